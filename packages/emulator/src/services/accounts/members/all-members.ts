import { defaultPrivacy, memberPrivacySettings } from "../model/privacy.js";
import { badgeAssignments, badgesV2 } from "./badges/badges.js";
import { badgesV3 } from "./badges/v3.js";
import { membersAbout } from "./community/about.js";
import { memberLinks } from "./community/handlers.js";
import { memberReport } from "./community/reports.js";
import { customFieldApplications, customFields } from "./fields/custom-fields.js";
import { customFieldSuggestions } from "./fields/suggestions.js";
import { memberRoleDefinition } from "./roles/definitions.js";
import { memberRoles } from "./roles/handlers.js";
import { members } from "./service.js";
import { userMember } from "./user-members.js";

export const memberServices = [
  members,
  memberLinks,
  memberReport,
  membersAbout,
  badgesV2,
  badgeAssignments,
  badgesV3,
  memberRoles,
  memberRoleDefinition,
  defaultPrivacy,
  memberPrivacySettings,
  customFields,
  customFieldApplications,
  customFieldSuggestions,
  userMember,
] as const;
