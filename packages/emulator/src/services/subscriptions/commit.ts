import type { Context } from "../../kernel/context.js";
import { rejection } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { entitiesOf } from "../../resource/resource.js";
import { quantityChange } from "../orders/model/order.js";
import { subscriptionContracts } from "./contracts.js";
import { type Contract, type Discount, type Draft, type ItemDetails, liveLines } from "./model.js";

const translatable = (name: unknown) =>
  typeof name === "object" ? name : { original: String(name ?? "") };

function lineChange({ lineItem, changeType, changed }: ItemDetails): object[] {
  const { id, productName: name, quantity: newQuantity } = lineItem;
  if (changeType === "EMPTY") return [];
  if (changeType === "ADDED") return [{ lineItemAdded: { id, name, quantity: newQuantity } }];
  if (changeType === "REMOVED") return [{ lineItemRemoved: { id, name, quantity: newQuantity } }];
  const originalQuantity = changed?.quantityBeforeChange;
  if (originalQuantity === undefined) return [{ lineItemChanged: { id, name } }];
  const quantity = quantityChange(originalQuantity, newQuantity);
  return [{ lineItemChanged: { id, name, quantity } }];
}

function removedDiscount({ coupon, discountRule, merchantDiscount }: Discount) {
  const discount: Entity = { ...(coupon ?? discountRule ?? merchantDiscount) };
  const { id = "", name, amount } = discount;
  return { discountRemoved: { id, name: translatable(name), totalAmount: amount } };
}

function changesOf(contract: Contract, draft: Draft): object[] {
  const before = contract.priceSummary?.total;
  const after = draft.priceSummary.total;
  const totalPriceChanged = { originalTotal: before, newTotal: after };
  return [
    ...draft.lineItems.flatMap(lineChange),
    ...draft.discounts
      .filter(({ applied }) => !applied)
      .map(({ discount }) => removedDiscount(discount)),
    ...draft.additionalFees
      .filter(({ applied }) => !applied)
      .map(({ additionalFee: { id, name, price } }) => ({
        additionalFeeRemoved: { id, name: translatable(name), totalAmount: price },
      })),
    ...(before?.amount === after?.amount ? [] : [{ totalPriceChanged }]),
  ];
}

export function termsOf(draft: Draft) {
  const { discounts, additionalFees, shippingDetails, recipientDetails } = draft;
  const wasRemoved = (change?: { readonly changeType: string }) => change?.changeType === "REMOVED";
  return {
    lineItems: [...liveLines(draft)],
    appliedDiscounts: discounts.filter(({ applied }) => applied).map(({ discount }) => discount),
    additionalFees: additionalFees.filter((fee) => fee.applied).map((fee) => fee.additionalFee),
    priceSummary: draft.priceSummary,
    shippingInfo: wasRemoved(shippingDetails) ? undefined : shippingDetails?.shippingInfo,
    recipientInfo: wasRemoved(recipientDetails) ? undefined : recipientDetails?.recipientInfo,
  };
}

/** Changes for a single cycle are recorded but do not change the terms. */
export function commit(context: Context, contract: Contract, draft: Draft, reason?: string): void {
  const terms = termsOf(draft);
  if (terms.lineItems.length === 0) {
    const code = "DRAFT_SUBSCRIPTION_CONTRACT_HAS_NO_LINE_ITEMS";
    throw rejection(code, "A subscription must have at least one item");
  }
  const { createdBy, target } = draft;
  const { contractTarget } = target;
  const activity = {
    id: context.guid("subscription-activity"),
    createdDate: context.iso,
    activityType: "CHANGES_APPLIED",
    ...("memberId" in createdBy ? {} : { author: createdBy }),
    changesApplied: {
      ...(contractTarget ? { contractTarget } : {}),
      draftSubscriptionContractId: draft.id,
      changes: changesOf(contract, draft).slice(0, 100),
      ...(reason ? { reason } : {}),
    },
  };
  entitiesOf(subscriptionContracts, context).edit(contract, (copy) => {
    const activities = [...contract.activities, activity].slice(-500);
    Object.assign(copy, contractTarget ? terms : {}, { activities });
    for (const [name, value] of Object.entries(copy))
      if (value === undefined) Reflect.deleteProperty(copy, name);
  });
}
