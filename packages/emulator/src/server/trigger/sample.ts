import { z } from "zod/v4";
import { valueAt } from "../../checks/violations.js";
import { guidOf } from "../../kernel/ids.js";
import { getOrInsert } from "../../store/get-or-insert.js";

type Json = z.core.JSONSchema.BaseSchema;

/** Objects at this depth and deeper contain no optional objects. */
const MAX_DEPTH = 3;

/** Optional top-level fields that the platform always sends. */
const COMMON_FIELDS = /^(?:id|revision|createdDate|updatedDate|name)$/;

interface SampleContext {
  readonly now: string;
  readonly definitions: Readonly<Record<string, Json>>;
}

function resolveSchema(schema: Json, { definitions }: SampleContext): Json {
  const name = schema.$ref?.split("/").at(-1);
  return (name === undefined ? undefined : definitions[name]) ?? schema;
}

const typesOf = ({ type }: Json): readonly string[] =>
  Array.isArray(type) ? type : type === undefined ? [] : [type];

const isNull = (schema: Json) => schema.type === "null";
const mayBeNull = (schema: Json) =>
  typesOf(schema).includes("null") ||
  (schema.anyOf ?? []).some((part) => typesOf(part as Json).includes("null"));

function sampleText(schema: Json, name: string, now: string): string {
  const { format, pattern = "", minLength = 0, maxLength = 100 } = schema;
  if (/date-time/.test(format ?? "")) return now;
  if (format === "date") return now.slice(0, 10);
  if (/uuid|guid/.test(format ?? "")) return guidOf(name);
  if (format === "email") return "someone@example.com";
  if (format === "uri") return "https://shop.example/page";
  if (/currency/i.test(name) && maxLength >= 3) return "USD";
  if (/country/i.test(name) && maxLength >= 2) return "US";
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && new RegExp(pattern).test(text);
  const values = [now, guidOf(name), "#112233", "1", "10.00", "someone@example.com"];
  const sample = (/id$/i.test(name) ? guidOf(name) : `Sample ${name || "text"}`)
    .slice(0, maxLength)
    .padEnd(minLength, "x");
  return [sample, ...values].find(fits) ?? sample;
}

function objectOf(schema: Json, context: SampleContext, depth: number): Record<string, unknown> {
  const fields: [string, unknown][] = [];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property === "boolean") continue;
    const isRequired = schema.required?.includes(name) ?? false;
    const isUsual = !mayBeNull(property) || (depth === 0 && COMMON_FIELDS.test(name));
    const propertySchema = resolveSchema(property, context);
    // Skip optional objects at the depth limit, and most optional fields that can be null.
    if (isRequired || (isUsual && (propertySchema.properties === undefined || depth < MAX_DEPTH))) {
      fields.push([name, sampleValue(property, context, depth + 1, name)]);
    }
  }
  return Object.fromEntries(fields);
}

function sampleValue(property: Json, context: SampleContext, depth: number, name: string): unknown {
  const schema = resolveSchema(property, context);
  if (schema.const !== undefined) return schema.const;
  const options = (schema.anyOf ?? schema.oneOf ?? []) as Json[];
  const [option] = options.filter((candidate) => !isNull(candidate));
  if (option) return sampleValue(option, context, depth, name);
  if (schema.enum) {
    return (
      schema.enum.find((value) => !/^UN(KNOWN|DEFINED|SPECIFIED)/.test(String(value))) ??
      schema.enum[0]
    );
  }
  const types = typesOf(schema);
  if (types.includes("object")) return objectOf(schema, context, depth);
  if (types.includes("array")) {
    const { minItems = 0, items } = schema;
    if ((depth > MAX_DEPTH && minItems === 0) || typeof items !== "object" || Array.isArray(items))
      return [];
    const item = sampleValue(items, context, depth + 1, name.replace(/s$/, ""));
    return Array.from({ length: Math.max(minItems, 1) }, () => item);
  }
  if (types.includes("number") || types.includes("integer")) {
    return Math.max(1, schema.minimum ?? 1, Number(schema.exclusiveMinimum ?? 0) + 1);
  }
  if (types.includes("boolean")) return true;
  return types.includes("string") ? sampleText(schema, name, context.now) : {};
}

/** Strings to try for formats that zod checks but JSON Schema cannot express. */
const SAMPLES: readonly string[] = ["1", guidOf("sample"), "USD", "US", "en", "#112233", "0.1"];

/** Each round changes or removes the fields that violate a rule. */
const MAX_ROUNDS = 50;

/** Fixes violations of rules that JSON Schema cannot express, such as formats and exclusive fields. */
function repairSample(schema: z.ZodType, sample: Record<string, unknown>): void {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { issues = [] } = schema.safeParse(sample).error ?? {};
    if (issues.length === 0) return;
    for (const { path } of issues) {
      const parent = valueAt(sample, path.slice(0, -1));
      const key = path.at(-1);
      if (key === undefined || typeof parent !== "object" || parent === null) continue;
      const text = typeof Reflect.get(parent, key) === "string" ? SAMPLES[round] : undefined;
      if (text === undefined) Reflect.deleteProperty(parent, key);
      else Reflect.set(parent, key, text);
    }
  }
}

/** Converting a schema is slow, and events for the same entity share a schema. */
const jsonSchemas = new WeakMap<z.ZodType, Json>();

export function sampleOf(schema: z.ZodType, now: string): Record<string, unknown> {
  const json = getOrInsert(jsonSchemas, schema, () =>
    z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }),
  );
  const context = { now, definitions: (json.$defs ?? {}) as Record<string, Json> };
  const sample = objectOf(resolveSchema(json, context), context, 0);
  repairSample(schema, sample);
  return sample;
}
