// Error codes for services that have only a few codes.
import { TREE } from "../test-client.js";
import { APP_ID, type Case, changeGiftCard, FAKE_ID } from "./case.js";
import { operationsWith } from "./families.js";

const giftCardCase = (code: string, change: object): Case => ({
  code,
  operations: ["ecom.orderBilling.chargeOrder", "ecom.orderBilling.redeemGiftCard"],
  caller: "owner",
  before: changeGiftCard(change),
  request: ({ ids }, _prepared, operation) => {
    const orderId = ids.open;
    const card = { giftCardCode: "PORTICO-GIFT-50", amount: { amount: "5" } };
    return operation.endsWith("chargeOrder")
      ? { orderId, giftCards: [card] }
      : { orderId, ...card, currency: "USD" };
  },
});

const unknownProfileCase = (code: string, verbs: readonly string[]): Case => ({
  code,
  operations: verbs.map((verb) => `ecom.deliveryProfile.${verb}`),
  caller: "owner",
  request: () => ({
    deliveryProfileId: FAKE_ID,
    deliveryRegionId: FAKE_ID,
    appId: APP_ID,
    appIds: [APP_ID],
    deliveryCarrier: { appId: APP_ID },
    deliveryRegion: { id: FAKE_ID, name: "US", destinations: [{ countryCode: "US" }] },
    revision: "1",
  }),
});

const distributionCase = (
  code: string,
  order: string,
  before: NonNullable<Case["before"]>,
): Case => ({
  code,
  operations: ["ecom.tips.addTipDistributionsToOrder"],
  caller: "owner",
  before,
  request: ({ ids }) => ({
    orderId: ids[order],
    tipDistributions: [{ amount: "5", staff: { name: "Ada" } }],
  }),
});

export const otherCases: readonly Case[] = [
  unknownProfileCase("DELIVERY_PROFILE_NOT_FOUND", [
    "addDeliveryRegion",
    "updateDeliveryRegion",
    "removeDeliveryRegion",
    "listDeliveryCarriers",
  ]),
  unknownProfileCase("DELIVERY_REGION_NOT_FOUND", [
    "getDeliveryProfileByDeliveryRegionId",
    "addDeliveryCarrier",
    "removeDeliveryCarrier",
    "updateDeliveryCarrier",
  ]),
  distributionCase(
    "PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED",
    "paid",
    ({ callers, ids }) =>
      callers.owner.call("ecom.orderBilling.refundPayments", {
        orderId: ids.paid,
        paymentRefunds: [{ paymentId: ids.payment, amount: { amount: "1" } }],
      }),
  ),
  distributionCase("ORDER_CANNOT_BE_EDITED", "tipped", ({ callers, ids }) =>
    callers.owner.call("ecom.orders.cancelOrder", { id: ids.tipped }),
  ),
  {
    code: "INVALID_ITEM_IMAGE_URL",
    operations: ["ecom.backInStockNotifications.reportItemsBackInStock"],
    caller: "owner",
    request: ({ item }) => ({
      catalogReference: item("heavy-tee").catalogReference,
      itemDetails: { name: "Tee", price: "5", image: { url: "tee.png" } },
    }),
  },
  {
    code: "EMAIL_VERIFICATION_FAILED",
    operations: ["members.authentication.login"],
    caller: "new",
    before: ({ emulator }) =>
      Object.assign(emulator.state.site.signOn, { requireEmailVerification: true }),
    request: () => ({
      email: "new@example.com",
      password: "portico",
      emailVerification: { verificationId: FAKE_ID, otp: "000000" },
    }),
  },
  giftCardCase("GIFT_CARD_DISABLED", { disabled: true }),
  giftCardCase("GIFT_CARD_EXPIRED", { expiresAt: "2020-01-01T00:00:00.000Z" }),
  giftCardCase("ALREADY_REDEEMED", { balance: "0" }),
  {
    code: "ORDER_NOT_FOUND",
    operations: ["ecom.tips.getTipByOrderId"],
    caller: "owner",
    request: () => ({ orderId: FAKE_ID }),
  },
  {
    code: "NO_ASSOCIATED_ECOM_ORDER",
    operations: ["ecom.orders.preparePaymentCollection"],
    caller: "owner",
    request: () => ({ ecomOrderId: FAKE_ID, amount: { amount: "1" } }),
  },
  {
    code: "NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS",
    operations: ["stores.productsV3.countProducts"],
    caller: "plain",
    request: () => ({ returnNonVisibleProducts: true }),
  },
  {
    code: "PARENT_CATEGORY_HIDDEN",
    operations: ["stores.categories.createCategory"],
    caller: "owner",
    before: ({ callers }) =>
      callers.owner.call("stores.categories.createCategory", {
        category: { name: "Hidden", visible: false },
        treeReference: TREE,
      }),
    request: (_, { category }) => ({
      category: { name: "Below", visible: true, parentCategory: { id: category.id } },
      treeReference: TREE,
    }),
  },
  {
    code: "EMPTY_ASSIGN_AND_UNASSIGN_LISTS",
    operations: ["ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTags"],
    caller: "owner",
    request: () => ({ taxExemptGroupIds: [FAKE_ID], assignTags: {}, unassignTags: {} }),
  },
  ...["stores.productsV3", "stores.promotionsV3"].map(
    (service): Case => ({
      code: "EMPTY_ASSIGN_AND_UNASSIGN_LISTS",
      operations: operationsWith(service, "EMPTY_ASSIGN_AND_UNASSIGN_LISTS"),
      caller: "owner",
      request: (_, _prepared, operation) => ({
        ...(operation.endsWith("ByFilter")
          ? { filter: { id: FAKE_ID } }
          : { [service.includes("products") ? "productIds" : "promotionIds"]: [FAKE_ID] }),
        assignTags: {},
        unassignTags: {},
      }),
    }),
  ),
];
