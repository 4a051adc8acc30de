import { type Api, type NamedOperation, responseSchema, type Service } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { at, deref, type Located, through } from "../api/located.ts";
import { operationDocstring } from "./docstring.ts";
import { exampleArguments } from "./example.ts";
import type { Signature } from "./signature.ts";
import { capitalized, comment } from "./text.ts";
import type { TypeWriter } from "./type-writer.ts";

/** The function of a query: called with a query it sends it, without one it starts a builder. */
export function queryFunction(
  api: Api,
  service: Service,
  named: NamedOperation,
  types: TypeWriter,
  signature: Signature,
  runtime: Set<string>,
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
  const item = itemsOf(api, service, operation);
  const result = `${kind}<${types.expression(item.from, item.schema, "output")}, ${fields}>`;
  const started = options ? [options] : [];
  const args = exampleArguments(api, operation, started).join(", ");
  const example = [
    `const page = await client.use(${service.module}).${id}(${args}).limit(20).find();`,
    "for (const item of page.items) console.log(item);",
  ];
  const optional = options ? `options${options.required ? "" : "?"}: ${options.type}` : "";
  return [
    ...comment([`The fields that the query of {@link ${id}} takes.`]),
    `export interface ${fields} {\n${queryFields(api, item, builder.operators, types).join("\n")}\n}`,
    ...comment(
      operationDocstring(
        api,
        service,
        named,
        { ...signature, parameters: started, returns: "builder" },
        example,
      ),
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
