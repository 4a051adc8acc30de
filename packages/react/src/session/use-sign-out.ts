import { isPorticoError, PorticoError } from "@portico/core";
import { useCallback } from "react";
import { absolute } from "./absolute.js";
import { isOnServer, usePageRestored, useSessionAuth } from "./use-auth.js";
import { useShown } from "./use-shown.js";

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

interface Leaving {
  readonly leaving: Promise<void> | undefined;
  readonly error: PorticoError | null;
}

const STAYING: Leaving = { leaving: undefined, error: null };

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
  const [state, shown] = useShown(auth, STAYING);
  usePageRestored(useCallback(() => void shown.set(STAYING), [shown]));
  const signOut = useCallback(
    (options: SignOutOptions = {}) => {
      const { returnTo = "/", navigate = (url: string) => location.assign(url) } = options;
      const { leaving } = shown.now();
      if (leaving) return leaving;
      const leave = async () => {
        if (isOnServer(auth)) await auth.logout({ returnTo, navigate });
        else navigate((await auth.logout(absolute(returnTo))).logoutUrl);
      };
      const mine: Promise<void> = leave().catch((cause: unknown) => {
        if (shown.now().leaving === mine)
          shown.set({ leaving: undefined, error: failureOf(cause) });
      });
      shown.set({ leaving: mine, error: null });
      return mine;
    },
    [auth, shown],
  );
  return { signOut, isPending: state.leaving !== undefined, error: state.error };
}
