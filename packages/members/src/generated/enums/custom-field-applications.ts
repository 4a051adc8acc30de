// Generated from api/ by `npm run generate`. Do not edit.

export {
  OriginOfCustomFieldApplications as Origin,
  Privacy,
  Section,
  SocialTypeType,
} from "./common.js";

/** Known values of `Type`. */
export const Type = {
  UNKNOWN: "UNKNOWN",
  ROLE: "ROLE",
  BADGE: "BADGE",
  PRICING_PLAN: "PRICING_PLAN",
  MEMBER: "MEMBER",
} as const;

/** Known values of `ExclusionType`. */
export const ExclusionType = {
  UNKNOWN: "UNKNOWN",
  ROLE: "ROLE",
  BADGE: "BADGE",
  PRICING_PLAN: "PRICING_PLAN",
  MEMBER: "MEMBER",
} as const;

/** Known values of `FieldTypeType`. */
export const FieldTypeType = {
  UNKNOWN: "UNKNOWN",
  TEXT: "TEXT",
  NUMBER: "NUMBER",
  DATE: "DATE",
  URL: "URL",
  SOCIAL: "SOCIAL",
} as const;

/** Known values of `AppliesToEnumAppliesTo`. */
export const AppliesToEnumAppliesTo = {
  ALL_MEMBERS: "ALL_MEMBERS",
  SELECTED_MEMBERS: "SELECTED_MEMBERS",
} as const;
