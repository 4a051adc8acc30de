import { describe, expect, it } from "vitest";
import { callPath } from "./call-path.ts";

const sources: Readonly<Record<string, string>> = {
  "a/start.ts": `import { total as sumOf } from "./sum.js";
import { round } from "../b/round.js";
export function start(lines: Line[]) { return round(sumOf(lines)); }
export const unused = () => other();`,
  "a/sum.ts": `import { zero } from "./zero.js";
import { round } from "../b/round.js";
export const total = (lines: zero[]) => lines.reduce(add, zero);
const add = (a, b) => round(a + b.zero);`,
  "a/zero.ts": "export const zero = 0;",
  "b/round.ts": "export const round = (value) => Math.round(value);",
};
const options = { read: (path: string) => sources[path.replace(/\.js$/, ".ts")] ?? "" };

const toSourcePaths = (paths: readonly string[]) =>
  paths.map((path) => path.replaceAll(".js", ".ts"));

describe("callPath", () => {
  it("lists the files in the order of their first use", () => {
    const { files } = callPath("a/start.ts", "start", options);
    expect(toSourcePaths(files)).toEqual(["a/start.ts", "b/round.ts", "a/sum.ts", "a/zero.ts"]);
  });

  it("reports when a file uses a file that another file has used before", () => {
    const { revisits } = callPath("a/start.ts", "start", options);
    expect(toSourcePaths(revisits)).toEqual(["a/sum.ts -> b/round.ts"]);
  });

  it("follows only files whose path starts with the prefix", () => {
    const { files, revisits } = callPath("a/start.ts", "start", {
      ...options,
      prefix: "a/",
    });
    expect(toSourcePaths(files)).toEqual(["a/start.ts", "a/sum.ts", "a/zero.ts"]);
    expect(revisits).toEqual([]);
  });
});
