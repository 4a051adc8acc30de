// Generated from api/ by `npm run generate`. Do not edit.

/** Kinds of users and apps that a token can belong to. */
export const SubjectType = {
  UNKNOWN: "UNKNOWN",
  USER: "USER",
  VISITOR: "VISITOR",
  MEMBER: "MEMBER",
  APP: "APP",
} as const;
