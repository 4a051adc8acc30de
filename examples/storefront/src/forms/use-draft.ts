// What members type is kept until they save it: their session may end first.

import { useSession } from "@portico/react";
import { useEffect } from "react";
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from "react-hook-form";

const START = "portico-draft:";

/** The unsaved texts of one member, by form. Other members do not see them. */
export function draftsOf(memberId: string | null | undefined) {
  const keyOf = (form: string) => `${START}${memberId}:${form}`;
  return {
    read(form: string): Record<string, string> | undefined {
      try {
        return (memberId && JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null")) || undefined;
      } catch {
        return undefined;
      }
    },
    keep(form: string, typed: Record<string, string>) {
      if (memberId) sessionStorage.setItem(keyOf(form), JSON.stringify(typed));
    },
    forget(form: string) {
      sessionStorage.removeItem(keyOf(form));
    },
  };
}

/** Removes the drafts of all members and forms. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(START)) sessionStorage.removeItem(key);
  }
}

/**
 * Fills a form with the member's draft of it, and keeps the draft up to date.
 *
 * @param name - of the form
 * @param form - from useForm
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  { setValue, subscribe }: Pick<UseFormReturn<Values>, "setValue" | "subscribe">,
): void {
  const memberId = useSession().member?.id;
  useEffect(() => {
    if (!memberId) return;
    const drafts = draftsOf(memberId);
    for (const [field, text] of Object.entries(drafts.read(name) ?? {})) {
      const path = field as FieldPath<Values>;
      setValue(path, text as PathValue<Values, typeof path>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback({ values, dirtyFields = {} }) {
        const typed = Object.entries(values).filter(([field]) => Object.hasOwn(dirtyFields, field));
        if (typed.length > 0) drafts.keep(name, Object.fromEntries(typed));
        else drafts.forget(name);
      },
    });
  }, [name, memberId, setValue, subscribe]);
}
