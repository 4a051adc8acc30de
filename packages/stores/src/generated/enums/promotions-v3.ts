// Generated from api/ by `npm run generate`. Do not edit.

export {
  AggregationType,
  Interval,
  MediaTypeOfProductGroupsV3 as MediaType,
  MissingValues,
  Mode,
  NestedAggregationType,
  ScalarType,
  SortDirection,
  SortOrder,
  SortType,
} from "./common.js";
