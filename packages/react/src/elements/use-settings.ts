import { createContext, useContext } from "react";
import type { Messages } from "./messages.js";

interface Settings {
  /** BCP 47 tag, such as `"en-GB"`. Default: the browser's language. */
  readonly locale?: string | undefined;
  readonly messages?: Messages | undefined;
}

export const SettingsContext = /* @__PURE__ */ createContext<Settings>({});

export const useSettings = (): Settings => useContext(SettingsContext);
