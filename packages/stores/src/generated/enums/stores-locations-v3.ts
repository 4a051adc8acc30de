// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Kinds of locations. */
export const LocationType = {
  /** Exists only in the store. */
  VIRTUAL: "VIRTUAL",
  /** A business location. */
  PHYSICAL: "PHYSICAL",
} as const;
