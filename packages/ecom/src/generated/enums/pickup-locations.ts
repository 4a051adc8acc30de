// Generated from api/ by `npm run generate`. Do not edit.

export { ConditionType, LogicalOperator, SortOrder } from "./common.js";

/**
 * Area whose buyers can choose a pickup location. The specification names no field with these
 * values.
 */
export const PickupRegionType = {
  /** In the listed destinations. */
  SPECIFIC_DESTINATIONS: "SPECIFIC_DESTINATIONS",
  /** Anywhere. */
  WORLDWIDE: "WORLDWIDE",
} as const;
