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

const tokensOf = (user: string): Tokens => ({
  accessToken: { value: user, expiresAt: 1e11 },
  refreshToken: { value: user, role: user.startsWith("visitor") ? "visitor" : "member" },
});

const unitCount = ({ lines }: SettledCart) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

type PendingRequest<Data> = ReturnType<typeof deferred<Data>>;

/**
 * Creates a shop whose responses the test resolves, in any order.
 *
 * @param user - "visitor-…", "member-…", or "" for a client without a session.
 */
export function manualShop(user: string | undefined = "visitor-1") {
  const auth = OAuthStrategy({ clientId: "hand", ...(user && { tokens: tokensOf(user) }) });
  const client = createClient({ auth });
  const queryClient = new QueryClient();
  const reads: PendingRequest<SettledCart | null>[] = [];
  const totalsRequests: PendingRequest<string>[] = [];
  const writes: (PendingRequest<SettledCart> & { change: SentChange })[] = [];
  const deliveryOptions: DeliveryOption[] = [];
  const startRequest = <Data>(requests: PendingRequest<Data>[]) => {
    const request = deferred<Data>();
    requests.push(request);
    return request.promise;
  };
  const adapter: CartAdapter<SettledCart, string> = {
    settle: (settled) => settled,
    cartQuery: (viewClient) => ({
      queryKey: porticoKeys(viewClient).currentCart(),
      retry: false,
      queryFn: () => startRequest(reads),
    }),
    // The total depends only on the number of units.
    totalsQuery: (viewClient, settledCart) => ({
      queryKey: porticoKeys(viewClient).cartTotals({ units: unitCount(settledCart) }),
      retry: false,
      placeholderData: (before: unknown) => before,
      queryFn: () => startRequest(totalsRequests),
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
  const getStore = () => cartStore(queryClient, client, adapter);
  const cartKey = () => porticoKeys(client).currentCart();
  return {
    client,
    queryClient,
    reads,
    totalsRequests,
    writes,
    deliveryOptions,
    adapter,
    getStore,
    cartKey,
    actions: cartActions(getStore),
    changeUser: (next: string) => auth.setTokens(tokensOf(next)),
    refetchCart: () => void queryClient.invalidateQueries({ queryKey: cartKey() }),
    observerCount: (queryKey: readonly unknown[]) =>
      queryClient.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0,
  };
}

/** Opens a page, by default with two units of "a" in the cart, and records each later view. */
export async function openManualShop(
  initialCart: SettledCart = cart([line("a", 2)]),
  user?: string,
) {
  const shop = manualShop(user);
  const store = shop.getStore();
  const views: { cart: Cart; totals: TotalsState }[] = [];
  const unsubscribe = store.subscribe(() =>
    views.push({ cart: store.cart(), totals: store.totals() }),
  );
  await tick();
  shop.reads[0]?.resolve(initialCart);
  await tick();
  views.length = 0;
  return { ...shop, store, views, unsubscribe };
}

/** Stubs BroadcastChannel. The stub records messages and lets the test send messages. */
export function stubChannels() {
  const channels: Channel[] = [];
  class Channel {
    onmessage: ((event: object) => void) | undefined;
    readonly messages: unknown[] = [];
    isOpen = true;
    constructor(readonly name: string) {
      channels.push(this);
    }
    postMessage(message: unknown): void {
      this.messages.push(message);
    }
    close(): void {
      this.isOpen = false;
    }
  }
  vi.stubGlobal("BroadcastChannel", Channel);
  // The store opens channels only in browsers, which have a `document`.
  if (typeof document === "undefined") vi.stubGlobal("document", {});
  return {
    channels,
    messageCount: () => channels.flatMap(({ messages }) => messages).length,
    sendFromOtherTab: () => {
      for (const channel of channels) if (channel.isOpen) channel.onmessage?.({});
    },
  };
}
