import { type Api, responseSchema, type Service } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { deref, type LocatedSchema, schemaAt, schemaThroughLists } from "../api/located.ts";
import { fieldType } from "../model/query-facts.ts";
import { supportedOperators } from "../model/query-operators.ts";
import type { Parameter } from "./signature.ts";
import { capitalized, docCommentText, keyText, unionText } from "./text.ts";
import type { TypeWriter } from "./type-writer.ts";

/** Returns the schema of an item in the response of a query or search. */
export function responseItemSchema(
  api: Api,
  service: Service,
  operation: OperationDocument,
  path: string,
): LocatedSchema {
  const list = schemaAt(api, { from: service.file, schema: responseSchema(operation) }, path);
  const { from, schema } = deref(api, list);
  if (!schema.items) throw new Error(`${operation.operationId}: "${path}" is not a list`);
  return { from, schema: schema.items };
}

/** Returns the name of the type that lists the fields of a query or search. */
export const fieldsName = (operation: OperationDocument) =>
  `${capitalized(operation.operationId)}Fields`;

/**
 * Writes the type that lists the fields of a query or search, for core's `QueryFields` and
 * `SearchFields`.
 */
export function fieldsDeclaration(
  api: Api,
  operation: OperationDocument,
  item: LocatedSchema,
  types: TypeWriter,
): string {
  const { match, ...otherFields } = supportedOperators(api, operation, item);
  const search = operation["x-search-spec"];
  const groups: [string, readonly string[]][] = [
    ...Object.entries(otherFields),
    ...(search
      ? ([
          ["match", match],
          ["text", search.searchable],
          ["aggregate", search.aggregatable],
        ] satisfies [string, readonly string[]][])
      : []),
  ];
  const fieldPaths = [...new Set([...Object.values(otherFields), match].flat())];
  const values = fieldPaths.flatMap((field) => {
    const type = valueType(api, item, field, types);
    return type ? [`${keyText(field)}: ${type};`] : [];
  });
  const type = fieldsName(operation);
  const lines = groups.map(([name, fields], index) => {
    const equalGroup = groups.slice(0, index).find(([, group]) => isSameUnion(group, fields));
    const typeText =
      fields.length > 1 && equalGroup
        ? `${type}["${equalGroup[0]}"]`
        : unionText(fields) || "never";
    return `  ${name}: ${typeText};`;
  });
  const docComment = docCommentText([
    `Fields that {@link ${operation.operationId}} can ${search ? "search, filter, sort or aggregate" : "filter or sort"} by.`,
  ]);
  return `${docComment}export interface ${type} {\n  values: {\n${values.join("\n")}\n  };\n${lines.join("\n")}\n}`;
}

const isSameUnion = (a: readonly string[], b: readonly string[]) => unionText(a) === unionText(b);

/** Returns the type of a field's value, or undefined for fields that exist only in filters. */
function valueType(
  api: Api,
  item: LocatedSchema,
  field: string,
  types: TypeWriter,
): string | undefined {
  let located: LocatedSchema;
  try {
    located = schemaThroughLists(api, item, field);
  } catch {
    return undefined;
  }
  const target = deref(api, located);
  // do not resolve a reference, so that the expression contains the type's name
  const [from, schema] = target.schema.items
    ? [target.from, target.schema.items]
    : [located.from, located.schema];
  const type = types.expression(from, schema, "output").replace(/ \| null$/, "");
  // queries compare amounts as numbers, so they accept numbers too
  return fieldType(api, item, field).type === "decimal" ? `${type} | number` : type;
}

/**
 * Writes the wire type of a query or search: the documented type, but with the declared fields in
 * the filter, sort and similar places.
 *
 * @param coreType - core's type for the declared fields
 * @param replacedFields - the documented fields that this type replaces
 */
export function wireDeclaration(
  operation: OperationDocument,
  { name, type }: Parameter,
  coreType: string,
  replacedFields: readonly string[],
): string {
  const docComment = docCommentText([
    `The ${name} object that {@link ${operation.operationId}} accepts.`,
  ]);
  return `${docComment}export interface ${wireName(operation, name)}\n  extends Omit<${type}, ${unionText(replacedFields)}>,\n    ${coreType}<${fieldsName(operation)}> {}`;
}

export const wireName = (operation: OperationDocument, argument: string) =>
  capitalized(operation.operationId) + capitalized(argument);
