import type { AddLineItemsRequest } from "@portico/ecom/cart-v2";
import type { ItemData } from "@portico/ecom/plugins/catalog";
import type { Context } from "../../kernel/context.js";
import { applicationError, permissionDenied, rejection } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { availableQuantity } from "../catalog/lookup.js";
import type { Product, Variant } from "../catalog/model.js";
import { deepEqual } from "../deep-equal.js";
import { isOfApp, itemsOfApp } from "../plugins/catalog.js";
import type { Reference } from "../plugins/lines.js";
import { markChanged } from "./cart-events.js";
import { resolveReference } from "./facts.js";
import type { Cart, CartLine, CatalogLine, CustomLine } from "./model.js";

const MAX_QUANTITY = 100_000;
const MAX_LINES = 300;

/** The documentation lists an error for too many modifiers but no limit. */
const MAX_MODIFIERS = 100;

type CatalogItem = NonNullable<Sent<AddLineItemsRequest>["catalogItems"]>[number];

interface Terms extends Pick<CatalogItem, "membershipPayment" | "catalogOverrideFields"> {
  readonly selectedMembership?: unknown;
}

export interface ItemToAdd extends Terms {
  readonly catalogReference: Reference;
  readonly quantity: number;
}

export function sameOptions(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  return deepEqual({ ...a, variantId: undefined }, { ...b, variantId: undefined });
}

export const itemNotFound = (data: Record<string, unknown>) =>
  applicationError(404, "ITEM_NOT_FOUND_IN_CATALOG", "The item is not in the catalog", data);

export const itemOutOfStock = (data: Record<string, unknown>) =>
  rejection("INSUFFICIENT_INVENTORY", "The item is out of stock", data);

export const takesMembership = (option: string | undefined): boolean =>
  option?.startsWith("MEMBERSHIP") ?? false;

export function checkMembership(cart: Cart, terms: Terms, paymentOption: string | undefined): void {
  const { selectedMembership, membershipPayment } = terms;
  if (!selectedMembership && !membershipPayment) return;
  if (!takesMembership(paymentOption)) {
    throw rejection("INVALID_MEMBERSHIP_PAYMENT_OPTION", "No membership covers the item");
  }
  const planLineId = membershipPayment?.futureMembership?.lineItemId;
  if (planLineId !== undefined && !cart.lines.some(({ id }) => id === planLineId)) {
    throw rejection("PLAN_LINE_ITEM_NOT_FOUND", "The membership plan is not in the cart");
  }
}

export function checkPrice(
  price = "0",
  { priceUndetermined, depositAmount }: Pick<ItemData, "priceUndetermined" | "depositAmount">,
): void {
  if (priceUndetermined && Number(price) > 0) {
    const description = "An item with a price cannot have a price to be determined later";
    throw rejection("LINE_ITEM_PRICE_CONFLICT", description);
  }
  if (depositAmount && Number(depositAmount) > Number(price)) {
    throw rejection("DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE", "The deposit exceeds the price");
  }
}

function checkTerms(
  cart: Cart,
  { catalogOverrideFields = {}, ...terms }: Terms,
  item: Partial<ItemData>,
) {
  const { paymentOption, depositAmount = item.depositAmount } = catalogOverrideFields;
  checkMembership(cart, terms, paymentOption?.value ?? item.paymentOption);
  checkPrice(item.price, { priceUndetermined: item.priceUndetermined, depositAmount });
}

function checkModifiers({ modifierGroups = [] }: ItemData): void {
  const hasDuplicateIds = (items: readonly { readonly id?: unknown }[]) =>
    new Set(items.map(({ id }) => id)).size < items.length;
  if (modifierGroups.flatMap(({ modifiers = [] }) => modifiers).length > MAX_MODIFIERS) {
    const message = `An item can have at most ${MAX_MODIFIERS} modifiers`;
    throw rejection("MAX_ITEM_MODIFIERS_EXCEEDED", message);
  }
  if (hasDuplicateIds(modifierGroups)) {
    throw rejection("DUPLICATE_MODIFIER_GROUP_IDS", "Duplicate modifier group");
  }
  if (modifierGroups.some(({ modifiers = [] }) => hasDuplicateIds(modifiers))) {
    throw rejection("DUPLICATE_ITEM_MODIFIER_IDS", "Duplicate modifier");
  }
}

export const catalogLine = (
  id: string,
  { product, variant }: { readonly product: Product; readonly variant: Variant },
  { appId, options = {} }: Reference,
  requested: number,
): CatalogLine => ({
  kind: "catalog",
  id,
  appId,
  productId: product.id,
  variantId: variant.id,
  options,
  requested,
});

export const appLine = (
  id: string,
  { productName, price = "0", itemType }: ItemData,
  reference: Reference,
  requested: number,
): CustomLine => ({
  kind: "custom",
  id,
  name: productName?.original ?? "Item",
  price,
  itemType: itemType?.preset ?? "PHYSICAL",
  requested,
  reference,
});

export function addOrMerge(cart: Cart, existing: CartLine | undefined, line: CartLine): CartLine {
  if (!existing) cart.lines.push(line);
  else existing.requested = Math.min(existing.requested + line.requested, MAX_QUANTITY);
  return existing ?? line;
}

function addAppItem(context: Context, cart: Cart, item: ItemToAdd, isStrict: boolean) {
  const { catalogReference, quantity, ...terms } = item;
  const reference = { ...catalogReference, options: catalogReference.options ?? {} };
  const data = itemsOfApp(context, [{ catalogReference: reference, quantity }])(reference);
  const itemData = data === "unknown" ? undefined : data;
  if (!itemData || (itemData.quantityAvailable ?? quantity) <= 0) {
    if (!isStrict) return undefined;
    throw itemData ? itemOutOfStock({ catalogReference }) : itemNotFound({ catalogReference });
  }
  if (isStrict) {
    checkTerms(cart, terms, itemData);
    checkModifiers(itemData);
  }
  const existing = cart.lines.find(
    (other): other is CustomLine =>
      other.kind === "custom" &&
      other.reference?.catalogItemId === reference.catalogItemId &&
      sameOptions(other.reference.options ?? {}, reference.options),
  );
  if (existing && isStrict && itemData.fixedQuantity) {
    throw rejection("FIXED_QUANTITY_ITEM", "The item's quantity cannot be changed");
  }
  const id = existing?.id ?? context.guid("line");
  return addOrMerge(cart, existing, appLine(id, itemData, reference, quantity));
}

function addItem(context: Context, cart: Cart, item: ItemToAdd, isStrict: boolean) {
  const { catalogReference, quantity } = item;
  if (isOfApp(context, catalogReference)) return addAppItem(context, cart, item, isStrict);
  const resolvedReference = resolveReference(context, catalogReference);
  if (!resolvedReference.found) {
    if (!isStrict || resolvedReference.reason !== "unknown") return undefined;
    throw itemNotFound({ catalogReference });
  }
  const { product, variant } = resolvedReference;
  if (isStrict) checkTerms(cart, item, { price: variant.price });
  const options = catalogReference.options ?? {};
  const variantLines = cart.lines.filter(
    (line): line is CatalogLine => line.kind === "catalog" && line.variantId === variant.id,
  );
  const existing = variantLines.find(
    (line) => line.productId === product.id && sameOptions(line.options, options),
  );
  const requestedQuantity = variantLines.reduce((sum, line) => sum + line.requested, 0);
  // An existing line item is capped when the cart is read. A new line item needs remaining stock.
  const remaining =
    (availableQuantity(variant) ?? Number.POSITIVE_INFINITY) - (existing ? 0 : requestedQuantity);
  if (remaining <= 0) {
    if (!isStrict) return undefined;
    throw itemOutOfStock({ catalogReference });
  }
  const line = catalogLine(context.guid("line"), resolvedReference, catalogReference, quantity);
  return addOrMerge(cart, existing, line);
}

function requireRoom({ lines }: Cart): void {
  if (lines.length <= MAX_LINES) return;
  throw rejection("MAX_LINE_ITEMS_EXCEEDED", `A cart can have at most ${MAX_LINES} line items`);
}

/**
 * Like the platform, skips items without a required option, such as a variant. Strict mode (V2)
 * throws for unknown and sold-out items. V1 skips them.
 */
export function addItems(
  context: Context,
  cart: Cart,
  items: readonly ItemToAdd[],
  isStrict: boolean,
): CartLine[] {
  const changedLines = items.flatMap((item) => addItem(context, cart, item, isStrict) ?? []);
  requireRoom(cart);
  markChanged(context, cart);
  return changedLines;
}

export function addCustomItem(
  context: Context,
  cart: Cart,
  item: Omit<CustomLine, "id" | "kind" | "requested">,
  quantity: number,
): void {
  if (context.caller.kind !== "admin") {
    throw permissionDenied("Only merchants and apps can add custom line items");
  }
  cart.lines.push({ ...item, kind: "custom", id: context.guid("line"), requested: quantity });
  requireRoom(cart);
  markChanged(context, cart);
}

function lineInCart(cart: Cart, lineItemId: string): CartLine {
  const line = cart.lines.find(({ id }) => id === lineItemId);
  if (line) return line;
  const message = "The line item is not in the cart";
  throw applicationError(404, "LINE_ITEM_NOT_FOUND_IN_CART", message, { lineItemId });
}

export function setQuantities(
  context: Context,
  cart: Cart,
  quantities: readonly { readonly id: string; readonly quantity: number }[],
): void {
  for (const { id, quantity } of quantities) lineInCart(cart, id).requested = quantity;
  cart.lines = cart.lines.filter((line) => line.requested > 0);
  markChanged(context, cart);
}

export function removeLines(context: Context, cart: Cart, ids: readonly string[]): void {
  for (const id of ids) lineInCart(cart, id);
  cart.lines = cart.lines.filter((line) => !ids.includes(line.id));
  markChanged(context, cart);
}
