import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { guidOf } from "../../../kernel/ids.js";
import { applicationError } from "../../../kernel/platform-error.js";
import { ANY, EXACT, type Fields, fields } from "../../../query/fields.js";
import { select } from "../../../query/run-query.js";
import type { Entity, Tools } from "../../../resource/declaration.js";
import { valueIn } from "../../../resource/merge.js";
import { resource } from "../../../resource/resource.js";
import { runEach } from "../../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../../resource/verbs/verb.js";
import type { Recipe } from "../../../store/collection.js";
import { createMember, requireFreeEmail } from "../login/accounts.js";
import {
  type Fieldset,
  fieldsetView,
  isOwn,
  isPublic,
  isSlugTaken,
  type Member,
  memberSlice,
  memberStore,
  memberView,
  orderOfMember,
  pick,
} from "../model/member.js";
import { requirePublicProfiles, setPrivacy } from "../model/privacy.js";
import { applyChange, type MemberChange } from "./change-member.js";
import { currentMember, knownMember, listedMembers, ownMember, visibleMember } from "./find.js";
import { approve, block, disconnect, removeMember, setMuted } from "./status.js";

const SEARCHED_FIELDS = [
  "profile.nickname",
  "profile.slug",
  "loginEmail",
  "contact.firstName",
  "contact.lastName",
];

const MEMBER_FIELDS: Fields = /* @__PURE__ */ Object.freeze({
  ...fields(["id", "contactId", ...SEARCHED_FIELDS], { operators: ANY, sort: true }),
  ...fields(["status", "privacyStatus"], { operators: EXACT, sort: true }),
  ...fields(["createdDate", "updatedDate", "lastLoginDate"], { operators: ANY, sort: true }),
});

/** For other members, only the status and the privacy status are not public. */
function filterView(context: Context, member: Member): Entity {
  if (isAdmin(context) || isOwn(context, member)) return fieldsetView(member);
  const { status } = member;
  const privacyStatus = isPublic(member) ? "PUBLIC" : "PRIVATE";
  return { ...fieldsetView(member, "PUBLIC"), status, privacyStatus };
}

function searchMembers(context: Context, search: unknown): Member[] {
  const { expression, fields: fieldNames } = objectOf(search);
  const searchText = String(expression ?? "")
    .trim()
    .toLowerCase();
  const members = listedMembers(context);
  if (searchText === "") return members;
  const requestedPaths = listOf(fieldNames);
  const paths = SEARCHED_FIELDS.filter(
    (path) => requestedPaths.length === 0 || requestedPaths.includes(path),
  );
  return members.filter((member) => {
    const view = filterView(context, member);
    const textAt = (path: string) => String(valueIn(view, path) ?? "").toLowerCase();
    return paths.some((path) => textAt(path).includes(searchText));
  });
}

const querySource = (context: Context) => ({
  fields: MEMBER_FIELDS,
  view: (member: Member) => filterView(context, member),
  order: orderOfMember,
});

type MemberTools = Tools<Member>;

const editMember = (tools: MemberTools, { id }: Member, change: Recipe<Member>) => ({
  member: tools.view(memberStore(tools).update(id, change)),
});

function setSlug(tools: MemberTools, member: Member, requested: unknown) {
  const slug = String(requested);
  if (isSlugTaken(tools, slug, member.id)) {
    throw applicationError(409, "SLUG_ALREADY_EXISTS", "The slug is already in use");
  }
  return editMember(tools, member, (draft) => {
    draft.slug = slug;
  });
}

/** Does not change the login email. */
const clearList =
  (list: "phones" | "emails" | "addresses") => (tools: MemberTools, request: Entity) =>
    editMember(tools, ownMember(tools, request.id), (draft) => {
      draft.contact = { ...draft.contact, [list]: [] };
    });

const changeMember =
  (task: (context: Context, member: Member) => Member) =>
  (tools: MemberTools, request: Entity) => ({
    member: tools.view(task(tools, tools.get(request.id))),
  });

/** Skips members that cannot be changed. The platform makes these changes in a background job. */
const changeByFilter =
  (task: (tools: MemberTools, member: Member) => unknown) =>
  (tools: MemberTools, request: Entity) => {
    const filter = objectOf(request.filter);
    const source = { items: tools.all(), ...querySource(tools) };
    runEach(tools, select(source, { filter }), ({ id }) => {
      task(tools, tools.get(id));
      return { id };
    });
    return { jobId: tools.guid("job") };
  };

function insertMember(tools: MemberTools, content: MemberChange): Member {
  const email = content.loginEmail ?? `${tools.guid("mail")}@example.com`;
  requireFreeEmail(tools, email, "MEMBER_ALREADY_EXISTS");
  return createMember(tools, { email }, (draft) => {
    // A member created by the owner needs no approval.
    draft.status = "APPROVED";
    applyChange(tools, draft, content);
  });
}

export const siteMembers = resource<Member>("members.members", {
  access: { read: "anyone", write: "admin" },
  accessOf: {
    joinCommunity: "member",
    leaveCommunity: "member",
    updateMember: "anyone",
    updateCurrentMemberSlug: "anyone",
    updateMemberSlug: "anyone",
    deleteMemberPhones: "anyone",
    deleteMemberEmails: "anyone",
    deleteMemberAddresses: "anyone",
    deleteMyMember: "anyone",
  },
  checkRequest: (tools, { contentAssigneeId }) => {
    if (contentAssigneeId) knownMember(tools, contentAssigneeId);
  },
  source: querySource,
  tools: (tools, { fieldsets, contentAssigneeId, search }) => {
    const method = tools.operation.slice("members.members.".length);
    const removedIds = new Set<unknown>();
    return {
      all: () => searchMembers(tools, search),
      get: (id) => {
        if (method === "getMember") return visibleMember(tools, id);
        if (method === "updateMember") return ownMember(tools, id);
        return knownMember(tools, removedIds.has(id) ? "" : id);
      },
      getOrMakeOwn: () => currentMember(tools),
      make: (content) => insertMember(tools, objectOf(content)),
      revise: ({ id }, content) =>
        memberStore(tools).update(id, (draft) => applyChange(tools, draft, objectOf(content))),
      remove: (member) => {
        if (member.id === contentAssigneeId && method.endsWith("ByFilter")) return;
        removedIds.add(member.id);
        removeMember(tools, member);
      },
      view: (member) => {
        const shownFieldsets = /^(get|list|query)/.test(method) ? listOf(fieldsets) : ["FULL"];
        return memberView(tools, member, shownFieldsets as readonly Fieldset[]) as Entity as Member;
      },
    };
  },
  custom: {
    joinCommunity: (tools) => {
      const member = currentMember(tools);
      requirePublicProfiles(tools);
      return editMember(tools, member, (draft) => setPrivacy(draft, "PUBLIC"));
    },
    leaveCommunity: (tools) =>
      editMember(tools, currentMember(tools), (draft) => setPrivacy(draft, "PRIVATE")),
    updateCurrentMemberSlug: (tools, { slug }) => setSlug(tools, currentMember(tools), slug),
    updateMemberSlug: (tools, { id, slug }) => setSlug(tools, ownMember(tools, id), slug),
    deleteMemberPhones: clearList("phones"),
    deleteMemberEmails: clearList("emails"),
    deleteMemberAddresses: clearList("addresses"),
    muteMember: changeMember((context, member) => setMuted(context, member, true)),
    unmuteMember: changeMember((context, member) => setMuted(context, member, false)),
    approveMember: changeMember(approve),
    blockMember: changeMember(block),
    disconnectMember: changeMember(disconnect),
    bulkApproveMembers: changeByFilter(approve),
    bulkBlockMembers: changeByFilter(block),
    bulkDeleteMembersByFilter: changeByFilter((tools, member) => tools.remove(member)),
  },
});

const MEMBERSHIP_FIELDS = fields(
  ["memberId", "userId", "siteMembersInstanceId", "metaSiteId", "createdDate", "status"],
  { operators: ANY, sort: true },
);

/** Derives the user id from the email address, so that it is the same on all sites. */
function membershipView(context: Context, member: Member) {
  const { id: memberId, profile, loginEmail, ...view } = fieldsetView(member, "EXTENDED");
  const { nickname, photo } = objectOf(profile);
  return {
    ...pick(view, ["contactId", "privacyStatus", "status", "activityStatus"]),
    ...pick(view, ["createdDate", "updatedDate"]),
    memberId,
    userId: guidOf(`user:${loginEmail}`),
    siteMembersInstanceId: guidOf(`members:${context.site.id}`),
    metaSiteId: context.site.id,
    nickname,
    photo,
  };
}

export const userMember = resource<Member>("members.userMember", {
  access: "member",
  source: ({ view }) => ({ fields: MEMBERSHIP_FIELDS, view }),
  tools: (tools) => ({
    all: () =>
      [...tools.store(memberSlice).values()].filter(
        (member) => isAdmin(tools) || isOwn(tools, member),
      ),
    orderOf: (member) => (member ? orderOfMember(member) : 0),
    view: (member) => membershipView(tools, member) as Entity as Member,
  }),
});
