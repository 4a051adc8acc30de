import { PorticoError } from "@portico/core";
import {
  addCouponToCurrentCart,
  addLineItemsToCurrentCart,
  type Cart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateLineItemsInCurrentCart,
  type V2LineItem,
} from "@portico/ecom/current-cart-v2";
import { type CallbackParams, createRedirectSession } from "@portico/identity/redirects";
import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../provider/provider.js";
import { currentCartQuery } from "../queries/cart.js";
import { porticoKeys } from "../queries/keys.js";
import { type StoreItem, storeItem } from "../queries/store-item.js";

/** What {@link useCart} gives. Every change rejects with the platform's error when it is refused. */
export interface UseCart {
  /** The cart as the platform has it; `null` while there is none, `undefined` while it is loaded. */
  readonly cart: Cart | null | undefined;
  /** The cart's lines. */
  readonly lines: readonly V2LineItem[];
  /** How many pieces are in the cart. */
  readonly count: number;
  /** ISO 4217 code of the cart's amounts, "EUR". */
  readonly currency: string | undefined;
  /** Whether the first answer is awaited. */
  readonly isLoading: boolean;
  /** Whether a change is on its way, from whichever component. */
  readonly isUpdating: boolean;
  /** Why the cart could not be read. */
  readonly error: Error | null;
  /** Reads the cart again. */
  refetch(): Promise<unknown>;
  /**
   * Puts products in.
   *
   * @throws PorticoError of code ITEM_NOT_ADDED when the platform leaves one out, as it does
   *   without a word when it needs a variant and is told none
   */
  add(...items: StoreItem[]): Promise<Cart>;
  /** Sets how many of a line are wanted; 0 removes it. The platform caps it at what is in stock. */
  updateQuantity(lineItemId: string, quantity: number): Promise<Cart>;
  /** Takes lines out. */
  remove(...lineItemIds: string[]): Promise<Cart>;
  /** Applies a coupon by the code that the buyer typed. */
  applyCoupon(code: string): Promise<Cart>;
  /** Takes a coupon off, by its id in `cart.coupons`. */
  removeCoupon(couponId: string): Promise<Cart>;
  /**
   * Prepares the platform's checkout page for this cart, after all changes that are on their way.
   *
   * @param callbacks - where the page leads back to; `thankYouPageUrl` gets the `orderId`
   * @returns the address to send the browser to
   * @throws PorticoError 'No redirect URL found', or of code NO_CART
   */
  checkout(callbacks: CallbackParams): Promise<string>;
}

/** Changes go one after another, so that answers arrive in the order of the changes. */
const ONE_BY_ONE = { id: "portico-cart" };

function contains(cart: Cart, { productId, variantId }: StoreItem): boolean {
  return cart.lineItems.some(({ source }) => {
    const reference = source?.catalogReference;
    return reference?.catalogItemId === productId && reference.options?.variantId === variantId;
  });
}

/**
 * The current cart and what can be done with it. Amounts are always the platform's own; for totals
 * use `cartTotalsQuery(client, cart)`.
 *
 * @returns see {@link UseCart}
 * @example
 * ```tsx
 * function Buy({ productId, variantId }: { productId: string; variantId: string }) {
 *   const { add, isUpdating } = useCart();
 *   return (
 *     <button type="button" disabled={isUpdating} onClick={() => add({ productId, variantId })}>
 *       Add to cart
 *     </button>
 *   );
 * }
 * ```
 */
export function useCart(): UseCart {
  const client = useClient();
  const queries = useQueryClient();
  const { data: cart, isLoading, error, refetch } = useQuery(currentCartQuery(client));
  const mutationKey = porticoKeys(client).currentCart();

  const { mutateAsync: change } = useMutation({
    mutationKey,
    scope: ONE_BY_ONE,
    mutationFn: async (send: () => Promise<{ cart?: Cart }>) => {
      const { cart: changed } = await send();
      // A change that is accepted answers with the cart.
      if (!changed) throw new PorticoError("The answer has no cart", { code: "NO_CART" });
      return changed;
    },
    onSuccess: async (changed) => {
      // A read that began before the change would bring the old cart back.
      await queries.cancelQueries({ queryKey: porticoKeys(client).currentCart() });
      queries.setQueryData(currentCartQuery(client).queryKey, changed);
    },
    // The cart may be another than shown: ordered elsewhere, a line gone.
    onError: () => void queries.invalidateQueries({ queryKey: porticoKeys(client).currentCart() }),
  });

  const { mutateAsync: prepare } = useMutation({
    mutationKey,
    scope: ONE_BY_ONE,
    mutationFn: async (callbacks: CallbackParams) => {
      const current = await queries.ensureQueryData(currentCartQuery(client));
      if (!current) throw new PorticoError("There is no cart to check out", { code: "NO_CART" });
      const { redirectSession } = await client.use(createRedirectSession)({
        // A cart and its checkout have the same id.
        ecomCheckout: { checkoutId: current.id },
        callbacks,
      });
      if (!redirectSession?.fullUrl) {
        throw new PorticoError("No redirect URL found", { code: "NO_REDIRECT_URL" });
      }
      return redirectSession.fullUrl;
    },
  });

  const remove = (...lineItemIds: string[]) =>
    change(() => client.use(removeLineItemsFromCurrentCart)(lineItemIds));

  return {
    cart,
    lines: cart?.lineItems ?? [],
    count: (cart?.lineItems ?? []).reduce(
      (sum, line) => sum + (line.quantityInfo?.confirmedQuantity ?? 0),
      0,
    ),
    currency: cart?.businessInfo?.currencyCode,
    isLoading,
    isUpdating: useIsMutating({ mutationKey }) > 0,
    error,
    refetch,
    add: async (...items) => {
      const catalogItems = items.map(storeItem);
      const changed = await change(() => client.use(addLineItemsToCurrentCart)({ catalogItems }));
      if (items.every((item) => contains(changed, item))) return changed;
      throw new PorticoError("The item could not be added to the cart", { code: "ITEM_NOT_ADDED" });
    },
    updateQuantity: (lineItemId, quantity) =>
      quantity < 1
        ? remove(lineItemId)
        : change(() =>
            client.use(updateLineItemsInCurrentCart)({
              lineItems: [{ lineItemId, quantity: { newQuantity: quantity } }],
            }),
          ),
    remove,
    applyCoupon: (code) => change(() => client.use(addCouponToCurrentCart)({ code: code.trim() })),
    removeCoupon: (couponId) => change(() => client.use(removeCouponFromCurrentCart)(couponId)),
    checkout: prepare,
  };
}
