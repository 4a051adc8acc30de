import type { Context } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import { sum } from "../../kernel/money.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { listOf } from "../../resource/verbs/verb.js";
import { createdBy } from "../orders/create-order.js";
import type { StoredOrder } from "../orders/model/order.js";
import { amountOf, formatPrices, priceIn } from "../orders/model/price.js";
import {
  type AppliedDiscount,
  DETAILS_FIELDS,
  DRAFT_FIELD_NAMES,
  type DraftFacts,
  type DraftFee,
  type DraftOrder,
  onlyDefined,
  type Terms,
} from "./model.js";

const DISCOUNT_KINDS = ["coupon", "merchantDiscount", "discountRule"];

export const discountKind = (discount: AppliedDiscount): string | undefined =>
  DISCOUNT_KINDS.find((name) => discount[name]);

const termsOf = (discount: AppliedDiscount): Terms => ({
  type: discount.discountType,
  amount: amountOf(objectOf(discount[discountKind(discount) ?? ""]).amount).toFixed(),
  shares: discount.lineItemDiscounts.map(({ id, totalDiscount }) => ({
    id,
    amount: amountOf(totalDiscount).toFixed(),
  })),
});

/** Returns the order's discounts, plus one for any remaining part of its total discount. */
export function discountsOf(context: Context, { id: orderId, document }: StoredOrder) {
  const applied = listOf(document.appliedDiscounts).map((entry, index): AppliedDiscount => {
    const discount = objectOf(entry);
    return {
      ...discount,
      id: String(discount.id ?? guidOf(`discount:${orderId}:${index}`)),
      discountType: (discount.discountType ?? "GLOBAL") as AppliedDiscount["discountType"],
      lineItemIds: listOf(discount.lineItemIds),
      lineItemDiscounts: listOf(discount.lineItemDiscounts) as AppliedDiscount["lineItemDiscounts"],
    };
  });
  const lineDiscounts = applied.filter(({ discountType }) => discountType !== "SHIPPING");
  const remaining = amountOf(objectOf(document.priceSummary).discount).minus(
    sum(lineDiscounts.map((discount) => amountOf(termsOf(discount)))),
  );
  if (remaining.lte(0)) return applied;
  const amount = priceIn(context, remaining, document.currency);
  const remainingDiscount: AppliedDiscount = {
    id: guidOf(`discount:${orderId}`),
    merchantDiscount: { amount, description: "Discount" },
    discountType: "GLOBAL",
    lineItemIds: [],
    lineItemDiscounts: [],
  };
  return [...applied, remainingDiscount];
}

function feeOf(input: unknown): DraftFee {
  const fee = objectOf(input);
  const { taxAmount, taxGroupId } = objectOf(fee.taxInfo);
  const tax = amountOf(taxAmount).plus(amountOf(objectOf(fee.taxDetails).totalTax));
  // A fee with a tax group is taxable even if the tax rate is zero.
  const group = typeof taxGroupId === "string" && taxGroupId ? { taxGroupId } : undefined;
  const lineItemIds = listOf(fee.lineItemIds).map(String);
  return {
    additionalFee: { ...fee, id: String(fee.id), name: String(fee.name ?? ""), lineItemIds },
    taxDetails: { taxable: tax.gt(0) || group !== undefined, ...group },
    source: "ORIGINAL_ORDER",
    applied: true,
  };
}

export const detailsIn = (source: Entity) =>
  Object.fromEntries(
    DETAILS_FIELDS.map((field) => {
      const value = source[field];
      return [DRAFT_FIELD_NAMES[field], value === undefined ? undefined : { [field]: value }];
    }),
  );

export interface InitialDraft {
  readonly content: Omit<DraftOrder, "id">;
  readonly facts: DraftFacts;
}

const exemptFlag = (taxExempt: unknown) => (typeof taxExempt === "boolean" ? { taxExempt } : {});

export function draftFromOrder(context: Context, order: StoredOrder): InitialDraft {
  const { document } = order;
  const discounts = discountsOf(context, order);
  const { taxExempt } = objectOf(document.taxInfo);
  const content = {
    ...detailsIn(document),
    orderId: order.id,
    lineItems: document.lineItems.map((lineItem) => ({ lineItem })),
    discounts: discounts.map((discount) => ({
      discount,
      source: "ORIGINAL_ORDER" as const,
      applied: true,
    })),
    additionalFees: listOf(document.additionalFees).map(feeOf),
    currency: document.currency,
    weightUnit: document.weightUnit,
    purchaseFlowId: document.purchaseFlowId,
    platformFeeSummary: document.platformFeeSummary,
    createdBy: createdBy(context),
    status: "DRAFT" as const,
  };
  const terms = Object.fromEntries(discounts.map((discount) => [discount.id, termsOf(discount)]));
  // A tax-exempt group decides the exemption, so store the flag only for orders without a group.
  const exempt = order.taxExemptGroupId === undefined ? exemptFlag(taxExempt) : {};
  return { content: onlyDefined(content), facts: { terms, ...exempt } };
}

export function draftFromRequest(context: Context, request: object): InitialDraft {
  const { site } = context;
  const input = objectOf(formatPrices(context, request, site.currency));
  const content = {
    ...detailsIn(input),
    lineItems: [],
    discounts: [],
    additionalFees: [],
    extendedFields: input.extendedFields,
    currency: site.currency,
    weightUnit: site.weightUnit,
    purchaseFlowId: context.guid("purchase-flow"),
    createdBy: createdBy(context),
    status: "DRAFT" as const,
  };
  return { content: onlyDefined(content), facts: { terms: {}, ...exemptFlag(input.taxExempt) } };
}
