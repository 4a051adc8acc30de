import { createContext, useContext } from "react";

/**
 * Translations of the package's UI text by key, such as `{ "offline.text": "Check your connection."
 * }`. Missing keys use the English text.
 */
export type Messages = Readonly<Record<string, string | undefined>>;

/** Locale and translations from the provider. */
export interface Settings {
  /** BCP 47 tag, such as `"en-GB"`. Default: the browser's language. */
  readonly locale?: string | undefined;
  readonly messages?: Messages | undefined;
}

/** Settings of the surrounding provider. Empty outside of one. */
export const SettingsContext = /* @__PURE__ */ createContext<Settings>({});

/** Returns the settings of the surrounding provider. */
export const useSettings = (): Settings => useContext(SettingsContext);
