import {
  createTokenManager,
  isPorticoError,
  PorticoError,
  type SessionListener,
  type TokenManager,
  type Tokens,
} from "@portico/core/internal";
import type { ServerContext } from "./options.js";
import type { SessionCookie } from "./sealed-cookies.js";
import { isEmpty, type SharedSession, withoutVisitorFallback } from "./shared-session.js";

/** The current session of a request, from its cookie or new. */
export interface SessionActor {
  /** The session that parallel requests share. Undefined once `requestManager` is set. */
  readonly sharedSession: SharedSession | undefined;
  /** Manages a session that only this request uses. */
  readonly requestManager: TokenManager | undefined;
  /** Whether the cookie's session has ended. Its replacement is not stored. */
  readonly isTemporary: boolean;
  readonly sessionVersion: number;
  readonly since: number;
  /** The error if the cookie's session could not be read. */
  readonly failure: unknown;
  get(): Promise<Tokens>;
  peek(): Tokens;
  recover(accessToken: string): Promise<boolean>;
  replace(): TokenManager;
  listen(): void;
}

/**
 * Whether changes to the session can reach the browser. "sent" means that the session's response
 * headers were already read.
 */
export type Writability = "writable" | "sent" | "read-only";

export const HEADERS_SENT_HELP =
  "When you handle a request, make the first API call before you start sending the response.";

export function readOnlyError(help?: string, cause?: unknown): PorticoError {
  const message =
    help === HEADERS_SENT_HELP
      ? "The session must be started or refreshed, but the response headers were already sent"
      : "The session must be started or refreshed, but cookies cannot be set here";
  return new PorticoError(message, {
    code: "SESSION_READ_ONLY",
    cause,
    help,
  });
}

/** In milliseconds. */
const OUTAGE_DURATION = 30_000;

// the version is random, because a counter would have to be stored across logouts
const newVersion = () => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1);

export async function createSessionActor(
  { clock, grants, leeway, sessions, storage }: ServerContext,
  sessionCookie: SessionCookie,
  writability: () => Writability,
  onEvent: SessionListener,
  readOnlyHelp: () => string | undefined,
): Promise<SessionActor> {
  let sharedSession: SharedSession | undefined;
  let requestManager: TokenManager | undefined;
  let isTemporary = false;
  let { sessionVersion } = sessionCookie;
  const now = () => Math.floor(clock().now() / 1000);
  let since = sessionCookie.since ?? now();
  let failure: unknown;
  let unsubscribe: (() => void) | undefined;

  const startSession = (tokens?: Tokens): TokenManager => {
    const manager = createTokenManager({
      grants: withoutVisitorFallback(grants),
      clock,
      leeway,
      key: "session",
      tokens,
    });
    if (unsubscribe) {
      unsubscribe();
      unsubscribe = manager.subscribe(onEvent);
    }
    requestManager = manager;
    return manager;
  };
  const startTemporarySession = () => {
    isTemporary = true;
    return startSession();
  };

  try {
    if (storage)
      sharedSession = sessionCookie.id ? await sessions.openById(sessionCookie.id) : undefined;
    else if (sessionCookie.tokens)
      sharedSession = await sessions.openByTokens(sessionCookie.tokens);
  } catch (error) {
    failure = error;
  }
  if (sharedSession?.hasEnded) startTemporarySession();
  // A cookie that was set before `storage` was configured contains the tokens.
  else if (!sharedSession) startSession(failure ? undefined : sessionCookie.tokens);
  const currentManager = () => requestManager ?? sharedSession?.manager ?? startSession();

  const requireValidTokens = (error: () => PorticoError): Tokens => {
    const tokens = currentManager().peek();
    const { value, expiresAt } = tokens.accessToken;
    if (!value || expiresAt * 1000 <= clock().now()) throw error();
    return tokens;
  };
  const refreshTokens = async (): Promise<Tokens> => {
    if (requestManager || !sharedSession) return currentManager().get();
    try {
      if (!sharedSession.hasEnded) return await sharedSession.get();
    } catch (error) {
      if (!sharedSession.hasEnded) throw error;
    }
    return (requestManager ?? startTemporarySession()).get();
  };
  const isUsable = () => currentManager().usable(currentManager().peek());

  // A middleware and its page must not both wait for a token service that does not respond.
  let outage: { readonly error: unknown; readonly at: number } | undefined;
  const get = async (): Promise<Tokens> => {
    if (failure) throw failure;
    const currentWritability = writability();
    if (currentWritability === "read-only")
      return requireValidTokens(() => readOnlyError(readOnlyHelp()));
    if (currentWritability === "sent" && !isEmpty(currentManager().peek()))
      return requireValidTokens(() => readOnlyError(HEADERS_SENT_HELP));
    if (outage && Math.abs(clock().now() - outage.at) < OUTAGE_DURATION && !isUsable())
      throw outage.error;
    try {
      return await refreshTokens();
    } catch (error) {
      if (isPorticoError(error) && error.retryable) outage = { error, at: clock().now() };
      throw error;
    }
  };

  return {
    get sharedSession() {
      return requestManager ? undefined : sharedSession;
    },
    get requestManager() {
      return requestManager;
    },
    get isTemporary() {
      return isTemporary;
    },
    get sessionVersion() {
      return sessionVersion;
    },
    get since() {
      return since;
    },
    get failure() {
      return failure;
    },
    peek: () => currentManager().peek(),
    get,
    async recover(accessToken) {
      if (writability() !== "writable" || failure) return false;
      // Call `get`, because it remembers a failure for the next call.
      if (currentManager().peek().accessToken.value === accessToken && !isUsable()) {
        return get().then(
          (tokens) => tokens.accessToken.value !== accessToken,
          () => false,
        );
      }
      return (requestManager || !sharedSession ? currentManager() : sharedSession).recover(
        accessToken,
      );
    },
    replace() {
      if (writability() === "read-only") throw readOnlyError(readOnlyHelp());
      const tokens = currentManager().peek();
      isTemporary = false;
      sessionVersion = newVersion();
      since = now();
      failure = undefined;
      outage = undefined;
      const manager = startSession(isEmpty(tokens) ? undefined : tokens);
      sharedSession?.end();
      return manager;
    },
    listen() {
      unsubscribe ??= currentManager().subscribe(onEvent);
    },
  };
}
