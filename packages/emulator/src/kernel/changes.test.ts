import { describe, expect, it } from "vitest";
import { siteSettings } from "../site/settings.js";
import { Changes } from "./changes.js";
import { stateFrom } from "./state.js";

describe("Changes", () => {
  it("releases numbers on rollback unless another request has taken a higher number", () => {
    const state = stateFrom([], { site: siteSettings.parse({}) });
    const rolledBack = new Changes(state);
    const committed = new Changes(state);
    expect([
      rolledBack.number(state, "nextId"),
      committed.number(state, "nextId"),
      rolledBack.number(state, "nextId"),
    ]).toEqual([1, 2, 3]);
    rolledBack.undo();
    committed.commit();
    expect(new Changes(state).number(state, "nextId")).toBe(3);
  });

  it("restores the content and order of collections and lists on rollback", () => {
    const state = stateFrom([], { site: siteSettings.parse({}) });
    const entity = { list: [1] };
    const collection = new Map<string, unknown>([
      ["one", entity],
      ["two", 2],
    ]);
    const list = ["a", "b"];
    const changes = new Changes(state);
    changes.edit(collection as Map<string, typeof entity>, "one").list.push(2);
    changes.put(collection, "two", 3);
    changes.put(collection, "three", 3);
    changes.drop(collection, "one");
    changes.append(list, "c");
    changes.undo();
    expect(entity).toEqual({ list: [1] });
    expect([...collection]).toEqual([
      ["one", entity],
      ["two", 2],
    ]);
    expect(list).toEqual(["a", "b"]);
  });

  it("runs deferred tasks once on commit, and never after a rollback", () => {
    const state = stateFrom([], { site: siteSettings.parse({}) });
    const finished: string[] = [];
    const collection = new Map([["a", 1]]);
    const changes = new Changes(state);
    changes.later(() => finished.push("rolledBack"));
    changes.undo();
    changes.later(() => finished.push("committed"));
    changes.drop(collection, "a");
    expect([finished, collection.size]).toEqual([[], 1]);
    changes.commit();
    changes.commit();
    expect([finished, collection.size]).toEqual([["committed"], 0]);
  });
});
