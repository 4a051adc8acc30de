// Generated from api/ by `npm run generate`. Do not edit.

export { Version } from "./common.js";

/** Whether a store is in use. The specification names no field that holds it. */
export const StoreStatus = {
  /** In use. */
  ENABLED: "ENABLED",
  /** Switched off. */
  DISABLED: "DISABLED",
  /** Not in use yet. */
  PENDING: "PENDING",
  /** Belongs to a demonstration. */
  DEMO: "DEMO",
} as const;
