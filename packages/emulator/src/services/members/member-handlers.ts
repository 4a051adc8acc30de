// The members service: who am I, my profile, and what an owner does with members.

import { z } from "zod";
import { isAdmin } from "../../kernel/caller.js";
import { guid, int, list, loose, oneOf, opt, struct, text } from "../../kernel/checks/shapes.js";
import type { Context } from "../../kernel/context.js";
import { admin, anyone, type Handlers } from "../../kernel/handler.js";
import { applicationError, notFound, permissionDenied } from "../../kernel/platform-error.js";
import { ANY, EXACT, type Fields, fields } from "../../kernel/query/fields.js";
import { offsetMetadata, runQuery } from "../../kernel/query/run-query.js";
import { createMember, memberByEmail, memberById } from "../identity/accounts.js";
import { revokeMember } from "../identity/tokens.js";
import { announceMember, CONTACT_FIELDS, FIELDSETS, memberView, pick } from "./member-view.js";
import type { Member } from "./model.js";
import { memberSlice } from "./slice.js";

const fieldsets = opt(list(oneOf(FIELDSETS), 3));
const paging = opt(z.object({ limit: opt(int(0, 1000)), offset: opt(int()) }));
const sorting = opt(
  list(z.object({ fieldName: text(512, 1), order: opt(oneOf(["ASC", "DESC"])) }), 10),
);

const MEMBER_FIELDS: Fields = /* @__PURE__ */ Object.freeze({
  ...fields(
    [
      "id",
      "loginEmail",
      "contactId",
      "contact.firstName",
      "contact.lastName",
      "profile.nickname",
      "profile.slug",
    ],
    { operators: ANY, sort: true },
  ),
  ...fields(["status", "privacyStatus"], { operators: EXACT, sort: true }),
  ...fields(["createdDate", "updatedDate", "lastLoginDate"], { operators: ANY, sort: true }),
});

function find(context: Context, id: string): Member {
  const member = memberById(context, id);
  if (!member) throw notFound("Member", "MEMBER_NOT_FOUND");
  return member;
}

function me(context: Context): Member {
  const { caller } = context;
  const member = caller.kind === "member" ? memberById(context, caller.memberId) : undefined;
  if (!member) throw notFound("Member");
  return member;
}

function setSlug(context: Context, member: Member, slug: string): void {
  const taken = [...context.store(memberSlice).values()].some(
    (other) => other !== member && other.slug === slug,
  );
  if (taken) throw applicationError(409, "SLUG_ALREADY_EXISTS", "The slug is taken");
  member.slug = slug;
  member.updatedDate = context.iso;
}

/** What a list shows: everyone for an owner, public members for others. */
function listed(context: Context): Member[] {
  const all = [...context.store(memberSlice).values()];
  if (isAdmin(context)) return all;
  return all.filter(
    (member) => member.status === "APPROVED" && member.profile.privacyStatus === "PUBLIC",
  );
}

function changed(context: Context, member: Member): void {
  member.revision += 1;
  member.updatedDate = context.iso;
  announceMember(context, member, "updated");
}

function remove(context: Context, member: Member): void {
  revokeMember(context, member.id);
  context.changes.drop(context.store(memberSlice), member.id);
  announceMember(context, member, "deleted");
}

const memberInput = z.object({
  loginEmail: opt(z.email()),
  contact: opt(loose({ firstName: opt(text(1000)), lastName: opt(text(1000)) })),
  profile: opt(loose({ nickname: opt(text(1000)), title: opt(text(1000)) })),
  privacyStatus: opt(oneOf(["UNKNOWN", "PRIVATE", "PUBLIC"])),
});

function applyMember(member: Member, input: z.output<typeof memberInput>): void {
  member.profile = {
    ...member.profile,
    ...pick(input.contact ?? {}, CONTACT_FIELDS),
    ...pick(input.profile ?? {}, ["nickname", "title", "photo", "cover"]),
    ...(input.privacyStatus === undefined ? {} : { privacyStatus: input.privacyStatus }),
  };
}

const withId = { id: guid() };

/** The members service. */
export const memberHandlers: Handlers = {
  "members.members.getCurrentMember": anyone(z.object({ fieldsets }), (request, context) => ({
    member: memberView(context, me(context), request.fieldsets),
  })),

  "members.members.getMember": anyone(z.object({ ...withId, fieldsets }), (request, context) => ({
    member: memberView(context, find(context, request.id), request.fieldsets),
  })),

  "members.members.listMembers": anyone(
    z.object({ paging, fieldsets, sorting }),
    (request, context) => {
      const source = {
        items: listed(context),
        fields: MEMBER_FIELDS,
        view: (member: Member) => memberView(context, member, ["FULL"]),
      };
      const page = runQuery(source, { paging: request.paging, sort: request.sorting });
      return {
        members: page.items.map((member) => memberView(context, member, request.fieldsets)),
        metadata: offsetMetadata(page),
      };
    },
  ),

  "members.members.queryMembers": anyone(
    z.object({
      query: opt(z.object({ filter: opt(struct()), paging, sorting })),
      fieldsets,
      search: opt(z.object({ expression: opt(text(100)), fields: opt(list(text(100), 4)) })),
    }),
    (request, context) => {
      const words = (request.search?.expression ?? "").toLowerCase();
      const items = listed(context).filter((member) =>
        JSON.stringify([member.email, member.slug, member.profile]).toLowerCase().includes(words),
      );
      const source = {
        items,
        fields: MEMBER_FIELDS,
        view: (member: Member) => memberView(context, member, ["FULL"]),
      };
      const { filter, paging: pages, sorting: sort } = request.query ?? {};
      const page = runQuery(source, { filter, paging: pages, sort });
      return {
        members: page.items.map((member) => memberView(context, member, request.fieldsets)),
        metadata: offsetMetadata(page),
      };
    },
  ),

  "members.members.updateMember": anyone(
    z.object({ member: memberInput.extend(withId) }),
    (request, context) => {
      const member = find(context, request.member.id);
      const own = context.caller.kind === "member" && context.caller.memberId === member.id;
      if (!own && !isAdmin(context))
        throw permissionDenied("Members change their own profile only");
      applyMember(member, request.member);
      changed(context, member);
      return { member: memberView(context, member, ["FULL"]) };
    },
  ),

  "members.members.createMember": admin(z.object({ member: memberInput }), (request, context) => {
    const email = request.member.loginEmail ?? `${context.guid("mail")}@example.com`;
    if (memberByEmail(context, email)) {
      throw applicationError(
        409,
        "MEMBER_ALREADY_EXISTS",
        "The e-mail address already has an account",
      );
    }
    const member = createMember(context, { email });
    applyMember(member, request.member);
    return { member: memberView(context, member, ["FULL"]) };
  }),

  "members.members.updateCurrentMemberSlug": anyone(
    z.object({ slug: text(255, 1) }),
    (request, context) => {
      const member = me(context);
      setSlug(context, member, request.slug);
      return { member: memberView(context, member) };
    },
  ),

  "members.members.updateMemberSlug": admin(
    z.object({ ...withId, slug: text(255, 1) }),
    (request, context) => {
      const member = find(context, request.id);
      setSlug(context, member, request.slug);
      return { member: memberView(context, member) };
    },
  ),

  "members.members.approveMember": admin(z.object(withId), (request, context) => {
    const member = find(context, request.id);
    member.status = "APPROVED";
    changed(context, member);
    return { member: memberView(context, member) };
  }),

  "members.members.blockMember": admin(z.object(withId), (request, context) => {
    const member = find(context, request.id);
    member.status = "BLOCKED";
    revokeMember(context, member.id);
    changed(context, member);
    return { member: memberView(context, member) };
  }),

  "members.members.disconnectMember": admin(z.object(withId), (request, context) => {
    const member = find(context, request.id);
    member.status = "OFFLINE";
    revokeMember(context, member.id);
    changed(context, member);
    return { member: memberView(context, member) };
  }),

  "members.members.deleteMember": admin(z.object(withId), (request, context) => {
    const member = find(context, request.id);
    remove(context, member);
    return {};
  }),

  "members.members.deleteMyMember": anyone(z.object({}), (_request, context) => {
    const member = me(context);
    remove(context, member);
    return {};
  }),
};
