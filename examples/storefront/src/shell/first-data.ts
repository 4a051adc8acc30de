import { readCatalogParams } from "@portico/react/format";
import {
  categoriesQuery,
  currentMemberQuery,
  orderQuery,
  ordersInfiniteQuery,
  prefetchCart,
  productQuery,
  wishlistQuery,
} from "@portico/react/queries";
import { onlineManager, type QueryKey, QueryObserver } from "@tanstack/react-query";
import { listQuery } from "../catalog/list-query.js";
import { paths } from "../paths.js";
import { client, queryClient } from "../shop.js";

/** After this time, the new page appears with skeletons. */
const MAX_WAIT = 5_000;

/** Whether a page that uses the query shows data at once, such as a preview from a list. */
const hasData = (queryKey: QueryKey, placeholderData?: unknown) =>
  new QueryObserver(queryClient, { queryKey, placeholderData }).getCurrentResult().data !==
  undefined;

async function list(slug: string | undefined, search: string): Promise<void> {
  const categories = await queryClient.ensureQueryData(categoriesQuery(client));
  const category = categories.find((candidate) => candidate.slug === slug);
  if (slug && !category) return;
  const shown = readCatalogParams(new URLSearchParams(search), { categories });
  const query = listQuery(client, shown, category);
  if (!hasData(query.queryKey)) await queryClient.prefetchInfiniteQuery(query);
}

async function product(slug: string): Promise<void> {
  const query = productQuery(client, { slug, cache: queryClient });
  if (!hasData(query.queryKey, query.placeholderData)) await queryClient.prefetchQuery(query);
}

async function account(pathname: string): Promise<void> {
  // Visitors are redirected to the login.
  if (!queryClient.getQueryData(currentMemberQuery(client).queryKey)) return;
  if (pathname === paths.account) {
    const query = ordersInfiniteQuery(client);
    if (!hasData(query.queryKey)) await queryClient.prefetchInfiniteQuery(query);
  } else if (pathname === paths.wishlist) {
    await queryClient.ensureQueryData(wishlistQuery(client));
  } else if (pathname.startsWith(paths.order(""))) {
    const id = decodeURIComponent(pathname.slice(paths.order("").length));
    const query = orderQuery(client, id, { cache: queryClient });
    if (!hasData(query.queryKey, query.placeholderData)) await queryClient.prefetchQuery(query);
  }
}

function request(pathname: string, search: string): Promise<unknown> | undefined {
  const [, section, slug] = pathname.split("/");
  if (section === "" || section === "shop") {
    return section ? list(undefined, search) : queryClient.ensureQueryData(categoriesQuery(client));
  }
  if (section === "category" && slug) return list(decodeURIComponent(slug), search);
  if (section === "product-page" && slug) return product(decodeURIComponent(slug));
  if (section === "cart") return prefetchCart(queryClient, client);
  if (section === "account") return account(pathname);
  return undefined;
}

/** Requests the data without which a page shows skeletons. */
export async function fetchFirstData(pathname: string, search: string): Promise<void> {
  // Offline requests wait for the network.
  if (!onlineManager.isOnline()) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT));
  await Promise.race([timeout, request(pathname, search)]);
}
