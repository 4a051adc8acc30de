import { expect, it } from "vitest";
import { danglingLinks } from "./links.ts";

it("danglingLinks returns links to missing pages and headings, and ignores code", () => {
  const pages = new Map([
    [
      "reference/a.md",
      "# A\n\n## One two?\n\n## One two?\n\n[x](#one-two) [x](#one-two-1) [x](#one-two-2) [x](b.md) `[x](gone.md)`\n",
    ],
    [
      "reference/b.md",
      "# B\n\n```md\n## Code\n[x](gone.md)\n```\n\n[x](a.md#code) [x](../errors.md#fix) [x](../c.md)\n",
    ],
  ]);
  const guides = new Map([["errors.md", '# Errors\n\n<a id="fix"></a>']]);
  expect(danglingLinks(pages, guides)).toEqual([
    "reference/a.md: #one-two-2",
    "reference/b.md: a.md#code",
    "reference/b.md: ../c.md",
  ]);
});
