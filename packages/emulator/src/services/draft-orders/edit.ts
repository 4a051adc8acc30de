// Changes of an open draft. Each change recalculates the totals.

import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { created } from "../../resource/merge.js";
import { plain } from "../../store/plain.js";
import { type Calculated, calculated, calculatedDraftOrder } from "./calculate.js";
import { type DraftFacts, type DraftOrder, draftFacts } from "./model.js";

/** Tools for the drafts service. */
export type Drafts = Tools<DraftOrder>;

/** An uncommitted draft. */
export interface Open {
  readonly draft: DraftOrder;
  readonly facts: DraftFacts;
}

/** Throws a 409 if the draft is committed. */
export function requireOpen({ status }: DraftOrder): void {
  if (status !== "COMMITTED") return;
  throw applicationError(
    409,
    "DRAFT_ORDER_ALREADY_COMMITTED",
    "The draft has already been committed",
  );
}

/** Returns the internal data of a draft that its document does not show. */
export const factsOf = (context: Context, id: string): DraftFacts =>
  context.store(draftFacts).get(id) ?? { terms: {} };

/** Returns the open draft with the given id. */
export function openDraft(drafts: Drafts, id: unknown): Open {
  const draft = drafts.get(id);
  requireOpen(draft);
  return { draft, facts: factsOf(drafts, draft.id) };
}

/** Replaces the stored draft. */
export function keepDraft(drafts: Drafts, draft: DraftOrder): DraftOrder {
  return drafts.edit(draft, (copy) => {
    for (const field of Object.keys(copy)) Reflect.deleteProperty(copy, field);
    Object.assign(copy, plain(draft));
  });
}

/** New content and internal data of a draft. */
export interface Change extends Partial<DraftOrder> {
  readonly facts?: DraftFacts;
}

/** Changes a draft and returns it with its new totals. */
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

/** Wraps an operation whose request is already validated. Nulls in the request are dropped. */
export const operation =
  <Request>(run: (drafts: Drafts, request: Request) => unknown) =>
  (drafts: Drafts, request: Entity): unknown =>
    run(drafts, created(request, {}) as Request);
