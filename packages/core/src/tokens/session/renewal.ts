import { PorticoError } from "../../errors/portico-error.js";
import { emptyTokens, type RefreshToken, type Tokens } from "../model/token.js";
import { isTokenRejection } from "../model/token-response.js";

export interface GrantOptions {
  retries: number;
  signal?: AbortSignal;
}

export interface TokenGrants {
  /** Without this function, calls reject if a new session is necessary. */
  start?(options: GrantOptions): Promise<Tokens>;
  renew?(refreshToken: RefreshToken, options: GrantOptions): Promise<Tokens>;
}

export interface Renewal {
  tokens: Tokens;
  /** Whether `tokens` are new tokens for the same user. */
  renewed?: boolean;
  /** Whether the token service rejected the member's refresh token. */
  expired?: boolean;
  /** Whether calls can continue despite a temporary failure. If so, the next attempt must wait. */
  transient?: boolean;
  /** Waiting calls reject with this error. */
  error?: unknown;
}

const MAX_RETRIES = 2;

/**
 * Refreshes a session, or starts a new one if that fails. After a temporary failure, keeps a
 * session with a valid access token. Discards a member's refresh token only if the token service
 * rejects it. `recheck` can throw to prevent this.
 */
export async function renewSession(
  currentTokens: Tokens,
  grants: TokenGrants,
  state: { alive: boolean; rejected: boolean; recheck?(): Promise<void> },
  signal?: AbortSignal,
): Promise<Renewal> {
  const { refreshToken } = currentTokens;
  let { memberRefreshToken } = currentTokens;
  let hasExpired = false;
  let isTransient = false;
  let error: unknown;

  const outcome = ({ accessToken, refreshToken }: Tokens, renewed = false): Renewal => ({
    // Wix's own SDK reads this object too, so omit `memberRefreshToken` if it does not exist.
    tokens: { accessToken, refreshToken, ...(memberRefreshToken && { memberRefreshToken }) },
    renewed,
    expired: hasExpired,
    transient: isTransient,
  });

  const renew = async (token: RefreshToken, retries: number) => {
    if (!token.value || !grants.renew) return undefined;
    try {
      return await grants.renew(token, { retries, signal });
    } catch (failure) {
      signal?.throwIfAborted();
      error = failure;
      if (isTokenRejection(failure)) {
        await state.recheck?.();
        hasExpired ||= token.role === "member";
        if (token === memberRefreshToken) memberRefreshToken = undefined;
        else currentTokens = emptyTokens();
      } else isTransient = true;
      return undefined;
    }
  };

  if (memberRefreshToken) {
    const tokens = await renew(memberRefreshToken, 0);
    if (tokens) {
      memberRefreshToken = undefined;
      return outcome(tokens);
    }
    if (state.alive && !state.rejected) return outcome(currentTokens);
  }

  const tokens = await renew(refreshToken, MAX_RETRIES);
  if (tokens) return outcome(tokens, true);
  if (currentTokens.refreshToken.value && isTransient) {
    // Keep the session even after a 401, because the token service may just be down.
    if (state.alive) return outcome(currentTokens);
    if (refreshToken.role === "member") memberRefreshToken = refreshToken;
  }

  try {
    if (!grants.start) {
      throw (
        error ?? new PorticoError("The session has no refresh token", { code: "NO_CREDENTIALS" })
      );
    }
    return outcome(await grants.start({ retries: isTransient ? 0 : MAX_RETRIES, signal }));
  } catch (failure) {
    // The session still has this token, so it must not be stored twice.
    if (memberRefreshToken?.value === currentTokens.refreshToken.value)
      memberRefreshToken = undefined;
    return { ...outcome(currentTokens), transient: false, error: failure };
  }
}
