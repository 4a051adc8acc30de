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

/** In milliseconds. */
const STORE_TIMEOUT = 5_000;

/** All methods reject with SESSION_STORE_UNAVAILABLE if the store fails. */
export interface SessionStore {
  keyOf(id: string): string;
  read(id: string): Promise<Tokens>;
  write(id: string, tokens: Tokens): Promise<void>;
  remove(id: string): Promise<void>;
}

export function storeUnavailable(cause?: unknown): SystemError {
  return new SystemError(
    "The session store did not respond. The session is unchanged: try again in a moment",
    { code: "SESSION_STORE_UNAVAILABLE", retryable: true, cause },
  );
}

export function sessionStore(storage: KeyValueStore, clock: () => Clock): SessionStore {
  const callStore = async <T>(operation: () => T | PromiseLike<T>): Promise<T> => {
    const result = (async () => operation())();
    const timeoutError = () => new Error(`no response within ${STORE_TIMEOUT} ms`);
    try {
      return await within(clock(), STORE_TIMEOUT, result, timeoutError);
    } catch (error) {
      throw storeUnavailable(error);
    }
  };
  const keyOf = (id: string) => `session.${id}`;
  return {
    keyOf,
    read: async (id) => tokensOf(await callStore(() => storage.get(keyOf(id)))),
    async write(id, tokens) {
      await callStore(() => storage.set(keyOf(id), JSON.stringify(tokens)));
    },
    async remove(id) {
      const key = keyOf(id);
      await callStore(() => (storage.remove ? storage.remove(key) : storage.set(key, "")));
    },
  };
}

/**
 * How long a session is shared after its last use or refresh, in milliseconds, because earlier
 * requests may still use it.
 */
const SHARED_DURATION = 60_000;

export interface SharedSessions {
  ofTokens(tokens: Tokens): Promise<SharedSession>;
  /** Allows tokens from an ended session again after they have been set explicitly. */
  revive(tokens: Tokens): Promise<void>;
  ofId(id: string): Promise<SharedSession | undefined>;
  write(id: string, tokens: Tokens): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A hash reveals nothing about the tokens. */
const sessionName = ({ accessToken, refreshToken }: Tokens) =>
  sha256(`${refreshToken.role} ${refreshToken.value || accessToken.value}`);

function createEntries({ clock }: SharedParts) {
  const entries = new Map<string, SharedEntry>();
  let lastSweep = clock().now();
  const remove = (name: string) => {
    // requests that use the session keep a reference to it
    entries.get(name)?.session.manager.dispose();
    entries.delete(name);
  };
  return {
    get: (name: string) => entries.get(name),
    set: (name: string, entry: SharedEntry) => entries.set(name, entry),
    drop: remove,
    sweep() {
      const now = clock().now();
      if (Math.abs(now - lastSweep) < SHARED_DURATION / 4) return;
      lastSweep = now;
      for (const [name, { pendingRequests, lastUsedAt }] of entries) {
        if (!pendingRequests && Math.abs(now - lastUsedAt) > SHARED_DURATION) remove(name);
      }
    },
  };
}

function sessionsByTokens(parts: SharedParts): Pick<SharedSessions, "ofTokens" | "revive"> {
  const { clock, leeway } = parts;
  const entries = createEntries(parts);
  return {
    async ofTokens(tokens) {
      const name = await sessionName(tokens);
      entries.sweep();
      const existing = entries.get(name)?.session;
      if (existing) {
        const { accessToken, refreshToken } = existing.manager.peek();
        const isNewer =
          refreshToken.value === tokens.refreshToken.value &&
          tokens.accessToken.expiresAt > accessToken.expiresAt;
        // Tokens with a different refresh token are older than the current ones.
        if (isNewer && !existing.hasEnded) existing.manager.set(tokens);
        return existing;
      }
      const entry = sharedEntry(
        (grants) => createTokenManager({ grants, clock, leeway, key: name, tokens }),
        parts,
        // Requests with the old and the new cookie use the same session.
        async (renewed) => {
          const { manager } = renewed.session;
          if (!isEmpty(manager.peek())) entries.set(await sessionName(manager.peek()), renewed);
        },
      );
      entries.set(name, entry);
      return entry.session;
    },
    async revive(tokens) {
      const name = await sessionName(tokens);
      if (entries.get(name)?.session.hasEnded) entries.drop(name);
    },
  };
}

function sessionsById(parts: SharedParts): Pick<SharedSessions, "ofId" | "write" | "remove"> {
  const { clock, leeway, storage } = parts;
  const unavailable = () => Promise.reject(storeUnavailable());
  if (!storage) return { ofId: unavailable, write: unavailable, remove: unavailable };
  const entries = createEntries(parts);
  const store = sessionStore(storage, clock);
  const openingSessions = new Map<string, Promise<SharedSession | undefined>>();

  const open = async (id: string): Promise<SharedSession | undefined> => {
    let stored: Tokens;
    try {
      stored = await store.read(id);
    } catch (error) {
      // keep working during a store outage
      const existing = entries.get(id)?.session;
      if (existing && !existing.hasEnded) return existing;
      throw error;
    }
    const existing = entries.get(id);
    if (
      existing &&
      (existing.session.hasEnded || existing.pendingRequests > 0 || existing.hasTokens(stored))
    ) {
      return existing.session;
    }
    // Another process has changed the stored session.
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
    write: store.write,
    remove: store.remove,
    ofId(id) {
      entries.sweep();
      let pendingSession = openingSessions.get(id);
      if (!pendingSession) {
        pendingSession = open(id).finally(() => openingSessions.delete(id));
        openingSessions.set(id, pendingSession);
      }
      return pendingSession;
    },
  };
}

export function sharedSessions(parts: SharedParts): SharedSessions {
  return { ...sessionsByTokens(parts), ...sessionsById(parts) };
}
