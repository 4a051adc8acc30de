// Generated from api/ by `npm run generate`. Do not edit.

/** Functions that load the schemas of a service, by module name. */
export const load = {
  authentication: () => import("./authentication.js"),
  authorization: () => import("./authorization.js"),
  "badge-assignments": () => import("./badge-assignments.js"),
  "badges-v2": () => import("./badges-v2.js"),
  badges: () => import("./badges.js"),
  "custom-field-applications": () => import("./custom-field-applications.js"),
  "custom-field-suggestions": () => import("./custom-field-suggestions.js"),
  "custom-fields": () => import("./custom-fields.js"),
  "default-privacy": () => import("./default-privacy.js"),
  "member-followers": () => import("./member-followers.js"),
  "member-privacy-settings": () => import("./member-privacy-settings.js"),
  "member-report": () => import("./member-report.js"),
  "member-role-definition": () => import("./member-role-definition.js"),
  "member-to-member-block": () => import("./member-to-member-block.js"),
  "members-about": () => import("./members-about.js"),
  members: () => import("./members.js"),
  "user-member": () => import("./user-member.js"),
};
