import type { Context } from "../../kernel/context.js";
import { amount, textOf } from "../../kernel/money.js";
import { notFound, validationError } from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import type { Entity } from "../../resource/declaration.js";
import { withoutNulls } from "../../resource/operations.js";
import { resource } from "../../resource/resource.js";
import {
  type Card,
  findCard,
  GIFT_CARDS_APP_ID,
  giftCardSlice,
  maskedCode,
  redeemCard,
  statusOf,
  voidTransaction,
} from "./cards.js";

/** Apps can access only cards that they issued. */
const isIssuer = (appId: unknown) => (appId ?? GIFT_CARDS_APP_ID) === GIFT_CARDS_APP_ID;

function cardView(context: Context, card: Card) {
  const { currency } = context.site;
  return {
    obfuscatedCode: maskedCode(card.code),
    balance: { value: textOf(card.balance, currency), currency },
    status: statusOf(context, card),
    appId: GIFT_CARDS_APP_ID,
    ...(card.id !== undefined && { externalId: card.id }),
  };
}

const giftVouchers = resource<Card>("ecom.giftVouchers", {
  tools: (tools, { appId }) => ({
    find: (code) => (isIssuer(appId) ? findCard(tools, String(code)) : undefined),
    view: (card) => cardView(tools, card) as Entity as Card,
  }),
  custom: withoutNulls<"ecom.giftVouchers", Card>({
    redeemGiftCard: (tools, { code, orderId, appId, amount: { value = "", currency } }) => {
      if (!isIssuer(appId)) throw notFound("Gift card", "GIFT_CARD_NOT_FOUND");
      const redeemedAmount = amount(value);
      if (redeemedAmount.lte(0)) {
        const data = { threshold: 0 };
        const violation = { field: "amount.value", description: "must be greater than 0", data };
        throw validationError([{ ...violation, violatedRule: "DECIMAL_GT" }]);
      }
      const transactionId = redeemCard(tools, {
        ...{ code, amount: redeemedAmount, currency: currency ?? tools.site.currency },
        ...(orderId !== undefined && { orderId }),
      });
      return { transactionId };
    },
    voidTransaction: (tools, { transactionId, appId }) => {
      if (!isIssuer(appId)) throw notFound("Transaction", "TRANSACTION_NOT_FOUND");
      voidTransaction(tools, transactionId);
      return {};
    },
  }),
});

export const giftCards = [defineService({ ...giftCardSlice, handlers: {} }), giftVouchers] as const;
