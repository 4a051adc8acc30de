import { PorticoError } from "@portico/core";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CartChange } from "../queries/cart-adapter.js";
import { sessionScope } from "../queries/session-scope.js";
import { add, cart, line, quantity } from "./testing/carts.js";
import { manualShop, openManualShop, stubChannels } from "./testing/manual-shop.js";
import { tick } from "./testing/tick.js";

let channelStub: ReturnType<typeof stubChannels>;
beforeEach(() => {
  channelStub = stubChannels();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const httpError = (status: number) => new PorticoError("No", { code: "NO", status });
const note = (text: string): CartChange => ({ kind: "note", text });
const cartWithUnits = (count: number) => cart([line("a", count)]);
const push = (
  { queue }: Awaited<ReturnType<typeof openManualShop>>["store"],
  change: CartChange,
) => {
  const completion = queue.push(change);
  completion.catch(() => {});
  return completion;
};

describe("a cart request of CartStore", () => {
  it("is canceled by a change and is not repeated after the response to the change", async () => {
    const { store, reads, writes } = await openManualShop();
    void store.refetch();
    await tick();
    push(store, quantity("a", 3));
    await tick();
    writes[0]?.resolve(cartWithUnits(3));
    await tick();
    expect(reads).toHaveLength(2);
    reads[1]?.resolve(cartWithUnits(2));
    await tick();
    expect(store.cart()).toMatchObject({ count: 3, isUpdating: false });
  });

  it("has no visible effect while a change is being sent", async () => {
    const { store, reads, writes, refetchCart, views } = await openManualShop();
    push(store, add("a"));
    await tick();
    refetchCart();
    await tick();
    reads[1]?.resolve(cartWithUnits(3));
    await tick();
    expect(new Set(views.map(({ cart: { count } }) => count))).toEqual(new Set([3]));
    writes[0]?.resolve(cartWithUnits(3));
    await tick();
    expect(store.cart().count).toBe(3);
    expect(reads).toHaveLength(2);
  });

  it("is repeated if it is still pending when a change completes", async () => {
    const { store, reads, writes, refetchCart } = await openManualShop();
    push(store, quantity("a", 3));
    await tick();
    refetchCart();
    await tick();
    writes[0]?.resolve(cartWithUnits(3));
    await tick();
    expect(reads).toHaveLength(3);
    reads[1]?.resolve(cartWithUnits(2));
    reads[2]?.resolve(cartWithUnits(4));
    await tick();
    expect(store.cart().count).toBe(4);
  });

  it("waits for the response to a pending change and is sent only once", async () => {
    const { store, reads, writes } = await openManualShop();
    push(store, quantity("a", 3));
    await tick();
    void store.refetch();
    await tick();
    expect(reads).toHaveLength(1);
    writes[0]?.resolve(cartWithUnits(3));
    await tick();
    expect(reads).toHaveLength(2);
    reads[1]?.resolve(cartWithUnits(3));
    await tick();
    push(store, quantity("a", 4));
    await tick();
    writes[1]?.resolve(cartWithUnits(4));
    await tick();
    expect(reads).toHaveLength(2);
  });

  it("is repeated if it is still pending when a change fails", async () => {
    const { store, reads, writes, refetchCart } = await openManualShop();
    const change = push(store, quantity("a", 3));
    await tick();
    refetchCart();
    await tick();
    writes[0]?.reject(httpError(500));
    await tick();
    expect(reads).toHaveLength(3);
    reads[1]?.resolve(cartWithUnits(2));
    reads[2]?.resolve(cartWithUnits(3));
    await expect(change).resolves.toMatchObject({ after: { lines: [{ quantity: 3 }] } });
  });

  it("is repeated if it is still pending when another tab reports a change", async () => {
    const { reads, getStore } = manualShop();
    const store = getStore();
    store.subscribe(() => {});
    await tick();
    channelStub.sendFromOtherTab();
    await tick();
    expect(reads).toHaveLength(2);
    reads[0]?.resolve(cartWithUnits(1));
    await tick();
    expect(store.state().isPending).toBe(true);
    reads[1]?.resolve(cartWithUnits(5));
    await tick();
    expect(store.cart().count).toBe(5);
  });

  it("updates the state without subscribers if a change triggered the request", async () => {
    const { reads, writes, getStore } = manualShop();
    const store = getStore();
    void store.queue.push(add("a"));
    expect(store.state()).toMatchObject({ data: { count: 0 }, isPending: false });
    await tick();
    reads[0]?.resolve(cartWithUnits(2));
    await tick();
    expect(writes).toHaveLength(1);
    expect(store.state()).toMatchObject({ data: { count: 3 }, isPending: false });
  });
});

describe("CartStore with other tabs", () => {
  it("notifies the other tabs after a change and when refetchEverywhere is called", async () => {
    const { store, reads, writes } = await openManualShop();
    push(store, quantity("a", 3));
    await tick();
    expect(channelStub.messageCount()).toBe(0);
    writes[0]?.resolve(cartWithUnits(3));
    await tick();
    expect(channelStub.messageCount()).toBe(1);
    void store.refetchEverywhere();
    expect(channelStub.messageCount()).toBe(2);
    await tick();
    expect(reads).toHaveLength(2);
  });

  it("refetches the cart of a new visitor once after a message from another tab", async () => {
    const { store, reads, writes, client } = await openManualShop(cartWithUnits(2), "");
    expect(sessionScope(client).isUnused).toBe(true);
    channelStub.sendFromOtherTab();
    expect(sessionScope(client).isUnused).toBe(false);
    await tick();
    expect(reads).toHaveLength(2);
    reads[1]?.resolve(cartWithUnits(4));
    await tick();
    expect(store.cart().count).toBe(4);
    push(store, quantity("a", 3));
    await tick();
    writes[0]?.resolve(cartWithUnits(3));
    await tick();
    expect(reads).toHaveLength(2);
  });
});

describe("CartStore totals", () => {
  it("are requested only while they are shown, and only after the last pending change", async () => {
    const { store, totalsRequests, writes, views } = await openManualShop();
    const stop = store.requestTotals();
    totalsRequests[0]?.resolve("20");
    await tick();
    push(store, quantity("a", 3));
    await tick();
    push(store, note("n"));
    push(store, quantity("a", 4));
    writes[0]?.resolve(cartWithUnits(3));
    await tick();
    expect(totalsRequests).toHaveLength(1);
    writes[1]?.resolve(cart([line("a", 3)], { note: "n" }));
    await tick();
    writes[2]?.resolve(cart([line("a", 4)], { note: "n" }));
    await tick();
    expect(totalsRequests).toHaveLength(2);
    expect(
      views.filter(({ totals, cart: { count } }) => !totals.isUpdating && count !== 2),
    ).toEqual([]);
    totalsRequests[1]?.resolve("40");
    await tick();
    expect(store.totals()).toMatchObject({
      data: { subtotal: { amount: "40" } },
      isUpdating: false,
    });
    stop();
    push(store, quantity("a", 5));
    await tick();
    writes[3]?.resolve(cartWithUnits(5));
    await tick();
    expect(totalsRequests).toHaveLength(2);
  });

  it.each<[number, CartChange]>([
    [2, { kind: "address", address: { country: "NO" } }],
    [2, { kind: "gift-card", code: "G" }],
    [2, { kind: "gift-card-off", id: "1" }],
    [1, note("n")],
  ])(
    "are requested %i time(s) in total after the change %j, which keeps their query key",
    async (times, change) => {
      const { store, totalsRequests, writes } = await openManualShop();
      store.requestTotals();
      totalsRequests[0]?.resolve("20");
      await tick();
      push(store, change);
      await tick();
      writes[0]?.resolve(cartWithUnits(2));
      await tick();
      expect(totalsRequests).toHaveLength(times);
    },
  );

  it("are requested when a pending change is canceled", async () => {
    const { store, totalsRequests } = await openManualShop();
    onlineManager.setOnline(false);
    const waitingChange = push(store, note("n"));
    await tick();
    store.requestTotals();
    expect(store.queue.cancel(waitingChange)).toBe(true);
    onlineManager.setOnline(true);
    await tick();
    expect(totalsRequests).toHaveLength(1);
  });
});

describe("CartStore notices", () => {
  it("appear with the refetched cart after a rejection, and disappear after a successful change or when they are dismissed", async () => {
    const { store, reads, writes, views } = await openManualShop();
    push(store, quantity("a", 3));
    push(store, note("n"));
    await tick();
    writes[0]?.reject(httpError(409));
    await tick();
    reads[1]?.resolve(cartWithUnits(1));
    await tick();
    const viewWithNotice = views.find(({ cart: { notices } }) => notices.length > 0);
    expect(viewWithNotice?.cart).toMatchObject({
      count: 1,
      notices: [{ kind: "rejected", change: "quantity" }],
    });
    writes[1]?.reject(httpError(409));
    await tick();
    reads[2]?.resolve(cartWithUnits(1));
    await tick();
    push(store, quantity("a", 3));
    await tick();
    writes[2]?.resolve(cartWithUnits(3));
    await tick();
    expect(store.cart().notices).toMatchObject([{ change: "note" }]);
    const [remainingNotice] = store.cart().notices;
    if (remainingNotice) store.dismiss(remainingNotice);
    expect(views.at(-1)?.cart.notices).toEqual([]);
  });
});
