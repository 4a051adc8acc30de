import { PorticoError } from "@portico/core";
import { tabChannel } from "@portico/core/internal";
import type { QueryClient } from "@tanstack/react-query";
import type { CartAdapter, CompletedChange, SettledCart } from "../queries/cart-adapter.js";
import type { CartStorage } from "../queries/cart-storage.js";
import type { AddResult, Cart, CartNotice } from "../queries/cart-view.js";
import { porticoKeys } from "../queries/keys.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { clientIdOf, sessionScope } from "../queries/session-scope.js";
import { emitShopEvent } from "../queries/shop-events.js";
import { cartCache } from "./cart-cache.js";
import { CartQueue } from "./cart-queue.js";
import { type CartState, deriveCartStates, type TotalsState } from "./cart-state.js";
import { ObservedQuery } from "./observed-query.js";
import {
  addNotices,
  changeOutcome,
  type NewNotice,
  rejectionNotice,
  removeRejections,
} from "./outcome.js";
import { storeQueue } from "./stored-queue.js";

/** Cart of one user in one QueryClient. Created by `cartStore`. */
export class CartStore {
  readonly queue: CartQueue;
  /** Additions of the current tick, so that two handlers for the same click add items only once. */
  readonly recentAdditions = new Map<string, Promise<AddResult>>();
  readonly #listeners = new Set<() => void>();
  readonly #cache: ReturnType<typeof cartCache>;
  readonly #otherTabs: ReturnType<typeof tabChannel>;
  #stopListening: (() => void) | undefined;
  readonly #fetchedCart: ObservedQuery;
  readonly #totals: ObservedQuery;
  readonly #delivery: ObservedQuery;
  readonly #save: (() => Promise<void>) | undefined;
  #totalsReaders = 0;
  /** The platform's cart without optimistic changes. */
  raw: unknown;
  #notices: readonly CartNotice[] = [];
  #noticeCount = 0;
  #states: ReturnType<typeof deriveCartStates> | undefined;
  #stateSource: readonly unknown[] = [];
  #isOutdated = false;
  #successor: CartStore | undefined;

  constructor(
    readonly queryClient: QueryClient,
    readonly client: PorticoClient,
    readonly adapter: CartAdapter,
    storage?: CartStorage,
  ) {
    this.#cache = cartCache(queryClient, client, adapter);
    this.raw = this.#cache.read();
    this.#fetchedCart = new ObservedQuery(queryClient, () => {
      this.#readFetchedCart();
      this.#emit();
    });
    this.#totals = new ObservedQuery(queryClient, () => this.#emit());
    this.#delivery = new ObservedQuery(queryClient, () => this.#emit());
    this.#otherTabs = tabChannel(`portico-cart:${clientIdOf(client)}`);
    this.queue = new CartQueue({
      current: () => this.#fetchCurrent(),
      read: () => this.#cache.refetch(),
      send: async (change) => {
        const raw = (this.raw ?? null) as never;
        // Responses to pending reads could restore the old cart.
        await this.#cache.cancelReads();
        if (this.#cache.isClosed) return null;
        const response = await adapter.send(client, change, raw);
        // A read that started in the meantime may return an older or a newer cart than this
        // response, so the cart is refetched later.
        if (this.#cache.isFetching()) this.#isOutdated = true;
        if (response) return this.#cache.write(response);
        throw new PorticoError("The response contains no cart", { code: "NO_CART" });
      },
      onChange: () => {
        void this.#save?.();
        this.#emit();
      },
      save: async () => this.#save?.(),
      onSuccess: (completed) => this.#onSuccess(completed),
      onRejection: (change, error) => {
        this.#showSettled();
        this.#addNotices([rejectionNotice(change, this.settled, error)]);
      },
      onIdle: () => this.#onIdle(),
    });
    this.#save = storage && storeQueue(storage, client, this.queue, () => this.settled?.id);
  }

  get settled(): SettledCart | null | undefined {
    return this.#cache.settle(this.raw);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#start();
    return () => {
      this.#listeners.delete(listener);
      // Components may subscribe again in the same tick, for example in StrictMode.
      queueMicrotask(() => this.#listeners.size === 0 && this.#stop());
    };
  };

  /** Keeps the totals up to date until the returned function is called. */
  readonly requestTotals = (): (() => void) => {
    this.#totalsReaders += 1;
    this.#observeTotals();
    return () => {
      this.#totalsReaders -= 1;
      queueMicrotask(() => this.#observeTotals());
    };
  };

  /** This store, or the member's store that has taken over its changes. */
  get latest(): CartStore {
    return this.#successor?.latest ?? this;
  }

  readonly cart = (): Cart => this.#derivedStates().cart;

  readonly state = (): CartState => this.#derivedStates().state;

  readonly totals = (): TotalsState => this.#derivedStates().totals;

  #derivedStates() {
    // Without subscribers, the store is not notified when hydration fills the query cache.
    if (!this.#fetchedCart.isObserved && !this.queue.isSending) this.raw = this.#cache.read();
    const { adapter, client } = this;
    const raw = this.settled?.lines.length ? this.raw : undefined;
    const totals = this.#totals.state(() => (raw ? adapter.totalsQuery(client, raw) : undefined));
    const deliveryQuery = () => (raw ? adapter.deliveryQuery?.(client, raw) : undefined);
    const delivery = this.#delivery.state(deliveryQuery);
    const source = [this.raw, ...Object.values(totals), ...Object.values(delivery)];
    if (!this.#states || source.some((part, index) => part !== this.#stateSource[index])) {
      this.#stateSource = source;
      this.#states = deriveCartStates(adapter, {
        settled: this.settled,
        changes: this.queue.changes,
        notices: this.#notices,
        isPaused: this.queue.isPaused,
        readError: this.#fetchedCart.state(() => undefined).error,
        totals,
        delivery: deliveryQuery() && delivery,
      });
    }
    return this.#states;
  }

  readonly refetch = async (): Promise<void> => {
    if (this.queue.isSending) this.#isOutdated = true;
    else await this.#cache.refetch().catch(() => {});
    await Promise.all([this.#totals.refetch(), this.#delivery.refetch()]);
  };

  /** Refetches the cart in all tabs. */
  readonly refetchEverywhere = (): Promise<void> => {
    this.#notifyTabs();
    return this.refetch();
  };

  readonly dismiss = (notice: CartNotice): void => {
    this.#notices = this.#notices.filter(({ id }) => id !== notice.id);
    this.#emit();
  };

  /**
   * Closes the store after the current user changes.
   *
   * @param successor - The member's store after a visitor's login. The platform merges their carts,
   * so waiting changes apply to the merged cart.
   */
  close(successor?: CartStore): void {
    this.#cache.isClosed = true;
    this.#successor = successor;
    this.#stop();
    const message = "The user logged in or out in the meantime";
    this.queue.close(new PorticoError(message, { code: "SESSION_CHANGED" }), successor?.queue);
    void this.#save?.();
  }

  #start(): void {
    if (this.#fetchedCart.isObserved || this.#cache.isClosed) return;
    this.#stopListening = this.#otherTabs.listen(() => this.#onOtherTab());
    this.#fetchedCart.observe(this.#cache.query);
    this.#observeTotals();
  }

  #stop(): void {
    this.#stopListening?.();
    for (const query of [this.#fetchedCart, this.#totals, this.#delivery]) query.observe(undefined);
  }

  #notifyTabs(): void {
    // Removing a listener closes the channel, which would otherwise stay open.
    const stop = this.#otherTabs.listen(() => {});
    this.#otherTabs.post();
    stop();
  }

  /**
   * Ignores the fetched cart while a change is being sent, because it is unclear whether the cart
   * includes the change.
   */
  #readFetchedCart(): void {
    if (!this.queue.isSending) this.#showSettled();
  }

  #observeTotals(): void {
    const raw = this.raw;
    // Totals are calculated once, after the last pending change.
    if (this.queue.changes.length > 0) return;
    const isNeeded =
      this.#totalsReaders > 0 && this.#fetchedCart.isObserved && this.settled?.lines.length;
    this.#totals.observe(isNeeded ? this.adapter.totalsQuery(this.client, raw) : undefined);
    this.#delivery.observe(isNeeded ? this.adapter.deliveryQuery?.(this.client, raw) : undefined);
  }

  async #fetchCurrent(): Promise<SettledCart | null> {
    const raw = await this.#cache.fetch(Number.POSITIVE_INFINITY);
    if (raw !== this.raw && !this.#cache.isClosed) {
      this.raw = raw;
      this.#emit();
    }
    return this.#cache.settle(raw) ?? null;
  }

  #showSettled(): void {
    this.raw = this.#cache.read();
    // The old totals do not belong to the new lines.
    this.#observeTotals();
  }

  #onSuccess(completed: CompletedChange): void {
    const { change, before, after } = completed;
    this.#showSettled();
    emitShopEvent(this.client, () => ({ type: "change", ...completed }));
    this.#notifyTabs();
    this.#notices = removeRejections(this.#notices, change, before);
    if (after) this.#addNotices(changeOutcome(change, before, after).notices);
    if (change.kind.startsWith("gift-card") || change.kind === "address") {
      // These changes do not update a version 1 cart's revision, which is part of the totals' key.
      void this.queryClient.invalidateQueries({ queryKey: porticoKeys(this.client).cartTotals() });
    }
  }

  #addNotices(notices: readonly NewNotice[]): void {
    if (notices.length === 0) return;
    const noticesWithIds = notices.map((notice) => ({
      ...notice,
      id: `notice-${++this.#noticeCount}`,
    }));
    this.#notices = addNotices(this.#notices, noticesWithIds as CartNotice[]);
  }

  #onOtherTab(): void {
    sessionScope(this.client).markUsed();
    this.#isOutdated = true;
    if (this.queue.changes.length === 0) this.#onIdle();
  }

  #onIdle(): void {
    if (this.#isOutdated) {
      this.#isOutdated = false;
      void this.#cache.invalidate();
    }
    this.#readFetchedCart();
  }

  #emit(): void {
    this.#states = undefined;
    for (const listener of [...this.#listeners]) listener();
  }
}
