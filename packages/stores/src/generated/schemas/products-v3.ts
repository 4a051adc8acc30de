// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  ApplicationError,
  atMostOne,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  currency,
  dateTime,
  decimal,
  ExtendedFields,
  guid,
  needing,
  PageUrlV2,
  RichContent,
  responseSchema,
  SortOrder,
  Tags,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  Aggregation,
  AggregationData,
  BrandOfCatalogImportsV3,
  BreadcrumbsInfo,
  BulkInventoryItemResultOfProductsV3,
  ConnectedModifier,
  ConnectedOption,
  FixedMonetaryAmount,
  InfoSectionOfCatalogImportsV3,
  InventoryAvailabilityStatus,
  ItemMetadataOfCustomizationsV3,
  MediaOfProductsV3,
  OptionChoiceIds,
  OptionChoiceNames,
  PhysicalPropertiesOfProductsV3,
  PriceInfo,
  ProductMedia,
  ProductType,
  ProductWithInventory,
  PurchaseEligibility,
  RevenueDetails,
  Ribbon,
  SearchDetails,
  SeoSchema,
  SubscriptionDetails,
  TreeReference,
  VariantDigitalProperties,
  VariantPhysicalProperties,
} from "./common.js";

export {
  Alignment,
  AnchorData,
  Animation,
  AppEmbedData,
  ApplicationError,
  AppType,
  AspectRatio,
  AudioData,
  Backdrop,
  BackdropType,
  Background,
  Background as CardDataBackground,
  Background as LayoutDataBackground,
  BackgroundGradient,
  BackgroundImage,
  BackgroundType,
  BackgroundType as CardDataBackgroundType,
  BackgroundType as LayoutDataBackgroundType,
  Banner,
  BannerPosition,
  BlockquoteData,
  BookingData,
  Border,
  BorderColors,
  BorderWidths,
  BulkActionMetadata as CommonBulkActionMetadata,
  BulletedListData,
  ButtonData,
  ButtonDataType,
  ButtonStyles,
  CaptionData,
  CardData,
  CardStyles,
  CardStylesType,
  CellStyle,
  CheckboxListData,
  CodeBlockData,
  CollapsibleListData,
  ColorData,
  Colors,
  ColumnSize,
  Crop,
  CursorPaging as CommonCursorPaging,
  CursorPagingMetadata as CommonCursorPagingMetadata,
  Cursors as CommonCursors,
  Decoration,
  DecorationType,
  Design,
  DesignTarget,
  Dimensions as TableDataDimensions,
  Direction,
  Direction as PollLayoutDirection,
  DividerData,
  DividerDataAlignment,
  DividerDataStyles,
  DocumentStyle,
  EmbedData,
  EntranceAnimation,
  EntranceEffect,
  EntranceEffectType,
  EventData,
  ExtendedFields,
  FileData,
  FileSource,
  FontFamilyData,
  FontSizeData,
  FontType,
  GalleryData,
  GalleryOptions,
  GalleryOptionsLayout,
  GIF,
  GIFData,
  GIFType,
  Gradient,
  GradientType,
  HeadingData,
  Height,
  HTMLData,
  ImageData,
  ImageDataCrop,
  ImageDataStyles,
  ImageOfInfoSectionsV3 as ItemImage,
  ImagePosition,
  ImagePositionPosition,
  ImageStyles,
  Indentation,
  InitialExpandedItems,
  Item,
  ItemMetadata,
  ItemStyle,
  LayerEffect,
  Layers,
  Layout,
  LayoutCellData,
  LayoutData,
  LayoutDataBackgroundImage,
  LayoutType,
  LineCap,
  LineStyle,
  Link,
  LinkData,
  LinkPreviewData,
  LinkPreviewDataStyles,
  ListItemNodeData,
  ListStyle,
  LoopAnimation,
  LoopEffect,
  LoopEffectType,
  MapData,
  MapSettings,
  MapType,
  MeasurementUnit,
  Media as V1Media,
  MentionData,
  Metadata,
  Mode as CommonSearchDetailsMode,
  Node,
  NodeStyle,
  NodeType,
  Oembed,
  Option,
  OptionDesign,
  OptionLayout,
  OrderedListData,
  Orientation,
  Origin,
  PageUrlV2,
  ParagraphData,
  PDFSettings,
  Permissions,
  Placement,
  PlaybackOptions,
  PluginContainerData,
  PluginContainerDataAlignment,
  PluginContainerDataWidth,
  PointerEffect,
  PointerEffectType,
  Poll,
  PollData,
  PollDataLayout,
  PollDesign,
  PollDesignBackground,
  PollDesignBackgroundType,
  PollLayout,
  PollLayoutType,
  Position,
  PricingData,
  Rel,
  Resizing,
  ResponsivenessBehaviour,
  RibbonStyles,
  RichContent,
  Scaling,
  Scaling as ImageScalingScaling,
  SectionDivider,
  SettingsOfInfoSectionsV3 as PollSettings,
  Shape,
  ShapeData,
  ShapeDataStyles,
  SketchData,
  SmartBlockCellData,
  SmartBlockData,
  SmartBlockDataType,
  SortOrder as WixCommonSortOrder,
  Source,
  Spoiler,
  SpoilerData,
  Stop,
  Styles,
  StylesBorder,
  StylesPosition,
  SubscriptionFrequency,
  TableCellData,
  TableData,
  TagList,
  Tags,
  Target,
  TextAlignment,
  TextData,
  TextNodeStyle,
  TextStyle,
  Thumbnails,
  ThumbnailsAlignment,
  TocData,
  Type,
  Variant as SketchDataVariant,
  VerticalAlignment,
  VerticalAlignmentAlignment,
  Video,
  VideoData,
  ViewMode,
  ViewRole,
  VoteRole,
  WeightUnit,
  Width,
  WidthType,
} from "@portico/core/schemas";
export {
  Aggregation as WixCommonAggregation,
  AggregationData as CommonAggregationData,
  AggregationResults as AggregationDataAggregationResults,
  AggregationResultsScalarResult as AggregationDataAggregationResultsScalarResult,
  AggregationType as WixCommonAggregationType,
  AvailabilityStatus,
  BrandOfCatalogImportsV3 as V3Brand,
  Breadcrumb as BreadCrumb,
  BreadcrumbsInfo,
  BulkInventoryItemResultOfProductsV3 as BulkInventoryItemResult,
  ChoicesSettings,
  ChoiceType,
  ConnectedModifier,
  ConnectedModifierChoice,
  ConnectedOption,
  ConnectedOptionChoice,
  DateHistogramAggregation as CommonAggregationDateHistogramAggregation,
  DateHistogramResult as DateHistogramResultsDateHistogramResult,
  DateHistogramResults as AggregationResultsDateHistogramResults,
  DimensionsOfProductsV3 as Dimensions,
  DimensionsUnit,
  DiscountTypeOfProductsV3 as DiscountType,
  FileType,
  FixedMonetaryAmount,
  FreeTextSettings,
  GroupByValueResults as AggregationResultsGroupByValueResults,
  ImageOfProductsV3 as Image,
  IncludeMissingValuesOptions as AggregationValueAggregationIncludeMissingValuesOptions,
  InfoSectionOfCatalogImportsV3 as InfoSection,
  Interval as AggregationDateHistogramAggregationInterval,
  InventoryAvailabilityStatus,
  InventoryItem,
  InventoryItemComposite,
  ItemMetadataOfCustomizationsV3 as WixCommonItemMetadata,
  Keyword,
  MediaItemsInfo,
  MediaOfProductsV3 as Media,
  MediaReference,
  MediaReferences,
  MediaType,
  MissingValues as AggregationValueAggregationMissingValues,
  ModifierChoicesSettings,
  ModifierRenderType,
  NestedAggregation as CommonAggregationNestedAggregation,
  NestedAggregationItem as AggregationNestedAggregationNestedAggregationItem,
  NestedAggregationResults as AggregationResultsNestedAggregationResults,
  NestedAggregationType as AggregationNestedAggregationNestedAggregationType,
  NestedResults as AggregationResultsNestedResults,
  NestedResultValue as NestedResultsNestedResultValue,
  NestedValueAggregationResult as GroupByValueResultsNestedValueAggregationResult,
  OptionChoiceIds,
  OptionChoiceIds as V3OptionChoiceIds,
  OptionChoiceNames,
  OptionChoiceNames as V3OptionChoiceNames,
  OptionChoiceReferences,
  PhysicalPropertiesOfProductsV3 as PhysicalProperties,
  PreorderInfo,
  PriceInfo,
  PricePerUnit,
  PricePerUnitRange,
  PricePerUnitRangePricePerUnit,
  PricePerUnitSettings,
  Product,
  ProductMedia,
  ProductOptionRenderType,
  ProductType,
  ProductWithInventory,
  PurchaseEligibility,
  RangeAggregation as CommonAggregationRangeAggregation,
  RangeAggregationResult as RangeResultsRangeAggregationResult,
  RangeBucket as AggregationRangeAggregationRangeBucket,
  RangeResult as NestedResultsRangeResult,
  RangeResults as AggregationResultsRangeResults,
  Results as NestedResultsResults,
  RevenueDetails,
  Ribbon,
  ScalarAggregation as CommonAggregationScalarAggregation,
  ScalarResult as NestedResultsScalarResult,
  ScalarType as WixCommonScalarType,
  SearchDetails as WixCommonSearchDetails,
  SecuredMedia,
  SeoSchema,
  Settings,
  SortDirection as AggregationValueAggregationSortDirection,
  SortType as AggregationValueAggregationSortType,
  Subscription,
  SubscriptionDetails,
  SubscriptionDiscount,
  Tag,
  Thumbnail,
  TreeReference,
  UserCriteria,
  ValueAggregation as CommonAggregationValueAggregation,
  ValueAggregationResult as ValueResultsValueAggregationResult,
  ValueResult as NestedResultsValueResult,
  ValueResults as AggregationResultsValueResults,
  VariantDigitalProperties,
  VariantPhysicalProperties,
  VariantsInfoOfCatalogImportsV3 as V3VariantsInfo,
  VariantWithInventory,
  VideoResolution,
  VideoV2,
  WeightMeasurementUnitInfo,
  WeightRange,
} from "./common.js";

export const CreateProductRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    product: V3Product,
    fields: z.array(SingleEntityOpsRequestedFields).max(100).optional(),
  }),
);

export const V3Product: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    physicalProperties: PhysicalPropertiesOfProductsV3.optional(),
    id: z.string().min(1).max(36).nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    name: z.string().min(1).max(80).nullish(),
    slug: z.string().min(1).max(300).nullish(),
    url: PageUrlV2.optional(),
    description: RichContent.optional(),
    plainDescription: z.string().max(16000).nullish(),
    visible: z.boolean().nullish(),
    visibleInPos: z.boolean().nullish(),
    media: MediaOfProductsV3.optional(),
    seoData: SeoSchema.optional(),
    taxGroupId: guid.nullish(),
    options: z.array(ConnectedOption).max(6).optional(),
    modifiers: z.array(ConnectedModifier).max(10).optional(),
    brand: BrandOfCatalogImportsV3.optional(),
    infoSections: z.array(InfoSectionOfCatalogImportsV3).max(20).optional(),
    ribbon: Ribbon.optional(),
    directCategoriesInfo: ProductCategoriesInfo.optional(),
    allCategoriesInfo: ProductCategoriesInfo.optional(),
    mainCategoryId: guid.nullish(),
    costRange: PriceRange.optional(),
    inventory: Inventory.optional(),
    productType: ProductType.optional(),
    handle: z.string().min(1).max(100).nullish(),
    currency: currency.nullish(),
    breadcrumbsInfo: BreadcrumbsInfo.optional(),
    actualPriceRange: PriceRange.optional(),
    compareAtPriceRange: PriceRange.optional(),
    variantsInfo: VariantsInfo.optional(),
    purchaseEligibility: PurchaseEligibility.optional(),
    additionalRibbons: z.array(Ribbon).max(4).optional(),
    extendedFields: ExtendedFields.optional(),
    tags: Tags.optional(),
    subscriptionDetails: SubscriptionDetails.optional(),
    variantSummary: VariantSummary.optional(),
  }),
);

export const ProductCategoriesInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ categories: z.array(ProductCategory).max(2000).optional() }),
);

export const ProductCategory: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), index: z.number().max(200).nullish() }),
);

export const PriceRange: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    minValue: FixedMonetaryAmount.optional(),
    maxValue: FixedMonetaryAmount.optional(),
  }),
);

export const Inventory: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    availabilityStatus: InventoryAvailabilityStatus.optional(),
    preorderStatus: PreorderStatus.optional(),
    preorderAvailability: ProductPreorderAvailability.optional(),
  }),
);

export const PreorderStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ENABLED", "DISABLED", "PARTIALLY_ENABLED"]),
);

export const ProductPreorderAvailability: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ALL_VARIANTS", "NO_VARIANTS", "SOME_VARIANTS"]),
);

export const VariantsInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ variants: z.array(Variant).min(1).max(1000).optional() }),
);

export const Variant: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      physicalProperties: VariantPhysicalProperties.optional(),
      digitalProperties: VariantDigitalProperties.optional(),
      id: guid.nullish(),
      visible: z.boolean().nullish(),
      sku: z.string().min(1).max(40).nullish(),
      barcode: z.string().min(1).max(40).nullish(),
      choices: z.array(OptionChoice).max(6).optional(),
      price: PriceInfo.optional(),
      revenueDetails: RevenueDetails.optional(),
      media: ProductMedia.optional(),
      subscriptionPricesInfo: SubscriptionPricesInfo.optional(),
      inventoryStatus: InventoryStatus.optional(),
    }),
    ["physicalProperties", "digitalProperties"],
  ),
);

export const OptionChoice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    optionChoiceIds: OptionChoiceIds.optional(),
    optionChoiceNames: OptionChoiceNames.optional(),
  }),
);

export const SubscriptionPricesInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionPrices: z.array(SubscriptionPrice).max(6).optional() }),
);

export const SubscriptionPrice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    subscriptionId: guid.optional(),
    price: FixedMonetaryAmount.optional(),
    pricePerUnit: SubscriptionPricePerUnit.optional(),
    priceAfterDiscount: FixedMonetaryAmount.optional(),
  }),
);

export const SubscriptionPricePerUnit: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    value: decimal({ gte: 0, lte: 999999999.99, maxScale: 3 }).optional(),
    description: z.string().max(20).nullish(),
    priceAfterDiscount: FixedMonetaryAmount.optional(),
  }),
);

export const InventoryStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inStock: z.boolean().optional(), preorderEnabled: z.boolean().optional() }),
);

export const VariantSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ variantCount: z.number().optional(), minPriceVariant: Variant.optional() }),
);

export const SingleEntityOpsRequestedFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "URL",
    "CURRENCY",
    "INFO_SECTION",
    "MERCHANT_DATA",
    "PLAIN_DESCRIPTION",
    "INFO_SECTION_PLAIN_DESCRIPTION",
    "SUBSCRIPTION_PRICES_INFO",
    "BREADCRUMBS_INFO",
    "WEIGHT_MEASUREMENT_UNIT_INFO",
    "VARIANT_OPTION_CHOICE_NAMES",
    "MEDIA_ITEMS_INFO",
    "DESCRIPTION",
    "DIRECT_CATEGORIES_INFO",
    "ALL_CATEGORIES_INFO",
    "INFO_SECTION_DESCRIPTION",
    "THUMBNAIL",
    "PRODUCT_CHOICES_MEDIA_REFERENCES",
    "PRODUCT_CHOICES_DISPLAY_IMAGE",
    "DISCOUNT_INFO",
  ]),
);

export const CreateProductResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ product: V3Product.optional() }),
);

export const CreateProductWithInventoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    product: ProductWithInventory,
    returnEntity: z.boolean().optional(),
    fields: z.array(SingleEntityOpsRequestedFields).max(100).optional(),
  }),
);

export const CreateProductWithInventoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    product: V3Product.optional(),
    inventoryResults: BulkInventoryItemResults.optional(),
  }),
);

export const BulkInventoryItemResults: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkInventoryItemResultOfProductsV3).max(1000).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
    error: ApplicationError.optional(),
  }),
);

export const UpdateProductRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    product: V3Product,
    fields: z.array(SingleEntityOpsRequestedFields).max(100).optional(),
  }),
);

export const UpdateProductResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ product: V3Product.optional() }),
);

export const UpdateProductWithInventoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    product: ProductWithInventory,
    returnEntity: z.boolean().optional(),
    fields: z.array(SingleEntityOpsRequestedFields).max(100).optional(),
  }),
);

export const UpdateProductWithInventoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    product: V3Product.optional(),
    inventoryResults: BulkInventoryItemResults.optional(),
  }),
);

export const BulkCreateProductsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    products: z.array(V3Product).min(1).max(100),
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const RequestedFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "URL",
    "CURRENCY",
    "INFO_SECTION",
    "MERCHANT_DATA",
    "PLAIN_DESCRIPTION",
    "INFO_SECTION_PLAIN_DESCRIPTION",
    "SUBSCRIPTION_PRICES_INFO",
    "BREADCRUMBS_INFO",
    "WEIGHT_MEASUREMENT_UNIT_INFO",
    "VARIANT_OPTION_CHOICE_NAMES",
    "MEDIA_ITEMS_INFO",
    "DESCRIPTION",
    "DIRECT_CATEGORIES_INFO",
    "ALL_CATEGORIES_INFO",
    "INFO_SECTION_DESCRIPTION",
    "THUMBNAIL",
    "PRODUCT_CHOICES_MEDIA_REFERENCES",
    "PRODUCT_CHOICES_DISPLAY_IMAGE",
    "MIN_PRICE_VARIANT",
    "DISCOUNT_INFO",
  ]),
);

export const BulkCreateProductsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(CatalogV3BulkProductResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const CatalogV3BulkProductResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    itemMetadata: ItemMetadataOfCustomizationsV3.optional(),
    item: V3Product.optional(),
  }),
);

export const BulkCreateProductsWithInventoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    products: z.array(ProductWithInventory).min(1).max(100),
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const BulkCreateProductsWithInventoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productResults: BulkProductResults.optional(),
    inventoryResults: BulkInventoryItemResults.optional(),
  }),
);

export const BulkProductResults: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(CatalogV3BulkProductResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdateProductsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    products: z.array(V3MaskedProduct).min(1).max(100),
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const V3MaskedProduct: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ product: V3Product.optional() }),
);

export const BulkUpdateProductsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(CatalogV3BulkProductResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdateProductsWithInventoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    products: z.array(MaskedProductWithInventory).min(1).max(100),
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const MaskedProductWithInventory: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ product: ProductWithInventory.optional() }),
);

export const BulkUpdateProductsWithInventoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productResults: BulkProductResults.optional(),
    inventoryResults: BulkInventoryItemResults.optional(),
  }),
);

export const V3BulkUpdateProductsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()).nullish(),
    product: V3Product,
    search: SearchDetails.optional(),
  }),
);

export const V3BulkUpdateProductsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

export const V3DeleteProductRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ productId: z.string().min(1).max(36) }),
);

export const V3DeleteProductResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const V3BulkDeleteProductsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ productIds: z.array(z.string().min(1).max(36)).min(1).max(100) }),
);

export const V3BulkDeleteProductsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkDeleteProductsResponseBulkProductResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkDeleteProductsResponseBulkProductResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadataOfCustomizationsV3.optional() }),
);

export const V3BulkDeleteProductsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ filter: z.record(z.string(), z.unknown()), search: SearchDetails.optional() }),
);

export const V3BulkDeleteProductsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

export const V3GetProductRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productId: z.string().min(1).max(36),
    fields: z.array(SingleEntityOpsRequestedFields).max(100).optional(),
  }),
);

export const V3GetProductResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ product: V3Product.optional() }),
);

export const V3GetProductBySlugRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    slug: z.string().min(1).max(100),
    fields: z.array(SingleEntityOpsRequestedFields).max(100).optional(),
  }),
);

export const V3GetProductBySlugResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ product: V3Product.optional() }),
);

export const V3SearchProductsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    search: CommonCursorSearch.optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const CommonCursorSearch: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPaging.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(WixCommonSorting).max(10).optional(),
    aggregations: z.array(Aggregation).max(10).optional(),
    search: SearchDetails.optional(),
    timeZone: z.string().max(50).nullish(),
  }),
);

export const WixCommonSorting: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    fieldName: z.string().max(512).optional(),
    order: SortOrder.optional(),
    selectItemsBy: z.array(z.record(z.string(), z.unknown())).max(10).nullish(),
  }),
);

export const V3SearchProductsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    products: z.array(V3Product).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
    aggregationData: AggregationData.optional(),
  }),
);

export const V3QueryProductsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    query: CommonCursorQuery.optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const CommonCursorQuery: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPaging.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(WixCommonSorting).max(5).optional(),
  }),
);

export const V3QueryProductsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    products: z.array(V3Product).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const V3CountProductsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()).nullish(),
    search: SearchDetails.optional(),
    returnNonVisibleProducts: z.boolean().optional(),
  }),
);

export const V3CountProductsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ count: z.number().optional() }),
);

export const BulkUpdateProductVariantsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()),
    variant: Variant,
    search: SearchDetails.optional(),
  }),
);

export const BulkUpdateProductVariantsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

export const V3BulkAdjustProductVariantsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()),
    cost: V3AdjustValue.optional(),
    rounding: BulkAdjustProductVariantsByFilterRequestRoundingStrategy.optional(),
    search: SearchDetails.optional(),
    actualPrice: V3AdjustValue.optional(),
    compareAtPrice: V3AdjustValue.optional(),
    compareAtPriceDiscount: V3UnsignedAdjustValue.optional(),
  }),
);

export const V3AdjustValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      amount: decimal({ gte: -999999999.99, lte: 999999999.99, maxScale: 2 }).optional(),
      percentage: z.number().min(-100).max(1000).optional(),
    }),
    ["amount", "percentage"],
  ),
);

export const BulkAdjustProductVariantsByFilterRequestRoundingStrategy: z.ZodType =
  /* @__PURE__ */ z.lazy(() =>
    z.enum(["NO_ROUNDING", "CURRENCY_PRECISION", "NEAREST_WHOLE_NUMBER"]),
  );

export const V3UnsignedAdjustValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      amount: decimal({ gte: 0, lte: 999999999.99, maxScale: 2 }).optional(),
      percentage: z.number().max(100).optional(),
    }),
    ["amount", "percentage"],
  ),
);

export const V3BulkAdjustProductVariantsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

export const V3BulkAddInfoSectionsToProductsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(
  () =>
    z.looseObject({
      filter: z.record(z.string(), z.unknown()),
      infoSectionIds: z.array(guid).min(1).max(20),
      search: SearchDetails.optional(),
    }),
);

export const V3BulkAddInfoSectionsToProductsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(
  () => z.looseObject({ jobId: guid.optional() }),
);

export const V3BulkAddInfoSectionsToProductsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    products: z.array(V3ProductIdWithRevision).min(1).max(100),
    infoSectionIds: z.array(guid).min(1).max(10),
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const V3ProductIdWithRevision: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productId: z.string().min(1).max(36).optional(),
    revision: z.string().optional(),
  }),
);

export const V3BulkAddInfoSectionsToProductsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(CatalogV3BulkProductResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const V3BulkRemoveInfoSectionsFromProductsByFilterRequest: z.ZodType =
  /* @__PURE__ */ z.lazy(() =>
    z.looseObject({
      filter: z.record(z.string(), z.unknown()),
      infoSectionIds: z.array(guid).min(1).max(100),
      search: SearchDetails.optional(),
    }),
  );

export const V3BulkRemoveInfoSectionsFromProductsByFilterResponse: z.ZodType =
  /* @__PURE__ */ z.lazy(() => z.looseObject({ jobId: guid.optional() }));

export const V3BulkRemoveInfoSectionsFromProductsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    products: z.array(V3ProductIdWithRevision).min(1).max(100),
    infoSectionIds: z.array(guid).min(1).max(100),
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const V3BulkRemoveInfoSectionsFromProductsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(CatalogV3BulkProductResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkAddProductsToCategoriesByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()).nullish(),
    categoryIds: z.array(guid).min(1).max(5),
    search: SearchDetails.optional(),
  }),
);

export const BulkAddProductsToCategoriesByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

export const BulkRemoveProductsFromCategoriesByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(
  () =>
    z.looseObject({
      filter: z.record(z.string(), z.unknown()).nullish(),
      categoryIds: z.array(guid).min(1).max(5),
      search: SearchDetails.optional(),
    }),
);

export const BulkRemoveProductsFromCategoriesByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(
  () => z.looseObject({ jobId: guid.optional() }),
);

export const GetAllProductsCategoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const GetAllProductsCategoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ categoryId: guid.optional(), treeReference: TreeReference.optional() }),
);

export const V3BulkUpdateProductTagsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productIds: z.array(guid).min(1).max(100),
    assignTags: Tags.optional(),
    unassignTags: Tags.optional(),
  }),
);

export const V3BulkUpdateProductTagsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z
      .array(BulkUpdateProductTagsResponseBulkUpdateProductTagsResult)
      .min(1)
      .max(100)
      .optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdateProductTagsResponseBulkUpdateProductTagsResult: z.ZodType =
  /* @__PURE__ */ z.lazy(() =>
    z.looseObject({ itemMetadata: ItemMetadataOfCustomizationsV3.optional() }),
  );

export const V3BulkUpdateProductTagsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()),
    assignTags: Tags.optional(),
    unassignTags: Tags.optional(),
  }),
);

export const V3BulkUpdateProductTagsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.productsV3.createProduct": /* @__PURE__ */ needing(
    CreateProductRequest,
    "product.name",
    "product.productType",
    "product.variantsInfo",
    "product.variantsInfo.variants",
    "product.variantsInfo.variants.physicalProperties.packageDimensions.unit",
    "product.variantsInfo.variants.physicalProperties.pricePerUnit.settings.measurementUnit",
    "product.variantsInfo.variants.physicalProperties.productDimensions.unit",
    "product.variantsInfo.variants.price",
    "product.variantsInfo.variants.price.actualPrice",
  ),
  "stores.productsV3.createProductWithInventory": /* @__PURE__ */ needing(
    CreateProductWithInventoryRequest,
    "product.name",
    "product.productType",
    "product.variantsInfo",
    "product.variantsInfo.variants.physicalProperties.packageDimensions.unit",
    "product.variantsInfo.variants.physicalProperties.pricePerUnit.settings.measurementUnit",
    "product.variantsInfo.variants.physicalProperties.productDimensions.unit",
    "product.variantsInfo.variants.price",
    "product.variantsInfo.variants.price.actualPrice",
  ),
  "stores.productsV3.updateProduct": /* @__PURE__ */ needing(
    UpdateProductRequest,
    "product.id",
    "product.revision",
    "product.variantsInfo.variants.physicalProperties.packageDimensions.unit",
    "product.variantsInfo.variants.physicalProperties.pricePerUnit.settings.measurementUnit",
    "product.variantsInfo.variants.physicalProperties.productDimensions.unit",
    "product.variantsInfo.variants.price",
    "product.variantsInfo.variants.price.actualPrice",
  ),
  "stores.productsV3.updateProductWithInventory": /* @__PURE__ */ needing(
    UpdateProductWithInventoryRequest,
    "product.id",
    "product.revision",
    "product.variantsInfo.variants.physicalProperties.packageDimensions.unit",
    "product.variantsInfo.variants.physicalProperties.pricePerUnit.settings.measurementUnit",
    "product.variantsInfo.variants.physicalProperties.productDimensions.unit",
    "product.variantsInfo.variants.price",
    "product.variantsInfo.variants.price.actualPrice",
  ),
  "stores.productsV3.bulkCreateProducts": /* @__PURE__ */ needing(
    BulkCreateProductsRequest,
    "products.name",
    "products.productType",
    "products.variantsInfo",
    "products.variantsInfo.variants",
    "products.variantsInfo.variants.physicalProperties.packageDimensions.unit",
    "products.variantsInfo.variants.physicalProperties.pricePerUnit.settings.measurementUnit",
    "products.variantsInfo.variants.physicalProperties.productDimensions.unit",
    "products.variantsInfo.variants.price",
    "products.variantsInfo.variants.price.actualPrice",
  ),
  "stores.productsV3.bulkCreateProductsWithInventory": /* @__PURE__ */ needing(
    BulkCreateProductsWithInventoryRequest,
    "products.name",
    "products.productType",
    "products.variantsInfo",
    "products.variantsInfo.variants.physicalProperties.packageDimensions.unit",
    "products.variantsInfo.variants.physicalProperties.pricePerUnit.settings.measurementUnit",
    "products.variantsInfo.variants.physicalProperties.productDimensions.unit",
    "products.variantsInfo.variants.price",
    "products.variantsInfo.variants.price.actualPrice",
  ),
  "stores.productsV3.bulkUpdateProducts": /* @__PURE__ */ needing(
    BulkUpdateProductsRequest,
    "products.product",
    "products.product.id",
    "products.product.revision",
    "products.product.variantsInfo.variants.physicalProperties.packageDimensions.unit",
    "products.product.variantsInfo.variants.physicalProperties.pricePerUnit.settings.measurementUnit",
    "products.product.variantsInfo.variants.physicalProperties.productDimensions.unit",
    "products.product.variantsInfo.variants.price",
    "products.product.variantsInfo.variants.price.actualPrice",
  ),
  "stores.productsV3.bulkUpdateProductsWithInventory": /* @__PURE__ */ needing(
    BulkUpdateProductsWithInventoryRequest,
    "products.product",
    "products.product.id",
    "products.product.revision",
    "products.product.variantsInfo.variants.physicalProperties.packageDimensions.unit",
    "products.product.variantsInfo.variants.physicalProperties.pricePerUnit.settings.measurementUnit",
    "products.product.variantsInfo.variants.physicalProperties.productDimensions.unit",
    "products.product.variantsInfo.variants.price",
    "products.product.variantsInfo.variants.price.actualPrice",
  ),
  "stores.productsV3.bulkUpdateProductsByFilter": /* @__PURE__ */ needing(
    V3BulkUpdateProductsByFilterRequest,
    "product.subscriptionDetails.subscriptions.autoRenewal|billingCycles",
    "product.subscriptionDetails.subscriptions.discount.amountOff|percentOff",
    "product.subscriptionDetails.subscriptions.frequency",
    "product.subscriptionDetails.subscriptions.title",
  ),
  "stores.productsV3.deleteProduct": V3DeleteProductRequest,
  "stores.productsV3.getProduct": V3GetProductRequest,
  "stores.productsV3.bulkDeleteProducts": V3BulkDeleteProductsRequest,
  "stores.productsV3.bulkDeleteProductsByFilter": V3BulkDeleteProductsByFilterRequest,
  "stores.productsV3.getProductBySlug": V3GetProductBySlugRequest,
  "stores.productsV3.searchProducts": /* @__PURE__ */ needing(V3SearchProductsRequest, "search"),
  "stores.productsV3.queryProducts": V3QueryProductsRequest,
  "stores.productsV3.countProducts": V3CountProductsRequest,
  "stores.productsV3.bulkUpdateProductVariantsByFilter": BulkUpdateProductVariantsByFilterRequest,
  "stores.productsV3.bulkAdjustProductVariantsByFilter": V3BulkAdjustProductVariantsByFilterRequest,
  "stores.productsV3.bulkAddInfoSectionsToProductsByFilter":
    V3BulkAddInfoSectionsToProductsByFilterRequest,
  "stores.productsV3.bulkAddInfoSectionsToProducts": V3BulkAddInfoSectionsToProductsRequest,
  "stores.productsV3.bulkRemoveInfoSectionsFromProductsByFilter":
    V3BulkRemoveInfoSectionsFromProductsByFilterRequest,
  "stores.productsV3.bulkRemoveInfoSectionsFromProducts":
    V3BulkRemoveInfoSectionsFromProductsRequest,
  "stores.productsV3.bulkAddProductsToCategoriesByFilter":
    BulkAddProductsToCategoriesByFilterRequest,
  "stores.productsV3.bulkRemoveProductsFromCategoriesByFilter":
    BulkRemoveProductsFromCategoriesByFilterRequest,
  "stores.productsV3.getAllProductsCategory": GetAllProductsCategoryRequest,
  "stores.productsV3.bulkUpdateProductTags": V3BulkUpdateProductTagsRequest,
  "stores.productsV3.bulkUpdateProductTagsByFilter": V3BulkUpdateProductTagsByFilterRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.productsV3.createProduct": /* @__PURE__ */ responseSchema(CreateProductResponse),
  "stores.productsV3.createProductWithInventory": /* @__PURE__ */ responseSchema(
    CreateProductWithInventoryResponse,
  ),
  "stores.productsV3.updateProduct": /* @__PURE__ */ responseSchema(UpdateProductResponse),
  "stores.productsV3.updateProductWithInventory": /* @__PURE__ */ responseSchema(
    UpdateProductWithInventoryResponse,
  ),
  "stores.productsV3.bulkCreateProducts": /* @__PURE__ */ responseSchema(
    BulkCreateProductsResponse,
  ),
  "stores.productsV3.bulkCreateProductsWithInventory": /* @__PURE__ */ responseSchema(
    BulkCreateProductsWithInventoryResponse,
  ),
  "stores.productsV3.bulkUpdateProducts": /* @__PURE__ */ responseSchema(
    BulkUpdateProductsResponse,
  ),
  "stores.productsV3.bulkUpdateProductsWithInventory": /* @__PURE__ */ responseSchema(
    BulkUpdateProductsWithInventoryResponse,
  ),
  "stores.productsV3.bulkUpdateProductsByFilter": /* @__PURE__ */ responseSchema(
    V3BulkUpdateProductsByFilterResponse,
  ),
  "stores.productsV3.deleteProduct": /* @__PURE__ */ responseSchema(V3DeleteProductResponse),
  "stores.productsV3.getProduct": /* @__PURE__ */ responseSchema(V3GetProductResponse),
  "stores.productsV3.bulkDeleteProducts": /* @__PURE__ */ responseSchema(
    V3BulkDeleteProductsResponse,
  ),
  "stores.productsV3.bulkDeleteProductsByFilter": /* @__PURE__ */ responseSchema(
    V3BulkDeleteProductsByFilterResponse,
  ),
  "stores.productsV3.getProductBySlug": /* @__PURE__ */ responseSchema(V3GetProductBySlugResponse),
  "stores.productsV3.searchProducts": /* @__PURE__ */ responseSchema(V3SearchProductsResponse),
  "stores.productsV3.queryProducts": /* @__PURE__ */ responseSchema(V3QueryProductsResponse),
  "stores.productsV3.countProducts": /* @__PURE__ */ responseSchema(V3CountProductsResponse),
  "stores.productsV3.bulkUpdateProductVariantsByFilter": /* @__PURE__ */ responseSchema(
    BulkUpdateProductVariantsByFilterResponse,
  ),
  "stores.productsV3.bulkAdjustProductVariantsByFilter": /* @__PURE__ */ responseSchema(
    V3BulkAdjustProductVariantsByFilterResponse,
  ),
  "stores.productsV3.bulkAddInfoSectionsToProductsByFilter": /* @__PURE__ */ responseSchema(
    V3BulkAddInfoSectionsToProductsByFilterResponse,
  ),
  "stores.productsV3.bulkAddInfoSectionsToProducts": /* @__PURE__ */ responseSchema(
    V3BulkAddInfoSectionsToProductsResponse,
  ),
  "stores.productsV3.bulkRemoveInfoSectionsFromProductsByFilter": /* @__PURE__ */ responseSchema(
    V3BulkRemoveInfoSectionsFromProductsByFilterResponse,
  ),
  "stores.productsV3.bulkRemoveInfoSectionsFromProducts": /* @__PURE__ */ responseSchema(
    V3BulkRemoveInfoSectionsFromProductsResponse,
  ),
  "stores.productsV3.bulkAddProductsToCategoriesByFilter": /* @__PURE__ */ responseSchema(
    BulkAddProductsToCategoriesByFilterResponse,
  ),
  "stores.productsV3.bulkRemoveProductsFromCategoriesByFilter": /* @__PURE__ */ responseSchema(
    BulkRemoveProductsFromCategoriesByFilterResponse,
  ),
  "stores.productsV3.getAllProductsCategory": /* @__PURE__ */ responseSchema(
    GetAllProductsCategoryResponse,
  ),
  "stores.productsV3.bulkUpdateProductTags": /* @__PURE__ */ responseSchema(
    V3BulkUpdateProductTagsResponse,
  ),
  "stores.productsV3.bulkUpdateProductTagsByFilter": /* @__PURE__ */ responseSchema(
    V3BulkUpdateProductTagsByFilterResponse,
  ),
};
