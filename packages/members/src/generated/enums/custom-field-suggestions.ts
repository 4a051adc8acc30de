// Generated from api/ by `npm run generate`. Do not edit.

export {
  OriginOfCustomFieldApplications as Origin,
  Privacy,
  SocialTypeType,
  SortOrder,
  TypeOfCustomFieldSuggestions as Type,
} from "./common.js";
