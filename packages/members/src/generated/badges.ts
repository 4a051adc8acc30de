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
 * @param badge - needs `backgroundColor`, `textColor`, `title`
 * @remarks Needs BADGES.BADGE_CREATE.
 * @deprecated Use wix.badges.v4.Badges.CreateBadge. Goes on 2026-04-18.
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
  method: "POST",
  path: "/members/v3/badges",
  args: ["badge"],
  request: { badge: { createdDate: "d", updatedDate: "d" } },
  response: { badge: { createdDate: "d", updatedDate: "d" } },
  returns: "badge",
});

/** The `options` of {@link listBadges}. */
export interface ListBadgesOptions {
  paging?: Paging;
}

/**
 * List the site's badges, with offset paging.
 *
 * `GET /members/v3/badges` (members/badges)
 *
 * @param options - may hold `paging`
 * @remarks Needs BADGES.BADGE_READ.
 * @deprecated Use wix.badges.v4.Badges.QueryBadges. Goes on 2026-04-18.
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
 * @param id - id of the badge
 * @remarks Needs BADGES.BADGE_UPDATE.
 * @deprecated Use wix.badges.v4.Badges.UpdateBadge. Goes on 2026-04-18.
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
 * @param id - id of the badge
 * @remarks Needs BADGES.BADGE_READ.
 * @deprecated Use wix.badges.v4.Badges.GetBadge. Goes on 2026-04-18.
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
 * @param id - id of the badge
 * @remarks Needs BADGES.BADGE_DELETE.
 * @deprecated Use wix.badges.v4.Badges.DeleteBadge. Goes on 2026-04-18.
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
 * @param id - id of the badge
 * @param memberIds - ids of the members
 * @remarks Needs BADGES.BADGE_ASSIGN.
 * @deprecated Use wix.badges.badgeassignments.v4.BadgeAssignments.CreateBadgeAssignment. Goes
 *   on 2026-04-18.
 * @example
 * ```ts
 * const answer = await client.use(badges).assignBadge("<badge id>", ["<member id>"]);
 * ```
 */
export const assignBadge: (id: string, memberIds: string[]) => Promise<AssignBadgeResponse> =
  /* @__PURE__ */ operation({
    name: "members.badges.assignBadge",
    method: "POST",
    path: "/members/v3/badges/{id}/members",
    args: ["id", "memberIds"],
  });

/**
 * Take one badge from several members.
 *
 * `DELETE /members/v3/badges/{id}/members` (members/badges)
 *
 * @param id - id of the badge
 * @param memberIds - ids of the members
 * @remarks Needs BADGES.BADGE_ASSIGN.
 * @deprecated Use wix.badges.badgeassignments.v4.BadgeAssignments.DeleteBadgeAssignment. Goes
 *   on 2026-04-18.
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
  paging?: Paging;
}

/**
 * List the ids of the members who carry a badge.
 *
 * `GET /members/v3/badges/{id}/members` (members/badges)
 *
 * @param id - id of the badge
 * @param options - may hold `paging`
 * @remarks Needs BADGES.BADGE_READ_MEMBERS.
 * @deprecated Use wix.badges.badgeassignments.v4.BadgeAssignments.QueryBadgeAssignments. Goes
 *   on 2026-04-18.
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
 * @param memberIds - ids of the members
 * @remarks Needs BADGES.BADGE_READ_MEMBERS.
 * @deprecated Use wix.badges.badgeassignments.v4.BadgeAssignments.QueryBadgeAssignments. Goes
 *   on 2026-04-18.
 * @example
 * ```ts
 * const answer = await client.use(badges).listBadgesPerMember(["<member id>"]);
 * ```
 */
export const listBadgesPerMember: (memberIds: string[]) => Promise<ListMembersBadgeIdsResponse> =
  /* @__PURE__ */ operation({
    name: "members.badges.listBadgesPerMember",
    method: "POST",
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
 * @deprecated Use wix.badges.badgeassignments.v4.BadgeAssignments.QueryBadgeAssignments. Goes
 *   on 2026-04-18.
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
 * @param badgeIds - ids of the badges
 * @remarks Needs BADGES.BADGE_UPDATE_DISPLAY_ORDER.
 * @deprecated Use wix.badges.v4.Badges.UpdateBadgesDisplayOrder. Goes on 2026-04-18.
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
  data: BadgeAssigned;
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
  data: BadgeUnassigned;
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

export interface CreateBadgeRequest {
  badge: BadgeToCreate;
}

export interface Badge {
  /** Guid. */
  id: string;
  title?: string | null;
  description?: string | null;
  /** Color hex. */
  backgroundColor?: string | null;
  /** Color hex. */
  textColor?: string | null;
  icon?: string | null;
  permissionsEnabled?: boolean | null;
  slug?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
}

export interface BadgeInput {
  /** Guid. */
  id?: string;
  title?: string | null;
  description?: string | null;
  /** Color hex. */
  backgroundColor?: string | null;
  /** Color hex. */
  textColor?: string | null;
  icon?: string | null;
  permissionsEnabled?: boolean | null;
}

/** What `createBadge` takes as `BadgeInput`. */
export interface BadgeToCreate extends BadgeInput {
  title: string;
  /** Color hex. */
  backgroundColor: string;
  /** Color hex. */
  textColor: string;
}

/** What `updateBadge` takes as `BadgeInput`. */
export interface BadgeToUpdate extends Omit<BadgeInput, "id"> {}

export interface CreateBadgeResponse {
  badge?: Badge;
}

export interface UpdateBadgeRequest {
  badge: BadgeInput;
}

export interface UpdateBadgeResponse {
  badge?: Badge;
}

export interface ListBadgesRequest {
  paging?: Paging;
}

export interface ListBadgesResponse {
  badges: Badge[];
  metadata?: PagingMetadata;
}

export interface GetBadgeRequest {
  /** Guid. */
  id: string;
}

export interface GetBadgeResponse {
  badge?: Badge;
}

export interface DeleteBadgeRequest {
  /** Guid. */
  id: string;
}

export interface AssignBadgeRequest {
  /** Guid. */
  id: string;
  memberIds: string[];
}

export interface AssignBadgeResponse {
  memberIds: string[];
}

export interface UnassignBadgeRequest {
  /** Guid. */
  id: string;
  memberIds: string[];
}

export type UnassignBadgeResponse = Record<string, never>;

export interface ListMembersRequest {
  /** Guid. */
  id: string;
  paging?: Paging;
}

export interface ListMembersResponse {
  memberIds: string[];
  metadata?: PagingMetadata;
}

export interface ListMembersBadgeIdsRequest {
  /** 1 to 100 items. */
  memberIds: string[];
}

export interface ListMembersBadgeIdsResponse {
  memberBadgeIds: MemberBadgeIds[];
}

export interface MemberBadgeIds {
  /** Guid. */
  memberId: string;
  badgeIds: string[];
}

export type GetMemberCountsPerBadgeRequest = Record<string, never>;

export interface GetMemberCountsPerBadgeResponse {
  badgeMemberCounts: BadgeMemberCount[];
}

export interface BadgeMemberCount {
  /** Guid. */
  badgeId: string;
  memberCount: number;
}

export interface UpdateBadgesDisplayOrderRequest {
  /** At least 1 items. */
  badgeIds: string[];
}

export interface UpdateBadgesDisplayOrderResponse {
  badges: Badge[];
}

export interface BadgeAssigned {
  /** Guid. */
  memberId: string;
}

export interface BadgeUnassigned {
  /** Guid. */
  memberId: string;
}
