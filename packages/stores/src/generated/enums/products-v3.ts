// Generated from api/ by `npm run generate`. Do not edit.

export {
  Alignment,
  AppType,
  AspectRatio,
  AvailabilityStatus,
  BackdropType,
  BackgroundType,
  BannerPosition,
  ButtonDataType,
  CardDataBackgroundType,
  CardStylesType,
  ChoiceType,
  ColumnSize,
  Crop,
  DecorationType,
  DesignTarget,
  DimensionsUnit,
  Direction,
  DiscountTypeOfProductsV3 as DiscountType,
  DividerDataAlignment,
  EntranceEffectType,
  FileType,
  FontType,
  GIFType,
  GradientType,
  ImagePosition,
  ImagePositionPosition,
  ImageScalingScaling,
  Indentation,
  InitialExpandedItems,
  LayerEffect,
  Layout,
  LayoutDataBackgroundType,
  LayoutType,
  LineCap,
  LineStyle,
  ListStyle,
  LoopEffectType,
  MapType,
  MeasurementUnit,
  MediaType,
  ModifierRenderType,
  NodeType,
  Orientation,
  Origin,
  Placement,
  PluginContainerDataAlignment,
  PointerEffectType,
  PollDesignBackgroundType,
  PollLayoutDirection,
  PollLayoutType,
  Position,
  ProductOptionRenderType,
  ProductType,
  Resizing,
  ResponsivenessBehaviour,
  Scaling,
  Shape,
  SmartBlockDataType,
  Source,
  StylesPosition,
  SubscriptionFrequency,
  Target,
  TextAlignment,
  ThumbnailsAlignment,
  Type,
  UserCriteria,
  VerticalAlignment,
  VerticalAlignmentAlignment,
  ViewMode,
  ViewRole,
  VoteRole,
  WeightUnit,
  Width,
  WidthType,
} from "./common.js";

/** Known values of `SketchDataVariant`. */
export const SketchDataVariant = {
  UNDERLINE: "UNDERLINE",
  BOX: "BOX",
  CIRCLE: "CIRCLE",
  HIGHLIGHT: "HIGHLIGHT",
  STRIKETHROUGH: "STRIKETHROUGH",
  CROSSED_OFF: "CROSSED_OFF",
} as const;

/** Classifies a product's stock: in stock, partly out of stock or out of stock. */
export const InventoryAvailabilityStatus = {
  IN_STOCK: "IN_STOCK",
  OUT_OF_STOCK: "OUT_OF_STOCK",
  PARTIALLY_OUT_OF_STOCK: "PARTIALLY_OUT_OF_STOCK",
} as const;

/** Classifies a product by preorder: on, off, or on for some of the variants. */
export const PreorderStatus = {
  ENABLED: "ENABLED",
  DISABLED: "DISABLED",
  PARTIALLY_ENABLED: "PARTIALLY_ENABLED",
} as const;

/** Classifies which variants can be preordered: all, some or none. */
export const ProductPreorderAvailability = {
  ALL_VARIANTS: "ALL_VARIANTS",
  NO_VARIANTS: "NO_VARIANTS",
  SOME_VARIANTS: "SOME_VARIANTS",
} as const;

/** Classifies the product fields that are answered only on request. */
export const SingleEntityOpsRequestedFields = {
  URL: "URL",
  CURRENCY: "CURRENCY",
  INFO_SECTION: "INFO_SECTION",
  MERCHANT_DATA: "MERCHANT_DATA",
  PLAIN_DESCRIPTION: "PLAIN_DESCRIPTION",
  INFO_SECTION_PLAIN_DESCRIPTION: "INFO_SECTION_PLAIN_DESCRIPTION",
  SUBSCRIPTION_PRICES_INFO: "SUBSCRIPTION_PRICES_INFO",
  BREADCRUMBS_INFO: "BREADCRUMBS_INFO",
  WEIGHT_MEASUREMENT_UNIT_INFO: "WEIGHT_MEASUREMENT_UNIT_INFO",
  VARIANT_OPTION_CHOICE_NAMES: "VARIANT_OPTION_CHOICE_NAMES",
  MEDIA_ITEMS_INFO: "MEDIA_ITEMS_INFO",
  DESCRIPTION: "DESCRIPTION",
  DIRECT_CATEGORIES_INFO: "DIRECT_CATEGORIES_INFO",
  ALL_CATEGORIES_INFO: "ALL_CATEGORIES_INFO",
  INFO_SECTION_DESCRIPTION: "INFO_SECTION_DESCRIPTION",
  THUMBNAIL: "THUMBNAIL",
  PRODUCT_CHOICES_MEDIA_REFERENCES: "PRODUCT_CHOICES_MEDIA_REFERENCES",
  PRODUCT_CHOICES_DISPLAY_IMAGE: "PRODUCT_CHOICES_DISPLAY_IMAGE",
  DISCOUNT_INFO: "DISCOUNT_INFO",
} as const;

/** Classifies the product fields that lists answer only on request. */
export const RequestedFields = {
  URL: "URL",
  CURRENCY: "CURRENCY",
  INFO_SECTION: "INFO_SECTION",
  MERCHANT_DATA: "MERCHANT_DATA",
  PLAIN_DESCRIPTION: "PLAIN_DESCRIPTION",
  INFO_SECTION_PLAIN_DESCRIPTION: "INFO_SECTION_PLAIN_DESCRIPTION",
  SUBSCRIPTION_PRICES_INFO: "SUBSCRIPTION_PRICES_INFO",
  BREADCRUMBS_INFO: "BREADCRUMBS_INFO",
  WEIGHT_MEASUREMENT_UNIT_INFO: "WEIGHT_MEASUREMENT_UNIT_INFO",
  VARIANT_OPTION_CHOICE_NAMES: "VARIANT_OPTION_CHOICE_NAMES",
  MEDIA_ITEMS_INFO: "MEDIA_ITEMS_INFO",
  DESCRIPTION: "DESCRIPTION",
  DIRECT_CATEGORIES_INFO: "DIRECT_CATEGORIES_INFO",
  ALL_CATEGORIES_INFO: "ALL_CATEGORIES_INFO",
  INFO_SECTION_DESCRIPTION: "INFO_SECTION_DESCRIPTION",
  THUMBNAIL: "THUMBNAIL",
  PRODUCT_CHOICES_MEDIA_REFERENCES: "PRODUCT_CHOICES_MEDIA_REFERENCES",
  PRODUCT_CHOICES_DISPLAY_IMAGE: "PRODUCT_CHOICES_DISPLAY_IMAGE",
  MIN_PRICE_VARIANT: "MIN_PRICE_VARIANT",
  DISCOUNT_INFO: "DISCOUNT_INFO",
} as const;

/** Classifies how the words of a search combine: any of them or all of them. */
export const CommonSearchDetailsMode = {
  OR: "OR",
  AND: "AND",
} as const;

/** Classifies an order as ascending or descending. */
export const WixCommonSortOrder = {
  ASC: "ASC",
  DESC: "DESC",
} as const;

/** Classifies the order of counted values: by count or by value. */
export const AggregationValueAggregationSortType = {
  COUNT: "COUNT",
  VALUE: "VALUE",
} as const;

/** Classifies an order as descending or ascending. */
export const AggregationValueAggregationSortDirection = {
  DESC: "DESC",
  ASC: "ASC",
} as const;

/** Classifies the treatment of items that lack the field: left out or counted. */
export const AggregationValueAggregationMissingValues = {
  EXCLUDE: "EXCLUDE",
  INCLUDE: "INCLUDE",
} as const;

/** Classifies single-number summaries: count of distinct values, smallest or largest value. */
export const WixCommonScalarType = {
  COUNT_DISTINCT: "COUNT_DISTINCT",
  MIN: "MIN",
  MAX: "MAX",
} as const;

/** Classifies spans of time, from a second to a year. */
export const AggregationDateHistogramAggregationInterval = {
  YEAR: "YEAR",
  MONTH: "MONTH",
  WEEK: "WEEK",
  DAY: "DAY",
  HOUR: "HOUR",
  MINUTE: "MINUTE",
  SECOND: "SECOND",
} as const;

/**
 * Classifies the steps of a nested summary: per value, per range, a single number or per time
 * span.
 */
export const AggregationNestedAggregationNestedAggregationType = {
  VALUE: "VALUE",
  RANGE: "RANGE",
  SCALAR: "SCALAR",
  DATE_HISTOGRAM: "DATE_HISTOGRAM",
} as const;

/** Classifies summaries: per value, per range, a single number, per time span, or nested. */
export const WixCommonAggregationType = {
  VALUE: "VALUE",
  RANGE: "RANGE",
  SCALAR: "SCALAR",
  DATE_HISTOGRAM: "DATE_HISTOGRAM",
  NESTED: "NESTED",
} as const;

/** Known values of `BulkAdjustProductVariantsByFilterRequestRoundingStrategy`. */
export const BulkAdjustProductVariantsByFilterRequestRoundingStrategy = {
  NO_ROUNDING: "NO_ROUNDING",
  CURRENCY_PRECISION: "CURRENCY_PRECISION",
  NEAREST_WHOLE_NUMBER: "NEAREST_WHOLE_NUMBER",
} as const;
