// Compares queries with a simple model: filter, sort and slice plain arrays.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EVERY, fields } from "./fields.js";
import { type Query, runQuery, type Source, select } from "./run-query.js";

interface Item {
  readonly number: number;
  readonly size?: number | undefined;
  readonly price?: string | undefined;
  readonly name?: string;
  readonly tags?: readonly string[];
  readonly made?: string;
  readonly isNew?: boolean;
}

const MODEL_FIELDS = {
  ...fields(["size", "name", "tags", "made", "isNew"], { operators: EVERY, sort: true }),
  price: { operators: EVERY, sort: true, numeric: true as const },
  priceAsText: { operators: EVERY, sort: true, path: "price" },
};
type Name = keyof typeof MODEL_FIELDS | "size" | "name" | "tags" | "made" | "isNew";

const read = {
  size: ({ size }: Item) => size,
  price: ({ price }: Item) => price,
  name: ({ name }: Item) => name,
  tags: ({ tags }: Item) => tags,
  made: ({ made }: Item) => made,
  isNew: ({ isNew }: Item) => isNew,
};

/** Values of each field, which are also used as operands in filters. */
const VALUES = {
  size: [undefined, 0, 1, 2, 3],
  price: [undefined, "9", "9.00", "10.50", "100", "no price"],
  name: ["a", "b", "red coat", "Coat", "coats"],
  tags: [[], ["a"], ["b", "a"], ["coat"]],
  made: ["2025-03-01T10:00:00.000Z", "2025-03-01T11:00:00+01:00", "2024-01-01T00:00:00Z", "never"],
  isNew: [true, false],
};
const content = fc.record({
  size: fc.constantFrom(...VALUES.size),
  price: fc.constantFrom(...VALUES.price),
  name: fc.constantFrom(...VALUES.name),
  tags: fc.constantFrom(...VALUES.tags),
  made: fc.constantFrom(...VALUES.made),
  isNew: fc.constantFrom(...VALUES.isNew),
});
const itemLists = fc
  .array(content, { maxLength: 20 })
  .map((all) => all.map((item, number): Item => ({ ...item, number: number * 2 })));

const sorting = fc.record({
  fieldName: fc.constantFrom<Name>("size", "name", "tags", "made", "isNew", "price", "priceAsText"),
  order: fc.constantFrom("ASC" as const, "DESC" as const),
});

/** Returns operands for a field: mostly values that the field has, and sometimes other values. */
function operandOf(name: Name) {
  const choices: readonly unknown[] = VALUES[name === "priceAsText" ? "price" : (name as "size")];
  const values = [...choices.flat(), null].filter((value) => value !== undefined);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...values) },
    fc.constantFrom<unknown>("9", 9, "a", true),
  );
}

type Condition = readonly [operator: string, operand: unknown];

function conditionOf(name: Name): fc.Arbitrary<Condition> {
  const operand = operandOf(name);
  const singleOperator = fc.constantFrom("$eq", "$ne", "$gt", "$gte", "$lt", "$lte");
  const listOperator = fc.constantFrom("$in", "$nin", "$hasSome", "$hasAll");
  const textOperator = fc.constantFrom("$startsWith", "$endsWith", "$contains");
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(singleOperator, operand) },
    fc.tuple(listOperator, fc.array(operand, { maxLength: 3 })),
    fc.tuple(textOperator, fc.constantFrom("c", "C", "9", "2025", "coat")),
    fc.tuple(fc.constantFrom("$exists", "$isEmpty"), fc.boolean()),
  );
}

/** A filter, and the equivalent function. */
interface Model {
  readonly filter: Record<string, unknown>;
  readonly holds: (item: Item) => boolean;
}

/** Converts a value for comparison. */
function modelValueOf(value: unknown, name: Name): unknown {
  if (typeof value !== "string") return value;
  if (name === "price") return Number(value);
  return /^\d{4}-.*T/.test(value) ? new Date(value).toISOString() : value;
}

const readValue = (item: Item, name: Name): unknown =>
  item[name === "priceAsText" ? "price" : (name as "size")];
const valuesOf = (item: Item, name: Name): unknown[] =>
  [readValue(item, name) ?? []].flat().map((value) => modelValueOf(value, name));

function holds([operator, operand]: Condition, item: Item, name: Name): boolean {
  const values = valuesOf(item, name);
  const texts = [readValue(item, name)].flat().map((text) => String(text).toLowerCase());
  const isText = values.length > 0 && typeof [readValue(item, name)].flat()[0] === "string";
  const comparand = modelValueOf(operand, name);
  const isEqual = (expected: unknown) => {
    if (expected === null) return values.length === 0;
    return values.some((value) => value === modelValueOf(expected, name));
  };
  const isOrdered = (test: (a: string, b: string) => boolean) =>
    (typeof comparand === "string" || typeof comparand === "number") &&
    values.some(
      (value) => typeof value === typeof comparand && test(value as string, `${comparand}`),
    );
  const operands = Array.isArray(operand) ? operand : [];
  const isAny = () =>
    operands.some(
      (value) =>
        isEqual(value) || (Number.isNaN(modelValueOf(value, name)) && values.some(Number.isNaN)),
    );
  const number = comparand as number;
  const part = String(operand).toLowerCase();
  switch (operator) {
    case "$eq":
      return isEqual(operand);
    case "$ne":
      return !isEqual(operand);
    case "$gt":
      return isOrdered((a, b) => (typeof a === "string" ? a > b : a > number));
    case "$gte":
      return isOrdered((a, b) => (typeof a === "string" ? a >= b : a >= number));
    case "$lt":
      return isOrdered((a, b) => (typeof a === "string" ? a < b : a < number));
    case "$lte":
      return isOrdered((a, b) => (typeof a === "string" ? a <= b : a <= number));
    case "$in":
    case "$hasSome":
      return isAny();
    case "$nin":
      return !isAny();
    case "$hasAll":
      return operands.every(isEqual);
    case "$startsWith":
      return isText && texts.some((text) => text.startsWith(part));
    case "$endsWith":
      return isText && texts.some((text) => text.endsWith(part));
    case "$contains":
      return isEqual(operand) || (isText && texts.some((text) => text.includes(part)));
    default:
      return (values.length === 0) === ((operator === "$isEmpty") === operand);
  }
}

const singleCondition: fc.Arbitrary<Model> = sorting.chain(({ fieldName }) =>
  conditionOf(fieldName).map((condition): Model => {
    const [operator, operand] = condition;
    const isShort = operator === "$eq" && !Array.isArray(operand);
    return {
      filter: { [fieldName]: isShort ? operand : { [operator]: operand } },
      holds: (item) => holds(condition, item, fieldName),
    };
  }),
);
const { filter } = fc.letrec<{ filter: Model }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 3, arbitrary: singleCondition },
    fc.array(tie("filter"), { maxLength: 3 }).map((all) => ({
      filter: { $and: all.map((part) => part.filter) },
      holds: (item: Item) => all.every((part) => part.holds(item)),
    })),
    fc.array(tie("filter"), { maxLength: 3 }).map((all) => ({
      filter: { $or: all.map((part) => part.filter) },
      holds: (item: Item) => all.some((part) => part.holds(item)),
    })),
    tie("filter").map((part) => ({
      filter: { $not: part.filter },
      holds: (item: Item) => !part.holds(item),
    })),
  ),
}));

const isRejected = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).some(([key, part]) =>
    /^\$[gl]te?$/.test(key) ? part === null : isRejected(part),
  );

/** Returns the position of a value's type in the sort order. */
const typeRank = (value: unknown) => ["boolean", "number", "string"].indexOf(typeof value) + 1 || 4;

function compare(a: Item, b: Item, name: Name): number {
  const [first, second] = [a, b].map((item) => {
    const [value] = valuesOf(item, name);
    return Number.isNaN(value) ? undefined : value;
  }) as [string | undefined, string | undefined];
  if (typeRank(first) !== typeRank(second)) return typeRank(first) - typeRank(second);
  if (first === undefined || second === undefined || first === second) return 0;
  return first < second ? -1 : 1;
}

function modelOf(items: readonly Item[], test: Model["holds"], sort: readonly Sorting[]) {
  const tieSign = sort.at(-1)?.order === "DESC" ? -1 : 1;
  return items.filter(test).sort((a, b) => {
    for (const { fieldName, order } of sort) {
      const result = compare(a, b, fieldName) * (order === "DESC" ? -1 : 1);
      if (result !== 0) return result;
    }
    return (a.number - b.number) * tieSign;
  });
}
type Sorting = typeof sorting extends fc.Arbitrary<infer One> ? One : never;

const order = ({ number }: Item) => number;
const sourcesOf = (items: readonly Item[]): Source<Item>[] => [
  { items, fields: MODEL_FIELDS, order, view: ({ number: _, ...view }) => view },
  { items, fields: MODEL_FIELDS, order, read },
  { items, fields: MODEL_FIELDS, order, read, isCached: true, searched: ["name", "tags"] },
];

describe("runQuery", () => {
  const sort = fc.array(sorting, { maxLength: 3 });

  it("returns the same pages as a model that filters, sorts and slices plain arrays", () => {
    const queries = fc.array(fc.tuple(filter, sort), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(itemLists, queries, fc.nat(25), fc.nat(10), (items, all, offset, limit) => {
        for (const source of sourcesOf(items)) {
          for (const [{ filter, holds }, sort] of all) {
            const query: Query = { filter, sort, paging: { offset, limit } };
            if (isRejected(filter)) {
              expect(() => runQuery(source, query)).toThrow("must be a single value");
              continue;
            }
            const expected = modelOf(items, holds, sort);
            const page = runQuery(source, query);
            expect(page.items).toEqual(expected.slice(offset, offset + limit));
            expect(page.total).toBe(expected.length);
            expect(select(source, { filter })).toEqual(items.filter(holds));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("returns the model's pages when a client follows cursors forward and backward", () => {
    fc.assert(
      fc.property(
        itemLists,
        filter,
        sort,
        fc.integer({ min: 1, max: 7 }),
        (items, test, sort, limit) => {
          fc.pre(!isRejected(test.filter));
          for (const source of sourcesOf(items)) {
            const expected = modelOf(items, test.holds, sort);
            let page = runQuery(source, { filter: test.filter, sort, cursorPaging: { limit } });
            const expectPage = (offset: number) => {
              expect(page.items).toEqual(expected.slice(offset, offset + limit));
              expect(page).toMatchObject({ offset, limit, total: expected.length });
              expect(page.next !== null).toBe(offset + limit < expected.length);
              expect(page.prev !== null).toBe(offset > 0);
            };
            expectPage(0);
            let offset = 0;
            for (; page.next; expectPage(offset)) {
              page = runQuery(source, { cursorPaging: { cursor: page.next } });
              offset += limit;
            }
            for (; page.prev; expectPage(offset)) {
              page = runQuery(source, { cursorPaging: { cursor: page.prev } });
              offset -= limit;
            }
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
