import type { Clock } from "../../time/clock.js";
import {
  attempt,
  type BoundedStore,
  chain,
  isLater,
  type Later,
} from "../model/key-value-store.js";
import { tokensOf } from "../model/stored-tokens.js";
import { emptyTokens, type Tokens } from "../model/token.js";
import { STORE_REST } from "./bounded-store.js";

/** One session's place in a store, which never fails: what the store loses is kept in memory. */
export interface TokenSlot {
  /** What is known without waiting. */
  peek(): Tokens;
  /** The session, read again where that needs no waiting. */
  current(): Later<Tokens>;
  /** The session, read again unless something is being written. */
  fresh(): Later<Tokens>;
  /**
   * @param renewed - nobody logged in or out: a session in a store that could not be read until now
   *   ranks higher
   */
  write(tokens: Tokens, renewed?: boolean): Later<unknown>;
  /** Resolves when everything written has reached the store, or the store has failed. */
  settled(): Promise<void>;
}

/**
 * Opens a session's place in a store.
 *
 * @param store - where it is kept
 * @param key - the name it is kept under
 * @param clock - tells when a write that failed is tried again
 */
export function tokenSlot(store: BoundedStore, key: string, clock: () => Clock): TokenSlot {
  let memory = emptyTokens();
  // What the store showed last, or still shows of the past although something else was written: as
  // long as it does, memory is right. undefined: never read; null: the first text is of the past.
  let seen: string | null | undefined;
  // What was written here and may show up at any time, as the store has not shown it yet.
  const written = new Set<string>();
  let reading: Promise<Tokens> | undefined;
  let isAsync = false;
  // Ends when all writes have, where there are any.
  let tail: PromiseLike<unknown> | undefined;
  // When a write failed that is to be repeated.
  let failedAt: number | undefined;

  const overdue = () => failedAt !== undefined && Math.abs(clock().now() - failedAt) >= STORE_REST;

  const save = (): Later<unknown> => {
    const tokens = memory;
    const { accessToken, refreshToken } = tokens;
    const removes = !accessToken.value && !refreshToken.value;
    const put = removes ? store.remove : store.set;
    const ours = JSON.stringify(tokens);
    // What is removed shows up as nothing.
    const shown = removes ? ["", ours] : [ours];
    // A write that was given up may still arrive, after later ones.
    const late = () => {
      if (memory !== tokens) enqueue();
    };
    for (const text of shown) written.add(text);
    return attempt<unknown>(
      () =>
        chain(put(key, ours, late), () => {
          failedAt = undefined;
          return chain(store.get(key), (text) => {
            const { value } = tokensOf(text).accessToken;
            if (shown.includes(text)) written.clear();
            // Ours, whatever the store made of it; anything else is somebody else's.
            if (memory !== tokens || !value || value === accessToken.value) seen = text;
          });
        }),
      () => {
        failedAt = clock().now();
      },
    );
  };

  const enqueue = () => {
    const tokens = memory;
    // Only the last of several that wait.
    const done = chain(tail, () => (memory === tokens ? save() : undefined));
    if (isLater(done)) {
      const mine = done.then(() => {
        if (tail === mine) tail = undefined;
      });
      tail = mine;
    }
    return tail;
  };

  /** Takes what the store shows, unless memory knows better; `before`: memory when it was asked. */
  const take = (text: string, before: Tokens): Tokens => {
    if (text !== seen && !written.has(text)) {
      const stored = tokensOf(text);
      const stands =
        seen === undefined
          ? !stored.accessToken.value && !stored.refreshToken.value
          : seen === null || memory !== before;
      if (!stands || seen == null) seen = text;
      if (!stands) {
        memory = stored;
        failedAt = undefined;
      }
    }
    if (overdue()) {
      failedAt = clock().now();
      enqueue();
    }
    return memory;
  };

  const read = (): Later<Tokens> => {
    const before = memory;
    const value = attempt(
      () => chain(store.get(key), (text) => take(text, before)),
      () => memory,
    );
    isAsync ||= isLater(value);
    return value;
  };

  // While something is being written, that is what the store will show.
  const fresh = () => (tail ? memory : read());

  const current = (): Later<Tokens> => {
    if (!reading && (!isAsync || seen === undefined || overdue())) {
      const value = fresh();
      if (!isLater(value)) return value;
      reading = Promise.resolve(value).then(() => {
        reading = undefined;
        return memory;
      });
    }
    return (seen === undefined && reading) || memory;
  };

  return {
    fresh,
    current,
    peek() {
      const value = current();
      return isLater(value) ? memory : value;
    },
    write(tokens, renewed) {
      memory = tokens;
      if (seen === undefined) {
        if (renewed) {
          failedAt = Number.NEGATIVE_INFINITY;
          return undefined;
        }
        seen = null;
      }
      return enqueue();
    },
    settled: async () => {
      await current();
      await tail;
    },
  };
}
