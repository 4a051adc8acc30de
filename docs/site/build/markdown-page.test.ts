import { describe, expect, test } from "vitest";
import { markdownPage, withTypes } from "./markdown-page.ts";

const slugs: Record<string, string> = {
  "README.md": "guides",
  "errors.md": "errors",
  "react/cart.md": "react/cart",
};
const pageOf = (text: string, path = "react/cart.md") =>
  markdownPage(path, text, "/portico/", (target) => slugs[target]);

describe("markdownPage", () => {
  test("takes the title from the heading and the description from the first paragraph", () => {
    const { title, description, slug } = pageOf(
      "# The `useCart` hook\n\nReturns the\n[cart](../errors.md).\n\nMore.",
    );
    expect({ title, description, slug }).toEqual({
      slug: "react/cart",
      title: "The useCart hook",
      description: "Returns the cart.",
    });
  });

  test.each([
    ["../errors.md", "/portico/errors/"],
    ["../errors.md#retries", "/portico/errors/#retries"],
    ["../README.md", "/portico/guides/"],
    ["#totals", "#totals"],
    ["https://example.com/a.md", "https://example.com/a.md"],
    ["../screenshots/home.webp", "/portico/screenshots/home.webp"],
    ["../../examples/ssr", "https://github.com/portico-sdk/portico/blob/main/examples/ssr"],
  ])("resolves the link %s to %s", (target, expected) => {
    expect(pageOf(`# Cart\n\n[text](${target})`).body.trim()).toBe(`[text](${expected})`);
  });

  test("does not change code blocks", () => {
    const block = "````md\n```ts\n[a](../errors.md)\n```\n[b](../errors.md)\n````";
    expect(pageOf(`# Cart\n\n${block}`).body.trim()).toBe(block);
  });

  test("shortens a long description to whole sentences", () => {
    const first = "This sentence has more than forty characters in it.";
    expect(pageOf(`# Cart\n\n${first} ${"More text follows. ".repeat(9)}`).description).toMatch(
      /^This sentence .{30,150}\.$/,
    );
  });

  test("throws if the file does not start with a heading", () => {
    expect(() => pageOf("Text")).toThrow("react/cart.md has no title");
  });
});

describe("withTypes", () => {
  test("adds `twoslash` only to code blocks that compile on their own", () => {
    const independent = '```ts\nimport { a } from "@portico/core";\n```';
    const dependent = '```ts\nimport { a } from "./client.js";\n```';
    expect(withTypes(`${independent}\n${dependent}`)).toBe(
      `${independent.replace("```ts", "```ts twoslash")}\n${dependent}`,
    );
  });
});
