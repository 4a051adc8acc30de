import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANY, type Fields } from "./fields.js";
import type { Page } from "./page.js";
import { type Query, runQuery, type Source } from "./run-query.js";

interface Item {
  readonly id: number;
  readonly a?: number | null;
  readonly b?: string;
  readonly c?: boolean;
  readonly d?: string;
}

const ITEM_FIELDS: Fields = {
  id: { operators: ANY },
  a: { operators: ANY, sort: true },
  b: { operators: ANY, sort: true },
  c: { operators: ANY, sort: true },
  d: { operators: ANY, sort: true, numeric: true },
};

/** Uses only a few values, so that many items have equal values. Some values are absent. */
const content = fc.record(
  {
    a: fc.constantFrom(1, 2, 3, null),
    b: fc.constantFrom("x", "Y", "2025-03-01T10:00:00Z", "\u{1F455}"),
    c: fc.boolean(),
    d: fc.constantFrom("9", "10", "10.50", "much"),
  },
  { requiredKeys: [] },
);
const sort = fc.uniqueArray(
  fc.record({
    fieldName: fc.constantFrom("a", "b", "c", "d"),
    order: fc.constantFrom("ASC", "DESC"),
  }),
  { maxLength: 3, selector: ({ fieldName }) => fieldName },
);
/** Changes between two pages. `removals` contains numbers that select the items to remove. */
const changes = fc.record({
  added: fc.array(content, { maxLength: 4 }),
  removals: fc.array(fc.nat(1000), { maxLength: 3 }),
  /** Whether to remove the items at the ends of the page, which the cursors refer to. */
  removesEnds: fc.boolean(),
});

class Shop {
  #next = 0;
  items: Item[] = [];
  readonly removedIds = new Set<number>();

  constructor(contents: readonly Omit<Item, "id">[]) {
    for (const one of contents) this.add(one);
  }

  add(item: Omit<Item, "id">): void {
    this.items.push({ ...item, id: this.#next++ });
  }

  drop(item: Item | undefined): void {
    if (!item) return;
    this.items = this.items.filter((candidate) => candidate !== item);
    this.removedIds.add(item.id);
  }

  get source(): Source<Item> {
    return { items: this.items, fields: ITEM_FIELDS, order: ({ id }) => id };
  }
}

type Changes = typeof changes extends fc.Arbitrary<infer T> ? T : never;

function applyChanges(
  shop: Shop,
  { added, removals, removesEnds }: Changes,
  page: Page<Item>,
): void {
  for (const one of added) shop.add(one);
  for (const number of removals) shop.drop(shop.items[number % Math.max(1, shop.items.length)]);
  if (removesEnds) for (const one of [page.items[0], page.items.at(-1)]) shop.drop(one);
}

/** Follows cursors to the end while items are added and removed. */
function follow(
  shop: Shop,
  query: Query,
  direction: "next" | "prev",
  steps: readonly Changes[],
): Item[] {
  const items: Item[] = [];
  let page = runQuery(shop.source, query);
  for (let step = 0; ; step += 1) {
    if (direction === "next") items.push(...page.items);
    else items.unshift(...page.items);
    const cursor = page[direction];
    if (cursor === null) return items;
    const change = steps[step];
    if (change) applyChanges(shop, change, page);
    page = runQuery(shop.source, { cursorPaging: { cursor } });
  }
}

/** Expects no item twice, and every initial item that has not been removed. */
function checkVisited(visited: readonly Item[], before: readonly Item[], shop: Shop): void {
  const ids = visited.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of before) if (!shop.removedIds.has(id)) expect(ids).toContain(id);
}

const inputs = [
  fc.array(content, { maxLength: 40 }),
  sort,
  fc.integer({ min: 1, max: 7 }),
  fc.array(changes, { maxLength: 12 }),
] as const;

describe("cursors for a list that changes", () => {
  it("return every initial item that remains, and no item twice, when the client pages forward", () => {
    fc.assert(
      fc.property(...inputs, (contents, sort, limit, steps) => {
        const shop = new Shop(contents);
        const before = [...shop.items];
        const visited = follow(shop, { sort, cursorPaging: { limit } }, "next", steps);
        checkVisited(visited, before, shop);
      }),
    );
  });

  it("return every initial item that remains, and no item twice, when the client pages backward", () => {
    fc.assert(
      fc.property(...inputs, (contents, sort, limit, steps) => {
        const shop = new Shop(contents);
        const before = [...shop.items];
        // Starts after the last item.
        const end = runQuery(shop.source, { sort, paging: { limit, offset: 1000 } });
        expect(end.prev === null).toBe(before.length === 0);
        if (end.prev === null) return;
        const query = { cursorPaging: { cursor: end.prev } };
        checkVisited(follow(shop, query, "prev", steps), before, shop);
      }),
    );
  });
});

it("cursors return the same items in both directions and for any page size", () => {
  fc.assert(
    fc.property(...inputs, (contents, sort, limit, _steps) => {
      const { source } = new Shop(contents);
      const all = runQuery(source, { sort, paging: { limit: 1000 } }).items;
      let page = runQuery(source, { sort, cursorPaging: { limit } });
      for (;;) {
        expect(page.items).toEqual(all.slice(page.offset, page.offset + limit));
        const paging = { limit, offset: page.offset };
        expect(runQuery(source, { sort, paging }).items).toEqual(page.items);
        if (page.next === null) break;
        const next = runQuery(source, { cursorPaging: { cursor: page.next } });
        const previous = runQuery(source, { cursorPaging: { cursor: next.prev ?? "" } });
        expect(previous).toEqual(page);
        page = next;
      }
      expect(page.offset + page.items.length).toBe(all.length);
    }),
  );
});

describe("items with equal sort values", () => {
  const source = (items: readonly Item[], isCached: boolean): Source<Item> => ({
    items,
    fields: ITEM_FIELDS,
    order: ({ id }) => id,
    isCached,
  });
  const idsOf = ({ items }: Page<Item>) => items.map(({ id }) => id);

  it.each([false, true])(
    "are in creation order if sorted ascending, and in reverse if sorted descending (cached: %s)",
    (isCached) => {
      const items = [1, 0, 1, 0, 1].map((a, id) => ({ id, a }));
      for (const [order, expected] of [
        ["ASC", [1, 3, 0, 2, 4]],
        ["DESC", [4, 2, 0, 3, 1]],
      ] as const) {
        // If the list is cached, later queries use the cached order.
        for (const limit of [1, 2, 5, 5]) {
          const sort = [{ fieldName: "a", order }];
          const ids = idsOf(runQuery(source(items, isCached), { sort, paging: { limit } }));
          expect(ids).toEqual(expected.slice(0, limit));
          const end = { sort, paging: { limit, offset: 5 } };
          const { prev } = runQuery(source(items, isCached), end);
          const last = runQuery(source(items, isCached), { cursorPaging: { cursor: prev ?? "" } });
          expect(idsOf(last)).toEqual(expected.slice(-limit));
        }
      }
    },
  );

  it("are ordered in the direction of the last sort field", () => {
    const items = [0, 1, 2].map((id) => ({ id, a: 1, b: "x" }));
    const sort = [
      { fieldName: "a", order: "ASC" as const },
      { fieldName: "b", order: "DESC" as const },
    ];
    expect(idsOf(runQuery(source(items, false), { sort }))).toEqual([2, 1, 0]);
  });

  it.each([
    ["ASC", 3],
    ["DESC", undefined],
  ] as const)(
    "appear on the next page if created between two pages, but only in ascending order: %s",
    (order, next) => {
      const shop = new Shop([{ a: 1 }, { a: 1 }, { a: 1 }]);
      const query: Query = { sort: [{ fieldName: "a", order }], cursorPaging: { limit: 2 } };
      const { next: cursor } = runQuery(shop.source, query);
      shop.add({ a: 1 });
      const rest = idsOf(runQuery(shop.source, { cursorPaging: { cursor: cursor ?? "" } }));
      expect(rest).toEqual(order === "ASC" ? [2, next] : [0]);
    },
  );
});

describe("a page at the start or end of a list", () => {
  const shopWithThreeItems = () => new Shop([{ a: 1 }, { a: 2 }, { a: 3 }]);
  const query: Query = { sort: [{ fieldName: "a" }], cursorPaging: { limit: 2 } };

  it("is empty if its items were removed, and has a cursor to the previous page", () => {
    const shop = shopWithThreeItems();
    const { next } = runQuery(shop.source, query);
    shop.drop(shop.items[2]);
    const empty = runQuery(shop.source, { cursorPaging: { cursor: next ?? "" } });
    expect(empty).toMatchObject({ items: [], next: null, offset: 2 });
    const previous = runQuery(shop.source, { cursorPaging: { cursor: empty.prev ?? "" } });
    expect(previous.items.map(({ a }) => a)).toEqual([1, 2]);
  });

  it("is empty if all previous items were removed, and has a cursor to the next page", () => {
    const shop = shopWithThreeItems();
    const { next } = runQuery(shop.source, query);
    const { prev } = runQuery(shop.source, { cursorPaging: { cursor: next ?? "" } });
    for (const item of shop.items.slice(0, 2)) shop.drop(item);
    const empty = runQuery(shop.source, { cursorPaging: { cursor: prev ?? "" } });
    expect(empty).toMatchObject({ items: [], prev: null, offset: 0 });
    const nextPage = runQuery(shop.source, { cursorPaging: { cursor: empty.next ?? "" } });
    expect(nextPage.items.map(({ a }) => a)).toEqual([3]);
  });

  it("has no cursors if the limit is 0", () => {
    const { source } = shopWithThreeItems();
    const page = runQuery(source, { cursorPaging: { limit: 0 } });
    expect(page).toMatchObject({ items: [], total: 3, next: null, prev: null });
  });
});
