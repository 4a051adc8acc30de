// @vitest-environment jsdom

import { afterEach, expect, it } from "vitest";
import { testShop } from "../testing/test-shop.js";
import { act, cleanup, renderHook, waitFor } from "../testing/testing-library.js";
import { type ProductListOptions, useProductList } from "./use-product-list.js";

afterEach(cleanup);

function setup(first: ProductListOptions) {
  const { wrapper, requests, network } = testShop();
  const hook = renderHook((options: ProductListOptions) => useProductList(options), {
    wrapper,
    initialProps: first,
  });
  const searches = () => requests.filter((request) => request.endsWith("/products/search")).length;
  return { ...hook, searches, network };
}

it("shows the pages that are asked for, with how many there are and what narrows them", async () => {
  const { result, rerender, searches } = setup({ limit: 20 });
  expect(result.current).toMatchObject({ products: undefined, total: undefined });
  await waitFor(() => expect(result.current.facets?.options.length).toBeGreaterThan(0));
  await waitFor(() => expect(result.current.products).toHaveLength(20));
  expect(result.current).toMatchObject({ total: 47, hasMore: true, error: null });
  expect(searches()).toBe(2);

  rerender({ limit: 20, page: 3 });
  expect(result.current.isLoadingMore).toBe(true);
  await waitFor(() => expect(result.current.products).toHaveLength(47));
  expect(result.current).toMatchObject({ hasMore: false, isLoadingMore: false });
  expect(new Set(result.current.products?.map(({ id }) => id)).size).toBe(47);
  expect(searches()).toBe(4);
});

it("counts what narrows a list before it is narrowed, and keeps what was there meanwhile", async () => {
  const { result, rerender, network } = setup({});
  await waitFor(() => expect(result.current.facets?.options.length).toBeGreaterThan(0));
  const before = result.current.facets;
  let go = () => {};
  network.before = () => new Promise<void>((resolve) => (go = resolve));
  rerender({ choices: { Color: ["Navy"] } });
  expect(result.current).toMatchObject({ isStale: true, total: 47 });
  network.before = () => {};
  await act(async () => go());
  await waitFor(() => expect(result.current.isStale).toBe(false));
  const navy = before?.choices.find(({ value }) => value === "Navy")?.count;
  expect(result.current.total).toBe(navy);
  expect(result.current.facets).toBe(before);
});

it("waits until it is known what to ask for, and says why there is nothing", async () => {
  const { result, rerender, searches, network } = setup({ enabled: false });
  expect(searches()).toBe(0);
  network.reach = () => Promise.reject(new TypeError("fetch failed"));
  rerender({});
  await waitFor(() => expect(result.current.error?.code).toBe("NETWORK"));
  expect(result.current.products).toBeUndefined();
});

it("reads what narrows a list again too, where that failed alone or with the list", async () => {
  const { result, rerender, network } = setup({ enabled: false });
  const { reach } = network;
  network.reach = () => Promise.reject(new TypeError("fetch failed"));
  rerender({});
  await waitFor(() => expect(result.current.error?.code).toBe("NETWORK"));
  network.reach = (path) =>
    path.includes("customizations") ? Promise.reject(new TypeError("fetch failed")) : undefined;
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.facets?.choices.length).toBeGreaterThan(0));
  expect(result.current.products?.length).toBeGreaterThan(0);
  expect(result.current.facets?.options).toEqual([]);
  expect(result.current.error?.code).toBe("NETWORK");
  network.reach = reach;
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.facets?.options.length).toBeGreaterThan(0));
  expect(result.current.error).toBeNull();
});
