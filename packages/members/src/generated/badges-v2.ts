// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Define the badges that members of a site can carry, and their order.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type OffsetQueryBuilder,
  type Operation,
  operation,
} from "@portico/core/runtime";
import type { CursorPagingMetadataOfBadgesV2, CursorQueryOfBadgesV2 } from "@portico/core/types";

export type {
  CursorPagingMetadataOfBadgesV2 as CursorPagingMetadata,
  CursorPagingOfBadgesV2 as CursorPaging,
  CursorQueryOfBadgesV2 as CursorQuery,
  CursorsOfBadgesV2 as Cursors,
  SortingOfBadgesV2 as Sorting,
  SortOrder,
} from "@portico/core/types";
export type { DeleteBadgeResponse } from "./common.js";

const badgeCodec: CodecTable = {
  createdDate: "d",
  icon: { urlExpirationDate: "d" },
  updatedDate: "d",
};

/**
 * Create a badge.
 *
 * `POST /badges/v4/badges` (members/badges-v2)
 *
 * @param badge - needs `backgroundColor`, `textColor`, `title`
 * @remarks Needs BADGES.BADGE_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(badgesV2).createBadge({
 *   title: "Linen shirt",
 *   backgroundColor: "<background color>",
 *   textColor: "<text color>",
 * });
 * ```
 */
export const createBadge: (badge: BadgeToCreate) => Promise<Badge> = /* @__PURE__ */ operation({
  name: "members.badgesV2.createBadge",
  method: "POST",
  path: "/badges/v4/badges",
  args: ["badge"],
  request: { badge: badgeCodec },
  response: { badge: badgeCodec },
  returns: "badge",
});

/**
 * Get a badge by its id.
 *
 * `GET /badges/v4/badges/{badgeId}` (members/badges-v2)
 *
 * @param badgeId - id of the badge
 * @remarks Needs BADGES.BADGE_READ.
 * @example
 * ```ts
 * const answer = await client.use(badgesV2).getBadge("<badge id>");
 * ```
 */
export const getBadge: (badgeId: string) => Promise<Badge> = /* @__PURE__ */ operation({
  name: "members.badgesV2.getBadge",
  method: "GET",
  path: "/badges/v4/badges/{badgeId}",
  args: ["badgeId"],
  response: { badge: badgeCodec },
  returns: "badge",
});

/**
 * Delete a badge.
 *
 * `DELETE /badges/v4/badges/{badgeId}` (members/badges-v2)
 *
 * @param badgeId - id of the badge
 * @remarks Needs BADGES.BADGE_DELETE.
 * @example
 * ```ts
 * await client.use(badgesV2).deleteBadge("<badge id>");
 * ```
 */
export const deleteBadge: (badgeId: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "members.badgesV2.deleteBadge",
  method: "DELETE",
  path: "/badges/v4/badges/{badgeId}",
  args: ["badgeId"],
});

const queryBadgesOperation: Operation = {
  name: "members.badgesV2.queryBadges",
  method: "POST",
  path: "/badges/v4/badges/query",
  args: ["query"],
  response: { badges: badgeCodec },
  read: true,
  query: { paging: "offset", items: "badges", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryBadges} takes. */
export interface QueryBadgesFields {
  values: {
    id: string;
    title: string;
    description: string;
    permissionsEnabled: boolean;
    slug: string;
  };
  eq: "id" | "title" | "description" | "permissionsEnabled" | "slug";
  in: "id" | "title" | "description" | "permissionsEnabled" | "slug";
  exists: "id" | "title" | "description" | "permissionsEnabled" | "slug";
  compare: "id" | "title" | "description" | "slug";
  startsWith: "id" | "title" | "description" | "slug";
  has: never;
  ascending: "id" | "title" | "description" | "permissionsEnabled" | "slug";
  descending: never;
}

/**
 * Query badges with filters and paging.
 *
 * `POST /badges/v4/badges/query` (members/badges-v2)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs BADGES.BADGE_READ.
 * @example
 * ```ts
 * const page = await client.use(badgesV2).queryBadges().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryBadges(): OffsetQueryBuilder<Badge, QueryBadgesFields>;
/** Query badges with filters and paging. Sends the query as it stands. */
export function queryBadges(query: CursorQueryOfBadgesV2): Promise<QueryBadgesResponse>;
export function queryBadges(query?: CursorQueryOfBadgesV2): unknown {
  return call(queryBadgesOperation, [query]);
}

/**
 * Change fields of a badge.
 *
 * `PATCH /badges/v4/badges/{badge.id}` (members/badges-v2)
 *
 * @param id - id of the badge
 * @remarks Needs BADGES.BADGE_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(badgesV2).updateBadge("<badge id>", { title: "Linen shirt" });
 * ```
 */
export const updateBadge: (id: string, badge: BadgeToUpdate) => Promise<Badge> =
  /* @__PURE__ */ operation({
    name: "members.badgesV2.updateBadge",
    method: "PATCH",
    path: "/badges/v4/badges/{badge.id}",
    args: ["badge.id", "...badge"],
    request: { badge: badgeCodec, fieldMask: "m" },
    response: { badge: badgeCodec },
    returns: "badge",
    mask: "fieldMask",
  });

/**
 * Put all badges into the order of the given ids.
 *
 * `POST /badges/v4/badges/order` (members/badges-v2)
 *
 * @param ids - ids of the badges
 * @remarks Needs BADGES.BADGE_UPDATE_DISPLAY_ORDER.
 * @deprecated Use wix.badges.v4.Badges.MoveBadge. Goes on 2026-07-01.
 * @example
 * ```ts
 * const answer = await client.use(badgesV2).updateBadgesDisplayOrder(["<badge id>"]);
 * ```
 */
export const updateBadgesDisplayOrder: (
  ids: string[],
) => Promise<UpdateBadgesDisplayOrderResponse> = /* @__PURE__ */ operation({
  name: "members.badgesV2.updateBadgesDisplayOrder",
  method: "POST",
  path: "/badges/v4/badges/order",
  args: ["ids"],
  response: { badges: badgeCodec },
});

/** The `options` of {@link moveBadge}. */
export interface MoveBadgeOptions {
  position?: Position;
  /** Guid. */
  moveAfterBadgeId?: string | null;
}

/**
 * Move one badge to the start, the end or behind another badge.
 *
 * `POST /badges/v4/badges/{badgeId}/move` (members/badges-v2)
 *
 * @param badgeId - id of the badge
 * @param options - may hold `position`, `moveAfterBadgeId`
 * @remarks Needs BADGES.BADGE_UPDATE_DISPLAY_ORDER.
 * @example
 * ```ts
 * await client.use(badgesV2).moveBadge("<badge id>");
 * ```
 */
export const moveBadge: (badgeId: string, options?: MoveBadgeOptions) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "members.badgesV2.moveBadge",
    method: "POST",
    path: "/badges/v4/badges/{badgeId}/move",
    args: ["badgeId", ["position", "moveAfterBadgeId"]],
  });

/** What a handler of {@link onBadgeCreated} gets. */
export interface BadgeCreatedEvent {
  entity: Badge;
  metadata: EventMetadata;
}

/**
 * Sent when a badge is created.
 *
 * Event type `wix.badges.v4.badge_created`.
 *
 * @example
 * ```ts
 * client.use(badgesV2).onBadgeCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onBadgeCreated: (handler: EventHandler<BadgeCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.badges.v4.badge_created",
    codec: { entity: badgeCodec },
  });

/** What a handler of {@link onBadgeDeleted} gets. */
export interface BadgeDeletedEvent {
  entity?: Badge;
  metadata: EventMetadata;
}

/**
 * Sent when a badge is deleted.
 *
 * Event type `wix.badges.v4.badge_deleted`.
 *
 * @example
 * ```ts
 * client.use(badgesV2).onBadgeDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onBadgeDeleted: (handler: EventHandler<BadgeDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.badges.v4.badge_deleted",
    codec: { entity: badgeCodec },
  });

/** What a handler of {@link onBadgeUpdated} gets. */
export interface BadgeUpdatedEvent {
  entity: Badge;
  metadata: EventMetadata;
}

/**
 * Sent when a badge changes.
 *
 * Event type `wix.badges.v4.badge_updated`.
 *
 * @example
 * ```ts
 * client.use(badgesV2).onBadgeUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onBadgeUpdated: (handler: EventHandler<BadgeUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.badges.v4.badge_updated",
    codec: { entity: badgeCodec },
  });

export interface CreateBadgeRequest {
  badge: BadgeToCreate;
}

export interface Badge {
  /** Guid. */
  id: string;
  revision?: string | null;
  /** 1 to 50 characters. */
  title?: string | null;
  /** At most 1500 characters. */
  description?: string | null;
  /** Color hex. */
  backgroundColor?: string | null;
  /** Color hex. */
  textColor?: string | null;
  icon?: Image;
  permissionsEnabled?: boolean | null;
  /** 1 to 255 characters. */
  slug?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
}

export interface BadgeInput {
  /** Guid. */
  id?: string | null;
  /** 1 to 50 characters. */
  title?: string | null;
  /** At most 1500 characters. */
  description?: string | null;
  /** Color hex. */
  backgroundColor?: string | null;
  /** Color hex. */
  textColor?: string | null;
  icon?: ImageInput;
  permissionsEnabled?: boolean | null;
}

/** What `createBadge` takes as `BadgeInput`. */
export interface BadgeToCreate extends BadgeInput {
  /** 1 to 50 characters. */
  title: string;
  /** Color hex. */
  backgroundColor: string;
  /** Color hex. */
  textColor: string;
}

/** What `updateBadge` takes as `BadgeInput`. */
export interface BadgeToUpdate extends Omit<BadgeInput, "id"> {}

/** Image in the site's media store. */
export interface Image {
  /** Id of the media file. */
  id: string;
  /** Address of the image file. */
  url: string;
  /** Height of the original in pixels. */
  height: number;
  /** Width of the original in pixels. */
  width: number;
  /** Text for readers who cannot see the image. */
  altText?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
  urlExpirationDate?: Date | null;
}

/** Image in the site's media store. */
export interface ImageInput {
  /** Id of the media file. */
  id?: string;
  /** Address of the image file. */
  url?: string;
  /** Text for readers who cannot see the image. */
  altText?: string | null;
  urlExpirationDate?: Date | null;
}

export interface CreateBadgeResponse {
  badge?: Badge;
}

export interface GetBadgeRequest {
  /** Guid. */
  badgeId: string;
}

export interface GetBadgeResponse {
  badge?: Badge;
}

export interface QueryBadgesRequest {
  query?: CursorQueryOfBadgesV2;
}

export interface QueryBadgesResponse {
  badges: Badge[];
  pagingMetadata?: CursorPagingMetadataOfBadgesV2;
}

export interface UpdateBadgeRequest {
  badge: BadgeInput;
}

export interface UpdateBadgeResponse {
  badge?: Badge;
}

export interface DeleteBadgeRequest {
  /** Guid. */
  badgeId: string;
}

export interface UpdateBadgesDisplayOrderRequest {
  /** 1 to 100 items. */
  ids: string[];
}

export interface UpdateBadgesDisplayOrderResponse {
  badges: Badge[];
}

export interface MoveBadgeRequest {
  /** Guid. */
  badgeId: string;
  position?: Position;
  /** Guid. */
  moveAfterBadgeId?: string | null;
}

export type Position = "LAST" | "FIRST" | "AFTER";

export type MoveBadgeResponse = Record<string, never>;
