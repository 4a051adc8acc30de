// Commits a draft: updates the order, stock and balance, and sends the events.

import type { Context } from "../../kernel/context.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { plain } from "../../store/plain.js";
import { stockLines } from "../orders/create-document.js";
import { quantitySent, statusNow } from "../orders/fulfillment/fulfill.js";
import { post } from "../orders/ledger/post.js";
import { accountOf } from "../orders/ledger/slice.js";
import type { OrderDocument, OrderLine, StoredOrder } from "../orders/model/model.js";
import { returnStock, takeMore } from "../orders/model/stock.js";
import { note, orderChanged, tellOrder, writeToBuyer } from "../orders/model/tell.js";
import { decrementElsewhere, incrementElsewhere } from "../plugins/stock.js";
import { heldBy } from "./as-cart.js";
import { committedChanges, historyOf } from "./changes.js";
import { discountsOf } from "./content.js";
import { nonDraftableReasons } from "./draftability.js";
import { type DraftLine, type DraftOrder, linesLeft } from "./model.js";
import { refused } from "./refuse.js";

/** Notifications and history entries of a commit. */
export interface CommitSettings {
  readonly sendNotificationsToBuyer?: boolean;
  readonly sendNotificationsToBusiness?: boolean;
  readonly addActivitiesToOrder?: boolean;
  readonly sendNotificationsToCustomFulfillers?: boolean;
}

/** A stock change of one line. */
export interface StockMove {
  readonly lineItemId: string;
  readonly actionType: "RESTOCK" | "DECREASE";
  readonly quantityChange: number;
}

/** Options for committing a draft. */
export interface Committing {
  readonly settings: CommitSettings;
  readonly moves: readonly StockMove[];
  readonly reason?: string;
}

/** Reason why a draft cannot be committed. */
interface Problem {
  readonly code: string;
  readonly description: string;
  readonly data?: object;
}

/** Creates the error for a draft that cannot create or change an order. */
export function failed(code: string, problems: readonly Problem[]): Error {
  const why = problems.map(({ description }) => description).join(". ");
  return refused(code, why, { orderValidationErrors: problems });
}

const COMMIT = "DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS";

/** Returns the reasons why a draft cannot be committed to its order. */
function problemsOf(context: Context, order: StoredOrder, draft: DraftOrder): Problem[] {
  const problems: Problem[] = nonDraftableReasons(context, order).map((code) => ({
    code,
    description: "The order can no longer be changed",
  }));
  const left = linesLeft(draft);
  if (left.length === 0) {
    problems.push({ code: "NO_LINE_ITEMS", description: "The order would have no line items" });
  }
  for (const { id } of order.document.lineItems) {
    const quantity = left.find((line) => line.id === id)?.quantity ?? 0;
    const sent = quantitySent(context, order.id, id);
    if (sent <= quantity) continue;
    const description = `${sent} units of the line item have been fulfilled`;
    problems.push({ code: "LINE_ITEM_FULFILLED", description, data: { lineItemId: id } });
  }
  return problems;
}

/** Returns the change in quantity of a line. Negative if the quantity decreases. */
function differenceOf(order: StoredOrder, { lineItem, removed }: DraftLine): number {
  const before = order.document.lineItems.find(({ id }) => id === lineItem.id)?.quantity ?? 0;
  return (removed ? 0 : lineItem.quantity) - before;
}

/** Returns the stock changes of the given lines. */
export function movesOf(
  order: StoredOrder,
  draft: DraftOrder,
  ids: readonly string[],
): StockMove[] {
  return ids.flatMap((lineItemId) => {
    const line = draft.lineItems.find(({ lineItem }) => lineItem.id === lineItemId);
    if (!line) {
      const description = "The draft does not have a line item whose stock is to change";
      throw failed(COMMIT, [{ code: "LINE_ITEM_NOT_FOUND", description, data: { lineItemId } }]);
    }
    const difference = differenceOf(order, line);
    if (difference === 0) return [];
    const actionType = difference > 0 ? "DECREASE" : "RESTOCK";
    return [{ lineItemId, actionType, quantityChange: Math.abs(difference) }];
  });
}

/** Applies one stock change. */
function move(context: Context, order: StoredOrder, lines: readonly DraftLine[], one: StockMove) {
  const { lineItemId, actionType, quantityChange: quantity } = one;
  const line = lines.find(({ lineItem }) => lineItem.id === lineItemId)?.lineItem;
  if (!line) return;
  const reference = { ...line, quantity };
  if (actionType === "RESTOCK") {
    returnStock(context, order, lineItemId, quantity);
    incrementElsewhere(context, order.id, [reference], "ORDER_REFUNDED");
    return;
  }
  const stock = order.stock.find((kept) => kept.lineItemId === lineItemId);
  if (stock && !takeMore(context, stock, quantity)) {
    const description = "Insufficient inventory for the added items";
    throw failed(COMMIT, [{ code: "OUT_OF_STOCK", description, data: { lineItemId } }]);
  }
  decrementElsewhere(context, order.id, [reference], "ORDER_PLACED");
}

/**
 * Applies the stock changes. The stock of other lines stays unchanged. Stock that was not yet deducted is deducted
 * later.
 */
function moveStock(
  context: Context,
  order: StoredOrder,
  draft: DraftOrder,
  moves: readonly StockMove[],
): void {
  for (const { lineItem, removed } of draft.lineItems) {
    const wanted = removed ? 0 : lineItem.quantity;
    const known = order.stock.find((line) => line.lineItemId === lineItem.id);
    if (known) known.wanted = wanted;
    else if (!removed) order.stock.push(...stockLines({ lineItems: [lineItem] }));
  }
  // Restock first, so that other lines can use the returned pieces.
  const sorted = [...moves].sort((a, b) => b.actionType.localeCompare(a.actionType));
  if (order.stockTaken) for (const one of sorted) move(context, order, draft.lineItems, one);
  const gone = new Set(
    draft.lineItems.filter(({ removed }) => removed).map(({ lineItem }) => lineItem.id),
  );
  order.stock = order.stock.filter(({ lineItemId }) => !gone.has(lineItemId));
}

/** Returns a line with refunds and restocks made since the draft was created. */
function current(before: OrderDocument, line: OrderLine): OrderLine {
  const known = before.lineItems.find(({ id }) => id === line.id);
  return {
    ...line,
    ...(known?.refundQuantity === undefined ? {} : { refundQuantity: known.refundQuantity }),
    ...(known?.restockQuantity === undefined ? {} : { restockQuantity: known.restockQuantity }),
  };
}

/** Returns the fields that a draft writes into its order. */
export function contentOf(draft: DraftOrder): Entity {
  return {
    lineItems: linesLeft(draft),
    appliedDiscounts: draft.discounts.filter((one) => one.applied).map((one) => one.discount),
    additionalFees: draft.additionalFees
      .filter((one) => one.applied)
      .map((one) => one.additionalFee),
    shippingInfo: heldBy(draft.shippingInfo, "shippingInfo"),
    buyerInfo: heldBy(draft.buyerDetails, "buyerInfo"),
    billingInfo: heldBy(draft.billingDetails, "billingInfo"),
    recipientInfo: heldBy(draft.recipientInfo, "recipientInfo"),
    businessLocation: heldBy(draft.businessLocationDetails, "businessLocation"),
    priceSummary: draft.priceSummary,
    taxSummary: draft.taxSummary,
    taxInfo: draft.taxInfo,
  };
}

/** Merges the extended fields. The draft's values override the order's. */
function extended(document: OrderDocument, draft: DraftOrder): Entity {
  const { namespaces: own } = objectOf(draft.extendedFields);
  if (!own) return {};
  const { namespaces: before } = objectOf(document.extendedFields);
  return { extendedFields: { namespaces: { ...objectOf(before), ...objectOf(own) } } };
}

/** Writes a draft into its order. Throws if the result would be invalid. */
export function commitTo(
  context: Context,
  order: StoredOrder,
  draft: DraftOrder,
  { settings, moves, reason }: Committing,
): void {
  const problems = problemsOf(context, order, draft);
  if (problems.length > 0) throw failed(COMMIT, problems);
  const { document } = order;
  const before = { ...document, appliedDiscounts: discountsOf(context, order) };
  moveStock(context, order, draft, moves);
  // Clone, because later changes of the order's lines must not change the draft.
  const content = plain(contentOf(draft));
  Object.assign(document, content, extended(document, draft), {
    lineItems: plain(linesLeft(draft)).map((line) => current(before, line)),
  });
  for (const [name, value] of Object.entries(content))
    if (value === undefined) delete document[name];
  document.fulfillmentStatus = statusNow(context, order);
  if (settings.addActivitiesToOrder !== false) {
    const changes = historyOf(context, draft, before, document);
    const draftOrderChangesApplied = {
      draftOrderId: draft.id,
      ...(reason ? { reason } : {}),
      changes,
    };
    note(context, order, "DRAFT_ORDER_CHANGES_APPLIED", { draftOrderChangesApplied });
  }
  post(context, order, accountOf(context, order), {});
  if (settings.sendNotificationsToBuyer !== false) {
    writeToBuyer(context, order, "order-updated", `Order ${document.number} was updated`);
  }
  orderChanged(context, order);
  tellOrder(context, order, "committed", {
    draftOrderId: draft.id,
    changes: committedChanges(draft, before, document),
    commitSettings: { ...settings, inventoryUpdates: moves },
    commitDate: context.iso,
  });
}
