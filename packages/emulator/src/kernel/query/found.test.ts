import fc from "fast-check";
import { expect, test } from "vitest";
import { Kept } from "../kept.js";
import { ANY, fields } from "./fields.js";
import { type Query, runQuery, type Source } from "./run-query.js";

interface Item {
  readonly number: number;
  readonly size: number | undefined;
  readonly name: string;
}

const FIELDS = fields(["size", "name"], { operators: ANY, sort: true });
const read = { size: ({ size }: Item) => size, name: ({ name }: Item) => name };
const item = fc.record({
  size: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  name: fc.constantFrom("a", "b", "c", "red coat", "coat"),
});
const sorting = fc.record({
  fieldName: fc.constantFrom("size", "name"),
  order: fc.constantFrom("ASC" as const, "DESC" as const),
});
const coat = { expression: "coat", mode: undefined, fields: undefined, fuzzy: undefined };
const query = fc.record({
  filter: fc.option(fc.record({ size: fc.record({ $gte: fc.integer({ min: 0, max: 4 }) }) }), {
    nil: undefined,
  }),
  sort: fc.array(sorting, { maxLength: 2 }),
  search: fc.option(fc.constant(coat), { nil: undefined }),
});

/** All pages there and back. */
function walk(source: Source<Item>, { sort, ...asked }: Query) {
  const pages: unknown[] = [];
  let page = runQuery(source, { sort, ...asked, cursorPaging: { limit: 3 } });
  const go = (cursor: string) => {
    pages.push([page.items, page.total, page.offset, page.found]);
    page = runQuery(source, { cursorPaging: { cursor } });
  };
  while (page.next !== null) go(page.next);
  while (page.prev !== null) go(page.prev);
  return [...pages, page.items];
}

test("a list that is kept answers as one that is not, however often it is asked", () => {
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 20 }),
      fc.array(query, { minLength: 1, maxLength: 3 }),
      (all, asked) => {
        const items = all.map((one, number) => ({ ...one, number }));
        const rest = { items, fields: FIELDS, searched: ["name"], read };
        const source = { ...rest, order: ({ number }: Item) => number };
        const kept = { ...source, kept: new Kept(), home: {} };
        for (const one of [...asked, ...asked]) {
          expect(walk(kept, one)).toEqual(walk(source, one));
        }
      },
    ),
  );
});

test("a long list answers alike, whether its values occur again or not, also after a change", () => {
  const items = Array.from({ length: 300 }, (_, number) => ({
    number,
    size: number % 3,
    name: `coat ${(number * 7) % 300}`,
  }));
  const rest = { fields: FIELDS, searched: ["name"], read, order: ({ number }: Item) => number };
  const kept = new Kept();
  const asked: Query[] = [
    { filter: { size: { $gte: 1 } }, sort: [{ fieldName: "name", order: "DESC" }] },
    { filter: { name: { $gte: "coat 2" } }, sort: [{ fieldName: "size" }] },
    { filter: { name: { $in: ["coat 7", "coat 14", "red coat"] } } },
    { search: { expression: "coat 21", mode: "AND", fields: undefined, fuzzy: undefined } },
  ];
  const compare = (list: readonly Item[]) => {
    for (const one of [...asked, ...asked]) {
      const query = { ...one, paging: { limit: 40 } };
      const page = runQuery({ ...rest, items: list, kept, home: kept }, query);
      expect(page).toEqual(runQuery({ ...rest, items: list }, query));
    }
  };
  compare(items);
  const changed = items.map((one) => (one.number === 150 ? { ...one, name: "red coat" } : one));
  compare(changed);
  compare(changed.slice(1));
});
