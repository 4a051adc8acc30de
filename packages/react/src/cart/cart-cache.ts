import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { CartAdapter, SettledCart } from "../queries/cart-adapter.js";
import type { PorticoClient } from "../queries/portico-client.js";

/** The platform's cart in the query cache. A closed cache sends and stores nothing. */
export class CartCache {
  readonly #queries: QueryClient;
  readonly #adapter: CartAdapter;
  readonly #query: ReturnType<CartAdapter["cartQuery"]>;
  readonly #filter: { readonly queryKey: readonly unknown[]; readonly exact: true };
  readonly #settled = new WeakMap<object, SettledCart>();
  isClosed = false;

  constructor(queries: QueryClient, client: PorticoClient, adapter: CartAdapter) {
    this.#queries = queries;
    this.#adapter = adapter;
    this.#query = adapter.cartQuery(client);
    this.#filter = { queryKey: this.#query.queryKey, exact: true };
  }

  get raw(): unknown {
    return this.#queries.getQueryData(this.#query.queryKey);
  }

  get isFetching(): boolean {
    return this.#queries.isFetching(this.#filter) > 0;
  }

  settle(raw: unknown): SettledCart | null | undefined {
    if (typeof raw !== "object" || raw === null) return raw as null | undefined;
    const settled = this.#settled.get(raw) ?? this.#adapter.settle(raw);
    this.#settled.set(raw, settled);
    return settled;
  }

  observe(): QueryObserver {
    return new QueryObserver(this.#queries, this.#query);
  }

  cancelReads(): Promise<void> {
    return this.#queries.cancelQueries(this.#filter);
  }

  /** Returns cached data if it is not older than `staleTime`, or fetches it. */
  fetch(staleTime: number): Promise<unknown> {
    return this.#queries.fetchQuery({ ...this.#query, networkMode: "always", staleTime });
  }

  async refetch(): Promise<SettledCart | null> {
    await this.cancelReads();
    return this.isClosed ? null : (this.settle(await this.fetch(0)) ?? null);
  }

  async invalidate(): Promise<void> {
    // Invalidation would wait for a pending first request, which may be older than the change.
    await this.cancelReads();
    await this.#queries.invalidateQueries(this.#filter);
  }

  async write(raw: unknown): Promise<SettledCart | null> {
    await this.cancelReads();
    if (this.isClosed) return null;
    this.#queries.setQueryData(this.#query.queryKey, raw);
    return this.settle(raw) ?? null;
  }
}
