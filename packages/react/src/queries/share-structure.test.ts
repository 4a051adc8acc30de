import { QueryClient, replaceEqualDeep } from "@tanstack/react-query";
import fc from "fast-check";
import { expect, it } from "vitest";
import { shareStructure } from "./share-structure.js";

const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(undefined, null, Number.NaN),
    fc.integer({ min: 0, max: 2 }),
    fc.string({ maxLength: 2 }),
    fc.date({ noInvalidDate: false }),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "__proto__"), tie("value"), { maxKeys: 3 }),
  ),
})).value;

it("shareStructure keeps all references for equal data, including Dates", () => {
  fc.assert(
    fc.property(values, (data) => {
      expect(shareStructure(data, structuredClone(data))).toBe(data);
    }),
  );
});

it("shareStructure always returns data that equals the new data", () => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      expect(shareStructure(before, after)).toEqual(after);
    }),
  );
  expect(shareStructure([1, 2], [1])).toEqual([1]);
});

it("shareStructure keeps unchanged parts of changed data", () => {
  const unchangedItem = { createdDate: new Date(1), tags: ["a"] };
  const before = { items: [unchangedItem, { name: "old" }], at: new Date(5) };
  const after = { items: [structuredClone(unchangedItem), { name: "new" }], at: new Date(6) };
  const shared = shareStructure(before, after) as typeof before;
  expect(shared).not.toBe(before);
  expect(shared.items[0]).toBe(unchangedItem);
  expect(shared.items[1]).toEqual({ name: "new" });
  expect(shared.at).toEqual(new Date(6));
  expect(replaceEqualDeep(before, structuredClone(before))).not.toBe(before);
});

it("shareStructure distinguishes missing and undefined fields", () => {
  expect(Object.keys(shareStructure({ a: undefined }, {}) as object)).toEqual([]);
  expect(Object.keys(shareStructure({}, { a: undefined }) as object)).toEqual(["a"]);
});

it("shareStructure does not share instances of classes other than Date", () => {
  const after = new Map([["a", 1]]);
  expect(shareStructure(new Map([["a", 1]]), after)).toBe(after);
});

it("shareStructure as a query's structuralSharing option keeps the cached data after an equal response", async () => {
  const queryClient = new QueryClient();
  const query = {
    queryKey: ["one"],
    queryFn: () => ({ at: new Date(7) }),
    structuralSharing: shareStructure,
  };
  await queryClient.fetchQuery(query);
  const firstData = queryClient.getQueryData(query.queryKey);
  await queryClient.fetchQuery(query);
  expect(queryClient.getQueryData(query.queryKey)).toBe(firstData);
});
