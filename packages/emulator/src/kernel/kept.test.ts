import { expect, test } from "vitest";
import { Changes } from "./changes.js";
import { isLent, Journal, journalOf, lending } from "./journal.js";
import { Kept } from "./kept.js";
import { jsonOf, Written } from "./written.js";

test("a value is worked out once, an item's until the item is forgotten", () => {
  const kept = new Kept();
  const [a, b] = [{ size: 1 }, { size: 2 }];
  const made: unknown[] = [];
  const size = (item: { size: number }) => {
    made.push(item.size);
    return undefined;
  };
  const all = () => {
    for (const item of [a, b]) kept.each("size", size)(item);
    return kept.once("sum", () => made.push("sum"));
  };
  all();
  expect(all()).toBe(3);
  expect(made).toEqual([1, 2, "sum"]);
  kept.forget(b);
  all();
  expect(made).toEqual([1, 2, "sum", 2, "sum"]);
  kept.clear();
  all();
  expect(made).toEqual([1, 2, "sum", 2, "sum", 1, 2, "sum"]);
});

test("of large values not more than some are kept", () => {
  const kept = new Kept();
  let made = 0;
  const large = kept.each("large", () => ++made, true);
  const items = Array.from({ length: 10_001 }, () => ({}));
  for (const item of items) large(item);
  expect(large(items[10_000] as object)).toBe(10_001);
  expect(large(items[0] as object)).toBe(10_002);
});

test("a journal tells what has changed, as far back as it remembers", () => {
  const journal = new Journal();
  const [a, b] = [{}, {}];
  journal.note([a]);
  const { end } = journal;
  journal.note([b]);
  expect(journal.since(end)).toEqual([b]);
  expect(journal.since(journal.end)).toEqual([]);
  journal.note(Array.from({ length: 1999 }, () => ({})));
  expect(journal.since(end)).toBeUndefined();
  expect(journal.since(journal.end - 1000)).toHaveLength(1000);
  expect(journal.end).toBe(2001);
});

test("all that a request changes is in the journal, served or refused", () => {
  const state = { nextId: 1 };
  const [part, gone] = [{ name: "b" }, { name: "c" }];
  const [map, other, list] = [new Map([["c", gone]]), new Map<string, object>(), [] as object[]];
  for (const end of ["commit", "undo"] as const) {
    const changes = new Changes(state);
    expect(changes.isAny).toBe(false);
    const before = journalOf(state).end;
    changes.set(part, "name", "d");
    changes.put(other, "x", {});
    changes.drop(map, "c");
    changes.append(list, {});
    expect(changes.isAny).toBe(true);
    expect(journalOf(state).since(before)).toEqual([]);
    changes[end]();
    expect(journalOf(state).since(before)).toEqual([part, other, map, list]);
    expect(changes.isAny).toBe(false);
  }
});

test("data is lent as soon as it is read", () => {
  const [a, b] = [{}, {}];
  const view = lending({ a, b, number: 1 });
  expect([isLent(a), isLent(b)]).toEqual([false, false]);
  expect([view.a, view.number]).toEqual([a, 1]);
  expect([isLent(a), isLent(b)]).toEqual([true, false]);
});

test("what is written already becomes part of the JSON, wherever it stands", () => {
  const [one, two] = [{ id: 1, name: 'a "b"' }, { id: 2 }].map(
    (value) => new Written(JSON.stringify(value)),
  );
  const plain = {
    list: [one, two],
    one,
    none: [],
    gone: undefined,
    mixed: [one, 3],
    deep: { two },
  };
  expect(jsonOf(plain)).toBe(JSON.stringify(plain));
  expect(JSON.parse(jsonOf(plain)).list).toEqual([{ id: 1, name: 'a "b"' }, { id: 2 }]);
  for (const answer of [[one], "a", null, 1, new Date(0), one]) {
    expect(jsonOf(answer)).toBe(JSON.stringify(answer));
  }
});
