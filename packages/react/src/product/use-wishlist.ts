import type { PorticoError } from "@portico/core";
import { addItem, removeItem, type Wishlist, type WishlistItem } from "@portico/ecom/wishlists";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useClient } from "../provider/provider.js";
import { porticoKeys } from "../queries/keys.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { sessionScope } from "../queries/session-scope.js";
import { STORES_APP } from "../queries/store-item.js";
import { wishlistQuery } from "../queries/wishlist.js";

/** Result of {@link useWishlist}. */
export interface UseWishlist {
  /** Wishlist items. Empty for visitors. */
  readonly items: readonly WishlistItem[];
  /** Returns whether a product is on the wishlist. */
  has(productId: string): boolean;
  /**
   * Adds or removes a product, with an optimistic update.
   *
   * @returns Whether the product is on the wishlist now.
   * @throws PorticoError if the platform rejects the change; status 403 for visitors. The list is
   * rolled back.
   */
  toggle(productId: string): Promise<boolean>;
  /** Whether the first response or a change is pending. */
  readonly isPending: boolean;
  /** Error of the last request or change. */
  readonly error: PorticoError | null;
}

/** Change of one product, and whose list it is. */
interface Change {
  readonly client: PorticoClient;
  readonly queryKey: ReturnType<typeof wishlistQuery>["queryKey"];
  readonly productId: string;
  readonly wanted: boolean;
  /** Removed items, or items restored after a rejection. */
  readonly taken: readonly WishlistItem[];
}

const NONE: readonly WishlistItem[] = [];

const isOf = (productId: string) => (item: WishlistItem) =>
  item.catalogReference?.catalogItemId === productId;

const referenceOf = (productId: string) => ({ catalogItemId: productId, appId: STORES_APP });

/** Returns the list with or without a product. */
function changed(list: Wishlist | undefined, { productId, wanted, taken }: Change) {
  if (!list) return list;
  const others = list.items.filter((item) => !isOf(productId)(item));
  const put = taken.length > 0 ? taken : [{ catalogReference: referenceOf(productId) }];
  return { ...list, items: wanted ? [...others, ...put] : others };
}

async function send({ client, productId, wanted, taken }: Change): Promise<void> {
  const calls = client.use({ addItem, removeItem });
  if (wanted) return void (await calls.addItem(referenceOf(productId)));
  // An item may have been put there with options, and is only found with them.
  for (const { catalogReference } of taken) {
    await calls.removeItem(catalogReference ?? referenceOf(productId));
  }
}

/**
 * Returns the wishlist of the current member. Changes are visible immediately and sent one at a
 * time. If the platform rejects one, only that change is rolled back.
 *
 * @example
 * ```tsx
 * import { useWishlist } from "@portico/react";
 *
 * function Heart({ productId }: { productId: string }) {
 *   const { has, toggle } = useWishlist();
 *   return (
 *     <button type="button" aria-pressed={has(productId)} onClick={() => toggle(productId)}>
 *       Save for later
 *     </button>
 *   );
 * }
 * ```
 */
export function useWishlist(): UseWishlist {
  const client = useClient();
  const queries = useQueryClient();
  const isMember = sessionScope(client).role === "member";
  const query = useQuery({ ...wishlistQuery(client), enabled: isMember });

  const mutationKey = porticoKeys(client).wishlist();
  const { mutateAsync, isPending, error } = useMutation<void, PorticoError, Change>({
    mutationKey,
    // One after the other, so that two quick clicks end as they were meant.
    scope: { id: "portico.wishlist" },
    mutationFn: send,
    onError: (_error, change) => {
      const before = { ...change, wanted: !change.wanted };
      queries.setQueryData(change.queryKey, (list) => changed(list, before));
    },
    onSettled: (_data, _error, { queryKey }) =>
      queries.isMutating({ mutationKey }) === 1
        ? queries.invalidateQueries({ queryKey })
        : undefined,
  });

  const toggle = useCallback(
    (productId: string) => {
      const { queryKey } = wishlistQuery(client);
      const now = queries.getQueryData(queryKey)?.items ?? NONE;
      const taken = now.filter(isOf(productId));
      const change = { client, queryKey, productId, wanted: taken.length === 0, taken };
      // What is being read may not know the change; canceling brings back what there was before.
      if (queries.getQueryData(queryKey)) void queries.cancelQueries({ queryKey });
      // Shown before anything is waited for: a second click in the same tick turns it back.
      queries.setQueryData(queryKey, (list) => changed(list, change));
      const done = mutateAsync(change).then(() => change.wanted);
      // A click does not wait for it, and sees the list as it was.
      done.catch(() => {});
      return done;
    },
    [client, queries, mutateAsync],
  );

  const items = (isMember && query.data?.items) || NONE;
  const has = useCallback((productId: string) => items.some(isOf(productId)), [items]);
  return useMemo(
    () => ({
      items,
      has,
      toggle,
      isPending: isPending || (isMember && query.isPending),
      error: error ?? query.error,
    }),
    [items, has, toggle, isPending, isMember, query.isPending, error, query.error],
  );
}
