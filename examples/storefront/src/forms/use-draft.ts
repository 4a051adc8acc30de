// Keeps what a user types until it is saved, because the session may end first.

import { useEffect } from "react";
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from "react-hook-form";

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

export function forgetDraft(key: string | undefined): void {
  if (key) sessionStorage.removeItem(key);
}

/** Removes the drafts of all owners and forms. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

type Subscribe = UseFormReturn["subscribe"];

/** Passes the changed fields to `save` whenever one changes. Returns a function that stops it. */
const onTyped = (subscribe: Subscribe, save: (typed: [string, unknown][]) => void) =>
  subscribe({
    formState: { values: true, dirtyFields: true },
    callback: ({ values, dirtyFields = {} }) =>
      save(Object.entries(values).filter(([field]) => Object.hasOwn(dirtyFields, field))),
  });

/**
 * Fills a form with its draft, and updates the draft when a field changes.
 *
 * @param key - from {@link draftKey}
 * @param form - from useForm
 */
export function useDraft<Values extends FieldValues>(
  key: string | undefined,
  { setValue, subscribe }: Pick<UseFormReturn<Values>, "setValue" | "subscribe">,
): void {
  useEffect(() => {
    if (!key) return;
    for (const [field, text] of Object.entries(readDraft(key) ?? {})) {
      const path = field as FieldPath<Values>;
      setValue(path, text as PathValue<Values, typeof path>, { shouldDirty: true });
    }
    return onTyped(subscribe, (typed) => {
      if (typed.length === 0) return forgetDraft(key);
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
    });
  }, [key, setValue, subscribe]);
}
