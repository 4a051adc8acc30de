import { isValidationError } from "@portico/core";
import type { AddressInput, Member, MemberInput } from "@portico/members/members";

/** Changes to the current member's data. Omitted fields stay the same; lists are replaced. */
export interface MemberChanges {
  /** Public display name. */
  nickname?: string | null;
  /** Public tagline below the name. */
  title?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phones?: string[];
  /** Additional email addresses, without the login email. */
  emails?: string[];
  addresses?: AddressInput[];
  /** ISO date, such as `"1815-12-10"`. */
  birthdate?: string | null;
  company?: string | null;
  jobTitle?: string | null;
}

/** Name of a field that members can change. */
export type MemberField = keyof MemberChanges;

const PROFILE: readonly MemberField[] = ["nickname", "title"];
const CONTACT: readonly MemberField[] = [
  "firstName",
  "lastName",
  "phones",
  "emails",
  "addresses",
  "birthdate",
  "company",
  "jobTitle",
];

const picked = (changes: MemberChanges, names: readonly MemberField[]) => {
  const given = names.filter((name) => changes[name] !== undefined);
  return given.length > 0
    ? Object.fromEntries(given.map((name) => [name, changes[name]]))
    : undefined;
};

/** Converts changes to the input of `updateMember`. */
export function memberInput(changes: MemberChanges): Omit<MemberInput, "id"> {
  const profile = picked(changes, PROFILE);
  const contact = picked(changes, CONTACT);
  return { ...(profile && { profile }), ...(contact && { contact }) };
}

/** Returns the lists to clear. The platform has separate operations for them. */
export function emptied(changes: MemberChanges) {
  return (["phones", "emails", "addresses"] as const).filter((name) => changes[name]?.length === 0);
}

/** Merges a response into the member, because responses can omit fields. */
export function withAnswer(before: Member | null | undefined, answer: Member): Member {
  return {
    ...before,
    ...answer,
    ...((before?.contact || answer.contact) && {
      contact: { addresses: [], ...before?.contact, ...answer.contact },
    }),
    ...((before?.profile || answer.profile) && {
      profile: { ...before?.profile, ...answer.profile },
    }),
  };
}

/** Returns the fields of a validation error: "member.contact.phones[0]" is about `phones`. */
export function refusedFields(error: unknown): readonly MemberField[] {
  if (!isValidationError(error)) return [];
  const parts = error.violations.flatMap(({ field }) => field.split(/[.[\]]+/));
  return [...PROFILE, ...CONTACT].filter((name) => parts.includes(name));
}
