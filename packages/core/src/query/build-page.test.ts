import { describe, expect, it } from "vitest";
import { offsetQueryOperation, queryOperation } from "../call/query-operation.js";
import { createClient } from "../create-client.js";
import type { Query, QueryFields } from "./query.js";
import type { CursorQueryBuilder, OffsetQueryBuilder } from "./query-builder.js";

type CountKind = "total" | "unknown" | "too many";
const operations = { offset: offsetQueryOperation, cursor: queryOperation };
const itemsUpTo = (length: number) => Array.from({ length }, (_, index) => index);

const setUpPlatform = (items: number[], count: CountKind = "total") => {
  const sentQueries: Query[] = [];
  const client = createClient({
    fetch: async (request) => {
      const { query } = (await request.json()) as { query: Query };
      sentQueries.push(query);
      const { offset = 0, limit } = query.paging ?? {
        offset: Number(query.cursorPaging?.cursor ?? 0),
        limit: query.cursorPaging?.limit ?? 0,
      };
      const end = offset + limit;
      const paging = query.paging
        ? {
            unknown: {},
            total: { total: items.length },
            "too many": { total: 3, tooManyToCount: true },
          }[count]
        : {
            cursors: {
              next: end < items.length ? String(end) : "",
              prev: offset > 0 ? String(Math.max(0, offset - limit)) : null,
            },
          };
      return new Response(JSON.stringify({ items: items.slice(offset, end), paging }));
    },
  });
  const createBuilder = <Builder>(paging: "offset" | "cursor") =>
    client.use(
      operations[paging]<() => Builder>({
        name: "a.b.query",
        method: "POST",
        path: "/query",
        args: ["query"],
        query: { items: "items", metadata: "paging" },
      }),
    )();
  return {
    sentQueries,
    byOffset: () => createBuilder<OffsetQueryBuilder<number, QueryFields>>("offset"),
    byCursor: () => createBuilder<CursorQueryBuilder<number, QueryFields>>("cursor"),
  };
};
const NO_NEXT = "No next page to fetch";
const NO_PREVIOUS = "No previous page to fetch";

describe("pages with offsets", () => {
  it("provide their position and the total count", async () => {
    const firstPage = await setUpPlatform(itemsUpTo(5)).byOffset().limit(2).find();
    expect(firstPage.items).toEqual([0, 1]);
    expect(firstPage).toMatchObject({
      length: 2,
      pageSize: 2,
      currentPage: 0,
      totalCount: 5,
      totalPages: 3,
    });
    expect([firstPage.hasPrev(), firstPage.hasNext()]).toEqual([false, true]);
    const lastPage = await (await firstPage.next()).next();
    expect(lastPage.items).toEqual([4]);
    expect([lastPage.currentPage, lastPage.hasPrev(), lastPage.hasNext()]).toEqual([
      2,
      true,
      false,
    ]);
    expect((await lastPage.prev()).items).toEqual([2, 3]);
  });

  it("reject if `next` is called on the last page or `prev` on the first page", async () => {
    const onlyPage = await setUpPlatform(itemsUpTo(2)).byOffset().limit(2).find();
    await expect(onlyPage.next()).rejects.toThrow(NO_NEXT);
    await expect(onlyPage.prev()).rejects.toThrow(NO_PREVIOUS);
    const error = { name: "PorticoError", code: "NO_PAGE", operation: "a.b.query" };
    await expect(onlyPage.next()).rejects.toMatchObject(error);
    await expect(onlyPage.prev()).rejects.toMatchObject(error);
  });

  it("have a next page if they are full and the total count is unknown", async () => {
    for (const count of ["unknown", "too many"] as const) {
      const firstPage = await setUpPlatform(itemsUpTo(4), count).byOffset().limit(2).find();
      expect(firstPage.totalCount).toBeUndefined();
      expect(firstPage.totalPages).toBeUndefined();
      const secondPage = await firstPage.next();
      expect(secondPage.hasNext()).toBe(true);
      const thirdPage = await secondPage.next();
      expect(thirdPage.items).toEqual([]);
      expect(thirdPage.hasNext()).toBe(false);
      const shortPage = await setUpPlatform(itemsUpTo(1), count).byOffset().limit(2).find();
      expect(shortPage.hasNext()).toBe(false);
    }
  });

  it("can start at any offset, but never before the first item", async () => {
    const page = await setUpPlatform(itemsUpTo(9)).byOffset().limit(4).skip(3).find();
    expect(page.items).toEqual([3, 4, 5, 6]);
    expect((await page.next()).items).toEqual([7, 8]);
    expect((await page.prev()).items).toEqual([0, 1, 2, 3]);
    const lastPage = await setUpPlatform(itemsUpTo(9)).byOffset().limit(4).skip(5).find();
    expect(lastPage.hasNext()).toBe(false);
  });

  it("have no next or previous page if the page size is 0", async () => {
    const page = await setUpPlatform(itemsUpTo(9)).byOffset().limit(0).skip(4).find();
    expect([page.hasNext(), page.hasPrev()]).toEqual([false, false]);
    expect([page.currentPage, page.totalPages, page.totalCount]).toEqual([undefined, undefined, 9]);
  });
});

describe("pages with cursors", () => {
  it("are requested without the query, except for the first page", async () => {
    const { byCursor, sentQueries } = setUpPlatform(itemsUpTo(5));
    const firstPage = await byCursor().eq("x", 1).limit(2).find();
    expect(firstPage.cursors).toEqual({ next: "2", prev: undefined });
    const secondPage = await firstPage.next();
    expect(secondPage.items).toEqual([2, 3]);
    expect(sentQueries[1]).toEqual({ cursorPaging: { cursor: "2", limit: 2 } });
    expect((await secondPage.prev()).items).toEqual([0, 1]);
    const lastPage = await secondPage.next();
    expect(lastPage.items).toEqual([4]);
  });

  it("reject if `next` is called on the last page or `prev` on the first page", async () => {
    const onlyPage = await setUpPlatform(itemsUpTo(2)).byCursor().limit(2).find();
    await expect(onlyPage.next()).rejects.toThrow(NO_NEXT);
    await expect(onlyPage.prev()).rejects.toThrow(NO_PREVIOUS);
  });
});

describe("the items on all pages", () => {
  it("are fetched page by page as they are needed", async () => {
    for (const paging of ["byOffset", "byCursor"] as const) {
      const { sentQueries, ...builders } = setUpPlatform(itemsUpTo(5));
      const page = await builders[paging]().limit(2).find();
      const ids: number[] = [];
      for await (const item of page) {
        ids.push(item);
        if (item === 1) expect(sentQueries).toHaveLength(1);
      }
      expect(ids).toEqual([0, 1, 2, 3, 4]);
      expect(sentQueries).toHaveLength(3);
      const allItems: number[] = [];
      for await (const item of builders[paging]().limit(3)) allItems.push(item);
      expect(allItems).toEqual([0, 1, 2, 3, 4]);
    }
  });

  it("are returned as a list of at most `max` items, without fetching unneeded pages", async () => {
    const { byCursor, sentQueries } = setUpPlatform(itemsUpTo(9));
    const page = await byCursor().limit(2).find();
    expect(await page.toArray({ max: 4 })).toEqual([0, 1, 2, 3]);
    expect(sentQueries).toHaveLength(2);
    expect(await page.toArray({ max: 0 })).toEqual([]);
    expect(await page.toArray()).toEqual(itemsUpTo(9));
    expect(await (await page.next()).toArray()).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it("end with the first page if the paging metadata has values of the wrong type", async () => {
    const client = createClient({
      fetch: async () => new Response('{"items":[7],"paging":{"total":"9","cursors":{"next":7}}}'),
    });
    for (const paging of ["offset", "cursor"] as const) {
      const query = { items: "items", metadata: "paging" } as const;
      const operation = { name: "q", path: "/q", args: ["query"], query } as const;
      type Builder = OffsetQueryBuilder<number, QueryFields>;
      const page = await client.use(operations[paging]<() => Builder>(operation))().find();
      expect([page.items, page.totalCount, page.totalPages]).toEqual([[7], undefined, undefined]);
      expect(page.hasNext()).toBe(false);
    }
  });

  it("are an empty list if the response has no list of items or an empty list", async () => {
    for (const body of [
      "{}",
      '{"items":null}',
      '{"items":{"length":3}}',
      '{"items":[],"paging":[7]}',
    ]) {
      const client = createClient({ fetch: async () => new Response(body) });
      const query = { items: "items", metadata: "paging" } as const;
      const operation = { name: "q", path: "/q", args: ["query"], query } as const;
      const builder = client.use(
        offsetQueryOperation<() => OffsetQueryBuilder<number, QueryFields>>(operation),
      )();
      const page = await builder.find();
      expect(page.items).toEqual([]);
      expect(page.hasNext()).toBe(false);
      expect(await page.toArray()).toEqual([]);
    }
  });
});

describe("a repeated cursor", () => {
  /**
   * Creates a query builder and counts its requests. `next` maps the cursor of each page to the
   * cursor of the following page. The first page has the cursor "".
   */
  const setUpQuery = (next: Readonly<Record<string, string>>) => {
    let requestCount = 0;
    const client = createClient({
      fetch: async (request) => {
        requestCount += 1;
        const { query } = (await request.json()) as { query: Query };
        const cursor = query.cursorPaging?.cursor ?? "";
        const paging = { cursors: { next: next[cursor], prev: cursor && "first" } };
        return new Response(JSON.stringify({ items: [cursor], paging }));
      },
    });
    const query = { items: "items", metadata: "paging" } as const;
    const operation = { name: "a.b.query", method: "POST", path: "/q", args: ["query"] };
    const builder = client.use(
      queryOperation<() => CursorQueryBuilder<string, QueryFields>>({
        ...operation,
        method: "POST",
        query,
      }),
    )();
    return { builder, requestCount: () => requestCount };
  };
  const error = {
    name: "PorticoError",
    code: "CURSOR_REPEATED",
    operation: "a.b.query",
    message: "The platform returned the cursor of an earlier page",
  };

  it("causes an error, but no retry, when pages are iterated, listed or fetched", async () => {
    for (const next of [
      { "": "a", a: "a" },
      { "": "a", a: "b", b: "a" },
      { "": "a", a: "b", b: "c", c: "b" },
    ] as Record<string, string>[]) {
      const pages = Object.keys(next).length;
      const items: string[] = [];
      const { builder, requestCount } = setUpQuery(next);
      const iterate = async () => {
        for await (const item of builder) items.push(item);
      };
      await expect(iterate()).rejects.toMatchObject(error);
      expect(items).toEqual(Object.keys(next));
      expect(requestCount()).toBe(pages);
      await expect((await builder.find()).toArray()).rejects.toMatchObject(error);
      expect(requestCount()).toBe(2 * pages);
      let page = await builder.find();
      for (let count = 1; count < pages; count++) page = await page.next();
      expect(page.hasNext()).toBe(true);
      await expect(page.next()).rejects.toMatchObject(error);
      expect(requestCount()).toBe(3 * pages);
    }
  });

  it("causes an error if it is the cursor of the page itself", async () => {
    const { builder } = setUpQuery({ x: "x" });
    const page = await builder.skipTo("x").find();
    await expect(page.next()).rejects.toMatchObject(error);
  });

  it("causes no error if a page is fetched again", async () => {
    const { builder } = setUpQuery({ "": "a", first: "a", a: "b" });
    const page = await builder.find();
    const secondPage = await page.next();
    expect((await page.next()).items).toEqual(["a"]);
    const previousPage = await secondPage.prev();
    expect(previousPage.items).toEqual(["first"]);
    expect((await (await previousPage.next()).next()).items).toEqual(["b"]);
    expect(await secondPage.toArray()).toEqual(["a", "b"]);
    expect(await secondPage.toArray({ max: 1 })).toEqual(["a"]);
  });
});
