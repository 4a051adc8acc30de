import type { Context } from "../../kernel/context.js";
import { amount } from "../../kernel/money.js";
import { rejection } from "../../kernel/platform-error.js";
import { callPlugin, pluginOfType } from "../plugins/call-plugin.js";
import { physicalOf } from "../plugins/lines.js";
import { linesForPlugins } from "./facts.js";
import { isAvailable } from "./line-parts.js";
import type { Cart } from "./model.js";
import { deliveryOptionsForLines, needsDelivery } from "./offers.js";
import type { PricedCart, PricedLine } from "./price.js";
import { money, multiPrice, priceSummary } from "./sums.js";

export interface Violation {
  readonly code: string;
  readonly scope: "GLOBAL" | "LINE_ITEM" | "DISCOUNT" | "DELIVERY" | "TAX" | "GIFT_CARD";
  readonly severity: "WARNING" | "ERROR";
  readonly description: string;
  readonly [data: string]: unknown;
}

const newViolation = (
  code: string,
  scope: Violation["scope"],
  description: string,
  data?: object,
): Violation => ({ code, scope, severity: "ERROR", description, ...data });

function deliveryViolations(context: Context, cart: Cart, priced: PricedCart): Violation[] {
  if (!needsDelivery(context, cart)) return [];
  const { delivery, isDeliveryGone, lines } = priced;
  const oneViolation = (code: string, message: string) => [newViolation(code, "DELIVERY", message)];
  if (!cart.deliveryAddress && !delivery?.option.pickup) {
    return oneViolation("MISSING_DELIVERY_ADDRESS", "A delivery address is required");
  }
  if (deliveryOptionsForLines(context, cart, () => lines).length === 0) {
    return oneViolation("MISSING_DELIVERY_METHOD", "There is no delivery to this country");
  }
  if (cart.deliveryCode === undefined) {
    return oneViolation("MISSING_DELIVERY_METHOD", "A delivery method is required");
  }
  if (isDeliveryGone) {
    const message = "The delivery method is not available";
    return oneViolation("DELIVERY_METHOD_NO_LONGER_AVAILABLE", message);
  }
  if (!delivery?.option.partial) return [];
  const message = "Some items cannot be delivered to this address";
  return oneViolation("DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS", message);
}

export function violationsOf(
  context: Context,
  cart: Cart,
  priced: PricedCart,
  isAtCheckout: boolean,
): Violation[] {
  const violations: Violation[] = [];
  const add = (...violation: Parameters<typeof newViolation>) =>
    violations.push(newViolation(...violation));
  const idsOf = (lines: readonly PricedLine[]) => lines.map(({ line }) => line.id);
  if (cart.lines.length === 0) add("EMPTY_CART", "GLOBAL", "The cart is empty");
  const soldOutLines = priced.lines.filter(({ facts }) => !isAvailable(facts));
  if (soldOutLines.length > 0) {
    const allLineItemsOutOfStock = soldOutLines.length === priced.lines.length;
    const lineItemsOutOfStockData = { lineItemIds: idsOf(soldOutLines), allLineItemsOutOfStock };
    const message = "Some items are out of stock";
    add("LINE_ITEMS_OUT_OF_STOCK", "LINE_ITEM", message, { lineItemsOutOfStockData });
  }
  const membersOnlyLines = priced.lines.filter(({ facts }) => facts.product?.membersOnly);
  if (membersOnlyLines.length > 0 && cart.owner.kind !== "member") {
    const membersOnlyItemData = { lineItemIds: idsOf(membersOnlyLines) };
    const message = "Some items are for members only";
    add("MEMBERS_ONLY_ITEM", "LINE_ITEM", message, { membersOnlyItemData });
  }
  if (priced.couponProblem && cart.coupon) {
    const { reason, description } = priced.couponProblem;
    const invalidCouponStatusData = { couponCode: cart.coupon.code, reason };
    add("INVALID_COUPON_STATUS", "DISCOUNT", description, { invalidCouponStatusData });
  }
  const minimum = amount(context.site.minimumOrderSubtotal ?? "0");
  if (cart.lines.length > 0 && priced.subtotal.lt(minimum)) {
    const subtotalBelowOrderMinimumData = {
      minimumOrderSubtotal: money(context, minimum),
      remainingAmount: money(context, minimum.minus(priced.subtotal)),
    };
    const message = "The subtotal is below the minimum order amount";
    add("SUBTOTAL_BELOW_ORDER_MINIMUM", "GLOBAL", message, { subtotalBelowOrderMinimumData });
  }
  return isAtCheckout ? [...violations, ...deliveryViolations(context, cart, priced)] : violations;
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
      catalogReference: line.reference,
      productName: { original: line.name, translated: line.name },
      price: multiPrice(context, line.unit),
      physicalProperties: physicalOf(line),
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

/** If the app does not respond, returns no violations or, if `isRequired`, throws. */
export function pluginViolations(
  context: Context,
  cart: Cart,
  priced: PricedCart,
  source: "CART" | "CHECKOUT",
  isRequired = false,
) {
  if (!pluginOfType(context, "ECOM_VALIDATIONS")) return [];
  const result = callPlugin(context, "getValidationViolations", {
    sourceInfo: { source, purchaseFlowId: cart.purchaseFlowId },
    validationInfo: validationInfo(context, cart, priced),
    extendedFields: cart.extendedFields,
  });
  if (isRequired && result && result.kind !== "response") {
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
