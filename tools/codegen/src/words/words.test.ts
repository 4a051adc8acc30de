import { describe, expect, it } from "vitest";
import { countDescriptions, isSentence } from "./words.ts";

describe("isSentence", () => {
  it.each([
    ["The color of the ribbon.", "color"],
    ["Id of the brand.", "brandId"],
    ["Response of {@link createRibbon}.", "CreateRibbonResponse"],
    ["When it was created. At most 100 items.", "createdDate"],
  ])("accepts %s", (text, name) => expect(isSentence(text, name)).toBe(true));

  it.each([
    ["The name.", "name"],
    ["", "name"],
    ["Of the created date.", "createdDate"],
    ["At most 100 items.", "fields"],
    ["A URL, at most 2000 characters.", "link"],
    ["At most one of `a` and `b` is set.", "Choice"],
  ])("rejects %s", (text, name) => expect(isSentence(text, name)).toBe(false));
});

describe("countDescriptions", () => {
  const module = `
/** What somebody ties around a gift. */
export interface Ribbon {
  /** The length in metres. */
  length: number;
  name: string;
  /** Who ties it by hand. */
  by: { id: string }[];
}
export type Plain = string;
interface Hidden { name: string }
export interface QueryFields { values: { name: string }; eq: "name" }
/**
 * Tie one.
 * @param ribbon - The ribbon to tie.
 */
export const tie: (ribbon: Ribbon, options?: Plain) => Promise<void> = operation({});
/** Untie one. @param name - What it is called by. */
export function untie(name: string): void;
export function untie(name?: string): void {}
/** Find some. @param options - How many to find. */
export const find: {
  (options?: Plain): Promise<Ribbon[]>;
  /** Sends the query as it stands. */
  (query: Plain, options?: Plain, last?: Plain): Promise<Ribbon[]>;
} = queryOperation({});
/** Told when one is tied. */
export const onTied: (handler: () => void) => void = event({});
`;

  it("counts types, fields at any depth and arguments, and lists the ones that have no description", () => {
    const counts = countDescriptions(module);
    expect(counts.types).toEqual({ all: 3, described: 1 });
    expect(counts.fields).toEqual({ all: 4, described: 2 });
    expect(counts.arguments).toEqual({ all: 7, described: 5 });
    expect(counts.missing).toEqual([
      "Ribbon.name",
      "Ribbon.by.id",
      "Plain",
      "QueryFields",
      "tie(options)",
      "find(last)",
    ]);
  });

  it("ignores a field in alternatives that exclude it", () => {
    const counts = countDescriptions(`
/** How a bow is tied. */
export type Bow =
  | {
      /** How many loops it gets. */
      loops?: number;
      knot?: null;
    }
  | {
      loops?: undefined;
      /** What holds it together. */
      knot?: string | null;
    };
`);
    expect(counts.fields).toEqual({ all: 2, described: 2 });
  });
});
