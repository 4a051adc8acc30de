import type { PorticoClient } from "../queries/portico-client.js";
import { type EventLine, emitShopEvent } from "../queries/shop-events.js";
import type { CompletedChange } from "./cart-queue.js";
import { lineIdsOf } from "./pending-changes.js";

/** Returns the change's lines, with the units that the platform added or removed. */
function changedLines({ change, before, after }: CompletedChange): EventLine[] {
  const ids = lineIdsOf(change);
  const [old, now] = [before?.lines ?? [], after?.lines ?? []];
  const unitsIn = (list: typeof old, id: string) =>
    list.find((line) => line.id === id)?.quantity ?? 0;
  return [...now, ...old.filter(({ id }) => !now.some((line) => line.id === id))]
    .filter(({ id, lineItemId, productId }) =>
      change.kind === "add"
        ? // The platform adds the variant id to references without one.
          change.items.some(({ catalogReference }) => catalogReference.catalogItemId === productId)
        : ids.includes(id) || ids.includes(lineItemId),
    )
    .map((line) => ({ line, quantity: unitsIn(now, line.id) - unitsIn(old, line.id) }));
}

export function emitCartChange(client: PorticoClient, sent: CompletedChange): void {
  emitShopEvent(client, () => {
    const { change, after } = sent;
    if (!after) return;
    if (change.kind === "delivery") {
      const lines = after.lines.map((line) => ({ line, quantity: line.quantity }));
      const coupon = after.coupons[0]?.code;
      return { type: "delivery", lines, coupon, deliveryCode: after.deliveryCode ?? change.code };
    }
    const lines = changedLines(sent);
    const added = change.kind === "remove" ? [] : lines.filter(({ quantity }) => quantity > 0);
    if (added.length > 0) return { type: "add", lines: added };
    const removed = change.kind === "add" ? [] : lines.filter(({ quantity }) => quantity < 0);
    if (removed.length === 0) return;
    const units = removed.map(({ line, quantity }) => ({ line, quantity: -quantity }));
    return { type: "remove", lines: units };
  });
}
