import { createContext, useContext } from "react";

/**
 * A shop's own words, by key: `{ "offline.text": "Check your connection." }`. What has no entry
 * keeps the package's English text.
 */
export type Messages = Readonly<Record<string, string | undefined>>;

/** How a shop speaks to its readers; the provider fills it. */
export interface Settings {
  /** BCP 47 tag, "en-GB"; the reader's own unless told otherwise. */
  readonly locale?: string | undefined;
  readonly messages?: Messages | undefined;
}

/** What the provider above says; nothing where there is none. */
export const SettingsContext = /* @__PURE__ */ createContext<Settings>({});

/** The settings around a component. */
export const useSettings = (): Settings => useContext(SettingsContext);
