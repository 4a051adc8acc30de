import type { Context } from "../../kernel/context.js";
import { type Amount, amount } from "../../kernel/money.js";
import { rejection } from "../../kernel/platform-error.js";
import { callPlugin, pluginOfType } from "./call-plugin.js";

export interface AppCard {
  readonly provider: string;
  readonly balance: string;
}

/** Returns undefined if no app returns a valid response. */
export function pluginGiftCard(
  context: Context,
  code: string,
): { readonly card: AppCard } | { readonly code: string } | undefined {
  // Skip the call for codes that no card can have.
  if (code.length < 8 || code.length > 20) return undefined;
  const result = callPlugin(context, "getBalance", { code });
  if (result?.kind === "error") return { code: result.code };
  const provider = pluginOfType(context, "GIFT_CARDS_PROVIDER")?.appId;
  if (result?.kind !== "response" || provider === undefined) return undefined;
  return { card: { provider, balance: amount(result.response.balance).toFixed() } };
}

export function redeemWithPlugin(
  context: Context,
  card: { code: string; amount: Amount; currency: string; orderId: string },
): string {
  const { code, currency: currencyCode, orderId } = card;
  const request = { code, amount: card.amount.toNumber(), orderId, currencyCode };
  const result = callPlugin(context, "redeem", request, ({ transactionId }) => ({
    name: "_void",
    request: { transactionId },
  }));
  if (result?.kind === "response") return result.response.transactionId;
  const reason = result?.kind === "error" ? result.code : "The provider did not respond";
  throw rejection("GIFT_CARD_REDEEM_ERROR", `The gift card was not redeemed: ${reason}`);
}

export function voidWithPlugin(context: Context, transactionId: string): void {
  callPlugin(context, "_void", { transactionId });
}
