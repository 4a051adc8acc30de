// Generated from api/ by `npm run generate`. Do not edit.

export {
  DiscountType,
  Mode,
  SortOrder,
  SortOrder as CommonSortOrder,
  StatusOfAbandonedCarts as Status,
  VatType,
} from "./common.js";

/** Kinds of recovery activities, such as sent emails or created tasks. */
export const ActivityType = {
  SCHEDULED: "SCHEDULED",
  EMAIL_SENT: "EMAIL_SENT",
  EMAIL_NOT_SENT: "EMAIL_NOT_SENT",
  NOTIFICATION_SENT: "NOTIFICATION_SENT",
  TASK_CREATED: "TASK_CREATED",
  AUTOMATION_SKIPPED: "AUTOMATION_SKIPPED",
} as const;

/** Metrics for abandoned checkouts, such as values, counts and the recovery rate. */
export const Metric = {
  RECOVERABLE_VALUE: "RECOVERABLE_VALUE",
  RECOVERABLE_CHECKOUT_COUNT: "RECOVERABLE_CHECKOUT_COUNT",
  AVERAGE_RECOVERABLE_CHECKOUT_VALUE: "AVERAGE_RECOVERABLE_CHECKOUT_VALUE",
  RECOVERED_VALUE: "RECOVERED_VALUE",
  RECOVERED_CHECKOUT_COUNT: "RECOVERED_CHECKOUT_COUNT",
  RECOVERY_RATE: "RECOVERY_RATE",
} as const;
