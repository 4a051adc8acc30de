// Generated from api/ by `npm run generate`. Do not edit.

/** Kinds of locations: the business's, the owner's choice or the customer's. */
export const LocationType = {
  UNDEFINED: "UNDEFINED",
  /** One of the business's places. */
  OWNER_BUSINESS: "OWNER_BUSINESS",
  /** A place that the owner chose. */
  OWNER_CUSTOM: "OWNER_CUSTOM",
  /** A place that the customer chose. */
  CUSTOM: "CUSTOM",
} as const;

/** Whether a login shows a page to the visitor. */
export const Prompt = {
  /** Shows a page to log in. */
  login: "login",
  /** Shows no page: for somebody who is logged in already. */
  none: "none",
} as const;
