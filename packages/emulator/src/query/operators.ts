import { invalidFilter } from "../kernel/platform-error.js";
import type { Field, Operator } from "./fields.js";
import { compareKeys, countBefore, type Key, keyOf, kindOf } from "./sort-keys.js";
import { comparable, isObject } from "./values.js";

/** Range of indices in a sorted list of keys. `to` is exclusive. */
export type Span = readonly [from: number, to: number];

/** Tests the value at a path: one value, a list, or undefined. */
export interface Test {
  (found: unknown): boolean;
  /** Returns the range of passing keys in a sorted list, if they are contiguous. */
  readonly span?: (keys: readonly Key[]) => Span;
}

/** Operator with its operand and field. */
export interface Operand {
  readonly operator: Operator;
  readonly operand: unknown;
  readonly field: Field;
  readonly name: string;
  /** Time zone of dates without an offset. */
  readonly zone: string | undefined;
  /** Compiles one filter of `$matchItems`. */
  readonly itemTest: (filter: Record<string, unknown>) => (item: unknown) => boolean;
}

/**
 * Returns the operand of an operator that takes a list. Throws `INVALID_FILTER` for other values.
 */
export function listOf(operand: unknown, operator: string, name: string): unknown[] {
  if (Array.isArray(operand)) return operand;
  throw invalidFilter(`${operator} of '${name}' must be an array`);
}

function refuse({ operator, name }: Operand, kind: string): never {
  throw invalidFilter(`${operator} of '${name}' must be ${kind}`);
}

/** Empty lists are also absent. */
const isAbsent: Test = (found) =>
  found === undefined || found === null || (Array.isArray(found) && found.length === 0);

/** Tests for an absent value, an empty string, or a list with only such values. */
const isEmpty: Test = (found) =>
  found === "" || isAbsent(found) || (Array.isArray(found) && found.every(isEmpty));

/** Tests the value, or any value of a list. */
function any(one: (value: unknown) => boolean): Test {
  return (found) => {
    if (Array.isArray(found)) return found.some(one);
    return found !== undefined && found !== null && one(found);
  };
}

function not(test: Test): Test {
  return (found) => !test(found);
}

/**
 * Tests for equality. Null equals an absent value. Lists are equal if they have the same values in
 * the same order.
 */
function equalTo(wanted: unknown, { field, zone }: Operand): Test {
  if (wanted === null) return isAbsent;
  if (Array.isArray(wanted)) {
    const all = wanted.map((one) => comparable(one, field, zone));
    return (found) =>
      Array.isArray(found) &&
      found.length === all.length &&
      found.every((value, index) => comparable(value, field) === all[index]);
  }
  const one = comparable(wanted, field, zone);
  const test = any((value) => comparable(value, field) === one);
  const key = keyOf(one);
  return key === null ? test : Object.assign(test, { span: spanOf(key, "$eq") });
}

/** Returns the range of keys of the same type that pass a comparison. */
function spanOf(wanted: Key, operator: "$eq" | Comparison): (keys: readonly Key[]) => Span {
  const kind = kindOf(wanted);
  const [from, to] = BOUNDS[operator];
  const places = {
    kind: (key: Key) => kindOf(key) < kind,
    wanted: (key: Key) => compareKeys(key, wanted) < 0,
    afterWanted: (key: Key) => compareKeys(key, wanted) <= 0,
    afterKind: (key: Key) => kindOf(key) <= kind,
  };
  return (keys) => [countBefore(keys, places[from]), countBefore(keys, places[to])];
}

type Comparison = "$gt" | "$gte" | "$lt" | "$lte";

const BOUNDS = /* @__PURE__ */ Object.freeze({
  $eq: ["wanted", "afterWanted"],
  $gt: ["afterWanted", "afterKind"],
  $gte: ["wanted", "afterKind"],
  $lt: ["kind", "wanted"],
  $lte: ["kind", "afterWanted"],
} as const);

function oneOf(of: Operand): Test {
  const { operand, operator, name, field, zone } = of;
  const wanted = listOf(operand, operator, name);
  const set = new Set(wanted.map((one) => comparable(one, field, zone)));
  const among = any((value) => set.has(comparable(value, field)));
  return set.has(null) ? (found) => isAbsent(found) || among(found) : among;
}

function hasAll(of: Operand): Test {
  const tests = listOf(of.operand, of.operator, of.name).map((one) => equalTo(one, of));
  return (found) => tests.every((test) => test(found));
}

type Ordered = string | number;

const HOLDS: Readonly<Record<Comparison, (value: Ordered, wanted: Ordered) => boolean>> =
  /* @__PURE__ */ Object.freeze({
    $gt: (value: Ordered, wanted: Ordered) => value > wanted,
    $gte: (value: Ordered, wanted: Ordered) => value >= wanted,
    $lt: (value: Ordered, wanted: Ordered) => value < wanted,
    $lte: (value: Ordered, wanted: Ordered) => value <= wanted,
  });

function compare(of: Operand, operator: Comparison): Test {
  const { operand, field, zone } = of;
  const holds = HOLDS[operator];
  const wanted = comparable(operand, field, zone);
  if (operand === null || typeof wanted === "object") refuse(of, "a single value");
  // Values of different types have no order.
  const kind = typeof wanted;
  if (kind !== "string" && kind !== "number") return () => false;
  const test = any((value) => {
    const one = comparable(value, field);
    return typeof one === kind && holds(one as Ordered, wanted as Ordered);
  });
  const key = keyOf(wanted);
  return key === null ? test : Object.assign(test, { span: spanOf(key, operator) });
}

/** Tests for a substring, ignoring case. */
function partOf(of: Operand, holds: (text: string, part: string) => boolean): Test {
  const { operand } = of;
  if (typeof operand !== "string" && typeof operand !== "number") refuse(of, "a string");
  const part = String(operand).toLowerCase();
  return any((value) => typeof value === "string" && holds(value.toLowerCase(), part));
}

/**
 * Negates the test if the operand is false. Accepts strings, because query strings have no
 * booleans.
 */
function wanted(of: Operand, test: Test): Test {
  if (of.operand === true || of.operand === "true") return test;
  if (of.operand === false || of.operand === "false") return not(test);
  return refuse(of, "true or false");
}

function matchItems(of: Operand): Test {
  const tests = listOf(of.operand, of.operator, of.name).map((filter) =>
    isObject(filter) ? of.itemTest(filter) : refuse(of, "an array of filters"),
  );
  return (found) => {
    const items = Array.isArray(found) ? found : isAbsent(found) ? [] : [found];
    return tests.every((matches) => items.some(matches));
  };
}

const TESTS: Readonly<Record<Operator, (of: Operand) => Test>> = /* @__PURE__ */ Object.freeze({
  $eq: (of) => equalTo(of.operand, of),
  $ne: (of) => not(equalTo(of.operand, of)),
  $gt: (of) => compare(of, "$gt"),
  $gte: (of) => compare(of, "$gte"),
  $lt: (of) => compare(of, "$lt"),
  $lte: (of) => compare(of, "$lte"),
  $in: oneOf,
  $nin: (of) => not(oneOf(of)),
  $hasSome: oneOf,
  $hasAll: hasAll,
  $exists: (of) => wanted(of, not(isAbsent)),
  $isEmpty: (of) => wanted(of, isEmpty),
  $startsWith: (of) => partOf(of, (text, part) => text.startsWith(part)),
  $endsWith: (of) => partOf(of, (text, part) => text.endsWith(part)),
  $contains: (of) => {
    const within = partOf(of, (text, part) => text.includes(part));
    const same = equalTo(of.operand, of);
    return (found) => within(found) || same(found);
  },
  $matchItems: matchItems,
} satisfies Record<Operator, (of: Operand) => Test>);

/** Creates the test for one operator. Validates and converts the operand once, not per entity. */
export function testOf(of: Operand): Test {
  return TESTS[of.operator](of);
}
