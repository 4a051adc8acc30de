// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Kinds of locations: a business location, or a custom location that the owner or the customer
 * chose.
 */
export const LocationType = {
  UNDEFINED: "UNDEFINED",
  /** A location of the business. */
  OWNER_BUSINESS: "OWNER_BUSINESS",
  /** A custom location that the owner chose. */
  OWNER_CUSTOM: "OWNER_CUSTOM",
  /** A custom location that the customer chose. */
  CUSTOM: "CUSTOM",
} as const;

/** Whether a login shows the visitor a login page. */
export const Prompt = {
  /** Shows a login page. */
  login: "login",
  /** Shows no page. Use it for visitors who are already logged in. */
  none: "none",
} as const;
