import type { RedirectResult } from "@portico/identity";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
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
  const [failure, setFailure] = useState<RedirectResult>();
  const listener = useRef(onDone);
  useEffect(() => {
    listener.current = onDone;
  });
  // The answer in the address works once, and effects run twice in StrictMode.
  const finishing = useRef<Promise<RedirectResult>>(undefined);

  const settle = useCallback(
    (result: RedirectResult) => {
      if (result.loginState === "SUCCESS") listener.current(result.data.originalUri || "/");
      // Visited without an answer: by reload or bookmark, after the login.
      else if (result.loginState === "INITIAL" && auth.loggedIn()) listener.current("/");
      else setFailure(result);
    },
    [auth],
  );
  useEffect(() => {
    let shown = true;
    finishing.current ??= auth.handleRedirectCallback();
    finishing.current.then((result) => shown && settle(result));
    return () => {
      shown = false;
    };
  }, [auth, settle]);

  if (!failure) return fallback;
  const cause = failure.loginState === "FAILURE" ? failure.cause : undefined;
  const retry = () => {
    setFailure(undefined);
    const again =
      failure.loginState === "FAILURE" && failure.retryable
        ? auth.handleRedirectCallback()
        : auth.signIn({ originalUri: new URL("/", location.href).href }).then((started) => {
            if (started.loginState === "FAILURE") setFailure(started);
            return undefined;
          });
    void again.then((result) => result && settle(result));
  };
  return failed?.(wordsOf(outageOf(cause) ?? "login.unfinished", messages), retry) ?? null;
}
