// Compares the results of search builders with JavaScript filters on the same data.
import { createClient, type FilterOf, filtersOf } from "@portico/core";
import { orders } from "@portico/ecom";
import { ApiKeyStrategy } from "@portico/identity";
import { categories, productsV3 } from "@portico/stores";
import type { SearchProductsFields, V3Product } from "@portico/stores/products-v3";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEmulator, type Emulator } from "./emulator.js";
import { API_KEY, pay, reference, shop, TREE } from "./testing/test-client.js";

const merchantClient = (emulator: Emulator) =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: API_KEY, siteId: emulator.state.site.id }),
    modules: { orders, productsV3, categories },
    fetch: emulator.fetch,
  });

test("an order search returns filtered and sorted pages", async () => {
  const { emulator, guest } = await shop();
  const placedIds: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [{ catalogReference: reference(emulator, "gift-card", 1), quantity: 1 }],
    });
    const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
    if (count !== 2) await pay(emulator, orderId);
    placedIds.push(orderId);
  }
  const client = merchantClient(emulator);
  const paid = client.orders.searchOrders().eq("paymentStatus", "PAID");
  const newest = await paid.descending("number").limit(2).find();
  const expected = placedIds.filter((_, at) => at !== 2).reverse();
  expect(newest.items.map(({ id }) => id)).toEqual(expected.slice(0, 2));
  const rest = await newest.next();
  expect(rest.items.map(({ id }) => id)).toEqual(expected.slice(2));
  expect([rest.hasNext(), rest.hasPrev()]).toEqual([false, true]);
  expect((await rest.prev()).items.map(({ id }) => id)).toEqual(expected.slice(0, 2));
  expect((await newest.toArray({ max: 3 })).map(({ id }) => id)).toEqual(expected.slice(0, 3));
  const all: string[] = [];
  for await (const { id } of paid.ascending("createdDate").limit(3)) all.push(id ?? "");
  expect(all).toEqual([...expected].reverse());
  const { filter } = filtersOf(orders.searchOrders);
  const { aggregates } = await client.orders.aggregateOrders({
    filter: filter.eq("paymentStatus", "PAID"),
    aggregation: { totals: { type: "VALUE", fieldPath: "priceSummary.total.amount" } },
  });
  expect(aggregates).toMatchObject({ results: [{ values: { results: [{ count: 4 }] } }] });
});

test("aggregations summarize products, with or without a page of results", async () => {
  const client = merchantClient(createEmulator());
  const { aggregation } = filtersOf(productsV3.searchProducts);
  const summaries = {
    brands: aggregation.value("brand.name", { limit: 250 }),
    least: aggregation.min("actualPriceRange.minValue.amount"),
    prices: aggregation.range("actualPriceRange.minValue.amount", { to: 50 }, { from: 50 }),
    years: aggregation.dateHistogram("createdDate", "YEAR"),
    stock: aggregation.nested(
      aggregation.value("inventory.availabilityStatus"),
      aggregation.value("productType"),
    ),
  };
  const search = client.productsV3.searchProducts().eq("visible", true);
  const page = await search.aggregations(summaries).limit(30).find();
  const all = await page.toArray();
  expect((await page.next()).aggregates).toEqual(page.aggregates);
  expect(await search.aggregate(summaries)).toEqual(page.aggregates);

  const { brands, least, prices, years, stock } = page.aggregates;
  const priceOf = (product: V3Product) => Number(product.actualPriceRange?.minValue?.amount);
  expect(brands.length).toBeGreaterThan(1);
  for (const { value, count } of brands)
    expect(count).toBe(all.filter(({ brand }) => brand?.name === value).length);
  expect(least).toBe(Math.min(...all.map(priceOf)));
  expect(prices.map(({ count }) => count)).toEqual([
    all.filter((product) => priceOf(product) < 50).length,
    all.filter((product) => priceOf(product) >= 50).length,
  ]);
  expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  expect(stock.length).toBeGreaterThan(0);
  for (const group of stock) {
    const status = group["inventory.availabilityStatus"]?.value?.value;
    const type = group.productType?.value?.value;
    expect(group.productType?.value?.count).toBe(
      all.filter(
        ({ inventory, productType }) =>
          inventory?.availabilityStatus === status && productType === type,
      ).length,
    );
  }
});

test("searchProducts supports fuzzy text search in one field, and searchCategories supports paging", async () => {
  const client = merchantClient(createEmulator());
  const page = await client.productsV3
    .searchProducts()
    .search("hevy tee", { fuzzy: true, mode: "AND", fields: ["name"] })
    .find({ fields: ["CURRENCY"] });
  expect(page.items[0]).toMatchObject({ slug: "heavy-tee", currency: "USD" });
  const matches = await client.categories.searchCategories().limit(2).find({ treeReference: TREE });
  expect(matches.items).toHaveLength(2);
  expect((await matches.next()).items.length).toBeGreaterThan(0);
});

/** A filter, and the equivalent predicate. */
type Condition = [FilterOf<SearchProductsFields>, (product: V3Product) => boolean];

test("filters return the same products as equivalent predicates", async () => {
  const client = merchantClient(createEmulator());
  const { filter } = filtersOf(productsV3.searchProducts);
  const all = await (
    await client.productsV3
      .searchProducts()
      .limit(100)
      .find({ fields: ["ALL_CATEGORIES_INFO"] })
  ).toArray();
  const categoriesOf = ({ allCategoriesInfo }: V3Product) =>
    (allCategoriesInfo?.categories ?? []).map(({ id }) => id ?? "");
  const brands = [...new Set(all.flatMap(({ brand }) => brand?.name ?? []))];
  const ids = [...new Set(all.flatMap(categoriesOf))];
  const price = fc.integer({ min: 0, max: 300 });
  const priceOf = (product: V3Product) => Number(product.actualPriceRange?.minValue?.amount);
  const single: fc.Arbitrary<Condition> = fc.oneof(
    fc
      .subarray(brands)
      .map(
        (names): Condition => [
          filter.in("brand.name", names),
          ({ brand }) => names.includes(brand?.name ?? ""),
        ],
      ),
    price.map(
      (most): Condition => [
        filter.lt("actualPriceRange.minValue.amount", most),
        (product) => priceOf(product) < most,
      ],
    ),
    fc
      .constantFrom(...ids)
      .map(
        (id): Condition => [
          filter.matchItems("allCategoriesInfo.categories", { id }),
          (product) => categoriesOf(product).includes(id),
        ],
      ),
    fc
      .constantFrom("H", "B", "Z")
      .map(
        (start): Condition => [
          filter.startsWith("name", start),
          ({ name }) => name?.startsWith(start) === true,
        ],
      ),
  );
  const { any } = fc.letrec<{ any: Condition }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      single,
      fc
        .tuple(tie("any"), tie("any"))
        .map(
          ([[a, isA], [b, isB]]): Condition => [filter.and(a, b), (one) => isA(one) && isB(one)],
        ),
      fc
        .tuple(tie("any"), tie("any"))
        .map(([[a, isA], [b, isB]]): Condition => [filter.or(a, b), (one) => isA(one) || isB(one)]),
      tie("any").map(([a, isA]): Condition => [filter.not(a), (one) => !isA(one)]),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(any, async ([condition, isWanted]) => {
      const page = await client.productsV3.searchProducts().where(condition).limit(100).find();
      const matches = (await page.toArray()).map(({ slug }) => slug).sort();
      expect(matches).toEqual(
        all
          .filter(isWanted)
          .map(({ slug }) => slug)
          .sort(),
      );
    }),
    { numRuns: 25 },
  );
});
