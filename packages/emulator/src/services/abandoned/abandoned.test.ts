import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { logIn } from "../../testing/login.js";
import { sentEvents, webhookOptions } from "../../testing/sent-events.js";
import {
  ADDRESS,
  type Caller,
  type Json,
  merchant,
  reference,
  shop,
  visitor,
} from "../../testing/test-client.js";

const HOUR = 3_600_000;
const START = Date.UTC(2026, 4, 3, 12);
const UNKNOWN_ID = "00000000-0000-4000-8000-00000000dead";
const SITE_ID = "00000000-0000-4000-8000-000000000001";
let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  const clock = { now: () => START };
  ({ emulator, guest } = await shop({ seed: "minimal", clock, ...webhookOptions() }));
  owner = merchant(emulator);
});

const item = (slug: string) => ({ catalogReference: reference(emulator, slug), quantity: 2 });
/** Starts a checkout, by default for a gift card, which needs no delivery. */
async function startCheckout(caller = guest, slug = "gift-card"): Promise<Json> {
  const { checkout } = await caller.call("ecom.checkout.createCheckout", {
    channelType: "WEB",
    lineItems: [item(slug)],
    checkoutInfo: { buyerInfo: { email: "ada@example.com" }, billingInfo: { address: ADDRESS } },
  });
  return checkout;
}
const query = async (rest: Json = {}): Promise<Json[]> =>
  (await owner.call("ecom.abandonedCheckouts.queryAbandonedCheckouts", { query: rest }))
    .abandonedCheckouts;
const statuses = async () => (await query()).map(({ status }) => status);

describe("the detection of abandoned checkouts", () => {
  test("finds a checkout after an hour without changes", async () => {
    const { id, cartId } = await startCheckout();
    emulator.clock.advance(HOUR - 1);
    expect(await query()).toEqual([]);
    await guest.call("ecom.checkout.updateCheckout", { checkout: { id, buyerNote: "x" } });
    emulator.clock.advance(HOUR - 1);
    expect(await query()).toEqual([]);
    emulator.clock.advance(1);
    const [result] = await query();
    expect(result).toMatchObject({
      checkoutId: id,
      cartId,
      status: "ABANDONED",
      createdDate: new Date(START + 2 * HOUR - 1).toISOString(),
      buyerInfo: { email: "ada@example.com" },
      totalPrice: { amount: "108.00" },
      subtotalPrice: { amount: "100.00" },
      lineItems: [{ quantity: 2, productName: { original: "Gift Card" } }],
      activities: [],
    });
    const request = { abandonedCheckoutId: result.id };
    const response = await owner.call("ecom.abandonedCheckouts.getAbandonedCheckout", request);
    expect(response.abandonedCheckout).toEqual(result);
  });

  test("marks abandoned checkouts as recovered when they are ordered", async () => {
    const firstCheckout = await startCheckout();
    const secondCheckout = await startCheckout(await visitor(emulator));
    await startCheckout(await visitor(emulator));
    emulator.clock.advance(HOUR);
    emulator.controls.abandonedCheckouts.look();
    await guest.call("ecom.checkout.createOrder", { id: firstCheckout.id });
    emulator.clock.advance(HOUR);
    await guest.fails("ecom.checkout.createOrder", { id: secondCheckout.id });
    await owner.call("ecom.checkout.createOrder", { id: secondCheckout.id });
    const checkouts = await query({ sort: [{ fieldName: "createdDate", order: "ASC" }] });
    expect(checkouts.map(({ status }) => status)).toEqual(["RECOVERED", "RECOVERED", "ABANDONED"]);
    expect(checkouts[0].checkoutRecoveredDate).toBe(new Date(START + HOUR).toISOString());
    const types = (await sentEvents(emulator))
      .map(({ type }) => type)
      .filter((type) => /abandoned|Cart/.test(type));
    expect(types.sort()).toEqual(
      [
        ...Array.from({ length: 3 }, () => ["abandoned_checkout_created", "CartAbandonedEvent"]),
        ...Array.from({ length: 2 }, () => ["abandoned_checkout_recovered", "CartRecoveredEvent"]),
      ]
        .flat()
        .sort(),
    );
  });

  test("emits one event in each API an hour after the last change", async () => {
    await startCheckout();
    emulator.clock.advance(HOUR - 1);
    const types = async () =>
      (await sentEvents(emulator))
        .map(({ type }) => type)
        .filter((type) => /abandoned|CartAbandoned/.test(type));
    expect(await types()).toEqual([]);
    emulator.clock.advance(1);
    expect(await types()).toEqual(["abandoned_checkout_created", "CartAbandonedEvent"]);
    emulator.clock.advance(HOUR);
    expect(await types()).toHaveLength(2);
  });

  test("ignores ordered checkouts and visitors' carts without a checkout", async () => {
    const { id } = await startCheckout();
    await guest.call("ecom.checkout.createOrder", { id });
    const catalogItems = [item("heavy-tee")];
    await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", { catalogItems });
    emulator.clock.advance(2 * HOUR);
    expect(await query()).toEqual([]);
  });

  test("finds a member's abandoned cart that has no checkout", async () => {
    const ada = await logIn(guest);
    const catalogItems = [item("heavy-tee")];
    await ada.call("ecom.currentCartV2.addLineItemsToCurrentCart", { catalogItems });
    emulator.clock.advance(2 * HOUR);
    expect(await query()).toMatchObject([{ buyerInfo: { memberId: expect.any(String) } }]);
  });
});

describe("abandoned checkouts", () => {
  let firstCheckout: Json;
  let secondCheckout: Json;
  beforeEach(async () => {
    await startCheckout();
    emulator.clock.advance(HOUR);
    await startCheckout(await visitor(emulator), "heavy-tee");
    emulator.clock.advance(HOUR);
    [firstCheckout, secondCheckout] = await query();
  });

  test("can be filtered, sorted and searched", async () => {
    const ids = async (rest: Json) => (await query(rest)).map(({ id }) => id);
    const earlierQuery = { filter: { createdDate: { $lt: secondCheckout.createdDate } } };
    expect(await ids(earlierQuery)).toEqual([firstCheckout.id]);
    expect(await ids({ sort: [{ fieldName: "createdDate", order: "DESC" }] })).toEqual([
      secondCheckout.id,
      firstCheckout.id,
    ]);
    const search = { search: { expression: "tee" } };
    const result = await owner.call("ecom.abandonedCheckouts.searchAbandonedCheckouts", { search });
    expect(result.abandonedCheckouts.map(({ id }: Json) => id)).toEqual([secondCheckout.id]);
    const invalidRequest = { query: { filter: { color: 1 } } };
    expect(
      await owner.fails("ecom.abandonedCheckouts.queryAbandonedCheckouts", invalidRequest),
    ).toMatchObject({ code: "INVALID_FILTER" });
  });

  test("can have activities, which must have a type", async () => {
    const operation = "ecom.abandonedCheckouts.addAbandonedCheckoutActivity";
    const add = (activityType: string) =>
      owner.call(operation, { abandonedCheckoutId: firstCheckout.id, activityType });
    expect(await owner.fails(operation, { abandonedCheckoutId: firstCheckout.id })).toMatchObject({
      fields: ["activityType REQUIRED_FIELD"],
    });
    await add("SCHEDULED");
    const { abandonedCheckout } = await add("EMAIL_SENT");
    expect(abandonedCheckout.activities).toMatchObject([
      { type: "SCHEDULED" },
      { type: "EMAIL_SENT" },
    ]);
    expect((await sentEvents(emulator)).at(-1)?.content).toMatchObject({
      slug: "updated",
      updatedEvent: { modifiedFields: { activities: [{ type: "SCHEDULED" }] } },
    });
  });

  test("can be deleted individually or in bulk, and are not detected again", async () => {
    await owner.call("ecom.abandonedCheckouts.deleteAbandonedCheckout", {
      abandonedCheckoutId: firstCheckout.id,
    });
    const { results, bulkActionMetadata } = await owner.call(
      "ecom.abandonedCheckouts.bulkDeleteAbandonedCheckouts",
      { abandonedCheckoutIds: [firstCheckout.id, secondCheckout.id] },
    );
    expect(results.map(({ itemMetadata }: Json) => itemMetadata.success)).toEqual([false, true]);
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    emulator.clock.advance(HOUR);
    expect(await query()).toEqual([]);
    const events = await sentEvents(emulator);
    expect(events.filter(({ type }) => type === "abandoned_checkout_deleted")).toHaveLength(2);
  });

  test("have a URL that redirects to the checkout page", async () => {
    const response = await emulator.fetch(firstCheckout.checkoutUrl);
    expect(response.status).toBe(302);
    const page = await emulator.fetch(response.headers.get("location") ?? "");
    expect(await page.text()).toContain("Gift Card");
    const otherSite = { abandonedCheckoutId: firstCheckout.id, metasiteId: UNKNOWN_ID };
    expect(
      await guest.fails("ecom.abandonedCheckouts.redirectToCheckout", otherSite),
    ).toMatchObject({ status: 404 });
    const invalidLink = { abandonedCheckoutId: UNKNOWN_ID, metasiteId: SITE_ID };
    expect(await guest.fails("ecom.abandonedCheckouts.redirectToCheckout", invalidLink)).toEqual({
      status: 404,
      code: "ABANDONED_CHECKOUT_NOT_FOUND",
    });
  });

  test("are summarized in analytics", async () => {
    await owner.call("ecom.checkout.createOrder", { id: firstCheckout.checkoutId });
    const day = "2026-05-03";
    const getAnalytics = (rest: Json) =>
      owner.call("ecom.abandonedCheckouts.getAbandonedCheckoutAnalytics", {
        startDate: day,
        endDate: day,
        ...rest,
      });
    expect(await getAnalytics({})).toEqual({
      currency: "USD",
      recoverableValue: secondCheckout.totalPrice.amount,
      recoverableCheckoutCount: 1,
      averageRecoverableCheckoutValue: secondCheckout.totalPrice.amount,
      recoveredValue: firstCheckout.totalPrice.amount,
      recoveredCheckoutCount: 1,
      recoveryRate: 0.5,
    });
    expect(await getAnalytics({ metrics: ["RECOVERED_VALUE"], statuses: ["ABANDONED"] })).toEqual({
      currency: "USD",
      recoveredValue: "0.00",
    });
    expect(await getAnalytics({ endDate: "2026-05-02", startDate: "2026-05-01" })).toMatchObject({
      recoverableCheckoutCount: 0,
    });
    const invalidPeriod = { startDate: "2026-05-04", endDate: day };
    expect(
      await owner.fails("ecom.abandonedCheckouts.getAbandonedCheckoutAnalytics", invalidPeriod),
    ).toMatchObject({ status: 400 });
  });

  test("are returned as abandoned carts by the older API", async () => {
    const list = async (rest: Json = {}) =>
      owner.call("stores.abandonedCarts.queryAbandonedCarts", { query: rest });
    const { abandonedCarts, totalResults } = await list();
    expect(totalResults).toBe(2);
    expect(abandonedCarts[0]).toMatchObject({
      id: firstCheckout.cartId,
      status: "ABANDONED",
      abandonTime: firstCheckout.createdDate,
      buyerInfo: { identityType: "VISITOR", email: "ada@example.com" },
      total: "$108.00",
    });
    const id = firstCheckout.cartId;
    const response = await owner.call("stores.abandonedCarts.getAbandonedCart", { id });
    expect(response.abandonedCart).toEqual(abandonedCarts[0]);
    const filter = JSON.stringify({ abandonTime: { $gt: firstCheckout.createdDate } });
    expect((await list({ filter })).abandonedCarts).toMatchObject([{ id: secondCheckout.cartId }]);
    expect((await list({ sort: '{"abandonTime":"desc"}' })).abandonedCarts).toMatchObject([
      { id: secondCheckout.cartId },
      {},
    ]);
  });

  test("can be read only by merchants", async () => {
    const request = { abandonedCheckoutId: firstCheckout.id };
    expect(
      await guest.fails("ecom.abandonedCheckouts.getAbandonedCheckout", request),
    ).toMatchObject({ status: 403 });
    expect(
      await guest.fails("stores.abandonedCarts.getAbandonedCart", { id: firstCheckout.cartId }),
    ).toMatchObject({ status: 403 });
    expect(await statuses()).toEqual(["ABANDONED", "ABANDONED"]);
  });
});
