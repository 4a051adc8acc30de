import type { World } from "../../shop-world.js";
import { type Settings, serviceSettings } from "../setting.js";

const GUID = "d80111c5-a0f4-47a8-b63a-65b54d774a27";
const openOrderId = ({ ids }: World) => ({ orderId: ids.open });
const paidOrderId = ({ ids }: World) => ({ orderId: ids.paid });
const giftCard = { code: "PORTICO-GIFT-50", appId: GUID };

export const payments: Settings = {
  ...serviceSettings("ecom.orderBilling", {
    chargeOrder: (world) => ({
      ...openOrderId(world),
      "regularCharge.paymentIntentId": GUID,
      "regularCharge.amount.amount": "5",
    }),
    getOrderRefundability: paidOrderId,
    chargeMemberships: ({ ids }) => ({
      orderId: ids.order,
      "memberships[0].lineItemId": ids.orderLine,
      "memberships[0].membershipIdentifier.existingMembership": { appId: GUID, membershipId: GUID },
    }),
    redeemGiftCard: (world) => ({
      ...openOrderId(world),
      giftCardCode: giftCard.code,
      "amount.amount": "5",
    }),
    authorizeChargeWithSavedPaymentMethod: openOrderId,
    captureAuthorizedPayments: (world) => ({
      ...openOrderId(world),
      "payments[0].paymentId": world.ids.authorized,
      "payments[0].amount.amount": "5",
    }),
    voidAuthorizedPayments: (world) => ({
      ...openOrderId(world),
      "paymentIds[0]": world.ids.authorized,
    }),
    refundPayments: (world) => ({
      ...paidOrderId(world),
      "paymentRefunds[0].paymentId": world.ids.payment,
      "paymentRefunds[0].amount.amount": "5",
    }),
    voidMemberships: (world) => ({ ...openOrderId(world), "paymentIds[0]": world.ids.membership }),
    generateReceipts: (world) => ({ ...paidOrderId(world), "paymentIds[0]": world.ids.payment }),
  }),
  ...serviceSettings("ecom.orderTransactions", {
    listTransactionsForSingleOrder: paidOrderId,
    listTransactionsForMultipleOrders: ({ ids }) => ({ orderIds: [ids.paid] }),
    updatePayments: (world) => ({
      ...openOrderId(world),
      "payments[0].payment": { id: world.ids.waiting, status: "APPROVED" },
    }),
    addPayments: (world) => ({ ...openOrderId(world), "payments[0].amount.amount": "5" }),
    updatePaymentStatus: (world) => ({
      ...openOrderId(world),
      paymentId: world.ids.waiting,
      status: "APPROVED",
    }),
    bulkUpdatePaymentStatuses: ({ ids }) => ({
      paymentAndOrderIds: [{ orderId: ids.open, paymentId: ids.waiting }],
      status: "APPROVED",
    }),
    updateRefundTransaction: (world) => ({
      ...paidOrderId(world),
      refundId: world.ids.refund,
      "transaction.paymentId": world.ids.payment,
      "transaction.refundStatus": "SUCCEEDED",
    }),
  }),
  ...serviceSettings("ecom.giftVouchers", {
    getGiftCard: () => ({ code: giftCard.code }),
    redeemGiftCard: () => giftCard,
    voidTransaction: ({ ids }) => ({ transactionId: ids.transaction, appId: GUID }),
  }),
};
