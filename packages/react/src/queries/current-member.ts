import { getCurrentMember, type Member } from "@portico/members/members";
import { getMyMemberAbout, type MemberAbout } from "@portico/members/members-about";
import { nullIfMissing, QUERY_DEFAULTS } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { queryOptions } from "./query-options.js";
import { sessionScope } from "./session-scope.js";

/**
 * Creates query options for the current member with contact and profile. The data is `null` for visitors, without a
 * request.
 *
 * Calls `members.getCurrentMember`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { currentMemberQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useEmail = () => useQuery(currentMemberQuery(useClient())).data?.loginEmail;
 * ```
 */
export function currentMemberQuery(client: PorticoClient) {
  return queryOptions<Member | null>({
    ...QUERY_DEFAULTS,
    queryKey: porticoKeys(client).member(),
    queryFn: async ({ signal }) => {
      if (sessionScope(client).role !== "member") return null;
      const call = client.with({ signal }).use(getCurrentMember);
      return (await call({ fieldsets: ["FULL"] })).member ?? null;
    },
    staleTime: 60_000,
  });
}

/**
 * Creates query options for the "about" text of the current member. The data is `null` if the member has no text.
 * For visitors it is also `null`, and no request is sent.
 *
 * Calls `membersAbout.getMyMemberAbout`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { currentMemberAboutQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useHasAbout = () => useQuery(currentMemberAboutQuery(useClient())).data != null;
 * ```
 */
export function currentMemberAboutQuery(client: PorticoClient) {
  return queryOptions<MemberAbout | null>({
    ...QUERY_DEFAULTS,
    queryKey: porticoKeys(client).memberAbout(),
    queryFn: async ({ signal }) => {
      if (sessionScope(client).role !== "member") return null;
      const response = await client.with({ signal }).use(getMyMemberAbout)().catch(nullIfMissing);
      return response?.memberAbout ?? null;
    },
    staleTime: 60_000,
  });
}
