import type { TokenRole, Tokens } from "../model/token.js";
import { isSameRefreshToken } from "../model/token.js";

/** A change to a session's user or access token. */
export interface SessionEvent {
  /**
   * What changed:
   *
   * - `visitor`: the caller is an anonymous visitor, for example after a first visit, a logout or
   *   the end of a member session
   * - `member`: the caller is a member, for example after a login
   * - `refreshed`: the same caller has a new access token
   * - `expired`: the platform ended the member's session; emitted once, and followed by `visitor`
   *   unless the caller was already a visitor
   */
  readonly type: "visitor" | "member" | "refreshed" | "expired";
  /** "none" after a logout until the next call. */
  readonly role: TokenRole;
  readonly previousRole: TokenRole;
}

/** Receives a session's events. */
export type SessionListener = (event: SessionEvent) => void;

export interface SessionObserver {
  /**
   * Emits events if the session has changed since the previous call.
   *
   * @param renewedFrom - after a refresh, the same user's previous tokens
   * @param hasExpired - whether the platform ended a member's session
   */
  observe(tokens: Tokens, renewedFrom?: Tokens, hasExpired?: boolean): Tokens;
  subscribe(listener: SessionListener): () => void;
  dispose(): void;
}

export function sessionObserver(): SessionObserver {
  let listeners: Set<SessionListener> | undefined = new Set();
  let lastTokens: Tokens | undefined;

  const emit = (event: SessionEvent) => {
    for (const listener of [...(listeners ?? [])]) {
      // A failing listener must not affect other listeners or the session.
      new Promise((resolve) => resolve(listener(event) as unknown)).catch(reportListenerError);
    }
  };

  return {
    observe(tokens, renewedFrom, hasExpired) {
      const previousTokens = lastTokens;
      lastTokens = tokens;
      if (!previousTokens || previousTokens === tokens) return tokens;
      const { role } = tokens.refreshToken;
      if (hasExpired) emit({ type: "expired", role, previousRole: "member" });
      // A refresh may change the refresh token, but the caller stays the same.
      const isSameUser = [tokens, renewedFrom ?? tokens].some(({ refreshToken }) =>
        isSameRefreshToken(refreshToken, previousTokens.refreshToken),
      );
      if (isSameUser && previousTokens.accessToken.value === tokens.accessToken.value)
        return tokens;
      const type = isSameUser ? "refreshed" : role === "member" ? "member" : "visitor";
      emit({ type, role, previousRole: isSameUser ? role : previousTokens.refreshToken.role });
      return tokens;
    },
    subscribe(listener) {
      listeners?.add(listener);
      return () => listeners?.delete(listener);
    },
    dispose() {
      listeners = undefined;
    },
  };
}

/** Logs the error outside browsers, because an uncaught error would end a Node process. */
function reportListenerError(error: unknown): void {
  if (typeof document !== "undefined" && typeof reportError === "function") reportError(error);
  else console.error("[portico] A session listener threw an error:", error);
}
