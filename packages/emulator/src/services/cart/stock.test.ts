// Tests that line items with the same variant but different custom text share the variant's stock.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ADDRESS,
  type Caller,
  type Json,
  merchant,
  pay,
  reference,
  shop,
} from "../../testing/test-client.js";

const SHIRT = "linen-camp-shirt";

/** Returns a copy of an item with a monogram. Each monogram gets a separate line item. */
function withMonogram(item: Json, text: string | undefined): Json {
  const customTextFields = text === undefined ? {} : { Monogram: text };
  return { ...item, options: { ...item.options, customTextFields } };
}

async function shopWithStock(stock: number) {
  const { emulator, guest } = await shop();
  const item = reference(emulator, SHIRT, 1);
  const { variantId } = item.options;
  emulator.controls.catalog.setStock(variantId, stock);
  const stockLeft = () =>
    [...emulator.state.catalog.products.values()]
      .flatMap(({ variants }) => variants)
      .find(({ id }) => id === variantId)?.stock;
  return { emulator, guest, item, variantId, stockLeft };
}

async function placeOrder(guest: Caller, cartId: string): Promise<Json> {
  await guest.call("ecom.cartV2.updateCart", {
    cart: { id: cartId, deliveryInfo: { address: ADDRESS } },
  });
  const deliveryMethod = { code: "standard" };
  await guest.send("ecom.cartV2.setDeliveryMethod", { cartId, deliveryMethod });
  const response = await guest.send("ecom.cartV2.placeOrder", { cartId });
  // The payment approves the order, which reduces the stock.
  if (response.status === 200) await pay(guest.emulator, response.body.orderId);
  return response;
}

test("Cart V2 confirms only the quantity that previous line items leave in stock", async () => {
  const { guest, item, stockLeft, emulator } = await shopWithStock(5);
  const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [
      { catalogReference: withMonogram(item, "A"), quantity: 3 },
      { catalogReference: withMonogram(item, "B"), quantity: 3 },
    ],
  });
  expect(cart.lineItems.map((line: Json) => line.quantityInfo)).toMatchObject([
    { requestedQuantity: 3, confirmedQuantity: 3, availableQuantity: 5 },
    { requestedQuantity: 3, confirmedQuantity: 2, availableQuantity: 2 },
  ]);
  expect(cart.lineItems.map((line: Json) => line.status)).toEqual([
    "IN_STOCK",
    "PARTIALLY_IN_STOCK",
  ]);
  const rejected = await guest.fails("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference: withMonogram(item, "C"), quantity: 1 }],
  });
  expect(rejected.code).toBe("INSUFFICIENT_INVENTORY");
  const { body } = await placeOrder(guest, cart.id);
  expect(stockLeft()).toEqual({ quantity: 0, inStock: false, preorder: false });
  await merchant(emulator).call("ecom.orders.cancelOrder", {
    id: body.orderId,
    restockAllItems: true,
  });
  expect(stockLeft()).toMatchObject({ quantity: 5, inStock: true });
});

test("an order cannot be placed if a line item is out of stock", async () => {
  const { guest, item, emulator, variantId, stockLeft } = await shopWithStock(4);
  const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: ["A", "B"].map((text) => ({
      catalogReference: withMonogram(item, text),
      quantity: 2,
    })),
  });
  emulator.controls.catalog.setStock(variantId, 2);
  const { status, body } = await placeOrder(guest, cart.id);
  expect([status, body.details.applicationError]).toMatchObject([
    428,
    {
      code: "LINE_ITEMS_OUT_OF_STOCK",
      data: { lineItemsOutOfStockData: { lineItemIds: [cart.lineItems[1].id] } },
    },
  ]);
  expect(stockLeft()?.quantity).toBe(2);
});

test("V1 carts and checkouts cap quantities at the stock that other line items leave", async () => {
  const { guest, item } = await shopWithStock(5);
  const add = (text: string, quantity: number) =>
    guest.call("ecom.currentCart.addToCurrentCart", {
      lineItems: [{ catalogReference: withMonogram(item, text), quantity }],
    });
  const quantities = ({ lineItems }: Json) => lineItems.map((line: Json) => line.quantity);
  await add("A", 3);
  const { cart } = await add("B", 9);
  expect(quantities(cart)).toEqual([3, 2]);
  expect(quantities((await add("C", 1)).cart)).toEqual([3, 2]);
  const [firstLine] = cart.lineItems;
  const changed = await guest.call("ecom.currentCart.updateCurrentCartLineItemQuantity", {
    lineItems: [{ id: firstLine.id, quantity: 9 }],
  });
  expect(quantities(changed.cart)).toEqual([3, 2]);
  const { checkout } = await guest.call("ecom.checkout.createCheckout", {
    channelType: "WEB",
    lineItems: ["A", "B"].map((text) => ({
      catalogReference: withMonogram(item, text),
      quantity: 4,
    })),
  });
  expect(quantities(checkout)).toEqual([4, 1]);
});

test("carts and orders never sell more units than are in stock", async () => {
  const { emulator, guest, item, variantId, stockLeft } = await shopWithStock(0);
  const start = emulator.snapshot();
  const line = fc.record({
    text: fc.constantFrom(undefined, "A", "B", "C"),
    quantity: fc.integer({ min: 1, max: 12 }),
    version: fc.constantFrom(1, 2),
  });
  await fc.assert(
    fc.asyncProperty(fc.nat(12), fc.array(line, { maxLength: 6 }), async (stock, lines) => {
      emulator.restore(start);
      emulator.controls.catalog.setStock(variantId, stock);
      for (const { text, quantity, version } of lines) {
        const items = [{ catalogReference: withMonogram(item, text), quantity }];
        if (version === 1) {
          await guest.call("ecom.currentCart.addToCurrentCart", { lineItems: items });
        } else {
          await guest.send("ecom.currentCartV2.addLineItemsToCurrentCart", {
            catalogItems: items,
          });
        }
      }
      const { status, body } = await guest.send("ecom.currentCartV2.getCurrentCart");
      const allLines = status === 200 ? body.cart.lineItems : [];
      const soldLines = allLines.filter((candidate: Json) => candidate.status !== "OUT_OF_STOCK");
      const confirmed = soldLines.reduce(
        (sum: number, { quantityInfo }: Json) => sum + quantityInfo.confirmedQuantity,
        0,
      );
      expect(confirmed).toBeLessThanOrEqual(stock);
      if (status !== 200) return;
      const response = await placeOrder(guest, body.cart.id);
      expect(stockLeft()?.quantity).toBe(response.status === 200 ? stock - confirmed : stock);
    }),
    { numRuns: 60 },
  );
});
