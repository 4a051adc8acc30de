// Totals of items without a cart. Stores no data.

import type { Context } from "../../kernel/context.js";
import { amount, smaller, sum } from "../../kernel/money.js";
import type { Address } from "../address.js";
import type { Cart, CustomLine, LineFee, TaxAddress } from "../cart/model.js";
import { type PricedCart, priceCart } from "../cart/price.js";
import { calculationErrors, multiPrice, nothingDue, priceSummary } from "../cart/sums.js";
import { estimateV1 } from "../cart/v1/view.js";
import { type Product, STORES_APP_ID } from "../catalog/model.js";
import { catalogSlice } from "../catalog/slice.js";
import { couponByCode, couponSlice } from "../coupons/slice.js";
import { GIFT_CARDS_APP_ID, obfuscated } from "../gift-cards/cards.js";
import type { Reference } from "../plugins/lines.js";
import { chosenMemberships } from "../plugins/memberships.js";
import { type PaymentOf, payTimes } from "./pay-times.js";

interface Modifier {
  readonly quantity?: number | null;
  readonly price?: string | null;
}

/** An entry of `lineItems[]` in a request. */
interface Item extends PaymentOf {
  readonly id: string;
  readonly quantity?: number | null;
  readonly price?: string;
  readonly fullPrice?: string | null;
  readonly productName?: string | null;
  readonly catalogReference?: Reference | null;
  readonly physicalProperties?: {
    readonly shippable?: boolean | null;
    readonly weight?: number | null;
  } | null;
  readonly deliveryProfileId?: string | null;
  readonly itemType?: { readonly preset?: string } | null;
  readonly taxableAddress?: { readonly addressType?: TaxAddress } | null;
  readonly modifierGroups?: readonly { readonly modifiers?: readonly Modifier[] }[] | null;
  /** Fees of the item. The documentation calls them read-only, but only the caller knows them. */
  readonly additionalFees?: readonly ItemFee[] | null;
}

interface ItemFee {
  readonly code?: string | null;
  readonly name?: string;
  readonly price?: string;
  readonly taxDetails?: { readonly taxable?: boolean; readonly taxGroupId?: string | null } | null;
}

/** The request. */
export interface Asked {
  readonly couponId?: string | null;
  readonly couponCode?: string | null;
  readonly giftCardCode?: string | null;
  readonly giftCardRedeemAmount?: string | null;
  readonly lineItems?: readonly Item[];
  readonly shippingAddress?: Address | null;
  readonly billingAddress?: Address | null;
  readonly selectedShippingOption?: { readonly code?: string } | null;
  readonly buyerEmail?: string | null;
  readonly memberId?: string | null;
  readonly contactId?: string | null;
  readonly taxExemptGroupId?: string | null;
  readonly buyerPhone?: string | null;
  readonly purchaseFlowId?: string | null;
  readonly businessLocationId?: string | null;
  readonly extendedFields?: Record<string, unknown> | null;
  readonly selectedMemberships?: {
    readonly memberships?: Parameters<typeof chosenMemberships>[0];
  } | null;
}

/** Payment options without money. The price of such an item is 0. */
const BY_MEMBERSHIP = new Set(["MEMBERSHIP", "MEMBERSHIP_OFFLINE"]);

/** Returns the tax and delivery settings of an item. Missing settings come from its product. */
function decidedBy(item: Item, product: Product | undefined): Partial<CustomLine> {
  const { physicalProperties, taxableAddress } = item;
  const profileId = item.deliveryProfileId ?? product?.deliveryProfileId;
  const variantId = item.catalogReference?.options?.variantId;
  const variant = product?.variants.find(({ id }) => id === variantId);
  const weight = physicalProperties?.weight ?? variant?.weight;
  return {
    ...(product?.taxGroupId ? { taxGroupId: product.taxGroupId } : {}),
    ...(profileId ? { deliveryProfileId: profileId } : {}),
    ...(taxableAddress?.addressType ? { taxAddress: taxableAddress.addressType } : {}),
    ...(weight ? { weight } : {}),
  };
}

const feeOf = ({ code, name, price, taxDetails }: ItemFee): LineFee => ({
  ...(code ? { code } : {}),
  name: name ?? "",
  price: price ?? "0",
  taxable: taxDetails?.taxable === true,
  ...(taxDetails?.taxGroupId ? { taxGroupId: taxDetails.taxGroupId } : {}),
});

function lineOf(context: Context, item: Item): CustomLine {
  const { catalogItemId, appId } = item.catalogReference ?? {};
  const product =
    appId === STORES_APP_ID
      ? context.store(catalogSlice).products.get(catalogItemId ?? "")
      : undefined;
  const shippable = item.physicalProperties?.shippable ?? product?.productType !== "DIGITAL";
  const added = (item.modifierGroups ?? [])
    .flatMap(({ modifiers = [] }) => modifiers)
    .map(({ price, quantity }) => amount(price ?? "0").times(quantity ?? 1));
  const isPaidFor = BY_MEMBERSHIP.has(item.paymentOption ?? "");
  const price = isPaidFor ? amount(0) : amount(item.price ?? "0").plus(sum(added));
  return {
    kind: "custom",
    id: item.id,
    name: item.productName ?? product?.name ?? "",
    price: price.toFixed(),
    ...(item.fullPrice ? { fullPrice: amount(item.fullPrice).plus(sum(added)).toFixed() } : {}),
    itemType: item.itemType?.preset ?? (shippable ? "PHYSICAL" : "DIGITAL"),
    requested: item.quantity ?? 1,
    ...(product ? { productId: product.id } : {}),
    ...(item.catalogReference ? { standsFor: item.catalogReference } : {}),
    ...(item.additionalFees ? { fees: item.additionalFees.map(feeOf) } : {}),
    ...decidedBy(item, product),
  };
}

function couponOf(context: Context, { couponId: id, couponCode }: Asked) {
  const found = couponCode
    ? couponByCode(context, couponCode)
    : context.store(couponSlice).coupons.get(id ?? "");
  return found && { id: found.id, code: found.code };
}

/** Converts the request to a cart. */
function cartOf(context: Context, request: Asked): Cart {
  const { iso, site } = context;
  const { giftCardCode, giftCardRedeemAmount, memberId } = request;
  const coupon = couponOf(context, request);
  const card = site.giftCards.find(({ code }) => code === giftCardCode);
  const deliveryCode = request.selectedShippingOption?.code;
  return {
    id: "",
    checkoutId: "",
    owner: memberId ? { kind: "member", id: memberId } : { kind: "user", id: site.id },
    createdDate: iso,
    updatedDate: iso,
    revision: 1,
    lines: (request.lineItems ?? []).map((item) => lineOf(context, item)),
    contact: request.buyerPhone ? { phone: request.buyerPhone } : {},
    channelType: "WEB",
    purchaseFlowId: request.purchaseFlowId ?? "",
    current: false,
    checkoutCreated: false,
    completed: false,
    ...(coupon && { coupon }),
    ...(card && {
      giftCard: {
        id: card.id ?? card.code,
        code: card.code,
        ...(giftCardRedeemAmount ? { redeem: giftCardRedeemAmount } : {}),
      },
    }),
    ...(request.shippingAddress ? { deliveryAddress: request.shippingAddress } : {}),
    ...(request.billingAddress ? { billingAddress: request.billingAddress } : {}),
    ...(request.buyerEmail ? { email: request.buyerEmail } : {}),
    ...(deliveryCode === undefined ? {} : { deliveryCode }),
    ...(request.contactId ? { contactId: request.contactId } : {}),
    ...(request.taxExemptGroupId ? { taxExemptGroupId: request.taxExemptGroupId } : {}),
    ...(request.businessLocationId ? { businessLocationId: request.businessLocationId } : {}),
    ...(request.extendedFields ? { extendedFields: request.extendedFields } : {}),
    ...(request.selectedMemberships?.memberships
      ? { memberships: chosenMemberships(request.selectedMemberships.memberships) }
      : {}),
  };
}

const problem = (code: string, description: string) => ({
  applicationError: { code, description },
});

/**
 * Returns the parts of the request that could not be calculated. The totals are correct without
 * them.
 */
function errorsOf(request: Asked, cart: Cart, priced: PricedCart) {
  const wantsCoupon = request.couponCode || request.couponId;
  const { couponProblem } = priced;
  return {
    ...calculationErrors(priced),
    ...(wantsCoupon && !cart.coupon
      ? {
          couponCalculationError: problem(
            "ERROR_COUPON_DOES_NOT_EXIST",
            "The coupon does not exist",
          ),
        }
      : {}),
    ...(couponProblem
      ? { couponCalculationError: problem(couponProblem.v1Code, couponProblem.description) }
      : {}),
    ...(request.giftCardCode && !cart.giftCard
      ? {
          giftCardCalculationError: problem("GIFT_CARD_NOT_FOUND", "The gift card does not exist"),
        }
      : {}),
  };
}

/** Returns the totals of a request. */
export function calculateTotals(context: Context, request: Asked) {
  const { site } = context;
  const cart = cartOf(context, request);
  const priced = priceCart(context, cart, { now: context.now });
  const items = request.lineItems ?? [];
  const { now, later } = payTimes(context, priced, items);
  const { cart: _cart, violations: _violations, ...totals } = estimateV1(context, cart, priced);
  const paidByCard = smaller(priced.giftCard, now.total);
  return {
    ...totals,
    calculatedLineItems: totals.calculatedLineItems.map((line, index) => {
      const { paymentOption, taxableAddress, depositAmount } = items[index] ?? {};
      return {
        ...line,
        paymentOption: paymentOption ?? line.paymentOption,
        taxableAddress: taxableAddress ?? line.taxableAddress,
        pricesBreakdown: {
          ...line.pricesBreakdown,
          ...(depositAmount ? { depositAmount: multiPrice(context, amount(depositAmount)) } : {}),
        },
      };
    }),
    ...(cart.giftCard
      ? {
          giftCard: {
            obfuscatedCode: obfuscated(cart.giftCard.code),
            amount: multiPrice(context, priced.giftCard),
            appId: GIFT_CARDS_APP_ID,
          },
        }
      : {}),
    calculationErrors: errorsOf(request, cart, priced),
    conversionCurrency: site.currency,
    taxIncludedInPrice: site.tax.included,
    payNow: priceSummary(context, now),
    payLater: priceSummary(context, later),
    payNowTotalAfterGiftCard: multiPrice(context, now.total.minus(paidByCard)),
    totalAfterGiftCard: multiPrice(context, priced.toPay),
    // Items of a request have no free trial.
    payAfterFreeTrial: nothingDue(context),
  };
}
