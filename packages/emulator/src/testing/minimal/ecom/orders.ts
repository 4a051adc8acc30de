import type { World } from "../../shop-world.js";
import type { Json } from "../../test-client.js";
import { callMinimal, entityRequests } from "../create.js";
import { type Settings, serviceSettings, setField } from "../setting.js";

const APP_ID = "d80111c5-a0f4-47a8-b63a-65b54d774a27";
const order = ({ ids }: World) => ({ id: ids.order });
const openOrder = ({ ids }: World) => ({ ecomOrderId: ids.open });
const activity = ({ ids }: World) => ({ id: ids.order, activityId: ids.activity });
const comment = { "activity.merchantComment.message": "x" };
const fulfillmentIds = ({ ids }: World) => ({ orderId: ids.paid, fulfillmentId: ids.fulfillment });

const paymentRequest = entityRequests(
  "ecom.orderPaymentRequests.createOrderPaymentRequest",
  ({ ids }) => ({
    orderPaymentRequest: { orderId: ids.open, amount: { amount: "5.00" }, title: "Rest" },
  }),
);
const paymentRequestId = ({ id }: Json) => ({ orderPaymentRequestId: id });

const tipShare = ({ ids }: World) => ({
  orderId: ids.tipped,
  "tipDistributions[0].amount": "5",
  "tipDistributions[0].staff.name": "Ada",
});
const distributeTip = async (world: World) => {
  await callMinimal(world, "ecom.tips.addTipDistributionsToOrder", tipShare(world));
  return {};
};
const tipChoice = ({ ids }: World) => ({
  purchaseFlowId: ids.order,
  tipChoice: { tipType: "AMOUNT", value: "3" },
});

export const orders: Settings = {
  ...serviceSettings("ecom.orders", {
    preparePaymentCollection: (world) => ({ ...openOrder(world), "amount.amount": "5" }),
    getPaymentCollectabilityStatus: openOrder,
    paymentCollectionMarkOrderAsPaid: openOrder,
    paymentCollectionBulkMarkOrdersAsPaid: ({ ids }) => ({ "ecomOrderIds[0]": ids.open }),
    getRefundabilityStatus: openOrder,
    setOrderNumberCounter: () => ({ counter: "20000" }),
    paymentCollectionCreatePaymentGatewayOrder: openOrder,
    chargeMemberships: ({ ids }) => ({
      ecomOrderId: ids.order,
      "membershipCharges[0]": { membershipId: APP_ID, appId: APP_ID, lineItemId: ids.orderLine },
    }),
    recordManuallyCollectedPayment: ({ ids }) => ({ orderId: ids.open, "amount.amount": "5" }),
    addActivities: () => ({ "orderActivities[0].activityType": "ORDER_PLACED" }),
    aggregateOrders: () => ({
      "aggregation.byPayment": { type: "VALUE", fieldPath: "paymentStatus" },
    }),
    triggerRefund: ({ ids }) => ({
      ecomOrderId: ids.paid,
      "payments[0].paymentId": ids.payment,
      "payments[0].amount.amount": "5",
    }),
    voidAuthorizedPayments: (world) => ({
      ...openOrder(world),
      "paymentIds[0]": world.ids.authorized,
    }),
    captureAuthorizedPayments: (world) => ({
      ...openOrder(world),
      "payments[0].paymentId": world.ids.authorized,
    }),
    getOrder: order,
    updateOrder: ({ ids }) => ({ "order.id": ids.order, "order.archived": true }),
    bulkUpdateOrders: ({ ids }) => ({
      "orders[0].order": { id: ids.order, archived: true },
      returnEntity: true,
    }),
    updateOrderLineItem: ({ ids }) => ({
      id: ids.paid,
      "lineItem.id": ids.paidLine,
      "lineItem.fulfillerId": APP_ID,
    }),
    addActivity: (world) => ({ ...order(world), ...comment }),
    updateActivity: (world) => ({ ...activity(world), ...comment }),
    deleteActivity: activity,
    cancelOrder: order,
  }),
  ...serviceSettings("ecom.orderFulfillments", {
    listFulfillmentsForSingleOrder: ({ ids }) => ({ orderId: ids.paid }),
    listFulfillmentsForMultipleOrders: ({ ids }) => ({ orderIds: [ids.paid] }),
    createFulfillment: ({ ids }) => ({
      orderId: ids.paid,
      "fulfillment.lineItems[0].id": ids.paidLine,
    }),
    updateFulfillment: ({ ids }) => ({
      orderId: ids.paid,
      "fulfillment.id": ids.fulfillment,
      "fulfillment.trackingInfo.trackingNumber": "1",
    }),
    deleteFulfillment: fulfillmentIds,
    bulkCreateFulfillments: ({ ids }) => ({
      "ordersWithFulfillments[0].orderId": ids.paid,
      "ordersWithFulfillments[0].fulfillments[0].lineItems[0].id": ids.paidLine,
    }),
  }),
  ...serviceSettings("ecom.orderInvoices", {
    listInvoicesForMultipleOrders: async (world) => {
      await callMinimal(world, "ecom.orderInvoices.generateInvoice");
      return { orderIds: [world.ids.order] };
    },
    addInvoiceToOrder: () => ({ "invoiceInfo.id": "1", "invoiceInfo.appId": APP_ID }),
  }),
  ...paymentRequest.settings({
    updateOrderPaymentRequest: setField("orderPaymentRequest.title", "New"),
    getOrderPaymentRequestUrl: paymentRequestId,
    voidOrderPaymentRequest: paymentRequestId,
    chargeOrderPaymentRequest: paymentRequestId,
  }),
  ...serviceSettings("ecom.tips", {
    getTipByOrderId: async (world) => {
      await distributeTip(world);
      return { orderId: world.ids.tipped };
    },
    getTipByDraftOrderId: async (world) => {
      await distributeTip(world);
      return { draftOrderId: world.ids.edited };
    },
    setTipOnOrder: ({ ids }) => ({ orderId: ids.tipped, "tip.amount": "7" }),
    queryTipDistributions: distributeTip,
    updateTipChoice: tipChoice,
    getTipChoice: async (world) => {
      await callMinimal(world, "ecom.tips.updateTipChoice", tipChoice(world), "server");
      return { purchaseFlowId: world.ids.order };
    },
    removeTipFromOrder: ({ ids }) => ({ orderId: ids.tipped }),
    addTipDistributionsToOrder: tipShare,
  }),
};
