// Generated from api/ by `npm run generate`. Do not edit.

/** Known values of `SubjectType`. */
export const SubjectType = {
  UNKNOWN: "UNKNOWN",
  USER: "USER",
  VISITOR: "VISITOR",
  MEMBER: "MEMBER",
  APP: "APP",
} as const;
