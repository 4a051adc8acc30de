// Generated from api/ by `npm run generate`. Do not edit.

export {
  AggregationType as WixCommonAggregationType,
  Alignment,
  AppType,
  AspectRatio,
  AvailabilityStatus,
  BackdropType,
  BackgroundType,
  BackgroundType as CardDataBackgroundType,
  BackgroundType as LayoutDataBackgroundType,
  BannerPosition,
  ButtonDataType,
  CardStylesType,
  ChoiceType,
  ColumnSize,
  Crop,
  DecorationType,
  DesignTarget,
  DimensionsUnit,
  Direction,
  Direction as PollLayoutDirection,
  DiscountTypeOfProductsV3 as DiscountType,
  DividerDataAlignment,
  EntranceEffectType,
  FileType,
  FontType,
  GIFType,
  GradientType,
  ImagePosition,
  ImagePositionPosition,
  Indentation,
  InitialExpandedItems,
  Interval as AggregationDateHistogramAggregationInterval,
  InventoryAvailabilityStatus,
  LayerEffect,
  Layout,
  LayoutType,
  LineCap,
  LineStyle,
  ListStyle,
  LoopEffectType,
  MapType,
  MeasurementUnit,
  MediaType,
  MissingValues as AggregationValueAggregationMissingValues,
  Mode as CommonSearchDetailsMode,
  ModifierRenderType,
  NestedAggregationType as AggregationNestedAggregationNestedAggregationType,
  NodeType,
  Orientation,
  Origin,
  Placement,
  PluginContainerDataAlignment,
  PointerEffectType,
  PollDesignBackgroundType,
  PollLayoutType,
  Position,
  ProductOptionRenderType,
  ProductType,
  Resizing,
  ResponsivenessBehaviour,
  ScalarType as WixCommonScalarType,
  Scaling,
  Scaling as ImageScalingScaling,
  Shape,
  SmartBlockDataType,
  SortDirection as AggregationValueAggregationSortDirection,
  SortOrder as WixCommonSortOrder,
  SortType as AggregationValueAggregationSortType,
  Source,
  StylesPosition,
  SubscriptionFrequency,
  Target,
  TextAlignment,
  ThumbnailsAlignment,
  Type,
  UserCriteria,
  Variant as SketchDataVariant,
  VerticalAlignment,
  VerticalAlignmentAlignment,
  ViewMode,
  ViewRole,
  VoteRole,
  WeightUnit,
  Width,
  WidthType,
} from "./common.js";

/** Whether preorder is enabled, disabled or enabled for some variants. */
export const PreorderStatus = {
  /** All variants can be preordered. */
  ENABLED: "ENABLED",
  /** None of the variants can be preordered. */
  DISABLED: "DISABLED",
  /** Some variants can be preordered. */
  PARTIALLY_ENABLED: "PARTIALLY_ENABLED",
} as const;

/** Whether all, some or no variants can be preordered. */
export const ProductPreorderAvailability = {
  /** All variants can currently be preordered. */
  ALL_VARIANTS: "ALL_VARIANTS",
  /** None of the variants can currently be preordered. */
  NO_VARIANTS: "NO_VARIANTS",
  /** Some variants can currently be preordered. */
  SOME_VARIANTS: "SOME_VARIANTS",
} as const;

/** Fields of a product that are returned only if you request them. */
export const SingleEntityOpsRequestedFields = {
  /** URL of the product page. */
  URL: "URL",
  /** Currency of the prices. */
  CURRENCY: "CURRENCY",
  /** Info sections of the product. */
  INFO_SECTION: "INFO_SECTION",
  /** Data that only the merchant can see. Requesting it requires an additional permission. */
  MERCHANT_DATA: "MERCHANT_DATA",
  /** Description as HTML. */
  PLAIN_DESCRIPTION: "PLAIN_DESCRIPTION",
  /** Text of the info sections, as HTML. */
  INFO_SECTION_PLAIN_DESCRIPTION: "INFO_SECTION_PLAIN_DESCRIPTION",
  /** Prices of the subscriptions. */
  SUBSCRIPTION_PRICES_INFO: "SUBSCRIPTION_PRICES_INFO",
  /** Path of categories that the product is in. */
  BREADCRUMBS_INFO: "BREADCRUMBS_INFO",
  /** Unit of the weights. */
  WEIGHT_MEASUREMENT_UNIT_INFO: "WEIGHT_MEASUREMENT_UNIT_INFO",
  /** Option and choice names for each variant. */
  VARIANT_OPTION_CHOICE_NAMES: "VARIANT_OPTION_CHOICE_NAMES",
  /** All images and videos. */
  MEDIA_ITEMS_INFO: "MEDIA_ITEMS_INFO",
  /** Description with its formatting. */
  DESCRIPTION: "DESCRIPTION",
  /** Categories that directly contain the product. */
  DIRECT_CATEGORIES_INFO: "DIRECT_CATEGORIES_INFO",
  /** Categories that contain the product, including parent categories. */
  ALL_CATEGORIES_INFO: "ALL_CATEGORIES_INFO",
  /** Text of the info sections, as rich content. */
  INFO_SECTION_DESCRIPTION: "INFO_SECTION_DESCRIPTION",
  /** Thumbnail of the main image. */
  THUMBNAIL: "THUMBNAIL",
  PRODUCT_CHOICES_MEDIA_REFERENCES: "PRODUCT_CHOICES_MEDIA_REFERENCES",
  PRODUCT_CHOICES_DISPLAY_IMAGE: "PRODUCT_CHOICES_DISPLAY_IMAGE",
  /** Automatic discounts on the product. */
  DISCOUNT_INFO: "DISCOUNT_INFO",
} as const;

/** Product fields that are returned in lists only if you request them. */
export const RequestedFields = {
  /** URL of the product page. */
  URL: "URL",
  /** Currency of the prices. */
  CURRENCY: "CURRENCY",
  /** Info sections of the product. */
  INFO_SECTION: "INFO_SECTION",
  /** Data that only the merchant can see. Requesting it requires an additional permission. */
  MERCHANT_DATA: "MERCHANT_DATA",
  /** Description as HTML. */
  PLAIN_DESCRIPTION: "PLAIN_DESCRIPTION",
  /** Text of the info sections, as HTML. */
  INFO_SECTION_PLAIN_DESCRIPTION: "INFO_SECTION_PLAIN_DESCRIPTION",
  /** Prices of the subscriptions. */
  SUBSCRIPTION_PRICES_INFO: "SUBSCRIPTION_PRICES_INFO",
  /** Path of categories that the product is in. */
  BREADCRUMBS_INFO: "BREADCRUMBS_INFO",
  /** Unit of the weights. */
  WEIGHT_MEASUREMENT_UNIT_INFO: "WEIGHT_MEASUREMENT_UNIT_INFO",
  /** Option and choice names for each variant. */
  VARIANT_OPTION_CHOICE_NAMES: "VARIANT_OPTION_CHOICE_NAMES",
  /** All images and videos. */
  MEDIA_ITEMS_INFO: "MEDIA_ITEMS_INFO",
  /** Description with its formatting. */
  DESCRIPTION: "DESCRIPTION",
  /** Categories that directly contain the product. */
  DIRECT_CATEGORIES_INFO: "DIRECT_CATEGORIES_INFO",
  /** Categories that contain the product, including parent categories. */
  ALL_CATEGORIES_INFO: "ALL_CATEGORIES_INFO",
  /** Text of the info sections, as rich content. */
  INFO_SECTION_DESCRIPTION: "INFO_SECTION_DESCRIPTION",
  /** Thumbnail of the main image. */
  THUMBNAIL: "THUMBNAIL",
  PRODUCT_CHOICES_MEDIA_REFERENCES: "PRODUCT_CHOICES_MEDIA_REFERENCES",
  PRODUCT_CHOICES_DISPLAY_IMAGE: "PRODUCT_CHOICES_DISPLAY_IMAGE",
  /** The variant with the lowest price. */
  MIN_PRICE_VARIANT: "MIN_PRICE_VARIANT",
  /** Automatic discounts on the product. */
  DISCOUNT_INFO: "DISCOUNT_INFO",
} as const;

/** How adjusted amounts are rounded. */
export const BulkAdjustProductVariantsByFilterRequestRoundingStrategy = {
  /** Amounts are not rounded. */
  NO_ROUNDING: "NO_ROUNDING",
  /** Amounts are rounded to the smallest unit of the currency. */
  CURRENCY_PRECISION: "CURRENCY_PRECISION",
  /** Amounts are rounded to whole units of the currency. */
  NEAREST_WHOLE_NUMBER: "NEAREST_WHOLE_NUMBER",
} as const;
