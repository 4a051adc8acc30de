import { isPorticoError } from "@portico/core";
import { getCurrentMember, type Member } from "@portico/members/members";
import { getMyMemberAbout, type MemberAbout } from "@portico/members/members-about";
import { ALL } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { queryOptions } from "./query-options.js";
import { sessionScope } from "./session-scope.js";

/**
 * Creates query options for the current member with contact and profile. The data is `null` for
 * visitors, without a request.
 *
 * @param client - Client from `createClient`.
 * @returns Options for `useQuery`, `useSuspenseQuery` and so on. Calls `members.getCurrentMember`.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { currentMemberQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function Email() {
 *   const { data: member } = useQuery(currentMemberQuery(useClient()));
 *   return <>{member?.loginEmail}</>;
 * }
 * ```
 */
export function currentMemberQuery(client: PorticoClient) {
  return queryOptions<Member | null>({
    ...ALL,
    queryKey: porticoKeys(client).member(),
    queryFn: async ({ signal }) => {
      if (sessionScope(client).role !== "member") return null;
      const calls = client.with({ signal }).use({ getCurrentMember });
      return (await calls.getCurrentMember({ fieldsets: ["FULL"] })).member ?? null;
    },
    staleTime: 60_000,
  });
}

/**
 * Creates query options for the "about" text of the current member. The data is `null` if there is
 * no text, and for visitors, without a request.
 *
 * @param client - Client from `createClient`.
 * @returns Options for `useQuery`, `useSuspenseQuery` and so on. Calls
 * `membersAbout.getMyMemberAbout`.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { currentMemberAboutQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function HasAbout() {
 *   const { data: about } = useQuery(currentMemberAboutQuery(useClient()));
 *   return <>{about ? "Change" : "Write"}</>;
 * }
 * ```
 */
export function currentMemberAboutQuery(client: PorticoClient) {
  return queryOptions<MemberAbout | null>({
    ...ALL,
    queryKey: porticoKeys(client).memberAbout(),
    queryFn: async ({ signal }) => {
      if (sessionScope(client).role !== "member") return null;
      try {
        return (await client.with({ signal }).use(getMyMemberAbout)()).memberAbout ?? null;
      } catch (error) {
        // Nobody has one before the first text.
        if (isPorticoError(error) && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });
}
