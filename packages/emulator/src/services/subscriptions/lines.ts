// Adds, changes and removes lines of a draft.

import { isAdmin } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { amount, zero } from "../../kernel/money.js";
import {
  applicationError,
  notFound,
  permissionDenied,
  ruleError,
} from "../../kernel/platform-error.js";
import { rulesOf } from "../cart/facts.js";
import type { CartLine } from "../cart/model.js";
import {
  type CatalogReference,
  type LineFacts,
  lineFacts,
  resolveReference,
} from "../cart/resolve.js";
import { taxAt } from "../cart/tax.js";
import { type Price, priceIn, shown } from "../orders/model/price.js";
import { lineItem } from "../orders/order-document.js";
import { DEFAULT_TAX_GROUP } from "../tax/groups.js";
import type { TaxPlace } from "../tax/rules.js";
import { currentCycle } from "./draftability.js";
import type { Contract, Draft, ItemDetails, Line } from "./model.js";

/** Maximum number of lines in a draft, including removed lines. */
const MOST = 100;

interface SentLine {
  readonly id?: string | null;
  readonly quantity?: number;
  readonly catalogReference?: CatalogReference;
  readonly price?: { readonly amount?: string };
  readonly locations?: readonly unknown[];
}

interface SentCustomLine extends SentLine {
  readonly productName?: { readonly original?: string };
  readonly itemType?: { readonly preset?: string };
  readonly deliveryProfileId?: string | null;
}

/** Lines in an addLineItems request. */
export interface Added {
  readonly catalogLineItems?: readonly SentLine[];
  readonly customLineItems?: readonly SentCustomLine[];
}

/** A change of a line. Omitted fields stay unchanged. */
export interface Change {
  readonly lineItemId?: string;
  readonly newQuantity?: number | null;
  readonly newPrice?: string | null;
}

/** Converts a cart line to an order line. Its total is calculated with the draft's totals. */
function lineOf(context: Context, line: CartLine, facts: LineFacts, place: TaxPlace): Line {
  const none = { discount: zero(), ruleDiscount: zero(), couponDiscount: zero() };
  const { unit, fullUnit } = facts;
  const quantity = line.requested;
  const left = unit.times(quantity);
  const { taxGroupId: groupId = DEFAULT_TAX_GROUP } = rulesOf(line, facts);
  const { included } = context.site.tax;
  const taxed = taxAt(context, { full: left, included, groupId }, place);
  return lineItem(context, {
    id: line.id,
    line,
    facts,
    quantity,
    unit,
    fullUnit,
    total: left,
    left,
    taxed,
    ...none,
  });
}

function catalogLine(context: Context, sent: SentLine, place: TaxPlace): Line {
  const { catalogReference: reference, price, quantity = 1, locations = [] } = sent;
  const resolved = reference && resolveReference(context, reference);
  if (!reference || !resolved?.found) throw notFound("Catalog item", "CATALOG_ITEM_NOT_FOUND");
  if (price && !isAdmin(context)) {
    throw permissionDenied("Members cannot set the price of a catalog item");
  }
  const line = {
    kind: "catalog",
    id: sent.id ?? context.guid("line-item"),
    appId: reference.appId,
    productId: resolved.product.id,
    variantId: resolved.variant.id,
    options: reference.options ?? {},
    requested: quantity,
    ...(price?.amount ? { override: { price: price.amount } } : {}),
  } as const;
  const facts = lineFacts(context, line, new Map());
  if (facts.status === "OUT_OF_STOCK") {
    throw applicationError(428, "CATALOG_ITEM_NOT_AVAILABLE", "The item is sold out");
  }
  return { ...lineOf(context, line, { ...facts, quantity }, place), locations };
}

function customLine(context: Context, sent: SentCustomLine, place: TaxPlace): Line {
  if (!isAdmin(context)) throw permissionDenied("Members cannot add custom items");
  const { deliveryProfileId: _profile, ...rest } = sent;
  const { productName, price, itemType, quantity = 1 } = rest;
  const unit = amount(price?.amount || "0");
  const line = {
    kind: "custom",
    id: sent.id ?? context.guid("line-item"),
    name: productName?.original ?? "",
    price: unit.toFixed(),
    itemType: itemType?.preset ?? "PHYSICAL",
    requested: quantity,
  } as const;
  const facts = { choices: [], modifiers: [], quantity, status: "IN_STOCK" as const };
  const whole = lineOf(context, line, { ...facts, unit, fullUnit: unit }, place);
  const { currency } = context.site;
  const own = shown(context, rest, currency) as Partial<Line>;
  const priceBeforeDiscounts = priceIn(context, unit, currency);
  return { ...whole, ...own, id: line.id, quantity, priceBeforeDiscounts };
}

/** Adds lines to a draft. They are charged at the same interval as the subscription. */
export function withAdded(
  context: Context,
  contract: Contract,
  draft: Draft,
  { catalogLineItems = [], customLineItems = [] }: Added,
): readonly ItemDetails[] {
  const subscriptionInfo = {
    id: contract.id,
    cycleNumber: currentCycle(context, contract) + 1,
    subscriptionSettings: contract.subscriptionSettings,
  };
  const place = contract.shippingInfo?.logistics?.shippingDestination?.address ?? {};
  const added = [
    ...catalogLineItems.map((sent) => catalogLine(context, sent, place)),
    ...customLineItems.map((sent) => customLine(context, sent, place)),
  ].map((line): ItemDetails => ({ lineItem: { ...line, subscriptionInfo }, changeType: "ADDED" }));
  if (added.length === 0) {
    throw applicationError(400, "EMPTY_CHANGE_REQUEST", "No items to add");
  }
  const items = [...draft.lineItems, ...added];
  if (new Set(items.map((item) => item.lineItem.id)).size < items.length) {
    throw applicationError(400, "DUPLICATED_LINE_ITEM_IDS", "Duplicate line id");
  }
  if (items.length > MOST) {
    throw applicationError(428, "MAX_ITEMS_REACHED", `A draft can have at most ${MOST} lines`);
  }
  return items;
}

/** Returns a changed line of the contract. A line that equals the original again counts as unchanged. */
function changedItem(original: Line, lineItem: Line): ItemDetails {
  if (lineItem.quantity === 0) {
    return { lineItem: { ...lineItem, quantity: original.quantity }, changeType: "REMOVED" };
  }
  const before = original.priceBeforeDiscounts;
  const isDearer = !amount(lineItem.priceBeforeDiscounts?.amount ?? "0").eq(before?.amount ?? "0");
  const isMore = lineItem.quantity !== original.quantity;
  if (!isDearer && !isMore) return { lineItem, changeType: "EMPTY" };
  return {
    lineItem,
    changeType: "CHANGED",
    changed: {
      ...(isMore ? { quantityBeforeChange: original.quantity } : {}),
      ...(isDearer && before ? { priceBeforeChange: before } : {}),
      modifierGroupsBeforeChange: [],
    },
  };
}

function checkChange(context: Context, item: ItemDetails | undefined, change: Change): void {
  const { lineItemId, newQuantity, newPrice } = change;
  const says = (value: unknown) => value !== undefined && value !== null;
  if (!item) {
    const why = `Line item ${lineItemId} not found`;
    throw applicationError(404, "LINE_ITEM_DOES_NOT_EXIST", why);
  }
  if (!says(newQuantity) && !says(newPrice)) {
    throw applicationError(400, "EMPTY_CHANGE_REQUEST", "Empty change");
  }
  if (!says(newPrice)) return;
  if (!isAdmin(context)) throw permissionDenied("Members cannot set prices");
  if (newQuantity === 0 || (item.changeType === "REMOVED" && !says(newQuantity))) {
    const code = "UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN";
    throw applicationError(400, code, "The line item was removed");
  }
  if (!/^\d+(\.\d+)?$/.test(String(newPrice))) {
    throw ruleError("lineItemChanges.newPrice", "DECIMAL_VALUE", "must be a decimal");
  }
}

/** Applies changes to the lines of a draft. An added line is dropped if its quantity becomes 0. */
export function withChanges(
  context: Context,
  contract: Contract,
  draft: Draft,
  originals: readonly ItemDetails[],
  changes: readonly Change[],
): readonly ItemDetails[] {
  const ids = changes.map(({ lineItemId }) => lineItemId);
  if (new Set(ids).size < ids.length) {
    const code = "MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM";
    throw applicationError(400, code, "A line item has two changes");
  }
  for (const change of changes) {
    const item = draft.lineItems.find(({ lineItem: { id } }) => id === change.lineItemId);
    checkChange(context, item, change);
  }
  const priceOf = (value: string): Price => priceIn(context, value, contract.currency);
  return draft.lineItems.flatMap((item) => {
    const change = changes.find(({ lineItemId }) => lineItemId === item.lineItem.id);
    if (!change) return [item];
    const { newPrice, newQuantity } = change;
    const lineItem: Line = {
      ...item.lineItem,
      quantity: newQuantity ?? item.lineItem.quantity,
      ...(newPrice ? { priceBeforeDiscounts: priceOf(newPrice) } : {}),
    };
    const original = originals.find((one) => one.lineItem.id === lineItem.id)?.lineItem;
    if (original) return [changedItem(original, lineItem)];
    return lineItem.quantity === 0 ? [] : [{ ...item, lineItem }];
  });
}

/** Returns the lines that a draft does not remove. */
export const leftOf = ({ lineItems }: Draft): readonly Line[] =>
  lineItems.filter(({ changeType }) => changeType !== "REMOVED").map(({ lineItem }) => lineItem);
