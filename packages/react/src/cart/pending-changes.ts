import type {
  AddedItem,
  CartChange,
  ReferencedItem,
  SentChange,
  SettledCart,
} from "../queries/cart-adapter.js";
import type { CartItem, CartLine } from "../queries/cart-view.js";
import { storeItem } from "../queries/store-item.js";
import { lineIdOf } from "./line-view.js";

export function toAddedItem(item: CartItem): AddedItem {
  const { catalogReference, quantity = 1 } =
    "catalogReference" in item ? item : (storeItem(item) as ReferencedItem);
  return { catalogReference, quantity, lineId: lineIdOf(catalogReference) };
}

// Callers of cart actions may pass the SDK's or the platform's id.
export const lineWithId = <Line extends CartLine>(
  cart: { readonly lines: readonly Line[] } | null | undefined,
  id: string,
) => cart?.lines.find((line) => line.id === id || line.lineItemId === id);

const withQuantity = (lines: readonly CartLine[], id: string, update: (before: number) => number) =>
  lines.map((line) =>
    line.id === id
      ? { ...line, quantity: update(line.quantity), total: undefined, isPending: true }
      : line,
  );

function applyChange(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  switch (change.kind) {
    case "add":
      return change.items.reduce((updatedLines, { lineId, quantity, preview }) => {
        if (updatedLines.some(({ id }) => id === lineId)) {
          return withQuantity(updatedLines, lineId, (before) => before + quantity);
        }
        return preview ? updatedLines.concat({ ...preview, quantity }) : updatedLines;
      }, lines);
    case "quantity":
      return withQuantity(lines, change.lineId, () => change.quantity);
    case "remove":
      return lines.filter(({ id }) => !change.lineIds.includes(id));
    default:
      return lines;
  }
}

export function applyChanges(cart: SettledCart | null | undefined, changes: readonly CartChange[]) {
  const lines = changes.reduce(applyChange, cart?.lines ?? []);
  const lastChange = <Kind extends CartChange["kind"]>(kind: Kind) =>
    changes.findLast((change): change is CartChange & { kind: Kind } => change.kind === kind);
  const notRemovedBy = (kind: "coupon-off" | "gift-card-off") => (item: { id: string }) =>
    !changes.some((change) => change.kind === kind && change.id === item.id);
  return {
    id: cart?.id,
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: cart?.currency ?? lines[0]?.price.currency,
    coupons: cart?.coupons.filter(notRemovedBy("coupon-off")) ?? [],
    giftCards: cart?.giftCards.filter(notRemovedBy("gift-card-off")) ?? [],
    note: lastChange("note")?.text ?? cart?.note ?? "",
    deliveryCode: lastChange("delivery")?.code ?? cart?.deliveryCode,
    address: lastChange("address")?.address ?? cart?.address,
  };
}

/** Returns a change that replaces both, or `undefined` if both must be sent. */
function mergeChanges(before: CartChange, next: CartChange): CartChange | undefined {
  if (before.kind === "quantity" && next.kind === "remove") {
    return next.lineIds.includes(before.lineId) ? next : undefined;
  }
  if (before.kind === "add" && next.kind === "add") {
    if (lineIdsOf(before).join("\n") !== lineIdsOf(next).join("\n")) return undefined;
    const combinedUnits = (item: AddedItem, index: number) =>
      item.quantity + (next.items[index]?.quantity ?? 0);
    const items = before.items.map((item, index) => ({
      ...item,
      quantity: combinedUnits(item, index),
    }));
    return { kind: "add", items };
  }
  if (before.kind !== next.kind) return undefined;
  if (before.kind === "quantity" && next.kind === "quantity") {
    return before.lineId === next.lineId ? next : undefined;
  }
  if (/^(note|delivery|address)$/.test(next.kind)) return next;
  return isSameCode(before, next) ? before : undefined;
}

export const isSameCode = (a: CartChange, b: CartChange): boolean =>
  (a.kind === "coupon" || a.kind === "gift-card") &&
  a.kind === b.kind &&
  normalizeCode(a.code) === normalizeCode(b.code);

/**
 * Combines a change with a waiting one.
 *
 * @returns The waiting change's index and replacement, or `undefined` to queue the change
 * separately.
 */
export function combineChanges(
  waitingChanges: readonly CartChange[],
  next: CartChange,
): { readonly index: number; readonly change: CartChange } | undefined {
  for (let index = waitingChanges.length - 1; index >= 0; index -= 1) {
    const before = waitingChanges[index] as CartChange;
    const change = mergeChanges(before, next);
    if (change) return { index, change };
    // Changes to the same line keep their order. Additions can be sent in any order.
    if (!(before.kind === "add" && next.kind === "add") && affectSameLine(before, next)) return;
  }
  return undefined;
}

export function lineIdsOf(change: CartChange): readonly string[] {
  if (change.kind === "add") return change.items.map(({ lineId }) => lineId);
  if (change.kind === "quantity") return [change.lineId];
  return change.kind === "remove" ? change.lineIds : [];
}

const affectSameLine = (a: CartChange, b: CartChange) =>
  lineIdsOf(a).some((id) => lineIdsOf(b).includes(id));

const referenceOf = ({ catalogReference, quantity }: AddedItem): ReferencedItem => ({
  catalogReference,
  quantity,
});

/** Replaces line ids with the platform's. Returns `undefined` if no change is necessary. */
export function toSentChange(change: CartChange, cart: SettledCart | null): SentChange | undefined {
  switch (change.kind) {
    case "add":
      return { kind: "add", items: change.items.map(referenceOf) };
    case "quantity": {
      const { quantity } = change;
      const line = lineWithId(cart, change.lineId);
      return line && (line.quantity !== quantity || line.requested !== quantity)
        ? { kind: "quantity", lineItemId: line.lineItemId, quantity }
        : undefined;
    }
    case "remove": {
      const lineItemIds = change.lineIds.flatMap((id) => lineWithId(cart, id)?.lineItemId ?? []);
      return lineItemIds.length > 0 ? { kind: "remove", lineItemIds } : undefined;
    }
    default:
      return change;
  }
}

/** Returns whether a cart contains a change whose response was lost. */
export function hasTakenEffect(
  change: CartChange,
  before: SettledCart | null,
  after: SettledCart | null,
): boolean {
  const requestedUnits = (cart: SettledCart | null, id: string) =>
    lineWithId(cart, id)?.requested ?? 0;
  switch (change.kind) {
    case "add":
      return change.items.every(
        ({ lineId }) => requestedUnits(after, lineId) > requestedUnits(before, lineId),
      );
    case "quantity":
      return requestedUnits(after, change.lineId) === change.quantity;
    case "remove":
      return !change.lineIds.some((id) => requestedUnits(after, id) > 0);
    case "coupon":
      return !!after?.coupons.some(({ code }) => isSameCode({ kind: "coupon", code }, change));
    case "coupon-off":
      return !after?.coupons.some(({ id }) => id === change.id);
    case "note":
      return after?.note === change.text;
    case "delivery":
      return after?.deliveryCode === change.code;
    // Other changes can be sent twice without harm.
    default:
      return false;
  }
}

const normalizeCode = (code: string) => code.trim().toUpperCase();
