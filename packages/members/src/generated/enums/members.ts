// Generated from api/ by `npm run generate`. Do not edit.

export {
  ActivityStatusStatus,
  PrivacyStatusStatus,
  SortOrder,
  StatusOfMembers as Status,
} from "./common.js";

/** Classifies how much of a member is answered: public facts, some more, or everything. */
export const Set = {
  PUBLIC: "PUBLIC",
  EXTENDED: "EXTENDED",
  FULL: "FULL",
} as const;
