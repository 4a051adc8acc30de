import { describe, expect, it } from "vitest";
import { cyclesOf } from "./cycles.ts";

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

describe("cyclesOf", () => {
  it("returns an empty list if the imports between folders form no cycle", () => {
    expect(cyclesOf(graph({ a: ["b", "c"], b: ["c"], c: [] }))).toEqual([]);
  });

  it("returns each group of folders that import one another", () => {
    const edges = { a: ["b"], b: ["c"], c: ["a"], d: ["a", "e"], e: ["d"], f: ["e"] };
    expect(cyclesOf(graph(edges))).toEqual([
      ["a", "b", "c"],
      ["d", "e"],
    ]);
  });
});
