// Generated from api/ by `npm run generate`. Do not edit.

/** Known values of `Status`. */
export const Status = {
  VALID: "VALID",
  EXPIRED: "EXPIRED",
  DISABLED: "DISABLED",
} as const;
