import type { BrowserContext, Request } from "playwright-core";
import { expect } from "vitest";
import { type Condition, expectCart, performStep, type Shopper, type Step } from "./journey.js";

const MINUTE = 60_000;
/** Access tokens expire after four hours. */
const AFTER_TOKEN_EXPIRY = 300 * MINUTE;

async function fetchLastSequence({ emulator }: Shopper): Promise<number> {
  const [lastRequest] = await emulator.requests({ limit: 1 });
  return lastRequest?.sequence ?? 0;
}

async function requestsSince(
  { emulator }: Shopper,
  sequence: number,
  operation: string,
): Promise<number> {
  return (await emulator.requests({ operation, after: sequence })).length;
}

async function hasSucceededSince(
  { emulator }: Shopper,
  sequence: number,
  operation: string,
): Promise<boolean> {
  return (await emulator.requests({ operation, after: sequence })).some(
    ({ status }) => status === 200,
  );
}

const slowNetwork: Condition = {
  name: "on a slow network, with optimistic updates",
  async begin({ tab, visitor }) {
    const session = await visitor.context.newCDPSession(tab.page);
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 100,
      downloadThroughput: 500_000,
      uploadThroughput: 250_000,
    });
    return {
      async run(step) {
        if (!step.path || !step.checkOptimistic) return performStep(step);
        const release = await tab.holdRequests(`**${step.path}*`);
        await step.perform();
        await step.checkOptimistic();
        await tab.expectFocus();
        release();
        await step.check();
      },
    };
  },
};

/**
 * A request fails once if the page retries it automatically. Other requests fail until the shopper
 * sees an error.
 */
const failingRequests: Condition = {
  name: "with a 500 response to each request",
  expectedMessages: /\b500\b/,
  begin: (shopper) => ({
    async run(step) {
      const { operation, onFailure } = step;
      if (!operation) return performStep(step);
      const { faults } = shopper.emulator;
      const sequenceBefore = await fetchLastSequence(shopper);
      await faults.add({ kind: "status", status: 500, operation, times: onFailure ? 20 : 1 });
      await step.perform();
      await onFailure?.showsError();
      // The page may not send the request until its next render.
      await expect
        .poll(() => requestsSince(shopper, sequenceBefore, operation), { message: operation })
        .toBeGreaterThan(0);
      if (onFailure) {
        await faults.clear();
        await onFailure.retry();
      }
      await step.check();
    },
  }),
};

function trackPendingRequests(context: BrowserContext): ReadonlySet<Request> {
  const pendingRequests = new Set<Request>();
  context.on("request", (request) => pendingRequests.add(request));
  context.on("requestfinished", (request) => pendingRequests.delete(request));
  context.on("requestfailed", (request) => pendingRequests.delete(request));
  return pendingRequests;
}

const expiredTokens: Condition = {
  name: "with an expired token before every step",
  expectedMessages: /\b401\b/,
  begin(shopper) {
    const { emulator, visitor } = shopper;
    const pendingRequests = trackPendingRequests(visitor.context);
    let now = Date.now();
    return {
      async run(step) {
        if (step.isImmediate) return performStep(step);
        // The client refreshes the token of a request only once, so wait for pending requests.
        await expect.poll(() => pendingRequests.size).toBe(0);
        await emulator.clock.advance(AFTER_TOKEN_EXPIRY);
        // The client does not refresh a token right after a refresh, so advance its clock.
        now += 2 * MINUTE;
        await visitor.context.clock.setSystemTime(now);
        const sequenceBefore = await fetchLastSequence(shopper);
        await performStep(step);
        // The next token must not expire while an optimistic change is pending.
        const { operation, isChange } = step;
        if (operation && isChange)
          await expect.poll(() => hasSucceededSince(shopper, sequenceBefore, operation)).toBe(true);
      },
    };
  },
};

const offline: Condition = {
  name: "offline during every change, which is sent later",
  expectedMessages: /ERR_INTERNET_DISCONNECTED/,
  begin: (shopper) => ({
    async run(step) {
      if (!step.worksOffline || !step.operation) return performStep(step);
      const { tab, visitor } = shopper;
      const sequenceBefore = await fetchLastSequence(shopper);
      await visitor.setOffline(true);
      await step.perform();
      await step.checkOptimistic?.();
      await tab.page
        .getByText(/you.re offline/i)
        .first()
        .waitFor();
      await tab.expectFocus();
      await visitor.setOffline(false);
      const { operation } = step;
      await expect.poll(() => requestsSince(shopper, sequenceBefore, operation)).toBe(1);
      await step.check();
    },
  }),
};

const doubleClicks: Condition = {
  name: "with double clicks, which trigger each action once",
  begin: (shopper) => ({
    async run(step) {
      shopper.tab.clicks = 2;
      const sequenceBefore = await fetchLastSequence(shopper);
      await performStep(step);
      if (!step.isChange || !step.operation) return;
      const { operation } = step;
      await expect
        .poll(() => requestsSince(shopper, sequenceBefore, operation), { message: operation })
        .toBe(1);
    },
  }),
};

const twoTabs: Condition = {
  name: "with a second tab that stays in sync",
  async begin(shopper) {
    const otherTab = await shopper.visitor.openTab("/cart");
    await shopper.tab.bringToFront();
    return { after: () => expectCart(shopper, otherTab) };
  },
};

async function reloadAndCheck(step: Step, { tab }: Shopper): Promise<void> {
  await tab.page.reload();
  await step.resume?.();
  await step.check();
}

const reloadAfterEachStep: Condition = {
  name: "with a reload after every step",
  begin: (shopper) => ({ after: (step) => reloadAndCheck(step, shopper) }),
};

const withoutFailures: Condition = { name: "without failures" };

export const conditions = {
  normal: withoutFailures,
  slow: slowNetwork,
  failing: failingRequests,
  expired: expiredTokens,
  offline,
  double: doubleClicks,
  twoTabs,
  reload: reloadAfterEachStep,
};
