import type { Api, Service } from "../api/api.ts";
import type { OperationDocument, Schema } from "../api/document.ts";
import { deref, type Located } from "../api/located.ts";
import { type Argument, isWhole } from "../model/arguments.ts";
import type { Signature } from "./signature.ts";
import { keyText, spaced } from "./text.ts";

/** A call of the operation with its required arguments, for its documentation. */
export function exampleOf(
  api: Api,
  service: Service,
  operation: OperationDocument,
  signature: Signature,
): string[] {
  const args = exampleArguments(api, operation, signature.parameters);
  const call = `await client.use(${service.module}).${operation.operationId}(${args.join(", ")});`;
  return [signature.returns === "void" ? call : `const answer = ${call}`];
}

/** The required ones of the arguments, with the least that they need. */
export function exampleArguments(
  api: Api,
  operation: OperationDocument,
  args: Argument[],
): string[] {
  const required = operation["x-required-fields"];
  return args
    .filter((argument) => argument.required)
    .map((argument) => {
      const [whole] = argument.parts;
      if (whole && isWhole(argument))
        return sample(api, whole.schema, argument.name, argument.name, required);
      const fields = argument.parts
        .filter((part) => part.required)
        .map(({ key, schema }) => {
          const value = sample(api, schema, key, `${argument.name}.${key}`, required);
          return `${keyText(key)}: ${value}`;
        });
      return fields.length ? `{ ${fields.join(", ")} }` : "{}";
    });
}

/** The smallest value of a schema that has all that is required of it. */
function sample(
  api: Api,
  located: Located,
  name: string,
  path: string,
  required: string[],
): string {
  const { from, schema } = deref(api, located);
  const type = [schema.type ?? "unknown"].flat()[0];
  if (schema.enum) return JSON.stringify(schema.enum[0]);
  if (type === "array") {
    return `[${sample(api, { from, schema: schema.items ?? {} }, name.replace(/s$/, ""), path, required)}]`;
  }
  if (type === "object" && schema.properties) {
    const fields = Object.entries(schema.properties)
      .filter(([field, property]) => {
        const always = !property.readOnly && schema.required?.includes(field);
        return always || required.includes(`${path}.${field}`);
      })
      .map(([field, property]) => {
        const value = sample(api, { from, schema: property }, field, `${path}.${field}`, required);
        return `${keyText(field)}: ${value}`;
      });
    return fields.length ? `{ ${fields.join(", ")} }` : "{}";
  }
  return scalar(schema, type ?? "unknown", name);
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
