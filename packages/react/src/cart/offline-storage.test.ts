import "fake-indexeddb/auto";
import { onlineManager } from "@tanstack/react-query";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testShop, variantId } from "../testing/test-shop.js";
import { cartActions } from "./cart-actions.js";
import { cartStore } from "./cart-stores.js";
import { offlineCartStorage } from "./offline-storage.js";
import { cartV2 } from "./v2.js";

/** Stubs the locks of one browser. `closePage` releases all locks that are held. */
function stubLocks() {
  const heldLocks = new Map<string, () => void>();
  const request = async (
    name: string,
    ...[options, callback]: [object, (lock: object | null) => unknown]
  ) => {
    const work = callback ?? (options as unknown as typeof callback);
    const isFree = !heldLocks.has(name);
    if (!isFree) return work(null);
    let release = () => {};
    const pageClosed = new Promise<void>((resolve) => {
      release = resolve;
    });
    heldLocks.set(name, release);
    const workDone = Promise.resolve(work({ name })).finally(() => heldLocks.delete(name));
    return Promise.race([workDone, pageClosed]);
  };
  vi.stubGlobal("navigator", { locks: { request }, onLine: true });
  return {
    closePage() {
      for (const [name, release] of heldLocks) {
        heldLocks.delete(name);
        release();
      }
    },
  };
}

let locks: ReturnType<typeof stubLocks>;
beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("BroadcastChannel", undefined);
  locks = stubLocks();
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

function createBrowser() {
  const values = new Map<string, string>();
  const tokenStorage = {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  const { emulator } = testShop();
  const openPage = () => {
    const shop = testShop({}, { tokenStorage }, emulator);
    // A mounted query client resumes paused queries when the browser is online again.
    shop.queryClient.mount();
    const store = cartStore(shop.queryClient, shop.client, cartV2, offlineCartStorage());
    const stop = store.subscribe(() => {});
    const countAddRequests = () =>
      shop.requests.filter((request) => request.includes("add-line-items")).length;
    /** Simulates a reload: stops the page's code and releases its locks. */
    const close = () => {
      stop();
      shop.queryClient.unmount();
      store.queue.close(new Error("closed") as never);
      locks.closePage();
    };
    return { ...shop, store, actions: cartActions(() => store), countAddRequests, close };
  };
  return { emulator, openPage };
}

type Page = ReturnType<ReturnType<typeof createBrowser>["openPage"]>;

async function pendantOf({ product, emulator }: Page) {
  const pendant = await product("drop-pendant");
  return { productId: pendant.id, variantId: variantId(emulator, pendant, "Sky") };
}

const countOf = ({ store }: Page) => store.cart().count;
const waitUntilSent = ({ store }: Page) =>
  vi.waitFor(() => expect(store.cart().isUpdating).toBe(false));

describe("offlineCartStorage", () => {
  it("keeps changes across a reload while the browser is offline, and sends each one once", async () => {
    const { openPage } = createBrowser();
    const firstPage = openPage();
    const item = await pendantOf(firstPage);
    await firstPage.actions.add(item);
    onlineManager.setOnline(false);
    void firstPage.actions.add({ ...item, quantity: 2 });
    void firstPage.actions.setNote("Ring twice");
    await vi.waitFor(async () => expect(await storedCount()).toBe(2));
    firstPage.close();

    const secondPage = openPage();
    await vi.waitFor(() => expect(secondPage.store.cart().note).toBe("Ring twice"));
    expect(secondPage.store.cart()).toMatchObject({ isUpdating: true, isPaused: true });
    onlineManager.setOnline(true);
    await waitUntilSent(secondPage);
    expect([countOf(secondPage), secondPage.store.cart().note]).toEqual([3, "Ring twice"]);
    expect(secondPage.countAddRequests()).toBe(1);
    await vi.waitFor(async () => expect(await storedCount()).toBe(0));
  });

  it("restores added line items after a reload while the browser is offline", async () => {
    const { openPage } = createBrowser();
    const firstPage = openPage();
    const item = await pendantOf(firstPage);
    onlineManager.setOnline(false);
    void firstPage.actions.add(item);
    await vi.waitFor(async () => expect(await storedCount()).toBe(1));
    const [line] = firstPage.store.cart().lines;
    firstPage.close();
    const secondPage = openPage();
    await vi.waitFor(() => expect(countOf(secondPage)).toBe(1));
    expect(secondPage.store.cart().lines).toMatchObject([{ id: line?.id, name: "Drop Pendant" }]);
  });

  it("does not repeat a change if the page was closed before the response arrived", async () => {
    const { openPage } = createBrowser();
    const firstPage = openPage();
    const item = await pendantOf(firstPage);
    await firstPage.actions.add(item);
    firstPage.network.beforeResponse = (path) =>
      path.includes("add-line-items") ? new Promise(() => {}) : undefined;
    void firstPage.actions.add({ ...item, quantity: 2 }).catch(() => {});
    await vi.waitFor(() => expect(firstPage.countAddRequests()).toBe(2));
    firstPage.close();

    const secondPage = openPage();
    await vi.waitFor(() => expect(countOf(secondPage)).toBe(3));
    await waitUntilSent(secondPage);
    expect([countOf(secondPage), secondPage.countAddRequests()]).toEqual([3, 0]);
  });

  it("repeats a change if the page was closed before the platform received the request", async () => {
    const { openPage } = createBrowser();
    const firstPage = openPage();
    const item = await pendantOf(firstPage);
    await firstPage.actions.add(item);
    firstPage.network.beforeRequest = (path) =>
      path.includes("add-line-items") ? new Promise(() => {}) : undefined;
    void firstPage.actions.add({ ...item, quantity: 2 }).catch(() => {});
    await vi.waitFor(() => expect(firstPage.countAddRequests()).toBe(2));
    firstPage.close();

    const secondPage = openPage();
    await vi.waitFor(() => expect(secondPage.countAddRequests()).toBe(1));
    await waitUntilSent(secondPage);
    expect(countOf(secondPage)).toBe(3);
  });

  it("leaves the changes of an open page to that page", async () => {
    const { openPage } = createBrowser();
    const firstPage = openPage();
    const item = await pendantOf(firstPage);
    onlineManager.setOnline(false);
    const addition = firstPage.actions.add(item);
    await vi.waitFor(async () => expect(await storedCount()).toBe(1));
    const secondPage = openPage();
    onlineManager.setOnline(true);
    await addition;
    await waitUntilSent(secondPage);
    expect([firstPage.countAddRequests(), secondPage.countAddRequests()]).toEqual([1, 0]);
  });

  it("discards stored changes when the user changes", async () => {
    const { openPage } = createBrowser();
    const page = openPage();
    const item = await pendantOf(page);
    onlineManager.setOnline(false);
    page.actions.add(item).catch(() => {});
    await vi.waitFor(async () => expect(await storedCount()).toBe(1));
    page.client.auth.setTokens({
      accessToken: { value: "another", expiresAt: 1e11 },
      refreshToken: { value: "another", role: "visitor" },
    });
    await vi.waitFor(async () => expect(await storedCount()).toBe(0));
  });

  it("does not prevent cart changes if IndexedDB is missing or blocked", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const { openPage } = createBrowser();
    const page = openPage();
    await page.actions.add(await pendantOf(page));
    expect(countOf(page)).toBe(1);
    const blockedDatabase = {
      open: () => {
        throw new DOMException("No", "SecurityError");
      },
    };
    vi.stubGlobal("indexedDB", blockedDatabase);
    const otherPage = openPage();
    await otherPage.actions.add(await pendantOf(otherPage));
    expect(countOf(otherPage)).toBe(2);
  });
});

async function storedCount(): Promise<number> {
  const { entries, createStore } = await import("idb-keyval");
  const records = await entries<string, unknown[]>(createStore("portico-cart", "changes"));
  return records.reduce((sum, [, changes]) => sum + changes.length, 0);
}
