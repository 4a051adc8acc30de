// The cart as a value: what the platform has, and the changes that are on their way to it. Nothing here waits or asks.

import type { ReferencedItem, SentChange, SettledCart } from "../queries/cart-adapter.js";
import type { CartItem, CartLineView } from "../queries/cart-view.js";
import { storeItem } from "../queries/store-item.js";
import { referenceKey } from "./line-view.js";

/** An item to add, with a preview of its line if the product is cached. */
export interface AddedItem extends ReferencedItem {
  readonly key: string;
  readonly preview?: CartLineView;
}

/** A pending change. It identifies lines by keys that stay the same after responses. */
export type CartChange =
  | { readonly kind: "add"; readonly items: readonly AddedItem[] }
  | { readonly kind: "quantity"; readonly key: string; readonly quantity: number }
  | { readonly kind: "remove"; readonly keys: readonly string[] }
  | Exclude<SentChange, { readonly kind: "add" | "quantity" | "remove" }>;

export function addedItem(item: CartItem): AddedItem {
  const { catalogReference, quantity = 1 } =
    "catalogReference" in item ? item : (storeItem(item) as ReferencedItem);
  return { catalogReference, quantity, key: referenceKey(catalogReference) };
}

function withItem(
  lines: readonly CartLineView[],
  { key, quantity, preview }: AddedItem,
): readonly CartLineView[] {
  if (!lines.some((line) => line.key === key)) {
    return preview ? lines.concat({ ...preview, quantity }) : lines;
  }
  return lines.map((line) =>
    line.key === key
      ? { ...line, quantity: line.quantity + quantity, total: undefined, isPending: true }
      : line,
  );
}

/** Lines with one more change in them. */
function changed(lines: readonly CartLineView[], change: CartChange): readonly CartLineView[] {
  switch (change.kind) {
    case "add":
      return change.items.reduce(withItem, lines);
    case "quantity":
      return lines.map((line) =>
        line.key === change.key
          ? { ...line, quantity: change.quantity, total: undefined, isPending: true }
          : line,
      );
    case "remove":
      return lines.filter(({ key }) => !change.keys.includes(key));
    default:
      return lines;
  }
}

/** What of a view comes from the settled cart and its changes. */
export function viewOf(cart: SettledCart | null | undefined, changes: readonly CartChange[]) {
  const lines = changes.reduce(changed, cart?.lines ?? []);
  const last = <Kind extends CartChange["kind"]>(kind: Kind) =>
    changes.filter((change) => change.kind === kind).at(-1) as
      | (CartChange & { kind: Kind })
      | undefined;
  const off = (kind: "coupon-off" | "gift-card-off") => (one: { id: string }) =>
    !changes.some((change) => change.kind === kind && change.id === one.id);
  return {
    id: cart?.id,
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: cart?.currency ?? lines[0]?.price.currency,
    coupons: cart?.coupons.filter(off("coupon-off")) ?? [],
    giftCards: cart?.giftCards.filter(off("gift-card-off")) ?? [],
    note: last("note")?.text ?? cart?.note ?? "",
    chosenDelivery: last("delivery")?.code ?? cart?.chosenDelivery,
    address: last("address")?.address ?? cart?.address,
    isEmpty: lines.length === 0,
  };
}

const sameItems = (a: readonly AddedItem[], b: readonly AddedItem[]) =>
  a.length === b.length && a.every(({ key }, at) => key === b[at]?.key);

/**
 * Combines a change with waiting ones: the last change of a line, note, address or delivery wins,
 * and additions of the same items become one.
 *
 * @returns the index of the waiting change to replace and its replacement; `undefined` if the new
 * change waits separately
 */
export function coalesced(
  waiting: readonly CartChange[],
  next: CartChange,
): { readonly at: number; readonly change: CartChange } | undefined {
  for (let at = waiting.length - 1; at >= 0; at -= 1) {
    const before = waiting[at] as CartChange;
    if (before.kind === next.kind) {
      if (before.kind === "add" && next.kind === "add") {
        if (!sameItems(before.items, next.items)) continue;
        const items = before.items.map((item, index) => ({
          ...item,
          quantity: item.quantity + (next.items[index]?.quantity ?? 0),
        }));
        return { at, change: { kind: "add", items } };
      }
      if (before.kind === "quantity" && next.kind === "quantity") {
        if (before.key === next.key) return { at, change: next };
        continue;
      }
      // Of delivery too: carriers may have codes in common.
      if (next.kind === "note" || next.kind === "delivery" || next.kind === "address") {
        return { at, change: next };
      }
      if ("code" in before && "code" in next && same(before.code, next.code)) {
        return { at, change: before };
      }
    }
    // A line that goes needs no other number first.
    if (before.kind === "quantity" && next.kind === "remove" && next.keys.includes(before.key)) {
      return { at, change: next };
    }
    // Changes of the same line keep their order.
    if (touches(before, next)) return undefined;
  }
  return undefined;
}

/** The lines that a change is about. */
export function keysOf(change: CartChange): readonly string[] {
  if (change.kind === "add") return change.items.map(({ key }) => key);
  if (change.kind === "quantity") return [change.key];
  return change.kind === "remove" ? change.keys : [];
}

const touches = (a: CartChange, b: CartChange) => keysOf(a).some((key) => keysOf(b).includes(key));

/** Returns a change in the form that is sent, or `undefined` if it has no effect anymore. */
export function toSend(change: CartChange, cart: SettledCart | null): SentChange | undefined {
  // A key that no line has may be the platform's id of a line that this page has not read.
  const find = (key: string) => cart?.lines.find((line) => line.key === key || line.id === key);
  switch (change.kind) {
    case "add": {
      const items = change.items.map(({ catalogReference, quantity }) => ({
        catalogReference,
        quantity,
      }));
      return { kind: "add", items };
    }
    case "quantity": {
      const line = find(change.key);
      if (!line || (line.quantity === change.quantity && line.requested === change.quantity)) {
        return undefined;
      }
      return { kind: "quantity", lineId: line.id, quantity: change.quantity };
    }
    case "remove": {
      const lineIds = change.keys.flatMap((key) => find(key)?.id ?? []);
      return lineIds.length > 0 ? { kind: "remove", lineIds } : undefined;
    }
    default:
      return change;
  }
}

/** Returns whether a cart contains a change whose response was lost. */
export function tookEffect(
  change: CartChange,
  before: SettledCart | null,
  after: SettledCart | null,
): boolean {
  const count = (cart: SettledCart | null, key: string) =>
    cart?.lines.find((line) => line.key === key)?.requested ?? 0;
  switch (change.kind) {
    case "add":
      return change.items.every(({ key }) => count(after, key) > count(before, key));
    case "quantity":
      return count(after, change.key) === change.quantity;
    case "remove":
      return !change.keys.some((key) => count(after, key) > 0);
    case "coupon":
      return after?.coupons.some(({ code }) => same(code, change.code)) ?? false;
    case "coupon-off":
      return !after?.coupons.some(({ id }) => id === change.id);
    case "note":
      return after?.note === change.text;
    case "delivery":
      return after?.chosenDelivery === change.code;
    // Sent twice they do the same.
    default:
      return false;
  }
}

const same = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase();
