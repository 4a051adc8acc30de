import type { PorticoError } from "@portico/core";
import { getCurrentMember, type Member } from "@portico/members/members";
import { queryOptions } from "@tanstack/react-query";
import { ALL } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { sessionScope } from "./session-scope.js";

/**
 * The member who is logged in, with contact and profile; `null` for visitors, without asking.
 *
 * @param client - made by createClient
 * @returns options for useQuery, useSuspenseQuery … over `members.getCurrentMember`
 * @example
 * ```tsx
 * function Email() {
 *   const { data: member } = useQuery(currentMemberQuery(useClient()));
 *   return <>{member?.loginEmail}</>;
 * }
 * ```
 */
export function currentMemberQuery(client: PorticoClient) {
  return queryOptions<Member | null, PorticoError>({
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
