// Generated from api/ by `npm run generate`. Do not edit.

/** Kinds of locations: of the business, or chosen by the owner or the customer. */
export const LocationType = {
  UNDEFINED: "UNDEFINED",
  /** A location of the business. */
  OWNER_BUSINESS: "OWNER_BUSINESS",
  /** A custom location of the owner. */
  OWNER_CUSTOM: "OWNER_CUSTOM",
  /** A custom location of the customer. */
  CUSTOM: "CUSTOM",
} as const;

/** Whether a login shows a page to the visitor. */
export const Prompt = {
  /** Shows a login page. */
  login: "login",
  /** Shows no page. For visitors who are already logged in. */
  none: "none",
} as const;
