import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CartChange } from "../queries/cart-adapter.js";
import { sessionScope } from "../queries/session-scope.js";
import { cartStore } from "./cart-stores.js";
import { cart, line, quantity, remove } from "./testing/carts.js";
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

describe("a CartStore without subscribers", () => {
  it("stops observing the cart unless a component subscribes again in the same tick", async () => {
    const { store, unsubscribe, reads, observerCount, cartKey } = await openManualShop();
    unsubscribe();
    const unsubscribeAgain = store.subscribe(() => {});
    await tick();
    expect([reads.length, observerCount(cartKey()), channelStub.channels.length]).toEqual([
      1, 1, 1,
    ]);
    unsubscribeAgain();
    await tick();
    expect([observerCount(cartKey()), channelStub.channels[0]?.isOpen]).toEqual([0, false]);
  });

  it("does not observe the cart again for a new subscriber after the user has changed", async () => {
    const { store, reads, changeUser, observerCount, cartKey } = await openManualShop();
    const key = cartKey();
    changeUser("visitor-2");
    expect([observerCount(key), channelStub.channels.map(({ isOpen }) => isOpen)]).toEqual([
      0,
      [false],
    ]);
    store.subscribe(() => {});
    await tick();
    expect([reads.length, observerCount(key), channelStub.channels.length]).toEqual([1, 0, 1]);
  });
});

describe("after the user changes, a CartStore", () => {
  it("does not send changes", async () => {
    const { store, writes, queryClient, changeUser } = await openManualShop();
    vi.spyOn(queryClient, "cancelQueries").mockImplementationOnce(async () =>
      changeUser("visitor-2"),
    );
    const change = push(store, quantity("a", 3));
    await expect(change).rejects.toMatchObject({ code: "SESSION_CHANGED" });
    await tick();
    expect(writes).toEqual([]);
  });

  it("does not request the cart", async () => {
    const { store, reads, queryClient, changeUser } = await openManualShop();
    vi.spyOn(queryClient, "cancelQueries").mockImplementationOnce(async () =>
      changeUser("visitor-2"),
    );
    await store.refetch();
    expect(reads).toHaveLength(1);
  });

  it("does not cache a response", async () => {
    const { store, writes, queryClient, changeUser, cartKey } = await openManualShop();
    const key = cartKey();
    push(store, quantity("a", 3));
    await tick();
    vi.spyOn(queryClient, "cancelQueries").mockImplementationOnce(async () =>
      changeUser("visitor-2"),
    );
    writes[0]?.resolve(cartWithUnits(3));
    await tick();
    expect(queryClient.getQueryData(key)).toMatchObject({ lines: [{ quantity: 2 }] });
  });

  it("does not show a response", async () => {
    const { reads, getStore, changeUser } = manualShop();
    const store = getStore();
    store.queue.push(remove("a")).catch(() => {});
    await tick();
    changeUser("visitor-2");
    reads[0]?.resolve(cartWithUnits(2));
    await tick();
    expect(store.raw).toBeUndefined();
  });
});

describe("cartStore", () => {
  it("moves waiting changes to the member's store after a login, and drops them if the new user is a visitor", async () => {
    const { store, getStore, changeUser } = await openManualShop();
    onlineManager.setOnline(false);
    const droppedChange = push(store, note("n"));
    changeUser("visitor-2");
    await expect(droppedChange).rejects.toMatchObject({ code: "SESSION_CHANGED" });
    const visitorStore = getStore();
    const waitingChange = push(visitorStore, note("m"));
    changeUser("member-1");
    const memberStore = getStore();
    expect(memberStore.queue.changes).toEqual([note("m")]);
    expect(visitorStore.latest).toBe(memberStore);
    changeUser("visitor-3");
    await expect(waitingChange).rejects.toMatchObject({ code: "SESSION_CHANGED" });
    // A closed store ignores later logins and logouts.
    expect(visitorStore.latest).toBe(memberStore);
  });

  it("returns the same store when the visitor's session is created", async () => {
    const { store, getStore, changeUser, client } = await openManualShop(cartWithUnits(2), "");
    changeUser("visitor-1");
    expect(sessionScope(client).role).toBe("visitor");
    expect(getStore()).toBe(store);
  });

  it("returns a new store when the session switches back to an earlier user", async () => {
    const { client, queryClient, adapter } = manualShop();
    const listeners = new Set<(event: object) => void>();
    const auth = {
      getAuthHeaders: () => ({ headers: {} }),
      getTokens: () => ({ refreshToken: { role: "visitor" } }),
      subscribe(listener: (event: object) => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      ready: async () => {},
      sessionVersion: 1,
    };
    const clientWithAuth = { ...client, auth };
    const firstStore = cartStore(queryClient, clientWithAuth, adapter);
    for (const sessionVersion of [2, 1]) {
      auth.sessionVersion = sessionVersion;
      for (const listener of listeners) listener({ type: "logout", role: "visitor" });
    }
    expect(cartStore(queryClient, clientWithAuth, adapter)).not.toBe(firstStore);
  });
});
