import { invalidFilter } from "../platform-error.js";
import type { Field, Operator } from "./fields.js";
import { compareKeys, countBefore, type Key, keyOf, kindOf } from "./sort-keys.js";
import { comparable, isObject } from "./values.js";

/** From one place among keys up to another. */
export type Span = readonly [from: number, to: number];

/** A test of what an entity has at a path: one value, a list of them, or nothing. */
export interface Test {
  (found: unknown): boolean;
  /** Which keys pass it among some that stand in their order, where those stand together. */
  readonly span?: (keys: readonly Key[]) => Span;
}

/** What an operator is applied to. */
export interface Operand {
  readonly operator: Operator;
  readonly operand: unknown;
  readonly field: Field;
  readonly name: string;
  /** Time zone of dates without an offset. */
  readonly zone: string | undefined;
  /** The test of one of the filters of `$matchItems`. */
  readonly itemTest: (filter: Record<string, unknown>) => (item: unknown) => boolean;
}

/** The operand of an operator that takes several. */
export function listOf(operand: unknown, operator: string, name: string): unknown[] {
  if (Array.isArray(operand)) return operand;
  throw invalidFilter(`${operator} of '${name}' must be an array`);
}

function refuse({ operator, name }: Operand, kind: string): never {
  throw invalidFilter(`${operator} of '${name}' must be ${kind}`);
}

/** An empty list has no value either. */
const isAbsent: Test = (found) =>
  found === undefined || found === null || (Array.isArray(found) && found.length === 0);

/** An absent value, an empty text, a list of nothing else. */
const isEmpty: Test = (found) =>
  found === "" || isAbsent(found) || (Array.isArray(found) && found.every(isEmpty));

/** A test of the value, or of any value of a list. */
function any(one: (value: unknown) => boolean): Test {
  return (found) => {
    if (Array.isArray(found)) return found.some(one);
    return found !== undefined && found !== null && one(found);
  };
}

function not(test: Test): Test {
  return (found) => !test(found);
}

/** Equal to one value; null is equal to an absent one, a list to a list of the same values in the same order. */
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

/** Where keys stand that compare so with one of their kind. */
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
  // values of different kinds have no order
  const kind = typeof wanted;
  if (kind !== "string" && kind !== "number") return () => false;
  const test = any((value) => {
    const one = comparable(value, field);
    return typeof one === kind && holds(one as Ordered, wanted as Ordered);
  });
  const key = keyOf(wanted);
  return key === null ? test : Object.assign(test, { span: spanOf(key, operator) });
}

/** Parts of texts are looked for without regard to case. */
function partOf(of: Operand, holds: (text: string, part: string) => boolean): Test {
  const { operand } = of;
  if (typeof operand !== "string" && typeof operand !== "number") refuse(of, "a string");
  const part = String(operand).toLowerCase();
  return any((value) => typeof value === "string" && holds(value.toLowerCase(), part));
}

/** Whether something is asked for, or asked not to be. A query string says it as text. */
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

/** The test of one operator. Its operand is checked and converted once, not per entity. */
export function testOf(of: Operand): Test {
  return TESTS[of.operator](of);
}
