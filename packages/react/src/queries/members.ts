import { PorticoError } from "@portico/core";
import { getDefaultWishlist, type Wishlist } from "@portico/ecom/wishlists";
import {
  getCurrentMember,
  getMember,
  type Member,
  type QueryMembersResponse,
} from "@portico/members/members";
import { getMyMemberAbout, type MemberAbout } from "@portico/members/members-about";
import { queryMembers } from "../generated/members.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import {
  clientQuery,
  infiniteQueryOptions,
  nullIfMissing,
  STABLE_DEFAULTS,
  VOLATILE_DEFAULTS,
} from "./query-options.js";
import { sessionScope } from "./session-scope.js";

/**
 * Creates query options for the current member with contact and profile. For visitors, the data is
 * `null` without a request. Calls `members.getCurrentMember`.
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
  const key = porticoKeys(client).member();
  return clientQuery<Member | null>(client, key, STABLE_DEFAULTS, async (view) => {
    if (sessionScope(client).role !== "member") return null;
    return (await view.use(getCurrentMember)({ fieldsets: ["FULL"] })).member ?? null;
  });
}

/**
 * Creates query options for the current member's "about" text. The data is `null` for members
 * without a text. For visitors, it is `null` without a request. Calls
 * `membersAbout.getMyMemberAbout`.
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
  const key = porticoKeys(client).memberAbout();
  return clientQuery<MemberAbout | null>(client, key, STABLE_DEFAULTS, async (view) => {
    if (sessionScope(client).role !== "member") return null;
    const response = await view.use(getMyMemberAbout)().catch(nullIfMissing);
    return response?.memberAbout ?? null;
  });
}

/**
 * Creates query options for a member's public profile, by id or profile slug. The query fails with
 * status 404 if the current user cannot see the member. Calls `members.getMember` or
 * `queryMembers`.
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
export function memberQuery(client: PorticoClient, options: { id: string } | { slug: string }) {
  const key = porticoKeys(client).members(
    "id" in options ? { id: options.id } : { slug: options.slug },
  );
  return clientQuery<Member>(client, key, VOLATILE_DEFAULTS, async (view) => {
    if ("id" in options) return view.use(getMember)(options.id);
    const filter = { "profile.slug": { $eq: options.slug } };
    const [member] = (await view.use(queryMembers)({ filter, paging: { limit: 1 } })).members;
    if (!member) throw new PorticoError("Member not found", { code: "NOT_FOUND", status: 404 });
    return member;
  });
}

/** Options of {@link membersInfiniteQuery}. */
export interface MembersOptions {
  /** Search text, such as part of a nickname. Default: all members. */
  search?: string | undefined;
  /** Members per page, 1 to 100. Default: 24. */
  limit?: number | undefined;
}

/**
 * Creates infinite query options for the members that the current user can see. Calls
 * `members.queryMembers`.
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
    ...VOLATILE_DEFAULTS,
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

/**
 * Creates query options for the current member's wishlist. The query fails with status 403 for
 * visitors. Calls `wishlists.getDefaultWishlist`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { wishlistQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useWishes = () => useQuery(wishlistQuery(useClient())).data?.items ?? [];
 * ```
 */
export function wishlistQuery(client: PorticoClient) {
  const key = porticoKeys(client).wishlist();
  return clientQuery<Wishlist>(client, key, VOLATILE_DEFAULTS, async (view) => {
    // The platform creates the wishlist on the first request.
    return (await view.use(getDefaultWishlist)()).wishlist as Wishlist;
  });
}
