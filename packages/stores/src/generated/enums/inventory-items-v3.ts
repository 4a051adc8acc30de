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

/** Reason for an inventory change. */
export const ReasonType = {
  /** An order reduced or returned the stock. */
  ORDER: "ORDER",
  /** A manual change. */
  MANUAL: "MANUAL",
  /** An earlier change was reverted. */
  REVERT_INVENTORY_CHANGE: "REVERT_INVENTORY_CHANGE",
} as const;

/** Status of a stored inventory row. The specification names no field with these values. */
export const InventoryRowState = {
  /** Ready to read and change. */
  READY: "READY",
  /** A change is in progress. */
  IN_PROCESS: "IN_PROCESS",
  /** Deleted. It can be restored. */
  SOFT_DELETED: "SOFT_DELETED",
  /** Deleted permanently. */
  PERMANENTLY_DELETED: "PERMANENTLY_DELETED",
} as const;
