// Generated from api/ by `npm run generate`. Do not edit.

export {
  AggregationType,
  FileType,
  Interval,
  MeasurementUnit,
  MediaType,
  MissingValues,
  Mode,
  NestedAggregationType,
  ProductType,
  ScalarType,
  SortDirection,
  SortOrder,
  SortType,
  WeightUnit,
} from "./common.js";

/** Fields of a variant that are returned only if you request them. */
export const RequestedFields = {
  /** Currency of the prices. */
  CURRENCY: "CURRENCY",
  /** Data that only the merchant can see. Requesting it requires an additional permission. */
  MERCHANT_DATA: "MERCHANT_DATA",
  /** Prices of the subscriptions. */
  SUBSCRIPTION_PRICES_INFO: "SUBSCRIPTION_PRICES_INFO",
  /** Unit of the weights. */
  WEIGHT_MEASUREMENT_UNIT_INFO: "WEIGHT_MEASUREMENT_UNIT_INFO",
} as const;
