import { PorticoError } from "../../errors/portico-error.js";
import { emptyTokens, type RefreshToken, type Tokens } from "../model/token.js";
import { isRefusal } from "../model/token-answer.js";

export interface GrantOptions {
  /** After temporary failures. */
  retries: number;
  signal?: AbortSignal;
}

/** How a strategy gets tokens. */
export interface TokenGrants {
  /** Starts a new anonymous session. Without it, a failed refresh ends in its error. */
  start?(options: GrantOptions): Promise<Tokens>;
  renew?(refreshToken: RefreshToken, options: GrantOptions): Promise<Tokens>;
}

export interface Renewal {
  tokens: Tokens;
  /** Whether the tokens belong to the same caller, even if the refresh token changed. */
  renewed?: boolean;
  /** Whether a member's refresh token was rejected permanently. */
  lost?: boolean;
  /** Whether a temporary failure occurred, so that an immediate retry is of no use. */
  transient?: boolean;
  /** Waiting calls reject with it if all requests failed. */
  error?: unknown;
}

const PATIENT = 2;

/**
 * Refreshes a session, or starts a new visitor session. A refresh token is discarded only if the
 * token service rejects it. A member's token that failed for another reason is stored separately,
 * and the next refresh tries it first.
 *
 * @param state - `recheck` runs before a refresh token is discarded, and prevents that by throwing
 */
export async function renewSession(
  held: Tokens,
  grants: TokenGrants,
  state: { alive: boolean; rejected: boolean; refused?(): Promise<void> },
  signal?: AbortSignal,
): Promise<Renewal> {
  const { refreshToken } = held;
  let { memberRefreshToken } = held;
  let lost = false;
  let transient = false;
  let error: unknown;

  const outcome = ({ accessToken, refreshToken }: Tokens, renewed = false): Renewal => ({
    // Omit the field without such a token, because Wix's own SDK reads the stored session too.
    tokens: { accessToken, refreshToken, ...(memberRefreshToken && { memberRefreshToken }) },
    renewed,
    lost,
    transient,
  });

  /** Returns undefined if the refresh token was rejected or the request failed. */
  const renew = async (token: RefreshToken, retries: number) => {
    if (!token.value || !grants.renew) return undefined;
    try {
      return await grants.renew(token, { retries, signal });
    } catch (failure) {
      signal?.throwIfAborted();
      error = failure;
      if (isRefusal(failure)) {
        await state.refused?.();
        lost ||= token.role === "member";
        if (token === memberRefreshToken) memberRefreshToken = undefined;
        else held = emptyTokens();
      } else transient = true;
      return undefined;
    }
  };

  if (memberRefreshToken) {
    const tokens = await renew(memberRefreshToken, 0);
    if (tokens) {
      memberRefreshToken = undefined;
      return outcome(tokens);
    }
    if (state.alive && !state.rejected) return outcome(held);
  }

  const tokens = await renew(refreshToken, PATIENT);
  if (tokens) return outcome(tokens, true);
  if (held.refreshToken.value && transient) {
    // Keep the session even after a 401: the token service may only be down.
    if (state.alive) return outcome(held);
    if (refreshToken.role === "member") memberRefreshToken = refreshToken;
  }

  try {
    if (!grants.start) {
      throw (
        error ?? new PorticoError("The session has no refresh token", { code: "NO_CREDENTIALS" })
      );
    }
    return outcome(await grants.start({ retries: transient ? 0 : PATIENT, signal }));
  } catch (failure) {
    // The session still has this token, so it need not be stored twice.
    if (memberRefreshToken?.value === held.refreshToken.value) memberRefreshToken = undefined;
    return { ...outcome(held), transient: false, error: failure };
  }
}
