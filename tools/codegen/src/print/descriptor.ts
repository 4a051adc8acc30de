import type { Api, NamedOperation, Service } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { type Argument, argumentsOf, isSinglePart, type Part } from "../model/arguments.ts";
import { requestConversions, responseConversions } from "../model/payloads.ts";
import type { CodecTables, NamedTables } from "./codec-tables.ts";
import { literalText } from "./text.ts";

/** Returns an operation as data for core's `call`. */
export function descriptorText(
  api: Api,
  service: Service,
  namedOperation: NamedOperation,
  codecs: CodecTables,
  tables: NamedTables,
): string {
  const { operation, method, path } = namedOperation;
  const pagedQuery = operation["x-query-builder"] ?? operation["x-search-spec"];
  const args = argumentsOf(api, service.file, namedOperation);
  const { explicit } = operation["x-arguments"];
  const request = requestConversions(api, service, operation);
  const response = responseConversions(api, service, operation);
  const fields: [string, string | undefined][] = [
    ["name", literalText(`${service.package}.${service.module}.${operation.operationId}`)],
    ["method", method === "POST" ? undefined : literalText(method)],
    ["path", literalText(path)],
    ["args", args.length ? literalText(args.map(targetOf)) : undefined],
    ["names", args.every(isNamedByTarget) ? undefined : literalText(args.map(({ name }) => name))],
    ["order", isInOrder(operation, args) ? undefined : literalText(Object.keys(explicit))],
    ["request", request && codecs.expression(request, tables)],
    ["response", response && codecs.expression(response, tables)],
    ["returns", operation["x-returns"] && literalText(operation["x-returns"])],
    ["complex", operation["x-complex"] && "true"],
    ["fallback", operation["x-fallback"] && "true"],
    ["read", operation["x-read"] === undefined ? undefined : literalText(operation["x-read"])],
    ["redirect", operation["x-redirect"] && "redirectBody"],
    ["mask", operation["x-field-mask"] && literalText(operation["x-field-mask"])],
    [
      "query",
      pagedQuery &&
        literalText({
          items: pagedQuery.items,
          ...(pagedQuery.metadata !== "pagingMetadata" && { metadata: pagedQuery.metadata }),
        }),
    ],
  ];
  const lines = fields.flatMap(([key, value]) => (value ? [`  ${key}: ${value},`] : []));
  return `{\n${lines.join("\n")}\n}`;
}

const pathTarget = (part: Part) => (part.spread ? `...${part.path}` : part.path);

/** Returns the target of an argument, as `ArgumentTarget` in core describes it. */
function targetOf(argument: Argument): unknown {
  const [onlyPart] = argument.parts;
  if (onlyPart && isSinglePart(argument)) return pathTarget(onlyPart);
  if (argument.parts.every(({ key, path }) => key === path)) return argument.parts.map(pathTarget);
  return Object.fromEntries(argument.parts.map((part) => [part.key, pathTarget(part)]));
}

/** Returns whether the request's fields are in the same order as the arguments. */
function isInOrder(operation: OperationDocument, args: Argument[]): boolean {
  const explicitParts = args.flatMap(({ parts }) => parts.filter(({ spread }) => !spread));
  const order = Object.keys(operation["x-arguments"].explicit);
  return explicitParts.every(({ path }, index) => path === order[index]);
}

/** Returns whether core can derive an argument's name from its target. */
function isNamedByTarget({ name, parts }: Argument): boolean {
  const [firstPart] = parts;
  return name === (firstPart?.key === "" ? firstPart.path.split(".").at(-1) : "options");
}
