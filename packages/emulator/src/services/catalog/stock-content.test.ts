// Tests changes to stock quantities, their limits and their events.
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { eventsOf, ropeInput, WEBHOOK_OPTIONS } from "../../testing/catalog-fixtures.js";
import { type Caller, type Json, merchant, shop } from "../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
let product: Json;
let items: Json[];
beforeEach(async () => {
  ({ emulator } = await shop({ seed: "minimal", ...WEBHOOK_OPTIONS }));
  owner = merchant(emulator);
  const stock = [{ quantity: 5 }, { inStock: true }];
  const response = await owner.call("stores.productsV3.createProductWithInventory", {
    product: ropeInput({}, stock),
    returnEntity: true,
  });
  product = response.product;
  items = response.inventoryResults.results.map(({ item }: Json) => item);
});

const unknownId = "00000000-0000-4000-8000-00000000dead";
const increment = async (by: number, index = 0) => {
  const { results } = await owner.call("stores.inventoryItemsV3.bulkIncrementInventoryItems", {
    incrementData: [{ inventoryItemId: items[index].id, incrementBy: by }],
    returnEntity: true,
  });
  const [{ item, itemMetadata }] = results;
  return item?.quantity ?? itemMetadata.error.code;
};
const decrement = async (by: number, restrictInventory?: boolean, index = 0) => {
  const { results } = await owner.call("stores.inventoryItemsV3.bulkDecrementInventoryItems", {
    decrementData: [{ inventoryItemId: items[index].id, decrementBy: by }],
    returnEntity: true,
    ...(restrictInventory === undefined ? {} : { restrictInventory }),
  });
  const [{ item, itemMetadata }] = results;
  return item?.quantity ?? itemMetadata.error.code;
};
const storedQuantity = () =>
  emulator.state.catalog.products.get(product.id)?.variants[0]?.stock.quantity;

test("a decrement succeeds if there is enough stock, and is otherwise rejected by default", async () => {
  expect(await decrement(3, true)).toBe(2);
  expect(await decrement(3, true)).toBe("INSUFFICIENT_INVENTORY");
  expect(await decrement(3)).toBe("INSUFFICIENT_INVENTORY");
  expect(await decrement(2, true)).toBe(0);
  expect(await increment(4)).toBe(4);
});

test("stock can be negative if the request allows it, within lower and upper limits", async () => {
  expect(await decrement(7, false)).toBe(-2);
  const { product: storedProduct } = await owner.call("stores.productsV3.getProduct", {
    productId: product.id,
  });
  expect(storedProduct.variantsInfo.variants[0].inventoryStatus.inStock).toBe(false);
  expect(await decrement(99_999, false)).toBe("MIN_QUANTITY_LIMIT_REACHED");
  expect(await increment(99_999)).toBe(99_997);
  expect(await increment(3)).toBe("MAX_QUANTITY_LIMIT_REACHED");
});

test("untracked stock cannot be incremented or decremented", async () => {
  expect(await decrement(1, true, 1)).toBe("INVENTORY_QUANTITY_NOT_TRACKED");
  expect(await increment(1, 1)).toBe("INVENTORY_QUANTITY_NOT_TRACKED");
});

test("bulk stock changes by variant and location return a result for each item", async () => {
  const [{ variantId }, other] = items;
  const locationId = emulator.state.site.id;
  const call = "stores.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation";
  const { results, bulkActionMetadata } = await owner.call(call, {
    decrementData: [
      { variantId, decrementBy: 1 },
      { variantId, decrementBy: 99 },
      { variantId, locationId, decrementBy: 2 },
      { variantId, locationId: unknownId, decrementBy: 2 },
      { variantId: unknownId, decrementBy: 1 },
      { variantId: other.variantId, decrementBy: 1 },
    ],
    restrictInventory: true,
    returnEntity: true,
  });
  expect(
    results.map(({ item, itemMetadata }: Json) => item?.quantity ?? itemMetadata.error.code),
  ).toEqual([
    4,
    "INSUFFICIENT_INVENTORY",
    2,
    "NOT_FOUND",
    "NOT_FOUND",
    "INVENTORY_QUANTITY_NOT_TRACKED",
  ]);
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 4 });
  await owner.call("stores.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation", {
    incrementData: [{ variantId, incrementBy: 3 }],
  });
  expect(storedQuantity()).toBe(5);
});

test("concurrent decrements cannot exceed the stock if the request restricts them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 }), async (steps) => {
      const [{ id }] = items;
      const { inventoryItem } = await owner.call("stores.inventoryItemsV3.getInventoryItem", {
        inventoryItemId: id,
      });
      const change = { id, revision: inventoryItem.revision, quantity: 12 };
      await owner.call("stores.inventoryItemsV3.updateInventoryItem", { inventoryItem: change });
      const responses = await Promise.all(steps.map((by) => decrement(by, true)));
      const accepted = steps.filter((_, index) => typeof responses[index] === "number");
      const remaining = 12 - accepted.reduce((sum, by) => sum + by, 0);
      expect(storedQuantity()).toBe(remaining);
      expect(remaining).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 20 },
  );
});

const filter = () => ({ productId: product.id });
const changeAll = async (name: string, request: object) => {
  await owner.call(`stores.inventoryItemsV3.${name}`, { filter: filter(), ...request });
  const { inventoryItems } = await owner.call("stores.inventoryItemsV3.queryInventoryItems", {
    query: { filter: filter() },
  });
  return inventoryItems.map(({ quantity, inStock }: Json) => quantity ?? inStock);
};

test.each([
  ["bulkUpdateInventoryItemsByFilter", { inventoryItem: { quantity: 3 } }, [3, 3]],
  ["bulkDeleteInventoryItemsByFilter", {}, []],
  ["bulkAdjustInventoryItemsByFilter", { adjustment: { incrementBy: 3 } }, [8, true]],
  ["bulkAdjustInventoryItemsByFilter", { adjustment: { decrementBy: 9 } }, [0, true]],
  [
    "bulkAdjustInventoryItemsByFilter",
    { trackQuantity: true, adjustment: { incrementBy: 2 } },
    [7, 2],
  ],
  [
    "bulkSetOrAdjustInventoryItemsByFilter",
    { adjustedInventoryAction: { incrementBy: 1 } },
    [6, true],
  ],
] as const)(
  "the operation %s with %j changes the stock of the matching items to %j",
  async (name, request, expected) => {
    expect(await changeAll(name, request)).toEqual(expected);
  },
);

test("inventory events contain the change, its reason, and whether the stock ran out", async () => {
  await owner.call("stores.inventoryItemsV3.bulkDecrementInventoryItems", {
    decrementData: [{ inventoryItemId: items[0].id, decrementBy: 5 }],
    reason: "MANUAL",
  });
  await owner.call("stores.inventoryItemsV3.deleteInventoryItem", { inventoryItemId: items[0].id });
  const inventoryEvents = (name: string) =>
    eventsOf(emulator, `wix.stores.catalog.v3.inventory_item_${name}`);
  expect(await inventoryEvents("created")).toHaveLength(2);
  const [updated] = await inventoryEvents("updated");
  expect(JSON.stringify(updated)).toContain('"quantity":0');
  const [reason] = await inventoryEvents("updated_with_reason");
  expect(JSON.stringify(reason)).toContain('"reason":"MANUAL"');
  const [status] = await inventoryEvents("stock_status_updated");
  expect(JSON.stringify(status)).toContain('"inStock":false');
  expect(await inventoryEvents("deleted")).toHaveLength(1);
});
