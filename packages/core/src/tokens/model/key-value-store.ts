import type { GivenTokens, Tokens } from "./token.js";

/** A value, or a promise of it. */
export type Later<T> = T | Promise<T>;

/**
 * A place to keep a session in: Web Storage, cookies, IndexedDB, a database. Values are strings. A
 * store may throw or lose what it is given; the session then lives in memory.
 *
 * @example
 * ```ts
 * const values = new Map<string, string>();
 * const store: KeyValueStore = {
 *   get: async (key) => values.get(key),
 *   set: async (key, value) => void values.set(key, value),
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
  /** Other tabs or processes use this store too: renewals take a lock. */
  readonly shared?: boolean;
}

/** A token storage as the platform's own client takes it: synchronous, and for one session. */
export interface TokenStorage {
  getTokens(): GivenTokens;
  setTokens(tokens: Tokens): void;
}

/** Goes on with a value at once, or once its promise has it. */
export function chain<A, B>(value: Later<A>, next: (value: A) => Later<B>): Later<B> {
  return value instanceof Promise ? value.then(next) : next(value);
}
