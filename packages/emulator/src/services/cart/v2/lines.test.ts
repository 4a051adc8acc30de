import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import { type Caller, type Json, merchant, reference, shop } from "../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;

beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

const add = (slug: string, quantity = 1, minStock = quantity) =>
  guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference: reference(emulator, slug, minStock), quantity }],
  });

describe("line items", () => {
  test("are created when an item is added, and merged when the item is added again", async () => {
    expect(await guest.fails("ecom.currentCartV2.getCurrentCart")).toMatchObject({ status: 404 });
    await add("heavy-tee", 1, 3);
    const { cart } = await add("heavy-tee", 2, 3);
    expect(cart.lineItems).toMatchObject([
      { quantityInfo: { confirmedQuantity: 3 }, pricing: { totalPrice: { amount: "114.00" } } },
    ]);
    expect(cart.subtotal.amount).toBe("114.00");
    const reloaded = await guest.call("ecom.currentCartV2.getCurrentCart");
    expect(reloaded.cart.id).toBe(cart.id);
  });

  test("are not created if the request omits the variant", async () => {
    const { options: _options, ...rest } = reference(emulator, "heavy-tee");
    const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [{ catalogReference: rest, quantity: 1 }],
    });
    expect(cart.lineItems).toEqual([]);
  });

  test("are capped at the available stock, and rejected if there is no stock", async () => {
    const item = reference(emulator, "heavy-tee");
    emulator.controls.catalog.setStock(item.options.variantId, 3);
    const request = { catalogItems: [{ catalogReference: item, quantity: 10 }] };
    const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", request);
    expect(cart.lineItems[0]).toMatchObject({
      quantityInfo: { requestedQuantity: 10, confirmedQuantity: 3, availableQuantity: 3 },
      status: "PARTIALLY_IN_STOCK",
    });
    expect(cart.subtotal.amount).toBe("114.00");
    emulator.controls.catalog.setStock(item.options.variantId, 0);
    expect(
      await guest.fails("ecom.currentCartV2.addLineItemsToCurrentCart", request),
    ).toMatchObject({ status: 428, code: "INSUFFICIENT_INVENTORY" });
    const estimate = await guest.call("ecom.currentCartV2.estimateCurrentCart");
    expect(estimate.cart.lineItems[0].status).toBe("OUT_OF_STOCK");
    expect(estimate.summary.violations).toMatchObject([{ code: "LINE_ITEMS_OUT_OF_STOCK" }]);
  });

  test("require a visible catalog item", async () => {
    const item = reference(emulator, "archive-sample-jacket");
    for (const catalogReference of [
      item,
      { ...item, catalogItemId: "nope" },
      { ...reference(emulator, "heavy-tee"), appId: "other" },
    ]) {
      expect(
        await guest.fails("ecom.currentCartV2.addLineItemsToCurrentCart", {
          catalogItems: [{ catalogReference, quantity: 1 }],
        }),
      ).toMatchObject({ code: "ITEM_NOT_FOUND_IN_CATALOG" });
    }
  });

  test("include the price of modifiers, and are separate for items with different modifiers", async () => {
    const item = reference(emulator, "market-tote", 4);
    const engravedItem = {
      ...item,
      options: {
        ...item.options,
        customTextFields: { Monogram: "ABCDE" },
        options: { Wrapping: "Box" },
      },
    };
    const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [
        { catalogReference: item, quantity: 1 },
        { catalogReference: engravedItem, quantity: 2 },
      ],
    });
    expect(cart.lineItems).toHaveLength(2);
    expect(cart.lineItems[1]).toMatchObject({
      pricing: {
        unitPrice: { amount: "162.00" },
        breakdown: { salePrice: { amount: "145.00" }, totalModifiersPrice: { amount: "17.00" } },
      },
    });
    const lines = cart.lineItems[1].attributes.descriptionLines;
    expect(lines.map((line: Json) => line.plainText?.original ?? line.colorInfo.original)).toEqual([
      "Camel",
      "ABC",
      "Box",
    ]);
  });

  test("can be removed, and their quantity can be changed", async () => {
    const { cart } = await add("heavy-tee", 1, 4);
    const [{ id }] = cart.lineItems;
    const change = (quantity: number) => ({
      lineItems: [{ lineItemId: id, quantity: { newQuantity: quantity } }],
    });
    const larger = await guest.call("ecom.currentCartV2.updateLineItemsInCurrentCart", change(4));
    expect(larger.cart.lineItems[0].quantityInfo.confirmedQuantity).toBe(4);
    expect(Number(larger.cart.revision)).toBeGreaterThan(Number(cart.revision));
    expect(await guest.fails("ecom.currentCartV2.updateLineItemsInCurrentCart", change(0))).toEqual(
      { status: 400, fields: ["lineItems[0].quantity.newQuantity MIN"] },
    );
    expect(
      await guest.fails("ecom.currentCartV2.updateLineItemsInCurrentCart", { lineItems: [] }),
    ).toEqual({ status: 400, fields: ["lineItems MIN_SIZE"] });
    const duplicate = { lineItems: [{ lineItemId: id }, { lineItemId: id }] };
    expect(
      await guest.fails("ecom.currentCartV2.updateLineItemsInCurrentCart", duplicate),
    ).toMatchObject({ code: "DUPLICATE_LINE_ITEM_UPDATES" });
    const emptied = await guest.call("ecom.currentCartV2.removeLineItemsFromCurrentCart", {
      lineItemIds: [id],
    });
    expect(emptied.cart.lineItems).toEqual([]);
    expect(
      await guest.fails("ecom.currentCartV2.removeLineItemsFromCurrentCart", { lineItemIds: [id] }),
    ).toMatchObject({ status: 404, code: "LINE_ITEM_NOT_FOUND_IN_CART" });
  });

  test("for custom items can be added only by merchants", async () => {
    const customItems = [
      {
        name: { original: "Repair" },
        quantityInfo: { requestedQuantity: 1 },
        pricing: { price: { amount: "12.5" } },
        attributes: { itemType: { preset: "SERVICE" } },
      },
    ];
    expect(
      await guest.fails("ecom.currentCartV2.addLineItemsToCurrentCart", { customItems }),
    ).toMatchObject({ status: 403 });
    const { cart } = await merchant(emulator).call("ecom.cartV2.createCart", { customItems });
    expect(cart).toMatchObject({
      subtotal: { amount: "12.50" },
      lineItems: [{ customLineItem: true }],
    });
  });
});
