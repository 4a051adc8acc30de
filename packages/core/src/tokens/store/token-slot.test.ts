import { describe, expect, it, vi } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import { emptyTokens, type Tokens } from "../model/token.js";
import { createSlot } from "../testing/create-slot.js";
import { memoryStorage } from "./memory-storage.js";

const tokens = (name: string): Tokens => ({
  accessToken: { value: name, expiresAt: 1 },
  refreshToken: { value: `${name}-refresh`, role: "visitor" },
});
const throwBlocked = () => {
  throw new DOMException("blocked", "SecurityError");
};

/** Creates a store with operations that complete only when the test calls `run`. */
function slowStore(storedTokens?: string) {
  const pendingOperations: (() => void)[] = [];
  const values = new Map<string, string>(storedTokens === undefined ? [] : [["k", storedTokens]]);
  const defer = <T>(work: () => T) =>
    new Promise<T>((resolve) => pendingOperations.push(() => resolve(work())));
  const store: KeyValueStore = {
    get: (key) => defer(() => values.get(key)),
    set: (key, value) => defer(() => values.set(key, value)),
    remove: (key) => defer(() => values.delete(key)),
  };
  const run = async () => {
    for (let turn = 0; turn < 20; turn++) {
      pendingOperations.shift()?.();
      await settle(1);
    }
  };
  return { store, values, run };
}

describe("a token slot", () => {
  it("immediately reads tokens that another process has written", () => {
    const store = memoryStorage();
    const firstSlot = createSlot(store, "k");
    const secondSlot = createSlot(store, "k");
    firstSlot.write(tokens("a"));
    expect(secondSlot.peek()).toEqual(tokens("a"));
    secondSlot.write(emptyTokens());
    expect(store.get("k")).toBeUndefined();
    expect(firstSlot.current()).toEqual(emptyTokens());
  });

  it("keeps tokens in memory if the store throws", () => {
    const brokenStores: KeyValueStore[] = [
      { get: throwBlocked, set: throwBlocked, remove: throwBlocked },
      { get: () => null, set: throwBlocked },
      { get: throwBlocked, set: () => {} },
    ];
    for (const store of brokenStores) {
      const slot = createSlot(store, "k");
      expect(slot.peek()).toEqual(emptyTokens());
      slot.write(tokens("a"));
      expect(slot.peek()).toEqual(tokens("a"));
      expect(slot.fresh()).toEqual(tokens("a"));
      slot.write(emptyTokens());
      expect(slot.peek()).toEqual(emptyTokens());
    }
  });

  it("keeps tokens that the store has silently lost, until another process writes", () => {
    const values = new Map([["k", JSON.stringify(tokens("old"))]]);
    const silentStore: KeyValueStore = { get: (key) => values.get(key), set: () => {} };
    const slot = createSlot(silentStore, "k");
    expect(slot.peek()).toEqual(tokens("old"));
    slot.write(tokens("new"));
    expect(slot.peek()).toEqual(tokens("new"));
    values.set("k", JSON.stringify(tokens("another-tab")));
    expect(slot.peek()).toEqual(tokens("another-tab"));
  });

  it("accepts a storage object written for Wix's own SDK, and uses the format of that SDK", () => {
    let storedTokens: unknown = tokens("a");
    const slot = createSlot(
      {
        getTokens: () => storedTokens as Tokens,
        setTokens: (newTokens) => {
          storedTokens = newTokens;
        },
      },
      "k",
    );
    expect(slot.peek()).toEqual(tokens("a"));
    slot.write(tokens("b"));
    expect(storedTokens).toEqual(tokens("b"));
    slot.write(emptyTokens());
    expect(storedTokens).toEqual(emptyTokens());
    storedTokens = null;
    expect(slot.peek()).toEqual(emptyTokens());
  });

  it("reads an asynchronous store once, and again when `fresh` is called", async () => {
    const { store, values, run } = slowStore(JSON.stringify(tokens("a")));
    vi.spyOn(store, "get");
    const slot = createSlot(store, "k");
    expect(slot.peek()).toEqual(emptyTokens());
    const firstRead = slot.current();
    const secondRead = slot.current();
    expect(store.get).toHaveBeenCalledOnce();
    await run();
    expect(await firstRead).toEqual(tokens("a"));
    expect(await secondRead).toEqual(tokens("a"));
    values.set("k", JSON.stringify(tokens("b")));
    expect(slot.peek()).toEqual(tokens("a"));
    const freshRead = slot.fresh();
    await run();
    expect(await freshRead).toEqual(tokens("b"));
    expect(slot.peek()).toEqual(tokens("b"));
  });

  it("returns written tokens before an asynchronous store has been read or has stored them", async () => {
    const { store, values, run } = slowStore(JSON.stringify(tokens("old")));
    const slot = createSlot(store, "k");
    const pendingRead = slot.current();
    slot.write(tokens("a"));
    slot.write(tokens("b"));
    expect(slot.peek()).toEqual(tokens("b"));
    expect(slot.current()).toEqual(tokens("b"));
    const settled = slot.settled();
    await run();
    await settled;
    expect(await pendingRead).toEqual(tokens("b"));
    expect(JSON.parse(values.get("k") ?? "")).toEqual(tokens("b"));
    slot.write(emptyTokens());
    const freshRead = slot.fresh();
    await run();
    expect(await freshRead).toEqual(emptyTokens());
    expect(values.has("k")).toBe(false);
  });

  it("keeps tokens in memory if an asynchronous store rejects", async () => {
    const store = {
      get: async () => throwBlocked(),
      set: async () => throwBlocked(),
      remove: async () => throwBlocked(),
    };
    const slot = createSlot(store, "k");
    expect(await slot.current()).toEqual(emptyTokens());
    await slot.write(tokens("a"));
    expect(await slot.fresh()).toEqual(tokens("a"));
    await slot.settled();
  });

  it("can store a session that contains only a refresh token", () => {
    const store = memoryStorage();
    const onlyRefreshToken = {
      ...emptyTokens(),
      refreshToken: { value: "r", role: "member" as const },
    };
    createSlot(store, "k").write(onlyRefreshToken);
    expect(createSlot(store, "k").peek()).toEqual(onlyRefreshToken);
  });

  it("keeps the tokens that it has written if the store loses all data", () => {
    const values = new Map([["k", JSON.stringify(tokens("old"))]]);
    const slot = createSlot({ get: (key) => values.get(key), set: () => values.clear() }, "k");
    expect(slot.peek()).toEqual(tokens("old"));
    slot.write(tokens("new"));
    expect(slot.peek()).toEqual(tokens("new"));
    expect(slot.peek()).toEqual(tokens("new"));
  });

  it("uses the tokens that another process wrote at the same time", () => {
    const values = new Map<string, string>();
    const store: KeyValueStore = {
      get: (key) => values.get(key),
      set: (key) => values.set(key, JSON.stringify(tokens("theirs"))),
    };
    const slot = createSlot(store, "k");
    slot.peek();
    slot.write(tokens("ours"));
    expect(slot.peek()).toEqual(tokens("theirs"));
  });

  it("recognizes its own write, no matter how late the store returns it", () => {
    const content = { text: JSON.stringify(tokens("old")) };
    const slot = createSlot({ get: () => content.text, set: () => {} }, "k");
    expect(slot.peek()).toEqual(tokens("old"));
    slot.write(tokens("a"));
    slot.write(tokens("b"));
    content.text = JSON.stringify(tokens("a"));
    expect(slot.peek()).toEqual(tokens("b"));
    content.text = JSON.stringify(tokens("b"));
    expect(slot.peek()).toEqual(tokens("b"));
  });

  it("accepts a session that it has replaced if another process stores that session again", () => {
    const store = memoryStorage();
    const slot = createSlot(store, "k");
    slot.peek();
    slot.write(tokens("a"));
    slot.write(tokens("b"));
    store.set("k", JSON.stringify(tokens("a")));
    expect(slot.peek()).toEqual(tokens("a"));
  });

  it("writes only the last of several values that wait for a pending write", async () => {
    const { store, run, values } = slowStore();
    const set = vi.spyOn(store, "set");
    const slot = createSlot(store, "k");
    slot.current();
    await run();
    for (const name of ["a", "b", "c", "d"]) slot.write(tokens(name));
    await run();
    expect(set.mock.calls.map(([, text]) => JSON.parse(text))).toEqual([tokens("a"), tokens("d")]);
    expect(JSON.parse(values.get("k") ?? "")).toEqual(tokens("d"));
  });

  it("does not repeat the last write if it finishes late", async () => {
    const clock = timelineClock();
    const resolvers: (() => void)[] = [];
    let writes = 0;
    const store: KeyValueStore = {
      get: async () => undefined,
      set: () => {
        writes += 1;
        return new Promise<void>((resolve) => resolvers.push(resolve));
      },
    };
    const slot = createSlot(store, "k", clock);
    await slot.current();
    slot.write(tokens("a"));
    await clock.advance(5_000);
    resolvers[0]?.();
    await settle();
    expect(writes).toBe(1);
  });
});
