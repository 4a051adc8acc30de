import { onlineManager } from "@tanstack/react-query";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectedCart } from "./testing/model-calls.js";
import { commands, type World } from "./testing/model-commands.js";
import { type Fault, ModelShop, settle } from "./testing/model-shop.js";
import { ModelTab } from "./testing/model-tab.js";
import { tick } from "./testing/tick.js";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Stubs BroadcastChannel so that the scheduler delivers its messages. */
function stubChannel(scheduler: fc.Scheduler): void {
  const openChannels = new Set<Channel>();
  class Channel {
    onmessage: ((event: object) => void) | undefined;
    constructor(readonly name: string) {
      openChannels.add(this);
    }
    postMessage(): void {
      for (const receiver of openChannels) {
        if (receiver === this) continue;
        void scheduler.schedule(Promise.resolve(), "message").then(() => {
          if (openChannels.has(receiver)) receiver.onmessage?.({});
        });
      }
    }
    close(): void {
      openChannels.delete(this);
    }
  }
  vi.stubGlobal("BroadcastChannel", Channel);
  // The store opens channels only in browsers, which have a `document`.
  vi.stubGlobal("document", {});
}

const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fault>("none") },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Fault>(
      "request-lost",
      "response-lost",
      "rejected",
      "error-before",
      "error-after",
    ),
  },
);

/** Delivers all pending requests and responses, goes online, and delivers the remaining ones. */
async function settleAll({ scheduler, tabs }: World): Promise<void> {
  const isBusy = () =>
    scheduler.count() > 0 ||
    // While the browser is offline, requests are paused and do not finish.
    (onlineManager.isOnline() &&
      tabs.some(({ store, queryClient }) => store.queue.isSending || queryClient.isFetching() > 0));
  const waitUntilSettled = async () => {
    await tick();
    for (let turn = 0; isBusy(); turn += 1) {
      if (turn > 2000) throw new Error("The page never settles");
      if (scheduler.count() > 0) await scheduler.waitNext(1);
      await tick();
    }
  };
  await waitUntilSettled();
  onlineManager.setOnline(true);
  await waitUntilSettled();
}

function expectSettled({ shop }: World, tab: ModelTab): void {
  const { store } = tab;
  const view = store.cart();
  const cart = shop.cart(tab.user);
  const platformCart = cart && settle(cart);
  expect(view.lines).toEqual(platformCart?.lines ?? []);
  expect(view).toMatchObject({
    id: platformCart?.id,
    note: platformCart?.note ?? "",
    coupons: platformCart?.coupons ?? [],
    isUpdating: false,
    isPaused: false,
  });
  expect(store.state()).toMatchObject({ isPending: false, error: null });
  expect(store.totals()).toMatchObject({ isUpdating: false, error: null });
  const sum = platformCart?.lines.reduce((amount, { total }) => amount + Number(total?.amount), 0);
  expect(store.totals().data?.subtotal?.amount).toBe(sum ? String(sum) : undefined);
  expect(tab.writeCounts.sent, "requests").toBeLessThanOrEqual(tab.writeCounts.allowed);
  expect(tab.calls.filter(({ outcome }) => !outcome)).toEqual([]);
}

/**
 * Checks that each rejected call has a rejection notice, that no other call has one, and that all
 * other notices are about limited stock.
 */
function expectNotices(tab: ModelTab): void {
  const notices = [...tab.notices.values()];
  const reportedErrors = new Set(
    notices.flatMap((notice) => (notice.kind === "rejected" ? [notice.error] : [])),
  );
  const rejections = tab.calls.flatMap(({ outcome, error }) =>
    outcome === "rejected" ? [error] : [],
  );
  expect(reportedErrors).toEqual(new Set(rejections));
  // Only "a" has limited stock.
  const warnings = notices.filter(({ kind }) => kind !== "rejected");
  expect(warnings.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
    warnings.map(() => "capped a"),
  );
}

function expectNoLostChanges({ shop }: World, tab: ModelTab): void {
  const { lines, note } = expectedCart(tab.calls);
  const cart = shop.cart(tab.user);
  expect(cart?.note ?? "").toBe(note);
  for (const variant of ["b", "c"]) {
    const line = cart?.lines.find((cartLine) => cartLine.variant === variant);
    expect(line?.requested ?? 0, variant).toBe(lines[variant]);
  }
}

it("the cart on each page matches the platform's cart, and no change is lost, repeated or sent for another user", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      commands,
      fc.array(fault, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 2 }),
      fc.boolean(),
      async (scheduler, commands, faults, pageCount, hasChannel) => {
        if (hasChannel) stubChannel(scheduler);
        else vi.stubGlobal("BroadcastChannel", undefined);
        const shop = new ModelShop();
        let writes = 0;
        const nextFault = () => faults[writes++ % faults.length] ?? "none";
        const networkStep = (label: string) => scheduler.schedule(Promise.resolve(), label);
        const tabOptions = {
          shop,
          networkStep,
          user: "visitor-1",
          nextFault,
          isAlone: pageCount === 1,
        };
        const tabs = Array.from({ length: pageCount }, () => new ModelTab(tabOptions));
        const world: World = { shop, tabs, scheduler, tick, counts: { notes: 0, users: 1 } };
        try {
          await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
          await settleAll(world);
          if (!hasChannel && pageCount > 1) {
            for (const { store } of tabs) void store.refetch();
            await settleAll(world);
          }
          for (const { problems } of tabs) if (problems.length > 0) throw problems[0];
          for (const tab of tabs) expectSettled(world, tab);
          const [onlyTab] = tabs;
          // The calls recorded for a page do not include changes from other pages and users, so
          // these checks need a single page and user.
          if (pageCount > 1 || onlyTab?.user !== "visitor-1") return;
          expectNotices(onlyTab);
          expectNoLostChanges(world, onlyTab);
        } finally {
          for (const tab of tabs) tab.close();
          onlineManager.setOnline(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
