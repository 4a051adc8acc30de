import type { ChargeOrderRequest, MembershipCharge } from "@portico/ecom/order-billing";
import type { Context } from "../../../kernel/context.js";
import { admin, type Handlers } from "../../../kernel/handler.js";
import { applicationError, rejection } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { addActivity, touchOrder } from "../model/order.js";
import { capture, openLedger, readLedger, voidPayments } from "./authorizations.js";
import {
  chargeGiftCard,
  chargeMembership,
  chargeRegular,
  hasSavedMethod,
  requireCollectable,
} from "./charges.js";
import { hasChargebacks, type Ledger, ledgerSlice, refundableOf } from "./model.js";
import { applyLedger, paymentOf, setStatus } from "./payments.js";
import { calculateRefund, orderRefundability } from "./refundability.js";
import { type PaymentRefund, refund } from "./refunds.js";

function membershipOf({ lineItemId, membershipIdentifier }: Sent<MembershipCharge>) {
  const { existingMembership: existing, futureMembership, ...olderFormat } = membershipIdentifier;
  return {
    lineItemId,
    futureMembership,
    membershipId: existing?.membershipId ?? olderFormat.membershipId,
    appId: existing?.appId ?? olderFormat.membershipAppId,
  };
}

/** A repeated idempotency key does not charge again. */
function charge(request: Sent<ChargeOrderRequest>, context: Context) {
  const { orderId, regularCharge, giftCards = [], memberships = [] } = request;
  const ledger = openLedger(context, orderId);
  const { order, account } = ledger;
  const { charges } = context.store(ledgerSlice);
  const key = request.idempotencyKey && `${orderId} ${request.idempotencyKey}`;
  const previous = key ? charges.get(key) : undefined;
  if (previous) {
    const payments = previous.map((id) => paymentOf(account, id));
    return { payments, orderTransactions: account };
  }
  requireCollectable(ledger);
  const { currency } = order.document;
  const payments = [
    ...memberships.map((membership) => chargeMembership(ledger, membershipOf(membership))),
    ...giftCards.map(({ giftCardCode: code, amount }) => {
      const codes = { currency: "INVALID_GIFT_CARD_CURRENCY" };
      return chargeGiftCard(ledger, { code, value: amount?.amount, currency }, codes);
    }),
  ];
  if (regularCharge) {
    if (request.merchantInitiated && !hasSavedMethod(ledger)) {
      throw rejection("PAYMENT_METHOD_UNAVAILABLE", "The buyer has no saved payment method");
    }
    payments.push(chargeRegular(ledger, regularCharge));
  }
  const paymentIds = payments.map(({ id }) => id);
  if (key) context.changes.put(charges, key, paymentIds);
  applyLedger(ledger, { paymentIds });
  return { payments, orderTransactions: account };
}

function requireCurrency({ order: { document } }: Ledger, currency: string, code: string): void {
  if (currency === document.currency) return;
  throw rejection(code, `The order's currency is ${document.currency}`);
}

function checkLocations({ order, account }: Ledger, refunds: readonly PaymentRefund[]): void {
  const locationIds = new Set(
    order.document.lineItems.flatMap(({ locations }) =>
      ((locations ?? []) as readonly { readonly id?: string }[]).flatMap(({ id }) => id ?? []),
    ),
  );
  if (locationIds.size < 2) return;
  const isPartial = refunds.some(({ paymentId, amount: requested }) => {
    const refundable = refundableOf(account, paymentOf(account, paymentId));
    return requested?.amount !== undefined && refundable.gt(requested.amount);
  });
  if (!isPartial) return;
  const code = "PARTIAL_REFUND_FOR_MULTIPLE_LOCATIONS_NOT_ALLOWED";
  throw rejection(code, "An order with several locations can only be refunded as a whole");
}

function createReceipt({ context, order, account }: Ledger, paymentId: string) {
  const receipts = context.store(ledgerSlice).receipts;
  const payment = paymentOf(account, paymentId);
  if (!payment.regularPaymentDetails) {
    throw rejection("INVALID_PAYMENT_TYPE", "Only regular payments can have receipts");
  }
  if (!["APPROVED", "PARTIALLY_REFUNDED", "REFUNDED"].includes(payment.status)) {
    throw rejection("INVALID_PAYMENT_STATUS", "The payment is not complete");
  }
  if (receipts.has(paymentId)) {
    throw applicationError(409, "RECEIPT_ALREADY_EXIST", "The payment already has a receipt");
  }
  const receiptId = context.guid("receipt");
  context.changes.put(receipts, paymentId, receiptId);
  const receiptCreated = { paymentId, wixReceipt: { receiptId } };
  addActivity(context, order, "RECEIPT_CREATED", { receiptCreated });
  return { paymentId, receiptId };
}

export const billingHandlers: Handlers = {
  "ecom.orderBilling.chargeOrder": admin(charge),

  "ecom.orderBilling.chargeMemberships": admin(({ orderId, memberships }, context) => ({
    payments: charge({ orderId, memberships }, context).payments,
  })),

  "ecom.orderBilling.redeemGiftCard": admin((request, context) => {
    const { orderId, giftCardCode: code, amount, currency } = request;
    const ledger = openLedger(context, orderId);
    requireCollectable(ledger);
    requireCurrency(ledger, currency, "CURRENCY_MISMATCH");
    const payment = chargeGiftCard(ledger, { code, value: amount.amount, currency });
    applyLedger(ledger, { paymentIds: [payment.id] });
    return { orderTransactions: ledger.account, payment };
  }),

  "ecom.orderBilling.authorizeChargeWithSavedPaymentMethod": admin((request, context) => {
    const { orderId, amount, currency, delayedCaptureSettings } = request;
    const ledger = openLedger(context, orderId);
    requireCollectable(ledger);
    if (!hasSavedMethod(ledger)) {
      throw rejection("NO_SAVED_PAYMENT_METHOD", "The buyer has no saved payment method");
    }
    requireCurrency(ledger, currency, "INVALID_CURRENCY");
    const paymentIntentId = context.guid("payment-gateway-order");
    const paymentTerms = { paymentIntentId, amount, delayedCaptureSettings };
    const payment = chargeRegular(ledger, paymentTerms, true);
    applyLedger(ledger, { paymentIds: [payment.id] });
    return { payment, orderTransactions: ledger.account };
  }),

  "ecom.orderBilling.captureAuthorizedPayments": admin(({ orderId, payments }, context) => {
    const ledger = openLedger(context, orderId);
    if (hasChargebacks(ledger.account)) {
      throw rejection("ORDER_HAS_CHARGEBACKS", "A payment of the order has been charged back");
    }
    return capture(ledger, payments);
  }),

  "ecom.orderBilling.voidAuthorizedPayments": admin(({ orderId, paymentIds }, context) =>
    voidPayments(openLedger(context, orderId), paymentIds, "GATEWAY_TRANSACTION_NOT_FOUND"),
  ),

  "ecom.orderBilling.getOrderRefundability": admin(({ orderId }, context) =>
    orderRefundability(readLedger(context, orderId)),
  ),

  "ecom.orderBilling.calculateRefund": admin(({ orderId, refundItems = {} }, context) =>
    calculateRefund(readLedger(context, orderId), refundItems),
  ),

  "ecom.orderBilling.refundPayments": admin((request, context) => {
    const ledger = openLedger(context, request.orderId);
    checkLocations(ledger, request.paymentRefunds);
    const { restock, notifications } = request.sideEffects ?? {};
    const createdRefund = refund(ledger, {
      payments: request.paymentRefunds,
      items: request.refundItems,
      reason: request.customerReason,
      restock: restock?.lineItems,
      email: notifications?.sendCustomerEmail
        ? { message: notifications.customMessage }
        : undefined,
    });
    return { refund: createdRefund, orderTransactions: ledger.account };
  }),

  "ecom.orderBilling.voidMemberships": admin(({ orderId, paymentIds = [] }, context) => {
    const ledger = openLedger(context, orderId);
    for (const id of paymentIds) {
      const payment = paymentOf(ledger.account, id);
      const { membershipPaymentDetails: details } = payment;
      if (!details) {
        throw rejection("INVALID_PAYMENT_TYPE", "The payment is not a membership payment");
      }
      if (payment.status !== "APPROVED") continue;
      details.status = "VOIDED";
      details.voided = true;
      setStatus(context, payment, "VOIDED");
    }
    applyLedger(ledger, { paymentIds });
    return {};
  }),

  "ecom.orderBilling.generateReceipts": admin(({ orderId, paymentIds }, context) => {
    const ledger = openLedger(context, orderId);
    const receipts = paymentIds.map((id) => createReceipt(ledger, id));
    touchOrder(context, ledger.order);
    return { receipts };
  }),
};
