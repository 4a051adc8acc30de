import { expect } from "vitest";
import type { CartAdapter } from "../../queries/cart-adapter.js";
import { testShop, variantId } from "../../testing/test-shop.js";
import { renderHook, waitFor } from "../../testing/testing-library.js";
import { useAddToCart, useCart, useCartActions, useCartTotals } from "../use-cart.js";
import { cartV1 } from "../v1.js";

/** The cart versions, with the adapter for the provider's `cart` prop. */
export const CART_VERSIONS: [string, CartAdapter | undefined][] = [
  ["version 2", undefined],
  ["version 1", cartV1],
];

const WRITE_REQUEST =
  /^(POST|PATCH) .*(add-line-items|add-to-cart|update-line-items|remove-line-items|add-coupon|update-line-items-quantity|carts\/current)$/;

/** Renders all cart hooks in one component. */
export async function openCart(adapter: CartAdapter | undefined) {
  const shop = testShop({}, {}, undefined, adapter);
  const counts: number[] = [];
  const { result } = renderHook(
    () => {
      const { data: count = 0 } = useCart({ select: (cart) => cart.count });
      counts.push(count);
      return {
        cart: useCart().data,
        count,
        totals: useCartTotals(),
        actions: useCartActions(),
        button: useAddToCart(),
      };
    },
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(result.current.cart).toBeDefined());
  const pendant = await shop.product("drop-pendant");
  const item = (color: string) => ({
    productId: pendant.id,
    variantId: variantId(shop.emulator, pendant, color),
  });
  const writes = () => shop.requests.filter((request) => WRITE_REQUEST.test(request));
  const waitUntilSettled = () => waitFor(() => expect(result.current.cart?.isUpdating).toBe(false));
  return { ...shop, result, item, counts, writes, waitUntilSettled };
}

/** Holds back additions and requests to matching paths until the test releases them. */
export function holdRequests(
  network: { beforeRequest: (path: string, method: string) => Promise<void> | void },
  pathPart = "line-item",
) {
  const heldRequests: (() => void)[] = [];
  network.beforeRequest = (path) =>
    path.includes(pathPart) || path.includes("add-to-cart")
      ? new Promise<void>((resolve) => {
          heldRequests.push(resolve);
        })
      : undefined;
  return {
    count: () => heldRequests.length,
    releaseNext: () => heldRequests.shift()?.(),
    releaseAll() {
      network.beforeRequest = () => {};
      for (const release of heldRequests.splice(0)) release();
    },
  };
}
