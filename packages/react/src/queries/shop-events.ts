import type { Order } from "@portico/ecom/orders";
import type { V3Product } from "@portico/stores/products-v3";
import type { CompletedChange } from "./cart-adapter.js";
import type { CartLine } from "./cart-view.js";
import { subtract } from "./decimals.js";
import type { PorticoClient } from "./portico-client.js";

/** Cart line and the number of units in the event. */
export interface EventLine {
  readonly line: CartLine;
  readonly quantity: number;
}

/** Event that the platform has confirmed, or that a page reports with `useTrack`. */
export type ShopEvent =
  | ({ readonly type: "change" } & CompletedChange)
  | {
      readonly type: "checkout";
      readonly lines: readonly EventLine[];
      readonly value?: string | undefined;
      readonly coupon?: string | undefined;
    }
  | { readonly type: "order"; readonly order: Order }
  | {
      readonly type: "wishlist";
      readonly productId: string;
      readonly product: V3Product | undefined;
    }
  | { readonly type: "login" | "sign_up"; readonly method: string }
  | { readonly type: "page"; readonly name: string; readonly params: object };

interface Amount {
  readonly amount: string;
}

/** Returns the subtotal minus the discount, without tax and delivery. */
export const discountedValue = (subtotal?: Amount, discount?: Amount): string | undefined =>
  subtotal && subtract(subtotal.amount, discount ? [discount.amount] : []);

type Listener = (event: ShopEvent) => void;

const listeners = /* @__PURE__ */ new WeakMap<object, Set<Listener>>();

/** Returns an object that all views of a client share. */
const clientKey = (client: Pick<PorticoClient, "auth">): object =>
  typeof client.auth === "object" && client.auth ? client.auth : client;

export function onShopEvent(client: Pick<PorticoClient, "auth">, listener: Listener): () => void {
  const key = clientKey(client);
  const clientListeners = listeners.get(key) ?? new Set();
  listeners.set(key, clientListeners.add(listener));
  return () => void clientListeners.delete(listener);
}

export function emitShopEvent(
  client: Pick<PorticoClient, "auth">,
  create: () => ShopEvent | undefined,
): void {
  const clientListeners = listeners.get(clientKey(client));
  if (!clientListeners?.size) return;
  // A failing listener must not fail the buyer's action.
  try {
    const event = create();
    if (event) for (const listener of [...clientListeners]) listener(event);
  } catch (error) {
    globalThis.reportError?.(error);
  }
}
