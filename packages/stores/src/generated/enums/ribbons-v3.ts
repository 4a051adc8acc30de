// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Fields of a ribbon that are returned only if you request them. */
export const RequestedFields = {
  ASSIGNED_PRODUCT_COUNT: "ASSIGNED_PRODUCT_COUNT",
} as const;
