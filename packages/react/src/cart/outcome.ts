// What became of a change, told from the cart before and after it.

import type { PorticoError } from "@portico/core";
import type { SettledCart } from "../queries/cart-adapter.js";
import type { CartChangeKind, CartNotice } from "../queries/cart-view.js";
import { referenceKey } from "./line-view.js";
import { type AddedItem, type CartChange, keysOf } from "./model.js";

/** A notice before it has its own id. */
export type Told = CartNotice extends infer Notice
  ? Notice extends CartNotice
    ? Omit<Notice, "id">
    : never
  : never;

/** Result of a change: notices, and for additions the added quantity. */
export interface Outcome {
  readonly notices: readonly Told[];
  readonly added: number;
  readonly capped: boolean;
}

/** The line of an item: the platform adds the variant to references that name none. */
function lineOfItem({ key, catalogReference }: AddedItem, cart: SettledCart | null) {
  const exact = cart?.lines.find((line) => line.key === key);
  if (exact || catalogReference.options?.variantId) return exact;
  const { variantId: _, ...options } = catalogReference.options ?? {};
  return cart?.lines.find(
    ({ source, variantId }) =>
      source &&
      variantId &&
      source.catalogItemId === catalogReference.catalogItemId &&
      referenceKey(source) ===
        referenceKey({ ...catalogReference, options: { ...options, variantId } }),
  );
}

function addition(item: AddedItem, cartBefore: SettledCart | null, cartAfter: SettledCart) {
  const [before, after] = [lineOfItem(item, cartBefore), lineOfItem(item, cartAfter)];
  const got = Math.max(0, (after?.quantity ?? 0) - (before?.quantity ?? 0));
  const about = { name: after?.name ?? item.preview?.name ?? before?.name ?? "" };
  if (got >= item.quantity) return { got: item.quantity };
  const met = after?.key === item.key || got > 0;
  const notice: Told =
    after && met
      ? { ...about, kind: "capped", lineId: after.id, asked: item.quantity, got }
      : { ...about, kind: "not-added", asked: item.quantity, got: 0 };
  return { got, notice };
}

/** Compares the requested change with the carts before and after it. */
export function outcomeOf(
  change: CartChange,
  before: SettledCart | null,
  after: SettledCart,
): Outcome {
  const line = (cart: SettledCart | null, key: string) =>
    cart?.lines.find((candidate) => candidate.key === key || candidate.id === key);
  const notices: Told[] = [];
  let added = 0;
  if (change.kind === "add") {
    for (const item of change.items) {
      const { got, notice } = addition(item, before, after);
      added += got;
      if (notice) notices.push(notice);
    }
  }
  if (change.kind === "quantity") {
    const now = line(after, change.key);
    if (now && now.quantity < change.quantity) {
      const { id: lineId, name, quantity: got } = now;
      notices.push({ kind: "capped", lineId, name, asked: change.quantity, got });
    }
  }
  const removed = change.kind === "remove" ? change.keys : [];
  for (const { id, key, name } of before?.lines ?? []) {
    const taken = removed.includes(key) || removed.includes(id);
    if (!taken && !after.lines.some((other) => other.id === id || other.key === key)) {
      notices.push({ kind: "removed", lineId: id, name });
    }
  }
  for (const { id, code } of before?.coupons ?? []) {
    const taken = change.kind === "coupon-off" || change.kind === "coupon";
    if (!taken && !after.coupons.some((other) => other.id === id)) {
      notices.push({ kind: "coupon-removed", code });
    }
  }
  return { notices, added, capped: notices.some(({ kind }) => kind === "capped") };
}

const KIND: Readonly<Partial<Record<CartChange["kind"], CartChangeKind>>> = {
  "coupon-off": "coupon",
  "gift-card-off": "gift-card",
};

/** Returns the notice of a change that the platform rejected. */
export function refusal(
  change: CartChange,
  cart: SettledCart | null | undefined,
  error: PorticoError,
): Told {
  return { kind: "refused", error, ...subjectOf(change, cart) };
}

/** What a change is about. */
function subjectOf(change: CartChange, cart: SettledCart | null | undefined) {
  const [key] = keysOf(change);
  const line = cart?.lines.find((candidate) => candidate.key === key || candidate.id === key);
  const name = line?.name ?? (change.kind === "add" ? change.items[0]?.preview?.name : undefined);
  const kind = KIND[change.kind] ?? (change.kind as CartChangeKind);
  return { change: kind, ...(line ? { lineId: line.id } : {}), ...(name ? { name } : {}) };
}

/** Removes notices about rejected changes that this change has corrected. */
export function withoutRefusalOf(
  notices: readonly CartNotice[],
  change: CartChange,
  cart: SettledCart | null | undefined,
) {
  const now = subjectOf(change, cart);
  return notices.filter(
    (old) =>
      old.kind !== "refused" ||
      old.change !== now.change ||
      old.lineId !== now.lineId ||
      old.name !== now.name,
  );
}

/** Adds notices. A new notice replaces an older one of the same kind and line. */
export function noticed(notices: readonly CartNotice[], told: readonly CartNotice[]) {
  const isOld = (old: CartNotice) =>
    told.some((now) => now.kind === old.kind && now.kind === "capped" && now.lineId === old.lineId);
  return [...notices.filter((old) => !isOld(old)), ...told];
}
