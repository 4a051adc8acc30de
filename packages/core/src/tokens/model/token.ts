/** "none" is a session that has ended or has not started, and "visitor" is an anonymous session. */
export type TokenRole = "none" | "visitor" | "member";

/** A token that authorizes calls. */
export interface AccessToken {
  value: string;
  /** Expiry in seconds since the Unix epoch. */
  expiresAt: number;
}

/** A token that is exchanged for new access tokens. */
export interface RefreshToken {
  value: string;
  role: TokenRole;
}

/** A session's tokens, in a format that Wix's own SDK can also read and write. */
export interface Tokens {
  accessToken: AccessToken;
  refreshToken: RefreshToken;
  /**
   * A member's refresh token that the client temporarily could not use, for example during an
   * outage. The next refresh tries it first, so that the failure does not log the member out.
   */
  memberRefreshToken?: RefreshToken;
}

/** Tokens from outside the client, for example from Wix's own SDK. Invalid tokens are ignored. */
export interface TokensInput {
  accessToken: AccessToken;
  /** `role` is one of {@link TokenRole}. */
  refreshToken: { value: string; role: string };
  /** See {@link Tokens}. */
  memberRefreshToken?: { value: string; role: string };
}

export function emptyTokens(): Tokens {
  return {
    accessToken: { value: "", expiresAt: 0 },
    refreshToken: { value: "", role: "none" },
  };
}

export function sameTokens(a: Tokens, b: Tokens): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function isSameRefreshToken(a: RefreshToken, b: RefreshToken): boolean {
  return a.value === b.value && a.role === b.role;
}
