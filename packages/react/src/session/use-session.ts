import type { TokenRole } from "@portico/identity";
import type { Member } from "@portico/members/members";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { useClient } from "../provider/provider.js";
import { currentMemberQuery } from "../queries/current-member.js";
import { sessionScope } from "../queries/session-scope.js";

/** Who the caller is. */
export type SessionStatus = "loading" | "visitor" | "member";

/** What {@link useSession} gives. */
export interface UseSession {
  /** "loading" until a session that is stored somewhere slow has been read, and on a server that does not keep it. */
  readonly status: SessionStatus;
  /** "none" after a logout, until the next call; `undefined` while loading. */
  readonly role: TokenRole | undefined;
  /** The member with contact and profile, once that has been read. */
  readonly member: Member | undefined;
  /** Whether status or member are still awaited. */
  readonly isPending: boolean;
  /** Why the member could not be read; the session stands all the same. */
  readonly error: Error | null;
  /** Reads the member anew; does nothing for visitors, never rejects, and stays the same function. */
  readonly refetch: () => Promise<void>;
}

/** Who the caller is, without the member's data. */
export function useSessionRole(): { status: SessionStatus; role: TokenRole | undefined } {
  const session = sessionScope(useClient());
  // A server does not know what the browser has stored, only what it keeps itself: both begin alike.
  const role = useSyncExternalStore(session.subscribe, () => session.role, session.rendered);
  const known = role === "member" ? "member" : "visitor";
  return { status: role === undefined ? "loading" : known, role };
}

/**
 * Who the caller is. Follows logins and logouts, those of other tabs too, in the same rendering as
 * everything else below the provider. The member is read with `members.getCurrentMember`.
 *
 * @returns see {@link UseSession}
 * @example
 * ```tsx
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
