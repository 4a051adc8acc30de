import { orderInput } from "./order-world.js";
import { type CallRow, ecomChange } from "./shop-world.js";

const email = { address: "x@example.com" };
const fiveDollars = { amount: "5" };
const APP_ID = "d80111c5-a0f4-47a8-b63a-65b54d774a27";
const giftCard = { code: "PORTICO-GIFT-50", appId: APP_ID };
const delayedCaptureSettings = {
  scheduledAction: "CAPTURE",
  delayDuration: { count: 1, unit: "DAYS" },
};

/** Valid requests, one for each operation that changes an order or its payments. */
export const ORDER_CHANGES: readonly CallRow[] = [
  [
    "ecom.orders.updateOrder",
    "owner",
    ({ ids }) => ({ order: { id: ids.order, buyerInfo: { email: email.address } } }),
  ],
  ["ecom.orders.cancelOrder", "owner", ({ ids }) => ({ id: ids.order, restockAllItems: true })],
  [
    "ecom.orders.updateOrderStatus",
    "owner",
    ({ ids }) => ({ orderId: ids.order, status: "PENDING" }),
  ],
  [
    "ecom.orders.addActivity",
    "owner",
    ({ ids }) => ({ id: ids.order, activity: { merchantComment: { message: "y" } } }),
  ],
  [
    "ecom.orders.updateActivity",
    "owner",
    ({ ids }) => ({
      id: ids.order,
      activityId: ids.activity,
      activity: { merchantComment: { message: "y" } },
    }),
  ],
  [
    "ecom.orders.deleteActivity",
    "owner",
    ({ ids }) => ({ id: ids.order, activityId: ids.activity }),
  ],
  [
    "ecom.orders.paymentCollectionMarkOrderAsPaid",
    "owner",
    ({ ids }) => ({ ecomOrderId: ids.order }),
  ],
  [
    "ecom.orders.recordManuallyCollectedPayment",
    "owner",
    ({ ids }) => ({ orderId: ids.order, amount: { amount: "5" } }),
  ],
  [
    "ecom.orders.bulkUpdateOrderTags",
    "owner",
    ({ ids }) => ({ orderIds: [ids.order], assignTags: { tags: { tagIds: ["a"] } } }),
  ],

  ecomChange("orders.addActivities", ({ ids }) => ({
    orderId: ids.order,
    orderActivities: [{ activityType: "ORDER_PLACED" }],
  })),
  ecomChange("orders.createOrder", () => ({ order: orderInput() })),
  ecomChange("orders.importOrder", () => ({
    order: orderInput({ paymentStatus: "PAID", status: "APPROVED" }),
  })),
  ecomChange("orders.setOrderNumberCounter", () => ({ counter: "20000" })),
  ecomChange("orders.bulkDeleteImportedOrders", ({ ids }) => ({ orderIds: [ids.imported] })),
  ecomChange("orders.bulkUpdateOrders", ({ ids }) => ({
    orders: [{ order: { id: ids.order, archived: true } }],
  })),
  ecomChange("orders.updateOrderLineItem", ({ ids }) => ({
    id: ids.paid,
    lineItem: { id: ids.paidLine, fulfillerId: APP_ID },
  })),
  ecomChange("orders.preparePaymentCollection", ({ ids }) => ({
    ecomOrderId: ids.open,
    amount: fiveDollars,
  })),
  ecomChange("orders.paymentCollectionBulkMarkOrdersAsPaid", ({ ids }) => ({
    ecomOrderIds: [ids.order],
  })),
  ecomChange("orders.paymentCollectionCreatePaymentGatewayOrder", ({ ids }) => ({
    ecomOrderId: ids.open,
  })),
  ecomChange("orders.chargeMemberships", ({ ids }) => ({
    ecomOrderId: ids.order,
    memberId: ids.ada,
    membershipCharges: [{ membershipId: APP_ID, appId: APP_ID, lineItemId: ids.orderLine }],
  })),
  ecomChange("orders.triggerRefund", ({ ids }) => ({
    ecomOrderId: ids.paid,
    payments: [{ paymentId: ids.payment, amount: fiveDollars }],
  })),
  ecomChange("orders.voidAuthorizedPayments", ({ ids }) => ({
    ecomOrderId: ids.open,
    paymentIds: [ids.authorized],
  })),
  ecomChange("orders.captureAuthorizedPayments", ({ ids }) => ({
    ecomOrderId: ids.open,
    payments: [{ paymentId: ids.authorized }],
  })),

  ecomChange("orderTransactions.addPayments", ({ ids }) => ({
    orderId: ids.open,
    payments: [{ amount: fiveDollars, regularPaymentDetails: { offlinePayment: true } }],
  })),
  ecomChange("orderTransactions.updatePaymentStatus", ({ ids }) => ({
    orderId: ids.open,
    paymentId: ids.waiting,
    status: "APPROVED",
  })),
  ecomChange("orderTransactions.bulkUpdatePaymentStatuses", ({ ids }) => ({
    paymentAndOrderIds: [{ orderId: ids.open, paymentId: ids.waiting }],
    status: "DECLINED",
  })),
  ecomChange("orderTransactions.updateRefundTransaction", ({ ids }) => ({
    orderId: ids.paid,
    refundId: ids.refund,
    transaction: { paymentId: ids.payment, refundStatus: "SUCCEEDED" },
  })),
  ecomChange("orderTransactions.updatePayments", ({ ids }) => ({
    orderId: ids.open,
    payments: [{ payment: { id: ids.waiting, status: "APPROVED" } }],
  })),

  ecomChange("orderBilling.chargeOrder", ({ ids }) => ({
    orderId: ids.open,
    regularCharge: { paymentIntentId: APP_ID, amount: fiveDollars },
  })),
  ecomChange("orderBilling.chargeMemberships", ({ ids }) => ({
    orderId: ids.order,
    memberId: ids.ada,
    memberships: [
      {
        lineItemId: ids.orderLine,
        membershipIdentifier: { existingMembership: { appId: APP_ID, membershipId: APP_ID } },
      },
    ],
  })),
  ecomChange("orderBilling.redeemGiftCard", ({ ids }) => ({
    orderId: ids.open,
    giftCardCode: giftCard.code,
    amount: fiveDollars,
    currency: "USD",
  })),
  ecomChange("orderBilling.authorizeChargeWithSavedPaymentMethod", ({ ids }) => ({
    orderId: ids.open,
    amount: fiveDollars,
    currency: "USD",
    delayedCaptureSettings,
  })),
  ecomChange("orderBilling.captureAuthorizedPayments", ({ ids }) => ({
    orderId: ids.open,
    payments: [{ paymentId: ids.authorized, amount: fiveDollars }],
  })),
  ecomChange("orderBilling.voidAuthorizedPayments", ({ ids }) => ({
    orderId: ids.open,
    paymentIds: [ids.authorized],
  })),
  ecomChange("orderBilling.refundPayments", ({ ids }) => ({
    orderId: ids.paid,
    paymentRefunds: [{ paymentId: ids.payment, amount: fiveDollars }],
  })),
  ecomChange("orderBilling.voidMemberships", ({ ids }) => ({
    orderId: ids.open,
    paymentIds: [ids.membership],
  })),
  ecomChange("orderBilling.generateReceipts", ({ ids }) => ({
    orderId: ids.paid,
    paymentIds: [ids.payment],
  })),

  ecomChange("orderFulfillments.createFulfillment", ({ ids }) => ({
    orderId: ids.paid,
    fulfillment: { lineItems: [{ id: ids.paidLine }] },
  })),
  ecomChange("orderFulfillments.updateFulfillment", ({ ids }) => ({
    orderId: ids.paid,
    fulfillment: { id: ids.fulfillment, trackingInfo: { trackingNumber: "1" } },
  })),
  ecomChange("orderFulfillments.deleteFulfillment", ({ ids }) => ({
    orderId: ids.paid,
    fulfillmentId: ids.fulfillment,
  })),
  ecomChange("orderFulfillments.bulkCreateFulfillments", ({ ids }) => ({
    ordersWithFulfillments: [
      { orderId: ids.paid, fulfillments: [{ lineItems: [{ id: ids.paidLine }] }] },
    ],
  })),

  ecomChange("orderInvoices.generateInvoice", ({ ids }) => ({ orderId: ids.paid })),
  ecomChange("orderInvoices.bulkGenerateInvoices", ({ ids }) => ({ orderIds: [ids.paid] })),
  ecomChange("orderInvoices.addInvoiceToOrder", ({ ids }) => ({
    orderId: ids.paid,
    invoiceInfo: { id: "1", appId: APP_ID },
  })),

  ecomChange("orderPaymentRequests.createOrderPaymentRequest", ({ ids }) => ({
    orderPaymentRequest: { orderId: ids.open, amount: fiveDollars, title: "x" },
  })),
  ecomChange("orderPaymentRequests.bulkCreateOrderPaymentRequests", ({ ids }) => ({
    orderPaymentRequests: [{ orderId: ids.open, amount: fiveDollars, title: "x" }],
  })),
  ecomChange("orderPaymentRequests.updateOrderPaymentRequest", ({ ids }) => ({
    orderPaymentRequest: { id: ids.request, title: "y" },
  })),
  ecomChange("orderPaymentRequests.updateExtendedFields", ({ ids }) => ({
    id: ids.request,
    namespace: "@app/own",
    namespaceData: { a: 1 },
  })),
  ecomChange("orderPaymentRequests.deleteOrderPaymentRequest", ({ ids }) => ({
    orderPaymentRequestId: ids.request,
  })),
  ecomChange("orderPaymentRequests.voidOrderPaymentRequest", ({ ids }) => ({
    orderPaymentRequestId: ids.request,
  })),
  ecomChange("orderPaymentRequests.chargeOrderPaymentRequest", ({ ids }) => ({
    orderPaymentRequestId: ids.request,
  })),

  ecomChange("giftVouchers.redeemGiftCard", () => ({
    ...giftCard,
    amount: { value: "5", currency: "USD" },
  })),
  ecomChange("giftVouchers.voidTransaction", ({ ids }) => ({
    transactionId: ids.transaction,
    appId: APP_ID,
  })),

  ecomChange("tips.setTipOnOrder", ({ ids }) => ({ orderId: ids.tipped, tip: { amount: "7" } })),
  ecomChange("tips.addTipDistributionsToOrder", ({ ids }) => ({
    orderId: ids.tipped,
    tipDistributions: [fiveDollars],
  })),
  ecomChange("tips.removeTipFromOrder", ({ ids }) => ({ orderId: ids.tipped })),
];
