// Generated from api/ by `npm run generate`. Do not edit.

/** Which of two members blocks the other. */
export const BlockDirection = {
  UNKNOWN: "UNKNOWN",
  /** The member that was asked about blocks the other. */
  BLOCKING: "BLOCKING",
  /** The other one blocks the member that was asked about. */
  BLOCKED: "BLOCKED",
} as const;
