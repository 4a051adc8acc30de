import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../../emulator.js";
import { createProduct, productInput, ropeInput } from "../../../../testing/catalog-fixtures.js";
import {
  ADDRESS,
  type Caller,
  type Json,
  merchant,
  pay,
  STORES,
  shop,
} from "../../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

describe("the stock of a new product", () => {
  test("is empty by default, so the product is out of stock", async () => {
    const product = await createProduct(owner, productInput("No stock"));
    expect(product.inventory.availabilityStatus).toBe("OUT_OF_STOCK");
    const { count } = await guest.call("stores.inventoryItemsV3.countInventoryItems", {
      filter: { productId: product.id },
    });
    expect(count).toBe(0);
  });

  test("is set by createProductWithInventory and reduced by an order", async () => {
    const request = {
      product: ropeInput({}, [{ quantity: 3 }, { inStock: true }]),
      returnEntity: true,
    };
    const { product, inventoryResults } = await owner.call(
      "stores.productsV3.createProductWithInventory",
      request,
    );
    expect(product.inventory.availabilityStatus).toBe("IN_STOCK");
    expect(inventoryResults.bulkActionMetadata.totalSuccesses).toBe(2);
    expect(inventoryResults.results[0].item).toMatchObject({ quantity: 3, trackQuantity: true });
    const [short] = product.variantsInfo.variants;
    const catalogReference = {
      catalogItemId: product.id,
      appId: STORES,
      options: { variantId: short.id },
    };
    const { cart } = await guest.call("ecom.cartV2.createCart", {
      catalogItems: [{ catalogReference, quantity: 2 }],
      cart: { deliveryInfo: { address: ADDRESS } },
    });
    expect(cart.lineItems[0]).toMatchObject({ quantityInfo: { availableQuantity: 3 } });
    const deliveryMethod = { code: "standard" };
    await guest.call("ecom.cartV2.setDeliveryMethod", { cartId: cart.id, deliveryMethod });
    const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
    // Payment approves the order, and the approval reduces the stock.
    await pay(emulator, orderId);
    const { inventoryItems } = await guest.call("stores.inventoryItemsV3.queryInventoryItems", {
      query: { filter: { variantId: short.id } },
    });
    expect(inventoryItems).toMatchObject([{ quantity: 1, revision: "2" }]);
  });

  test("can be rejected while the bulk request still creates the product", async () => {
    const { productResults, inventoryResults } = await owner.call(
      "stores.productsV3.bulkCreateProductsWithInventory",
      {
        products: [
          ropeInput({}, [{ quantity: 1 }, { quantity: -4 }]),
          productInput("Wrong", { brand: { id: "00000000-0000-4000-8000-00000000dead" } }),
        ],
        returnEntity: true,
      },
    );
    expect(productResults.bulkActionMetadata).toMatchObject({
      totalSuccesses: 1,
      totalFailures: 1,
    });
    expect(inventoryResults.results.map(({ itemMetadata }: Json) => itemMetadata.success)).toEqual([
      true,
      false,
    ]);
    expect(productResults.results[0].item.inventory.availabilityStatus).toBe(
      "PARTIALLY_OUT_OF_STOCK",
    );
  });
});
