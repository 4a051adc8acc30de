import { invalidFilter } from "../errors/platform-error.js";
import type { Field, Fields, Operator } from "./fields.js";

type Filter = Record<string, unknown>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** All values at a dotted path; lists on the way are walked through. */
export function valuesAt(entity: unknown, path: string): unknown[] {
  let values: unknown[] = [entity];
  for (const key of path.split(".")) {
    values = values.flatMap((value) => {
      if (Array.isArray(value))
        return value.map((item) => (isObject(item) ? item[key] : undefined));
      return isObject(value) ? [value[key]] : [];
    });
    values = values.filter((value) => value !== undefined && value !== null);
  }
  return values.flatMap((value) => (Array.isArray(value) ? value : [value]));
}

/** Numbers for numeric fields, milliseconds for dates, everything else as it is. */
function comparable(value: unknown, field: Field): unknown {
  if (field.numeric && (typeof value === "string" || typeof value === "number"))
    return Number(value);
  if (isObject(value) && typeof value.$date === "string") return Date.parse(value.$date);
  if (typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value))
    return Date.parse(value);
  return value;
}

function ordered(a: unknown, b: unknown): number | undefined {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : a > b ? 1 : 0;
  return undefined;
}

function listOf(operand: unknown, operator: string, name: string): unknown[] {
  if (Array.isArray(operand)) return operand;
  throw invalidFilter(`${operator} of '${name}' takes a list`);
}

function applies(
  operator: Operator,
  operand: unknown,
  found: readonly unknown[],
  field: Field,
  name: string,
): boolean {
  const values = found.map((value) => comparable(value, field));
  const has = (wanted: unknown) => values.includes(comparable(wanted, field));
  const compare = (test: (order: number) => boolean) =>
    values.some((value) => {
      const order = ordered(value, comparable(operand, field));
      return order !== undefined && test(order);
    });
  const asText = (test: (value: string, wanted: string) => boolean) =>
    values.some(
      (value) =>
        typeof value === "string" && test(value.toLowerCase(), String(operand).toLowerCase()),
    );
  switch (operator) {
    case "$eq":
      return operand === null ? values.length === 0 : has(operand);
    case "$ne":
      return operand === null ? values.length > 0 : !has(operand);
    case "$gt":
      return compare((order) => order > 0);
    case "$gte":
      return compare((order) => order >= 0);
    case "$lt":
      return compare((order) => order < 0);
    case "$lte":
      return compare((order) => order <= 0);
    case "$in":
    case "$hasSome":
      return listOf(operand, operator, name).some(has);
    case "$nin":
      return !listOf(operand, operator, name).some(has);
    case "$hasAll":
      return listOf(operand, operator, name).every(has);
    case "$exists":
      return values.length > 0 === (operand !== false);
    case "$isEmpty":
      return (values.length === 0) === (operand !== false);
    case "$startsWith":
      return asText((value, wanted) => value.startsWith(wanted));
    case "$endsWith":
      return asText((value, wanted) => value.endsWith(wanted));
    case "$contains":
      return asText((value, wanted) => value.includes(wanted)) || has(operand);
    case "$matchItems":
      return listOf(operand, operator, name).every((item) => {
        if (!isObject(item))
          throw invalidFilter(`$matchItems of '${name}' takes a list of filters`);
        return found.some((value) => matchesItem(value, item, name));
      });
  }
}

/** An item of a list against the conditions of `$matchItems`: all of them by the same item. */
function matchesItem(item: unknown, conditions: Filter, name: string): boolean {
  const any: Field = { operators: [] };
  return Object.entries(conditions).every(([path, condition]) =>
    Object.entries(conditionOf(condition)).every(([operator, operand]) =>
      applies(operator as Operator, operand, valuesAt(item, path), any, `${name}.${path}`),
    ),
  );
}

function conditionOf(condition: unknown): Record<string, unknown> {
  const isOperators =
    isObject(condition) &&
    Object.keys(condition).some((key) => key.startsWith("$") && key !== "$date");
  return isOperators ? condition : { $eq: condition };
}

function checkField(name: string, condition: unknown, fields: Fields): Field {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw invalidFilter(`Field '${name}' cannot be filtered by`);
  for (const operator of Object.keys(conditionOf(condition))) {
    if (operator === "$not") continue;
    if (!field.operators.includes(operator as Operator)) {
      throw invalidFilter(`Operator '${operator}' is not supported for field '${name}'`);
    }
  }
  return field;
}

/** Compiles a filter; anything undeclared is refused before the first entity is looked at. */
export function compileFilter(filter: Filter, fields: Fields): (entity: unknown) => boolean {
  const tests = Object.entries(filter).map(([key, condition]): ((entity: unknown) => boolean) => {
    if (key === "$and" || key === "$or") {
      const parts = listOf(condition, key, "filter").map((part) => {
        if (!isObject(part)) throw invalidFilter(`${key} takes a list of filters`);
        return compileFilter(part, fields);
      });
      return key === "$and"
        ? (entity) => parts.every((part) => part(entity))
        : (entity) => parts.some((part) => part(entity));
    }
    if (key === "$not") {
      const inner = Array.isArray(condition) ? condition[0] : condition;
      if (!isObject(inner)) throw invalidFilter("$not takes a filter");
      const negated = compileFilter(inner, fields);
      return (entity) => !negated(entity);
    }
    if (key.startsWith("$")) throw invalidFilter(`Unknown operator '${key}'`);
    const field = checkField(key, condition, fields);
    const path = field.path ?? key;
    const operations = Object.entries(conditionOf(condition)).map(([operator, operand]) => {
      if (operator !== "$not") {
        return (entity: unknown) =>
          applies(operator as Operator, operand, valuesAt(entity, path), field, key);
      }
      const negated = compileFilter({ [key]: operand }, fields);
      return (entity: unknown) => !negated(entity);
    });
    return (entity) => operations.every((operation) => operation(entity));
  });
  return (entity) => tests.every((test) => test(entity));
}

/** A value of an entity to sort by. */
export function sortValue(entity: unknown, name: string, field: Field): unknown {
  return comparable(valuesAt(entity, field.path ?? name)[0], field);
}

/** Order of two values; absent values come last. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  if (typeof a === "boolean" && typeof b === "boolean") return Number(a) - Number(b);
  return ordered(a, b) ?? 0;
}
