// Generated from api/ by `npm run generate`. Do not edit.

export {
  AppliesToEnumAppliesTo as AppliesTo,
  OriginOfCustomFieldApplications as Origin,
  Privacy,
  Section,
  SocialTypeType,
  TypeOfCustomFieldSuggestions as Type,
} from "./common.js";
