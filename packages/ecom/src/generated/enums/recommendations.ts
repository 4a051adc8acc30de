// Generated from api/ by `npm run generate`. Do not edit.

/** Kinds of algorithms: related to given items, or for the whole site. */
export const AlgorithmType = {
  UNSPECIFIED: "UNSPECIFIED",
  RELATED_ITEMS: "RELATED_ITEMS",
  GLOBAL: "GLOBAL",
} as const;
