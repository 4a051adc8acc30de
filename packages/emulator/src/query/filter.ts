import { documentedName } from "../kernel/json.js";
import { invalidFilter } from "../kernel/platform-error.js";
import { EVERY, type Field, type Fields, type Operator } from "./fields.js";
import { listOf, type Test, testOf } from "./operators.js";
import { isObject, ofEntity } from "./values.js";

type Filter = Readonly<Record<string, unknown>>;
type Matches<T> = (item: T) => boolean;

/** Context for compiling a filter. */
export interface FilterScope<T> {
  /** Returns the declaration of a field, or undefined. */
  readonly fieldOf: (name: string) => Field | undefined;
  /** Returns a function that tests items by the value at a path. */
  readonly matching: (path: string, test: Test, field: Field) => Matches<T>;
  /** Time zone of dates without an offset. */
  readonly zone?: string | undefined;
}

/** Returns a lookup of declared fields that also accepts snake_case names. */
export function declared(fields: Fields): FilterScope<unknown>["fieldOf"] {
  const known = (name: string) => Object.hasOwn(fields, name);
  return (name) => {
    const own = documentedName(name, known);
    if (own === name) return known(name) ? fields[name] : undefined;
    const field = fields[own];
    return field && { ...field, path: field.path ?? own };
  };
}

function conditionOf(condition: unknown): Filter {
  const isOperators =
    isObject(condition) &&
    Object.keys(condition).some((key) => key.startsWith("$") && key !== "$date");
  return isOperators ? condition : { $eq: condition };
}

/** Returns a function that tests entities by the value at a path. */
export function matchingEntity(path: string, test: Test): Matches<unknown> {
  const read = ofEntity(path);
  return (entity) => test(read(entity));
}

/**
 * Returns the context for items of a list. All fields are allowed, and declared fields keep their
 * type.
 */
function itemScope<T>(name: string, { fieldOf, zone }: FilterScope<T>): FilterScope<unknown> {
  return {
    fieldOf: (path) => ({ ...fieldOf(`${name}.${path}`), operators: EVERY }),
    matching: matchingEntity,
    zone,
  };
}

function fieldNamed<T>(name: string, { fieldOf }: FilterScope<T>): Field {
  const field = fieldOf(name);
  if (!field) throw invalidFilter(`Field '${name}' does not support filtering`);
  return field;
}

/** Returns the tests for all conditions on one field. */
function fieldTests<T>(name: string, condition: unknown, scope: FilterScope<T>): Test[] {
  const field = fieldNamed(name, scope);
  return Object.entries(conditionOf(condition)).map(([operator, operand]): Test => {
    if (operator === "$not") {
      const negated = fieldTests(name, operand, scope);
      return (found) => !negated.every((test) => test(found));
    }
    if (!field.operators.includes(operator as Operator)) {
      throw invalidFilter(`Operator '${operator}' is not supported for field '${name}'`);
    }
    return testOf({
      operator: operator as Operator,
      operand,
      field,
      name,
      zone: scope.zone,
      itemTest: (filter) => compileFilter(filter, itemScope(name, scope)),
    });
  });
}

/** Combines several tests with a logical AND. */
function all<T>(tests: readonly Matches<T>[]): Matches<T> {
  const [first, second] = tests;
  if (first && tests.length === 1) return first;
  if (first && second && tests.length === 2) return (item) => first(item) && second(item);
  return (item) => tests.every((test) => test(item));
}

function joined<T>(operator: string, parts: unknown, scope: FilterScope<T>): Matches<T> {
  const tests = listOf(parts, operator, "filter").map((part) => {
    if (!isObject(part)) throw invalidFilter(`${operator} must be an array of filters`);
    return compileFilter(part, scope);
  });
  return operator === "$and" ? all(tests) : (item) => tests.some((test) => test(item));
}

function negated<T>(condition: unknown, scope: FilterScope<T>): Matches<T> {
  // The operand can be an object or a list with one item.
  const [inner, ...more] = Array.isArray(condition) ? condition : [condition];
  if (!isObject(inner) || more.length > 0) throw invalidFilter("$not must be a filter");
  const test = compileFilter(inner, scope);
  return (item) => !test(item);
}

/**
 * Compiles a filter. Throws `INVALID_FILTER` for undeclared fields and invalid operands before it
 * tests any entity.
 */
export function compileFilter<T = unknown>(filter: Filter, scope: FilterScope<T>): Matches<T> {
  const tests = Object.entries(filter).flatMap(([key, condition]): Matches<T> | Matches<T>[] => {
    if (key === "$and" || key === "$or") return joined(key, condition, scope);
    if (key === "$not") return negated(condition, scope);
    if (key.startsWith("$")) throw invalidFilter(`Unknown operator '${key}'`);
    const field = fieldNamed(key, scope);
    const tests = fieldTests(key, condition, scope);
    return tests.map((test) => scope.matching(field.path ?? key, test, field));
  });
  return all(tests);
}
