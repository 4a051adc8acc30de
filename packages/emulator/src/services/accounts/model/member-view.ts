import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import type { Member } from "./member.js";

export const FIELDSETS = ["PUBLIC", "EXTENDED", "FULL"] as const;
export type Fieldset = (typeof FIELDSETS)[number];

const NAMES = ["firstName", "lastName"] as const;
const CONTACT = [...NAMES, "phones", "birthdate", "company", "jobTitle"] as const;

export function pick(
  from: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  );
}

export function contactOf(member: Member): Record<string, unknown> {
  return {
    phones: [],
    addresses: [],
    emails: [member.email],
    ...pick(member.profile, CONTACT),
    ...member.contact,
  };
}

export const isPublic = ({ profile }: Member): boolean => profile.privacyStatus === "PUBLIC";

/** Returns a member as the site owner sees it. */
export function fullView(member: Member, fieldset: Fieldset = "FULL"): Record<string, unknown> {
  const { id, contactId, createdDate, updatedDate, lastLoginDate } = member;
  const profile = {
    ...pick(member.profile, ["nickname"]),
    ...member.page,
    slug: member.slug,
  };
  const base = { id, contactId, createdDate, updatedDate, profile };
  if (fieldset === "PUBLIC") {
    return { ...base, privacyStatus: "UNKNOWN", activityStatus: "UNKNOWN", status: "UNKNOWN" };
  }
  return {
    ...base,
    privacyStatus: isPublic(member) ? "PUBLIC" : "PRIVATE",
    activityStatus: member.muted ? "MUTED" : "ACTIVE",
    status: member.status,
    loginEmail: member.email,
    loginEmailVerified: member.emailVerified,
    ...(lastLoginDate !== undefined && { lastLoginDate }),
    ...(fieldset === "FULL" && { contact: contactOf(member) }),
  };
}

export function isOwn({ caller }: Pick<Context, "caller">, member: Pick<Member, "id">): boolean {
  return caller.kind === "member" && caller.memberId === member.id;
}

export function memberView(
  context: Context,
  member: Member,
  wanted: readonly Fieldset[] = [],
): Record<string, unknown> {
  if (!(isOwn(context, member) || isAdmin(context))) return fullView(member, "PUBLIC");
  const most = FIELDSETS.findLast((fieldset) => wanted.includes(fieldset));
  return fullView(member, most ?? "PUBLIC");
}
