import { PorticoError } from "@portico/core";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { CartAdapter, SettledCart } from "../queries/cart-adapter.js";
import type { CartStorage } from "../queries/cart-storage.js";
import type { Cart, CartNotice } from "../queries/cart-view.js";
import { porticoKeys } from "../queries/keys.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { clientIdOf, sessionScope } from "../queries/session-scope.js";
import { cartChannel } from "./cart-channel.js";
import { emitCartChange } from "./cart-events.js";
import { CartQueue, type Sent } from "./cart-queue.js";
import { type CartState, cartStates, type TotalsState } from "./cart-state.js";
import { Followed } from "./observed-query.js";
import { type NewNotice, noticed, outcomeOf, rejection, withoutRejectionOf } from "./outcome.js";
import { StoredQueue } from "./stored-queue.js";

/** Cart of one user in one QueryClient, for all hooks and actions. Created by `cartStore`. */
export class CartStore {
  readonly queries: QueryClient;
  readonly client: PorticoClient;
  readonly adapter: CartAdapter;
  readonly queue: CartQueue;
  readonly #listeners = new Set<() => void>();
  readonly #settled = new WeakMap<object, SettledCart>();
  readonly #query: ReturnType<CartAdapter["cartQuery"]>;
  readonly #channel: ReturnType<typeof cartChannel>;
  #cart: QueryObserver | undefined;
  readonly #sums: Followed;
  readonly #delivery: Followed;
  readonly #storage: StoredQueue | undefined;
  #wanted = 0;
  /** The platform's cart below the optimistic changes. It does not change while a request is pending. */
  #raw: unknown;
  #notices: readonly CartNotice[] = [];
  #noticeCount = 0;
  #states: ReturnType<typeof cartStates> | undefined;
  /** Cached data that the states were derived from. */
  #source: readonly unknown[] = [];
  #isOutdated = false;
  #isClosed = false;
  #heir: CartStore | undefined;

  constructor(
    queries: QueryClient,
    client: PorticoClient,
    adapter: CartAdapter,
    storage?: CartStorage,
  ) {
    this.queries = queries;
    this.client = client;
    this.adapter = adapter;
    this.#query = adapter.cartQuery(client);
    this.#raw = queries.getQueryData(this.#query.queryKey);
    this.#sums = new Followed(queries, () => this.#emit());
    this.#delivery = new Followed(queries, () => this.#emit());
    this.#channel = cartChannel(clientIdOf(client), () => this.#outdated());
    this.queue = new CartQueue({
      current: () => this.#current(),
      read: () => this.#read(),
      send: async (change) => {
        const raw = (this.#raw ?? null) as never;
        // A response from before the change would restore the old cart.
        await this.#cancelReads();
        if (this.#isClosed) return null;
        return this.#store(await adapter.send(client, change, raw));
      },
      changed: () => {
        void this.#storage?.save();
        this.#emit();
      },
      save: async () => this.#storage?.save(),
      succeeded: (sent) => this.#succeeded(sent),
      rejected: (change, error) => {
        this.#show();
        this.#notice([rejection(change, this.settled, error)]);
      },
      idle: () => this.#idle(),
    });
    this.#storage = storage && new StoredQueue(storage, client, this.queue, () => this.settled?.id);
  }

  /** The platform's cart. `undefined` until it is fetched. */
  get raw(): unknown {
    return this.#raw;
  }

  get settled(): SettledCart | null | undefined {
    return this.#settle(this.#raw);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#start();
    return () => {
      this.#listeners.delete(listener);
      // StrictMode and moving components come back in the same tick.
      queueMicrotask(() => this.#listeners.size === 0 && this.#rest());
    };
  };

  /** Requests totals until the returned function is called. */
  readonly wantTotals = (): (() => void) => {
    this.#wanted += 1;
    this.#follow();
    return () => {
      this.#wanted -= 1;
      queueMicrotask(() => this.#follow());
    };
  };

  /** This store, or the one that has taken over its changes. */
  get present(): CartStore {
    return this.#heir?.present ?? this;
  }

  /** Returns the cart with pending changes. */
  readonly cart = (): Cart => this.#derived().cart;

  readonly state = (): CartState => this.#derived().state;

  readonly totals = (): TotalsState => this.#derived().totals;

  #derived() {
    // Before the first subscription nothing reports that hydration has filled the query cache.
    if (!this.#cart && !this.queue.isSending) {
      this.#raw = this.queries.getQueryData(this.#query.queryKey);
    }
    const { adapter, client } = this;
    const raw = this.settled?.lines.length ? this.#raw : undefined;
    const totals = this.#sums.known(() => (raw ? adapter.totalsQuery(client, raw) : undefined));
    const deliveryQuery = () => (raw ? adapter.deliveryQuery?.(client, raw) : undefined);
    const delivery = this.#delivery.known(deliveryQuery);
    const source = [this.#raw, totals, delivery];
    if (!this.#states || source.some((part, index) => part !== this.#source[index])) {
      this.#source = source;
      this.#states = cartStates(adapter, {
        settled: this.settled,
        changes: this.queue.changes,
        notices: this.#notices,
        isPaused: this.queue.isPaused,
        readError: this.#cart?.getCurrentResult().error,
        totals,
        delivery: deliveryQuery() && delivery,
      });
    }
    return this.#states;
  }

  readonly refetch = async (): Promise<void> => {
    if (this.queue.isSending) this.#isOutdated = true;
    else await this.#read().catch(() => {});
    await Promise.all([this.#sums.refetch(), this.#delivery.refetch()]);
  };

  /** Refetches the cart in all tabs, for example after an order. */
  readonly refetchEverywhere = (): Promise<void> => {
    this.#channel.notify();
    return this.refetch();
  };

  readonly dismiss = (notice: CartNotice): void => {
    this.#notices = this.#notices.filter(({ id }) => id !== notice.id);
    this.#emit();
  };

  /**
   * Closes the store because the user has changed. It sends and stores nothing afterwards.
   *
   * @param heir - The member's store after a visitor's login. The platform merges their carts, so waiting changes are
   * sent to the merged cart.
   */
  close(heir?: CartStore): void {
    this.#isClosed = true;
    this.#heir = heir;
    this.#rest();
    const error = new PorticoError("The user logged in or out in the meantime", {
      code: "SESSION_CHANGED",
    });
    this.queue.close(error, heir?.queue);
    void this.#storage?.save();
  }

  #settle(raw: unknown): SettledCart | null | undefined {
    if (typeof raw !== "object" || raw === null) return raw as null | undefined;
    let settled = this.#settled.get(raw);
    if (!settled) {
      settled = this.adapter.settle(raw);
      this.#settled.set(raw, settled);
    }
    return settled;
  }

  #start(): void {
    if (this.#cart || this.#isClosed) return;
    this.#cart = new QueryObserver(this.queries, this.#query);
    this.#channel.open();
    this.#cart.subscribe(() => {
      this.#take();
      this.#emit();
    });
    this.#take();
    this.#follow();
  }

  #rest(): void {
    this.#cart?.destroy();
    this.#cart = undefined;
    this.#channel.close();
    this.#dropTotals();
  }

  /** Uses a fetched cart, unless a pending change makes it ambiguous. */
  #take(): void {
    if (!this.queue.isSending) this.#show();
  }

  /** Requests totals of the current cart if a component shows them. */
  #follow(): void {
    const raw = this.#raw;
    // Totals are calculated once, after the last pending change.
    if (this.queue.changes.length > 0) return;
    if (this.#wanted === 0 || !this.#cart || !this.settled?.lines.length) {
      this.#dropTotals();
      return;
    }
    this.#sums.follow(this.adapter.totalsQuery(this.client, raw));
    this.#delivery.follow(this.adapter.deliveryQuery?.(this.client, raw));
  }

  #dropTotals(): void {
    this.#sums.follow(undefined);
    this.#delivery.follow(undefined);
  }

  async #cancelReads(): Promise<void> {
    const { queryKey } = this.#query;
    await this.queries.cancelQueries({ queryKey, exact: true });
  }

  #fetch(staleTime: number): Promise<unknown> {
    return this.queries.fetchQuery({ ...this.#query, networkMode: "always", staleTime });
  }

  async #current(): Promise<SettledCart | null> {
    const raw = await this.#fetch(Number.POSITIVE_INFINITY);
    if (raw !== this.#raw && !this.#isClosed) {
      this.#raw = raw;
      this.#emit();
    }
    return this.#settle(raw) ?? null;
  }

  async #read(): Promise<SettledCart | null> {
    await this.#cancelReads();
    return this.#isClosed ? null : (this.#settle(await this.#fetch(0)) ?? null);
  }

  async #reread(): Promise<void> {
    // Invalidation would wait for a pending first request, which may be older than the change.
    await this.#cancelReads();
    await this.queries.invalidateQueries({ queryKey: this.#query.queryKey, exact: true });
  }

  async #store(raw: unknown): Promise<SettledCart | null> {
    // A request that started in the meantime may be older or newer than the response.
    if (this.queries.isFetching({ queryKey: this.#query.queryKey, exact: true }) > 0) {
      this.#isOutdated = true;
    }
    await this.#cancelReads();
    if (this.#isClosed) return null;
    this.queries.setQueryData(this.#query.queryKey, raw);
    return this.#settle(raw) ?? null;
  }

  /** Shows the platform's cart without the completed change. */
  #show(): void {
    this.#raw = this.queries.getQueryData(this.#query.queryKey);
    // Otherwise the old totals would seem to belong to the new lines.
    this.#follow();
  }

  #succeeded(sent: Sent): void {
    const { change, before, after } = sent;
    this.#show();
    emitCartChange(this.client, sent);
    this.#channel.notify();
    this.#notices = withoutRejectionOf(this.#notices, change, before);
    if (after) this.#notice(outcomeOf(change, before, after).notices);
    if (change.kind.startsWith("gift-card") || change.kind === "address") {
      // Version 1 carts do not change their revision.
      void this.queries.invalidateQueries({ queryKey: porticoKeys(this.client).cartTotals() });
    }
  }

  #notice(notices: readonly NewNotice[]): void {
    if (notices.length === 0) return;
    const own = notices.map((notice) => ({ ...notice, id: `notice-${++this.#noticeCount}` }));
    this.#notices = noticed(this.#notices, own as CartNotice[]);
  }

  #outdated(): void {
    sessionScope(this.client).touch();
    this.#isOutdated = true;
    if (this.queue.changes.length === 0) this.#idle();
  }

  #idle(): void {
    if (this.#isOutdated) {
      this.#isOutdated = false;
      void this.#reread();
    }
    this.#take();
  }

  #emit(): void {
    this.#states = undefined;
    for (const listener of [...this.#listeners]) listener();
  }
}
