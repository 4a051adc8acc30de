// Changes of a cart, the same for both versions of the interface and for checkouts.

import { mayReach, type Owner, ownerOf } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { applicationError, notFound, permissionDenied } from "../../kernel/platform-error.js";
import { availableQuantity } from "../catalog/lookup.js";
import type { Coupon } from "../coupons/slice.js";
import { isOfApp } from "../plugins/catalog.js";
import { addAppItem, type ItemToAdd, MAX_QUANTITY, sameOptions } from "./app-item.js";
import { cartChanged } from "./cart-events.js";
import type { Cart, CartLine, CatalogLine, TaxAddress } from "./model.js";
import type { AppCoupon } from "./offers.js";
import { present } from "./requests.js";
import { resolveReference } from "./resolve.js";
import { cartSlice } from "./slice.js";
import { checkTerms } from "./terms.js";

/** Lines that a cart may hold. */
const MAX_LINES = 300;

/** Milliseconds after which a cart that nobody touched is abandoned. */
const ABANDONED_AFTER = 3_600_000;

export type { ItemToAdd } from "./app-item.js";

/** How many of a line there shall be. */
export interface LineQuantity {
  readonly id: string;
  readonly quantity: number;
}

/** The caller's current cart, if there is one. */
export function findCurrentCart(context: Context): Cart | undefined {
  const owner = ownerOf(context);
  for (const cart of context.store(cartSlice).carts.values()) {
    if (cart.current && cart.owner.kind === owner.kind && cart.owner.id === owner.id) {
      return context.changes.keep(cart);
    }
  }
  return undefined;
}

/** A new cart, not yet anybody's current one. */
export function createCart(context: Context, owner: Owner, channelType = "WEB"): Cart {
  const cart: Cart = {
    id: context.guid("cart"),
    checkoutId: context.guid("checkout"),
    owner,
    createdDate: context.iso,
    updatedDate: context.iso,
    revision: 1,
    lines: [],
    contact: {},
    channelType,
    purchaseFlowId: context.guid("flow"),
    current: false,
    checkoutCreated: false,
    completed: false,
  };
  context.changes.put(context.store(cartSlice).carts, cart.checkoutId, cart);
  cartChanged(context, cart, "created");
  return cart;
}

/** The caller's current cart, made when there is none. */
export function currentCart(context: Context): Cart {
  const found = findCurrentCart(context);
  if (found) return found;
  const cart = createCart(context, ownerOf(context));
  cart.current = true;
  return cart;
}

/** A cart by either of its ids. Somebody else's cart does not exist for a visitor. */
export function cartById(context: Context, id: string, by: "cart" | "checkout"): Cart {
  const { carts } = context.store(cartSlice);
  const cart =
    by === "checkout"
      ? carts.get(id)
      : [...carts.values()].find((candidate) => candidate.id === id);
  if (!cart || !mayReach(context, cart.owner)) {
    throw by === "checkout"
      ? notFound("Checkout", "CHECKOUT_NOT_FOUND")
      : notFound("Cart", "CART_NOT_FOUND");
  }
  return context.changes.keep(cart);
}

/** When a cart was left alone for an hour; undefined as long as it was not. Only what somebody may come back to counts. */
export function leftAlone(cart: Cart, now: number): string | undefined {
  const begun = cart.checkoutCreated || (cart.owner.kind === "member" && cart.current);
  if (!begun || cart.lines.length === 0 || cart.orderId !== undefined || cart.completed) {
    return undefined;
  }
  const since = Date.parse(cart.updatedDate) + ABANDONED_AFTER;
  return since <= now ? new Date(since).toISOString() : undefined;
}

/** Marks a change. */
export function touch(context: Context, cart: Cart): void {
  const left = cart.abandonedDate ?? leftAlone(cart, context.now);
  if (left !== undefined) cart.abandonedDate = left;
  cart.revision += 1;
  cart.updatedDate = context.iso;
  cartChanged(context, cart, "updated");
}

/** Removes a cart. */
export function deleteCart(context: Context, cart: Cart): void {
  context.changes.drop(context.store(cartSlice).carts, cart.checkoutId);
  cartChanged(context, cart, "deleted");
}

/** Refuses changes of a cart that became an order. */
export function requireOpen(cart: Cart): void {
  if (cart.orderId !== undefined) {
    throw applicationError(428, "CART_ALREADY_ORDERED", "The cart has already been ordered");
  }
}

/** How many of a variant the lines of a cart ask for. */
function asked(cart: Cart, variantId: string): number {
  return cart.lines.reduce(
    (sum, line) =>
      line.kind === "catalog" && line.variantId === variantId ? sum + line.requested : sum,
    0,
  );
}

/** Adds one item; undefined when there is nothing to add. */
function addItem(
  context: Context,
  cart: Cart,
  item: ItemToAdd,
  strict: boolean,
): CartLine | undefined {
  const { catalogReference, quantity } = item;
  if (isOfApp(context, catalogReference)) return addAppItem(context, cart, item, strict);
  const resolved = resolveReference(context, catalogReference);
  if (!resolved.found) {
    if (!strict || resolved.reason !== "unknown-item") return undefined;
    throw applicationError(404, "ITEM_NOT_FOUND_IN_CATALOG", "The item is not in the catalog", {
      catalogReference,
    });
  }
  const { product, variant } = resolved;
  if (strict) checkTerms(cart, item, { price: variant.price });
  const options = catalogReference.options ?? {};
  const same = cart.lines.find(
    (other): other is CatalogLine =>
      other.kind === "catalog" &&
      other.variantId === variant.id &&
      other.productId === product.id &&
      sameOptions(other.options, options),
  );
  const stock = availableQuantity(variant);
  // A line that is there already is capped when it is read; a new one needs something left for it.
  const left = stock === undefined || same ? stock : stock - asked(cart, variant.id);
  if (left !== undefined && left <= 0) {
    if (!strict) return undefined;
    throw applicationError(428, "INSUFFICIENT_INVENTORY", "The item is out of stock", {
      catalogReference,
    });
  }
  const id = context.guid("line");
  if (same) {
    same.requested = Math.min(same.requested + quantity, MAX_QUANTITY);
    return same;
  }
  const line: CatalogLine = {
    kind: "catalog",
    id,
    appId: catalogReference.appId,
    productId: product.id,
    variantId: variant.id,
    options,
    requested: quantity,
  };
  cart.lines.push(line);
  return line;
}

/**
 * Adds items; returns the lines that it changed. What the platform surprises people with: an item whose variant is
 * not named is skipped without a word, and a quantity above the stock is capped. The strict form (v2) reports unknown
 * and sold-out items.
 */
export function addItems(
  context: Context,
  cart: Cart,
  items: readonly ItemToAdd[],
  strict: boolean,
): CartLine[] {
  const changed = items.flatMap((item) => addItem(context, cart, item, strict) ?? []);
  requireRoom(cart);
  touch(context, cart);
  return changed;
}

function requireRoom({ lines }: Cart): void {
  if (lines.length <= MAX_LINES) return;
  throw applicationError(
    428,
    "MAX_LINE_ITEMS_EXCEEDED",
    `A cart can have at most ${MAX_LINES} line items`,
  );
}

/** An item of the merchant's own, with its own price. */
export function addCustomItem(
  context: Context,
  cart: Cart,
  item: {
    readonly name: string;
    readonly price: string;
    readonly quantity: number;
    readonly itemType: string;
    readonly taxGroupId?: string | undefined;
    readonly taxAddress?: TaxAddress | undefined;
    readonly deliveryProfileId?: string | undefined;
    readonly weight?: number | undefined;
    readonly paymentOption?: string | undefined;
    readonly properties?: number;
  },
): void {
  if (context.caller.kind !== "admin") {
    throw permissionDenied("Only merchants and apps can add custom line items");
  }
  const { name, price, quantity, itemType, ...more } = item;
  cart.lines.push({
    ...present(more),
    kind: "custom",
    id: context.guid("line"),
    name,
    price,
    itemType,
    requested: quantity,
  });
  requireRoom(cart);
  touch(context, cart);
}

/** Sets quantities; 0 removes a line (v1). */
export function setQuantities(
  context: Context,
  cart: Cart,
  quantities: readonly LineQuantity[],
): void {
  for (const { id, quantity } of quantities) {
    const line = cart.lines.find((candidate) => candidate.id === id);
    if (!line) throw lineNotFound(id);
    line.requested = quantity;
  }
  cart.lines = cart.lines.filter((line) => line.requested > 0);
  touch(context, cart);
}

function lineNotFound(id: string) {
  return applicationError(404, "LINE_ITEM_NOT_FOUND_IN_CART", "The line item is not in the cart", {
    lineItemId: id,
  });
}

/** Removes lines. */
export function removeLines(context: Context, cart: Cart, ids: readonly string[]): void {
  for (const id of ids) {
    if (!cart.lines.some((line) => line.id === id)) throw lineNotFound(id);
  }
  cart.lines = cart.lines.filter((line) => !ids.includes(line.id));
  touch(context, cart);
}

/** Puts a coupon on a cart. The caller has checked that it may be used. */
export function setCoupon(context: Context, cart: Cart, coupon: Coupon | AppCoupon): void {
  cart.coupon = { id: coupon.id, code: coupon.code };
  touch(context, cart);
}

/** Login keeps the visitor's cart: it becomes the member's, or its lines join the member's own. */
export function keepCart(context: Context, visitorId: string, memberId: string): void {
  const carts = [...context.store(cartSlice).carts.values()].filter((cart) => cart.current);
  const visitors = carts.find(({ owner }) => owner.kind === "visitor" && owner.id === visitorId);
  if (!visitors) return;
  const members = carts.find(({ owner }) => owner.kind === "member" && owner.id === memberId);
  context.changes.keep(visitors);
  if (members) context.changes.keep(members);
  if (!members || members.lines.length === 0) {
    if (members) members.current = false;
    visitors.owner = { kind: "member", id: memberId };
    touch(context, visitors);
    return;
  }
  for (const line of visitors.lines) {
    const same = members.lines.find(
      (other) =>
        line.kind === "catalog" &&
        other.kind === "catalog" &&
        other.variantId === line.variantId &&
        sameOptions(other.options, line.options),
    );
    if (same) same.requested = Math.min(same.requested + line.requested, MAX_QUANTITY);
    else members.lines.push({ ...line });
  }
  members.coupon ??= visitors.coupon;
  visitors.current = false;
  touch(context, members);
}
