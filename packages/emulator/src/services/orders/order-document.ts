// The order that a cart becomes, as the orders service shows it.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount } from "../../kernel/money.js";
import { imageOf } from "../../media/image.js";
import { rulesOf } from "../cart/facts.js";
import type { Cart } from "../cart/model.js";
import type { PricedCart, PricedLine } from "../cart/price.js";
import {
  descriptionLines,
  linePicture,
  lineReference,
  ownerFields,
  translatable,
} from "../cart/v2/view.js";
import type { Taxed } from "../tax/rules.js";
import type { OrderDocument } from "./model.js";
import { priceIn } from "./price.js";
import { activity } from "./tell.js";

const price = (context: Context, value: Amount) => priceIn(context, value, context.site.currency);

function taxInfo(context: Context, { tax, taxable, rate, levy, included }: Taxed) {
  return {
    taxAmount: price(context, tax),
    taxableAmount: price(context, taxable),
    taxRate: rate,
    taxIncludedInPrice: included,
    taxBreakdown:
      levy && tax.gt(0)
        ? [
            {
              ...levy,
              rate,
              taxAmount: price(context, tax),
              nonTaxableAmount: price(context, amount(0)),
              taxableAmount: price(context, taxable),
            },
          ]
        : [],
  };
}

/** The older form of it. */
const taxDetails = (context: Context, { tax, taxable, rate }: Taxed) => ({
  taxableAmount: price(context, taxable),
  taxRate: rate,
  totalTax: price(context, tax),
});

/** Before and after tax, from a price that may contain it. */
function aroundTax(context: Context, { full, tax, included }: Taxed) {
  return {
    totalPriceBeforeTax: price(context, included ? full.minus(tax) : full),
    totalPriceAfterTax: price(context, included ? full : full.plus(tax)),
  };
}

/** A line of a cart as a line of an order. */
export function lineItem(context: Context, priced: PricedLine) {
  const { line, facts } = priced;
  const picture = linePicture(facts);
  const { taxGroupId } = rulesOf(line, facts);
  const reference = lineReference(priced);
  const digital = facts.product?.productType === "DIGITAL";
  const preset = line.kind === "custom" ? line.itemType : digital ? "DIGITAL" : "PHYSICAL";
  const paid = priced.total.minus(priced.discount);
  const before = price(context, priced.unit);
  return {
    id: line.id,
    productName: translatable(line.kind === "custom" ? line.name : (facts.product?.name ?? "")),
    ...(reference ? { catalogReference: reference } : {}),
    quantity: priced.quantity,
    totalDiscount: price(context, priced.discount),
    descriptionLines: descriptionLines(facts),
    ...(picture ? { image: imageOf(context, picture) } : {}),
    physicalProperties: {
      ...(facts.variant?.weight === undefined ? {} : { weight: facts.variant.weight }),
      ...(facts.variant ? { sku: facts.variant.sku } : {}),
      shippable: preset === "PHYSICAL",
    },
    itemType: { preset },
    price: price(context, paid.div(priced.quantity)),
    priceBeforeDiscounts: before,
    ...aroundTax(context, priced.taxed),
    lineItemPrice: price(context, paid),
    paymentOption: "FULL_PAYMENT_ONLINE",
    taxDetails: taxDetails(context, priced.taxed),
    taxInfo: { ...taxInfo(context, priced.taxed), ...(taxGroupId ? { taxGroupId } : {}) },
    locations: [],
    modifierGroups: [],
    priceUndetermined: false,
    fixedQuantity: false,
  };
}

function shippingInfo(context: Context, cart: Cart, priced: PricedCart) {
  const delivery = priced.delivery;
  if (!delivery) return undefined;
  const destination = {
    ...(cart.deliveryAddress ? { address: cart.deliveryAddress } : {}),
    contactDetails: cart.deliveryContact ?? cart.contact,
  };
  const { code, title, time, pickup, pickupAddress, instructions, carrierId, allocations } =
    delivery.option;
  const region = allocations?.[0]?.deliveryRegion.name;
  return {
    ...(carrierId && allocations ? { carrierId } : {}),
    code,
    title,
    ...(region ? { region: { name: region } } : {}),
    logistics: {
      deliveryTime: time,
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

/** Makes the order's document, as it is before anything is paid. */
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
      ...owner,
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
      totalTax: price(context, priced.tax),
      taxBreakdown: priced.levies
        .filter(({ tax }) => tax.gt(0))
        .map(({ levy, rate, tax }) => ({
          ...levy,
          rate,
          aggregatedTaxAmount: price(context, tax),
        })),
      ...(priced.exempt.gt(0) ? { taxExempt: priced.tax.eq(0) } : {}),
    },
    appliedDiscounts: appliedDiscounts(context, priced),
    activities: [activity(context, "ORDER_PLACED")],
    attributionSource: "UNSPECIFIED",
    createdBy: owner,
    channelInfo: { type: cart.channelType },
    checkoutId: cart.checkoutId,
    customFields: [],
    additionalFees: priced.fees.map((fee) => ({
      id: fee.id,
      ...(fee.code === undefined ? {} : { code: fee.code }),
      name: fee.name,
      price: price(context, fee.price),
      taxDetails: {
        taxRate: fee.tax.gt(0) ? fee.taxed.rate : "0",
        totalTax: price(context, fee.tax),
      },
      providerAppId: fee.appId,
      priceBeforeTax: price(context, site.tax.included ? fee.price.minus(fee.tax) : fee.price),
      priceAfterTax: price(context, site.tax.included ? fee.price : fee.price.plus(fee.tax)),
      lineItemIds: fee.lineItemIds,
      source: "SERVICE_PLUGIN",
    })),
    purchaseFlowId: cart.purchaseFlowId,
    ...(cart.extendedFields ? { extendedFields: cart.extendedFields } : {}),
    tags: { privateTags: { tagIds: [] }, tags: { tagIds: [] } },
    imported: false,
  };
}
