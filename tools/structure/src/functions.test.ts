import { describe, expect, it } from "vitest";
import { functionsOf } from "./functions.ts";

describe("functionsOf", () => {
  it("returns the number of lines of each function, arrow function and method", () => {
    const text = `function a() {\n  const b = () =>\n    1;\n}\nclass C {\n  d() {\n  }\n}\n`;
    expect(functionsOf("file.ts", text)).toEqual([
      { path: "file.ts", name: "a", lines: 4 },
      { path: "file.ts", name: "b", lines: 2 },
      { path: "file.ts", name: "d", lines: 2 },
    ]);
  });
});
