import type { Context } from "../../../kernel/context.js";
import { badRequest, rejection } from "../../../kernel/platform-error.js";
import { entitiesOf } from "../../../resource/resource.js";
import { revokeMember } from "../login/tokens.js";
import { type Member, memberBlocking, memberStore } from "../model/member.js";
import { removeAssignments } from "./badges.js";
import { membersAbout } from "./community.js";
import { removeLinks } from "./links.js";
import { removeReports } from "./reports.js";
import { isBlockable, removeRoles } from "./roles.js";

/** A disconnected user must register as a new member. */
function checkConnected({ status }: Member): void {
  if (status === "OFFLINE") {
    throw rejection("FAILED_PRECONDITION", "The member has been disconnected from the site");
  }
}

const setStatus = (context: Context, { id }: Member, status: Member["status"]): Member =>
  memberStore(context).update(id, (draft) => {
    draft.status = status;
  });

export function approve(context: Context, member: Member): Member {
  checkConnected(member);
  return setStatus(context, member, "APPROVED");
}

export function block(context: Context, member: Member): Member {
  checkConnected(member);
  const { caller } = context;
  if (caller.kind !== "anonymous" && caller.session?.memberId === member.id) {
    throw badRequest("MEMBER_SELF_BLOCK_FORBIDDEN", "Members cannot block themselves");
  }
  if (!isBlockable(context, member.id)) {
    throw badRequest("OWNER_MEMBER_BLOCK_FORBIDDEN", "The member's role does not allow this");
  }
  context.announce(memberBlocking, member);
  revokeMember(context, member.id);
  return setStatus(context, member, "BLOCKED");
}

export function disconnect(context: Context, member: Member): Member {
  checkConnected(member);
  revokeMember(context, member.id);
  return setStatus(context, member, "OFFLINE");
}

export function setMuted(context: Context, member: Member, muted: boolean): Member {
  checkConnected(member);
  return memberStore(context).update(member.id, (draft) => {
    draft.muted = muted;
  });
}

export function removeMember(context: Context, member: Member): void {
  const { id } = member;
  revokeMember(context, id);
  removeAssignments(context, ({ memberId }) => memberId === id);
  removeLinks(context, id);
  removeReports(context, id);
  removeRoles(context, id);
  const texts = entitiesOf(membersAbout, context);
  for (const about of texts.all().filter(({ memberId }) => memberId === id)) texts.remove(about);
  memberStore(context).remove(id);
}
