import { expect, test } from "vitest";
import { siteSettings } from "../site/settings.js";
import { Changes } from "./changes.js";
import { stateFrom } from "./state.js";

test("numbers of a refused request are free again, those that another took meanwhile are not", () => {
  const state = stateFrom([], { site: siteSettings.parse({}) });
  const refused = new Changes(state);
  const served = new Changes(state);
  expect([
    refused.number(state, "nextId"),
    served.number(state, "nextId"),
    refused.number(state, "nextId"),
  ]).toEqual([1, 2, 3]);
  refused.undo();
  served.commit();
  expect(new Changes(state).number(state, "nextId")).toBe(3);
});

test("collections keep their order when changes are rolled back", () => {
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

test("what is done later is done once the request is served, and not when it is refused", () => {
  const state = stateFrom([], { site: siteSettings.parse({}) });
  const done: string[] = [];
  const collection = new Map([["a", 1]]);
  const changes = new Changes(state);
  changes.later(() => done.push("refused"));
  changes.undo();
  changes.later(() => done.push("served"));
  changes.drop(collection, "a");
  expect([done, collection.size]).toEqual([[], 1]);
  changes.commit();
  changes.commit();
  expect([done, collection.size]).toEqual([["served"], 0]);
});
