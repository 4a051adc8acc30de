// New drafts: of an order, of what a request says, of nothing.

import type { Context } from "../../kernel/context.js";
import { notFound } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { createdBy } from "../orders/create-document.js";
import { calculated, calculatedDraftOrder, orderAt } from "./calculate.js";
import { type Beginning, fromScratch, ofOrder } from "./content.js";
import { nonDraftableReasons } from "./draftability.js";
import { type Drafts, factsOf } from "./edit.js";
import {
  customDiscount,
  customFee,
  discountId,
  type SentDiscount,
  type SentFee,
} from "./extras.js";
import { type SentLines, withLines } from "./lines.js";
import { type DraftOrder, draftFacts } from "./model.js";
import { refused, requireOwn } from "./refuse.js";

/** `draftOrder` of a request. */
export interface SentDraft extends SentLines, Entity {
  readonly discounts?: readonly SentDiscount[];
  readonly additionalFees?: readonly SentFee[];
}

/** Keeps a new draft, and answers it with its totals. */
function keep(drafts: Drafts, { content, facts }: Beginning) {
  const id = drafts.guid("draft-order");
  const { draft } = calculated(drafts, { ...content, id } as DraftOrder, facts);
  drafts.changes.put(drafts.store(draftFacts), id, facts);
  return calculatedDraftOrder(drafts, drafts.insert(structuredClone(draft)));
}

/** The open draft of an order: somebody's own is gone on with, another's is left alone. */
function openOf(drafts: Drafts, orderId: string) {
  const open = drafts.all().find((one) => one.orderId === orderId && one.status === "DRAFT");
  if (!open) return undefined;
  requireOwn(drafts, open);
  const { draft } = calculated(drafts, open, factsOf(drafts, open.id));
  return calculatedDraftOrder(drafts, draft);
}

/** A draft of an order: the open one, or a new one that changes nothing yet. */
export function draftOf(drafts: Drafts, orderId: string) {
  const open = openOf(drafts, orderId);
  if (open) return open;
  const order = orderAt(drafts, orderId);
  if (!order) throw notFound("Order", "ORDER_NOT_FOUND");
  const reasons = nonDraftableReasons(drafts, order);
  if (reasons.length > 0) {
    const why = `The order cannot be edited: ${reasons.join(", ")}`;
    throw refused("ORDER_CANNOT_BE_EDITED", why, { nonDraftableReasons: reasons });
  }
  return keep(drafts, ofOrder(drafts, order, createdBy(drafts)));
}

/** A draft of what a request says. */
export function newDraft(drafts: Drafts, sent: SentDraft = {}) {
  const { content, facts: before } = fromScratch(drafts, sent, createdBy(drafts));
  const empty = { ...content, id: "" } as DraftOrder;
  const { lineItems, facts } = withLines(drafts, empty, before, sent);
  const draft = { ...empty, lineItems };
  const discounts = (sent.discounts ?? []).map((one) => customDiscount(drafts, draft, one));
  const terms = Object.fromEntries(discounts.map(({ entry, terms }) => [discountId(entry), terms]));
  const additionalFees = (sent.additionalFees ?? []).map((one) => customFee(drafts, draft, one));
  return keep(drafts, {
    content: {
      ...content,
      lineItems,
      discounts: discounts.map(({ entry }) => entry),
      additionalFees,
    },
    facts: { ...facts, terms },
  });
}

/** Whether an order can be changed by a draft. */
export function draftability(context: Context, orderId: string) {
  const reasons = nonDraftableReasons(context, orderAt(context, orderId));
  return { orderId, orderDraftable: reasons.length === 0, nonDraftableReasons: reasons };
}

/** The names of a draft's fields of details, by those of requests. */
export const DETAILS = {
  shippingInfo: "shippingInfo",
  buyerInfo: "buyerDetails",
  recipientInfo: "recipientInfo",
  billingInfo: "billingDetails",
  businessLocation: "businessLocationDetails",
} as const;

/** New details in a draft; none takes them away. */
export const withDetails = (field: keyof typeof DETAILS, value: unknown) => ({
  [DETAILS[field]]:
    value === undefined ? { removed: true, [field]: {} } : { [field]: objectOf(value) },
});
