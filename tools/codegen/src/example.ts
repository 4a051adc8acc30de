import { type Api, requestSchema, type Service } from "./api.ts";
import type { OperationDocument, Schema } from "./document.ts";
import { at, deref, type Parameter, type Signature } from "./signature.ts";
import { keyText } from "./text.ts";

interface Located {
  from: string;
  schema: Schema;
}

/** A call of the operation with its required arguments, for its documentation. */
export function exampleOf(
  api: Api,
  service: Service,
  operation: OperationDocument,
  signature: Signature,
): string[] {
  const args = exampleArguments(api, service, operation, signature.parameters);
  const call = `await client.use(${service.module}).${operation.operationId}(${args.join(", ")});`;
  return [signature.returns === "void" ? call : `const answer = ${call}`];
}

/** The required ones of the parameters, with the least that they need. */
export function exampleArguments(
  api: Api,
  service: Service,
  operation: OperationDocument,
  parameters: Parameter[],
): string[] {
  const request = { from: service.file, schema: requestSchema(operation) };
  return parameters
    .filter((parameter) => parameter.required)
    .map((parameter) => argument(api, request, operation, parameter));
}

function argument(api: Api, request: Located, operation: OperationDocument, parameter: Parameter) {
  const required = operation["x-required-fields"];
  const entries = Object.entries(parameter.fills);
  const [only] = entries;
  if (only && only[1] === "") {
    return sample(api, at(api, request, only[0]), parameter.name, parameter.name, required);
  }
  const fields = entries
    .filter(([path, field]) => isNeeded(path, field))
    .map(([path, field]) => {
      const name = `${parameter.name}.${field}`;
      return `${keyText(field)}: ${sample(api, at(api, request, path), field, name, required)}`;
    });
  return fields.length ? `{ ${fields.join(", ")} }` : "{}";

  function isNeeded(path: string, field: string) {
    const requestRequired = deref(api, request).schema.required ?? [];
    return (
      required.includes(`${parameter.name}.${field}`) ||
      required.includes(path) ||
      requestRequired.includes(path) ||
      operation.parameters.some((p) => p.in === "path" && p.name === path)
    );
  }
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
  return JSON.stringify(
    `<${name.replaceAll(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)}>`,
  );
}
