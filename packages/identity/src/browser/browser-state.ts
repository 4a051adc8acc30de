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

export interface BrowserState {
  readonly tokens: Tokens;
  /** Role and session version, for example "member.7". */
  readonly identity: string;
  readonly sessionVersion: number;
  readonly health: ReturnType<typeof tokenHealth>;
  /** Whether the server has reported the session. */
  readonly isKnown: boolean;
  readonly isNew: boolean;
  /** Whether the session may have changed on the server. */
  isUnconfirmed: boolean;
  /** Requests from an earlier generation belong to a previous session. */
  readonly generation: number;
  belongsToSession(accessToken: string): boolean;
  update(tokens: Tokens, hasMemberSessionEnded?: boolean, isNew?: boolean): void;
  replace(tokens: Tokens): void;
  listen(listener: (identity: unknown) => void): void;
  subscribe(listener: SessionListener): () => void;
  dispose(): void;
}

/** Creates tokens. The session version replaces the refresh token and distinguishes users. */
export const tokensFor = (
  role: TokenRole,
  sessionVersion = 0,
  accessToken: AccessToken = { value: "", expiresAt: 0 },
): Tokens => ({ accessToken, refreshToken: { value: String(sessionVersion), role } });

export const identityOf = (role: TokenRole, sessionVersion = 0): string =>
  `${role === "member" ? "member" : "visitor"}.${sessionVersion}`;

export function browserState(
  name: string,
  clock: () => Clock,
  snapshot: SessionSnapshot | undefined,
): BrowserState {
  const health = tokenHealth(clock);
  const observer = sessionObserver();
  const channel = tabChannel(name);
  const sessionAccessTokens = new Set<string>();
  let tokens = tokensFor(snapshot?.role ?? "none", snapshot?.sessionVersion);
  let stopListening: (() => void) | undefined;
  let isKnown = snapshot !== undefined;
  let isNew = false;
  let isUnconfirmed = false;
  let generation = 0;
  observer.observe(tokens);

  const sessionVersion = () => Number(tokens.refreshToken.value);
  const identity = () => identityOf(tokens.refreshToken.role, sessionVersion());

  const update = (next: Tokens, hasMemberSessionEnded = false, isNewSession = false) => {
    const previousIdentity = identity();
    tokens = next;
    isKnown = true;
    isNew = isNewSession;
    isUnconfirmed = false;
    const hasChanged = identity() !== previousIdentity;
    if (hasChanged) {
      sessionAccessTokens.clear();
      health.reset();
    }
    if (next.accessToken.value) sessionAccessTokens.add(next.accessToken.value);
    observer.observe(next, undefined, hasMemberSessionEnded);
    if (hasChanged) channel.post(identity());
  };

  return {
    health,
    update,
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
    get isUnconfirmed() {
      return isUnconfirmed;
    },
    set isUnconfirmed(value) {
      isUnconfirmed = value;
    },
    get generation() {
      return generation;
    },
    belongsToSession: (accessToken) => sessionAccessTokens.has(accessToken),
    replace(next) {
      generation += 1;
      sessionAccessTokens.clear();
      const previousIdentity = identity();
      update(next);
      // Post an unchanged identity too, because other tabs may show a login that this page missed.
      if (identity() === previousIdentity) channel.post(previousIdentity);
    },
    listen(listener) {
      if (stopListening) return;
      stopListening = channel.listen(listener);
      // Notify other tabs, because the session may have changed on a login page or through a form
      // without JavaScript.
      if (isKnown) channel.post(identity());
    },
    subscribe: observer.subscribe,
    dispose() {
      stopListening?.();
      stopListening = () => {};
      observer.dispose();
    },
  };
}
