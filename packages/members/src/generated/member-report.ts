// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Report members and review the reports.
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
  type Throws,
  type TypedQuery,
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
 * Application error codes for {@link reportMember}, and how to fix the errors.
 *
 * - `SELF_REPORTING_FORBIDDEN`: Members cannot report themselves. Do not show the logged-in
 *   member a way to report themselves.
 * - `CANNOT_REPORT_BLOCKED_MEMBER`: The member is blocked and cannot be reported. No action is
 *   needed.
 */
export type ReportMemberErrorCode = "SELF_REPORTING_FORBIDDEN" | "CANNOT_REPORT_BLOCKED_MEMBER";

/**
 * Reports a member to the site's moderators, with a reason.
 *
 * `POST /members/v1/member-reports` (members/member-report)
 *
 * @param memberReport - The report, with the reported member and the reason. Requires `reason`
 *   and `reportedMemberId`.
 * @remarks For error codes, see {@link ReportMemberErrorCode}. Requires the permission
 *   `MEMBERS.REPORTS_WRITE`.
 * @example
 * ```ts
 * const response = await client.use(memberReport).reportMember({
 *   reportedMemberId: "<reported member id>",
 *   reason: { category: "SPAM" },
 * });
 * ```
 */
export const reportMember: ((memberReport: MemberReportInput) => Promise<ReportMemberResponse>) &
  Throws<ReportMemberErrorCode> = /* @__PURE__ */ operation({
  name: "members.memberReport.reportMember",
  path: "/members/v1/member-reports",
  args: ["memberReport"],
  request: { memberReport: { createdDate: "d" } },
  response: { memberReport: { createdDate: "d" } },
});

/** Fields that {@link queryMemberReports} can filter or sort by. */
export interface QueryMemberReportsFields {
  values: {
    id: string;
    reportedMemberId: string;
    reportingMemberId: string;
    createdDate: Date;
    reason: Reason;
  };
  eq: "id" | "reportedMemberId" | "reportingMemberId" | "createdDate";
  in: QueryMemberReportsFields["eq"];
  exists: "id" | "reportedMemberId" | "reportingMemberId" | "reason" | "createdDate";
  compare: QueryMemberReportsFields["eq"];
  startsWith: "id" | "reportedMemberId" | "reportingMemberId";
  has: never;
  ascending: never;
  descending: never;
}

/** The query builder that {@link queryMemberReports} returns. */
export type MemberReportsQueryBuilder = CursorQueryBuilder<MemberReport, QueryMemberReportsFields>;

/** A page of the query builder that {@link queryMemberReports} returns. */
export type MemberReportsQueryResult = CursorPage<MemberReport>;

/** The query object that {@link queryMemberReports} accepts. */
export interface QueryMemberReportsQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryMemberReportsFields> {}

/**
 * Queries individual reports with filters and paging.
 *
 * `POST /members/v1/member-reports/query` (members/member-report)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `MEMBERS.REPORTS_READ`.
 * @example
 * ```ts
 * const page = await client.use(memberReport).queryMemberReports().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryMemberReports: {
  (): MemberReportsQueryBuilder;
  /**
   * Queries individual reports with filters and paging. Sends a query object instead of returning
   * a builder.
   */
  (query: QueryMemberReportsQuery): Promise<QueryMemberReportsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "members.memberReport.queryMemberReports",
  path: "/members/v1/member-reports/query",
  args: ["query"],
  request: { query: { sorting: { origin: { latitude: "f", longitude: "f" } } } },
  response: { memberReports: { createdDate: "d" } },
  read: true,
  query: { items: "memberReports" },
});

/** Options of {@link listReportedMembers}. */
export interface ListReportedMembersOptions {
  /** The page to return: a cursor and a page size. */
  cursorPaging?: CursorPaging;
}

/**
 * Lists the reported members, with the number of reports about each.
 *
 * `GET /members/v1/member-reports/members` (members/member-report)
 *
 * @param options - Optional fields: `cursorPaging`.
 * @remarks Requires the permission `MEMBERS.REPORTS_READ`.
 * @deprecated Its replacement, `QueryMemberReportOverviews`, is not part of this SDK. It may be
 *   removed on or after 2025-01-31.
 * @example
 * ```ts
 * const response = await client.use(memberReport).listReportedMembers();
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

/** Options of {@link queryReportedMembers}. */
export interface QueryReportedMembersOptions {
  /** Filter, sorting and paging of the members. */
  query?: QueryV2;
}

/**
 * Queries the reported members with filters and paging.
 *
 * `POST /members/v1/member-reports/members/query` (members/member-report)
 *
 * @param options - Optional fields: `query`.
 * @remarks Requires the permission `MEMBERS.REPORTS_READ`.
 * @deprecated Its replacement, `QueryMemberReportOverviews`, is not part of this SDK. It may be
 *   removed on or after 2025-01-31.
 * @example
 * ```ts
 * const response = await client.use(memberReport).queryReportedMembers();
 * ```
 */
export const queryReportedMembers: (
  options?: QueryReportedMembersOptions,
) => Promise<QueryReportedMembersResponse> = /* @__PURE__ */ operation({
  name: "members.memberReport.queryReportedMembers",
  path: "/members/v1/member-reports/members/query",
  args: [["query"]],
  request: { query: { sorting: { origin: { latitude: "f", longitude: "f" } } } },
  response: { reportedMembers: { lastReportDate: "d" } },
  read: true,
});

/**
 * Application error codes for {@link deleteMemberReports}, and how to fix the errors.
 *
 * - `CANNOT_DELETE_MEMBER_REPORTS`: The caller is not allowed to delete reports about this
 *   member. Call the operation as the site owner, or as an app that has the permission.
 */
export type DeleteMemberReportsErrorCode = "CANNOT_DELETE_MEMBER_REPORTS";

/**
 * Deletes all reports about a member.
 *
 * `DELETE /members/v1/member-reports/members/{memberId}` (members/member-report)
 *
 * @param memberId - Id of the reported member.
 * @remarks For error codes, see {@link DeleteMemberReportsErrorCode}. Requires the permission
 *   `MEMBERS.REPORTS_DELETE`.
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

/** Event that {@link onMemberReportCreated} passes to its handler. */
export interface MemberReportCreatedEvent {
  /** The created entity. */
  entity: MemberReport;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a member is reported.
 *
 * The type of the event is `wix.members.v1.member_report_created`.
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

/** Event that {@link onMemberReportDeleted} passes to its handler. */
export interface MemberReportDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: MemberReport;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a report about a member is deleted.
 *
 * The type of the event is `wix.members.v1.member_report_deleted`.
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

/** Event that {@link onMemberReportReportedMemberCreated} passes to its handler. */
export interface MemberReportReportedMemberCreatedEvent {
  /** Event-specific data. */
  data: ReportedMemberCreated;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a member is added to the list of reported members.
 *
 * The type of the event is `wix.members.v1.member_report_reported_member_created`.
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

/** Event that {@link onMemberReportReportedMemberDeleted} passes to its handler. */
export interface MemberReportReportedMemberDeletedEvent {
  /** Event-specific data. */
  data: ReportedMemberDeleted;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a member is removed from the list of reported members.
 *
 * The type of the event is `wix.members.v1.member_report_reported_member_deleted`.
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

/** Request of {@link reportMember}. */
export interface ReportMemberRequest {
  /** The report, with the reported member and the reason. */
  memberReport: MemberReportInput;
}

/** A report about a member. */
export interface MemberReport {
  /** Id of the member report. */
  id: string;
  /** Id of the reported member. */
  reportedMemberId: string;
  /** Id of the member who made the report. */
  reportingMemberId?: string | null;
  /** Reason why the member was reported. */
  reason?: Reason;
  /** When the member report was created. */
  createdDate?: Date | null;
}

/** A report about a member. */
export interface MemberReportInput {
  /** Id of the reported member. */
  reportedMemberId: string;
  /** Reason why the member was reported. */
  reason: ReasonInput;
}

/** Reason for reporting a member. */
export interface Reason {
  /** Predefined reason for the report. */
  category: Category;
  /** Description of what happened. */
  description?: string | null;
}

/** Reason for reporting a member. */
export interface ReasonInput {
  /** Predefined reason for the report. */
  category?: Category;
  /** Description of what happened. */
  description?: string | null;
}

/** Predefined reasons for reporting a member. */
export type Category =
  | "UNKNOWN"
  | "SPAM"
  | "IMPERSONATION"
  | "HARASSMENT"
  | "OTHER"
  | (string & {});

/** Response of {@link reportMember}. */
export interface ReportMemberResponse {
  /** The created report. */
  memberReport?: MemberReport;
}

/** Request of {@link queryMemberReports}. */
export interface QueryMemberReportsRequest {
  /** Filter, sorting and paging for the member reports. */
  query?: QueryV2;
}

/** Filter, sorting and paging of a query. */
export interface QueryV2 {
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. */
  sorting?: SortingOfProducts[];
  /** The page to return, by offset. Send either this or `cursorPaging`. */
  paging?: CursorPaging;
}

/** Page size and cursor. */
export interface CursorPaging {
  /** Maximum number of items on the page. At most 1,000. */
  limit?: number | null;
  /** Cursor from a previous response. Omit it for the first page. */
  cursor?: string | null;
}

/** Response of {@link queryMemberReports}. */
export interface QueryMemberReportsResponse {
  /** The member reports on this page. */
  memberReports: MemberReport[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PagingMetadataV2;
}

/** Request of {@link listReportedMembers}. */
export interface ListReportedMembersRequest {
  /** The page to return: a cursor and a page size. */
  cursorPaging?: CursorPaging;
}

/** Response of {@link listReportedMembers}. */
export interface ListReportedMembersResponse {
  /** The reported members on this page. */
  reportedMembers: ReportedMember[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PagingMetadataV2;
}

/** A reported member, with a summary of the reports. */
export interface ReportedMember {
  /** Id of the reported member. */
  reportedMemberId: string;
  /** Number of reports about the member, as a string. */
  reportCount: string;
  /** Whether the reports have been reviewed. */
  reviewed: boolean;
  /** When the last report was made. */
  lastReportDate?: Date | null;
}

/** Request of {@link queryReportedMembers}. */
export interface QueryReportedMembersRequest {
  /** Filter, sorting and paging of the members. */
  query?: QueryV2;
}

/** Response of {@link queryReportedMembers}. */
export interface QueryReportedMembersResponse {
  /** The reported members on this page. */
  reportedMembers: ReportedMember[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PagingMetadataV2;
}

/** Request of {@link deleteMemberReports}. */
export interface DeleteMemberReportsRequest {
  /** Id of the reported member. */
  memberId: string;
}

/** Response of {@link deleteMemberReports}. */
export type DeleteMemberReportsResponse = Record<string, never>;

/** Data of the {@link onMemberReportReportedMemberCreated} event. */
export interface ReportedMemberCreated {
  /** The reported member. */
  reportedMember?: ReportedMember;
}

/** Data of the {@link onMemberReportReportedMemberDeleted} event. */
export interface ReportedMemberDeleted {
  /** Id of the reported member. */
  reportedMemberId: string;
}
