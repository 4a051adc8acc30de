import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyTokens } from "../model/token.js";
import { createSlot } from "../testing/create-slot.js";
import { webStorage } from "./web-storage.js";

const SESSION = {
  accessToken: { value: "a", expiresAt: 1 },
  refreshToken: { value: "r", role: "member" as const },
};

function fakeStorageArea() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
}

describe("web storage", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("stores a session in the selected storage area", () => {
    const localArea = fakeStorageArea();
    const sessionArea = fakeStorageArea();
    vi.stubGlobal("localStorage", localArea);
    vi.stubGlobal("sessionStorage", sessionArea);
    for (const [kind, area] of [
      ["local", localArea],
      ["session", sessionArea],
    ] as const) {
      const slot = createSlot(webStorage(kind), "k");
      slot.write(SESSION);
      expect(JSON.parse(area.values.get("k") ?? "")).toEqual(SESSION);
      expect(createSlot(webStorage(kind), "k").peek()).toEqual(SESSION);
      slot.write(emptyTokens());
      expect(area.values.size).toBe(0);
    }
  });

  it("is shared between tabs only for localStorage", () => {
    expect(webStorage().shared).toBe(true);
    expect(webStorage("session").shared).toBe(false);
  });

  it("falls back to memory if accessing the storage throws or the storage does not exist", () => {
    for (const get of [
      () => {
        throw new DOMException("blocked", "SecurityError");
      },
      () => undefined,
    ]) {
      Object.defineProperty(globalThis, "localStorage", { get, configurable: true });
      const slot = createSlot(webStorage(), "k");
      slot.write(SESSION);
      expect(slot.peek()).toEqual(SESSION);
      Reflect.deleteProperty(globalThis, "localStorage");
    }
  });

  it("notifies a listener when another tab changes the key or clears the storage", () => {
    const target = new EventTarget();
    vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
    vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
    const dispatchChange = (key: string | null) =>
      target.dispatchEvent(Object.assign(new Event("storage"), { key }));
    let notifications = 0;
    const unsubscribe = webStorage().subscribe?.("k", () => {
      notifications += 1;
    });
    dispatchChange("other");
    expect(notifications).toBe(0);
    dispatchChange("k");
    expect(notifications).toBe(1);
    dispatchChange(null);
    expect(notifications).toBe(2);
    unsubscribe?.();
    dispatchChange("k");
    expect(notifications).toBe(2);
  });

  it("ignores subscriptions if the environment has no events", () => {
    vi.stubGlobal("addEventListener", undefined);
    vi.stubGlobal("removeEventListener", undefined);
    const unsubscribe = webStorage().subscribe?.("k", () => {});
    expect(unsubscribe).not.toThrow();
  });
});
