import { PorticoError } from "@portico/core";
import type {
  AddResult,
  Cart,
  CartAddress,
  CartItem,
  CartLine,
  CartNotice,
} from "../queries/cart-view.js";
import type { CompletedChange } from "./cart-queue.js";
import type { CartStore } from "./cart-store.js";
import { changeOutcome } from "./outcome.js";
import { type AddedItem, addedItem, type CartChange } from "./pending-changes.js";
import { withPreview } from "./product-preview.js";

/** Removed line items, with a way to undo the removal. */
export interface Removal {
  /** Adds the removed lines again. Repeated calls return the same promise. */
  undo(): Promise<AddResult>;
  /** Resolves to the cart after the platform has removed the lines. Rejects with a `PorticoError`. */
  readonly done: Promise<Cart>;
}

/**
 * Changes the current cart with optimistic updates. The object keeps its identity while the provider stays mounted.
 *
 * Each change is visible in `useCart` immediately. If the platform rejects a change, it is rolled back, a notice
 * appears in `useCart().data.notices`, and the promise rejects with a `PorticoError`. You can leave the promise
 * unhandled if you show the notices.
 */
export interface CartActions {
  /**
   * Adds items to the cart.
   *
   * @param items - Selected products (`useProductOptions().item`) or catalog references.
   * @returns How many units the platform actually added. The platform skips or caps items without an error.
   */
  add(...items: CartItem[]): Promise<AddResult>;
  /** Sets the quantity of a line, limited by the available stock. 0 removes the line. */
  setQuantity(lineId: string, quantity: number): Promise<Cart>;
  /** Removes lines. Resolves as soon as the cart shows the change, without waiting for the platform. */
  remove(...lineIds: string[]): Promise<Removal>;
  /** Removes all lines. */
  clear(): Promise<Removal>;
  applyCoupon(code: string): Promise<Cart>;
  /** Removes a coupon by id. */
  removeCoupon(id: string): Promise<Cart>;
  applyGiftCard(code: string): Promise<Cart>;
  /** Removes a gift card by id. */
  removeGiftCard(id: string): Promise<Cart>;
  /** Sets the buyer's note to the merchant, up to 1,000 characters. */
  setNote(text: string): Promise<Cart>;
  /** Selects a delivery option by its `code`. */
  chooseDelivery(code: string): Promise<Cart>;
  /** Sets the delivery address. */
  setAddress(address: CartAddress): Promise<Cart>;
  /** Dismisses a notice. */
  dismiss(notice: CartNotice): void;
}

/** Marks a rejection as handled, because the cart shows a notice for it. */
function ignoreRejection<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

function addResult(
  store: CartStore,
  items: readonly AddedItem[],
  { change, before, after }: CompletedChange,
): AddResult {
  const { added, capped } = after
    ? changeOutcome(change, before, after)
    : { added: 0, capped: false };
  // The change may include more of the same items from another call.
  const requested = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { cart: store.latest.cart(), added: Math.min(added, requested), capped };
}

/** Items added in the current tick, so that a double click event adds them once. */
const recentAdditions = /* @__PURE__ */ new WeakMap<CartStore, Map<string, Promise<AddResult>>>();

/** Returns a key that is equal for equal items and quantities. */
export const itemsKey = (items: readonly CartItem[]): string =>
  JSON.stringify(items.map(addedItem).map(({ lineId, quantity }) => [lineId, quantity]));

function add(store: CartStore, items: readonly CartItem[]): Promise<AddResult> {
  const additions = recentAdditions.get(store) ?? new Map<string, Promise<AddResult>>();
  recentAdditions.set(store, additions);
  const key = itemsKey(items);
  const duplicate = additions.get(key);
  if (duplicate) return duplicate;
  const added = items.map((item) => withPreview(store.queries, store.client, addedItem(item)));
  const sent = store.queue.push({ kind: "add", items: added });
  const result = ignoreRejection(sent.then((completed) => addResult(store, added, completed)));
  additions.set(key, result);
  // Later calls are separate clicks.
  setTimeout(() => additions.delete(key), 0);
  return result;
}

function remove(store: CartStore, lineIds: readonly string[]): Removal {
  const lines = store.cart().lines.filter(({ id }) => lineIds.includes(id));
  const sent = store.queue.push({ kind: "remove", lineIds });
  let isRejected = false;
  sent.catch(() => {
    isRejected = true;
  });
  const restore = async (): Promise<AddResult> => {
    const { latest } = store;
    const added = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (latest.queue.cancel(sent)) return { cart: latest.cart(), added, capped: false };
    const items = lines.flatMap(({ catalogReference, quantity }) =>
      catalogReference ? [{ catalogReference, quantity }] : [],
    );
    const previews = items.map((item, index) => ({
      ...addedItem(item),
      preview: { ...(lines[index] as CartLine), total: undefined, isPending: true, isNew: true },
    }));
    // After a rejected removal, the platform still has the lines.
    const readded = await latest.queue.push({ kind: "add", items: previews }, () => isRejected);
    return addResult(latest, previews, readded);
  };
  let undone: Promise<AddResult> | undefined;
  return {
    done: ignoreRejection(sent.then(() => store.latest.cart())),
    undo() {
      undone ??= ignoreRejection(restore());
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
  return store.queue.push(
    quantity === 0 ? { kind: "remove", lineIds: [lineId] } : { kind: "quantity", lineId, quantity },
  );
}

/** Creates actions that always use the current store. */
export function cartActions(current: () => CartStore): CartActions {
  const run = (start: (store: CartStore) => Promise<unknown>): Promise<Cart> => {
    const store = current();
    return ignoreRejection(start(store).then(() => store.latest.cart()));
  };
  const change = (next: CartChange) => run(({ queue }) => queue.push(next));
  const applyCode = (kind: "coupon" | "gift-card", text: string) =>
    run(({ queue }) => {
      const code = text.trim();
      // The platform rejects a code that is already applied.
      const pending = queue.find((other) => other.kind === kind && other.code === code);
      return pending ?? queue.push({ kind, code });
    });
  return {
    add: (...items) => add(current(), items),
    setQuantity: (lineId, quantity) => run((store) => setQuantity(store, lineId, quantity)),
    remove: async (...lineIds) => remove(current(), lineIds),
    async clear() {
      const store = current();
      const lineIds = store.cart().lines.map(({ id }) => id);
      return remove(store, lineIds);
    },
    applyCoupon: (code) => applyCode("coupon", code),
    removeCoupon: (id) => change({ kind: "coupon-off", id }),
    applyGiftCard: (code) => applyCode("gift-card", code),
    removeGiftCard: (id) => change({ kind: "gift-card-off", id }),
    setNote: (text) => change({ kind: "note", text }),
    chooseDelivery(code) {
      const options = current().totals().data?.deliveryOptions;
      // Several carriers can use the same code.
      const appId = options?.find((option) => option.code === code)?.appId;
      return change({ kind: "delivery", code, appId });
    },
    setAddress: (address) => change({ kind: "address", address }),
    dismiss: (notice) => current().dismiss(notice),
  };
}
