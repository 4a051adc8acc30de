import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCatalogParams, writeCatalogParams } from "./catalog-params.js";
import { normalizeProductsOptions } from "./product-search.js";

const text = fc.string({ minLength: 1, maxLength: 12 });
const names = fc.uniqueArray(text, { minLength: 1, maxLength: 3 });
const amount = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((n) => n + 0);
const order = fc.constantFrom("ASC" as const, "DESC" as const);

const catalogParams = fc.record(
  {
    page: fc.integer({ min: 1, max: 1e6 }),
    search: text.map((words) => words.trim()).filter(Boolean),
    categoryId: text,
    price: fc.oneof(
      fc.record({ min: amount, max: amount }),
      fc.record({ min: amount }),
      fc.record({ max: amount }),
    ),
    choices: fc.dictionary(text, names, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
    brands: names,
    inStock: fc.constant(true),
    sort: fc.array(
      fc.record({
        fieldName: fc.constantFrom(
          "actualPriceRange.minValue.amount" as const,
          "createdDate" as const,
          "name" as const,
          "minVariantPriceInfo.sku" as const,
        ),
        order,
      }),
      { minLength: 1, maxLength: 3 },
    ),
  },
  { requiredKeys: ["page"] },
);

describe("writeCatalogParams", () => {
  it("is reversed by readCatalogParams", () => {
    fc.assert(
      fc.property(catalogParams, (listParams) => {
        const query = writeCatalogParams(listParams).toString();
        expect(readCatalogParams(new URLSearchParams(query))).toEqual(listParams);
      }),
    );
  });

  it("writes readable parameters", () => {
    const categories = [{ id: "4f2c", slug: "knitwear" }];
    const listParams = {
      search: " wool ",
      categoryId: "4f2c",
      price: { min: 20 },
      choices: { Color: ["Navy", "Sage"] },
      inStock: true,
      sort: [{ fieldName: "actualPriceRange.minValue.amount", order: "DESC" }] as const,
      page: 2,
    };
    const params = writeCatalogParams(listParams, { categories });
    expect(decodeURIComponent(params.toString())).toBe(
      "q=wool&category=knitwear&min=20&option.Color=Navy&option.Color=Sage&stock=in&sort=-price&page=2",
    );
    expect(readCatalogParams(params, { categories })).toEqual({ ...listParams, search: "wool" });
    expect(writeCatalogParams({ page: 1, search: " " }).toString()).toBe("");
  });
});

it("readCatalogParams ignores unknown and invalid parameters", () => {
  const read = (query: string) => readCatalogParams(new URLSearchParams(query));
  expect(
    read("page=-3&min=x&max=-1&stock=out&option.=&option.Size=&brand=&sort=-,,&utm_source=mail"),
  ).toEqual({ page: 1 });
  expect(read("page=2.9&min=Infinity&max=10")).toEqual({ page: 2, price: { max: 10 } });
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const readParams = read(query);
      expect(read(writeCatalogParams(readParams).toString())).toEqual(readParams);
    }),
  );
});

it("normalizeProductsOptions returns equal objects for equivalent options", () => {
  const equivalentOptions = [
    undefined,
    {},
    { limit: 24 },
    {
      search: "  ",
      categoryId: "",
      filter: {},
      sort: [],
      aggregations: [],
      choices: { Color: [] },
    },
    { fields: ["CURRENCY" as const, "CURRENCY" as const], brands: [], inStock: false, price: {} },
  ];
  for (const options of equivalentOptions) {
    expect(normalizeProductsOptions(options ?? {})).toEqual({ limit: 24, fields: ["CURRENCY"] });
  }
  expect(normalizeProductsOptions({ search: " coat ", brands: ["b", "a", "b"] })).toEqual(
    normalizeProductsOptions({ brands: ["a", "b"], search: "coat", limit: 24 }),
  );
});
