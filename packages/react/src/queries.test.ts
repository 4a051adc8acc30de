import { currentCartV2 } from "@portico/ecom";
import { CancelledError } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { storeItem } from "./format.js";
import { sessionScope } from "./queries/session-scope.js";
import {
  cartTotalsQuery,
  categoriesQuery,
  currentCartQuery,
  orderQuery,
  porticoKeys,
  productQuery,
  productsInfiniteQuery,
  productsQuery,
  productVariantsQuery,
} from "./queries.js";
import { testShop, variantId } from "./testing/test-shop.js";

const names = (products: readonly { name?: string | null }[]) => products.map(({ name }) => name);

describe("productsQuery", () => {
  it("returns a page of products with their currency", async () => {
    const { client, queryClient } = testShop();
    const { products, pagingMetadata } = await queryClient.fetchQuery(
      productsQuery(client, { limit: 5 }),
    );
    expect(products).toHaveLength(5);
    expect(products[0]?.currency).toBe("USD");
    expect(products[0]?.createdDate).toBeInstanceOf(Date);
    expect(pagingMetadata?.hasNext).toBe(true);
  });

  it("combines search text, category, filter and sort order", async () => {
    const { client, queryClient } = testShop();
    const categories = await queryClient.fetchQuery(categoriesQuery(client));
    const clothing = categories.find(({ slug }) => slug === "clothing");
    const { products } = await queryClient.fetchQuery(
      productsQuery(client, {
        search: " wool ",
        categoryId: clothing?.id,
        filter: { "actualPriceRange.minValue.amount": { $lt: 250 } },
        sort: [{ fieldName: "name", order: "ASC" }],
        limit: 100,
      }),
    );
    expect(names(products)).toContain("Boiled Wool Blazer");
    expect(names(products)).not.toContain("Harbor Wool Coat");
    expect(names(products)).toEqual([...names(products)].sort());
  });

  it("omits empty filters, which the platform rejects", async () => {
    const { client, queryClient } = testShop();
    const query = productsQuery(client, { filter: {}, search: "  ", categoryId: "" });
    expect((await queryClient.fetchQuery(query)).products).toHaveLength(24);
  });

  it("has a key that starts with the products key and depends on the options", () => {
    const { client } = testShop();
    expect(productsQuery(client, { search: "a" }).queryKey).not.toEqual(
      productsQuery(client, { search: "b" }).queryKey,
    );
    expect(productsQuery(client).queryKey.slice(0, 4)).toEqual(porticoKeys(client).products());
    expect(productsInfiniteQuery(client).queryKey.slice(0, 4)).toEqual(
      porticoKeys(client).products(),
    );
  });
});

it("productsInfiniteQuery returns each product exactly once across all pages", async () => {
  const { client, queryClient } = testShop();
  const singlePage = await queryClient.fetchQuery(
    productsQuery(client, { search: "wool", limit: 100 }),
  );
  const query = productsInfiniteQuery(client, { search: "wool", limit: 2 });
  const { pages } = await queryClient.fetchInfiniteQuery({ ...query, pages: 100 });
  expect(pages.length).toBeGreaterThan(1);
  expect(names(pages.flatMap((page) => page.products))).toEqual(names(singlePage.products));
});

describe("productQuery", () => {
  it("returns a product by slug or id with the fields that a product page needs", async () => {
    const { client, queryClient } = testShop();
    const product = await queryClient.fetchQuery(
      productQuery(client, { slug: "harbor-wool-coat" }),
    );
    expect(product.name).toBe("Harbor Wool Coat");
    expect(product.variantsInfo?.variants).toHaveLength(15);
    expect(product.media?.itemsInfo?.items.length).toBeGreaterThan(1);
    expect(product.infoSections.length).toBeGreaterThan(0);
    expect(await queryClient.fetchQuery(productQuery(client, { id: product.id }))).toEqual(product);
  });

  it("fails with a 404 error for a missing product, without retries", async () => {
    const { client, queryClient, requests } = testShop();
    const query = productQuery(client, { slug: "no-such-thing" });
    await expect(queryClient.fetchQuery(query)).rejects.toMatchObject({ status: 404 });
    expect(requests.filter((request) => request.includes("/slug/"))).toHaveLength(1);
  });

  it("aborts the request when the query is canceled", async () => {
    const { client, queryClient, network } = testShop();
    network.beforeResponse = (path) =>
      path.includes("/slug/") ? new Promise(() => {}) : undefined;
    const query = productQuery(client, { slug: "harbor-wool-coat" });
    const failure = queryClient.fetchQuery(query).catch((error: unknown) => error);
    await vi.waitFor(() => expect(network.lastRequest?.url).toContain("/slug/"));
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    expect(await failure).toBeInstanceOf(CancelledError);
    expect(network.lastRequest?.signal.aborted).toBe(true);
  });
});

it("productVariantsQuery returns all variants of a product", async () => {
  const { client, queryClient, product } = testShop();
  const { id } = await product("harbor-wool-coat");
  const variants = await queryClient.fetchQuery(productVariantsQuery(client, id));
  expect(variants).toHaveLength(15);
  expect(variants.every(({ productData }) => productData?.productId === id)).toBe(true);
});

it("categoriesQuery returns the shop's categories with descriptions", async () => {
  const { client, queryClient } = testShop();
  const categories = await queryClient.fetchQuery(categoriesQuery(client));
  expect(names(categories)).toEqual(expect.arrayContaining(["All Products", "Knitwear", "Sale"]));
  expect(categories.every(({ description }) => description)).toBe(true);
});

describe("currentCartQuery", () => {
  it("returns null for a new visitor without sending a request", async () => {
    const { client, queryClient, requests, product } = testShop();
    expect(await queryClient.fetchQuery(currentCartQuery(client))).toBeNull();
    expect(requests).toEqual([]);
    await product("drop-pendant");
    expect(await queryClient.fetchQuery(currentCartQuery(client))).toBeNull();
    // This page has just created the visitor, who still cannot have a cart.
    expect(requests).not.toContain("GET /ecom/v2/carts/current");
  });

  it("returns null if the platform has no cart", async () => {
    const { client, queryClient, requests, product } = testShop();
    await product("drop-pendant");
    sessionScope(client).check();
    expect(await queryClient.fetchQuery(currentCartQuery(client))).toBeNull();
    expect(requests.at(-1)).toBe("GET /ecom/v2/carts/current");
  });

  it("fails for errors other than 404, such as 400", async () => {
    const { client, queryClient, emulator, product } = testShop();
    await product("drop-pendant");
    sessionScope(client).check();
    emulator.faults.add({
      kind: "status",
      operation: "ecom.currentCartV2.getCurrentCart",
      status: 400,
    });
    await expect(queryClient.fetchQuery(currentCartQuery(client))).rejects.toMatchObject({
      status: 400,
    });
  });
});

it("cartTotalsQuery returns the totals, has a different key for each revision and is disabled without a cart", async () => {
  const { client, queryClient, emulator, product } = testShop();
  const pendant = await product("drop-pendant");
  const { cart } = await client.use(currentCartV2).addLineItemsToCurrentCart({
    catalogItems: [
      storeItem({
        productId: pendant.id,
        variantId: variantId(emulator, pendant, "Sky"),
        quantity: 2,
      }),
    ],
  });
  const totals = await queryClient.fetchQuery(cartTotalsQuery(client, cart));
  expect(totals?.priceSummary?.subtotal?.amount).toBe("156.00");
  expect(cartTotalsQuery(client, cart).queryKey).not.toEqual(
    cartTotalsQuery(client, cart && { ...cart, revision: "99" }).queryKey,
  );
  expect(cartTotalsQuery(client, null).queryFn).toBeTypeOf("symbol");
  expect(cartTotalsQuery(client, cart).queryKey.slice(0, 5)).toEqual(porticoKeys(client).cart());
});

it("orderQuery fails with a 404 error for an unknown order", async () => {
  const { client, queryClient } = testShop();
  await expect(
    queryClient.fetchQuery(orderQuery(client, "5f0c2fd6-6f4f-4e2e-9c7c-000000000000")),
  ).rejects.toMatchObject({ status: 404 });
});

it("storeItem includes the variant and omits empty modifiers and custom text", () => {
  expect(
    storeItem({
      productId: "p",
      variantId: "v",
      modifiers: { Wrapping: "Box", Card: "" },
      customTextFields: { Monogram: "" },
    }),
  ).toEqual({
    catalogReference: {
      catalogItemId: "p",
      appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
      options: { variantId: "v", options: { Wrapping: "Box" } },
    },
    quantity: 1,
  });
});
