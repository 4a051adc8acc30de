import type { PorticoError } from "@portico/core";
import { addItem, removeItem, type Wishlist, type WishlistItem } from "@portico/ecom/wishlists";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useClient } from "../provider/provider.js";
import type { Action } from "../provider/use-action.js";
import { porticoKeys } from "../queries/keys.js";
import { wishlistQuery } from "../queries/members.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { cachedProduct } from "../queries/product.js";
import { sessionScope } from "../queries/session-scope.js";
import { emitShopEvent } from "../queries/shop-events.js";
import { STORES_APP_ID } from "../queries/store-item.js";

/** Result of {@link useWishlist}. */
export interface UseWishlist extends Action<string, boolean> {
  /** Wishlist items. Empty for visitors and until the first response. */
  readonly data: readonly WishlistItem[];
  /** Returns whether a product is on the wishlist. */
  has(productId: string): boolean;
  /** Whether the first response or a change is pending. */
  readonly isPending: boolean;
  /** Error of the last change or, if it did not fail, of the last request for the list. */
  readonly error: PorticoError | null;
  refetch(): Promise<unknown>;
}

interface WishlistChange {
  readonly client: PorticoClient;
  readonly queryKey: ReturnType<typeof wishlistQuery>["queryKey"];
  readonly productId: string;
  readonly isAdded: boolean;
  /** The product's items before the change. They may have options. */
  readonly items: readonly WishlistItem[];
}

const NO_ITEMS: readonly WishlistItem[] = [];

const isItemOf = (productId: string) => (item: WishlistItem) =>
  item.catalogReference?.catalogItemId === productId;

const referenceOf = (productId: string) => ({ catalogItemId: productId, appId: STORES_APP_ID });

function withChange(list: Wishlist | undefined, { productId, isAdded, items }: WishlistChange) {
  if (!list) return list;
  const otherItems = list.items.filter((item) => !isItemOf(productId)(item));
  const addedItems = items.length > 0 ? items : [{ catalogReference: referenceOf(productId) }];
  return { ...list, items: isAdded ? [...otherItems, ...addedItems] : otherItems };
}

async function sendWishlistChange({
  client,
  productId,
  isAdded,
  items,
}: WishlistChange): Promise<boolean> {
  const calls = client.use({ addItem, removeItem });
  if (isAdded) {
    await calls.addItem(referenceOf(productId));
    return true;
  }
  // The platform finds an item only by its full reference, including options.
  for (const { catalogReference } of items) {
    await calls.removeItem(catalogReference ?? referenceOf(productId));
  }
  return false;
}

/**
 * Returns the current member's wishlist. `mutate(productId)` adds the product or, if it is on the
 * wishlist, removes it. `mutateAsync` resolves to whether the product is now on the wishlist.
 * Changes are visible immediately and sent one at a time. The hook rolls back only rejected
 * changes. For visitors, changes fail with status 403. Calls `wishlists.getDefaultWishlist`,
 * `addItem` and `removeItem`.
 *
 * @example
 * ```tsx
 * import { useWishlist } from "@portico/react";
 *
 * function Heart({ productId }: { productId: string }) {
 *   const { has, mutate } = useWishlist();
 *   return <button type="button" aria-pressed={has(productId)} onClick={() => mutate(productId)}>Save</button>;
 * }
 * ```
 */
export function useWishlist(): UseWishlist {
  const client = useClient();
  const queryClient = useQueryClient();
  const isMember = sessionScope(client).role === "member";
  const query = useQuery({ ...wishlistQuery(client), enabled: isMember });

  const mutationKey = porticoKeys(client).wishlist();
  const mutation = useMutation<boolean, PorticoError, WishlistChange>({
    mutationKey,
    // Two quick clicks must keep their order.
    scope: { id: "portico.wishlist" },
    mutationFn: sendWishlistChange,
    onSuccess: (isAdded, { productId }) => {
      if (!isAdded) return;
      emitShopEvent(client, () => {
        const product = cachedProduct(queryClient, client, productId);
        return { type: "wishlist", productId, product };
      });
    },
    onError: (_error, change) => {
      const reverseChange = { ...change, isAdded: !change.isAdded };
      queryClient.setQueryData(change.queryKey, (list) => withChange(list, reverseChange));
    },
    onSettled: (_data, _error, { queryKey }) =>
      queryClient.isMutating({ mutationKey }) === 1
        ? queryClient.invalidateQueries({ queryKey })
        : undefined,
  });

  const { mutateAsync: startMutation, reset } = mutation;
  const mutateAsync = useCallback(
    (productId: string) => {
      const { queryKey } = wishlistQuery(client);
      const currentItems = queryClient.getQueryData(queryKey)?.items ?? NO_ITEMS;
      const items = currentItems.filter(isItemOf(productId));
      const change = { client, queryKey, productId, isAdded: items.length === 0, items };
      // A pending response may not include the change.
      if (queryClient.getQueryData(queryKey)) void queryClient.cancelQueries({ queryKey });
      // Synchronous, so that a second click in the same tick reverts the first.
      queryClient.setQueryData(queryKey, (list) => withChange(list, change));
      return startMutation(change);
    },
    [client, queryClient, startMutation],
  );
  const mutate = useCallback(
    (productId: string) => void mutateAsync(productId).catch(() => {}),
    [mutateAsync],
  );

  const items = (isMember && query.data?.items) || NO_ITEMS;
  const has = useCallback((productId: string) => items.some(isItemOf(productId)), [items]);
  const isCurrentUsersMutation = mutation.variables?.queryKey.at(3) === mutationKey.at(3);
  const isPending = (isCurrentUsersMutation && mutation.isPending) || (isMember && query.isPending);
  const error = (isCurrentUsersMutation && mutation.error) || query.error;
  const isSuccess = isCurrentUsersMutation && mutation.isSuccess;
  const { refetch } = query;
  return { data: items, has, mutate, mutateAsync, isPending, isSuccess, error, reset, refetch };
}
