// Checks whether a draft can change an order.

import type { Context } from "../../kernel/context.js";
import { objectOf } from "../../resource/merge.js";
import type { StoredOrder } from "../orders/model/model.js";

/** Reason why a draft cannot change an order. */
export type NonDraftableReason =
  | "PARTIALLY_OR_FULLY_REFUNDED"
  | "UNSUPPORTED_CHANNEL_TYPE"
  | "ORDER_STATUS_IS_NOT_SUPPORTED"
  | "ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT"
  | "ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT"
  | "ORDER_NOT_FOUND"
  | "SUBSCRIPTION_LINE_ITEM_EXISTS";

/** Marketplaces manage the orders placed there. */
const ELSEWHERE: ReadonlySet<unknown> = new Set([
  "EBAY",
  "AMAZON",
  "WISH",
  "CLASS_PASS",
  "GLOBAL_E",
  "FACEBOOK",
  "ETSY",
  "TIKTOK",
  "FAIRE_COM",
]);

/** Returns the reasons why a draft cannot change an order. Empty if it can. */
export function nonDraftableReasons(
  { site }: Context,
  order: StoredOrder | undefined,
): NonDraftableReason[] {
  if (!order) return ["ORDER_NOT_FOUND"];
  const { document } = order;
  const { originalCurrency = document.currency } = objectOf(document.currencyConversionDetails);
  const reasons: [NonDraftableReason, boolean][] = [
    ["PARTIALLY_OR_FULLY_REFUNDED", document.paymentStatus.endsWith("_REFUNDED")],
    ["UNSUPPORTED_CHANNEL_TYPE", ELSEWHERE.has(objectOf(document.channelInfo).type)],
    ["ORDER_STATUS_IS_NOT_SUPPORTED", document.status !== "APPROVED"],
    ["ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT", originalCurrency !== site.currency],
    ["ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT", document.weightUnit !== site.weightUnit],
    ["SUBSCRIPTION_LINE_ITEM_EXISTS", document.lineItems.some((line) => line.subscriptionInfo)],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}
