import type { GivenTokens, Tokens } from "./token.js";

/** A value, or a promise of it. */
export type Later<T> = T | PromiseLike<T>;

/**
 * A place to keep a session in: Web Storage, cookies, IndexedDB, a database. Values are strings. A
 * store may throw, lose what it is given, or never answer: the session then lives in memory, and is
 * stored as soon as the store works again.
 *
 * Say `shared: true` for a store that several tabs, processes or machines use at once (Redis, a
 * database, one file): then one of them renews at a time, and a refresh token that is refused is
 * looked up again before its owner counts as logged out, as another one may have just replaced it.
 * Where the engine itself can lock, `lock` keeps a refresh token from being sent twice at all.
 *
 * @example
 * ```ts
 * const values = new Map<string, string>();
 * const store: KeyValueStore = {
 *   get: async (key) => values.get(key),
 *   set: async (key, value) => void values.set(key, value),
 *   shared: true,
 * };
 * ```
 */
export interface KeyValueStore {
  get(key: string): Later<string | null | undefined>;
  set(key: string, value: string): Later<unknown>;
  /** Without it, an empty session is set instead. */
  remove?(key: string): Later<unknown>;
  /** Calls `listener` when someone else may have changed the value; returns what stops that. */
  subscribe?(key: string, listener: () => void): () => void;
  /** Other tabs or processes use this store too; default false. */
  readonly shared?: boolean;
  /**
   * Returns the same store with a lifetime: it removes a value that was neither read nor written for so long. `sessionServer`
   * calls it with the lifetime of its cookie. Not needed if the store never expires values, or sets their lifetime itself.
   *
   * @param seconds - the lifetime
   */
  expiring?(seconds: number): KeyValueStore;
  /**
   * An exclusive lock of the engine's own, in place of leases and Web Locks. Rejects where the lock
   * service cannot be asked or the wait is over: then nobody renews.
   *
   * @param options - `wait`: milliseconds; `signal`: ends the wait
   */
  lock?(key: string, options: { wait: number; signal?: AbortSignal }): Promise<StoreLock>;
}

/** A lock that a store has given. */
export interface StoreLock {
  /** Gives it back; what it fails with is nobody's. */
  release(): Later<unknown>;
  /**
   * Stores what came of the work under the lock; resolves to false where somebody has stored
   * something since who was given the lock later, or who needed none. Without it the store's own
   * `set` is used.
   */
  set?(value: string): Later<unknown>;
  /** Whether it is still held, as far as is known without asking; default true. */
  isHeld?(): boolean;
  /**
   * Its last holder has not given it back, and may be about to store a new token; the one that is
   * stored counts as lost no sooner than that is over.
   */
  readonly orphaned?: boolean;
}

/** A token storage as the platform's own client takes it: synchronous, and for one session. */
export interface TokenStorage {
  getTokens(): GivenTokens;
  setTokens(tokens: Tokens): void;
}

/** A store whose every operation ends in time: with an answer or an error. */
export interface BoundedStore {
  readonly shared: boolean;
  /** The store's own, where it has one. */
  readonly lock: KeyValueStore["lock"];
  /** Text, whatever the store holds; "" for nothing. */
  get(key: string): Later<string>;
  /**
   * @param late - called where it had failed because its time was up, and has ended after all
   * @param lock - that it is written under
   */
  set(key: string, value: string, late?: () => void, lock?: StoreLock): Later<unknown>;
  /** Sets `instead` where the store cannot remove. */
  remove(key: string, instead: string, late?: () => void): Later<unknown>;
  /** Returns what stops it; neither ever fails. */
  subscribe(key: string, listener: () => void): () => void;
}

/** Whether a value comes later: a promise, of whatever realm or library. */
export function isLater<T>(value: Later<T>): value is PromiseLike<T> {
  return typeof (value as PromiseLike<T> | undefined)?.then === "function";
}

/** Goes on with a value at once, or once its promise has it. */
export function chain<A, B>(value: Later<A>, next: (value: A) => Later<B>): Later<B> {
  return isLater(value) ? Promise.resolve(value).then(next) : next(value);
}

/** Does what may fail, at once or later: then `otherwise` says what it comes to. */
export function attempt<T>(work: () => Later<T>, otherwise: (error: unknown) => T): Later<T> {
  try {
    const value = work();
    return isLater(value) ? Promise.resolve(value).catch(otherwise) : value;
  } catch (error) {
    return otherwise(error);
  }
}
