// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Let members report each other, and let moderators work through the reports.
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
  type Throws,
} from "@portico/core/runtime";
import type { PagingMetadataV2, SortingOfProducts } from "@portico/core/types";

export type {
  AddressLocation,
  Cursors,
  PagingMetadataV2,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/types";

/**
 * Codes of the application errors of {@link reportMember}, and what to do.
 *
 * - `SELF_REPORTING_FORBIDDEN`: Members cannot report themselves: choose another member.
 * - `CANNOT_REPORT_BLOCKED_MEMBER`: The member is blocked: there is nothing to report.
 */
export type ReportMemberErrorCode = "SELF_REPORTING_FORBIDDEN" | "CANNOT_REPORT_BLOCKED_MEMBER";

/**
 * Report a member to the site's moderators, with a reason.
 *
 * `POST /members/v1/member-reports` (members/member-report)
 *
 * @param memberReport - needs `reason`, `reportedMemberId`
 * @remarks Its application errors have a {@link ReportMemberErrorCode}. Needs
 *   MEMBERS.REPORTS_WRITE.
 * @example
 * ```ts
 * const answer = await client.use(memberReport).reportMember({
 *   reportedMemberId: "<reported member id>",
 *   reason: {},
 * });
 * ```
 */
export const reportMember: ((memberReport: MemberReportInput) => Promise<ReportMemberResponse>) &
  Throws<ReportMemberErrorCode> = /* @__PURE__ */ operation({
  name: "members.memberReport.reportMember",
  method: "POST",
  path: "/members/v1/member-reports",
  args: ["memberReport"],
  request: { memberReport: { createdDate: "d" } },
  response: { memberReport: { createdDate: "d" } },
});

const queryMemberReportsOperation: Operation = {
  name: "members.memberReport.queryMemberReports",
  method: "POST",
  path: "/members/v1/member-reports/query",
  args: ["query"],
  request: { query: { sorting: { origin: { latitude: "f", longitude: "f" } } } },
  response: { memberReports: { createdDate: "d" } },
  read: true,
  query: { paging: "cursor", items: "memberReports", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryMemberReports} takes. */
export interface QueryMemberReportsFields {
  values: {
    id: string;
    reportedMemberId: string;
    reportingMemberId: string;
    createdDate: Date;
    reason: {
      category: Category;
      description?: string | null;
    };
  };
  eq: "id" | "reportedMemberId" | "reportingMemberId" | "createdDate";
  in: "id" | "reportedMemberId" | "reportingMemberId" | "createdDate";
  exists: "id" | "reportedMemberId" | "reportingMemberId" | "reason" | "createdDate";
  compare: "id" | "reportedMemberId" | "reportingMemberId" | "createdDate";
  startsWith: "id" | "reportedMemberId" | "reportingMemberId";
  has: never;
  ascending: never;
  descending: never;
}

/**
 * Query single reports with filters and paging.
 *
 * `POST /members/v1/member-reports/query` (members/member-report)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs MEMBERS.REPORTS_READ.
 * @example
 * ```ts
 * const page = await client.use(memberReport).queryMemberReports().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryMemberReports(): CursorQueryBuilder<MemberReport, QueryMemberReportsFields>;
/** Query single reports with filters and paging. Sends the query as it stands. */
export function queryMemberReports(query: QueryV2): Promise<QueryMemberReportsResponse>;
export function queryMemberReports(query?: QueryV2): unknown {
  return call(queryMemberReportsOperation, [query]);
}

/** The `options` of {@link listReportedMembers}. */
export interface ListReportedMembersOptions {
  cursorPaging?: CursorPaging;
}

/**
 * List the members who have been reported, with how often.
 *
 * `GET /members/v1/member-reports/members` (members/member-report)
 *
 * @param options - may hold `cursorPaging`
 * @remarks Needs MEMBERS.REPORTS_READ.
 * @deprecated Use wix.members.reports.v1.MemberReportOverviews.QueryMemberReportOverviews. Goes
 *   on 2025-01-31.
 * @example
 * ```ts
 * const answer = await client.use(memberReport).listReportedMembers();
 * ```
 */
export const listReportedMembers: (
  options?: ListReportedMembersOptions,
) => Promise<ListReportedMembersResponse> = /* @__PURE__ */ operation({
  name: "members.memberReport.listReportedMembers",
  method: "GET",
  path: "/members/v1/member-reports/members",
  args: [["cursorPaging"]],
  response: { reportedMembers: { lastReportDate: "d" } },
});

/** The `options` of {@link queryReportedMembers}. */
export interface QueryReportedMembersOptions {
  query?: QueryV2;
}

/**
 * Query the members who have been reported with filters and paging.
 *
 * `POST /members/v1/member-reports/members/query` (members/member-report)
 *
 * @param options - may hold `query`
 * @remarks Needs MEMBERS.REPORTS_READ.
 * @deprecated Use wix.members.reports.v1.MemberReportOverviews.QueryMemberReportOverviews. Goes
 *   on 2025-01-31.
 * @example
 * ```ts
 * const answer = await client.use(memberReport).queryReportedMembers();
 * ```
 */
export const queryReportedMembers: (
  options?: QueryReportedMembersOptions,
) => Promise<QueryReportedMembersResponse> = /* @__PURE__ */ operation({
  name: "members.memberReport.queryReportedMembers",
  method: "POST",
  path: "/members/v1/member-reports/members/query",
  args: [["query"]],
  request: { query: { sorting: { origin: { latitude: "f", longitude: "f" } } } },
  response: { reportedMembers: { lastReportDate: "d" } },
  read: true,
});

/**
 * Codes of the application errors of {@link deleteMemberReports}, and what to do.
 *
 * - `CANNOT_DELETE_MEMBER_REPORTS`: The reports of this member cannot be deleted by this
 *   caller: call as the site's owner or an app with the permission.
 */
export type DeleteMemberReportsErrorCode = "CANNOT_DELETE_MEMBER_REPORTS";

/**
 * Delete all reports about one member.
 *
 * `DELETE /members/v1/member-reports/members/{memberId}` (members/member-report)
 *
 * @param memberId - id of the member
 * @remarks Its application errors have a {@link DeleteMemberReportsErrorCode}. Needs
 *   MEMBERS.REPORTS_DELETE.
 * @example
 * ```ts
 * await client.use(memberReport).deleteMemberReports("<member id>");
 * ```
 */
export const deleteMemberReports: ((memberId: string) => Promise<void>) &
  Throws<DeleteMemberReportsErrorCode> = /* @__PURE__ */ operation({
  name: "members.memberReport.deleteMemberReports",
  method: "DELETE",
  path: "/members/v1/member-reports/members/{memberId}",
  args: ["memberId"],
});

/** What a handler of {@link onMemberReportCreated} gets. */
export interface MemberReportCreatedEvent {
  entity: MemberReport;
  metadata: EventMetadata;
}

/**
 * Sent when somebody reports a member.
 *
 * Event type `wix.members.v1.member_report_created`.
 *
 * @example
 * ```ts
 * client.use(memberReport).onMemberReportCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onMemberReportCreated: (handler: EventHandler<MemberReportCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.members.v1.member_report_created",
    codec: { entity: { createdDate: "d" } },
  });

/** What a handler of {@link onMemberReportDeleted} gets. */
export interface MemberReportDeletedEvent {
  entity?: MemberReport;
  metadata: EventMetadata;
}

/**
 * Sent when a report about a member is deleted.
 *
 * Event type `wix.members.v1.member_report_deleted`.
 *
 * @example
 * ```ts
 * client.use(memberReport).onMemberReportDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onMemberReportDeleted: (handler: EventHandler<MemberReportDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.members.v1.member_report_deleted",
    codec: { entity: { createdDate: "d" } },
  });

/** What a handler of {@link onMemberReportReportedMemberCreated} gets. */
export interface MemberReportReportedMemberCreatedEvent {
  data: ReportedMemberCreated;
  metadata: EventMetadata;
}

/**
 * Sent when a member joins the list of reported members.
 *
 * Event type `wix.members.v1.member_report_reported_member_created`.
 *
 * @example
 * ```ts
 * client.use(memberReport).onMemberReportReportedMemberCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onMemberReportReportedMemberCreated: (
  handler: EventHandler<MemberReportReportedMemberCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.members.v1.member_report_reported_member_created",
  codec: { data: { reportedMember: { lastReportDate: "d" } } },
});

/** What a handler of {@link onMemberReportReportedMemberDeleted} gets. */
export interface MemberReportReportedMemberDeletedEvent {
  data: ReportedMemberDeleted;
  metadata: EventMetadata;
}

/**
 * Sent when a member leaves the list of reported members.
 *
 * Event type `wix.members.v1.member_report_reported_member_deleted`.
 *
 * @example
 * ```ts
 * client.use(memberReport).onMemberReportReportedMemberDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onMemberReportReportedMemberDeleted: (
  handler: EventHandler<MemberReportReportedMemberDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.members.v1.member_report_reported_member_deleted",
});

export interface ReportMemberRequest {
  memberReport: MemberReportInput;
}

export interface MemberReport {
  /** Guid. */
  id: string;
  /** Guid. */
  reportedMemberId: string;
  reportingMemberId?: string | null;
  reason?: Reason;
  createdDate?: Date | null;
}

export interface MemberReportInput {
  /** Guid. */
  reportedMemberId?: string;
  reason?: ReasonInput;
}

export interface Reason {
  category: Category;
  description?: string | null;
}

export interface ReasonInput {
  category?: Category;
  description?: string | null;
}

export type Category =
  | "UNKNOWN"
  | "SPAM"
  | "IMPERSONATION"
  | "HARASSMENT"
  | "OTHER"
  | (string & {});

export interface ReportMemberResponse {
  memberReport?: MemberReport;
}

export interface QueryMemberReportsRequest {
  query?: QueryV2;
}

/** Filter, order and page of a query. */
export interface QueryV2 {
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. */
  sorting?: SortingOfProducts[];
  /** Page to answer, by offset; use this or cursorPaging. */
  paging?: CursorPaging;
}

/** How many items a page holds and where it starts. */
export interface CursorPaging {
  /** Largest number of items on the page. At most 1000. */
  limit?: number | null;
  /** Cursor of an earlier answer that says where this page starts; leave out for the first page. */
  cursor?: string | null;
}

export interface QueryMemberReportsResponse {
  memberReports: MemberReport[];
  pagingMetadata?: PagingMetadataV2;
}

export interface ListReportedMembersRequest {
  cursorPaging?: CursorPaging;
}

export interface ListReportedMembersResponse {
  reportedMembers: ReportedMember[];
  pagingMetadata?: PagingMetadataV2;
}

export interface ReportedMember {
  /** Guid. */
  reportedMemberId: string;
  reportCount: string;
  reviewed: boolean;
  lastReportDate?: Date | null;
}

export interface QueryReportedMembersRequest {
  query?: QueryV2;
}

export interface QueryReportedMembersResponse {
  reportedMembers: ReportedMember[];
  pagingMetadata?: PagingMetadataV2;
}

export interface DeleteMemberReportsRequest {
  /** Guid. */
  memberId: string;
}

export type DeleteMemberReportsResponse = Record<string, never>;

export interface ReportedMemberCreated {
  reportedMember?: ReportedMember;
}

export interface ReportedMemberDeleted {
  /** Guid. */
  reportedMemberId: string;
}
