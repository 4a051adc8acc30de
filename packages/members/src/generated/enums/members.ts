// Generated from api/ by `npm run generate`. Do not edit.

export {
  ActivationStatus,
  ActivityStatusStatus,
  DeletionStatus,
  PrivacyStatusStatus,
  SortOrder,
  StatusOfMembers as Status,
} from "./common.js";

/** How much of a member is answered: public facts, some more, or everything. */
export const Set = {
  /** Public facts alone; states are answered as `UNKNOWN`. */
  PUBLIC: "PUBLIC",
  /** With the states and the login email. */
  EXTENDED: "EXTENDED",
  /** Everything, the contact's facts included. */
  FULL: "FULL",
} as const;
