// Generated from api/ by `npm run generate`. Do not edit.

/** Functions that load the schemas of a service, by module name. */
export const load = {
  authentication: () => import("./authentication.js"),
  oauth: () => import("./oauth.js"),
  recovery: () => import("./recovery.js"),
  "sign-on-policy": () => import("./sign-on-policy.js"),
  verification: () => import("./verification.js"),
  redirects: () => import("./redirects.js"),
};
