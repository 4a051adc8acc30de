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

/** Known values of `ReasonType`. */
export const ReasonType = {
  ORDER: "ORDER",
  MANUAL: "MANUAL",
  REVERT_INVENTORY_CHANGE: "REVERT_INVENTORY_CHANGE",
} as const;
