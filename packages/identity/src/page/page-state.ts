import {
  type AccessToken,
  type Clock,
  type SessionListener,
  sessionObserver,
  type TokenRole,
  type Tokens,
  tabChannel,
  tokenHealth,
} from "@portico/core/internal";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";

/** What a page knows about the session that its server stores. */
export interface PageState {
  readonly tokens: Tokens;
  /** Role and number of the login, such as "member.7". */
  readonly identity: string;
  readonly sessionVersion: number;
  readonly health: ReturnType<typeof tokenHealth>;
  /** Whether the server has reported the session. */
  readonly isKnown: boolean;
  /** Whether the server's last response started the session. */
  readonly isNew: boolean;
  /** Whether another tab reported a different session that the server has not confirmed yet. */
  isDoubted: boolean;
  /** Increases when the session is replaced. Earlier requests belong to the previous session. */
  readonly generation: number;
  /** Returns whether an access token is or was one of the current user's. */
  owns(accessToken: string): boolean;
  /** Updates the state from a response of the server. */
  take(tokens: Tokens, lost?: boolean, isNew?: boolean): void;
  /** Replaces the session without a request. */
  replace(tokens: Tokens): void;
  /** Calls `hear` when another tab reports its session. */
  listen(hear: (identity: unknown) => void): void;
  subscribe(listener: SessionListener): () => void;
  dispose(): void;
}

/**
 * Creates tokens without a refresh token. The login's number replaces it, because refresh tokens
 * distinguish callers.
 */
export const tokensFor = (
  role: TokenRole,
  sessionVersion = 0,
  accessToken: AccessToken = { value: "", expiresAt: 0 },
): Tokens => ({ accessToken, refreshToken: { value: String(sessionVersion), role } });

export const identityOf = (role: TokenRole, sessionVersion = 0): string =>
  `${role === "member" ? "member" : "visitor"}.${sessionVersion}`;

/**
 * @param name - of the channel between tabs
 * @param clock - read at each use
 * @param snapshot - the session that the page was rendered with
 */
export function pageState(
  name: string,
  clock: () => Clock,
  snapshot: SessionSnapshot | undefined,
): PageState {
  const health = tokenHealth(clock);
  const observer = sessionObserver();
  const channel = tabChannel(name);
  const own = new Set<string>();
  let tokens = tokensFor(snapshot?.role ?? "none", snapshot?.sessionVersion);
  let unlisten: (() => void) | undefined;
  let isKnown = snapshot !== undefined;
  let isNew = false;
  let isDoubted = false;
  let generation = 0;
  observer.observe(tokens);

  const sessionVersion = () => Number(tokens.refreshToken.value);
  const identity = () => identityOf(tokens.refreshToken.role, sessionVersion());

  const take = (next: Tokens, lost = false, begun = false) => {
    const before = identity();
    tokens = next;
    isKnown = true;
    isNew = begun;
    isDoubted = false;
    const another = identity() !== before;
    if (another) {
      own.clear();
      health.reset();
    }
    if (next.accessToken.value) own.add(next.accessToken.value);
    observer.observe(next, undefined, lost);
    if (another) channel.tell(identity());
  };

  return {
    health,
    take,
    get tokens() {
      return tokens;
    },
    get identity() {
      return identity();
    },
    get sessionVersion() {
      return sessionVersion();
    },
    get isKnown() {
      return isKnown;
    },
    get isNew() {
      return isNew;
    },
    get isDoubted() {
      return isDoubted;
    },
    set isDoubted(value) {
      isDoubted = value;
    },
    get generation() {
      return generation;
    },
    owns: (accessToken) => own.has(accessToken),
    replace(next) {
      generation += 1;
      own.clear();
      const before = identity();
      take(next);
      // report a logout to other tabs even if this page did not know about the login
      if (identity() === before) channel.tell(before);
    },
    listen(hear) {
      if (unlisten) return;
      unlisten = channel.listen(hear);
      // report the identity to other tabs after a login page or a form without JavaScript
      if (isKnown) channel.tell(identity());
    },
    subscribe: observer.subscribe,
    dispose() {
      unlisten?.();
      unlisten = () => {};
      observer.dispose();
    },
  };
}
