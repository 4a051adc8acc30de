import {
  currentMemberQuery,
  orderQuery,
  ordersInfiniteQuery,
  wishlistQuery,
} from "@portico/react/queries";
import { paths } from "../paths.js";
import { hasData } from "../shell/has-data.js";
import { client, queryClient } from "../shop.js";

export async function fetchAccount(pathname: string): Promise<void> {
  // Fetch nothing without a member, because the page redirects visitors to the login page.
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
