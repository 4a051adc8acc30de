import { describe, expect, it } from "vitest";
import { offsetQueryOperation, queryOperation } from "../call/query-operation.js";
import { createClient } from "../create-client.js";
import type { Operation } from "../wire/operation.js";
import type { Query } from "./query.js";
import type { CursorQueryBuilder, OffsetQueryBuilder } from "./query-builder.js";

interface Product {
  id: string;
}
interface ProductFields {
  values: { id: string; createdDate: Date; visible: boolean; tags: string };
  eq: "id" | "createdDate" | "visible";
  in: "id" | "createdDate" | "visible";
  exists: "id" | "tags";
  compare: "createdDate";
  startsWith: "id";
  has: "tags";
  ascending: "id" | "createdDate";
  descending: never;
}

const base = {
  name: "a.b.query",
  method: "POST",
  path: "/query",
  args: ["query"],
} as const;
const operation: Operation = { ...base, query: { items: "items", metadata: "paging" } };
const setUp = () => {
  const sentBodies: { query: Query }[] = [];
  const client = createClient({
    fetch: async (request) => {
      sentBodies.push(await request.json());
      return new Response('{"items":[]}');
    },
  });
  return {
    sentBodies,
    byCursor: client.use(
      queryOperation<(query?: Query) => CursorQueryBuilder<Product, ProductFields>>(operation),
    )(undefined),
    byOffset: client.use(
      offsetQueryOperation<() => OffsetQueryBuilder<Product, ProductFields>>(operation),
    )(),
  };
};

describe("a query builder", () => {
  it("starts without a filter and with a page size of 50", async () => {
    const { sentBodies, byCursor, byOffset } = setUp();
    await byCursor.find();
    await byOffset.find();
    expect(sentBodies).toEqual([
      { query: { cursorPaging: { limit: 50 } } },
      { query: { paging: { offset: 0, limit: 50 } } },
    ]);
  });

  it("adds a condition for each operator", () => {
    const { byCursor } = setUp();
    const date = new Date(0);
    const filters = [
      [byCursor.eq("id", "1"), { id: "1" }],
      [byCursor.eq("id", null), { id: null }],
      [byCursor.ne("visible", true), { visible: { $ne: true } }],
      [byCursor.ge("createdDate", date), { createdDate: { $gte: date } }],
      [byCursor.gt("createdDate", date), { createdDate: { $gt: date } }],
      [byCursor.le("createdDate", date), { createdDate: { $lte: date } }],
      [byCursor.lt("createdDate", date), { createdDate: { $lt: date } }],
      [byCursor.startsWith("id", "a"), { id: { $startsWith: "a" } }],
      [byCursor.in("id", ["a", "b"]), { id: { $in: ["a", "b"] } }],
      [byCursor.exists("tags"), { tags: { $exists: true } }],
      [byCursor.exists("tags", false), { tags: { $exists: false } }],
      [byCursor.hasSome("tags", ["a"]), { tags: { $hasSome: ["a"] } }],
      [byCursor.hasAll("tags", ["a"]), { tags: { $hasAll: ["a"] } }],
    ] as const;
    for (const [builder, filter] of filters) expect(builder.query.filter).toEqual(filter);
  });

  it("treats an undefined value as null", () => {
    const { byCursor } = setUp();
    const undefinedId = undefined as unknown as string;
    expect(byCursor.eq("id", undefinedId).ne("id", undefinedId).query.filter).toEqual({
      $and: [{ id: null }, { id: { $ne: null } }],
    });
  });

  it("combines conditions without unnecessary nesting", () => {
    const { byCursor: emptyBuilder } = setUp();
    const a = emptyBuilder.eq("id", "a");
    const b = emptyBuilder.eq("id", "b");
    const c = emptyBuilder.eq("visible", true);
    expect(a.eq("visible", true).exists("tags").query.filter).toEqual({
      $and: [{ id: "a" }, { visible: true }, { tags: { $exists: true } }],
    });
    expect(a.and(b.and(c)).query.filter).toEqual({
      $and: [{ id: "a" }, { id: "b" }, { visible: true }],
    });
    expect(a.or(b).or(c).query.filter).toEqual({
      $or: [{ id: "a" }, { id: "b" }, { visible: true }],
    });
    expect(a.or(b).eq("visible", true).query.filter).toEqual({
      $and: [{ $or: [{ id: "a" }, { id: "b" }] }, { visible: true }],
    });
    expect(emptyBuilder.or(a).query.filter).toEqual({ id: "a" });
    expect(a.or(emptyBuilder).query.filter).toEqual({ id: "a" });
    expect(emptyBuilder.and(emptyBuilder).query.filter).toBeUndefined();
  });

  it("negates conditions", () => {
    const { byCursor: emptyBuilder } = setUp();
    const a = emptyBuilder.eq("id", "a");
    expect(emptyBuilder.not(a).query.filter).toEqual({ $not: { id: "a" } });
    expect(emptyBuilder.not(emptyBuilder.not(a)).query.filter).toEqual({ id: "a" });
    expect(emptyBuilder.not(emptyBuilder).query.filter).toBeUndefined();
  });

  it("treats a handwritten filter with several fields as one condition", () => {
    const { byCursor: emptyBuilder } = setUp();
    const a = emptyBuilder.eq("id", "a");
    const filter = { $and: [{ id: "b" }], $or: [{ id: "c" }], $not: { id: "d" } };
    const handwrittenQuery = { query: { filter } };
    expect(a.and(handwrittenQuery).query.filter).toEqual({ $and: [{ id: "a" }, filter] });
    expect(a.or(handwrittenQuery).query.filter).toEqual({ $or: [{ id: "a" }, filter] });
    expect(emptyBuilder.not(handwrittenQuery).query.filter).toEqual({ $not: filter });
    const ambiguousQuery = { query: { filter: { $and: "b", id: "c" } } };
    expect(a.and(ambiguousQuery).query.filter).toEqual({
      $and: [{ id: "a" }, ambiguousQuery.query.filter],
    });
  });

  it("adds a filter with `where`", () => {
    const { byCursor } = setUp();
    const builder = byCursor.where({ id: { $in: ["a"] } }).eq("visible", true);
    expect(builder.query.filter).toEqual({ $and: [{ id: { $in: ["a"] } }, { visible: true }] });
    expect(byCursor.where({}).query.filter).toBeUndefined();
  });

  it("sorts by several fields", () => {
    const { byCursor } = setUp();
    const untypedBuilder = byCursor as unknown as {
      descending(...fields: string[]): typeof byCursor;
    };
    expect(byCursor.ascending("id", "createdDate").query.sort).toEqual([
      { fieldName: "id", order: "ASC" },
      { fieldName: "createdDate", order: "ASC" },
    ]);
    expect(untypedBuilder.descending("id").ascending("createdDate").query.sort).toEqual([
      { fieldName: "id", order: "DESC" },
      { fieldName: "createdDate", order: "ASC" },
    ]);
  });

  it("supports `skip` and `limit` in any order", () => {
    const { byOffset } = setUp();
    expect(byOffset.skip(20).limit(10).query.paging).toEqual({ offset: 20, limit: 10 });
    expect(byOffset.limit(10).skip(20).query.paging).toEqual({ offset: 20, limit: 10 });
  });

  it("sends only the cursor and the limit after `skipTo`", async () => {
    const { byCursor, sentBodies } = setUp();
    await byCursor.eq("id", "a").limit(10).skipTo("c").find();
    await byCursor.skipTo("c").limit(10).eq("id", "a").find();
    const query = { cursorPaging: { cursor: "c", limit: 10 } };
    expect(sentBodies).toEqual([{ query }, { query }]);
  });

  it("does not change the builder that it was created from", () => {
    const { byOffset } = setUp();
    const queryBefore = JSON.stringify(byOffset.query);
    byOffset.eq("id", "a").ascending("id").limit(1).skip(1);
    expect(JSON.stringify(byOffset.query)).toBe(queryBefore);
  });

  it("sends the other arguments of the operation along with the query", async () => {
    const sentBodies: unknown[] = [];
    const client = createClient({
      fetch: async (request) => {
        sentBodies.push(await request.json());
        return new Response("{}");
      },
    });
    const operationWithOptions = { ...operation, args: ["query", ["fields"]] };
    const builder = client.use(
      queryOperation<(query: null, options: object) => CursorQueryBuilder<Product, ProductFields>>(
        operationWithOptions,
      ),
    )(null, { fields: ["URL"] });
    await builder.find();
    expect(sentBodies).toEqual([{ query: builder.query, fields: ["URL"] }]);
  });

  it("is not created if a query object is passed: the call returns the full response", async () => {
    const client = createClient({ fetch: async () => new Response('{"items":[1],"paging":{}}') });
    const send = queryOperation<(query: Query) => Promise<unknown>>(operation);
    const result = client.use(send)({ filter: {} });
    expect(await result).toEqual({ items: [1], paging: {} });
  });

  it("has a type that accepts only its declared fields and operators", () => {
    const { byCursor, byOffset } = setUp();
    // @ts-expect-error an unknown field
    byCursor.eq("name", "x");
    // @ts-expect-error a field without this operator
    byCursor.startsWith("createdDate", "x");
    // @ts-expect-error a value of another type
    byCursor.eq("visible", "yes");
    // @ts-expect-error a field that is not sortable
    byCursor.descending("id");
    // @ts-expect-error paging by cursor has no offset
    byCursor.skip;
    // @ts-expect-error paging by offset has no cursor
    byOffset.skipTo;
    const chainedBuilder: CursorQueryBuilder<Product, ProductFields> = byCursor
      .eq("id", "1")
      .limit(5);
    expect(chainedBuilder.query.cursorPaging?.limit).toBe(5);
  });
});
