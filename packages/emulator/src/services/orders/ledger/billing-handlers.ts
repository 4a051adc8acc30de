// Order billing: charges, captures, refunds and receipts.

import type { Context } from "../../../kernel/context.js";
import type { Handlers } from "../../../kernel/handler.js";
import { applicationError } from "../../../kernel/platform-error.js";
import { served } from "../../served.js";
import { findOrder } from "../model/find-order.js";
import type { StoredOrder } from "../model/model.js";
import { note, orderChanged } from "../model/tell.js";
import {
  type CaptureRequest,
  capture,
  type DelayedCapture,
  giveUp,
  runDue,
} from "./authorizations.js";
import { refundableOf } from "./books.js";
import {
  chargeGiftCard,
  chargeMembership,
  chargeRegular,
  hasSaved,
  type RegularCharge,
  requireCollectable,
} from "./charges.js";
import type { ItemsRequest } from "./items.js";
import type { Account } from "./model.js";
import { paymentOf, setStatus } from "./payments.js";
import { post } from "./post.js";
import { calculateRefund, orderRefundability } from "./refundability.js";
import { type PaymentRefund, refund } from "./refunds.js";
import type { RestockItem } from "./restock.js";
import { accountOf, ledgerSlice } from "./slice.js";

interface WithOrder {
  readonly orderId: string;
}
interface Price {
  readonly amount?: string;
}
interface Membership {
  readonly lineItemId: string;
  readonly membershipIdentifier: {
    readonly existingMembership?: { readonly appId: string; readonly membershipId: string };
    readonly futureMembership?: object;
    readonly membershipId?: string;
    readonly membershipAppId?: string;
  };
}
interface Charge extends WithOrder {
  readonly regularCharge?: RegularCharge;
  readonly giftCards?: readonly { readonly giftCardCode: string; readonly amount?: Price }[];
  readonly memberships?: readonly Membership[];
  readonly idempotencyKey?: string;
  readonly merchantInitiated?: boolean;
}

const refused = (code: string, why: string) => applicationError(428, code, why);

/** Returns the membership of a request, which has two formats. */
function membershipOf({ lineItemId, membershipIdentifier }: Membership) {
  const { existingMembership, futureMembership, membershipId, membershipAppId } =
    membershipIdentifier;
  const id = existingMembership?.membershipId ?? membershipId;
  const appId = existingMembership?.appId ?? membershipAppId;
  return {
    lineItemId,
    futureMembership,
    ...(id === undefined ? {} : { membershipId: id }),
    ...(appId === undefined ? {} : { appId }),
  };
}

/** Charges everything in the request, or nothing. A repeated idempotency key does not charge again. */
function charge(request: Charge, context: Context) {
  const { orderId, regularCharge, giftCards = [], memberships = [] } = request;
  runDue(context);
  const order = findOrder(context, orderId);
  const account = accountOf(context, order);
  const { charges } = context.store(ledgerSlice);
  const key = request.idempotencyKey && `${orderId} ${request.idempotencyKey}`;
  const known = key ? charges.get(key) : undefined;
  if (known) {
    const payments = known.map((id) => paymentOf(account, id));
    return { payments, orderTransactions: account };
  }
  requireCollectable(order, account);
  const payments = [
    ...memberships.map((one) => chargeMembership(context, order, account, membershipOf(one))),
    ...giftCards.map(({ giftCardCode: code, amount }) => {
      const { currency } = order.document;
      const card = { code, value: amount?.amount, currency };
      return chargeGiftCard(context, order, account, card, {
        currency: "INVALID_GIFT_CARD_CURRENCY",
      });
    }),
  ];
  if (regularCharge) {
    if (request.merchantInitiated && !hasSaved(account)) {
      throw refused("PAYMENT_METHOD_UNAVAILABLE", "The buyer has no saved payment method");
    }
    payments.push(chargeRegular(context, order, account, regularCharge));
  }
  const paymentIds = payments.map(({ id }) => id);
  if (key) context.changes.put(charges, key, paymentIds);
  post(context, order, account, { paymentIds });
  return { payments, orderTransactions: account };
}

interface Refunding extends WithOrder {
  readonly paymentRefunds: readonly PaymentRefund[];
  readonly sideEffects?: {
    readonly restock?: { readonly lineItems?: readonly RestockItem[] };
    readonly notifications?: {
      readonly sendCustomerEmail?: boolean;
      readonly customMessage?: string;
    };
  };
  readonly refundItems?: ItemsRequest;
  readonly customerReason?: string;
}

/** Throws for a partial refund of an order whose items come from several locations. */
function checkLocations(
  order: StoredOrder,
  account: Account,
  refunds: readonly PaymentRefund[],
): void {
  const places = new Set(
    order.document.lineItems.flatMap(({ locations }) =>
      ((locations ?? []) as readonly { readonly id?: string }[]).flatMap(({ id }) => id ?? []),
    ),
  );
  if (places.size < 2) return;
  const isPart = refunds.some(({ paymentId, amount: wanted }) => {
    const left = refundableOf(account, paymentOf(account, paymentId));
    return wanted?.amount !== undefined && left.gt(wanted.amount);
  });
  if (!isPart) return;
  const code = "PARTIAL_REFUND_FOR_MULTIPLE_LOCATIONS_NOT_ALLOWED";
  throw refused(code, "An order with several locations can only be refunded as a whole");
}

function refundPayments(request: Refunding, context: Context) {
  runDue(context);
  const order = findOrder(context, request.orderId);
  checkLocations(order, accountOf(context, order), request.paymentRefunds);
  const { restock, notifications } = request.sideEffects ?? {};
  const made = refund(context, order, {
    payments: request.paymentRefunds,
    items: request.refundItems ?? {},
    reason: request.customerReason ?? undefined,
    restock: restock?.lineItems,
    email: notifications?.sendCustomerEmail
      ? { message: notifications.customMessage ?? undefined }
      : undefined,
  });
  return { refund: made, orderTransactions: accountOf(context, order) };
}

/** Creates a receipt for each payment. */
function receipts(
  { orderId, paymentIds }: WithOrder & { paymentIds: readonly string[] },
  context: Context,
) {
  const order = findOrder(context, orderId);
  const account = accountOf(context, order);
  const known = context.store(ledgerSlice).receipts;
  const made = paymentIds.map((paymentId) => {
    const payment = paymentOf(account, paymentId);
    if (!payment.regularPaymentDetails) {
      throw refused("INVALID_PAYMENT_TYPE", "Only regular payments can have receipts");
    }
    if (!["APPROVED", "PARTIALLY_REFUNDED", "REFUNDED"].includes(payment.status)) {
      throw refused("INVALID_PAYMENT_STATUS", "The payment is not complete");
    }
    if (known.has(paymentId)) {
      throw applicationError(409, "RECEIPT_ALREADY_EXIST", "The payment already has a receipt");
    }
    const receiptId = context.guid("receipt");
    context.changes.put(known, paymentId, receiptId);
    const receiptCreated = { paymentId, wixReceipt: { receiptId } };
    note(context, order, "RECEIPT_CREATED", { receiptCreated });
    return { paymentId, receiptId };
  });
  orderChanged(context, order);
  return { receipts: made };
}

/** Handlers of the order billing service. */
export const billingHandlers: Handlers = {
  "ecom.orderBilling.chargeOrder": served<Charge>("admin", charge),

  "ecom.orderBilling.chargeMemberships": served<WithOrder & { memberships: readonly Membership[] }>(
    "admin",
    ({ orderId, memberships }, context) => ({
      payments: charge({ orderId, memberships }, context).payments,
    }),
  ),

  "ecom.orderBilling.redeemGiftCard": served<
    WithOrder & { giftCardCode: string; amount: Price; currency: string }
  >("admin", ({ orderId, giftCardCode: code, amount, currency }, context) => {
    const order = findOrder(context, orderId);
    const account = accountOf(context, order);
    requireCollectable(order, account);
    if (currency !== order.document.currency) {
      throw refused("CURRENCY_MISMATCH", `The order's currency is ${order.document.currency}`);
    }
    const card = { code, value: amount.amount, currency };
    const payment = chargeGiftCard(context, order, account, card);
    post(context, order, account, { paymentIds: [payment.id] });
    return { orderTransactions: account, payment };
  }),

  "ecom.orderBilling.authorizeChargeWithSavedPaymentMethod": served<
    WithOrder & { amount: Price; currency: string; delayedCaptureSettings: DelayedCapture }
  >("admin", ({ orderId, amount, currency, delayedCaptureSettings }, context) => {
    runDue(context);
    const order = findOrder(context, orderId);
    const account = accountOf(context, order);
    requireCollectable(order, account);
    if (!hasSaved(account)) {
      throw refused("NO_SAVED_PAYMENT_METHOD", "The buyer has no saved payment method");
    }
    if (currency !== order.document.currency) {
      throw refused("INVALID_CURRENCY", `The order's currency is ${order.document.currency}`);
    }
    const paymentIntentId = context.guid("payment-gateway-order");
    const request = { paymentIntentId, amount, delayedCaptureSettings };
    const payment = chargeRegular(context, order, account, request, true);
    post(context, order, account, { paymentIds: [payment.id] });
    return { payment, orderTransactions: account };
  }),

  "ecom.orderBilling.captureAuthorizedPayments": served<
    WithOrder & { payments: readonly CaptureRequest[] }
  >("admin", ({ orderId, payments }, context) => {
    runDue(context);
    const order = findOrder(context, orderId);
    const disputed = accountOf(context, order).payments.some(({ regularPaymentDetails }) =>
      regularPaymentDetails?.chargebacks.some(({ status }) => status === "APPROVED"),
    );
    if (disputed) {
      throw refused("ORDER_HAS_CHARGEBACKS", "A payment of the order has been charged back");
    }
    return { orderTransactions: capture(context, order, payments) };
  }),

  "ecom.orderBilling.voidAuthorizedPayments": served<WithOrder & { paymentIds: readonly string[] }>(
    "admin",
    ({ orderId, paymentIds }, context) => {
      runDue(context);
      const unknown = "GATEWAY_TRANSACTION_NOT_FOUND";
      const order = findOrder(context, orderId);
      return { orderTransactions: giveUp(context, order, paymentIds, { unknown }) };
    },
  ),

  "ecom.orderBilling.getOrderRefundability": served<WithOrder>("admin", ({ orderId }, context) => {
    runDue(context);
    return orderRefundability(context, findOrder(context, orderId));
  }),

  "ecom.orderBilling.calculateRefund": served<WithOrder & { refundItems?: ItemsRequest }>(
    "admin",
    ({ orderId, refundItems = {} }, context) =>
      calculateRefund(context, findOrder(context, orderId), refundItems),
  ),

  "ecom.orderBilling.refundPayments": served<Refunding>("admin", refundPayments),

  "ecom.orderBilling.voidMemberships": served<WithOrder & { paymentIds?: readonly string[] }>(
    "admin",
    ({ orderId, paymentIds = [] }, context) => {
      const order = findOrder(context, orderId);
      const account = accountOf(context, order);
      for (const id of paymentIds) {
        const payment = paymentOf(account, id);
        const { membershipPaymentDetails: details } = payment;
        if (!details)
          throw refused("INVALID_PAYMENT_TYPE", "The payment is not a membership payment");
        if (payment.status !== "APPROVED") continue;
        details.status = "VOIDED";
        details.voided = true;
        setStatus(context, payment, "VOIDED");
      }
      post(context, order, account, { paymentIds });
      return {};
    },
  ),

  "ecom.orderBilling.generateReceipts": served<WithOrder & { paymentIds: readonly string[] }>(
    "admin",
    receipts,
  ),
};
