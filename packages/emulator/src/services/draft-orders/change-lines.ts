// Changes of quantities, prices and texts of a draft's lines.

import type { Context } from "../../kernel/context.js";
import { amount, sum } from "../../kernel/money.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { listOf } from "../../resource/verbs/verb.js";
import { quantitySent } from "../orders/fulfillment/fulfill.js";
import type { OrderLine } from "../orders/model/model.js";
import { shown } from "../orders/model/price.js";
import { requireNotFewer } from "./lines.js";
import { amountOf, type DraftLine, type DraftOrder, pricesIn, unitOf } from "./model.js";
import { noLine, refused, wrong } from "./refuse.js";

/** `lineItemChanges[]` of a request. */
export interface LineChange {
  readonly lineItemId: string;
  readonly newQuantity?: number;
  readonly newPrice?: string;
  readonly newPriceDescription?: Entity;
  readonly newProductName?: Entity;
  readonly newDescriptionLines?: Entity;
  readonly newModifierGroups?: Entity;
}

const CHANGES = [
  "newQuantity",
  "newPrice",
  "newPriceDescription",
  "newProductName",
  "newDescriptionLines",
  "newModifierGroups",
] as const;

function requireOnce(changes: readonly LineChange[]): void {
  const ids = changes.map(({ lineItemId }) => lineItemId);
  if (new Set(ids).size < ids.length) {
    throw wrong("MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM", "A line item has two changes");
  }
  if (changes.some((change) => CHANGES.every((name) => change[name] === undefined))) {
    throw wrong("EMPTY_CHANGE_REQUEST", "Empty change");
  }
}

/** Returns the total price of all modifiers. */
const extrasOf = (groups: readonly unknown[]) =>
  sum(
    groups
      .flatMap((group) => listOf(objectOf(group).modifiers))
      .map((one) => amountOf(objectOf(one).price).times(Number(objectOf(one).quantity ?? 1))),
  );

/**
 * Throws if prices change in an order whose currency differs from the site's. Such orders keep their converted
 * prices.
 */
function requireOneCurrency(draft: DraftOrder, site: string, change: LineChange): void {
  if (draft.currency === site) return;
  if (change.newPrice !== undefined && amount(change.newPrice).gt(0)) {
    const code = "UPDATING_NON_ZERO_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN";
    throw refused(code, "Prices of an order in another currency cannot be changed");
  }
  if (extrasOf(listOf(change.newModifierGroups?.modifierGroups)).gt(0)) {
    const code = "UPDATING_NON_ZERO_MODIFIER_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN";
    throw refused(code, "Modifiers of an order in another currency cannot be changed");
  }
  if (change.newPriceDescription) {
    const code = "UPDATING_PRICE_DESCRIPTION_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN";
    throw refused(code, "Price descriptions of an order in another currency cannot be changed");
  }
}

/** Throws if the change is not allowed for this line. */
function requireChangeable(draft: DraftOrder, line: DraftLine, change: LineChange): void {
  const { lineItem, removed } = line;
  const goes = change.newQuantity === 0 || (removed && !change.newQuantity);
  if (change.newPrice !== undefined && goes) {
    const why = "The line item was removed";
    throw refused("UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN", why);
  }
  if (lineItem.fulfillerId) {
    const why = "The line item has an external fulfiller";
    throw refused("CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER", why);
  }
  if (listOf(lineItem.locations).length > 1 && change.newQuantity !== undefined) {
    const why = "The line item has several locations";
    throw refused("UPDATING_LINE_ITEM_WITH_LOCATIONS", why);
  }
  const platformFees = listOf(objectOf(draft.platformFeeSummary).fees);
  const isCharged = platformFees.some((fee) => objectOf(fee).lineItemId === lineItem.id);
  if (isCharged && change.newPrice !== undefined) {
    throw refused("LINE_ITEM_HAS_PLATFORM_FEES", "The line item has platform fees");
  }
  if (lineItem.subscriptionInfo && (change.newQuantity ?? 1) > 1) {
    throw refused("SUBSCRIPTION_SINGLE_ITEM_ALLOWED", "A subscription must have quantity 1");
  }
}

function changedItem(context: Context, draft: DraftOrder, line: OrderLine, change: LineChange) {
  const { newQuantity, newPrice, newPriceDescription, newProductName } = change;
  const price = newPrice === undefined ? undefined : pricesIn(context, draft.currency)(newPrice);
  const groups = change.newModifierGroups && listOf(change.newModifierGroups.modifierGroups);
  const next: OrderLine = {
    ...line,
    ...(newQuantity ? { quantity: newQuantity } : {}),
    ...(price ? { price, priceBeforeDiscounts: price } : {}),
    ...(newPriceDescription ? { priceDescription: newPriceDescription } : {}),
    ...(newProductName ? { productName: newProductName } : {}),
    ...(change.newDescriptionLines?.descriptionLines
      ? { descriptionLines: listOf(change.newDescriptionLines.descriptionLines) }
      : {}),
    ...(groups ? { modifierGroups: listOf(shown(context, groups, draft.currency)) } : {}),
  };
  if (extrasOf(listOf(next.modifierGroups)).gt(unitOf(next))) {
    const why = "The modifiers cost more than the item";
    throw wrong("MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE", why);
  }
  return next;
}

/**
 * Returns the lines of a draft after the changes. A quantity of 0 removes a line; any other quantity restores it.
 */
export function withChanges(
  context: Context,
  draft: DraftOrder,
  changes: readonly LineChange[],
): DraftLine[] {
  requireOnce(changes);
  const next = new Map<string, DraftLine | undefined>();
  for (const [index, change] of changes.entries()) {
    const { lineItemId: id, newQuantity } = change;
    const line = draft.lineItems.find(({ lineItem }) => lineItem.id === id);
    if (!line) throw noLine("LINE_ITEM_DOES_NOT_EXIST");
    requireChangeable(draft, line, change);
    requireOneCurrency(draft, context.site.currency, change);
    if (newQuantity !== undefined && draft.orderId !== undefined) {
      const sent = quantitySent(context, draft.orderId, id);
      requireNotFewer(`lineItemChanges[${index}].newQuantity`, sent, newQuantity);
    }
    const removed = newQuantity === 0 || (line.removed && newQuantity === undefined);
    const lineItem = changedItem(context, draft, line.lineItem, change);
    if (!removed) next.set(id, { lineItem });
    else next.set(id, line.added ? undefined : { removed: true, lineItem });
  }
  return draft.lineItems.flatMap((line) => {
    const { id } = line.lineItem;
    const changed = next.has(id) ? next.get(id) : line;
    return changed ? [changed] : [];
  });
}
