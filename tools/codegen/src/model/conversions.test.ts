import { fileURLToPath } from "node:url";
import { type CodecTable, decode, encode } from "@portico/core/internal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadApi, type SchemaId } from "../api/api.ts";
import type { Schema, UndocumentedFields } from "../api/document.ts";
import { type Conversions, conversionsOf } from "./conversions.ts";

const api = loadApi(fileURLToPath(new URL("../../../../api", import.meta.url)));

/** Returns the conversions of a schema as a codec table. */
function tableOf(id: SchemaId): CodecTable | undefined {
  const schema = { $ref: `#/components/schemas/${id.name}` };
  const conversions = conversionsOf(api, { from: id.file, schema });
  return conversions && toCodecTable(conversions);
}

function toCodecTable({ fields }: Conversions): CodecTable {
  return Object.fromEntries(
    [...fields].map(([name, conversion]) => [
      name,
      typeof conversion === "string" ? conversion : toCodecTable(conversion),
    ]),
  );
}

const files = [
  ...api.services.map((service) => [service.file, service.document.components.schemas] as const),
  ...[...api.commons].map(([file, document]) => [file, document.components.schemas] as const),
];

/** Schemas with values that need conversion, found independently of the generator. */
const convertedSchemas = new Set<Schema>();
for (let sizeBefore = -1; sizeBefore !== convertedSchemas.size; ) {
  sizeBefore = convertedSchemas.size;
  for (const [file, schemas] of files)
    for (const schema of Object.values(schemas)) markIfConverted(file, schema);
}

function markIfConverted(file: string, schema: Schema): boolean {
  const id = schema.$ref && api.resolve(file, schema.$ref);
  const parts = [
    schema.items,
    schema.additionalProperties,
    ...Object.values(schema.properties ?? {}),
  ];
  const needsConversion = [
    schema["x-undocumented"] !== undefined,
    /^(date-time|double|byte|field-mask)$/.test(schema.format ?? ""),
    id && convertedSchemas.has(api.schema(id)),
    ...parts.map((part) => part && markIfConverted(file, part)),
  ].some(Boolean);
  if (needsConversion) convertedSchemas.add(schema);
  return needsConversion;
}

const numbers = fc
  .oneof(
    fc.double(),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  )
  .map((value) => (Object.is(value, -0) ? 0 : value)); // JSON has no negative zero.
const dates = fc.date({ noInvalidDate: true });
const masks = fc.array(fc.constantFrom("name", "lineItems.price", "buyerInfo.email"));
const leafValues = { d: dates, f: numbers, b: fc.uint8Array() };

/**
 * Values that need no conversion are passed through unchanged. A few samples represent all of them.
 */
const plainValues = fc.constantFrom(null, "", 0, true, [], { name: "constructor" });
const valuesBySchema = new Map<Schema, fc.Arbitrary<unknown>>();
let cutRecursionCount = 0;

/** Creates values of a schema. Recursive schemas end at the same depth as the codec tables. */
function valuesOf(file: string, schema: Schema, stack: string[]): fc.Arbitrary<unknown> {
  if (schema.$ref) {
    const id = api.resolve(file, schema.$ref);
    const key = `${id.file}#${id.name}`;
    if (!stack.includes(key)) return valuesOf(id.file, api.schema(id), [...stack, key]);
    cutRecursionCount++;
    return fc.constant({});
  }
  if (!convertedSchemas.has(schema)) return plainValues;
  const cachedValues = valuesBySchema.get(schema);
  if (cachedValues) return cachedValues;
  const cutCountBefore = cutRecursionCount;
  const arbitrary = convertedValues(file, schema, stack);
  if (cutRecursionCount === cutCountBefore) valuesBySchema.set(schema, arbitrary);
  return arbitrary;
}

function convertedValues(file: string, schema: Schema, stack: string[]): fc.Arbitrary<unknown> {
  if (schema.format === "date-time") return fc.option(dates);
  if (schema.format === "double") return fc.option(numbers);
  if (schema.format === "byte") return fc.option(fc.uint8Array());
  if (schema.format === "field-mask") return masks;
  if (schema.items) return fc.array(valuesOf(file, schema.items, stack), { maxLength: 1 });
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, valuesOf(file, property, stack)] as const,
  );
  const undocumentedFields = Object.entries(schema["x-undocumented"] ?? {}).map(
    ([name, value]) => [name, undocumentedValues(value)] as const,
  );
  if (fields.length + undocumentedFields.length)
    return fc.record(Object.fromEntries([...fields, ...undocumentedFields]), { requiredKeys: [] });
  return fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom("constructor", "__proto__", "*")),
    valuesOf(file, schema.additionalProperties ?? {}, stack),
    { maxKeys: 2 },
  );
}

function undocumentedValues(value: UndocumentedFields | "d" | "f" | "b"): fc.Arbitrary<unknown> {
  if (typeof value === "string") return leafValues[value];
  return fc.record(
    Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, undocumentedValues(field)]),
    ),
    { requiredKeys: [] },
  );
}

describe("codec tables", () => {
  it.each(files)("exist only if a schema needs them, and preserve values: %s", (file, schemas) => {
    for (const [name, schema] of Object.entries(schemas)) {
      const table = tableOf({ file, name });
      expect(table !== undefined, `${name} has a table`).toBe(convertedSchemas.has(schema));
      if (!table) continue;
      fc.assert(
        fc.property(valuesOf(file, { $ref: `#/components/schemas/${name}` }, []), (value) => {
          const wire = JSON.parse(JSON.stringify(encode(value, table)));
          expect(decode(wire, table), name).toEqual(value);
        }),
        { numRuns: 8 },
      );
    }
  });
});
