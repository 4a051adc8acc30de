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

/** Known values of `MembershipStatus`. */
export const MembershipStatus = {
  ACTIVE: "ACTIVE",
  HIDDEN: "HIDDEN",
  OUT_OF_SYNC: "OUT_OF_SYNC",
} as const;

/** Known values of `ProductGroupRequestedFields`. */
export const ProductGroupRequestedFields = {
  GROUPING_CUSTOMIZATION: "GROUPING_CUSTOMIZATION",
  THUMBNAIL: "THUMBNAIL",
} as const;
