// Changes of an open draft: each works its totals out anew.

import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { created } from "../../resource/merge.js";
import { type Calculated, calculated, calculatedDraftOrder } from "./calculate.js";
import { type DraftFacts, type DraftOrder, draftFacts } from "./model.js";

/** What drafts are worked with. */
export type Drafts = Tools<DraftOrder>;

/** A draft that is not committed. */
export interface Open {
  readonly draft: DraftOrder;
  readonly facts: DraftFacts;
}

/** 409 of a draft that has come into force. */
export function requireOpen({ status }: DraftOrder): void {
  if (status !== "COMMITTED") return;
  throw applicationError(
    409,
    "DRAFT_ORDER_ALREADY_COMMITTED",
    "The draft has already been committed",
  );
}

/** What is known of a draft beside its document. */
export const factsOf = (context: Context, id: string): DraftFacts =>
  context.store(draftFacts).get(id) ?? { terms: {} };

/** The draft of an id, to be changed. */
export function openDraft(drafts: Drafts, id: unknown): Open {
  const draft = drafts.get(id);
  requireOpen(draft);
  return { draft, facts: factsOf(drafts, draft.id) };
}

/** Puts a draft as it is now in the place of the one before. */
export function keepDraft(drafts: Drafts, draft: DraftOrder): DraftOrder {
  return drafts.edit(draft, (copy) => {
    for (const field of Object.keys(copy)) Reflect.deleteProperty(copy, field);
    Object.assign(copy, structuredClone(draft));
  });
}

/** What a change says: new content, new facts beside it. */
export interface Change extends Partial<DraftOrder> {
  readonly facts?: DraftFacts;
}

/** Changes a draft and answers it with its new totals. */
export function edited(
  drafts: Drafts,
  id: unknown,
  change: (open: Open) => Change,
  check?: (next: Calculated) => void,
) {
  const open = openDraft(drafts, id);
  const { facts = open.facts, ...content } = change(open);
  const next = calculated(drafts, { ...open.draft, ...content }, facts);
  check?.(next);
  if (facts !== open.facts) {
    drafts.changes.put(drafts.store(draftFacts), open.draft.id, facts);
  }
  return calculatedDraftOrder(drafts, keepDraft(drafts, next.draft));
}

/** An operation whose request was checked against the documents before; its nulls say nothing. */
export const operation =
  <Request>(run: (drafts: Drafts, request: Request) => unknown) =>
  (drafts: Drafts, request: Entity): unknown =>
    run(drafts, created(request, {}) as Request);
