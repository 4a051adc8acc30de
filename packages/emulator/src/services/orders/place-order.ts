import type { Context } from "../../kernel/context.js";
import { amount } from "../../kernel/money.js";
import { applicationError } from "../../kernel/platform-error.js";
import { couponByCode, couponId, customerKey } from "../cart/coupons.js";
import { touch } from "../cart/edit.js";
import type { Cart } from "../cart/model.js";
import type { PricedCart } from "../cart/price.js";
import { pricedCart } from "../cart/priced.js";
import { cartSlice } from "../cart/slice.js";
import { violationsOf } from "../cart/v2/summary.js";
import { catalogSlice } from "../catalog/slice.js";
import { giveBack, takeStock } from "../catalog/stock.js";
import { discountSlice } from "../discounts/slice.js";
import type { StoredOrder } from "./model.js";
import { orderDocument } from "./order-document.js";
import { orderSlice } from "./slice.js";

/** Takes the ordered quantities off the stock; returns what was taken. */
function takeAll(context: Context, priced: PricedCart): StoredOrder["stock"] {
  return priced.lines.flatMap(({ line, facts, quantity }) => {
    const { product, variant } = facts;
    if (line.kind !== "catalog" || !product || variant?.stock.quantity === undefined) return [];
    const taken = takeStock(context, product, variant, quantity);
    return { productId: product.id, variantId: variant.id, quantity: taken };
  });
}

/** Puts stock back, when an order is cancelled with its items. */
export function returnStock(context: Context, order: StoredOrder): void {
  for (const { productId, variantId, quantity } of order.stock) {
    const product = context.store(catalogSlice).products.get(productId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!product || variant?.stock.quantity === undefined) continue;
    giveBack(context, product, variant, quantity);
  }
}

function useUp(context: Context, cart: Cart, priced: PricedCart): void {
  const { uses } = context.store(discountSlice);
  for (const { id } of priced.rules) context.changes.put(uses, id, (uses.get(id) ?? 0) + 1);
  if (priced.coupon) {
    const coupon = couponByCode(context, priced.coupon.code);
    const id = coupon ? couponId(coupon) : priced.coupon.id;
    const known = context.store(cartSlice).couponUses.get(id);
    const uses = known
      ? context.changes.keep(known)
      : { total: 0, byCustomer: new Map<string, number>() };
    const customer = customerKey(cart.owner);
    uses.total += 1;
    uses.byCustomer.set(customer, (uses.byCustomer.get(customer) ?? 0) + 1);
    context.changes.put(context.store(cartSlice).couponUses, id, uses);
  }
  const card = context.site.giftCards.find(({ code }) => code === cart.giftCard?.code);
  if (card) {
    context.changes.keep(card).balance = amount(card.balance).minus(priced.giftCard).toFixed();
  }
}

/**
 * Makes an order of a cart: checks it once more, takes the stock, uses up coupon and gift card, and closes the cart.
 * The buyer's next call for a current cart finds none.
 */
export function placeOrder(context: Context, cart: Cart, paid = true): StoredOrder {
  const { site } = context;
  if (cart.orderId !== undefined) {
    throw applicationError(428, "CART_ALREADY_ORDERED", "The cart was ordered already", {
      orderId: cart.orderId,
    });
  }
  if (!site.acceptsPayments) {
    throw applicationError(428, "SITE_NOT_ACCEPTING_PAYMENTS", "The site does not accept payments");
  }
  const priced = pricedCart(context, cart);
  const problem = violationsOf(context, cart, priced, true).find(
    ({ severity }) => severity === "ERROR",
  );
  if (problem) {
    const { code, description, severity: _severity, scope: _scope, ...data } = problem;
    throw applicationError(428, code, description, data);
  }
  const id = context.guid("order");
  const number = context.changes.number(context.store(orderSlice), "nextNumber");
  const document = orderDocument(context, cart, priced, { id, number, paid });
  const order: StoredOrder = { id, number, document, stock: takeAll(context, priced) };
  useUp(context, cart, priced);
  context.changes.put(context.store(orderSlice).orders, id, order);
  cart.orderId = id;
  cart.current = false;
  cart.completed = true;
  touch(context, cart);
  announce(context, cart, order, priced);
  return order;
}

function announce(context: Context, cart: Cart, order: StoredOrder, priced: PricedCart): void {
  if (cart.email !== undefined) {
    context.send({
      kind: "order-confirmation",
      channel: "email",
      to: cart.email,
      subject: `Order ${order.number} is confirmed`,
    });
  }
  const entity = order.document;
  const about = { entityFqdn: "wix.ecom.v1.order", entityId: order.id };
  context.emit({ ...about, slug: "created", payload: { createdEvent: { entity } } });
  context.emit({
    ...about,
    slug: "approved",
    payload: { actionEvent: { body: { order: entity } } },
  });
  if (priced.total.gte(0) && entity.paymentStatus === "PAID") {
    context.emit({
      ...about,
      slug: "payment_status_updated",
      payload: { actionEvent: { body: { order: entity, previousPaymentStatus: "NOT_PAID" } } },
    });
  }
}
