import { PorticoError } from "@portico/core";
import type { AddedItem, CartChange, CompletedChange } from "../queries/cart-adapter.js";
import type { AddResult, Cart, CartAddress, CartItem, CartNotice } from "../queries/cart-view.js";
import type { CartStore } from "./cart-store.js";
import { changeOutcome } from "./outcome.js";
import { lineWithId, toAddedItem } from "./pending-changes.js";
import { withPreview } from "./product-preview.js";

/** Removed lines, with a function that restores them. */
export interface Removal {
  /** Adds the removed lines back. Repeated calls return the same promise. */
  undo(): Promise<AddResult>;
  /**
   * Resolves to the cart once the platform has removed the lines or `undo` has canceled the
   * removal. Rejects with a `PorticoError`.
   */
  readonly done: Promise<Cart>;
}

/**
 * Functions that change the cart optimistically. The object keeps its identity across renders and
 * users.
 *
 * Most changes are visible in `useCart` immediately. New coupons, new gift cards and items without
 * a cached product appear with the response. If the platform rejects a change, the hook rolls it
 * back and adds a notice to `useCart().data.notices`. The action's promise, or `done` of a removal,
 * rejects with a `PorticoError`. You can ignore this rejection if you show the notices.
 */
export interface CartActions {
  /**
   * Adds items to the cart.
   *
   * @param items - Selected products (`useProductOptions().item`) or catalog references.
   * @returns How many units the platform added. It can skip items or add fewer units without an
   * error.
   */
  add(...items: CartItem[]): Promise<AddResult>;
  /** Sets a line's quantity, limited by the stock. 0 removes the line. */
  setQuantity(lineId: string, quantity: number): Promise<Cart>;
  /** Removes lines. The promise resolves without waiting for the platform. */
  remove(...lineIds: string[]): Promise<Removal>;
  /** Removes all lines. */
  clear(): Promise<Removal>;
  /** Applies a coupon by code. */
  applyCoupon(code: string): Promise<Cart>;
  /** Removes a coupon by id. `useCart().data.coupons` contains the ids. */
  removeCoupon(id: string): Promise<Cart>;
  /** Applies a gift card by code. */
  applyGiftCard(code: string): Promise<Cart>;
  /** Removes a gift card by id. `useCart().data.giftCards` contains the ids. */
  removeGiftCard(id: string): Promise<Cart>;
  /** Sets the buyer's note to the merchant, up to 1,000 characters. */
  setNote(text: string): Promise<Cart>;
  /** Selects a delivery option from `useCartTotals` by its `code`. */
  chooseDelivery(code: string): Promise<Cart>;
  /** Sets the delivery address. */
  setAddress(address: CartAddress): Promise<Cart>;
  /** Removes a notice from `useCart().data.notices`. */
  dismiss(notice: CartNotice): void;
}

/** Prevents an unhandled rejection if the caller ignores the promise. */
function ignoreRejection<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

function addResult(
  store: CartStore,
  items: readonly AddedItem[],
  { change, before, after }: CompletedChange,
): AddResult {
  const { added = 0, capped = false } = after ? changeOutcome(change, before, after) : {};
  // The change may include units that another call added.
  const requestedUnits = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { cart: store.latest.cart(), added: Math.min(added, requestedUnits), capped };
}

export const itemsKey = (items: readonly CartItem[]): string =>
  JSON.stringify(items.map(toAddedItem).map(({ lineId, quantity }) => [lineId, quantity]));

function addItems(store: CartStore, items: readonly CartItem[]): Promise<AddResult> {
  const key = itemsKey(items);
  const duplicate = store.recentAdditions.get(key);
  if (duplicate) return duplicate;
  const addedItems = items.map((item) =>
    withPreview(store.queryClient, store.client, toAddedItem(item)),
  );
  const completion = store.queue.push({ kind: "add", items: addedItems });
  const result = ignoreRejection(
    completion.then((completed) => addResult(store, addedItems, completed)),
  );
  store.recentAdditions.set(key, result);
  // A call in a later tick comes from another click, so it must add the items again.
  setTimeout(() => store.recentAdditions.delete(key), 0);
  return result;
}

function removeLines(store: CartStore, lineIds: readonly string[]): Removal {
  const lines = store.cart().lines.filter(({ id }) => lineIds.includes(id));
  const completion = store.queue.push({ kind: "remove", lineIds });
  let isRemovalRejected = false;
  completion.catch(() => (isRemovalRejected = true));
  const restore = async (): Promise<AddResult> => {
    const { latest } = store;
    const added = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (latest.queue.cancel(completion)) return { cart: latest.cart(), added, capped: false };
    const items = lines.flatMap((line) => {
      const { catalogReference, quantity } = line;
      const preview = { ...line, total: undefined, isPending: true, isNew: true };
      return catalogReference ? [{ ...toAddedItem({ catalogReference, quantity }), preview }] : [];
    });
    // After a rejected removal, the platform still has the lines, so `undo` must not add them.
    const addition = await latest.queue.push({ kind: "add", items }, () => isRemovalRejected);
    return addResult(latest, items, addition);
  };
  let undoResult: Promise<AddResult> | undefined;
  return {
    done: ignoreRejection(completion.then(() => store.latest.cart())),
    undo() {
      undoResult ??= ignoreRejection(restore());
      return undoResult;
    },
  };
}

export function cartActions(getStore: () => CartStore): CartActions {
  const pushChange = (change: CartChange): Promise<Cart> => {
    const store = getStore();
    return ignoreRejection(store.queue.push(change).then(() => store.latest.cart()));
  };
  const toLineId = (id: string) => lineWithId(getStore().cart(), id)?.id ?? id;
  return {
    add: (...items) => addItems(getStore(), items),
    setQuantity(lineId, quantity) {
      if (quantity === 0) return pushChange({ kind: "remove", lineIds: [toLineId(lineId)] });
      if (quantity > 0 && Number.isInteger(quantity)) {
        return pushChange({ kind: "quantity", lineId: toLineId(lineId), quantity });
      }
      const message = `quantity must be an integer of at least 0, got ${quantity}`;
      return ignoreRejection(Promise.reject(new PorticoError(message, { code: "QUANTITY" })));
    },
    remove: async (...lineIds) => removeLines(getStore(), lineIds.map(toLineId)),
    clear: async () =>
      removeLines(
        getStore(),
        getStore()
          .cart()
          .lines.map(({ id }) => id),
      ),
    applyCoupon: (code) => pushChange({ kind: "coupon", code: code.trim() }),
    removeCoupon: (id) => pushChange({ kind: "coupon-off", id }),
    applyGiftCard: (code) => pushChange({ kind: "gift-card", code: code.trim() }),
    removeGiftCard: (id) => pushChange({ kind: "gift-card-off", id }),
    setNote: (text) => pushChange({ kind: "note", text }),
    chooseDelivery(code) {
      const options = getStore().totals().data?.deliveryOptions;
      // Several carriers can use the same code, so the change also identifies the carrier.
      const appId = options?.find((option) => option.code === code)?.appId;
      return pushChange({ kind: "delivery", code, appId });
    },
    setAddress: (address) => pushChange({ kind: "address", address }),
    dismiss: (notice) => getStore().dismiss(notice),
  };
}
