import type { CalculateTotalsRequest } from "@portico/ecom/totals-calculator";
import type { Context } from "../../kernel/context.js";
import { admin } from "../../kernel/handler.js";
import { amount, smaller, sum } from "../../kernel/money.js";
import { defineService } from "../../kernel/service.js";
import type { Sent } from "../../kernel/wire-request.js";
import { objectOf } from "../../resource/merge.js";
import { type Cart, type CustomLine, type LineFee, unstoredCart } from "../cart/model.js";
import { type PricedCart, priceCart } from "../cart/price.js";
import {
  calculationError,
  calculationErrors,
  multiPrice,
  priceSummary,
  zeroSummary,
} from "../cart/sums.js";
import { estimateV1 } from "../cart/v1/view.js";
import { type Product, STORES_APP_ID } from "../catalog/model.js";
import { catalogSlice } from "../catalog/slice.js";
import { couponByCode, couponSlice } from "../coupons/slice.js";
import { GIFT_CARDS_APP_ID, maskedCode } from "../gift-cards/cards.js";
import type { Reference } from "../plugins/lines.js";
import { toSelectedMemberships } from "../plugins/memberships.js";
import { splitTotals } from "../pricing/split.js";

type CalculateRequest = Sent<CalculateTotalsRequest>;
type Item = NonNullable<CalculateRequest["lineItems"]>[number];
type Payment = Pick<Item, "paymentOption" | "depositAmount">;
type DeferredPart = Pick<PricedCart, "subtotal" | "discount" | "tax">;

const OFFLINE_OPTIONS = new Set([
  "FULL_PAYMENT_OFFLINE",
  "MEMBERSHIP_OFFLINE",
  "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER",
]);

const isOffline = ({ paymentOption }: Payment) => OFFLINE_OPTIONS.has(paymentOption ?? "");

/** If a deposit is due now, the later part includes the item's discount and tax. */
function deferredPartOf(
  { total, discount, taxed: { tax }, quantity }: PricedCart["lines"][number],
  payment: Payment,
): DeferredPart | undefined {
  const { paymentOption, depositAmount } = payment;
  if (isOffline(payment)) return { subtotal: total, discount, tax };
  if (paymentOption !== "DEPOSIT_ONLINE" || !depositAmount) return undefined;
  const subtotal = total.minus(smaller(amount(depositAmount).times(quantity), total));
  if (subtotal.eq(0)) return undefined;
  return { subtotal, discount: smaller(discount, subtotal), tax };
}

export function splitByDueTime(context: Context, priced: PricedCart, payments: readonly Payment[]) {
  const parts = priced.lines.map((line, index) => deferredPartOf(line, payments[index] ?? {}));
  const deferredParts = parts.filter((part) => part !== undefined);
  const sumOf = (name: keyof DeferredPart) => sum(deferredParts.map((part) => part[name]));
  // Delivery and app fees are due later only if all items are. Other fees are due with their items.
  const areAllOffline = parts.length > 0 && payments.every(isOffline);
  const offlineIds = new Set(
    priced.lines.flatMap(({ line }, index) => (isOffline(payments[index] ?? {}) ? [line.id] : [])),
  );
  const fees = priced.fees.filter(
    ({ appId, lineItemIds }) =>
      areAllOffline || (appId === undefined && lineItemIds.every((id) => offlineIds.has(id))),
  );
  const deferredTotals = {
    subtotal: sumOf("subtotal"),
    discount: sumOf("discount"),
    ...(areAllOffline ? { deliveryPrice: priced.deliveryPrice } : {}),
    feesTotal: sum(fees.map(({ price }) => price)),
    tax: areAllOffline ? priced.tax : sumOf("tax").plus(sum(fees.map(({ taxed }) => taxed.tax))),
  };
  return splitTotals(priced, deferredTotals, context.site.tax.included);
}

/** The documentation calls this fee read-only, but the caller sends it. */
interface ItemFee {
  readonly code?: string;
  readonly name?: string;
  readonly price?: string;
  readonly taxDetails?: { readonly taxable?: boolean; readonly taxGroupId?: string };
}

/** The price of items that a membership pays for is 0. */
const MEMBERSHIP_OPTIONS = new Set(["MEMBERSHIP", "MEMBERSHIP_OFFLINE"]);

function itemSettings(item: Item, product: Product | undefined) {
  const variantId = objectOf(item.catalogReference?.options).variantId;
  const variant = product?.variants.find(({ id }) => id === variantId);
  return {
    taxGroupId: product?.taxGroupId || undefined,
    deliveryProfileId: (item.deliveryProfileId ?? product?.deliveryProfileId) || undefined,
    taxAddress: item.taxableAddress?.addressType,
    weight: (item.physicalProperties?.weight ?? variant?.weight) || undefined,
  };
}

const feeOf = ({ code, name = "", price = "0", taxDetails }: ItemFee): LineFee => ({
  code: code || undefined,
  name,
  price,
  taxable: taxDetails?.taxable === true,
  taxGroupId: taxDetails?.taxGroupId || undefined,
});

function customLine(context: Context, item: Item): CustomLine {
  const reference = item.catalogReference as Reference | undefined;
  const product =
    reference?.appId === STORES_APP_ID
      ? context.store(catalogSlice).products.get(reference.catalogItemId ?? "")
      : undefined;
  const isShippable = item.physicalProperties?.shippable ?? product?.productType !== "DIGITAL";
  const modifiers = (item.modifierGroups ?? []).flatMap((group) => group.modifiers ?? []);
  const modifiersPrice = sum(
    modifiers.map(({ price, quantity }) => amount(price ?? "0").times(quantity ?? 1)),
  );
  const isPaidByMembership = MEMBERSHIP_OPTIONS.has(item.paymentOption ?? "");
  const price = isPaidByMembership ? amount(0) : amount(item.price ?? "0").plus(modifiersPrice);
  return {
    kind: "custom",
    id: item.id ?? "",
    name: item.productName ?? product?.name ?? "",
    price: price.toFixed(),
    fullPrice: item.fullPrice ? amount(item.fullPrice).plus(modifiersPrice).toFixed() : undefined,
    itemType: item.itemType?.preset ?? (isShippable ? "PHYSICAL" : "DIGITAL"),
    requested: item.quantity ?? 1,
    productId: product?.id,
    standsFor: reference,
    fees: (item as { readonly additionalFees?: readonly ItemFee[] }).additionalFees?.map(feeOf),
    ...itemSettings(item, product),
  };
}

function couponOf(context: Context, { couponId: id = "", couponCode }: CalculateRequest) {
  const coupon = couponCode
    ? couponByCode(context, couponCode)
    : context.store(couponSlice).coupons.get(id);
  return coupon && { id: coupon.id, code: coupon.code };
}

function cartOf(context: Context, request: CalculateRequest): Cart {
  const { site } = context;
  const { giftCardCode, giftCardRedeemAmount, memberId } = request;
  const card = site.giftCards.find(({ code }) => code === giftCardCode);
  const memberships = request.selectedMemberships?.memberships;
  const redeem = giftCardRedeemAmount ? { redeem: giftCardRedeemAmount } : {};
  return unstoredCart(context, "", {
    owner: memberId ? { kind: "member", id: memberId } : { kind: "user", id: site.id },
    lines: (request.lineItems ?? []).map((item) => customLine(context, item)),
    contact: request.buyerPhone ? { phone: request.buyerPhone } : {},
    purchaseFlowId: request.purchaseFlowId ?? "",
    coupon: couponOf(context, request),
    giftCard: card && { id: card.id ?? card.code, code: card.code, ...redeem },
    deliveryAddress: request.shippingAddress,
    billingAddress: request.billingAddress,
    email: request.buyerEmail || undefined,
    deliveryCode: request.selectedShippingOption?.code,
    contactId: request.contactId || undefined,
    taxExemptGroupId: request.taxExemptGroupId || undefined,
    businessLocationId: request.businessLocationId || undefined,
    extendedFields: request.extendedFields as Cart["extendedFields"],
    memberships: memberships && toSelectedMemberships(memberships),
  });
}

function errorsOf(request: CalculateRequest, cart: Cart, priced: PricedCart) {
  const { couponProblem } = priced;
  const requestedCoupon = request.couponCode || request.couponId;
  const unknownCoupon =
    requestedCoupon && !cart.coupon
      ? calculationError("ERROR_COUPON_DOES_NOT_EXIST", "The coupon does not exist")
      : undefined;
  return {
    ...calculationErrors(priced),
    couponCalculationError: couponProblem
      ? calculationError(couponProblem.v1Code, couponProblem.description)
      : unknownCoupon,
    giftCardCalculationError:
      request.giftCardCode && !cart.giftCard
        ? calculationError("GIFT_CARD_NOT_FOUND", "The gift card does not exist")
        : undefined,
  };
}

function calculateTotals(request: CalculateRequest, context: Context) {
  const { site } = context;
  const cart = cartOf(context, request);
  const priced = priceCart(context, cart, { now: context.now });
  const items = request.lineItems ?? [];
  const { now, later } = splitByDueTime(context, priced, items);
  const { cart: _cart, violations: _violations, ...totals } = estimateV1(context, cart, priced);
  const paidByCard = smaller(priced.giftCard, now.total);
  return {
    ...totals,
    calculatedLineItems: totals.calculatedLineItems.map((line, index) => {
      const { paymentOption, taxableAddress, depositAmount } = items[index] ?? {};
      const deposit = depositAmount ? multiPrice(context, amount(depositAmount)) : undefined;
      return {
        ...line,
        paymentOption: paymentOption ?? line.paymentOption,
        taxableAddress: taxableAddress ?? line.taxableAddress,
        pricesBreakdown: { ...line.pricesBreakdown, depositAmount: deposit },
      };
    }),
    giftCard: cart.giftCard && {
      obfuscatedCode: maskedCode(cart.giftCard.code),
      amount: multiPrice(context, priced.giftCard),
      appId: GIFT_CARDS_APP_ID,
    },
    calculationErrors: errorsOf(request, cart, priced),
    conversionCurrency: site.currency,
    taxIncludedInPrice: site.tax.included,
    payNow: priceSummary(context, now),
    payLater: priceSummary(context, later),
    payNowTotalAfterGiftCard: multiPrice(context, now.total.minus(paidByCard)),
    totalAfterGiftCard: multiPrice(context, priced.toPay),
    // Items in a request have no free trial.
    payAfterFreeTrial: zeroSummary(context),
  };
}

export const totals = defineService({
  name: "totals",
  slice: () => ({}),
  handlers: { "ecom.totalsCalculator.calculateTotals": admin(calculateTotals) },
});
