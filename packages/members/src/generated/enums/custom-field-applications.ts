// Generated from api/ by `npm run generate`. Do not edit.

export {
  AppliesToEnumAppliesTo,
  OriginOfCustomFieldApplications as Origin,
  Privacy,
  Section,
  SocialTypeType,
  TypeOfCustomFieldSuggestions as FieldTypeType,
} from "./common.js";

/** Kinds of groups of members. */
export const Type = {
  UNKNOWN: "UNKNOWN",
  ROLE: "ROLE",
  BADGE: "BADGE",
  PRICING_PLAN: "PRICING_PLAN",
  MEMBER: "MEMBER",
} as const;

export { Type as ExclusionType };
