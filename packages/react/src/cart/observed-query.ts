import { type QueryClient, QueryObserver, type QueryObserverResult } from "@tanstack/react-query";
import type { CartQuery } from "../queries/cart-adapter.js";

export interface QueryState {
  readonly result: Partial<Pick<QueryObserverResult, "data" | "error">> | undefined;
  /** Whether the data belongs to an older state of the cart. */
  readonly isStale: boolean;
}

const EMPTY_STATE: QueryState = { result: undefined, isStale: false };

/** Observes a query while components need it. The query can change. */
export class ObservedQuery {
  #observer: QueryObserver | undefined;
  #cached: QueryState = EMPTY_STATE;

  constructor(
    private readonly queries: QueryClient,
    private readonly onChange: () => void,
  ) {}

  observe(query: CartQuery<unknown> | undefined): void {
    if (!query) {
      this.#observer?.destroy();
      this.#observer = undefined;
    } else if (this.#observer) this.#observer.setOptions(query);
    else {
      this.#observer = new QueryObserver(this.queries, query);
      this.#observer.subscribe(this.onChange);
      // If the data is already fresh, for example after hydration, the observer does not notify its
      // listeners.
      this.onChange();
    }
  }

  get result() {
    return this.#observer?.getCurrentResult();
  }

  get isStale(): boolean {
    const isInvalid = this.#observer?.getCurrentQuery().state.isInvalidated ?? false;
    return (this.result?.isPlaceholderData ?? false) || isInvalid;
  }

  /**
   * If no query is observed, as on a server or during hydration, returns the cached data of
   * `query`.
   */
  stateOr(query: () => CartQuery<unknown> | undefined): QueryState {
    if (this.#observer) return this;
    const key = query()?.queryKey;
    const data = key && this.queries.getQueryData(key);
    // The object keeps its identity until the data changes.
    if (data === undefined) this.#cached = EMPTY_STATE;
    else if (data !== this.#cached.result?.data)
      this.#cached = { result: { data }, isStale: false };
    return this.#cached;
  }

  async refetch(): Promise<void> {
    await this.#observer?.refetch();
  }
}
