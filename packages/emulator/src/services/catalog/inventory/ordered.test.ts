// Orders reduce the stock in inventory items, and cancellations can restore it.
import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import {
  eventsOf,
  price,
  productInput,
  WEBHOOK_OPTIONS,
} from "../../../testing/catalog-fixtures.js";
import {
  ADDRESS,
  type Caller,
  type Json,
  merchant,
  pay,
  STORES,
  shop,
} from "../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal", ...WEBHOOK_OPTIONS }));
  owner = merchant(emulator);
});

/**
 * Creates a product that has one variant with the given inventory item. Returns its catalog
 * reference, and a function that reads the inventory item.
 */
async function createProductWith(inventoryItem: object) {
  const { product, inventoryResults } = await owner.call(
    "stores.productsV3.createProductWithInventory",
    {
      product: productInput("Lamp", {
        variantsInfo: { variants: [{ ...price("20"), inventoryItem }] },
      }),
      returnEntity: true,
    },
  );
  const options = { variantId: product.variantsInfo.variants[0].id };
  const catalogReference = { catalogItemId: product.id, appId: STORES, options };
  const inventoryItemId = inventoryResults.results[0].item.id;
  const readItem = async (): Promise<Json> => {
    const request = { inventoryItemId };
    return (await owner.call("stores.inventoryItemsV3.getInventoryItem", request)).inventoryItem;
  };
  return { catalogReference, readItem };
}

async function placeOrder(catalogReference: object, quantity: number): Promise<string> {
  const { cart } = await guest.call("ecom.cartV2.createCart", {
    catalogItems: [{ catalogReference, quantity }],
    cart: { deliveryInfo: { address: ADDRESS } },
  });
  const deliveryMethod = { code: "standard" };
  await guest.call("ecom.cartV2.setDeliveryMethod", { cartId: cart.id, deliveryMethod });
  const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
  // Payment approves the order, and the approval reduces the stock.
  await pay(emulator, orderId);
  return orderId;
}

const sentReasons = async () => {
  const type = "wix.stores.catalog.v3.inventory_item_updated_with_reason";
  return (await eventsOf(emulator, type)).map(
    (event) => /"reason":"([A-Z_]+)"/.exec(JSON.stringify(event))?.[1],
  );
};

test("an order reduces the stock, and a cancellation with restocking restores it", async () => {
  const { catalogReference, readItem } = await createProductWith({ quantity: 2 });
  const id = await placeOrder(catalogReference, 2);
  expect(await readItem()).toMatchObject({ quantity: 0, availabilityStatus: "OUT_OF_STOCK" });
  const more = { catalogItems: [{ catalogReference, quantity: 1 }] };
  expect((await guest.fails("ecom.cartV2.createCart", more)).code).toBe("INSUFFICIENT_INVENTORY");
  await owner.call("ecom.orders.cancelOrder", { id, restockAllItems: true });
  expect(await readItem()).toMatchObject({ quantity: 2, availabilityStatus: "IN_STOCK" });
  expect(await sentReasons()).toEqual(["ORDER", "REVERT_INVENTORY_CHANGE"]);
  const type = "wix.stores.catalog.v3.inventory_item_stock_status_updated";
  expect(await eventsOf(emulator, type)).toHaveLength(2);
});

test("preorders increase a separate counter, up to the preorder limit", async () => {
  const preorderInfo = { enabled: true, limit: 3 };
  const { catalogReference, readItem } = await createProductWith({ quantity: 1, preorderInfo });
  await placeOrder(catalogReference, 3);
  expect(await readItem()).toMatchObject({
    quantity: 0,
    availabilityStatus: "PREORDER",
    preorderInfo: { counter: 2, quantity: 1 },
  });
  const { cart } = await guest.call("ecom.cartV2.createCart", {
    catalogItems: [{ catalogReference, quantity: 5 }],
  });
  expect(cart.lineItems[0].quantityInfo).toMatchObject({ confirmedQuantity: 1 });
});

test("items with negative stock cannot be added to a cart", async () => {
  const { catalogReference, readItem } = await createProductWith({ quantity: 1 });
  const { id } = await readItem();
  await owner.call("stores.inventoryItemsV3.bulkDecrementInventoryItems", {
    decrementData: [{ inventoryItemId: id, decrementBy: 3 }],
    restrictInventory: false,
  });
  expect(await readItem()).toMatchObject({ quantity: -2, availabilityStatus: "OUT_OF_STOCK" });
  const more = { catalogItems: [{ catalogReference, quantity: 1 }] };
  expect((await guest.fails("ecom.cartV2.createCart", more)).code).toBe("INSUFFICIENT_INVENTORY");
});
