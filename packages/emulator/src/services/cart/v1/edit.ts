// Requests of the first version that carts and checkouts share, and their effect on the one cart model.

import { z } from "zod";
import { decimal, guid, list, oneOf, opt, text } from "../../../kernel/checks/shapes.js";
import type { Context } from "../../../kernel/context.js";
import { applicationError } from "../../../kernel/platform-error.js";
import { availableQuantity } from "../../catalog/lookup.js";
import { catalogSlice } from "../../catalog/slice.js";
import { couponByCode } from "../coupons.js";
import { addCustomItem, addItems, setCoupon, setQuantities, touch } from "../edit.js";
import type { Cart, CartLine } from "../model.js";
import { pricedCart } from "../priced.js";
import { catalogReference, quantity } from "../requests.js";

export const lineItem = z.object({ catalogReference, quantity });
export const customLineItem = z.object({
  quantity: opt(quantity),
  price: decimal(),
  productName: opt(z.object({ original: text(200, 1) })),
  itemType: z.object({ preset: opt(oneOf(["PHYSICAL", "DIGITAL", "GIFT_CARD", "SERVICE"])) }),
});
export const itemsToAdd = {
  lineItems: opt(list(lineItem, 300)),
  customLineItems: opt(list(customLineItem, 300)),
};
export const lineQuantities = list(z.object({ id: guid(), quantity }), 100, 1);
export const shippingOption = z.object({ carrierId: opt(guid()), code: text(100, 1) });
export const CHANNELS = [
  "UNSPECIFIED",
  "WEB",
  "POS",
  "EBAY",
  "AMAZON",
  "OTHER_PLATFORM",
  "WIX_APP_STORE",
  "WIX_INVOICES",
  "BACKOFFICE_MERCHANT",
  "WISH",
  "CLASS_PASS",
  "GLOBAL_E",
  "FACEBOOK",
  "ETSY",
  "TIKTOK",
  "FAIRE_COM",
  "PAYPAL_AGENTIC_CHECKOUT",
  "STRIPE_AGENTIC_CHECKOUT",
] as const;

/** Items of an add call. */
export interface ItemsV1 {
  readonly lineItems?: readonly z.output<typeof lineItem>[];
  readonly customLineItems?: readonly z.output<typeof customLineItem>[];
}

/** Adds items the v1 way: what cannot be added is left out silently, quantities are capped at the stock. */
export function addItemsV1(context: Context, cart: Cart, items: ItemsV1): void {
  const changed = addItems(context, cart, items.lineItems ?? [], false);
  for (const item of items.customLineItems ?? []) {
    addCustomItem(context, cart, {
      name: item.productName?.original ?? "Item",
      price: item.price,
      quantity: item.quantity ?? 1,
      itemType: item.itemType.preset ?? "PHYSICAL",
    });
  }
  capAtStock(
    context,
    cart,
    changed.map(({ id }) => id),
  );
}

/**
 * v1 writes the capped quantity to the cart: later stock does not bring the rest back. Lines of one variant share its
 * stock: those that were changed get what the others leave.
 */
function capAtStock(context: Context, cart: Cart, changed: readonly string[]): void {
  const taken = new Map<string, number>();
  const rank = ({ id }: CartLine) => Number(changed.includes(id));
  for (const line of [...cart.lines].sort((a, b) => rank(a) - rank(b))) {
    if (line.kind !== "catalog") continue;
    const product = context.store(catalogSlice).products.get(line.productId);
    const variant = product?.variants.find(({ id }) => id === line.variantId);
    const stock = variant && availableQuantity(variant);
    if (stock === undefined) continue;
    const before = taken.get(line.variantId) ?? 0;
    const left = stock - before;
    if (left > 0) line.requested = Math.min(line.requested, left);
    taken.set(line.variantId, before + line.requested);
  }
}

/** Sets quantities of lines, capped at the stock. */
export function setQuantitiesV1(
  context: Context,
  cart: Cart,
  lines: z.output<typeof lineQuantities>,
): void {
  setQuantities(context, cart, lines);
  capAtStock(
    context,
    cart,
    lines.map(({ id }) => id),
  );
}

/** Puts a coupon on a cart, or refuses with the v1 codes. A new coupon replaces the old one. */
export function applyCouponV1(context: Context, cart: Cart, code: string): void {
  const found = couponByCode(context, code);
  if (!found) {
    throw applicationError(428, "ERROR_COUPON_DOES_NOT_EXIST", "The coupon does not exist");
  }
  setCoupon(context, cart, found.code);
  const problem = pricedCart(context, cart).couponProblem;
  if (problem) throw applicationError(428, problem.v1Code, problem.description);
}

/** Puts a gift card on a checkout, or refuses with the v1 codes. */
export function applyGiftCardV1(context: Context, cart: Cart, code: string, redeem?: string): void {
  const card = context.site.giftCards.find((candidate) => candidate.code === code);
  if (!card) throw applicationError(428, "GIFT_CARD_NOT_FOUND", "The gift card does not exist");
  if (card.disabled) throw applicationError(428, "GIFT_CARD_DISABLED", "The gift card is disabled");
  if (card.expiresAt && Date.parse(card.expiresAt) <= context.now) {
    throw applicationError(428, "GIFT_CARD_EXPIRED", "The gift card has expired");
  }
  if (Number(card.balance) === 0)
    throw applicationError(428, "GIFT_CARD_IS_EMPTY", "The gift card is empty");
  cart.giftCard = {
    id: card.id ?? context.guid("gift-card"),
    code: card.code,
    ...(redeem === undefined ? {} : { redeem }),
  };
  touch(context, cart);
}
