import fc from "fast-check";
import { expect, test } from "vitest";
import { Kept } from "../kernel/kept.js";
import { EVERY, fields } from "./fields.js";
import { type Query, runQuery, type Source } from "./run-query.js";

interface Item {
  readonly number: number;
  size?: number | undefined;
  price?: string | undefined;
  name?: string;
  tags?: readonly string[];
  made?: string;
  isNew?: boolean;
}

const FIELDS = {
  ...fields(["size", "name", "tags", "made", "isNew"], { operators: EVERY, sort: true }),
  price: { operators: EVERY, sort: true, numeric: true as const },
  priceAsText: { operators: EVERY, sort: true, path: "price" },
};
const read = {
  size: ({ size }: Item) => size,
  price: ({ price }: Item) => price,
  name: ({ name }: Item) => name,
  tags: ({ tags }: Item) => tags,
  made: ({ made }: Item) => made,
  isNew: ({ isNew }: Item) => isNew,
};
const order = ({ number }: Item) => number;

/** Values of each field, all of which occur in filters too. */
const VALUES = {
  size: [undefined, 0, 1, 2, 3],
  price: [undefined, "9", "9.00", "10.50", "100", "no price"],
  name: ["a", "b", "red coat", "Coat", "coats"],
  tags: [[], ["a"], ["b", "a"], ["coat"]],
  made: ["2025-03-01T10:00:00.000Z", "2025-03-01T11:00:00+01:00", "2024-01-01T00:00:00Z", "never"],
  isNew: [true, false],
};
const item = fc.record({
  size: fc.constantFrom(...VALUES.size),
  price: fc.constantFrom(...VALUES.price),
  name: fc.constantFrom(...VALUES.name),
  tags: fc.constantFrom(...VALUES.tags),
  made: fc.constantFrom(...VALUES.made),
  isNew: fc.constantFrom(...VALUES.isNew),
});

const sorting = fc.record({
  fieldName: fc.constantFrom(...Object.keys(FIELDS)),
  order: fc.constantFrom("ASC" as const, "DESC" as const),
});
/** Operands of a field: mostly its own values, sometimes those of others. */
function operandOf(field: string) {
  const own: readonly unknown[] = VALUES[(field === "priceAsText" ? "price" : field) as "size"];
  const values = [...own.flat(), null].filter((value) => value !== undefined);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...values) },
    fc.constantFrom<unknown>("9", 9, "a", true),
  );
}

function conditionOf(field: string) {
  const operand = operandOf(field);
  const operators = fc.constantFrom("$eq", "$ne", "$gt", "$gte", "$lt", "$lte");
  return fc.oneof(
    operand,
    { weight: 4, arbitrary: fc.dictionary(operators, operand, { minKeys: 1, maxKeys: 2 }) },
    fc.record({ $in: fc.array(operand, { maxLength: 3 }) }),
    fc.record({ $not: fc.record({ $gte: operand }) }),
    fc.record({ $exists: fc.boolean() }),
    fc.record({ $startsWith: fc.constantFrom("c", "9", "2025") }),
  );
}

const filter = fc.oneof(
  ...Object.keys(FIELDS).map((field) => fc.record({ [field]: conditionOf(field) })),
);
const coat = fc.record({
  expression: fc.constantFrom("coat", "red a"),
  mode: fc.constantFrom(undefined, "AND" as const),
  fields: fc.option(fc.constant<string[]>(["name", "tags"]), { nil: undefined }),
  fuzzy: fc.constant(undefined),
});
const query = fc.record({
  filter: fc.oneof(
    { weight: 3, arbitrary: filter },
    fc.record({ $and: fc.array(filter, { maxLength: 2 }) }),
    fc.constant({}),
  ),
  sort: fc.array(sorting, { maxLength: 2 }),
  search: fc.option(coat, { nil: undefined }),
});

/** What a query answers: all pages there and back, or a refusal. */
function answerOf(source: Source<Item>, { sort, ...asked }: Query): unknown {
  const pages: unknown[] = [];
  try {
    let page = runQuery(source, { sort, ...asked, cursorPaging: { limit: 3 } });
    const go = (cursor: string) => {
      pages.push([page.items, page.total, page.offset, page.places]);
      page = runQuery(source, { cursorPaging: { cursor } });
    };
    while (page.next !== null) go(page.next);
    while (page.prev !== null) go(page.prev);
    return [...pages, page.items];
  } catch (error) {
    return String(error);
  }
}

const change = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constant("change" as const), fc.nat(), item) },
  fc.tuple(fc.constant("add" as const), fc.nat(), item),
  fc.tuple(fc.constant("take" as const), fc.nat(), item),
);

test("a list that is kept answers as one that is not, however often it is asked and whatever changes between", () => {
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 20 }),
      fc.array(query, { minLength: 1, maxLength: 5 }),
      fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 4 }),
      (all, asked, rounds) => {
        const items: Item[] = all.map((one, number) => ({ ...one, number }));
        let next = items.length;
        const kept = new Kept();
        const home = {};
        const compare = () => {
          const rest = { fields: FIELDS, searched: ["name"], read, order };
          const list = kept.once("all", () => [...items]);
          for (const one of [...asked, ...asked, ...asked]) {
            const answer = answerOf({ ...rest, items: list, isCached: true, home }, one);
            expect(answer).toEqual(answerOf({ ...rest, items }, one));
          }
        };
        compare();
        for (const changes of rounds) {
          for (const [kind, at, content] of changes) {
            const old = items[at % Math.max(1, items.length)];
            if (kind === "add" || !old) items.push({ ...content, number: next++ });
            else if (kind === "take") items.splice(items.indexOf(old), 1);
            else Object.assign(old, content);
            kept.forget(kind === "change" && old ? old : items);
          }
          compare();
        }
      },
    ),
  );
});

test("a long list answers alike, whether few or many of its values and items change", () => {
  const items: Item[] = Array.from({ length: 300 }, (_, number) => ({
    number,
    size: number % 3,
    name: `coat ${(number * 7) % 300}`,
  }));
  const asked: Query[] = [
    { filter: { size: { $gte: 1 } }, sort: [{ fieldName: "name", order: "DESC" }] },
    { filter: { name: { $gte: "coat 2", $lt: "coat 4" } }, sort: [{ fieldName: "size" }] },
    { filter: { name: { $in: ["coat 7", "coat 14", "red coat"] } } },
    { search: { expression: "coat 21", mode: "AND", fields: undefined, fuzzy: undefined } },
  ];
  const kept = new Kept();
  const compare = () => {
    const rest = { fields: FIELDS, searched: ["name"], read, order };
    const list = kept.once("all", () => [...items]);
    for (const one of [...asked, ...asked, ...asked]) {
      const query = { ...one, paging: { limit: 40 } };
      const page = runQuery({ ...rest, items: list, isCached: true, home: kept }, query);
      expect(page).toEqual(runQuery({ ...rest, items }, query));
    }
  };
  compare();
  for (const count of [1, 60, 150, 299, 1]) {
    for (const one of items.slice(0, count)) {
      one.name = `${count} coat ${one.number}`;
      kept.forget(one);
    }
    if (count === 60) items.splice(100, 3);
    compare();
  }
  kept.clear();
  for (const one of items) one.size = 9;
  compare();
});
