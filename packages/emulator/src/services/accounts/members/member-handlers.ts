import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { admin, anyone, type Handler, type Handlers, member } from "../../../kernel/handler.js";
import { applicationError } from "../../../kernel/platform-error.js";
import type { WireRequest } from "../../../kernel/wire-request.js";
import { ANY, EXACT, type Fields, fields } from "../../../query/fields.js";
import { offsetMetadata } from "../../../query/page.js";
import { type Query, runQuery, type Source, select } from "../../../query/run-query.js";
import { eachOf, totalsOf } from "../../../resource/verbs/bulk.js";
import type { Recipe } from "../../../store/collection.js";
import { accountByEmail, createMember } from "../login/accounts.js";
import {
  type Fieldset,
  fullView,
  isOwn,
  isPublic,
  isTaken,
  type Member,
  memberStore,
  memberView,
  orderOfMember,
} from "../model/member.js";
import { mayBePublic, setPrivacy } from "../model/privacy.js";
import { applyChange, type MemberChange } from "./change-member.js";
import { currentMember, knownMember, listedMembers, ownMember, seenMember } from "./find.js";
import { approve, block, disconnect, removeMember, setMuted } from "./status.js";

const FIELDS: Fields = /* @__PURE__ */ Object.freeze({
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

const SEARCHED = [
  "profile.nickname",
  "profile.slug",
  "loginEmail",
  "contact.firstName",
  "contact.lastName",
];

/** Never includes fields that are hidden from the caller. */
function filtered(context: Context, member: Member): Record<string, unknown> {
  if (isAdmin(context) || isOwn(context, member)) return fullView(member);
  const { status } = member;
  const privacyStatus = isPublic(member) ? "PUBLIC" : "PRIVATE";
  return { ...fullView(member, "PUBLIC"), status, privacyStatus };
}

interface Wanted {
  readonly expression?: string | null;
  readonly fields?: readonly string[];
}

const textAt = (view: Record<string, unknown>, path: string): string => {
  const [first = "", second] = path.split(".");
  const value = second
    ? (view[first] as Record<string, unknown> | undefined)?.[second]
    : view[first];
  return typeof value === "string" ? value.toLowerCase() : "";
};

export function memberSource(context: Context, search: unknown): Source<Member> {
  const { expression, fields: named } = (search ?? {}) as Wanted;
  const words = (expression ?? "").trim().toLowerCase();
  const wanted = named?.length ? named : SEARCHED;
  const view = (member: Member) => filtered(context, member);
  const items = listedMembers(context).filter((member) => {
    if (words === "") return true;
    const shown = view(member);
    return SEARCHED.some((path) => wanted.includes(path) && textAt(shown, path).includes(words));
  });
  return { items, fields: FIELDS, view, order: orderOfMember };
}

export const membersBy = (context: Context, filter: unknown, search?: unknown): readonly Member[] =>
  select(memberSource(context, search), { filter: (filter ?? {}) as Record<string, unknown> });

const fieldsetsOf = (request: WireRequest) => (request.fieldsets ?? []) as readonly Fieldset[];

interface Listing {
  readonly filter?: Query["filter"];
  readonly paging?: Query["paging"];
  readonly sorting?: Query["sort"];
}

function pageOf(context: Context, request: WireRequest, wanted: Listing) {
  const { filter, paging, sorting: sort } = wanted;
  const page = runQuery(memberSource(context, request.search), { filter, paging, sort });
  return {
    members: page.items.map((member) => memberView(context, member, fieldsetsOf(request))),
    metadata: offsetMetadata(page),
  };
}

export const memberHandlers: Handlers = {
  "members.members.getCurrentMember": anyone((request, context) => ({
    member: memberView(context, currentMember(context), fieldsetsOf(request)),
  })),

  "members.members.getMember": anyone((request, context) => ({
    member: memberView(context, seenMember(context, request.id), fieldsetsOf(request)),
  })),

  "members.members.listMembers": anyone((request, context) =>
    pageOf(context, request, request as Listing),
  ),

  "members.members.queryMembers": anyone((request, context) =>
    pageOf(context, request, (request.query ?? {}) as Listing),
  ),
};

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
      const description = "An account with this email address already exists";
      throw applicationError(409, "MEMBER_ALREADY_EXISTS", description);
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

type Task<Result = unknown> = (context: Context, member: Member) => Result;

const singleMember = (task: Task<Member>): Handler =>
  admin((request, context) => {
    const member = knownMember(context, request.id);
    return { member: memberView(context, task(context, member), ["FULL"]) };
  });

/**
 * The platform uses a background job. The emulator runs the task immediately and skips members
 * that fail.
 */
const byFilter = (task: Task): Handler =>
  admin((request, context) => {
    const found = membersBy(context, request.filter, request.search);
    eachOf(context, found, (member) => {
      const { id } = member as Member;
      task(context, knownMember(context, id));
      return { id };
    });
    return { jobId: context.guid("job") };
  });

/** Keeps the member who receives the others' content. */
const removal =
  (assignee: unknown): Task =>
  (context, member) => {
    if (member.id !== assignee) removeMember(context, member);
  };

export const moderationHandlers: Handlers = {
  "members.members.muteMember": singleMember((context, member) => setMuted(context, member, true)),
  "members.members.unmuteMember": singleMember((context, member) =>
    setMuted(context, member, false),
  ),
  "members.members.approveMember": singleMember(approve),
  "members.members.blockMember": singleMember(block),
  "members.members.disconnectMember": singleMember(disconnect),

  "members.members.deleteMember": admin((request, context) => {
    removeMember(context, knownMember(context, request.id));
    return {};
  }),

  "members.members.bulkApproveMembers": byFilter(approve),
  "members.members.bulkBlockMembers": byFilter(block),
  "members.members.bulkDeleteMembersByFilter": admin((request, context) => {
    const { contentAssigneeId } = request;
    if (contentAssigneeId) knownMember(context, contentAssigneeId);
    return byFilter(removal(contentAssigneeId)).run(request, context);
  }),

  "members.members.bulkDeleteMembers": admin((request, context) => {
    const gone = new Set<string>();
    const done = eachOf(context, (request.memberIds ?? []) as readonly string[], (item) => {
      const { id } = knownMember(context, gone.has(String(item)) ? "" : item);
      removeMember(context, knownMember(context, id));
      gone.add(id);
      return { id };
    });
    const results = done.map(({ metadata }) => ({ itemMetadata: metadata }));
    return { results, bulkActionMetadata: totalsOf(done) };
  }),
};
