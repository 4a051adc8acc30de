// @vitest-environment jsdom
import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, configure, renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { testShop, variantId } from "../testing/test-shop.js";
import { useAddToCart } from "./use-add-to-cart.js";
import { useCart, useCartActions } from "./use-cart.js";
import { cartV1 } from "./v1.js";

// a busy machine takes longer than the usual second
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const WRITES =
  /^(POST|PATCH) .*(add-line-items|add-to-cart|update-line-items|remove-line-items|add-coupon|update-line-items-quantity|carts\/current)$/;

describe.each([
  ["version 2", undefined],
  ["version 1", cartV1],
])("a cart of %s", (_version, adapter) => {
  /** The hooks in one component, and items to put in. */
  async function setUp() {
    const shop = testShop({}, {}, undefined, adapter);
    const counts: number[] = [];
    const { result } = renderHook(
      () => {
        const count = useCart({ select: (view) => view.count });
        counts.push(count);
        return { cart: useCart(), count, actions: useCartActions(), button: useAddToCart() };
      },
      { wrapper: shop.wrapper },
    );
    await waitFor(() => expect(result.current.cart.isLoading).toBe(false));
    const pendant = await shop.product("drop-pendant");
    const item = (colour: string) => ({
      productId: pendant.id,
      variantId: variantId(shop.emulator, pendant, colour),
    });
    const writes = () => shop.requests.filter((request) => WRITES.test(request));
    const settled = () => waitFor(() => expect(result.current.cart.isPending).toBe(false));
    return { ...shop, result, item, counts, writes, settled };
  }

  /** Holds every answer that matches back, until it is told to let them go. */
  function hold(
    network: { reach: (path: string, method: string) => Promise<void> | void },
    part = "line-item",
  ) {
    const waiting: (() => void)[] = [];
    network.reach = (path) =>
      path.includes(part) || path.includes("add-to-cart")
        ? new Promise<void>((resolve) => {
            waiting.push(resolve);
          })
        : undefined;
    return {
      count: () => waiting.length,
      next: () => waiting.shift()?.(),
      all() {
        network.reach = () => {};
        for (const open of waiting.splice(0)) open();
      },
    };
  }

  it("shows an item at once, with what the page knows of it, and then as the platform has it", async () => {
    const { result, item, network, settled } = await setUp();
    expect(result.current.cart).toMatchObject({ isEmpty: true, count: 0, totals: undefined });
    const held = hold(network);
    act(() => void result.current.actions.add({ ...item("Sky"), quantity: 2 }));
    expect(result.current.cart).toMatchObject({ count: 2, isPending: true, isEmpty: false });
    const [line] = result.current.cart.lines;
    expect(line).toMatchObject({
      name: "Drop Pendant",
      slug: "drop-pendant",
      quantity: 2,
      price: { amount: "78.00", currency: "USD" },
      total: undefined,
      isNew: true,
      isPending: true,
      options: [{ value: "Sky" }],
    });
    act(() => held.all());
    await settled();
    const [now] = result.current.cart.lines;
    expect(now).toMatchObject({ quantity: 2, isNew: false, total: { amount: "156.00" } });
    expect(now?.key).toBe(line?.key);
    await waitFor(() =>
      expect(result.current.cart.totals?.subtotal).toEqual({ amount: "156.00", currency: "USD" }),
    );
    expect(result.current.cart.totalsAreStale).toBe(false);
  });

  it("sends the last of many quantities, and marks totals stale meanwhile", async () => {
    const { result, item, network, writes, settled } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    await waitFor(() => expect(result.current.cart.totals).toBeDefined());
    const before = writes().length;
    const id = result.current.cart.lines[0]?.id ?? "";
    const held = hold(network);
    act(() => void result.current.actions.setQuantity(id, 2));
    await waitFor(() => expect(held.count()).toBe(1));
    for (const quantity of [3, 4, 5]) {
      act(() => void result.current.actions.setQuantity(id, quantity));
      expect(result.current.cart.lines[0]?.quantity).toBe(quantity);
    }
    expect(result.current.cart).toMatchObject({ totalsAreStale: true, isPending: true });
    expect(result.current.cart.totals?.subtotal?.amount).toBe("78.00");
    act(() => held.all());
    await settled();
    expect(writes().length - before).toBe(2);
    await waitFor(() => expect(result.current.cart.totals?.subtotal?.amount).toBe("390.00"));
    expect(result.current.cart.totalsAreStale).toBe(false);
  });

  it("says what was capped and what was left out", async () => {
    const { result, item, emulator } = await setUp();
    emulator.controls.catalog.setStock(item("Sage").variantId, 4);
    const added = await act(() => result.current.actions.add({ ...item("Sage"), quantity: 9 }));
    expect(added).toMatchObject({ added: 4, capped: true, cart: { count: 4 } });
    expect(result.current.cart.notices).toMatchObject([
      { kind: "capped", asked: 9, got: 4, name: "Drop Pendant" },
    ]);
    const left = await act(() => result.current.actions.add({ ...item("Sky"), variantId: "" }));
    expect(left).toMatchObject({ added: 0, capped: false });
    expect(result.current.cart.notices.map(({ kind }) => kind)).toEqual(["capped", "not-added"]);
    const [id = ""] = result.current.cart.lines.map((line) => line.id);
    await act(() => result.current.actions.setQuantity(id, 7));
    expect(result.current.cart.lines[0]?.quantity).toBe(4);
    const [notice] = result.current.cart.notices.filter(({ kind }) => kind === "capped");
    expect(notice).toMatchObject({ asked: 7, got: 4 });
    if (notice) act(() => result.current.actions.dismiss(notice));
    expect(result.current.cart.notices.map(({ kind }) => kind)).toEqual(["not-added"]);
  });

  it("takes a refused change back, and no other", async () => {
    const { result, item, network, emulator, settled } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    const id = result.current.cart.lines[0]?.id ?? "";
    const held = hold(network);
    act(() => void result.current.actions.setQuantity(id, 3));
    await waitFor(() => expect(held.count()).toBe(1));
    act(() => void result.current.actions.applyCoupon("NONSENSE"));
    act(() => void result.current.actions.setNote("Ring twice"));
    act(() => void result.current.button.mutate(item("Rose")));
    act(() => held.all());
    await settled();
    expect(result.current.cart).toMatchObject({ note: "Ring twice", count: 4 });
    expect(result.current.cart.notices).toMatchObject([
      { kind: "refused", change: "coupon", error: { status: 428 } },
    ]);
    const operation = adapter
      ? "ecom.currentCart.updateCurrentCartLineItemQuantity"
      : "ecom.currentCartV2.updateLineItemsInCurrentCart";
    emulator.faults.add({ kind: "status", status: 500, operation });
    act(() => void result.current.actions.setQuantity(id, 9));
    expect(result.current.cart.count).toBe(10);
    await settled();
    expect(result.current.cart.count).toBe(4);
    expect(result.current.cart.notices.at(-1)).toMatchObject({
      kind: "refused",
      change: "quantity",
      name: "Drop Pendant",
      error: { status: 500 },
    });
    // tried again with success, nothing is left to say of it
    await act(() => result.current.actions.setQuantity(id, 3));
    expect(result.current.cart.notices).toMatchObject([{ change: "coupon" }]);
  });

  it("adds once for a click that is heard twice, and again for the next", async () => {
    const { result, item, writes } = await setUp();
    await act(async () => {
      const [first, second] = await Promise.all([
        result.current.actions.add(item("Sky")),
        result.current.actions.add(item("Sky")),
      ]);
      expect(first).toBe(second);
    });
    expect(writes()).toHaveLength(1);
    expect(result.current.cart.count).toBe(1);
    await act(() => result.current.actions.add(item("Sky")));
    expect(result.current.cart.count).toBe(2);
  });

  it("adds once however often a button is clicked meanwhile", async () => {
    const { result, item, network, settled } = await setUp();
    const held = hold(network);
    act(() => result.current.button.mutate(item("Sky")));
    expect(result.current.button.isPending).toBe(true);
    await waitFor(() => expect(held.count()).toBe(1));
    act(() => result.current.button.mutate(item("Sky")));
    act(() => held.all());
    await settled();
    await waitFor(() => expect(result.current.button.isPending).toBe(false));
    expect(result.current.button.data).toMatchObject({ added: 1, capped: false });
    expect(result.current.cart.count).toBe(1);
    act(() => result.current.button.reset());
    expect(result.current.button.data).toBeUndefined();
  });

  it("takes lines out and brings them back, before and after the platform's answer", async () => {
    const { result, item, network, settled, writes } = await setUp();
    await act(() => result.current.actions.add({ ...item("Sky"), quantity: 2 }, item("Rose")));
    expect(result.current.cart.lines).toHaveLength(2);
    const [sky] = result.current.cart.lines;
    const removal = await act(() => result.current.actions.remove(sky?.id ?? ""));
    expect(result.current.cart.count).toBe(1);
    await act(async () => void (await removal.done));
    await act(async () => void (await removal.undo()));
    expect(result.current.cart.count).toBe(3);

    const held = hold(network);
    const before = writes().length;
    act(() => void result.current.actions.setQuantity(sky?.key ?? "", 5));
    await waitFor(() => expect(held.count()).toBe(1));
    const all = await act(() => result.current.actions.clear());
    expect(result.current.cart).toMatchObject({ isEmpty: true, totals: undefined });
    await act(async () => void (await all.undo()));
    expect(result.current.cart.count).toBe(6);
    act(() => held.all());
    await settled();
    expect(result.current.cart.count).toBe(6);
    expect(writes().length - before).toBe(1);
  });

  it("changes a line that is still on its way", async () => {
    const { result, item, network, settled } = await setUp();
    const held = hold(network);
    act(() => void result.current.actions.add(item("Sky")));
    await waitFor(() => expect(held.count()).toBe(1));
    const id = result.current.cart.lines[0]?.id ?? "";
    act(() => void result.current.actions.setQuantity(id, 4));
    expect(result.current.cart.count).toBe(4);
    act(() => held.all());
    await settled();
    expect(result.current.cart.count).toBe(4);
    expect(result.current.cart.notices).toEqual([]);
  });

  it("waits while the browser is offline, and adds once where only the answer was lost", async () => {
    const { result, item, network, settled, writes } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    network.before = (path) => {
      if (!path.includes("add")) return;
      network.before = () => {};
      onlineManager.setOnline(false);
      throw new TypeError("fetch failed");
    };
    act(() => result.current.button.mutate(item("Sky")));
    await waitFor(() => expect(result.current.cart.isPaused).toBe(true));
    const id = result.current.cart.lines[0]?.id ?? "";
    act(() => void result.current.actions.setNote("later"));
    expect(result.current.cart).toMatchObject({ count: 2, note: "later", isPending: true });
    expect(result.current.button.data).toBeUndefined();
    act(() => onlineManager.setOnline(true));
    await settled();
    expect(result.current.cart).toMatchObject({ count: 2, note: "later", isPaused: false });
    expect(writes().filter((request) => request.includes("/add-"))).toHaveLength(2);
    expect(result.current.cart.notices).toEqual([]);
    expect(id).not.toBe("");
  });

  it("renders a selection again only when it is another", async () => {
    const { result, item, counts } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    const { actions } = result.current;
    await act(() => result.current.actions.setNote("a note"));
    expect(result.current.actions).toBe(actions);
    expect(new Set(counts)).toEqual(new Set([0, 1]));
  });

  it("takes coupons and gift cards, and their removal", async () => {
    const { result, item } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    await act(() => result.current.actions.applyCoupon(" WELCOME10 "));
    await waitFor(() => expect(result.current.cart.totals?.discount?.amount).toBe("7.80"));
    const [coupon] = result.current.cart.coupons;
    expect(coupon?.code).toBe("WELCOME10");
    await act(() => result.current.actions.applyGiftCard("PORTICO-GIFT-50"));
    await waitFor(() => expect(result.current.cart.giftCards).toHaveLength(1));
    act(() => void result.current.actions.removeCoupon(coupon?.id ?? ""));
    expect(result.current.cart.coupons).toEqual([]);
    const [card] = result.current.cart.giftCards;
    await act(() => result.current.actions.removeGiftCard(card?.id ?? ""));
    await waitFor(() => expect(result.current.cart.giftCards).toEqual([]));
    await waitFor(() => expect(result.current.cart.totals?.discount?.amount).toMatch(/^0/));
  });

  it("delivers to an address in a chosen way", async () => {
    const { result, item, requests } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    const address = { country: "US", city: "New York", postalCode: "10001" };
    await act(() => result.current.actions.setAddress(address));
    await act(() => result.current.actions.chooseDelivery("standard"));
    expect(result.current.cart.delivery.chosen).toBe("standard");
    expect(result.current.cart.delivery.address).toMatchObject(address);
    await waitFor(() => expect(result.current.cart.totals?.delivery?.amount).toBe("6.90"));
    await waitFor(() =>
      expect(result.current.cart.delivery.options).toMatchObject([
        { code: "standard", title: "Standard delivery", price: { amount: "6.90" } },
        { code: "express", time: "1-2 days", price: { amount: "18.00", currency: "USD" } },
      ]),
    );
    const before = requests.length;
    await act(() => result.current.actions.chooseDelivery("express"));
    await waitFor(() => expect(result.current.cart.totals?.delivery?.amount).toBe("18.00"));
    expect(requests.slice(before).filter((one) => one.includes("delivery-solutions"))).toEqual([]);
  });

  it("sees another tab's change at once", async () => {
    const { result, item, client, queryClient, writes } = await setUp();
    const other = new BroadcastChannel("portico-cart:test-shop");
    await act(() => result.current.actions.add(item("Sky")));
    const heard = new Promise((resolve) => {
      other.onmessage = resolve;
    });
    await act(() => result.current.actions.setNote("told"));
    await heard;
    // the other tab's change, made behind this one's back
    const { updateCurrentCart } = await import("@portico/ecom/current-cart-v2");
    await client.use(updateCurrentCart)({ note: "from there" });
    const before = writes().length;
    other.postMessage("changed");
    await waitFor(() => expect(result.current.cart.note).toBe("from there"));
    expect(writes()).toHaveLength(before);
    expect(queryClient.isMutating()).toBe(0);
    other.close();
  });
});

it("asks for no totals where only the count is shown", async () => {
  const { wrapper, requests, product, emulator } = testShop();
  const { result } = renderHook(
    () => ({ count: useCart({ select: ({ count }) => count }), actions: useCartActions() }),
    { wrapper },
  );
  const pendant = await product("drop-pendant");
  const item = { productId: pendant.id, variantId: variantId(emulator, pendant, "Sky") };
  await act(() => result.current.actions.add(item));
  await waitFor(() => expect(result.current.count).toBe(1));
  expect(requests.filter((request) => request.includes("estimate"))).toEqual([]);
});

it("refuses quantities that are none", async () => {
  const { wrapper } = testShop();
  const { result } = renderHook(() => useCartActions(), { wrapper });
  for (const quantity of [-1, 1.5, Number.NaN]) {
    await expect(result.current.setQuantity("a line", quantity)).rejects.toMatchObject({
      code: "QUANTITY",
    });
  }
});
