import { invalidFilter } from "../platform-error.js";
import type { Field, Fields, Operator } from "./fields.js";

type Filter = Record<string, unknown>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function collect(value: unknown, keys: readonly string[], depth: number, into: unknown[]): void {
  const key = keys[depth];
  if (key === undefined) {
    if (Array.isArray(value)) into.push(...value);
    else into.push(value);
    return;
  }
  for (const item of Array.isArray(value) ? value : [value]) {
    const next = isObject(item) ? item[key] : undefined;
    if (next !== undefined && next !== null) collect(next, keys, depth + 1, into);
  }
}

/** All values at a dotted path; lists on the way are walked through. */
export function valuesAt(entity: unknown, path: string): unknown[] {
  const values: unknown[] = [];
  collect(entity, path.split("."), 0, values);
  return values;
}

/** How an entity's values at a path are got; the path is taken apart once. */
export type Values<T> = (path: string) => (entity: T) => readonly unknown[];

const ofEntity: Values<unknown> = (path) => {
  const keys = path.split(".");
  return (entity) => {
    const values: unknown[] = [];
    collect(entity, keys, 0, values);
    return values;
  };
};

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

type Test = (found: readonly unknown[]) => boolean;

/** The test of one operator. Its operand is checked and converted once, not per entity. */
function testOf(operator: Operator, operand: unknown, field: Field, name: string): Test {
  const wanted = comparable(operand, field);
  const equals =
    (one: unknown): Test =>
    (found) =>
      found.some((value) => comparable(value, field) === one);
  const compare =
    (test: (order: number) => boolean): Test =>
    (found) =>
      found.some((value) => {
        const order = ordered(comparable(value, field), wanted);
        return order !== undefined && test(order);
      });
  const asText = (test: (value: string, part: string) => boolean): Test => {
    const part = String(operand).toLowerCase();
    return (found) =>
      found.some((value) => {
        const text = comparable(value, field);
        return typeof text === "string" && test(text.toLowerCase(), part);
      });
  };
  const several = () => listOf(operand, operator, name).map((one) => comparable(one, field));
  const oneOf = (): Test => {
    const set = new Set(several());
    return (found) => found.some((value) => set.has(comparable(value, field)));
  };
  switch (operator) {
    case "$eq":
      return operand === null ? (found) => found.length === 0 : equals(wanted);
    case "$ne": {
      const same = equals(wanted);
      return operand === null ? (found) => found.length > 0 : (found) => !same(found);
    }
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
      return oneOf();
    case "$nin": {
      const one = oneOf();
      return (found) => !one(found);
    }
    case "$hasAll": {
      const all = several().map(equals);
      return (found) => all.every((test) => test(found));
    }
    case "$exists":
      return (found) => found.length > 0 === (operand !== false);
    case "$isEmpty":
      return (found) => (found.length === 0) === (operand !== false);
    case "$startsWith":
      return asText((value, part) => value.startsWith(part));
    case "$endsWith":
      return asText((value, part) => value.endsWith(part));
    case "$contains": {
      const within = asText((value, part) => value.includes(part));
      const same = equals(wanted);
      return (found) => within(found) || same(found);
    }
    case "$matchItems": {
      const items = listOf(operand, operator, name).map((item) => itemTest(item, name));
      return (found) => items.every((matches) => found.some(matches));
    }
    default:
      return () => false;
  }
}

/** The test of an item of a list against the conditions of `$matchItems`: all of them by the same item. */
function itemTest(conditions: unknown, name: string): (item: unknown) => boolean {
  if (!isObject(conditions)) {
    throw invalidFilter(`$matchItems of '${name}' takes a list of filters`);
  }
  const any: Field = { operators: [] };
  const tests = Object.entries(conditions).flatMap(([path, condition]) => {
    const values = ofEntity(path);
    return Object.entries(conditionOf(condition)).map(([operator, operand]) => {
      const test = testOf(operator as Operator, operand, any, `${name}.${path}`);
      return (item: unknown) => test(values(item));
    });
  });
  return (item) => tests.every((test) => test(item));
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

/**
 * Compiles a filter. Anything undeclared, and every operand of a wrong kind, is refused before the first entity is
 * looked at.
 */
export function compileFilter<T = unknown>(
  filter: Filter,
  fields: Fields,
  values: Values<T> = ofEntity,
): (entity: T) => boolean {
  const tests = Object.entries(filter).map(([key, condition]): ((entity: T) => boolean) => {
    if (key === "$and" || key === "$or") {
      const parts = listOf(condition, key, "filter").map((part) => {
        if (!isObject(part)) throw invalidFilter(`${key} takes a list of filters`);
        return compileFilter(part, fields, values);
      });
      return key === "$and"
        ? (entity) => parts.every((part) => part(entity))
        : (entity) => parts.some((part) => part(entity));
    }
    if (key === "$not") {
      const inner = Array.isArray(condition) ? condition[0] : condition;
      if (!isObject(inner)) throw invalidFilter("$not takes a filter");
      const negated = compileFilter(inner, fields, values);
      return (entity) => !negated(entity);
    }
    if (key.startsWith("$")) throw invalidFilter(`Unknown operator '${key}'`);
    const field = checkField(key, condition, fields);
    const found = values(field.path ?? key);
    const operations = Object.entries(conditionOf(condition)).map(([operator, operand]) => {
      if (operator !== "$not") {
        const test = testOf(operator as Operator, operand, field, key);
        return (entity: T) => test(found(entity));
      }
      const negated = compileFilter({ [key]: operand }, fields, values);
      return (entity: T) => !negated(entity);
    });
    return (entity) => operations.every((operation) => operation(entity));
  });
  const [only] = tests;
  return only && tests.length === 1 ? only : (entity) => tests.every((test) => test(entity));
}

/** How entities are sorted by a field: values as they compare. */
export function sortKey<T>(name: string, field: Field, values: Values<T>): (entity: T) => unknown {
  const found = values(field.path ?? name);
  return (entity) => comparable(found(entity)[0], field);
}

/** Order of two values; absent values come last. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  if (typeof a === "boolean" && typeof b === "boolean") return Number(a) - Number(b);
  return ordered(a, b) ?? 0;
}
