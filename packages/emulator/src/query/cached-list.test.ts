import { describe, expect, it } from "vitest";
import { EVERY, fields } from "./fields.js";
import { type Query, runQuery, type Source } from "./run-query.js";

interface Item {
  readonly number: number;
  readonly name: string;
}

const FIELDS = fields(["name"], { operators: EVERY, sort: true });
const order = ({ number }: Item) => number;

describe("a cached list", () => {
  const counted = (items: readonly Item[], isCached = true) => {
    const reads: number[] = [];
    const name = (item: Item) => {
      reads.push(item.number);
      return item.name;
    };
    const source: Source<Item> = { items, fields: FIELDS, order, read: { name }, isCached };
    return { source, reads };
  };
  const items: Item[] = ["b", "a"].map((name, number) => ({ name, number }));
  const query: Query = { filter: { name: "a" }, sort: [{ fieldName: "name" }] };

  it("is read once per field", () => {
    const { source, reads } = counted([...items]);
    runQuery(source, query);
    runQuery(source, { filter: { name: { $ne: "x" } } });
    expect(reads).toEqual([0, 1]);
  });

  it("is read again after it was replaced by another list", () => {
    const { source } = counted([...items]);
    expect(runQuery(source, query).items).toEqual([items[1]]);
    const changed = [{ name: "a", number: 0 }, ...items.slice(1)];
    expect(runQuery({ ...source, items: changed }, query).items).toEqual(changed);
  });

  it("is read again after 100 other values were cached", () => {
    const { source, reads } = counted([...items]);
    const names = Array.from({ length: 101 }, (_, at) => `field ${at}`);
    const others = Object.fromEntries(names.map((name) => [name, () => 0]));
    const all = {
      ...source,
      read: { ...source.read, ...others },
      fields: { ...FIELDS, ...fields(names, { operators: EVERY }) },
    };
    runQuery(all, query);
    runQuery(all, { filter: Object.fromEntries(names.map((name) => [name, 0])) });
    runQuery(all, query);
    expect(reads).toEqual([0, 1, 0, 1]);
  });

  it("does not cache views and other lists", () => {
    const { source, reads } = counted([...items], false);
    runQuery(source, { filter: { name: "a" } });
    runQuery(source, { filter: { name: "a" } });
    expect(reads).toEqual([0, 1, 0, 1]);
    let currency = "USD";
    const view = () => ({ name: currency });
    const viewed: Source<Item> = { items, fields: FIELDS, order, view, isCached: true };
    expect(runQuery(viewed, { filter: { name: "USD" } }).total).toBe(2);
    currency = "EUR";
    expect(runQuery(viewed, { filter: { name: "USD" } }).total).toBe(0);
  });
});
