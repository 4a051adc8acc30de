import type { Context } from "../../../kernel/context.js";
import { sum } from "../../../kernel/money.js";
import { imageOf } from "../../../media/image.js";
import { SHIPPING_ID } from "../../delivery/carriers.js";
import { GIFT_CARDS_APP_ID, maskedCode } from "../../gift-cards/cards.js";
import { propertiesOf, rulesOf } from "../facts.js";
import {
  descriptionLines,
  itemTypeOf,
  lineName,
  linePicture,
  lineReference,
  ownerFields,
  productUrl,
  subscriptionInfo,
  translatable,
} from "../line-parts.js";
import type { Cart } from "../model.js";
import type { PricedCart, PricedLine } from "../price.js";
import { money } from "../sums.js";

function lineDiscounts(context: Context, priced: PricedLine, { lines, rules, coupon }: PricedCart) {
  const index = lines.indexOf(priced);
  const discounts = rules.map(({ name, shares }) => {
    return { name, amount: shares[index], source: { sourceType: "AUTOMATIC_RULE" } };
  });
  const couponPart = coupon && {
    name: coupon.name,
    amount: priced.couponDiscount,
    source: { sourceType: "COUPON", couponCode: coupon.code },
  };
  return [...discounts, ...(couponPart ? [couponPart] : [])].flatMap(({ name, amount, source }) =>
    amount?.gt(0) ? [{ name: translatable(name), amountOff: money(context, amount), source }] : [],
  );
}

function lineView(context: Context, priced: PricedLine, cart: PricedCart) {
  const { line, facts } = priced;
  const { item, product } = facts;
  const picture = linePicture(facts);
  const reference = lineReference(priced);
  const { taxGroupId, taxAddress, deliveryProfileId } = rulesOf(line, facts);
  const modifiers = sum(facts.modifiers.map(({ price }) => price));
  const preset = itemTypeOf(line, facts);
  return {
    id: line.id,
    name: translatable(lineName(line, facts)),
    quantityInfo: {
      confirmedQuantity: priced.quantity,
      requestedQuantity: line.requested,
      availableQuantity: facts.available,
      fixedQuantity: item?.fixedQuantity ?? false,
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
    source: { catalogReference: reference, rootCatalogItemId: reference?.catalogItemId },
    attributes: {
      descriptionLines: descriptionLines(facts),
      image: picture && imageOf(context, picture),
      url: productUrl(context, product),
      policies: [],
      itemType: { preset },
      physicalProperties: { ...propertiesOf(line, facts), shippable: preset === "PHYSICAL" },
      subscriptionInfo: subscriptionInfo(facts.subscription),
      membersOnly: product?.membersOnly ?? false,
    },
    deliveryConfig: { deliveryProfileId },
    taxConfig: { taxableAddress: { addressType: taxAddress }, taxGroupId },
    paymentConfig: {
      savePaymentMethod: item?.savePaymentMethod ?? false,
      paymentOption: item?.paymentOption ?? "FULL_PAYMENT_ONLINE",
    },
    status: facts.status,
    modifierGroups: [],
    discounts: lineDiscounts(context, priced, cart),
    customLineItem: line.kind === "custom" && !line.reference,
  };
}

export function deliveryMethod({ deliveryCode }: Cart, { delivery }: PricedCart) {
  if (deliveryCode === undefined) return undefined;
  const option = delivery?.option;
  return {
    code: deliveryCode,
    appId: option?.carrierId ?? SHIPPING_ID,
    title: translatable(option?.title ?? deliveryCode),
    pickup: option?.pickup ?? false,
  };
}

function giftCardView({ id, code, provider, redeem }: NonNullable<Cart["giftCard"]>) {
  return {
    id,
    obfuscatedCode: maskedCode(code),
    appId: provider ?? GIFT_CARDS_APP_ID,
    requestedRedeemAmount:
      redeem === undefined ? undefined : { amount: redeem, convertedAmount: redeem },
  };
}

export function cartV2(context: Context, cart: Cart, priced: PricedCart) {
  const { currency: currencyCode, language: languageCode, tax, weightUnit } = context.site;
  return {
    id: cart.checkoutId,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    revision: String(cart.revision),
    lineItems: priced.lines.map((line) => lineView(context, line, priced)),
    subtotal: money(context, priced.subtotal),
    note: cart.note,
    coupons: cart.coupon ? [{ id: cart.coupon.id, code: cart.coupon.code }] : [],
    source: {
      channelType: cart.channelType,
      externalReferences: [],
      createdBy: ownerFields(cart.owner),
    },
    businessInfo: { locationId: cart.businessLocationId, languageCode, currencyCode },
    customerInfo: {
      ...ownerFields(cart.owner),
      ...cart.contact,
      email: cart.email,
      languageCode,
      currencyCode,
    },
    deliveryInfo: {
      address: cart.deliveryAddress,
      method: deliveryMethod(cart, priced),
      weightUnit,
    },
    taxInfo: { pricesIncludeTax: tax.included, taxExemptGroupId: cart.taxExemptGroupId },
    paymentInfo: {
      giftCards: cart.giftCard ? [giftCardView(cart.giftCard)] : [],
      currencyCode,
      billingAddress: cart.billingAddress,
      billingContact: cart.billingContact,
    },
    orderPlaced: cart.orderId !== undefined,
    orderId: cart.orderId,
    purchaseFlowId: cart.purchaseFlowId,
    settings: { ...cart.settings },
    customCheckoutUrl: cart.customCheckoutUrl,
    extendedFields: cart.extendedFields,
    currentCart: cart.current,
    demo: cart.demo ?? false,
  };
}
