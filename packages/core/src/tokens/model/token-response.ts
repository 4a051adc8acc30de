import { SystemError } from "../../errors/portico-error.js";
import { asFields } from "../../wire/records.js";
import { isToken } from "./stored-tokens.js";
import type { TokenRole, Tokens } from "./token.js";

/** 4 hours, in seconds. */
const DEFAULT_LIFETIME = 14_400;

/** 30 days, in seconds. */
const MAX_LIFETIME = 2_592_000;

/** `now` is in milliseconds. `previous` is the refresh token if the response has no new one. */
export function tokensFromResponse(
  response: unknown,
  role: TokenRole,
  now: number,
  previous = "",
): Tokens {
  const { access_token, expires_in, refresh_token } = asFields(response);
  if (!isToken(access_token)) {
    // The message must not include the response, because it may contain tokens.
    throw new SystemError(
      "Failed to fetch tokens from OAuth API: no access token in the response",
      {
        code: "BAD_PAYLOAD",
        retryable: true,
      },
    );
  }
  const seconds = expires_in === null || expires_in === "" ? Number.NaN : Number(expires_in);
  const lifetime = Number.isNaN(seconds)
    ? DEFAULT_LIFETIME
    : Math.min(Math.max(seconds, 0), MAX_LIFETIME);
  return {
    accessToken: { value: access_token, expiresAt: Math.floor(now / 1000 + lifetime) },
    refreshToken: {
      value: typeof refresh_token === "string" && refresh_token ? refresh_token : previous,
      role,
    },
  };
}

const REJECTION_CODE =
  /^invalid.?grant$|(invalid|expired|revoked|unknown).*token|token.*(invalid|expired|revoked|not.?found)/i;

/**
 * Codes that clearly refer to the refresh token. A gateway's 403 response with another code may
 * refer to the access token (RFC 6750, section 3.1).
 */
const REJECTION_CODE_IN_403 = /^invalid.?grant$|refresh.?token/i;

/**
 * Returns whether the token service permanently rejected a refresh token. Failures that may be
 * temporary must not end the session.
 */
export function isTokenRejection(error: unknown): boolean {
  const { status, code = "" } = (error ?? {}) as { status?: number; code?: unknown };
  const text = String(code);
  if (status === 403) return REJECTION_CODE_IN_403.test(text) && REJECTION_CODE.test(text);
  return (status === 400 || status === 401) && REJECTION_CODE.test(text);
}
