import type { Api, NamedOperation, Service } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { type Argument, argumentsOf, isWhole, type Part } from "../model/arguments.ts";
import { requestConversions, responseConversions } from "../model/payloads.ts";
import type { CodecBook, NamedTables } from "./codec-book.ts";
import { literal } from "./text.ts";

/** Returns an operation as data for core's `call`. */
export function descriptor(
  api: Api,
  service: Service,
  named: NamedOperation,
  codecs: CodecBook,
  tables: NamedTables,
): string {
  const { operation, method, path } = named;
  const paged = operation["x-query-builder"] ?? operation["x-search-spec"];
  const args = argumentsOf(api, service.file, named);
  const { explicit } = operation["x-arguments"];
  const request = requestConversions(api, service, operation);
  const response = responseConversions(api, service, operation);
  const fields: [string, string | undefined][] = [
    ["name", literal(`${service.package}.${service.module}.${operation.operationId}`)],
    ["method", method === "POST" ? undefined : literal(method)],
    ["path", literal(path)],
    ["args", args.length ? literal(args.map(targetOf)) : undefined],
    ["names", args.every(isNamedByTarget) ? undefined : literal(args.map(({ name }) => name))],
    ["order", inOrder(operation, args) ? undefined : literal(Object.keys(explicit))],
    ["request", request && codecs.expression(request, tables)],
    ["response", response && codecs.expression(response, tables)],
    ["returns", operation["x-returns"] && literal(operation["x-returns"])],
    ["complex", operation["x-complex"] && "true"],
    ["fallback", operation["x-fallback"] && "true"],
    ["read", operation["x-read"] === undefined ? undefined : literal(operation["x-read"])],
    ["redirect", operation["x-redirect"] && "redirectBody"],
    ["mask", operation["x-field-mask"] && literal(operation["x-field-mask"])],
    [
      "query",
      paged &&
        literal({
          items: paged.items,
          ...(paged.metadata !== "pagingMetadata" && { metadata: paged.metadata }),
        }),
    ],
  ];
  const lines = fields.flatMap(([key, value]) => (value ? [`  ${key}: ${value},`] : []));
  return `{\n${lines.join("\n")}\n}`;
}

const pathTarget = (part: Part) => (part.spread ? `...${part.path}` : part.path);

/** Returns the target of an argument; see `ArgumentTarget` in core. */
function targetOf(argument: Argument): unknown {
  const [only] = argument.parts;
  if (only && isWhole(argument)) return pathTarget(only);
  if (argument.parts.every(({ key, path }) => key === path)) return argument.parts.map(pathTarget);
  return Object.fromEntries(argument.parts.map((part) => [part.key, pathTarget(part)]));
}

/** Whether the request's fields are in the same order as the arguments. */
function inOrder(operation: OperationDocument, args: Argument[]): boolean {
  const paths = args.flatMap(({ parts }) => parts.filter(({ spread }) => !spread));
  const order = Object.keys(operation["x-arguments"].explicit);
  return paths.every(({ path }, index) => path === order[index]);
}

/** Whether core can derive an argument's name from its target. */
function isNamedByTarget({ name, parts }: Argument): boolean {
  const [first] = parts;
  return name === (first?.key === "" ? first.path.split(".").at(-1) : "options");
}
