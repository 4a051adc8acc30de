// Charges of orders with gift cards, memberships and saved payment methods.

import type { Context } from "../../../kernel/context.js";
import { amount, smaller } from "../../../kernel/money.js";
import { applicationError } from "../../../kernel/platform-error.js";
import {
  GIFT_CARDS_APP_ID,
  giftCardSlice,
  obfuscated,
  redeemCard,
} from "../../gift-cards/cards.js";
import { redeemElsewhere } from "../../plugins/gift-cards.js";
import type { StoredOrder } from "../model/model.js";
import { requestStatus } from "../model/payment-requests.js";
import { authorizationFrom, type DelayedCapture, scheduleOf } from "./authorizations.js";
import { booksOf } from "./books.js";
import { lineTotal } from "./items.js";
import type { Account, Payment, PaymentStatus } from "./model.js";
import { amountWithin, enter, noteStatus, regularDetails } from "./payments.js";
import { ledgerSlice, markPaid, outcomeOf } from "./slice.js";

const refused = (code: string, why: string) => applicationError(428, code, why);

/** Maximum number of gift cards per order. */
const MAX_GIFT_CARDS = 5;

/** Throws if an order cannot take more money, because it is canceled, paid or disputed. */
export function requireCollectable(
  order: StoredOrder,
  account: Account,
  paidCode = "ORDER_PAID",
): void {
  const { status } = order.document;
  if (status === "CANCELED") throw refused("ORDER_CANCELED", "The order is canceled");
  if (status === "REJECTED") throw refused("ORDER_IS_REJECTED", "The order is rejected");
  const chargebacks = account.payments.flatMap(
    (one) => one.regularPaymentDetails?.chargebacks ?? [],
  );
  if (chargebacks.some((one) => one.status === "APPROVED")) {
    throw refused("ORDER_HAS_CHARGEBACKS", "A payment of the order has been charged back");
  }
  if (booksOf(order.document, account).balance.lte(0)) {
    throw refused(paidCode, "The order is paid");
  }
}

/** An amount to charge to a gift card. */
interface CardCharge {
  readonly code: string;
  readonly value: string | undefined;
  readonly currency: string;
  /** App that issued the gift card. Absent for the platform's gift cards. */
  readonly provider?: string | undefined;
}

/** Charges a gift card. */
export function chargeGiftCard(
  context: Context,
  order: StoredOrder,
  account: Account,
  { code, value, currency, provider }: CardCharge,
  codes: { readonly currency?: string } = {},
): Payment {
  const cards = account.payments.filter((one) => one.giftcardPaymentDetails);
  const obfuscatedCode = obfuscated(code);
  const transactions = context.store(giftCardSlice);
  const codeOf = ({ giftcardPaymentDetails: details }: Payment) =>
    transactions.get(details?.giftCardPaymentId ?? "")?.code;
  if (cards.some((one) => codeOf(one) === code)) {
    throw refused(
      "GIFT_CARD_ALREADY_APPLIED",
      "The gift card has already been applied to the order",
    );
  }
  if (cards.length >= MAX_GIFT_CARDS) {
    throw refused(
      "MAX_GIFT_CARDS_EXCEEDED",
      `An order can have at most ${MAX_GIFT_CARDS} gift cards`,
    );
  }
  const { open } = booksOf(order.document, account);
  const sum = amountWithin(value, open, order.document.currency);
  const redemption = { code, amount: sum, currency, orderId: order.id };
  const giftCardPaymentId =
    provider === undefined
      ? redeemCard(context, redemption, codes)
      : redeemElsewhere(context, redemption);
  return enter(context, order, account, {
    amount: sum,
    status: "APPROVED",
    giftcardPaymentDetails: {
      giftCardPaymentId,
      appId: provider ?? GIFT_CARDS_APP_ID,
      voided: false,
      obfuscatedCode,
    },
  });
}

/** A membership and the line it pays for. */
export interface MembershipCharge {
  readonly lineItemId: string;
  readonly membershipId?: string;
  readonly appId?: string;
  readonly name?: object | undefined;
  readonly futureMembership?: object | undefined;
}

/** Charges a membership for a line. */
export function chargeMembership(
  context: Context,
  order: StoredOrder,
  account: Account,
  charge: MembershipCharge,
): Payment {
  const { lineItemId, membershipId, appId, futureMembership } = charge;
  const line = order.document.lineItems.find(({ id }) => id === lineItemId);
  if (!line || (membershipId === undefined && !futureMembership)) {
    throw refused("MEMBERSHIP_NOT_ELIGIBLE", "The membership does not cover the item");
  }
  const paid = account.payments.some(
    ({ membershipPaymentDetails: details, status }) =>
      details?.lineItemId === lineItemId && status === "APPROVED",
  );
  if (paid) throw refused("LINE_ITEM_PAID", "A membership already covers the line item");
  const { open } = booksOf(order.document, account);
  return enter(context, order, account, {
    amount: smaller(lineTotal(line), open),
    status: "APPROVED",
    membershipPaymentDetails: {
      membershipId: membershipId ?? context.guid("membership"),
      lineItemId,
      status: "CHARGED",
      voided: false,
      providerAppId: appId ?? GIFT_CARDS_APP_ID,
      name: charge.name ?? { original: "Membership" },
      ...(futureMembership ? { futureMembership } : {}),
    },
  });
}

/** A charge of a saved payment method, or of a payment that the buyer started. */
export interface RegularCharge {
  readonly paymentIntentId?: string;
  readonly delayedCharge?: boolean;
  readonly amount?: { readonly amount?: string };
  readonly delayedCaptureSettings?: DelayedCapture;
  readonly savePaymentMethod?: boolean;
}

/** Returns whether the buyer saved a payment method. */
export const hasSaved = ({ payments }: Account): boolean =>
  payments.some((one) => one.regularPaymentDetails?.savedPaymentMethod);

/** Charges a payment method. */
export function chargeRegular(
  context: Context,
  order: StoredOrder,
  account: Account,
  charge: RegularCharge,
  authorize = charge.delayedCaptureSettings !== undefined,
): Payment {
  const { paymentIntentId, delayedCharge = false } = charge;
  if (paymentIntentId === undefined && !delayedCharge) {
    throw refused("PAYMENT_INTENT_ID_REQUIRED", "A charge requires the id of a payment intent");
  }
  const intent =
    paymentIntentId === undefined
      ? undefined
      : context.store(ledgerSlice).intents.get(paymentIntentId);
  if (intent?.requestId !== undefined && requestStatus(context, intent.requestId) === "EXPIRED") {
    throw refused("PAYMENT_ATTEMPT_EXPIRED", "The payment has expired");
  }
  if (intent?.paymentId !== undefined) {
    const known = account.payments.find(({ id }) => id === intent.paymentId);
    throw known?.status === "PENDING"
      ? refused("PAYMENT_ALREADY_IN_PROGRESS", "The payment is pending")
      : refused("PAYMENT_ALREADY_APPROVED", "The payment has already been made");
  }
  const { open } = booksOf(order.document, account);
  const sum = amountWithin(charge.amount?.amount, open, order.document.currency);
  const outcome = outcomeOf(context);
  // Delayed charges stay pending until the provider reports the result.
  const waits = outcome === "PENDING" || delayedCharge;
  const done = authorize ? "AUTHORIZED" : "APPROVED";
  const status: PaymentStatus = waits ? "PENDING" : outcome === "FAILED" ? "DECLINED" : done;
  const scheduled = scheduleOf(charge.delayedCaptureSettings);
  const payment = enter(context, order, account, {
    amount: amount(sum),
    status,
    regularPaymentDetails: regularDetails(context, status, {
      saved: charge.savePaymentMethod ?? false,
      ...(paymentIntentId === undefined ? {} : { gatewayOrderId: paymentIntentId }),
      ...(status === "AUTHORIZED" ? { authorization: authorizationFrom(context, scheduled) } : {}),
    }),
  });
  if (intent) markPaid(context, intent, payment);
  noteStatus(context, order, payment);
  return payment;
}
