import type { LineItemChangeDetails } from "@portico/ecom/draft-orders";
import type { Context } from "../../kernel/context.js";
import { amount, sum } from "../../kernel/money.js";
import { badRequest, notFound, rejection, validationError } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { objectOf } from "../../resource/merge.js";
import { listOf } from "../../resource/verbs/verb.js";
import { fulfilledQuantity } from "../orders/fulfillments.js";
import type { OrderLine } from "../orders/model/order.js";
import { amountOf, formatPrices, priceIn } from "../orders/model/price.js";
import { type DraftLine, type DraftOrder, unitOf } from "./model.js";

type LineChange = Sent<LineItemChangeDetails>;

function validateChanges(changes: readonly LineChange[]): void {
  if (new Set(changes.map(({ lineItemId }) => lineItemId)).size < changes.length) {
    throw badRequest("MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM", "A line item has two changes");
  }
  const isEmpty = ({ lineItemId: _, ...rest }: LineChange) =>
    Object.values(rest).every((value) => value === undefined);
  if (changes.some(isEmpty)) throw badRequest("EMPTY_CHANGE_REQUEST", "Empty change");
}

const modifiersPrice = (groups: readonly unknown[]) =>
  sum(
    groups
      .flatMap((group) => listOf(objectOf(group).modifiers).map(objectOf))
      .map(({ price, quantity }) => amountOf(price).times(Number(quantity ?? 1))),
  );

/** Rejects price changes of an order in another currency, because its prices are converted. */
function requireSiteCurrency(draft: DraftOrder, siteCurrency: string, change: LineChange): void {
  if (draft.currency === siteCurrency) return;
  const forbidden = (name: string, subject: string) =>
    rejection(
      `UPDATING_${name}_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN`,
      `${subject} of an order in another currency cannot be changed`,
    );
  if (amount(change.newPrice ?? "0").gt(0)) throw forbidden("NON_ZERO_PRICE", "Prices");
  if (modifiersPrice(listOf(change.newModifierGroups?.modifierGroups)).gt(0)) {
    throw forbidden("NON_ZERO_MODIFIER_PRICE", "Modifiers");
  }
  if (change.newPriceDescription) throw forbidden("PRICE_DESCRIPTION", "Price descriptions");
}

function requireChangeable(draft: DraftOrder, line: DraftLine, change: LineChange): void {
  const { lineItem, removed } = line;
  const isRemoved = change.newQuantity === 0 || (removed && !change.newQuantity);
  if (change.newPrice !== undefined && isRemoved) {
    throw rejection("UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN", "The line item was removed");
  }
  if (lineItem.fulfillerId) {
    const message = "The line item has an external fulfiller";
    throw rejection("CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER", message);
  }
  if (listOf(lineItem.locations).length > 1 && change.newQuantity !== undefined) {
    throw rejection("UPDATING_LINE_ITEM_WITH_LOCATIONS", "The line item has several locations");
  }
  const platformFees = listOf(objectOf(draft.platformFeeSummary).fees);
  const hasPlatformFee = platformFees.some((fee) => objectOf(fee).lineItemId === lineItem.id);
  if (hasPlatformFee && change.newPrice !== undefined) {
    throw rejection("LINE_ITEM_HAS_PLATFORM_FEES", "The line item has platform fees");
  }
  if (lineItem.subscriptionInfo && (change.newQuantity ?? 1) > 1) {
    throw rejection("SUBSCRIPTION_SINGLE_ITEM_ALLOWED", "A subscription must have quantity 1");
  }
}

function changedItem(context: Context, draft: DraftOrder, line: OrderLine, change: LineChange) {
  const { newQuantity, newPrice, newPriceDescription, newProductName } = change;
  const { currency } = draft;
  const price = newPrice === undefined ? undefined : priceIn(context, newPrice, currency);
  const lines = change.newDescriptionLines?.descriptionLines;
  const groups = change.newModifierGroups && listOf(change.newModifierGroups.modifierGroups);
  const next: OrderLine = {
    ...line,
    ...(newQuantity ? { quantity: newQuantity } : {}),
    ...(price ? { price, priceBeforeDiscounts: price } : {}),
    ...(newPriceDescription ? { priceDescription: newPriceDescription } : {}),
    ...(newProductName ? { productName: newProductName } : {}),
    ...(lines ? { descriptionLines: lines } : {}),
    ...(groups ? { modifierGroups: listOf(formatPrices(context, groups, currency)) } : {}),
  };
  if (modifiersPrice(listOf(next.modifierGroups)).gt(unitOf(next))) {
    const message = "The modifiers cost more than the item";
    throw badRequest("MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE", message);
  }
  return next;
}

/** Quantity 0 removes a line item, and a higher quantity restores it. */
export function withChanges(context: Context, draft: DraftOrder, changes: readonly LineChange[]) {
  validateChanges(changes);
  const next = new Map<string, DraftLine | undefined>();
  for (const [index, change] of changes.entries()) {
    const { lineItemId: id, newQuantity } = change;
    const line = draft.lineItems.find(({ lineItem }) => lineItem.id === id);
    if (!line) throw notFound("Line item", "LINE_ITEM_DOES_NOT_EXIST");
    requireChangeable(draft, line, change);
    requireSiteCurrency(draft, context.site.currency, change);
    const threshold = draft.orderId ? fulfilledQuantity(context, draft.orderId, id) : 0;
    if (newQuantity !== undefined && newQuantity < threshold) {
      const field = `lineItemChanges[${index}].newQuantity`;
      const description = `must be greater than or equal to ${threshold}`;
      throw validationError([{ field, description, violatedRule: "MIN", data: { threshold } }]);
    }
    const isRemoved = newQuantity === 0 || (line.removed && newQuantity === undefined);
    const lineItem = changedItem(context, draft, line.lineItem, change);
    if (!isRemoved) next.set(id, { lineItem });
    else next.set(id, line.added ? undefined : { removed: true, lineItem });
  }
  return draft.lineItems.flatMap((line) => {
    const { id } = line.lineItem;
    return (next.has(id) ? next.get(id) : line) ?? [];
  });
}
