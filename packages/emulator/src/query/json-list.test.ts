import { expect, test } from "vitest";
import { JsonList, jsonOf } from "./json-list.js";

test("serialized lists are inserted into the JSON response unchanged", () => {
  const list = new JsonList(['{"id":1}', '"a"']);
  const response = { 'a "b"': list, none: new JsonList([]), gone: undefined, deep: { list } };
  const value = { 'a "b"': [{ id: 1 }, "a"], none: [], deep: { list: [{ id: 1 }, "a"] } };
  expect(jsonOf(response)).toBe(JSON.stringify(value));
  for (const other of [[list], "a", null, 1, new Date(0), list, value]) {
    expect(jsonOf(other)).toBe(JSON.stringify(other));
  }
});
