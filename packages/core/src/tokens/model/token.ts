/** Who a refresh token belongs to: nobody (logged out), an anonymous visitor, or a member. */
export type TokenRole = "none" | "visitor" | "member";

/** What authorizes a call. */
export interface AccessToken {
  value: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** What an access token is renewed with. */
export interface RefreshToken {
  value: string;
  role: TokenRole;
}

/**
 * A session's tokens, in the shape that the platform's own client keeps them in, so that its stored
 * sessions open here.
 */
export interface Tokens {
  accessToken: AccessToken;
  refreshToken: RefreshToken;
  /**
   * A member's refresh token that could not be used during an outage. It is tried first at the next
   * renewal, so that the outage logs nobody out.
   */
  setAside?: RefreshToken;
}

/**
 * Tokens as they are handed in: this client's, the platform's own client's, or what was stored of
 * either. They are checked when they are taken; whatever is no token counts as none.
 */
export interface GivenTokens {
  accessToken: AccessToken;
  /** `role` is one of {@link TokenRole}. */
  refreshToken: { value: string; role: string };
  /** As in {@link Tokens}. */
  setAside?: { value: string; role: string };
}

/** The tokens of nobody: what a session is before its first call and after a logout. */
export function emptyTokens(): Tokens {
  return {
    accessToken: { value: "", expiresAt: 0 },
    refreshToken: { value: "", role: "none" },
  };
}

/** Whether two sessions hold the same tokens. */
export function sameTokens(a: Tokens, b: Tokens): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether two refresh tokens are one. */
export function sameRefreshToken(a: RefreshToken, b: RefreshToken): boolean {
  return a.value === b.value && a.role === b.role;
}
