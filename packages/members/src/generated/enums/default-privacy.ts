// Generated from api/ by `npm run generate`. Do not edit.

/** Who can see a profile. */
export const Privacy = {
  /** Only the member and the site can see the data. */
  PRIVATE: "PRIVATE",
  /** Everyone who can see the site's members can see the profile. */
  PUBLIC: "PUBLIC",
} as const;
