// Generated from api/ by `npm run generate`. Do not edit.

export { ConditionType, LogicalOperator, SortOrder } from "./common.js";

/**
 * Where buyers have to be for a pickup location to be offered to them. The specification names
 * no field that holds it.
 */
export const PickupRegionType = {
  /** In the listed destinations. */
  SPECIFIC_DESTINATIONS: "SPECIFIC_DESTINATIONS",
  /** Anywhere. */
  WORLDWIDE: "WORLDWIDE",
} as const;
