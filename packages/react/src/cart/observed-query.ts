import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { CartQuery } from "../queries/cart-adapter.js";

export interface QueryState {
  readonly data?: unknown;
  readonly error?: unknown;
  /** Whether the data belongs to an older state of the cart. */
  readonly isStale?: boolean;
}

/** Observes a query while components need it. */
export class ObservedQuery {
  #observer: QueryObserver | undefined;

  constructor(
    private readonly queryClient: QueryClient,
    private readonly onChange: () => void,
  ) {}

  get isObserved(): boolean {
    return this.#observer !== undefined;
  }

  observe(query: CartQuery<unknown> | undefined): void {
    if (!query) {
      this.#observer?.destroy();
      this.#observer = undefined;
    } else if (this.#observer) this.#observer.setOptions(query);
    else {
      this.#observer = new QueryObserver(this.queryClient, query);
      this.#observer.subscribe(this.onChange);
      // If the data is fresh, for example after hydration, the observer does not notify its
      // listeners.
      this.onChange();
    }
  }

  /**
   * Returns the state of the observed query. If no query is observed, as on a server or during
   * hydration, returns the cached data of `query`.
   */
  state(query: () => CartQuery<unknown> | undefined): QueryState {
    if (!this.#observer) {
      const key = query()?.queryKey;
      return { data: key && this.queryClient.getQueryData(key) };
    }
    const { data, error, isPlaceholderData } = this.#observer.getCurrentResult();
    const { isInvalidated } = this.#observer.getCurrentQuery().state;
    return { data, error, isStale: isPlaceholderData || isInvalidated };
  }

  async refetch(): Promise<void> {
    await this.#observer?.refetch();
  }
}
