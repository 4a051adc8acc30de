// Limits a draft to the changes that a request names. Everything else stays as in the order.

import type { Context } from "../../kernel/context.js";
import { objectOf } from "../../resource/merge.js";
import type { OrderDocument } from "../orders/model/model.js";
import { shown } from "../orders/model/price.js";
import { defined } from "./content.js";
import type { DraftLine, DraftOrder } from "./model.js";
import { noLine } from "./refuse.js";

/** `changes` of a request. */
export interface Deltas {
  readonly changedShippingInfo?: object;
  readonly changedBillingInfo?: object;
  readonly changedRecipientInfo?: object;
  readonly lineItems?: readonly {
    readonly lineItemId: string;
    readonly lineItemAdded?: boolean;
    readonly lineItemRemoved?: object;
    readonly changedDetails?: object;
  }[];
}

function linesOf(draft: DraftOrder, source: OrderDocument, wanted: Deltas["lineItems"] = []) {
  const named = new Map(wanted.map((one) => [one.lineItemId, one]));
  const known = new Set(draft.lineItems.map(({ lineItem }) => lineItem.id));
  if (wanted.some(({ lineItemId }) => !known.has(lineItemId))) {
    throw noLine("LINE_ITEM_DOES_NOT_EXIST");
  }
  return draft.lineItems.flatMap((line): DraftLine[] => {
    const before = source.lineItems.find(({ id }) => id === line.lineItem.id);
    const delta = named.get(line.lineItem.id);
    if (!delta) return before ? [{ lineItem: before }] : [];
    if (!delta.lineItemRemoved) return [line];
    return before ? [{ removed: true, lineItem: before }] : [];
  });
}

/** Returns a draft with only the changes in the request. */
export function narrowed(
  context: Context,
  draft: DraftOrder,
  source: OrderDocument,
  changes: Deltas,
): DraftOrder {
  const given = objectOf(shown(context, changes, draft.currency));
  const held = (field: string, sent: unknown) => {
    const value = sent ?? source[field];
    return value === undefined ? undefined : { [field]: value };
  };
  return defined({
    ...draft,
    lineItems: linesOf(draft, source, changes.lineItems),
    discounts: draft.discounts.map((one) => ({
      ...one,
      applied: one.source === "ORIGINAL_ORDER",
    })),
    additionalFees: draft.additionalFees.map((one) => ({
      ...one,
      applied: one.source === "ORIGINAL_ORDER",
    })),
    shippingInfo: held("shippingInfo", given.changedShippingInfo),
    billingDetails: held("billingInfo", given.changedBillingInfo),
    recipientInfo: held("recipientInfo", given.changedRecipientInfo),
    buyerDetails: held("buyerInfo", undefined),
    businessLocationDetails: held("businessLocation", undefined),
  });
}
