// Cart changes shared by both Cart API versions and by checkouts.

import { mayReach, type Owner, ownerOf } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { applicationError, notFound, permissionDenied } from "../../kernel/platform-error.js";
import { plain } from "../../store/plain.js";
import { availableQuantity } from "../catalog/lookup.js";
import type { Coupon } from "../coupons/slice.js";
import { isOfApp } from "../plugins/catalog.js";
import { addAppItem, type ItemToAdd, MAX_QUANTITY, sameOptions } from "./app-item.js";
import { cartChanged } from "./cart-events.js";
import type { Cart, CartLine, CatalogLine, TaxAddress } from "./model.js";
import type { AppCoupon } from "./offers.js";
import { present } from "./requests.js";
import { resolveReference } from "./resolve.js";
import { carts } from "./slice.js";
import { checkTerms } from "./terms.js";

/** The maximum number of line items in a cart. */
const MAX_LINES = 300;

/** Milliseconds without a change after which a cart is abandoned. */
const ABANDONED_AFTER = 3_600_000;

export type { ItemToAdd } from "./app-item.js";

/** The new quantity of a line item. */
export interface LineQuantity {
  readonly id: string;
  readonly quantity: number;
}

/** Returns the caller's current cart, if it exists. */
export function findCurrentCart(context: Context): Cart | undefined {
  const owner = ownerOf(context);
  for (const cart of carts(context).all()) {
    if (cart.current && cart.owner.kind === owner.kind && cart.owner.id === owner.id) {
      return carts(context).edit(cart.checkoutId);
    }
  }
  return undefined;
}

/** Creates a cart that is not yet the owner's current cart. */
export function createCart(context: Context, owner: Owner, channelType = "WEB"): Cart {
  const id = context.guid("cart");
  const checkoutId = context.guid("checkout");
  carts(context).insert(checkoutId, {
    id,
    checkoutId,
    owner,
    lines: [],
    contact: {},
    channelType,
    purchaseFlowId: context.guid("flow"),
    current: false,
    checkoutCreated: false,
    completed: false,
  });
  const cart = carts(context).edit(checkoutId);
  cartChanged(context, cart, "created");
  return cart;
}

/** Returns the caller's current cart. Creates it if it does not exist. */
export function currentCart(context: Context): Cart {
  const found = findCurrentCart(context);
  if (found) return found;
  const cart = createCart(context, ownerOf(context));
  cart.current = true;
  return cart;
}

/**
 * Returns a cart by cart ID or checkout ID. Throws a "not found" error if the caller has no access
 * to it.
 */
export function cartById(context: Context, id: string, by: "cart" | "checkout"): Cart {
  const stored = carts(context);
  const cart =
    by === "checkout"
      ? stored.find(id)
      : [...stored.all()].find((candidate) => candidate.id === id);
  if (!cart || !mayReach(context, cart.owner)) {
    throw by === "checkout"
      ? notFound("Checkout", "CHECKOUT_NOT_FOUND")
      : notFound("Cart", "CART_NOT_FOUND");
  }
  return stored.edit(cart.checkoutId);
}

/**
 * Returns the time when a cart had been inactive for an hour, or undefined if it is still active.
 * Only carts with a checkout and current carts of members can be abandoned.
 */
export function leftAlone(cart: Cart, now: number): string | undefined {
  const begun = cart.checkoutCreated || (cart.owner.kind === "member" && cart.current);
  if (!begun || cart.lines.length === 0 || cart.orderId !== undefined || cart.completed) {
    return undefined;
  }
  const since = Date.parse(cart.updatedDate) + ABANDONED_AFTER;
  return since <= now ? new Date(since).toISOString() : undefined;
}

/** Records a change of a cart: raises its revision and updates its date. */
export function touch(context: Context, cart: Cart): void {
  const left = cart.abandonedDate ?? leftAlone(cart, context.now);
  if (left !== undefined) cart.abandonedDate = left;
  cart.revision += 1;
  cart.updatedDate = context.iso;
  cartChanged(context, cart, "updated");
}

export function deleteCart(context: Context, cart: Cart): void {
  carts(context).remove(cart.checkoutId);
  cartChanged(context, cart, "deleted");
}

/** Throws if the cart has already become an order. */
export function requireOpen(cart: Cart): void {
  if (cart.orderId !== undefined) {
    throw applicationError(428, "CART_ALREADY_ORDERED", "The cart has already been ordered");
  }
}

/** Returns the quantity of a variant that the cart requests over all line items. */
function asked(cart: Cart, variantId: string): number {
  return cart.lines.reduce(
    (sum, line) =>
      line.kind === "catalog" && line.variantId === variantId ? sum + line.requested : sum,
    0,
  );
}

/** Adds an item. Returns undefined if there is nothing to add. */
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
  // The quantity of an existing line item is capped when the cart is read. A new line item needs
  // remaining stock.
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
 * Adds items and returns the changed line items. Like the platform, it silently skips an item that
 * does not name its variant, and caps a quantity above the stock. In strict mode (v2), unknown and
 * sold-out items throw.
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

/** Adds a custom item with its own price. */
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

/** Sets quantities. In v1, a quantity of 0 removes the line item. */
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

export function removeLines(context: Context, cart: Cart, ids: readonly string[]): void {
  for (const id of ids) {
    if (!cart.lines.some((line) => line.id === id)) throw lineNotFound(id);
  }
  cart.lines = cart.lines.filter((line) => !ids.includes(line.id));
  touch(context, cart);
}

/** Sets the coupon of a cart. The caller must have checked that the coupon is valid. */
export function setCoupon(context: Context, cart: Cart, coupon: Coupon | AppCoupon): void {
  cart.coupon = { id: coupon.id, code: coupon.code };
  touch(context, cart);
}

/**
 * Transfers the visitor's cart to the member at login. If the member has a cart, the line items are
 * merged into it.
 */
export function keepCart(context: Context, visitorId: string, memberId: string): void {
  const current = [...carts(context).all()].filter((cart) => cart.current);
  const currentOf = (kind: Owner["kind"], id: string) => {
    const found = current.find(({ owner }) => owner.kind === kind && owner.id === id);
    return found && carts(context).edit(found.checkoutId);
  };
  const visitors = currentOf("visitor", visitorId);
  if (!visitors) return;
  const members = currentOf("member", memberId);
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
    else members.lines.push(plain(line));
  }
  members.coupon ??= plain(visitors.coupon);
  visitors.current = false;
  touch(context, members);
}
