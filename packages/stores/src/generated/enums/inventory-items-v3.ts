// Generated from api/ by `npm run generate`. Do not edit.

export {
  AggregationType,
  AvailabilityStatus,
  Interval,
  MissingValues,
  Mode,
  NestedAggregationType,
  ScalarType,
  SortDirection,
  SortOrder,
  SortType,
} from "./common.js";

/** Why stock changed. */
export const ReasonType = {
  /** An order took or returned it. */
  ORDER: "ORDER",
  /** Somebody changed it. */
  MANUAL: "MANUAL",
  /** An earlier change was taken back. */
  REVERT_INVENTORY_CHANGE: "REVERT_INVENTORY_CHANGE",
} as const;
