import { PorticoError } from "../../errors/portico-error.js";
import { emptyTokens, type RefreshToken, type Tokens } from "../model/token.js";
import { isRefusal } from "../model/token-answer.js";

/** How hard a grant tries. */
export interface GrantOptions {
  /** How often it may be sent again after a passing failure. */
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
  /** Something failed in passing: no use in trying again at once. */
  troubled?: boolean;
  /** Nothing worked: the calls that wait fail with it. */
  error?: unknown;
}

const PATIENT = 2;

/**
 * Renews a session (specification part 1, section 4): with its refresh token, else as a new
 * visitor. A refresh token is given up only when the token service refuses it; a member's one that
 * failed in passing is set aside and tried first next time.
 *
 * @param held - the session
 * @param grants - how to get tokens
 * @param state - `alive`: the access token still works for a while; `rejected`: the platform
 *   answered it with a 401 although it has not expired
 * @param signal - ends the attempt
 */
export async function renewSession(
  held: Tokens,
  grants: TokenGrants,
  state: { alive: boolean; rejected: boolean },
  signal?: AbortSignal,
): Promise<Renewal> {
  let { setAside } = held;
  let lost = false;
  let troubled = false;
  let error: unknown;
  const once = { retries: 0, signal };
  const patiently = { retries: PATIENT, signal };

  if (setAside && grants.renew) {
    try {
      return { tokens: await grants.renew(setAside, once) };
    } catch (failure) {
      signal?.throwIfAborted();
      if (isRefusal(failure)) {
        lost = true;
        setAside = undefined;
      } else {
        troubled = true;
      }
    }
    if (state.alive && !state.rejected) return { tokens: aside(held, setAside), lost, troubled };
  }

  const { refreshToken } = held;
  if (refreshToken.value && grants.renew) {
    try {
      const tokens = await grants.renew(refreshToken, patiently);
      return { tokens: aside(tokens, setAside), renewed: true, lost, troubled };
    } catch (failure) {
      signal?.throwIfAborted();
      error = failure;
      if (isRefusal(failure)) {
        lost ||= refreshToken.role === "member";
        held = emptyTokens();
      } else {
        troubled = true;
        // A 401 and an outage together are no reason to give a session up either.
        if (state.alive) return { tokens: aside(held, setAside), lost, troubled };
        if (refreshToken.role === "member") setAside = refreshToken;
      }
    }
  }

  if (!grants.start) {
    error ??= new PorticoError("There is nothing to get a token with", { code: "NO_CREDENTIALS" });
    return { tokens: aside(held, setAside), lost, error };
  }
  try {
    const tokens = await grants.start(troubled ? once : patiently);
    return { tokens: aside(tokens, setAside), lost, troubled };
  } catch (failure) {
    // Still the member's own: nothing has replaced it.
    const kept = sameToken(setAside, held.refreshToken) ? undefined : setAside;
    return { tokens: aside(held, kept), lost, error: failure };
  }
}

const sameToken = (a: RefreshToken | undefined, b: RefreshToken) => a?.value === b.value;

function aside(tokens: Tokens, setAside: RefreshToken | undefined): Tokens {
  const { accessToken, refreshToken } = tokens;
  return setAside ? { accessToken, refreshToken, setAside } : { accessToken, refreshToken };
}
