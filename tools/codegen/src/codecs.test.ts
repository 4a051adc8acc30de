import { fileURLToPath } from "node:url";
import { type CodecTable, decode, encode } from "@portico/core/internal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadApi, type SchemaId } from "./api.ts";
import { CodecWriter } from "./codecs.ts";
import type { Schema, Undocumented } from "./document.ts";

const api = loadApi(fileURLToPath(new URL("../../../api", import.meta.url)));

/** The table that the generator writes for a schema, as the value it is at run time. */
function tableOf(id: SchemaId): CodecTable | undefined {
  const writer = new CodecWriter(api);
  const text = writer.table(id.file, { $ref: `#/components/schemas/${id.name}` });
  if (!text) return undefined;
  const declarations = writer.declarations.map((line) => line.replace(" as const;", ";"));
  return new Function(`${declarations.join("\n")}\nreturn ${text};`)();
}

const numbers = fc
  .oneof(
    fc.double(),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  )
  .map((value) => (Object.is(value, -0) ? 0 : value)); // JSON has no negative zero
const dates = fc.date({ noInvalidDate: true });
const masks = fc.array(fc.constantFrom("name", "lineItems.price", "buyerInfo.email"));
const leaf = { d: dates, f: numbers, b: fc.uint8Array() };

/** Values of a schema, nested no deeper than tables reach: a schema that contains itself ends there. */
function valuesOf(file: string, schema: Schema, stack: string[]): fc.Arbitrary<unknown> {
  if (schema.$ref) {
    const id = api.resolve(file, schema.$ref);
    if (stack.includes(`${id.file}#${id.name}`)) return fc.constant({});
    return valuesOf(id.file, api.schema(id), [...stack, `${id.file}#${id.name}`]);
  }
  if (schema.format === "date-time") return fc.option(dates);
  if (schema.format === "double") return fc.option(numbers);
  if (schema.format === "byte") return fc.option(fc.uint8Array());
  if (schema.format === "field-mask") return masks;
  if (schema.items) return fc.array(valuesOf(file, schema.items, stack), { maxLength: 1 });
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, valuesOf(file, property, stack)] as const,
  );
  const unknown = Object.entries(schema["x-undocumented"] ?? {}).map(
    ([name, value]) => [name, undocumentedValues(value)] as const,
  );
  if (fields.length + unknown.length)
    return fc.record(Object.fromEntries([...fields, ...unknown]), { requiredKeys: [] });
  if (schema.additionalProperties)
    return fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom("constructor", "__proto__", "*")),
      valuesOf(file, schema.additionalProperties, stack),
      { maxKeys: 2 },
    );
  return fc.jsonValue({ maxDepth: 1 }).map((value) => JSON.parse(JSON.stringify(value)));
}

function undocumentedValues(value: Undocumented | "d" | "f" | "b"): fc.Arbitrary<unknown> {
  if (typeof value === "string") return leaf[value];
  return fc.record(
    Object.fromEntries(Object.entries(value).map(([name, v]) => [name, undocumentedValues(v)])),
    { requiredKeys: [] },
  );
}

const files = [
  ...api.services.map((s) => [s.file, s.document.components.schemas] as const),
  ...[...api.commons].map(([file, d]) => [file, d.components.schemas] as const),
];

const converted = files.flatMap(([file, schemas]) =>
  Object.keys(schemas).flatMap((name) => {
    const table = tableOf({ file, name });
    return table ? [{ file, name, table }] : [];
  }),
);

describe("values survive the wire", () => {
  it.each(converted)("$file $name", ({ file, name, table }) => {
    const values = valuesOf(file, { $ref: `#/components/schemas/${name}` }, []);
    fc.assert(
      fc.property(values, (value) => {
        const sent = JSON.parse(JSON.stringify(encode(value, table)));
        expect(decode(sent, table)).toEqual(value);
      }),
      { numRuns: 8 },
    );
  });
});
