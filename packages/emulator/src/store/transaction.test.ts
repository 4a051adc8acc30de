import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Transaction } from "./transaction.js";

const key = fc.constantFrom("a", "b", "c");
const step = fc.oneof(
  fc.record({ kind: fc.constant("put" as const), key, value: fc.integer() }),
  fc.record({ kind: fc.constant("drop" as const), key }),
  fc.record({ kind: fc.constant("remove" as const), key }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function applyStep(changes: Transaction, map: ReadonlyMap<string, number>, one: Step): void {
  if (one.kind === "put") changes.put(map, one.key, one.value);
  else changes[one.kind](map, one.key);
}

const sorted = (map: ReadonlyMap<string, number>) => [...map].sort();

describe("Transaction", () => {
  it("restores the entries of a collection on rollback", () => {
    fc.assert(
      fc.property(fc.dictionary(key, fc.integer()), fc.array(step), (start, steps) => {
        const map = new Map(Object.entries(start));
        const changes = new Transaction();
        for (const one of steps) applyStep(changes, map, one);
        changes.undo();
        expect(sorted(map)).toEqual(sorted(new Map(Object.entries(start))));
      }),
    );
  });

  it("leaves the same entries in a collection as in a plain map on commit", () => {
    fc.assert(
      fc.property(fc.dictionary(key, fc.integer()), fc.array(step), (start, steps) => {
        const map = new Map(Object.entries(start));
        const model = new Map(map);
        const dropped = new Set<string>();
        const changes = new Transaction();
        for (const one of steps) {
          applyStep(changes, map, one);
          if (one.kind === "put") model.set(one.key, one.value);
          else if (one.kind === "remove") model.delete(one.key);
          else dropped.add(one.key);
        }
        changes.commit();
        for (const one of dropped) model.delete(one);
        expect(sorted(map)).toEqual(sorted(model));
      }),
    );
  });

  it("rolls back only the part that throws", () => {
    const map = new Map([["a", 1]]);
    const calls: string[] = [];
    const changes = new Transaction();
    changes.put(map, "a", 2);
    changes.later(() => calls.push("first"));
    expect(() =>
      changes.attempt(() => {
        changes.put(map, "a", 3);
        changes.put(map, "b", 3);
        changes.later(() => calls.push("second"));
        throw new Error("rejected");
      }),
    ).toThrow("rejected");
    expect([...map]).toEqual([["a", 2]]);
    expect(changes.attempt(() => 5)).toBe(5);
    changes.commit();
    expect(calls).toEqual(["first"]);
    changes.undo();
    expect([...map]).toEqual([["a", 2]]);
  });

  it("returns the original entities from before the request", () => {
    const map = new Map([
      ["a", 1],
      ["b", 1],
      ["c", 1],
    ]);
    const changes = new Transaction();
    expect(changes.original(map, "a")).toBe(1);
    changes.put(map, "a", 2);
    changes.put(map, "a", 3);
    changes.put(map, "new", 4);
    changes.put(map, "new", 5);
    changes.drop(map, "b");
    changes.remove(map, "c");
    const originals = ["a", "b", "c", "new"].map((id) => changes.original(map, id));
    expect(originals).toEqual([1, 1, 1, undefined]);
    changes.commit();
    expect(changes.original(map, "a")).toBe(3);
  });

  it("reports uncommitted changes, except newly assigned numbers", () => {
    const list: number[] = [];
    const map = new Map<string, number>();
    const counter = { next: 1 };
    const reportedChanges = (change: (changes: Transaction) => void) => {
      const changes = new Transaction();
      change(changes);
      const before = changes.hasChanges;
      changes.commit();
      return [before, changes.hasChanges];
    };
    expect(reportedChanges((changes) => changes.number(counter, "next"))).toEqual([false, false]);
    expect(reportedChanges((changes) => changes.remove(map, "a"))).toEqual([false, false]);
    expect(reportedChanges((changes) => changes.set(counter, "next", 5))).toEqual([true, false]);
    expect(reportedChanges((changes) => changes.put(map, "a", 1))).toEqual([true, false]);
    expect(reportedChanges((changes) => changes.drop(map, "a"))).toEqual([true, false]);
    expect(reportedChanges((changes) => changes.append(list, 1))).toEqual([true, false]);
    expect(reportedChanges((changes) => changes.prune(map, () => true))).toEqual([true, false]);
  });

  it("prunes the oldest entries until it reaches an entry that must be kept", () => {
    const map = new Map([
      ["a", 1],
      ["b", 2],
      ["c", 3],
      ["d", 1],
    ]);
    const changes = new Transaction();
    changes.prune(map, (value, size) => value < 3 && size > 1);
    expect(map.size).toBe(4);
    changes.commit();
    expect([...map.keys()]).toEqual(["c", "d"]);
  });

  it("keeps items that other requests have appended when the transaction is rolled back", () => {
    const list = ["a"];
    const [rejected, served] = [new Transaction(), new Transaction()];
    rejected.append(list, "b");
    served.append(list, "c");
    rejected.undo();
    served.commit();
    expect(list).toEqual(["a", "c"]);
  });

  it("restores the fields of a record on rollback", () => {
    const site = { name: "shop", tax: { rate: "0.1" } };
    const { tax } = site;
    const changes = new Transaction();
    changes.set(site, "name", "new");
    changes.set(site, "tax", { rate: "0.2" });
    changes.set(site, "tax", { rate: "0.3" });
    expect(site).toEqual({ name: "new", tax: { rate: "0.3" } });
    changes.undo();
    expect(site).toEqual({ name: "shop", tax: { rate: "0.1" } });
    expect(site.tax).toBe(tax);
  });

  it("reuses the number of a rejected request unless another request has taken a higher number", () => {
    const counter = { next: 1 };
    const [first, second] = [new Transaction(), new Transaction()];
    expect([first.number(counter, "next"), second.number(counter, "next")]).toEqual([1, 2]);
    first.undo();
    expect(counter.next).toBe(3);
    second.undo();
    expect(counter.next).toBe(2);
  });

  it("runs each task once, even after a second commit or undo", () => {
    const calls: string[] = [];
    const changes = new Transaction();
    const plan = () => {
      changes.later(() => calls.push("later"));
      changes.onUndo(() => calls.push("undone"));
      changes.finally(() => calls.push("finally"));
    };
    plan();
    changes.commit();
    changes.commit();
    expect(calls.splice(0)).toEqual(["later", "finally"]);
    plan();
    changes.undo();
    changes.undo();
    expect(calls).toEqual(["undone", "finally"]);
  });

  describe("edit", () => {
    const newCollection = () => new Map([["a", { name: "chair", parts: ["leg"] }]]);

    it("changes an entity only when the request is committed", () => {
      const items = newCollection();
      const before = items.get("a");
      const changes = new Transaction();
      const draft = changes.edit(items, "a");
      draft.parts.push("seat");
      changes.edit(items, "a").name = "table";
      expect(items.get("a")).toBe(before);
      expect(changes.draftOf(items, "a")).toBe(draft);
      changes.commit();
      expect(items.get("a")).toEqual({ name: "table", parts: ["leg", "seat"] });
      expect(Object.isFrozen(items.get("a"))).toBe(true);
      expect(before).toEqual({ name: "chair", parts: ["leg"] });
    });

    it("keeps the same entity if nothing changes or the request is rolled back", () => {
      const items = newCollection();
      const before = items.get("a");
      const changes = new Transaction();
      changes.edit(items, "a");
      changes.commit();
      expect(items.get("a")).toBe(before);
      changes.edit(items, "a").name = "table";
      changes.undo();
      expect(items.get("a")).toBe(before);
      expect(changes.draftOf(items, "a")).toBeUndefined();
    });

    it("rolls back a part that fails, and keeps the changes before it", () => {
      const items = newCollection();
      const changes = new Transaction();
      changes.edit(items, "a").name = "table";
      const fail = () =>
        changes.attempt(() => {
          changes.edit(items, "a").name = "bed";
          throw new Error("no");
        });
      expect(fail).toThrow("no");
      expect(changes.edit(items, "a").name).toBe("table");
      changes.attempt(() => {
        changes.edit(items, "a").parts.push("top");
      });
      changes.commit();
      expect(items.get("a")).toEqual({ name: "table", parts: ["leg", "top"] });
    });

    it("discards the draft of an entity that is replaced", () => {
      const items = newCollection();
      const changes = new Transaction();
      changes.edit(items, "a").name = "table";
      changes.put(items, "a", { name: "bed", parts: [] });
      changes.commit();
      expect(items.get("a")).toEqual({ name: "bed", parts: [] });
    });

    it("throws if an entity does not exist", () => {
      expect(() => new Transaction().edit(newCollection(), "b")).toThrow("Unknown entity b");
    });
  });
});
