// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Kinds of locations. */
export const LocationType = {
  /** A location that exists only in the store. */
  VIRTUAL: "VIRTUAL",
  /** One of the site's business locations. */
  PHYSICAL: "PHYSICAL",
} as const;
