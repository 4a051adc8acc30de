import type { Context } from "../../kernel/context.js";
import { topic } from "../../kernel/topic.js";
import { getOrInsert } from "../../store/get-or-insert.js";
import { type Cart, cartSlice } from "./model.js";
import { type PricedCart, pricedBefore, pricedCart } from "./price.js";

const ABANDONED_AFTER_MS = 3_600_000;

/** Changes in ascending priority. "opened" means that the checkout was created. */
const CHANGES = ["opened", "updated", "created", "deleted"] as const;
type CartChange = (typeof CHANGES)[number];

interface CartWithTotals {
  readonly cart: Cart;
  readonly priced: PricedCart;
}

export interface ChangedCart {
  readonly change: CartChange;
  readonly now: CartWithTotals;
  /** State before the request, or the current state of a new cart. */
  readonly before: CartWithTotals;
}

/** Published once per request for each changed cart, if events have a listener. */
export const cartChangedTopic = topic<ChangedCart>("cart changed");

const pendingChanges = /* @__PURE__ */ new WeakMap<Context, Map<string, CartChange>>();

export const cartBefore = (context: Context, checkoutId: string): Cart | undefined =>
  context.changes.original(context.store(cartSlice).carts, checkoutId);

export function recordCartChange(context: Context, cart: Cart, change: CartChange): void {
  if (!context.isObserved) return;
  const changes = getOrInsert(pendingChanges, context, () => new Map<string, CartChange>());
  const { checkoutId: id } = cart;
  const recordedChange = changes.get(id) ?? change;
  // A cart created in this request is still reported as created after later updates.
  const finalChange =
    CHANGES[Math.max(CHANGES.indexOf(recordedChange), CHANGES.indexOf(change))] ?? change;
  changes.set(id, finalChange);
  context.beforeResponse(`cart ${id}`, () => {
    const previous = cartBefore(context, id) ?? cart;
    context.announce(cartChangedTopic, {
      change: changes.get(id) ?? change,
      now: { cart, priced: pricedCart(context, cart) },
      before: { cart: previous, priced: pricedBefore(context, previous, cart) },
    });
  });
}

export function openCheckout(context: Context, cart: Cart): void {
  if (cart.checkoutCreated) return;
  cart.checkoutCreated = true;
  recordCartChange(context, cart, "opened");
}

export function abandonedSince(cart: Cart, now: number): string | undefined {
  const canBeAbandoned = cart.checkoutCreated || (cart.owner.kind === "member" && cart.current);
  if (!canBeAbandoned || cart.lines.length === 0 || cart.orderId !== undefined || cart.completed) {
    return undefined;
  }
  const since = Date.parse(cart.updatedDate) + ABANDONED_AFTER_MS;
  return since <= now ? new Date(since).toISOString() : undefined;
}

export function markChanged(context: Context, cart: Cart): void {
  const since = cart.abandonedDate ?? abandonedSince(cart, context.now);
  if (since !== undefined) cart.abandonedDate = since;
  cart.revision += 1;
  cart.updatedDate = context.iso;
  recordCartChange(context, cart, "updated");
}
