// Creates drafts from an order, from a request, or empty ones.

import type { Context } from "../../kernel/context.js";
import { notFound } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { plain } from "../../store/plain.js";
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

/** Stores a new draft and returns it with its totals. */
function keep(drafts: Drafts, { content, facts }: Beginning) {
  const id = drafts.guid("draft-order");
  const { draft } = calculated(drafts, { ...content, id } as DraftOrder, facts);
  drafts.changes.put(drafts.store(draftFacts), id, facts);
  return calculatedDraftOrder(drafts, drafts.insert(plain(draft)));
}

/** Returns the open draft of an order if there is one. Throws if another user created it. */
function openOf(drafts: Drafts, orderId: string) {
  const open = drafts.all().find((one) => one.orderId === orderId && one.status === "DRAFT");
  if (!open) return undefined;
  requireOwn(drafts, open);
  const { draft } = calculated(drafts, open, factsOf(drafts, open.id));
  return calculatedDraftOrder(drafts, draft);
}

/** Returns the open draft of an order, or creates one without changes. */
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

/** Creates a draft from a request. */
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

/** Returns whether a draft can change the order. */
export function draftability(context: Context, orderId: string) {
  const reasons = nonDraftableReasons(context, orderAt(context, orderId));
  return { orderId, orderDraftable: reasons.length === 0, nonDraftableReasons: reasons };
}

/** Maps the detail fields of requests to the fields of drafts. */
export const DETAILS = {
  shippingInfo: "shippingInfo",
  buyerInfo: "buyerDetails",
  recipientInfo: "recipientInfo",
  billingInfo: "billingDetails",
  businessLocation: "businessLocationDetails",
} as const;

/** Sets details in a draft. Undefined removes them. */
export const withDetails = (field: keyof typeof DETAILS, value: unknown) => ({
  [DETAILS[field]]:
    value === undefined ? { removed: true, [field]: {} } : { [field]: objectOf(value) },
});
