import type { OAuthStrategy, RedirectResult } from "@portico/identity";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { errorText } from "../elements/error-text.js";
import { useSettings } from "../elements/use-settings.js";
import { emitShopEvent } from "../queries/shop-events.js";
import { loginError, outageOf } from "./login-errors.js";
import { useAuth } from "./use-auth.js";

/** Props of {@link RedirectCallback}. */
export interface RedirectCallbackProps {
  /**
   * Called once after the login, or if the user is already logged in and the URL has no code.
   * Receives the URL where the login started, or `"/"`.
   */
  onSuccess(originalUri: string): void;
  /** Content to show while the login completes. Default: nothing. */
  fallback?: ReactNode;
  /** Renders a failed login with a message for the user. Default: nothing. */
  renderError?(message: string, retry: () => void): ReactNode;
}

/** `result` resolves to `undefined` if the page is about to unload. */
interface PendingLogin {
  readonly auth: OAuthStrategy;
  readonly result: Promise<RedirectResult | undefined>;
}

/**
 * Completes a redirect login on the page that the platform redirects to. The login is completed
 * only once, even in StrictMode.
 *
 * @throws PorticoError with code `NO_SESSION` if the client does not use `OAuthStrategy`.
 * @example
 * ```tsx
 * import { RedirectCallback } from "@portico/react";
 *
 * const page = (
 *   <RedirectCallback
 *     onSuccess={(originalUri) => location.replace(originalUri)}
 *     fallback={<p>One moment …</p>}
 *     renderError={(message, retry) => <button type="button" onClick={retry}>{message}</button>}
 *   />
 * );
 * ```
 */
export function RedirectCallback(props: RedirectCallbackProps) {
  const { onSuccess, fallback = null, renderError } = props;
  const auth = useAuth();
  const { messages } = useSettings();
  const [failure, setFailure] = useState<{ result: RedirectResult; login: PendingLogin }>();
  const [retryCount, setRetryCount] = useState(0);
  const latestOnSuccess = useRef(onSuccess);
  useEffect(() => {
    latestOnSuccess.current = onSuccess;
  });
  // The code in the URL works only once, and effects run twice in StrictMode.
  const pendingLogin = useRef<PendingLogin>(undefined);

  useEffect(() => {
    if (pendingLogin.current?.auth !== auth)
      pendingLogin.current = { auth, result: auth.handleRedirectCallback() };
    const current = pendingLogin.current;
    let isMounted = retryCount >= 0;
    void current.result.then((result) => {
      if (!isMounted || !result) return;
      if (result.loginState === "SUCCESS") {
        emitShopEvent({ auth }, () => ({ type: "login", method: "redirect" }));
        latestOnSuccess.current(result.data.originalUri || "/");
      }
      // A logged-in user opened the page without a code, for example from a bookmark.
      else if (result.loginState === "INITIAL" && auth.loggedIn()) latestOnSuccess.current("/");
      else setFailure({ result, login: current });
    });
    return () => {
      isMounted = false;
    };
  }, [auth, retryCount]);

  if (failure?.login.auth !== auth) return fallback;
  const { result: state, login } = failure;
  const cause = state.loginState === "FAILURE" ? state.cause : undefined;
  const retry = () => {
    // A second click must not start another login.
    if (pendingLogin.current !== login) return;
    const result =
      state.loginState === "FAILURE" && state.retryable
        ? auth.handleRedirectCallback()
        : auth
            .signIn({ originalUri: new URL("/", location.href).href })
            .then((started) => (started.loginState === "FAILURE" ? started : undefined));
    pendingLogin.current = { auth, result };
    setFailure(undefined);
    setRetryCount(retryCount + 1);
  };
  const error = outageOf(cause) ?? loginError("LOGIN_NOT_COMPLETED", cause);
  return renderError?.(errorText(error, messages) ?? "", retry) ?? null;
}
