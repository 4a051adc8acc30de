import { expect, it, vi } from "vitest";
import { getOrInsert } from "./get-or-insert.js";

it("getOrInsert creates the value of a key only once", () => {
  const map = new Map<string, number>();
  const make = vi.fn(() => 7);
  expect([getOrInsert(map, "a", make), getOrInsert(map, "a", make)]).toEqual([7, 7]);
  expect(make).toHaveBeenCalledOnce();
  expect(map.get("a")).toBe(7);
});
