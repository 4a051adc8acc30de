import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { settle } from "../../time/testing/timeline-clock.js";
import { emptyTokens, type Tokens } from "../model/token.js";
import { createSlot } from "../testing/create-slot.js";
import { type Cookie, cookieStorage, documentCookies } from "./cookie-storage.js";

const session = (size: number): Tokens => ({
  accessToken: { value: "a".repeat(size), expiresAt: 1 },
  refreshToken: { value: "r".repeat(size), role: "member" },
});

/**
 * Any text. Built from code points, because fast-check's `unit: "binary"` takes seconds to start.
 */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff })), {
    size: "max",
    maxLength: 3_000,
  })
  .map((codePoints) => String.fromCodePoint(...codePoints));

/** Creates a document that limits each cookie to 4,096 bytes, like a browser. */
function fakeDocument() {
  const cookies = new Map<string, string>();
  const assignments: string[] = [];
  return {
    cookies,
    assignments,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      if (text.length > 4096) return;
      assignments.push(text);
      const [pair = "", ...attributes] = text.split("; ");
      const separator = pair.indexOf("=");
      if (attributes.includes("Max-Age=0")) cookies.delete(pair.slice(0, separator));
      else cookies.set(pair.slice(0, separator), pair.slice(separator + 1));
    },
  };
}

function stubPage(protocol = "https:") {
  const page = fakeDocument();
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol });
  return page;
}

describe("cookie storage", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("stores a session in one cookie, and removes that cookie", () => {
    const page = stubPage();
    const slot = createSlot(cookieStorage({ domain: "example.com" }), "k");
    slot.write(session(100));
    expect([...page.cookies.keys()]).toEqual(["k"]);
    expect(page.assignments[0]).toMatch(
      /; Path=\/; Max-Age=2592000; SameSite=lax; Domain=example\.com; Secure$/,
    );
    expect(createSlot(cookieStorage(), "k").peek()).toEqual(session(100));
    slot.write(emptyTokens());
    expect(page.cookies.size).toBe(0);
  });

  it("sets no Secure attribute over plain HTTP by default", () => {
    const page = stubPage("http:");
    createSlot(cookieStorage(), "k").write(session(1));
    createSlot(cookieStorage({ secure: true, path: "/shop", sameSite: "strict" }), "s").write(
      session(1),
    );
    expect(page.assignments[0]).toMatch(/; Path=\/; Max-Age=2592000; SameSite=lax$/);
    expect(page.assignments[1]).toMatch(/; Path=\/shop; .*SameSite=strict; Secure$/);
  });

  it("splits a long session across several cookies, and removes cookies that a shorter session does not need", () => {
    const page = stubPage();
    const slot = createSlot(cookieStorage(), "k");
    slot.write(session(4_000));
    expect([...page.cookies.keys()]).toEqual(["k", "k.1", "k.2"]);
    expect(createSlot(cookieStorage(), "k").peek()).toEqual(session(4_000));
    slot.write(session(10));
    expect([...page.cookies.keys()]).toEqual(["k"]);
    expect(slot.peek()).toEqual(session(10));
  });

  it("reads a session that Wix's own SDK stored in a cookie as plain JSON", () => {
    const page = stubPage();
    page.cookies.set("session", encodeURIComponent(JSON.stringify(session(10))));
    expect(createSlot(cookieStorage(), "session").peek()).toEqual(session(10));
  });

  it("returns a value with invalid percent-encoding unchanged", () => {
    const page = stubPage();
    page.cookies.set("broken", "%E0%A4%A");
    expect(createSlot(cookieStorage(), "broken").peek()).toEqual(emptyTokens());
    expect(cookieStorage().get("broken")).toBe("%E0%A4%A");
  });

  it("reads cookies with and without spaces between them", () => {
    vi.stubGlobal("document", { cookie: "a=1;b=2; c=x=%20y" });
    expect(documentCookies().getAll()).toEqual([
      { name: "a", value: "1" },
      { name: "b", value: "2" },
      { name: "c", value: "x= y" },
    ]);
  });

  it.each([
    ["k", "k"],
    ["k.1", "k.1."],
    ["k.12", "k.12."],
    ["k.12.", "k.12.."],
    ["k.1x", "k.1x"],
    ["v1.2-k", "v1.2-k"],
  ])("stores the key %s in a cookie named %s", (key, name) => {
    const page = stubPage();
    cookieStorage().set(key, "v");
    expect([...page.cookies.keys()]).toEqual([name]);
  });

  it.each([
    [3_500, 1],
    [3_501, 2],
    [7_000, 2],
    [7_001, 3],
  ])("stores %i characters in %i cookies", (size, count) => {
    const page = stubPage();
    cookieStorage().set("k", "a".repeat(size));
    expect(page.cookies.size).toBe(count);
  });

  it("sends no value when it removes a cookie", () => {
    const setAll = vi.fn();
    const getAll = vi.fn(() => [{ name: "k", value: "secret" }]);
    const cookies = { getAll, setAll };
    cookieStorage({ cookies }).remove?.("k");
    expect(setAll).toHaveBeenCalledWith([
      { name: "k", value: "", maxAge: 0, path: "/", sameSite: "lax" },
    ]);
    // A request's cookies need not be read back, because there are no tabs to notify.
    expect(getAll).toHaveBeenCalledOnce();
  });

  it("keeps sessions separate if their keys look like other cookies or like attributes", () => {
    const page = stubPage();
    const keys = ["k", "k.1", "k.1.", "k.1..1", "k=1; Domain=evil.example", "k%20", "k "];
    keys.forEach((key, index) => {
      createSlot(cookieStorage(), key).write(session(index === 0 ? 5_000 : index));
    });
    keys.forEach((key, index) => {
      expect(createSlot(cookieStorage(), key).peek()).toEqual(session(index === 0 ? 5_000 : index));
    });
    expect(page.assignments.join()).not.toContain("; Domain");
    createSlot(cookieStorage(), "k").write(emptyTokens());
    expect(createSlot(cookieStorage(), "k.1").peek()).toEqual(session(1));
  });

  it("stores a session even if other tabs cannot be notified", () => {
    stubPage();
    vi.stubGlobal(
      "BroadcastChannel",
      class {
        postMessage() {
          throw new DOMException("closed", "InvalidStateError");
        }
      },
    );
    const store = cookieStorage();
    store.set("k", "v");
    expect(store.get("k")).toBe("v");
  });

  it("supports synchronous and asynchronous cookie access", async () => {
    for (const isAsync of [false, true]) {
      const jar = new Map<string, string>();
      const wrap = <T>(value: T) => (isAsync ? Promise.resolve(value) : value);
      const cookies = {
        getAll: () => wrap([...jar].map(([name, value]) => ({ name, value }))),
        setAll: (list: readonly Cookie[]) => {
          for (const { name, value, maxAge } of list) {
            if (maxAge === 0) jar.delete(name);
            else jar.set(name, value);
          }
          return wrap(undefined);
        },
      };
      const store = cookieStorage({ cookies, maxAge: 60 });
      expect(store.shared).toBe(false);
      const slot = createSlot(store, "k");
      await slot.write(session(3_000));
      expect([...jar.keys()]).toEqual(["k", "k.1"]);
      expect(await createSlot(store, "k").current()).toEqual(session(3_000));
      await slot.write(emptyTokens());
      expect(jar.size).toBe(0);
    }
  });

  it("notifies only other tabs, and only until they unsubscribe", async () => {
    stubPage();
    const notifiedTabs: string[] = [];
    const thisTab = cookieStorage();
    const otherTab = cookieStorage();
    const unsubscribers = [
      thisTab.subscribe?.("k", () => notifiedTabs.push("one")),
      otherTab.subscribe?.("k", () => notifiedTabs.push("other")),
    ];
    await thisTab.set("k", "v");
    await vi.waitFor(() => expect(notifiedTabs).toEqual(["other"]));
    for (const unsubscribe of unsubscribers) unsubscribe?.();
    await thisTab.set("k", "w");
    await settle();
    expect(notifiedTabs).toEqual(["other"]);
  });

  it("notifies other tabs only after they can read the new cookie", async () => {
    const page = stubPage();
    // In Chromium, other tabs may see a write only after this tab has read the cookies again.
    const visibleValue = () => page.cookies.get("k");
    let pendingCookie: string | undefined;
    vi.stubGlobal("document", {
      get cookie() {
        if (pendingCookie) page.cookie = pendingCookie;
        pendingCookie = undefined;
        return page.cookie;
      },
      set cookie(text: string) {
        pendingCookie = text;
      },
    });
    const notifications: unknown[] = [];
    vi.stubGlobal(
      "BroadcastChannel",
      class {
        postMessage() {
          notifications.push(visibleValue());
        }
      },
    );
    cookieStorage().set("k", "v");
    expect(notifications).toEqual(["v"]);
  });

  it("returns any stored value unchanged", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        stubPage();
        const store = cookieStorage();
        store.set("k", text);
        expect(store.get("k") ?? "").toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});
