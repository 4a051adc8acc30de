// The initial content of a draft, from an existing order or from a request.

import type { Context } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import { sum } from "../../kernel/money.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { listOf } from "../../resource/verbs/verb.js";
import type { StoredOrder } from "../orders/model/model.js";
import { shown } from "../orders/model/price.js";
import {
  type AppliedDiscount,
  amountOf,
  type DraftDiscount,
  type DraftFacts,
  type DraftFee,
  type DraftOrder,
  pricesIn,
  type Terms,
} from "./model.js";

const KINDS = ["coupon", "merchantDiscount", "discountRule"];

/** Returns the terms of an order's discount, with its amount per line. */
function termsOf(discount: AppliedDiscount): Terms {
  const kind = KINDS.find((name) => discount[name]) ?? "";
  return {
    type: discount.discountType,
    amount: amountOf(objectOf(discount[kind]).amount).toFixed(),
    shares: discount.lineItemDiscounts.map(({ id, totalDiscount }) => ({
      id,
      amount: amountOf(totalDiscount).toFixed(),
    })),
  };
}

/**
 * Returns the discounts of an order with ids. If they add up to less than the order's total discount, one more
 * covers the rest.
 */
export function discountsOf(
  context: Context,
  { id: orderId, document }: StoredOrder,
): AppliedDiscount[] {
  const known = listOf(document.appliedDiscounts).map((sent, index): AppliedDiscount => {
    const one = objectOf(sent);
    const lineItemDiscounts = listOf(one.lineItemDiscounts) as AppliedDiscount["lineItemDiscounts"];
    const discountType = (one.discountType ?? "GLOBAL") as AppliedDiscount["discountType"];
    const id = String(one.id ?? guidOf(`discount:${orderId}:${index}`));
    return { ...one, id, discountType, lineItemIds: listOf(one.lineItemIds), lineItemDiscounts };
  });
  const told = known
    .filter(({ discountType }) => discountType !== "SHIPPING")
    .map((one) => amountOf({ amount: termsOf(one).amount }));
  const rest = amountOf(objectOf(document.priceSummary).discount).minus(sum(told));
  if (rest.lte(0)) return known;
  const amount = pricesIn(context, document.currency)(rest);
  return [
    ...known,
    {
      id: guidOf(`discount:${orderId}`),
      merchantDiscount: { amount, description: "Discount" },
      discountType: "GLOBAL",
      lineItemIds: [],
      lineItemDiscounts: [],
    },
  ];
}

function feeOf(sent: unknown): DraftFee {
  const fee = objectOf(sent);
  const { taxAmount, taxGroupId } = objectOf(fee.taxInfo);
  const taxed = amountOf(taxAmount).plus(amountOf(objectOf(fee.taxDetails).totalTax));
  // A rate of zero is also a tax.
  const group = typeof taxGroupId === "string" && taxGroupId ? { taxGroupId } : undefined;
  const lineItemIds = listOf(fee.lineItemIds).map(String);
  const additionalFee = { ...fee, id: String(fee.id), name: String(fee.name ?? ""), lineItemIds };
  return {
    additionalFee,
    taxDetails: { taxable: taxed.gt(0) || group !== undefined, ...group },
    source: "ORIGINAL_ORDER",
    applied: true,
  };
}

const held = (field: string, value: unknown) =>
  value === undefined ? undefined : { [field]: value };

/** Initial content of a draft. */
export interface Beginning {
  readonly content: Omit<DraftOrder, "id">;
  readonly facts: DraftFacts;
}

/** Creates a draft of an order without any changes. */
export function ofOrder(context: Context, order: StoredOrder, createdBy: Entity): Beginning {
  const { document } = order;
  const discounts = discountsOf(context, order);
  const { taxExempt } = objectOf(document.taxInfo);
  const content = {
    orderId: order.id,
    lineItems: document.lineItems.map((lineItem) => ({ lineItem })),
    discounts: discounts.map((discount): DraftDiscount => {
      return { discount, source: "ORIGINAL_ORDER", applied: true };
    }),
    additionalFees: listOf(document.additionalFees).map(feeOf),
    shippingInfo: held("shippingInfo", document.shippingInfo),
    buyerDetails: held("buyerInfo", document.buyerInfo),
    billingDetails: held("billingInfo", document.billingInfo),
    recipientInfo: held("recipientInfo", document.recipientInfo),
    businessLocationDetails: held("businessLocation", document.businessLocation),
    currency: document.currency,
    weightUnit: document.weightUnit,
    purchaseFlowId: document.purchaseFlowId,
    platformFeeSummary: document.platformFeeSummary,
    createdBy,
    status: "DRAFT" as const,
  };
  const terms = Object.fromEntries(discounts.map((one) => [one.id, termsOf(one)]));
  // A tax group decides this itself, so only store the flag for orders without a group.
  const isSaid = typeof taxExempt === "boolean" && order.taxExemptGroupId === undefined;
  return { content: defined(content), facts: { terms, ...(isSaid ? { taxExempt } : {}) } };
}

/** Creates a draft from the people, delivery and location of a request. */
export function fromScratch(context: Context, sent: Entity, createdBy: Entity): Beginning {
  const { site } = context;
  const said = objectOf(shown(context, sent, site.currency));
  const content = {
    lineItems: [],
    discounts: [],
    additionalFees: [],
    shippingInfo: held("shippingInfo", said.shippingInfo),
    buyerDetails: held("buyerInfo", said.buyerInfo),
    billingDetails: held("billingInfo", said.billingInfo),
    recipientInfo: held("recipientInfo", said.recipientInfo),
    businessLocationDetails: held("businessLocation", said.businessLocation),
    extendedFields: said.extendedFields,
    currency: site.currency,
    weightUnit: site.weightUnit,
    purchaseFlowId: context.guid("purchase-flow"),
    createdBy,
    status: "DRAFT" as const,
  };
  const { taxExempt } = said;
  const facts = { terms: {}, ...(typeof taxExempt === "boolean" ? { taxExempt } : {}) };
  return { content: defined(content), facts };
}

/** Returns the fields that are not undefined. */
export function defined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as { [K in keyof T]: Exclude<T[K], undefined> };
}
