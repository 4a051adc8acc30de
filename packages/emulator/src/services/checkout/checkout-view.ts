// Checkouts in the V1 format: the cart with addresses, delivery, tax and totals.

import type { Context } from "../../kernel/context.js";
import { pluginViolations } from "../cart/app-violations.js";
import { askedLines } from "../cart/facts.js";
import { splitByTrial } from "../cart/free-trials.js";
import { ownerFields } from "../cart/line-parts.js";
import type { Cart } from "../cart/model.js";
import type { PricedCart } from "../cart/price.js";
import {
  aroundTax,
  calculationErrors,
  multiPrice,
  nothingDue,
  priceSummary,
  taxSummary,
} from "../cart/sums.js";
import { feesView, shippingInfo } from "../cart/v1/delivery.js";
import { appliedDiscounts, lineCore, lineImage } from "../cart/v1/view.js";
import { violationsOf } from "../cart/v2/summary.js";
import { GIFT_CARDS_APP_ID, obfuscated } from "../gift-cards/cards.js";
import { membershipsOf } from "../plugins/memberships.js";

/** Returns the checkout of a cart. */
export function checkoutView(context: Context, cart: Cart, priced: PricedCart) {
  const { site } = context;
  const destination = {
    ...(cart.deliveryAddress ? { address: cart.deliveryAddress } : {}),
    contactDetails: cart.deliveryContact ?? cart.contact,
  };
  const memberships = membershipsOf(context, cart, () => askedLines(context, cart));
  const { now, afterTrial } = splitByTrial(context, priced);
  return {
    id: cart.checkoutId,
    lineItems: priced.lines.map((line) => {
      const media = lineImage(context, line);
      return {
        ...lineCore(context, line),
        ...aroundTax(context, line.taxed),
        discount: multiPrice(context, line.discount),
        ...(media ? { media } : {}),
      };
    }),
    billingInfo: {
      ...(cart.billingAddress ? { address: cart.billingAddress } : {}),
      contactDetails: cart.billingContact ?? cart.contact,
    },
    shippingInfo: {
      shippingDestination: destination,
      ...shippingInfo(context, cart, priced),
    },
    buyerNote: cart.note ?? null,
    buyerInfo: {
      // A checkout created by the merchant has no buyer.
      ...(cart.owner.kind === "user" ? {} : ownerFields(cart.owner)),
      ...(cart.email === undefined ? {} : { email: cart.email }),
    },
    conversionCurrency: site.currency,
    priceSummary: priceSummary(context, priced),
    calculationErrors: calculationErrors(priced),
    ...(cart.giftCard
      ? {
          giftCard: {
            id: cart.giftCard.id,
            obfuscatedCode: obfuscated(cart.giftCard.code),
            amount: multiPrice(context, priced.giftCard),
            appId: cart.giftCard.provider ?? GIFT_CARDS_APP_ID,
          },
        }
      : {}),
    appliedDiscounts: appliedDiscounts(context, priced, true),
    customFields: [],
    weightUnit: site.weightUnit,
    taxSummary: taxSummary(context, priced),
    currency: site.currency,
    channelType: cart.channelType,
    siteLanguage: site.language,
    buyerLanguage: site.language,
    completed: cart.completed,
    taxIncludedInPrice: site.tax.included,
    createdBy: ownerFields(cart.owner),
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    payNow: priceSummary(context, now),
    payAfterFreeTrial: priceSummary(context, afterTrial),
    payLater: nothingDue(context),
    paymentCurrency: site.currency,
    membershipOptions: {
      eligibleMemberships: memberships.eligible,
      invalidMemberships: memberships.invalid,
      selectedMemberships: { memberships: memberships.selected },
    },
    additionalFees: feesView(context, priced),
    cartId: cart.id,
    purchaseFlowId: cart.purchaseFlowId,
    violations: [
      ...violationsOf(context, cart, priced, false).map(({ severity, description }) => ({
        severity,
        target: { other: { name: "OTHER_DEFAULT" } },
        description,
      })),
      ...pluginViolations(context, cart, priced, "CHECKOUT"),
    ],
    ...(cart.extendedFields ? { extendedFields: cart.extendedFields } : {}),
  };
}
