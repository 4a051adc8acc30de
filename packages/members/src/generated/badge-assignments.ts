// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Record which members carry which badges.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
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
 * Give a badge to a member.
 *
 * `POST /badges/v4/assignments` (members/badge-assignments)
 *
 * @param badgeAssignment - The badge assignment to create; needs `badgeId`, `memberId`.
 * @returns The created badge assignment.
 * @remarks Needs BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(badgeAssignments).createBadgeAssignment({
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

/** The `options` of {@link bulkCreateBadgeAssignments}. */
export interface BulkCreateBadgeAssignmentsOptions {
  /** True when each result should carry the badge assignment itself. */
  returnEntity?: boolean;
}

/**
 * Give out up to 100 badges in one call, with a result for each assignment.
 *
 * `POST /badges/v4/bulk/assignments/create` (members/badge-assignments)
 *
 * @param badgeAssignments - The badge assignments to create; needs `badgeId`, `memberId`; 1 to
 *   100 items.
 * @param options - May hold `returnEntity`.
 * @remarks Needs BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(badgeAssignments).bulkCreateBadgeAssignments([
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

/** The fields that the query of {@link queryBadgeAssignments} takes. */
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

/** The query of {@link queryBadgeAssignments} as it is sent. */
export interface QueryBadgeAssignmentsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryBadgeAssignmentsFields> {}

/**
 * Query badge assignments with filters and paging.
 *
 * `POST /badges/v4/assignments/query` (members/badge-assignments)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_READ.
 * @example
 * ```ts
 * const page = await client.use(badgeAssignments).queryBadgeAssignments().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryBadgeAssignments: {
  (): CursorQueryBuilder<BadgeAssignment, QueryBadgeAssignmentsFields>;
  /** Query badge assignments with filters and paging. Sends the query as it stands. */
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
 * Take a badge from a member by deleting the assignment.
 *
 * `DELETE /badges/v4/assignments/{badgeAssignmentId}` (members/badge-assignments)
 *
 * @param badgeAssignmentId - Id of the badge assignment.
 * @remarks Needs BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_DELETE.
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
 * Delete up to 100 badge assignments by id, with a result for each.
 *
 * `POST /badges/v4/bulk/assignments/delete` (members/badge-assignments)
 *
 * @param badgeAssignmentIds - Ids of the badge assignments.
 * @remarks Needs BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(badgeAssignments).bulkDeleteBadgeAssignments([
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

/** The `options` of {@link bulkUpdateBadgeAssignmentTags}. */
export interface BulkUpdateBadgeAssignmentTagsOptions {
  /** Tags to give to the badge assignments. */
  assignTags: TagsOfOrdersInput;
  /** Tags to take from the badge assignments. */
  unassignTags?: TagsOfOrdersInput;
}

/**
 * Add and remove tags on up to 100 badge assignments, with a result for each.
 *
 * `POST /badges/v4/bulk/assignments/bulk-update-tags` (members/badge-assignments)
 *
 * @param ids - Ids of the badge assignments.
 * @param options - Has to hold `assignTags`; may hold `unassignTags`.
 * @remarks Needs BADGE_ASSIGNMENTS.BADGE_UPDATE_TAGS.
 * @example
 * ```ts
 * const answer = await client.use(badgeAssignments).bulkUpdateBadgeAssignmentTags(
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

/** The `options` of {@link bulkUpdateBadgeAssignmentTagsByFilter}. */
export interface BulkUpdateBadgeAssignmentTagsByFilterOptions {
  /** Tags to give to the badge assignments. */
  assignTags: TagsOfOrdersInput;
  /** Tags to take from the badge assignments. */
  unassignTags?: TagsOfOrdersInput;
}

/**
 * Start a job that changes tags on all badge assignments matching a filter.
 *
 * `POST /badges/v4/bulk/assignments/update-tags-by-filter` (members/badge-assignments)
 *
 * @param filter - Conditions that a badge assignment must meet, as a filter object.
 * @param options - Has to hold `assignTags`; may hold `unassignTags`.
 * @remarks Needs BADGE_ASSIGNMENTS.BADGE_UPDATE_TAGS.
 * @example
 * ```ts
 * const answer = await client.use(badgeAssignments).bulkUpdateBadgeAssignmentTagsByFilter({}, {
 *   assignTags: {},
 * });
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

/** What a handler of {@link onBadgeAssignmentCreated} gets. */
export interface BadgeAssignmentCreatedEvent {
  /** What the event is about, as it was after the change. */
  entity: BadgeAssignment;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a member receives a badge.
 *
 * Event type `wix.badges.v4.badge_assignment_created`.
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

/** What a handler of {@link onBadgeAssignmentDeleted} gets. */
export interface BadgeAssignmentDeletedEvent {
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: BadgeAssignment;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a badge is taken from a member.
 *
 * Event type `wix.badges.v4.badge_assignment_deleted`.
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

/** What {@link createBadgeAssignment} is called with. */
export interface CreateBadgeAssignmentRequest {
  /** The badge assignment to create. */
  badgeAssignment: BadgeAssignmentInput;
}

/** That a member has a badge. */
export interface BadgeAssignment {
  /** Id of the badge assignment. */
  id: string;
  /** Id of the badge. */
  badgeId?: string | null;
  /** Id of the member. */
  memberId?: string | null;
  /** When the badge assignment was created. */
  createdDate?: Date | null;
  /** When the badge assignment was last changed. */
  updatedDate?: Date | null;
  /** Tags of the assignment. */
  tags?: TagsOfOrders;
  /** Values that apps and the site keep with the badge assignment, by namespace and key. */
  extendedFields?: ExtendedFields;
}

/** That a member has a badge. */
export interface BadgeAssignmentInput {
  /** Id of the badge. */
  badgeId: string;
  /** Id of the member. */
  memberId: string;
  /** Tags of the assignment. */
  tags?: TagsOfOrdersInput;
  /** Values that apps and the site keep with the badge assignment, by namespace and key. */
  extendedFields?: ExtendedFields;
}

/** What {@link createBadgeAssignment} answers. */
export interface CreateBadgeAssignmentResponse {
  /** The created badge assignment. */
  badgeAssignment?: BadgeAssignment;
}

/** What {@link bulkCreateBadgeAssignments} is called with. */
export interface BulkCreateBadgeAssignmentsRequest {
  /** The badge assignments to create. 1 to 100 items. */
  badgeAssignments: BadgeAssignmentInput[];
  /** True when each result should carry the badge assignment itself. */
  returnEntity?: boolean;
}

/** What {@link bulkCreateBadgeAssignments} answers. */
export interface BulkCreateBadgeAssignmentsResponse {
  /** One result for each of the badge assignments. 1 to 100 items. */
  results: BulkBadgeAssignmentResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What came of one of the badge assignments. */
export interface BulkBadgeAssignmentResult {
  /** Which of the badge assignments it is, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The badge assignment; absent unless `returnEntity` was true. */
  item?: BadgeAssignment;
}

/** What {@link queryBadgeAssignments} is called with. */
export interface QueryBadgeAssignmentsRequest {
  /** Filter, order and page of the badge assignments to find. */
  query?: CursorQuery;
}

/** What {@link queryBadgeAssignments} answers. */
export interface QueryBadgeAssignmentsResponse {
  /** The badge assignments of this page. */
  badgeAssignments: BadgeAssignment[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: CursorPagingMetadata;
}

/** What {@link deleteBadgeAssignment} is called with. */
export interface DeleteBadgeAssignmentRequest {
  /** Id of the badge assignment. */
  badgeAssignmentId: string;
}

/** What {@link deleteBadgeAssignment} answers. */
export type DeleteBadgeAssignmentResponse = Record<string, never>;

/** What {@link bulkDeleteBadgeAssignments} is called with. */
export interface BulkDeleteBadgeAssignmentsRequest {
  /** Ids of the badge assignments. 1 to 100 items. */
  badgeAssignmentIds: string[];
}

/** What {@link bulkDeleteBadgeAssignments} answers. */
export interface BulkDeleteBadgeAssignmentsResponse {
  /** One result for each of the badge assignments. 1 to 100 items. */
  results: BulkBadgeAssignmentResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link bulkUpdateBadgeAssignmentTags} is called with. */
export interface BulkUpdateBadgeAssignmentTagsRequest {
  /** Ids of the badge assignments. 1 to 100 items. */
  ids: string[];
  /** Tags to give to the badge assignments. */
  assignTags: TagsOfOrdersInput;
  /** Tags to take from the badge assignments. */
  unassignTags?: TagsOfOrdersInput;
}

/** What {@link bulkUpdateBadgeAssignmentTags} answers. */
export interface BulkUpdateBadgeAssignmentTagsResponse {
  /** One result for each of the badge assignments. 1 to 100 items. */
  results: BulkUpdateBadgeAssignmentTagsResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What came of one of the badge assignments. */
export interface BulkUpdateBadgeAssignmentTagsResult {
  /** Which of the badge assignments it is, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** What {@link bulkUpdateBadgeAssignmentTagsByFilter} is called with. */
export interface BulkUpdateBadgeAssignmentTagsByFilterRequest {
  /** Conditions that a badge assignment must meet, as a filter object. */
  filter: Record<string, unknown>;
  /** Tags to give to the badge assignments. */
  assignTags: TagsOfOrdersInput;
  /** Tags to take from the badge assignments. */
  unassignTags?: TagsOfOrdersInput;
}

/** What {@link bulkUpdateBadgeAssignmentTagsByFilter} answers. */
export interface BulkUpdateBadgeAssignmentTagsByFilterResponse {
  /** Id of the job that carries the change out, after the answer. */
  jobId: string;
}
