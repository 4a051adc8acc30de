// Generated from api/ by `npm run generate`. Do not edit.

/** Who sees a profile. */
export const Privacy = {
  /** The member and the site alone. */
  PRIVATE: "PRIVATE",
  /** Everybody who may see the site's members. */
  PUBLIC: "PUBLIC",
} as const;
