// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Fields of ribbons that are answered only when asked for. */
export const RequestedFields = {
  ASSIGNED_PRODUCT_COUNT: "ASSIGNED_PRODUCT_COUNT",
} as const;
