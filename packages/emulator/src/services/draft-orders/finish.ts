import type {
  CommitDraftOrderRequest,
  CreateOrderFromDraftRequest,
} from "@portico/ecom/draft-orders";
import type { CommitDeltasChanges, CommitDeltasRequest } from "@portico/ecom/orders";
import type { Context } from "../../kernel/context.js";
import { amount } from "../../kernel/money.js";
import { notFound, rejection } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { objectOf } from "../../resource/merge.js";
import { copyJson } from "../../store/plain.js";
import { createOrder, stockLines } from "../orders/create-order.js";
import {
  findOrder,
  linesOutOfStock,
  type OrderDocument,
  type StoredOrder,
} from "../orders/model/order.js";
import { amountOf, formatPrices } from "../orders/model/price.js";
import { lineSettingsOf } from "./as-cart.js";
import { calculateDraft } from "./calculate.js";
import {
  COMMIT_FAILED,
  type CommitOptions,
  commitTo,
  draftError,
  movesOf,
  orderContent,
} from "./commit.js";
import { detailsIn } from "./content.js";
import { type OpenDraft, openDraft, replaceDraft } from "./edit.js";
import {
  type DraftLine,
  type DraftOrder,
  type Drafts,
  detailsOf,
  type Extra,
  liveLines,
  onlyDefined,
} from "./model.js";

function commitOpenDraft(
  drafts: Drafts,
  order: StoredOrder,
  { draft, facts }: OpenDraft,
  options: CommitOptions,
  commitSettings?: object,
): DraftOrder {
  commitTo(drafts, order, draft, options);
  // Remove the tax group, so that later drafts keep the exemption and ignore the group's rates.
  if (facts.taxExempt) delete order.taxExemptGroupId;
  return closeDraft(drafts, { ...draft, ...(commitSettings ? { commitSettings } : {}) });
}

const closeDraft = (drafts: Drafts, draft: DraftOrder): DraftOrder =>
  replaceDraft(drafts, { ...draft, status: "COMMITTED" });

export function commit(drafts: Drafts, request: Sent<CommitDraftOrderRequest>) {
  const { commitSettings = {}, reason } = request;
  const { draft: before, facts } = openDraft(drafts, request.draftOrderId);
  if (before.orderId === undefined) {
    const description = "The draft does not belong to an order: create an order from it";
    throw draftError(COMMIT_FAILED, [{ code: "NO_ORDER", description }]);
  }
  const { draft } = calculateDraft(drafts, before, facts);
  const order = findOrder(drafts, before.orderId);
  const { updateInventory = [], ...settings } = commitSettings;
  const ids = updateInventory.map(({ lineItemId }) => lineItemId);
  const options = { settings, moves: movesOf(order, draft, ids), reason };
  const open = { draft, facts };
  return {
    committedDraftOrder: commitOpenDraft(drafts, order, open, options, commitSettings),
    orderAfterCommit: order.document,
  };
}

function linesWithChanges(
  draft: DraftOrder,
  source: OrderDocument,
  { lineItems = [] }: Sent<CommitDeltasChanges>,
): DraftLine[] {
  const requestedLines = new Map(lineItems.map((lineItem) => [lineItem.lineItemId, lineItem]));
  const ids = new Set(draft.lineItems.map(({ lineItem }) => lineItem.id));
  if (lineItems.some(({ lineItemId = "" }) => !ids.has(lineItemId))) {
    throw notFound("Line item", "LINE_ITEM_DOES_NOT_EXIST");
  }
  return draft.lineItems.flatMap((line): DraftLine[] => {
    const before = source.lineItems.find(({ id }) => id === line.lineItem.id);
    const delta = requestedLines.get(line.lineItem.id);
    if (!delta) return before ? [{ lineItem: before }] : [];
    if (!delta.lineItemRemoved) return [line];
    return before ? [{ removed: true, lineItem: before }] : [];
  });
}

/** Returns the draft with only the requested changes, and everything else as in the order. */
function withOnlyChanges(
  context: Context,
  draft: DraftOrder,
  source: OrderDocument,
  changes: Sent<CommitDeltasChanges>,
): DraftOrder {
  const input = objectOf(formatPrices(context, changes, draft.currency));
  const onlyOriginal = <T extends Extra>(entries: readonly T[]): T[] =>
    entries.map((entry) => ({ ...entry, applied: entry.source === "ORIGINAL_ORDER" }));
  return onlyDefined({
    ...draft,
    ...detailsIn({
      ...source,
      shippingInfo: input.changedShippingInfo ?? source.shippingInfo,
      billingInfo: input.changedBillingInfo ?? source.billingInfo,
      recipientInfo: input.changedRecipientInfo ?? source.recipientInfo,
    }),
    lineItems: linesWithChanges(draft, source, changes),
    discounts: onlyOriginal(draft.discounts),
    additionalFees: onlyOriginal(draft.additionalFees),
  });
}

export function commitDeltas(drafts: Drafts, request: Sent<CommitDeltasRequest>) {
  const { id, draftOrderId, changes, commitSettings = {}, reason } = request;
  const order = findOrder(drafts, id);
  const { draft: before, facts } = openDraft(drafts, draftOrderId);
  if (before.orderId !== id) throw notFound("Draft order", "DRAFT_ORDER_DOES_NOT_EXIST");
  const changedDraft = changes ? withOnlyChanges(drafts, before, order.document, changes) : before;
  const { draft } = calculateDraft(drafts, changedDraft, facts);
  const { inventoryUpdates: moves = [], ...settings } = commitSettings;
  commitOpenDraft(drafts, order, { draft, facts }, { settings, moves, reason });
  return { order: order.document };
}

const CREATE_FAILED = "CREATE_ORDER_FAILED_VALIDATIONS";

function requireStock(context: Context, draft: DraftOrder): void {
  const missingLines = linesOutOfStock(context, stockLines(liveLines(draft)));
  if (missingLines.length === 0) return;
  const problem = { code: "OUT_OF_STOCK", description: "Insufficient inventory for the draft" };
  const problems = missingLines.map(({ lineItemId }) => ({ ...problem, data: { lineItemId } }));
  throw draftError(CREATE_FAILED, problems);
}

function requireTaxAddress(context: Context, draft: DraftOrder): void {
  const types = liveLines(draft).map((line) => lineSettingsOf(context, line).taxAddress);
  const { address } = objectOf(detailsOf(draft, "billingInfo"));
  if (types.includes("BILLING") && Object.keys(objectOf(address)).length === 0) {
    const message = "A line item is taxed at the billing address";
    throw rejection("BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION", message);
  }
  // The business is assumed to be in the country of the site's locale.
  if (types.includes("BUSINESS") && !new Intl.Locale(context.site.locale).region) {
    const message = "A line item is taxed where the business is";
    throw rejection("BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION", message);
  }
}

function requireComplete(context: Context, { draft, facts }: OpenDraft): void {
  if (draft.orderId !== undefined) {
    const description = "The draft edits an existing order: commit it";
    throw draftError(CREATE_FAILED, [{ code: "DRAFT_OF_ORDER", description }]);
  }
  const lines = liveLines(draft);
  if (lines.length === 0) {
    const description = "The draft has no line items";
    throw draftError(CREATE_FAILED, [{ code: "NO_LINE_ITEMS", description }]);
  }
  const { memberId, contactId, email } = objectOf(draft.buyerInfo);
  if (lines.some(({ subscriptionInfo }) => subscriptionInfo) && !memberId && !contactId && !email) {
    throw rejection("SUBSCRIPTION_BUYER_INFO_REQUIRED", "The subscriber is missing");
  }
  const { total } = objectOf(draft.priceSummary);
  if (amount(facts.deposit?.amount ?? "0").gt(amountOf(total))) {
    const message = "The deposit exceeds the order total";
    throw rejection("DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL", message);
  }
  requireTaxAddress(context, draft);
  requireStock(context, draft);
}

export function createOrderFromDraft(drafts: Drafts, request: Sent<CreateOrderFromDraftRequest>) {
  const { draftOrderId, createSettings, channelInfo } = request;
  const { draft: before, facts } = openDraft(drafts, draftOrderId);
  const { draft } = calculateDraft(drafts, before, facts);
  requireComplete(drafts, { draft, facts });
  const { currency, weightUnit, purchaseFlowId, extendedFields } = draft;
  const order = onlyDefined({
    ...copyJson(orderContent(draft)),
    currency,
    weightUnit,
    purchaseFlowId,
    extendedFields,
    taxIncludedInPrices: drafts.site.tax.included,
    channelInfo: channelInfo ?? { type: "BACKOFFICE_MERCHANT" },
    status: "APPROVED",
  });
  const settings = { notifications: createSettings?.notifications };
  const { order: createdOrder } = createOrder({ order, settings }, drafts);
  return { committedDraftOrder: closeDraft(drafts, draft), createdOrder };
}
