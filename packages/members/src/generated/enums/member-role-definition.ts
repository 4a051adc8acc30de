// Generated from api/ by `npm run generate`. Do not edit.

export { ActivationStatus, DeletionStatus } from "./common.js";

/** How a site was created. */
export const RoleOrigin = {
  /** Another way. */
  OTHER: "OTHER",
  /** From a template. */
  FROM_TEMPLATE: "FROM_TEMPLATE",
  /** As a copy of a transferred site. */
  DUPLICATE_BY_SITE_TRANSFER: "DUPLICATE_BY_SITE_TRANSFER",
  /** As a copy of another site. */
  DUPLICATE: "DUPLICATE",
  /** With the legacy site transfer. */
  OLD_SITE_TRANSFER: "OLD_SITE_TRANSFER",
  /** With the Flash editor. */
  FLASH: "FLASH",
} as const;
