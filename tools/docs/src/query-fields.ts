import type { DeclarationReflection, SomeType } from "typedoc";
import { formatTable, inlineCode, joinBlocks } from "./markdown.ts";
import type { Writer } from "./writer.ts";

/** Maximum number of rows in an expanded table. Longer tables are collapsed. */
const MAX_ROWS = 15;

/** Operators of a query's filter, by the key that lists their fields. */
const OPERATORS: Readonly<Record<string, string>> = {
  eq: "eq",
  in: "ne, in",
  exists: "exists",
  compare: "gt, ge, lt, le",
  startsWith: "startsWith",
  has: "hasSome, hasAll",
  match: "matchItems",
};

function literalsOf(type: SomeType | undefined, lists: FieldLists): readonly string[] {
  if (type?.type === "literal") return [String(type.value)];
  if (type?.type === "union")
    return type.types.flatMap((alternative) => literalsOf(alternative, lists));
  // "in" refers to the fields of "eq", for example.
  if (type?.type === "indexedAccess" && type.indexType.type === "literal")
    return literalsOf(lists.get(String(type.indexType.value)), lists);
  return [];
}

type FieldLists = ReadonlyMap<string, SomeType | undefined>;

/** Returns the lists of fields in a type that describes queries, or undefined for other types. */
export function queryFieldsOf(type: DeclarationReflection): FieldLists | undefined {
  const lists = new Map(type.children?.map((child) => [child.name, child.type]));
  return lists.get("values")?.type === "reflection" && lists.has("eq") ? lists : undefined;
}

const yesOrEmpty = (isSupported: boolean) => (isSupported ? "yes" : "");

/** Returns a table of the fields that a query can filter, sort, search or aggregate by. */
export function queryFieldsTable(
  writer: Writer,
  fields: DeclarationReflection,
): string | undefined {
  const lists = queryFieldsOf(fields);
  const values = lists?.get("values");
  if (!lists || values?.type !== "reflection") return undefined;
  const types = new Map(values.declaration.children?.map(({ name, type }) => [name, type]));
  const fieldsWith = (key: string) => new Set(literalsOf(lists.get(key), lists));
  const filters = Object.entries(OPERATORS).map(
    ([key, operators]) => [operators, fieldsWith(key)] as const,
  );
  const ascending = fieldsWith("ascending");
  const descending = fieldsWith("descending");
  const searchableFields = fieldsWith("text");
  const aggregatableFields = fieldsWith("aggregate");
  const sortMark = (name: string) => {
    if (ascending.has(name) === descending.has(name)) return yesOrEmpty(ascending.has(name));
    return ascending.has(name) ? "ascending only" : "descending only";
  };
  const fieldLists = [
    ...filters.map(([, names]) => names),
    ascending,
    descending,
    searchableFields,
    aggregatableFields,
  ];
  const names = new Set([types.keys(), ...fieldLists].flatMap((list) => [...list]));
  const rows = [...names].map((name) => [
    inlineCode(name),
    types.has(name) ? writer.type(types.get(name)) : "",
    filters
      .flatMap(([operators, fieldNames]) => (fieldNames.has(name) ? operators : []))
      .join(", "),
    sortMark(name),
    yesOrEmpty(searchableFields.has(name)),
    yesOrEmpty(aggregatableFields.has(name)),
  ]);
  const fieldTable = formatTable(["Field", "Type", "Filters", "Sort", "Search", "Aggregate"], rows);
  if (rows.length <= MAX_ROWS) return joinBlocks("**Fields of queries**", fieldTable);
  return joinBlocks("<details>\n<summary>Fields of queries</summary>", fieldTable, "</details>");
}
