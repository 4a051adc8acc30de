import type { Settings } from "./setting.js";

/** What operations of `identity` need. */
export const identity: Settings = {};
