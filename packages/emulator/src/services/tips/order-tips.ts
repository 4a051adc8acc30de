import type {
  AddTipDistributionsToOrderRequest,
  SetTipOnOrderRequest,
  StaffInput,
  TipDistributionInput,
} from "@portico/ecom/tips";
import type { Context } from "../../kernel/context.js";
import { admin, type Handlers } from "../../kernel/handler.js";
import { type Amount, amount, sum, text } from "../../kernel/money.js";
import { badRequest, notFound, rejection } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { requireOwnDraft } from "../draft-orders/edit.js";
import { draftOrders } from "../draft-orders/service.js";
import { ledgerOf } from "../orders/ledger/model.js";
import { updateBalance } from "../orders/ledger/payments.js";
import { findOrder, type StoredOrder, touchOrder } from "../orders/model/order.js";
import { amountOf, type Price, pricesIn } from "../orders/model/price.js";
import { type Tip, type TipDistribution, tipSlice } from "./slice.js";

interface OrderFee {
  readonly id: string;
  readonly code?: string;
  readonly price: Price;
  readonly [field: string]: unknown;
}

const invalidTip = (description: string) => badRequest("INVALID_TIP", description);
const isRefunded = ({ document }: StoredOrder) => document.paymentStatus.endsWith("_REFUNDED");
const sumOfShares = (distributions: readonly TipDistribution[]) =>
  sum(distributions.map((distribution) => amount(distribution.amount)));
const sumOfFees = (fees: readonly OrderFee[]) => sum(fees.map(({ price }) => amountOf(price)));

function replaceTipFee(
  context: Context,
  order: StoredOrder,
  before: Tip | undefined,
  tip: Tip | undefined,
) {
  const { document } = order;
  const price = pricesIn(context, document.currency);
  const fees = (document.additionalFees ?? []) as readonly OrderFee[];
  const otherFees = fees.filter(({ code }) => before === undefined || code !== before.id);
  const fee: OrderFee | undefined = tip && {
    id: fees.find(({ code }) => code === tip.id)?.id ?? context.guid("additionalFee"),
    code: tip.id,
    name: "Tip",
    price: price(tip.amount),
    priceBeforeTax: price(tip.amount),
    priceAfterTax: price(tip.amount),
    lineItemIds: [],
    source: "PLATFORM",
  };
  const newFees = fee ? [...otherFees, fee] : otherFees;
  const summary = document.priceSummary as { readonly [name: string]: Price };
  document.additionalFees = newFees;
  document.priceSummary = {
    ...summary,
    totalAdditionalFees: price(sumOfFees(newFees)),
    total: price(amountOf(summary.total).minus(sumOfFees(fees)).plus(sumOfFees(newFees))),
  };
  updateBalance(ledgerOf(context, order));
  touchOrder(context, order);
  return {
    orderInfo: { orderId: order.id, additionalFeeId: fee?.id, additionalFeePrice: fee?.price },
  };
}

function staffView({ store }: Context, input: Sent<StaffInput> & { readonly id?: string }) {
  const staff = store(tipSlice).staff.find(
    ({ id, staffMemberId }) =>
      id === input.id || (staffMemberId !== undefined && staffMemberId === input.staffMemberId),
  );
  return { ...input, ...staff };
}

type SentShare = Sent<TipDistributionInput> & { readonly id?: string };

function createDistribution(
  context: Context,
  ids: { readonly tipId: string; readonly orderId: string },
  { amount: value = "0", staff, lineItemInfo = [], transaction, source }: SentShare,
  before: TipDistribution | undefined,
): TipDistribution {
  const id = before?.id ?? context.guid("tipDistribution");
  if (!before) context.changes.put(context.store(tipSlice).created, id, context.changes.sequence);
  return {
    ...ids,
    id,
    createdDate: before?.createdDate ?? context.iso,
    amount: value,
    ...(staff && { staff: staffView(context, staff) }),
    lineItemInfo,
    ...(transaction && { transaction }),
    source: source ?? before?.source ?? "DASHBOARD",
  };
}

function storeTip(
  context: Context,
  order: StoredOrder,
  { id, amount, distributions }: Pick<Tip, "id" | "distributions"> & { readonly amount: Amount },
) {
  const { tips } = context.store(tipSlice);
  const { currency, priceSummary } = order.document;
  const tip: Tip = {
    id,
    lineItemSubtotal: (priceSummary as { subtotal?: Price }).subtotal?.amount ?? "0",
    amount: text(amount, currency),
    distributions,
    undistributedAmount: text(amount.minus(sumOfShares(distributions)), currency),
  };
  const { orderInfo } = replaceTipFee(context, order, tips.get(order.id), tip);
  context.changes.put(tips, order.id, tip);
  return { tip, orderInfo };
}

function setTipOnOrder({ orderId, tip: input }: Sent<SetTipOnOrderRequest>, context: Context) {
  const order = findOrder(context, orderId);
  const before = context.store(tipSlice).tips.get(order.id);
  const id = before?.id ?? context.guid("tip");
  const total = amount(input.amount ?? "0");
  if (isRefunded(order)) throw invalidTip("The order has been refunded");
  if (total.lte(0)) throw invalidTip("A tip must be greater than 0");
  const previousShares = before?.distributions ?? [];
  const distributions = (input.distributions ?? []).map((share: SentShare) =>
    createDistribution(
      context,
      { tipId: id, orderId: order.id },
      share,
      previousShares.find((other) => other.id === share.id),
    ),
  );
  const leftover = total.minus(sumOfShares(distributions));
  const { undistributedAmount } = input as Partial<Tip>;
  if (leftover.lt(0) || (undistributedAmount !== undefined && !leftover.eq(undistributedAmount))) {
    throw invalidTip("The shares and the unassigned amount do not add up to the tip");
  }
  for (const paidShare of previousShares.filter(({ transaction }) => transaction)) {
    const newShare = distributions.find((distribution) => distribution.id === paidShare.id);
    if (!newShare || !amount(newShare.amount).eq(paidShare.amount))
      throw invalidTip("A paid share cannot be changed");
  }
  return storeTip(context, order, { id, amount: total, distributions });
}

function addTipDistributionsToOrder(
  { orderId, tipDistributions }: Sent<AddTipDistributionsToOrderRequest>,
  context: Context,
) {
  const order = findOrder(context, orderId);
  const before = context.store(tipSlice).tips.get(order.id);
  const tipId = before?.id ?? context.guid("tip");
  if (isRefunded(order)) {
    const description = "The order has been refunded";
    throw rejection("PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED", description);
  }
  if (order.document.status === "CANCELED") {
    throw rejection("ORDER_CANNOT_BE_EDITED", "The order has been canceled");
  }
  const drafts = [...context.store(draftOrders).items.values()].map(({ entity }) => entity);
  requireOwnDraft(
    context,
    drafts.find((draft) => draft.orderId === order.id && draft.status === "DRAFT"),
  );
  const addedShares = (tipDistributions ?? []).map((share) => {
    if (amount(share.amount ?? "0").gt(0)) {
      return createDistribution(context, { tipId, orderId: order.id }, share, undefined);
    }
    throw badRequest("INVALID_TIP_DISTRIBUTION", "A share must be greater than 0");
  });
  const distributions = [...(before?.distributions ?? []), ...addedShares];
  const total = amount(before?.amount ?? "0").plus(sumOfShares(addedShares));
  const { orderInfo } = storeTip(context, order, { id: tipId, amount: total, distributions });
  return { tipDistributions: addedShares, orderInfo };
}

function tipOf(context: Context, order: StoredOrder): Tip {
  const tip = context.store(tipSlice).tips.get(order.id);
  if (!tip) throw notFound("Tip", "TIP_NOT_FOUND");
  return tip;
}

export const orderTipHandlers: Handlers = {
  "ecom.tips.getTipByOrderId": admin(({ orderId }, context) => ({
    tip: tipOf(context, findOrder(context, orderId)),
  })),
  "ecom.tips.getTipByDraftOrderId": admin(({ draftOrderId }, context) => {
    const draft = context.store(draftOrders).items.get(draftOrderId)?.entity;
    if (!draft) throw notFound("Draft order", "DRAFT_ORDER_NOT_FOUND");
    // A draft for a new order has no order yet, so it has no tip either.
    return { tip: tipOf(context, findOrder(context, draft.orderId ?? "", "TIP_NOT_FOUND")) };
  }),
  "ecom.tips.setTipOnOrder": admin(setTipOnOrder),
  "ecom.tips.addTipDistributionsToOrder": admin(addTipDistributionsToOrder),
  "ecom.tips.removeTipFromOrder": admin(({ orderId }, context) => {
    const order = findOrder(context, orderId);
    const tip = tipOf(context, order);
    if (tip.distributions.some(({ transaction }) => transaction)) {
      throw rejection("CANNOT_REMOVE_PAID_TIP_DISTRIBUTION", "A share has already been paid");
    }
    context.changes.remove(context.store(tipSlice).tips, order.id);
    return replaceTipFee(context, order, tip, undefined);
  }),
};
