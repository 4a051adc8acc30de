import type { Context } from "../../kernel/context.js";
import type { Handlers } from "../../kernel/handler.js";
import { amount, textOf } from "../../kernel/money.js";
import { notFound, validationError } from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import { served } from "../served.js";
import {
  cardOf,
  GIFT_CARDS_APP_ID,
  giftCardSlice,
  obfuscated,
  redeemCard,
  statusOf,
  voidTransaction,
} from "./cards.js";

interface Redeem {
  readonly code: string;
  readonly amount: { readonly value: string; readonly currency?: string };
  readonly orderId?: string;
  readonly appId: string;
}

/** An app can only access its own cards. */
function requireIssuer(appId: string | undefined, what: string, code: string): void {
  if (appId !== undefined && appId !== GIFT_CARDS_APP_ID) throw notFound(what, code);
}

function redeem(request: Redeem, context: Context) {
  const { code, orderId, appId } = request;
  const { value, currency = context.site.currency } = request.amount;
  requireIssuer(appId, "Gift card", "GIFT_CARD_NOT_FOUND");
  const sum = amount(value);
  if (sum.lte(0)) {
    const data = { threshold: 0 };
    const description = "must be greater than 0";
    throw validationError([
      { field: "amount.value", description, violatedRule: "DECIMAL_GT", data },
    ]);
  }
  const order = orderId === undefined ? {} : { orderId };
  return { transactionId: redeemCard(context, { code, amount: sum, currency, ...order }) };
}

const handlers: Handlers = {
  "ecom.giftVouchers.getGiftCard": served<{ code: string; appId?: string }>(
    "admin",
    ({ code, appId }, context) => {
      requireIssuer(appId, "Gift card", "GIFT_CARD_NOT_FOUND");
      const card = cardOf(context, code);
      const { currency } = context.site;
      return {
        giftCard: {
          obfuscatedCode: obfuscated(code),
          balance: { value: textOf(card.balance, currency), currency },
          status: statusOf(context, card),
          appId: GIFT_CARDS_APP_ID,
          ...(card.id !== undefined && { externalId: card.id }),
        },
      };
    },
  ),

  "ecom.giftVouchers.redeemGiftCard": served<Redeem>("admin", redeem),

  "ecom.giftVouchers.voidTransaction": served<{ transactionId: string; appId: string }>(
    "admin",
    ({ transactionId, appId }, context) => {
      requireIssuer(appId, "Transaction", "TRANSACTION_NOT_FOUND");
      voidTransaction(context, transactionId);
      return {};
    },
  ),
};

export const giftCards = defineService({ ...giftCardSlice, handlers });
