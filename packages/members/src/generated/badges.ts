// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Define badges and assign them to members, with the legacy service.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type EventHandler, type EventMetadata, event, operation } from "@portico/core/runtime";
import type { Paging } from "@portico/core/types";
import type { PagingMetadata } from "./common.js";

export type { Paging } from "@portico/core/types";
export type { DeleteBadgeResponse, PagingMetadata } from "./common.js";

/**
 * Creates a badge.
 *
 * `POST /members/v3/badges` (members/badges)
 *
 * @param badge - The badge to create. Requires `backgroundColor`, `textColor` and `title`.
 * @returns The created badge.
 * @remarks Requires the permission `BADGES.BADGE_CREATE`.
 * @deprecated Use `badgesV2.createBadge`. It may be removed on or after 2026-04-18.
 * @example
 * ```ts
 * const badge = await client.use(badges).createBadge({
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

/** Options of {@link listBadges}. */
export interface ListBadgesOptions {
  /** The page of badges to return. */
  paging?: Paging;
}

/**
 * Lists the site's badges, with offset paging.
 *
 * `GET /members/v3/badges` (members/badges)
 *
 * @param options - Optional fields: `paging`.
 * @remarks Requires the permission `BADGES.BADGE_READ`.
 * @deprecated Use `badgesV2.queryBadges`. It may be removed on or after 2026-04-18.
 * @example
 * ```ts
 * const response = await client.use(badges).listBadges();
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
 * Updates fields of a badge by id.
 *
 * `PATCH /members/v3/badges/{badge.id}` (members/badges)
 *
 * @param id - Id of the badge.
 * @param badge - The badge, with the fields to update.
 * @returns The updated badge.
 * @remarks Requires the permission `BADGES.BADGE_UPDATE`.
 * @deprecated Use `badgesV2.updateBadge`. It may be removed on or after 2026-04-18.
 * @example
 * ```ts
 * const badge = await client.use(badges).updateBadge("<badge id>", { title: "Linen shirt" });
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
 * Returns a single badge.
 *
 * `GET /members/v3/badges/{id}` (members/badges)
 *
 * @param id - Id of the badge.
 * @returns The requested badge.
 * @remarks Requires the permission `BADGES.BADGE_READ`.
 * @deprecated Use `badgesV2.getBadge`. It may be removed on or after 2026-04-18.
 * @example
 * ```ts
 * const badge = await client.use(badges).getBadge("<badge id>");
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
 * Deletes a badge by id.
 *
 * `DELETE /members/v3/badges/{id}` (members/badges)
 *
 * @param id - Id of the badge.
 * @remarks Requires the permission `BADGES.BADGE_DELETE`.
 * @deprecated Use `badgesV2.deleteBadge`. It may be removed on or after 2026-04-18.
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
 * Assigns a badge to several members.
 *
 * `POST /members/v3/badges/{id}/members` (members/badges)
 *
 * @param id - Id of the badge.
 * @param memberIds - Ids of the members to assign the badge to.
 * @remarks Requires the permission `BADGES.BADGE_ASSIGN`.
 * @deprecated Use `badgeAssignments.createBadgeAssignment`. It may be removed on or after
 *   2026-04-18.
 * @example
 * ```ts
 * const response = await client.use(badges).assignBadge("<badge id>", ["<member id>"]);
 * ```
 */
export const assignBadge: (id: string, memberIds: string[]) => Promise<AssignBadgeResponse> =
  /* @__PURE__ */ operation({
    name: "members.badges.assignBadge",
    path: "/members/v3/badges/{id}/members",
    args: ["id", "memberIds"],
  });

/**
 * Removes a badge from several members.
 *
 * `DELETE /members/v3/badges/{id}/members` (members/badges)
 *
 * @param id - Id of the badge.
 * @param memberIds - Ids of the members to remove the badge from.
 * @remarks Requires the permission `BADGES.BADGE_ASSIGN`.
 * @deprecated Use `badgeAssignments.deleteBadgeAssignment`. It may be removed on or after
 *   2026-04-18.
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

/** Options of {@link listMembersByBadge}. */
export interface ListMembersByBadgeOptions {
  /** The page to return, as an offset and a limit. */
  paging?: Paging;
}

/**
 * Lists the ids of the members who have a badge.
 *
 * `GET /members/v3/badges/{id}/members` (members/badges)
 *
 * @param id - Id of the badge.
 * @param options - Optional fields: `paging`.
 * @remarks Requires the permission `BADGES.BADGE_READ_MEMBERS`.
 * @deprecated Use `badgeAssignments.queryBadgeAssignments`. It may be removed on or after
 *   2026-04-18.
 * @example
 * ```ts
 * const response = await client.use(badges).listMembersByBadge("<badge id>");
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
 * Lists the badge ids of up to 100 members.
 *
 * `POST /members/v3/badges/members` (members/badges)
 *
 * @param memberIds - Ids of the members whose badges to list.
 * @remarks Requires the permission `BADGES.BADGE_READ_MEMBERS`.
 * @deprecated Use `badgeAssignments.queryBadgeAssignments`. It may be removed on or after
 *   2026-04-18.
 * @example
 * ```ts
 * const response = await client.use(badges).listBadgesPerMember(["<member id>"]);
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
 * Counts the members who have each badge.
 *
 * `GET /members/v3/badges/members/count` (members/badges)
 *
 * @remarks Requires the permission `BADGES.BADGE_READ_MEMBERS`.
 * @deprecated Use `badgeAssignments.queryBadgeAssignments`. It may be removed on or after
 *   2026-04-18.
 * @example
 * ```ts
 * const response = await client.use(badges).getMemberCountsPerBadge();
 * ```
 */
export const getMemberCountsPerBadge: () => Promise<GetMemberCountsPerBadgeResponse> =
  /* @__PURE__ */ operation({
    name: "members.badges.getMemberCountsPerBadge",
    method: "GET",
    path: "/members/v3/badges/members/count",
  });

/**
 * Sets the display order of the badges.
 *
 * `PATCH /members/v3/badges/order` (members/badges)
 *
 * @param badgeIds - Ids of all badges, in their new order.
 * @remarks Requires the permission `BADGES.BADGE_UPDATE_DISPLAY_ORDER`.
 * @deprecated Use `badgesV2.updateBadgesDisplayOrder`. It may be removed on or after
 *   2026-04-18.
 * @example
 * ```ts
 * const response = await client.use(badges).updateBadgesDisplayOrder(["<badge id>"]);
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

/** Event that {@link onBadgeAssigned} passes to its handler. */
export interface BadgeAssignedEvent {
  /** Event-specific data. */
  data: BadgeAssigned;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a badge is assigned to a member.
 *
 * The type of the event is `wix.badges.v3.badge_badge_assigned`.
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

/** Event that {@link onBadgeUnassigned} passes to its handler. */
export interface BadgeUnassignedEvent {
  /** Event-specific data. */
  data: BadgeUnassigned;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a badge is removed from a member.
 *
 * The type of the event is `wix.badges.v3.badge_badge_unassigned`.
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

/** Request of {@link createBadge}. */
export interface CreateBadgeRequest {
  /** The badge to create. */
  badge: BadgeToCreate;
}

/** A badge for members, such as "Staff". */
export interface Badge {
  /** Id of the badge. */
  id: string;
  /** Text on the badge. */
  title?: string | null;
  /** Description of the badge. */
  description?: string | null;
  /** Color of the badge, as a hex code. */
  backgroundColor?: string | null;
  /** Color of the text, as a hex code. */
  textColor?: string | null;
  /** URL of the badge's icon. */
  icon?: string | null;
  /** Whether the badge can grant members access to pages on the site. */
  permissionsEnabled?: boolean | null;
  /** Slug of the badge, which is generated from the title. */
  slug?: string | null;
  /** When the badge was created. */
  createdDate?: Date | null;
  /** When the badge was last updated. */
  updatedDate?: Date | null;
}

/** A badge for members, such as "Staff". */
export interface BadgeInput {
  /** Id of the badge. */
  id?: string;
  /** Text on the badge. */
  title?: string | null;
  /** Description of the badge. */
  description?: string | null;
  /** Color of the badge, as a hex code. */
  backgroundColor?: string | null;
  /** Color of the text, as a hex code. */
  textColor?: string | null;
  /** URL of the badge's icon. */
  icon?: string | null;
  /** Whether the badge can grant members access to pages on the site. */
  permissionsEnabled?: boolean | null;
}

/** The variant of `BadgeInput` that `createBadge` accepts. */
export interface BadgeToCreate extends BadgeInput {
  /** Text on the badge. */
  title: string;
  /** Color of the badge, as a hex code. */
  backgroundColor: string;
  /** Color of the text, as a hex code. */
  textColor: string;
}

/** The variant of `BadgeInput` that `updateBadge` accepts. */
export interface BadgeToUpdate extends Omit<BadgeInput, "id"> {}

/** Response of {@link createBadge}. */
export interface CreateBadgeResponse {
  /** The created badge. */
  badge?: Badge;
}

/** Request of {@link updateBadge}. */
export interface UpdateBadgeRequest {
  /** The badge, with the fields to update. */
  badge: BadgeInput;
}

/** Response of {@link updateBadge}. */
export interface UpdateBadgeResponse {
  /** The updated badge. */
  badge?: Badge;
}

/** Request of {@link listBadges}. */
export interface ListBadgesRequest {
  /** The page of badges to return. */
  paging?: Paging;
}

/** Response of {@link listBadges}. */
export interface ListBadgesResponse {
  /** The badges on this page. */
  badges: Badge[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PagingMetadata;
}

/** Request of {@link getBadge}. */
export interface GetBadgeRequest {
  /** Id of the badge. */
  id: string;
}

/** Response of {@link getBadge}. */
export interface GetBadgeResponse {
  /** The requested badge. */
  badge?: Badge;
}

/** Request of {@link deleteBadge}. */
export interface DeleteBadgeRequest {
  /** Id of the badge. */
  id: string;
}

/** Request of {@link assignBadge}. */
export interface AssignBadgeRequest {
  /** Id of the badge. */
  id: string;
  /** Ids of the members to assign the badge to. */
  memberIds: string[];
}

/** Response of {@link assignBadge}. */
export interface AssignBadgeResponse {
  /** Ids of the members who were assigned the badge. */
  memberIds: string[];
}

/** Request of {@link unassignBadge}. */
export interface UnassignBadgeRequest {
  /** Id of the badge. */
  id: string;
  /** Ids of the members to remove the badge from. */
  memberIds: string[];
}

/** Response of {@link unassignBadge}. */
export type UnassignBadgeResponse = Record<string, never>;

/** Request of {@link listMembersByBadge}. */
export interface ListMembersRequest {
  /** Id of the badge. */
  id: string;
  /** The page to return, as an offset and a limit. */
  paging?: Paging;
}

/** Response of {@link listMembersByBadge}. */
export interface ListMembersResponse {
  /** Ids of the members who have the badge, on this page. */
  memberIds: string[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PagingMetadata;
}

/** Request of {@link listBadgesPerMember}. */
export interface ListMembersBadgeIdsRequest {
  /** Ids of the members whose badges to list. 1 to 100 items. */
  memberIds: string[];
}

/** Response of {@link listBadgesPerMember}. */
export interface ListMembersBadgeIdsResponse {
  /** The badges of each requested member. */
  memberBadgeIds: MemberBadgeIds[];
}

/** The badges of a member. */
export interface MemberBadgeIds {
  /** Id of the member. */
  memberId: string;
  /** Ids of the member's badges. */
  badgeIds: string[];
}

/** Request of {@link getMemberCountsPerBadge}. */
export type GetMemberCountsPerBadgeRequest = Record<string, never>;

/** Response of {@link getMemberCountsPerBadge}. */
export interface GetMemberCountsPerBadgeResponse {
  /** Number of members who have each badge. */
  badgeMemberCounts: BadgeMemberCount[];
}

/** Number of members who have a badge. */
export interface BadgeMemberCount {
  /** Id of the badge. */
  badgeId: string;
  /** Number of members who have the badge. */
  memberCount: number;
}

/** Request of {@link updateBadgesDisplayOrder}. */
export interface UpdateBadgesDisplayOrderRequest {
  /** Ids of all badges, in their new order. At least 1 item. */
  badgeIds: string[];
}

/** Response of {@link updateBadgesDisplayOrder}. */
export interface UpdateBadgesDisplayOrderResponse {
  /** The badges in their new order. */
  badges: Badge[];
}

/** Data of the {@link onBadgeAssigned} event. */
export interface BadgeAssigned {
  /** Id of the member. */
  memberId: string;
}

/** Data of the {@link onBadgeUnassigned} event. */
export interface BadgeUnassigned {
  /** Id of the member. */
  memberId: string;
}
