import {
  type Clock,
  type KeyValueStore,
  SystemError,
  type Tokens,
  tokensOf,
  within,
} from "@portico/core/internal";

/** Milliseconds that a store may take for one answer. */
const STORE_TIMEOUT = 5_000;

/** The place where sessions are kept by id. Whatever it does rejects with SESSION_STORE_UNAVAILABLE where it cannot. */
export interface SessionStore {
  /** The name in the storage of what is kept under an id. */
  keyOf(id: string): string;
  /** What is kept under an id: the tokens of nobody where nothing is. */
  read(id: string): Promise<Tokens>;
  keep(id: string, tokens: Tokens): Promise<void>;
  forget(id: string): Promise<void>;
}

/** The error for a store that is out of order. */
export function storeUnavailable(cause?: unknown): SystemError {
  return new SystemError(
    "The session store did not answer: the session stays as it was, try again in a moment",
    { code: "SESSION_STORE_UNAVAILABLE", retryable: true, cause },
  );
}

/**
 * @param storage - of the application
 * @param clock - measures how long it takes
 */
export function sessionStore(storage: KeyValueStore, clock: () => Clock): SessionStore {
  const ask = async <T>(work: () => T | PromiseLike<T>): Promise<T> => {
    const answer = (async () => work())();
    const late = () => new Error(`no answer within ${STORE_TIMEOUT} ms`);
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
