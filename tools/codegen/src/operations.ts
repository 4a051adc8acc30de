import {
  type Api,
  type NamedOperation,
  operationsOf,
  requestSchema,
  responseSchema,
  type Service,
} from "./api.ts";
import type { CodecWriter } from "./codecs.ts";
import type { OperationDocument, Schema } from "./document.ts";
import { exampleArguments, exampleOf } from "./example.ts";
import { at, deref, type Parameter, type Signature, signatureOf } from "./signature.ts";
import { capitalized, comment, literal } from "./text.ts";
import type { TypeWriter } from "./types.ts";

/** Names from the core runtime that a module needs. */
export type RuntimeNames = Set<string>;

/** POST calls by these names only read, so a failed one may be sent again. */
const reading = /^(get|list|query|search|count|aggregate|estimate|find|bulkGet)([A-Z]|$)/;

export function writeOperations(
  api: Api,
  service: Service,
  types: TypeWriter,
  codecs: CodecWriter,
  runtime: RuntimeNames,
): string[] {
  return operationsOf(service).flatMap((named) => {
    const { operation, path } = named;
    const signature = signatureOf(api, types, service.file, path, operation);
    runtime.add("call").add("type Operation");
    return [
      `const ${operation.operationId}Operation: Operation = ${descriptor(service, named, codecs)};`,
      ...signature.declarations,
      ...errorCodes(operation),
      ...(operation["x-query-builder"]
        ? queryFunction(api, service, named, types, signature, runtime)
        : plainFunction(api, service, named, signature)),
    ];
  });
}

function descriptor(service: Service, named: NamedOperation, codecs: CodecWriter): string {
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
    ["read", method === "POST" && reading.test(operation.operationId) ? "true" : undefined],
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

function errorCodes(operation: OperationDocument): string[] {
  const codes = operation["x-error-codes"];
  if (!codes.length) return [];
  return [
    ...comment([`Codes of the application errors of {@link ${operation.operationId}}.`]),
    `export type ${capitalized(operation.operationId)}ErrorCode = ${codes.map((c) => JSON.stringify(c)).join(" | ")};`,
  ];
}

function plainFunction(api: Api, service: Service, named: NamedOperation, signature: Signature) {
  const { operation } = named;
  const list = signature.parameters.map((p) => `${p.name}${p.required ? "" : "?"}: ${p.type}`);
  const names = signature.parameters.map((p) => p.name);
  const example = exampleOf(api, service, operation, signature);
  return [
    ...comment(notes(service, named, signature, example)),
    `export function ${operation.operationId}(${list.join(", ")}): Promise<${signature.returns}> {\n` +
      `  return call(${operation.operationId}Operation, [${names.join(", ")}]);\n}`,
  ];
}

function queryFunction(
  api: Api,
  service: Service,
  named: NamedOperation,
  types: TypeWriter,
  signature: Signature,
  runtime: RuntimeNames,
): string[] {
  const { operation } = named;
  const builder = operation["x-query-builder"];
  const [parameter, options] = signature.parameters;
  if (!builder || !parameter) throw new Error(`${operation.operationId} takes no query`);
  const id = operation.operationId;
  const fields = `${capitalized(id)}Fields`;
  const kind = builder.paging === "OFFSET" ? "OffsetQueryBuilder" : "CursorQueryBuilder";
  runtime.add(`type ${kind}`);
  if (options) runtime.add("queryArguments");
  const item = itemsOf(api, service, operation, types);
  const result = `${kind}<${item.type}, ${fields}>`;
  const started = options ? [options] : [];
  const args = exampleArguments(api, service, operation, started).join(", ");
  const example = [
    `const page = await client.use(${service.module}).${id}(${args}).limit(20).find();`,
    "for (const item of page.items) console.log(item);",
  ];
  const optional = options ? `options${options.required ? "" : "?"}: ${options.type}` : "";
  return [
    ...comment([`The fields that the query of {@link ${id}} takes.`]),
    `export interface ${fields} {\n${queryFields(api, item, builder.operators, types).join("\n")}\n}`,
    ...comment(
      notes(service, named, { ...signature, parameters: started, returns: "builder" }, example),
    ),
    `export function ${id}(${optional}): ${result};`,
    ...comment([
      `${operation.summary} Sends the query as it stands.`,
      "@param query - what to look for",
      ...(options ? [`@param options - what else to say about it`] : []),
    ]),
    `export function ${id}(query: ${parameter.type}${optional && `, ${optional}`}): Promise<${signature.returns}>;`,
    options
      ? `export function ${id}(first?: ${parameter.type} | ${options.type}, options?: ${options.type}): unknown {\n  return call(${id}Operation, queryArguments(first, options));\n}`
      : `export function ${id}(query?: ${parameter.type}): unknown {\n  return call(${id}Operation, [query]);\n}`,
  ];
}

interface Items {
  type: string;
  from: string;
  schema: Schema;
}

function itemsOf(
  api: Api,
  service: Service,
  operation: OperationDocument,
  types: TypeWriter,
): Items {
  const path = operation["x-query-builder"]?.items ?? "";
  const list = at(api, { from: service.file, schema: responseSchema(operation) }, path);
  const { from, schema } = deref(api, list);
  if (!schema.items) throw new Error(`${operation.operationId}: "${path}" is not a list`);
  return { type: types.expression(from, schema.items, "output"), from, schema: schema.items };
}

function queryFields(
  api: Api,
  item: Items,
  operators: Record<string, string[]>,
  types: TypeWriter,
): string[] {
  const union = (...names: string[]) => {
    const all = [...new Set(names.flatMap((name) => operators[name] ?? []))];
    return all.length ? all.map((field) => JSON.stringify(field)).join(" | ") : "never";
  };
  const every = [...new Set(Object.values(operators).flat())];
  const values = every.flatMap((field) => {
    try {
      const target = deref(api, through(api, item, field));
      const schema = target.schema.items ?? target.schema;
      const type = types.expression(target.from, schema, "output").replace(/ \| null$/, "");
      return [`    ${JSON.stringify(field)}: ${type};`];
    } catch {
      return []; // a field that only the filter knows: any value
    }
  });
  return [
    `  values: {\n${values.join("\n")}\n  };`,
    `  eq: ${union("eq")};`,
    `  in: ${union("ne", "in")};`,
    `  exists: ${union("exists")};`,
    `  compare: ${union("ge", "gt", "le", "lt")};`,
    `  startsWith: ${union("startsWith")};`,
    `  has: ${union("hasSome", "hasAll")};`,
    `  ascending: ${union("ascending")};`,
    `  descending: ${union("descending")};`,
  ];
}

/** Like `at`, but walks through lists, as filters do: `options.id`. */
function through(api: Api, item: Items, path: string) {
  let current: { from: string; schema: Schema } = item;
  for (const field of path.split(".")) {
    let { from, schema } = deref(api, current);
    if (schema.items) ({ from, schema } = deref(api, { from, schema: schema.items }));
    const property = schema.properties?.[field];
    if (!property) throw new Error(`there is no field "${path}"`);
    current = { from, schema: property };
  }
  return current;
}

function notes(
  service: Service,
  { operation, method, path }: NamedOperation,
  signature: Signature,
  example: string[],
): string[] {
  const required = operation["x-required-fields"].filter((field) => field.includes("."));
  const permissions = operation["x-permissions"];
  const codes = operation["x-error-codes"];
  return [
    operation.summary,
    `\n\`${method} ${path}\` (${service.document.info.title})`,
    ...signature.parameters.map((p) => `@param ${p.name} - ${parameterNote(p, required)}`),
    ...(signature.returns === "void"
      ? []
      : [`@returns ${returnNote(operation, signature.returns)}`]),
    `@throws ValidationError, ${codes.length ? `ApplicationError (see {@link ${capitalized(operation.operationId)}ErrorCode})` : "ApplicationError"}, HttpError or SystemError`,
    ...(permissions.length ? [`@remarks Needs ${permissions.join(", ")}.`] : []),
    ...(operation.deprecated ? [`@deprecated ${replacement(operation)}`] : []),
    "@example",
    "```ts",
    ...example,
    "```",
  ];
}

function parameterNote(parameter: Parameter, required: string[]): string {
  const fields = required
    .filter((field) => field.startsWith(`${parameter.name}.`) && field.split(".").length <= 3)
    .map((field) => `\`${field.slice(parameter.name.length + 1)}\``);
  const note = (parameter.note ?? spaced(parameter.name)).replace(/\.$/, "");
  return fields.length ? `${note}; needs ${fields.join(", ")}` : note;
}

const spaced = (name: string) =>
  name.replaceAll(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);

function returnNote(operation: OperationDocument, type: string): string {
  if (type === "builder") return "a builder; `find()` sends the query";
  const returns = operation["x-returns"];
  return returns ? `the answer's \`${returns}\`` : `the whole answer, a \`${type}\``;
}

function replacement(operation: OperationDocument): string {
  const by = operation["x-replaced-by"];
  const date = operation["x-removal-date"];
  const name = typeof by === "string" ? by : "";
  return [name && `Use ${name}.`, typeof date === "string" && `Goes on ${date}.`]
    .filter(Boolean)
    .join(" ");
}
