import { createClient } from "@portico/core";
import { describe, expect, it, vi } from "vitest";
import { OAuthStrategy } from "../oauth-strategy.js";
import { unstorageStore } from "./index.js";

/** Creates a storage that parses values that look like JSON, as unstorage does. */
function parsingStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: async (key: string): Promise<unknown> => {
      const text = values.get(key);
      return text === undefined ? null : /^[[{\d]|^null$/.test(text) ? JSON.parse(text) : text;
    },
    setItem: async (key: string, value: string) => void values.set(key, value),
    removeItem: async (key: string) => void values.delete(key),
  };
}

describe("unstorageStore", () => {
  it.each(["text", '{"a":[1]}', "[]", "7", ""])(
    "stores %j and returns it unchanged",
    async (text) => {
      const store = unstorageStore(parsingStorage());
      await store.set("s", text);
      expect(await store.get("s")).toBe(text);
      await store.remove?.("s");
      expect(await store.get("s")).toBeNull();
    },
  );

  it("stores a session that other processes can use", async () => {
    const sharedStorage = parsingStorage();
    let requests = 0;
    const fetch = async () => {
      requests += 1;
      return Response.json({ access_token: "a", refresh_token: "r", expires_in: 14_400 });
    };
    const open = () => {
      const auth = OAuthStrategy({ clientId: "c", tokenStorage: unstorageStore(sharedStorage) });
      createClient({ auth, fetch });
      return auth;
    };
    const firstAuth = open();
    await firstAuth.getAuthHeaders();
    await firstAuth.ready();
    expect(await open().getAuthHeaders()).toEqual({ headers: { Authorization: "a" } });
    expect(requests).toBe(1);
    expect(unstorageStore(sharedStorage).shared).toBe(true);
  });

  it("passes the session lifetime to the driver", async () => {
    const setItem = vi.fn(async () => {});
    const store = unstorageStore({ ...parsingStorage(), setItem });
    await store.withMaxAge?.(60).set("s", "value");
    await store.set("s", "value");
    expect(setItem.mock.calls).toEqual([
      ["s", "value", { ttl: 60 }],
      ["s", "value", undefined],
    ]);
  });

  it.each([undefined, {}, { getItem() {}, setItem() {} }])("rejects the storage %j", (input) => {
    expect(() => unstorageStore(input as never)).toThrow("storage");
  });
});
