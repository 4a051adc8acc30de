import type { OAuthStrategy, RedirectResult } from "@portico/identity";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSettings } from "../elements/settings-context.js";
import { outageOf, wordsOf } from "./login-messages.js";
import { useAuth } from "./use-auth.js";

/** What {@link RedirectCallback} takes. */
export interface RedirectCallbackProps {
  /** Called once, with the address that the login was asked for at; "/" where that is not known. */
  onDone(originalUri: string): void;
  /** Shown while the login is finished. */
  fallback?: ReactNode;
  /** What is shown where it failed: words for people, and what tries again. */
  failed?(message: string, retry: () => void): ReactNode;
}

/** A login that is being finished; without a result where the page is being left instead. */
interface Flight {
  readonly auth: OAuthStrategy;
  readonly result: Promise<RedirectResult | undefined>;
}

interface Failure {
  readonly result: RedirectResult;
  readonly of: Flight;
}

/**
 * The page that a login by redirect comes back to: finishes the login, once, and says where to go.
 * Works on `OAuthStrategy.handleRedirectCallback`, and retries by `signIn`, where the answer is used up.
 *
 * @param props - see {@link RedirectCallbackProps}
 * @throws PorticoError of code NO_SESSION for a client whose strategy has no session
 * @example
 * ```tsx
 * const page = (
 *   <RedirectCallback
 *     onDone={(originalUri) => location.replace(originalUri)}
 *     fallback={<p>One moment …</p>}
 *     failed={(message, retry) => <button type="button" onClick={retry}>{message}</button>}
 *   />
 * );
 * ```
 */
export function RedirectCallback({ onDone, fallback = null, failed }: RedirectCallbackProps) {
  const auth = useAuth();
  const { messages } = useSettings();
  const [failure, setFailure] = useState<Failure>();
  const [retries, setRetries] = useState(0);
  const listener = useRef(onDone);
  useEffect(() => {
    listener.current = onDone;
  });
  // The answer in the address works once, and effects run twice in StrictMode.
  const flight = useRef<Flight>(undefined);

  useEffect(() => {
    if (flight.current?.auth !== auth)
      flight.current = { auth, result: auth.handleRedirectCallback() };
    const now = flight.current;
    let isShown = retries >= 0;
    void now.result.then((result) => {
      // Whoever has gone elsewhere meanwhile is not led away from there.
      if (!isShown || !result) return;
      if (result.loginState === "SUCCESS") listener.current(result.data.originalUri || "/");
      // Visited without an answer: by reload or bookmark, after the login.
      else if (result.loginState === "INITIAL" && auth.loggedIn()) listener.current("/");
      else setFailure({ result, of: now });
    });
    return () => {
      isShown = false;
    };
  }, [auth, retries]);

  if (failure?.of.auth !== auth) return fallback;
  const { result: state, of } = failure;
  const cause = state.loginState === "FAILURE" ? state.cause : undefined;
  const retry = () => {
    // A click that is heard twice counts once.
    if (flight.current !== of) return;
    const result =
      state.loginState === "FAILURE" && state.retryable
        ? auth.handleRedirectCallback()
        : auth
            .signIn({ originalUri: new URL("/", location.href).href })
            .then((started) => (started.loginState === "FAILURE" ? started : undefined));
    flight.current = { auth, result };
    setFailure(undefined);
    setRetries(retries + 1);
  };
  return failed?.(wordsOf(outageOf(cause) ?? "login.unfinished", messages), retry) ?? null;
}
