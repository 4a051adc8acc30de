import { describe, expect, it } from "vitest";
import { extract } from "./extract/extract.ts";
import { countWords, findPhrases } from "./find-phrases.ts";

const matchedTexts = (text: string): string[] =>
  findPhrases(text).map(({ start, end }) => text.slice(start, end));

describe("findPhrases", () => {
  it.each([
    "Refuses options of names that there are not: whoever misspelt one would never know.",
    "Does something with credentials, and once more with others when they are refused and there are others to be had.",
    "A compressed or chunked one says nothing that counts.",
    "Whoever follows a circle never comes to an end.",
    "The store's own lock, or what is under it, cannot be had: nobody renews, what works still is used.",
    "An entity is handed to `keep` by whatever finds it for a handler.",
    "None is stood on in turn by what it stands on.",
    "An option that there is not, or that is not written correctly, is named.",
    "Without them only those come that always do.",
    "Lets somebody prove to be none of the many robots.",
    "The tax of this address cannot be told.",
    "Whoever logs in or out, here or in another tab, asks for the new identity's data.",
    "What goes wrong is in `error` and `fieldErrors`, in words for people.",
    "What {@link Cart} answers",
    "A change that gives way is on its way, and is taken back anew.",
  ])("finds phrases in: %s", (sentence) => {
    expect(matchedTexts(sentence)).not.toEqual([]);
  });

  it.each([
    "Rejects unknown option names so that typos are caught.",
    "Retries once with fresh credentials after a 401.",
    "`Content-Length` is unreliable for compressed or chunked responses.",
    "A repeated cursor would loop forever.",
    "If the store lock is unavailable, keep using the valid token and do not refresh.",
    "Code that looks an entity up must call `keep` before returning it.",
    "These dependencies are acyclic.",
    "Unknown or invalid options are reported by name.",
    "By default, only the base fields are returned.",
    "Asks the user to complete a CAPTCHA.",
    "Cannot calculate tax for this address.",
    "After a login or logout, in this tab or another, hooks refetch for the new user before the next render.",
    "Errors are in `error` and `fieldErrors` as text you can show to the user.",
    "Response of {@link getCart}.",
  ])("accepts: %s", (sentence) => {
    expect(matchedTexts(sentence)).toEqual([]);
  });

  it("finds a phrase that continues on the next line", () => {
    expect(matchedTexts("a request that is on\n  its way")).toEqual(["on\n  its way"]);
  });

  it("reports British spellings, but not American ones", () => {
    expect(findPhrases("The catalogue has a colour.").map(({ isBritish }) => isBritish)).toEqual([
      true,
      true,
    ]);
    expect(matchedTexts("The catalog has a color, canceled, and an analysis.")).toEqual([]);
  });

  it("accepts American spellings that start like British ones", () => {
    expect(findPhrases("Lists the fulfillments of fulfilled orders.")).toEqual([]);
  });
});

describe("countWords", () => {
  it("counts words but not numbers or punctuation", () => {
    expect(countWords("The cart's 3 items, sold-out.")).toBe(4);
  });
});

describe("extract", () => {
  it("masks code and link targets in Markdown and keeps offsets", () => {
    const source =
      "# Title\n\nSee [the cart](cart.md) and `whoever`.\n\n```ts\n// nobody\n```\n\n| a | b |\n| - | - |\n";
    const [segment] = extract("docs/a.md", source);
    expect(segment?.text).toHaveLength(source.length);
    expect(segment?.text).not.toMatch(/nobody|whoever|cart\.md/);
    expect(segment?.text.indexOf("the cart")).toBe(source.indexOf("the cart"));
  });

  it("separates docstrings, comments, messages and test titles", () => {
    const source = `
/** Returns the cart of {@link Client}. @param id the cart's id */
export function getCart(id: string) {
  // Safari keeps the old value
  // for a moment.
  throw new Error(\`The cart \${id} is unknown. \` + "Check the id.");
}
/** Not exported. */
const hidden = "kebab-case-value";
it("returns the cart", () => {});
`;
    const kinds = extract("src/a.ts", source).map(({ kind, start, text }) => {
      expect(source.slice(start, start + text.length)).toHaveLength(text.length);
      return [kind, text.replace(/\s+/g, " ").trim()];
    });
    expect(kinds).toEqual([
      ["docstring", "Returns the cart of Xxxxxxxxxxxxxx. the cart's id"],
      ["comment", "Safari keeps the old value for a moment."],
      ["message", "The cart Xxxxx is unknown. Check the id."],
      ["comment", "Not exported."],
      ["title", "returns the cart"],
    ]);
  });

  it("reads descriptions and maps of descriptions in API documents", () => {
    const source = JSON.stringify({
      description: "The cart.",
      name: "not prose",
      "x-enum-descriptions": { PAID: "Was paid." },
    });
    const texts = extract("api/a.json", source).map(({ text }) => text.trim());
    expect(texts).toEqual(["The cart.", "Was paid."]);
  });
});
