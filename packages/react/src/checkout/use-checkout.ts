import { PorticoError } from "@portico/core";
import { createRedirectSession } from "@portico/identity/redirects";
import { onlineManager } from "@tanstack/react-query";
import type { CartStore } from "../cart/cart-store.js";
import { toAddedItem } from "../cart/pending-changes.js";
import { withPreview } from "../cart/product-preview.js";
import { useCartStore } from "../cart/use-cart.js";
import { useClient } from "../provider/provider.js";
import { type Action, useAction } from "../provider/use-action.js";
import type { CartItem } from "../queries/cart-view.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { sessionScope } from "../queries/session-scope.js";
import { discountedValue, emitShopEvent } from "../queries/shop-events.js";
import { absoluteUrl } from "../session/use-auth.js";

/** Options of {@link useCheckout}. */
export interface CheckoutOptions {
  /**
   * Path of the page after a placed order, such as `"/thank-you"`. The platform appends `orderId`.
   */
  thankYouPath: string;
  /** Path of the page if the buyer returns without an order, such as `"/cart"`. */
  cartPath: string;
  /** Navigates to the checkout URL. Default: `location.assign`. */
  navigate?: (url: string) => void;
}

async function createCheckoutUrl(
  client: PorticoClient,
  checkoutId: string,
  options: CheckoutOptions,
) {
  const thankYouPageUrl = absoluteUrl(options.thankYouPath);
  const cartPageUrl = absoluteUrl(options.cartPath);
  const callbacks = { thankYouPageUrl, cartPageUrl, postFlowUrl: cartPageUrl };
  const call = client.use(createRedirectSession);
  const { redirectSession } = await call({ ecomCheckout: { checkoutId }, callbacks });
  if (redirectSession?.fullUrl) return redirectSession.fullUrl;
  throw new PorticoError("No redirect URL found", { code: "NO_REDIRECT_URL" });
}

async function createCheckoutOfCart(store: CartStore): Promise<string> {
  await store.queue.settled();
  if (store.raw === undefined) await store.refetch();
  const { raw, settled } = store;
  if (!settled?.lines.length) throw new PorticoError("The cart is empty", { code: "NO_CART" });
  return store.adapter.checkout(store.client, raw);
}

function emitCheckout(store: CartStore, item: CartItem | undefined): void {
  emitShopEvent(store.client, () => {
    if (item) {
      const { preview } = withPreview(store.queryClient, store.client, toAddedItem(item));
      const lines = preview ? [{ line: preview, quantity: preview.quantity }] : [];
      return { type: "checkout", lines };
    }
    const { settled } = store;
    const lines = settled?.lines.map((line) => ({ line, quantity: line.quantity })) ?? [];
    const { data, isUpdating } = store.totals();
    const value = isUpdating ? undefined : discountedValue(data?.subtotal, data?.discount);
    return { type: "checkout", lines, value, coupon: settled?.coupons[0]?.code };
  });
}

async function createCheckoutOfItem(
  { adapter, client }: CartStore,
  item: CartItem,
): Promise<string> {
  const { catalogReference, quantity } = toAddedItem(item);
  const checkout = await adapter.buyNow(client, { catalogReference, quantity });
  if (checkout.quantity === 0) {
    throw new PorticoError("The platform did not add the item", { code: "ITEM_NOT_ADDED" });
  }
  return checkout.checkoutId;
}

/**
 * Redirects the buyer to the platform's checkout page. `mutate()` waits for pending changes, then
 * checks out the cart. `mutate(item)` buys one item without the cart, for a "Buy now" button.
 *
 * @param options - Return paths and a custom navigation function. See {@link CheckoutOptions}.
 * @returns Functions and state of the action. If it succeeds, it stays pending until the page
 * unloads. `error.code` is `NO_CART` if the cart is empty, `ITEM_NOT_ADDED` if the platform skips
 * the item, `OFFLINE`, `SESSION_CHANGED` if the user logs in or out in the meantime,
 * `INVALID_ADDRESS`, `NO_REDIRECT_URL`, `NO_CHECKOUT`, or the code of a failed request.
 * @example
 * ```tsx
 * import { useCheckout } from "@portico/react";
 *
 * function Pay() {
 *   const { mutate, isPending } = useCheckout({ thankYouPath: "/thank-you", cartPath: "/cart" });
 *   return <button type="button" disabled={isPending} onClick={() => mutate()}>Check out</button>;
 * }
 * ```
 */
export function useCheckout(options: CheckoutOptions): Action<CartItem | undefined> {
  const client = useClient();
  const store = useCartStore();
  return useAction(
    client,
    async (item, signal) => {
      if (!onlineManager.isOnline()) {
        throw new PorticoError("The browser is offline", { code: "OFFLINE", retryable: true });
      }
      const scope = sessionScope(client);
      const { key } = scope;
      const failIfUserChanged = () => {
        if (scope.key === key) return;
        const message = "The user logged in or out in the meantime";
        throw new PorticoError(message, { code: "SESSION_CHANGED" });
      };
      const url = await (item ? createCheckoutOfItem(store, item) : createCheckoutOfCart(store))
        .then((id) => createCheckoutUrl(client, id, options))
        .finally(failIfUserChanged);
      if (signal.aborted) return;
      emitCheckout(store, item);
      (options.navigate ?? ((to) => window.location.assign(to)))(url);
    },
    { keyOf: () => "checkout", leavesPage: () => true },
  );
}
