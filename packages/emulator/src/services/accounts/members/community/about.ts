import { isAdmin } from "../../../../kernel/caller.js";
import type { Context } from "../../../../kernel/context.js";
import { applicationError, notFound, permissionDenied } from "../../../../kernel/platform-error.js";
import type { Entity } from "../../../../resource/declaration.js";
import { resource } from "../../../../resource/resource.js";
import { currentMember, knownMember, seesMember } from "../find.js";

function checkOwn(context: Context, { memberId }: Entity): void {
  if (isAdmin(context) || currentMember(context).id === memberId) return;
  throw permissionDenied("Members can only write their own about text");
}

/** One per member. A caller who can see the member can see the text. */
export const membersAbout = resource("members.membersAbout", {
  access: { read: "anyone", write: "member" },
  visible: ({ memberId }, _caller, context) => seesMember(context, memberId),
  defaults: ({ memberId }, tools) =>
    memberId || isAdmin(tools) ? {} : { memberId: currentMember(tools).id },
  check(next, before, tools) {
    checkOwn(tools, before ?? next);
    if (before) {
      next.memberId = before.memberId;
      return;
    }
    const { id } = knownMember(tools, next.memberId);
    if (tools.all().some(({ memberId }) => memberId === id)) {
      throw applicationError(409, "ALREADY_EXISTS", "The member already has an about text");
    }
  },
  removing: (about, tools) => checkOwn(tools, about),
  custom: {
    getMyMemberAbout: (tools) => {
      const { id } = currentMember(tools);
      const about = tools.all().find(({ memberId }) => memberId === id);
      if (!about) throw notFound("About text", "MEMBER_ABOUT_NOT_FOUND");
      return { memberAbout: about };
    },
  },
  accessOf: { getMyMemberAbout: "member" },
});
