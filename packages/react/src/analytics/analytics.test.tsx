// @vitest-environment jsdom
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  type AnalyticsEvent,
  AnalyticsListener,
  createAnalytics,
  lineItem,
  productItem,
  useTrack,
  useTrackView,
} from "../analytics.js";
import { cartV1 } from "../cart/v1.js";
import { useCheckoutReturn } from "../checkout/use-checkout-return.js";
import { useWishlist } from "../product/use-wishlist.js";
import { RedirectCallback } from "../session/redirect-callback.js";
import { useRegister, useSignIn } from "../session/use-sign-in.js";
import { playFrames } from "../test-kit/play-frames.js";
import { ADA, testShop } from "../testing/test-shop.js";
import { act, cleanup, render, renderHook, waitFor } from "../testing/testing-library.js";
import { recordingShop, renderCartPage } from "./testing/recording-shop.js";

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ["version 2", undefined],
  ["version 1", cartV1],
])("AnalyticsListener with %s carts", (_version, adapter) => {
  it("reports the units that the platform added and removed", async () => {
    const shop = recordingShop("granted", {}, adapter);
    const sky = await shop.item("Sky");
    const { result } = await renderCartPage(shop);
    const { actions } = result.current;
    await act(() => actions.add({ ...sky, quantity: 2 }));
    const itemFields = { item_id: sky.productId, item_name: "Drop Pendant", item_variant: "Sky" };
    const params = {
      currency: "USD",
      value: 156,
      items: [{ ...itemFields, price: 78, quantity: 2 }],
    };
    expect(shop.events).toEqual([{ name: "add_to_cart", params }]);

    const id = result.current.cart.data?.lines[0]?.id ?? "";
    await act(() => actions.setQuantity(id, 3));
    await act(() => actions.setQuantity(id, 1));
    await act(async () => void (await (await actions.remove(id)).done));
    const changes = shop.events.slice(1).map(({ name, params: changed }) => ({
      name,
      units: "items" in changed && changed.items.map(({ quantity }) => quantity),
    }));
    expect(changes).toEqual([
      { name: "add_to_cart", units: [1] },
      { name: "remove_from_cart", units: [2] },
      { name: "remove_from_cart", units: [1] },
    ]);
  });

  it("reports a checkout when it starts, and its order once, after the payment", async () => {
    const shop = recordingShop("granted", {}, adapter);
    const { result, placeOrder } = await renderCartPage(shop);
    await act(async () => void (await result.current.actions.add(await shop.item("Sky"))));
    await act(async () => void (await result.current.actions.applyCoupon("WELCOME10")));
    await waitFor(() => expect(result.current.totals.data?.discount?.amount).toBe("7.80"));
    const params = await placeOrder();
    expect(shop.events.at(-1)).toMatchObject({
      name: "begin_checkout",
      params: {
        currency: "USD",
        value: 70.2,
        coupon: "WELCOME10",
        items: [{ item_variant: "Sky", quantity: 1 }],
      },
    });
    cleanup();

    const visit = async (analytics = shop.analytics) => {
      const wrapper: typeof shop.wrapper = ({ children }) => (
        <shop.wrapper>
          {children}
          <AnalyticsListener analytics={analytics} />
        </shop.wrapper>
      );
      const page = renderHook(() => useCheckoutReturn(params), { wrapper });
      await waitFor(() => expect(page.result.current.status).toMatch(/paid|pending/));
      return page.result.current.data;
    };
    const { orders } = shop.emulator.state.orders;
    const id = params.get("orderId") ?? "";
    const placedOrder = orders.get(id);
    if (!placedOrder) throw new Error("no order");
    const { document } = placedOrder;
    const unpaidOrder = { ...document, status: "INITIALIZED", paymentStatus: "NOT_PAID" } as const;
    orders.set(id, { ...placedOrder, document: unpaidOrder });
    await visit();
    expect(shop.events.at(-1)?.name).toBe("begin_checkout");
    cleanup();
    orders.set(id, placedOrder);
    shop.queryClient.clear();
    const paidOrder = await visit();
    const purchases = () => shop.events.filter(({ name }) => name === "purchase");
    expect(purchases()).toEqual([
      {
        name: "purchase",
        params: {
          transaction_id: params.get("orderId"),
          currency: "USD",
          value: 70.2,
          coupon: "WELCOME10",
          tax: Number(paidOrder?.priceSummary?.tax?.amount),
          shipping: Number(paidOrder?.priceSummary?.shipping?.amount),
          items: [expect.objectContaining({ item_name: "Drop Pendant", item_variant: "Sky" })],
        },
      },
    ]);
    cleanup();
    await visit();
    cleanup();
    // After a reload, the page creates a new Analytics object.
    await visit(createAnalytics({ consent: "granted", send: (event) => shop.events.push(event) }));
    expect(purchases()).toHaveLength(1);
    expect(JSON.stringify([shop.events, { ...localStorage }])).not.toMatch(/grace|hopper|harbor/i);
  });
});

describe("AnalyticsListener", () => {
  it("reports only the units that the platform has added", async () => {
    const shop = recordingShop();
    const sky = await shop.item("Sky");
    const { result } = await renderCartPage(shop);
    shop.emulator.faults.add({ kind: "status", status: 400 });
    await act(() => result.current.actions.add(sky).catch(() => {}));
    expect(shop.events).toEqual([]);
    shop.emulator.faults.clear();
    let added = 0;
    await act(async () => {
      ({ added } = await result.current.actions.add({ ...sky, quantity: 5000 }));
    });
    expect(added).toBeLessThan(5000);
    expect(shop.events).toMatchObject([
      { name: "add_to_cart", params: { items: [{ quantity: added }] } },
    ]);
  });

  it("reports the checkout of a single product", async () => {
    const shop = recordingShop();
    const sky = await shop.item("Sky");
    const { result } = await renderCartPage(shop);
    await act(() => result.current.checkout.mutateAsync({ ...sky, quantity: 1 }));
    expect(shop.events).toMatchObject([
      { name: "begin_checkout", params: { value: 78, items: [{ item_id: sky.productId }] } },
    ]);
  });

  it("reports the selected delivery option", async () => {
    const shop = recordingShop();
    const { result } = await renderCartPage(shop);
    await act(async () => void (await result.current.actions.add(await shop.item("Sky"))));
    await act(() => result.current.actions.setAddress({ country: "US", postalCode: "10001" }));
    await waitFor(() => expect(result.current.totals.data?.deliveryOptions?.length).toBeTruthy());
    const code = result.current.totals.data?.deliveryOptions?.[0]?.code ?? "";
    await act(() => result.current.actions.chooseDelivery(code));
    expect(shop.events.slice(1)).toMatchObject([
      { name: "add_shipping_info", params: { shipping_tier: code, items: [{ quantity: 1 }] } },
    ]);
  });

  it("reports each successful login, registration and wishlist addition once", async () => {
    const shop = recordingShop();
    const coat = await shop.product("harbor-wool-coat");
    const { result } = renderHook(
      () => ({ login: useSignIn(), register: useRegister(), wishlist: useWishlist() }),
      { wrapper: shop.wrapper },
    );
    await act(() =>
      result.current.login
        .mutateAsync({ email: ADA.email, password: "wrong" })
        .catch(() => "rejected"),
    );
    expect(shop.events).toEqual([]);
    await act(() => result.current.login.mutateAsync(ADA));
    await waitFor(() => expect(result.current.wishlist.isPending).toBe(false));
    await act(() => result.current.wishlist.mutateAsync(coat.id));
    await act(() => result.current.wishlist.mutateAsync(coat.id));
    await act(() =>
      result.current.register.mutateAsync({ email: "grace@example.com", password: "nanosecond" }),
    );
    expect(shop.events).toMatchObject([
      { name: "login", params: { method: "password" } },
      { name: "add_to_wishlist", params: { items: [{ item_id: coat.id }] } },
      { name: "sign_up", params: { method: "password" } },
    ]);
  });

  it("reports a silent login once", async () => {
    const shop = recordingShop();
    const { result } = renderHook(() => useSignIn(), { wrapper: shop.wrapper });
    expect(await act(() => result.current.signInSilently())).toBe(false);
    expect(shop.events).toEqual([]);
    const state = await testShop({}, {}, shop.emulator).client.auth.login(ADA);
    if (state.loginState !== "SUCCESS") throw new Error(state.loginState);
    shop.stopFrames();
    onTestFinished(playFrames(shop.emulator, `portico_session=${state.data.sessionToken}`));
    expect(await act(() => result.current.signInSilently())).toBe(true);
    expect(shop.events).toEqual([{ name: "login", params: { method: "silent" } }]);
  });

  it("reports a registration that is waiting for approval", async () => {
    const shop = recordingShop("granted", { site: { signOn: { requireOwnerApproval: true } } });
    const { result } = renderHook(() => useRegister(), { wrapper: shop.wrapper });
    const grace = { email: "grace@example.com", password: "nanosecond" };
    expect(await act(() => result.current.mutateAsync(grace))).toBe("approval");
    expect(shop.events).toEqual([{ name: "sign_up", params: { method: "password" } }]);
  });

  it("reports a redirect login once", async () => {
    const initialUrl = location.href;
    const shop = recordingShop();
    let url = "";
    await shop.client.auth.signIn({
      redirectUri: `${location.origin}/callback`,
      navigate: (to) => {
        url = to;
      },
    });
    const body = new URLSearchParams({ ...ADA, action: "login" });
    const response = await shop.emulator.fetch(url, { method: "POST", body, redirect: "manual" });
    history.replaceState(null, "", response.headers.get("location") ?? "");
    const onSuccess = vi.fn();
    render(<RedirectCallback onSuccess={onSuccess} />, { wrapper: shop.wrapper });
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(shop.events).toEqual([{ name: "login", params: { method: "redirect" } }]);
    history.replaceState(null, "", initialUrl);
  });

  it("reports one useTrackView event per product", async () => {
    const shop = recordingShop();
    const [coat, pendant] = [
      await shop.product("harbor-wool-coat"),
      await shop.product("drop-pendant"),
    ];
    const { rerender } = renderHook(
      ({ product }) =>
        useTrackView(
          product && {
            name: "view_item",
            params: { currency: "USD", items: [productItem(product)] },
          },
        ),
      { wrapper: shop.wrapper, initialProps: { product: undefined as typeof coat | undefined } },
    );
    expect(shop.events).toEqual([]);
    rerender({ product: coat });
    rerender({ product: { ...coat } });
    rerender({ product: pendant });
    const ids = shop.events.map(({ params }) => "items" in params && params.items[0]?.item_id);
    expect(ids).toEqual([coat.id, pendant.id]);
  });

  it("reports every event tracked with useTrack", async () => {
    const shop = recordingShop();
    const coat = await shop.product("harbor-wool-coat");
    const { result } = renderHook(() => useTrack(), { wrapper: shop.wrapper });
    const list = { item_list_id: "new", items: [productItem(coat, { index: 0 })] };
    const trackedEvents: AnalyticsEvent[] = [
      { name: "view_item_list", params: list },
      { name: "select_item", params: list },
      { name: "search", params: { search_term: "coat" } },
    ];
    for (const event of trackedEvents) result.current(event);
    expect(shop.events).toEqual(trackedEvents);
  });

  it("reports one useTrackView event per content id", () => {
    const shop = recordingShop();
    const { rerender } = renderHook(
      ({ term, id }) => useTrackView({ name: "search", params: { search_term: term } }, id),
      { wrapper: shop.wrapper, initialProps: { term: "coat", id: "1" } },
    );
    rerender({ term: "hat", id: "1" });
    rerender({ term: "scarf", id: "2" });
    const terms = shop.events.map(({ params }) => "search_term" in params && params.search_term);
    expect(terms).toEqual(["coat", "scarf"]);
  });

  it("reports an event that a component emits in its first effect", () => {
    const shop = recordingShop();
    renderHook(() => useTrackView({ name: "search", params: { search_term: "coat" } }), shop);
    expect(shop.events).toHaveLength(1);
  });
});

describe("lineItem", () => {
  it("omits the text that the buyer entered", async () => {
    const shop = recordingShop();
    const { result } = await renderCartPage(shop);
    await act(async () => void (await result.current.actions.add(await shop.item("Sky"))));
    const [line] = result.current.cart.data?.lines ?? [];
    const texts = [{ name: "Engraving", value: "For Ada" }];
    const item = line && lineItem({ ...line, texts });
    expect(item).toMatchObject({ item_name: "Drop Pendant", item_variant: "Sky", price: 78 });
    expect(JSON.stringify(item)).not.toContain("Ada");
  });
});
