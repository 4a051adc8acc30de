import { expect } from "vitest";
import { VARIANTS } from "./model-shop.js";

export interface Call {
  readonly kind: "add" | "quantity" | "remove" | "undo" | "note" | "coupon" | "coupon-off";
  readonly user: string;
  readonly variants?: readonly string[];
  readonly quantity?: number;
  readonly text?: string;
  readonly undoneCall?: Call;
  isCanceled?: boolean;
  outcome?: "done" | "rejected";
  error?: unknown;
}

/**
 * Checks that a note belongs to the user. Each note starts with its author: the user, or the
 * visitor who logged in as this user.
 */
export function expectOwnNote(note: string, user: string): void {
  const [author] = note.split(":");
  if (note !== "")
    expect(author === user || isMergedInto(author ?? "", user), `${note}, ${user}`).toBe(true);
}

/**
 * Returns whether a login merges the cart of the user `from` into the cart of `to`, for example
 * "visitor-1" into "member-1".
 */
export const isMergedInto = (from: string, to: string) =>
  from.startsWith("visitor") && to === from.replace("visitor", "member");

/** Returns the expected quantities and note for a cart that only these calls have changed. */
export function expectedCart(calls: readonly Call[]) {
  const lines = new Map<string, number>();
  let note = "";
  for (const {
    kind,
    variants = [],
    quantity = 0,
    text = "",
    undoneCall,
    isCanceled,
    outcome,
  } of calls) {
    // Skip rejected calls, removals that were undone before they were sent, and calls of `undo` for
    // these removals.
    if (outcome === "rejected" || undoneCall?.outcome === "rejected") continue;
    if (undoneCall?.isCanceled || isCanceled) continue;
    if (kind === "note") note = text;
    for (const variant of variants) {
      const before = lines.get(variant);
      if (kind === "add" || kind === "undo") lines.set(variant, (before ?? 0) + quantity);
      if (kind === "remove") lines.delete(variant);
      if (kind === "quantity" && before !== undefined) lines.set(variant, quantity);
    }
  }
  return {
    lines: Object.fromEntries(VARIANTS.map((variant) => [variant, lines.get(variant) ?? 0])),
    note,
  };
}
