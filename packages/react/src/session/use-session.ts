import type { TokenRole } from "@portico/identity";
import { type ReactNode, useSyncExternalStore } from "react";
import { useClient } from "../provider/provider.js";
import { sessionScope } from "../queries/session-scope.js";

/** Kind of the current user. */
export type SessionStatus = "loading" | "visitor" | "member";

/** Result of {@link useSession}. */
export interface UseSession {
  /** `"loading"` until an asynchronous storage has been read, and on servers that do not keep the session. */
  readonly status: SessionStatus;
  /** Role of the session. `"none"` after a logout until the next request; `undefined` while loading. */
  readonly role: TokenRole | undefined;
}

/**
 * Returns the kind of the current user. It updates after logins and logouts, in other tabs too, in the same render as
 * the other hooks below the provider.
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
  // A server cannot read the storage of the browser, so the first render uses the server's session.
  const role = useSyncExternalStore(session.subscribe, () => session.role, session.renderedRole);
  const knownStatus = role === "member" ? "member" : "visitor";
  return { status: role === undefined ? "loading" : knownStatus, role };
}

/** Props of {@link Show}. */
export interface ShowProps {
  /** Status that the children are for. */
  when: SessionStatus;
  /** Content for every other status. Default: nothing. */
  fallback?: ReactNode;
  children?: ReactNode;
}

/**
 * Renders its children only for members, only for visitors, or only while the session loads. It does not protect data;
 * the platform checks permissions.
 *
 * @example
 * ```tsx
 * import { Show } from "@portico/react";
 *
 * const account = (
 *   <Show when="member" fallback={<a href="/login">Log in</a>}>
 *     <a href="/account">Account</a>
 *   </Show>
 * );
 * ```
 */
export function Show({ when, fallback = null, children }: ShowProps) {
  return useSession().status === when ? children : fallback;
}
