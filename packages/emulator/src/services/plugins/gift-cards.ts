import type { Context } from "../../kernel/context.js";
import { type Amount, amount } from "../../kernel/money.js";
import { applicationError } from "../../kernel/platform-error.js";
import { askPlugin } from "./ask.js";

/** A gift card of an app. */
export interface AppCard {
  readonly provider: string;
  readonly balance: string;
}

/** Returns the app's gift card with this code, or the app's error code. Undefined if no app knows the card. */
export function cardElsewhere(
  context: Context,
  code: string,
): { readonly card: AppCard } | { readonly code: string } | undefined {
  // Skip the call for codes that no card can have.
  if (code.length < 8 || code.length > 20) return undefined;
  const said = askPlugin(context, "getBalance", { code });
  if (said?.kind === "error") return { code: said.code };
  if (said?.kind !== "answer") return undefined;
  const balance = amount(said.answer.balance).toFixed();
  return { card: { provider: said.plugin.appId, balance } };
}

/** Charges a gift card of an app. Returns the app's transaction id. */
export function redeemElsewhere(
  context: Context,
  card: { code: string; amount: Amount; currency: string; orderId: string },
): string {
  const { code, currency: currencyCode, orderId } = card;
  const request = { code, amount: card.amount.toNumber(), orderId, currencyCode };
  const said = askPlugin(context, "redeem", request, ({ transactionId }) => ({
    name: "_void",
    request: { transactionId },
  }));
  if (said?.kind === "answer") return said.answer.transactionId;
  const why = said?.kind === "error" ? said.code : "The provider did not respond";
  throw applicationError(428, "GIFT_CARD_REDEEM_ERROR", `The gift card was not redeemed: ${why}`);
}

/** Reverts a transaction of an app's gift card. */
export function voidElsewhere(context: Context, transactionId: string): void {
  askPlugin(context, "_void", { transactionId });
}
