import { describe, expect, it } from "vitest";
import { functionsOf } from "./functions.ts";

describe("functionsOf", () => {
  it("returns the number of lines in functions, arrow functions and methods", () => {
    const text = `function a() {\n  const b = () =>\n    1;\n}\nclass C {\n  d() {\n  }\n}\n`;
    expect(functionsOf("file.ts", text)).toEqual([
      { path: "file.ts", name: "a", lines: 4 },
      { path: "file.ts", name: "b", lines: 2 },
      { path: "file.ts", name: "d", lines: 2 },
    ]);
  });
});
