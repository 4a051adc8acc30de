// @vitest-environment jsdom
import { redirects } from "@portico/identity";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useCart, useCartActions } from "../cart/use-cart.js";
import { cartV1 } from "../cart/v1.js";
import { deferred } from "../testing/deferred.js";
import { testShop, variantId } from "../testing/test-shop.js";
import { act, cleanup, renderHook, waitFor } from "../testing/testing-library.js";
import { useCheckout } from "./use-checkout.js";
import { useCheckoutReturn } from "./use-checkout-return.js";

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const RETURN_PATHS = { thankYouPath: "/thank-you?from=checkout", cartPath: "/cart" };
const REDIRECT_OPERATION = redirects.createRedirectSession.name;

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
};

describe.each([
  ["version 2", undefined],
  ["version 1", cartV1],
])("a checkout of a %s cart", (_version, adapter) => {
  async function setUp() {
    const shop = testShop({}, {}, undefined, adapter);
    const navigate = vi.fn<(address: string) => void>();
    const { result, unmount } = renderHook(
      () => ({
        cart: useCart(),
        actions: useCartActions(),
        checkout: useCheckout({ ...RETURN_PATHS, navigate }),
        buyNow: useCheckout({ ...RETURN_PATHS, navigate }),
      }),
      { wrapper: shop.wrapper },
    );
    await waitFor(() => expect(result.current.cart.isPending).toBe(false));
    const pendant = await shop.product("drop-pendant");
    const item = (color: string) => ({
      productId: pendant.id,
      variantId: variantId(shop.emulator, pendant, color),
    });
    /** Places an order on the hosted checkout page and returns the return URL. */
    const placeOrder = async (more: Record<string, string> = {}) => {
      const [address = ""] = navigate.mock.lastCall ?? [];
      const response = await shop.emulator.fetch(address, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ ...CHECKOUT_FORM, ...more }),
      });
      return new URL(response.headers.get("location") ?? "");
    };
    /** Starts a checkout whose redirect request waits until `release` is called. */
    const startCheckout = async () => {
      const { promise, resolve: release } = deferred();
      let isRequested = false;
      shop.network.beforeRequest = (path) => {
        if (!path.includes("redirect-session")) return;
        isRequested = true;
        return promise;
      };
      let checkout: Promise<void> = Promise.resolve();
      act(() => {
        checkout = result.current.checkout.mutateAsync();
      });
      await waitFor(() => expect(isRequested).toBe(true));
      return { release, checkout };
    };
    return { ...shop, result, navigate, item, placeOrder, startCheckout, unmount };
  }

  it("waits for pending changes, redirects once and returns to the shop with an order", async () => {
    const { result, navigate, item, placeOrder, wrapper } = await setUp();
    const { mutate } = result.current.checkout;
    await act(async () => {
      void result.current.actions.add({ ...item("Sky"), quantity: 2 });
      const [checkout, repeatedCheckout] = [
        result.current.checkout.mutateAsync(),
        result.current.checkout.mutateAsync(),
      ];
      expect(checkout).toBe(repeatedCheckout);
      await checkout;
    });
    // Until the page unloads, another click must not redirect again.
    await act(() => result.current.checkout.mutateAsync());
    expect(navigate).toHaveBeenCalledOnce();
    expect(result.current.checkout).toMatchObject({ isPending: true, error: null, mutate });
    const returnUrl = await placeOrder();
    expect(returnUrl.origin + returnUrl.pathname).toBe(`${window.location.origin}/thank-you`);
    expect(returnUrl.searchParams.get("from")).toBe("checkout");
    const returnPage = renderHook(
      () => ({
        checkoutReturn: useCheckoutReturn(returnUrl.searchParams),
        count: useCart().data?.count,
      }),
      { wrapper },
    );
    expect(returnPage.result.current.checkoutReturn.status).toBe("loading");
    await waitFor(() =>
      expect(returnPage.result.current.checkoutReturn.status).toMatch(/paid|pending/),
    );
    expect(returnPage.result.current.checkoutReturn.data?.lineItems[0]).toMatchObject({
      quantity: 2,
    });
    await waitFor(() => expect(returnPage.result.current.count).toBe(0));
  });

  it("can be repeated when the back button restores the page", async () => {
    const { result, navigate, item } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    await act(() => result.current.checkout.mutateAsync());
    expect(result.current.checkout.isPending).toBe(true);
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    });
    expect(result.current.checkout.isPending).toBe(false);
    await act(() => result.current.checkout.mutateAsync());
    expect(navigate).toHaveBeenCalledTimes(2);
  });

  it("does not redirect after the component unmounts", async () => {
    const { result, navigate, item, startCheckout, unmount } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    const { release, checkout } = await startCheckout();
    unmount();
    release();
    await checkout;
    expect(navigate).not.toHaveBeenCalled();
  });

  it("does not redirect to a checkout that the previous user started", async () => {
    const { result, navigate, item, startCheckout, client } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    const { release, checkout } = await startCheckout();
    await act(async () => {
      const { accessToken } = client.auth.getTokens();
      client.auth.setTokens({ accessToken, refreshToken: { value: "another", role: "member" } });
      release();
      await expect(checkout).rejects.toMatchObject({ code: "SESSION_CHANGED" });
    });
    expect(navigate).not.toHaveBeenCalled();
    expect(result.current.checkout).toMatchObject({
      isPending: false,
      error: { code: "SESSION_CHANGED" },
    });
  });

  it("fails if the cart is empty or the browser is offline", async () => {
    const { result, item, navigate } = await setUp();
    await act(async () =>
      expect(result.current.checkout.mutateAsync()).rejects.toMatchObject({ code: "NO_CART" }),
    );
    expect(result.current.checkout).toMatchObject({
      isPending: false,
      error: { code: "NO_CART" },
    });
    await act(async () => result.current.checkout.reset());
    expect(result.current.checkout.error).toBeNull();
    await act(() => result.current.actions.add(item("Sky")));
    onlineManager.setOnline(false);
    await act(async () =>
      expect(result.current.checkout.mutateAsync()).rejects.toMatchObject({ code: "OFFLINE" }),
    );
    expect(navigate).not.toHaveBeenCalled();
  });

  it("fails if the response has no redirect URL", async () => {
    const { result, item, emulator } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    emulator.faults.add({
      kind: "status",
      status: 200,
      body: { redirectSession: {} },
      operation: REDIRECT_OPERATION,
    });
    await act(async () =>
      expect(result.current.checkout.mutateAsync()).rejects.toThrow("No redirect URL found"),
    );
    await act(() => result.current.checkout.mutateAsync());
    expect(result.current.checkout.isPending).toBe(true);
  });

  it("can be started for a single product without changing the cart", async () => {
    const { result, item, placeOrder, client } = await setUp();
    await act(() => result.current.actions.add(item("Rose")));
    await act(() => result.current.buyNow.mutateAsync({ ...item("Sky"), quantity: 3 }));
    const returnUrl = await placeOrder();
    const { getOrder } = await import("@portico/ecom/orders");
    const placedOrder = await client.use(getOrder)(returnUrl.searchParams.get("orderId") ?? "");
    expect(placedOrder.lineItems).toMatchObject([{ quantity: 3 }]);
    await act(async () => result.current.buyNow.reset());
    await act(() =>
      expect(
        result.current.buyNow.mutateAsync({ ...item("Sky"), variantId: "" }),
      ).rejects.toBeDefined(),
    );
    expect(result.current.buyNow.error).not.toBeNull();
    await act(() => result.current.cart.refetch());
    expect(result.current.cart.data?.count).toBe(1);
  });
});

it("useCheckoutReturn notifies other tabs of a cart change if there is an order id", async () => {
  const { wrapper } = testShop();
  const otherTab = new BroadcastChannel("portico-cart:test-shop");
  const message = new Promise((resolve) => {
    otherTab.onmessage = resolve;
  });
  const params = new URLSearchParams("orderId=00000000-0000-4000-8000-000000000000");
  renderHook(() => useCheckoutReturn(params), { wrapper });
  expect(await message).toMatchObject({ data: "changed" });
  otherTab.close();
});

it("useCheckoutReturn returns abandoned without an order id, and unknown if the order request fails", async () => {
  const { wrapper } = testShop();
  const returnWith = (query: string) => {
    const params = new URLSearchParams(query);
    return renderHook(() => useCheckoutReturn(params), { wrapper });
  };
  expect(returnWith("").result.current.status).toBe("abandoned");
  const unknownOrderPage = returnWith("orderId=00000000-0000-4000-8000-000000000000");
  await waitFor(() => expect(unknownOrderPage.result.current.status).toBe("unknown"));
  expect(unknownOrderPage.result.current.error?.status).toBeGreaterThanOrEqual(400);
  const defaultPage = renderHook(() => useCheckoutReturn(), { wrapper });
  await waitFor(() => expect(defaultPage.result.current.status).toBe("abandoned"));
});
