import type { Context } from "../../kernel/context.js";
import { imageOf } from "../../media/image.js";
import { propertiesOf, rulesOf } from "../cart/facts.js";
import {
  descriptionLines,
  itemTypeOf,
  lineName,
  linePicture,
  lineReference,
  ownerFields,
  translatable,
} from "../cart/line-parts.js";
import type { Cart } from "../cart/model.js";
import type { PricedCart, PricedLine } from "../cart/price.js";
import type { Offered } from "../plugins/shipping.js";
import { afterTax, beforeTax } from "../pricing/taxes.js";
import { DEFAULT_TAX_GROUP } from "../tax/groups.js";
import { newActivity, type OrderDocument } from "./model/order.js";
import {
  linePrices,
  orderTaxInfo,
  pricesIn,
  sharesByLine,
  summaryOf,
  taxFields,
} from "./model/price.js";

export const INITIAL_STATE = {
  status: "INITIALIZED",
  paymentStatus: "NOT_PAID",
  fulfillmentStatus: "NOT_FULFILLED",
  imported: false,
} as const;

export const orderDefaults = ({ site, iso }: Context, currency: string) => ({
  createdDate: iso,
  updatedDate: iso,
  purchasedDate: iso,
  buyerLanguage: site.language,
  siteLanguage: site.language,
  weightUnit: site.weightUnit,
  taxIncludedInPrices: site.tax.included,
  currency,
  currencyConversionDetails: { originalCurrency: currency, conversionRate: "1" },
  archived: false,
  seenByAHuman: false,
  attributionSource: "UNSPECIFIED",
  customFields: [],
  tags: { privateTags: { tagIds: [] }, tags: { tagIds: [] } },
});

export const lineDefaults = () => ({
  paymentOption: "FULL_PAYMENT_ONLINE",
  locations: [],
  modifierGroups: [],
  priceUndetermined: false,
  fixedQuantity: false,
});

export function lineContent(context: Context, { line, facts }: Pick<PricedLine, "line" | "facts">) {
  const picture = linePicture(facts);
  const preset = itemTypeOf(line, facts);
  const { subscription } = facts;
  return {
    id: line.id,
    productName: translatable(lineName(line, facts)),
    catalogReference: lineReference({ line, facts }),
    descriptionLines: descriptionLines(facts),
    image: picture && imageOf(context, picture),
    physicalProperties: { ...propertiesOf(line, facts), shippable: preset === "PHYSICAL" },
    itemType: { preset },
    subscriptionInfo: subscription && {
      cycleNumber: 1,
      subscriptionOptionTitle: subscription.title,
      subscriptionOptionDescription: subscription.description || undefined,
      subscriptionSettings: subscription.settings,
    },
    ...lineDefaults(),
  };
}

export function lineItem(context: Context, priced: PricedLine) {
  const { taxGroupId, taxAddress } = rulesOf(priced.line, priced.facts);
  return {
    ...lineContent(context, priced),
    quantity: priced.quantity,
    ...linePrices(context, priced, context.site.currency, taxGroupId),
    taxableAddress: taxAddress === "SHIPPING" ? undefined : { addressType: taxAddress },
  };
}

export const logisticsOf = ({ time, slot, instructions, pickup, pickupAddress }: Offered) => ({
  deliveryTime: time,
  deliveryTimeSlot: slot,
  instructions: instructions || undefined,
  pickupDetails: pickup ? { address: pickupAddress, pickupMethod: "STORE_PICKUP" } : undefined,
});

function shippingInfo(context: Context, cart: Cart, { delivery, coupon }: PricedCart) {
  if (!delivery) return undefined;
  const { code, title, pickup, carrierId, allocations } = delivery.option;
  const region = allocations?.[0]?.deliveryRegion.name;
  const price = pricesIn(context, context.site.currency);
  return {
    carrierId: allocations && carrierId,
    code,
    title,
    region: region ? { name: region } : undefined,
    logistics: {
      ...logisticsOf(delivery.option),
      shippingDestination: pickup ? undefined : recipientOf(cart),
    },
    cost: {
      price: price(delivery.price),
      ...taxFields(context, delivery.taxed),
      discount: price(coupon?.delivery ? coupon.amount : "0"),
    },
  };
}

const recipientOf = ({ deliveryAddress, deliveryContact, contact }: Cart) => ({
  address: deliveryAddress,
  contactDetails: deliveryContact ?? contact,
});

function appliedDiscounts(context: Context, priced: PricedCart) {
  const { coupon, merchantDiscount, lines } = priced;
  const price = pricesIn(context, context.site.currency);
  const orderDiscount = { discountType: "GLOBAL", lineItemIds: [], lineItemDiscounts: [] };
  const rules = priced.rules.map(({ id, name, amount, shares }) => {
    const lineItemDiscounts = sharesByLine(price, lines, shares);
    return {
      discountRule: { id, name: translatable(name), amount: price(amount) },
      discountType: "SPECIFIC_ITEMS",
      lineItemIds: lineItemDiscounts.map((discount) => discount.id),
      lineItemDiscounts,
    };
  });
  const couponDiscounts = lines.map(({ id, couponDiscount }) => {
    return { id, totalDiscount: price(couponDiscount) };
  });
  const { delivery: isOnDelivery, amount, ...couponFields } = coupon ?? { amount: "0" };
  const appliedCoupon = {
    ...orderDiscount,
    coupon: { ...couponFields, amount: price(amount) },
    ...(isOnDelivery ? { discountType: "SHIPPING" } : { lineItemDiscounts: couponDiscounts }),
  };
  return [
    ...rules,
    ...(coupon ? [appliedCoupon] : []),
    ...(merchantDiscount.gt(0)
      ? [{ ...orderDiscount, merchantDiscount: { amount: price(merchantDiscount) } }]
      : []),
  ];
}

function additionalFees(context: Context, priced: PricedCart) {
  const { currency } = context.site;
  const price = pricesIn(context, currency);
  return priced.fees.map(({ taxed, taxGroupId = DEFAULT_TAX_GROUP, ...fee }) => ({
    id: fee.id,
    code: fee.code,
    name: fee.name,
    price: price(fee.price),
    taxDetails: { taxRate: taxed.tax.gt(0) ? taxed.rate : "0", totalTax: price(taxed.tax) },
    taxInfo: taxFields(context, taxed, currency, fee.taxable ? taxGroupId : undefined).taxInfo,
    providerAppId: fee.appId,
    priceBeforeTax: price(beforeTax(taxed)),
    priceAfterTax: price(afterTax(taxed)),
    lineItemIds: fee.lineItemIds,
    source: "SERVICE_PLUGIN",
  }));
}

export function orderDocument(
  context: Context,
  cart: Cart,
  priced: PricedCart,
  { id, number }: { readonly id: string; readonly number: unknown },
): OrderDocument {
  const { site } = context;
  const owner = ownerFields(cart.owner);
  const price = pricesIn(context, site.currency);
  return {
    ...orderDefaults(context, site.currency),
    ...INITIAL_STATE,
    id,
    number: String(number),
    lineItems: priced.lines.map((line) => lineItem(context, line)),
    buyerInfo: {
      // A merchant who orders for a customer is not the buyer.
      ...(cart.owner.kind === "user" ? {} : owner),
      email: cart.email,
      contactId: context.guid("contact"),
    },
    priceSummary: summaryOf(price, priced),
    billingInfo: {
      address: cart.billingAddress ?? cart.deliveryAddress ?? {},
      contactDetails: cart.billingContact ?? cart.contact,
    },
    recipientInfo: recipientOf(cart),
    shippingInfo: shippingInfo(context, cart, priced),
    buyerNote: cart.note,
    taxSummary: { totalTax: price(priced.tax) },
    taxInfo: {
      ...orderTaxInfo(context, priced),
      taxExempt: priced.exempt.gt(0) ? priced.tax.eq(0) : undefined,
    },
    appliedDiscounts: appliedDiscounts(context, priced),
    activities: [newActivity(context, "ORDER_PLACED")],
    createdBy: owner,
    channelInfo: { type: cart.channelType },
    checkoutId: cart.checkoutId,
    additionalFees: additionalFees(context, priced),
    purchaseFlowId: cart.purchaseFlowId,
    extendedFields: cart.extendedFields,
  };
}
