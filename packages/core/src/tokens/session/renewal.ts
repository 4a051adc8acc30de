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
 *   answered it with a 401 although it has not expired; `superseded`: whether somebody else has
 *   replaced the session, asked after a refusal
 * @param signal - ends the attempt
 */
export async function renewSession(
  held: Tokens,
  grants: TokenGrants,
  state: { alive: boolean; rejected: boolean; superseded?(): Promise<boolean> },
  signal?: AbortSignal,
): Promise<Renewal> {
  let { setAside } = held;
  let lost = false;
  let transient = false;
  let error: unknown;
  const once = { retries: 0, signal };
  const patiently = { retries: PATIENT, signal };

  if (setAside && grants.renew) {
    try {
      return { tokens: await grants.renew(setAside, once) };
    } catch (failure) {
      signal?.throwIfAborted();
      if (isRefusal(failure)) {
        if (await state.superseded?.()) return { tokens: held };
        lost = true;
        setAside = undefined;
      } else {
        transient = true;
      }
    }
    if (state.alive && !state.rejected) return { tokens: aside(held, setAside), lost, transient };
  }

  const { refreshToken } = held;
  if (refreshToken.value && grants.renew) {
    try {
      const tokens = await grants.renew(refreshToken, patiently);
      return { tokens: aside(tokens, setAside), renewed: true, lost, transient };
    } catch (failure) {
      signal?.throwIfAborted();
      error = failure;
      if (isRefusal(failure)) {
        if (await state.superseded?.()) return { tokens: held };
        lost ||= refreshToken.role === "member";
        held = emptyTokens();
      } else {
        transient = true;
        // A 401 and an outage together are no reason to give a session up either.
        if (state.alive) return { tokens: aside(held, setAside), lost, transient };
        if (refreshToken.role === "member") setAside = refreshToken;
      }
    }
  }

  if (!grants.start) {
    error ??= new PorticoError("There is nothing to get a token with", { code: "NO_CREDENTIALS" });
    return { tokens: aside(held, setAside), lost, error };
  }
  try {
    const tokens = await grants.start(transient ? once : patiently);
    return { tokens: aside(tokens, setAside), lost, transient };
  } catch (failure) {
    // Still the member's own: nothing has replaced it.
    const kept = setAside?.value === held.refreshToken.value ? undefined : setAside;
    return { tokens: aside(held, kept), lost, error: failure };
  }
}

function aside(tokens: Tokens, setAside: RefreshToken | undefined): Tokens {
  const { accessToken, refreshToken } = tokens;
  return setAside ? { accessToken, refreshToken, setAside } : { accessToken, refreshToken };
}
