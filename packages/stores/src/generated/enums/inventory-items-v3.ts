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

/** State of a stored inventory row. The specification names no field that holds it. */
export const InventoryRowState = {
  /** Can be read and changed. */
  READY: "READY",
  /** Is being changed. */
  IN_PROCESS: "IN_PROCESS",
  /** Deleted; it can be restored. */
  SOFT_DELETED: "SOFT_DELETED",
  /** Deleted for good. */
  PERMANENTLY_DELETED: "PERMANENTLY_DELETED",
} as const;
