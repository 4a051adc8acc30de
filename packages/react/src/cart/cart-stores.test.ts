import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionScope } from "../queries/session-scope.js";
import { cartStore } from "./cart-stores.js";
import type { CartChange } from "./pending-changes.js";
import { cart, line, quantity, remove } from "./testing/carts.js";
import { handShop, openHandShop, stubChannels } from "./testing/manual-shop.js";
import { tick } from "./testing/tick.js";

let tabs: ReturnType<typeof stubChannels>;
beforeEach(() => {
  tabs = stubChannels();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const note = (text: string): CartChange => ({ kind: "note", text });
const pieces = (count: number) => cart([line("a", count)]);
/** What nobody waits for in a test. */
const push = ({ queue }: Awaited<ReturnType<typeof openHandShop>>["store"], change: CartChange) => {
  const pushed = queue.push(change);
  pushed.catch(() => {});
  return pushed;
};

describe("a store that nobody shows", () => {
  it("rests, but not while a component moves", async () => {
    const { store, stop, reads, observers, cartKey } = await openHandShop();
    stop();
    const again = store.subscribe(() => {});
    await tick();
    expect([reads.length, observers(cartKey()), tabs.channels.length]).toEqual([1, 1, 1]);
    again();
    await tick();
    expect([observers(cartKey()), tabs.channels[0]?.isOpen]).toEqual([0, false]);
  });

  it("of an identity before is at rest for ever", async () => {
    const { store, reads, become, observers, cartKey } = await openHandShop();
    const key = cartKey();
    become("visitor-2");
    expect([observers(key), tabs.channels.map(({ isOpen }) => isOpen)]).toEqual([0, [false]]);
    store.subscribe(() => {});
    await tick();
    expect([reads.length, observers(key), tabs.channels.length]).toEqual([1, 0, 1]);
  });
});

describe("for whoever has gone", () => {
  it("nothing is sent", async () => {
    const { store, writes, queries, become } = await openHandShop();
    vi.spyOn(queries, "cancelQueries").mockImplementationOnce(async () => become("visitor-2"));
    const change = push(store, quantity("a", 3));
    await expect(change).rejects.toMatchObject({ code: "SESSION_CHANGED" });
    await tick();
    expect(writes).toEqual([]);
  });

  it("nothing is read", async () => {
    const { store, reads, queries, become } = await openHandShop();
    vi.spyOn(queries, "cancelQueries").mockImplementationOnce(async () => become("visitor-2"));
    await store.refetch();
    expect(reads).toHaveLength(1);
  });

  it("nothing is kept of an answer", async () => {
    const { store, writes, queries, become, cartKey } = await openHandShop();
    const key = cartKey();
    push(store, quantity("a", 3));
    await tick();
    vi.spyOn(queries, "cancelQueries").mockImplementationOnce(async () => become("visitor-2"));
    writes[0]?.resolve(pieces(3));
    await tick();
    expect(queries.getQueryData(key)).toMatchObject({ lines: [{ quantity: 2 }] });
  });

  it("nothing is shown of a reading", async () => {
    const { reads, storeNow, become } = handShop();
    const store = storeNow();
    store.queue.push(remove("a")).catch(() => {});
    await tick();
    become("visitor-2");
    reads[0]?.resolve(pieces(2));
    await tick();
    expect(store.raw).toBeUndefined();
  });
});

describe("the store of the moment", () => {
  it("takes changes on at a visitor's login, and at no other change of identity", async () => {
    const { store, storeNow, become } = await openHandShop();
    onlineManager.setOnline(false);
    const lost = push(store, note("n"));
    become("visitor-2");
    await expect(lost).rejects.toMatchObject({ code: "SESSION_CHANGED" });
    const visitor = storeNow();
    const kept = push(visitor, note("m"));
    become("member-1");
    const member = storeNow();
    expect(member.queue.changes).toEqual([note("m")]);
    expect(visitor.present).toBe(member);
    become("visitor-3");
    await expect(kept).rejects.toMatchObject({ code: "SESSION_CHANGED" });
    // It was over when the member came, and has heard of nothing since.
    expect(visitor.present).toBe(member);
  });

  it("stays where a session turns out to be the visitor's, or is renewed", async () => {
    const { store, storeNow, become, client } = await openHandShop(pieces(2), "");
    become("visitor-1");
    expect(sessionScope(client).role).toBe("visitor");
    expect(storeNow()).toBe(store);
  });

  it("is another one where an identity comes back", async () => {
    const { client, queries, adapter } = handShop();
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
    const page = { ...client, auth };
    const first = cartStore(queries, page, adapter);
    for (const sessionVersion of [2, 1]) {
      auth.sessionVersion = sessionVersion;
      for (const listener of listeners) listener({ type: "logout", role: "visitor" });
    }
    expect(cartStore(queries, page, adapter)).not.toBe(first);
  });
});
