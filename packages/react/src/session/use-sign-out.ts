import { type Action, useAction } from "../provider/use-action.js";
import { absoluteUrl, isOnServer, useSessionAuth } from "./use-auth.js";

/** Options of {@link useSignOut}. */
export interface SignOutOptions {
  /**
   * URL or path to open after logout. The client's allowed URLs must contain it. Default: `"/"`.
   */
  returnTo?: string;
  /** Navigates to the platform's logout page. Default: `location.assign`. */
  navigate?(url: string): void;
}

/**
 * Logs the member out, then redirects to the platform's logout page. The member's data disappears
 * in the next render, or with `ServerSessionStrategy` as soon as the server has ended the session.
 *
 * @returns The action, which stays pending until the page unloads. `error` is set if `returnTo` is
 * invalid or, with `ServerSessionStrategy`, if the server does not end the session.
 * @throws PorticoError with code `NO_SESSION` if the client's strategy has no session.
 * @example
 * ```tsx
 * import { useSignOut } from "@portico/react";
 *
 * function LogOut() {
 *   const { mutate, isPending } = useSignOut();
 *   return <button type="button" disabled={isPending} onClick={() => mutate()}>Log out</button>;
 * }
 * ```
 */
export function useSignOut(): Action<SignOutOptions | undefined> {
  const auth = useSessionAuth();
  return useAction(
    auth,
    async (options) => {
      const { returnTo = "/", navigate = (url: string) => location.assign(url) } = options ?? {};
      // Navigate even after an unmount, because logging out can unmount the button.
      if (isOnServer(auth)) await auth.logout({ returnTo, navigate });
      else navigate((await auth.logout(absoluteUrl(returnTo))).logoutUrl);
    },
    { keyOf: () => "logout", leavesPage: () => true },
  );
}
