// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Known values of `ContactTaxDetailsRequestedFields`. */
export const ContactTaxDetailsRequestedFields = {
  CONTACT_DETAILS: "CONTACT_DETAILS",
} as const;
