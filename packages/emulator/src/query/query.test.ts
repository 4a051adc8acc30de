import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ANY, EXACT, type Fields, LIST } from "./fields.js";
import { compileFilter, declared } from "./filter.js";
import { runQuery } from "./run-query.js";
import { ofEntity } from "./values.js";

const FIELDS: Fields = {
  n: { operators: ANY, sort: true, numeric: true },
  name: { operators: [...ANY, "$endsWith", "$contains"], sort: true },
  tags: { operators: [...LIST, "$eq"] },
  date: { operators: ANY, sort: true },
  on: { operators: EXACT, sort: true },
  items: { operators: ["$matchItems"] },
  "items.id": { operators: ["$hasSome", "$eq"] },
};
const ENTITY = {
  n: "10.50",
  name: "Wool Coat",
  tags: ["a", "b"],
  date: "2025-03-01T10:00:00.000Z",
  on: true,
  items: [
    { id: "1", size: "M" },
    { id: "2", size: "L" },
  ],
};
const matches = (filter: Record<string, unknown>, entity: unknown = ENTITY) =>
  compileFilter(filter, { fieldOf: declared(FIELDS), reading: ofEntity })(entity);

describe("operators", () => {
  test.each([
    [{ n: 10.5 }, true],
    [{ n: { $gt: "9" } }, true],
    [{ n: { $gte: 10.5, $lt: 10.51 } }, true],
    [{ n: { $lte: 10 } }, false],
    [{ n: { $in: [1, "10.5"] } }, true],
    [{ n: { $nin: [10.5] } }, false],
    [{ name: { $ne: "Coat" } }, true],
    [{ name: { $startsWith: "wool" } }, true],
    [{ name: { $endsWith: "COAT" } }, true],
    [{ name: { $contains: "ol c" } }, true],
    [{ name: { $exists: false } }, false],
    [{ tags: { $hasSome: ["b", "z"] } }, true],
    [{ tags: { $hasAll: ["a", "b"] } }, true],
    [{ tags: { $hasAll: ["a", "z"] } }, false],
    [{ tags: { $isEmpty: true } }, false],
    [{ tags: "a" }, true],
    [{ date: { $gt: "2025-03-01T09:59:59+00:00" } }, true],
    [{ date: { $lt: { $date: "2025-03-01T10:00:00.001Z" } } }, true],
    [{ on: true, n: { $gt: 11 } }, false],
    [{ $and: [{ on: true }, { name: "Wool Coat" }] }, true],
    [{ $or: [{ on: false }, { n: 10.5 }] }, true],
    [{ $not: { on: true } }, false],
    [{ n: { $not: { $gt: 11 } } }, true],
    [{ items: { $matchItems: [{ id: { $in: ["1"] }, size: "M" }] } }, true],
    [{ items: { $matchItems: [{ id: "1", size: "L" }] } }, false],
    [{ "items.id": { $hasSome: ["2"] } }, true],
    [{ name: null }, false],
  ])("%j is %s", (filter, expected) => {
    expect(matches(filter)).toBe(expected);
  });

  test("lists are asked for", () => {
    expect(() => matches({ n: { $in: 3 } })).toThrow("must be an array");
    expect(() => matches({ $or: {} })).toThrow("must be an array");
    expect(() => matches({ items: { $matchItems: ["x"] } })).toThrow("must be an array of filters");
  });
});

describe("pages", () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 60 });

  test("following cursors visits everything once, in order", () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 20 }), (values, limit) => {
        const items = values.map((n) => ({ n }));
        const seen: number[] = [];
        let cursor: string | undefined;
        do {
          const query = cursor
            ? { cursorPaging: { cursor } }
            : { cursorPaging: { limit }, sort: [{ fieldName: "n", order: "DESC" as const }] };
          const page = runQuery({ items, fields: FIELDS }, query);
          seen.push(...page.items.map(({ n }) => n));
          cursor = page.next ?? undefined;
        } while (cursor);
        expect(seen).toEqual([...values].sort((a, b) => b - a));
      }),
    );
  });

  test("a page of a sorted list is that part of the whole list, equal ones in their order", () => {
    const sort = [{ fieldName: "n", order: "DESC" as const }, { fieldName: "name" }];
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ n: fc.integer({ min: 0, max: 5 }), name: fc.constantFrom("a", "b") }),
          {
            maxLength: 200,
          },
        ),
        fc.nat(200),
        fc.nat(30),
        (items, offset, limit) => {
          const page = runQuery({ items, fields: FIELDS }, { sort, paging: { offset, limit } });
          expect(page.items).toHaveLength(Math.max(0, Math.min(limit, items.length - offset)));
          const stable = [...items].sort((a, b) => b.n - a.n || a.name.localeCompare(b.name));
          for (const [index, item] of page.items.entries()) {
            expect(item).toBe(stable[offset + index]);
          }
        },
      ),
    );
  });

  test.each([
    [{ o: -1, l: 5 }],
    [{ o: 0, l: "5" }],
    [{ o: 0, l: 5, f: "x" }],
    [{ o: 0, l: 5, s: [{ fieldName: 3 }] }],
    ["text"],
  ])("a cursor of somebody else's making is refused: %j", (state) => {
    const cursor = Buffer.from(JSON.stringify(state)).toString("base64url");
    expect(() => runQuery({ items: [], fields: FIELDS }, { cursorPaging: { cursor } })).toThrow(
      "Invalid cursor",
    );
  });

  test("whatever is sent as a filter, the answer is a page or an INVALID_FILTER", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(fc.constantFrom("n", "name", "$and", "$not", "__proto__"), fc.string()),
          fc.jsonValue(),
        ),
        (filter) => {
          try {
            runQuery({ items: [ENTITY], fields: FIELDS }, { filter });
          } catch (error) {
            expect(error).toMatchObject({
              status: 400,
              details: { applicationError: { code: "INVALID_FILTER" } },
            });
          }
        },
      ),
    );
  });
});
