// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Known values of `LocationType`. */
export const LocationType = {
  VIRTUAL: "VIRTUAL",
  PHYSICAL: "PHYSICAL",
} as const;
