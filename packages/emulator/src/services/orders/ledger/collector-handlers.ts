import type { TriggerRefundRequest } from "@portico/ecom/orders";
import type { Context } from "../../../kernel/context.js";
import { admin, type Handlers } from "../../../kernel/handler.js";
import type { Amount } from "../../../kernel/money.js";
import { notFound } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { bulk } from "../../bulk.js";
import { priceIn } from "../model/price.js";
import { capture, openLedger, readLedger, voidPayments } from "./authorizations.js";
import {
  chargeMembership,
  findIntent,
  openIntent,
  requireCollectable,
  scheduleOf,
} from "./charges.js";
import { balanceOf, hasChargebacks, type Ledger } from "./model.js";
import { applyLedger, collectOffline, openAmount } from "./payments.js";
import { type ItemsRequest, refundabilitiesOf } from "./refundability.js";
import { refund } from "./refunds.js";

function collectability({ order: { document }, account }: Ledger, balance: Amount): string {
  const { status, lineItems } = document;
  if (status === "CANCELED") return "NONCOLLECTABLE_ORDER_IS_CANCELLED";
  if (status === "PENDING" || status === "REJECTED") return `NONCOLLECTABLE_ORDER_IS_${status}`;
  if (hasChargebacks(account)) return "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS";
  if (balance.lte(0)) return "NONCOLLECTABLE_ORDER_IS_PAID";
  const isSubscription = lineItems.some((line) => line.subscriptionInfo);
  return isSubscription ? "NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS" : "COLLECTABLE";
}

function markAsPaid(context: Context, id: string, name?: string) {
  const ledger = openLedger(context, id);
  const { document } = ledger.order;
  const { balance, open } = balanceOf(document, ledger.account);
  if (balance.gt(0)) {
    requireCollectable(ledger);
    if (open.gt(0)) collectOffline(ledger, open, name);
  } else if (document.status === "INITIALIZED") {
    // A free order needs no payment, only approval.
    applyLedger(ledger);
  }
  return { order: document };
}

function triggerRefund(request: Sent<TriggerRefundRequest>, context: Context) {
  const ledger = openLedger(context, request.ecomOrderId);
  const { details = {}, sideEffects = {} } = request;
  const { restockInfo } = sideEffects;
  const items = {
    lineItems: details.lineItems?.length ? details.lineItems : details.items,
    additionalFees: details.additionalFees,
    shipping: details.shipping ?? (details.shippingIncluded ? {} : undefined),
  } as ItemsRequest;
  const { id, transactions } = refund(ledger, {
    payments: request.payments ?? [],
    items,
    reason: details.reason,
    restock: restockInfo?.type === "ALL_ITEMS" ? "ALL_ITEMS" : restockInfo?.items,
    email: sideEffects.sendOrderRefundedEmail ? { message: sideEffects.customMessage } : undefined,
  });
  const description = "The payment provider rejected the refund";
  const error = { code: "REFUND_FAILED", description };
  return {
    orderTransactions: ledger.account,
    refundId: id,
    failedPaymentIds: transactions.flatMap(({ paymentId, refundStatus }, originalIndex) =>
      refundStatus === "FAILED" ? [{ id: paymentId, originalIndex, success: false, error }] : [],
    ),
  };
}

const UNKNOWN_PAYMENT = "PAYMENT_GATEWAY_ID_NOT_FOUND";

export const collectorHandlers: Handlers = {
  "ecom.orders.preparePaymentCollection": admin((request, context) => {
    const { delayedCaptureSettings: settings, redirectUrls = {} } = request;
    const ledger = openLedger(context, request.ecomOrderId, "NO_ASSOCIATED_ECOM_ORDER");
    requireCollectable(ledger, "ORDER_ALREADY_PAID");
    if (!context.site.acceptsPayments) {
      throw notFound("Payment method", "PAYMENT_METHODS_NOT_FOUND");
    }
    const dueAmount = openAmount(ledger, request.amount.amount);
    if (request.paymentGatewayOrderId) findIntent(context, request.paymentGatewayOrderId);
    const paymentGatewayOrderId = openIntent(context, ledger.order.id, dueAmount, {
      delayedCapture: request.delayedCapture === true || settings !== undefined,
      scheduled: scheduleOf(settings),
      successUrl: redirectUrls.successUrl || undefined,
      cancelUrl: redirectUrls.cancelUrl || undefined,
    });
    return { paymentGatewayOrderId };
  }),

  "ecom.orders.getPaymentCollectabilityStatus": admin(({ ecomOrderId }, context) => {
    const ledger = readLedger(context, ecomOrderId);
    const { document } = ledger.order;
    const { balance } = balanceOf(document, ledger.account);
    const amount = priceIn(context, balance, document.currency);
    return { status: collectability(ledger, balance), amount };
  }),

  "ecom.orders.recordManuallyCollectedPayment": admin((request, context) => {
    const ledger = openLedger(context, request.orderId);
    requireCollectable(ledger);
    const collectedAmount = openAmount(ledger, request.amount?.amount);
    collectOffline(ledger, collectedAmount, request.userDefinedPaymentMethodName);
    return {};
  }),

  "ecom.orders.paymentCollectionMarkOrderAsPaid": admin((request, context) =>
    markAsPaid(context, request.ecomOrderId, request.userDefinedPaymentMethodName),
  ),

  "ecom.orders.paymentCollectionBulkMarkOrdersAsPaid": admin(({ ecomOrderIds = [] }, context) =>
    bulk(context, ecomOrderIds, String, (id) => ({
      id,
      rest: { item: markAsPaid(context, id).order },
    })),
  ),

  "ecom.orders.getRefundabilityStatus": admin(({ ecomOrderId }, context) => ({
    refundabilities: refundabilitiesOf(readLedger(context, ecomOrderId)),
    refundablePerItem: true,
  })),

  "ecom.orders.paymentCollectionCreatePaymentGatewayOrder": admin(({ ecomOrderId }, context) => {
    const ledger = openLedger(context, ecomOrderId);
    requireCollectable(ledger, "ORDER_ALREADY_PAID");
    const { open } = balanceOf(ledger.order.document, ledger.account);
    return { paymentGatewayOrderId: openIntent(context, ecomOrderId, open) };
  }),

  "ecom.orders.chargeMemberships": admin(({ ecomOrderId, membershipCharges = [] }, context) => {
    const ledger = openLedger(context, ecomOrderId);
    const paymentIds = membershipCharges.map((charge) => {
      const { lineItemId = "", membershipId, appId, membershipName: name } = charge;
      return chargeMembership(ledger, { lineItemId, membershipId, appId, name }).id;
    });
    applyLedger(ledger, { paymentIds });
    return {};
  }),

  "ecom.orders.triggerRefund": admin(triggerRefund),

  "ecom.orders.voidAuthorizedPayments": admin(({ ecomOrderId, paymentIds }, context) =>
    voidPayments(openLedger(context, ecomOrderId), paymentIds, UNKNOWN_PAYMENT),
  ),

  "ecom.orders.captureAuthorizedPayments": admin(({ ecomOrderId, payments }, context) => {
    const codes = { notAuthorized: "NOT_REGULAR_ONLINE_PAYMENT", unknownPayment: UNKNOWN_PAYMENT };
    return capture(openLedger(context, ecomOrderId), payments, codes);
  }),
};
