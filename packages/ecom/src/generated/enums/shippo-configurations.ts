// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Domestic services that carriers offer. */
export const DomesticService = {
  GROUND_ADVANTAGE: "GROUND_ADVANTAGE",
  PRIORITY_MAIL: "PRIORITY_MAIL",
  PRIORITY_MAIL_EXPRESS: "PRIORITY_MAIL_EXPRESS",
} as const;

/** Kinds of handling fees: a fixed amount or a percentage. */
export const CalculationType = {
  FIXED: "FIXED",
  PERCENTAGE: "PERCENTAGE",
} as const;

/** International services that carriers offer. */
export const InternationalService = {
  FIRST_CLASS_PACKAGE_INTERNATIONAL: "FIRST_CLASS_PACKAGE_INTERNATIONAL",
  PRIORITY_MAIL_INTERNATIONAL: "PRIORITY_MAIL_INTERNATIONAL",
  PRIORITY_MAIL_EXPRESS_INTERNATIONAL: "PRIORITY_MAIL_EXPRESS_INTERNATIONAL",
} as const;

/** Kinds of packages: a custom package, or one of the carrier's packages. */
export const PackageType = {
  CUSTOM: "CUSTOM",
  FLAT_RATE_ENVELOPE: "FLAT_RATE_ENVELOPE",
  PADDED_FLAT_RATE_ENVELOPE: "PADDED_FLAT_RATE_ENVELOPE",
  SMALL_FLAT_RATE_BOX: "SMALL_FLAT_RATE_BOX",
  MEDIUM_FLAT_RATE_BOX_1: "MEDIUM_FLAT_RATE_BOX_1",
  MEDIUM_FLAT_RATE_BOX_2: "MEDIUM_FLAT_RATE_BOX_2",
  LARGE_FLAT_RATE_BOX: "LARGE_FLAT_RATE_BOX",
} as const;
