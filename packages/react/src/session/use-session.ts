import type { TokenRole } from "@portico/identity";
import type { Member } from "@portico/members/members";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { useClient } from "../provider/provider.js";
import { currentMemberQuery } from "../queries/current-member.js";
import { sessionScope } from "../queries/session-scope.js";

/** Kind of the current user. `"loading"` until the session is loaded. */
export type SessionStatus = "loading" | "visitor" | "member";

/** Result of {@link useSession}. */
export interface UseSession {
  /**
   * Kind of the current user. `"loading"` until an asynchronous storage has been read, and on
   * servers that do not keep the session.
   */
  readonly status: SessionStatus;
  /**
   * Role of the session. `"none"` after a logout until the next request; `undefined` while loading.
   */
  readonly role: TokenRole | undefined;
  /** Current member with contact and profile, once loaded. */
  readonly member: Member | undefined;
  /** Whether the status or the member is loading. */
  readonly isPending: boolean;
  /** Error of the last request for the member. The session is still valid. */
  readonly error: Error | null;
  /** Refetches the member. Does nothing for visitors, never rejects, and keeps its identity. */
  readonly refetch: () => Promise<void>;
}

/** Returns the kind of the current user without loading the member. */
export function useSessionRole(): { status: SessionStatus; role: TokenRole | undefined } {
  const session = sessionScope(useClient());
  // A server does not know what the browser has stored, only what it keeps itself: both begin alike.
  const role = useSyncExternalStore(session.subscribe, () => session.role, session.rendered);
  const known = role === "member" ? "member" : "visitor";
  return { status: role === undefined ? "loading" : known, role };
}

/**
 * Returns the current user. Updates after logins and logouts, in other tabs too, in the same render
 * as the other hooks below the provider. Loads the member with `members.getCurrentMember`.
 *
 * @returns See {@link UseSession}.
 * @example
 * ```tsx
 * import { useSession } from "@portico/react";
 *
 * function Greeting() {
 *   const { status, member } = useSession();
 *   return status === "member" ? <p>Hello {member?.profile?.nickname}</p> : null;
 * }
 * ```
 */
export function useSession(): UseSession {
  const client = useClient();
  const { status, role } = useSessionRole();
  const isMember = status === "member";
  const query = useQuery({ ...currentMemberQuery(client), enabled: isMember });
  const { refetch: read } = query;
  // A visitor has nothing to read; a failure is in `error`.
  const refetch = useCallback(async () => {
    if (sessionScope(client).role === "member") await read();
  }, [client, read]);
  return {
    status,
    role,
    refetch,
    member: (isMember && query.data) || undefined,
    isPending: status === "loading" || (isMember && query.isPending),
    error: isMember ? query.error : null,
  };
}
