// Generated from api/ by `npm run generate`. Do not edit.

/** Who can see a profile. */
export const Privacy = {
  /** Only the member and the site. */
  PRIVATE: "PRIVATE",
  /** Everyone who can see the site's members. */
  PUBLIC: "PUBLIC",
} as const;
