import { useEffect, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "./draft.js";

/**
 * Keeps the changed fields of a form in memory and in its draft, also when new saved data arrives.
 *
 * @param key - from `draftKey`
 * @param saved - the text of each field without changes
 */
export function useDraft<Texts extends object>(key: string | undefined, saved: Texts) {
  const [changed, setChanged] = useState<Partial<Texts>>({});
  // the user may type before the page knows the key
  useEffect(() => setChanged((typed) => ({ ...readDraft(key), ...typed })), [key]);

  function change(texts: Partial<Texts>) {
    const all = Object.entries({ ...changed, ...texts });
    const unsaved = all.filter(([name, text]) => text !== saved[name as keyof Texts]);
    const next = Object.fromEntries(unsaved) as Partial<Texts>;
    setChanged(next);
    keepDraft(key, next);
  }
  function reset() {
    setChanged({});
    forgetDraft(key);
  }
  const isChanged = Object.keys(changed).length > 0;
  return { values: { ...saved, ...changed }, isChanged, change, reset };
}
