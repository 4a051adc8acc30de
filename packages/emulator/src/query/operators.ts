import { invalidFilter } from "../kernel/platform-error.js";
import { isPlain } from "../store/plain.js";
import type { Field, Operator } from "./fields.js";
import { asList, toComparable } from "./values.js";

/** Tests the value at a path: one value, a list, or undefined. */
export type Test = (value: unknown) => boolean;

export interface Condition {
  readonly operator: Operator;
  readonly operand: unknown;
  readonly field: Field;
  readonly name: string;
  readonly zone: string | undefined;
  /** Compiles one filter in `$matchItems`. */
  readonly itemTest: (filter: Record<string, unknown>) => Test;
}

export function listOperand(operand: unknown, operator: string, name: string): unknown[] {
  if (Array.isArray(operand)) return operand;
  throw invalidFilter(`${operator} of '${name}' must be an array`);
}

function rejectOperand({ operator, name }: Condition, kind: string): never {
  throw invalidFilter(`${operator} of '${name}' must be ${kind}`);
}

const isAbsent: Test = (value) => asList(value).length === 0;

/** Tests for an absent value, an empty string, or a list that contains only such values. */
const isEmpty: Test = (value) =>
  value === "" || isAbsent(value) || (Array.isArray(value) && value.every(isEmpty));

function any(test: Test): Test {
  return (value) => (Array.isArray(value) ? value.some(test) : test(value));
}

function not(test: Test): Test {
  return (value) => !test(value);
}

/** Null equals an absent value. In lists, the order matters. */
function equalTo(operand: unknown, { field, zone }: Condition): Test {
  if (operand === null) return isAbsent;
  if (Array.isArray(operand)) {
    const comparables = operand.map((value) => toComparable(value, field, zone));
    return (value) =>
      Array.isArray(value) &&
      value.length === comparables.length &&
      value.every((item, index) => toComparable(item, field) === comparables[index]);
  }
  const expected = toComparable(operand, field, zone);
  return any((value) => toComparable(value, field) === expected);
}

function isOneOf({ operand, operator, name, field, zone }: Condition): Test {
  const values = listOperand(operand, operator, name);
  const set = new Set(values.map((value) => toComparable(value, field, zone)));
  const isAmong = any((value) => set.has(toComparable(value, field)));
  return set.has(null) ? (value) => isAbsent(value) || isAmong(value) : isAmong;
}

function hasAll(condition: Condition): Test {
  const { operand, operator, name } = condition;
  const tests = listOperand(operand, operator, name).map((value) => equalTo(value, condition));
  return (value) => tests.every((test) => test(value));
}

type Comparable = string | number;

/** Compares values of the operand's type. Values of other types never match. */
function orderTest(holds: (value: Comparable, limit: Comparable) => boolean) {
  return (condition: Condition): Test => {
    const { operand, field, zone } = condition;
    const limit = toComparable(operand, field, zone);
    if (typeof limit === "object") rejectOperand(condition, "a single value");
    if (typeof limit !== "string" && typeof limit !== "number") return () => false;
    return any((value) => {
      const key = toComparable(value, field);
      return typeof key === typeof limit && holds(key as Comparable, limit);
    });
  };
}

function substringTest(holds: (text: string, substring: string) => boolean) {
  return (condition: Condition): Test => {
    const { operand } = condition;
    if (typeof operand !== "string" && typeof operand !== "number")
      rejectOperand(condition, "a string");
    const substring = String(operand).toLowerCase();
    return any((value) => typeof value === "string" && holds(value.toLowerCase(), substring));
  };
}

const containsTest = /* @__PURE__ */ substringTest((text, substring) => text.includes(substring));

/** Query strings contain booleans as strings. */
function negateIfFalse(condition: Condition, test: Test): Test {
  if (condition.operand === true || condition.operand === "true") return test;
  if (condition.operand === false || condition.operand === "false") return not(test);
  return rejectOperand(condition, "true or false");
}

function matchItems(condition: Condition): Test {
  const tests = listOperand(condition.operand, condition.operator, condition.name).map((filter) =>
    isPlain(filter) ? condition.itemTest(filter) : rejectOperand(condition, "an array of filters"),
  );
  return (value) => tests.every((matches) => asList(value).some(matches));
}

const TESTS: Readonly<Record<Operator, (condition: Condition) => Test>> =
  /* @__PURE__ */ Object.freeze({
    $eq: (condition: Condition) => equalTo(condition.operand, condition),
    $ne: (condition: Condition) => not(equalTo(condition.operand, condition)),
    $gt: orderTest((value, limit) => value > limit),
    $gte: orderTest((value, limit) => value >= limit),
    $lt: orderTest((value, limit) => value < limit),
    $lte: orderTest((value, limit) => value <= limit),
    $in: isOneOf,
    $nin: (condition: Condition) => not(isOneOf(condition)),
    $hasSome: isOneOf,
    $hasAll: hasAll,
    $exists: (condition: Condition) => negateIfFalse(condition, not(isAbsent)),
    $isEmpty: (condition: Condition) => negateIfFalse(condition, isEmpty),
    $startsWith: substringTest((text, substring) => text.startsWith(substring)),
    $endsWith: substringTest((text, substring) => text.endsWith(substring)),
    $contains: (condition: Condition) => {
      const tests = [containsTest(condition), equalTo(condition.operand, condition)];
      return (value: unknown) => tests.some((test) => test(value));
    },
    $matchItems: matchItems,
  });

/** Converts the operand only once, not for each entity. */
export function testOf(condition: Condition): Test {
  return TESTS[condition.operator](condition);
}
