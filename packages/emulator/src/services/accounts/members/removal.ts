import type { Context } from "../../../kernel/context.js";
import { entitiesOf } from "../../../resource/resource.js";
import { revokeMember } from "../login/tokens.js";
import type { Member } from "../model/member.js";
import { memberStore } from "../model/member-store.js";
import { forgetBadges } from "./badges/badges.js";
import { membersAbout } from "./community/about.js";
import { forgetReports } from "./community/reports.js";
import { forgetLinks } from "./links.js";
import { forgetRoles } from "./roles/role-slice.js";

export function removeMember(context: Context, member: Member): void {
  const { id } = member;
  revokeMember(context, id);
  forgetBadges(context, id);
  forgetLinks(context, id);
  forgetReports(context, id);
  forgetRoles(context, id);
  const abouts = entitiesOf(membersAbout, context);
  for (const about of abouts.all().filter(({ memberId }) => memberId === id)) abouts.remove(about);
  memberStore(context).remove(id);
}
