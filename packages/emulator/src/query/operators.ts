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

function hasAll(of: Condition): Test {
  const tests = listOperand(of.operand, of.operator, of.name).map((value) => equalTo(value, of));
  return (value) => tests.every((test) => test(value));
}

type Comparable = string | number;

/** Compares values of the operand's type. Values of other types never match. */
function orderTest(holds: (value: Comparable, limit: Comparable) => boolean) {
  return (of: Condition): Test => {
    const { operand, field, zone } = of;
    const limit = toComparable(operand, field, zone);
    if (typeof limit === "object") rejectOperand(of, "a single value");
    if (typeof limit !== "string" && typeof limit !== "number") return () => false;
    return any((value) => {
      const key = toComparable(value, field);
      return typeof key === typeof limit && holds(key as Comparable, limit);
    });
  };
}

function substringTest(holds: (text: string, substring: string) => boolean) {
  return (of: Condition): Test => {
    const { operand } = of;
    if (typeof operand !== "string" && typeof operand !== "number") rejectOperand(of, "a string");
    const substring = String(operand).toLowerCase();
    return any((value) => typeof value === "string" && holds(value.toLowerCase(), substring));
  };
}

const containsTest = /* @__PURE__ */ substringTest((text, substring) => text.includes(substring));

/** Query strings contain booleans as strings. */
function negateIfFalse(of: Condition, test: Test): Test {
  if (of.operand === true || of.operand === "true") return test;
  if (of.operand === false || of.operand === "false") return not(test);
  return rejectOperand(of, "true or false");
}

function matchItems(of: Condition): Test {
  const tests = listOperand(of.operand, of.operator, of.name).map((filter) =>
    isPlain(filter) ? of.itemTest(filter) : rejectOperand(of, "an array of filters"),
  );
  return (value) => tests.every((matches) => asList(value).some(matches));
}

const TESTS: Readonly<Record<Operator, (of: Condition) => Test>> = /* @__PURE__ */ Object.freeze({
  $eq: (of: Condition) => equalTo(of.operand, of),
  $ne: (of: Condition) => not(equalTo(of.operand, of)),
  $gt: orderTest((value, limit) => value > limit),
  $gte: orderTest((value, limit) => value >= limit),
  $lt: orderTest((value, limit) => value < limit),
  $lte: orderTest((value, limit) => value <= limit),
  $in: isOneOf,
  $nin: (of: Condition) => not(isOneOf(of)),
  $hasSome: isOneOf,
  $hasAll: hasAll,
  $exists: (of: Condition) => negateIfFalse(of, not(isAbsent)),
  $isEmpty: (of: Condition) => negateIfFalse(of, isEmpty),
  $startsWith: substringTest((text, substring) => text.startsWith(substring)),
  $endsWith: substringTest((text, substring) => text.endsWith(substring)),
  $contains: (of: Condition) => {
    const tests = [containsTest(of), equalTo(of.operand, of)];
    return (value: unknown) => tests.some((test) => test(value));
  },
  $matchItems: matchItems,
});

/** Converts the operand only once, not for each entity. */
export function testOf(of: Condition): Test {
  return TESTS[of.operator](of);
}
