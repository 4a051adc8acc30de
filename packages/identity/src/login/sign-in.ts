import { isPorticoError, type Tokens } from "@portico/core/internal";
import { requireObject } from "../oauth/check-options.js";
import type { OAuthContext } from "../oauth/oauth-context.js";
import type { AuthUrlOptions, LoginParams, OauthData } from "../oauth/oauth-types.js";
import { generateOAuthData } from "../oauth/pkce.js";
import { authorizationSession } from "../redirect/redirect-session.js";
import { pageAddress, parseFromUrl } from "../redirect/redirect-url.js";
import { withoutAnswerIn } from "../redirect/without-answer.js";
import { failure } from "./failure.js";
import type { LoginMachine } from "./login.js";
import type { ErrorState, InitialState, StateMachine } from "./login-state.js";
import { tokensOfCode, tokensOfSessionToken } from "./member-tokens.js";

/** How to log in by redirect. */
export interface RedirectSignIn extends Pick<AuthUrlOptions, "idp"> {
  /** Where the platform sends the browser back to; it is on the client's list. Default: this page. */
  redirectUri?: string;
  /** Where to go after that; default: this page. */
  originalUri?: string;
  /** How the answer comes back; default "fragment". */
  responseMode?: "fragment" | "query";
  /** Goes to the login page; default `location.assign`. */
  navigate?: (url: string) => void;
}

/** What a login by redirect began with. */
export interface RedirectStarted {
  loginState: "REDIRECT";
  data: { authUrl: string };
}

/** The browser is back and the caller is a member. */
export interface RedirectSuccess {
  loginState: "SUCCESS";
  /** Where the login was asked for. */
  data: { originalUri: string };
}

/** What `handleRedirectCallback` found; INITIAL: the address is of no login. */
export type RedirectResult = RedirectSuccess | ErrorState | InitialState;

/** The caller is a member, without having been asked. */
export interface SilentSuccess {
  loginState: "SUCCESS";
}

/** Options of `handleRedirectCallback`. */
export interface CallbackOptions {
  /** Default: the page's address, which is cleaned of the answer. */
  url?: string | URL;
  /** What `generateOAuthData` made; default: what `signIn` kept. */
  oauthData?: OauthData;
}

/** Logs in from the first step to the tokens. */
export interface SignIn {
  /**
   * Logs in with a password, or goes on from a state that was reached (after a registration, a
   * verification, a further factor): on SUCCESS the session is the member's.
   *
   * @param how - `{ email, password }`, or a state
   * @returns the state that was reached: what is not SUCCESS or FAILURE asks for a next step. The tokens come
   *   through a hidden frame, or without a page by redirects that end at the strategy's `redirectUri`; where there is
   *   neither it is FAILURE, with a cause of code NO_BROWSER
   */
  signIn(how: LoginParams | StateMachine): Promise<StateMachine>;
  /**
   * Goes to the platform's login page. `handleRedirectCallback` goes on where the browser comes back.
   *
   * @param how - `redirectUri`, `originalUri`, `idp` and so on; default: back to this page
   */
  signIn(how?: RedirectSignIn): Promise<RedirectStarted | ErrorState>;
  /**
   * Logs in whoever has a session on the platform's own pages, in a hidden frame and without a
   * question. A browser that keeps cookies from frames of other sites finds nobody.
   *
   * @returns SUCCESS, at once where the caller is a member already; INITIAL where nobody has a session;
   *   FAILURE where that could not be found out
   */
  signInSilently(): Promise<SilentSuccess | InitialState | ErrorState>;
  /**
   * Finishes a login by redirect: checks what the address says, makes the session the member's, and
   * cleans the address. Asked again meanwhile, it gives the same answer.
   *
   * @param options - `url` and `oauthData`, where they are not the page's and `signIn`'s own
   * @returns SUCCESS with `originalUri`; INITIAL where the address is of no login; FAILURE with the
   *   platform's error, 'Missing code or _state' or 'Invalid _state'
   */
  handleRedirectCallback(options?: CallbackOptions): Promise<RedirectResult>;
}

/** What a login page that must not ask anything says of somebody whom it does not know (OpenID Connect). */
const NOBODY = /^(login|interaction|consent|account_selection)_required$/;

function isOauthData(value: unknown): value is OauthData {
  const { state, codeVerifier } = (value ?? {}) as Partial<OauthData>;
  return typeof state === "string" && typeof codeVerifier === "string";
}

/** Makes `signIn` and `handleRedirectCallback` of a strategy. */
export function signInOf(context: OAuthContext, machine: LoginMachine): SignIn {
  const key = `portico.login.${context.clientId}`;
  let kept: string | null = null;
  let callback: { code: string | null; result: Promise<RedirectResult> } | undefined;

  // Per tab: another tab's login must not be finished here.
  const keep = (text: string | null) => {
    kept = text;
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // Without storage, only a login that comes back to this very page can be finished.
    }
  };
  const remembered = (): OauthData | undefined => {
    let text = kept;
    try {
      text = sessionStorage.getItem(key) ?? text;
      const data: unknown = JSON.parse(text ?? "null");
      return isOauthData(data) ? data : undefined;
    } catch {
      return text === kept && text ? (JSON.parse(text) as OauthData) : undefined;
    }
  };

  const direct = async (how: LoginParams | StateMachine): Promise<StateMachine> => {
    const state = "loginState" in how ? how : await machine.login(how);
    if (state.loginState !== "SUCCESS") return state;
    return become(() => tokensOfSessionToken(context, state.data.sessionToken), state);
  };

  const become = async <State>(
    tokens: () => Promise<Tokens>,
    state: State,
  ): Promise<State | ErrorState> => {
    try {
      context.manager.set(await tokens());
      return state;
    } catch (error) {
      return failure(error);
    }
  };

  const silently = async (): Promise<SilentSuccess | InitialState | ErrorState> => {
    const isMember = () => context.manager.peek().refreshToken.role === "member";
    try {
      await context.manager.settled();
      if (isMember()) return { loginState: "SUCCESS" };
      const tokens = await tokensOfSessionToken(context);
      // Whoever has logged in by hand meanwhile stays.
      if (!isMember()) context.manager.set(tokens);
      return { loginState: "SUCCESS" };
    } catch (error) {
      return isPorticoError(error) && NOBODY.test(error.code)
        ? { loginState: "INITIAL" }
        : failure(error);
    }
  };

  const redirect = async (how: RedirectSignIn): Promise<RedirectStarted | ErrorState> => {
    const { redirectUri, originalUri, navigate, ...options } = how;
    try {
      const here =
        redirectUri && originalUri
          ? ""
          : withoutAnswerIn(pageAddress("redirectUri and originalUri"));
      const data = generateOAuthData(redirectUri ?? here.replace(/#.*/, ""), originalUri ?? here);
      const { fullUrl: authUrl } = await authorizationSession(context, data, options);
      keep(JSON.stringify(data));
      (navigate ?? ((url) => location.assign(url)))(authUrl);
      return { loginState: "REDIRECT", data: { authUrl } };
    } catch (error) {
      return failure(error);
    }
  };

  const finish = async ({ url, oauthData }: CallbackOptions): Promise<RedirectResult> => {
    const { code, state, error, errorDescription } = parseFromUrl(url);
    const data = oauthData ?? remembered();
    // Neither ends the login that was begun: anybody can make such an address.
    if (!state) return failure("Missing code or _state");
    if (state !== data?.state) return failure("Invalid _state");
    const result: RedirectResult = error
      ? failure(errorDescription || error)
      : await become(() => tokensOfCode(context, code, state, data), {
          loginState: "SUCCESS",
          data: { originalUri: data.originalUri },
        } as const);
    // What failed in passing can be tried again; anything else is over.
    if (result.loginState === "FAILURE" && result.retryable) return result;
    keep(null);
    if (url === undefined) history.replaceState(history.state, "", withoutAnswerIn(location.href));
    return result;
  };

  return {
    signIn: (async (how: LoginParams | StateMachine | RedirectSignIn = {}) => {
      requireObject(
        "The argument of signIn",
        how,
        "{ email, password }, a state, or { redirectUri, … }",
      );
      if ("loginState" in how || "email" in how || "password" in how) {
        return direct(how as LoginParams | StateMachine);
      }
      return redirect(how);
    }) as SignIn["signIn"],

    signInSilently: silently,

    async handleRedirectCallback(options = {}) {
      const { code, error } = parseFromUrl(options.url);
      if (!code && !error) return { loginState: "INITIAL" };
      // Rendered twice, a page asks twice; the code works once.
      if (callback && callback.code === code) return callback.result;
      const result = finish(options);
      callback = { code, result };
      const { loginState } = await result;
      if (loginState !== "SUCCESS" && callback?.result === result) callback = undefined;
      return result;
    },
  };
}
