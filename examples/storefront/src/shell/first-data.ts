import { readCatalogParams } from "@portico/react/format";
import { categoriesQuery, productQuery } from "@portico/react/queries";
import { onlineManager } from "@tanstack/react-query";
import { listQuery } from "../catalog/list-query.js";
import { client, queryClient } from "../shop.js";
import { hasData } from "./has-data.js";

export const isListPath = (pathname: string) => /^\/(shop|category)(\/|$)/.test(pathname);

/** If a page's data takes longer, the page appears with skeletons. */
const MAX_WAIT_MS = 5_000;

async function fetchList(slug: string | undefined, search: string): Promise<void> {
  const searchParams = new URLSearchParams(search);
  const categoriesPromise = queryClient.ensureQueryData(categoriesQuery(client));
  categoriesPromise.catch(() => {});
  // Slugs can be resolved only with the categories.
  const categories = slug || searchParams.has("category") ? await categoriesPromise : [];
  const category = categories.find((candidate) => candidate.slug === slug);
  if (slug && !category) return;
  const params = readCatalogParams(searchParams, { categories });
  const query = listQuery(client, params, category);
  if (!hasData(query.queryKey)) await queryClient.prefetchInfiniteQuery(query);
}

async function fetchProduct(slug: string): Promise<void> {
  const query = productQuery(client, { slug, cache: queryClient });
  if (!hasData(query.queryKey, query.placeholderData)) await queryClient.prefetchQuery(query);
}

async function fetchData(pathname: string, search: string): Promise<unknown> {
  const [, section, slug] = pathname.split("/");
  if (section === "") return queryClient.ensureQueryData(categoriesQuery(client));
  if (section === "shop") return fetchList(undefined, search);
  if (section === "category" && slug) return fetchList(decodeURIComponent(slug), search);
  if (section === "product-page" && slug) return fetchProduct(decodeURIComponent(slug));
  if (section === "cart") return (await import("../cart/fetch-cart.js")).fetchCart();
  if (section === "account") {
    return (await import("../account/fetch-account.js")).fetchAccount(pathname);
  }
  return undefined;
}

/** Requests a page's data before the page is shown. */
export async function fetchFirstData(pathname: string, search: string): Promise<void> {
  // Do not wait while offline, because requests pause until the network is back.
  if (!onlineManager.isOnline()) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([timeout, fetchData(pathname, search)]);
}
