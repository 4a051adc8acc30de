import { PorticoError } from "@portico/core";
import { getMember, type Member, type QueryMembersResponse } from "@portico/members/members";
import { queryMembers } from "../generated/members.js";
import { USER_DATA_DEFAULTS } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { infiniteQueryOptions, queryOptions } from "./query-options.js";

/**
 * Creates query options for the public profile of a member, by id or profile slug. The query fails with status 404 if
 * there is no visible member.
 *
 * Calls `members.getMember` or `queryMembers`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { memberQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useProfile = (slug: string) => useQuery(memberQuery(useClient(), { slug })).data?.profile;
 * ```
 */
export function memberQuery(client: PorticoClient, which: { id: string } | { slug: string }) {
  return queryOptions<Member>({
    ...USER_DATA_DEFAULTS,
    queryKey: porticoKeys(client).members("id" in which ? { id: which.id } : { slug: which.slug }),
    queryFn: async ({ signal }) => {
      const calls = client.with({ signal }).use({ getMember, queryMembers });
      if ("id" in which) return calls.getMember(which.id);
      const { members } = await calls.queryMembers({
        filter: { "profile.slug": { $eq: which.slug } },
        paging: { limit: 1 },
      });
      if (!members[0]) {
        throw new PorticoError("Member not found", { code: "NOT_FOUND", status: 404 });
      }
      return members[0];
    },
  });
}

/** Options of {@link membersInfiniteQuery}. */
export interface MembersOptions {
  /** Text to search for in names. */
  search?: string | undefined;
  /** Members per page, 1 to 100. Default: 24. */
  limit?: number | undefined;
}

/**
 * Creates infinite query options for the members that the current user can see.
 *
 * Calls `members.queryMembers`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { membersInfiniteQuery } from "@portico/react/queries";
 * import { useInfiniteQuery } from "@tanstack/react-query";
 *
 * const useCommunity = () => useInfiniteQuery(membersInfiniteQuery(useClient(), { limit: 12 }));
 * ```
 */
export function membersInfiniteQuery(client: PorticoClient, options: MembersOptions = {}) {
  const { limit = 24 } = options;
  const search = options.search?.trim();
  return infiniteQueryOptions<QueryMembersResponse, number>({
    ...USER_DATA_DEFAULTS,
    queryKey: porticoKeys(client).members({ limit, ...(search ? { search } : {}) }),
    queryFn: ({ signal, pageParam }) =>
      client.with({ signal }).use(queryMembers)(
        { paging: { limit, offset: pageParam } },
        search ? { search: { expression: search } } : {},
      ),
    initialPageParam: 0,
    getNextPageParam: (page, _all, offset) =>
      page.members.length < limit ? undefined : offset + page.members.length,
  });
}
