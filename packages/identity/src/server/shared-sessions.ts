import {
  type Clock,
  createTokenManager,
  type KeyValueStore,
  SystemError,
  type Tokens,
  tokensOf,
  within,
} from "@portico/core/internal";
import { sha256 } from "../oauth/sha256.js";
import {
  isEmpty,
  type SharedEntry,
  type SharedParts,
  type SharedSession,
  sharedEntry,
} from "./shared-session.js";

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

/**
 * How long a session is shared after it was opened or refreshed, in milliseconds, for requests that were sent before.
 */
const KEPT = 60_000;

/** Finds sessions that parallel requests share. */
export interface SharedSessions {
  /** Returns the session of a cookie's tokens. */
  ofTokens(tokens: Tokens): Promise<SharedSession>;
  /** Allows tokens of an ended session again, for example if they are set explicitly. */
  revive(tokens: Tokens): Promise<void>;
  /**
   * Returns the session stored under an id; `undefined` if it does not exist.
   *
   * @throws SystemError - SESSION_STORE_UNAVAILABLE
   */
  ofId(id: string): Promise<SharedSession | undefined>;
  /** Stores a new session under an id. Throws as `ofId` does. */
  keep(id: string, tokens: Tokens): Promise<void>;
  /** Removes the session of an id. Throws as `ofId` does. */
  forget(id: string): Promise<void>;
}

/** Returns the name of a cookie's session, a hash that reveals nothing about its tokens. */
const nameOf = ({ accessToken, refreshToken }: Tokens) =>
  sha256(`${refreshToken.role} ${refreshToken.value || accessToken.value}`);

/** Returns the entries by name. Unused entries are removed automatically. */
function entriesOf({ clock }: SharedParts) {
  const entries = new Map<string, SharedEntry>();
  let swept = clock().now();
  const drop = (name: string) => {
    // stop listening to the store; requests that use the session keep it
    entries.get(name)?.session.manager.dispose();
    entries.delete(name);
  };
  return {
    get: (name: string) => entries.get(name),
    set: (name: string, entry: SharedEntry) => entries.set(name, entry),
    drop,
    sweep() {
      const now = clock().now();
      if (Math.abs(now - swept) < KEPT / 4) return;
      swept = now;
      for (const [name, { busy, touched }] of entries) {
        if (!busy && Math.abs(now - touched) > KEPT) drop(name);
      }
    },
  };
}

/** Creates sessions whose tokens are in the cookie. */
function byTokens(parts: SharedParts): Pick<SharedSessions, "ofTokens" | "revive"> {
  const { clock, leeway } = parts;
  const entries = entriesOf(parts);
  return {
    async ofTokens(tokens) {
      const name = await nameOf(tokens);
      entries.sweep();
      const known = entries.get(name)?.session;
      if (known) {
        const { accessToken, refreshToken } = known.manager.peek();
        const isNewer =
          refreshToken.value === tokens.refreshToken.value &&
          tokens.accessToken.expiresAt > accessToken.expiresAt;
        // another process refreshed it; a different refresh token is older than the known one
        if (isNewer && !known.isOver) known.manager.set(tokens);
        return known;
      }
      const entry = sharedEntry(
        (grants) => createTokenManager({ grants, clock, leeway, key: name, tokens }),
        parts,
        // Who comes with the new cookie uses the same session as who still has the old one.
        async (renewed) => {
          const { manager } = renewed.session;
          if (!isEmpty(manager.peek())) entries.set(await nameOf(manager.peek()), renewed);
        },
      );
      entries.set(name, entry);
      return entry.session;
    },
    async revive(tokens) {
      const name = await nameOf(tokens);
      if (entries.get(name)?.session.isOver) entries.drop(name);
    },
  };
}

/** Creates sessions that are stored in a storage. */
function byId(parts: SharedParts): Pick<SharedSessions, "ofId" | "keep" | "forget"> {
  const { clock, leeway, storage } = parts;
  const none = () => Promise.reject(storeUnavailable());
  if (!storage) return { ofId: none, keep: none, forget: none };
  const entries = entriesOf(parts);
  const store = sessionStore(storage, clock);
  const opening = new Map<string, Promise<SharedSession | undefined>>();

  const open = async (id: string): Promise<SharedSession | undefined> => {
    let stored: Tokens;
    try {
      stored = await store.read(id);
    } catch (error) {
      // known sessions survive an outage of the store
      const known = entries.get(id)?.session;
      if (known && !known.isOver) return known;
      throw error;
    }
    const known = entries.get(id);
    if (known && (known.session.isOver || known.busy > 0 || known.knows(stored))) {
      return known.session;
    }
    // another process changed it, or this one has not used it for a while
    entries.drop(id);
    if (isEmpty(stored)) return undefined;
    const key = store.keyOf(id);
    const entry = sharedEntry(
      (grants) => createTokenManager({ grants, clock, leeway, storage, key }),
      parts,
    );
    entries.set(id, entry);
    const { manager } = entry.session;
    await manager.settled();
    if (isEmpty(manager.peek())) {
      entries.drop(id);
      throw storeUnavailable();
    }
    return entry.session;
  };

  return {
    keep: store.keep,
    forget: store.forget,
    ofId(id) {
      entries.sweep();
      let found = opening.get(id);
      if (!found) {
        found = open(id).finally(() => opening.delete(id));
        opening.set(id, found);
      }
      return found;
    },
  };
}

/** Creates the sessions that the requests of one server share. */
export function sharedSessions(parts: SharedParts): SharedSessions {
  return { ...byTokens(parts), ...byId(parts) };
}
