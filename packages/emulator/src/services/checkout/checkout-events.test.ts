import { expect, test } from "vitest";
import { listening, sentEvents } from "../../testing/sent-events.js";
import { type Answer, reference, shop } from "../../testing/test-client.js";

/** A shop with a cart, and what was told of its checkout. */
async function world() {
  const { emulator, guest } = await shop({ seed: "minimal", ...listening() });
  const catalogReference = reference(emulator, "gift-card");
  const { cart } = await guest.call("ecom.currentCart.addToCurrentCart", {
    lineItems: [{ catalogReference, quantity: 1 }],
  });
  const open = () =>
    guest.call("ecom.cart.createCheckout", { id: cart.id, channelType: "WEB" }) as Promise<Answer>;
  const told = async (): Promise<Answer[]> =>
    (await sentEvents(emulator))
      .map(({ content }) => content)
      .filter(({ entityFqdn }) => entityFqdn === "wix.ecom.v1.checkout");
  const slugs = async () => (await told()).map(({ slug }) => slug);
  return { cart, catalogReference, emulator, guest, open, slugs, told };
}

test("a checkout is told of from its opening on, once of each step", async () => {
  const { guest, catalogReference, open, slugs, told } = await world();
  expect(await slugs()).toEqual([]);
  const { checkoutId: id } = await open();
  await guest.call("ecom.checkout.addToCheckout", {
    id,
    lineItems: [{ catalogReference, quantity: 2 }],
  });
  await guest.call("ecom.checkout.markCheckoutAsCompleted", { id });
  expect(await slugs()).toEqual(["created", "updated", "updated", "completed"]);
  const [created, updated, , completed] = await told();
  expect(created).toMatchObject({ entityId: id, createdEvent: { entity: { completed: false } } });
  expect(updated.updatedEvent.modifiedFields.lineItems).toMatchObject([{ quantity: 1 }]);
  expect(completed.actionEvent.body.checkout).toMatchObject({ id, completed: true });
});

test("an order completes it, and one that is only looked at is told of once", async () => {
  const { guest, open, slugs } = await world();
  const { checkoutId } = await open();
  await open();
  await guest.call("ecom.checkout.getCheckoutUrl", { id: checkoutId });
  expect(await slugs()).toEqual(["created", "updated"]);
  await guest.call("ecom.cartV2.placeOrder", { cartId: checkoutId });
  expect((await slugs()).slice(2)).toEqual(["updated", "completed"]);
});

test("it goes with its cart", async () => {
  const { guest, open, slugs } = await world();
  await open();
  await guest.call("ecom.currentCartV2.deleteCurrentCart");
  expect(await slugs()).toEqual(["created", "deleted"]);
});

test("the page of a cart opens its checkout, without a change of the cart", async () => {
  const { emulator, guest, slugs } = await world();
  const { length } = emulator.webhooks;
  const { cart } = await guest.call("ecom.currentCartV2.getCurrentCart");
  const ask = () => guest.call("ecom.cartV2.getCheckoutUrl", { cartId: cart.id });
  await ask();
  await ask();
  expect(await slugs()).toEqual(["created"]);
  expect(emulator.webhooks.length).toBe(length + 1);
});

test("sums that were asked for are told, estimates are not", async () => {
  const { emulator, guest } = await world();
  const { length } = emulator.webhooks;
  await guest.call("ecom.currentCartV2.estimateCurrentCart");
  const { summary } = await guest.call("ecom.currentCartV2.calculateCurrentCart");
  const events = await sentEvents(emulator, length);
  expect(events.map(({ type, content }) => [type, content.actionEvent.body])).toEqual([
    ["cart_calculated", summary],
  ]);
});
