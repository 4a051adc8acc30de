import {
  type Clock,
  type KeyValueStore,
  SystemError,
  type Tokens,
  tokensOf,
  within,
} from "@portico/core/internal";

/** Maximum time for one operation of a store, in milliseconds. */
const STORE_TIMEOUT = 5_000;

/** Stores sessions by id. All methods reject with SESSION_STORE_UNAVAILABLE if the store fails. */
export interface SessionStore {
  /** Returns the storage key of an id. */
  keyOf(id: string): string;
  /** Returns the tokens stored under an id, or empty tokens if nothing is stored. */
  read(id: string): Promise<Tokens>;
  keep(id: string, tokens: Tokens): Promise<void>;
  forget(id: string): Promise<void>;
}

/** Creates the error for a store that does not respond. */
export function storeUnavailable(cause?: unknown): SystemError {
  return new SystemError(
    "The session store did not respond. The session is unchanged: try again in a moment",
    { code: "SESSION_STORE_UNAVAILABLE", retryable: true, cause },
  );
}

/**
 * @param storage - the application's storage
 * @param clock - measures the time
 */
export function sessionStore(storage: KeyValueStore, clock: () => Clock): SessionStore {
  const ask = async <T>(work: () => T | PromiseLike<T>): Promise<T> => {
    const answer = (async () => work())();
    const late = () => new Error(`no response within ${STORE_TIMEOUT} ms`);
    try {
      return await within(clock(), STORE_TIMEOUT, answer, late);
    } catch (error) {
      throw storeUnavailable(error);
    }
  };
  const keyOf = (id: string) => `session.${id}`;
  return {
    keyOf,
    read: async (id) => tokensOf(await ask(() => storage.get(keyOf(id)))),
    async keep(id, tokens) {
      await ask(() => storage.set(keyOf(id), JSON.stringify(tokens)));
    },
    async forget(id) {
      const key = keyOf(id);
      await ask(() => (storage.remove ? storage.remove(key) : storage.set(key, "")));
    },
  };
}
