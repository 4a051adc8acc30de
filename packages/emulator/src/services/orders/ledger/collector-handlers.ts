// The payment collector of the orders service: manual payments, payment links, and its older refund operations.

import type { Context } from "../../../kernel/context.js";
import type { Handlers } from "../../../kernel/handler.js";
import { amount } from "../../../kernel/money.js";
import { notFound } from "../../../kernel/platform-error.js";
import { bulk } from "../../bulk.js";
import { served } from "../../served.js";
import { findOrder, orderOf } from "../model/find-order.js";
import type { OrderDocument, StoredOrder } from "../model/model.js";
import { priceIn } from "../model/price.js";
import {
  type CaptureRequest,
  capture,
  type DelayedCapture,
  giveUp,
  runDue,
  scheduleOf,
} from "./authorizations.js";
import { booksOf } from "./books.js";
import { chargeMembership, requireCollectable } from "./charges.js";
import { findIntent, openIntent } from "./intents.js";
import type { ItemsRequest } from "./items.js";
import type { Account } from "./model.js";
import { amountWithin, collectByHand } from "./payments.js";
import { post } from "./post.js";
import { refundabilitiesOf } from "./refundability.js";
import { type PaymentRefund, refund } from "./refunds.js";
import type { RestockItem } from "./restock.js";
import { accountAt, accountOf } from "./slice.js";

interface WithOrder {
  readonly ecomOrderId: string;
}
interface Price {
  readonly amount?: string;
}

/** Returns an order and its account after running due scheduled actions. */
function begin(context: Context, id: string): { order: StoredOrder; account: Account } {
  runDue(context);
  const order = findOrder(context, id);
  return { order, account: accountOf(context, order) };
}

/** Returns why an order cannot take money, or "COLLECTABLE". */
function collectability({ status, lineItems }: OrderDocument, account: Account, balance: string) {
  if (status === "CANCELED") return "NONCOLLECTABLE_ORDER_IS_CANCELLED";
  if (status === "PENDING" || status === "REJECTED") return `NONCOLLECTABLE_ORDER_IS_${status}`;
  const chargebacks = account.payments.flatMap(
    (one) => one.regularPaymentDetails?.chargebacks ?? [],
  );
  if (chargebacks.some((one) => one.status === "APPROVED")) {
    return "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS";
  }
  if (amount(balance).lte(0)) return "NONCOLLECTABLE_ORDER_IS_PAID";
  const subscribed = lineItems.some((line) => line.subscriptionInfo);
  return subscribed ? "NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS" : "COLLECTABLE";
}

/** Marks an order as paid. The open amount becomes an offline payment. */
function markAsPaid(context: Context, id: string, name?: object) {
  const { order, account } = begin(context, id);
  const { balance, open } = booksOf(order.document, account);
  if (balance.lte(0)) {
    // A free order needs no payment, only approval.
    if (order.document.status === "INITIALIZED") post(context, order, account, {});
    return { order: order.document };
  }
  requireCollectable(order, account);
  if (open.gt(0)) {
    const paymentIds = collectByHand(context, order, account, open, name);
    post(context, order, account, { paymentIds });
  }
  return { order: order.document };
}

interface Prepare extends WithOrder {
  readonly amount: Price;
  readonly delayedCapture?: boolean;
  readonly delayedCaptureSettings?: DelayedCapture;
  readonly paymentGatewayOrderId?: string;
  readonly redirectUrls?: { readonly successUrl?: string; readonly cancelUrl?: string };
}

function prepare(request: Prepare, context: Context) {
  const { delayedCaptureSettings: settings, redirectUrls = {} } = request;
  runDue(context);
  const order = findOrder(context, request.ecomOrderId, "NO_ASSOCIATED_ECOM_ORDER");
  const account = accountOf(context, order);
  requireCollectable(order, account, "ORDER_ALREADY_PAID");
  if (!context.site.acceptsPayments) {
    throw notFound("Payment method", "PAYMENT_METHODS_NOT_FOUND");
  }
  const { open } = booksOf(order.document, account);
  const sum = amountWithin(request.amount.amount, open, order.document.currency);
  const scheduled = scheduleOf(settings);
  const { successUrl, cancelUrl } = redirectUrls;
  if (request.paymentGatewayOrderId) findIntent(context, request.paymentGatewayOrderId);
  const paymentGatewayOrderId = openIntent(context, order, sum, {
    delayedCapture: request.delayedCapture === true || settings !== undefined,
    ...(scheduled ? { scheduled } : {}),
    ...(successUrl ? { successUrl } : {}),
    ...(cancelUrl ? { cancelUrl } : {}),
  });
  return { paymentGatewayOrderId };
}

interface Trigger extends WithOrder {
  readonly payments?: readonly PaymentRefund[];
  readonly details?: ItemsRequest & {
    readonly items?: ItemsRequest["lineItems"];
    readonly shippingIncluded?: boolean;
    readonly reason?: string;
  };
  readonly sideEffects?: {
    readonly restockInfo?: { readonly type?: string; readonly items?: readonly RestockItem[] };
    readonly sendOrderRefundedEmail?: boolean;
    readonly customMessage?: string;
  };
}

function triggerRefund(request: Trigger, context: Context) {
  const { order } = begin(context, request.ecomOrderId);
  const { details = {}, sideEffects = {} } = request;
  const { restockInfo } = sideEffects;
  const lineItems = details.lineItems?.length ? details.lineItems : details.items;
  const shipping = details.shipping ?? (details.shippingIncluded ? {} : undefined);
  const made = refund(context, order, {
    payments: request.payments ?? [],
    items: {
      ...(lineItems ? { lineItems } : {}),
      ...(details.additionalFees ? { additionalFees: details.additionalFees } : {}),
      ...(shipping ? { shipping } : {}),
    },
    reason: details.reason ?? undefined,
    restock: restockInfo?.type === "ALL_ITEMS" ? "ALL_ITEMS" : restockInfo?.items,
    email: sideEffects.sendOrderRefundedEmail
      ? { message: sideEffects.customMessage ?? undefined }
      : undefined,
  });
  const failed = made.transactions.flatMap(({ paymentId, refundStatus }, originalIndex) => {
    if (refundStatus !== "FAILED") return [];
    const error = {
      code: "REFUND_FAILED",
      description: "The payment provider rejected the refund",
    };
    return [{ id: paymentId, originalIndex, success: false, error }];
  });
  const orderTransactions = accountOf(context, order);
  return { orderTransactions, refundId: made.id, failedPaymentIds: failed };
}

interface MembershipItem {
  readonly membershipId: string;
  readonly appId: string;
  readonly membershipName?: object;
  readonly lineItemId: string;
}

/** Code for a payment of another gateway. */
const UNKNOWN = "PAYMENT_GATEWAY_ID_NOT_FOUND";

/** Handlers of the payment collector. */
export const collectorHandlers: Handlers = {
  "ecom.orders.preparePaymentCollection": served<Prepare>("admin", prepare),

  "ecom.orders.getPaymentCollectabilityStatus": served<WithOrder>(
    "admin",
    ({ ecomOrderId }, context) => {
      runDue(context);
      const { document } = findOrder(context, ecomOrderId);
      const account = accountAt(context, findOrder(context, ecomOrderId));
      const { balance } = booksOf(document, account);
      return {
        status: collectability(document, account, balance.toFixed()),
        amount: priceIn(context, balance, document.currency),
      };
    },
  ),

  "ecom.orders.recordManuallyCollectedPayment": served<{
    readonly orderId: string;
    readonly amount?: Price;
    readonly userDefinedPaymentMethodName?: string;
  }>("admin", ({ orderId, amount: sent, userDefinedPaymentMethodName: custom }, context) => {
    const { order, account } = begin(context, orderId);
    requireCollectable(order, account);
    const { open } = booksOf(order.document, account);
    const sum = amountWithin(sent?.amount, open, order.document.currency);
    const name = custom ? { custom } : undefined;
    const paymentIds = collectByHand(context, order, account, sum, name);
    post(context, order, account, { paymentIds });
    return {};
  }),

  "ecom.orders.paymentCollectionMarkOrderAsPaid": served<
    WithOrder & { readonly userDefinedPaymentMethodName?: string }
  >("admin", ({ ecomOrderId, userDefinedPaymentMethodName: custom }, context) =>
    markAsPaid(context, ecomOrderId, custom ? { custom } : undefined),
  ),

  "ecom.orders.paymentCollectionBulkMarkOrdersAsPaid": served<{
    readonly ecomOrderIds?: readonly string[];
  }>("admin", ({ ecomOrderIds = [] }, context) =>
    bulk(context, ecomOrderIds, String, (id) => ({
      id,
      rest: { item: markAsPaid(context, id).order },
    })),
  ),

  "ecom.orders.getRefundabilityStatus": served<WithOrder>("admin", ({ ecomOrderId }, context) => {
    runDue(context);
    const order = orderOf(context, ecomOrderId);
    if (!order) throw notFound("Order", "ORDER_NOT_FOUND");
    return { refundabilities: refundabilitiesOf(context, order), refundablePerItem: true };
  }),

  "ecom.orders.paymentCollectionCreatePaymentGatewayOrder": served<WithOrder>(
    "admin",
    ({ ecomOrderId }, context) => {
      const { order, account } = begin(context, ecomOrderId);
      requireCollectable(order, account, "ORDER_ALREADY_PAID");
      const { open } = booksOf(order.document, account);
      return { paymentGatewayOrderId: openIntent(context, order, open) };
    },
  ),

  "ecom.orders.chargeMemberships": served<
    WithOrder & { readonly membershipCharges?: readonly MembershipItem[] }
  >("admin", ({ ecomOrderId, membershipCharges = [] }, context) => {
    const { order, account } = begin(context, ecomOrderId);
    const paymentIds = membershipCharges.map(({ membershipName, ...charge }) => {
      const { lineItemId, membershipId, appId } = charge;
      const whole = { lineItemId, membershipId, appId, name: membershipName };
      return chargeMembership(context, order, account, whole).id;
    });
    post(context, order, account, { paymentIds });
    return {};
  }),

  "ecom.orders.triggerRefund": served<Trigger>("admin", triggerRefund),

  "ecom.orders.voidAuthorizedPayments": served<
    WithOrder & { readonly paymentIds: readonly string[] }
  >("admin", ({ ecomOrderId, paymentIds }, context) => {
    const { order } = begin(context, ecomOrderId);
    return { orderTransactions: giveUp(context, order, paymentIds, { unknown: UNKNOWN }) };
  }),

  "ecom.orders.captureAuthorizedPayments": served<
    WithOrder & { readonly payments: readonly CaptureRequest[] }
  >("admin", ({ ecomOrderId, payments }, context) => {
    const { order } = begin(context, ecomOrderId);
    const codes = { otherwise: "NOT_REGULAR_ONLINE_PAYMENT", unknown: UNKNOWN };
    return { orderTransactions: capture(context, order, payments, codes) };
  }),
};
