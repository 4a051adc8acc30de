import { onlineManager } from "@tanstack/react-query";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CartAdapter } from "../queries/cart-adapter.js";
import { testShop } from "../testing/test-shop.js";
import { type CartActions, cartActions } from "./cart-actions.js";
import { cartStore } from "./cart-stores.js";
import { cartV1 } from "./v1.js";
import { cartV2 } from "./v2.js";

afterEach(() => onlineManager.setOnline(true));

const anyItemIndex = fc.nat(2);
const POLLING = { interval: 1 };

const stepArbitrary = fc.oneof(
  fc.record({
    action: fc.constant("add"),
    itemIndex: anyItemIndex,
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ action: fc.constant("quantity"), itemIndex: anyItemIndex, quantity: fc.nat(6) }),
  fc.record({
    action: fc.constantFrom("remove", "note", "coupon", "read"),
    itemIndex: anyItemIndex,
  }),
  fc.record({ action: fc.constant("wait"), itemIndex: anyItemIndex }),
  fc.record({ action: fc.constantFrom("offline", "online"), itemIndex: anyItemIndex }),
);
const fault = fc.constantFrom("none", "none", "none", "request-lost", "response-lost");

type Step = { action: string; itemIndex: number; quantity?: number };

/**
 * Creates a shop and counts its writes and their lost requests and responses. The scheduler
 * determines the order of the shop's requests and responses.
 */
async function createScheduledShop(
  scheduler: fc.Scheduler,
  faults: readonly string[],
  adapter: CartAdapter,
) {
  const shop = testShop();
  const store = cartStore(shop.queryClient, shop.client, adapter);
  const stop = store.subscribe(() => {});
  await vi.waitUntil(() => !store.state().isPending, POLLING);
  const counts = { writes: 0, concurrent: 0, maxConcurrent: 0, lost: 0 };
  const isWrite = (path: string, method: string) =>
    method !== "GET" && !/estimate|oauth2/.test(path);
  const scheduleStep = (name: string) => scheduler.schedule(Promise.resolve(), name);
  // The fault that applies to the pending change. The cart sends one change at a time.
  let currentFault = "none";
  const failNetwork = (reason: string) => {
    counts.concurrent -= 1;
    counts.lost += 1;
    throw new TypeError(reason);
  };
  shop.network.beforeRequest = async (path, method) => {
    if (isWrite(path, method)) {
      currentFault = faults[counts.writes % faults.length] ?? "none";
      counts.writes += 1;
      counts.concurrent += 1;
      counts.maxConcurrent = Math.max(counts.maxConcurrent, counts.concurrent);
    }
    await scheduleStep(`to ${path}`);
    if (isWrite(path, method) && currentFault === "request-lost") failNetwork("not reached");
  };
  shop.network.beforeResponse = async (path, method) => {
    await scheduleStep(`from ${path}`);
    if (!isWrite(path, method)) return;
    if (currentFault === "response-lost") failNetwork("response lost");
    counts.concurrent -= 1;
  };
  return { ...shop, store, stop, counts };
}

function startChange(
  { action, itemIndex, quantity = 1 }: Step,
  actions: CartActions,
  item: { productId: string; variantId: string },
  lineId: string | undefined,
): Promise<unknown> | undefined {
  if (action === "add") return actions.add({ ...item, quantity });
  if (action === "note") return actions.setNote(["", "a", "b"][itemIndex] ?? "");
  if (action === "coupon") return actions.applyCoupon(itemIndex === 0 ? "NONSENSE" : "WELCOME10");
  if (lineId === undefined) return undefined;
  if (action === "quantity") return actions.setQuantity(lineId, quantity);
  return action === "remove" ? actions.remove(lineId).then(({ done }) => done) : undefined;
}

describe.each([
  ["version 2", cartV2 as CartAdapter],
  ["version 1", cartV1 as CartAdapter],
])("a %s cart with concurrent changes", (_version, adapter) => {
  it("matches the platform's cart and loses no change, regardless of the order of responses", async () => {
    const pendant = await testShop().product("drop-pendant");
    const items = (pendant.variantsInfo?.variants ?? [])
      .slice(0, 3)
      .map(({ id: variantId }) => ({ productId: pendant.id, variantId: variantId ?? "" }));

    const property = async (scheduler: fc.Scheduler, steps: Step[], faults: string[]) => {
      const shop = await createScheduledShop(scheduler, faults, adapter);
      const { store, counts, network, client, queryClient } = shop;
      for (const [index, { variantId }] of items.entries()) {
        shop.emulator.controls.catalog.setStock(variantId, index === 0 ? 3 : undefined);
      }
      const actions = cartActions(() => store);
      // Collects errors as soon as their notices appear, because a later successful change can
      // remove the notice.
      const reportedErrors = new Set<unknown>();
      store.subscribe(() => {
        for (const notice of store.cart().notices)
          if (notice.kind === "rejected") reportedErrors.add(notice.error);
      });
      const deliverNext = async () => {
        await Promise.resolve();
        const { queue } = store;
        await vi.waitUntil(() => scheduler.count() > 0 || !queue.isSending, POLLING);
        if (scheduler.count() > 0) await scheduler.waitNext(1);
      };
      const changes = new Map<Promise<unknown>, Step>();
      for (const step of steps) {
        const item = items[step.itemIndex];
        if (!item) continue;
        if (step.action === "offline" || step.action === "online")
          onlineManager.setOnline(step.action === "online");
        if (step.action === "read") void store.refetch();
        if (step.action === "wait") await deliverNext();
        const line = store.cart().lines.find(({ variantId }) => variantId === item.variantId);
        const change = startChange(step, actions, item, line?.id);
        if (change) changes.set(change, step);
      }
      const outcomes = Promise.allSettled(changes.keys());
      // Go online only when no change is being sent.
      await deliverNext();
      while (store.queue.isSending) await deliverNext();
      onlineManager.setOnline(true);
      const results = await scheduler.waitFor(outcomes);
      await scheduler.waitFor(store.queue.settled());
      network.beforeRequest = () => {};
      network.beforeResponse = () => {};
      await scheduler.waitIdle();
      await vi.waitUntil(() => queryClient.isFetching() === 0, POLLING);

      const { signal } = new AbortController();
      const raw = await adapter.cartQuery(client).queryFn({ signal });
      const platformCart = raw ? adapter.settle(raw) : null;
      const view = store.cart();
      expect(view.isUpdating).toBe(false);
      expect(view.lines).toEqual(platformCart?.lines ?? []);
      expect(view.note).toBe(platformCart?.note ?? "");
      expect(view.coupons).toEqual(platformCart?.coupons ?? []);
      expect(counts.maxConcurrent).toBeLessThanOrEqual(1);
      expect(counts.writes).toBeLessThanOrEqual(changes.size + counts.lost);
      const rejections = results.flatMap((outcome) =>
        outcome.status === "rejected" ? [outcome.reason] : [],
      );
      expect(reportedErrors).toEqual(new Set(rejections));
      const succeededSteps = [...changes.values()].filter(
        (_, index) => results[index]?.status === "fulfilled",
      );
      for (const itemIndex of [1, 2]) {
        const additions = succeededSteps.filter(
          (step) => step.action === "add" && step.itemIndex === itemIndex,
        );
        const hasOnlyAdditions = steps.every(
          (step) => step.itemIndex !== itemIndex || !["quantity", "remove"].includes(step.action),
        );
        const line = platformCart?.lines.find(
          ({ variantId }) => variantId === items[itemIndex]?.variantId,
        );
        const requestedUnits = additions.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
        // Each successful addition changes the quantity exactly once. Failed additions do not
        // change it.
        if (hasOnlyAdditions) expect(line?.quantity ?? 0).toBe(requestedUnits);
      }
      shop.stop();
    };
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(stepArbitrary, { minLength: 1, maxLength: 12 }),
        fc.array(fault, { minLength: 1, maxLength: 6 }),
        property,
      ),
      { numRuns: 10 },
    );
  });
});
