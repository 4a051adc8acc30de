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

/** Whether preorder is on, off, or on for some of the variants. */
export const PreorderStatus = {
  /** Every variant can be ordered before it is in stock. */
  ENABLED: "ENABLED",
  /** No variant can be ordered before it is in stock. */
  DISABLED: "DISABLED",
  /** Some variants can be ordered before they are in stock. */
  PARTIALLY_ENABLED: "PARTIALLY_ENABLED",
} as const;

/** Which variants can be preordered: all, some or none. */
export const ProductPreorderAvailability = {
  /** Every variant can be preordered now. */
  ALL_VARIANTS: "ALL_VARIANTS",
  /** No variant can be preordered now. */
  NO_VARIANTS: "NO_VARIANTS",
  /** Some variants can be preordered now. */
  SOME_VARIANTS: "SOME_VARIANTS",
} as const;

/** Product fields that are answered only on request. */
export const SingleEntityOpsRequestedFields = {
  /** Address of the product's page. */
  URL: "URL",
  /** Currency of the prices. */
  CURRENCY: "CURRENCY",
  /** Sections of further text. */
  INFO_SECTION: "INFO_SECTION",
  /** What only the merchant sees; needs a permission of its own. */
  MERCHANT_DATA: "MERCHANT_DATA",
  /** Description as HTML. */
  PLAIN_DESCRIPTION: "PLAIN_DESCRIPTION",
  /** Texts of the sections as HTML. */
  INFO_SECTION_PLAIN_DESCRIPTION: "INFO_SECTION_PLAIN_DESCRIPTION",
  /** Prices of the subscriptions. */
  SUBSCRIPTION_PRICES_INFO: "SUBSCRIPTION_PRICES_INFO",
  /** Path of categories to the product. */
  BREADCRUMBS_INFO: "BREADCRUMBS_INFO",
  /** Unit of the weights. */
  WEIGHT_MEASUREMENT_UNIT_INFO: "WEIGHT_MEASUREMENT_UNIT_INFO",
  /** Names of option and choice with each variant. */
  VARIANT_OPTION_CHOICE_NAMES: "VARIANT_OPTION_CHOICE_NAMES",
  /** All pictures and videos. */
  MEDIA_ITEMS_INFO: "MEDIA_ITEMS_INFO",
  /** Description with its formatting. */
  DESCRIPTION: "DESCRIPTION",
  /** Categories that the product itself is in. */
  DIRECT_CATEGORIES_INFO: "DIRECT_CATEGORIES_INFO",
  /** Categories that the product is in, with those above them. */
  ALL_CATEGORIES_INFO: "ALL_CATEGORIES_INFO",
  /** Texts of the sections with their formatting. */
  INFO_SECTION_DESCRIPTION: "INFO_SECTION_DESCRIPTION",
  /** Main picture in small. */
  THUMBNAIL: "THUMBNAIL",
  PRODUCT_CHOICES_MEDIA_REFERENCES: "PRODUCT_CHOICES_MEDIA_REFERENCES",
  PRODUCT_CHOICES_DISPLAY_IMAGE: "PRODUCT_CHOICES_DISPLAY_IMAGE",
  /** Automatic discounts on the product. */
  DISCOUNT_INFO: "DISCOUNT_INFO",
} as const;

/** Product fields that lists answer only on request. */
export const RequestedFields = {
  /** Address of the product's page. */
  URL: "URL",
  /** Currency of the prices. */
  CURRENCY: "CURRENCY",
  /** Sections of further text. */
  INFO_SECTION: "INFO_SECTION",
  /** What only the merchant sees; needs a permission of its own. */
  MERCHANT_DATA: "MERCHANT_DATA",
  /** Description as HTML. */
  PLAIN_DESCRIPTION: "PLAIN_DESCRIPTION",
  /** Texts of the sections as HTML. */
  INFO_SECTION_PLAIN_DESCRIPTION: "INFO_SECTION_PLAIN_DESCRIPTION",
  /** Prices of the subscriptions. */
  SUBSCRIPTION_PRICES_INFO: "SUBSCRIPTION_PRICES_INFO",
  /** Path of categories to the product. */
  BREADCRUMBS_INFO: "BREADCRUMBS_INFO",
  /** Unit of the weights. */
  WEIGHT_MEASUREMENT_UNIT_INFO: "WEIGHT_MEASUREMENT_UNIT_INFO",
  /** Names of option and choice with each variant. */
  VARIANT_OPTION_CHOICE_NAMES: "VARIANT_OPTION_CHOICE_NAMES",
  /** All pictures and videos. */
  MEDIA_ITEMS_INFO: "MEDIA_ITEMS_INFO",
  /** Description with its formatting. */
  DESCRIPTION: "DESCRIPTION",
  /** Categories that the product itself is in. */
  DIRECT_CATEGORIES_INFO: "DIRECT_CATEGORIES_INFO",
  /** Categories that the product is in, with those above them. */
  ALL_CATEGORIES_INFO: "ALL_CATEGORIES_INFO",
  /** Texts of the sections with their formatting. */
  INFO_SECTION_DESCRIPTION: "INFO_SECTION_DESCRIPTION",
  /** Main picture in small. */
  THUMBNAIL: "THUMBNAIL",
  PRODUCT_CHOICES_MEDIA_REFERENCES: "PRODUCT_CHOICES_MEDIA_REFERENCES",
  PRODUCT_CHOICES_DISPLAY_IMAGE: "PRODUCT_CHOICES_DISPLAY_IMAGE",
  /** The variant with the lowest price. */
  MIN_PRICE_VARIANT: "MIN_PRICE_VARIANT",
  /** Automatic discounts on the product. */
  DISCOUNT_INFO: "DISCOUNT_INFO",
} as const;

/** How changed amounts are rounded. */
export const BulkAdjustProductVariantsByFilterRequestRoundingStrategy = {
  /** Amounts stay as they were worked out. */
  NO_ROUNDING: "NO_ROUNDING",
  /** To the smallest unit of the currency. */
  CURRENCY_PRECISION: "CURRENCY_PRECISION",
  /** To whole units of the currency. */
  NEAREST_WHOLE_NUMBER: "NEAREST_WHOLE_NUMBER",
} as const;
