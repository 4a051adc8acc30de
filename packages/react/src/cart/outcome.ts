import type { PorticoError } from "@portico/core";
import type { SettledCart } from "../queries/cart-adapter.js";
import type { CartChangeKind, CartNotice } from "../queries/cart-view.js";
import { lineIdOf } from "./line-view.js";
import { type AddedItem, type CartChange, lineIdsOf } from "./pending-changes.js";

/** A notice before it has its own id. */
export type NewNotice = CartNotice extends infer Notice
  ? Notice extends CartNotice
    ? Omit<Notice, "id">
    : never
  : never;

/** Result of a change: notices, and for additions the added quantity. */
export interface Outcome {
  readonly notices: readonly NewNotice[];
  readonly added: number;
  readonly capped: boolean;
}

/** Returns the line with an id, ours or the platform's. */
const lineWithId = (cart: SettledCart | null | undefined, id: string) =>
  cart?.lines.find((line) => line.id === id || line.lineItemId === id);

/** Returns the line of an item. The platform adds the variant id to references without one. */
function lineOfItem({ lineId, catalogReference }: AddedItem, cart: SettledCart | null) {
  const exact = cart?.lines.find((line) => line.id === lineId);
  if (exact || catalogReference.options?.variantId) return exact;
  const { variantId: _, ...options } = catalogReference.options ?? {};
  return cart?.lines.find(
    ({ id, variantId }) =>
      variantId && id === lineIdOf({ ...catalogReference, options: { ...options, variantId } }),
  );
}

function compareAddition(item: AddedItem, cartBefore: SettledCart | null, cartAfter: SettledCart) {
  const [before, after] = [lineOfItem(item, cartBefore), lineOfItem(item, cartAfter)];
  const accepted = Math.max(0, (after?.quantity ?? 0) - (before?.quantity ?? 0));
  const subject = { name: after?.name ?? item.preview?.name ?? before?.name ?? "" };
  if (accepted >= item.quantity) return { accepted: item.quantity };
  const isFound = after?.id === item.lineId || accepted > 0;
  const notice: NewNotice =
    after && isFound
      ? { ...subject, kind: "capped", lineId: after.id, requested: item.quantity, accepted }
      : { ...subject, kind: "not-added", requested: item.quantity };
  return { accepted, notice };
}

/** Compares the requested change with the carts before and after it. */
export function changeOutcome(
  change: CartChange,
  before: SettledCart | null,
  after: SettledCart,
): Outcome {
  const notices: NewNotice[] = [];
  let added = 0;
  if (change.kind === "add") {
    for (const item of change.items) {
      const { accepted, notice } = compareAddition(item, before, after);
      added += accepted;
      if (notice) notices.push(notice);
    }
  }
  if (change.kind === "quantity") {
    const now = lineWithId(after, change.lineId);
    if (now && now.quantity < change.quantity) {
      const { id: lineId, name, quantity: accepted } = now;
      notices.push({ kind: "capped", lineId, name, requested: change.quantity, accepted });
    }
  }
  const removed = change.kind === "remove" ? change.lineIds : [];
  for (const { id, lineItemId, name } of before?.lines ?? []) {
    const isExpected = removed.includes(id) || removed.includes(lineItemId);
    if (
      !isExpected &&
      !after.lines.some((line) => line.id === id || line.lineItemId === lineItemId)
    ) {
      notices.push({ kind: "removed", lineId: id, name });
    }
  }
  for (const { id, code } of before?.coupons ?? []) {
    const isExpected = change.kind === "coupon-off" || change.kind === "coupon";
    if (!isExpected && !after.coupons.some((other) => other.id === id)) {
      notices.push({ kind: "coupon-removed", code });
    }
  }
  return { notices, added, capped: notices.some(({ kind }) => kind === "capped") };
}

const NOTICE_KINDS: Readonly<Partial<Record<CartChange["kind"], CartChangeKind>>> = {
  "coupon-off": "coupon",
  "gift-card-off": "gift-card",
};

export function rejectionNotice(
  change: CartChange,
  cart: SettledCart | null | undefined,
  error: PorticoError,
): NewNotice {
  return { kind: "rejected", error, ...changeSubject(change, cart) };
}

function changeSubject(change: CartChange, cart: SettledCart | null | undefined) {
  const [id] = lineIdsOf(change);
  const line = id === undefined ? undefined : lineWithId(cart, id);
  const name = line?.name ?? (change.kind === "add" ? change.items[0]?.preview?.name : undefined);
  const kind = NOTICE_KINDS[change.kind] ?? (change.kind as CartChangeKind);
  return { change: kind, ...(line ? { lineId: line.id } : {}), ...(name ? { name } : {}) };
}

/** Removes notices about rejected changes that this change has corrected. */
export function removeRejections(
  notices: readonly CartNotice[],
  change: CartChange,
  cart: SettledCart | null | undefined,
) {
  const now = changeSubject(change, cart);
  return notices.filter(
    (old) =>
      old.kind !== "rejected" ||
      old.change !== now.change ||
      old.lineId !== now.lineId ||
      old.name !== now.name,
  );
}

/** Adds notices. A new notice replaces an older one of the same kind and line. */
export function addNotices(notices: readonly CartNotice[], added: readonly CartNotice[]) {
  const isOld = (old: CartNotice) =>
    added.some(
      (now) => now.kind === old.kind && now.kind === "capped" && now.lineId === old.lineId,
    );
  return [...notices.filter((old) => !isOld(old)), ...added];
}
