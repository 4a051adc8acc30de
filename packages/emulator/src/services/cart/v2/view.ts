// Carts in the V2 format.

import type { Context } from "../../../kernel/context.js";
import { type Amount, text } from "../../../kernel/money.js";
import { imageOf } from "../../../media/image.js";

import { CARRIER_ID } from "../../delivery/carriers.js";
import { GIFT_CARDS_APP_ID, obfuscated } from "../../gift-cards/cards.js";
import { propertiesOf, rulesOf } from "../facts.js";
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

/**
 * Converts an amount to the site's currency, which is always the buyer's currency in the emulator.
 */
export function money(context: Context, value: Amount) {
  const written = text(value, context.site.currency);
  return { amount: written, convertedAmount: written };
}

/** Returns the automatic discounts and the coupon of a line item. */
function lineDiscounts(context: Context, priced: PricedLine, cart: PricedCart) {
  const index = cart.lines.indexOf(priced);
  const rules = cart.rules.flatMap(({ name, shares }) => {
    const share = shares[index];
    const source = { sourceType: "AUTOMATIC_RULE" };
    if (!share?.gt(0)) return [];
    return [{ name: translatable(name), amountOff: money(context, share), source }];
  });
  const { coupon } = cart;
  if (!coupon || !priced.couponDiscount.gt(0)) return rules;
  const source = { sourceType: "COUPON", couponCode: coupon.code };
  const amountOff = money(context, priced.couponDiscount);
  return [...rules, { name: translatable(coupon.name), amountOff, source }];
}

function lineView(context: Context, priced: PricedLine, cart: PricedCart) {
  const { line, facts } = priced;
  const picture = linePicture(facts);
  const reference = lineReference(priced);
  const { taxGroupId, taxAddress, deliveryProfileId } = rulesOf(line, facts);
  const name = line.kind === "custom" ? line.name : (facts.product?.name ?? "");
  const modifiers = facts.modifiers.reduce(
    (total, { price }) => total.plus(price),
    priced.unit.times(0),
  );
  const preset =
    line.kind === "custom"
      ? line.itemType
      : facts.product?.productType === "DIGITAL"
        ? "DIGITAL"
        : "PHYSICAL";
  return {
    id: line.id,
    name: translatable(name),
    quantityInfo: {
      confirmedQuantity: priced.quantity,
      requestedQuantity: line.requested,
      ...(facts.available === undefined ? {} : { availableQuantity: facts.available }),
      fixedQuantity: facts.item?.fixedQuantity ?? false,
    },
    pricing: {
      unitPrice: money(context, priced.unit),
      totalPrice: money(context, priced.total),
      priceUndetermined: false,
      breakdown: {
        fullPrice: money(context, priced.fullUnit.minus(modifiers)),
        salePrice: money(context, priced.unit.minus(modifiers)),
        totalModifiersPrice: money(context, modifiers),
      },
    },
    source: {
      ...(reference
        ? { catalogReference: reference, rootCatalogItemId: reference.catalogItemId }
        : {}),
    },
    attributes: {
      descriptionLines: descriptionLines(facts),
      ...(picture ? { image: imageOf(context, picture) } : {}),
      ...(facts.product
        ? {
            url: {
              relativePath: `/product-page/${facts.product.slug}`,
              url: `${context.origin}/product-page/${facts.product.slug}`,
            },
          }
        : {}),
      policies: [],
      itemType: { preset },
      physicalProperties: {
        ...propertiesOf(line, facts),
        shippable: preset === "PHYSICAL",
      },
      ...(facts.subscription ? { subscriptionInfo: subscriptionInfo(facts.subscription) } : {}),
      membersOnly: facts.product?.membersOnly ?? false,
    },
    deliveryConfig: deliveryProfileId ? { deliveryProfileId } : {},
    taxConfig: {
      taxableAddress: { addressType: taxAddress },
      ...(taxGroupId ? { taxGroupId } : {}),
    },
    paymentConfig: {
      savePaymentMethod: facts.item?.savePaymentMethod ?? false,
      paymentOption: facts.item?.paymentOption ?? "FULL_PAYMENT_ONLINE",
    },
    status: facts.status,
    modifierGroups: [],
    discounts: lineDiscounts(context, priced, cart),
    customLineItem: line.kind === "custom" && !line.reference,
  };
}

/** Returns the selected delivery method. */
export function deliveryMethod(cart: Cart, priced: PricedCart) {
  if (cart.deliveryCode === undefined) return undefined;
  const option = priced.delivery?.option;
  return {
    code: cart.deliveryCode,
    appId: option?.carrierId ?? CARRIER_ID,
    title: translatable(option?.title ?? cart.deliveryCode),
    pickup: option?.pickup ?? false,
  };
}

/** Returns the whole cart. Its ID is the checkout ID. */
export function cartV2(context: Context, cart: Cart, priced: PricedCart) {
  const { site } = context;
  const method = deliveryMethod(cart, priced);
  return {
    id: cart.checkoutId,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    revision: String(cart.revision),
    lineItems: priced.lines.map((line) => lineView(context, line, priced)),
    subtotal: money(context, priced.subtotal),
    ...(cart.note === undefined ? {} : { note: cart.note }),
    coupons: cart.coupon ? [{ id: cart.coupon.id, code: cart.coupon.code }] : [],
    source: {
      channelType: cart.channelType,
      externalReferences: [],
      createdBy: ownerFields(cart.owner),
    },
    businessInfo: {
      ...(cart.businessLocationId === undefined ? {} : { locationId: cart.businessLocationId }),
      languageCode: site.language,
      currencyCode: site.currency,
    },
    customerInfo: {
      ...ownerFields(cart.owner),
      ...cart.contact,
      ...(cart.email === undefined ? {} : { email: cart.email }),
      languageCode: site.language,
      currencyCode: site.currency,
    },
    deliveryInfo: {
      ...(cart.deliveryAddress ? { address: cart.deliveryAddress } : {}),
      ...(method ? { method } : {}),
      weightUnit: site.weightUnit,
    },
    taxInfo: {
      pricesIncludeTax: site.tax.included,
      ...(cart.taxExemptGroupId === undefined ? {} : { taxExemptGroupId: cart.taxExemptGroupId }),
    },
    paymentInfo: {
      giftCards: cart.giftCard
        ? [
            {
              id: cart.giftCard.id,
              obfuscatedCode: obfuscated(cart.giftCard.code),
              appId: cart.giftCard.provider ?? GIFT_CARDS_APP_ID,
              ...(cart.giftCard.redeem === undefined
                ? {}
                : {
                    requestedRedeemAmount: {
                      amount: cart.giftCard.redeem,
                      convertedAmount: cart.giftCard.redeem,
                    },
                  }),
            },
          ]
        : [],
      currencyCode: site.currency,
      ...(cart.billingAddress ? { billingAddress: cart.billingAddress } : {}),
      ...(cart.billingContact ? { billingContact: cart.billingContact } : {}),
    },
    orderPlaced: cart.orderId !== undefined,
    ...(cart.orderId === undefined ? {} : { orderId: cart.orderId }),
    purchaseFlowId: cart.purchaseFlowId,
    settings: { ...cart.settings },
    ...(cart.customCheckoutUrl === undefined ? {} : { customCheckoutUrl: cart.customCheckoutUrl }),
    ...(cart.extendedFields ? { extendedFields: cart.extendedFields } : {}),
    currentCart: cart.current,
    demo: cart.demo ?? false,
  };
}
