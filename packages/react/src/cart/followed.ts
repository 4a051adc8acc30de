import { type QueryClient, QueryObserver, type QueryObserverResult } from "@tanstack/react-query";
import type { CartQuery } from "../queries/cart-adapter.js";

/** What is known of a query. */
export interface Known {
  readonly result:
    | Partial<Pick<QueryObserverResult, "data" | "error" | "isLoading" | "isFetching">>
    | undefined;
  /** It is of a state before. */
  readonly isStale: boolean;
}

/** A query that is followed while it is wanted, and may become another one. */
export class Followed {
  #observer: QueryObserver | undefined;
  readonly #queries: QueryClient;
  readonly #changed: () => void;

  constructor(queries: QueryClient, changed: () => void) {
    this.#queries = queries;
    this.#changed = changed;
  }

  /** Follows this query from now on; none where there is none. */
  follow(query: CartQuery<unknown> | undefined): void {
    if (!query) {
      this.#observer?.destroy();
      this.#observer = undefined;
    } else if (this.#observer) this.#observer.setOptions(query);
    else {
      this.#observer = new QueryObserver(this.#queries, query);
      this.#observer.subscribe(this.#changed);
    }
  }

  /** What is known of it. */
  get result() {
    return this.#observer?.getCurrentResult();
  }

  /** Whether what is known is of a state before. */
  get isStale(): boolean {
    const isInvalid = this.#observer?.getCurrentQuery().state.isInvalidated ?? false;
    return (this.result?.isPlaceholderData ?? false) || isInvalid;
  }

  /** What is known of it, or of this query before anybody follows it: on a server nobody does. */
  known(query: () => CartQuery<unknown> | undefined): Known {
    if (this.#observer) return this;
    const key = query()?.queryKey;
    const data = key && this.#queries.getQueryData(key);
    return { result: data === undefined ? undefined : { data }, isStale: false };
  }

  async refetch(): Promise<void> {
    await this.#observer?.refetch();
  }
}
