import type { Settings } from "./setting.js";

/** What operations of `members` need. */
export const members: Settings = {};
