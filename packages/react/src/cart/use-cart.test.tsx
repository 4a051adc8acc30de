// @vitest-environment jsdom

import { afterEach, describe, expect, it } from "vitest";
import { testShop } from "../testing/test-shop.js";
import { act, cleanup, renderHook, waitFor } from "../testing/testing-library.js";
import { CART_VERSIONS, holdRequests, openCart } from "./testing/cart-page.js";
import { useCartActions } from "./use-cart.js";

afterEach(cleanup);

describe.each(CART_VERSIONS)("a %s cart", (_version, adapter) => {
  const setUp = () => openCart(adapter);

  it("shows a preview of an added item immediately and then replaces it with the platform's line item", async () => {
    const { result, item, network, waitUntilSettled } = await setUp();
    expect(result.current.cart).toMatchObject({ count: 0, lines: [] });
    expect(result.current.totals.data).toBeUndefined();
    const heldRequests = holdRequests(network);
    act(() => void result.current.actions.add({ ...item("Sky"), quantity: 2 }));
    expect(result.current.cart).toMatchObject({ count: 2, isUpdating: true });
    const [line] = result.current.cart?.lines ?? [];
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
    act(() => heldRequests.releaseAll());
    await waitUntilSettled();
    const [settledLine] = result.current.cart?.lines ?? [];
    expect(settledLine).toMatchObject({ quantity: 2, isNew: false, total: { amount: "156.00" } });
    expect(settledLine?.id).toBe(line?.id);
    await waitFor(() =>
      expect(result.current.totals.data?.subtotal).toEqual({ amount: "156.00", currency: "USD" }),
    );
    expect(result.current.totals.isUpdating).toBe(false);
  });

  it("sends only the last quantity that is set during a request, and marks totals as updating", async () => {
    const { result, item, network, writes, waitUntilSettled } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    await waitFor(() => expect(result.current.totals.data).toBeDefined());
    const countBefore = writes().length;
    const id = result.current.cart?.lines[0]?.id ?? "";
    const heldRequests = holdRequests(network);
    act(() => void result.current.actions.setQuantity(id, 2));
    await waitFor(() => expect(heldRequests.count()).toBe(1));
    for (const quantity of [3, 4, 5]) {
      act(() => void result.current.actions.setQuantity(id, quantity));
      expect(result.current.cart?.lines[0]?.quantity).toBe(quantity);
    }
    expect(result.current.cart).toMatchObject({ isUpdating: true });
    expect(result.current.totals.isUpdating).toBe(true);
    expect(result.current.totals.data?.subtotal?.amount).toBe("78.00");
    act(() => heldRequests.releaseAll());
    await waitUntilSettled();
    expect(writes().length - countBefore).toBe(2);
    await waitFor(() => expect(result.current.totals.data?.subtotal?.amount).toBe("390.00"));
    expect(result.current.totals.isUpdating).toBe(false);
  });

  it("rolls back only the rejected change", async () => {
    const { result, item, network, emulator, waitUntilSettled } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    const id = result.current.cart?.lines[0]?.id ?? "";
    const heldRequests = holdRequests(network);
    act(() => void result.current.actions.setQuantity(id, 3));
    await waitFor(() => expect(heldRequests.count()).toBe(1));
    act(() => void result.current.actions.applyCoupon("NONSENSE"));
    act(() => void result.current.actions.setNote("Ring twice"));
    act(() => void result.current.button.mutate(item("Rose")));
    act(() => heldRequests.releaseAll());
    await waitUntilSettled();
    expect(result.current.cart).toMatchObject({ note: "Ring twice", count: 4 });
    expect(result.current.cart?.notices).toMatchObject([
      { kind: "rejected", change: "coupon", error: { status: 428 } },
    ]);
    const operation = adapter
      ? "ecom.currentCart.updateCurrentCartLineItemQuantity"
      : "ecom.currentCartV2.updateLineItemsInCurrentCart";
    emulator.faults.add({ kind: "status", status: 500, operation });
    act(() => void result.current.actions.setQuantity(id, 9));
    expect(result.current.cart?.count).toBe(10);
    await waitUntilSettled();
    expect(result.current.cart?.count).toBe(4);
    expect(result.current.cart?.notices.at(-1)).toMatchObject({
      kind: "rejected",
      change: "quantity",
      name: "Drop Pendant",
      error: { status: 500 },
    });
    // A successful retry removes the notice.
    await act(() => result.current.actions.setQuantity(id, 3));
    expect(result.current.cart?.notices).toMatchObject([{ change: "coupon" }]);
  });

  it("restores removed line items if the removal is undone before it is sent or after the response", async () => {
    const { result, item, network, waitUntilSettled, writes } = await setUp();
    await act(() => result.current.actions.add({ ...item("Sky"), quantity: 2 }, item("Rose")));
    expect(result.current.cart?.lines).toHaveLength(2);
    const [sky] = result.current.cart?.lines ?? [];
    const removal = await act(() => result.current.actions.remove(sky?.id ?? ""));
    expect(result.current.cart?.count).toBe(1);
    await act(async () => void (await removal.done));
    await act(async () => void (await removal.undo()));
    expect(result.current.cart?.count).toBe(3);

    const heldRequests = holdRequests(network);
    const countBefore = writes().length;
    act(() => void result.current.actions.setQuantity(sky?.id ?? "", 5));
    await waitFor(() => expect(heldRequests.count()).toBe(1));
    const fullRemoval = await act(() => result.current.actions.clear());
    expect(result.current.cart).toMatchObject({ count: 0 });
    await act(async () => void (await fullRemoval.undo()));
    expect(result.current.cart?.count).toBe(6);
    act(() => heldRequests.releaseAll());
    await waitUntilSettled();
    expect(result.current.cart?.count).toBe(6);
    expect(writes().length - countBefore).toBe(1);
  });

  it("accepts a new quantity for a line item that is still being added", async () => {
    const { result, item, network, waitUntilSettled } = await setUp();
    const heldRequests = holdRequests(network);
    act(() => void result.current.actions.add(item("Sky")));
    await waitFor(() => expect(heldRequests.count()).toBe(1));
    const id = result.current.cart?.lines[0]?.id ?? "";
    act(() => void result.current.actions.setQuantity(id, 4));
    expect(result.current.cart?.count).toBe(4);
    act(() => heldRequests.releaseAll());
    await waitUntilSettled();
    expect(result.current.cart?.count).toBe(4);
    expect(result.current.cart?.notices).toEqual([]);
  });

  it("keeps the selected count and the actions unchanged when only the note changes", async () => {
    const { result, item, counts } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    const { actions } = result.current;
    await act(() => result.current.actions.setNote("a note"));
    expect(result.current.actions).toBe(actions);
    expect(new Set(counts)).toEqual(new Set([0, 1]));
  });

  it("shows another tab's change when that tab reports it", async () => {
    const { result, item, client, queryClient, writes } = await setUp();
    const otherTab = new BroadcastChannel("portico-cart:test-shop");
    await act(() => result.current.actions.add(item("Sky")));
    const message = new Promise((resolve) => {
      otherTab.onmessage = resolve;
    });
    await act(() => result.current.actions.setNote("from here"));
    await message;
    // The other tab changes the note without notifying this tab.
    const { updateCurrentCart } = await import("@portico/ecom/current-cart-v2");
    await client.use(updateCurrentCart)({ note: "from there" });
    const countBefore = writes().length;
    otherTab.postMessage("changed");
    await waitFor(() => expect(result.current.cart?.note).toBe("from there"));
    expect(writes()).toHaveLength(countBefore);
    expect(queryClient.isMutating()).toBe(0);
    otherTab.close();
  });
});

it("setQuantity rejects invalid quantities", async () => {
  const { wrapper } = testShop();
  const { result } = renderHook(() => useCartActions(), { wrapper });
  for (const quantity of [-1, 1.5, Number.NaN]) {
    await expect(result.current.setQuantity("a line", quantity)).rejects.toMatchObject({
      code: "QUANTITY",
    });
  }
});
