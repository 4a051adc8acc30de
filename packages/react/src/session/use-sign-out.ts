import { isPorticoError, PorticoError } from "@portico/core";
import { useCallback, useRef, useState } from "react";
import { absolute } from "./absolute.js";
import { isOnServer, usePageRestored, useSessionAuth } from "./use-auth.js";

/** How to log out. */
export interface SignOutOptions {
  /** Where the platform's logout page leads back to, on the client's list; default: the start page, "/". */
  returnTo?: string;
  /** Goes to the logout page; default `location.assign`. */
  navigate?(url: string): void;
}

/** What {@link useSignOut} gives. */
export interface UseSignOut {
  /** Ends the session at once, then leaves for the platform's logout page. Never rejects. */
  signOut(options?: SignOutOptions): Promise<void>;
  /** From the call until the page is left. */
  readonly isPending: boolean;
  /** Why nobody was logged out: with `ServerSessionStrategy`, where the server did not answer. */
  readonly error: PorticoError | null;
}

const failureOf = (cause: unknown): PorticoError =>
  isPorticoError(cause)
    ? cause
    : new PorticoError("The page could not be left", { code: "LOGOUT", cause });

/**
 * Logs out. What belonged to the member is gone from the page in the next rendering, before the
 * platform is asked; with `ServerSessionStrategy`, once the server has ended the session. Works on `logout`.
 *
 * @returns see {@link UseSignOut}
 * @throws PorticoError of code NO_SESSION for a client whose strategy has no session
 * @example
 * ```tsx
 * function LogOut() {
 *   const { signOut, isPending } = useSignOut();
 *   return (
 *     <button type="button" disabled={isPending} onClick={() => signOut({ returnTo: "/" })}>
 *       Log out
 *     </button>
 *   );
 * }
 * ```
 */
export function useSignOut(): UseSignOut {
  const auth = useSessionAuth();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<PorticoError | null>(null);
  const leaving = useRef<Promise<void>>(undefined);
  usePageRestored(
    useCallback(() => {
      leaving.current = undefined;
      setPending(false);
    }, []),
  );
  const signOut = useCallback(
    (options: SignOutOptions = {}) => {
      const { returnTo = "/", navigate = (url: string) => location.assign(url) } = options;
      leaving.current ??= (async () => {
        setPending(true);
        setError(null);
        try {
          if (isOnServer(auth)) await auth.logout({ returnTo, navigate });
          else navigate((await auth.logout(absolute(returnTo))).logoutUrl);
        } catch (cause) {
          leaving.current = undefined;
          setPending(false);
          setError(failureOf(cause));
        }
      })();
      return leaving.current;
    },
    [auth],
  );
  return { signOut, isPending, error };
}
