import type { DraftOrderCommitSettingsInput } from "@portico/ecom/orders";
import type { Context } from "../../kernel/context.js";
import { rejection } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { copyJson } from "../../store/plain.js";
import { stockLines } from "../orders/create-order.js";
import { fulfilledQuantity, fulfillmentStatusOf } from "../orders/fulfillments.js";
import { ledgerOf } from "../orders/ledger/model.js";
import { applyLedger } from "../orders/ledger/payments.js";
import {
  addActivity,
  emailBuyer,
  emitOrderAction,
  type OrderDocument,
  type OrderLine,
  returnStock,
  type StoredOrder,
  takeMoreStock,
  touchOrder,
} from "../orders/model/order.js";
import { decrementPluginStock, incrementPluginStock } from "../plugins/stock.js";
import { committedChanges, historyOf } from "./changes.js";
import { discountsOf } from "./content.js";
import { nonDraftableReasons } from "./edit.js";
import { DETAILS_FIELDS, type DraftLine, type DraftOrder, detailsOf, liveLines } from "./model.js";

type CommitSettings = Sent<DraftOrderCommitSettingsInput>;

export type StockMove = NonNullable<CommitSettings["inventoryUpdates"]>[number];

export interface CommitOptions {
  readonly settings: Omit<CommitSettings, "inventoryUpdates">;
  readonly moves: readonly StockMove[];
  readonly reason?: string | undefined;
}

interface Problem {
  readonly code: string;
  readonly description: string;
  readonly data?: object;
}

export function draftError(code: string, problems: readonly Problem[]): Error {
  const message = problems.map(({ description }) => description).join(". ");
  return rejection(code, message, { orderValidationErrors: problems });
}

export const COMMIT_FAILED = "DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS";

function problemsOf(context: Context, order: StoredOrder, draft: DraftOrder): Problem[] {
  const lines = liveLines(draft);
  const description = "The order can no longer be changed";
  const problems: Problem[] = nonDraftableReasons(context, order).map((code) => ({
    code,
    description,
  }));
  if (lines.length === 0) {
    problems.push({ code: "NO_LINE_ITEMS", description: "The order would have no line items" });
  }
  for (const { id } of order.document.lineItems) {
    const quantity = lines.find((line) => line.id === id)?.quantity ?? 0;
    const fulfilled = fulfilledQuantity(context, order.id, id);
    if (fulfilled <= quantity) continue;
    const message = `${fulfilled} units of the line item have been fulfilled`;
    problems.push({ code: "LINE_ITEM_FULFILLED", description: message, data: { lineItemId: id } });
  }
  return problems;
}

export const movesOf = (
  { document }: StoredOrder,
  draft: DraftOrder,
  ids: readonly (string | undefined)[],
): StockMove[] =>
  ids.flatMap((lineItemId) => {
    const line = draft.lineItems.find(({ lineItem }) => lineItem.id === lineItemId);
    if (!line) {
      const description = "The draft does not contain the line item of this stock change";
      const problem = { code: "LINE_ITEM_NOT_FOUND", description, data: { lineItemId } };
      throw draftError(COMMIT_FAILED, [problem]);
    }
    const before = document.lineItems.find(({ id }) => id === lineItemId)?.quantity ?? 0;
    const difference = (line.removed ? 0 : line.lineItem.quantity) - before;
    if (difference === 0) return [];
    const actionType = difference > 0 ? "DECREASE" : "RESTOCK";
    return [{ lineItemId, actionType, quantityChange: Math.abs(difference) }];
  });

function applyStockMove(
  context: Context,
  order: StoredOrder,
  lines: readonly DraftLine[],
  move: StockMove,
) {
  const { lineItemId, actionType, quantityChange: quantity = 0 } = move;
  const line = lines.find(({ lineItem }) => lineItem.id === lineItemId)?.lineItem;
  if (!line) return;
  const pluginLine = { ...line, quantity };
  if (actionType === "RESTOCK") {
    returnStock(context, order, line.id, quantity);
    incrementPluginStock(context, order.id, [pluginLine], "ORDER_REFUNDED");
    return;
  }
  const stock = order.stock.find((candidate) => candidate.lineItemId === line.id);
  if (stock && !takeMoreStock(context, stock, quantity)) {
    const description = "Insufficient inventory for the added items";
    throw draftError(COMMIT_FAILED, [{ code: "OUT_OF_STOCK", description, data: { lineItemId } }]);
  }
  decrementPluginStock(context, order.id, [pluginLine], "ORDER_PLACED");
}

/** Updates the order's stock lines, and applies `moves` if its stock was already deducted. */
function moveStock(
  context: Context,
  order: StoredOrder,
  { lineItems }: DraftOrder,
  moves: readonly StockMove[],
): void {
  for (const { lineItem, removed } of lineItems) {
    const stockLine = order.stock.find((line) => line.lineItemId === lineItem.id);
    if (stockLine) stockLine.requested = removed ? 0 : lineItem.quantity;
    else if (!removed) order.stock.push(...stockLines([lineItem]));
  }
  if (order.stockTaken) {
    // Restock first, so that other line items can use the returned units.
    const rank = ({ actionType }: StockMove) => (actionType === "RESTOCK" ? 0 : 1);
    const sortedMoves = [...moves].sort((a, b) => rank(a) - rank(b));
    for (const move of sortedMoves) applyStockMove(context, order, lineItems, move);
  }
  const removedIds = lineItems.filter(({ removed }) => removed).map(({ lineItem }) => lineItem.id);
  order.stock = order.stock.filter(({ lineItemId }) => !removedIds.includes(lineItemId));
}

/** Keeps the refunds and restocks made since the draft was created. */
function currentLine(before: OrderDocument, line: OrderLine): OrderLine {
  const existing = before.lineItems.find(({ id }) => id === line.id);
  const { refundQuantity = line.refundQuantity, restockQuantity = line.restockQuantity } =
    existing ?? {};
  return { ...line, refundQuantity, restockQuantity };
}

export const orderContent = (draft: DraftOrder): Entity => ({
  ...Object.fromEntries(DETAILS_FIELDS.map((field) => [field, detailsOf(draft, field)])),
  lineItems: liveLines(draft),
  appliedDiscounts: draft.discounts.flatMap(({ applied, discount }) => (applied ? discount : [])),
  additionalFees: draft.additionalFees.flatMap((fee) => (fee.applied ? fee.additionalFee : [])),
  priceSummary: draft.priceSummary,
  taxSummary: draft.taxSummary,
  taxInfo: draft.taxInfo,
});

function withExtendedFields(document: OrderDocument, draft: DraftOrder): Entity {
  const { namespaces } = objectOf(draft.extendedFields);
  if (!namespaces) return {};
  const { namespaces: before } = objectOf(document.extendedFields);
  return { extendedFields: { namespaces: { ...objectOf(before), ...objectOf(namespaces) } } };
}

export function commitTo(
  context: Context,
  order: StoredOrder,
  draft: DraftOrder,
  { settings, moves, reason }: CommitOptions,
): void {
  const problems = problemsOf(context, order, draft);
  if (problems.length > 0) throw draftError(COMMIT_FAILED, problems);
  const { document } = order;
  const before = { ...document, appliedDiscounts: discountsOf(context, order) };
  moveStock(context, order, draft, moves);
  const content = orderContent(draft);
  // Clone, because later changes to the order's line items must not change the draft.
  Object.assign(document, copyJson(content), withExtendedFields(document, draft), {
    lineItems: copyJson(liveLines(draft)).map((line) => currentLine(before, line)),
  });
  for (const [name, value] of Object.entries(content))
    if (value === undefined) delete document[name];
  document.fulfillmentStatus = fulfillmentStatusOf(context, order);
  if (settings.addActivitiesToOrder !== false) {
    const changes = historyOf(context, draft, before, document);
    const draftOrderChangesApplied = { draftOrderId: draft.id, reason, changes };
    addActivity(context, order, "DRAFT_ORDER_CHANGES_APPLIED", { draftOrderChangesApplied });
  }
  applyLedger(ledgerOf(context, order));
  if (settings.sendNotificationsToBuyer !== false) {
    emailBuyer(context, order, "order-updated", `Order ${document.number} was updated`);
  }
  touchOrder(context, order);
  emitOrderAction(context, order, "committed", {
    draftOrderId: draft.id,
    changes: committedChanges(draft, before, document),
    commitSettings: { ...settings, inventoryUpdates: moves },
    commitDate: context.iso,
  });
}
