import { describe, expect, test } from "vitest";
import { callDraft, customLineItem } from "../../testing/draft-calls.js";
import { APP, pluginWorld } from "../../testing/plugin-world.js";
import { ADDRESS, type Json, merchant } from "../../testing/test-client.js";

const world = pluginWorld();
const call = (operation: string, request: Json): Promise<Json> =>
  merchant(world.emulator).call(`ecom.draftOrders.${operation}`, request);
const draft = (operation: string, request: Json) =>
  callDraft(merchant(world.emulator), operation, request);
const physicalItem = (price: string) =>
  customLineItem(price, { quantity: 2, itemType: { preset: "PHYSICAL" } });

/** Returns the input for a line item from the app's catalog. */
const lineInput = (catalogItemId: string, quantity = 1) => ({
  catalogLineItems: [{ catalogReference: { catalogItemId, appId: APP, options: {} }, quantity }],
});
type PaymentOption = "FULL_PAYMENT_ONLINE" | "MEMBERSHIP" | "DEPOSIT_ONLINE";
const PAYMENT_OPTIONS: Readonly<Record<string, PaymentOption>> = {
  hat: "FULL_PAYMENT_ONLINE",
  class: "MEMBERSHIP",
  tour: "DEPOSIT_ONLINE",
};

function provideCatalog(): void {
  world.app.catalog.provideHandlers({
    getCatalogItems: ({ request }) => ({
      catalogItems: request.catalogReferences.flatMap(({ catalogReference }) => {
        const paymentOption = PAYMENT_OPTIONS[catalogReference?.catalogItemId ?? ""];
        if (!catalogReference || !paymentOption) return [];
        const data = {
          productName: { original: "Hat" },
          itemType: { preset: "PHYSICAL" as const },
          price: "10",
          quantityAvailable: 5,
          paymentOption,
        };
        return [{ catalogReference, data }];
      }),
    }),
  });
}

describe("a catalog app", () => {
  test("sells items in drafts only if they are available and drafts support their payment option", async () => {
    world.install("ECOM_CATALOG");
    provideCatalog();
    const { id: draftOrderId, lineItems } = await draft("createDraftOrder", {
      draftOrder: lineInput("hat", 2),
    });
    expect(lineItems).toMatchObject([
      { lineItem: { productName: { original: "Hat" }, quantity: 2, price: { amount: "10.00" } } },
    ]);
    const errorCodeOfAddition = async (input: Json) =>
      (
        await merchant(world.emulator).fails("ecom.draftOrders.addLineItemsToDraftOrder", {
          draftOrderId,
          ...input,
        })
      ).code;
    expect(await errorCodeOfAddition(lineInput("none"))).toBe("CATALOG_ITEM_NOT_FOUND");
    expect(await errorCodeOfAddition(lineInput("tour", 6))).toBe("CATALOG_ITEM_NOT_AVAILABLE");
    expect(await errorCodeOfAddition(lineInput("class"))).toBe(
      "CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED",
    );
    await draft("setDeposit", { draftOrderId, depositDetails: { amount: { amount: "5" } } });
    expect(await errorCodeOfAddition(lineInput("tour"))).toBe("DRAFT_ORDER_HAS_GLOBAL_DEPOSIT");
  });

  test("receives the stock changes of a new order and of a commit", async () => {
    world.install("ECOM_CATALOG", "ECOM_INVENTORY");
    provideCatalog();
    const moves: string[] = [];
    world.app.inventory.provideHandlers({
      decrementAvailability: ({ request }) => {
        moves.push(`-${request.items[0]?.quantity}`);
        return {};
      },
      incrementAvailability: ({ request }) => {
        moves.push(`+${request.items[0]?.quantity}`);
        return {};
      },
    });
    const { id } = await draft("createDraftOrder", { draftOrder: lineInput("hat", 2) });
    const { createdOrder } = await call("createOrderFromDraft", { draftOrderId: id });
    const edited = await draft("createDraftOrder", { sourceOrderId: createdOrder.id });
    const lineItemId = createdOrder.lineItems[0].id;
    await draft("updateLineItems", {
      draftOrderId: edited.id,
      lineItemChanges: [{ lineItemId, newQuantity: 1 }],
    });
    const commitSettings = { updateInventory: [{ lineItemId }] };
    await call("commitDraftOrder", { draftOrderId: edited.id, commitSettings });
    expect(moves).toEqual(["-2", "+1"]);
  });
});

test("a new draft includes fees and taxes from an app's plugins", async () => {
  world.install("ECOM_ADDITIONAL_FEES", "TAX_CALCULATION_PROVIDER");
  world.app.additionalFees.provideHandlers({
    calculateAdditionalFees: () => ({
      currency: "USD",
      additionalFees: [{ name: "Gift wrap", price: "5" }],
    }),
  });
  world.app.taxCalculationProvider.provideHandlers({
    calculateTax: ({ request }) => ({
      currency: request.currency,
      taxSummary: { totalTax: "3" },
      lineItemTaxDetails: request.lineItems.map(({ id }) => ({
        id,
        taxSummary: { taxAmount: "3", taxableAmount: "20" },
      })),
    }),
  });
  const created = await draft("createDraftOrder", {
    draftOrder: { customLineItems: [physicalItem("10")], recipientInfo: { address: ADDRESS } },
  });
  expect(created.additionalFees).toMatchObject([{ source: "AUTOMATIC", applied: true }]);
  expect(created.priceSummary).toMatchObject({
    totalAdditionalFees: { amount: "5.00" },
    tax: { amount: "3.00" },
    total: { amount: "28.00" },
  });
  const { id } = created.additionalFees[0].additionalFee;
  const withoutFee = await draft("setAdditionalFees", {
    draftOrderId: created.id,
    additionalFees: [{ id, applied: false }],
  });
  expect(withoutFee.priceSummary.total.amount).toBe("23.00");
});
