// Generated from api/ by `npm run generate`. Do not edit.

export {
  ActivationStatus,
  ActivityStatusStatus,
  DeletionStatus,
  PrivacyStatusStatus,
  SortOrder,
  StatusOfMembers as Status,
} from "./common.js";

/** How much of a member is returned: public fields, some more, or all fields. */
export const Set = {
  /** Only public fields. Statuses are returned as `UNKNOWN`. */
  PUBLIC: "PUBLIC",
  /** Includes statuses and the login email. */
  EXTENDED: "EXTENDED",
  /** All fields, including contact details. */
  FULL: "FULL",
} as const;
