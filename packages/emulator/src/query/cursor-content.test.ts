import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANY, type Fields } from "./fields.js";
import { type Query, runQuery, type Source } from "./run-query.js";

interface Item {
  readonly id: number;
  readonly a: number;
}

const ITEM_FIELDS: Fields = {
  id: { operators: ANY },
  a: { operators: ANY, sort: true },
  b: { operators: ANY, sort: true },
};

describe("a cursor", () => {
  const source: Source<Item> = {
    items: [1, 2, 1, 3].map((a, id) => ({ id, a })),
    fields: ITEM_FIELDS,
    order: ({ id }) => id,
  };
  const filter = { a: { $lt: 3 } };
  const firstQuery: Query = { filter, sort: [{ fieldName: "a" }], cursorPaging: { limit: 1 } };
  const cursor = runQuery(source, firstQuery).next ?? "";
  const expectRejected = (query: Query, target: Source<Item> = source) =>
    expect(() => runQuery(target, query)).toThrow(
      expect.objectContaining({
        status: 400,
        details: { applicationError: expect.objectContaining({ code: "INVALID_CURSOR" }) },
      }),
    );

  it("contains the filter, the sorting and a default for the limit", () => {
    const page = runQuery(source, { cursorPaging: { cursor } });
    expect(page.items.map(({ id }) => id)).toEqual([2]);
    expect(runQuery(source, { ...firstQuery, cursorPaging: { cursor } })).toEqual(page);
    expect(runQuery(source, { filter: {}, sort: [], cursorPaging: { cursor } })).toEqual(page);
    expect(runQuery(source, { cursorPaging: { cursor, limit: 2 } }).items).toHaveLength(2);
  });

  it("is rejected if it is sent with a different filter, sorting or search", () => {
    expectRejected({ filter: { a: 1 }, cursorPaging: { cursor } });
    expectRejected({ sort: [{ fieldName: "a", order: "DESC" }], cursorPaging: { cursor } });
    expectRejected({
      search: { expression: "x", mode: undefined, fields: undefined, fuzzy: undefined },
      cursorPaging: { cursor },
    });
  });

  it("is accepted if the filter fields, but not the list items, are in a different order", () => {
    const filter = { $and: [{ a: { $lt: 3, $gte: 1 } }, { b: null }], id: { $in: [0, 2] } };
    const sameContent = { id: { $in: [0, 2] }, $and: [{ a: { $gte: 1, $lt: 3 } }, { b: null }] };
    const first = runQuery(source, { filter, cursorPaging: { limit: 1 } });
    const cursorPaging = { cursor: first.next ?? "" };
    expect(
      runQuery(source, { filter: sameContent, cursorPaging }).items.map(({ id }) => id),
    ).toEqual([2]);
    const reversed = { ...sameContent, $and: [...sameContent.$and].reverse() };
    for (const other of [{ ...sameContent, id: { $in: [2, 0] } }, reversed, null]) {
      expectRejected({ filter: other as unknown as Record<string, unknown>, cursorPaging });
    }
    expect(() => runQuery(source, { filter: { a: 1 }, cursorPaging })).toThrow(
      "The cursor belongs to another query",
    );
  });

  it("is rejected if it is sent with a filter that is not an object", () => {
    for (const filter of ["", 0, false, 1]) {
      expectRejected({
        filter: filter as unknown as Record<string, unknown>,
        cursorPaging: { cursor },
      });
    }
  });

  it("may contain lowercase sort orders, but not unknown sort orders", () => {
    const sort = [{ fieldName: "a", order: "asc" }] as unknown as Query["sort"];
    const { next } = runQuery(source, { sort, cursorPaging: { limit: 1 } });
    expect(runQuery(source, { cursorPaging: { cursor: next ?? "" } }).items[0]?.id).toBe(2);
    const other = [{ fieldName: "a", order: "up" }] as unknown as Query["sort"];
    const wrong = runQuery(source, { sort: other, cursorPaging: { limit: 1 } });
    expectRejected({ cursorPaging: { cursor: wrong.next ?? "" } });
  });

  it("is rejected by another operation", () => {
    const { id: _id, ...fields } = ITEM_FIELDS;
    expectRejected({ cursorPaging: { cursor } }, { ...source, fields });
    expectRejected({ cursorPaging: { cursor } }, { ...source, scope: "others" });
  });

  it("is rejected if it is truncated or changed", () => {
    for (let index = 1; index < cursor.length; index += 1) {
      expectRejected({ cursorPaging: { cursor: cursor.slice(0, index) } });
      const other = cursor[index] === "A" ? "B" : "A";
      expectRejected({
        cursorPaging: { cursor: cursor.slice(0, index) + other + cursor.slice(index + 1) },
      });
    }
    expectRejected({ cursorPaging: { cursor: `${cursor}.` } });
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expectRejected({ cursorPaging: { cursor: text } });
      }),
    );
  });
});
