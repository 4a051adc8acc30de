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
  type SharedSession,
  type SharedSessionOptions,
  type TrackedSession,
  trackSession,
} from "./shared-session.js";

/** In milliseconds. */
const STORE_TIMEOUT = 5_000;

export interface SessionStore {
  keyOf(id: string): string;
  read(id: string): Promise<Tokens>;
  write(id: string, tokens: Tokens): Promise<void>;
  remove(id: string): Promise<void>;
}

export function storeUnavailableError(cause?: unknown): SystemError {
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
      throw storeUnavailableError(error);
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
 * Time in milliseconds that a shared session stays in memory, because requests with an old cookie
 * may still arrive.
 */
const SHARED_DURATION = 60_000;

export interface SharedSessions {
  openByTokens(tokens: Tokens): Promise<SharedSession>;
  /** Allows tokens from an ended session again after they have been set explicitly. */
  revive(tokens: Tokens): Promise<void>;
  openById(id: string): Promise<SharedSession | undefined>;
  write(id: string, tokens: Tokens): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The hash reveals nothing about the tokens. */
const sessionName = ({ accessToken, refreshToken }: Tokens) =>
  sha256(`${refreshToken.role} ${refreshToken.value || accessToken.value}`);

function createSessionMap({ clock }: SharedSessionOptions) {
  const sessions = new Map<string, TrackedSession>();
  let lastSweep = clock().now();
  const remove = (name: string) => {
    // Requests that still use the session keep a reference to it.
    sessions.get(name)?.session.manager.dispose();
    sessions.delete(name);
  };
  return {
    get: (name: string) => sessions.get(name),
    set: (name: string, entry: TrackedSession) => sessions.set(name, entry),
    drop: remove,
    sweep() {
      const now = clock().now();
      if (Math.abs(now - lastSweep) < SHARED_DURATION / 4) return;
      lastSweep = now;
      for (const [name, { pendingCalls, lastUsedAt }] of sessions) {
        if (!pendingCalls && Math.abs(now - lastUsedAt) > SHARED_DURATION) remove(name);
      }
    },
  };
}

function sessionsByTokens(
  options: SharedSessionOptions,
): Pick<SharedSessions, "openByTokens" | "revive"> {
  const { clock, leeway } = options;
  const sessionMap = createSessionMap(options);
  return {
    async openByTokens(tokens) {
      const name = await sessionName(tokens);
      sessionMap.sweep();
      const existingSession = sessionMap.get(name)?.session;
      if (existingSession) {
        const { accessToken, refreshToken } = existingSession.manager.peek();
        const isNewer =
          refreshToken.value === tokens.refreshToken.value &&
          tokens.accessToken.expiresAt > accessToken.expiresAt;
        // Tokens with a different refresh token are older than the current ones.
        if (isNewer && !existingSession.hasEnded) existingSession.manager.set(tokens);
        return existingSession;
      }
      const trackedSession = trackSession(
        (grants) => createTokenManager({ grants, clock, leeway, key: name, tokens }),
        options,
        // Requests with the old and the new cookie use the same session.
        async (refreshedSession) => {
          const { manager } = refreshedSession.session;
          if (!isEmpty(manager.peek()))
            sessionMap.set(await sessionName(manager.peek()), refreshedSession);
        },
      );
      sessionMap.set(name, trackedSession);
      return trackedSession.session;
    },
    async revive(tokens) {
      const name = await sessionName(tokens);
      if (sessionMap.get(name)?.session.hasEnded) sessionMap.drop(name);
    },
  };
}

function sessionsById(
  options: SharedSessionOptions,
): Pick<SharedSessions, "openById" | "write" | "remove"> {
  const { clock, leeway, storage } = options;
  const rejectUnavailable = () => Promise.reject(storeUnavailableError());
  if (!storage)
    return { openById: rejectUnavailable, write: rejectUnavailable, remove: rejectUnavailable };
  const sessionMap = createSessionMap(options);
  const store = sessionStore(storage, clock);
  const openingSessions = new Map<string, Promise<SharedSession | undefined>>();

  const open = async (id: string): Promise<SharedSession | undefined> => {
    let storedTokens: Tokens;
    try {
      storedTokens = await store.read(id);
    } catch (error) {
      // Use the session in memory while the store is unavailable.
      const existingSession = sessionMap.get(id)?.session;
      if (existingSession && !existingSession.hasEnded) return existingSession;
      throw error;
    }
    const existingEntry = sessionMap.get(id);
    if (
      existingEntry &&
      (existingEntry.session.hasEnded ||
        existingEntry.pendingCalls > 0 ||
        existingEntry.hasTokens(storedTokens))
    ) {
      return existingEntry.session;
    }
    // The session is not in memory, or another process has changed the stored session.
    sessionMap.drop(id);
    if (isEmpty(storedTokens)) return undefined;
    const key = store.keyOf(id);
    const trackedSession = trackSession(
      (grants) => createTokenManager({ grants, clock, leeway, storage, key }),
      options,
    );
    sessionMap.set(id, trackedSession);
    const { manager } = trackedSession.session;
    await manager.settled();
    if (isEmpty(manager.peek())) {
      sessionMap.drop(id);
      throw storeUnavailableError();
    }
    return trackedSession.session;
  };

  return {
    write: store.write,
    remove: store.remove,
    openById(id) {
      sessionMap.sweep();
      let pendingSession = openingSessions.get(id);
      if (!pendingSession) {
        pendingSession = open(id).finally(() => openingSessions.delete(id));
        openingSessions.set(id, pendingSession);
      }
      return pendingSession;
    },
  };
}

export function sharedSessions(options: SharedSessionOptions): SharedSessions {
  return { ...sessionsByTokens(options), ...sessionsById(options) };
}
