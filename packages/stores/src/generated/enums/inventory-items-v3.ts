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
  /** The stock was changed manually. */
  MANUAL: "MANUAL",
  /** An earlier change was reverted. */
  REVERT_INVENTORY_CHANGE: "REVERT_INVENTORY_CHANGE",
} as const;

/**
 * Status of a stored inventory row. The platform's documentation names no field with these
 * values.
 */
export const InventoryRowState = {
  /** The row can be read and changed. */
  READY: "READY",
  /** A change to the row is in progress. */
  IN_PROCESS: "IN_PROCESS",
  /** The row is deleted, but can be restored. */
  SOFT_DELETED: "SOFT_DELETED",
  /** The row is permanently deleted. */
  PERMANENTLY_DELETED: "PERMANENTLY_DELETED",
} as const;
