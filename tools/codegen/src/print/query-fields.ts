import { type Api, responseSchema, type Service } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { at, deref, type Located, through } from "../api/located.ts";
import { fieldType } from "../model/query-facts.ts";
import { takenBy } from "../model/query-operators.ts";
import type { Parameter } from "./signature.ts";
import { capitalized, comment, keyText, union } from "./text.ts";
import type { TypeWriter } from "./type-writer.ts";

/** The schema of one item of a query's or search's answer. */
export function itemsOf(
  api: Api,
  service: Service,
  operation: OperationDocument,
  path: string,
): Located {
  const list = at(api, { from: service.file, schema: responseSchema(operation) }, path);
  const { from, schema } = deref(api, list);
  if (!schema.items) throw new Error(`${operation.operationId}: "${path}" is not a list`);
  return { from, schema: schema.items };
}

/** The name of the type that tells the fields of a query or search. */
export const fieldsName = (operation: OperationDocument) =>
  `${capitalized(operation.operationId)}Fields`;

/** The type that tells which fields a query or search takes, for core's `QueryFields` and `SearchFields`. */
export function fieldsDeclaration(
  api: Api,
  operation: OperationDocument,
  item: Located,
  types: TypeWriter,
): string {
  const { match, ...taken } = takenBy(api, operation, item);
  const search = operation["x-search-spec"];
  const groups: [string, readonly string[]][] = [
    ...Object.entries(taken),
    ...(search
      ? ([
          ["match", match],
          ["text", search.searchable],
          ["aggregate", search.aggregatable],
        ] satisfies [string, readonly string[]][])
      : []),
  ];
  const valued = [...new Set([...Object.values(taken), match].flat())];
  const values = valued.flatMap((field) => {
    const type = valueType(api, item, field, types);
    return type ? [`${keyText(field)}: ${type};`] : [];
  });
  const type = fieldsName(operation);
  const lines = groups.map(([name, fields], index) => {
    const same = groups.slice(0, index).find(([, before]) => isSame(before, fields));
    const shown = fields.length > 1 && same ? `${type}["${same[0]}"]` : union(fields) || "never";
    return `  ${name}: ${shown};`;
  });
  const notes = comment([
    `Fields that {@link ${operation.operationId}} can ${search ? "search, filter, sort or aggregate" : "filter or sort"} by.`,
  ]);
  return `${notes}export interface ${type} {\n  values: {\n${values.join("\n")}\n  };\n${lines.join("\n")}\n}`;
}

const isSame = (a: readonly string[], b: readonly string[]) => union(a) === union(b);

/** The type of one value of a field; none for a field that only the filter knows. */
function valueType(api: Api, item: Located, field: string, types: TypeWriter): string | undefined {
  let located: Located;
  try {
    located = through(api, item, field);
  } catch {
    return undefined;
  }
  const target = deref(api, located);
  // a named type goes by its name
  const [from, schema] = target.schema.items
    ? [target.from, target.schema.items]
    : [located.from, located.schema];
  const type = types.expression(from, schema, "output").replace(/ \| null$/, "");
  // amounts are compared as numbers, however they are written
  return fieldType(api, item, field).type === "decimal" ? `${type} | number` : type;
}

/**
 * The type of a query or search as it is sent: the document's, with the declared fields in filter, order and all
 * else that names fields.
 *
 * @param typed - core's type of those
 * @param replaced - the fields that it has in place of the document's
 */
export function wireDeclaration(
  operation: OperationDocument,
  { name, type }: Parameter,
  typed: string,
  replaced: readonly string[],
): string {
  const notes = comment([`The ${name} object that {@link ${operation.operationId}} accepts.`]);
  return `${notes}export interface ${wireName(operation, name)}\n  extends Omit<${type}, ${union(replaced)}>,\n    ${typed}<${fieldsName(operation)}> {}`;
}

/** The name of that type. */
export const wireName = (operation: OperationDocument, argument: string) =>
  capitalized(operation.operationId) + capitalized(argument);
