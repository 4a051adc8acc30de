// Generated from api/ by `npm run generate`. Do not edit.

/** Loads the schemas of a service, by the name of its module. */
export const load = {
  authentication: () => import("./authentication.js"),
  oauth: () => import("./oauth.js"),
  recovery: () => import("./recovery.js"),
  "sign-on-policy": () => import("./sign-on-policy.js"),
  verification: () => import("./verification.js"),
  redirects: () => import("./redirects.js"),
};
