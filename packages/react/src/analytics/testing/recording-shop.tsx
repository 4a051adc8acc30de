import { expect, onTestFinished, vi } from "vitest";
import {
  type AnalyticsConsent,
  type AnalyticsEvent,
  AnalyticsListener,
  createAnalytics,
} from "../../analytics.js";
import { useCart, useCartActions, useCartTotals } from "../../cart/use-cart.js";
import { useCheckout } from "../../checkout/use-checkout.js";
import { playFrames } from "../../test-kit/play-frames.js";
import { testShop, variantId } from "../../testing/test-shop.js";
import { act, renderHook, waitFor } from "../../testing/testing-library.js";

const CHECKOUT_FORM = {
  action: "order",
  email: "grace@example.com",
  firstName: "Grace",
  lastName: "Hopper",
  addressLine: "1 Harbor Street",
  postalCode: "10001",
  city: "New York",
  country: "US",
  delivery: "standard",
  coupon: "WELCOME10",
};

/** Creates a shop that records its analytics events. */
export function recordingShop(
  consent: AnalyticsConsent = "granted",
  options: Parameters<typeof testShop>[0] = {},
  cartAdapter: Parameters<typeof testShop>[3] = undefined,
) {
  const shop = testShop(options, {}, undefined, cartAdapter);
  const stopFrames = playFrames(shop.emulator, "");
  onTestFinished(stopFrames);
  const events: AnalyticsEvent[] = [];
  const analytics = createAnalytics({ consent, send: (event) => events.push(event) });
  const wrapper: typeof shop.wrapper = ({ children }) => (
    <shop.wrapper>
      {children}
      <AnalyticsListener analytics={analytics} />
    </shop.wrapper>
  );
  const item = async (color: string) => {
    const pendant = await shop.product("drop-pendant");
    return { productId: pendant.id, variantId: variantId(shop.emulator, pendant, color) };
  };
  return { ...shop, wrapper, events, analytics, item, stopFrames };
}

/** Renders the hooks that a cart page uses. */
export async function renderCartPage(shop: ReturnType<typeof recordingShop>) {
  const navigate = vi.fn<(address: string) => void>();
  const { result } = renderHook(
    () => ({
      cart: useCart(),
      totals: useCartTotals(),
      actions: useCartActions(),
      checkout: useCheckout({ thankYouPath: "/thank-you", cartPath: "/cart", navigate }),
    }),
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(result.current.cart.isPending).toBe(false));
  /** Places an order on the hosted checkout page and returns the thank-you page's parameters. */
  const placeOrder = async () => {
    await act(() => result.current.checkout.mutateAsync(undefined));
    const response = await shop.emulator.fetch(navigate.mock.lastCall?.[0] ?? "", {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(CHECKOUT_FORM),
    });
    return new URL(response.headers.get("location") ?? "").searchParams;
  };
  return { result, placeOrder };
}
