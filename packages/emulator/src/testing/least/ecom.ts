import type { Settings } from "./setting.js";

/** What operations of `ecom` need. */
export const ecom: Settings = {};
