import type { Context } from "../../kernel/context.js";
import type { Cart } from "./model.js";
import { pricedCart } from "./priced.js";
import { cartV1 } from "./v1/view.js";
import { cartV2 } from "./v2/view.js";

/** What happened to a cart during a request. */
type CartChange = "created" | "updated" | "deleted";

const noted = /* @__PURE__ */ new WeakMap<Context, Map<Cart, CartChange>>();

/** Notes what happened to a cart, for its webhooks: they tell of it once, as it is before the answer. */
export function cartChanged(context: Context, cart: Cart, change: CartChange): void {
  if (!context.listened) return;
  const changes = noted.get(context) ?? new Map<Cart, CartChange>();
  noted.set(context, changes);
  // What is new stays new, however often it changes before the answer.
  if (changes.get(cart) !== "created" || change === "deleted") changes.set(cart, change);
  context.beforeAnswer(cart, () => announce(context, cart, changes.get(cart) ?? change));
}

/** Sends the webhooks of a cart: one for each version of the interface. */
function announce(context: Context, cart: Cart, slug: CartChange): void {
  const priced = pricedCart(context, cart);
  const versions = [
    { entityFqdn: "wix.ecom.v2.cart", entity: cartV2(context, cart, priced) },
    { entityFqdn: "wix.ecom.v1.cart", entity: cartV1(context, cart, priced) },
  ];
  for (const { entityFqdn, entity } of versions) {
    const payload =
      slug === "created"
        ? { createdEvent: { entity } }
        : slug === "updated"
          ? { updatedEvent: { currentEntity: entity, modifiedFields: {} } }
          : { deletedEvent: { deletedEntity: entity } };
    context.emit({ entityFqdn, slug, entityId: String(entity.id), payload });
  }
}
