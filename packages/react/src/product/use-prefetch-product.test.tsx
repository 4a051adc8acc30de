// @vitest-environment jsdom

import { afterEach, expect, it } from "vitest";
import { productQuery } from "../queries.js";
import { testShop } from "../testing/test-shop.js";
import { cleanup, renderHook, waitFor } from "../testing/testing-library.js";
import { usePrefetchProduct } from "./use-prefetch-product.js";

afterEach(cleanup);

it("has a product that was pointed at before its page asks for it, and fetches it once", async () => {
  const { wrapper, queryClient, client, requests } = testShop();
  const { result, rerender } = renderHook(usePrefetchProduct, { wrapper });
  const prefetch = result.current;
  prefetch("harbor-wool-coat");
  prefetch("harbor-wool-coat");
  const { queryKey } = productQuery(client, { slug: "harbor-wool-coat" });
  await waitFor(() => expect(queryClient.getQueryData(queryKey)?.slug).toBe("harbor-wool-coat"));
  prefetch("harbor-wool-coat");
  rerender();
  expect(result.current).toBe(prefetch);
  expect(requests.filter((request) => request.includes("/products/slug/"))).toHaveLength(1);
});

it("leaves a failure to the page", async () => {
  const { wrapper, queryClient, client, network } = testShop();
  network.reach = () => Promise.reject(new TypeError("fetch failed"));
  const { result } = renderHook(usePrefetchProduct, { wrapper });
  result.current("harbor-wool-coat");
  const { queryKey } = productQuery(client, { slug: "harbor-wool-coat" });
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe("error"));
});
