import type { Settings } from "./setting.js";

/** What operations of `stores` need. */
export const stores: Settings = {};
