import type { Context } from "../../kernel/context.js";
import { modifiedFields } from "../../kernel/modified-fields.js";
import type { Cart } from "./model.js";
import { pricedBefore, pricedCart } from "./priced.js";
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

const VERSIONS = [
  { entityFqdn: "wix.ecom.v2.cart", view: cartV2 },
  { entityFqdn: "wix.ecom.v1.cart", view: cartV1 },
];

/** Sends the webhooks of a cart: one for each version of the interface. */
function announce(context: Context, cart: Cart, slug: CartChange): void {
  const before = context.changes.before(cart) ?? cart;
  const priced = pricedCart(context, cart);
  const pricedThen = pricedBefore(context, before, cart);
  for (const { entityFqdn, view } of VERSIONS) {
    const entity = view(context, cart, priced);
    const fields = () => modifiedFields(view(context, before, pricedThen), entity);
    const payload =
      slug === "created"
        ? { createdEvent: { entity } }
        : slug === "updated"
          ? { updatedEvent: { currentEntity: entity, modifiedFields: fields() } }
          : { deletedEvent: { deletedEntity: entity } };
    context.emit({ entityFqdn, slug, entityId: String(entity.id), payload });
  }
}
