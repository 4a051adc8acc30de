import type { TokenRole, Tokens } from "../model/token.js";
import { sameRefreshToken } from "../model/token.js";

/** What happened to a session. */
export interface SessionEvent {
  /**
   * - `visitor`: the caller is an anonymous visitor now: first visit, logout, or a member session
   *   that ended
   * - `member`: the caller is a logged-in member now
   * - `renewed`: the same caller has a new access token
   * - `lost`: the platform ended the member's session; told once, before `visitor`
   */
  readonly type: "visitor" | "member" | "renewed" | "lost";
  /** Whose session it is now; "none" after a logout, until the next call. */
  readonly role: TokenRole;
  /** Whose session it was. */
  readonly previousRole: TokenRole;
}

/** Hears of a session. */
export type SessionListener = (event: SessionEvent) => void;

/** Tells the listeners of one session what happens to it. */
export interface SessionObserver {
  /**
   * Takes notice of the session as it is now; the first time is no change.
   *
   * @param renewedFrom - the tokens that these replace, where the caller stays the same
   * @param lost - a member's session was ended by the platform
   */
  observe(tokens: Tokens, renewedFrom?: Tokens, lost?: boolean): Tokens;
  subscribe(listener: SessionListener): () => void;
  /** Tells nobody anything any more. */
  dispose(): void;
}

/** Makes the observer of one session. */
export function sessionObserver(): SessionObserver {
  let listeners: Set<SessionListener> | undefined = new Set();
  // What listeners know.
  let known: Tokens | undefined;

  const tell = (event: SessionEvent) => {
    for (const listener of [...(listeners ?? [])]) {
      // One that throws or rejects keeps neither the others nor the session from working.
      new Promise((resolve) => resolve(listener(event) as unknown)).catch(report);
    }
  };

  return {
    observe(tokens, renewedFrom, lost) {
      const before = known;
      known = tokens;
      if (!before || before === tokens) return tokens;
      const { role } = tokens.refreshToken;
      if (lost) tell({ type: "lost", role, previousRole: "member" });
      // A refresh token that replaces the one before makes nobody else of the caller.
      const same = [tokens, renewedFrom ?? tokens].some(({ refreshToken }) =>
        sameRefreshToken(refreshToken, before.refreshToken),
      );
      if (same && before.accessToken.value === tokens.accessToken.value) return tokens;
      const type = same ? "renewed" : role === "member" ? "member" : "visitor";
      tell({ type, role, previousRole: same ? role : before.refreshToken.role });
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

/** As an uncaught error is: a page goes on after one, a process would end. */
function report(error: unknown): void {
  if (typeof document !== "undefined" && typeof reportError === "function") reportError(error);
  else console.error("A listener of a session failed:", error);
}
