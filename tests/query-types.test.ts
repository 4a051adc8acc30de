import { filtersOf, type ValueCount } from "@portico/core";
import type { orders } from "@portico/ecom";
import type { categories, productsV3 } from "@portico/stores";
import { expectTypeOf, it } from "vitest";

// These tests are only type-checked. They show which calls compile and where the compiler reports
// errors.
declare const searchProducts: typeof productsV3.searchProducts;
declare const queryProducts: typeof productsV3.queryProducts;
declare const countProducts: typeof productsV3.countProducts;
declare const searchCategories: typeof categories.searchCategories;
declare const searchOrders: typeof orders.searchOrders;
const check = (_uncalled: () => unknown) => {};

it("query builders accept only declared fields, operators and values", () => {
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
    // @ts-expect-error the enum does not have the value
    searchOrders().eq("paymentStatus", "PAYED");
    // @ts-expect-error an enum has no order
    searchOrders().gt("status", "APPROVED");
    // @ts-expect-error orders cannot be sorted by the field
    searchOrders().ascending("archived");
    // @ts-expect-error orders do not support text search
    searchOrders().search("linen");
    // @ts-expect-error orders do not support aggregations
    searchOrders().aggregate({});
    // @ts-expect-error the text search does not include the field
    searchProducts().search("linen", { fields: ["slug"] });
    // @ts-expect-error a search uses cursor paging
    searchProducts().skip(3);
  });
});

it("queries in the wire format accept only declared fields, operators and values, and the compiler reports an error at the wrong field or value", () => {
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
          // @ts-expect-error an enum has no order
          $gt: "APPROVED",
        },
      },
    });
    searchOrders({
      filter: {
        $and: [
          {
            // @ts-expect-error a boolean is not a string
            archived: "yes",
          },
        ],
      },
    });
    searchOrders({
      sort: [
        {
          // @ts-expect-error orders cannot be sorted by the field
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
          // @ts-expect-error the field cannot be aggregated
          fieldPath: "brand.nam",
        },
      ],
    });
    // @ts-expect-error the type does not declare the field, although a builder may follow the options
    queryProducts({ filter: { nope: 1 } });
  });
});

it("aggregations have typed results, and reject undeclared fields and options", () => {
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
        // @ts-expect-error the field cannot be aggregated
        fieldPath: "brand.nam",
      },
    });
    searchProducts().aggregate({
      brands: {
        type: "VALUE",
        fieldPath: "brand.name",
        value: {
          // @ts-expect-error the option is misspelled
          limt: 3,
        },
      },
    });
  });
});

it("the find function of a search accepts the options of its operation, and required options cannot be omitted", () => {
  check(async () => {
    for await (const { name } of searchProducts().eq("visible", true))
      expectTypeOf(name).toEqualTypeOf<string | null | undefined>();
    await searchProducts().find({ fields: ["CURRENCY"] });
    await searchCategories().find({ treeReference: { appNamespace: "@wix/stores" } });
    // @ts-expect-error treeReference is required
    await searchCategories().find();
    // @ts-expect-error treeReference is required
    for await (const _ of searchCategories());
  });
});

it("separately created filters accept only the fields of their operation", () => {
  check(async () => {
    const { filter, sort, aggregation } = filtersOf(searchProducts);
    const condition = filter.and(
      filter.eq("visible", true),
      filter.matchItems("allCategoriesInfo.categories", { id: { $in: ["<id>"] } }),
      filter.matchItems("variantsInfo.variants", { "price.actualPrice.amount": { $lt: 3 } }),
    );
    const page = await searchProducts()
      .where(condition)
      .aggregations({ brands: aggregation.value("brand.name") })
      .aggregations({ newest: aggregation.max("createdDate") })
      .find({ fields: ["CURRENCY"] });
    expectTypeOf(page.aggregates.brands).toEqualTypeOf<readonly ValueCount[]>();
    expectTypeOf((await page.next()).aggregates.newest).toEqualTypeOf<number | undefined>();
    searchProducts({
      filter: condition,
      sort: [sort.descending("name")],
      aggregations: [{ name: "brands", ...aggregation.value("brand.name") }],
    });
    countProducts({ filter: condition });
    // @ts-expect-error the category does not have the field
    filter.matchItems("allCategoriesInfo.categories", { idd: "<id>" });
    // @ts-expect-error the type does not declare the field
    filtersOf(queryProducts).filter.eq("nope", 1);
    // @ts-expect-error a query does not support aggregations
    filtersOf(queryProducts).aggregation;
    // @ts-expect-error the operation is neither a query nor a search
    filtersOf(countProducts);
  });
});
