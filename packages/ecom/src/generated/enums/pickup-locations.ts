// Generated from api/ by `npm run generate`. Do not edit.

export { ConditionType, LogicalOperator, SortOrder } from "./common.js";

/**
 * Area whose buyers can choose a pickup location. The platform's documentation names no field
 * with these values.
 */
export const PickupRegionType = {
  /** Buyers in the listed destinations. */
  SPECIFIC_DESTINATIONS: "SPECIFIC_DESTINATIONS",
  /** Buyers anywhere in the world. */
  WORLDWIDE: "WORLDWIDE",
} as const;
