// Carts, line items and totals in the V1 format. Checkouts share most of it.

import type { Context } from "../../../kernel/context.js";
import { amount } from "../../../kernel/money.js";
import { imageOf } from "../../../media/image.js";
import { CARRIER_ID } from "../../delivery/carriers.js";
import { membershipsOf } from "../../plugins/memberships.js";
import { pluginViolations } from "../app-violations.js";
import { askedLines, propertiesOf, rulesOf } from "../facts.js";
import { splitByTrial } from "../free-trials.js";
import {
  descriptionLines,
  linePicture,
  lineReference,
  ownerFields,
  subscriptionInfo,
  translatable,
} from "../line-parts.js";
import type { Cart } from "../model.js";
import type { PricedCart, PricedLine } from "../price.js";
import type { LineFacts } from "../resolve.js";
import {
  aroundTax,
  calculationErrors,
  multiPrice,
  nothingDue,
  priceSummary,
  taxSummary,
} from "../sums.js";
import { feesView, shippingInfo } from "./delivery.js";

const AVAILABILITY: Readonly<Record<LineFacts["status"], string>> = {
  IN_STOCK: "AVAILABLE",
  PARTIALLY_IN_STOCK: "PARTIALLY_AVAILABLE",
  OUT_OF_STOCK: "NOT_AVAILABLE",
  REMOVED_FROM_CATALOG: "NOT_FOUND",
};

/** Returns the fields that line items of carts and checkouts share. */
export function lineCore(context: Context, priced: PricedLine) {
  const { line, facts } = priced;
  const reference = lineReference(priced);
  const digital = facts.product?.productType === "DIGITAL";
  const preset = line.kind === "custom" ? line.itemType : digital ? "DIGITAL" : "PHYSICAL";
  const { product } = facts;
  const { taxAddress, deliveryProfileId } = rulesOf(line, facts);
  const added = facts.modifiers.reduce((total, { price }) => total.plus(price), amount(0));
  // An item's price includes automatic discounts but not coupons.
  const paid = priced.total.minus(priced.ruleDiscount);
  const unit = priced.ruleDiscount.gt(0) ? paid.div(priced.quantity) : priced.unit;
  return {
    id: line.id,
    quantity: priced.quantity,
    ...(reference
      ? { catalogReference: reference, rootCatalogItemId: reference.catalogItemId }
      : {}),
    productName: translatable(line.kind === "custom" ? line.name : (product?.name ?? "")),
    ...(product
      ? {
          url: {
            relativePath: `/product-page/${product.slug}`,
            url: `${context.origin}/product-page/${product.slug}`,
          },
        }
      : {}),
    price: multiPrice(context, unit),
    fullPrice: multiPrice(context, priced.fullUnit),
    priceBeforeDiscounts: multiPrice(context, priced.unit),
    lineItemPrice: multiPrice(context, paid),
    descriptionLines: descriptionLines(facts),
    availability: {
      status: AVAILABILITY[facts.status],
      ...(facts.available === undefined ? {} : { quantityAvailable: facts.available }),
    },
    physicalProperties: {
      ...propertiesOf(line, facts),
      shippable: preset === "PHYSICAL",
    },
    itemType: { preset },
    ...(facts.subscription ? { subscriptionOptionInfo: subscriptionInfo(facts.subscription) } : {}),
    paymentOption: "FULL_PAYMENT_ONLINE",
    customLineItem: line.kind === "custom" && !line.reference,
    priceUndetermined: false,
    fixedQuantity: false,
    savePaymentMethod: false,
    taxableAddress: { addressType: taxAddress },
    ...(deliveryProfileId ? { deliveryProfileId } : {}),
    policies: [],
    membersOnly: product?.membersOnly ?? false,
    modifierGroups: [],
    modifiersTotalPrice: multiPrice(context, added),
  };
}

/** Returns the image of a line item, under the entity's field name. */
export function lineImage(context: Context, priced: PricedLine) {
  const picture = linePicture(priced.facts);
  return picture && imageOf(context, picture);
}

function cartLine(context: Context, priced: PricedLine) {
  const image = lineImage(context, priced);
  const { taxGroupId } = rulesOf(priced.line, priced.facts);
  return {
    ...lineCore(context, priced),
    ...(taxGroupId ? { taxGroupId } : {}),
    ...(image ? { image } : {}),
  };
}

/**
 * Returns the discounts of a cart. `full` adds amounts and automatic discounts, which the cart
 * itself does not show.
 */
export function appliedDiscounts(context: Context, priced: PricedCart, full: boolean) {
  // A V1 cart's discount list does not include automatic discounts.
  const found: Record<string, unknown>[] = (full ? priced.rules : []).map(
    ({ id, name, amount: off, shares }) => ({
      discountRule: { id, name: translatable(name), amount: multiPrice(context, off) },
      discountType: "SPECIFIC_ITEMS",
      lineItemIds: priced.lines.flatMap(({ line }, index) =>
        shares[index]?.gt(0) ? [line.id] : [],
      ),
    }),
  );
  const { coupon } = priced;
  if (coupon) {
    const { id, code, name } = coupon;
    found.push({
      coupon: full ? { id, code, name, amount: multiPrice(context, coupon.amount) } : { id, code },
      ...(full ? { discountType: coupon.delivery ? "SHIPPING" : "GLOBAL", lineItemIds: [] } : {}),
    });
  }
  if (priced.merchantDiscount.gt(0)) {
    found.push({
      merchantDiscount: { amount: multiPrice(context, priced.merchantDiscount) },
      ...(full ? { discountType: "GLOBAL", lineItemIds: [] } : {}),
    });
  }
  return found;
}

export function cartV1(context: Context, cart: Cart, priced: PricedCart) {
  const { site } = context;
  const contact = { ...cart.contact };
  return {
    id: cart.id,
    lineItems: priced.lines.map((line) => cartLine(context, line)),
    ...(cart.note === undefined ? {} : { buyerNote: cart.note }),
    buyerInfo: {
      ...ownerFields(cart.owner),
      ...(cart.email === undefined ? {} : { email: cart.email }),
    },
    currency: site.currency,
    conversionCurrency: site.currency,
    paymentCurrency: site.currency,
    buyerLanguage: site.language,
    siteLanguage: site.language,
    taxIncludedInPrices: site.tax.included,
    weightUnit: site.weightUnit,
    ...(cart.checkoutCreated ? { checkoutId: cart.checkoutId } : {}),
    appliedDiscounts: appliedDiscounts(context, priced, false),
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    contactInfo: {
      ...(cart.deliveryAddress ? { address: cart.deliveryAddress } : {}),
      ...(Object.keys(contact).length > 0 ? { contactDetails: contact } : {}),
    },
    ...(cart.customCheckoutUrl === undefined
      ? {}
      : { overrideCheckoutUrl: cart.customCheckoutUrl }),
    purchaseFlowId: cart.purchaseFlowId,
    ...(cart.deliveryCode === undefined
      ? {}
      : {
          selectedShippingOption: {
            carrierId: priced.delivery?.option.carrierId ?? CARRIER_ID,
            code: cart.deliveryCode,
          },
        }),
    ...(cart.extendedFields ? { extendedFields: cart.extendedFields } : {}),
    ...(cart.businessLocationId === undefined
      ? {}
      : { businessLocationId: cart.businessLocationId }),
    revision: String(cart.revision),
  };
}

/** Returns the response of an "estimate totals" call. */
export function estimateV1(context: Context, cart: Cart, priced: PricedCart) {
  const memberships = membershipsOf(context, cart, () => askedLines(context, cart));
  return {
    cart: cartV1(context, cart, priced),
    calculatedLineItems: priced.lines.map(
      ({ line, total, discount, taxed, unit, fullUnit, quantity }) => {
        const paid = total.minus(discount);
        return {
          lineItemId: line.id,
          pricesBreakdown: {
            ...aroundTax(context, taxed),
            totalDiscount: multiPrice(context, discount),
            price: multiPrice(context, paid.div(quantity)),
            priceBeforeDiscounts: multiPrice(context, unit),
            lineItemPrice: multiPrice(context, paid),
            fullPrice: multiPrice(context, fullUnit),
          },
          paymentOption: "FULL_PAYMENT_ONLINE",
          taxableAddress: { addressType: "SHIPPING" },
        };
      },
    ),
    priceSummary: priceSummary(context, priced),
    taxSummary: taxSummary(context, priced),
    shippingInfo: shippingInfo(context, cart, priced),
    appliedDiscounts: appliedDiscounts(context, priced, true),
    calculationErrors: calculationErrors(priced),
    weightUnit: context.site.weightUnit,
    currency: context.site.currency,
    payNow: priceSummary(context, splitByTrial(context, priced).now),
    payLater: nothingDue(context),
    membershipOptions: {
      eligibleMemberships: memberships.eligible,
      invalidMemberships: memberships.invalid,
      selectedMemberships: memberships.selected,
    },
    additionalFees: feesView(context, priced),
    violations: [
      ...(priced.couponProblem
        ? [
            {
              severity: "WARNING",
              target: { other: { name: "OTHER_DEFAULT" } },
              description: priced.couponProblem.description,
            },
          ]
        : []),
      ...pluginViolations(context, cart, priced, "CART"),
    ],
  };
}
