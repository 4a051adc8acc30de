// Generated from api/ by `npm run generate`. Do not edit.

export * as authentication from "./authentication.js";
export * as authorization from "./authorization.js";
export * as badgeAssignments from "./badge-assignments.js";
export * as badges from "./badges.js";
export * as badgesV2 from "./badges-v2.js";
export * as customFieldApplications from "./custom-field-applications.js";
export * as customFieldSuggestions from "./custom-field-suggestions.js";
export * as customFields from "./custom-fields.js";
export * as defaultPrivacy from "./default-privacy.js";
export * as memberFollowers from "./member-followers.js";
export * as memberPrivacySettings from "./member-privacy-settings.js";
export * as memberReport from "./member-report.js";
export * as memberRoleDefinition from "./member-role-definition.js";
export * as memberToMemberBlock from "./member-to-member-block.js";
export * as members from "./members.js";
export * as membersAbout from "./members-about.js";
export * as userMember from "./user-member.js";
