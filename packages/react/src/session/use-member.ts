import type { PorticoError } from "@portico/core";
import type { Member } from "@portico/members/members";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useClient } from "../provider/provider.js";
import { currentMemberAboutQuery, currentMemberQuery } from "../queries/members.js";
import { plainText } from "./about-text.js";

/**
 * Returns the current member with contact and profile. `data` is `null` for visitors. Calls
 * `members.getCurrentMember` for members.
 *
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

/**
 * Returns the current member's "about" text, with one line per paragraph, or `""` without one.
 * `useUpdateMember` changes it. Calls `membersAbout.getMyMemberAbout` for members.
 *
 * @example
 * ```tsx
 * import { useMemberAbout } from "@portico/react/members";
 *
 * const About = () => <p>{useMemberAbout().data}</p>;
 * ```
 */
export function useMemberAbout(): UseQueryResult<string, PorticoError> {
  const query = currentMemberAboutQuery(useClient());
  return useQuery({ ...query, select: (about) => plainText(about?.content) });
}
