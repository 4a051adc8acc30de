import { describe, expect, it } from "vitest";
import { activeFilters, NO_FILTERS, toggleBrand, toggleChoice } from "./active-filters.js";
import { type CatalogParams, readCatalogParams, writeCatalogParams } from "./catalog-params.js";
import { facetsOf } from "./facets.js";

const list = (query: string) => readCatalogParams(new URLSearchParams(query));
const address = (shown: Partial<CatalogParams>) => writeCatalogParams(shown).toString();

const ALL =
  "q=wool&min=20&max=80&option.Color=Navy&option.Color=Rust&brand=Alder&stock=in&sort=price";

const facets = facetsOf({
  results: [
    { name: "choices", values: { results: [{ value: "Navy", count: 11 }] } },
    { name: "brands", values: { results: [{ value: "Alder", count: 4 }] } },
    {
      name: "stock",
      values: {
        results: [
          { value: "IN_STOCK", count: 30 },
          { value: "PARTIALLY_OUT_OF_STOCK", count: 5 },
        ],
      },
    },
  ],
} as Parameters<typeof facetsOf>[0]);

describe("activeFilters", () => {
  it("names everything that narrows a list, with counts", () => {
    const active = activeFilters(list(ALL), facets);
    expect(active.map(({ kind, value, option, count }) => [kind, option, value, count])).toEqual([
      ["option", "Color", "Navy", 11],
      ["option", "Color", "Rust", 0],
      ["brand", undefined, "Alder", 4],
      ["price", undefined, undefined, undefined],
      ["stock", undefined, undefined, 35],
    ]);
    expect(active[3]).toMatchObject({ min: 20, max: 80 });
    expect(new Set(active.map(({ key }) => key)).size).toBe(5);
  });

  it("takes each away alone, and what is left is what the others say", () => {
    const shown = list(ALL);
    for (const { key, without } of activeFilters(shown)) {
      const left = activeFilters({ ...shown, ...without }).map((filter) => filter.key);
      expect(left).toEqual(
        activeFilters(shown)
          .map((filter) => filter.key)
          .filter((other) => other !== key),
      );
    }
  });

  it("knows no counts without facets, and nothing of a list that is not narrowed", () => {
    expect(activeFilters(list("brand=Alder"))[0]?.count).toBeUndefined();
    expect(activeFilters(list("q=wool&sort=price&page=2"))).toEqual([]);
    expect(activeFilters({ price: {} })).toEqual([]);
    expect(activeFilters({ price: { max: 9 } })[0]).toMatchObject({ min: undefined, max: 9 });
  });
});

it("clears all that narrows, and keeps the words and the order", () => {
  expect(address({ ...list(ALL), ...NO_FILTERS })).toBe("q=wool&sort=price");
});

it("puts choices and brands in, and takes them out again", () => {
  const navy = { ...list(""), ...toggleChoice({}, "Color", "Navy") };
  expect(address(navy)).toBe("option.Color=Navy");
  expect(address({ ...navy, ...toggleChoice(navy, "Color", "Navy") })).toBe("");
  expect(toggleChoice({}, "constructor", "a").choices).toEqual({ constructor: ["a"] });
  expect(toggleBrand({ brands: ["A"] }, "B")).toEqual({ brands: ["A", "B"] });
  expect(toggleBrand({ brands: ["A", "B"] }, "A")).toEqual({ brands: ["B"] });
});
