// The cart of one identity in one QueryClient, outside of React: what hooks show and actions change.

import { PorticoError } from "@portico/core";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { CartAdapter, SettledCart } from "../queries/cart-adapter.js";
import type { CartNotice, CartView } from "../queries/cart-view.js";
import { porticoKeys } from "../queries/keys.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { clientIdOf, sessionScope } from "../queries/session-scope.js";
import { cartChannel } from "./cart-channel.js";
import { CartQueue, type Sent } from "./cart-queue.js";
import { cartView } from "./cart-view.js";
import { Followed, type Known } from "./followed.js";
import { noticed, outcomeOf, refusal, type Told, withoutRefusalOf } from "./outcome.js";

/** State of the cart for all hooks and actions of one user. Created by `cartStore`. */
export class CartStore {
  readonly queries: QueryClient;
  readonly client: PorticoClient;
  readonly adapter: CartAdapter;
  readonly queue: CartQueue;
  readonly #listeners = new Set<() => void>();
  readonly #settled = new WeakMap<object, SettledCart>();
  readonly #query: ReturnType<CartAdapter["cartQuery"]>;
  readonly #totalsKey: readonly unknown[];
  readonly #channel: ReturnType<typeof cartChannel>;
  #cart: QueryObserver | undefined;
  readonly #totals: Followed;
  readonly #delivery: Followed;
  #stop: (() => void)[] = [];
  #wanted = 0;
  /**
   * The platform's cart below the optimistic changes. It does not change while a request is
   * pending.
   */
  #raw: unknown;
  #notices: readonly CartNotice[] = [];
  #told = 0;
  #view: CartView | undefined;
  /** Cached data that the view was created from. */
  #source: readonly unknown[] = [];
  #isOutdated = false;
  #isClosed = false;
  #heir: CartStore | undefined;

  constructor(queries: QueryClient, client: PorticoClient, adapter: CartAdapter) {
    this.queries = queries;
    this.client = client;
    this.adapter = adapter;
    this.#query = adapter.cartQuery(client);
    this.#totalsKey = porticoKeys(client).cartTotals();
    this.#raw = queries.getQueryData(this.#query.queryKey);
    this.#totals = new Followed(queries, () => this.#emit());
    this.#delivery = new Followed(queries, () => this.#emit());
    this.#channel = cartChannel(clientIdOf(client), () => this.#outdated());
    this.queue = new CartQueue({
      current: () => this.#current(),
      read: () => this.#read(),
      send: async (change) => {
        const raw = (this.#raw ?? null) as never;
        // An answer of before the change would bring the old cart back.
        await this.#cancelReads();
        if (this.#isClosed) return null;
        return this.#keep(await adapter.send(client, change, raw));
      },
      changed: () => this.#emit(),
      succeeded: (sent) => this.#succeeded(sent),
      refused: (change, error) => {
        this.#show();
        this.#notice([refusal(change, this.settled, error)]);
      },
      idle: () => this.#idle(),
    });
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

  /** This store, or the one that has taken its changes on. */
  get present(): CartStore {
    return this.#heir?.present ?? this;
  }

  readonly view = (): CartView => {
    // Before the first subscription nothing reports that hydration has filled the query cache.
    if (!this.#cart && !this.queue.isSending) {
      this.#raw = this.queries.getQueryData(this.#query.queryKey);
    }
    const { adapter, client } = this;
    const raw = this.settled?.lines.length ? this.#raw : undefined;
    const totals = this.#totals.known(() => (raw ? adapter.totalsQuery(client, raw) : undefined));
    const delivery = this.#delivery.known(() =>
      raw ? adapter.deliveryQuery?.(client, raw) : undefined,
    );
    const source = [this.#raw, totals, delivery];
    if (!this.#view || source.some((part, index) => part !== this.#source[index])) {
      this.#source = source;
      this.#view = this.#makeView(totals, delivery);
    }
    return this.#view;
  };

  readonly refetch = async (): Promise<void> => {
    if (this.queue.isSending) this.#isOutdated = true;
    else await this.#read().catch(() => {});
    await Promise.all([this.#totals.refetch(), this.#delivery.refetch()]);
  };

  /** Reads the cart again here and in the other tabs: something else than a change has changed it. */
  readonly refetchEverywhere = (): Promise<void> => {
    this.#channel.tell();
    return this.refetch();
  };

  readonly dismiss = (notice: CartNotice): void => {
    this.#notices = this.#notices.filter(({ id }) => id !== notice.id);
    this.#emit();
  };

  /**
   * Closes the store because the user has changed. It sends and stores nothing afterwards.
   *
   * @param heir - The member's store after a visitor's login. The platform merges their carts, so
   * waiting changes are sent to the merged cart.
   */
  close(heir?: CartStore): void {
    this.#isClosed = true;
    this.#heir = heir;
    this.#rest();
    const error = new PorticoError("The user logged in or out in the meantime", {
      code: "SESSION_CHANGED",
    });
    this.queue.close(error, heir?.queue);
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
    this.#stop.push(
      this.#cart.subscribe(() => {
        this.#take();
        this.#emit();
      }),
    );
    this.#take();
    this.#follow();
  }

  #rest(): void {
    for (const stop of this.#stop.splice(0)) stop();
    this.#channel.close();
    this.#cart = undefined;
    this.#dropTotals();
  }

  /** Uses a fetched cart, unless a pending change makes it ambiguous. */
  #take(): void {
    if (this.queue.isSending) return;
    this.#show();
  }

  /** Requests totals of the current cart if a component shows them. */
  #follow(): void {
    const raw = this.#raw;
    // Only what is there when all changes have been answered is worth a calculation.
    if (this.queue.changes.length > 0) return;
    if (this.#wanted === 0 || !this.#cart || !this.settled?.lines.length) {
      this.#dropTotals();
      return;
    }
    this.#totals.follow(this.adapter.totalsQuery(this.client, raw));
    this.#delivery.follow(this.adapter.deliveryQuery?.(this.client, raw));
  }

  #dropTotals(): void {
    this.#totals.follow(undefined);
    this.#delivery.follow(undefined);
  }

  async #cancelReads(): Promise<void> {
    const { queryKey } = this.#query;
    await this.queries.cancelQueries({ queryKey, exact: true });
  }

  async #current(): Promise<SettledCart | null> {
    const raw = await this.queries.fetchQuery({
      ...this.#query,
      networkMode: "always",
      staleTime: Number.POSITIVE_INFINITY,
    });
    if (raw !== this.#raw && !this.#isClosed) {
      this.#raw = raw;
      this.#emit();
    }
    return this.#settle(raw) ?? null;
  }

  async #read(): Promise<SettledCart | null> {
    await this.#cancelReads();
    if (this.#isClosed) return null;
    const raw = await this.queries.fetchQuery({
      ...this.#query,
      networkMode: "always",
      staleTime: 0,
    });
    return this.#settle(raw) ?? null;
  }

  async #readAnew(): Promise<void> {
    // Of a first reading on its way, invalidation would await the answer of before the change.
    await this.#cancelReads();
    await this.queries.invalidateQueries({ queryKey: this.#query.queryKey, exact: true });
  }

  async #keep(raw: unknown): Promise<SettledCart | null> {
    // A reading that began meanwhile may be older than the answer, and may be newer.
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
    // In the same step, or the totals of before would pass for those of these lines.
    this.#follow();
  }

  #succeeded({ change, before, after }: Sent): void {
    this.#show();
    this.#channel.tell();
    this.#notices = withoutRefusalOf(this.#notices, change, before);
    if (after) this.#notice(outcomeOf(change, before, after).notices);
    if (change.kind.startsWith("gift-card") || change.kind === "address") {
      // Not every version's cart tells that its totals are others now.
      void this.queries.invalidateQueries({ queryKey: this.#totalsKey });
    }
  }

  #notice(told: readonly Told[]): void {
    if (told.length === 0) return;
    const own = told.map((notice) => {
      this.#told += 1;
      return { ...notice, id: `notice-${this.#told}` } as CartNotice;
    });
    this.#notices = noticed(this.#notices, own);
  }

  #outdated(): void {
    sessionScope(this.client).touch();
    this.#isOutdated = true;
    if (this.queue.changes.length === 0) this.#idle();
  }

  #idle(): void {
    if (this.#isOutdated) {
      this.#isOutdated = false;
      void this.#readAnew();
    }
    this.#take();
  }

  #emit(): void {
    this.#view = undefined;
    for (const listener of [...this.#listeners]) listener();
  }

  #makeView(totals: Known, delivery: Known): CartView {
    return cartView(this.adapter, {
      settled: this.settled,
      changes: this.queue.changes,
      notices: this.#notices,
      isPaused: this.queue.isPaused,
      readError: this.#cart?.getCurrentResult().error,
      totals,
      delivery,
    });
  }
}
