import { invalidFilter } from "../kernel/platform-error.js";
import type { Field, Operator } from "./fields.js";
import { comparable, isObject, listed } from "./values.js";

/** Tests the value at a path: one value, a list, or undefined. */
export type Test = (value: unknown) => boolean;

/** Operand of an operator, and the field that it is compared with. */
export interface Operand {
  readonly operator: Operator;
  readonly operand: unknown;
  readonly field: Field;
  readonly name: string;
  /** Time zone for dates without an offset. */
  readonly zone: string | undefined;
  /** Compiles one filter in `$matchItems`. */
  readonly itemTest: (filter: Record<string, unknown>) => Test;
}

/**
 * Returns the operand of an operator that takes a list. Throws `INVALID_FILTER` for other values.
 */
export function listOf(operand: unknown, operator: string, name: string): unknown[] {
  if (Array.isArray(operand)) return operand;
  throw invalidFilter(`${operator} of '${name}' must be an array`);
}

function reject({ operator, name }: Operand, kind: string): never {
  throw invalidFilter(`${operator} of '${name}' must be ${kind}`);
}

/** Also treats empty lists as absent. */
const isAbsent: Test = (value) => listed(value).length === 0;

/** Tests for an absent value, an empty string, or a list with only such values. */
const isEmpty: Test = (value) =>
  value === "" || isAbsent(value) || (Array.isArray(value) && value.every(isEmpty));

/** Tests the value, or any value of a list. */
function any(one: Test): Test {
  return (value) => (Array.isArray(value) ? value.some(one) : one(value));
}

function not(test: Test): Test {
  return (value) => !test(value);
}

/**
 * Tests for equality. Null equals an absent value. Lists are equal if they have the same values in
 * the same order.
 */
function equalTo(wanted: unknown, { field, zone }: Operand): Test {
  if (wanted === null) return isAbsent;
  if (Array.isArray(wanted)) {
    const all = wanted.map((one) => comparable(one, field, zone));
    return (value) =>
      Array.isArray(value) &&
      value.length === all.length &&
      value.every((item, index) => comparable(item, field) === all[index]);
  }
  const one = comparable(wanted, field, zone);
  return any((value) => comparable(value, field) === one);
}

function oneOf({ operand, operator, name, field, zone }: Operand): Test {
  const wanted = listOf(operand, operator, name);
  const set = new Set(wanted.map((one) => comparable(one, field, zone)));
  const isAmong = any((value) => set.has(comparable(value, field)));
  return set.has(null) ? (value) => isAbsent(value) || isAmong(value) : isAmong;
}

function hasAll(of: Operand): Test {
  const tests = listOf(of.operand, of.operator, of.name).map((one) => equalTo(one, of));
  return (value) => tests.every((test) => test(value));
}

type Ordered = string | number;

/** Compares values of the operand's type. Values of different types have no order. */
function ordered(holds: (value: Ordered, wanted: Ordered) => boolean) {
  return (of: Operand): Test => {
    const { operand, field, zone } = of;
    const wanted = comparable(operand, field, zone);
    if (typeof wanted === "object") reject(of, "a single value");
    if (typeof wanted !== "string" && typeof wanted !== "number") return () => false;
    return any((value) => {
      const one = comparable(value, field);
      return typeof one === typeof wanted && holds(one as Ordered, wanted);
    });
  };
}

/** Tests for a substring, ignoring case. */
function part(holds: (text: string, part: string) => boolean) {
  return (of: Operand): Test => {
    const { operand } = of;
    if (typeof operand !== "string" && typeof operand !== "number") reject(of, "a string");
    const wanted = String(operand).toLowerCase();
    return any((value) => typeof value === "string" && holds(value.toLowerCase(), wanted));
  };
}

const within = /* @__PURE__ */ part((text, wanted) => text.includes(wanted));

/**
 * Negates the test if the operand is false. Accepts strings, because query strings have no
 * booleans.
 */
function either(of: Operand, test: Test): Test {
  if (of.operand === true || of.operand === "true") return test;
  if (of.operand === false || of.operand === "false") return not(test);
  return reject(of, "true or false");
}

function matchItems(of: Operand): Test {
  const tests = listOf(of.operand, of.operator, of.name).map((filter) =>
    isObject(filter) ? of.itemTest(filter) : reject(of, "an array of filters"),
  );
  return (value) => tests.every((matches) => listed(value).some(matches));
}

const TESTS: Readonly<Record<Operator, (of: Operand) => Test>> = /* @__PURE__ */ Object.freeze({
  $eq: (of: Operand) => equalTo(of.operand, of),
  $ne: (of: Operand) => not(equalTo(of.operand, of)),
  $gt: ordered((value, wanted) => value > wanted),
  $gte: ordered((value, wanted) => value >= wanted),
  $lt: ordered((value, wanted) => value < wanted),
  $lte: ordered((value, wanted) => value <= wanted),
  $in: oneOf,
  $nin: (of: Operand) => not(oneOf(of)),
  $hasSome: oneOf,
  $hasAll: hasAll,
  $exists: (of: Operand) => either(of, not(isAbsent)),
  $isEmpty: (of: Operand) => either(of, isEmpty),
  $startsWith: part((text, wanted) => text.startsWith(wanted)),
  $endsWith: part((text, wanted) => text.endsWith(wanted)),
  $contains: (of: Operand) => {
    const tests = [within(of), equalTo(of.operand, of)];
    return (value: unknown) => tests.some((test) => test(value));
  },
  $matchItems: matchItems,
});

/** Creates the test for one operator. Validates and converts the operand once, not per entity. */
export function testOf(of: Operand): Test {
  return TESTS[of.operator](of);
}
