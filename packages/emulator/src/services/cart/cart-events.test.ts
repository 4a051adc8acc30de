import { expect, test } from "vitest";
import { sentEvents, webhookOptions } from "../../testing/sent-events.js";
import { type Json, reference, shop } from "../../testing/test-client.js";

const FQDNS = ["wix.ecom.v2.cart", "wix.ecom.v1.cart"];

/** Creates a shop and a cart that contains one line item, and collects later events. */
async function openShop() {
  const { emulator, guest } = await shop({ seed: "minimal", ...webhookOptions() });
  const catalogItems = [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }];
  const add = () => guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", { catalogItems });
  const { cart } = await add();
  const { length } = emulator.webhooks;
  const reportedEvents = async (): Promise<Json[]> =>
    (await sentEvents(emulator, length)).map(({ content }) => content);
  return { add, cart, emulator, guest, reportedEvents };
}

test("a cart change emits an event with the previous values in each API version", async () => {
  const { add, cart, reportedEvents } = await openShop();
  await add();
  const events = await reportedEvents();
  expect(events.map(({ entityFqdn, slug }) => [entityFqdn, slug])).toEqual(
    FQDNS.map((fqdn) => [fqdn, "updated"]),
  );
  const [v2, v1] = events.map(({ updatedEvent }) => updatedEvent);
  expect(v2.currentEntity.lineItems[0].quantityInfo.confirmedQuantity).toBe(2);
  expect(v2.modifiedFields.lineItems).toEqual(cart.lineItems);
  expect(v1.currentEntity.lineItems[0].quantity).toBe(2);
  expect(v1.modifiedFields.lineItems).toMatchObject([{ quantity: 1 }]);
  for (const { modifiedFields } of [v2, v1]) {
    expect(modifiedFields).not.toHaveProperty("id");
    expect(modifiedFields).not.toHaveProperty("revision");
    expect(modifiedFields).not.toHaveProperty("updatedDate");
  }
});

test("a cart event does not report unchanged fields as modified", async () => {
  const { cart, guest, reportedEvents } = await openShop();
  const coupon = { code: "WELCOME10" };
  await guest.call("ecom.cartV2.addCoupon", { cartId: cart.id, coupon });
  const [v2, v1] = (await reportedEvents()).map(({ updatedEvent }) =>
    Object.keys(updatedEvent.modifiedFields),
  );
  expect(v2).toEqual(["lineItems", "coupons"]);
  expect(v1).toEqual(["appliedDiscounts"]);
});

test("a rejected cart change emits no event", async () => {
  const { cart, guest, reportedEvents } = await openShop();
  await guest.fails("ecom.cartV2.addCoupon", { cartId: cart.id, coupon: { code: "NONE" } });
  expect(await reportedEvents()).toEqual([]);
});
