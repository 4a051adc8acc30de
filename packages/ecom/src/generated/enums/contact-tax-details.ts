// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Additional fields to request: the contact's details. */
export const ContactTaxDetailsRequestedFields = {
  CONTACT_DETAILS: "CONTACT_DETAILS",
} as const;
