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
  /** Whether other members can see the profile. */
  isPublic?: boolean;
  /** The "about" text, with one line per paragraph. */
  about?: string;
}

type Field = keyof MemberChanges;

const PROFILE: readonly Field[] = ["nickname", "title"];
const CONTACT: readonly Field[] = [
  "firstName",
  "lastName",
  "phones",
  "emails",
  "addresses",
  "birthdate",
  "company",
  "jobTitle",
];
const LISTS = ["phones", "emails", "addresses"] as const;

/** Returns the lists to clear. The platform has separate operations for them. */
export const clearedLists = (changes: MemberChanges) =>
  LISTS.filter((name) => changes[name]?.length === 0);

function pickFields(changes: MemberChanges, names: readonly Field[]) {
  const cleared: readonly Field[] = clearedLists(changes);
  const givenNames = names.filter((name) => changes[name] !== undefined && !cleared.includes(name));
  return givenNames.length > 0
    ? Object.fromEntries(givenNames.map((name) => [name, changes[name]]))
    : undefined;
}

/** Converts changes to the input of `updateMember`, or `undefined` if it is not needed. */
export function memberInput(changes: MemberChanges): Omit<MemberInput, "id"> | undefined {
  const profile = pickFields(changes, PROFILE);
  const contact = pickFields(changes, CONTACT);
  if (!profile && !contact) return undefined;
  return { ...(profile && { profile }), ...(contact && { contact }) };
}

/** Merges a response into the member, because responses can omit fields. */
export function mergeMember(before: Member, response: Member): Member {
  return {
    ...before,
    ...response,
    ...((before.contact || response.contact) && {
      contact: { addresses: [], ...before.contact, ...response.contact },
    }),
    ...((before.profile || response.profile) && {
      profile: { ...before.profile, ...response.profile },
    }),
  };
}
