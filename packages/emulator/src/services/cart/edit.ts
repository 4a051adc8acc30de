import { canAccess, type Owner, ownerOf } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { notFound, rejection } from "../../kernel/platform-error.js";
import { copyJson } from "../../store/plain.js";
import type { Coupon } from "../coupons/slice.js";
import { markChanged, recordCartChange } from "./cart-events.js";
import { addOrMerge, sameOptions } from "./items.js";
import { type Cart, carts, unstoredCart } from "./model.js";

function currentCartOf(context: Context, { kind, id }: Owner): Cart | undefined {
  for (const { current, owner, checkoutId } of carts(context).all()) {
    if (current && owner.kind === kind && owner.id === id) return carts(context).edit(checkoutId);
  }
  return undefined;
}

export const findCurrentCart = (context: Context): Cart | undefined =>
  currentCartOf(context, ownerOf(context));

/** Returns the buyer, or the site owner if a merchant does not act for a buyer. */
export function newOwner(context: Context): Owner {
  const { caller, site } = context;
  return caller.kind === "admin" && !caller.session
    ? { kind: "user", id: site.id }
    : ownerOf(context);
}

export function createCart(context: Context, owner: Owner, channelType = "WEB"): Cart {
  const id = context.guid("cart");
  const checkoutId = context.guid("checkout");
  const purchaseFlowId = context.guid("flow");
  const content = { checkoutId, owner, lines: [], contact: {}, channelType, purchaseFlowId };
  carts(context).insert(checkoutId, unstoredCart(context, id, content));
  const cart = carts(context).edit(checkoutId);
  recordCartChange(context, cart, "created");
  return cart;
}

export function currentCart(context: Context): Cart {
  const existing = findCurrentCart(context);
  if (existing) return existing;
  const cart = createCart(context, ownerOf(context));
  cart.current = true;
  return cart;
}

export function cartById(context: Context, id: string, kind: "cart" | "checkout"): Cart {
  const allCarts = carts(context);
  const cart =
    kind === "checkout" ? allCarts.find(id) : [...allCarts.all()].find((cart) => cart.id === id);
  if (!cart || !canAccess(context, cart.owner)) {
    throw kind === "checkout"
      ? notFound("Checkout", "CHECKOUT_NOT_FOUND")
      : notFound("Cart", "CART_NOT_FOUND");
  }
  return allCarts.edit(cart.checkoutId);
}

export function clearFields(context: Context, cart: Cart, ...fields: (keyof Cart)[]): void {
  for (const field of fields) Reflect.deleteProperty(cart, field);
  markChanged(context, cart);
}

export function deleteCart(context: Context, cart: Cart): void {
  carts(context).remove(cart.checkoutId);
  recordCartChange(context, cart, "deleted");
}

export function requireOpen(cart: Cart): void {
  if (cart.orderId === undefined) return;
  throw rejection("CART_ALREADY_ORDERED", "The cart has already been ordered");
}

export function setCoupon(
  context: Context,
  cart: Cart,
  { id, code }: Pick<Coupon, "id" | "code">,
): void {
  cart.coupon = { id, code };
  markChanged(context, cart);
}

export function transferCart(context: Context, visitorId: string, memberId: string): void {
  const visitorCart = currentCartOf(context, { kind: "visitor", id: visitorId });
  if (!visitorCart) return;
  const memberCart = currentCartOf(context, { kind: "member", id: memberId });
  if (!memberCart || memberCart.lines.length === 0) {
    if (memberCart) memberCart.current = false;
    visitorCart.owner = { kind: "member", id: memberId };
    markChanged(context, visitorCart);
    return;
  }
  for (const line of visitorCart.lines) {
    const existing = memberCart.lines.find(
      (other) =>
        line.kind === "catalog" &&
        other.kind === "catalog" &&
        other.variantId === line.variantId &&
        sameOptions(other.options, line.options),
    );
    addOrMerge(memberCart, existing, copyJson(line));
  }
  memberCart.coupon ??= copyJson(visitorCart.coupon);
  visitorCart.current = false;
  markChanged(context, memberCart);
}
