import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { ANY, EXACT, type Fields, fields } from "../../../query/fields.js";
import { type Source, select } from "../../../query/run-query.js";
import { type Member, orderOfMember } from "../model/member.js";
import { fullView, isOwn, isPublic } from "../model/member-view.js";
import { listedMembers } from "./find.js";

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
