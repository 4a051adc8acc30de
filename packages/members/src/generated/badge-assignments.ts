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
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type Operation,
  operation,
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
  ApplicationErrorInput,
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
 * @param badgeAssignment - needs `badgeId`, `memberId`
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
  method: "POST",
  path: "/badges/v4/assignments",
  args: ["badgeAssignment"],
  request: { badgeAssignment: { createdDate: "d", updatedDate: "d" } },
  response: { badgeAssignment: { createdDate: "d", updatedDate: "d" } },
  returns: "badgeAssignment",
});

/** The `options` of {@link bulkCreateBadgeAssignments}. */
export interface BulkCreateBadgeAssignmentsOptions {
  returnEntity?: boolean;
}

/**
 * Give out up to 100 badges in one call, with a result for each assignment.
 *
 * `POST /badges/v4/bulk/assignments/create` (members/badge-assignments)
 *
 * @param badgeAssignments - needs `badgeId`, `memberId`; 1 to 100 items
 * @param options - may hold `returnEntity`
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
  method: "POST",
  path: "/badges/v4/bulk/assignments/create",
  args: ["badgeAssignments", ["returnEntity"]],
  request: { badgeAssignments: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

const queryBadgeAssignmentsOperation: Operation = {
  name: "members.badgeAssignments.queryBadgeAssignments",
  method: "POST",
  path: "/badges/v4/assignments/query",
  args: ["query"],
  response: { badgeAssignments: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { paging: "cursor", items: "badgeAssignments", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryBadgeAssignments} takes. */
export interface QueryBadgeAssignmentsFields {
  values: {
    badgeId: string;
    memberId: string;
  };
  eq: "badgeId" | "memberId";
  in: "badgeId" | "memberId";
  exists: "badgeId" | "memberId";
  compare: "badgeId" | "memberId";
  startsWith: "badgeId" | "memberId";
  has: never;
  ascending: "badgeId" | "memberId";
  descending: never;
}

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
export function queryBadgeAssignments(): CursorQueryBuilder<
  BadgeAssignment,
  QueryBadgeAssignmentsFields
>;
/** Query badge assignments with filters and paging. Sends the query as it stands. */
export function queryBadgeAssignments(query: CursorQuery): Promise<QueryBadgeAssignmentsResponse>;
export function queryBadgeAssignments(query?: CursorQuery): unknown {
  return call(queryBadgeAssignmentsOperation, [query]);
}

/**
 * Take a badge from a member by deleting the assignment.
 *
 * `DELETE /badges/v4/assignments/{badgeAssignmentId}` (members/badge-assignments)
 *
 * @param badgeAssignmentId - id of the badge assignment
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
 * @param badgeAssignmentIds - ids of the badge assignments
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
  method: "POST",
  path: "/badges/v4/bulk/assignments/delete",
  args: ["badgeAssignmentIds"],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link bulkUpdateBadgeAssignmentTags}. */
export interface BulkUpdateBadgeAssignmentTagsOptions {
  assignTags: TagsOfOrdersInput;
  unassignTags?: TagsOfOrdersInput;
}

/**
 * Add and remove tags on up to 100 badge assignments, with a result for each.
 *
 * `POST /badges/v4/bulk/assignments/bulk-update-tags` (members/badge-assignments)
 *
 * @param ids - ids of the badge assignments
 * @param options - needs `assignTags`; may hold `unassignTags`
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
  method: "POST",
  path: "/badges/v4/bulk/assignments/bulk-update-tags",
  args: ["ids", ["assignTags", "unassignTags"]],
});

/** The `options` of {@link bulkUpdateBadgeAssignmentTagsByFilter}. */
export interface BulkUpdateBadgeAssignmentTagsByFilterOptions {
  assignTags: TagsOfOrdersInput;
  unassignTags?: TagsOfOrdersInput;
}

/**
 * Start a job that changes tags on all badge assignments matching a filter.
 *
 * `POST /badges/v4/bulk/assignments/update-tags-by-filter` (members/badge-assignments)
 *
 * @param options - needs `assignTags`; may hold `unassignTags`
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
  method: "POST",
  path: "/badges/v4/bulk/assignments/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

/** What a handler of {@link onBadgeAssignmentCreated} gets. */
export interface BadgeAssignmentCreatedEvent {
  entity: BadgeAssignment;
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
  entity?: BadgeAssignment;
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

export interface CreateBadgeAssignmentRequest {
  badgeAssignment: BadgeAssignmentInput;
}

export interface BadgeAssignment {
  /** Guid. */
  id: string;
  /** Guid. */
  badgeId?: string | null;
  /** Guid. */
  memberId?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  tags?: TagsOfOrders;
  extendedFields?: ExtendedFields;
}

export interface BadgeAssignmentInput {
  /** Guid. */
  badgeId: string;
  /** Guid. */
  memberId: string;
  tags?: TagsOfOrdersInput;
  extendedFields?: ExtendedFields;
}

export interface CreateBadgeAssignmentResponse {
  badgeAssignment?: BadgeAssignment;
}

export interface BulkCreateBadgeAssignmentsRequest {
  /** 1 to 100 items. */
  badgeAssignments: BadgeAssignmentInput[];
  returnEntity?: boolean;
}

export interface BulkCreateBadgeAssignmentsResponse {
  /** 1 to 100 items. */
  results: BulkBadgeAssignmentResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkBadgeAssignmentResult {
  itemMetadata?: ItemMetadata;
  item?: BadgeAssignment;
}

export interface QueryBadgeAssignmentsRequest {
  query?: CursorQuery;
}

export interface QueryBadgeAssignmentsResponse {
  badgeAssignments: BadgeAssignment[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface DeleteBadgeAssignmentRequest {
  /** Guid. */
  badgeAssignmentId: string;
}

export type DeleteBadgeAssignmentResponse = Record<string, never>;

export interface BulkDeleteBadgeAssignmentsRequest {
  /** 1 to 100 items. */
  badgeAssignmentIds: string[];
}

export interface BulkDeleteBadgeAssignmentsResponse {
  /** 1 to 100 items. */
  results: BulkBadgeAssignmentResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpdateBadgeAssignmentTagsRequest {
  /** 1 to 100 items. */
  ids: string[];
  assignTags: TagsOfOrdersInput;
  unassignTags?: TagsOfOrdersInput;
}

export interface BulkUpdateBadgeAssignmentTagsResponse {
  /** 1 to 100 items. */
  results: BulkUpdateBadgeAssignmentTagsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpdateBadgeAssignmentTagsResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkUpdateBadgeAssignmentTagsByFilterRequest {
  filter: Record<string, unknown>;
  assignTags: TagsOfOrdersInput;
  unassignTags?: TagsOfOrdersInput;
}

export interface BulkUpdateBadgeAssignmentTagsByFilterResponse {
  /** Guid. */
  jobId: string;
}
