// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Fields that you can request in addition to the base fields. */
export const ContactTaxDetailsRequestedFields = {
  CONTACT_DETAILS: "CONTACT_DETAILS",
} as const;
