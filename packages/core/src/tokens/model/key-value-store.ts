import type { Tokens, TokensInput } from "./token.js";

/** A value or a promise. */
export type MaybePromise<T> = T | PromiseLike<T>;

/**
 * Stores a session as strings, for example in Web Storage, cookies, IndexedDB or a database. If a
 * method throws, times out or loses data, the session stays in memory until the store works again.
 *
 * Set `shared: true` if several tabs, processes or machines use the store. Then usually only one of
 * them refreshes the session at a time, and the client checks the store for a newer token before it
 * logs the user out. If the store supports locks, implement `lock` so that no two processes send
 * the same refresh token, except after a crash or a timeout.
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
  /** Without this method, an empty session is stored instead. */
  remove?(key: string): MaybePromise<unknown>;
  /**
   * Calls `listener` when another tab or process may have changed the value. Returns an unsubscribe
   * function.
   */
  subscribe?(key: string, listener: () => void): () => void;
  /** Whether other tabs or processes also use this store. Default: false. */
  readonly shared?: boolean;
  /**
   * Returns a store that removes values that have not been used for the given time. `sessionServer`
   * calls this method with its cookie's lifetime. Omit the method if values in the store never
   * expire, or if the store sets their lifetime itself.
   *
   * @param seconds - the lifetime in seconds
   */
  withMaxAge?(seconds: number): KeyValueStore;
  /**
   * Acquires an exclusive lock, which is used instead of leases and Web Locks. If this method
   * rejects, the session is not refreshed.
   *
   * @param options - `wait`: maximum wait in milliseconds; `signal`: aborts the wait
   */
  lock?(key: string, options: { wait: number; signal?: AbortSignal }): Promise<StoreLock>;
}

/** A lock that a store has granted. */
export interface StoreLock {
  /** Errors are ignored. */
  release(): MaybePromise<unknown>;
  /**
   * Stores a value while the lock is held. Resolves to false if another writer has changed the
   * value in the meantime. Default: the store's `set`.
   */
  set?(value: string): MaybePromise<unknown>;
  /** Returns whether the lock is still held, without contacting the store. Default: true. */
  isHeld?(): boolean;
  /**
   * Whether the previous holder did not release the lock and may still write a new token. If so, a
   * rejected refresh token does not end the session yet.
   */
  readonly orphaned?: boolean;
}

/** Synchronous token storage for one session, as in Wix's own SDK. */
export interface TokenStorage {
  getTokens(): TokensInput;
  setTokens(tokens: Tokens): void;
}

export interface BoundedStore {
  readonly shared: boolean;
  readonly lock: KeyValueStore["lock"];
  get(key: string): MaybePromise<string>;
  /** Calls `onLate` if the write finishes after its timeout. */
  set(key: string, value: string, onLate?: () => void, lock?: StoreLock): MaybePromise<unknown>;
  /** Stores `fallback` if the store cannot remove values. */
  remove(key: string, fallback: string, onLate?: () => void): MaybePromise<unknown>;
  /** Never throws. */
  subscribe(key: string, listener: () => void): () => void;
}

/** Accepts thenables from any realm. */
export function isThenable<T>(value: MaybePromise<T>): value is PromiseLike<T> {
  return typeof (value as PromiseLike<T> | undefined)?.then === "function";
}

export function chain<A, B>(
  value: MaybePromise<A>,
  next: (value: A) => MaybePromise<B>,
): MaybePromise<B> {
  return isThenable(value) ? Promise.resolve(value).then(next) : next(value);
}

export function attempt<T>(
  work: () => MaybePromise<T>,
  onError: (error: unknown) => T,
): MaybePromise<T> {
  try {
    const value = work();
    return isThenable(value) ? Promise.resolve(value).catch(onError) : value;
  } catch (error) {
    return onError(error);
  }
}
