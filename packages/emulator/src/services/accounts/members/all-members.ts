import { defaultPrivacy, memberPrivacySettings } from "../model/privacy.js";
import { badgeAssignments, badgesV2, badgesV3 } from "./badges.js";
import { memberLinks, membersAbout } from "./community.js";
import { customFieldApplications, customFieldSuggestions, customFields } from "./custom-fields.js";
import { memberReport } from "./reports.js";
import { memberRoleDefinition, memberRoles } from "./roles.js";
import { members } from "./service.js";
import { siteMembers, userMember } from "./site-members.js";

export const memberServices = [
  members,
  siteMembers,
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
