import type { DraftOrderInput } from "@portico/ecom/draft-orders";
import type { Context } from "../../kernel/context.js";
import { applicationError, notFound, rejection } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { copyJson } from "../../store/plain.js";
import { createdBy } from "../orders/create-order.js";
import { orders, type StoredOrder } from "../orders/model/order.js";
import { calculateDraft, draftResponse } from "./calculate.js";
import { draftFromOrder, draftFromRequest, type InitialDraft } from "./content.js";
import { customDiscounts, customFee } from "./extras.js";
import { withLines } from "./lines.js";
import { type DraftFacts, type DraftOrder, type Drafts, draftFacts } from "./model.js";

/** Sales channels that manage their orders themselves, so drafts cannot change these orders. */
const MARKETPLACES: ReadonlySet<unknown> = new Set([
  "EBAY",
  "AMAZON",
  "WISH",
  "CLASS_PASS",
  "GLOBAL_E",
  "FACEBOOK",
  "ETSY",
  "TIKTOK",
  "FAIRE_COM",
]);

export function nonDraftableReasons({ site }: Context, order: StoredOrder | undefined): string[] {
  if (!order) return ["ORDER_NOT_FOUND"];
  const { document } = order;
  const { originalCurrency = document.currency } = objectOf(document.currencyConversionDetails);
  const reasons: readonly [reason: string, applies: boolean][] = [
    ["PARTIALLY_OR_FULLY_REFUNDED", document.paymentStatus.endsWith("_REFUNDED")],
    ["UNSUPPORTED_CHANNEL_TYPE", MARKETPLACES.has(objectOf(document.channelInfo).type)],
    ["ORDER_STATUS_IS_NOT_SUPPORTED", document.status !== "APPROVED"],
    ["ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT", originalCurrency !== site.currency],
    ["ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT", document.weightUnit !== site.weightUnit],
    ["SUBSCRIPTION_LINE_ITEM_EXISTS", document.lineItems.some((line) => line.subscriptionInfo)],
  ];
  return reasons.flatMap(([reason, applies]) => (applies ? [reason] : []));
}

export function requireOwnDraft(context: Context, draft: Entity | undefined): void {
  if (!draft || JSON.stringify(draft.createdBy) === JSON.stringify(createdBy(context))) return;
  const message = "Another user has an open draft of the order";
  throw applicationError(409, "ORDER_IS_ALREADY_EDITED", message, { draftOrderId: draft.id });
}

export function requireOpen({ status }: DraftOrder): void {
  if (status !== "COMMITTED") return;
  const message = "The draft has already been committed";
  throw applicationError(409, "DRAFT_ORDER_ALREADY_COMMITTED", message);
}

export const factsOf = (context: Context, id: string): DraftFacts =>
  context.store(draftFacts).get(id) ?? { terms: {} };

export interface OpenDraft {
  readonly draft: DraftOrder;
  readonly facts: DraftFacts;
}

export function openDraft(drafts: Drafts, id: unknown): OpenDraft {
  const draft = drafts.get(id);
  requireOpen(draft);
  return { draft, facts: factsOf(drafts, draft.id) };
}

export const replaceDraft = (drafts: Drafts, draft: DraftOrder): DraftOrder =>
  drafts.edit(draft, (copy) => {
    for (const field of Object.keys(copy)) Reflect.deleteProperty(copy, field);
    Object.assign(copy, copyJson(draft));
  });

export function editDraft(
  drafts: Drafts,
  id: unknown,
  change: (open: OpenDraft) => Partial<DraftOrder> & { readonly facts?: DraftFacts },
  check?: (next: ReturnType<typeof calculateDraft>) => void,
) {
  const open = openDraft(drafts, id);
  const { facts = open.facts, ...content } = change(open);
  const next = calculateDraft(drafts, { ...open.draft, ...content }, facts);
  check?.(next);
  if (facts !== open.facts) {
    drafts.changes.put(drafts.store(draftFacts), open.draft.id, facts);
  }
  return draftResponse(drafts, replaceDraft(drafts, next.draft));
}

function insertDraft(drafts: Drafts, { content, facts }: InitialDraft) {
  const id = drafts.guid("draft-order");
  const { draft } = calculateDraft(drafts, { ...content, id } as DraftOrder, facts);
  drafts.changes.put(drafts.store(draftFacts), id, facts);
  return draftResponse(drafts, drafts.insert(copyJson(draft)));
}

export function getOrCreateDraft(drafts: Drafts, orderId: string) {
  const open = drafts.all().find((draft) => draft.orderId === orderId && draft.status === "DRAFT");
  if (open) {
    requireOwnDraft(drafts, open);
    return draftResponse(drafts, calculateDraft(drafts, open, factsOf(drafts, open.id)).draft);
  }
  const order = orders(drafts).find(orderId);
  if (!order) throw notFound("Order", "ORDER_NOT_FOUND");
  const reasons = nonDraftableReasons(drafts, order);
  if (reasons.length > 0) {
    const message = `The order cannot be edited: ${reasons.join(", ")}`;
    throw rejection("ORDER_CANNOT_BE_EDITED", message, { nonDraftableReasons: reasons });
  }
  return insertDraft(drafts, draftFromOrder(drafts, order));
}

export function newDraft(drafts: Drafts, input: Sent<DraftOrderInput> = {}) {
  const { content, facts: before } = draftFromRequest(drafts, input);
  const emptyDraft = { ...content, id: "" } as DraftOrder;
  const { lineItems, facts } = withLines(drafts, emptyDraft, before, input);
  const draft = { ...emptyDraft, lineItems };
  const { entries: discounts, terms } = customDiscounts(drafts, draft, input.discounts);
  const additionalFees = (input.additionalFees ?? []).map((fee) => customFee(drafts, draft, fee));
  return insertDraft(drafts, {
    content: { ...content, lineItems, discounts, additionalFees },
    facts: { ...facts, terms },
  });
}
