// Form drafts survive a reload and an expired login.

const PREFIX = "portico-draft:";

/** Returns the draft's storage key, or `undefined` while the user who owns it is unknown. */
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

export function storeDraft(key: string | undefined, changedFields: object): void {
  if (Object.keys(changedFields).length === 0) removeDraft(key);
  else if (key) sessionStorage.setItem(key, JSON.stringify(changedFields));
}

export function removeDraft(key: string | undefined): void {
  if (key) sessionStorage.removeItem(key);
}

export function removeAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
