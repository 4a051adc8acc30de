import { documentedName } from "../checks/json.js";
import { invalidFilter } from "../kernel/platform-error.js";
import { isPlain } from "../store/plain.js";
import { EVERY, type Field, type Fields, type Operator } from "./fields.js";
import { listOperand, type Test, testOf } from "./operators.js";
import { entityReader } from "./values.js";

type Filter = Readonly<Record<string, unknown>>;
type Predicate<T> = (item: T) => boolean;

export interface FilterScope<T> {
  readonly fieldOf: (name: string) => Field | undefined;
  readonly readerOf: (path: string) => (item: T) => unknown;
  /** Time zone for dates without an offset. */
  readonly zone?: string | undefined;
}

/** Returns a lookup of declared fields that also accepts snake_case names. */
export function declaredFields(fields: Fields): FilterScope<unknown>["fieldOf"] {
  const isField = (name: string) => Object.hasOwn(fields, name);
  return (name) => {
    const fieldName = documentedName(name, isField);
    if (fieldName === name) return isField(name) ? fields[name] : undefined;
    const field = fields[fieldName];
    return field && { ...field, path: field.path ?? fieldName };
  };
}

function conditionOf(condition: unknown): Filter {
  const hasOperators =
    isPlain(condition) &&
    Object.keys(condition).some((key) => key.startsWith("$") && key !== "$date");
  return hasOperators ? condition : { $eq: condition };
}

/** Context for a list's items. All fields are allowed, and declared fields keep their type. */
function itemScope<T>(name: string, { fieldOf, zone }: FilterScope<T>): FilterScope<unknown> {
  return {
    fieldOf: (path) => ({ ...fieldOf(`${name}.${path}`), operators: EVERY }),
    readerOf: entityReader,
    zone,
  };
}

function fieldTest<T>(name: string, condition: unknown, scope: FilterScope<T>): Test {
  const field = scope.fieldOf(name);
  if (!field) throw invalidFilter(`Field '${name}' does not support filtering`);
  const tests = Object.entries(conditionOf(condition)).map(([operator, operand]): Test => {
    if (operator === "$not") {
      const test = fieldTest(name, operand, scope);
      return (value) => !test(value);
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
  return allOf(tests);
}

function allOf<T>(tests: readonly Predicate<T>[]): Predicate<T> {
  const [firstTest] = tests;
  if (firstTest && tests.length === 1) return firstTest;
  return (item) => tests.every((test) => test(item));
}

function combineFilters<T>(operator: string, list: unknown, scope: FilterScope<T>): Predicate<T> {
  const tests = listOperand(list, operator, "filter").map((filter) => {
    if (!isPlain(filter)) throw invalidFilter(`${operator} must be an array of filters`);
    return compileFilter(filter, scope);
  });
  return operator === "$and" ? allOf(tests) : (item) => tests.some((test) => test(item));
}

function negateFilter<T>(operand: unknown, scope: FilterScope<T>): Predicate<T> {
  // The operand can be an object, or a list that contains one object.
  const [filter, ...more] = Array.isArray(operand) ? operand : [operand];
  if (!isPlain(filter) || more.length > 0) throw invalidFilter("$not must be a filter");
  const test = compileFilter(filter, scope);
  return (item) => !test(item);
}

/** Throws `INVALID_FILTER` for undeclared fields and invalid operands. */
export function compileFilter<T>(filter: Filter, scope: FilterScope<T>): Predicate<T> {
  const tests = Object.entries(filter).map(([key, condition]): Predicate<T> => {
    if (key === "$and" || key === "$or") return combineFilters(key, condition, scope);
    if (key === "$not") return negateFilter(condition, scope);
    if (key.startsWith("$")) throw invalidFilter(`Unknown operator '${key}'`);
    const test = fieldTest(key, condition, scope);
    const readValue = scope.readerOf(scope.fieldOf(key)?.path ?? key);
    return (item) => test(readValue(item));
  });
  return allOf(tests);
}
