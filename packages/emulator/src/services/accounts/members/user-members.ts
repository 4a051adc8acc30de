import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { guidOf } from "../../../kernel/ids.js";
import { ANY, fields } from "../../../query/fields.js";
import { cursorMetadata } from "../../../query/page.js";
import { numbered, type Query, runQuery } from "../../../query/run-query.js";
import { resource } from "../../../resource/resource.js";
import { fullView, isOwn, type Member, memberSlice, orderOfMember } from "../model/member.js";

const NAMES = [
  "memberId",
  "userId",
  "siteMembersInstanceId",
  "metaSiteId",
  "createdDate",
  "status",
];
const FIELDS = fields(NAMES, { operators: ANY, sort: true });

/** A user has one email address and therefore the same id on all sites. */
function membershipView(context: Context, member: Member) {
  const { status, activityStatus, privacyStatus, ...view } = fullView(member, "EXTENDED");
  const { photo } = member.page ?? {};
  const { nickname } = member.profile;
  return {
    memberId: view.id,
    userId: guidOf(`user:${member.email}`),
    contactId: view.contactId,
    siteMembersInstanceId: guidOf(`members:${context.site.id}`),
    metaSiteId: context.site.id,
    ...(nickname !== undefined && { nickname }),
    ...(photo !== undefined && { photo }),
    privacyStatus,
    status,
    activityStatus,
    createdDate: view.createdDate,
    updatedDate: view.updatedDate,
  };
}

/** The site owner sees all memberships of the site. Members see their own. */
export const userMember = resource("members.userMember", {
  access: "member",
  custom: {
    queryUserMembers: (tools, { query }) => {
      const items = [...tools.store(memberSlice).values()]
        .filter((member) => isAdmin(tools) || isOwn(tools, member))
        .map((member) => ({ item: membershipView(tools, member), order: orderOfMember(member) }));
      const source = { ...numbered, items, fields: FIELDS, scope: tools.operation };
      const page = runQuery(source, (query ?? {}) as Query);
      return { userMembers: page.items.map(numbered.view), metadata: cursorMetadata(page) };
    },
  },
});
