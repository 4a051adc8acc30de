import { orderInput } from "./order-world.js";
import type { Row } from "./shop-world.js";

const email = { address: "x@example.com" };
const five = { amount: "5" };
const CARDS = "d80111c5-a0f4-47a8-b63a-65b54d774a27";
const card = { code: "PORTICO-GIFT-50", appId: CARDS };
const delayedCaptureSettings = {
  scheduledAction: "CAPTURE",
  delayDuration: { count: 1, unit: "DAYS" },
};

const by = (operation: string, request: Row[2]): Row => [`ecom.${operation}`, "owner", request];

/** Valid requests, one for each operation that changes an order or its payments. */
export const ORDER_CHANGES: readonly Row[] = [
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

  by("orders.addActivities", ({ ids }) => ({
    orderId: ids.order,
    orderActivities: [{ activityType: "ORDER_PLACED" }],
  })),
  by("orders.createOrder", () => ({ order: orderInput() })),
  by("orders.importOrder", () => ({
    order: orderInput({ paymentStatus: "PAID", status: "APPROVED" }),
  })),
  by("orders.setOrderNumberCounter", () => ({ counter: "20000" })),
  by("orders.bulkDeleteImportedOrders", ({ ids }) => ({ orderIds: [ids.imported] })),
  by("orders.bulkUpdateOrders", ({ ids }) => ({
    orders: [{ order: { id: ids.order, archived: true } }],
  })),
  by("orders.updateOrderLineItem", ({ ids }) => ({
    id: ids.paid,
    lineItem: { id: ids.paidLine, fulfillerId: CARDS },
  })),
  by("orders.preparePaymentCollection", ({ ids }) => ({ ecomOrderId: ids.open, amount: five })),
  by("orders.paymentCollectionBulkMarkOrdersAsPaid", ({ ids }) => ({ ecomOrderIds: [ids.order] })),
  by("orders.paymentCollectionCreatePaymentGatewayOrder", ({ ids }) => ({ ecomOrderId: ids.open })),
  by("orders.chargeMemberships", ({ ids }) => ({
    ecomOrderId: ids.order,
    memberId: ids.ada,
    membershipCharges: [{ membershipId: CARDS, appId: CARDS, lineItemId: ids.orderLine }],
  })),
  by("orders.triggerRefund", ({ ids }) => ({
    ecomOrderId: ids.paid,
    payments: [{ paymentId: ids.payment, amount: five }],
  })),
  by("orders.voidAuthorizedPayments", ({ ids }) => ({
    ecomOrderId: ids.open,
    paymentIds: [ids.authorized],
  })),
  by("orders.captureAuthorizedPayments", ({ ids }) => ({
    ecomOrderId: ids.open,
    payments: [{ paymentId: ids.authorized }],
  })),

  by("orderTransactions.addPayments", ({ ids }) => ({
    orderId: ids.open,
    payments: [{ amount: five, regularPaymentDetails: { offlinePayment: true } }],
  })),
  by("orderTransactions.updatePaymentStatus", ({ ids }) => ({
    orderId: ids.open,
    paymentId: ids.waiting,
    status: "APPROVED",
  })),
  by("orderTransactions.bulkUpdatePaymentStatuses", ({ ids }) => ({
    paymentAndOrderIds: [{ orderId: ids.open, paymentId: ids.waiting }],
    status: "DECLINED",
  })),
  by("orderTransactions.updateRefundTransaction", ({ ids }) => ({
    orderId: ids.paid,
    refundId: ids.refund,
    transaction: { paymentId: ids.payment, refundStatus: "SUCCEEDED" },
  })),
  by("orderTransactions.updatePayments", ({ ids }) => ({
    orderId: ids.open,
    payments: [{ payment: { id: ids.waiting, status: "APPROVED" } }],
  })),

  by("orderBilling.chargeOrder", ({ ids }) => ({
    orderId: ids.open,
    regularCharge: { paymentIntentId: CARDS, amount: five },
  })),
  by("orderBilling.chargeMemberships", ({ ids }) => ({
    orderId: ids.order,
    memberId: ids.ada,
    memberships: [
      {
        lineItemId: ids.orderLine,
        membershipIdentifier: { existingMembership: { appId: CARDS, membershipId: CARDS } },
      },
    ],
  })),
  by("orderBilling.redeemGiftCard", ({ ids }) => ({
    orderId: ids.open,
    giftCardCode: card.code,
    amount: five,
    currency: "USD",
  })),
  by("orderBilling.authorizeChargeWithSavedPaymentMethod", ({ ids }) => ({
    orderId: ids.open,
    amount: five,
    currency: "USD",
    delayedCaptureSettings,
  })),
  by("orderBilling.captureAuthorizedPayments", ({ ids }) => ({
    orderId: ids.open,
    payments: [{ paymentId: ids.authorized, amount: five }],
  })),
  by("orderBilling.voidAuthorizedPayments", ({ ids }) => ({
    orderId: ids.open,
    paymentIds: [ids.authorized],
  })),
  by("orderBilling.refundPayments", ({ ids }) => ({
    orderId: ids.paid,
    paymentRefunds: [{ paymentId: ids.payment, amount: five }],
  })),
  by("orderBilling.voidMemberships", ({ ids }) => ({
    orderId: ids.open,
    paymentIds: [ids.membership],
  })),
  by("orderBilling.generateReceipts", ({ ids }) => ({
    orderId: ids.paid,
    paymentIds: [ids.payment],
  })),

  by("orderFulfillments.createFulfillment", ({ ids }) => ({
    orderId: ids.paid,
    fulfillment: { lineItems: [{ id: ids.paidLine }] },
  })),
  by("orderFulfillments.updateFulfillment", ({ ids }) => ({
    orderId: ids.paid,
    fulfillment: { id: ids.fulfillment, trackingInfo: { trackingNumber: "1" } },
  })),
  by("orderFulfillments.deleteFulfillment", ({ ids }) => ({
    orderId: ids.paid,
    fulfillmentId: ids.fulfillment,
  })),
  by("orderFulfillments.bulkCreateFulfillments", ({ ids }) => ({
    ordersWithFulfillments: [
      { orderId: ids.paid, fulfillments: [{ lineItems: [{ id: ids.paidLine }] }] },
    ],
  })),

  by("orderInvoices.generateInvoice", ({ ids }) => ({ orderId: ids.paid })),
  by("orderInvoices.bulkGenerateInvoices", ({ ids }) => ({ orderIds: [ids.paid] })),
  by("orderInvoices.addInvoiceToOrder", ({ ids }) => ({
    orderId: ids.paid,
    invoiceInfo: { id: "1", appId: CARDS },
  })),

  by("orderPaymentRequests.createOrderPaymentRequest", ({ ids }) => ({
    orderPaymentRequest: { orderId: ids.open, amount: five, title: "x" },
  })),
  by("orderPaymentRequests.bulkCreateOrderPaymentRequests", ({ ids }) => ({
    orderPaymentRequests: [{ orderId: ids.open, amount: five, title: "x" }],
  })),
  by("orderPaymentRequests.updateOrderPaymentRequest", ({ ids }) => ({
    orderPaymentRequest: { id: ids.request, title: "y" },
  })),
  by("orderPaymentRequests.updateExtendedFields", ({ ids }) => ({
    id: ids.request,
    namespace: "@app/own",
    namespaceData: { a: 1 },
  })),
  by("orderPaymentRequests.deleteOrderPaymentRequest", ({ ids }) => ({
    orderPaymentRequestId: ids.request,
  })),
  by("orderPaymentRequests.voidOrderPaymentRequest", ({ ids }) => ({
    orderPaymentRequestId: ids.request,
  })),
  by("orderPaymentRequests.chargeOrderPaymentRequest", ({ ids }) => ({
    orderPaymentRequestId: ids.request,
  })),

  by("giftVouchers.redeemGiftCard", () => ({ ...card, amount: { value: "5", currency: "USD" } })),
  by("giftVouchers.voidTransaction", ({ ids }) => ({
    transactionId: ids.transaction,
    appId: CARDS,
  })),

  by("tips.setTipOnOrder", ({ ids }) => ({ orderId: ids.tipped, tip: { amount: "7" } })),
  by("tips.addTipDistributionsToOrder", ({ ids }) => ({
    orderId: ids.tipped,
    tipDistributions: [five],
  })),
  by("tips.removeTipFromOrder", ({ ids }) => ({ orderId: ids.tipped })),
];
