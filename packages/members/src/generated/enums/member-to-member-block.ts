// Generated from api/ by `npm run generate`. Do not edit.

/** Known values of `BlockDirection`. */
export const BlockDirection = {
  UNKNOWN: "UNKNOWN",
  BLOCKING: "BLOCKING",
  BLOCKED: "BLOCKED",
} as const;
