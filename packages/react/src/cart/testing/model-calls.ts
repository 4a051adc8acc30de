// What pages asked for, by whom, and what that should lead to.

import { expect } from "vitest";
import { VARIANTS } from "./model-shop.js";

/** A call of an action: what was asked for, by whom, and how it ended. */
export interface Call {
  readonly kind: "add" | "quantity" | "remove" | "undo" | "note" | "coupon" | "coupon-off";
  readonly user: string;
  readonly variants?: readonly string[];
  readonly quantity?: number;
  readonly text?: string;
  /** The removal that an undo takes back. */
  readonly undoneCall?: Call;
  /** Of a removal: whether it was taken back before it was sent. */
  isCanceled?: boolean;
  end?: "done" | "rejected";
  /** The error of a refused one. */
  error?: unknown;
}

/** Notes begin with their writers; a visitor's may come along to the member they become. */
export function expectOwnNote(note: string, user: string): void {
  const [writer] = note.split(":");
  if (note !== "")
    expect(writer === user || isMergedInto(writer ?? "", user), `${note}, ${user}`).toBe(true);
}

/** Visitors are "visitor-1", the member that they become "member-1". */
export const isMergedInto = (from: string, to: string) =>
  from.startsWith("visitor") && to === from.replace("visitor", "member");

/**
 * What a lone page's calls make of an empty cart when each of them that was not refused is done once,
 * in their order: how many of each variant were asked for, and the note.
 */
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
    end,
  } of calls) {
    // A removal that was refused or never sent has nothing to bring back.
    if (end === "rejected" || undoneCall?.end === "rejected") continue;
    if (undoneCall?.isCanceled || isCanceled) continue;
    if (kind === "note") note = text;
    for (const variant of variants) {
      const before = lines.get(variant);
      if (kind === "add" || kind === "undo") lines.set(variant, (before ?? 0) + quantity);
      if (kind === "remove") lines.delete(variant);
      if (kind === "quantity" && before !== undefined) lines.set(variant, quantity);
    }
  }
  return { lines: Object.fromEntries(VARIANTS.map((one) => [one, lines.get(one) ?? 0])), note };
}
