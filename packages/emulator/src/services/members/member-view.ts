import { isAdmin } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import type { Member } from "./model.js";

/** How much of a member is shown. */
export const FIELDSETS = ["PUBLIC", "EXTENDED", "FULL"] as const;

/** The fields of a contact that a member writes. */
export const CONTACT_FIELDS = [
  "firstName",
  "lastName",
  "phones",
  "addresses",
  "birthdate",
  "company",
  "jobTitle",
] as const;

/** The named fields that are there. */
export function pick(
  from: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  );
}

/** A member as the members service shows it, with as much as the fieldset and the caller allow. */
export function memberView(
  context: Context,
  member: Member,
  wanted: readonly (typeof FIELDSETS)[number][] = [],
  asOwner = isAdmin(context),
): Record<string, unknown> {
  const own = context.caller.kind === "member" && context.caller.memberId === member.id;
  const full = wanted.includes("FULL") && (own || asOwner);
  const extended = (full || wanted.includes("EXTENDED")) && (own || asOwner);
  return {
    id: member.id,
    contactId: member.contactId,
    createdDate: member.createdDate,
    updatedDate: member.updatedDate,
    profile: {
      ...pick(member.profile, ["nickname", "title", "photo", "cover"]),
      slug: member.slug,
    },
    privacyStatus: member.profile.privacyStatus === "PUBLIC" ? "PUBLIC" : "PRIVATE",
    activityStatus: "ACTIVE",
    status: member.status,
    ...(extended
      ? {
          loginEmail: member.email,
          loginEmailVerified: member.emailVerified,
          ...(member.lastLoginDate === undefined ? {} : { lastLoginDate: member.lastLoginDate }),
        }
      : {}),
    ...(full
      ? {
          contact: {
            phones: [],
            addresses: [],
            emails: [member.email],
            ...pick(member.profile, CONTACT_FIELDS),
          },
        }
      : {}),
  };
}

/** Tells the world of a member. */
export function announceMember(
  context: Context,
  member: Member,
  slug: "created" | "updated" | "deleted",
): void {
  const entity = memberView(context, member, ["FULL"], true);
  const payload =
    slug === "created"
      ? { createdEvent: { entity } }
      : slug === "updated"
        ? { updatedEvent: { currentEntity: entity } }
        : { deletedEvent: { deletedEntity: entity } };
  context.emit({ entityFqdn: "wix.members.v1.member", slug, entityId: member.id, payload });
}
