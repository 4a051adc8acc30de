import type { Api, Service } from "../api/api.ts";
import type { OperationDocument, Schema } from "../api/document.ts";
import { deref, type Located } from "../api/located.ts";
import type { Argument } from "../model/arguments.ts";
import type { Signature } from "./signature.ts";
import { keyText, spaced } from "./text.ts";

/** A value as it is written: code, a list, or an object by fields. */
export type Sample = string | Sample[] | Map<string, Sample>;

const WIDTH = 94;

/** A call of the operation with its required arguments, for its documentation. */
export function exampleOf(
  api: Api,
  service: Service,
  operation: OperationDocument,
  { parameters, returns }: Pick<Signature, "parameters" | "returns">,
): string[] {
  const call = `await client.use(${service.module}).${operation.operationId}`;
  const args = exampleArguments(api, operation, parameters);
  return [callText(returns === "void" ? call : `const answer = ${call}`, args, ";")];
}

/** A call in one line, or with its arguments taken apart where it is too long for one. */
export function callText(before: string, args: Sample[], after: string): string {
  const short = `${before}(${args.map((arg) => inline(arg)).join(", ")})${after}`;
  if (short.length <= WIDTH) return short;
  const last = args.at(-1);
  const first = args.slice(0, -1).map((arg) => inline(arg));
  const opening = `${before}(${[...first, ""].join(", ")}`;
  if (last && typeof last !== "string" && opening.length < WIDTH)
    return `${opening}${laidOut(last, 0)})${after}`;
  return `${before}(\n${args.map((arg) => `  ${laidOut(arg, 1)},\n`).join("")})${after}`;
}

function inline(sample: Sample): string {
  if (typeof sample === "string") return sample;
  if (Array.isArray(sample)) return `[${sample.map(inline).join(", ")}]`;
  const fields = [...sample].map(([field, value]) => `${keyText(field)}: ${inline(value)}`);
  return fields.length ? `{ ${fields.join(", ")} }` : "{}";
}

function laidOut(sample: Sample, depth: number): string {
  const short = inline(sample);
  if (typeof sample === "string" || (depth > 0 && short.length + 2 * depth < WIDTH - 20))
    return short;
  const line = (text: string) => `${"  ".repeat(depth + 1)}${text},\n`;
  const end = "  ".repeat(depth);
  if (Array.isArray(sample))
    return `[\n${sample.map((item) => line(laidOut(item, depth + 1))).join("")}${end}]`;
  const fields = [...sample].map(([field, value]) =>
    line(`${keyText(field)}: ${laidOut(value, depth + 1)}`),
  );
  return `{\n${fields.join("")}${end}}`;
}

/** The required ones of the arguments, with the least that they need. */
export function exampleArguments(
  api: Api,
  operation: OperationDocument,
  args: Argument[],
): Sample[] {
  const required = operation["x-required-fields"];
  return args
    .filter((argument) => argument.required)
    .map(({ name, parts }) => {
      const [whole] = parts;
      if (whole?.key === "") return sample(api, whole.schema, name, [name, whole.path], required);
      const fields = parts
        .filter((part) => part.required || isRequired([`${name}.${part.key}`, part.path], required))
        .map(({ key, path, schema }): [string, Sample] => [
          key,
          sample(api, schema, key, [`${name}.${key}`, path], required),
        ]);
      return new Map(fields);
    });
}

/** Whether a field, by any of its paths, is required, or one inside it. */
function isRequired(paths: string[], required: string[]): boolean {
  return paths.some((path) =>
    required.some((field) => field === path || field.startsWith(`${path}.`)),
  );
}

/** The smallest value of a schema that has all that is required of it; `paths` are what it may be called there. */
function sample(
  api: Api,
  located: Located,
  name: string,
  paths: string[],
  required: string[],
): Sample {
  const { from, schema } = deref(api, located);
  const type = [schema.type ?? "unknown"].flat()[0];
  if (schema.enum) return JSON.stringify(schema.enum[0]);
  if (type === "array") {
    const item = { from, schema: schema.items ?? {} };
    return [sample(api, item, name.replace(/s$/, ""), paths, required)];
  }
  if (type === "object" && schema.properties) {
    const fields = Object.entries(schema.properties).flatMap(
      ([field, property]): [string, Sample][] => {
        const inner = paths.map((path) => `${path}.${field}`);
        const always = !property.readOnly && schema.required?.includes(field);
        if (!always && !isRequired(inner, required)) return [];
        return [[field, sample(api, { from, schema: property }, field, inner, required)]];
      },
    );
    const all = new Map(fields);
    for (const [group, field] of alternatives(schema, all, paths, required)) {
      const inner = paths.map((path) => `${path}.${group}.${field}`);
      const chosen = { from, schema: schema.properties[field] ?? {} };
      all.set(field, sample(api, chosen, field, inner, required));
    }
    return all;
  }
  return scalar(schema, type ?? "unknown", name);
}

/** Fields chosen of alternatives of which one is required: the documents name it by the group, which is no field. */
function alternatives(
  schema: Schema,
  given: Map<string, Sample>,
  paths: string[],
  required: string[],
): [group: string, field: string][] {
  const below = required.flatMap((field) => {
    const path = paths.find((known) => field.startsWith(`${known}.`));
    return path === undefined ? [] : [field.slice(path.length + 1).split(".")];
  });
  const known = schema.properties ?? {};
  const groups = new Set(below.flatMap(([group = ""]) => (group in known ? [] : [group])));
  return [...groups].flatMap((group): [string, string][] => {
    const named = below.find(([name, field = ""]) => name === group && field in known)?.[1];
    const open = schema["x-oneof"]?.find((one) => one.length > 1 && !one.some((f) => given.has(f)));
    const field = named ?? open?.find((name) => name in known);
    return field === undefined || given.has(field) ? [] : [[group, field]];
  });
}

function scalar(schema: Schema, type: string, name: string): string {
  if (type === "number") return String(Math.max(1, schema.minimum ?? 1));
  if (type === "boolean") return "true";
  if (type !== "string") return "{}";
  if (schema.format === "date-time") return 'new Date("2026-01-31T12:00:00Z")';
  if (schema.format === "byte") return "new Uint8Array()";
  if (schema.format === "email" || /email/i.test(name)) return '"ada@example.com"';
  if (schema.format === "currency") return '"EUR"';
  if (schema.format === "country") return '"DE"';
  if (schema["x-decimal"] || schema.format === "decimal-value" || /price|amount$/i.test(name))
    return '"19.90"';
  if (schema.format === "web-url" || /ur[il]$/i.test(name)) return '"https://shop.example/done"';
  if (/password/i.test(name)) return "password";
  if (/slug/i.test(name)) return '"linen-shirt"';
  if (/^name$|title/i.test(name)) return '"Linen shirt"';
  if (name === "revision") return '"1"';
  return JSON.stringify(`<${spaced(name)}>`);
}
