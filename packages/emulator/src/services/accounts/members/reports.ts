import type { Context } from "../../../kernel/context.js";
import { badRequest, rejection } from "../../../kernel/platform-error.js";
import { EVERY, fields } from "../../../query/fields.js";
import { platformMetadata } from "../../../query/page.js";
import { type Query, rowReader, runQuery, select } from "../../../query/run-query.js";
import type { Entity, Tools } from "../../../resource/declaration.js";
import { entitiesOf, resource } from "../../../resource/resource.js";
import { entityEvents } from "../../entity-events.js";
import { knownMember, visibleMember } from "./find.js";

const REPORT_FIELDS = fields(
  ["id", "reportedMemberId", "reportingMemberId", "createdDate", "reason"],
  { operators: EVERY },
);

type ReportList = Pick<Tools, "all">;

const reportsAbout = (reports: ReportList, id: unknown) =>
  reports.all().filter(({ reportedMemberId }) => reportedMemberId === id);

/** The emulator never marks reports as reviewed. */
function reportSummary(reportedMemberId: unknown, reports: readonly Entity[]): Entity {
  return {
    reportedMemberId,
    reportCount: String(reports.length),
    reviewed: false,
    lastReportDate: reports.at(-1)?.createdDate,
  };
}

const reportedIds = (reports: readonly Entity[]) => [
  ...new Set(reports.map(({ reportedMemberId }) => reportedMemberId)),
];

const events = entityEvents("wix.members.v1.member_report");

function removeAll(reports: Tools, removedReports: readonly Entity[]): void {
  for (const report of removedReports) reports.remove(report);
  for (const reportedMemberId of reportedIds(removedReports)) {
    if (reportsAbout(reports, reportedMemberId).length === 0) {
      const body = { reportedMemberId };
      events.action(reports, String(reportedMemberId), "reported_member_deleted", body);
    }
  }
}

function reportedMembers(tools: Tools, matchingReports: readonly Entity[], paging: Query) {
  const items = reportedIds(matchingReports).map((id) => {
    const reports = reportsAbout(tools, id);
    return { item: reportSummary(id, reports), order: tools.orderOf(reports[0]) };
  });
  items.sort((a, b) => a.order - b.order);
  const page = runQuery({ ...rowReader, items, fields: {}, scope: tools.operation }, paging);
  const reportedMembers = page.items.map(rowReader.view);
  return { reportedMembers, pagingMetadata: platformMetadata(page) };
}

export const memberReport = resource("members.memberReport", {
  accessOf: { reportMember: "anyone" },
  custom: {
    reportMember: (tools, { memberReport: content }) => {
      const { reportedMemberId, reason } = content as Entity;
      const { caller } = tools;
      const reporterId = caller.kind === "member" ? caller.memberId : undefined;
      if (reporterId === reportedMemberId) {
        throw badRequest("SELF_REPORTING_FORBIDDEN", "Members cannot report themselves");
      }
      const member = knownMember(tools, reportedMemberId);
      if (member.status === "BLOCKED") {
        throw rejection("CANNOT_REPORT_BLOCKED_MEMBER", "The member is blocked");
      }
      visibleMember(tools, reportedMemberId);
      const isFirstReport = reportsAbout(tools, member.id).length === 0;
      const report = tools.insert({
        reportedMemberId: member.id,
        ...(reporterId && { reportingMemberId: reporterId }),
        reason,
      });
      if (isFirstReport) {
        const reportedMember = reportSummary(member.id, [report]);
        events.action(tools, member.id, "reported_member_created", { reportedMember });
      }
      return { memberReport: report };
    },

    listReportedMembers: (tools, { cursorPaging }) =>
      reportedMembers(tools, tools.all(), { cursorPaging: cursorPaging as Query["cursorPaging"] }),

    queryReportedMembers: (tools, { query }) => {
      const { filter, paging, cursorPaging } = (query ?? {}) as Query;
      const source = { items: tools.all(), fields: REPORT_FIELDS };
      return reportedMembers(tools, filter ? select(source, { filter }) : source.items, {
        paging,
        cursorPaging,
      });
    },

    deleteMemberReports: (tools, { memberId }) => {
      removeAll(tools, reportsAbout(tools, memberId));
      return {};
    },
  },
});

export function removeReports(context: Context, memberId: string): void {
  const reports = entitiesOf(memberReport, context);
  const involvesMember = ({ reportedMemberId, reportingMemberId }: Entity) =>
    reportedMemberId === memberId || reportingMemberId === memberId;
  removeAll(reports, reports.all().filter(involvesMember));
}
