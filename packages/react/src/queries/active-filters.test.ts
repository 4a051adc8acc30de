import { describe, expect, it } from "vitest";
import { activeFilters, NO_FILTERS, toggleBrand, toggleChoice } from "./active-filters.js";
import { type CatalogParams, readCatalogParams, writeCatalogParams } from "./catalog-params.js";

const paramsOf = (query: string) => readCatalogParams(new URLSearchParams(query));
const queryText = (params: Partial<CatalogParams>) => writeCatalogParams(params).toString();

const ALL_FILTERS =
  "q=wool&min=20&max=80&option.Color=Navy&option.Color=Rust&brand=Alder&stock=in&sort=price";

describe("activeFilters", () => {
  it("returns all active filters of a list", () => {
    const filters = activeFilters(paramsOf(`${ALL_FILTERS}&category=id`), [
      { id: "id", name: "Coats" },
    ]);
    expect(filters.map(({ kind, value, option }) => [kind, option, value])).toEqual([
      ["category", undefined, "Coats"],
      ["option", "Color", "Navy"],
      ["option", "Color", "Rust"],
      ["brand", undefined, "Alder"],
      ["price", undefined, undefined],
      ["stock", undefined, undefined],
    ]);
    expect(filters[4]).toMatchObject({ min: 20, max: 80 });
    expect(new Set(filters.map(({ key }) => key)).size).toBe(6);
  });

  it("returns parameters that remove each filter separately", () => {
    const params = paramsOf(ALL_FILTERS);
    for (const { key, without } of activeFilters(params)) {
      const remainingKeys = activeFilters({ ...params, ...without }).map((filter) => filter.key);
      expect(remainingKeys).toEqual(
        activeFilters(params)
          .map((filter) => filter.key)
          .filter((other) => other !== key),
      );
    }
  });

  it("returns an empty list if there are no filters", () => {
    expect(activeFilters(paramsOf("q=wool&sort=price&page=2"))).toEqual([]);
    expect(activeFilters({ price: {} })).toEqual([]);
    expect(activeFilters({ price: { max: 9 } })[0]).toMatchObject({ min: undefined, max: 9 });
  });
});

it("NO_FILTERS clears all filters and keeps the search text and the sort order", () => {
  expect(queryText({ ...paramsOf(ALL_FILTERS), ...NO_FILTERS })).toBe("q=wool&sort=price");
});

it("toggleChoice and toggleBrand add and remove values", () => {
  const navy = { ...paramsOf(""), ...toggleChoice({}, "Color", "Navy") };
  expect(queryText(navy)).toBe("option.Color=Navy");
  expect(queryText({ ...navy, ...toggleChoice(navy, "Color", "Navy") })).toBe("");
  expect(toggleChoice({}, "constructor", "a").choices).toEqual({ constructor: ["a"] });
  expect(toggleBrand({ brands: ["A"] }, "B")).toEqual({ brands: ["A", "B"] });
  expect(toggleBrand({ brands: ["A", "B"] }, "A")).toEqual({ brands: ["B"] });
});
