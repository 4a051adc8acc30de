// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  dateTime,
  guid,
  needing,
  PagingMetadataV2,
  responseSchema,
  SortingOfProducts,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export {
  AddressLocation,
  Cursors,
  PagingMetadataV2,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/schemas";

export const ReportMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberReport: MemberReport }),
);

export const MemberReport: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    reportedMemberId: guid.optional(),
    reportingMemberId: z.string().nullish(),
    reason: Reason.optional(),
    createdDate: dateTime.nullish(),
  }),
);

export const Reason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ category: Category.optional(), description: z.string().nullish() }),
);

export const Category: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "SPAM", "IMPERSONATION", "HARASSMENT", "OTHER"]),
);

export const ReportMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberReport: MemberReport.optional() }),
);

export const QueryMemberReportsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: QueryV2.optional() }),
);

export const QueryV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()).nullish(),
    sorting: z.array(SortingOfProducts).optional(),
    paging: CursorPaging.optional(),
  }),
);

export const CursorPaging: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ limit: z.number().max(1000).nullish(), cursor: z.string().nullish() }),
);

export const QueryMemberReportsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    memberReports: z.array(MemberReport).optional(),
    pagingMetadata: PagingMetadataV2.optional(),
  }),
);

export const ListReportedMembersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cursorPaging: CursorPaging.optional() }),
);

export const ListReportedMembersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    reportedMembers: z.array(ReportedMember).optional(),
    pagingMetadata: PagingMetadataV2.optional(),
  }),
);

export const ReportedMember: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    reportedMemberId: guid.optional(),
    reportCount: z.string().optional(),
    reviewed: z.boolean().optional(),
    lastReportDate: dateTime.nullish(),
  }),
);

export const QueryReportedMembersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: QueryV2.optional() }),
);

export const QueryReportedMembersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    reportedMembers: z.array(ReportedMember).optional(),
    pagingMetadata: PagingMetadataV2.optional(),
  }),
);

export const DeleteMemberReportsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid }),
);

export const DeleteMemberReportsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const ReportedMemberCreated: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ reportedMember: ReportedMember.optional() }),
);

export const ReportedMemberDeleted: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ reportedMemberId: guid.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.memberReport.reportMember": /* @__PURE__ */ needing(
    ReportMemberRequest,
    "memberReport.reason",
    "memberReport.reportedMemberId",
  ),
  "members.memberReport.queryMemberReports": QueryMemberReportsRequest,
  "members.memberReport.listReportedMembers": ListReportedMembersRequest,
  "members.memberReport.queryReportedMembers": QueryReportedMembersRequest,
  "members.memberReport.deleteMemberReports": DeleteMemberReportsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.memberReport.reportMember": /* @__PURE__ */ responseSchema(ReportMemberResponse),
  "members.memberReport.queryMemberReports": /* @__PURE__ */ responseSchema(
    QueryMemberReportsResponse,
  ),
  "members.memberReport.listReportedMembers": /* @__PURE__ */ responseSchema(
    ListReportedMembersResponse,
  ),
  "members.memberReport.queryReportedMembers": /* @__PURE__ */ responseSchema(
    QueryReportedMembersResponse,
  ),
  "members.memberReport.deleteMemberReports": /* @__PURE__ */ responseSchema(
    DeleteMemberReportsResponse,
  ),
};
