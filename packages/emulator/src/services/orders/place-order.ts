import type { Context } from "../../kernel/context.js";
import { applicationError, validationError } from "../../kernel/platform-error.js";
import { plain } from "../../store/plain.js";
import { pluginViolations } from "../cart/app-violations.js";
import { customerKey } from "../cart/coupons.js";
import { touch } from "../cart/edit.js";
import { askedLines } from "../cart/facts.js";
import { splitByTrial } from "../cart/free-trials.js";
import type { Cart } from "../cart/model.js";
import type { PricedCart } from "../cart/price.js";
import { pricedCart } from "../cart/priced.js";
import { exemptGroupOf } from "../cart/tax.js";
import { violationsOf } from "../cart/v2/summary.js";
import { couponSlice } from "../coupons/slice.js";
import { discountSlice } from "../discounts/model.js";
import { installed, responseOf } from "../plugins/call-plugin.js";
import { chargeElsewhere } from "../plugins/memberships.js";
import { booksOf } from "./ledger/books.js";
import { chargeGiftCard, chargeMembership } from "./ledger/charges.js";
import { openIntent } from "./ledger/intents.js";
import type { Account } from "./ledger/model.js";
import { balanced, post } from "./ledger/post.js";
import { accountOf } from "./ledger/slice.js";
import { approve } from "./model/approve.js";
import type { StockLine, StoredOrder } from "./model/model.js";
import { orderSlice, orders } from "./model/slice.js";
import { cartOrdered, cartOrdering } from "./model/topics.js";
import { orderDocument } from "./order-document.js";
import { orderProblem } from "./order-problem.js";

/** Returns the stock that the order lines need. */
function stockOf(priced: PricedCart): StockLine[] {
  return priced.lines.flatMap(({ line, facts, quantity }) => {
    const { product, variant } = facts;
    if (line.kind !== "catalog" || !product || variant?.stock.quantity === undefined) return [];
    const ids = { lineItemId: line.id, productId: product.id, variantId: variant.id };
    return [{ ...ids, wanted: quantity, taken: 0 }];
  });
}

function useUp(context: Context, cart: Cart, priced: PricedCart): void {
  const used = context.store(discountSlice).uses;
  for (const { id } of priced.rules) context.changes.put(used, id, (used.get(id) ?? 0) + 1);
  if (!priced.coupon) return;
  const { id } = priced.coupon;
  const { couponUses } = context.store(couponSlice);
  const known = couponUses.get(id);
  const customer = customerKey(cart.owner);
  const byCustomer = new Map(known?.byCustomer);
  byCustomer.set(customer, (byCustomer.get(customer) ?? 0) + 1);
  context.changes.put(couponUses, id, { total: (known?.total ?? 0) + 1, byCustomer });
}

/** Options for placing an order. */
export interface Placing {
  /** Whether an app that validates orders must respond. */
  readonly needsValidations?: boolean;
  /** Whether a billing address is required if there is something to pay. Version 1 checkouts require it. */
  readonly needsBilling?: boolean;
  readonly delayCapture?: boolean;
  readonly savePaymentMethod?: boolean;
}

/** A placed order. It includes the id for the payment page if an amount is still open. */
export interface PlacedOrder {
  readonly order: StoredOrder;
  readonly paymentGatewayOrderId?: string;
}

/** Violations that carts report but orders have no error code for. */
const UNNAMED = new Set(["SUBTOTAL_BELOW_ORDER_MINIMUM", "INVALID_COUPON_STATUS"]);

/** Throws if a cart cannot be ordered. Returns its totals. */
function checked(context: Context, cart: Cart, placing: Placing): PricedCart {
  const { site } = context;
  const { needsBilling, savePaymentMethod } = placing;
  if (cart.orderId !== undefined) {
    throw applicationError(428, "CART_ALREADY_ORDERED", "The cart has already been ordered", {
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
    throw applicationError(428, UNNAMED.has(code) ? "INVALID_CART" : code, description, data);
  }
  const wrong = orderProblem(cart, priced, savePaymentMethod);
  if (wrong) throw applicationError(428, wrong.code, wrong.description);
  if (priced.taxProblem) {
    throw applicationError(428, "CALCULATION_ERROR", "Cannot calculate tax for this address");
  }
  const said = pluginViolations(context, cart, priced, "CHECKOUT", placing.needsValidations);
  const found = said.find(({ severity }) => severity === "ERROR");
  if (found) throw applicationError(428, "VIOLATIONS_WITH_ERROR_SEVERITY", found.description);
  if (needsBilling && priced.total.gt(0) && !cart.billingAddress) {
    const field = "billingInfo.address";
    const description = "must not be empty if the total is more than 0";
    throw validationError([{ field, description, violatedRule: "REQUIRED_FIELD" }]);
  }
  return priced;
}

/** State of an order when it begins. */
type Beginning = "begun" | "underway" | "changed";

/**
 * Reserves a cart for one order before any external app is called. A second order, or a change of the cart, is
 * then detected while the first one waits for the app.
 */
export function beginOrder(context: Context, { checkoutId, revision }: Cart): Beginning {
  // If no external app is called, an order is placed in one step.
  if (!context.lock) return "begun";
  const seen = context.lock(`order ${checkoutId}`, String(revision));
  if (seen === undefined) return "underway";
  return seen === String(revision) ? "begun" : "changed";
}

/** Charges the memberships that the buyer chose for their lines and returns the payment ids. */
function chargeMemberships(
  context: Context,
  cart: Cart,
  order: StoredOrder,
  account: Account,
): string[] {
  const { owner, memberships = [] } = cart;
  if (owner.kind !== "member" || !installed(context, "ECOM_MEMBERSHIPS")) return [];
  const lines = askedLines(context, cart);
  const charges: string[] = [];
  const ids = memberships.flatMap(({ id: membershipId, appId, lineItemIds }) =>
    lineItemIds.map((lineItemId) => {
      const catalogReference = lines.find(({ id }) => id === lineItemId)?.reference;
      const charge = { memberId: owner.id, membershipId, orderId: order.id, lineItemId };
      charges.push(chargeElsewhere(context, { ...charge, catalogReference }));
      const paid = { lineItemId, membershipId, ...(appId === undefined ? {} : { appId }) };
      return chargeMembership(context, order, account, paid).id;
    }),
  );
  order.membershipCharges = charges;
  return ids;
}

/**
 * Creates an order from a cart: checks it again, redeems the coupon and gift card, and closes the cart. The
 * remaining amount waits for the payment page or the merchant. An order without an open amount is approved
 * immediately. The buyer's next request for the current cart returns none.
 */
export function placeOrder(context: Context, cart: Cart, placing: Placing = {}): PlacedOrder {
  const priced = checked(context, cart, placing);
  const data = context.store(orderSlice);
  const { counters } = data;
  const id = context.guid("order");
  const next = { number: counters.number + 1, place: counters.place + 1 };
  context.changes.set(data, "counters", next);
  const taxExemptGroupId = exemptGroupOf(context, cart);
  orders(context).insert(id, {
    id,
    place: next.place,
    // the cart is a draft
    document: plain(orderDocument(context, cart, priced, { id, number: next.number })),
    stock: stockOf(priced),
    stockTaken: false,
    approval: "DEFAULT",
    tellsBuyer: true,
    ...(taxExemptGroupId === undefined ? {} : { taxExemptGroupId }),
  });
  const order = orders(context).edit(id);
  useUp(context, cart, priced);
  context.announce(cartOrdering, cart);
  cart.orderId = id;
  cart.current = false;
  cart.completed = true;
  touch(context, cart);
  context.announce(cartOrdered, cart);
  const account = accountOf(context, order);
  balanced(context, order, account);
  const entity = order.document;
  entity.paymentStatus = "NOT_PAID";
  const about = { entityFqdn: "wix.ecom.v1.order", entityId: id };
  context.emit({ ...about, slug: "created", payload: { createdEvent: { entity } } });
  const paymentIds: string[] = [];
  if (cart.giftCard && priced.giftCard.gt(0)) {
    const { currency } = entity;
    const { code, provider } = cart.giftCard;
    const card = { code, value: priced.giftCard.toFixed(), currency, provider };
    paymentIds.push(chargeGiftCard(context, order, account, card).id);
  }
  paymentIds.push(...chargeMemberships(context, cart, order, account));
  const { afterTrial } = splitByTrial(context, priced);
  const open = cart.memberships?.length ? booksOf(order.document, account).open : priced.toPay;
  const toPay = open.minus(afterTrial.total);
  if (toPay.lte(0)) {
    // A free trial starts without a payment.
    if (open.gt(0)) approve(context, order);
    post(context, order, account, { paymentIds });
    return { order };
  }
  if (paymentIds.length > 0) post(context, order, account, { paymentIds });
  const { delayCapture: delayedCapture = false, savePaymentMethod = false } = placing;
  const asked = responseOf(context, "getPaymentSettings", { order: entity });
  const requires3dSecure = asked?.paymentSettings.requires3dSecure === true;
  const options = {
    delayedCapture,
    savePaymentMethod,
    ...(requires3dSecure ? { requires3dSecure } : {}),
  };
  const paymentGatewayOrderId = openIntent(context, order, toPay, options);
  return { order, paymentGatewayOrderId };
}
