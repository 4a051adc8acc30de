import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { CartQuery } from "../queries/cart-adapter.js";

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

  async refetch(): Promise<void> {
    await this.#observer?.refetch();
  }
}
