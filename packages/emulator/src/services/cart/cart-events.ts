import type { Context } from "../../kernel/context.js";
import type { Cart } from "./model.js";
import { priceCart } from "./price.js";
import { cartV1 } from "./v1/view.js";
import { cartV2 } from "./v2/view.js";

/** What happened to a cart during a request. */
export type CartChange = "created" | "updated" | "deleted";

/** Sends the webhooks of the carts that a request changed, one per cart and version of the interface. */
export function announceCarts(context: Context, changes: ReadonlyMap<Cart, CartChange>): void {
  for (const [cart, slug] of changes) {
    const priced = priceCart(context.state, cart, { now: context.now });
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
}
