import { operations, type QueryFacts, type QueryField } from "../kernel/generated/operations.js";
import {
  ANY,
  EXACT,
  type Field,
  type Fields,
  LIST,
  type Operator,
} from "../kernel/query/fields.js";

const TEXT: readonly Operator[] = [...ANY, "$endsWith", "$contains", "$isEmpty"];

/** The operators that suit a type, where the documents say "all". */
function suiting({ type, list }: QueryField): readonly Operator[] {
  if (type === "object") return [...EXACT, ...LIST, "$matchItems"];
  const single = type === "boolean" ? EXACT : type === undefined || type === "string" ? TEXT : ANY;
  return list ? [...single, ...LIST] : single;
}

function fieldOf(declared: QueryField): Field {
  const { operators, sort, type } = declared;
  const named = operators as readonly Operator[];
  // what asks for items of a list also asks for an empty one, though the documents leave it out
  const isList = operators !== "*" && named.includes("$hasSome");
  return {
    operators: operators === "*" ? suiting(declared) : isList ? [...named, "$isEmpty"] : named,
    ...(sort && { sort: true }),
    ...((type === "number" || type === "decimal") && { numeric: true }),
  };
}

const known = new WeakMap<QueryFacts, Fields>();

/** The fields that a query takes, as the query language has them. */
export function fieldsOf(facts: QueryFacts = {}): Fields {
  let fields = known.get(facts);
  if (!fields) {
    fields = Object.fromEntries(
      Object.entries(facts.fields ?? {}).map(([path, field]) => [path, fieldOf(field)]),
    );
    known.set(facts, fields);
  }
  return fields;
}

/** The fields that the documents name for a query, by the operation's name. */
export function queryFields(operation: string): Fields {
  const facts = operations.find(({ name }) => name === operation)?.query;
  if (!facts?.fields) throw new Error(`The documents name no fields of ${operation}`);
  return fieldsOf(facts);
}

/** The fields that the documents name for a search, and what the platform is known to take besides. */
export function searchFields(operation: string, more: Fields): Fields {
  const all = new Map(Object.entries(queryFields(operation)));
  for (const [path, field] of Object.entries(more)) {
    const named = all.get(path);
    const operators = new Set([...(named?.operators ?? []), ...field.operators]);
    all.set(path, { ...named, ...field, operators: [...operators] });
  }
  return Object.fromEntries(all);
}
