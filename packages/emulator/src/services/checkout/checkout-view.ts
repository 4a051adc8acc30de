import type { Context } from "../../kernel/context.js";
import { ownerFields } from "../cart/line-parts.js";
import type { Cart } from "../cart/model.js";
import { type PricedCart, splitByTrial } from "../cart/price.js";
import { multiPrice, priceSummary, taxedPrices } from "../cart/sums.js";
import { lineCore, lineImage, shippingInfo, totalsV1 } from "../cart/v1/view.js";
import { OTHER_TARGET, pluginViolations, violationsOf } from "../cart/violations.js";
import { GIFT_CARDS_APP_ID, maskedCode } from "../gift-cards/cards.js";

export function checkoutView(context: Context, cart: Cart, priced: PricedCart) {
  const { site } = context;
  const { owner, contact, giftCard } = cart;
  const { memberships, ...totals } = totalsV1(context, cart, priced);
  const violations = violationsOf(context, cart, priced, false);
  return {
    ...totals,
    id: cart.checkoutId,
    lineItems: priced.lines.map((line) => ({
      ...lineCore(context, line),
      ...taxedPrices(context, line.taxed),
      discount: multiPrice(context, line.discount),
      media: lineImage(context, line),
    })),
    billingInfo: { address: cart.billingAddress, contactDetails: cart.billingContact ?? contact },
    shippingInfo: {
      shippingDestination: {
        address: cart.deliveryAddress,
        contactDetails: cart.deliveryContact ?? contact,
      },
      ...shippingInfo(context, cart, priced),
    },
    buyerNote: cart.note ?? null,
    // A checkout created by the merchant has no buyer.
    buyerInfo: { ...(owner.kind === "user" ? {} : ownerFields(owner)), email: cart.email },
    conversionCurrency: site.currency,
    giftCard: giftCard && {
      id: giftCard.id,
      obfuscatedCode: maskedCode(giftCard.code),
      amount: multiPrice(context, priced.giftCard),
      appId: giftCard.provider ?? GIFT_CARDS_APP_ID,
    },
    customFields: [],
    channelType: cart.channelType,
    siteLanguage: site.language,
    buyerLanguage: site.language,
    completed: cart.completed,
    taxIncludedInPrice: site.tax.included,
    createdBy: ownerFields(owner),
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    payAfterFreeTrial: priceSummary(context, splitByTrial(context, priced).afterTrial),
    paymentCurrency: site.currency,
    membershipOptions: {
      eligibleMemberships: memberships.eligible,
      invalidMemberships: memberships.invalid,
      selectedMemberships: { memberships: memberships.selected },
    },
    cartId: cart.id,
    purchaseFlowId: cart.purchaseFlowId,
    violations: [
      ...violations.map(({ severity, description }) => {
        return { severity, target: OTHER_TARGET, description };
      }),
      ...pluginViolations(context, cart, priced, "CHECKOUT"),
    ],
    extendedFields: cart.extendedFields,
  };
}
