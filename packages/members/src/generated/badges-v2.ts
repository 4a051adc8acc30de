// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Define badges for members, and the order of the badges.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type EventHandler,
  type EventMetadata,
  event,
  type OffsetPage,
  type OffsetQueryBuilder,
  offsetQueryOperation,
  operation,
  type TypedQuery,
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
 * Creates a badge.
 *
 * `POST /badges/v4/badges` (members/badges-v2)
 *
 * @param badge - The badge to create. Requires `backgroundColor`, `textColor` and `title`.
 * @returns The created badge.
 * @remarks Requires the permission `BADGES.BADGE_CREATE`.
 * @example
 * ```ts
 * const badge = await client.use(badgesV2).createBadge({
 *   title: "Linen shirt",
 *   backgroundColor: "<background color>",
 *   textColor: "<text color>",
 * });
 * ```
 */
export const createBadge: (badge: BadgeToCreate) => Promise<Badge> = /* @__PURE__ */ operation({
  name: "members.badgesV2.createBadge",
  path: "/badges/v4/badges",
  args: ["badge"],
  request: { badge: badgeCodec },
  response: { badge: badgeCodec },
  returns: "badge",
});

/**
 * Returns a badge by id.
 *
 * `GET /badges/v4/badges/{badgeId}` (members/badges-v2)
 *
 * @param badgeId - Id of the badge.
 * @returns The requested badge.
 * @remarks Requires the permission `BADGES.BADGE_READ`.
 * @example
 * ```ts
 * const badge = await client.use(badgesV2).getBadge("<badge id>");
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
 * Deletes a badge.
 *
 * `DELETE /badges/v4/badges/{badgeId}` (members/badges-v2)
 *
 * @param badgeId - Id of the badge.
 * @remarks Requires the permission `BADGES.BADGE_DELETE`.
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

/** Fields that {@link queryBadges} can filter or sort by. */
export interface QueryBadgesFields {
  values: {
    id: string;
    title: string;
    description: string;
    permissionsEnabled: boolean;
    slug: string;
  };
  eq: "id" | "title" | "description" | "permissionsEnabled" | "slug";
  in: QueryBadgesFields["eq"];
  exists: QueryBadgesFields["eq"];
  compare: "id" | "title" | "description" | "slug";
  startsWith: QueryBadgesFields["compare"];
  has: never;
  ascending: QueryBadgesFields["eq"];
  descending: never;
}

/** The query builder that {@link queryBadges} returns. */
export type BadgesQueryBuilder = OffsetQueryBuilder<Badge, QueryBadgesFields>;

/** A page of the query builder that {@link queryBadges} returns. */
export type BadgesQueryResult = OffsetPage<Badge>;

/** The query object that {@link queryBadges} accepts. */
export interface QueryBadgesQuery
  extends Omit<CursorQueryOfBadgesV2, "filter" | "sort">,
    TypedQuery<QueryBadgesFields> {}

/**
 * Queries badges with filters and paging.
 *
 * `POST /badges/v4/badges/query` (members/badges-v2)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `BADGES.BADGE_READ`.
 * @example
 * ```ts
 * const page = await client.use(badgesV2).queryBadges().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryBadges: {
  (): BadgesQueryBuilder;
  /** Queries badges with filters and paging. Sends a query object instead of returning a builder. */
  (query: QueryBadgesQuery): Promise<QueryBadgesResponse>;
} = /* @__PURE__ */ offsetQueryOperation({
  name: "members.badgesV2.queryBadges",
  path: "/badges/v4/badges/query",
  args: ["query"],
  response: { badges: badgeCodec },
  read: true,
  query: { items: "badges" },
});

/**
 * Updates fields of a badge.
 *
 * `PATCH /badges/v4/badges/{badge.id}` (members/badges-v2)
 *
 * @param id - Id of the badge.
 * @param badge - The badge, with the fields to update.
 * @returns The updated badge.
 * @remarks Requires the permission `BADGES.BADGE_UPDATE`.
 * @example
 * ```ts
 * const badge = await client.use(badgesV2).updateBadge("<badge id>", { title: "Linen shirt" });
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
 * Sorts all badges in the given order.
 *
 * `POST /badges/v4/badges/order` (members/badges-v2)
 *
 * @param ids - Ids of all badges, in their new order.
 * @remarks Requires the permission `BADGES.BADGE_UPDATE_DISPLAY_ORDER`.
 * @deprecated Use {@link moveBadge}. It may be removed on or after 2026-07-01.
 * @example
 * ```ts
 * const response = await client.use(badgesV2).updateBadgesDisplayOrder(["<badge id>"]);
 * ```
 */
export const updateBadgesDisplayOrder: (
  ids: string[],
) => Promise<UpdateBadgesDisplayOrderResponse> = /* @__PURE__ */ operation({
  name: "members.badgesV2.updateBadgesDisplayOrder",
  path: "/badges/v4/badges/order",
  args: ["ids"],
  response: { badges: badgeCodec },
});

/** Options of {@link moveBadge}. */
export interface MoveBadgeOptions {
  /** Where to place the badge among the other badges. */
  position?: Position;
  /** Id of the badge to move this badge after. */
  moveAfterBadgeId?: string | null;
}

/**
 * Moves a badge to the start, to the end or after another badge.
 *
 * `POST /badges/v4/badges/{badgeId}/move` (members/badges-v2)
 *
 * @param badgeId - Id of the badge.
 * @param options - Optional fields: `position` and `moveAfterBadgeId`.
 * @remarks Requires the permission `BADGES.BADGE_UPDATE_DISPLAY_ORDER`.
 * @example
 * ```ts
 * await client.use(badgesV2).moveBadge("<badge id>");
 * ```
 */
export const moveBadge: (badgeId: string, options?: MoveBadgeOptions) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "members.badgesV2.moveBadge",
    path: "/badges/v4/badges/{badgeId}/move",
    args: ["badgeId", ["position", "moveAfterBadgeId"]],
  });

/** Event that {@link onBadgeCreated} passes to its handler. */
export interface BadgeCreatedEvent {
  /** The created entity. */
  entity: Badge;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a badge is created.
 *
 * The type of the event is `wix.badges.v4.badge_created`.
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

/** Event that {@link onBadgeDeleted} passes to its handler. */
export interface BadgeDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: Badge;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a badge is deleted.
 *
 * The type of the event is `wix.badges.v4.badge_deleted`.
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

/** Event that {@link onBadgeUpdated} passes to its handler. */
export interface BadgeUpdatedEvent {
  /** The entity after the change. */
  entity: Badge;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a badge is updated.
 *
 * The type of the event is `wix.badges.v4.badge_updated`.
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

/** Request of {@link createBadge}. */
export interface CreateBadgeRequest {
  /** The badge to create. */
  badge: BadgeToCreate;
}

/** A badge for members, such as "Staff". */
export interface Badge {
  /** Id of the badge. */
  id: string;
  /** Revision of the badge. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Text on the badge. 1 to 50 characters. */
  title?: string | null;
  /** Description of the badge. At most 1,500 characters. */
  description?: string | null;
  /** Color of the badge, as a hex code. */
  backgroundColor?: string | null;
  /** Color of the text, as a hex code. */
  textColor?: string | null;
  /** Icon of the badge. */
  icon?: Image;
  /** Whether the badge can grant members access to pages on the site. */
  permissionsEnabled?: boolean | null;
  /** Slug of the badge, which is generated from the title. 1 to 255 characters. */
  slug?: string | null;
  /** When the badge was created. */
  createdDate?: Date | null;
  /** When the badge was last updated. */
  updatedDate?: Date | null;
}

/** A badge for members, such as "Staff". */
export interface BadgeInput {
  /** Id of the badge. */
  id?: string | null;
  /** Text on the badge. 1 to 50 characters. */
  title?: string | null;
  /** Description of the badge. At most 1,500 characters. */
  description?: string | null;
  /** Color of the badge, as a hex code. */
  backgroundColor?: string | null;
  /** Color of the text, as a hex code. */
  textColor?: string | null;
  /** Icon of the badge. */
  icon?: ImageInput;
  /** Whether the badge can grant members access to pages on the site. */
  permissionsEnabled?: boolean | null;
}

/** The variant of `BadgeInput` that `createBadge` accepts. */
export interface BadgeToCreate extends BadgeInput {
  /** Text on the badge. 1 to 50 characters. */
  title: string;
  /** Color of the badge, as a hex code. */
  backgroundColor: string;
  /** Color of the text, as a hex code. */
  textColor: string;
}

/** The variant of `BadgeInput` that `updateBadge` accepts. */
export interface BadgeToUpdate extends Omit<BadgeInput, "id"> {}

/** Image in the site's Media Manager. */
export interface Image {
  /** Id of the media file. */
  id: string;
  /** URL of the image file. */
  url: string;
  /** Height of the original image in pixels. */
  height: number;
  /** Width of the original image in pixels. */
  width: number;
  /** Alternative text for screen readers. */
  altText?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
}

/** Image in the site's Media Manager. */
export interface ImageInput {
  /** Id of the media file. */
  id?: string;
  /** URL of the image file. */
  url?: string;
  /** Alternative text for screen readers. */
  altText?: string | null;
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
}

/** Response of {@link createBadge}. */
export interface CreateBadgeResponse {
  /** The created badge. */
  badge?: Badge;
}

/** Request of {@link getBadge}. */
export interface GetBadgeRequest {
  /** Id of the badge. */
  badgeId: string;
}

/** Response of {@link getBadge}. */
export interface GetBadgeResponse {
  /** The requested badge. */
  badge?: Badge;
}

/** Request of {@link queryBadges}. */
export interface QueryBadgesRequest {
  /** Filter, sorting and paging for the badges. */
  query?: CursorQueryOfBadgesV2;
}

/** Response of {@link queryBadges}. */
export interface QueryBadgesResponse {
  /** The badges on this page. */
  badges: Badge[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadataOfBadgesV2;
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

/** Request of {@link deleteBadge}. */
export interface DeleteBadgeRequest {
  /** Id of the badge. */
  badgeId: string;
}

/** Request of {@link updateBadgesDisplayOrder}. */
export interface UpdateBadgesDisplayOrderRequest {
  /** Ids of all badges, in their new order. 1 to 100 items. */
  ids: string[];
}

/** Response of {@link updateBadgesDisplayOrder}. */
export interface UpdateBadgesDisplayOrderResponse {
  /** The badges in their new order. */
  badges: Badge[];
}

/** Request of {@link moveBadge}. */
export interface MoveBadgeRequest {
  /** Id of the badge. */
  badgeId: string;
  /** Where to place the badge among the other badges. */
  position?: Position;
  /** Id of the badge to move this badge after. */
  moveAfterBadgeId?: string | null;
}

/** Possible positions of a badge among the other badges. */
export type Position = "LAST" | "FIRST" | "AFTER";

/** Response of {@link moveBadge}. */
export type MoveBadgeResponse = Record<string, never>;
