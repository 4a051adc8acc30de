import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { sentEvents } from "../../testing/sent-events.js";
import {
  lineChange,
  MONTHLY,
  type Subscriptions,
  subscriptions,
} from "../../testing/subscriptions.js";
import type { Json } from "../../testing/test-client.js";
import { dateAfter } from "./model.js";

const DAY = 86_400_000;
const START = Date.parse("2030-01-31T10:00:00Z");
let site: Subscriptions;
beforeEach(async () => {
  site = await subscriptions({ clock: { now: () => START } });
});

/** Buys one item as a subscription. */
const subscribe = (settings: object = {}, isPaid = true) =>
  site.createContract(
    [["10", 1]],
    (order) => {
      if (isPaid) order.paymentStatus = "PAID";
    },
    { ...MONTHLY, ...settings },
  );
const setClock = (date: string) => site.emulator.clock.set(date);
const getOrders = async (): Promise<Json[]> => {
  const { orders: result } = await site.owner.call("ecom.orders.searchOrders", { search: {} });
  return result.reverse();
};
const getCycles = async () =>
  (await getOrders()).map(({ createdDate, lineItems, paymentStatus }) => [
    createdDate.slice(0, 10),
    lineItems[0].subscriptionInfo.cycleNumber,
    paymentStatus,
  ]);

describe("a subscription", () => {
  test("creates an order for each cycle, on the same day of the month as the first order or on the last day of a shorter month", async () => {
    const contract = await subscribe({ billingCycles: 3, autoRenewal: false });
    setClock("2030-02-28T09:59:59.999Z");
    expect(await getCycles()).toEqual([["2030-01-31", 1, "PAID"]]);
    await site.emulator.settled();
    const { length } = site.emulator.webhooks;
    site.emulator.clock.advance(1);
    const reported = (await sentEvents(site.emulator, length)).map(({ type }) => type);
    expect(reported).toEqual([
      "order_created",
      "order_approved",
      "order_payment_status_updated",
      "order_transactions_updated",
      "order_updated",
    ]);
    setClock("2031-01-01T00:00:00Z");
    expect(await getCycles()).toEqual([
      ["2030-01-31", 1, "PAID"],
      ["2030-02-28", 2, "PAID"],
      ["2030-03-31", 3, "PAID"],
    ]);
    const [first, , last] = await getOrders();
    expect(last).toMatchObject({
      status: "APPROVED",
      lineItems: [
        { subscriptionInfo: { id: contract.id, subscriptionSettings: { billingCycles: 3 } } },
      ],
      priceSummary: { total: first.priceSummary.total },
      balanceSummary: { paid: first.priceSummary.total },
    });
    const { draftable, nonDraftableReasons, currentCycle } = await site.draftability(contract.id);
    expect([draftable, currentCycle]).toEqual([false, 3]);
    expect(nonDraftableReasons).toMatchObject([{ reason: "LAST_CYCLE" }]);
  });

  test("charges the order once after a free trial, and counts cycles from the end of the trial", async () => {
    const freeTrialPeriod = { frequency: "WEEK", interval: 2 };
    await subscribe({ freeTrialPeriod }, false);
    setClock("2030-02-14T09:00:00Z");
    expect(await getCycles()).toEqual([["2030-01-31", 1, "NOT_PAID"]]);
    setClock("2030-02-14T10:00:00Z");
    expect(await getCycles()).toEqual([["2030-01-31", 1, "PAID"]]);
    setClock("2030-03-14T10:00:00Z");
    expect((await getCycles())[1]).toEqual(["2030-03-14", 2, "PAID"]);
  });

  test("creates no orders and rejects drafts after a cancellation", async () => {
    const contract = await subscribe();
    setClock("2030-03-01T00:00:00Z");
    site.emulator.controls.subscriptions.cancel(contract.id);
    setClock("2031-03-01T00:00:00Z");
    expect(await getCycles()).toHaveLength(2);
    const { nonDraftableReasons } = await site.draftability(contract.id);
    expect(nonDraftableReasons).toMatchObject([{ reason: "UNSUPPORTED_STATUS" }]);
    const unknownId = "00000000-0000-4000-8000-00000000dead";
    expect(() => site.emulator.controls.subscriptions.cancel(unknownId)).toThrow("Subscription");
  });

  test("keeps the order unpaid if the payment is declined, and rejects drafts until the order is paid", async () => {
    const contract = await subscribe();
    site.emulator.controls.ledger.setProvider("fails");
    setClock("2030-02-28T10:00:00Z");
    // Searches omit the second order, because it has not been approved.
    expect(await getOrders()).toHaveLength(1);
    const second = [...site.emulator.state.orders.orders.values()][1]?.document;
    expect(second?.paymentStatus).toBe("DECLINED");
    const reasons = async () => (await site.draftability(contract.id)).nonDraftableReasons;
    expect(await reasons()).toMatchObject([{ reason: "GRACE_PERIOD" }]);
    await site.owner.call("ecom.orders.paymentCollectionMarkOrderAsPaid", {
      ecomOrderId: second?.id,
    });
    expect(await reasons()).toEqual([]);
  });

  test("bills the current terms, or the terms for a single cycle", async () => {
    const contract = await subscribe();
    const draft = await site.createDraft(contract, { cycleTarget: { cycleNumber: 3 } });
    const { id } = draft.lineItems[0].lineItem;
    await site.on(draft, "updateLineItems", lineChange(id, { newQuantity: 5 }));
    await site.on(draft, "commitDraftSubscriptionContract");
    const contractDraft = await site.createDraft(contract);
    await site.on(contractDraft, "updateLineItems", lineChange(id, { newQuantity: 2 }));
    await site.on(contractDraft, "commitDraftSubscriptionContract");
    setClock("2030-04-30T10:00:00Z");
    const result = await getOrders();
    expect(result.map(({ lineItems }) => lineItems[0].quantity)).toEqual([1, 2, 5, 2]);
    expect(result.map(({ priceSummary }) => priceSummary.subtotal.amount)).toEqual([
      "10.00",
      "20.00",
      "50.00",
      "20.00",
    ]);
    expect(result[2].balanceSummary.paid).toEqual(result[2].priceSummary.total);
  });

  test("is billed when time passes without a call to clock.advance, and again after a snapshot is restored", async () => {
    let now = START;
    site = await subscriptions({ clock: { now: () => now } });
    await subscribe();
    now = Date.parse("2030-02-28T12:00:00Z");
    const before = site.emulator.snapshot();
    expect((await getCycles())[1]).toEqual(["2030-02-28", 2, "PAID"]);
    site.emulator.restore(before);
    expect(await getCycles()).toHaveLength(2);
    expect(await getCycles()).toHaveLength(2);
  });
});

test("dateAfter uses the last day of a shorter month and the original day in longer months", () => {
  const months = [1, 2, 13, 25].map((count) =>
    new Date(dateAfter(START, "MONTH", count)).toISOString(),
  );
  expect(months.map((date) => date.slice(0, 10))).toEqual([
    "2030-02-28",
    "2030-03-31",
    "2031-02-28",
    "2032-02-29",
  ]);
  expect(dateAfter(Date.parse("2028-02-29T23:00:00Z"), "YEAR", 1)).toBe(
    Date.parse("2029-02-28T23:00:00Z"),
  );
  expect(dateAfter(START, "WEEK", 3)).toBe(START + 21 * DAY);
});

test("subscription orders are the same whether time advances in short or long steps", async () => {
  const settings = fc.record({
    frequency: fc.constantFrom("DAY", "WEEK", "MONTH", "YEAR"),
    interval: fc.integer({ min: 1, max: 5 }),
    billingCycles: fc.integer({ min: 1, max: 6 }),
  });
  const steps = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(settings, steps, async (terms, days) => {
      const ordersAfter = async (moves: readonly number[]) => {
        site = await subscriptions({ clock: { now: () => START } });
        await subscribe({ ...terms, autoRenewal: false });
        for (const move of moves) site.emulator.clock.advance(move * DAY);
        return await getCycles();
      };
      const totalDays = days.reduce((all, day) => all + day, 0);
      const result = await ordersAfter([totalDays]);
      expect(await ordersAfter(days)).toEqual(result);
      const expected = Array.from({ length: terms.billingCycles }, (_, index) =>
        dateAfter(START, terms.frequency, index * terms.interval),
      ).filter((time) => time <= START + totalDays * DAY);
      expect(result.map(([date]) => date)).toEqual(
        expected.map((time) => new Date(time).toISOString().slice(0, 10)),
      );
    }),
    { numRuns: 15 },
  );
});
