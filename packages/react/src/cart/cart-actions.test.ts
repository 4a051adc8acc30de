import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cart, item, line } from "./testing/carts.js";
import { openManualShop, stubChannels } from "./testing/manual-shop.js";
import { tick } from "./testing/tick.js";

beforeEach(() => {
  stubChannels();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("add returns the number of units that each of two combined calls added", async () => {
  const { actions, writes } = await openManualShop();
  const [firstAddition, secondAddition] = [1, 2].map((quantity) =>
    actions.add(item("a", quantity)),
  );
  await tick();
  expect(writes.map(({ change }) => change)).toMatchObject([
    { kind: "add", items: [{ quantity: 3 }] },
  ]);
  writes[0]?.resolve(cart([line("a", 5)]));
  await expect(firstAddition).resolves.toMatchObject({ added: 1, capped: false });
  await expect(secondAddition).resolves.toMatchObject({ added: 2, capped: false });
});

it("setQuantity and remove accept the platform's id of a line", async () => {
  const { actions, writes, store } = await openManualShop();
  const [{ id, lineItemId } = { id: "", lineItemId: "" }] = store.cart().lines;
  expect(lineItemId).not.toBe(id);
  void actions.setQuantity(lineItemId ?? "", 5);
  expect(store.cart().lines).toMatchObject([{ id, quantity: 5 }]);
  await tick();
  writes[0]?.resolve(cart([line("a", 5)]));
  await tick();
  const { undo } = await actions.remove(lineItemId ?? "");
  expect(store.cart().lines).toEqual([]);
  void undo();
  expect(store.cart().lines).toMatchObject([{ id, quantity: 5 }]);
});

it("undo immediately restores a removed line item, and only once if called twice", async () => {
  const { actions, writes, store } = await openManualShop();
  const removal = await actions.remove(item("a").lineId);
  await tick();
  writes[0]?.resolve(cart([]));
  await removal.done;
  const undoResult = removal.undo();
  expect(removal.undo()).toBe(undoResult);
  await tick();
  expect(store.cart().lines).toMatchObject([{ name: "a", quantity: 2, isPending: true }]);
  writes[1]?.resolve(cart([line("a", 2)]));
  await expect(undoResult).resolves.toMatchObject({ added: 2, cart: { count: 2 } });
  await tick();
  expect(writes.map(({ change }) => change.kind)).toEqual(["remove", "add"]);
});

it("applyCoupon sends a repeated code only once, but applyGiftCard can still send that code", async () => {
  const { actions, writes, store } = await openManualShop();
  const coupon = actions.applyCoupon(" X ");
  await tick();
  const repeatedCoupon = actions.applyCoupon("X");
  const giftCard = actions.applyGiftCard("X");
  expect(store.queue.changes).toEqual([
    { kind: "coupon", code: "X" },
    { kind: "gift-card", code: "X" },
  ]);
  writes[0]?.resolve(cart([line("a", 2)], { coupons: [{ id: "1", code: "X" }] }));
  await expect(Promise.all([coupon, repeatedCoupon])).resolves.toHaveLength(2);
  await tick();
  writes[1]?.resolve(cart([line("a", 2)], { coupons: [{ id: "1", code: "X" }] }));
  await expect(giftCard).resolves.toMatchObject({ isUpdating: false });
  expect(writes).toHaveLength(2);
});

it("chooseDelivery sends the carrier that belongs to the option", async () => {
  const { actions, writes, store, totalsRequests, deliveryOptions } = await openManualShop();
  const option = { title: "Fast", price: undefined, time: undefined };
  deliveryOptions.push({ ...option, code: "express", appId: "carrier" });
  store.requestTotals();
  totalsRequests[0]?.resolve("20");
  await tick();
  void actions.chooseDelivery("express");
  await tick();
  expect(writes[0]?.change).toEqual({ kind: "delivery", code: "express", appId: "carrier" });
});
