import type { Context } from "../../kernel/context.js";
import { modifiedFields } from "../../kernel/modified-fields.js";
import { topic } from "../../kernel/topic.js";
import type { Cart } from "./model.js";
import type { PricedCart } from "./price.js";
import { pricedBefore, pricedCart } from "./priced.js";
import { cartV1 } from "./v1/view.js";
import { cartV2 } from "./v2/view.js";

/**
 * Changes of a cart during a request, in ascending priority. "opened" means that its checkout was
 * created.
 */
const CHANGES = ["opened", "updated", "created", "deleted"] as const;
type CartChange = (typeof CHANGES)[number];

const noted = /* @__PURE__ */ new WeakMap<Context, Map<Cart, CartChange>>();

/**
 * Records a change of a cart. Its webhooks are sent once per request, with the cart's final state.
 */
export function cartChanged(context: Context, cart: Cart, change: CartChange): void {
  if (!context.listened) return;
  const changes = noted.get(context) ?? new Map<Cart, CartChange>();
  noted.set(context, changes);
  const before = changes.get(cart) ?? change;
  // A cart created in this request is still reported as created after later updates.
  const most = CHANGES[Math.max(CHANGES.indexOf(before), CHANGES.indexOf(change))] ?? change;
  changes.set(cart, most);
  context.beforeAnswer(cart, () => announce(context, cart, changes.get(cart) ?? change));
}

/** Marks a cart's checkout as created unless it already exists. */
export function openCheckout(context: Context, cart: Cart): void {
  if (cart.checkoutCreated) return;
  cart.checkoutCreated = true;
  cartChanged(context, cart, "opened");
}

/** A cart with its totals. */
export interface CartWithTotals {
  readonly cart: Cart;
  readonly priced: PricedCart;
}

/** The webhooks of a changed cart are sent. */
export const cartWebhooksSent = topic<{
  readonly now: CartWithTotals;
  /** State before the request, or the current state of a new cart. */
  readonly before: CartWithTotals;
  readonly isDeleted: boolean;
}>("cart webhooks sent");

const VERSIONS = [
  { entityFqdn: "wix.ecom.v2.cart", view: cartV2 },
  { entityFqdn: "wix.ecom.v1.cart", view: cartV1 },
];

/** Sends the webhooks of a cart, one for each API version. */
function announce(context: Context, cart: Cart, slug: CartChange): void {
  const was = context.changes.before(cart) ?? cart;
  const now = { cart, priced: pricedCart(context, cart) };
  const before = { cart: was, priced: pricedBefore(context, was, cart) };
  for (const { entityFqdn, view } of slug === "opened" ? [] : VERSIONS) {
    const entity = view(context, cart, now.priced);
    const fields = () => modifiedFields(view(context, was, before.priced), entity);
    const payload =
      slug === "created"
        ? { createdEvent: { entity } }
        : slug === "updated"
          ? { updatedEvent: { currentEntity: entity, modifiedFields: fields() } }
          : { deletedEvent: { deletedEntity: entity } };
    context.emit({ entityFqdn, slug, entityId: String(entity.id), payload });
  }
  context.announce(cartWebhooksSent, { now, before, isDeleted: slug === "deleted" });
}
