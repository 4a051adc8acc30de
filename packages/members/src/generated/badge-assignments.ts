// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Assign badges to members.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CursorPage,
  type CursorQueryBuilder,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  type TypedQuery,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  ExtendedFields,
  ItemMetadata,
  TagsOfOrders,
  TagsOfOrdersInput,
} from "@portico/core/types";

export type {
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  ItemMetadata,
  Sorting,
  SortOrder,
  TagList,
  TagListInput,
  TagsOfOrders as Tags,
  TagsOfOrdersInput as TagsInput,
} from "@portico/core/types";

/**
 * Assigns a badge to a member.
 *
 * `POST /badges/v4/assignments` (members/badge-assignments)
 *
 * @param badgeAssignment - The badge assignment to create. Requires `badgeId` and `memberId`.
 * @returns The created badge assignment.
 * @remarks Requires the permission `BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_CREATE`.
 * @example
 * ```ts
 * const badgeAssignment = await client.use(badgeAssignments).createBadgeAssignment({
 *   badgeId: "<badge id>",
 *   memberId: "<member id>",
 * });
 * ```
 */
export const createBadgeAssignment: (
  badgeAssignment: BadgeAssignmentInput,
) => Promise<BadgeAssignment> = /* @__PURE__ */ operation({
  name: "members.badgeAssignments.createBadgeAssignment",
  path: "/badges/v4/assignments",
  args: ["badgeAssignment"],
  request: { badgeAssignment: { createdDate: "d", updatedDate: "d" } },
  response: { badgeAssignment: { createdDate: "d", updatedDate: "d" } },
  returns: "badgeAssignment",
});

/** Options of {@link bulkCreateBadgeAssignments}. */
export interface BulkCreateBadgeAssignmentsOptions {
  /** Whether each result includes the badge assignment. */
  returnEntity?: boolean;
}

/**
 * Assigns up to 100 badges, with a result for each.
 *
 * `POST /badges/v4/bulk/assignments/create` (members/badge-assignments)
 *
 * @param badgeAssignments - The badge assignments to create. Each item requires `badgeId` and
 *   `memberId`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks Requires the permission `BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(badgeAssignments).bulkCreateBadgeAssignments([
 *   { badgeId: "<badge id>", memberId: "<member id>" },
 * ]);
 * ```
 */
export const bulkCreateBadgeAssignments: (
  badgeAssignments: BadgeAssignmentInput[],
  options?: BulkCreateBadgeAssignmentsOptions,
) => Promise<BulkCreateBadgeAssignmentsResponse> = /* @__PURE__ */ operation({
  name: "members.badgeAssignments.bulkCreateBadgeAssignments",
  path: "/badges/v4/bulk/assignments/create",
  args: ["badgeAssignments", ["returnEntity"]],
  request: { badgeAssignments: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** Fields that {@link queryBadgeAssignments} can filter or sort by. */
export interface QueryBadgeAssignmentsFields {
  values: {
    badgeId: string;
    memberId: string;
  };
  eq: "badgeId" | "memberId";
  in: QueryBadgeAssignmentsFields["eq"];
  exists: QueryBadgeAssignmentsFields["eq"];
  compare: QueryBadgeAssignmentsFields["eq"];
  startsWith: QueryBadgeAssignmentsFields["eq"];
  has: never;
  ascending: QueryBadgeAssignmentsFields["eq"];
  descending: never;
}

/** The query builder that {@link queryBadgeAssignments} returns. */
export type BadgeAssignmentsQueryBuilder = CursorQueryBuilder<
  BadgeAssignment,
  QueryBadgeAssignmentsFields
>;

/** A page of the query builder that {@link queryBadgeAssignments} returns. */
export type BadgeAssignmentsQueryResult = CursorPage<BadgeAssignment>;

/** The query object that {@link queryBadgeAssignments} accepts. */
export interface QueryBadgeAssignmentsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryBadgeAssignmentsFields> {}

/**
 * Queries badge assignments with filters and paging.
 *
 * `POST /badges/v4/assignments/query` (members/badge-assignments)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_READ`.
 * @example
 * ```ts
 * const page = await client.use(badgeAssignments).queryBadgeAssignments().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryBadgeAssignments: {
  (): BadgeAssignmentsQueryBuilder;
  /**
   * Queries badge assignments with filters and paging. Sends a query object instead of returning
   * a builder.
   */
  (query: QueryBadgeAssignmentsQuery): Promise<QueryBadgeAssignmentsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "members.badgeAssignments.queryBadgeAssignments",
  path: "/badges/v4/assignments/query",
  args: ["query"],
  response: { badgeAssignments: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { items: "badgeAssignments" },
});

/**
 * Removes a badge from a member by deleting the assignment.
 *
 * `DELETE /badges/v4/assignments/{badgeAssignmentId}` (members/badge-assignments)
 *
 * @param badgeAssignmentId - Id of the badge assignment.
 * @remarks Requires the permission `BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_DELETE`.
 * @example
 * ```ts
 * await client.use(badgeAssignments).deleteBadgeAssignment("<badge assignment id>");
 * ```
 */
export const deleteBadgeAssignment: (badgeAssignmentId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "members.badgeAssignments.deleteBadgeAssignment",
    method: "DELETE",
    path: "/badges/v4/assignments/{badgeAssignmentId}",
    args: ["badgeAssignmentId"],
  });

/**
 * Deletes up to 100 badge assignments by id, with a result for each.
 *
 * `POST /badges/v4/bulk/assignments/delete` (members/badge-assignments)
 *
 * @param badgeAssignmentIds - Ids of the badge assignments.
 * @remarks Requires the permission `BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(badgeAssignments).bulkDeleteBadgeAssignments([
 *   "<badge assignment id>",
 * ]);
 * ```
 */
export const bulkDeleteBadgeAssignments: (
  badgeAssignmentIds: string[],
) => Promise<BulkDeleteBadgeAssignmentsResponse> = /* @__PURE__ */ operation({
  name: "members.badgeAssignments.bulkDeleteBadgeAssignments",
  path: "/badges/v4/bulk/assignments/delete",
  args: ["badgeAssignmentIds"],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** Options of {@link bulkUpdateBadgeAssignmentTags}. */
export interface BulkUpdateBadgeAssignmentTagsOptions {
  /** Tags to assign to the badge assignments. */
  assignTags: TagsOfOrdersInput;
  /** Tags to remove from the badge assignments. */
  unassignTags?: TagsOfOrdersInput;
}

/**
 * Assigns tags to up to 100 badge assignments, or removes tags from them, with a result for
 * each.
 *
 * `POST /badges/v4/bulk/assignments/bulk-update-tags` (members/badge-assignments)
 *
 * @param ids - Ids of the badge assignments.
 * @param options - Required fields: `assignTags`. Optional fields: `unassignTags`.
 * @remarks Requires the permission `BADGE_ASSIGNMENTS.BADGE_UPDATE_TAGS`.
 * @example
 * ```ts
 * const response = await client.use(badgeAssignments).bulkUpdateBadgeAssignmentTags(
 *   ["<badge assignment id>"],
 *   { assignTags: {} },
 * );
 * ```
 */
export const bulkUpdateBadgeAssignmentTags: (
  ids: string[],
  options: BulkUpdateBadgeAssignmentTagsOptions,
) => Promise<BulkUpdateBadgeAssignmentTagsResponse> = /* @__PURE__ */ operation({
  name: "members.badgeAssignments.bulkUpdateBadgeAssignmentTags",
  path: "/badges/v4/bulk/assignments/bulk-update-tags",
  args: ["ids", ["assignTags", "unassignTags"]],
});

/** Options of {@link bulkUpdateBadgeAssignmentTagsByFilter}. */
export interface BulkUpdateBadgeAssignmentTagsByFilterOptions {
  /** Tags to assign to the badge assignments. */
  assignTags: TagsOfOrdersInput;
  /** Tags to remove from the badge assignments. */
  unassignTags?: TagsOfOrdersInput;
}

/**
 * Starts a job that updates the tags of all badge assignments that match a filter.
 *
 * `POST /badges/v4/bulk/assignments/update-tags-by-filter` (members/badge-assignments)
 *
 * @param filter - Filter object that selects badge assignments.
 * @param options - Required fields: `assignTags`. Optional fields: `unassignTags`.
 * @remarks Requires the permission `BADGE_ASSIGNMENTS.BADGE_UPDATE_TAGS`.
 * @example
 * ```ts
 * const response = await client.use(badgeAssignments).bulkUpdateBadgeAssignmentTagsByFilter(
 *   {},
 *   { assignTags: {} },
 * );
 * ```
 */
export const bulkUpdateBadgeAssignmentTagsByFilter: (
  filter: Record<string, unknown>,
  options: BulkUpdateBadgeAssignmentTagsByFilterOptions,
) => Promise<BulkUpdateBadgeAssignmentTagsByFilterResponse> = /* @__PURE__ */ operation({
  name: "members.badgeAssignments.bulkUpdateBadgeAssignmentTagsByFilter",
  path: "/badges/v4/bulk/assignments/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

/** Event that {@link onBadgeAssignmentCreated} passes to its handler. */
export interface BadgeAssignmentCreatedEvent {
  /** The created entity. */
  entity: BadgeAssignment;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a badge is assigned to a member.
 *
 * The type of the event is `wix.badges.v4.badge_assignment_created`.
 *
 * @example
 * ```ts
 * client.use(badgeAssignments).onBadgeAssignmentCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onBadgeAssignmentCreated: (
  handler: EventHandler<BadgeAssignmentCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.badges.v4.badge_assignment_created",
  codec: { entity: { createdDate: "d", updatedDate: "d" } },
});

/** Event that {@link onBadgeAssignmentDeleted} passes to its handler. */
export interface BadgeAssignmentDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: BadgeAssignment;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a badge is removed from a member.
 *
 * The type of the event is `wix.badges.v4.badge_assignment_deleted`.
 *
 * @example
 * ```ts
 * client.use(badgeAssignments).onBadgeAssignmentDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onBadgeAssignmentDeleted: (
  handler: EventHandler<BadgeAssignmentDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.badges.v4.badge_assignment_deleted",
  codec: { entity: { createdDate: "d", updatedDate: "d" } },
});

/** Request of {@link createBadgeAssignment}. */
export interface CreateBadgeAssignmentRequest {
  /** The badge assignment to create. */
  badgeAssignment: BadgeAssignmentInput;
}

/** The assignment of a badge to a member. */
export interface BadgeAssignment {
  /** Id of the badge assignment. */
  id: string;
  /** Id of the badge. */
  badgeId?: string | null;
  /** Id of the member. */
  memberId?: string | null;
  /** When the badge assignment was created. */
  createdDate?: Date | null;
  /** When the badge assignment was last updated. */
  updatedDate?: Date | null;
  /** Tags that are attached to the assignment. */
  tags?: TagsOfOrders;
  /** Extended fields that apps and the site store with the badge assignment, by namespace and key. */
  extendedFields?: ExtendedFields;
}

/** The assignment of a badge to a member. */
export interface BadgeAssignmentInput {
  /** Id of the badge. */
  badgeId: string;
  /** Id of the member. */
  memberId: string;
  /** Tags that are attached to the assignment. */
  tags?: TagsOfOrdersInput;
  /** Extended fields that apps and the site store with the badge assignment, by namespace and key. */
  extendedFields?: ExtendedFields;
}

/** Response of {@link createBadgeAssignment}. */
export interface CreateBadgeAssignmentResponse {
  /** The created badge assignment. */
  badgeAssignment?: BadgeAssignment;
}

/** Request of {@link bulkCreateBadgeAssignments}. */
export interface BulkCreateBadgeAssignmentsRequest {
  /** The badge assignments to create. 1 to 100 items. */
  badgeAssignments: BadgeAssignmentInput[];
  /** Whether each result includes the badge assignment. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreateBadgeAssignments}. */
export interface BulkCreateBadgeAssignmentsResponse {
  /** One result for each of the badge assignments. 1 to 100 items. */
  results: BulkBadgeAssignmentResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the badge assignments. */
export interface BulkBadgeAssignmentResult {
  /** Id and index of the badge assignment, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The badge assignment. Present only if `returnEntity` is true. */
  item?: BadgeAssignment;
}

/** Request of {@link queryBadgeAssignments}. */
export interface QueryBadgeAssignmentsRequest {
  /** Filter, sorting and paging for the badge assignments. */
  query?: CursorQuery;
}

/** Response of {@link queryBadgeAssignments}. */
export interface QueryBadgeAssignmentsResponse {
  /** The badge assignments on this page. */
  badgeAssignments: BadgeAssignment[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link deleteBadgeAssignment}. */
export interface DeleteBadgeAssignmentRequest {
  /** Id of the badge assignment. */
  badgeAssignmentId: string;
}

/** Response of {@link deleteBadgeAssignment}. */
export type DeleteBadgeAssignmentResponse = Record<string, never>;

/** Request of {@link bulkDeleteBadgeAssignments}. */
export interface BulkDeleteBadgeAssignmentsRequest {
  /** Ids of the badge assignments. 1 to 100 items. */
  badgeAssignmentIds: string[];
}

/** Response of {@link bulkDeleteBadgeAssignments}. */
export interface BulkDeleteBadgeAssignmentsResponse {
  /** One result for each of the badge assignments. 1 to 100 items. */
  results: BulkBadgeAssignmentResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkUpdateBadgeAssignmentTags}. */
export interface BulkUpdateBadgeAssignmentTagsRequest {
  /** Ids of the badge assignments. 1 to 100 items. */
  ids: string[];
  /** Tags to assign to the badge assignments. */
  assignTags: TagsOfOrdersInput;
  /** Tags to remove from the badge assignments. */
  unassignTags?: TagsOfOrdersInput;
}

/** Response of {@link bulkUpdateBadgeAssignmentTags}. */
export interface BulkUpdateBadgeAssignmentTagsResponse {
  /** One result for each of the badge assignments. 1 to 100 items. */
  results: BulkUpdateBadgeAssignmentTagsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the badge assignments. */
export interface BulkUpdateBadgeAssignmentTagsResult {
  /** Id and index of the badge assignment, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdateBadgeAssignmentTagsByFilter}. */
export interface BulkUpdateBadgeAssignmentTagsByFilterRequest {
  /** Filter object that selects badge assignments. */
  filter: Record<string, unknown>;
  /** Tags to assign to the badge assignments. */
  assignTags: TagsOfOrdersInput;
  /** Tags to remove from the badge assignments. */
  unassignTags?: TagsOfOrdersInput;
}

/** Response of {@link bulkUpdateBadgeAssignmentTagsByFilter}. */
export interface BulkUpdateBadgeAssignmentTagsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}
