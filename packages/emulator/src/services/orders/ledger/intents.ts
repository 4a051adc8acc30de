// Payments that wait on a payment page. A merchant, a checkout or a payment request creates them.

import type { Context } from "../../../kernel/context.js";
import { type Amount, amount } from "../../../kernel/money.js";
import { notFound } from "../../../kernel/platform-error.js";
import type { StoredOrder } from "../model/model.js";
import { orderPaidByRequest } from "../model/payment-requests.js";
import { orders } from "../model/slice.js";
import { requireStock } from "../model/stock.js";
import { note } from "../model/tell.js";
import { authorizationFrom } from "./authorizations.js";
import { requireCollectable } from "./charges.js";
import type { Intent, Payment } from "./model.js";
import { enter, noteStatus, regularDetails } from "./payments.js";
import { post } from "./post.js";
import { accountOf, intents, markPaid, outcomeOf } from "./slice.js";

/** Opens a payment at the gateway and returns its gateway id. */
export function openIntent(
  context: Context,
  order: StoredOrder,
  sum: Amount,
  options: Partial<Omit<Intent, "id" | "orderId" | "amount" | "paymentId">> = {},
): string {
  const id = context.guid("payment-gateway-order");
  const intent: Intent = {
    delayedCapture: false,
    savePaymentMethod: false,
    ...options,
    id,
    orderId: order.id,
    amount: sum.toFixed(),
  };
  intents(context).insert(id, intent);
  return id;
}

/** Returns a gateway payment. */
export function findIntent(context: Context, id: string): Intent {
  const intent = intents(context).find(id);
  if (!intent) throw notFound("Payment gateway order", "PAYMENT_GATEWAY_ID_NOT_FOUND");
  return intent;
}

/** How a buyer pays on the payment page. */
export type WayToPay = "online" | "offline";

const STATUSES = { SUCCEEDED: "APPROVED", PENDING: "PENDING", FAILED: "DECLINED" } as const;

/** Pays an intent on behalf of the buyer. */
export function payIntent(context: Context, intent: Intent, way: WayToPay = "online"): Payment {
  if (!orders(context).find(intent.orderId)) throw notFound("Order", "ORDER_NOT_FOUND");
  const order = orders(context).edit(intent.orderId);
  const account = accountOf(context, order);
  requireCollectable(order, account);
  requireStock(context, order);
  const offline = way === "offline";
  const outcome = STATUSES[outcomeOf(context)];
  const authorized = !offline && outcome === "APPROVED" && intent.delayedCapture;
  const status = offline ? "PENDING_MERCHANT" : authorized ? "AUTHORIZED" : outcome;
  const payment = enter(context, order, account, {
    amount: amount(intent.amount),
    status,
    regularPaymentDetails: regularDetails(context, status, {
      offline,
      saved: intent.savePaymentMethod && !offline && outcome === "APPROVED",
      gatewayOrderId: intent.id,
      ...(authorized ? { authorization: authorizationFrom(context, intent.scheduled) } : {}),
    }),
  });
  noteStatus(context, order, payment);
  if (payment.regularPaymentDetails?.savedPaymentMethod) {
    note(context, order, "SAVED_PAYMENT_METHOD", { savedPaymentMethod: { name: "Card" } });
  }
  // The buyer may retry a declined payment.
  if (status !== "DECLINED") markPaid(context, intent, payment);
  post(context, order, account, { paymentIds: [payment.id] });
  if (intent.requestId !== undefined && (status === "APPROVED" || authorized)) {
    orderPaidByRequest(context, intent.requestId);
  }
  return payment;
}

/** Returns the waiting payment of an order, ignoring payments of payment requests. */
export function waitingIntent(context: Context, orderId: string): Intent | undefined {
  return [...intents(context).all()].find(
    (one) => one.orderId === orderId && one.requestId === undefined,
  );
}
