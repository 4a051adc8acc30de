import type { AddressInput, Member, MemberInput } from "@portico/members/members";

/**
 * Changes to the current member's data. Omitted fields stay the same. A list replaces the previous
 * list.
 */
export interface MemberChanges {
  /** Public display name. */
  nickname?: string | null;
  /** Public tagline below the name. */
  title?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phones?: string[];
  /** Email addresses other than the login email. */
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

const LIST_FIELDS = ["phones", "emails", "addresses"] as const;

/** Returns the lists to clear. The platform has a separate operation for each. */
export const clearedLists = (changes: MemberChanges) =>
  LIST_FIELDS.filter((name) => changes[name]?.length === 0);

export function memberInput(changes: MemberChanges): Omit<MemberInput, "id"> | undefined {
  const { isPublic: _, about: __, nickname, title, ...contact } = changes;
  const clearedNames: readonly string[] = clearedLists(changes);
  const definedFields = (fields: object) => {
    const entries = Object.entries(fields).filter(
      ([name, value]) => value !== undefined && !clearedNames.includes(name),
    );
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
  const input = definedFields({
    profile: definedFields({ nickname, title }),
    contact: definedFields(contact),
  });
  return input as Omit<MemberInput, "id"> | undefined;
}

/** Returns the response, with the previous values of omitted fields. */
export function mergeMember(before: Member, response: Member): Member {
  const contact = { addresses: [], ...before.contact, ...response.contact };
  const profile = { ...before.profile, ...response.profile };
  return {
    ...before,
    ...response,
    ...((before.contact || response.contact) && { contact }),
    ...((before.profile || response.profile) && { profile }),
  };
}
