// Creates the order of a cart in the format of the orders service.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount } from "../../kernel/money.js";
import { imageOf } from "../../media/image.js";
import { propertiesOf, rulesOf } from "../cart/facts.js";
import {
  descriptionLines,
  linePicture,
  lineReference,
  ownerFields,
  translatable,
} from "../cart/line-parts.js";
import type { Cart } from "../cart/model.js";
import type { PricedCart, PricedLine } from "../cart/price.js";
import type { SubscriptionTerms } from "../catalog/subscription-terms.js";
import { afterTax, beforeTax } from "../pricing/taxes.js";
import { DEFAULT_TAX_GROUP } from "../tax/groups.js";
import type { OrderDocument } from "./model/model.js";
import { priceIn } from "./model/price.js";
import { aroundTax, orderTaxInfo, taxDetails, taxInfo } from "./model/taxed.js";
import { activity } from "./model/tell.js";

const price = (context: Context, value: Amount) => priceIn(context, value, context.site.currency);

/** Returns the data of the subscription that an item starts. */
const firstCycle = ({ title, description, settings }: SubscriptionTerms) => ({
  cycleNumber: 1,
  subscriptionOptionTitle: title,
  ...(description ? { subscriptionOptionDescription: description } : {}),
  subscriptionSettings: settings,
});

/** Returns the content of a line without its prices. */
export function lineContent(context: Context, { line, facts }: Pick<PricedLine, "line" | "facts">) {
  const picture = linePicture(facts);
  const reference = lineReference({ line, facts });
  const digital = facts.product?.productType === "DIGITAL";
  const preset = line.kind === "custom" ? line.itemType : digital ? "DIGITAL" : "PHYSICAL";
  return {
    id: line.id,
    productName: translatable(line.kind === "custom" ? line.name : (facts.product?.name ?? "")),
    ...(reference ? { catalogReference: reference } : {}),
    descriptionLines: descriptionLines(facts),
    ...(picture ? { image: imageOf(context, picture) } : {}),
    physicalProperties: {
      ...propertiesOf(line, facts),
      shippable: preset === "PHYSICAL",
    },
    itemType: { preset },
    ...(facts.subscription ? { subscriptionInfo: firstCycle(facts.subscription) } : {}),
    paymentOption: "FULL_PAYMENT_ONLINE",
    locations: [],
    modifierGroups: [],
    priceUndetermined: false,
    fixedQuantity: false,
  };
}

/** Converts a cart line to an order line. */
export function lineItem(context: Context, priced: PricedLine) {
  const { line, facts, taxed, discount, left: paid } = priced;
  const { taxGroupId, taxAddress } = rulesOf(line, facts);
  return {
    ...lineContent(context, priced),
    quantity: priced.quantity,
    totalDiscount: price(context, discount),
    price: price(context, paid.div(priced.quantity)),
    priceBeforeDiscounts: price(context, priced.unit),
    ...aroundTax(context, taxed),
    lineItemPrice: price(context, paid),
    taxDetails: taxDetails(context, taxed),
    taxInfo: { ...taxInfo(context, taxed), ...(taxGroupId ? { taxGroupId } : {}) },
    ...(taxAddress === "SHIPPING" ? {} : { taxableAddress: { addressType: taxAddress } }),
  };
}

function shippingInfo(context: Context, cart: Cart, priced: PricedCart) {
  const delivery = priced.delivery;
  if (!delivery) return undefined;
  const destination = {
    ...(cart.deliveryAddress ? { address: cart.deliveryAddress } : {}),
    contactDetails: cart.deliveryContact ?? cart.contact,
  };
  const { code, title, time, pickup, pickupAddress, instructions, carrierId, allocations, slot } =
    delivery.option;
  const region = allocations?.[0]?.deliveryRegion.name;
  return {
    ...(carrierId && allocations ? { carrierId } : {}),
    code,
    title,
    ...(region ? { region: { name: region } } : {}),
    logistics: {
      deliveryTime: time,
      ...(slot ? { deliveryTimeSlot: slot } : {}),
      ...(instructions ? { instructions } : {}),
      ...(pickup
        ? {
            pickupDetails: {
              ...(pickupAddress ? { address: pickupAddress } : {}),
              pickupMethod: "STORE_PICKUP",
            },
          }
        : { shippingDestination: destination }),
    },
    cost: {
      price: price(context, delivery.price),
      ...aroundTax(context, delivery.taxed),
      taxDetails: taxDetails(context, delivery.taxed),
      taxInfo: taxInfo(context, delivery.taxed),
      discount: price(context, priced.coupon?.delivery ? priced.coupon.amount : amount(0)),
    },
  };
}

function appliedDiscounts(context: Context, priced: PricedCart) {
  const { coupon } = priced;
  const found: Record<string, unknown>[] = priced.rules.map(({ id, name, amount: off, shares }) => {
    const lineItemDiscounts = priced.lines.flatMap(({ line }, index) => {
      const share = shares[index];
      return share?.gt(0) ? [{ id: line.id, totalDiscount: price(context, share) }] : [];
    });
    return {
      discountRule: { id, name: translatable(name), amount: price(context, off) },
      discountType: "SPECIFIC_ITEMS",
      lineItemIds: lineItemDiscounts.map((one) => one.id),
      lineItemDiscounts,
    };
  });
  if (coupon) {
    found.push({
      coupon: {
        id: coupon.id,
        code: coupon.code,
        name: coupon.name,
        amount: price(context, coupon.amount),
      },
      discountType: coupon.delivery ? "SHIPPING" : "GLOBAL",
      lineItemIds: [],
      lineItemDiscounts: coupon.delivery
        ? []
        : priced.lines.map(({ line, couponDiscount }) => ({
            id: line.id,
            totalDiscount: price(context, couponDiscount),
          })),
    });
  }
  if (priced.merchantDiscount.gt(0)) {
    found.push({
      merchantDiscount: { amount: price(context, priced.merchantDiscount) },
      discountType: "GLOBAL",
      lineItemIds: [],
      lineItemDiscounts: [],
    });
  }
  return found;
}

/** Returns the additional fees of an order. */
function additionalFees(context: Context, priced: PricedCart) {
  return priced.fees.map((fee) => ({
    id: fee.id,
    ...(fee.code === undefined ? {} : { code: fee.code }),
    name: fee.name,
    price: price(context, fee.price),
    taxDetails: {
      taxRate: fee.taxed.tax.gt(0) ? fee.taxed.rate : "0",
      totalTax: price(context, fee.taxed.tax),
    },
    taxInfo: {
      ...taxInfo(context, fee.taxed),
      ...(fee.taxable ? { taxGroupId: fee.taxGroupId ?? DEFAULT_TAX_GROUP } : {}),
    },
    providerAppId: fee.appId,
    priceBeforeTax: price(context, beforeTax(fee.taxed)),
    priceAfterTax: price(context, afterTax(fee.taxed)),
    lineItemIds: fee.lineItemIds,
    source: "SERVICE_PLUGIN",
  }));
}

/** Creates the order document before any payment. */
export function orderDocument(
  context: Context,
  cart: Cart,
  priced: PricedCart,
  at: { readonly id: string; readonly number: number },
): OrderDocument {
  const { site } = context;
  const owner = ownerFields(cart.owner);
  const shipping = shippingInfo(context, cart, priced);
  return {
    id: at.id,
    number: String(at.number),
    createdDate: context.iso,
    updatedDate: context.iso,
    purchasedDate: context.iso,
    lineItems: priced.lines.map((line) => lineItem(context, line)),
    buyerInfo: {
      // A merchant who orders for a customer is not the buyer.
      ...(cart.owner.kind === "user" ? {} : owner),
      ...(cart.email === undefined ? {} : { email: cart.email }),
      contactId: context.guid("contact"),
    },
    paymentStatus: "NOT_PAID",
    fulfillmentStatus: "NOT_FULFILLED",
    buyerLanguage: site.language,
    weightUnit: site.weightUnit,
    currency: site.currency,
    currencyConversionDetails: { originalCurrency: site.currency, conversionRate: "1" },
    taxIncludedInPrices: site.tax.included,
    siteLanguage: site.language,
    priceSummary: {
      subtotal: price(context, priced.subtotal),
      shipping: price(context, priced.deliveryPrice),
      tax: price(context, priced.tax),
      discount: price(context, priced.discount),
      total: price(context, priced.total),
      totalAdditionalFees: price(context, priced.feesTotal),
    },
    billingInfo: {
      address: cart.billingAddress ?? cart.deliveryAddress ?? {},
      contactDetails: cart.billingContact ?? cart.contact,
    },
    recipientInfo: {
      ...(cart.deliveryAddress ? { address: cart.deliveryAddress } : {}),
      contactDetails: cart.deliveryContact ?? cart.contact,
    },
    ...(shipping ? { shippingInfo: shipping } : {}),
    ...(cart.note === undefined ? {} : { buyerNote: cart.note }),
    status: "INITIALIZED",
    archived: false,
    seenByAHuman: false,
    taxSummary: { totalTax: price(context, priced.tax) },
    taxInfo: {
      ...orderTaxInfo(context, priced),
      ...(priced.exempt.gt(0) ? { taxExempt: priced.tax.eq(0) } : {}),
    },
    appliedDiscounts: appliedDiscounts(context, priced),
    activities: [activity(context, "ORDER_PLACED")],
    attributionSource: "UNSPECIFIED",
    createdBy: owner,
    channelInfo: { type: cart.channelType },
    checkoutId: cart.checkoutId,
    customFields: [],
    additionalFees: additionalFees(context, priced),
    purchaseFlowId: cart.purchaseFlowId,
    ...(cart.extendedFields ? { extendedFields: cart.extendedFields } : {}),
    tags: { privateTags: { tagIds: [] }, tags: { tagIds: [] } },
    imported: false,
  };
}
