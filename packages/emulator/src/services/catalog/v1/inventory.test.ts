import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import { sentEvents, webhookOptions } from "../../../testing/sent-events.js";
import {
  type Caller,
  type Json,
  merchant,
  pay,
  STORES,
  shop,
} from "../../../testing/test-client.js";

const NO_VARIANT = "00000000-0000-0000-0000-000000000000";
let emulator: Emulator;
let guest: Caller;
let owner: Caller;
/** `tee` has managed variants and tracked stock, unlike `card`. */
let tee: Json;
let card: Json;
beforeEach(async () => {
  const site = { catalogVersion: "V1_CATALOG" } as const;
  ({ emulator, guest } = await shop({ seed: "minimal", site, ...webhookOptions() }));
  owner = merchant(emulator);
  const { products } = await guest.call("stores.products.queryProducts", { query: {} });
  tee = products.find(({ slug }: Json) => slug === "heavy-tee");
  card = products.find(({ slug }: Json) => slug === "gift-card");
  await save({ productId: tee.id, variants: [{ variantId: tee.variants[0].id, quantity: 5 }] });
});

const save = (inventoryItem: Json) =>
  owner.call("stores.inventory.updateInventoryVariants", { inventoryItem });
const readItem = async (product: Json, variantIds: string[] = []): Promise<Json> => {
  const request = { inventoryId: product.inventoryItemId, variantIds };
  return (await owner.call("stores.inventory.getInventoryVariants", request)).inventoryItem;
};
const readQuantity = async () => (await readItem(tee)).variants[0].quantity;

test("getInventoryVariants returns the stock of all or only the requested variants", async () => {
  const inventoryItem = await readItem(tee, [tee.variants[0].id]);
  expect(inventoryItem).toMatchObject({
    id: tee.inventoryItemId,
    productId: tee.id,
    trackQuantity: true,
    variants: [
      { variantId: tee.variants[0].id, inStock: true, quantity: 5, availableForPreorder: false },
    ],
    preorderInfo: { enabled: false },
  });
  const byId = await owner.call("stores.inventory.getInventoryVariants", {
    inventoryId: inventoryItem.id,
  });
  expect(byId.inventoryItem.variants).toHaveLength(tee.variants.length);
  expect(await readItem(card)).toMatchObject({
    trackQuantity: false,
    variants: [{ variantId: NO_VARIANT, inStock: true }],
  });
  const unknown = { inventoryId: NO_VARIANT };
  expect(await owner.fails("stores.inventory.getInventoryVariants", unknown)).toEqual({
    status: 404,
    code: "INVENTORY_ITEM_NOT_FOUND",
  });
});

test("the stock settings of an inventory item affect products and carts", async () => {
  const cartQuantities = async () => {
    const catalogReference = { catalogItemId: card.id, appId: STORES, options: {} };
    const lineItems = [{ catalogReference, quantity: 9 }];
    const { cart } = await guest.call("ecom.currentCart.addToCurrentCart", { lineItems });
    await guest.call("ecom.currentCart.deleteCurrentCart");
    return cart.lineItems.map((line: Json) => line.quantity);
  };
  const trackedVariants = [{ variantId: NO_VARIANT, quantity: 3 }];
  await save({ productId: card.id, trackQuantity: true, variants: trackedVariants });
  const { product } = await guest.call("stores.products.getProduct", { id: card.id });
  expect(product.stock).toEqual({
    trackInventory: true,
    quantity: 3,
    inStock: true,
    inventoryStatus: "IN_STOCK",
  });
  expect(await cartQuantities()).toEqual([3]);
  await save({ productId: card.id, trackQuantity: false });
  expect(await cartQuantities()).toEqual([9]);
  await save({ productId: card.id, variants: [{ inStock: false }] });
  expect(await cartQuantities()).toEqual([]);
  await save({ productId: card.id, trackQuantity: true });
  expect((await readItem(card)).variants).toMatchObject([{ inStock: false, quantity: 0 }]);
  await save({ productId: card.id, preorderInfo: { enabled: true, message: "In May", limit: 10 } });
  expect(await readItem(card)).toMatchObject({
    variants: [{ availableForPreorder: true }],
    preorderInfo: { enabled: true, message: "In May", limit: 10 },
  });
});

test("a request changes no stock if one of its stock changes is rejected", async () => {
  const [firstItem, secondItem] = tee.variants.map(({ id }: Json) => ({
    productId: tee.id,
    variantId: id,
  }));
  await owner.call("stores.inventory.incrementInventory", {
    incrementData: [
      { ...firstItem, incrementBy: 2 },
      { inventoryId: tee.inventoryItemId, variantId: firstItem.variantId, incrementBy: 1 },
    ],
  });
  expect(await readQuantity()).toBe(8);
  await owner.call("stores.inventory.decrementInventory", {
    decrementData: [{ ...firstItem, decrementBy: 3 }],
  });
  expect(await readQuantity()).toBe(5);
  const items = [
    { ...firstItem, decrementBy: 4 },
    { ...firstItem, decrementBy: 2 },
  ];
  expect(
    await owner.fails("stores.inventory.decrementInventory", { decrementData: items }),
  ).toMatchObject({ status: 428, code: "INSUFFICIENT_INVENTORY", data: { quantity: 1 } });
  expect(await readQuantity()).toBe(5);
  for (const [decrementData, code] of [
    [
      [
        { ...firstItem, decrementBy: 1 },
        { productId: card.id, decrementBy: 1 },
      ],
      "INVENTORY_QUANTITY_NOT_TRACKED",
    ],
    [
      [
        { ...firstItem, decrementBy: 1 },
        { ...secondItem, productId: NO_VARIANT },
      ],
      "INVENTORY_ITEM_NOT_FOUND",
    ],
    [
      [
        { ...firstItem, decrementBy: 1 },
        { productId: tee.id, variantId: card.id },
      ],
      "VARIANT_NOT_FOUND",
    ],
  ] as const) {
    const rejection = await owner.fails("stores.inventory.decrementInventory", { decrementData });
    expect([rejection.code, await readQuantity()]).toEqual([code, 5]);
  }
  const tooMany = { incrementData: [{ ...firstItem, incrementBy: 99_995 }] };
  expect(await owner.fails("stores.inventory.incrementInventory", tooMany)).toMatchObject({
    code: "MAX_QUANTITY_LIMIT_REACHED",
  });
  const wrong = { decrementData: [{ ...firstItem, decrementBy: -1 }] };
  expect(await owner.fails("stores.inventory.decrementInventory", wrong)).toMatchObject({
    fields: ["decrementData[0].decrementBy MIN"],
  });
});

test("a preorder does not lower the stock", async () => {
  await save({ productId: tee.id, preorderInfo: { enabled: true } });
  const [{ id: variantId }] = tee.variants;
  await owner.call("stores.inventory.decrementInventory", {
    decrementData: [{ productId: tee.id, variantId, decrementBy: 9, preorderRequest: true }],
  });
  expect(await readQuantity()).toBe(5);
});

test("an inventory query accepts the filter and sort order as JSON strings, and rejects invalid ones", async () => {
  const query = (rest: Json) => owner.call("stores.inventory.queryInventory", { query: rest });
  const untracked = await query({
    filter: JSON.stringify({ trackQuantity: false }),
    sort: JSON.stringify({ numericId: "desc" }),
  });
  expect(untracked.inventoryItems.map(({ productId }: Json) => productId)).toEqual([card.id]);
  const all = (await query({ sort: '[{"numericId":"desc"}]' })).inventoryItems;
  const secondPage = await query({
    sort: '[{"fieldName":"numericId","order":"DESC"}]',
    paging: { limit: 1, offset: 1 },
  });
  expect(secondPage).toMatchObject({
    metadata: { items: 1, offset: 1 },
    totalResults: all.length,
    inventoryItems: [{ id: all[1].id }],
  });
  for (const [wrong, code] of [
    [{ filter: "{" }, "INVALID_FILTER"],
    [{ filter: "[]" }, "INVALID_FILTER"],
    [{ filter: '{"color":1}' }, "INVALID_FILTER"],
    [{ sort: "x" }, "INVALID_SORT"],
    [{ sort: '{"numericId":"up"}' }, "INVALID_SORT"],
  ] as const) {
    expect(await owner.fails("stores.inventory.queryInventory", { query: wrong })).toMatchObject({
      status: 400,
      code,
    });
  }
});

test("getInventoryVariants requires a merchant and a site with catalog V1", async () => {
  const request = { inventoryId: tee.inventoryItemId };
  const operation = "stores.inventory.getInventoryVariants";
  expect(await guest.fails(operation, request)).toMatchObject({ status: 403 });
  const v3Owner = merchant((await shop({ seed: "minimal" })).emulator);
  expect(await v3Owner.fails(operation, request)).toMatchObject({ status: 428 });
});

test("an order lowers the stock and a cancellation with restocking restores it, each with an event", async () => {
  await save({ productId: card.id, trackQuantity: true, variants: [{ quantity: 3 }] });
  await emulator.settled();
  const sentCount = emulator.webhooks.length;
  const catalogReference = { catalogItemId: card.id, appId: STORES, options: {} };
  const { cart } = await guest.call("ecom.cartV2.createCart", {
    catalogItems: [{ catalogReference, quantity: 2 }],
  });
  const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
  await pay(emulator, orderId);
  expect((await readItem(card)).variants[0].quantity).toBe(1);
  await owner.call("ecom.orders.cancelOrder", { id: orderId, restockAllItems: true });
  const inventoryEvents = (await sentEvents(emulator, sentCount)).filter(({ type }) =>
    /nventory/.test(type),
  );
  const quantities = inventoryEvents.map(({ type, content }) => [
    type,
    content.variants[0].newValue.quantity,
  ]);
  expect(quantities).toEqual([
    ["InventoryVariantsChanged", 1],
    ["InventoryVariantsChanged", 3],
  ]);
});

test("changes to settings and to quantities emit different events", async () => {
  await emulator.settled();
  const sentCount = emulator.webhooks.length;
  await save({ productId: card.id, trackQuantity: true, variants: [{ quantity: 3 }] });
  await owner.call("stores.inventory.decrementInventory", {
    decrementData: [{ productId: card.id, decrementBy: 1 }],
  });
  expect(await sentEvents(emulator, sentCount)).toMatchObject([
    {
      type: "InventoryItemChanged",
      content: { productId: card.id, trackInventory: true, fieldMask: ["trackInventory"] },
    },
    { type: "InventoryVariantsChanged", content: { variants: [{ newValue: { quantity: 3 } }] } },
    {
      type: "InventoryVariantsChanged",
      content: {
        variants: [{ id: NO_VARIANT, oldValue: { quantity: 3 }, newValue: { quantity: 2 } }],
      },
    },
  ]);
});
