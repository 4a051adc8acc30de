// Keeps what a user types until it is saved, because the session may end first.

const PREFIX = "portico-draft:";

/** Returns the key of a form's draft, or `undefined` while its owner is unknown. Owners do not see each other's drafts. */
export const draftKey = (owner: string | null | undefined, form: string) =>
  owner ? `${PREFIX}${owner}:${form}` : undefined;

/** Returns the unsaved text of each changed field. */
export function readDraft(key: string | undefined): Record<string, string> | undefined {
  try {
    return (key && JSON.parse(sessionStorage.getItem(key) ?? "null")) || undefined;
  } catch {
    return undefined;
  }
}

/** Stores the unsaved text of each changed field. */
export function keepDraft(key: string | undefined, changed: object): void {
  if (Object.keys(changed).length === 0) forgetDraft(key);
  else if (key) sessionStorage.setItem(key, JSON.stringify(changed));
}

export function forgetDraft(key: string | undefined): void {
  if (key) sessionStorage.removeItem(key);
}

/** Removes the drafts of all owners and forms. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
