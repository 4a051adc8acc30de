import { describe, expect, it } from "vitest";
import { sharedNames } from "./helper-names.ts";

describe("sharedNames", () => {
  it("returns names with more definitions than the maximum", () => {
    const sources = [
      ["a.ts", "const MOST = 1; function textOf() { return 1; }"],
      ["b.ts", "export const MOST = 2; const textOf = () => 2;"],
      ["c.ts", "const MOST = 3;"],
    ] as const;
    expect(sharedNames(sources, 2)).toEqual([
      { name: "MOST", definitions: 3, files: ["a.ts", "b.ts", "c.ts"] },
    ]);
  });

  it("counts equal definitions once, ignoring comments and whitespace", () => {
    const sources = [
      ["a.ts", "const keyOf = (id: string) => id.trim();"],
      ["b.ts", "const keyOf = (id: string) =>\n  // the key\n  id.trim();"],
    ] as const;
    expect(sharedNames(sources, 1)).toEqual([]);
  });

  it("ignores names that a framework requires", () => {
    const sources = [
      ["a.ts", "export const generateMetadata = () => 1;"],
      ["b.ts", "export const generateMetadata = () => 2;"],
    ] as const;
    expect(sharedNames(sources, 1)).toEqual([]);
  });

  it("ignores lowercase values and nested functions", () => {
    const sources = [
      ["a.ts", "const root = 1; function a() { const keyOf = () => 1; return keyOf; }"],
      ["b.ts", "const root = 2; function b() { const keyOf = () => 2; return keyOf; }"],
    ] as const;
    expect(sharedNames(sources, 1)).toEqual([]);
  });
});
