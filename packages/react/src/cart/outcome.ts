import type { PorticoError } from "@portico/core";
import type { AddedItem, CartChange, SettledCart } from "../queries/cart-adapter.js";
import type { CartChangeKind, CartNotice } from "../queries/cart-view.js";
import { lineIdOf } from "./line-view.js";
import { lineIdsOf, lineWithId } from "./pending-changes.js";

type WithoutId<Notice> = Notice extends CartNotice ? Omit<Notice, "id"> : never;

export type NewNotice = WithoutId<CartNotice>;

// The platform adds variant ids, so a reference without one matches any variant.
function lineOfItem({ lineId, catalogReference }: AddedItem, cart: SettledCart | null) {
  const exactLine = cart?.lines.find((line) => line.id === lineId);
  if (exactLine || catalogReference.options?.variantId) return exactLine;
  const { variantId: _, ...options } = catalogReference.options ?? {};
  return cart?.lines.find(
    ({ id, variantId }) =>
      variantId && id === lineIdOf({ ...catalogReference, options: { ...options, variantId } }),
  );
}

function compareAddition(item: AddedItem, cartBefore: SettledCart | null, cartAfter: SettledCart) {
  const [before, after] = [lineOfItem(item, cartBefore), lineOfItem(item, cartAfter)];
  const accepted = Math.max(0, (after?.quantity ?? 0) - (before?.quantity ?? 0));
  const { quantity: requested } = item;
  if (accepted >= requested) return { accepted: requested };
  const name = after?.name ?? item.preview?.name ?? before?.name ?? "";
  const notice: NewNotice =
    after && (after.id === item.lineId || accepted > 0)
      ? { name, kind: "capped", lineId: after.id, requested, accepted }
      : { name, kind: "not-added", requested };
  return { accepted, notice };
}

/** Counts the added units, and returns notices for differences that the change does not explain. */
export function changeOutcome(change: CartChange, before: SettledCart | null, after: SettledCart) {
  const items = change.kind === "add" ? change.items : [];
  const additions = items.map((item) => compareAddition(item, before, after));
  const added = additions.reduce((sum, { accepted }) => sum + accepted, 0);
  const notices: NewNotice[] = additions.flatMap(({ notice = [] }) => notice);
  const changedLine = change.kind === "quantity" ? lineWithId(after, change.lineId) : undefined;
  if (change.kind === "quantity" && changedLine && changedLine.quantity < change.quantity) {
    const { id: lineId, name, quantity: accepted } = changedLine;
    notices.push({ kind: "capped", lineId, name, requested: change.quantity, accepted });
  }
  const removedIds = change.kind === "remove" ? change.lineIds : [];
  for (const { id, lineItemId, name } of before?.lines ?? []) {
    const isExpected = removedIds.includes(id) || removedIds.includes(lineItemId);
    if (isExpected || lineWithId(after, id) || lineWithId(after, lineItemId)) continue;
    notices.push({ kind: "removed", lineId: id, name });
  }
  for (const { id, code } of before?.coupons ?? []) {
    const isExpected = change.kind === "coupon-off" || change.kind === "coupon";
    if (isExpected || after.coupons.some((other) => other.id === id)) continue;
    notices.push({ kind: "coupon-removed", code });
  }
  return { notices, added, capped: notices.some(({ kind }) => kind === "capped") };
}

function changeSubject(change: CartChange, cart: SettledCart | null | undefined) {
  const [id = ""] = lineIdsOf(change);
  const line = lineWithId(cart, id);
  const name = line?.name ?? (change.kind === "add" ? change.items[0]?.preview?.name : undefined);
  const kind = change.kind.replace("-off", "") as CartChangeKind;
  return { change: kind, ...(line ? { lineId: line.id } : {}), ...(name ? { name } : {}) };
}

export function rejectionNotice(
  change: CartChange,
  cart: SettledCart | null | undefined,
  error: PorticoError,
): NewNotice {
  return { kind: "rejected", error, ...changeSubject(change, cart) };
}

/** Removes rejection notices that a later change makes obsolete. */
export function removeRejections(
  notices: readonly CartNotice[],
  change: CartChange,
  cart: SettledCart | null | undefined,
) {
  const subject = changeSubject(change, cart);
  return notices.filter(
    (old) =>
      old.kind !== "rejected" ||
      old.change !== subject.change ||
      old.lineId !== subject.lineId ||
      old.name !== subject.name,
  );
}

// A new notice about limited stock replaces the older one for the same line.
export function addNotices(notices: readonly CartNotice[], added: readonly CartNotice[]) {
  const cappedIds = added.flatMap(({ kind, lineId }) => (kind === "capped" ? [lineId] : []));
  const isReplaced = ({ kind, lineId }: CartNotice) =>
    kind === "capped" && cappedIds.includes(lineId);
  return [...notices.filter((old) => !isReplaced(old)), ...added];
}
