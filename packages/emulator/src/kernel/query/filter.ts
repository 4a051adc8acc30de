import { invalidFilter } from "../platform-error.js";
import { EVERY, type Field, type Fields, type Operator } from "./fields.js";
import { listOf, type Test, testOf } from "./operators.js";
import { isObject, ofEntity, type Readings } from "./values.js";

type Filter = Readonly<Record<string, unknown>>;
type Matches<T> = (item: T) => boolean;

/** What a filter is compiled for. */
export interface FilterScope<T> {
  /** The field of a name, where it is declared. */
  readonly fieldOf: (name: string) => Field | undefined;
  readonly readings: Readings<T>;
  /** Which items have at a path what a test wants; by their readings when absent. */
  readonly matching?: (path: string, test: Test) => Matches<T>;
  /** Time zone of dates without an offset. */
  readonly zone?: string | undefined;
}

/** The declared fields, as a filter asks for them. */
export function declared(fields: Fields): FilterScope<unknown>["fieldOf"] {
  return (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
}

function conditionOf(condition: unknown): Filter {
  const isOperators =
    isObject(condition) &&
    Object.keys(condition).some((key) => key.startsWith("$") && key !== "$date");
  return isOperators ? condition : { $eq: condition };
}

/** The scope of an item of a list: it may have any field; those that are declared keep their kind. */
function itemScope<T>(name: string, { fieldOf, zone }: FilterScope<T>): FilterScope<unknown> {
  return {
    fieldOf: (path) => ({ ...fieldOf(`${name}.${path}`), operators: EVERY }),
    readings: ofEntity,
    zone,
  };
}

/** The test of everything that a filter asks of one field. */
function fieldTest<T>(name: string, condition: unknown, scope: FilterScope<T>): Test {
  const field = scope.fieldOf(name);
  if (!field) throw invalidFilter(`Field '${name}' cannot be filtered by`);
  const tests = Object.entries(conditionOf(condition)).map(([operator, operand]): Test => {
    if (operator === "$not") {
      const negated = fieldTest(name, operand, scope);
      return (found) => !negated(found);
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
  const [only] = tests;
  return only && tests.length === 1 ? only : (found) => tests.every((test) => test(found));
}

function joined<T>(operator: string, parts: unknown, scope: FilterScope<T>): Matches<T> {
  const tests = listOf(parts, operator, "filter").map((part) => {
    if (!isObject(part)) throw invalidFilter(`${operator} takes a list of filters`);
    return compileFilter(part, scope);
  });
  return operator === "$and"
    ? (item) => tests.every((test) => test(item))
    : (item) => tests.some((test) => test(item));
}

function negated<T>(condition: unknown, scope: FilterScope<T>): Matches<T> {
  // written as an object or as a list of one
  const [inner, ...more] = Array.isArray(condition) ? condition : [condition];
  if (!isObject(inner) || more.length > 0) throw invalidFilter("$not takes a filter");
  const test = compileFilter(inner, scope);
  return (item) => !test(item);
}

/**
 * Compiles a filter. Anything undeclared, and every operand of a wrong kind, is refused before the first entity is
 * looked at.
 */
export function compileFilter<T = unknown>(filter: Filter, scope: FilterScope<T>): Matches<T> {
  const tests = Object.entries(filter).map(([key, condition]): Matches<T> => {
    if (key === "$and" || key === "$or") return joined(key, condition, scope);
    if (key === "$not") return negated(condition, scope);
    if (key.startsWith("$")) throw invalidFilter(`Unknown operator '${key}'`);
    const test = fieldTest(key, condition, scope);
    const path = scope.fieldOf(key)?.path ?? key;
    if (scope.matching) return scope.matching(path, test);
    const read = scope.readings(path);
    return (item) => test(read(item));
  });
  const [only] = tests;
  return only && tests.length === 1 ? only : (item) => tests.every((test) => test(item));
}
