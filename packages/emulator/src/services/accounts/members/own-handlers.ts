import type { Context } from "../../../kernel/context.js";
import { admin, anyone, type Handler, type Handlers, member } from "../../../kernel/handler.js";
import { applicationError } from "../../../kernel/platform-error.js";
import type { Recipe } from "../../../store/collection.js";
import { accountByEmail, createMember } from "../login/accounts.js";
import type { Member } from "../model/member.js";
import { memberStore } from "../model/member-store.js";
import { memberView } from "../model/member-view.js";
import { mayBePublic, setPrivacy } from "../model/privacy.js";
import { isTaken } from "../model/slug.js";
import { applyChange, type MemberChange } from "./change-member.js";
import { currentMember, knownMember, ownMember } from "./find.js";
import { removeMember } from "./removal.js";

const memberResponse = (context: Context, member: Member) => ({
  member: memberView(context, member, ["FULL"]),
});

const updateMember = (context: Context, { id }: Member, change: Recipe<Member>) =>
  memberResponse(context, memberStore(context).update(id, change));

function setSlug(context: Context, member: Member, wanted: unknown) {
  const slug = String(wanted);
  if (isTaken(context, slug, member.id)) {
    throw applicationError(409, "SLUG_ALREADY_EXISTS", "The slug is already in use");
  }
  return updateMember(context, member, (draft) => {
    draft.slug = slug;
  });
}

/** The login email is not part of these lists. */
const clearing = (list: "phones" | "emails" | "addresses"): Handler =>
  anyone((request, context) =>
    updateMember(context, ownMember(context, request.id), (draft) => {
      draft.contact = { ...draft.contact, [list]: [] };
    }),
  );

export const ownHandlers: Handlers = {
  "members.members.joinCommunity": member((_request, context) => {
    const member = currentMember(context);
    if (!mayBePublic(context)) {
      throw applicationError(428, "COMMUNITY_JOIN_IMPOSSIBLE", "Profiles cannot be made public");
    }
    return updateMember(context, member, (draft) => setPrivacy(draft, "PUBLIC"));
  }),

  "members.members.leaveCommunity": member((_request, context) => {
    const member = currentMember(context);
    return updateMember(context, member, (draft) => setPrivacy(draft, "PRIVATE"));
  }),

  "members.members.updateMember": anyone(
    (request, context) => {
      const change = (request.member ?? {}) as MemberChange;
      const member = ownMember(context, change.id);
      return updateMember(context, member, (draft) => applyChange(context, draft, change));
    },
    { nulls: true },
  ),

  "members.members.createMember": admin((request, context) => {
    const content = (request.member ?? {}) as MemberChange;
    const email = content.loginEmail ?? `${context.guid("mail")}@example.com`;
    if (accountByEmail(context, email)) {
      throw applicationError(
        409,
        "MEMBER_ALREADY_EXISTS",
        "An account with this email address already exists",
      );
    }
    const member = createMember(context, { email }, (made) => {
      // A member created by the owner needs no approval.
      made.status = "APPROVED";
      applyChange(context, made, content);
    });
    return memberResponse(context, member);
  }),

  "members.members.updateCurrentMemberSlug": anyone((request, context) =>
    setSlug(context, currentMember(context), request.slug),
  ),

  "members.members.updateMemberSlug": anyone((request, context) =>
    setSlug(context, ownMember(context, request.id), request.slug),
  ),

  "members.members.deleteMemberPhones": clearing("phones"),
  "members.members.deleteMemberEmails": clearing("emails"),
  "members.members.deleteMemberAddresses": clearing("addresses"),

  "members.members.deleteMyMember": anyone((request, context) => {
    const member = currentMember(context);
    // The member who receives the content must exist.
    if (request.contentAssigneeId) knownMember(context, request.contentAssigneeId);
    removeMember(context, member);
    return {};
  }),
};
