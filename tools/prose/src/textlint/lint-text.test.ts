import { describe, expect, it } from "vitest";
import { extract } from "../extract/extract.ts";
import { lintText } from "./lint-text.ts";

const lint = (path: string, source: string) => {
  const text = { path, source, segments: extract(path, source) };
  return lintText(text, `/project/${path}`, ["text", "docstring", "message"]);
};

describe("lintText", () => {
  it("reports an unwanted phrase on a page with its line and a suggestion", async () => {
    const [problem, ...otherProblems] = await lint(
      "docs/page.md",
      "# Page\n\nThe hook tells it.\n",
    );
    expect(otherProblems).toEqual([]);
    expect(problem).toMatchObject({ ruleId: "phrases", line: 3, column: 10 });
    expect(problem?.message).toMatch(/^"tells": "report"/);
  });

  it("reports dead relative links and incorrect terms on a page", async () => {
    const problems = await lint("docs/page.md", "[Carts](carts.md) in Javascript\n");
    expect(problems.map(({ ruleId }) => ruleId).sort()).toEqual(["dead-link", "terminology"]);
  });

  it("reports phrases in docstrings and messages, and ignores code", async () => {
    const source = `
/** Returns what is kept. */
export const whoever = () => {
  throw new Error("The value is refused by the server.");
};
`;
    const problems = await lint("src/a.ts", source);
    expect(problems.map(({ line, column }) => ({ line, column }))).toEqual([
      { line: 2, column: 13 },
      { line: 4, column: 33 },
    ]);
  });

  it("does not match a phrase that spans two strings", async () => {
    expect(await lint("src/a.ts", 'print("one text at", "once upon a time");')).toEqual([]);
  });
});
