import type { Context, Reader } from "../../kernel/context.js";
import { type Amount, amount } from "../../kernel/money.js";
import { notFound, rejection } from "../../kernel/platform-error.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import type { SiteSettings } from "../../site/settings.js";
import { collection } from "../../store/collection.js";
import { shallowCopy } from "../../store/freeze.js";
import { compact } from "../../store/plain.js";

/** A redemption of a gift card. The site's settings contain the cards. */
export interface CardTransaction {
  readonly id: string;
  readonly code: string;
  readonly amount: string;
  readonly returnedAmount: string;
  readonly voided: boolean;
  readonly orderId?: string;
}

export const giftCardSlice: Slice<Map<string, CardTransaction>, Seed, "gift-cards"> = {
  name: "gift-cards",
  slice: () => new Map(),
  copy: shallowCopy,
};

export const cardTransactions = collection<CardTransaction, Context>({
  items: ({ store }) => store(giftCardSlice),
});

export const GIFT_CARDS_APP_ID = "d80111c5-a0f4-47a8-b63a-65b54d774a27";

export type Card = SiteSettings["giftCards"][number];

export interface CardErrorCodes {
  readonly currency?: string;
}

export const maskedCode = (code: string): string => `****${code.slice(-4)}`;

export function statusOf(
  context: Pick<Context, "now">,
  card: Card,
): "VALID" | "EXPIRED" | "DISABLED" {
  if (card.disabled) return "DISABLED";
  return Date.parse(card.expiresAt ?? "") <= context.now ? "EXPIRED" : "VALID";
}

export const findCard = ({ site }: Reader, code: string | undefined): Card | undefined =>
  site.giftCards.find((card) => card.code === code);

function validCard(context: Context, code: string): Card {
  const card = findCard(context, code);
  if (!card) throw notFound("Gift card", "GIFT_CARD_NOT_FOUND");
  const status = statusOf(context, card);
  if (status === "VALID") return card;
  throw rejection(`GIFT_CARD_${status}`, `The gift card is ${status.toLowerCase()}`);
}

export interface Redemption {
  readonly code: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly orderId?: string;
}

export function redeemCard(
  context: Context,
  { code, amount: redeemed, currency, orderId }: Redemption,
  codes: CardErrorCodes = {},
): string {
  const card = validCard(context, code);
  if (currency !== context.site.currency) {
    const code = codes.currency ?? "CURRENCY_NOT_SUPPORTED";
    throw rejection(code, `The gift card's currency is ${context.site.currency}`);
  }
  const balance = amount(card.balance);
  if (balance.lte(0)) {
    throw rejection("ALREADY_REDEEMED", "The gift card has no balance left");
  }
  if (redeemed.gt(balance)) {
    throw rejection("INSUFFICIENT_FUNDS", "The gift card's balance is too low");
  }
  setBalance(context, card, balance.minus(redeemed));
  const id = context.guid("gift-card-transaction");
  const transaction = { id, code, amount: redeemed.toFixed(), returnedAmount: "0", voided: false };
  cardTransactions(context).insert(id, { ...transaction, ...compact({ orderId }) });
  return id;
}

function setBalance(context: Context, card: Card, balance: Amount): void {
  const updated = { ...card, balance: balance.toFixed() };
  const giftCards = context.site.giftCards.map((stored) => (stored === card ? updated : stored));
  context.changes.set(context.site, "giftCards", giftCards);
}

/** Returns an amount to a gift card, even if the card has expired or is disabled. */
export function returnToCard(context: Context, transactionId: string, returned: Amount): void {
  const transactions = cardTransactions(context);
  const transaction = transactions.find(transactionId);
  const card = findCard(context, transaction?.code);
  if (!transaction || !card) return;
  transactions.patch(transactionId, (draft) => {
    draft.returnedAmount = amount(draft.returnedAmount).plus(returned).toFixed();
  });
  setBalance(context, card, amount(card.balance).plus(returned));
}

export function voidTransaction(context: Context, transactionId: string): void {
  const transaction = cardTransactions(context).find(transactionId);
  if (!transaction) throw notFound("Transaction", "TRANSACTION_NOT_FOUND");
  if (transaction.voided) {
    throw rejection("ALREADY_VOIDED", "The transaction has already been voided");
  }
  validCard(context, transaction.code);
  const remaining = amount(transaction.amount).minus(transaction.returnedAmount);
  cardTransactions(context).patch(transactionId, (draft) => {
    draft.voided = true;
  });
  returnToCard(context, transactionId, remaining);
}
