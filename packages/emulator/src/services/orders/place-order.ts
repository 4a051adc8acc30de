import type { Context } from "../../kernel/context.js";
import { rejection, validationError } from "../../kernel/platform-error.js";
import { copyJson } from "../../store/plain.js";
import { markChanged } from "../cart/cart-events.js";
import { linesForPlugins } from "../cart/facts.js";
import { customerKey } from "../cart/line-pricing.js";
import type { Cart } from "../cart/model.js";
import { type PricedCart, type PricedLine, pricedCart, splitByTrial } from "../cart/price.js";
import { exemptGroupOf } from "../cart/tax.js";
import { pluginViolations, violationsOf } from "../cart/violations.js";
import { couponSlice } from "../coupons/slice.js";
import { discountSlice } from "../discounts/model.js";
import { pluginOfType, responseOf } from "../plugins/call-plugin.js";
import { chargeWithPlugin } from "../plugins/memberships.js";
import { chargeGiftCard, chargeMembership, openIntent } from "./ledger/charges.js";
import { balanceOf, type Ledger } from "./ledger/model.js";
import { applyLedger, openOrder } from "./ledger/payments.js";
import { approve, cartOrdered, cartOrdering, nextNumber, type StockLine } from "./model/order.js";
import { orderDocument } from "./order-document.js";

const stockOf = ({ lines }: PricedCart): StockLine[] =>
  lines.flatMap(({ line, facts: { product, variant }, quantity }) => {
    if (line.kind !== "catalog" || !product || variant?.stock.quantity === undefined) return [];
    const ids = { lineItemId: line.id, productId: product.id, variantId: variant.id };
    return [{ ...ids, requested: quantity, taken: 0 }];
  });

function countUses(context: Context, cart: Cart, { rules, coupon }: PricedCart): void {
  const { uses } = context.store(discountSlice);
  for (const { id } of rules) context.changes.put(uses, id, (uses.get(id) ?? 0) + 1);
  if (!coupon) return;
  const { couponUses } = context.store(couponSlice);
  const couponUse = couponUses.get(coupon.id);
  const customer = customerKey(cart.owner);
  const byCustomer = new Map(couponUse?.byCustomer);
  byCustomer.set(customer, (byCustomer.get(customer) ?? 0) + 1);
  context.changes.put(couponUses, coupon.id, { total: (couponUse?.total ?? 0) + 1, byCustomer });
}

export interface PlaceOptions {
  /** Whether placing an order fails if the validation app does not respond. */
  readonly needsValidations?: boolean;
  /** Whether a total above 0 requires a billing address, as in Checkout V1. */
  readonly needsBilling?: boolean;
  readonly delayCapture?: boolean;
  readonly savePaymentMethod?: boolean;
}

const customItemTypeOf = ({ line, facts }: PricedLine): string | undefined =>
  line.kind === "custom" ? (facts.item?.itemType?.preset ?? line.itemType) : undefined;

const subscriptionOf = ({ facts }: PricedLine) => facts.subscription?.settings;

function checkItems(cart: Cart, { lines, coupon }: PricedCart, savesPaymentMethod?: boolean): void {
  if (cart.demo) {
    throw rejection("PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART", "A demo cart cannot be ordered");
  }
  const hasGiftCard = lines.some((line) => customItemTypeOf(line) === "GIFT_CARD");
  if (hasGiftCard && cart.giftCard) {
    const message = "Gift cards cannot be paid for with a gift card";
    throw rejection("CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD", message);
  }
  if (hasGiftCard && coupon) {
    const message = "Coupons do not apply to gift cards";
    throw rejection("CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD", message);
  }
  const subscriptions = lines.filter(subscriptionOf);
  if (subscriptions.length > 0 && cart.giftCard) {
    const message = "Subscriptions cannot be paid for with a gift card";
    throw rejection("CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD", message);
  }
  const frequencyOf = (line: PricedLine) => subscriptionOf(line)?.frequency ?? "UNDEFINED";
  if (subscriptions.some((line) => frequencyOf(line) === "UNDEFINED")) {
    const message = "The billing cycle of a subscription must be in days, weeks, months or years";
    throw rejection("SUBSCRIPTION_WITH_INVALID_FREQUENCY", message);
  }
  const isShipped = (line: PricedLine) => customItemTypeOf(line) === "PHYSICAL";
  if (subscriptions.some((line) => subscriptionOf(line)?.freeTrialPeriod && isShipped(line))) {
    const message = "Physical products cannot have a free trial";
    throw rejection("SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION", message);
  }
  if (savesPaymentMethod === false && lines.some(({ facts }) => facts.item?.savePaymentMethod)) {
    const message = "The buyer must agree to save the payment method";
    throw rejection("UNCONFIRMED_SAVE_PAYMENT_METHOD", message);
  }
}

export function checkItemsV1({ lines, total }: PricedCart): void {
  if (!lines.some(subscriptionOf)) return;
  if (lines.length > 1) {
    throw rejection(
      "SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS",
      "A subscription must be ordered separately",
    );
  }
  if (total.gt(0)) return;
  throw rejection("SUBSCRIPTION_WITH_ZERO_TOTAL", "A subscription must have a price");
}

/** Cart violations without a corresponding order error code. */
const CART_ONLY_CODES = new Set(["SUBTOTAL_BELOW_ORDER_MINIMUM", "INVALID_COUPON_STATUS"]);

function requireOrderable(context: Context, cart: Cart, options: PlaceOptions): PricedCart {
  const { orderId } = cart;
  if (orderId !== undefined) {
    throw rejection("CART_ALREADY_ORDERED", "The cart has already been ordered", { orderId });
  }
  if (!context.site.acceptsPayments) {
    throw rejection("SITE_NOT_ACCEPTING_PAYMENTS", "The site does not accept payments");
  }
  const priced = pricedCart(context, cart);
  const isError = ({ severity }: { readonly severity: string }) => severity === "ERROR";
  const violation = violationsOf(context, cart, priced, true).find(isError);
  if (violation) {
    const { code, description, severity: _severity, scope: _scope, ...data } = violation;
    throw rejection(CART_ONLY_CODES.has(code) ? "INVALID_CART" : code, description, data);
  }
  checkItems(cart, priced, options.savePaymentMethod);
  if (priced.taxProblem) {
    throw rejection("CALCULATION_ERROR", "Cannot calculate tax for this address");
  }
  const violations = pluginViolations(context, cart, priced, "CHECKOUT", options.needsValidations);
  const error = violations.find(isError);
  if (error) throw rejection("VIOLATIONS_WITH_ERROR_SEVERITY", error.description);
  if (options.needsBilling && priced.total.gt(0) && !cart.billingAddress) {
    const field = "billingInfo.address";
    const description = "must not be empty if the total is more than 0";
    throw validationError([{ field, description, violatedRule: "REQUIRED_FIELD" }]);
  }
  return priced;
}

/** Reserves a cart before apps are called, to detect a second order or a change to the cart. */
export function startOrder(context: Context, { checkoutId, revision }: Cart) {
  // Without external apps, an order is placed in one step and needs no lock.
  if (!context.lock) return "started";
  const lockedRevision = context.lock(`order ${checkoutId}`, String(revision));
  if (lockedRevision === undefined) return "in-progress";
  return lockedRevision === String(revision) ? "started" : "changed";
}

function chargeMemberships(ledger: Ledger, cart: Cart): string[] {
  const { context, order } = ledger;
  const { owner, memberships = [] } = cart;
  if (owner.kind !== "member" || !pluginOfType(context, "ECOM_MEMBERSHIPS")) return [];
  const lines = linesForPlugins(context, cart);
  const charges: string[] = [];
  const ids = memberships.flatMap(({ id: membershipId, appId, lineItemIds }) =>
    lineItemIds.map((lineItemId) => {
      const catalogReference = lines.find(({ id }) => id === lineItemId)?.reference;
      const charge = { memberId: owner.id, membershipId, orderId: order.id, lineItemId };
      charges.push(chargeWithPlugin(context, { ...charge, catalogReference }));
      return chargeMembership(ledger, { lineItemId, membershipId, appId }).id;
    }),
  );
  order.membershipCharges = charges;
  return ids;
}

function createOrder(context: Context, cart: Cart, priced: PricedCart): Ledger {
  const id = context.guid("order");
  const { number, sequence } = nextNumber(context);
  const taxExemptGroupId = exemptGroupOf(context, cart);
  // Copy the order, because it must not share objects with the cart, which is a store draft.
  const document = copyJson(orderDocument(context, cart, priced, { id, number }));
  countUses(context, cart, priced);
  context.announce(cartOrdering, cart);
  cart.orderId = id;
  cart.current = false;
  cart.completed = true;
  markChanged(context, cart);
  context.announce(cartOrdered, cart);
  return openOrder(context, { id, sequence, document, stock: stockOf(priced), taxExemptGroupId });
}

/** Approves the order immediately if no payment is due yet. */
export function placeOrder(context: Context, cart: Cart, options: PlaceOptions = {}) {
  const priced = requireOrderable(context, cart, options);
  const ledger = createOrder(context, cart, priced);
  const { order, account } = ledger;
  const { document } = order;
  const paymentIds: string[] = [];
  if (cart.giftCard && priced.giftCard.gt(0)) {
    const { code, provider } = cart.giftCard;
    const card = { code, value: priced.giftCard.toFixed(), currency: document.currency, provider };
    paymentIds.push(chargeGiftCard(ledger, card).id);
  }
  paymentIds.push(...chargeMemberships(ledger, cart));
  const { afterTrial } = splitByTrial(context, priced);
  const openAmount = cart.memberships?.length ? balanceOf(document, account).open : priced.toPay;
  const toPay = openAmount.minus(afterTrial.total);
  if (toPay.lte(0)) {
    // A free trial starts without a payment.
    if (openAmount.gt(0)) approve(context, order);
    applyLedger(ledger, { paymentIds });
    return { order, paymentGatewayOrderId: undefined };
  }
  if (paymentIds.length > 0) applyLedger(ledger, { paymentIds });
  const { delayCapture: delayedCapture = false, savePaymentMethod = false } = options;
  const settings = responseOf(context, "getPaymentSettings", { order: document });
  const requires3dSecure = settings?.paymentSettings.requires3dSecure || undefined;
  const intentOptions = { delayedCapture, savePaymentMethod, requires3dSecure };
  return { order, paymentGatewayOrderId: openIntent(context, order.id, toPay, intentOptions) };
}
