// Generated from api/ by `npm run generate`. Do not edit.

export { StatusOfAbandonedCarts as Status } from "./common.js";

/** Kinds of buyers. */
export const Identity = {
  ADMIN: "ADMIN",
  MEMBER: "MEMBER",
  VISITOR: "VISITOR",
  CONTACT: "CONTACT",
} as const;

/** Kinds of events in the history of an abandoned cart. */
export const ActivityType = {
  UNRECOGNIZED_TYPE: "UNRECOGNIZED_TYPE",
  SCHEDULED: "SCHEDULED",
  EMAIL_SENT: "EMAIL_SENT",
  EMAIL_NOT_SENT: "EMAIL_NOT_SENT",
  NOTIFICATION_SENT: "NOTIFICATION_SENT",
  TASK_CREATED: "TASK_CREATED",
  CUSTOM_ACTIVITY: "CUSTOM_ACTIVITY",
} as const;
