// Generated from api/ by `npm run generate`. Do not edit.

export {
  ActivityStatusStatus,
  PrivacyStatusStatus,
  SortOrder,
  StatusOfMembers as Status,
} from "./common.js";
