// Generated from api/ by `npm run generate`. Do not edit.

export {
  ActivationStatus,
  ActivityStatusStatus,
  DeletionStatus,
  PrivacyStatusStatus,
  SortOrder,
  StatusOfMembers as Status,
} from "./common.js";

/** How many fields of a member are returned: only public fields, some more, or all of them. */
export const Set = {
  /** Returns only public fields. Statuses are returned as `UNKNOWN`. */
  PUBLIC: "PUBLIC",
  /** Returns public fields, statuses and the login email. */
  EXTENDED: "EXTENDED",
  /** Returns all fields, including contact details. */
  FULL: "FULL",
} as const;
