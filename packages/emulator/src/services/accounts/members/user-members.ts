import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { guidOf } from "../../../kernel/ids.js";
import { ANY, fields } from "../../../query/fields.js";
import type { Entity } from "../../../resource/declaration.js";
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

export const userMember = resource<Member>("members.userMember", {
  access: "member",
  source: ({ view }) => ({ fields: FIELDS, view }),
  tools: (tools) => ({
    all: () =>
      [...tools.store(memberSlice).values()].filter(
        (member) => isAdmin(tools) || isOwn(tools, member),
      ),
    orderOf: (member) => (member ? orderOfMember(member) : 0),
    view: (member) => membershipView(tools, member) as Entity as Member,
  }),
});
