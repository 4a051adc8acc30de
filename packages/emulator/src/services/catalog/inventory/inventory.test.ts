// Inventory items are writable views of the variants' stock.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import {
  choiceOf,
  createProduct,
  productInput,
  ropeInput,
} from "../../../testing/catalog-fixtures.js";
import { type Caller, type Json, merchant, shop } from "../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;
let owner: Caller;
let product: Json;
let variantIds: string[];
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
  product = await createProduct(owner, ropeInput());
  variantIds = product.variantsInfo.variants.map(({ id }: Json) => id);
});

const unknownId = "00000000-0000-4000-8000-00000000dead";
const itemInput = (index = 0, more: object = {}) => ({
  productId: product.id,
  variantId: variantIds[index],
  ...more,
});
const create = async (index: number, more: object): Promise<Json> =>
  (
    await owner.call("stores.inventoryItemsV3.createInventoryItem", {
      inventoryItem: itemInput(index, more),
    })
  ).inventoryItem;
const update = async (inventoryItem: Json, more: object = {}): Promise<Json> =>
  (await owner.call("stores.inventoryItemsV3.updateInventoryItem", { inventoryItem, ...more }))
    .inventoryItem;
const readStatus = async () => {
  const { product: visibleProduct } = await guest.call("stores.productsV3.getProduct", {
    productId: product.id,
  });
  return visibleProduct.inventory.availabilityStatus;
};

describe("an inventory item", () => {
  test("can be created once per variant, read, updated and deleted", async () => {
    const item = await create(0, { quantity: 4 });
    expect(item).toMatchObject({
      revision: "1",
      quantity: 4,
      trackQuantity: true,
      availabilityStatus: "IN_STOCK",
      locationId: emulator.state.site.id,
      product: { name: "Rope", variantName: "Short", variantSku: "ROPE-Short" },
    });
    expect(await readStatus()).toBe("PARTIALLY_OUT_OF_STOCK");
    const { inventoryItem } = await guest.call("stores.inventoryItemsV3.getInventoryItem", {
      inventoryItemId: item.id,
    });
    expect(inventoryItem).toEqual(item);
    const duplicate = { inventoryItem: itemInput(0, { quantity: 1 }) };
    expect(
      await owner.fails("stores.inventoryItemsV3.createInventoryItem", duplicate),
    ).toMatchObject({
      status: 409,
      code: "ITEM_ALREADY_EXISTS",
    });
    const next = await update({ id: item.id, revision: "1", quantity: 9 });
    expect(next).toMatchObject({ revision: "2", quantity: 9 });
    await owner.call("stores.inventoryItemsV3.deleteInventoryItem", { inventoryItemId: item.id });
    expect(await readStatus()).toBe("OUT_OF_STOCK");
    const request = { inventoryItemId: item.id };
    expect(await guest.fails("stores.inventoryItemsV3.getInventoryItem", request)).toMatchObject({
      status: 404,
    });
    expect((await create(0, { inStock: true })).revision).toBe("1");
  });

  test("requires an existing variant, product and location", async () => {
    const wrong = [
      itemInput(0, { variantId: unknownId }),
      itemInput(0, { productId: unknownId }),
      itemInput(0, { locationId: unknownId }),
    ];
    for (const inventoryItem of wrong) {
      const request = { inventoryItem: { ...inventoryItem, quantity: 1 } };
      expect(
        await owner.fails("stores.inventoryItemsV3.createInventoryItem", request),
      ).toMatchObject({ status: 404, code: "NOT_FOUND" });
    }
    const created = await create(0, { quantity: 1, locationId: emulator.state.site.id });
    expect(created.quantity).toBe(1);
  });

  test("has either a quantity or an in-stock flag, but never both", async () => {
    const { id } = await create(0, { quantity: 4 });
    const untracked = await update({ id, revision: "1", inStock: false });
    expect(untracked).toMatchObject({ trackQuantity: false, inStock: false });
    expect(untracked).not.toHaveProperty("quantity");
    const tracked = await update({ id, revision: "2", quantity: 0 });
    expect(tracked).toMatchObject({ quantity: 0, availabilityStatus: "OUT_OF_STOCK" });
    expect(tracked).not.toHaveProperty("inStock");
  });

  test("rejects a visitor's update, a wrong revision and a negative quantity", async () => {
    const { id } = await create(0, { quantity: 4 });
    const call = "stores.inventoryItemsV3.updateInventoryItem";
    const stale = { inventoryItem: { id, revision: "7", quantity: 1 } };
    expect(await owner.fails(call, stale)).toMatchObject({ status: 409, code: "INVALID_REVISION" });
    const invalid = { inventoryItem: { id, revision: "1", quantity: -1 } };
    expect((await owner.fails(call, invalid)).code).toBe(
      "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING",
    );
    expect((await guest.fails(call, invalid)).status).toBe(403);
  });

  test.each([
    ["REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE", { quantity: -1 }],
    [
      "PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY",
      { inStock: true, preorderInfo: { enabled: true, limit: 3 } },
    ],
  ])("is rejected if it violates the rule %s", async (ruleName, content) => {
    const request = { inventoryItem: itemInput(0, content) };
    const { status, body } = await owner.send(
      "stores.inventoryItemsV3.createInventoryItem",
      request,
    );
    expect([status, body.details.validationError.fieldViolations]).toMatchObject([
      400,
      [{ violatedRule: "OTHER", ruleName }],
    ]);
  });

  test("cannot have a preorder limit below the quantity that is already preordered", async () => {
    const preorderInfo = { enabled: true, message: "In May", limit: 3 };
    const item = await create(0, { quantity: 0, preorderInfo });
    expect(item).toMatchObject({
      availabilityStatus: "PREORDER",
      preorderInfo: { ...preorderInfo, quantity: 3 },
    });
    await owner.call("stores.inventoryItemsV3.bulkDecrementInventoryItems", {
      decrementData: [{ inventoryItemId: item.id, decrementBy: 2, preorderRequest: true }],
    });
    const rejection = await owner.fails("stores.inventoryItemsV3.updateInventoryItem", {
      inventoryItem: { id: item.id, revision: "2", preorderInfo: { enabled: true, limit: 1 } },
    });
    expect(rejection.code).toBe("PRE_ORDER_VALIDATION");
    const { inventoryResults } = await owner.call("stores.productsV3.updateProductWithInventory", {
      product: {
        id: product.id,
        revision: product.revision,
        options: product.options,
        variantsInfo: {
          variants: product.variantsInfo.variants.map((variant: Json, index: number) => ({
            id: variant.id,
            price: variant.price,
            choices: [choiceOf("Length", index === 0 ? "Short" : "Long")],
            ...(index === 0
              ? { inventoryItem: { preorderInfo: { enabled: true, limit: 1 } } }
              : {}),
          })),
        },
      },
    });
    expect(inventoryResults.results[0].itemMetadata.error.code).toBe("PREORDER_VALIDATION_ERROR");
    const { inventoryItem } = await guest.call("stores.inventoryItemsV3.getInventoryItem", {
      inventoryItemId: item.id,
    });
    expect(inventoryItem).toMatchObject({
      quantity: 0,
      preorderInfo: { limit: 3, counter: 2, quantity: 1 },
    });
  });
});

describe("several inventory items", () => {
  test("can be created, updated, upserted and deleted with a result for each item", async () => {
    const created = await owner.call("stores.inventoryItemsV3.bulkCreateInventoryItems", {
      inventoryItems: [itemInput(0, { quantity: 1 }), itemInput(0, { quantity: 2 })],
      returnEntity: true,
    });
    expect(created.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    const [{ item }] = created.results;
    const updated = await owner.call("stores.inventoryItemsV3.bulkUpdateInventoryItems", {
      inventoryItems: [
        { inventoryItem: { id: item.id, revision: "1", quantity: 5 } },
        { inventoryItem: { id: unknownId, revision: "1", quantity: 5 } },
      ],
      returnEntity: true,
    });
    expect(updated.results[0].item.quantity).toBe(5);
    expect(updated.results[1].itemMetadata.error.code).toBe("INVENTORY_ITEM_NOT_FOUND");
    const upserted = await owner.call("stores.inventoryItemsV3.bulkUpsertInventoryItems", {
      inventoryItems: [
        { inventoryItem: itemInput(0, { quantity: 6 }) },
        { inventoryItem: itemInput(1, { quantity: 7 }) },
      ],
      returnEntity: true,
    });
    expect(upserted.results.map(({ item: upsertedItem }: Json) => upsertedItem.quantity)).toEqual([
      6, 7,
    ]);
    const ids = upserted.results.map(({ item: upsertedItem }: Json) => upsertedItem.id);
    const deletion = await owner.call("stores.inventoryItemsV3.bulkDeleteInventoryItems", {
      inventoryItemIds: [...ids, unknownId],
    });
    expect(deletion.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
  });

  test("can be filtered, searched and counted, but aggregated only with a field path", async () => {
    await create(0, { quantity: 4 });
    await create(1, { inStock: false });
    const filter = { productId: product.id };
    const { inventoryItems } = await guest.call("stores.inventoryItemsV3.searchInventoryItems", {
      search: { filter, sort: [{ fieldName: "quantity" }] },
    });
    expect(inventoryItems.map(({ quantity }: Json) => quantity)).toEqual([4, undefined]);
    const response = await guest.call("stores.inventoryItemsV3.searchInventoryItems", {
      search: { search: { expression: "long" }, filter },
    });
    expect(response.inventoryItems.map(({ variantId }: Json) => variantId)).toEqual([
      variantIds[1],
    ]);
    const { count } = await guest.call("stores.inventoryItemsV3.countInventoryItems", {
      filter: { ...filter, availabilityStatus: "OUT_OF_STOCK" },
    });
    expect(count).toBe(1);
    const search = { aggregations: [{ type: "VALUE" }] };
    const rejection = await guest.fails("stores.inventoryItemsV3.searchInventoryItems", { search });
    expect(rejection.fields).toEqual(["search.aggregations[0].fieldPath REQUIRED_FIELD"]);
  });

  test("can be created for all variants that match a filter and have no inventory item yet", async () => {
    await create(0, { quantity: 4 });
    const { jobId } = await owner.call(
      "stores.inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter",
      {
        filter: { "productData.productId": product.id },
        locationId: emulator.state.site.id,
        inventoryCreationData: { quantity: 9 },
      },
    );
    expect(jobId).toBeDefined();
    expect(await readQuantities()).toEqual([4, 9]);
  });
});

const readQuantities = async (): Promise<number[]> => {
  const { inventoryItems } = await guest.call("stores.inventoryItemsV3.queryInventoryItems", {
    query: { filter: { productId: product.id } },
  });
  return inventoryItems.map(({ quantity }: Json) => quantity);
};

test("visitors cannot read the inventory items of hidden products", async () => {
  const hidden = await createProduct(owner, productInput("Hidden", { visible: false }));
  const [{ id }] = hidden.variantsInfo.variants;
  const { inventoryItem } = await owner.call("stores.inventoryItemsV3.createInventoryItem", {
    inventoryItem: { productId: hidden.id, variantId: id, quantity: 1 },
  });
  const request = { inventoryItemId: inventoryItem.id };
  expect((await guest.fails("stores.inventoryItemsV3.getInventoryItem", request)).status).toBe(404);
});
