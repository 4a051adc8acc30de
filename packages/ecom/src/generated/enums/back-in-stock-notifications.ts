// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Status of a request: received, being processed, sent or failed. */
export const Status = {
  UNSPECIFIED: "UNSPECIFIED",
  RECEIVED: "RECEIVED",
  PROCESSING: "PROCESSING",
  NOTIFICATION_SENT: "NOTIFICATION_SENT",
  FAILED: "FAILED",
} as const;
