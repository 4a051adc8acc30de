// Generated from api/ by `npm run generate`. Do not edit.

export {
  AggregationType,
  ChoiceType,
  CustomizationRenderType,
  CustomizationType,
  Interval,
  InventoryAvailabilityStatus as AvailabilityStatus,
  MediaTypeOfProductGroupsV3 as MediaType,
  MissingValues,
  Mode,
  NestedAggregationType,
  ScalarType,
  SortDirection,
  SortOrder,
  SortType,
} from "./common.js";

/** Whether a product is shown in its group. */
export const MembershipStatus = {
  ACTIVE: "ACTIVE",
  /** The product itself is hidden. */
  HIDDEN: "HIDDEN",
  /** The product no longer matches the group. */
  OUT_OF_SYNC: "OUT_OF_SYNC",
} as const;

/** Fields of a product group that are returned only if you request them. */
export const ProductGroupRequestedFields = {
  GROUPING_CUSTOMIZATION: "GROUPING_CUSTOMIZATION",
  THUMBNAIL: "THUMBNAIL",
} as const;
