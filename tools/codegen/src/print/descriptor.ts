import { type NamedOperation, requestSchema, responseSchema, type Service } from "../api/api.ts";
import type { CodecWriter } from "./codec-writer.ts";
import { literal } from "./text.ts";

/** An operation as the data that `call` carries out. */
export function descriptor(service: Service, named: NamedOperation, codecs: CodecWriter): string {
  const { operation, method, path } = named;
  const { names, explicit, spread } = operation["x-arguments"];
  const builder = operation["x-query-builder"];
  const fields: [string, string | undefined][] = [
    ["name", literal(`${service.package}.${service.module}.${operation.operationId}`)],
    ["method", literal(method)],
    ["path", literal(path)],
    ["names", names.length ? literal(names) : undefined],
    ["args", Object.keys(explicit).length ? literal(explicit) : undefined],
    ["spread", Object.keys(spread).length ? literal(spread) : undefined],
    ["request", codecs.table(service.file, requestSchema(operation), operation["x-field-mask"])],
    ["response", codecs.table(service.file, responseSchema(operation))],
    ["returns", operation["x-returns"] && literal(operation["x-returns"])],
    ["complex", operation["x-complex"] && "true"],
    ["fallback", operation["x-fallback"] && "true"],
    ["read", operation["x-read"] === undefined ? undefined : literal(operation["x-read"])],
    ["mask", operation["x-field-mask"] && literal(operation["x-field-mask"])],
    [
      "query",
      builder &&
        literal({
          paging: builder.paging.toLowerCase(),
          items: builder.items,
          metadata: builder.metadata,
        }),
    ],
  ];
  const lines = fields.flatMap(([key, value]) => (value ? [`  ${key}: ${value},`] : []));
  return `{\n${lines.join("\n")}\n}`;
}
