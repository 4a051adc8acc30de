// @vitest-environment jsdom
import { backInStockSettings } from "@portico/ecom";
import { afterEach, expect, it } from "vitest";
import { STORES_APP_ID } from "../queries/store-item.js";
import { facetsOf, productFacets, productsQuery, storeOptionsQuery } from "../queries.js";
import { logIn } from "../test-kit/create-shop.js";
import { deferred } from "../testing/deferred.js";
import { testShop } from "../testing/test-shop.js";
import { act, cleanup, renderHook, waitFor } from "../testing/testing-library.js";
import { type BackInStockSubject, useBackInStock } from "./use-back-in-stock.js";
import { useWishlist } from "./use-wishlist.js";

afterEach(cleanup);

async function createMemberShop() {
  const shop = testShop();
  await logIn(shop.emulator, shop.client.auth);
  return { ...shop, coatId: (await shop.product("harbor-wool-coat")).id };
}

it("useWishlist shows changes immediately and then matches the server's list", async () => {
  const { wrapper, coatId } = await createMemberShop();
  const { result } = renderHook(() => useWishlist(), { wrapper });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  await act(async () => {
    const change = result.current.mutateAsync(coatId);
    await waitFor(() => expect(result.current.has(coatId)).toBe(true));
    expect(await change).toBe(true);
  });
  await waitFor(() => expect(result.current.data[0]?.addedDate).toBeInstanceOf(Date));
  await act(async () => {
    // Two clicks in the same tick remove the product and add it again.
    expect(
      await Promise.all([result.current.mutateAsync(coatId), result.current.mutateAsync(coatId)]),
    ).toEqual([false, true]);
  });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.has(coatId)).toBe(true);
});

it("useWishlist rolls back a rejected change", async () => {
  const { wrapper, coatId, emulator } = await createMemberShop();
  emulator.faults.add({ kind: "status", operation: "ecom.wishlists.addItem", status: 400 });
  const { result } = renderHook(() => useWishlist(), { wrapper });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  await act(() =>
    expect(result.current.mutateAsync(coatId)).rejects.toMatchObject({ status: 400 }),
  );
  expect(result.current.has(coatId)).toBe(false);
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 400 }));
});

it("useWishlist is not pending for a new user while a change by the previous user is pending", async () => {
  const { wrapper, coatId, client, network } = await createMemberShop();
  const { result } = renderHook(() => useWishlist(), { wrapper });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  const { promise, resolve } = deferred();
  network.beforeResponse = (path) => (path.includes("wishlist") ? promise : undefined);
  let addition: Promise<unknown> = Promise.resolve();
  act(() => {
    addition = result.current.mutateAsync(coatId);
  });
  await waitFor(() => expect(result.current.isPending).toBe(true));
  await act(async () => void client.auth.logout("http://localhost/"));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  resolve();
  await act(async () => void (await addition));
  expect(result.current).toMatchObject({ data: [], isPending: false });
});

it("useWishlist returns an empty list for visitors and sends no request", () => {
  const { wrapper, requests } = testShop();
  const { result } = renderHook(() => useWishlist(), { wrapper });
  expect(result.current).toMatchObject({ data: [], isPending: false, error: null });
  expect(requests.filter((request) => request.includes("wishlists"))).toEqual([]);
});

it("useBackInStock rejects if the shop does not accept notification requests", async () => {
  const { wrapper, coatId } = await createMemberShop();
  const { result } = renderHook(() => useBackInStock(), { wrapper });
  const request = { productId: coatId, email: "ada@example.com" };
  await act(() =>
    expect(result.current.mutateAsync(request)).rejects.toMatchObject({
      code: "REQUEST_COLLECTION_DISABLED",
    }),
  );
});

it("useBackInStock accepts repeated requests", async () => {
  const { wrapper, client, coatId } = await createMemberShop();
  const { result } = renderHook(() => useBackInStock(), { wrapper });
  const request = { productId: coatId, email: " ada@example.com " };
  const admin = client.with({ headers: { Authorization: "portico-emulator-api-key" } });
  await admin.use(backInStockSettings).startCollectingRequests(STORES_APP_ID);
  await act(() => result.current.mutateAsync(request));
  await act(() => result.current.mutateAsync(request));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
});

it("useBackInStock ignores results for other products and variants", async () => {
  const { wrapper, client, coatId } = await createMemberShop();
  const admin = client.with({ headers: { Authorization: "portico-emulator-api-key" } });
  await admin.use(backInStockSettings).startCollectingRequests(STORES_APP_ID);
  const initialProps: BackInStockSubject = { productId: coatId };
  const { result, rerender } = renderHook(useBackInStock, { wrapper, initialProps });
  await act(() => result.current.mutateAsync({ productId: coatId, email: "ada@example.com" }));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  rerender({ productId: coatId, variantId: "another" });
  expect(result.current).toMatchObject({ isSuccess: false, isPending: false, error: null });
  rerender({ productId: "another" });
  expect(result.current.isSuccess).toBe(false);
  rerender({ productId: coatId });
  expect(result.current.isSuccess).toBe(true);
});

it("facetsOf returns the number of products for each choice, and the color codes", async () => {
  const { client, queryClient } = testShop();
  const { aggregationData, pagingMetadata } = await queryClient.fetchQuery(
    productsQuery(client, { limit: 1, aggregations: productFacets() }),
  );
  const options = await queryClient.fetchQuery(storeOptionsQuery(client));
  const facets = facetsOf(aggregationData, options);
  expect(pagingMetadata?.count).toBe(1);
  expect(facets.price?.max).toBeGreaterThan(facets.price?.min ?? 0);
  const color = facets.options.find(({ name }) => name === "Color");
  expect(color?.values[0]?.colorCode).toMatch(/^#/);
  const filteredPage = await queryClient.fetchQuery(
    productsQuery(client, { limit: 100, choices: { Color: [color?.values[0]?.value ?? ""] } }),
  );
  expect(filteredPage.products).toHaveLength(color?.values[0]?.count ?? 0);
  expect(facetsOf(undefined)).toMatchObject({ price: undefined, brands: [], options: [] });
});
