// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  dateTime,
  ExtendedFields,
  guid,
  ItemMetadata,
  needing,
  responseSchema,
  TagsOfOrders,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export {
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
  TagsOfOrders as Tags,
} from "@portico/core/schemas";

export const CreateBadgeAssignmentRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badgeAssignment: BadgeAssignment }),
);

export const BadgeAssignment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    badgeId: guid.nullish(),
    memberId: guid.nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    tags: TagsOfOrders.optional(),
    extendedFields: ExtendedFields.optional(),
  }),
);

export const CreateBadgeAssignmentResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badgeAssignment: BadgeAssignment.optional() }),
);

export const BulkCreateBadgeAssignmentsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    badgeAssignments: z.array(BadgeAssignment).min(1).max(100),
    returnEntity: z.boolean().optional(),
  }),
);

export const BulkCreateBadgeAssignmentsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkBadgeAssignmentResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkBadgeAssignmentResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), item: BadgeAssignment.optional() }),
);

export const QueryBadgeAssignmentsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQuery.optional() }),
);

export const QueryBadgeAssignmentsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    badgeAssignments: z.array(BadgeAssignment).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const DeleteBadgeAssignmentRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badgeAssignmentId: guid }),
);

export const DeleteBadgeAssignmentResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const BulkDeleteBadgeAssignmentsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badgeAssignmentIds: z.array(guid).min(1).max(100) }),
);

export const BulkDeleteBadgeAssignmentsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkBadgeAssignmentResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdateBadgeAssignmentTagsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ids: z.array(guid).min(1).max(100),
    assignTags: TagsOfOrders,
    unassignTags: TagsOfOrders.optional(),
  }),
);

export const BulkUpdateBadgeAssignmentTagsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkUpdateBadgeAssignmentTagsResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdateBadgeAssignmentTagsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

export const BulkUpdateBadgeAssignmentTagsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()),
    assignTags: TagsOfOrders,
    unassignTags: TagsOfOrders.optional(),
  }),
);

export const BulkUpdateBadgeAssignmentTagsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.badgeAssignments.createBadgeAssignment": /* @__PURE__ */ needing(
    CreateBadgeAssignmentRequest,
    "badgeAssignment.badgeId",
    "badgeAssignment.memberId",
  ),
  "members.badgeAssignments.bulkCreateBadgeAssignments": /* @__PURE__ */ needing(
    BulkCreateBadgeAssignmentsRequest,
    "badgeAssignments.badgeId",
    "badgeAssignments.memberId",
  ),
  "members.badgeAssignments.queryBadgeAssignments": QueryBadgeAssignmentsRequest,
  "members.badgeAssignments.deleteBadgeAssignment": DeleteBadgeAssignmentRequest,
  "members.badgeAssignments.bulkDeleteBadgeAssignments": BulkDeleteBadgeAssignmentsRequest,
  "members.badgeAssignments.bulkUpdateBadgeAssignmentTags": BulkUpdateBadgeAssignmentTagsRequest,
  "members.badgeAssignments.bulkUpdateBadgeAssignmentTagsByFilter":
    BulkUpdateBadgeAssignmentTagsByFilterRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.badgeAssignments.createBadgeAssignment": /* @__PURE__ */ responseSchema(
    CreateBadgeAssignmentResponse,
  ),
  "members.badgeAssignments.bulkCreateBadgeAssignments": /* @__PURE__ */ responseSchema(
    BulkCreateBadgeAssignmentsResponse,
  ),
  "members.badgeAssignments.queryBadgeAssignments": /* @__PURE__ */ responseSchema(
    QueryBadgeAssignmentsResponse,
  ),
  "members.badgeAssignments.deleteBadgeAssignment": /* @__PURE__ */ responseSchema(
    DeleteBadgeAssignmentResponse,
  ),
  "members.badgeAssignments.bulkDeleteBadgeAssignments": /* @__PURE__ */ responseSchema(
    BulkDeleteBadgeAssignmentsResponse,
  ),
  "members.badgeAssignments.bulkUpdateBadgeAssignmentTags": /* @__PURE__ */ responseSchema(
    BulkUpdateBadgeAssignmentTagsResponse,
  ),
  "members.badgeAssignments.bulkUpdateBadgeAssignmentTagsByFilter": /* @__PURE__ */ responseSchema(
    BulkUpdateBadgeAssignmentTagsByFilterResponse,
  ),
};
