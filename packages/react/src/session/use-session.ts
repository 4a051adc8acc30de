import type { TokenRole } from "@portico/identity";
import { type ReactNode, useSyncExternalStore } from "react";
import { useClient } from "../provider/provider.js";
import { sessionScope } from "../queries/session-scope.js";

/** Kind of the current user. */
export type SessionStatus = "loading" | "visitor" | "member";

/** Result of {@link useSession}. */
export interface UseSession {
  /** Kind of user. `"loading"` until the session is loaded, and on a server without the session. */
  readonly status: SessionStatus;
  /**
   * Role in the session. `undefined` while loading. `"none"` without tokens, for example after a
   * logout, until the next request.
   */
  readonly role: TokenRole | undefined;
}

/**
 * Returns whether the current user is a visitor or a member. Updates after a login or logout in any
 * tab, in the same render as the other hooks.
 *
 * @example
 * ```tsx
 * import { useSession } from "@portico/react";
 *
 * function AccountLink() {
 *   const { status } = useSession();
 *   return status === "member" ? <a href="/account">Account</a> : <a href="/login">Log in</a>;
 * }
 * ```
 */
export function useSession(): UseSession {
  const session = sessionScope(useClient());
  // A server cannot read the browser's storage, so the first render uses the server's session.
  const role = useSyncExternalStore(session.subscribe, () => session.role, session.renderedRole);
  if (role === undefined) return { status: "loading", role };
  return { status: role === "member" ? "member" : "visitor", role };
}

/** Props of {@link Show}. */
export interface ShowProps {
  /** Status that shows the children. */
  when: SessionStatus;
  /** Content for the other statuses. Default: nothing. */
  fallback?: ReactNode;
  children?: ReactNode;
}

/**
 * Renders its children only for one session status. This component does not protect data. The
 * platform checks permissions.
 *
 * @example
 * ```tsx
 * import { Show } from "@portico/react";
 *
 * const account = <Show when="member" fallback={<a href="/login">Log in</a>}>Welcome back</Show>;
 * ```
 */
export function Show({ when, fallback = null, children }: ShowProps) {
  return useSession().status === when ? children : fallback;
}
