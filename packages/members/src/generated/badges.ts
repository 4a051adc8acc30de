// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Older badge calls: define badges and hand them to members.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type EventHandler, type EventMetadata, event, operation } from "@portico/core/runtime";
import type { Paging } from "@portico/core/types";
import type { PagingMetadata } from "./common.js";

export type { Paging } from "@portico/core/types";
export type { DeleteBadgeResponse, PagingMetadata } from "./common.js";

/**
 * Create a badge in the older badge service.
 *
 * `POST /members/v3/badges` (members/badges)
 *
 * @param badge - The badge to create; needs `backgroundColor`, `textColor`, `title`.
 * @returns The created badge.
 * @remarks Needs BADGES.BADGE_CREATE.
 * @deprecated Use `badgesV2.createBadge`. It may be removed from 2026-04-18 on.
 * @example
 * ```ts
 * const answer = await client.use(badges).createBadge({
 *   title: "Linen shirt",
 *   backgroundColor: "<background color>",
 *   textColor: "<text color>",
 * });
 * ```
 */
export const createBadge: (badge: BadgeToCreate) => Promise<Badge> = /* @__PURE__ */ operation({
  name: "members.badges.createBadge",
  path: "/members/v3/badges",
  args: ["badge"],
  request: { badge: { createdDate: "d", updatedDate: "d" } },
  response: { badge: { createdDate: "d", updatedDate: "d" } },
  returns: "badge",
});

/** The `options` of {@link listBadges}. */
export interface ListBadgesOptions {
  /** Which page of the badges to answer. */
  paging?: Paging;
}

/**
 * List the site's badges, with offset paging.
 *
 * `GET /members/v3/badges` (members/badges)
 *
 * @param options - May hold `paging`.
 * @remarks Needs BADGES.BADGE_READ.
 * @deprecated Use `badgesV2.queryBadges`. It may be removed from 2026-04-18 on.
 * @example
 * ```ts
 * const answer = await client.use(badges).listBadges();
 * ```
 */
export const listBadges: (options?: ListBadgesOptions) => Promise<ListBadgesResponse> =
  /* @__PURE__ */ operation({
    name: "members.badges.listBadges",
    method: "GET",
    path: "/members/v3/badges",
    args: [["paging"]],
    response: { badges: { createdDate: "d", updatedDate: "d" } },
  });

/**
 * Change fields of a badge by its id.
 *
 * `PATCH /members/v3/badges/{badge.id}` (members/badges)
 *
 * @param id - Id of the badge.
 * @param badge - The badge with the fields to change.
 * @returns The badge after the change.
 * @remarks Needs BADGES.BADGE_UPDATE.
 * @deprecated Use `badgesV2.updateBadge`. It may be removed from 2026-04-18 on.
 * @example
 * ```ts
 * const answer = await client.use(badges).updateBadge("<badge id>", { title: "Linen shirt" });
 * ```
 */
export const updateBadge: (id: string, badge: BadgeToUpdate) => Promise<Badge> =
  /* @__PURE__ */ operation({
    name: "members.badges.updateBadge",
    method: "PATCH",
    path: "/members/v3/badges/{badge.id}",
    args: ["badge.id", "...badge"],
    request: { badge: { createdDate: "d", updatedDate: "d" } },
    response: { badge: { createdDate: "d", updatedDate: "d" } },
    returns: "badge",
  });

/**
 * Get a single badge.
 *
 * `GET /members/v3/badges/{id}` (members/badges)
 *
 * @param id - Id of the badge.
 * @returns The badge that was asked for.
 * @remarks Needs BADGES.BADGE_READ.
 * @deprecated Use `badgesV2.getBadge`. It may be removed from 2026-04-18 on.
 * @example
 * ```ts
 * const answer = await client.use(badges).getBadge("<badge id>");
 * ```
 */
export const getBadge: (id: string) => Promise<Badge> = /* @__PURE__ */ operation({
  name: "members.badges.getBadge",
  method: "GET",
  path: "/members/v3/badges/{id}",
  args: ["id"],
  response: { badge: { createdDate: "d", updatedDate: "d" } },
  returns: "badge",
});

/**
 * Delete a badge by its id.
 *
 * `DELETE /members/v3/badges/{id}` (members/badges)
 *
 * @param id - Id of the badge.
 * @remarks Needs BADGES.BADGE_DELETE.
 * @deprecated Use `badgesV2.deleteBadge`. It may be removed from 2026-04-18 on.
 * @example
 * ```ts
 * await client.use(badges).deleteBadge("<badge id>");
 * ```
 */
export const deleteBadge: (id: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "members.badges.deleteBadge",
  method: "DELETE",
  path: "/members/v3/badges/{id}",
  args: ["id"],
});

/**
 * Give one badge to several members.
 *
 * `POST /members/v3/badges/{id}/members` (members/badges)
 *
 * @param id - Id of the badge.
 * @param memberIds - Ids of the members who get the badge.
 * @remarks Needs BADGES.BADGE_ASSIGN.
 * @deprecated Use `badgeAssignments.createBadgeAssignment`. It may be removed from 2026-04-18
 *   on.
 * @example
 * ```ts
 * const answer = await client.use(badges).assignBadge("<badge id>", ["<member id>"]);
 * ```
 */
export const assignBadge: (id: string, memberIds: string[]) => Promise<AssignBadgeResponse> =
  /* @__PURE__ */ operation({
    name: "members.badges.assignBadge",
    path: "/members/v3/badges/{id}/members",
    args: ["id", "memberIds"],
  });

/**
 * Take one badge from several members.
 *
 * `DELETE /members/v3/badges/{id}/members` (members/badges)
 *
 * @param id - Id of the badge.
 * @param memberIds - Ids of the members who lose the badge.
 * @remarks Needs BADGES.BADGE_ASSIGN.
 * @deprecated Use `badgeAssignments.deleteBadgeAssignment`. It may be removed from 2026-04-18
 *   on.
 * @example
 * ```ts
 * await client.use(badges).unassignBadge("<badge id>", ["<member id>"]);
 * ```
 */
export const unassignBadge: (id: string, memberIds: string[]) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "members.badges.unassignBadge",
    method: "DELETE",
    path: "/members/v3/badges/{id}/members",
    args: ["id", "memberIds"],
  });

/** The `options` of {@link listMembersByBadge}. */
export interface ListMembersByBadgeOptions {
  /** How many to leave out and how many to answer. */
  paging?: Paging;
}

/**
 * List the ids of the members who carry a badge.
 *
 * `GET /members/v3/badges/{id}/members` (members/badges)
 *
 * @param id - Id of the badge.
 * @param options - May hold `paging`.
 * @remarks Needs BADGES.BADGE_READ_MEMBERS.
 * @deprecated Use `badgeAssignments.queryBadgeAssignments`. It may be removed from 2026-04-18
 *   on.
 * @example
 * ```ts
 * const answer = await client.use(badges).listMembersByBadge("<badge id>");
 * ```
 */
export const listMembersByBadge: (
  id: string,
  options?: ListMembersByBadgeOptions,
) => Promise<ListMembersResponse> = /* @__PURE__ */ operation({
  name: "members.badges.listMembersByBadge",
  method: "GET",
  path: "/members/v3/badges/{id}/members",
  args: ["id", ["paging"]],
});

/**
 * List the badge ids of up to 100 members.
 *
 * `POST /members/v3/badges/members` (members/badges)
 *
 * @param memberIds - Ids of the members whose badges to list.
 * @remarks Needs BADGES.BADGE_READ_MEMBERS.
 * @deprecated Use `badgeAssignments.queryBadgeAssignments`. It may be removed from 2026-04-18
 *   on.
 * @example
 * ```ts
 * const answer = await client.use(badges).listBadgesPerMember(["<member id>"]);
 * ```
 */
export const listBadgesPerMember: (memberIds: string[]) => Promise<ListMembersBadgeIdsResponse> =
  /* @__PURE__ */ operation({
    name: "members.badges.listBadgesPerMember",
    path: "/members/v3/badges/members",
    args: ["memberIds"],
    read: true,
  });

/**
 * Count the members who carry each badge.
 *
 * `GET /members/v3/badges/members/count` (members/badges)
 *
 * @remarks Needs BADGES.BADGE_READ_MEMBERS.
 * @deprecated Use `badgeAssignments.queryBadgeAssignments`. It may be removed from 2026-04-18
 *   on.
 * @example
 * ```ts
 * const answer = await client.use(badges).getMemberCountsPerBadge();
 * ```
 */
export const getMemberCountsPerBadge: () => Promise<GetMemberCountsPerBadgeResponse> =
  /* @__PURE__ */ operation({
    name: "members.badges.getMemberCountsPerBadge",
    method: "GET",
    path: "/members/v3/badges/members/count",
  });

/**
 * Set the order in which badges are shown.
 *
 * `PATCH /members/v3/badges/order` (members/badges)
 *
 * @param badgeIds - Ids of all badges, in their new order.
 * @remarks Needs BADGES.BADGE_UPDATE_DISPLAY_ORDER.
 * @deprecated Use `badgesV2.updateBadgesDisplayOrder`. It may be removed from 2026-04-18 on.
 * @example
 * ```ts
 * const answer = await client.use(badges).updateBadgesDisplayOrder(["<badge id>"]);
 * ```
 */
export const updateBadgesDisplayOrder: (
  badgeIds: string[],
) => Promise<UpdateBadgesDisplayOrderResponse> = /* @__PURE__ */ operation({
  name: "members.badges.updateBadgesDisplayOrder",
  method: "PATCH",
  path: "/members/v3/badges/order",
  args: ["badgeIds"],
  response: { badges: { createdDate: "d", updatedDate: "d" } },
});

/** What a handler of {@link onBadgeAssigned} gets. */
export interface BadgeAssignedEvent {
  /** What the event tells besides which it is. */
  data: BadgeAssigned;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a badge is given to a member.
 *
 * Event type `wix.badges.v3.badge_badge_assigned`.
 *
 * @example
 * ```ts
 * client.use(badges).onBadgeAssigned(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onBadgeAssigned: (handler: EventHandler<BadgeAssignedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.badges.v3.badge_badge_assigned",
  });

/** What a handler of {@link onBadgeUnassigned} gets. */
export interface BadgeUnassignedEvent {
  /** What the event tells besides which it is. */
  data: BadgeUnassigned;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a member loses a badge.
 *
 * Event type `wix.badges.v3.badge_badge_unassigned`.
 *
 * @example
 * ```ts
 * client.use(badges).onBadgeUnassigned(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onBadgeUnassigned: (handler: EventHandler<BadgeUnassignedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.badges.v3.badge_badge_unassigned",
  });

/** What {@link createBadge} is called with. */
export interface CreateBadgeRequest {
  /** The badge to create. */
  badge: BadgeToCreate;
}

/** A mark that members wear on a site, such as "Staff". */
export interface Badge {
  /** Id of the badge. */
  id: string;
  /** Text on the badge. */
  title?: string | null;
  /** What the badge stands for. */
  description?: string | null;
  /** Color of the badge, as a hex code. */
  backgroundColor?: string | null;
  /** Color of the text, as a hex code. */
  textColor?: string | null;
  /** Address of the small picture on the badge. */
  icon?: string | null;
  /** True when wearing the badge can open pages of the site to a member. */
  permissionsEnabled?: boolean | null;
  /** Part of an address, made from the title. */
  slug?: string | null;
  /** When the badge was created. */
  createdDate?: Date | null;
  /** When the badge was last changed. */
  updatedDate?: Date | null;
}

/** A mark that members wear on a site, such as "Staff". */
export interface BadgeInput {
  /** Id of the badge. */
  id?: string;
  /** Text on the badge. */
  title?: string | null;
  /** What the badge stands for. */
  description?: string | null;
  /** Color of the badge, as a hex code. */
  backgroundColor?: string | null;
  /** Color of the text, as a hex code. */
  textColor?: string | null;
  /** Address of the small picture on the badge. */
  icon?: string | null;
  /** True when wearing the badge can open pages of the site to a member. */
  permissionsEnabled?: boolean | null;
}

/** What `createBadge` takes as `BadgeInput`. */
export interface BadgeToCreate extends BadgeInput {
  /** Text on the badge. */
  title: string;
  /** Color of the badge, as a hex code. */
  backgroundColor: string;
  /** Color of the text, as a hex code. */
  textColor: string;
}

/** What `updateBadge` takes as `BadgeInput`. */
export interface BadgeToUpdate extends Omit<BadgeInput, "id"> {}

/** What {@link createBadge} answers. */
export interface CreateBadgeResponse {
  /** The created badge. */
  badge?: Badge;
}

/** What {@link updateBadge} is called with. */
export interface UpdateBadgeRequest {
  /** The badge with the fields to change. */
  badge: BadgeInput;
}

/** What {@link updateBadge} answers. */
export interface UpdateBadgeResponse {
  /** The badge after the change. */
  badge?: Badge;
}

/** What {@link listBadges} is called with. */
export interface ListBadgesRequest {
  /** Which page of the badges to answer. */
  paging?: Paging;
}

/** What {@link listBadges} answers. */
export interface ListBadgesResponse {
  /** The badges of this page. */
  badges: Badge[];
  /** Which page this is, and how to reach the others. */
  metadata?: PagingMetadata;
}

/** What {@link getBadge} is called with. */
export interface GetBadgeRequest {
  /** Id of the badge. */
  id: string;
}

/** What {@link getBadge} answers. */
export interface GetBadgeResponse {
  /** The badge that was asked for. */
  badge?: Badge;
}

/** What {@link deleteBadge} is called with. */
export interface DeleteBadgeRequest {
  /** Id of the badge. */
  id: string;
}

/** What {@link assignBadge} is called with. */
export interface AssignBadgeRequest {
  /** Id of the badge. */
  id: string;
  /** Ids of the members who get the badge. */
  memberIds: string[];
}

/** What {@link assignBadge} answers. */
export interface AssignBadgeResponse {
  /** Ids of the members who have got the badge. */
  memberIds: string[];
}

/** What {@link unassignBadge} is called with. */
export interface UnassignBadgeRequest {
  /** Id of the badge. */
  id: string;
  /** Ids of the members who lose the badge. */
  memberIds: string[];
}

/** What {@link unassignBadge} answers. */
export type UnassignBadgeResponse = Record<string, never>;

/** What {@link listMembersByBadge} is called with. */
export interface ListMembersRequest {
  /** Id of the badge. */
  id: string;
  /** How many to leave out and how many to answer. */
  paging?: Paging;
}

/** What {@link listMembersByBadge} answers. */
export interface ListMembersResponse {
  /** Ids of the members who wear the badge, on this page. */
  memberIds: string[];
  /** Which page this is, and how to reach the others. */
  metadata?: PagingMetadata;
}

/** What {@link listBadgesPerMember} is called with. */
export interface ListMembersBadgeIdsRequest {
  /** Ids of the members whose badges to list. 1 to 100 items. */
  memberIds: string[];
}

/** What {@link listBadgesPerMember} answers. */
export interface ListMembersBadgeIdsResponse {
  /** The badges of each member that was asked for. */
  memberBadgeIds: MemberBadgeIds[];
}

/** The badges of one member. */
export interface MemberBadgeIds {
  /** Id of the member. */
  memberId: string;
  /** Ids of the badges that the member wears. */
  badgeIds: string[];
}

/** What {@link getMemberCountsPerBadge} is called with. */
export type GetMemberCountsPerBadgeRequest = Record<string, never>;

/** What {@link getMemberCountsPerBadge} answers. */
export interface GetMemberCountsPerBadgeResponse {
  /** How many members wear each badge. */
  badgeMemberCounts: BadgeMemberCount[];
}

/** How many members wear one badge. */
export interface BadgeMemberCount {
  /** Id of the badge. */
  badgeId: string;
  /** How many members wear it. */
  memberCount: number;
}

/** What {@link updateBadgesDisplayOrder} is called with. */
export interface UpdateBadgesDisplayOrderRequest {
  /** Ids of all badges, in their new order. At least 1 items. */
  badgeIds: string[];
}

/** What {@link updateBadgesDisplayOrder} answers. */
export interface UpdateBadgesDisplayOrderResponse {
  /** The badges in their new order. */
  badges: Badge[];
}

/** What an event of {@link onBadgeAssigned} tells. */
export interface BadgeAssigned {
  /** Id of the member. */
  memberId: string;
}

/** What an event of {@link onBadgeUnassigned} tells. */
export interface BadgeUnassigned {
  /** Id of the member. */
  memberId: string;
}
