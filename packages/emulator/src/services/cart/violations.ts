import type { Context } from "../../kernel/context.js";
import { amount } from "../../kernel/money.js";
import { rejection } from "../../kernel/platform-error.js";
import { callPlugin, installed } from "../plugins/call-plugin.js";
import { physical, referred } from "../plugins/lines.js";
import { linesForPlugins } from "./facts.js";
import type { Cart } from "./model.js";
import { needsDelivery, optionsFor } from "./offers.js";
import type { PricedCart, PricedLine } from "./price.js";
import { money, multiPrice, priceSummary } from "./sums.js";

export interface Violation {
  readonly code: string;
  readonly scope: "GLOBAL" | "LINE_ITEM" | "DISCOUNT" | "DELIVERY" | "TAX" | "GIFT_CARD";
  readonly severity: "WARNING" | "ERROR";
  readonly description: string;
  readonly [data: string]: unknown;
}

type NewViolation = readonly [
  code: string,
  scope: Violation["scope"],
  description: string,
  data?: object,
];

function deliveryViolation(
  context: Context,
  cart: Cart,
  priced: PricedCart,
): NewViolation | undefined {
  if (!needsDelivery(context, cart)) return undefined;
  const { delivery, isDeliveryGone, lines } = priced;
  if (!cart.deliveryAddress && !delivery?.option.pickup) {
    return ["MISSING_DELIVERY_ADDRESS", "DELIVERY", "A delivery address is required"];
  }
  if (optionsFor(context, cart, () => lines).length === 0) {
    return ["MISSING_DELIVERY_METHOD", "DELIVERY", "There is no delivery to this country"];
  }
  if (cart.deliveryCode === undefined) {
    return ["MISSING_DELIVERY_METHOD", "DELIVERY", "A delivery method is required"];
  }
  if (isDeliveryGone) {
    const code = "DELIVERY_METHOD_NO_LONGER_AVAILABLE";
    return [code, "DELIVERY", "The delivery method is not available"];
  }
  const code = "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS";
  return delivery?.option.partial
    ? [code, "DELIVERY", "Some items cannot be delivered to this address"]
    : undefined;
}

export function violationsOf(
  context: Context,
  cart: Cart,
  priced: PricedCart,
  atCheckout: boolean,
): Violation[] {
  const violations: (NewViolation | undefined)[] = [];
  const idsOf = (lines: readonly PricedLine[]) => lines.map(({ line }) => line.id);
  if (cart.lines.length === 0) violations.push(["EMPTY_CART", "GLOBAL", "The cart is empty"]);
  const gone = priced.lines.filter(
    ({ facts }) => facts.status === "OUT_OF_STOCK" || facts.status === "REMOVED_FROM_CATALOG",
  );
  if (gone.length > 0) {
    const allLineItemsOutOfStock = gone.length === priced.lines.length;
    const lineItemsOutOfStockData = { lineItemIds: idsOf(gone), allLineItemsOutOfStock };
    const description = "Some items are out of stock";
    violations.push([
      "LINE_ITEMS_OUT_OF_STOCK",
      "LINE_ITEM",
      description,
      { lineItemsOutOfStockData },
    ]);
  }
  const membersOnly = priced.lines.filter(({ facts }) => facts.product?.membersOnly);
  if (membersOnly.length > 0 && cart.owner.kind !== "member") {
    const membersOnlyItemData = { lineItemIds: idsOf(membersOnly) };
    const description = "Some items are for members only";
    violations.push(["MEMBERS_ONLY_ITEM", "LINE_ITEM", description, { membersOnlyItemData }]);
  }
  if (priced.couponProblem && cart.coupon) {
    const { reason, description } = priced.couponProblem;
    const invalidCouponStatusData = { couponCode: cart.coupon.code, reason };
    violations.push([
      "INVALID_COUPON_STATUS",
      "DISCOUNT",
      description,
      { invalidCouponStatusData },
    ]);
  }
  const minimum = amount(context.site.minimumOrderSubtotal ?? "0");
  if (cart.lines.length > 0 && priced.subtotal.lt(minimum)) {
    const subtotalBelowOrderMinimumData = {
      minimumOrderSubtotal: money(context, minimum),
      remainingAmount: money(context, minimum.minus(priced.subtotal)),
    };
    const description = "The subtotal is below the minimum order amount";
    const data = { subtotalBelowOrderMinimumData };
    violations.push(["SUBTOTAL_BELOW_ORDER_MINIMUM", "GLOBAL", description, data]);
  }
  if (atCheckout) violations.push(deliveryViolation(context, cart, priced));
  return violations
    .filter((violation) => violation !== undefined)
    .map(([code, scope, description, data]) => {
      return { code, scope, severity: "ERROR", description, ...data };
    });
}

export const OTHER_TARGET = { other: { name: "OTHER_DEFAULT" } };

function validationInfo(context: Context, cart: Cart, priced: PricedCart) {
  const { currency, weightUnit } = context.site;
  const { coupon, delivery } = priced;
  const contactDetails = cart.deliveryContact ?? cart.contact;
  const option = delivery && {
    code: delivery.option.code,
    title: delivery.option.title,
    cost: { price: multiPrice(context, delivery.price) },
    deliveryAllocations: [],
  };
  return {
    buyerDetails: { email: cart.email },
    lineItems: linesForPlugins(context, cart).map((line) => ({
      id: line.id,
      quantity: line.quantity,
      ...referred(line),
      productName: { original: line.name, translated: line.name },
      price: multiPrice(context, line.unit),
      physicalProperties: physical(line),
      itemType: { preset: line.shippable ? "PHYSICAL" : "DIGITAL" },
    })),
    weightUnit,
    priceSummary: priceSummary(context, priced),
    billingInfo: {
      address: cart.billingAddress,
      contactDetails: cart.billingContact ?? cart.contact,
    },
    shippingAddress: { address: cart.deliveryAddress, contactDetails },
    shippingInfo: option && { selectedCarrierServiceOption: option },
    customFields: { fields: [] },
    appliedDiscounts: coupon
      ? [{ coupon: { id: coupon.id, code: coupon.code, name: coupon.name } }]
      : [],
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
  };
}

/**
 * Returns the problems that apps report for a cart or its checkout. Empty if the apps do not respond.
 *
 * @param needed - whether a missing response is an error. Default: false
 */
export function pluginViolations(
  context: Context,
  cart: Cart,
  priced: PricedCart,
  source: "CART" | "CHECKOUT",
  needed = false,
) {
  if (!installed(context, "ECOM_VALIDATIONS")) return [];
  const result = callPlugin(context, "getValidationViolations", {
    sourceInfo: { source, purchaseFlowId: cart.purchaseFlowId },
    validationInfo: validationInfo(context, cart, priced),
    extendedFields: cart.extendedFields,
  });
  if (needed && result && result.kind !== "response") {
    const code = "FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS";
    throw rejection(code, "The validation app did not respond");
  }
  const violations = result?.kind === "response" ? result.response.violations : undefined;
  return (violations ?? []).map(({ severity, target, description }) => ({
    severity,
    target: target ?? OTHER_TARGET,
    description: description ?? "",
  }));
}
