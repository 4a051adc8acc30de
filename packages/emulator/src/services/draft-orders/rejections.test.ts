import { beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { callDraft, customLineItem } from "../../testing/draft-calls.js";
import { createOrder } from "../../testing/order-world.js";
import { ADDRESS, Caller, type Json, merchant, reference } from "../../testing/test-client.js";

const UNKNOWN_ID = "00000000-0000-4000-8000-00000000dead";
let emulator: Emulator;
let owner: Caller;
let id: string;
let lineId: string;
beforeEach(async () => {
  emulator = createEmulator({ seed: "minimal", site: { tax: { rate: "0" } } });
  owner = merchant(emulator);
  const created = await draft("createDraftOrder", {
    draftOrder: { customLineItems: [customLineItem("10")], shippingInfo: post("4") },
  });
  id = created.id;
  lineId = created.lineItems[0].lineItem.id;
});

const money = (amount: string) => ({ amount });
const post = (price: string) => ({ title: "Post", cost: { price: money(price) } });
const draft = (operation: string, request: Json) => callDraft(owner, operation, request);
const rejectionCode = async (operation: string, request: Json) =>
  (await owner.fails(`ecom.draftOrders.${operation}`, { draftOrderId: id, ...request })).code;
const errorCodeOfAddition = (lines: Json) => rejectionCode("addLineItemsToDraftOrder", lines);
const errorCodeOfChange = (...lineItemChanges: Json[]) =>
  rejectionCode("updateLineItems", { lineItemChanges });
const discountInput = (rest: object) => ({
  discountType: "GLOBAL",
  applyToDraftOrder: true,
  ...rest,
});
const errorCodeOfDiscount = (rest: object) =>
  rejectionCode("createCustomDiscounts", { discounts: [discountInput(rest)] });
/** Creates an order with one line item and a draft of that order, and returns the order. */
async function orderWithDraft(lineFields: object = {}, orderFields: object = {}): Promise<Json> {
  const { order } = await owner.call("ecom.orders.createOrder", {
    order: {
      status: "APPROVED",
      channelInfo: { type: "WEB" },
      priceSummary: {},
      lineItems: [customLineItem("10", { itemType: { preset: "PHYSICAL" }, ...lineFields })],
      ...orderFields,
    },
  });
  const created = await draft("createDraftOrder", { sourceOrderId: order.id });
  id = created.id;
  lineId = order.lineItems[0].id;
  return order;
}

describe("added line items", () => {
  test("cannot already be in the draft or appear twice in the request", async () => {
    const tee = { catalogReference: reference(emulator, "heavy-tee"), quantity: 1 };
    expect(await errorCodeOfAddition({ catalogLineItems: [tee, tee] })).toBe(
      "MULTIPLE_ADDS_FOR_SAME_LINE_ITEM",
    );
    await draft("addLineItemsToDraftOrder", { draftOrderId: id, catalogLineItems: [tee] });
    expect(await errorCodeOfAddition({ catalogLineItems: [tee] })).toBe(
      "CATALOG_ITEM_ALREADY_EXIST",
    );
    expect(
      await errorCodeOfAddition({ customLineItems: [customLineItem("1", { id: lineId })] }),
    ).toBe("DUPLICATED_LINE_ITEM_IDS");
  });

  test("must be available in the requested quantity, and cannot be gift cards", async () => {
    const tee = reference(emulator, "heavy-tee");
    const lines = (catalogReference: object, quantity = 1) => ({
      catalogLineItems: [{ catalogReference, quantity }],
    });
    expect(await errorCodeOfAddition(lines({ ...tee, catalogItemId: UNKNOWN_ID }))).toBe(
      "CATALOG_ITEM_NOT_FOUND",
    );
    expect(await errorCodeOfAddition(lines(tee, 90_000))).toBe("CATALOG_ITEM_NOT_AVAILABLE");
    const cards = { ...tee, appId: "d80111c5-a0f4-47a8-b63a-65b54d774a27" };
    expect(await errorCodeOfAddition(lines(cards))).toBe("GIFT_CARD_ITEM_UNSUPPORTED");
  });

  test("cannot exceed the maximum number per draft", async () => {
    const tooMany = Array.from({ length: 300 }, () => customLineItem("1"));
    expect(await errorCodeOfAddition({ customLineItems: tooMany })).toBe("MAX_ITEMS_REACHED");
  });

  test("for a subscription cannot be combined with other items or added to an existing order", async () => {
    const subscriptionSettings = { frequency: "MONTH", autoRenewal: true };
    const monthly = customLineItem("9", { subscriptionSettings });
    expect(await errorCodeOfAddition({ customLineItems: [monthly] })).toBe(
      "SUBSCRIPTION_SINGLE_ITEM_ALLOWED",
    );
    ({ id } = await draft("createEmptyDraftOrder", {}));
    const added = await draft("addLineItemsToDraftOrder", {
      draftOrderId: id,
      customLineItems: [monthly],
    });
    expect(
      await errorCodeOfChange({ lineItemId: added.lineItems[0].lineItem.id, newQuantity: 2 }),
    ).toBe("SUBSCRIPTION_SINGLE_ITEM_ALLOWED");
    expect(await rejectionCode("createOrderFromDraft", {})).toBe(
      "SUBSCRIPTION_BUYER_INFO_REQUIRED",
    );
    await orderWithDraft();
    expect(await errorCodeOfAddition({ customLineItems: [monthly] })).toBe(
      "SUBSCRIPTION_ITEM_UNSUPPORTED",
    );
  });
});

describe("line item changes", () => {
  test("cannot be empty or repeated, refer to unknown line items, or set modifiers above the item price", async () => {
    const lineItemId = lineId;
    expect(await errorCodeOfChange({ lineItemId: UNKNOWN_ID, newQuantity: 2 })).toBe(
      "LINE_ITEM_DOES_NOT_EXIST",
    );
    expect(
      await errorCodeOfChange({ lineItemId, newQuantity: 2 }, { lineItemId, newPrice: "2" }),
    ).toBe("MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM");
    expect(await errorCodeOfChange({ lineItemId })).toBe("EMPTY_CHANGE_REQUEST");
    const modifiers = [{ id: "a", price: money("11") }];
    const newModifierGroups = { modifierGroups: [{ id: "g", modifiers }] };
    expect(await errorCodeOfChange({ lineItemId, newModifierGroups })).toBe(
      "MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE",
    );
  });

  test("cannot reprice a removed line item, or change one with an external fulfiller, several locations or platform fees", async () => {
    await orderWithDraft();
    await draft("updateLineItems", {
      draftOrderId: id,
      lineItemChanges: [{ lineItemId: lineId, newQuantity: 0 }],
    });
    expect(await errorCodeOfChange({ lineItemId: lineId, newPrice: "2" })).toBe(
      "UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN",
    );
    await orderWithDraft({ fulfillerId: UNKNOWN_ID });
    expect(await errorCodeOfChange({ lineItemId: lineId, newQuantity: 2 })).toBe(
      "CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER",
    );
    const locations = [
      { id: UNKNOWN_ID, quantity: 1 },
      { id: "00000000-0000-4000-8000-00000000beef", quantity: 1 },
    ];
    await orderWithDraft({ locations });
    expect(await errorCodeOfChange({ lineItemId: lineId, newQuantity: 2 })).toBe(
      "UPDATING_LINE_ITEM_WITH_LOCATIONS",
    );
    expect(
      await rejectionCode("setBusinessLocation", { businessLocation: { id: UNKNOWN_ID } }),
    ).toBe("BUSINESS_LOCATION_CANNOT_BE_EDITED");
    const lineItemId = "00000000-0000-4000-8000-00000000cafe";
    await orderWithDraft({ id: lineItemId }, { platformFeeSummary: { fees: [{ lineItemId }] } });
    expect(await errorCodeOfChange({ lineItemId, newPrice: "2" })).toBe(
      "LINE_ITEM_HAS_PLATFORM_FEES",
    );
  });

  test("cannot set prices of an order in a currency other than the site's", async () => {
    const currencyConversionDetails = { originalCurrency: "USD", conversionRate: "0.9" };
    await orderWithDraft({}, { currency: "EUR", currencyConversionDetails });
    const suffix = "ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN";
    const lineItemId = lineId;
    expect(await errorCodeOfChange({ lineItemId, newPrice: "2" })).toBe(
      `UPDATING_NON_ZERO_PRICE_${suffix}`,
    );
    const modifiers = [{ id: "a", price: money("1") }];
    const newModifierGroups = { modifierGroups: [{ id: "g", modifiers }] };
    expect(await errorCodeOfChange({ lineItemId, newModifierGroups })).toBe(
      `UPDATING_NON_ZERO_MODIFIER_PRICE_${suffix}`,
    );
    expect(await errorCodeOfChange({ lineItemId, newPriceDescription: { original: "From" } })).toBe(
      `UPDATING_PRICE_DESCRIPTION_${suffix}`,
    );
  });
});

test("a discount cannot exceed the amount that it applies to", async () => {
  expect(await errorCodeOfDiscount({ priceAmount: money("11") })).toBe(
    "DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS",
  );
  const lineItemDiscounts = [{ id: lineId }];
  const ofLine = { discountType: "SPECIFIC_ITEMS", lineItemDiscounts };
  expect(await errorCodeOfDiscount({ ...ofLine, priceAmount: money("11") })).toBe(
    "DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS",
  );
  expect(await errorCodeOfDiscount({ discountType: "SHIPPING", priceAmount: money("5") })).toBe(
    "DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL",
  );
  expect(await errorCodeOfDiscount({ ...ofLine, lineItemDiscounts: [{ id: UNKNOWN_ID }] })).toBe(
    "LINE_ITEM_NOT_FOUND",
  );
});

test("discounts and fees can be deleted only if they exist and are custom", async () => {
  expect(await rejectionCode("deleteCustomDiscounts", { discountIds: [UNKNOWN_ID] })).toBe(
    "DISCOUNT_NOT_FOUND",
  );
  expect(
    await rejectionCode("deleteCustomAdditionalFees", { customAdditionalFees: [UNKNOWN_ID] }),
  ).toBe("ADDITIONAL_FEE_NOT_FOUND");
  const merchantDiscount = { amount: money("1"), description: "Friend" };
  const appliedDiscounts = [{ id: UNKNOWN_ID, merchantDiscount, discountType: "GLOBAL" }];
  const additionalFees = [{ id: UNKNOWN_ID, name: "Wrap", price: money("1") }];
  await orderWithDraft({}, { appliedDiscounts, additionalFees });
  expect(await rejectionCode("deleteCustomDiscounts", { discountIds: [UNKNOWN_ID] })).toBe(
    "DISCOUNT_REMOVE_NOT_SUPPORTED",
  );
  expect(
    await rejectionCode("deleteCustomAdditionalFees", { customAdditionalFees: [UNKNOWN_ID] }),
  ).toBe("ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED");
});

test("a fee must be in the currency of the draft", async () => {
  const customAdditionalFees = [{ name: "Wrap", price: money("1") }];
  expect(
    await rejectionCode("createCustomAdditionalFees", { customAdditionalFees, currency: "EUR" }),
  ).toBe("CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY");
});

describe("finishing a draft", () => {
  test("requires the right operation for the draft, at least one line item, and a valid deposit", async () => {
    expect(await rejectionCode("commitDraftOrder", {})).toBe(
      "DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS",
    );
    await draft("setDeposit", { draftOrderId: id, depositDetails: { amount: money("99") } });
    expect(await rejectionCode("createOrderFromDraft", {})).toBe(
      "DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL",
    );
    await orderWithDraft();
    expect(await rejectionCode("createOrderFromDraft", {})).toBe("CREATE_ORDER_FAILED_VALIDATIONS");
    ({ id } = await draft("createEmptyDraftOrder", {}));
    expect(await rejectionCode("createOrderFromDraft", {})).toBe("CREATE_ORDER_FAILED_VALIDATIONS");
  });

  test("requires a variant that is in stock, even if its quantity is not tracked", async () => {
    const catalogReference = reference(emulator, "heavy-tee");
    const { variantId } = catalogReference.options;
    emulator.controls.catalog.setStock(variantId, undefined);
    ({ id } = await draft("createEmptyDraftOrder", {}));
    const catalogLineItems = [{ catalogReference, quantity: 1 }];
    await draft("addLineItemsToDraftOrder", { draftOrderId: id, catalogLineItems });
    const { inventoryItems } = await owner.call("stores.inventoryItemsV3.queryInventoryItems", {
      query: { filter: { variantId } },
    });
    const [{ id: itemId, revision }] = inventoryItems;
    await owner.call("stores.inventoryItemsV3.updateInventoryItem", {
      inventoryItem: { id: itemId, revision, inStock: false },
    });
    expect(await rejectionCode("createOrderFromDraft", {})).toBe("CREATE_ORDER_FAILED_VALIDATIONS");
  });

  test("prevents further changes to the draft", async () => {
    await owner.call("ecom.draftOrders.createOrderFromDraft", { draftOrderId: id });
    const extended = { id, namespace: "@a/b", namespaceData: { a: 1 } };
    const requests: [string, Json][] = [
      ["updateLineItems", { lineItemChanges: [{ lineItemId: lineId, newQuantity: 2 }] }],
      ["setRecipientInfo", { recipientInfo: { address: ADDRESS } }],
      ["updateExtendedFields", extended],
    ];
    for (const [operation, request] of requests) {
      expect(await rejectionCode(operation, request)).toBe("DRAFT_ORDER_ALREADY_COMMITTED");
    }
  });
});

test("an order cannot be edited while another user has an open draft of the order", async () => {
  const order = await createOrder(emulator, { status: "APPROVED" });
  await draft("createDraftOrder", { sourceOrderId: order.id });
  const app = await owner.call("identity.oauth.token", {
    grant_type: "client_credentials",
    client_id: "00000000-0000-4000-8000-00000000a001",
    client_secret: "secret",
    instance_id: "00000000-0000-4000-8000-00000000a002",
  });
  const other = new Caller(emulator, app.access_token);
  const request = { sourceOrderId: order.id };
  expect(await other.fails("ecom.draftOrders.createDraftOrder", request)).toMatchObject({
    status: 409,
    code: "ORDER_IS_ALREADY_EDITED",
  });
  const tip = {
    orderId: order.id,
    tipDistributions: [{ amount: "5", staff: { name: "Ada" } }],
  };
  expect(await other.fails("ecom.tips.addTipDistributionsToOrder", tip)).toMatchObject({
    status: 409,
    code: "ORDER_IS_ALREADY_EDITED",
  });
  await owner.call("ecom.tips.addTipDistributionsToOrder", tip);
});
