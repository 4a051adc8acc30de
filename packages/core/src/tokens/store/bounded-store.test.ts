import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore, TokenStorage } from "../model/key-value-store.js";
import { boundedStore } from "./bounded-store.js";

const neverSettle = () => new Promise<never>(() => {});
const outcomeOf = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(String, () => "failed");

function setUpStore(store: Partial<KeyValueStore> | TokenStorage) {
  const clock = timelineClock();
  const completeStore = "getTokens" in store ? store : { get: () => null, set: () => {}, ...store };
  return { clock, store: boundedStore(completeStore, () => clock) };
}

describe("a bounded store", () => {
  it.each(["get", "set", "remove"] as const)(
    "stops waiting for a `%s` call that never settles",
    async (name) => {
      const { clock, store } = setUpStore({ [name]: neverSettle });
      const onEnd = vi.fn();
      const call = outcomeOf(() => store[name]("k", "v")).then(onEnd);
      await clock.advance(4_999);
      expect(onEnd).not.toHaveBeenCalled();
      await clock.advance(1);
      await call;
      expect(onEnd).toHaveBeenCalledWith("failed");
      expect(clock.sleepCount).toBe(0);
    },
  );

  it("pauses for half a minute after a timeout, and not longer if the clock is set back", async () => {
    const get = vi.fn(neverSettle);
    const set = vi.fn();
    const { clock, store } = setUpStore({ get, set });
    const firstRead = outcomeOf(() => store.get("k"));
    await clock.advance(5_000);
    await firstRead;
    expect(await outcomeOf(() => store.set("k", "v"))).toBe("failed");
    await clock.advance(29_999);
    expect(await outcomeOf(() => store.get("k"))).toBe("failed");
    expect(get).toHaveBeenCalledOnce();
    expect(set).not.toHaveBeenCalled();
    await clock.advance(1);
    store.set("k", "v");
    expect(set).toHaveBeenCalledOnce();
    clock.jump(-86_400_000);
    store.set("k", "w");
    expect(set).toHaveBeenCalledTimes(2);
  });

  it("is used again as soon as it responds, and reports that a late write has settled", async () => {
    const onLate = vi.fn();
    for (const end of ["resolve", "reject"] as const) {
      let settlers = { resolve: () => {}, reject: () => {} };
      const promise = new Promise<void>((resolve, reject) => {
        settlers = { resolve, reject };
      });
      const { clock, store } = setUpStore({ get: () => "v", set: () => promise });
      const write = outcomeOf(() => store.set("k", "v", onLate));
      await clock.advance(5_000);
      await write;
      expect(await outcomeOf(() => store.get("k"))).toBe("failed");
      settlers[end]();
      await settle();
      expect(store.get("k")).toBe("v");
    }
    expect(onLate).toHaveBeenCalledTimes(2);
  });

  it.each(["resolve", "reject"] as const)(
    "causes no unhandled rejection if a read that took too long ends with `%s`",
    async (end) => {
      const onUnhandledRejection = vi.fn();
      process.on("unhandledRejection", onUnhandledRejection);
      let settlers = { resolve: () => {}, reject: () => {} };
      const promise = new Promise<never>((resolve, reject) => {
        settlers = { resolve: resolve as () => void, reject };
      });
      const { clock, store } = setUpStore({ get: () => promise });
      const read = outcomeOf(() => store.get("k"));
      await clock.advance(5_000);
      expect(await read).toBe("failed");
      settlers[end]();
      await settle();
      process.off("unhandledRejection", onUnhandledRejection);
      expect(onUnhandledRejection).not.toHaveBeenCalled();
    },
  );

  it("clears the timer if the store responds", async () => {
    const onLate = vi.fn();
    const { clock, store } = setUpStore({ get: async () => "v", set: async () => {} });
    expect(await store.get("k")).toBe("v");
    await store.set("k", "v", onLate);
    expect(clock.sleepCount).toBe(0);
    expect(onLate).not.toHaveBeenCalled();
  });

  it("accepts thenables, and promises from another realm", async () => {
    const { store } = setUpStore({
      // biome-ignore lint/suspicious/noThenProperty: some stores return thenables
      get: () => ({ then: (done: (value: string) => void) => done("v") }) as never,
      set: () => runInNewContext("Promise.resolve(7)"),
    });
    expect(await store.get("k")).toBe("v");
    expect(await store.set("k", "v")).toBe(7);
  });

  it.each([
    ["nothing", undefined, ""],
    ["null", null, ""],
    ["false", false, ""],
    ["a number", 7, "7"],
    ["an object, which is converted to JSON", { a: 1 }, '{"a":1}'],
    ["bytes", new Uint8Array([1]), '{"0":1}'],
    ["a symbol", Symbol("s"), ""],
    ["a bigint", 7n, ""],
    [
      "an object that cannot be read",
      Object.defineProperty({}, "a", { enumerable: true, get: () => expect.fail() }),
      "",
    ],
  ])("returns a string for %s", (_name, storedValue, text) => {
    expect(setUpStore({ get: () => storedValue as never }).store.get("k")).toBe(text);
  });

  it("removes a value, or stores the fallback if the wrapped store has no `remove` method", () => {
    const set = vi.fn();
    setUpStore({ set }).store.remove("k", "{}");
    expect(set).toHaveBeenCalledWith("k", "{}");
    const remove = vi.fn();
    setUpStore({ set, remove }).store.remove("k", "{}");
    expect(remove).toHaveBeenCalledWith("k");
    expect(set).toHaveBeenCalledOnce();
  });

  it("preserves `this` for stores that are class instances", () => {
    class Values {
      readonly #values = new Map([["k", "v"]]);
      get(key: string) {
        return this.#values.get(key);
      }
      set(key: string, value: string) {
        this.#values.set(key, value);
      }
      remove(key: string) {
        this.#values.delete(key);
      }
    }
    const store = boundedStore(new Values(), timelineClock);
    store.set("k", "w");
    expect(store.get("k")).toBe("w");
    store.remove("k", "");
    expect(store.get("k")).toBe("");
  });

  it("is shared if `shared` is true, or if it is synchronous token storage in a browser", () => {
    const throwingStore: KeyValueStore = {
      get: () => null,
      set: () => {},
      get shared() {
        return expect.fail();
      },
    };
    expect(boundedStore(throwingStore, timelineClock).shared).toBe(false);
    expect(setUpStore({ shared: true }).store.shared).toBe(true);
    expect(setUpStore({}).store.shared).toBe(false);
    expect(setUpStore({ getTokens: neverSettle as never, setTokens: () => {} }).store.shared).toBe(
      false,
    );
    vi.stubGlobal("document", {});
    expect(setUpStore({ getTokens: neverSettle as never, setTokens: () => {} }).store.shared).toBe(
      true,
    );
    vi.unstubAllGlobals();
  });

  it("never throws when it subscribes or unsubscribes", async () => {
    const stop = vi.fn();
    const throwing = () => expect.fail();
    const subscribeMethods: unknown[] = [
      undefined,
      throwing,
      async () => throwing(),
      () => undefined,
      () => "stop",
      () => throwing,
      () => async () => throwing(),
      async () => stop,
      () => stop,
    ];
    for (const subscribe of subscribeMethods)
      setUpStore({ subscribe: subscribe as never }).store.subscribe("k", stop)();
    await settle();
    expect(stop).toHaveBeenCalledTimes(2);
  });
});
