import { isValidationError } from "@portico/core";
import type { AddressInput, Member, MemberInput } from "@portico/members/members";

/** What members change of themselves. What is left out stays; a list replaces the one before. */
export interface MemberChanges {
  /** The name that others see. */
  nickname?: string | null;
  /** A short line under that name. */
  title?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phones?: string[];
  /** Further addresses; that of the login is no part of them. */
  emails?: string[];
  addresses?: AddressInput[];
  /** "1815-12-10". */
  birthdate?: string | null;
  company?: string | null;
  jobTitle?: string | null;
}

/** The name of a field that can be changed. */
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

/** The changes as `updateMember` takes them. */
export function memberInput(changes: MemberChanges): Omit<MemberInput, "id"> {
  const profile = picked(changes, PROFILE);
  const contact = picked(changes, CONTACT);
  return { ...(profile && { profile }), ...(contact && { contact }) };
}

/** The lists that are emptied, which the platform has operations of their own for. */
export function emptied(changes: MemberChanges) {
  return (["phones", "emails", "addresses"] as const).filter((name) => changes[name]?.length === 0);
}

/** A member after a change: answers may leave out what was not asked for. */
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

/** The fields that the platform complains about: "member.contact.phones[0]" is about `phones`. */
export function refusedFields(error: unknown): readonly MemberField[] {
  if (!isValidationError(error)) return [];
  const parts = error.violations.flatMap(({ field }) => field.split(/[.[\]]+/));
  return [...PROFILE, ...CONTACT].filter((name) => parts.includes(name));
}
