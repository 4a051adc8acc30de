// Generated from api/ by `npm run generate`. Do not edit.

/** Classifies locations: the business's, the owner's choice or the customer's. */
export const LocationType = {
  UNDEFINED: "UNDEFINED",
  OWNER_BUSINESS: "OWNER_BUSINESS",
  OWNER_CUSTOM: "OWNER_CUSTOM",
  CUSTOM: "CUSTOM",
} as const;

/** Classifies logins: with a page for the visitor or without one. */
export const Prompt = {
  login: "login",
  none: "none",
} as const;
