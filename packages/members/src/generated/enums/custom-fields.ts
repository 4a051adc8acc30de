// Generated from api/ by `npm run generate`. Do not edit.

export {
  OriginOfCustomFieldApplications as Origin,
  Privacy,
  Section,
  SocialTypeType,
  TypeOfCustomFieldSuggestions as Type,
} from "./common.js";

/** Known values of `AppliesTo`. */
export const AppliesTo = {
  ALL_MEMBERS: "ALL_MEMBERS",
  SELECTED_MEMBERS: "SELECTED_MEMBERS",
} as const;
