import type { PorticoError } from "@portico/core";
import type { Member } from "@portico/members/members";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useClient } from "../provider/provider.js";
import { currentMemberQuery } from "../queries/current-member.js";

/**
 * Returns the current member with contact and profile. Updates after logins and logouts.
 *
 * Calls `members.getCurrentMember`, for members only.
 *
 * @returns `data`, `error`, `isPending`, `refetch` and so on, as `useQuery`. `data` is `null` for visitors.
 * @example
 * ```tsx
 * import { useMember } from "@portico/react";
 *
 * function Greeting() {
 *   const { data: member } = useMember();
 *   return member ? <p>Hello {member.contact?.firstName}</p> : null;
 * }
 * ```
 */
export function useMember(): UseQueryResult<Member | null, PorticoError> {
  return useQuery(currentMemberQuery(useClient()));
}
