import type { DelayedCaptureSettings, RegularCharge } from "@portico/ecom/order-billing";
import type {
  FutureMembershipDetails,
  MembershipNameInput,
} from "@portico/ecom/order-transactions";
import type { Context } from "../../../kernel/context.js";
import { type Amount, amount, smaller } from "../../../kernel/money.js";
import { notFound, rejection } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import {
  GIFT_CARDS_APP_ID,
  giftCardSlice,
  maskedCode,
  redeemCard,
} from "../../gift-cards/cards.js";
import { redeemWithPlugin } from "../../plugins/gift-cards.js";
import { addActivity, orders, requireStock } from "../model/order.js";
import {
  type Authorization,
  balanceOf,
  chargeStatus,
  hasChargebacks,
  type Intent,
  intents,
  type Ledger,
  ledgerOf,
  lineTotal,
  markPaid,
  type Payment,
  requestPaid,
  requestStatus,
} from "./model.js";
import { addPayment, addRegular, applyLedger, openAmount } from "./payments.js";

const MAX_GIFT_CARDS = 5;

export function requireCollectable(
  { order, account }: Omit<Ledger, "context">,
  paidCode = "ORDER_PAID",
): void {
  const { status } = order.document;
  if (status === "CANCELED") throw rejection("ORDER_CANCELED", "The order is canceled");
  if (status === "REJECTED") throw rejection("ORDER_IS_REJECTED", "The order is rejected");
  if (hasChargebacks(account)) {
    throw rejection("ORDER_HAS_CHARGEBACKS", "A payment of the order has been charged back");
  }
  if (balanceOf(order.document, account).balance.lte(0)) {
    throw rejection(paidCode, "The order is paid");
  }
}

interface CardCharge {
  readonly code: string;
  readonly value: string | undefined;
  readonly currency: string;
  /** App that issued the gift card. Absent for the platform's gift cards. */
  readonly provider?: string | undefined;
}

export function chargeGiftCard(
  ledger: Ledger,
  { code, value, currency, provider }: CardCharge,
  codes: { readonly currency?: string } = {},
): Payment {
  const { context, order, account } = ledger;
  const cards = account.payments.flatMap((payment) => payment.giftcardPaymentDetails ?? []);
  const transactions = context.store(giftCardSlice);
  if (cards.some((card) => transactions.get(card.giftCardPaymentId)?.code === code)) {
    const message = "The gift card has already been applied to the order";
    throw rejection("GIFT_CARD_ALREADY_APPLIED", message);
  }
  if (cards.length >= MAX_GIFT_CARDS) {
    const message = `An order can have at most ${MAX_GIFT_CARDS} gift cards`;
    throw rejection("MAX_GIFT_CARDS_EXCEEDED", message);
  }
  const chargedAmount = openAmount(ledger, value);
  const redemption = { code, amount: chargedAmount, currency, orderId: order.id };
  const giftCardPaymentId =
    provider === undefined
      ? redeemCard(context, redemption, codes)
      : redeemWithPlugin(context, redemption);
  return addPayment(ledger, {
    amount: chargedAmount,
    status: "APPROVED",
    giftcardPaymentDetails: {
      giftCardPaymentId,
      appId: provider ?? GIFT_CARDS_APP_ID,
      voided: false,
      obfuscatedCode: maskedCode(code),
    },
  });
}

interface MembershipCharge {
  readonly lineItemId: string;
  readonly membershipId?: string | undefined;
  readonly appId?: string | undefined;
  readonly name?: Sent<MembershipNameInput> | undefined;
  readonly futureMembership?: Sent<FutureMembershipDetails> | undefined;
}

export function chargeMembership(ledger: Ledger, charge: MembershipCharge): Payment {
  const { context, order, account } = ledger;
  const { lineItemId, membershipId, appId, futureMembership } = charge;
  const line = order.document.lineItems.find(({ id }) => id === lineItemId);
  if (!line || (membershipId === undefined && !futureMembership)) {
    throw rejection("MEMBERSHIP_NOT_ELIGIBLE", "The membership does not cover the item");
  }
  const isPaid = account.payments.some(
    ({ membershipPaymentDetails: details, status }) =>
      details?.lineItemId === lineItemId && status === "APPROVED",
  );
  if (isPaid) throw rejection("LINE_ITEM_PAID", "A membership already covers the line item");
  return addPayment(ledger, {
    amount: smaller(lineTotal(line), balanceOf(order.document, account).open),
    status: "APPROVED",
    membershipPaymentDetails: {
      membershipId: membershipId ?? context.guid("membership"),
      lineItemId,
      status: "CHARGED",
      voided: false,
      providerAppId: appId ?? GIFT_CARDS_APP_ID,
      name: { original: "Membership", ...charge.name },
      ...(futureMembership ? { futureMembership } : {}),
    },
  });
}

const UNIT_MILLISECONDS: Readonly<Record<string, number>> = {
  MINUTES: 60_000,
  HOURS: 3_600_000,
  DAYS: 86_400_000,
};

export function scheduleOf(settings: Sent<DelayedCaptureSettings> | undefined) {
  if (!settings?.scheduledAction || !settings.delayDuration) return undefined;
  const { count = 0, unit = "DAYS" } = settings.delayDuration;
  const actionType = settings.scheduledAction as "VOID" | "CAPTURE";
  return { actionType, delay: count * (UNIT_MILLISECONDS[unit] ?? 0) };
}

export const authorizationFrom = (
  { now, iso }: Context,
  scheduled?: Intent["scheduled"],
): Authorization => ({
  delayedCapture: true,
  authorizedDate: iso,
  captures: [],
  ...(scheduled && {
    scheduledAction: {
      actionType: scheduled.actionType,
      executionDate: new Date(now + scheduled.delay).toISOString(),
    },
  }),
});

export const hasSavedMethod = ({ account }: Ledger): boolean =>
  account.payments.some((payment) => payment.regularPaymentDetails?.savedPaymentMethod);

export function chargeRegular(
  ledger: Ledger,
  charge: Sent<Pick<RegularCharge, keyof RegularCharge>>,
  isAuthorization = charge.delayedCaptureSettings !== undefined,
): Payment {
  const { context, account } = ledger;
  const { paymentIntentId, delayedCharge = false } = charge;
  if (paymentIntentId === undefined && !delayedCharge) {
    throw rejection("PAYMENT_INTENT_ID_REQUIRED", "A charge requires the id of a payment intent");
  }
  const intent = intents(context).find(paymentIntentId ?? "");
  if (intent?.requestId !== undefined && requestStatus(context, intent.requestId) === "EXPIRED") {
    throw rejection("PAYMENT_ATTEMPT_EXPIRED", "The payment has expired");
  }
  if (intent?.paymentId !== undefined) {
    const existing = account.payments.find(({ id }) => id === intent.paymentId);
    throw existing?.status === "PENDING"
      ? rejection("PAYMENT_ALREADY_IN_PROGRESS", "The payment is pending")
      : rejection("PAYMENT_ALREADY_APPROVED", "The payment has already been made");
  }
  // Delayed charges stay pending until the provider reports the result.
  const outcome = delayedCharge ? "PENDING" : chargeStatus(context);
  const status = isAuthorization && outcome === "APPROVED" ? "AUTHORIZED" : outcome;
  const scheduled = scheduleOf(charge.delayedCaptureSettings);
  const chargedAmount = openAmount(ledger, charge.amount?.amount);
  const payment = addRegular(ledger, chargedAmount, status, {
    saved: charge.savePaymentMethod,
    gatewayOrderId: paymentIntentId,
    authorization: status === "AUTHORIZED" ? authorizationFrom(context, scheduled) : undefined,
  });
  if (intent) markPaid(context, intent, payment);
  return payment;
}

export function openIntent(
  context: Context,
  orderId: string,
  due: Amount,
  options: Partial<Omit<Intent, "id" | "orderId" | "amount" | "paymentId">> = {},
): string {
  const id = context.guid("payment-gateway-order");
  const defaults = { delayedCapture: false, savePaymentMethod: false };
  intents(context).insert(id, { ...defaults, ...options, id, orderId, amount: due.toFixed() });
  return id;
}

export function findIntent(context: Context, id: string): Intent {
  const intent = intents(context).find(id);
  if (!intent) throw notFound("Payment gateway order", "PAYMENT_GATEWAY_ID_NOT_FOUND");
  return intent;
}

export function payIntent(context: Context, gatewayOrderId: string, offline = false): Payment {
  const intent = findIntent(context, gatewayOrderId);
  if (!orders(context).find(intent.orderId)) throw notFound("Order", "ORDER_NOT_FOUND");
  const order = orders(context).edit(intent.orderId);
  const ledger = ledgerOf(context, order);
  requireCollectable(ledger);
  requireStock(context, order);
  const outcome = chargeStatus(context);
  const isApproved = !offline && outcome === "APPROVED";
  const isAuthorized = isApproved && intent.delayedCapture;
  const status = offline ? "PENDING_MERCHANT" : isAuthorized ? "AUTHORIZED" : outcome;
  const payment = addRegular(ledger, amount(intent.amount), status, {
    offline,
    saved: intent.savePaymentMethod && isApproved,
    gatewayOrderId: intent.id,
    authorization: isAuthorized ? authorizationFrom(context, intent.scheduled) : undefined,
  });
  if (payment.regularPaymentDetails?.savedPaymentMethod) {
    addActivity(context, order, "SAVED_PAYMENT_METHOD", { savedPaymentMethod: { name: "Card" } });
  }
  // The buyer may retry a declined payment.
  if (status !== "DECLINED") markPaid(context, intent, payment);
  applyLedger(ledger, { paymentIds: [payment.id] });
  if (intent.requestId !== undefined && isApproved) context.announce(requestPaid, intent.requestId);
  return payment;
}

export const intentOfOrder = (context: Context, orderId: string): Intent | undefined =>
  [...intents(context).all()].find(
    (intent) => intent.orderId === orderId && intent.requestId === undefined,
  );
