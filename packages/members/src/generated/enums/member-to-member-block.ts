// Generated from api/ by `npm run generate`. Do not edit.

/** Which of two members blocks the other. */
export const BlockDirection = {
  UNKNOWN: "UNKNOWN",
  /** The requested member blocks the other member. */
  BLOCKING: "BLOCKING",
  /** The other member blocks the requested member. */
  BLOCKED: "BLOCKED",
} as const;
