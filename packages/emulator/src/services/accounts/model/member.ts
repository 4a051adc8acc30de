import type { z } from "zod/v4";
import { isAdmin } from "../../../kernel/caller.js";
import type { Context, Reader } from "../../../kernel/context.js";
import { badRequest } from "../../../kernel/platform-error.js";
import type { Seed, Slice } from "../../../kernel/slice.js";
import { topic } from "../../../kernel/topic.js";
import type { factorSeeds } from "../../../options/member-seed.js";
import type { Entity } from "../../../resource/declaration.js";
import { collection } from "../../../store/collection.js";
import { freeze, shallowCopy } from "../../../store/freeze.js";
import { freeName } from "../../free-name.js";

/**
 * Depending on the type, the secret is a phone number, email address, device name, TOTP secret in
 * base32, credential id, or recovery codes separated by spaces.
 */
export type Factor = { readonly factorId: string } & Readonly<z.output<typeof factorSeeds>[number]>;

/** The identity and the member share one id. */
export type Member = {
  readonly id: string;
  readonly contactId: string;
  readonly createdDate: string;
  /** Creation sequence number. Seeded members have negative numbers. */
  readonly created?: number;
  readonly updatedDate: string;
  readonly lastLoginDate?: string;
  readonly revision: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash?: string;
  readonly salt: string;
  readonly resetRequired: boolean;
  readonly status: "PENDING" | "APPROVED" | "BLOCKED" | "OFFLINE";
  readonly slug: string;
  readonly profile: Readonly<Record<string, unknown>>;
  readonly muted?: boolean;
  /** Contact fields except the names, which are in `profile`. */
  readonly contact?: Readonly<Record<string, unknown>>;
  /** Fields of the profile page except the nickname, which is in `profile`. */
  readonly page?: Readonly<Record<string, unknown>>;
  readonly factors: readonly Factor[];
};

export const orderOfMember = ({ created = 0 }: Member): number => created;

export interface MemberSeed extends Seed {
  readonly members: readonly Member[];
}

export const memberSlice: Slice<Map<string, Member>, MemberSeed, "members"> = {
  name: "members",
  slice: ({ members }) =>
    new Map(
      members.map((member, index) => [
        member.id,
        freeze({ ...member, created: index - members.length }),
      ]),
    ),
  copy: shallowCopy,
};

export const hasAccess = (reader: Reader, memberId: string): boolean =>
  reader.store(memberSlice).get(memberId)?.status === "APPROVED";

export const FIELDSETS = ["PUBLIC", "EXTENDED", "FULL"] as const;
export type Fieldset = (typeof FIELDSETS)[number];

const CONTACT_FIELDS = ["firstName", "lastName", "phones", "birthdate", "company", "jobTitle"];

export function pick(from: Entity, names: readonly string[]): Entity {
  return Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  );
}

export function contactOf(member: Member): Entity {
  return {
    phones: [],
    addresses: [],
    emails: [member.email],
    ...pick(member.profile, CONTACT_FIELDS),
    ...member.contact,
  };
}

export const isPublic = ({ profile }: Member): boolean => profile.privacyStatus === "PUBLIC";

export function fieldsetView(member: Member, fieldset: Fieldset = "FULL"): Record<string, unknown> {
  const { id, contactId, createdDate, updatedDate, lastLoginDate } = member;
  const profile = { ...pick(member.profile, ["nickname"]), ...member.page, slug: member.slug };
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
  requested: readonly Fieldset[] = [],
): Record<string, unknown> {
  if (!(isOwn(context, member) || isAdmin(context))) return fieldsetView(member, "PUBLIC");
  const largestFieldset = FIELDSETS.findLast((fieldset) => requested.includes(fieldset));
  return fieldsetView(member, largestFieldset ?? "PUBLIC");
}

export const memberStore = collection<Member, Context>({
  items: ({ store }) => store(memberSlice),
  revision: 1,
  dated: true,
  events: { type: "wix.members.v1.member", view: (member) => fieldsetView(member), plain: true },
});

export const verifyEmail = (context: Context, { id }: Member): Member =>
  memberStore(context).patch(id, (draft) => {
    draft.emailVerified = true;
  });

export const isSlugTaken = (context: Context, slug: string, exceptId?: string): boolean =>
  [...context.store(memberSlice).values()].some(
    (member) => member.id !== exceptId && member.slug.toLowerCase() === slug.toLowerCase(),
  );

export const freeSlug = (context: Context, preferred: string): string =>
  freeName(preferred, (slug) => isSlugTaken(context, slug));

const E164 = /^\+[1-9]\d{1,14}$/;

export function checkPhones(phones: readonly unknown[]): void {
  const invalidPhone = phones.find((phone) => !E164.test(String(phone)));
  if (invalidPhone === undefined) return;
  const message = `A phone number must be E.164, such as +12125550100, got ${JSON.stringify(invalidPhone)}`;
  throw badRequest("INVALID_PHONE", message);
}

const RESERVED_DOMAINS: readonly string[] = ["wix.com", "wixpress.com"];

export function checkLoginEmail(email: string): void {
  const domain = email.split("@").at(-1)?.toLowerCase() ?? "";
  if (!RESERVED_DOMAINS.includes(domain)) return;
  throw badRequest("INVALID_EMAIL_DOMAIN", `A login email cannot have the domain ${domain}`);
}

/** Published before a member is blocked. Listeners can throw to prevent the block. */
export const memberBlocking = topic<Member>("member blocking");
