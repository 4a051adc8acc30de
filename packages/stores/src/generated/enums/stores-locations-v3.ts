// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Kinds of locations. */
export const LocationType = {
  /** It only exists in the shop. */
  VIRTUAL: "VIRTUAL",
  /** It is one of the business's places. */
  PHYSICAL: "PHYSICAL",
} as const;
