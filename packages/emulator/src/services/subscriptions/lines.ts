import type {
  AddLineItemsRequest,
  UpdateLineItemsRequest,
} from "@portico/ecom/draft-subscription-contracts";
import { isAdmin } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { zero } from "../../kernel/money.js";
import {
  applicationError,
  badRequest,
  notFound,
  permissionDenied,
  rejection,
  ruleError,
} from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { customFacts, lineFacts, resolveReference, rulesOf } from "../cart/facts.js";
import type { LineFacts } from "../cart/line-parts.js";
import type { CartLine } from "../cart/model.js";
import { taxAt } from "../cart/tax.js";
import { amountOf, formatPrices, priceIn } from "../orders/model/price.js";
import { lineItem as orderLine } from "../orders/order-document.js";
import type { Reference } from "../plugins/lines.js";
import { DEFAULT_TAX_GROUP } from "../tax/groups.js";
import type { TaxPlace } from "../tax/rules.js";
import { currentCycle } from "./draftability.js";
import type { Contract, Draft, ItemDetails, Line } from "./model.js";

const MAX_LINES = 100;

type AddedLines = Sent<AddLineItemsRequest>;
type CatalogItem = NonNullable<AddedLines["catalogLineItems"]>[number];
type CustomItem = NonNullable<AddedLines["customLineItems"]>[number];

type LineChange = NonNullable<Sent<UpdateLineItemsRequest>["lineItemChanges"]>[number];

/** Returns the line item without discounts. `recalculate` sets its final price. */
function contractLine(context: Context, line: CartLine, facts: LineFacts, place: TaxPlace): Line {
  const { unit, fullUnit, quantity } = facts;
  const total = unit.times(quantity);
  const { taxGroupId: groupId = DEFAULT_TAX_GROUP } = rulesOf(line, facts);
  const { included } = context.site.tax;
  const taxed = taxAt(context, { full: total, included, groupId }, place);
  const noDiscount = { discount: zero(), ruleDiscount: zero(), couponDiscount: zero() };
  const prices = { quantity, unit, fullUnit, total, net: total, taxed, ...noDiscount };
  return orderLine(context, { id: line.id, line, facts, ...prices }) as Line;
}

function catalogLine(context: Context, input: CatalogItem, place: TaxPlace): Line {
  const { price, quantity = 1, locations = [] } = input;
  const reference = input.catalogReference as Reference | undefined;
  const resolved = reference && resolveReference(context, reference);
  if (!reference || !resolved?.found) throw notFound("Catalog item", "CATALOG_ITEM_NOT_FOUND");
  if (price && !isAdmin(context)) {
    throw permissionDenied("Members cannot set the price of a catalog item");
  }
  const line = {
    kind: "catalog",
    id: input.id ?? context.guid("line-item"),
    appId: reference.appId,
    productId: resolved.product.id,
    variantId: resolved.variant.id,
    options: reference.options ?? {},
    requested: quantity,
    ...(price?.amount ? { override: { price: price.amount } } : {}),
  } as const;
  const facts = lineFacts(context, line, new Map());
  if (facts.status === "OUT_OF_STOCK") {
    throw rejection("CATALOG_ITEM_NOT_AVAILABLE", "The item is sold out");
  }
  return { ...contractLine(context, line, { ...facts, quantity }, place), locations } as Line;
}

function customLine(context: Context, input: CustomItem, place: TaxPlace): Line {
  if (!isAdmin(context)) throw permissionDenied("Members cannot add custom items");
  const { deliveryProfileId: _profile, ...rest } = input;
  const { productName, price, itemType, quantity = 1 } = rest;
  const unit = amountOf(price);
  const id = input.id ?? context.guid("line-item");
  const line = {
    kind: "custom",
    id,
    name: productName?.original ?? "",
    price: unit.toFixed(),
    itemType: itemType?.preset ?? "PHYSICAL",
    requested: quantity,
  } as const;
  const calculatedLine = contractLine(context, line, customFacts(unit, quantity), place);
  const { currency } = context.site;
  const prices = formatPrices(context, rest, currency) as Partial<Line>;
  const priceBeforeDiscounts = priceIn(context, unit, currency);
  return { ...calculatedLine, ...prices, id, quantity, priceBeforeDiscounts };
}

export function withAddedLines(
  context: Context,
  contract: Contract,
  draft: Draft,
  { catalogLineItems = [], customLineItems = [] }: AddedLines,
): readonly ItemDetails[] {
  const { id, subscriptionSettings, shippingInfo } = contract;
  const cycleNumber = currentCycle(context, contract) + 1;
  const subscriptionInfo = { id, cycleNumber, subscriptionSettings };
  const place = shippingInfo?.logistics?.shippingDestination?.address ?? {};
  const addedItems = [
    ...catalogLineItems.map((input) => catalogLine(context, input, place)),
    ...customLineItems.map((input) => customLine(context, input, place)),
  ].map((line): ItemDetails => ({ lineItem: { ...line, subscriptionInfo }, changeType: "ADDED" }));
  if (addedItems.length === 0) throw badRequest("EMPTY_CHANGE_REQUEST", "No items to add");
  const items = [...draft.lineItems, ...addedItems];
  if (new Set(items.map((item) => item.lineItem.id)).size < items.length) {
    throw badRequest("DUPLICATED_LINE_ITEM_IDS", "Duplicate line id");
  }
  if (items.length > MAX_LINES) {
    throw rejection("MAX_ITEMS_REACHED", `A draft can have at most ${MAX_LINES} lines`);
  }
  return items;
}

function changedItem(original: Line, lineItem: Line): ItemDetails {
  if (lineItem.quantity === 0) {
    return { lineItem: { ...lineItem, quantity: original.quantity }, changeType: "REMOVED" };
  }
  const { quantity, priceBeforeDiscounts: before } = original;
  const hasNewPrice = !amountOf(lineItem.priceBeforeDiscounts).eq(amountOf(before));
  const hasNewQuantity = lineItem.quantity !== quantity;
  if (!hasNewPrice && !hasNewQuantity) return { lineItem, changeType: "EMPTY" };
  return {
    lineItem,
    changeType: "CHANGED",
    changed: {
      ...(hasNewQuantity ? { quantityBeforeChange: quantity } : {}),
      ...(hasNewPrice && before ? { priceBeforeChange: before } : {}),
      modifierGroupsBeforeChange: [],
    },
  };
}

function checkChange(context: Context, item: ItemDetails | undefined, change: LineChange): void {
  const { lineItemId, newQuantity, newPrice } = change;
  if (!item) {
    throw applicationError(404, "LINE_ITEM_DOES_NOT_EXIST", `Line item ${lineItemId} not found`);
  }
  if (newQuantity === undefined && newPrice === undefined) {
    throw badRequest("EMPTY_CHANGE_REQUEST", "Empty change");
  }
  if (newPrice === undefined) return;
  if (!isAdmin(context)) throw permissionDenied("Members cannot set prices");
  if (newQuantity === 0 || (item.changeType === "REMOVED" && newQuantity === undefined)) {
    throw badRequest("UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN", "The line item was removed");
  }
  if (!/^\d+(\.\d+)?$/.test(newPrice)) {
    throw ruleError("lineItemChanges.newPrice", "DECIMAL_VALUE", "must be a decimal");
  }
}

/** An added line item is dropped at quantity 0. */
export function withChanges(
  context: Context,
  contract: Contract,
  draft: Draft,
  originals: readonly ItemDetails[],
  changes: readonly LineChange[],
): readonly ItemDetails[] {
  if (new Set(changes.map(({ lineItemId }) => lineItemId)).size < changes.length) {
    throw badRequest("MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM", "A line item has two changes");
  }
  for (const change of changes) {
    const item = draft.lineItems.find(({ lineItem: { id } }) => id === change.lineItemId);
    checkChange(context, item, change);
  }
  return draft.lineItems.flatMap((item) => {
    const change = changes.find(({ lineItemId }) => lineItemId === item.lineItem.id);
    if (!change) return [item];
    const { newPrice, newQuantity: quantity = item.lineItem.quantity } = change;
    const price = newPrice && priceIn(context, newPrice, contract.currency);
    const lineItem: Line = {
      ...item.lineItem,
      quantity,
      ...(price ? { priceBeforeDiscounts: price } : {}),
    };
    const original = originals.find((candidate) => candidate.lineItem.id === lineItem.id)?.lineItem;
    if (original) return [changedItem(original, lineItem)];
    return quantity === 0 ? [] : [{ ...item, lineItem }];
  });
}
