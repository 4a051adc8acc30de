// Generated from api/ by `npm run generate`. Do not edit.

export { ActivationStatus, DeletionStatus } from "./common.js";

/** How a site was created. */
export const RoleOrigin = {
  /** The site was created in another way. */
  OTHER: "OTHER",
  /** The site was created from a template. */
  FROM_TEMPLATE: "FROM_TEMPLATE",
  /** The site is a copy of a transferred site. */
  DUPLICATE_BY_SITE_TRANSFER: "DUPLICATE_BY_SITE_TRANSFER",
  /** The site is a copy of another site. */
  DUPLICATE: "DUPLICATE",
  /** The site was transferred with the legacy process. */
  OLD_SITE_TRANSFER: "OLD_SITE_TRANSFER",
  /** The site was created with the Flash editor. */
  FLASH: "FLASH",
} as const;
