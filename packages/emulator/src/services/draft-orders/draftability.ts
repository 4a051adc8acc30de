import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { createdBy } from "../orders/create-order.js";
import type { StoredOrder } from "../orders/model/order.js";

const MARKETPLACES: ReadonlySet<unknown> = new Set([
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

export function nonDraftableReasons({ site }: Context, order: StoredOrder | undefined): string[] {
  if (!order) return ["ORDER_NOT_FOUND"];
  const { document } = order;
  const { originalCurrency = document.currency } = objectOf(document.currencyConversionDetails);
  const reasons: readonly [reason: string, applies: boolean][] = [
    ["PARTIALLY_OR_FULLY_REFUNDED", document.paymentStatus.endsWith("_REFUNDED")],
    ["UNSUPPORTED_CHANNEL_TYPE", MARKETPLACES.has(objectOf(document.channelInfo).type)],
    ["ORDER_STATUS_IS_NOT_SUPPORTED", document.status !== "APPROVED"],
    ["ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT", originalCurrency !== site.currency],
    ["ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT", document.weightUnit !== site.weightUnit],
    ["SUBSCRIPTION_LINE_ITEM_EXISTS", document.lineItems.some((line) => line.subscriptionInfo)],
  ];
  return reasons.flatMap(([reason, applies]) => (applies ? [reason] : []));
}

export function requireOwn(context: Context, open: Entity | undefined): void {
  if (!open || JSON.stringify(open.createdBy) === JSON.stringify(createdBy(context))) return;
  const why = "Another user has an open draft of the order";
  throw applicationError(409, "ORDER_IS_ALREADY_EDITED", why, { draftOrderId: open.id });
}
