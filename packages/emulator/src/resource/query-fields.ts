import { operations, type QueryFacts, type QueryField } from "../generated/operations.js";
import { ANY, EXACT, type Field, type Fields, LIST, type Operator } from "../query/fields.js";
import { getOrInsert } from "../store/get-or-insert.js";

const TEXT: readonly Operator[] = [...ANY, "$endsWith", "$contains", "$isEmpty"];

/** Returns all operators that a field's type supports, for fields documented with "*". */
function operatorsFor({ type, list }: QueryField): readonly Operator[] {
  if (type === "object") return [...EXACT, ...LIST, "$matchItems"];
  const scalar = type === "boolean" ? EXACT : type === undefined || type === "string" ? TEXT : ANY;
  return list ? [...scalar, ...LIST] : scalar;
}

function fieldOf(facts: QueryField): Field {
  const { operators, sort, type } = facts;
  const names = operators as readonly Operator[];
  // The documentation omits `$isEmpty` for fields that support `$hasSome`.
  const isList = operators !== "*" && names.includes("$hasSome");
  return {
    operators: operators === "*" ? operatorsFor(facts) : isList ? [...names, "$isEmpty"] : names,
    ...(sort && { sort: true }),
    ...((type === "number" || type === "decimal") && { numeric: true }),
  };
}

const cachedFields = new WeakMap<QueryFacts, Fields>();

export const engineFields = (facts: QueryFacts = {}): Fields =>
  getOrInsert(cachedFields, facts, () =>
    Object.fromEntries(
      Object.entries(facts.fields ?? {}).map(([path, field]) => [path, fieldOf(field)]),
    ),
  );

export function queryFields(operation: string): Fields {
  const facts = operations.find(({ name }) => name === operation)?.query;
  if (!facts?.fields) throw new Error(`The documentation lists no fields for ${operation}`);
  return engineFields(facts);
}

/** Returns the documented search fields, and undocumented ones that the platform accepts. */
export function searchFields(operation: string, extraFields: Fields): Fields {
  const fieldsByPath = new Map(Object.entries(queryFields(operation)));
  for (const [path, field] of Object.entries(extraFields)) {
    const declaredField = fieldsByPath.get(path);
    const operators = new Set([...(declaredField?.operators ?? []), ...field.operators]);
    fieldsByPath.set(path, { ...declaredField, ...field, operators: [...operators] });
  }
  return Object.fromEntries(fieldsByPath);
}
