// @vitest-environment jsdom
import { redirects } from "@portico/identity";
import { useQuery } from "@tanstack/react-query";
import { act, cleanup, configure, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useClient } from "../provider/provider.js";
import { cartTotalsQuery, currentCartQuery, orderQuery } from "../queries.js";
import { testShop, variantId } from "../testing/test-shop.js";
import { useCart } from "./use-cart.js";

// a busy machine takes longer than the usual second
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

/** Waits for a change to be shown: TanStack Query tells components of news in a task of its own. */
const shown = (check: () => void) => waitFor(check);

/** The hook, twice as in a header and a page, with totals, and a product to put in. */
async function setUp() {
  const shop = testShop();
  const { result } = renderHook(
    () => {
      const cart = useCart();
      return {
        ...cart,
        header: useCart(),
        totals: useQuery(cartTotalsQuery(useClient(), cart.cart)),
      };
    },
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(result.current.cart).toBeNull());
  const pendant = await shop.product("drop-pendant");
  const item = (colour: string) => ({
    productId: pendant.id,
    variantId: variantId(shop.emulator, pendant, colour),
  });
  return { ...shop, result, item };
}

it("starts without a cart and makes one with the first item", async () => {
  const { result, item } = await setUp();
  expect(result.current).toMatchObject({ lines: [], count: 0, currency: undefined });
  await act(() => result.current.add({ ...item("Sky"), quantity: 2 }));
  await shown(() => expect(result.current.count).toBe(2));
  expect(result.current.header.count).toBe(2);
  expect(result.current.currency).toBe("USD");
  await waitFor(() => expect(result.current.totals.isPlaceholderData).toBe(false));
  expect(result.current.totals.data?.priceSummary?.subtotal?.amount).toBe("156.00");
});

it("changes quantities, removes lines, and lets totals follow", async () => {
  const { result, item } = await setUp();
  await act(() => result.current.add(item("Sky"), item("Rose")));
  await shown(() => expect(result.current.lines).toHaveLength(2));
  const [sky, rose] = result.current.lines;
  await act(() => result.current.updateQuantity(sky?.id ?? "", 3));
  await waitFor(() =>
    expect(result.current.totals.data?.priceSummary?.subtotal?.amount).toBe("312.00"),
  );
  await act(() => result.current.updateQuantity(sky?.id ?? "", 0));
  await shown(() => expect(result.current.lines.map(({ id }) => id)).toEqual([rose?.id]));
  await act(() => result.current.remove(rose?.id ?? ""));
  await shown(() => expect(result.current.count).toBe(0));
  await waitFor(() => expect(result.current.totals.fetchStatus).toBe("idle"));
});

it("shows a quantity as the platform caps it", async () => {
  const { result, item, emulator } = await setUp();
  emulator.controls.catalog.setStock(item("Sage").variantId, 4);
  await act(() => result.current.add({ ...item("Sage"), quantity: 9 }));
  await shown(() => expect(result.current.count).toBe(4));
  expect(result.current.lines[0]?.quantityInfo).toMatchObject({
    requestedQuantity: 9,
    confirmedQuantity: 4,
    availableQuantity: 4,
  });
});

it("rejects where the platform leaves an item out without a word", async () => {
  const { result, item } = await setUp();
  await act(() => result.current.add(item("Sky")));
  const wrong = { ...item("Sky"), variantId: "" };
  await act(() =>
    expect(result.current.add(wrong)).rejects.toMatchObject({ code: "ITEM_NOT_ADDED" }),
  );
  await shown(() => expect(result.current.count).toBe(1));
});

it("takes coupons, refuses unknown ones and goes on", async () => {
  const { result, item } = await setUp();
  await act(() => result.current.add(item("Sky")));
  await act(() =>
    expect(result.current.applyCoupon("NONSENSE")).rejects.toMatchObject({
      code: "INVALID_COUPON_CODE",
    }),
  );
  await act(() => result.current.applyCoupon(" WELCOME10 "));
  await waitFor(() =>
    expect(result.current.totals.data?.priceSummary?.discount?.amount).toBe("7.80"),
  );
  const coupon = result.current.cart?.coupons[0];
  expect(coupon?.code).toBe("WELCOME10");
  await act(() => result.current.removeCoupon(coupon?.id ?? ""));
  await shown(() => expect(result.current.cart?.coupons).toEqual([]));
});

it("sends changes one after another, whichever component they come from", async () => {
  const { result, item, network, requests } = await setUp();
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  network.before = () => held;
  const additions = () => requests.filter((request) => request.endsWith("/add-line-items"));
  let all: Promise<unknown> | undefined;
  act(() => {
    all = Promise.all([
      result.current.add(item("Sky")),
      result.current.header.add(item("Rose")),
      result.current.add(item("Sage")),
    ]);
  });
  await waitFor(() => expect(additions()).toHaveLength(1));
  expect(result.current.isUpdating).toBe(true);
  expect(result.current.header.isUpdating).toBe(true);
  network.before = () => {};
  open();
  await act(async () => void (await all));
  expect(additions()).toHaveLength(3);
  await shown(() => expect(result.current.lines).toHaveLength(3));
  await shown(() => expect(result.current.isUpdating).toBe(false));
});

it("never goes back to what a read saw before a change", async () => {
  const { result, item, network, queryClient, client } = await setUp();
  await act(() => result.current.add(item("Sky")));
  let open = () => {};
  network.before = (path) =>
    path.endsWith("/carts/current")
      ? new Promise<void>((resolve) => {
          open = resolve;
        })
      : undefined;
  const before = network.sent;
  // The read has its answer, of one line, but it is on its way while a second line is added.
  const read = queryClient.fetchQuery(currentCartQuery(client)).catch(() => {});
  await waitFor(() => expect(network.sent).not.toBe(before));
  await act(() => result.current.add(item("Rose")));
  open();
  await act(() => read);
  await shown(() => expect(result.current.lines).toHaveLength(2));
  expect(queryClient.getQueryData(currentCartQuery(client).queryKey)?.lineItems).toHaveLength(2);
});

it("reads the cart again after a change that failed", async () => {
  const { result, item, emulator } = await setUp();
  await act(() => result.current.add(item("Sky")));
  await shown(() => expect(result.current.count).toBe(1));
  const line = result.current.lines[0]?.id ?? "";
  // Another tab took the line out.
  for (const cart of emulator.state.cart.carts.values()) cart.lines = [];
  await act(() => expect(result.current.remove(line)).rejects.toMatchObject({ status: 404 }));
  await waitFor(() => expect(result.current.count).toBe(0));
});

it("says why the cart cannot be read, and reads it on request", async () => {
  const shop = testShop();
  shop.emulator.faults.add({ kind: "status", status: 500, path: "/carts/current" });
  const { result } = renderHook(() => useCart(), { wrapper: shop.wrapper });
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 500 }));
  expect(result.current.isLoading).toBe(false);
  expect(result.current.cart).toBeUndefined();
  await act(() => result.current.refetch());
  await shown(() => expect(result.current.cart).toBeNull());
});

it("leads to the checkout page, after which there is an order and no cart", async () => {
  const { result, item, emulator, queryClient, client } = await setUp();
  const callbacks = {
    thankYouPageUrl: "http://localhost/thank-you",
    postFlowUrl: "http://localhost/cart",
  };
  await act(() =>
    expect(result.current.checkout(callbacks)).rejects.toMatchObject({ code: "NO_CART" }),
  );
  let address = "";
  await act(async () => {
    // The checkout waits for the change before it.
    const [, url] = await Promise.all([
      result.current.add({ ...item("Sky"), quantity: 2 }),
      result.current.checkout(callbacks),
    ]);
    address = url;
  });
  const answer = await emulator.fetch(address, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      action: "order",
      email: "grace@example.com",
      firstName: "Grace",
      lastName: "Hopper",
      addressLine: "1 Harbour Street",
      postalCode: "10001",
      city: "New York",
      country: "US",
      delivery: "standard",
    }),
  });
  const back = new URL(answer.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe(callbacks.thankYouPageUrl);
  const id = back.searchParams.get("orderId") ?? "";
  const order = await queryClient.fetchQuery(orderQuery(client, id));
  expect(order.number).toMatch(/^\d+$/);
  expect(order.lineItems[0]).toMatchObject({ quantity: 2 });
  await act(() => result.current.refetch());
  await shown(() => expect(result.current.cart).toBeNull());
});

it("fails with the specification's message where the platform names no page", async () => {
  const { result, item, emulator } = await setUp();
  await act(() => result.current.add(item("Sky")));
  emulator.faults.add({
    kind: "status",
    status: 200,
    body: { redirectSession: {} },
    operation: `identity.redirects.${redirects.createRedirectSession.name}`,
  });
  await act(() => expect(result.current.checkout({})).rejects.toThrow("No redirect URL found"));
});
