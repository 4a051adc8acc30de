// Creates and updates the payments of an account.

import type { Context } from "../../../kernel/context.js";
import { type Amount, amount, round } from "../../../kernel/money.js";
import { applicationError, notFound } from "../../../kernel/platform-error.js";
import type { StoredOrder } from "../model/model.js";
import { priceIn, shown, whole } from "../model/price.js";
import { note } from "../model/tell.js";
import { booksOf } from "./books.js";
import type { Account, Authorization, Payment, PaymentStatus, RegularDetails } from "./model.js";
import { ledgerSlice } from "./slice.js";

/** Creates the error for an invalid amount. */
export const invalidAmount = (why: string) => applicationError(428, "INVALID_AMOUNT", why);

/** Returns the payment with an id, or throws a 404. */
export function paymentOf(account: Account, id: string | undefined): Payment {
  const found = account.payments.find((payment) => payment.id === id);
  if (!found) throw notFound("Payment", "PAYMENT_NOT_FOUND");
  return found;
}

/**
 * Returns the amount of a request. Throws if it is not positive, too precise for the currency, or above the
 * maximum.
 */
export function amountWithin(value: string | undefined, most: Amount, currency: string): Amount {
  const wanted = value === undefined ? most : amount(value);
  if (!round(wanted, currency).eq(wanted)) {
    throw invalidAmount(`The amount has too many decimal places for ${currency}`);
  }
  if (wanted.lte(0)) throw invalidAmount("The amount must be greater than 0");
  if (wanted.gt(most)) throw invalidAmount("The amount exceeds the remaining balance");
  return wanted;
}

/** Fields of a new payment. */
type Draft = { readonly amount: Amount; readonly status: PaymentStatus } & Pick<
  Payment,
  "regularPaymentDetails" | "giftcardPaymentDetails" | "membershipPaymentDetails"
> &
  Partial<Pick<Payment, "refundDisabled" | "createdDate">>;

/** Adds a payment to an account. Only paid and pending payments reduce the open amount. */
export function enter(
  context: Context,
  order: StoredOrder,
  account: Account,
  draft: Draft,
): Payment {
  const { currency } = order.document;
  const offline = draft.regularPaymentDetails?.offlinePayment ?? false;
  const counts = ["APPROVED", "AUTHORIZED", "PENDING", "PENDING_MERCHANT"].includes(draft.status);
  if (counts) {
    const { open, balance } = booksOf(order.document, account);
    const waits = offline && draft.status.startsWith("PENDING");
    amountWithin(draft.amount.toFixed(), waits ? balance : open, currency);
  }
  const sent: Payment = {
    createdDate: context.iso,
    refundDisabled: false,
    ...draft,
    id: context.guid("payment"),
    updatedDate: context.iso,
    amount: priceIn(context, draft.amount, currency),
    supportReceiptGeneration: draft.regularPaymentDetails !== undefined,
  };
  const payment = whole(context, sent, "payment", currency);
  account.payments.push(payment);
  if (payment.regularPaymentDetails?.authorizationDetails?.scheduledAction) {
    context.changes.put(context.store(ledgerSlice).scheduled, order.id, true);
  }
  return payment;
}

/** Options of a regular payment. */
export interface Regular {
  readonly offline?: boolean;
  readonly saved?: boolean;
  readonly gatewayOrderId?: string;
  readonly authorization?: Authorization;
  /** Further fields of the payment's details. */
  readonly rest?: object;
}

/** Creates the details of a regular payment. */
export function regularDetails(
  context: Context,
  status: PaymentStatus,
  { offline = false, saved = false, gatewayOrderId, authorization, rest = {} }: Regular,
): RegularDetails {
  return {
    ...rest,
    ...(gatewayOrderId === undefined ? {} : { paymentOrderId: gatewayOrderId }),
    ...(offline ? {} : { gatewayTransactionId: context.guid("gateway") }),
    ...(authorization ? { authorizationDetails: authorization } : {}),
    offlinePayment: offline,
    savedPaymentMethod: saved,
    status,
    chargebacks: [],
  };
}

const NOTES: Readonly<Record<string, string>> = {
  PENDING: "paymentPending",
  CANCELED: "paymentCanceled",
  DECLINED: "paymentDeclined",
};

/** Adds the new status of an online payment to the order's history. */
export function noteStatus(context: Context, order: StoredOrder, payment: Payment): void {
  const { id: paymentId, amount: price, status } = payment;
  if (payment.regularPaymentDetails?.offlinePayment !== false) return;
  if (status === "AUTHORIZED") {
    const authorizedPaymentCreated = { paymentId, amount: price };
    note(context, order, "AUTHORIZED_PAYMENT_CREATED", { authorizedPaymentCreated });
  }
  const name = NOTES[status];
  if (name === undefined) return;
  const content = { [name]: { paymentId, regular: { amount: price } } };
  note(context, order, `PAYMENT_${status}`, content);
}

/** Changes the status of a payment. */
export function setStatus(context: Context, payment: Payment, status: PaymentStatus): void {
  payment.status = status;
  payment.updatedDate = context.iso;
  if (payment.regularPaymentDetails) payment.regularPaymentDetails.status = status;
}

/** Records an offline payment. Completes pending offline payments first and adds a new payment for the rest. */
export function collectByHand(
  context: Context,
  order: StoredOrder,
  account: Account,
  sum: Amount,
  name: object | undefined,
): string[] {
  const ids: string[] = [];
  let left = sum;
  for (const payment of account.payments) {
    const { regularPaymentDetails: details, status } = payment;
    if (!details?.offlinePayment || !status.startsWith("PENDING")) continue;
    const value = amount(payment.amount.amount);
    if (value.lte(left)) {
      left = left.minus(value);
      setStatus(context, payment, "APPROVED");
    } else setStatus(context, payment, "CANCELED");
    ids.push(payment.id);
  }
  if (left.gt(0)) {
    const rest = name ? { paymentMethodName: { userDefinedName: name } } : {};
    const details = regularDetails(context, "APPROVED", { offline: true, rest });
    const draft = { amount: left, status: "APPROVED" as const, regularPaymentDetails: details };
    ids.push(enter(context, order, account, draft).id);
  }
  return ids;
}

/** Returns the further fields of a recorded payment's details. */
export function traveling(context: Context, details: object, currency: string): object {
  const {
    status: _status,
    chargebacks: _chargebacks,
    authorizationDetails: _authorization,
    ...rest
  } = shown(context, details, currency) as Record<string, unknown>;
  return rest;
}
