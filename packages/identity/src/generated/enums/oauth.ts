// Generated from api/ by `npm run generate`. Do not edit.

/** Kinds of token subjects. */
export const SubjectType = {
  UNKNOWN: "UNKNOWN",
  USER: "USER",
  VISITOR: "VISITOR",
  MEMBER: "MEMBER",
  APP: "APP",
} as const;
