// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Ribbon fields that are returned only on request. */
export const RequestedFields = {
  ASSIGNED_PRODUCT_COUNT: "ASSIGNED_PRODUCT_COUNT",
} as const;
