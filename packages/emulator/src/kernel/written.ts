// Parts of an answer that are JSON already, so that what is answered often is written once.

const encoder = /* @__PURE__ */ new TextEncoder();
const decoder = /* @__PURE__ */ new TextDecoder();

/** A part of an answer as JSON, in bytes: joining them costs less than joining texts and encoding them every time. */
export class Written {
  readonly bytes: Uint8Array;

  constructor(json: string) {
    this.bytes = encoder.encode(json);
  }

  toJSON(): unknown {
    return JSON.parse(decoder.decode(this.bytes));
  }
}

const isWritten = (value: unknown): value is Written => value instanceof Written;

/** A value as JSON, in pieces; nothing of what JSON does not have. */
function partsOf(value: unknown): readonly (string | Written)[] {
  if (isWritten(value)) return [value];
  if (Array.isArray(value) && value.length > 0 && value.every(isWritten)) {
    return ["[", ...value.flatMap((one, at) => (at === 0 ? [one] : [",", one])), "]"];
  }
  const json = JSON.stringify(value);
  return json === undefined ? [] : [json];
}

function joined(parts: readonly (string | Written)[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.map((part) => (isWritten(part) ? part.bytes : encoder.encode(part)));
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** An answer as JSON: what is written already, alone or in a list, is taken as it is. */
export function jsonOf(answer: unknown): Uint8Array<ArrayBuffer> {
  const isPlain =
    typeof answer === "object" &&
    answer !== null &&
    !Array.isArray(answer) &&
    !("toJSON" in answer);
  if (!isPlain) return joined(partsOf(answer));
  const fields = Object.entries(answer).flatMap(([name, value]) => {
    const parts = partsOf(value);
    return parts.length === 0 ? [] : [[`${JSON.stringify(name)}:`, ...parts]];
  });
  return joined(["{", ...fields.flatMap((field, at) => (at === 0 ? field : [",", ...field])), "}"]);
}
