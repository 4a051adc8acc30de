import { PorticoError } from "../../errors/portico-error.js";
import { emptyTokens, type RefreshToken, type Tokens } from "../model/token.js";
import { isRefusal } from "../model/token-answer.js";

/** How hard a grant tries. */
export interface GrantOptions {
  /** How often it may be sent again after a transient failure. */
  retries: number;
  signal?: AbortSignal;
}

/** How a strategy gets tokens. */
export interface TokenGrants {
  /** A new session for nobody in particular; without it a renewal that fails ends in its error. */
  start?(options: GrantOptions): Promise<Tokens>;
  /** New tokens for the same session. */
  renew?(refreshToken: RefreshToken, options: GrantOptions): Promise<Tokens>;
}

/** What a renewal came to. */
export interface Renewal {
  tokens: Tokens;
  /** They are the same caller's, also where the refresh token is another one. */
  renewed?: boolean;
  /** A member's refresh token was refused for good. */
  lost?: boolean;
  /** Something failed that may work again soon: no use in trying again at once. */
  transient?: boolean;
  /** Nothing worked: the calls that wait fail with it. */
  error?: unknown;
}

const PATIENT = 2;

/**
 * Renews a session: with its refresh token, else as a new visitor. A refresh token is given up only
 * when the token service refuses it; a member's one that failed otherwise is set aside and tried
 * first next time.
 *
 * @param held - the session
 * @param grants - how to get tokens
 * @param state - `alive`: the access token still works for a while; `rejected`: the platform
 *   answered it with a 401 although it has not expired; `refused`: called before a refresh token is
 *   given up, and stops that by throwing
 * @param signal - ends the attempt
 */
export async function renewSession(
  held: Tokens,
  grants: TokenGrants,
  state: { alive: boolean; rejected: boolean; refused?(): Promise<void> },
  signal?: AbortSignal,
): Promise<Renewal> {
  const { refreshToken } = held;
  let { setAside } = held;
  let lost = false;
  let transient = false;
  let error: unknown;

  const outcome = ({ accessToken, refreshToken }: Tokens, renewed = false): Renewal => ({
    // Without one there is no such field: what is stored, and read by others, stays as they know it.
    tokens: { accessToken, refreshToken, ...(setAside && { setAside }) },
    renewed,
    lost,
    transient,
  });

  /** New tokens; undefined where the token was refused, or failed otherwise. */
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
        if (token === setAside) setAside = undefined;
        else held = emptyTokens();
      } else transient = true;
      return undefined;
    }
  };

  if (setAside) {
    const tokens = await renew(setAside, 0);
    if (tokens) {
      setAside = undefined;
      return outcome(tokens);
    }
    if (state.alive && !state.rejected) return outcome(held);
  }

  const tokens = await renew(refreshToken, PATIENT);
  if (tokens) return outcome(tokens, true);
  if (held.refreshToken.value && transient) {
    // A 401 and an outage together are no reason to give a session up either.
    if (state.alive) return outcome(held);
    if (refreshToken.role === "member") setAside = refreshToken;
  }

  try {
    if (!grants.start) {
      throw (
        error ??
        new PorticoError("There is nothing to get a token with", { code: "NO_CREDENTIALS" })
      );
    }
    return outcome(await grants.start({ retries: transient ? 0 : PATIENT, signal }));
  } catch (failure) {
    // Still the member's own: nothing has replaced it.
    if (setAside?.value === held.refreshToken.value) setAside = undefined;
    return { ...outcome(held), transient: false, error: failure };
  }
}
