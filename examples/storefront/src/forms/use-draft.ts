import { useEffect, useState } from "react";
import { readDraft, removeDraft, storeDraft } from "./draft.js";

/** Keeps changed fields both in memory and in the draft, even when `saved` changes. */
export function useDraft<Texts extends object>(key: string | undefined, saved: Texts) {
  const [changed, setChanged] = useState<Partial<Texts>>({});
  // The user may start typing before the page knows the key.
  useEffect(() => setChanged((typedValues) => ({ ...readDraft(key), ...typedValues })), [key]);

  function change(texts: Partial<Texts>) {
    const fields = Object.entries({ ...changed, ...texts });
    const unsavedFields = fields.filter(([name, text]) => text !== saved[name as keyof Texts]);
    const unsavedTexts = Object.fromEntries(unsavedFields) as Partial<Texts>;
    setChanged(unsavedTexts);
    storeDraft(key, unsavedTexts);
  }
  function reset() {
    setChanged({});
    removeDraft(key);
  }
  const isChanged = Object.keys(changed).length > 0;
  return { values: { ...saved, ...changed }, isChanged, change, reset };
}
