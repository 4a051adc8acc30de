import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { reference, shop } from "../../testing/test-client.js";

test("the event for an ordered cart contains the stock status from before the order", async () => {
  const { emulator, guest } = await shop({
    webhooks: { url: "http://localhost:9/hook", events: ["wix.ecom.v2.cart_updated"] },
    fetch: async () => new Response(null, { status: 204 }),
  });
  const catalogReference = reference(emulator, "gift-card");
  emulator.controls.catalog.setStock(catalogReference.options.variantId, 2);
  const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference, quantity: 2 }],
  });
  await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
  await emulator.settled();
  const { data } = decodeJwt(emulator.webhooks.at(-1)?.jwt ?? "");
  const { updatedEvent } = JSON.parse(JSON.parse(String(data)).data);
  const [line] = updatedEvent.currentEntity.lineItems;
  expect(line).toMatchObject({ status: "IN_STOCK", quantityInfo: { confirmedQuantity: 2 } });
});
