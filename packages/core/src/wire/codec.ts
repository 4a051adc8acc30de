import { fromBase64, toBase64 } from "./base64.js";
import type { Codec, CodecTable } from "./operation.js";
import { type Fields, isDate, isRecord } from "./records.js";

type Leaf = Extract<Codec, string>;
type LeafConverter = (leaf: Leaf, value: unknown) => unknown;

function convertAll(
  value: unknown,
  codec: Codec,
  convert: LeafConverter,
  shouldCopy: boolean,
): unknown {
  if (value === undefined || value === null) return value;
  // A field mask list is converted as a whole.
  if (Array.isArray(value) && codec !== "m") {
    const list = shouldCopy ? [...value] : value;
    for (let index = 0; index < list.length; index++) {
      list[index] = convertAll(list[index], codec, convert, shouldCopy);
    }
    return list;
  }
  if (typeof codec === "string") return convert(codec, value);
  if (!isRecord(value)) return value;
  // The copy has every key as an own property, so setting `__proto__` does not change a prototype.
  const fields: Fields = shouldCopy ? { ...value } : value;
  for (const key in "*" in codec ? fields : codec) {
    // Check for undefined first, because this is fast and most of these fields are missing.
    if (fields[key] === undefined || !Object.hasOwn(fields, key)) continue;
    const fieldCodec = Object.hasOwn(codec, key) ? codec[key] : codec["*"];
    if (fieldCodec) fields[key] = convertAll(fields[key], fieldCodec, convert, shouldCopy);
  }
  return fields;
}

function encodeLeaf(leaf: Leaf, value: unknown): unknown {
  // `checkSendable` rejects an invalid Date and names its field.
  if (leaf === "d" && isDate(value)) return value.toJSON() ?? value;
  if (leaf === "f" && typeof value === "number" && !Number.isFinite(value)) return String(value);
  if (leaf === "b" && ArrayBuffer.isView(value)) {
    return toBase64(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  }
  if (leaf === "m" && Array.isArray(value)) return value.join(",");
  return value;
}

function decodeLeaf(leaf: Leaf, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (leaf === "d") {
    // Some engines parse "5" as a date.
    const date = /^[+-]?\d{4,6}-\d\d-\d\d/.test(value) ? new Date(value) : undefined;
    return date && !Number.isNaN(date.getTime()) ? date : value;
  }
  if (leaf === "f") return /^(NaN|-?Infinity)$/.test(value) ? Number(value) : value;
  if (leaf === "m") return value === "" ? [] : value.split(",");
  try {
    return fromBase64(value);
  } catch {
    return value;
  }
}

export function encode<Value>(value: Value, table: CodecTable | undefined): Value {
  return table ? (convertAll(value, table, encodeLeaf, true) as Value) : value;
}

/** Keeps invalid values, so that one invalid field does not make the whole response fail. */
export function decode<Value>(value: Value, table: CodecTable | undefined): Value {
  return table ? (convertAll(value, table, decodeLeaf, true) as Value) : value;
}

/** Use this only for values that no other code references, such as JSON that was just parsed. */
export function decodeInPlace<Value>(value: Value, table: CodecTable | undefined): Value {
  return table ? (convertAll(value, table, decodeLeaf, false) as Value) : value;
}
