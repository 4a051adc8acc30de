import type { Tokens, TokensInput } from "./token.js";

/** A value or a promise. */
export type MaybePromise<T> = T | PromiseLike<T>;

/**
 * Stores a session as strings, for example in Web Storage, cookies, IndexedDB or a database. Methods may throw, time
 * out or lose data. The session is then kept in memory until the store works again.
 *
 * Set `shared: true` if several tabs, processes or machines use the store at the same time (Redis, a database, a
 * file). Then only one of them refreshes the session at a time. Before a rejected refresh token logs the user out,
 * the client checks the store for a newer one from another process. If the store supports locks, implement `lock`, so
 * that a refresh token is never sent twice.
 *
 * @example
 * ```ts
 * import { type KeyValueStore, OAuthStrategy } from "@portico/identity";
 *
 * const values = new Map<string, string>();
 * const tokenStorage: KeyValueStore = {
 *   get: async (key) => values.get(key),
 *   set: async (key, value) => void values.set(key, value),
 *   remove: async (key) => void values.delete(key),
 * };
 * const auth = OAuthStrategy({ clientId: "<your client id>", tokenStorage });
 * ```
 */
export interface KeyValueStore {
  get(key: string): MaybePromise<string | null | undefined>;
  set(key: string, value: string): MaybePromise<unknown>;
  /** Removes a value. Default: an empty session is set instead. */
  remove?(key: string): MaybePromise<unknown>;
  /**
   * Calls `listener` when another tab or process may have changed the value. Returns a function that unsubscribes.
   */
  subscribe?(key: string, listener: () => void): () => void;
  /** Whether other tabs or processes use this store too. Default: false. */
  readonly shared?: boolean;
  /**
   * Returns the same store with a lifetime: it removes values that were not used for that long.
   * `sessionServer` calls it with the lifetime of its cookie. Omit it if the store never expires values or sets their
   * lifetime itself.
   *
   * @param seconds - the lifetime in seconds
   */
  withMaxAge?(seconds: number): KeyValueStore;
  /**
   * Acquires an exclusive lock of the store, which replaces leases and Web Locks. Rejects if the lock cannot be
   * acquired in time or the store is unavailable: the session is then not refreshed.
   *
   * @param options - `wait`: maximum time to wait in milliseconds; `signal`: aborts the wait
   */
  lock?(key: string, options: { wait: number; signal?: AbortSignal }): Promise<StoreLock>;
}

/** A lock that a store has granted. */
export interface StoreLock {
  /** Releases the lock. Errors are ignored. */
  release(): MaybePromise<unknown>;
  /**
   * Writes the result of the work under the lock. Resolves to false if the value was written by a later holder of the
   * lock, or without a lock, in the meantime. Default: the store's `set`.
   */
  set?(value: string): MaybePromise<unknown>;
  /** Returns whether the lock is still held, without contacting the store. Default: true. */
  isHeld?(): boolean;
  /**
   * Whether the last holder has not released the lock and may be about to write a new token. If so, a
   * rejected refresh token does not end the session yet.
   */
  readonly orphaned?: boolean;
}

/** A token storage as in Wix's own SDK: synchronous, and for one session. */
export interface TokenStorage {
  getTokens(): TokensInput;
  setTokens(tokens: Tokens): void;
}

/** A store whose operations always finish within a time limit, with a value or an error. */
export interface BoundedStore {
  readonly shared: boolean;
  /** The lock of the store, if it has one. */
  readonly lock: KeyValueStore["lock"];
  /** Returns the value as a string; "" if it is missing. */
  get(key: string): MaybePromise<string>;
  /**
   * Stores a value.
   *
   * @param late - called if the write finishes after it timed out
   * @param lock - the lock that the write needs
   */
  set(key: string, value: string, late?: () => void, lock?: StoreLock): MaybePromise<unknown>;
  /** Removes a value; sets `instead` if the store cannot remove. */
  remove(key: string, instead: string, late?: () => void): MaybePromise<unknown>;
  /**
   * Calls `listener` when another tab or process may have changed the value. Returns a function that unsubscribes.
   * `subscribe` and the returned function never throw.
   */
  subscribe(key: string, listener: () => void): () => void;
}

/** Returns whether a value is a promise or thenable, from any realm or library. */
export function isLater<T>(value: MaybePromise<T>): value is PromiseLike<T> {
  return typeof (value as PromiseLike<T> | undefined)?.then === "function";
}

/** Calls a function with a value: immediately, or when its promise resolves. */
export function chain<A, B>(
  value: MaybePromise<A>,
  next: (value: A) => MaybePromise<B>,
): MaybePromise<B> {
  return isLater(value) ? Promise.resolve(value).then(next) : next(value);
}

/** Runs code that may throw or reject, and returns the result of `otherwise` if it does. */
export function attempt<T>(
  work: () => MaybePromise<T>,
  otherwise: (error: unknown) => T,
): MaybePromise<T> {
  try {
    const value = work();
    return isLater(value) ? Promise.resolve(value).catch(otherwise) : value;
  } catch (error) {
    return otherwise(error);
  }
}
