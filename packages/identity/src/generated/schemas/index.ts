// Generated from api/ by `npm run generate`. Do not edit.

export * as authentication from "./authentication.js";
export * as oauth from "./oauth.js";
export * as recovery from "./recovery.js";
export * as redirects from "./redirects.js";
export * as signOnPolicy from "./sign-on-policy.js";
export * as verification from "./verification.js";
