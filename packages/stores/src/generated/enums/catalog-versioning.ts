// Generated from api/ by `npm run generate`. Do not edit.

export { Version } from "./common.js";

/** Whether a store is active. The platform's documentation names no field with these values. */
export const StoreStatus = {
  /** In use. */
  ENABLED: "ENABLED",
  /** Turned off. */
  DISABLED: "DISABLED",
  /** Not in use yet. */
  PENDING: "PENDING",
  /** Part of a demo site. */
  DEMO: "DEMO",
} as const;
