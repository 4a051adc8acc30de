import type { TokenRole, Tokens } from "../model/token.js";
import { sameRefreshToken, sameTokens } from "../model/token.js";

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

/** What an observer of a session sees when `before` has become `after`. */
export function sessionEvent(before: Tokens, after: Tokens): SessionEvent | undefined {
  if (sameTokens(before, after)) return undefined;
  const role = after.refreshToken.role;
  const previousRole = before.refreshToken.role;
  const same = sameRefreshToken(before.refreshToken, after.refreshToken);
  if (same && before.accessToken.value === after.accessToken.value) return undefined;
  const type = same ? "renewed" : role === "member" ? "member" : "visitor";
  return { type, role, previousRole };
}

/** Tells every listener; one that throws keeps neither the others nor the session from working. */
export function tellListeners(listeners: Iterable<SessionListener>, event: SessionEvent): void {
  for (const listener of [...listeners]) {
    try {
      listener(event);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}
