import type { Context } from "../../../kernel/context.js";
import type { Address } from "../../address.js";
import { contactOf, isPublic, type Member } from "../model/member.js";
import { rolesOf } from "./roles.js";

const STATUS: Readonly<Record<Member["status"], string>> = {
  PENDING: "APPLICANT",
  APPROVED: "ACTIVE",
  BLOCKED: "BLOCKED",
  OFFLINE: "OFFLINE_ONLY",
};

function legacyAddress({ addressLine, streetAddress, subdivision, ...rest }: Address) {
  const { name = "", number = "" } = streetAddress ?? {};
  const street = addressLine ?? `${number} ${name}`.trim();
  const { city, country, postalCode } = rest;
  return { street, city, region: subdivision, country, postalCode };
}

export function accountView(context: Context, member: Member) {
  const contact = contactOf(member);
  const { firstName, lastName } = member.profile as { firstName?: string; lastName?: string };
  const keys = rolesOf(context, member.id);
  const role = ["OWNER", "CONTRIBUTOR"].find((key) => keys.includes(key)) ?? "MEMBER";
  return {
    id: member.id,
    emailVerified: member.emailVerified,
    role,
    loginEmail: member.email,
    memberName: [firstName, lastName].filter(Boolean).join(" ") || member.slug,
    firstName,
    lastName,
    nickname: member.profile.nickname,
    profilePrivacyStatus: isPublic(member) ? "PUBLIC" : "PRIVATE",
    slug: member.slug,
    language: context.site.language,
    status: STATUS[member.status],
    creationDate: member.createdDate,
    lastUpdateDate: member.updatedDate,
    lastLoginDate: member.lastLoginDate,
    emails: contact.emails,
    phones: contact.phones,
    addresses: (contact.addresses as readonly Address[]).map(legacyAddress),
    labels: [],
    customFields: [],
    groups: [],
    contactId: member.contactId,
    requireProfileCompletion: false,
  };
}
