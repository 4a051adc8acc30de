import { useEffect, useState } from "react";
import { readDraft, removeDraft, storeDraft } from "./draft.js";

/** Keeps changed fields both in memory and in the draft, even when `saved` changes. */
export function useDraft<Texts extends object>(key: string | undefined, saved: Texts) {
  const [changedFields, setChangedFields] = useState<Partial<Texts>>({});
  // The user may start typing before the page knows the key.
  useEffect(
    () => setChangedFields((typedValues) => ({ ...readDraft(key), ...typedValues })),
    [key],
  );

  function change(texts: Partial<Texts>) {
    const fields = Object.entries({ ...changedFields, ...texts });
    const unsavedFields = fields.filter(([name, text]) => text !== saved[name as keyof Texts]);
    const unsavedTexts = Object.fromEntries(unsavedFields) as Partial<Texts>;
    setChangedFields(unsavedTexts);
    storeDraft(key, unsavedTexts);
  }
  function reset() {
    setChangedFields({});
    removeDraft(key);
  }
  const isChanged = Object.keys(changedFields).length > 0;
  return { values: { ...saved, ...changedFields }, isChanged, change, reset };
}
