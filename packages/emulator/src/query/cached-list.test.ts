import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveCache } from "./derived.js";
import { EVERY, fields } from "./fields.js";
import { type Query, runQuery, type Source, select } from "./run-query.js";

interface Item {
  readonly number: number;
  readonly name: string;
}

const NAME_FIELD = fields(["name"], { operators: EVERY, sort: true });
const [BOOT, COAT, HAT] = ["boot", "coat", "hat"].map((name, number) => ({ name, number })) as [
  Item,
  Item,
  Item,
];
const order = ({ number }: Item) => number;

describe("a cached list", () => {
  const sourceWithReads = (items: readonly Item[], isCached = true) => {
    const reads: number[] = [];
    const name = (item: Item) => {
      reads.push(item.number);
      return item.name;
    };
    const source: Source<Item> = { items, fields: NAME_FIELD, order, read: { name }, isCached };
    return { source, reads };
  };
  const items: Item[] = ["b", "a"].map((name, number) => ({ name, number }));
  const query: Query = { filter: { name: "a" }, sort: [{ fieldName: "name" }] };

  it("is read once per field", () => {
    const { source, reads } = sourceWithReads([...items]);
    runQuery(source, query);
    runQuery(source, { filter: { name: { $ne: "x" } } });
    expect(reads).toEqual([0, 1]);
  });

  it("is read again if it has been replaced by another list", () => {
    const { source } = sourceWithReads([...items]);
    expect(runQuery(source, query).items).toEqual([items[1]]);
    const changed = [{ name: "a", number: 0 }, ...items.slice(1)];
    expect(runQuery({ ...source, items: changed }, query).items).toEqual(changed);
  });

  it("is read again after the values of more than 100 other fields have been cached", () => {
    const { source, reads } = sourceWithReads([...items]);
    const names = Array.from({ length: 101 }, (_, index) => `field ${index}`);
    const others = Object.fromEntries(names.map((name) => [name, () => 0]));
    const sourceWithOthers = {
      ...source,
      read: { ...source.read, ...others },
      fields: { ...NAME_FIELD, ...fields(names, { operators: EVERY }) },
    };
    runQuery(sourceWithOthers, query);
    runQuery(sourceWithOthers, { filter: Object.fromEntries(names.map((name) => [name, 0])) });
    runQuery(sourceWithOthers, query);
    expect(reads).toEqual([0, 1, 0, 1]);
  });

  it("is read for each query if it has a view, like an uncached list", () => {
    const { source, reads } = sourceWithReads([...items], false);
    runQuery(source, { filter: { name: "a" } });
    runQuery(source, { filter: { name: "a" } });
    expect(reads).toEqual([0, 1, 0, 1]);
    let currency = "USD";
    const view = () => ({ name: currency });
    const sourceWithView: Source<Item> = { items, fields: NAME_FIELD, order, view, isCached: true };
    expect(runQuery(sourceWithView, { filter: { name: "USD" } }).total).toBe(2);
    currency = "EUR";
    expect(runQuery(sourceWithView, { filter: { name: "USD" } }).total).toBe(0);
  });

  it.each<[string, readonly Item[], readonly number[]]>([
    ["replaced", [BOOT, { name: "x", number: 9 }, HAT], [9]],
    ["added at the end", [BOOT, COAT, HAT, { name: "x", number: 9 }], [9]],
    ["inserted at the start", [{ name: "x", number: 9 }, BOOT, COAT, HAT], [9]],
    ["inserted", [BOOT, { name: "x", number: 9 }, COAT, HAT], [9]],
    ["removed at the start", [COAT, HAT], []],
    ["removed", [BOOT, HAT], []],
    ["removed at the end", [BOOT, COAT], []],
    ["removed, and another one was added", [BOOT, HAT, { name: "x", number: 9 }], [9]],
    ["replaced, and another one was removed", [{ name: "x", number: 9 }, HAT], [9]],
  ])("is read only for new items if an item was %s", (_, changed, expected) => {
    const { source, reads } = sourceWithReads([BOOT, COAT, HAT]);
    runQuery(source, query);
    reads.length = 0;
    moveCache(source.items, changed);
    runQuery({ ...source, items: changed }, query);
    expect(reads).toEqual(expected);
  });

  it("keeps the cached values of items across several changes", () => {
    const { source, reads } = sourceWithReads([BOOT, COAT, HAT]);
    runQuery(source, query);
    const [second, third] = [
      [BOOT, HAT],
      [BOOT, HAT, { name: "x", number: 9 }],
    ];
    reads.length = 0;
    moveCache(source.items, second);
    moveCache(second, third);
    const page = runQuery({ ...source, items: third }, { filter: { name: { $in: ["x", "hat"] } } });
    expect(page.items).toEqual(third.slice(1));
    expect(reads).toEqual([9]);
  });

  it("returns the same items as an uncached list after any change", () => {
    const name = fc.constantFrom("a", "b", "c");
    const change = fc.record({ at: fc.nat(9), removed: fc.nat(2), added: fc.array(name) });
    fc.assert(
      fc.property(fc.array(name), fc.array(change), (names, changes) => {
        let number = 0;
        const itemsOf = (all: readonly string[]): Item[] =>
          all.map((name) => ({ name, number: number++ }));
        let { source } = sourceWithReads(itemsOf(names));
        for (const { at, removed, added } of changes) {
          const filter = { name: { $gte: "b" } };
          expect(select(source, { filter })).toEqual(
            select({ ...source, isCached: false }, { filter }),
          );
          const changed = source.items.toSpliced(at, removed, ...itemsOf(added));
          moveCache(source.items, changed);
          source = { ...source, items: changed };
        }
      }),
    );
  });
});
