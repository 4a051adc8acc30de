// Generated from api/ by `npm run generate`. Do not edit.

/** Known values of `AlgorithmType`. */
export const AlgorithmType = {
  UNSPECIFIED: "UNSPECIFIED",
  RELATED_ITEMS: "RELATED_ITEMS",
  GLOBAL: "GLOBAL",
} as const;
