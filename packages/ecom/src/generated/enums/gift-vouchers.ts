// Generated from api/ by `npm run generate`. Do not edit.

/** Status of a gift card: valid, expired or disabled. */
export const Status = {
  VALID: "VALID",
  EXPIRED: "EXPIRED",
  DISABLED: "DISABLED",
} as const;
