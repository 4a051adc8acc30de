import type { Context } from "../../kernel/context.js";
import type { Handlers } from "../../kernel/handler.js";
import { type Amount, amount, sum, text } from "../../kernel/money.js";
import { badRequest, notFound, rejection } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { requireOwn } from "../draft-orders/edit.js";
import { draftOrders } from "../draft-orders/service.js";
import { findOrder, type StoredOrder } from "../orders/model/order.js";
import { served } from "../served.js";
import { putTip } from "./order-fee.js";
import { type Tip, type TipDistribution, tipSlice } from "./slice.js";

const invalidTip = (description: string) => badRequest("INVALID_TIP", description);
const isRefunded = ({ document }: StoredOrder) => document.paymentStatus.endsWith("_REFUNDED");
const sumOf = (distributions: readonly TipDistribution[]) =>
  sum(distributions.map((one) => amount(one.amount)));

function staffOf({ store }: Context, sent: Entity): Entity {
  const known = store(tipSlice).staff.find(
    ({ id, staffMemberId }) =>
      id === sent.id || (staffMemberId !== undefined && staffMemberId === sent.staffMemberId),
  );
  return { ...sent, ...known };
}

/** An existing share keeps its ID and creation date. */
function distributionOf(
  context: Context,
  at: { readonly tipId: string; readonly orderId: string },
  sent: Entity,
  before: TipDistribution | undefined,
): TipDistribution {
  const { amount: value, staff, lineItemInfo, transaction, source } = sent;
  const id = before?.id ?? context.guid("tipDistribution");
  if (!before) context.changes.put(context.store(tipSlice).created, id, context.changes.sequence);
  return {
    ...at,
    id,
    createdDate: before?.createdDate ?? context.iso,
    amount: String(value ?? "0"),
    ...(!!staff && { staff: staffOf(context, objectOf(staff)) }),
    lineItemInfo: listOf(lineItemInfo),
    ...(!!transaction && { transaction: objectOf(transaction) }),
    source: String(source ?? before?.source ?? "DASHBOARD"),
  };
}

function subtotalOf({ document }: StoredOrder): string {
  const { subtotal } = document.priceSummary as { subtotal?: { amount: string } };
  return subtotal?.amount ?? "0";
}

function storeTip(
  context: Context,
  order: StoredOrder,
  { id, amount, distributions }: Pick<Tip, "id" | "distributions"> & { readonly amount: Amount },
) {
  const { tips } = context.store(tipSlice);
  const { currency } = order.document;
  const tip: Tip = {
    id,
    lineItemSubtotal: subtotalOf(order),
    amount: text(amount, currency),
    distributions,
    undistributedAmount: text(amount.minus(sumOf(distributions)), currency),
  };
  const { orderInfo } = putTip(context, order, tips.get(order.id), tip);
  context.changes.put(tips, order.id, tip);
  return { tip, orderInfo };
}

function setTipOnOrder(request: Entity, context: Context) {
  const order = findOrder(context, String(request.orderId));
  const sent = objectOf(request.tip);
  const before = context.store(tipSlice).tips.get(order.id);
  const id = before?.id ?? context.guid("tip");
  const total = amount(String(sent.amount ?? "0"));
  if (isRefunded(order)) throw invalidTip("The order has been refunded");
  if (total.lte(0)) throw invalidTip("A tip must be greater than 0");
  const known = before?.distributions ?? [];
  const distributions = listOf(sent.distributions).map((item) => {
    const one = objectOf(item);
    const old = known.find((other) => other.id === one.id);
    return distributionOf(context, { tipId: id, orderId: order.id }, one, old);
  });
  const rest = total.minus(sumOf(distributions));
  const stated = sent.undistributedAmount;
  if (rest.lt(0) || (stated !== undefined && stated !== null && !rest.eq(String(stated)))) {
    throw invalidTip("The shares and the unassigned amount do not add up to the tip");
  }
  for (const paid of known.filter(({ transaction }) => transaction)) {
    const next = distributions.find((one) => one.id === paid.id);
    if (!next || !amount(next.amount).eq(paid.amount))
      throw invalidTip("A paid share cannot be changed");
  }
  return storeTip(context, order, { id, amount: total, distributions });
}

function addTipDistributionsToOrder(request: Entity, context: Context) {
  const order = findOrder(context, String(request.orderId));
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
  requireOwn(
    context,
    drafts.find((draft) => draft.orderId === order.id && draft.status === "DRAFT"),
  );
  const added = listOf(request.tipDistributions).map((item) => {
    const sent = objectOf(item);
    if (amount(String(sent.amount ?? "0")).gt(0)) {
      return distributionOf(context, { tipId, orderId: order.id }, sent, undefined);
    }
    throw badRequest("INVALID_TIP_DISTRIBUTION", "A share must be greater than 0");
  });
  const distributions = [...(before?.distributions ?? []), ...added];
  // The new shares are added to the existing tip.
  const total = amount(before?.amount ?? "0").plus(sumOf(added));
  const { orderInfo } = storeTip(context, order, { id: tipId, amount: total, distributions });
  return { tipDistributions: added, orderInfo };
}

function tipOf(context: Context, order: StoredOrder): Tip {
  const tip = context.store(tipSlice).tips.get(order.id);
  if (!tip) throw notFound("Tip", "TIP_NOT_FOUND");
  return tip;
}

function removeTipFromOrder(request: Entity, context: Context) {
  const order = findOrder(context, String(request.orderId));
  const tip = tipOf(context, order);
  if (tip.distributions.some(({ transaction }) => transaction)) {
    throw rejection("CANNOT_REMOVE_PAID_TIP_DISTRIBUTION", "A share has already been paid");
  }
  context.changes.remove(context.store(tipSlice).tips, order.id);
  return putTip(context, order, tip, undefined);
}

export const orderTips: Handlers = {
  "ecom.tips.getTipByOrderId": served("admin", (request: Entity, context) => ({
    tip: tipOf(context, findOrder(context, String(request.orderId))),
  })),
  "ecom.tips.getTipByDraftOrderId": served("admin", (request: Entity, context) => {
    const draft = context.store(draftOrders).items.get(String(request.draftOrderId))?.entity;
    if (!draft) throw notFound("Draft order", "DRAFT_ORDER_NOT_FOUND");
    // The draft of a new order has no tip.
    return { tip: tipOf(context, findOrder(context, draft.orderId ?? "", "TIP_NOT_FOUND")) };
  }),
  "ecom.tips.setTipOnOrder": served("admin", setTipOnOrder),
  "ecom.tips.addTipDistributionsToOrder": served("admin", addTipDistributionsToOrder),
  "ecom.tips.removeTipFromOrder": served("admin", removeTipFromOrder),
};
