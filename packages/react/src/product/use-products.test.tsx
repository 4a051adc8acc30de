// @vitest-environment jsdom

import { afterEach, describe, expect, it } from "vitest";
import { testShop } from "../testing/test-shop.js";
import { act, cleanup, renderHook, waitFor } from "../testing/testing-library.js";
import { useFacets } from "./use-facets.js";
import { type UseProductsOptions, useProducts } from "./use-products.js";

afterEach(cleanup);

function setUp(initialOptions: UseProductsOptions) {
  const { wrapper, requests, network } = testShop();
  const hook = renderHook(
    (options: UseProductsOptions) => {
      const { page: _, ...filters } = options;
      return { list: useProducts(options), facets: useFacets(filters) };
    },
    { wrapper, initialProps: initialOptions },
  );
  const searchCount = () =>
    requests.filter((request) => request.endsWith("/products/search")).length;
  const list = () => hook.result.current.list;
  const facets = () => hook.result.current.facets;
  return { ...hook, list, facets, searchCount, network };
}

const failRequest = () => Promise.reject(new TypeError("fetch failed"));

describe("useProducts", () => {
  it("fetches all pages up to the requested one and returns the total number of products", async () => {
    const { list, rerender } = setUp({ limit: 20 });
    expect(list()).toMatchObject({ data: undefined, total: undefined, isPending: true });
    await waitFor(() => expect(list().data).toHaveLength(20));
    expect(list()).toMatchObject({ total: 47, hasNextPage: true, error: null });

    rerender({ limit: 20, page: 3 });
    expect(list().isFetchingNextPage).toBe(true);
    await waitFor(() => expect(list().data).toHaveLength(47));
    expect(list()).toMatchObject({ hasNextPage: false, isFetchingNextPage: false });
    expect(new Set(list().data?.map(({ id }) => id)).size).toBe(47);
  });

  it("keeps the previous products while products for new options load", async () => {
    const { list, rerender, network } = setUp({});
    await waitFor(() => expect(list().total).toBe(47));
    const heldResponses: (() => void)[] = [];
    network.beforeResponse = () => new Promise<void>((resolve) => heldResponses.push(resolve));
    rerender({ choices: { Color: ["Navy"] } });
    expect(list()).toMatchObject({ isPlaceholderData: true, total: 47 });
    network.beforeResponse = () => {};
    await act(async () => {
      for (const respond of heldResponses) respond();
    });
    await waitFor(() => expect(list().isPlaceholderData).toBe(false));
    expect(list().total).toBeLessThan(47);
  });

  it("sends no request until it is enabled, and then reports a failed request", async () => {
    const { list, rerender, searchCount, network } = setUp({ enabled: false });
    expect(searchCount()).toBe(0);
    network.beforeRequest = failRequest;
    rerender({});
    await waitFor(() => expect(list().error?.code).toBe("NETWORK"));
    expect(list().data).toBeUndefined();
  });
});

describe("useFacets", () => {
  it("applies a filter to the counts of all other filters", async () => {
    const { list, facets, rerender } = setUp({});
    await waitFor(() => expect(facets().data?.options.length).toBeGreaterThan(0));
    const option = (name: string) => facets().data?.options.find((facet) => facet.name === name);
    const colors = option("Color");
    const sizes = option("Size");
    rerender({ choices: { Color: ["Navy"] } });
    const navyCount = colors?.values.find(({ value }) => value === "Navy")?.count;
    await waitFor(() => expect(list().total).toBe(navyCount));
    await waitFor(() => expect(option("Size")).not.toEqual(sizes));
    expect(option("Color")).toEqual(colors);
    const sum = (counts: readonly { count: number }[] = []) =>
      counts.reduce((total, { count }) => total + count, 0);
    expect(sum(option("Size")?.values)).toBeLessThan(sum(sizes?.values));
    expect(sum(facets().data?.brands)).toBe(navyCount);
  });

  it.each([
    ["the list", true],
    ["the counts of an active filter", false],
  ])("keeps the previous facets when the request for %s fails", async (_, hasNavyFilter) => {
    const { facets, rerender, network } = setUp({});
    await waitFor(() => expect(facets().data?.options.length).toBeGreaterThan(0));
    const previousFacets = facets().data;
    network.beforeRequest = async () => {
      const encodedSearch = new URL(network.lastRequest?.url ?? "").searchParams.get(".r") ?? "";
      const search = Buffer.from(encodedSearch, "base64url").toString();
      if (search.includes("OUT_OF_STOCK") && search.includes("Navy") === hasNavyFilter)
        await failRequest();
    };
    rerender({ choices: { Color: ["Navy"] }, inStock: true });
    await waitFor(() => expect(facets().error?.code).toBe("NETWORK"));
    expect(facets().data).toEqual(previousFacets);
    network.beforeRequest = () => {};
    await act(() => facets().refetch());
    await waitFor(() => expect(facets().data?.brands).not.toEqual(previousFacets?.brands));
    expect(facets().error).toBeNull();
  });

  it("returns the available facets while other requests fail, and refetches failed requests", async () => {
    const { facets, rerender, network } = setUp({ enabled: false });
    network.beforeRequest = failRequest;
    rerender({});
    await waitFor(() => expect(facets().error?.code).toBe("NETWORK"));
    network.beforeRequest = (path) => (path.includes("customizations") ? failRequest() : undefined);
    await act(() => facets().refetch());
    await waitFor(() => expect(facets().data?.choices.length).toBeGreaterThan(0));
    expect(facets().data?.options).toEqual([]);
    expect(facets().error?.code).toBe("NETWORK");
    network.beforeRequest = () => {};
    await act(() => facets().refetch());
    await waitFor(() => expect(facets().data?.options.length).toBeGreaterThan(0));
    expect(facets().error).toBeNull();
  });
});
