import type { Api, Service } from "../api/api.ts";
import type { OperationDocument, Schema } from "../api/document.ts";
import { deref, type LocatedSchema } from "../api/located.ts";
import { type Argument, isSinglePart, type Part } from "../model/arguments.ts";
import { NO_NEEDS } from "../model/needs.ts";
import type { Signature } from "./signature.ts";
import { keyText, splitCamelCase } from "./text.ts";

/** A value in source code: code, a list, or a map of an object's fields. */
export type Sample = string | Sample[] | Map<string, Sample>;

const LINE_WIDTH = 94;

/** Returns an example call with the required arguments. */
export function exampleOf(
  api: Api,
  service: Service,
  operation: OperationDocument,
  { parameters, returns }: Pick<Signature, "parameters" | "returns">,
): string[] {
  const call = `await client.use(${service.module}).${operation.operationId}`;
  const args = exampleArguments(api, operation, parameters);
  const entity = operation["x-returns"]?.split(".").at(-1) ?? "response";
  // a variable must not shadow the module's name
  const name = entity === service.module ? "result" : entity;
  return [callText(returns === "void" ? call : `const ${name} = ${call}`, args, ";")];
}

/** Writes a call on one line, or on several lines if it is too long. */
export function callText(before: string, args: Sample[], after: string): string {
  const singleLineCall = `${before}(${args.map((arg) => inlineText(arg)).join(", ")})${after}`;
  if (singleLineCall.length <= LINE_WIDTH) return singleLineCall;
  const lastArgument = args.at(-1);
  const leadingArguments = args.slice(0, -1).map((arg) => inlineText(arg));
  const firstLine = `${before}(${[...leadingArguments, ""].join(", ")}`;
  if (lastArgument && typeof lastArgument !== "string" && firstLine.length < LINE_WIDTH)
    return `${firstLine}${formatSample(lastArgument, 0)})${after}`;
  return `${before}(\n${args.map((arg) => `  ${formatSample(arg, 1)},\n`).join("")})${after}`;
}

/** Writes a sample value on one line. */
export function inlineText(sample: Sample): string {
  if (typeof sample === "string") return sample;
  if (Array.isArray(sample)) return `[${sample.map(inlineText).join(", ")}]`;
  const fields = [...sample].map(([field, value]) => `${keyText(field)}: ${inlineText(value)}`);
  return fields.length ? `{ ${fields.join(", ")} }` : "{}";
}

function formatSample(sample: Sample, depth: number): string {
  const singleLineText = inlineText(sample);
  if (
    typeof sample === "string" ||
    (depth > 0 && singleLineText.length + 2 * depth < LINE_WIDTH - 20)
  )
    return singleLineText;
  const formatLine = (text: string) => `${"  ".repeat(depth + 1)}${text},\n`;
  const indent = "  ".repeat(depth);
  if (Array.isArray(sample))
    return `[\n${sample.map((item) => formatLine(formatSample(item, depth + 1))).join("")}${indent}]`;
  const fields = [...sample].map(([field, value]) =>
    formatLine(`${keyText(field)}: ${formatSample(value, depth + 1)}`),
  );
  return `{\n${fields.join("")}${indent}}`;
}

/**
 * Returns the required arguments, each with its required fields.
 *
 * @param alternativeIndex - index of the alternative to choose. If set, the result also contains
 * optional arguments and objects that have required fields
 */
export function exampleArguments(
  api: Api,
  operation: OperationDocument,
  args: Argument[],
  alternativeIndex?: number,
): Sample[] {
  const context = { api, operation, alternativeIndex };
  const isIncluded = (part: Part) =>
    part.required ||
    part.alternatives?.required ||
    (alternativeIndex !== undefined && part.needs.size > 0);
  const includedParts = args.flatMap(({ parts }) => parts.filter(isIncluded));
  const isChosen = (part: Part) => {
    const candidates = includedParts.filter(({ path }) => part.alternatives?.paths.includes(path));
    return candidates.length
      ? part === pickAlternative(candidates, alternativeIndex)
      : includedParts.includes(part);
  };
  const lastIndex = args.findLastIndex(({ required, parts }) => required || parts.some(isChosen));
  return args.slice(0, lastIndex + 1).map(({ name, parts }) => {
    const [onlyPart] = parts;
    if (onlyPart && isSinglePart({ parts }))
      return createSample(context, onlyPart.schema, name, onlyPart);
    const fields = parts
      .filter(isChosen)
      .map((part): [string, Sample] => [
        part.key,
        createSample(context, part.schema, part.key, part),
      ]);
    return new Map(fields);
  });
}

/** Fields in a part of the request. */
export interface FieldGroup {
  /** Path to the fields. Lists and maps along the path have one item. */
  path: string[];
  fields: string[];
}

/** Returns a minimal value for a part with the given fields, which may be mutually exclusive. */
export function exampleWith(
  api: Api,
  operation: OperationDocument,
  part: Pick<Part, "key" | "schema" | "needs" | "externalFields">,
  fieldGroup: FieldGroup,
): Sample {
  return sampleWithFields(
    { api, operation, alternativeIndex: undefined },
    part.schema,
    part.key,
    part,
    fieldGroup,
  );
}

function sampleWithFields(
  context: SampleContext,
  located: LocatedSchema,
  name: string,
  { needs, externalFields }: Pick<Part, "needs" | "externalFields">,
  fieldGroup: FieldGroup,
): Sample {
  const { from, schema } = deref(context.api, located);
  if (schema.items)
    return [
      sampleWithFields(
        context,
        { from, schema: schema.items },
        name,
        { needs, externalFields },
        fieldGroup,
      ),
    ];
  if (schema.additionalProperties) {
    const value = { from, schema: schema.additionalProperties };
    return new Map([
      [
        "key",
        sampleWithFields(context, value, name, { needs: NO_NEEDS, externalFields: [] }, fieldGroup),
      ],
    ]);
  }
  const minimalSample = createSample(context, located, name, { needs, externalFields });
  if (!fieldGroup.path.length && !fieldGroup.fields.length) return minimalSample;
  const [nextField, ...path] = fieldGroup.path;
  const fields = nextField === undefined ? fieldGroup.fields : [nextField];
  const groups = schema["x-oneof"] ?? [];
  const exclusiveFields = groups
    .filter((group) => group.some((field) => fields.includes(field)))
    .flat();
  const remainingFields =
    minimalSample instanceof Map
      ? [...minimalSample].filter(([field]) => !exclusiveFields.includes(field))
      : [];
  const samples = fields.map((field): [string, Sample] => {
    const property = { from, schema: schema.properties?.[field] ?? {} };
    const fieldNeeds = { needs: needs.get(field)?.nestedNeeds ?? NO_NEEDS, externalFields: [] };
    return nextField === undefined
      ? [field, createSample(context, property, field, fieldNeeds)]
      : [field, sampleWithFields(context, property, field, fieldNeeds, { ...fieldGroup, path })];
  });
  return new Map([...remainingFields, ...samples]);
}

const pickAlternative = <T>(alternatives: T[], alternativeIndex = 0): T | undefined =>
  alternatives[alternativeIndex % alternatives.length];

interface SampleContext {
  api: Api;
  operation: OperationDocument;
  alternativeIndex: number | undefined;
}

/**
 * Returns a small value of a schema with all required fields, without the fields that other
 * arguments provide.
 */
function createSample(
  context: SampleContext,
  located: LocatedSchema,
  name: string,
  { needs, externalFields }: Pick<Part, "needs" | "externalFields">,
): Sample {
  const { from, schema } = deref(context.api, located);
  const type = [schema.type ?? "unknown"].flat()[0] ?? "unknown";
  if (schema.enum) {
    const member = schema.enum.find(
      (value) => !/^(UNKNOWN|UNRECOGNISED|UNSPECIFIED|UNDEFINED)/.test(value),
    );
    return JSON.stringify(member ?? schema.enum[0]);
  }
  if (type === "array") {
    const item = { from, schema: schema.items ?? {} };
    return [createSample(context, item, name.replace(/s$/, ""), { needs, externalFields })];
  }
  if (type !== "object" || !schema.properties)
    return scalarSample(schema, type, name, context.operation);
  const properties = schema.properties;
  const entries = [...needs];
  const requiredEntries = entries.filter(([, need]) => need.required);
  // if the object has no required fields, include optional fields that have required fields
  const includesOptional = context.alternativeIndex !== undefined || requiredEntries.length === 0;
  const names = (includesOptional ? entries : requiredEntries).flatMap(([field]) =>
    field.split("|"),
  );
  const candidates = Object.keys(properties).filter((field) => names.includes(field));
  const chosenFields = candidates.filter((field) => {
    const group = schema["x-oneof"]?.find((fields) => fields.includes(field)) ?? [field];
    const alternatives = candidates.filter((name) => group.includes(name));
    return field === pickAlternative(alternatives, context.alternativeIndex);
  });
  const usesChosenFields = chosenFields.length > 0 || context.alternativeIndex !== undefined;
  const sampleFields = usesChosenFields
    ? chosenFields
    : fieldsForEmptyObject(context.api, from, schema, externalFields);
  return new Map(
    sampleFields.map((field) => {
      const property = { from, schema: properties[field] ?? {} };
      const fieldNeeds = needs.get(field)?.nestedNeeds ?? NO_NEEDS;
      return [
        field,
        createSample(context, property, field, { needs: fieldNeeds, externalFields: [] }),
      ];
    }),
  );
}

/**
 * Chooses a field to show for an object without required fields, because an empty object
 * explains nothing.
 */
function fieldsForEmptyObject(
  api: Api,
  from: string,
  { properties = {} }: Schema,
  externalFields: string[],
): string[] {
  const isSettableTextField = ([name, property]: [string, Schema]) => {
    const { type } = deref(api, { from, schema: property }).schema;
    if (externalFields.includes(name)) return false;
    return !property.readOnly && !property.deprecated && [type].flat().includes("string");
  };
  const fields = Object.entries(properties).filter(isSettableTextField);
  const [field] =
    fields.find(([name]) => /^(amount|value|name|title)$/.test(name)) ?? fields[0] ?? [];
  return field === undefined ? [] : [field];
}

function scalarSample(
  schema: Schema,
  type: string,
  name: string,
  operation: OperationDocument,
): string {
  if (type === "number") return String(Math.max(1, schema.minimum ?? 1));
  if (type === "boolean") return "true";
  if (type !== "string") return "{}";
  if (schema.format === "date-time") return 'new Date("2026-01-31T12:00:00Z")';
  if (schema.format === "byte") return "new Uint8Array()";
  if (schema.format === "email" || /email/i.test(name)) return '"ada@example.com"';
  if (schema.format === "currency") return '"EUR"';
  if (schema.format === "country") return '"DE"';
  if (schema.format === "language") return '"en"';
  if (schema["x-decimal"] || schema.format === "decimal-value" || /price|amount$/i.test(name))
    return '"19.90"';
  if (schema.format === "web-url" || /ur[il]$/i.test(name)) return '"https://shop.example/done"';
  if (/password/i.test(name)) return "password";
  if (/slug/i.test(name)) return '"linen-shirt"';
  if (/^name$|title/i.test(name)) return '"Linen shirt"';
  if (name === "revision") return '"1"';
  const entity = operation["x-entity"]?.split(".").at(-1)?.replaceAll("_", " ");
  return JSON.stringify(`<${name === "id" && entity ? `${entity} id` : splitCamelCase(name)}>`);
}
