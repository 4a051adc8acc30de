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
 * @param memberReport - Who is reported, and why; needs `reason`, `reportedMemberId`.
 * @remarks Its application errors have a {@link ReportMemberErrorCode}. Needs
 *   MEMBERS.REPORTS_WRITE.
 * @example
 * ```ts
 * const answer = await client.use(memberReport).reportMember({
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

/** The fields that the query of {@link queryMemberReports} takes. */
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

/** The query of {@link queryMemberReports} as it is sent. */
export interface QueryMemberReportsQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryMemberReportsFields> {}

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
export const queryMemberReports: {
  (): CursorQueryBuilder<MemberReport, QueryMemberReportsFields>;
  /** Query single reports with filters and paging. Sends the query as it stands. */
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

/** The `options` of {@link listReportedMembers}. */
export interface ListReportedMembersOptions {
  /** Which page to answer, by a cursor and the size of a page. */
  cursorPaging?: CursorPaging;
}

/**
 * List the members who have been reported, with how often.
 *
 * `GET /members/v1/member-reports/members` (members/member-report)
 *
 * @param options - May hold `cursorPaging`.
 * @remarks Needs MEMBERS.REPORTS_READ.
 * @deprecated Its successor `QueryMemberReportOverviews` is not among these services. It may be
 *   removed from 2025-01-31 on.
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
  /** Filter, order and page of the members to find. */
  query?: QueryV2;
}

/**
 * Query the members who have been reported with filters and paging.
 *
 * `POST /members/v1/member-reports/members/query` (members/member-report)
 *
 * @param options - May hold `query`.
 * @remarks Needs MEMBERS.REPORTS_READ.
 * @deprecated Its successor `QueryMemberReportOverviews` is not among these services. It may be
 *   removed from 2025-01-31 on.
 * @example
 * ```ts
 * const answer = await client.use(memberReport).queryReportedMembers();
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
 * @param memberId - Id of the member report.
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
  /** What the event is about, as it was after the change. */
  entity: MemberReport;
  /** Which event it is, about which entity, and when it happened. */
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
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: MemberReport;
  /** Which event it is, about which entity, and when it happened. */
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
  /** What the event tells besides which it is. */
  data: ReportedMemberCreated;
  /** Which event it is, about which entity, and when it happened. */
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
  /** What the event tells besides which it is. */
  data: ReportedMemberDeleted;
  /** Which event it is, about which entity, and when it happened. */
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

/** What {@link reportMember} is called with. */
export interface ReportMemberRequest {
  /** Who is reported, and why. */
  memberReport: MemberReportInput;
}

/** That a member reported another one. */
export interface MemberReport {
  /** Id of the member report. */
  id: string;
  /** Id of the member that was reported. */
  reportedMemberId: string;
  /** Id of the member that reported. */
  reportingMemberId?: string | null;
  /** Why the member was reported. */
  reason?: Reason;
  /** When the member report was created. */
  createdDate?: Date | null;
}

/** That a member reported another one. */
export interface MemberReportInput {
  /** Id of the member that was reported. */
  reportedMemberId: string;
  /** Why the member was reported. */
  reason: ReasonInput;
}

/** Why a member was reported. */
export interface Reason {
  /** Which of the known reasons it is. */
  category: Category;
  /** What happened, in words. */
  description?: string | null;
}

/** Why a member was reported. */
export interface ReasonInput {
  /** Which of the known reasons it is. */
  category?: Category;
  /** What happened, in words. */
  description?: string | null;
}

/** Known reasons to report a member. */
export type Category =
  | "UNKNOWN"
  | "SPAM"
  | "IMPERSONATION"
  | "HARASSMENT"
  | "OTHER"
  | (string & {});

/** What {@link reportMember} answers. */
export interface ReportMemberResponse {
  /** The report as it was made. */
  memberReport?: MemberReport;
}

/** What {@link queryMemberReports} is called with. */
export interface QueryMemberReportsRequest {
  /** Filter, order and page of the member reports to find. */
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

/** What {@link queryMemberReports} answers. */
export interface QueryMemberReportsResponse {
  /** The member reports of this page. */
  memberReports: MemberReport[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: PagingMetadataV2;
}

/** What {@link listReportedMembers} is called with. */
export interface ListReportedMembersRequest {
  /** Which page to answer, by a cursor and the size of a page. */
  cursorPaging?: CursorPaging;
}

/** What {@link listReportedMembers} answers. */
export interface ListReportedMembersResponse {
  /** The members that were reported, on this page. */
  reportedMembers: ReportedMember[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: PagingMetadataV2;
}

/** A member that was reported, with the reports taken together. */
export interface ReportedMember {
  /** Id of the reported member. */
  reportedMemberId: string;
  /** How many reports there are, as text. */
  reportCount: string;
  /** True when somebody has looked at them. */
  reviewed: boolean;
  /** When the latest report came. */
  lastReportDate?: Date | null;
}

/** What {@link queryReportedMembers} is called with. */
export interface QueryReportedMembersRequest {
  /** Filter, order and page of the members to find. */
  query?: QueryV2;
}

/** What {@link queryReportedMembers} answers. */
export interface QueryReportedMembersResponse {
  /** The members that were reported, on this page. */
  reportedMembers: ReportedMember[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: PagingMetadataV2;
}

/** What {@link deleteMemberReports} is called with. */
export interface DeleteMemberReportsRequest {
  /** Id of the member report. */
  memberId: string;
}

/** What {@link deleteMemberReports} answers. */
export type DeleteMemberReportsResponse = Record<string, never>;

/** What an event of {@link onMemberReportReportedMemberCreated} tells. */
export interface ReportedMemberCreated {
  /** The member that was reported. */
  reportedMember?: ReportedMember;
}

/** What an event of {@link onMemberReportReportedMemberDeleted} tells. */
export interface ReportedMemberDeleted {
  /** Id of the reported member. */
  reportedMemberId: string;
}
