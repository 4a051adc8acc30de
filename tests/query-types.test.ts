import { filtersOf, type ValueCount } from "@portico/core";
import type { orders } from "@portico/ecom";
import type { categories, productsV3 } from "@portico/stores";
import { expectTypeOf, it } from "vitest";

// Only type-checked: which calls compile, and where errors are reported.
declare const searchProducts: typeof productsV3.searchProducts;
declare const queryProducts: typeof productsV3.queryProducts;
declare const countProducts: typeof productsV3.countProducts;
declare const searchCategories: typeof categories.searchCategories;
declare const searchOrders: typeof orders.searchOrders;
const check = (_uncalled: () => unknown) => {};

it("builders accept declared fields, operators and values", () => {
  check(async () => {
    const page = await searchOrders()
      .eq("paymentStatus", "PAID")
      .in("status", ["APPROVED"] as const)
      .hasSome("lineItems.catalogReference.catalogItemId", ["<id>"] as const)
      .ge("priceSummary.total.amount", 20)
      .descending("createdDate")
      .limit(10)
      .find();
    expectTypeOf(page.items[0]?.number).toEqualTypeOf<string | undefined>();
    // @ts-expect-error the type does not declare the field
    searchOrders().eq("nope", 1);
    // @ts-expect-error the status has no such value
    searchOrders().eq("paymentStatus", "PAYED");
    // @ts-expect-error a status is not ordered
    searchOrders().gt("status", "APPROVED");
    // @ts-expect-error orders are not sorted by it
    searchOrders().ascending("archived");
    // @ts-expect-error orders know no free text
    searchOrders().search("linen");
    // @ts-expect-error and no summaries
    searchOrders().aggregate({});
    // @ts-expect-error products are not looked through for it
    searchProducts().search("linen", { fields: ["slug"] });
    // @ts-expect-error a search is paged by cursor
    searchProducts().skip(3);
  });
});

it("the wire form accepts the same fields, operators and values, and reports errors at the wrong value", () => {
  check(() => {
    searchOrders({
      filter: {
        paymentStatus: { $in: ["PAID"] },
        createdDate: { $gt: new Date(), $lt: "2026-01-01" },
        $or: [{ number: "10001" }, { $not: { archived: true } }],
      },
      sort: [{ fieldName: "purchasedDate", order: "DESC" }],
      cursorPaging: { limit: 3 },
    });
    searchOrders({
      filter: {
        // @ts-expect-error the type does not declare the field
        nope: 1,
      },
    });
    searchOrders({
      filter: {
        status: {
          // @ts-expect-error a status is not ordered
          $gt: "APPROVED",
        },
      },
    });
    searchOrders({
      filter: {
        $and: [
          {
            // @ts-expect-error a flag is no text
            archived: "yes",
          },
        ],
      },
    });
    searchOrders({
      sort: [
        {
          // @ts-expect-error orders are not sorted by it
          fieldName: "archived",
        },
      ],
    });
    searchProducts(
      {
        filter: {
          // @ts-expect-error the type does not declare the field
          nope: 1,
        },
      },
      { fields: ["CURRENCY"] },
    );
    searchProducts({
      filter: {
        // @ts-expect-error the type does not declare the field
        nope: 1,
      },
    });
    searchProducts({
      aggregations: [
        {
          name: "brands",
          type: "VALUE",
          // @ts-expect-error nothing sums it up
          fieldPath: "brand.nam",
        },
      ],
    });
    // @ts-expect-error the type does not declare the field, although a builder may follow the options
    queryProducts({ filter: { nope: 1 } });
  });
});

it("aggregations have correctly typed results", () => {
  check(async () => {
    const { brands, least, prices, months, tree } = await searchProducts().aggregate({
      brands: { type: "VALUE", fieldPath: "brand.name", value: { limit: 3 } },
      least: {
        type: "SCALAR",
        fieldPath: "actualPriceRange.minValue.amount",
        scalar: { type: "MIN" },
      },
      prices: {
        type: "RANGE",
        fieldPath: "actualPriceRange.minValue.amount",
        range: { buckets: [{ to: 50 }, { from: 50 }] },
      },
      months: {
        type: "DATE_HISTOGRAM",
        fieldPath: "createdDate",
        dateHistogram: { interval: "MONTH" },
      },
      tree: {
        type: "NESTED",
        nested: {
          nestedAggregations: [
            { type: "VALUE", fieldPath: "brand.name" },
            { type: "VALUE", fieldPath: "ribbon.name" },
          ],
        },
      },
    });
    expectTypeOf(brands).toEqualTypeOf<readonly ValueCount[]>();
    expectTypeOf(least).toEqualTypeOf<number | undefined>();
    expectTypeOf(prices[0]?.to).toEqualTypeOf<number | null | undefined>();
    expectTypeOf(months).toEqualTypeOf<readonly ValueCount[]>();
    expectTypeOf(tree[0]?.["brand.name"]?.value?.value).toEqualTypeOf<string | undefined>();
    searchProducts().aggregate({
      brands: {
        type: "VALUE",
        // @ts-expect-error nothing sums it up
        fieldPath: "brand.nam",
      },
    });
    searchProducts().aggregate({
      brands: {
        type: "VALUE",
        fieldPath: "brand.name",
        value: {
          // @ts-expect-error misspelled
          limt: 3,
        },
      },
    });
  });
});

it("a search accepts options as its last argument", () => {
  check(async () => {
    for await (const { name } of searchProducts().eq("visible", true))
      expectTypeOf(name).toEqualTypeOf<string | null | undefined>();
    await searchProducts().find({ fields: ["CURRENCY"] });
    await searchCategories().find({ treeReference: { appNamespace: "@wix/stores" } });
    // @ts-expect-error which tree?
    await searchCategories().find();
    // @ts-expect-error which tree?
    for await (const _ of searchCategories());
  });
});

it("separate filters have the fields of the operation that they belong to", () => {
  check(async () => {
    const { filter, sort, aggregation } = filtersOf(searchProducts);
    const shown = filter.and(
      filter.eq("visible", true),
      filter.matchItems("allCategoriesInfo.categories", { id: { $in: ["<id>"] } }),
      filter.matchItems("variantsInfo.variants", { "price.actualPrice.amount": { $lt: 3 } }),
    );
    const page = await searchProducts()
      .where(shown)
      .aggregations({ brands: aggregation.value("brand.name") })
      .aggregations({ newest: aggregation.max("createdDate") })
      .find({ fields: ["CURRENCY"] });
    expectTypeOf(page.aggregates.brands).toEqualTypeOf<readonly ValueCount[]>();
    expectTypeOf((await page.next()).aggregates.newest).toEqualTypeOf<number | undefined>();
    searchProducts({
      filter: shown,
      sort: [sort.descending("name")],
      aggregations: [{ name: "brands", ...aggregation.value("brand.name") }],
    });
    countProducts({ filter: shown });
    // @ts-expect-error a category has no such field
    filter.matchItems("allCategoriesInfo.categories", { idd: "<id>" });
    // @ts-expect-error the type does not declare the field
    filtersOf(queryProducts).filter.eq("nope", 1);
    // @ts-expect-error a query has no summaries
    filtersOf(queryProducts).aggregation;
    // @ts-expect-error neither a query nor a search
    filtersOf(countProducts);
  });
});
