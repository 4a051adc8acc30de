import { isPorticoError, PorticoError } from "@portico/core";
import { useCallback } from "react";
import { absolute } from "./absolute.js";
import { isOnServer, usePageRestored, useSessionAuth } from "./use-auth.js";
import { useShown } from "./use-shown.js";

/** Options of {@link UseSignOut.signOut}. */
export interface SignOutOptions {
  /**
   * URL or path to open after the logout. It must be on the client's list of allowed URLs. Default:
   * `"/"`.
   */
  returnTo?: string;
  /** Navigates to the platform's logout page. Default: `location.assign`. */
  navigate?(url: string): void;
}

/** Result of {@link useSignOut}. */
export interface UseSignOut {
  /** Ends the session, then redirects to the platform's logout page. Never rejects. */
  signOut(options?: SignOutOptions): Promise<void>;
  /** Whether a logout is in progress, until the page unloads. */
  readonly isPending: boolean;
  /** Error of the last logout. Only with `ServerSessionStrategy`, if the server did not respond. */
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
    : new PorticoError("Redirecting to the logout page failed", { code: "LOGOUT", cause });

/**
 * Logs the member out. Their data disappears in the next render, before any request. With
 * `ServerSessionStrategy`, it disappears once the server has ended the session.
 *
 * @returns See {@link UseSignOut}.
 * @throws PorticoError with code `NO_SESSION` if the client's strategy has no session.
 * @example
 * ```tsx
 * import { useSignOut } from "@portico/react";
 *
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
