import { type Api, type NamedOperation, responseSchema, type Service } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { at, deref, type Located, through } from "../api/located.ts";
import { operationDocstring } from "./docstring.ts";
import { callText, exampleArguments } from "./example.ts";
import type { ModuleParts } from "./module-parts.ts";
import type { Parameter, Signature } from "./signature.ts";
import { capitalized, comment, keyText, union } from "./text.ts";
import type { TypeWriter } from "./type-writer.ts";

/** The function of a query: called with a query it sends it, without one it starts a builder. */
export function queryFunction(
  api: Api,
  service: Service,
  named: NamedOperation,
  signature: Signature,
  { types, runtime }: ModuleParts,
  data: string,
): string[] {
  const { operation } = named;
  const builder = operation["x-query-builder"];
  const [query, options] = signature.parameters;
  if (!builder || !query) throw new Error(`${operation.operationId} takes no query`);
  const id = operation.operationId;
  const fields = `${capitalized(id)}Fields`;
  const kind = builder.paging === "OFFSET" ? "OffsetQueryBuilder" : "CursorQueryBuilder";
  runtime.add("call").add("type Operation").add(`type ${kind}`);
  if (options) runtime.add("queryArguments");
  const item = itemsOf(api, service, operation);
  const started = options ? [options] : [];
  const example = [
    callText(
      `const page = await client.use(${service.module}).${id}`,
      exampleArguments(api, operation, started),
      ".limit(20).find();",
    ),
    "for (const item of page.items) console.log(item);",
  ];
  const answer = "a builder; `find()` sends the query";
  const result = `${kind}<${types.expression(item.from, item.schema, "output")}, ${fields}>`;
  return [
    `const ${id}Operation: Operation = ${data};`,
    `${comment([`The fields that the query of {@link ${id}} takes.`])}export interface ${fields} {\n${queryFields(api, item, builder.operators, types)}\n}`,
    [
      operationDocstring(api, service, named, started, example, answer),
      overloads(operation, query, options, signature.returns, result),
    ].join(""),
  ];
}

function overloads(
  { operationId: id, summary }: OperationDocument,
  query: Parameter,
  options: Parameter | undefined,
  returns: string,
  builder: string,
): string {
  const optional = options ? `options${options.required ? "" : "?"}: ${options.type}` : "";
  return [
    `export function ${id}(${optional}): ${builder};`,
    `${comment([`${summary} Sends the query as it stands.`])}export function ${id}(query: ${query.type}${optional && `, ${optional}`}): Promise<${returns}>;`,
    options
      ? `export function ${id}(first?: ${query.type} | ${options.type}, options?: ${options.type}): unknown {\n  return call(${id}Operation, queryArguments(first, options));\n}`
      : `export function ${id}(query?: ${query.type}): unknown {\n  return call(${id}Operation, [query]);\n}`,
  ].join("\n");
}

/** The schema of one item of a query's answer. */
function itemsOf(api: Api, service: Service, operation: OperationDocument): Located {
  const path = operation["x-query-builder"]?.items ?? "";
  const list = at(api, { from: service.file, schema: responseSchema(operation) }, path);
  const { from, schema } = deref(api, list);
  if (!schema.items) throw new Error(`${operation.operationId}: "${path}" is not a list`);
  return { from, schema: schema.items };
}

function queryFields(
  api: Api,
  item: Located,
  operators: Record<string, string[]>,
  types: TypeWriter,
): string {
  const taking = (...names: string[]) =>
    union([...new Set(names.flatMap((name) => operators[name] ?? []))]) || "never";
  const every = [...new Set(Object.values(operators).flat())];
  const values = every.flatMap((field) => {
    try {
      const target = deref(api, through(api, item, field));
      const schema = target.schema.items ?? target.schema;
      const type = types.expression(target.from, schema, "output").replace(/ \| null$/, "");
      return [`${keyText(field)}: ${type};`];
    } catch {
      return []; // a field that only the filter knows: any value
    }
  });
  return [
    `  values: {\n${values.join("\n")}\n  };`,
    `  eq: ${taking("eq")};`,
    `  in: ${taking("ne", "in")};`,
    `  exists: ${taking("exists")};`,
    `  compare: ${taking("ge", "gt", "le", "lt")};`,
    `  startsWith: ${taking("startsWith")};`,
    `  has: ${taking("hasSome", "hasAll")};`,
    `  ascending: ${taking("ascending")};`,
    `  descending: ${taking("descending")};`,
  ].join("\n");
}
