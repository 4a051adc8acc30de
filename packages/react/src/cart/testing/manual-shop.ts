// A shop that a test plays by hand: it gives each answer when it wants to, in any order.

import { createClient } from "@portico/core";
import { OAuthStrategy, type Tokens } from "@portico/identity";
import { QueryClient } from "@tanstack/react-query";
import { vi } from "vitest";
import type { CartAdapter, SentChange, SettledCart } from "../../queries/cart-adapter.js";
import type { Cart, DeliveryOption } from "../../queries/cart-view.js";
import { porticoKeys } from "../../queries/keys.js";
import { deferred } from "../../testing/deferred.js";
import { cartActions } from "../cart-actions.js";
import type { TotalsState } from "../cart-state.js";
import { cartStore } from "../cart-stores.js";
import { cart, line } from "./carts.js";
import { tick } from "./tick.js";

const tokensOf = (who: string): Tokens => ({
  accessToken: { value: who, expiresAt: 1e11 },
  refreshToken: { value: who, role: who.startsWith("visitor") ? "visitor" : "member" },
});

const piecesOf = ({ lines }: SettledCart) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

type Asked<Answer> = ReturnType<typeof deferred<Answer>>;

/** A page of this shop, that nothing of the shop is shown on yet; `who` is "visitor-…" or "member-…". */
export function handShop(who: string | undefined = "visitor-1") {
  const auth = OAuthStrategy({ clientId: "hand", ...(who && { tokens: tokensOf(who) }) });
  const client = createClient({ auth });
  const queries = new QueryClient();
  const reads: Asked<SettledCart | null>[] = [];
  const sums: Asked<string>[] = [];
  const writes: (Asked<SettledCart> & { change: SentChange })[] = [];
  const deliveryOptions: DeliveryOption[] = [];
  const asking = <Answer>(all: Asked<Answer>[]) => {
    const asked = deferred<Answer>();
    all.push(asked);
    return asked.promise;
  };
  const adapter: CartAdapter<SettledCart, string> = {
    settle: (settled) => settled,
    cartQuery: (of) => ({
      queryKey: porticoKeys(of).currentCart(),
      retry: false,
      queryFn: () => asking(reads),
    }),
    // A cart of as many pieces costs as much, whatever else it says.
    totalsQuery: (of, now) => ({
      queryKey: porticoKeys(of).cartTotals({ pieces: piecesOf(now) }),
      retry: false,
      placeholderData: (before: unknown) => before,
      queryFn: () => asking(sums),
    }),
    calculated: (amount) => ({
      totals: {
        subtotal: { amount, currency: "EUR" },
        discount: undefined,
        delivery: undefined,
        additionalFees: undefined,
        tax: undefined,
        total: undefined,
        toPay: undefined,
        taxIsIncluded: false,
        problems: [],
        deliveryOptions,
      },
    }),
    send(_client, change) {
      const write = { ...deferred<SettledCart>(), change };
      writes.push(write);
      return write.promise;
    },
    checkout: async () => "checkout",
    buyNow: async () => ({ checkoutId: "checkout", quantity: 1 }),
  };
  const storeNow = () => cartStore(queries, client, adapter);
  const cartKey = () => porticoKeys(client).currentCart();
  return {
    client,
    queries,
    reads,
    sums,
    writes,
    deliveryOptions,
    adapter,
    storeNow,
    cartKey,
    actions: cartActions(storeNow),
    become: (next: string) => auth.setTokens(tokensOf(next)),
    /** Has the cart read anew by somebody else, such as a page that is looked at again. */
    readAgain: () => void queries.invalidateQueries({ queryKey: cartKey() }),
    observers: (queryKey: readonly unknown[]) =>
      queries.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0,
  };
}

/** A page that shows a cart with two of "a", and every view of it from then on. */
export async function openHandShop(now: SettledCart = cart([line("a", 2)]), who?: string) {
  const shop = handShop(who);
  const store = shop.storeNow();
  const views: { cart: Cart; totals: TotalsState }[] = [];
  const stop = store.subscribe(() => views.push({ cart: store.cart(), totals: store.totals() }));
  await tick();
  shop.reads[0]?.resolve(now);
  await tick();
  views.length = 0;
  return { ...shop, store, views, stop };
}

/** BroadcastChannel that keeps what it was told, and hears what a test says. */
export function stubChannels() {
  const channels: Channel[] = [];
  class Channel {
    onmessage: (() => void) | undefined;
    readonly told: unknown[] = [];
    isOpen = true;
    constructor(readonly name: string) {
      channels.push(this);
    }
    postMessage(message: unknown): void {
      this.told.push(message);
    }
    close(): void {
      this.isOpen = false;
    }
  }
  vi.stubGlobal("BroadcastChannel", Channel);
  return {
    channels,
    told: () => channels.flatMap(({ told }) => told).length,
    /** Another tab tells. */
    say: () => {
      for (const channel of channels) if (channel.isOpen) channel.onmessage?.();
    },
  };
}
