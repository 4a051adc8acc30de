import { expect, test } from "vitest";
import { sentEvents, webhookOptions } from "../../testing/sent-events.js";
import { type Json, reference, shop } from "../../testing/test-client.js";

/** Creates a shop with a cart. Returns functions that create a checkout and list its events. */
async function openShop() {
  const { emulator, guest } = await shop({ seed: "minimal", ...webhookOptions() });
  const catalogReference = reference(emulator, "gift-card");
  const { cart } = await guest.call("ecom.currentCart.addToCurrentCart", {
    lineItems: [{ catalogReference, quantity: 1 }],
  });
  const createCheckout = () =>
    guest.call("ecom.cart.createCheckout", { id: cart.id, channelType: "WEB" }) as Promise<Json>;
  const readEvents = async (): Promise<Json[]> =>
    (await sentEvents(emulator))
      .map(({ content }) => content)
      .filter(({ entityFqdn }) => entityFqdn === "wix.ecom.v1.checkout");
  const readSlugs = async () => (await readEvents()).map(({ slug }) => slug);
  return {
    cart,
    catalogReference,
    emulator,
    guest,
    createCheckout,
    readSlugs,
    readEvents,
  };
}

test("a checkout emits events for its creation, changes and completion", async () => {
  const { guest, catalogReference, createCheckout, readSlugs, readEvents } = await openShop();
  expect(await readSlugs()).toEqual([]);
  const { checkoutId: id } = await createCheckout();
  await guest.call("ecom.checkout.addToCheckout", {
    id,
    lineItems: [{ catalogReference, quantity: 2 }],
  });
  await guest.call("ecom.checkout.markCheckoutAsCompleted", { id });
  expect(await readSlugs()).toEqual(["created", "updated", "updated", "completed"]);
  const [created, updated, , completed] = await readEvents();
  expect(created).toMatchObject({ entityId: id, createdEvent: { entity: { completed: false } } });
  expect(updated.updatedEvent.modifiedFields.lineItems).toMatchObject([{ quantity: 1 }]);
  expect(completed.actionEvent.body.checkout).toMatchObject({ id, completed: true });
});

test("reopening a checkout emits an update event, and placing its order also emits a completion event", async () => {
  const { guest, createCheckout, readSlugs } = await openShop();
  const { checkoutId } = await createCheckout();
  await createCheckout();
  await guest.call("ecom.checkout.getCheckoutUrl", { id: checkoutId });
  expect(await readSlugs()).toEqual(["created", "updated"]);
  await guest.call("ecom.cartV2.placeOrder", { cartId: checkoutId });
  expect((await readSlugs()).slice(2)).toEqual(["updated", "completed"]);
});

test("deleting a cart emits a deletion event for its checkout", async () => {
  const { guest, createCheckout, readSlugs } = await openShop();
  await createCheckout();
  await guest.call("ecom.currentCartV2.deleteCurrentCart");
  expect(await readSlugs()).toEqual(["created", "deleted"]);
});

test("getCheckoutUrl creates a checkout only once and emits no cart event", async () => {
  const { emulator, guest, readSlugs } = await openShop();
  const { length } = emulator.webhooks;
  const { cart } = await guest.call("ecom.currentCartV2.getCurrentCart");
  const getUrl = () => guest.call("ecom.cartV2.getCheckoutUrl", { cartId: cart.id });
  await getUrl();
  await getUrl();
  expect(await readSlugs()).toEqual(["created"]);
  expect(emulator.webhooks.length).toBe(length + 1);
});

test("cart calculations emit an event, but cart estimates do not", async () => {
  const { emulator, guest } = await openShop();
  const { length } = emulator.webhooks;
  await guest.call("ecom.currentCartV2.estimateCurrentCart");
  const { summary } = await guest.call("ecom.currentCartV2.calculateCurrentCart");
  const events = await sentEvents(emulator, length);
  expect(events.map(({ type, content }) => [type, content.actionEvent.body])).toEqual([
    ["cart_calculated", summary],
  ]);
});
