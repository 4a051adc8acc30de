import type { Context } from "../../../kernel/context.js";
import { amount, sum } from "../../../kernel/money.js";
import { imageOf } from "../../../media/image.js";
import { SHIPPING_ID } from "../../delivery/carriers.js";
import { deliveryPrice } from "../../delivery/rates.js";
import { membershipsOf } from "../../plugins/memberships.js";
import type { Offered } from "../../plugins/shipping.js";
import { afterTax, beforeTax } from "../../pricing/taxes.js";
import { linesForPlugins, propertiesOf, rulesOf } from "../facts.js";
import {
  descriptionLines,
  itemTypeOf,
  type LineFacts,
  lineName,
  linePicture,
  lineReference,
  ownerFields,
  productUrl,
  subscriptionInfo,
  translatable,
} from "../line-parts.js";
import type { Cart } from "../model.js";
import { deliveryOptionsForLines } from "../offers.js";
import { type PricedCart, type PricedLine, splitByTrial } from "../price.js";
import {
  calculationErrors,
  multiPrice,
  priceSummary,
  taxDetails,
  taxedPrices,
  taxSummary,
  zeroSummary,
} from "../sums.js";
import { OTHER_TARGET, pluginViolations } from "../violations.js";

const AVAILABILITY: Readonly<Record<LineFacts["status"], string>> = {
  IN_STOCK: "AVAILABLE",
  PARTIALLY_IN_STOCK: "PARTIALLY_AVAILABLE",
  OUT_OF_STOCK: "NOT_AVAILABLE",
  REMOVED_FROM_CATALOG: "NOT_FOUND",
};

export function lineCore(context: Context, priced: PricedLine) {
  const { line, facts, quantity } = priced;
  const { product } = facts;
  const reference = lineReference(priced);
  const preset = itemTypeOf(line, facts);
  const { taxAddress, deliveryProfileId } = rulesOf(line, facts);
  // An item's price includes automatic discounts but not coupons.
  const discountedTotal = priced.total.minus(priced.ruleDiscount);
  const unit = priced.ruleDiscount.gt(0) ? discountedTotal.div(quantity) : priced.unit;
  return {
    id: line.id,
    quantity,
    catalogReference: reference,
    rootCatalogItemId: reference?.catalogItemId,
    productName: translatable(lineName(line, facts)),
    url: productUrl(context, product),
    price: multiPrice(context, unit),
    fullPrice: multiPrice(context, priced.fullUnit),
    priceBeforeDiscounts: multiPrice(context, priced.unit),
    lineItemPrice: multiPrice(context, discountedTotal),
    descriptionLines: descriptionLines(facts),
    availability: { status: AVAILABILITY[facts.status], quantityAvailable: facts.available },
    physicalProperties: { ...propertiesOf(line, facts), shippable: preset === "PHYSICAL" },
    itemType: { preset },
    subscriptionOptionInfo: subscriptionInfo(facts.subscription),
    paymentOption: "FULL_PAYMENT_ONLINE",
    customLineItem: line.kind === "custom" && !line.reference,
    priceUndetermined: false,
    fixedQuantity: false,
    savePaymentMethod: false,
    taxableAddress: { addressType: taxAddress },
    deliveryProfileId,
    policies: [],
    membersOnly: product?.membersOnly ?? false,
    modifierGroups: [],
    modifiersTotalPrice: multiPrice(context, sum(facts.modifiers.map(({ price }) => price))),
  };
}

export function lineImage(context: Context, { facts }: PricedLine) {
  const picture = linePicture(facts);
  return picture && imageOf(context, picture);
}

/** `isFull` adds details and automatic discounts, which carts omit. */
export function appliedDiscounts(context: Context, priced: PricedCart, isFull: boolean) {
  const { coupon, merchantDiscount, lines } = priced;
  const discounts: object[] = (isFull ? priced.rules : []).map(
    ({ id, name, amount: discountAmount, shares }) => ({
      discountRule: { id, name: translatable(name), amount: multiPrice(context, discountAmount) },
      discountType: "SPECIFIC_ITEMS",
      lineItemIds: lines.flatMap(({ line }, index) => (shares[index]?.gt(0) ? [line.id] : [])),
    }),
  );
  const fullFields = isFull ? { discountType: "GLOBAL", lineItemIds: [] } : {};
  if (coupon) {
    const { id, code, name, delivery } = coupon;
    const details = isFull ? { name, amount: multiPrice(context, coupon.amount) } : {};
    const deliveryType = isFull && delivery ? { discountType: "SHIPPING" } : {};
    discounts.push({ coupon: { id, code, ...details }, ...fullFields, ...deliveryType });
  }
  if (merchantDiscount.gt(0)) {
    const discount = { amount: multiPrice(context, merchantDiscount) };
    discounts.push({ merchantDiscount: discount, ...fullFields });
  }
  return discounts;
}

export function cartV1(context: Context, cart: Cart, priced: PricedCart) {
  const { currency, language, tax, weightUnit } = context.site;
  const hasContact = Object.keys(cart.contact).length > 0;
  const carrierId = priced.delivery?.option.carrierId ?? SHIPPING_ID;
  return {
    id: cart.id,
    lineItems: priced.lines.map((line) => ({
      ...lineCore(context, line),
      taxGroupId: rulesOf(line.line, line.facts).taxGroupId,
      image: lineImage(context, line),
    })),
    buyerNote: cart.note,
    buyerInfo: { ...ownerFields(cart.owner), email: cart.email },
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    buyerLanguage: language,
    siteLanguage: language,
    taxIncludedInPrices: tax.included,
    weightUnit,
    checkoutId: cart.checkoutCreated ? cart.checkoutId : undefined,
    appliedDiscounts: appliedDiscounts(context, priced, false),
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    contactInfo: {
      address: cart.deliveryAddress,
      contactDetails: hasContact ? { ...cart.contact } : undefined,
    },
    overrideCheckoutUrl: cart.customCheckoutUrl,
    purchaseFlowId: cart.purchaseFlowId,
    selectedShippingOption:
      cart.deliveryCode === undefined ? undefined : { carrierId, code: cart.deliveryCode },
    extendedFields: cart.extendedFields,
    businessLocationId: cart.businessLocationId,
    revision: String(cart.revision),
  };
}

export const feesView = (context: Context, { fees }: PricedCart) =>
  fees.map(({ code, name, price, taxed, lineItemIds, appId }) => ({
    code,
    name,
    translatedName: name,
    price: multiPrice(context, price),
    taxDetails: taxDetails(context, taxed),
    providerAppId: appId,
    priceBeforeTax: multiPrice(context, beforeTax(taxed)),
    priceAfterTax: multiPrice(context, afterTax(taxed)),
    lineItemIds,
    source: appId === undefined ? "ITEM" : "SERVICE_PLUGIN",
  }));

const carrierOf = ({ carrierId = SHIPPING_ID }: Offered) => carrierId;

const optionView = ({ code, title, partial, allocations = [], ...option }: Offered) => ({
  code,
  title,
  logistics: {
    deliveryTime: option.time,
    instructions: option.instructions || undefined,
    pickupDetails:
      option.pickup && option.pickupAddress
        ? { address: option.pickupAddress, pickupMethod: "STORE_PICKUP" }
        : undefined,
    deliveryTimeSlot: option.slot,
  },
  deliveryAllocations: allocations,
  partial,
});

export function shippingInfo(context: Context, cart: Cart, priced: PricedCart) {
  const discountedSubtotal = priced.subtotal.minus(priced.discount);
  const { delivery, coupon } = priced;
  const options = deliveryOptionsForLines(context, cart, () => priced.lines);
  const allocations = [delivery?.option, ...options].flatMap((option) => option?.allocations ?? []);
  const region = allocations[0]?.deliveryRegion;
  const deliveryDiscount = coupon?.delivery ? coupon.amount : amount(0);
  return {
    region: region && { name: "", ...region },
    selectedCarrierServiceOption: delivery && {
      ...optionView(delivery.option),
      cost: {
        ...taxedPrices(context, delivery.taxed),
        totalDiscount: multiPrice(context, deliveryDiscount),
        price: multiPrice(context, delivery.price),
      },
      requestedShippingOption: true,
      otherCharges: [],
      carrierId: carrierOf(delivery.option),
    },
    carrierServiceOptions: [...new Set(options.map(carrierOf))].map((carrierId) => ({
      carrierId,
      shippingOptions: options
        .filter((option) => carrierOf(option) === carrierId)
        .map((option) => ({
          ...optionView(option),
          cost: {
            price: multiPrice(context, deliveryPrice(option, discountedSubtotal)),
            otherCharges: [],
          },
        })),
    })),
  };
}

export const totalsV1 = (context: Context, cart: Cart, priced: PricedCart) => ({
  priceSummary: priceSummary(context, priced),
  taxSummary: taxSummary(context, priced),
  appliedDiscounts: appliedDiscounts(context, priced, true),
  calculationErrors: calculationErrors(priced),
  weightUnit: context.site.weightUnit,
  currency: context.site.currency,
  payNow: priceSummary(context, splitByTrial(context, priced).now),
  payLater: zeroSummary(context),
  additionalFees: feesView(context, priced),
  memberships: membershipsOf(context, cart, () => linesForPlugins(context, cart)),
});

export function estimateV1(context: Context, cart: Cart, priced: PricedCart) {
  const { memberships, ...totals } = totalsV1(context, cart, priced);
  const { couponProblem } = priced;
  const couponViolation = couponProblem && {
    severity: "WARNING",
    target: OTHER_TARGET,
    description: couponProblem.description,
  };
  return {
    ...totals,
    cart: cartV1(context, cart, priced),
    calculatedLineItems: priced.lines.map(
      ({ line, net, discount, taxed, unit, fullUnit, quantity }) => ({
        lineItemId: line.id,
        pricesBreakdown: {
          ...taxedPrices(context, taxed),
          totalDiscount: multiPrice(context, discount),
          price: multiPrice(context, net.div(quantity)),
          priceBeforeDiscounts: multiPrice(context, unit),
          lineItemPrice: multiPrice(context, net),
          fullPrice: multiPrice(context, fullUnit),
        },
        paymentOption: "FULL_PAYMENT_ONLINE",
        taxableAddress: { addressType: "SHIPPING" },
      }),
    ),
    shippingInfo: shippingInfo(context, cart, priced),
    membershipOptions: {
      eligibleMemberships: memberships.eligible,
      invalidMemberships: memberships.invalid,
      selectedMemberships: memberships.selected,
    },
    violations: [
      ...(couponViolation ? [couponViolation] : []),
      ...pluginViolations(context, cart, priced, "CART"),
    ],
  };
}
