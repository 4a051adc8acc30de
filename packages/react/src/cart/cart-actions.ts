import { PorticoError } from "@portico/core";
import type {
  AddResult,
  CartAddress,
  CartItem,
  CartLineView,
  CartNotice,
  CartView,
} from "../queries/cart-view.js";
import type { Sent } from "./cart-queue.js";
import type { CartStore } from "./cart-store.js";
import { type AddedItem, addedItem, type CartChange } from "./model.js";
import { outcomeOf } from "./outcome.js";
import { previewed } from "./product-preview.js";

/** Removed line items, with a way to undo the removal. */
export interface Removal {
  /** Adds the removed lines again. Repeated calls return the same promise. */
  undo(): Promise<AddResult>;
  /**
   * Resolves to the cart after the platform has removed the lines. Rejects with a `PorticoError`.
   */
  readonly done: Promise<CartView>;
}

/**
 * Changes the current cart with optimistic updates. The object keeps its identity while the
 * provider stays mounted.
 *
 * Each change is visible in `useCart` immediately. If the platform rejects a change, it is rolled
 * back, a notice appears in `useCart().notices`, and the promise rejects with a `PorticoError`. You
 * can leave the promise unhandled if you show the notices.
 */
export interface CartActions {
  /**
   * Adds items to the cart.
   *
   * @param items - Selected products (`useProductOptions().item`) or catalog references.
   * @returns How many units the platform actually added. The platform skips or caps items without
   * an error.
   */
  add(...items: CartItem[]): Promise<AddResult>;
  /** Sets the quantity of a line, limited by the available stock. 0 removes the line. */
  setQuantity(lineId: string, quantity: number): Promise<CartView>;
  /**
   * Removes lines. Resolves as soon as the cart shows the change, without waiting for the platform.
   */
  remove(...lineIds: string[]): Promise<Removal>;
  /** Removes all lines. */
  clear(): Promise<Removal>;
  applyCoupon(code: string): Promise<CartView>;
  /** Removes a coupon by id. */
  removeCoupon(id: string): Promise<CartView>;
  applyGiftCard(code: string): Promise<CartView>;
  /** Removes a gift card by id. */
  removeGiftCard(id: string): Promise<CartView>;
  /** Sets the buyer's note to the merchant, up to 1,000 characters. */
  setNote(text: string): Promise<CartView>;
  /** Selects a delivery option by its `code`. */
  chooseDelivery(code: string): Promise<CartView>;
  /** Sets the delivery address. */
  setAddress(address: CartAddress): Promise<CartView>;
  /** Dismisses a notice. */
  dismiss(notice: CartNotice): void;
}

/** Marks a rejection as handled, because the cart shows a notice for it. */
function quietly<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

async function adding(store: CartStore, items: readonly AddedItem[]): Promise<AddResult> {
  const sent = await store.queue.push({ kind: "add", items });
  return addResult(store, items, sent);
}

function addResult(
  store: CartStore,
  items: readonly AddedItem[],
  { change, before, after }: Sent,
): AddResult {
  const { added, capped } = after ? outcomeOf(change, before, after) : { added: 0, capped: false };
  // More of the same may have been sent along with it.
  const asked = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { cart: store.present.view(), added: Math.min(added, asked), capped };
}

/** Items added in the current tick, so that a double click event adds them once. */
const asked = /* @__PURE__ */ new WeakMap<CartStore, Map<string, Promise<AddResult>>>();

/** Returns a key that is equal for equal items and quantities. */
export const itemsKey = (items: readonly CartItem[]): string =>
  JSON.stringify(items.map(addedItem).map(({ key, quantity }) => [key, quantity]));

function add(store: CartStore, items: readonly CartItem[]): Promise<AddResult> {
  const now = asked.get(store) ?? new Map<string, Promise<AddResult>>();
  asked.set(store, now);
  const key = itemsKey(items);
  const same = now.get(key);
  if (same) return same;
  const previews = items.map((item) => previewed(store.queries, store.client, addedItem(item)));
  const result = quietly(adding(store, previews));
  now.set(key, result);
  // A task later another click is meant.
  setTimeout(() => now.delete(key), 0);
  return result;
}

/** Returns the stable key of a line. Line ids change once the platform responds, keys do not. */
const keyOf = (store: CartStore, lineId: string): string =>
  store.view().lines.find(({ id, key }) => id === lineId || key === lineId)?.key ?? lineId;

function remove(store: CartStore, lineIds: readonly string[]): Removal {
  const keys = lineIds.map((id) => keyOf(store, id));
  const lines = store.view().lines.filter(({ key }) => keys.includes(key));
  const sent = store.queue.push({ kind: "remove", keys });
  let isRefused = false;
  sent.catch(() => {
    isRefused = true;
  });
  const bringBack = async (): Promise<AddResult> => {
    const { present } = store;
    const added = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (present.queue.cancel(sent)) return { cart: present.view(), added, capped: false };
    const items = lines.flatMap(({ source, quantity }) =>
      source ? [{ catalogReference: source, quantity }] : [],
    );
    const previews = items.map((item, at) => ({
      ...addedItem(item),
      preview: { ...(lines[at] as CartLineView), total: undefined, isPending: true, isNew: true },
    }));
    // Lines that the platform has kept need not be brought back.
    const back = await present.queue.push({ kind: "add", items: previews }, () => isRefused);
    return addResult(present, previews, back);
  };
  let undone: Promise<AddResult> | undefined;
  return {
    done: quietly(sent.then(() => store.present.view())),
    undo() {
      undone ??= quietly(bringBack());
      return undone;
    },
  };
}

function setQuantity(store: CartStore, lineId: string, quantity: number): Promise<unknown> {
  if (!Number.isInteger(quantity) || quantity < 0) {
    const error = new PorticoError(`quantity must be an integer of at least 0, got ${quantity}`, {
      code: "QUANTITY",
    });
    return Promise.reject(error);
  }
  const key = keyOf(store, lineId);
  return store.queue.push(
    quantity === 0 ? { kind: "remove", keys: [key] } : { kind: "quantity", key, quantity },
  );
}

/** Creates actions that always use the current store. */
export function cartActions(current: () => CartStore): CartActions {
  const change = (made: CartChange) => {
    const store = current();
    return quietly(store.queue.push(made).then(() => store.present.view()));
  };
  const typed = (kind: "coupon" | "gift-card", code: string) => {
    const store = current();
    const text = code.trim();
    // The platform refuses a code that is on the cart already.
    const same = store.queue.find((other) => other.kind === kind && other.code === text);
    return quietly(
      (same ?? store.queue.push({ kind, code: text })).then(() => store.present.view()),
    );
  };
  return {
    add: (...items) => add(current(), items),
    setQuantity(lineId, quantity) {
      const store = current();
      return quietly(setQuantity(store, lineId, quantity).then(() => store.present.view()));
    },
    remove: async (...lineIds) => remove(current(), lineIds),
    async clear() {
      const store = current();
      const lineIds = store.view().lines.map(({ id }) => id);
      return remove(store, lineIds);
    },
    applyCoupon: (code) => typed("coupon", code),
    removeCoupon: (id) => change({ kind: "coupon-off", id }),
    applyGiftCard: (code) => typed("gift-card", code),
    removeGiftCard: (id) => change({ kind: "gift-card-off", id }),
    setNote: (text) => change({ kind: "note", text }),
    chooseDelivery(code) {
      const { options } = current().view().delivery;
      // Carriers may have codes in common.
      const appId = options.find((option) => option.code === code)?.appId;
      return change({ kind: "delivery", code, appId });
    },
    setAddress: (address) => change({ kind: "address", address }),
    dismiss: (notice) => current().dismiss(notice),
  };
}
