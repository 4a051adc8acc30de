// Error codes for draft orders.
import type { World } from "../shop-world.js";
import { APP_ID, type Case, FAKE_ID, installCatalog, SONG } from "./case.js";
import { minimalCase, operationsWith } from "./families.js";

const SERVICE = "ecom.draftOrders";
const money = (amount: string) => ({ amount });

const idField = (operation: string) =>
  operation.endsWith(".updateExtendedFields") ? "id" : "draftOrderId";

const createCase = (
  code: string,
  draftOrder: (world: World) => object,
  before?: Case["before"],
): Case => ({
  code,
  operations: [`${SERVICE}.createDraftOrder`],
  caller: "owner",
  ...(before ? { before } : {}),
  request: (world) => ({ draftOrder: draftOrder(world) }),
});

const catalogItems = (...references: object[]) => ({
  catalogLineItems: references.map((catalogReference) => ({ catalogReference, quantity: 1 })),
});
const customLineItem = (rest: object = {}) => ({
  productName: { original: "Engraving" },
  price: money("10"),
  quantity: 1,
  ...rest,
});
const teeReference = ({ item }: World) => item("heavy-tee").catalogReference;

/**
 * Creates a draft with a line item that costs 10, delivery that costs 4, and a discount that has
 * not been applied yet.
 */
const createDiscountedDraft =
  (discount: object) =>
  async ({ callers }: World) => {
    const { calculatedDraftOrder } = await callers.owner.call(`${SERVICE}.createDraftOrder`, {
      draftOrder: {
        customLineItems: [customLineItem({ id: APP_ID })],
        shippingInfo: { title: "Post", cost: { price: money("4") } },
        discounts: [{ priceAmount: money("11"), ...discount }],
      },
    });
    const { id: draftOrderId, discounts } = calculatedDraftOrder.draftOrder;
    return { draftOrderId, discounts: [{ id: discounts[0].discount.id, applied: true }] };
  };

const discountCase = (code: string, discount: object): Case => ({
  code,
  operations: [`${SERVICE}.setDiscounts`],
  caller: "owner",
  before: createDiscountedDraft(discount),
  request: (_, request) => request,
});

/** Returns a case for a draft with an item whose tax depends on an unknown address. */
const taxAddressCase = (
  code: string,
  addressType: string,
  before: (world: World) => unknown,
): Case => ({
  code,
  operations: [`${SERVICE}.createOrderFromDraft`],
  caller: "owner",
  before: async (world) => {
    before(world);
    installCatalog(world, { taxableAddress: { addressType } });
    const { calculatedDraftOrder } = await world.callers.owner.call(`${SERVICE}.createDraftOrder`, {
      draftOrder: catalogItems(SONG.catalogReference),
    });
    return calculatedDraftOrder.draftOrder.id;
  },
  request: (_, draftOrderId) => ({ draftOrderId }),
});

export const drafts: readonly Case[] = [
  minimalCase(
    "DRAFT_ORDER_DOES_NOT_EXIST",
    operationsWith(SERVICE, "DRAFT_ORDER_DOES_NOT_EXIST"),
    (_world, _prepared, operation) => ({ [idField(operation)]: FAKE_ID }),
  ),
  minimalCase(
    "DRAFT_ORDER_ALREADY_COMMITTED",
    operationsWith(SERVICE, "DRAFT_ORDER_ALREADY_COMMITTED"),
    ({ ids }, _prepared, operation) => ({ [idField(operation)]: ids.edited }),
    {
      before: ({ callers, ids }) =>
        callers.owner.call(`${SERVICE}.commitDraftOrder`, { draftOrderId: ids.edited }),
    },
  ),
  minimalCase("ADDITIONAL_FEE_NOT_FOUND", [`${SERVICE}.setAdditionalFees`], ({ ids }) => ({
    draftOrderId: ids.draft,
    additionalFees: [{ id: FAKE_ID, applied: true }],
  })),
  minimalCase("LINE_ITEM_NOT_FOUND", [`${SERVICE}.createCustomAdditionalFees`], ({ ids }) => ({
    draftOrderId: ids.draft,
    customAdditionalFees: [{ name: "Wrap", price: money("1"), lineItemIds: [FAKE_ID] }],
  })),
  discountCase("DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS", {
    discountType: "SPECIFIC_ITEMS",
    lineItemDiscounts: [{ id: APP_ID }],
  }),
  taxAddressCase("BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION", "BILLING", () => undefined),
  taxAddressCase(
    "BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION",
    "BUSINESS",
    ({ emulator }) => Object.assign(emulator.state.site, { locale: "en" }),
  ),
  discountCase("DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL", { discountType: "SHIPPING" }),
  createCase("CATALOG_ITEM_NOT_FOUND", (world) =>
    catalogItems({ ...teeReference(world), catalogItemId: FAKE_ID }),
  ),
  {
    ...createCase("CATALOG_ITEM_NOT_AVAILABLE", () => ({})),
    before: ({ emulator, item }) => {
      const { catalogReference } = item("heavy-tee");
      emulator.controls.catalog.setStock(catalogReference.options.variantId, 0);
      return catalogItems(catalogReference);
    },
    request: (_, draftOrder) => ({ draftOrder }),
  },
  createCase("CATALOG_ITEM_ALREADY_EXIST", (world) =>
    catalogItems(teeReference(world), teeReference(world)),
  ),
  createCase(
    "CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED",
    () => catalogItems(SONG.catalogReference),
    (world) => installCatalog(world, { paymentOption: "MEMBERSHIP" }),
  ),
  createCase("GIFT_CARD_ITEM_UNSUPPORTED", () => ({
    customLineItems: [customLineItem({ itemType: { preset: "GIFT_CARD" } })],
  })),
  createCase("DUPLICATED_LINE_ITEM_IDS", () => ({
    customLineItems: [customLineItem({ id: FAKE_ID }), customLineItem({ id: FAKE_ID })],
  })),
];
