import { isPorticoError, type Tokens } from "@portico/core/internal";
import { requireObject } from "../oauth/check-options.js";
import type { OAuthContext } from "../oauth/oauth-context.js";
import type { AuthUrlOptions, LoginParams, OauthData } from "../oauth/oauth-types.js";
import { generateOAuthData } from "../oauth/pkce.js";
import { createAuthorizationSession } from "../redirect/redirect-session.js";
import { pageAddress, parseFromUrl } from "../redirect/redirect-url.js";
import { withoutLoginResult } from "../redirect/without-login-result.js";
import { failureState } from "./failure-state.js";
import type { LoginMachine } from "./login.js";
import type { ErrorState, InitialState, StateMachine } from "./login-state.js";
import { exchangeCode, requestTokensForSession } from "./member-tokens.js";

/** Options of a redirect login. */
export interface RedirectSignIn extends Pick<AuthUrlOptions, "idp"> {
  /** An allowed redirect URI of the OAuth client. Default: the current page. */
  redirectUri?: string;
  /** URL of the page to show after `handleRedirectCallback`. Default: the current page. */
  originalUri?: string;
  /** The part of the redirect URL that contains the login result. Default: "fragment". */
  responseMode?: "fragment" | "query";
  /** Opens the login page. Default: `location.assign`. */
  navigate?: (url: string) => void;
}

/** State of a redirect login after the login page has opened. */
export interface RedirectStarted {
  loginState: "REDIRECT";
  data: { authUrl: string };
}

/** The state after a successful redirect login. */
export interface RedirectSuccess {
  loginState: "SUCCESS";
  /** URL of the page to show, by default the page where the login started. */
  data: { originalUri: string };
}

/** The result of `handleRedirectCallback`. The state is INITIAL if the URL has no login result. */
export type RedirectResult = RedirectSuccess | ErrorState | InitialState;

/** The state after a successful silent login. */
export interface SilentSuccess {
  loginState: "SUCCESS";
}

/** Options of `handleRedirectCallback`. */
export interface CallbackOptions {
  /**
   * URL with the login result. Default: the current URL. When the login ends, the result is removed
   * from the current URL, but not from a URL that you pass.
   */
  url?: string | URL;
  /** Data that `generateOAuthData` returned. Default: the data that `signIn` stored. */
  oauthData?: OauthData;
}

/** Functions that perform a whole login, including the token request. */
export interface SignIn {
  /**
   * Logs the user in with an email address and a password, or continues from the state that a
   * registration, a verification or a second factor returned. On SUCCESS, the strategy uses the
   * member's session.
   *
   * Browsers receive the tokens through a hidden frame. Other runtimes follow redirects to the
   * strategy's `redirectUri`. If it is missing, the result is FAILURE, and the code of its `cause`
   * is NO_BROWSER.
   *
   * @param how - `{ email, password }`, or a state
   * @returns the new state. States other than SUCCESS and FAILURE require another step
   */
  signIn(how: LoginParams | StateMachine): Promise<StateMachine>;
  /**
   * Opens the platform's login page. Call `handleRedirectCallback` on the page that the platform
   * redirects to after the login.
   *
   * @param how - `redirectUri`, `originalUri`, `idp` and other options
   */
  signIn(how?: RedirectSignIn): Promise<RedirectStarted | ErrorState>;
  /**
   * Logs the user in through a hidden frame if they have a session on the platform's pages.
   * This does not work in browsers that block third-party cookies.
   *
   * @returns SUCCESS, immediately if a member is already logged in; INITIAL if the platform has no
   *   session or requires user interaction; FAILURE if the check failed
   */
  signInSilently(): Promise<SilentSuccess | InitialState | ErrorState>;
  /**
   * Completes a redirect login: verifies the result in the URL, sets the member's session and
   * removes the result from the URL. Concurrent calls share one result.
   *
   * @param options - `url`, if it is not the current URL; `oauthData`, if `signIn` did not store it
   * @returns SUCCESS with `originalUri`; INITIAL if the URL does not belong to a login; FAILURE
   *   with the platform's error, 'Missing code or _state' or 'Invalid _state'
   */
  handleRedirectCallback(options?: CallbackOptions): Promise<RedirectResult>;
}

/** Error codes for logins that require user interaction (OpenID Connect). */
const INTERACTION_ERROR_CODE = /^(login|interaction|consent|account_selection)_required$/;

function isOauthData(value: unknown): value is OauthData {
  const { state, codeVerifier } = (value ?? {}) as Partial<OauthData>;
  return typeof state === "string" && typeof codeVerifier === "string";
}

export function createSignIn(context: OAuthContext, machine: LoginMachine): SignIn {
  const key = `portico.login.${context.clientId}`;
  let storedInMemory: string | null = null;
  let latestCallback: { code: string | null; result: Promise<RedirectResult> } | undefined;

  // The login data is stored per tab, because another tab must not complete this login.
  const storeLoginData = (text: string | null) => {
    storedInMemory = text;
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // without storage, a login can be completed only if this page stays open
    }
  };
  const readLoginData = (): OauthData | undefined => {
    let storedText = storedInMemory;
    try {
      storedText = sessionStorage.getItem(key) ?? storedText;
      const data: unknown = JSON.parse(storedText ?? "null");
      return isOauthData(data) ? data : undefined;
    } catch {
      return storedText === storedInMemory && storedText
        ? (JSON.parse(storedText) as OauthData)
        : undefined;
    }
  };

  const signInDirectly = async (how: LoginParams | StateMachine): Promise<StateMachine> => {
    const state = "loginState" in how ? how : await machine.login(how);
    if (state.loginState !== "SUCCESS") return state;
    return setTokens(() => requestTokensForSession(context, state.data.sessionToken), state);
  };

  const setTokens = async <State>(
    requestTokens: () => Promise<Tokens>,
    state: State,
  ): Promise<State | ErrorState> => {
    try {
      context.manager.set(await requestTokens());
      return state;
    } catch (error) {
      return failureState(error);
    }
  };

  const signInSilently = async (): Promise<SilentSuccess | InitialState | ErrorState> => {
    const isMember = () => context.manager.peek().refreshToken.role === "member";
    try {
      await context.manager.settled();
      if (isMember()) return { loginState: "SUCCESS" };
      const tokens = await requestTokensForSession(context);
      // Keep the session of a member who logged in during the check.
      if (!isMember()) context.manager.set(tokens);
      return { loginState: "SUCCESS" };
    } catch (error) {
      return isPorticoError(error) && INTERACTION_ERROR_CODE.test(error.code)
        ? { loginState: "INITIAL" }
        : failureState(error);
    }
  };

  const signInByRedirect = async (how: RedirectSignIn): Promise<RedirectStarted | ErrorState> => {
    const { redirectUri, originalUri, navigate, ...options } = how;
    try {
      const currentPage =
        redirectUri && originalUri
          ? ""
          : withoutLoginResult(pageAddress("redirectUri and originalUri"));
      const data = generateOAuthData(
        redirectUri ?? currentPage.replace(/#.*/, ""),
        originalUri ?? currentPage,
      );
      const { fullUrl: authUrl } = await createAuthorizationSession(context, data, options);
      storeLoginData(JSON.stringify(data));
      (navigate ?? ((url) => location.assign(url)))(authUrl);
      return { loginState: "REDIRECT", data: { authUrl } };
    } catch (error) {
      return failureState(error);
    }
  };

  const completeLogin = async ({ url, oauthData }: CallbackOptions): Promise<RedirectResult> => {
    const { code, state, error, errorDescription } = parseFromUrl(url);
    const data = oauthData ?? readLoginData();
    // Anyone can create a URL with an invalid state, so such a URL must not end the pending login.
    if (!state) return failureState("Missing code or _state");
    if (state !== data?.state) return failureState("Invalid _state");
    const result: RedirectResult = error
      ? failureState(errorDescription || error)
      : await setTokens(() => exchangeCode(context, code, state, data), {
          loginState: "SUCCESS",
          data: { originalUri: data.originalUri },
        } as const);
    if (result.loginState === "FAILURE" && result.retryable) return result;
    storeLoginData(null);
    if (url === undefined)
      history.replaceState(history.state, "", withoutLoginResult(location.href));
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
        return signInDirectly(how as LoginParams | StateMachine);
      }
      return signInByRedirect(how);
    }) as SignIn["signIn"],

    signInSilently,

    async handleRedirectCallback(options = {}) {
      const { code, error } = parseFromUrl(options.url);
      if (!code && !error) return { loginState: "INITIAL" };
      // React may run an effect twice, but a code works only once.
      if (latestCallback && latestCallback.code === code) return latestCallback.result;
      const result = completeLogin(options);
      latestCallback = { code, result };
      const { loginState } = await result;
      if (loginState !== "SUCCESS" && latestCallback?.result === result) latestCallback = undefined;
      return result;
    },
  };
}
