import type { PorticoError } from "@portico/core";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useClient } from "../provider/provider.js";
import { currentMemberAboutQuery } from "../queries/current-member.js";
import { plainText } from "./about-text.js";

/**
 * Returns the "about" text of the current member, with one line per paragraph. `useUpdateMember` changes it.
 *
 * Calls `membersAbout.getMyMemberAbout`, for members only.
 *
 * @returns `data`, `error`, `isPending`, `refetch` and so on, as `useQuery`. `data` is `""` without a text.
 * @example
 * ```tsx
 * import { useMemberAbout } from "@portico/react/members";
 *
 * function About() {
 *   return <p>{useMemberAbout().data}</p>;
 * }
 * ```
 */
export function useMemberAbout(): UseQueryResult<string, PorticoError> {
  const query = currentMemberAboutQuery(useClient());
  return useQuery({ ...query, select: (about) => plainText(about?.content) });
}
