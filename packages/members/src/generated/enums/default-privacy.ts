// Generated from api/ by `npm run generate`. Do not edit.

/** Known values of `Privacy`. */
export const Privacy = {
  PRIVATE: "PRIVATE",
  PUBLIC: "PUBLIC",
} as const;
