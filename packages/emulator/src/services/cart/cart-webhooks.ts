import type { Context } from "../../kernel/context.js";
import { modifiedFields } from "../../store/modified-fields.js";
import type { ChangedCart } from "./cart-events.js";
import { cartV1 } from "./v1/view.js";
import { cartV2 } from "./v2/view.js";

const VERSIONS = [
  { entityFqdn: "wix.ecom.v2.cart", view: cartV2 },
  { entityFqdn: "wix.ecom.v1.cart", view: cartV1 },
];

/** Sends the webhooks of a changed cart, one for each API version. */
export function sendCartWebhooks(context: Context, { change, now, before }: ChangedCart): void {
  if (change === "opened") return;
  for (const { entityFqdn, view } of VERSIONS) {
    const entity = view(context, now.cart, now.priced);
    const fields = () => modifiedFields(view(context, before.cart, before.priced), entity);
    const payload =
      change === "created"
        ? { createdEvent: { entity } }
        : change === "updated"
          ? { updatedEvent: { currentEntity: entity, modifiedFields: fields() } }
          : { deletedEvent: { deletedEntity: entity } };
    context.emit({ entityFqdn, slug: change, entityId: String(entity.id), payload });
  }
}
