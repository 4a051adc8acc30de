// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the products of a V3 catalog, including their variants, prices and media.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type AggregateSearchBuilder,
  type CodecTable,
  type CursorPage,
  type CursorQueryBuilder,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  searchOperation,
  type Throws,
  type TypedQuery,
  type TypedSearch,
} from "@portico/core/runtime";
import type {
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  ExtendedFields,
  PageUrlV2,
  RichContent,
  RichContentInput,
  SortOrder,
  Tags,
  TagsInput,
} from "@portico/core/types";
import {
  aggregationDataCodec,
  aggregationsCodec,
  choicesSettingsCodec,
  mediaCodec,
  physicalPropertiesCodec,
  productMediaCodec,
  productWithInventoryCodec,
  resultsCodec,
  richContentCodec,
  variantPhysicalPropertiesCodec,
} from "./codecs.js";
import type {
  Aggregation,
  AggregationData,
  BrandOfCatalogImportsV3,
  BreadcrumbsInfo,
  BulkInventoryItemResultOfProductsV3,
  ConnectedModifier,
  ConnectedModifierInput,
  ConnectedOption,
  ConnectedOptionInput,
  FixedMonetaryAmount,
  InfoSectionOfCatalogImportsV3,
  InfoSectionOfCatalogImportsV3Input,
  InventoryAvailabilityStatus,
  ItemMetadataOfCustomizationsV3,
  MediaOfProductsV3,
  MediaOfProductsV3Input,
  OptionChoiceIds,
  OptionChoiceIdsInput,
  OptionChoiceNames,
  OptionChoiceNamesInput,
  PhysicalPropertiesOfProductsV3,
  PhysicalPropertiesOfProductsV3Input,
  PriceInfo,
  PriceInfoInput,
  PriceInfoToSend,
  ProductMedia,
  ProductType,
  ProductWithInventoryForBulkUpdateProductsWithInventory,
  ProductWithInventoryToCreate,
  ProductWithInventoryToUpdate,
  PurchaseEligibility,
  PurchaseEligibilityInput,
  RevenueDetails,
  RevenueDetailsInput,
  Ribbon,
  SearchDetails,
  SeoSchema,
  SeoSchemaInput,
  SubscriptionDetails,
  SubscriptionDetailsInput,
  SubscriptionDetailsToUpdate,
  TreeReference,
  VariantDigitalProperties,
  VariantDigitalPropertiesInput,
  VariantPhysicalProperties,
  VariantPhysicalPropertiesInput,
  VariantPhysicalPropertiesToSend,
} from "./common.js";

export type {
  Alignment,
  AnchorData,
  AnchorDataInput,
  Animation,
  AnimationInput,
  AppEmbedData,
  AppEmbedDataInput,
  ApplicationError,
  AppType,
  AspectRatio,
  AudioData,
  AudioDataInput,
  Backdrop,
  BackdropInput,
  BackdropType,
  Background,
  Background as CardDataBackground,
  Background as LayoutDataBackground,
  BackgroundGradient,
  BackgroundImage,
  BackgroundImageInput,
  BackgroundInput,
  BackgroundInput as CardDataBackgroundInput,
  BackgroundInput as LayoutDataBackgroundInput,
  BackgroundType,
  BackgroundType as CardDataBackgroundType,
  BackgroundType as LayoutDataBackgroundType,
  Banner,
  BannerInput,
  BannerPosition,
  BlockquoteData,
  BlockquoteDataInput,
  BookingData,
  Border,
  BorderColors,
  BorderWidths,
  BulkActionMetadata as CommonBulkActionMetadata,
  BulletedListData,
  BulletedListDataInput,
  ButtonData,
  ButtonDataInput,
  ButtonDataType,
  ButtonStyles,
  CaptionData,
  CaptionDataInput,
  CardData,
  CardDataInput,
  CardStyles,
  CardStylesInput,
  CardStylesType,
  CellStyle,
  CellStyleInput,
  CheckboxListData,
  CheckboxListDataInput,
  CodeBlockData,
  CodeBlockDataInput,
  CollapsibleListData,
  CollapsibleListDataInput,
  ColorData,
  Colors,
  ColumnSize,
  Crop,
  CursorPaging as CommonCursorPaging,
  CursorPagingMetadata as CommonCursorPagingMetadata,
  Cursors as CommonCursors,
  Decoration,
  DecorationInput,
  DecorationType,
  Design,
  DesignInput,
  DesignTarget,
  Dimensions as TableDataDimensions,
  DimensionsInput as TableDataDimensionsInput,
  Direction,
  Direction as PollLayoutDirection,
  DividerData,
  DividerDataAlignment,
  DividerDataInput,
  DividerDataStyles,
  DividerDataStylesInput,
  DocumentStyle,
  DocumentStyleInput,
  EmbedData,
  EmbedDataInput,
  EntranceAnimation,
  EntranceAnimationInput,
  EntranceEffect,
  EntranceEffectInput,
  EntranceEffectType,
  EventData,
  ExtendedFields,
  FileData,
  FileDataInput,
  FileSource,
  FontFamilyData,
  FontSizeData,
  FontSizeDataInput,
  FontType,
  GalleryData,
  GalleryDataInput,
  GalleryOptions,
  GalleryOptionsInput,
  GalleryOptionsLayout,
  GalleryOptionsLayoutInput,
  GIF,
  GIFData,
  GIFDataInput,
  GIFType,
  Gradient,
  GradientInput,
  GradientType,
  HeadingData,
  HeadingDataInput,
  Height,
  HTMLData,
  HTMLDataInput,
  ImageData,
  ImageDataCrop,
  ImageDataInput,
  ImageDataStyles,
  ImageOfInfoSectionsV3 as ItemImage,
  ImageOfInfoSectionsV3Input as ItemImageInput,
  ImagePosition,
  ImagePositionPosition,
  ImageStyles,
  ImageStylesInput,
  Indentation,
  InitialExpandedItems,
  Item,
  ItemInput,
  ItemMetadata,
  ItemStyle,
  ItemStyleInput,
  LayerEffect,
  Layers,
  LayersInput,
  Layout,
  LayoutCellData,
  LayoutData,
  LayoutDataBackgroundImage,
  LayoutDataBackgroundImageInput,
  LayoutDataInput,
  LayoutType,
  LineCap,
  LineStyle,
  Link,
  LinkData,
  LinkDataInput,
  LinkInput,
  LinkPreviewData,
  LinkPreviewDataInput,
  LinkPreviewDataStyles,
  LinkPreviewDataStylesInput,
  ListItemNodeData,
  ListItemNodeDataInput,
  ListStyle,
  LoopAnimation,
  LoopAnimationInput,
  LoopEffect,
  LoopEffectInput,
  LoopEffectType,
  MapData,
  MapDataInput,
  MapSettings,
  MapSettingsInput,
  MapType,
  MeasurementUnit,
  Media as V1Media,
  MentionData,
  MentionDataInput,
  Metadata,
  MetadataInput,
  Mode as CommonSearchDetailsMode,
  Node,
  NodeInput,
  NodeStyle,
  NodeType,
  Oembed,
  Option,
  OptionDesign,
  OptionLayout,
  OrderedListData,
  OrderedListDataInput,
  Orientation,
  Origin,
  PageUrlV2,
  PageUrlV2Input,
  ParagraphData,
  ParagraphDataInput,
  PDFSettings,
  PDFSettingsInput,
  Permissions,
  PermissionsInput,
  Placement,
  PlaybackOptions,
  PluginContainerData,
  PluginContainerDataAlignment,
  PluginContainerDataInput,
  PluginContainerDataWidth,
  PointerEffect,
  PointerEffectInput,
  PointerEffectType,
  Poll,
  PollData,
  PollDataInput,
  PollDataLayout,
  PollDataLayoutInput,
  PollDesign,
  PollDesignBackground,
  PollDesignBackgroundInput,
  PollDesignBackgroundType,
  PollDesignInput,
  PollInput,
  PollLayout,
  PollLayoutInput,
  PollLayoutType,
  Position,
  PricingData,
  Rel,
  Resizing,
  ResponsivenessBehaviour,
  RibbonStyles,
  RibbonStylesInput,
  RichContent,
  RichContentInput,
  Scaling,
  Scaling as ImageScalingScaling,
  SectionDivider,
  SectionDividerInput,
  SettingsOfInfoSectionsV3 as PollSettings,
  SettingsOfInfoSectionsV3Input as PollSettingsInput,
  Shape,
  ShapeData,
  ShapeDataInput,
  ShapeDataStyles,
  SketchData,
  SketchDataInput,
  SmartBlockCellData,
  SmartBlockCellDataInput,
  SmartBlockData,
  SmartBlockDataInput,
  SmartBlockDataType,
  SortOrder as WixCommonSortOrder,
  Source,
  Spoiler,
  SpoilerData,
  Stop,
  Styles,
  StylesBorder,
  StylesInput,
  StylesPosition,
  SubscriptionFrequency,
  TableCellData,
  TableCellDataInput,
  TableData,
  TableDataInput,
  TagList,
  TagListInput,
  Tags,
  TagsInput,
  Target,
  TextAlignment,
  TextData,
  TextDataInput,
  TextNodeStyle,
  TextNodeStyleInput,
  TextStyle,
  TextStyleInput,
  Thumbnails,
  ThumbnailsAlignment,
  ThumbnailsInput,
  TocData,
  TocDataInput,
  Type,
  Variant as SketchDataVariant,
  VerticalAlignment,
  VerticalAlignmentAlignment,
  Video,
  VideoData,
  VideoDataInput,
  ViewMode,
  ViewRole,
  VoteRole,
  WeightUnit,
  Width,
  WidthType,
} from "@portico/core/types";
export type {
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
  ChoicesSettingsInput,
  ChoiceType,
  ConnectedModifier,
  ConnectedModifierChoice,
  ConnectedModifierChoiceInput,
  ConnectedModifierInput,
  ConnectedOption,
  ConnectedOptionChoice,
  ConnectedOptionChoiceInput,
  ConnectedOptionInput,
  DateHistogramAggregation as CommonAggregationDateHistogramAggregation,
  DateHistogramResult as DateHistogramResultsDateHistogramResult,
  DateHistogramResults as AggregationResultsDateHistogramResults,
  DimensionsOfProductsV3 as Dimensions,
  DimensionsOfProductsV3Input as DimensionsInput,
  DimensionsOfProductsV3ToSend as DimensionsToSend,
  DimensionsUnit,
  DiscountTypeOfProductsV3 as DiscountType,
  FileType,
  FixedMonetaryAmount,
  FixedMonetaryAmountInput,
  FreeTextSettings,
  FreeTextSettingsInput,
  GroupByValueResults as AggregationResultsGroupByValueResults,
  ImageOfProductsV3 as Image,
  ImageOfProductsV3Input as ImageInput,
  IncludeMissingValuesOptions as AggregationValueAggregationIncludeMissingValuesOptions,
  InfoSectionOfCatalogImportsV3 as InfoSection,
  InfoSectionOfCatalogImportsV3Input as InfoSectionInput,
  Interval as AggregationDateHistogramAggregationInterval,
  InventoryAvailabilityStatus,
  InventoryItem,
  InventoryItemComposite,
  InventoryItemInput,
  ItemMetadataOfCustomizationsV3 as WixCommonItemMetadata,
  Keyword,
  KeywordInput,
  MediaItemsInfo,
  MediaItemsInfoInput,
  MediaOfProductsV3 as Media,
  MediaOfProductsV3Input as MediaInput,
  MediaReference,
  MediaReferences,
  MediaReferencesInput,
  MediaType,
  MissingValues as AggregationValueAggregationMissingValues,
  ModifierChoicesSettings,
  ModifierChoicesSettingsInput,
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
  OptionChoiceIdsInput,
  OptionChoiceIdsInput as V3OptionChoiceIdsInput,
  OptionChoiceNames,
  OptionChoiceNames as V3OptionChoiceNames,
  OptionChoiceNamesInput,
  OptionChoiceNamesInput as V3OptionChoiceNamesInput,
  OptionChoiceReferences,
  PhysicalPropertiesOfProductsV3 as PhysicalProperties,
  PhysicalPropertiesOfProductsV3Input as PhysicalPropertiesInput,
  PreorderInfo,
  PreorderInfoInput,
  PriceInfo,
  PriceInfoInput,
  PriceInfoToSend,
  PricePerUnit,
  PricePerUnitInput,
  PricePerUnitRange,
  PricePerUnitRangePricePerUnit,
  PricePerUnitSettings,
  PricePerUnitSettingsInput,
  PricePerUnitSettingsToSend,
  PricePerUnitToSend,
  Product,
  ProductMedia,
  ProductMediaInput,
  ProductOptionRenderType,
  ProductType,
  ProductWithInventory,
  ProductWithInventoryForBulkUpdateProductsWithInventory,
  ProductWithInventoryToCreate,
  ProductWithInventoryToUpdate,
  PurchaseEligibility,
  PurchaseEligibilityInput,
  RangeAggregation as CommonAggregationRangeAggregation,
  RangeAggregationResult as RangeResultsRangeAggregationResult,
  RangeBucket as AggregationRangeAggregationRangeBucket,
  RangeResult as NestedResultsRangeResult,
  RangeResults as AggregationResultsRangeResults,
  Results as NestedResultsResults,
  RevenueDetails,
  RevenueDetailsInput,
  Ribbon,
  ScalarAggregation as CommonAggregationScalarAggregation,
  ScalarResult as NestedResultsScalarResult,
  ScalarType as WixCommonScalarType,
  SearchDetails as WixCommonSearchDetails,
  SecuredMedia,
  SecuredMediaInput,
  SeoSchema,
  SeoSchemaInput,
  Settings,
  SettingsInput,
  SortDirection as AggregationValueAggregationSortDirection,
  SortType as AggregationValueAggregationSortType,
  Subscription,
  SubscriptionDetails,
  SubscriptionDetailsInput,
  SubscriptionDetailsToUpdate,
  SubscriptionDiscount,
  SubscriptionDiscountInput,
  SubscriptionDiscountToUpdate,
  SubscriptionInput,
  SubscriptionToUpdate,
  Tag,
  TagInput,
  Thumbnail,
  ThumbnailInput,
  TreeReference,
  TreeReferenceInput,
  UserCriteria,
  ValueAggregation as CommonAggregationValueAggregation,
  ValueAggregationResult as ValueResultsValueAggregationResult,
  ValueResult as NestedResultsValueResult,
  ValueResults as AggregationResultsValueResults,
  VariantDigitalProperties,
  VariantDigitalPropertiesInput,
  VariantPhysicalProperties,
  VariantPhysicalPropertiesInput,
  VariantPhysicalPropertiesToSend,
  VariantsInfoOfCatalogImportsV3 as V3VariantsInfo,
  VariantsInfoOfCatalogImportsV3ToSend as V3VariantsInfoToSend,
  VariantWithInventory,
  VariantWithInventoryToSend,
  VideoResolution,
  VideoV2,
  WeightMeasurementUnitInfo,
  WeightRange,
} from "./common.js";

const variantCodec: CodecTable = {
  media: productMediaCodec,
  physicalProperties: variantPhysicalPropertiesCodec,
  revenueDetails: { profitMargin: "f" },
};

const v3ProductCodec: CodecTable = {
  createdDate: "d",
  description: richContentCodec,
  infoSections: { description: richContentCodec },
  media: mediaCodec,
  minVariantPriceInfo: {
    pricePerUnitData: { settings: { quantity: "f" } },
    revenueDetails: { profitMargin: "f" },
    weight: "f",
  },
  modifiers: choicesSettingsCodec,
  options: choicesSettingsCodec,
  physicalProperties: physicalPropertiesCodec,
  subscriptionDetails: { subscriptions: { discount: { percentOff: "f" } } },
  updatedDate: "d",
  variantSummary: { minPriceVariant: variantCodec },
  variantsInfo: { variants: variantCodec },
};

/** Options of {@link createProduct}. */
export interface CreateProductOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/**
 * Application error codes for {@link createProduct}, and how to fix the errors.
 *
 * - `MISSING_VARIANT_OPTION_CHOICE`: A variant has no choice for one of the product's options.
 *   Send a choice for each option of the product.
 * - `DUPLICATE_VARIANT_OPTION_CHOICE`: Two variants have the same choices. Send each
 *   combination of choices only once.
 * - `DUPLICATE_PRODUCT_OPTIONS`: The product lists the same option twice. List each option only
 *   once.
 * - `INVALID_DEFAULT_VARIANT`: The default variant is not a visible variant of the product.
 *   Choose a visible variant as the default.
 * - `VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT`: The variants do not match the product's options.
 *   Send one variant for each combination that you sell.
 * - `DUPLICATE_SLUG_ERROR`: Another product has this slug. Choose a different slug. If you omit
 *   the slug, the platform generates one from the product's name.
 * - `DIGITAL_FILE_NOT_FOUND_ERROR`: The file of a digital product was not found. Upload the
 *   file first, and send its id in the product.
 * - `BARCODE_ALREADY_EXIST_ERROR`: Another variant already has this barcode. Use a unique
 *   barcode for each variant.
 * - `DUPLICATE_BARCODE_ERROR`: Two variants in the request have the same barcode. Use a unique
 *   barcode for each variant.
 * - `SKU_ALREADY_EXIST_ERROR`: Another variant has this SKU. Use a unique SKU for each variant.
 * - `VARIANT_ID_ALREADY_EXISTS`: Another product has a variant with this id. If you omit the
 *   id, the platform generates one.
 * - `INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION`: Only physical products can be sold by
 *   subscription. Remove the subscriptions, or change the product's type.
 * - `ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT`: The product is sold only by
 *   subscription, but all of its subscriptions are hidden. Make a subscription visible, or
 *   allow one-time purchases of the product.
 * - `INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT`: The subscription discount must be less than the
 *   price. Send a discount that is lower than the price.
 * - `SUBSCRIPTION_ID_ALREADY_EXISTS`: A subscription with this id already exists. If you omit
 *   the id, the platform generates one.
 * - `PRODUCTS_LIMIT_EXCEEDED`: The store has reached the limit for products. Delete some of the
 *   products first.
 * - `PRODUCT_MEDIA_NOT_EXIST`: An image or video of the product was not found. Upload the file
 *   first, and send its id in the product.
 * - `ONLY_SPACES_STRING_ERROR`: A text field in the product contains only spaces. Send text, or
 *   omit the field.
 * - `BRAND_CREATION_FAILED`: The brand in the product could not be created. Create the brand
 *   with `createBrand` first, and send its id in the product.
 * - `RIBBON_NOT_FOUND`: No ribbon has this id. Query the ribbons again, or send the name of a
 *   new ribbon.
 * - `RIBBON_CREATION_FAILED`: The ribbon in the product could not be created. Create the ribbon
 *   with `createRibbon` first, and send its id in the product.
 * - `DUPLICATE_RIBBON_IN_ADDITIONAL`: The additional ribbons contain the same ribbon twice.
 *   List each ribbon only once.
 * - `DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL`: The primary ribbon is also listed as an
 *   additional ribbon. Remove the ribbon from one of the two fields.
 * - `INFO_SECTION_CREATION_FAILED`: The info section in the product could not be created.
 *   Create the info section with `createInfoSection` first, and send its id in the product.
 * - `CUSTOMIZATION_NOT_EXIST`: The product refers to an option or modifier that does not exist.
 *   Create the option or modifier first, or correct its id.
 * - `CUSTOMIZATIONS_CREATION_FAILED`: Options or modifiers in the product could not be created.
 *   Create them as customizations first, and send their ids in the product.
 * - `ADD_CUSTOMIZATION_CHOICES_FAILED`: The product's new choices could not be added to their
 *   customization. First add the choices with `addCustomizationChoices`, then refer to them by
 *   id in the product.
 * - `CHOICE_NOT_EXIST`: The product refers to a choice that its customization does not have.
 *   Add the choice to the customization, or correct the id.
 * - `PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED`: A new option in a product requires a name and a
 *   type. Send a name and a type, or the id of an existing option.
 * - `PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED`: A new choice in a product requires a name
 *   and a type. Send a name and a type, or the id of an existing choice.
 * - `MODIFIER_NAME_AND_TYPE_REQUIRED`: A new modifier in a product requires a name and a type.
 *   Send a name and a type, or the id of an existing modifier.
 * - `MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED`: A new choice in a product requires a name and a
 *   type. Send a name and a type, or the id of an existing choice.
 * - `TOO_MANY_OPTIONS_IN_REQUEST`: A product in the request has too many options. Send fewer
 *   options for the product.
 * - `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`: The compare-at price must be higher than the
 *   price. Send a higher compare-at price, or omit the field.
 */
export type CreateProductErrorCode =
  | "MISSING_VARIANT_OPTION_CHOICE"
  | "DUPLICATE_VARIANT_OPTION_CHOICE"
  | "DUPLICATE_PRODUCT_OPTIONS"
  | "INVALID_DEFAULT_VARIANT"
  | "VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT"
  | "DUPLICATE_SLUG_ERROR"
  | "DIGITAL_FILE_NOT_FOUND_ERROR"
  | "BARCODE_ALREADY_EXIST_ERROR"
  | "DUPLICATE_BARCODE_ERROR"
  | "SKU_ALREADY_EXIST_ERROR"
  | "VARIANT_ID_ALREADY_EXISTS"
  | "INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION"
  | "ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT"
  | "INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT"
  | "SUBSCRIPTION_ID_ALREADY_EXISTS"
  | "PRODUCTS_LIMIT_EXCEEDED"
  | "PRODUCT_MEDIA_NOT_EXIST"
  | "ONLY_SPACES_STRING_ERROR"
  | "BRAND_CREATION_FAILED"
  | "RIBBON_NOT_FOUND"
  | "RIBBON_CREATION_FAILED"
  | "DUPLICATE_RIBBON_IN_ADDITIONAL"
  | "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL"
  | "INFO_SECTION_CREATION_FAILED"
  | "CUSTOMIZATION_NOT_EXIST"
  | "CUSTOMIZATIONS_CREATION_FAILED"
  | "ADD_CUSTOMIZATION_CHOICES_FAILED"
  | "CHOICE_NOT_EXIST"
  | "PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED"
  | "PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED"
  | "MODIFIER_NAME_AND_TYPE_REQUIRED"
  | "MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED"
  | "TOO_MANY_OPTIONS_IN_REQUEST"
  | "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE";

/**
 * Creates a product with at least one variant, but without inventory.
 *
 * `POST /stores/v3/products` (stores/products-v3)
 *
 * @param product - The product to create. It must have a name, a type and variants. Requires
 *   `name`, `productType` and `variantsInfo`. `variantsInfo` requires `variants`.
 * @param options - Optional fields: `fields`.
 * @returns The created product.
 * @remarks For error codes, see {@link CreateProductErrorCode}. This operation can be called by
 *   apps or with an API key. Requires the permission `WIX_STORES.PRODUCT_CREATE`.
 * @example
 * ```ts
 * const product = await client.use(productsV3).createProduct({
 *   name: "Linen shirt",
 *   productType: "PHYSICAL",
 *   variantsInfo: { variants: [{ price: { actualPrice: { amount: "19.90" } } }] },
 * });
 * ```
 */
export const createProduct: ((
  product: V3ProductToCreate,
  options?: CreateProductOptions,
) => Promise<V3Product>) &
  Throws<CreateProductErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.createProduct",
  path: "/stores/v3/products",
  args: ["product", ["fields"]],
  request: { product: v3ProductCodec },
  response: { product: v3ProductCodec },
  returns: "product",
});

/** Options of {@link createProductWithInventory}. */
export interface CreateProductWithInventoryOptions {
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/**
 * Application error codes for {@link createProductWithInventory}, and how to fix the errors.
 *
 * - `RIBBON_NOT_FOUND`: No ribbon has this id. Query the ribbons again, or send the name of a
 *   new ribbon.
 * - `RIBBON_CREATION_FAILED`: The ribbon in the product could not be created. Create the ribbon
 *   with `createRibbon` first, and send its id in the product.
 * - `INFO_SECTION_CREATION_FAILED`: The info section in the product could not be created.
 *   Create the info section with `createInfoSection` first, and send its id in the product.
 * - `CUSTOMIZATION_NOT_EXIST`: The product refers to an option or modifier that does not exist.
 *   Create the option or modifier first, or correct its id.
 * - `CUSTOMIZATIONS_CREATION_FAILED`: Options or modifiers in the product could not be created.
 *   Create them as customizations first, and send their ids in the product.
 * - `ADD_CUSTOMIZATION_CHOICES_FAILED`: The product's new choices could not be added to their
 *   customization. First add the choices with `addCustomizationChoices`, then refer to them by
 *   id in the product.
 * - `CHOICE_NOT_EXIST`: The product refers to a choice that its customization does not have.
 *   Add the choice to the customization, or correct the id.
 * - `PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED`: A new option in a product requires a name and a
 *   type. Send a name and a type, or the id of an existing option.
 * - `PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED`: A new choice in a product requires a name
 *   and a type. Send a name and a type, or the id of an existing choice.
 * - `MODIFIER_NAME_AND_TYPE_REQUIRED`: A new modifier in a product requires a name and a type.
 *   Send a name and a type, or the id of an existing modifier.
 * - `MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED`: A new choice in a product requires a name and a
 *   type. Send a name and a type, or the id of an existing choice.
 * - `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`: The compare-at price must be higher than the
 *   price. Send a higher compare-at price, or omit the field.
 * - `DUPLICATE_RIBBON_IN_ADDITIONAL`: The additional ribbons contain the same ribbon twice.
 *   List each ribbon only once.
 * - `DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL`: The primary ribbon is also listed as an
 *   additional ribbon. Remove the ribbon from one of the two fields.
 */
export type CreateProductWithInventoryErrorCode =
  | "RIBBON_NOT_FOUND"
  | "RIBBON_CREATION_FAILED"
  | "INFO_SECTION_CREATION_FAILED"
  | "CUSTOMIZATION_NOT_EXIST"
  | "CUSTOMIZATIONS_CREATION_FAILED"
  | "ADD_CUSTOMIZATION_CHOICES_FAILED"
  | "CHOICE_NOT_EXIST"
  | "PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED"
  | "PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED"
  | "MODIFIER_NAME_AND_TYPE_REQUIRED"
  | "MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED"
  | "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE"
  | "DUPLICATE_RIBBON_IN_ADDITIONAL"
  | "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL";

/**
 * Creates a product, including the inventory of its variants.
 *
 * `POST /stores/v3/products-with-inventory` (stores/products-v3)
 *
 * @param product - The product to create, with the inventory of its variants. Requires `name`,
 *   `productType` and `variantsInfo`.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @remarks For error codes, see {@link CreateProductWithInventoryErrorCode}. This operation can
 *   be called by apps or with an API key. Requires the permission `WIX_STORES.PRODUCT_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).createProductWithInventory({
 *   name: "Linen shirt",
 *   productType: "PHYSICAL",
 *   variantsInfo: { variants: [{ price: { actualPrice: { amount: "19.90" } } }] },
 * });
 * ```
 */
export const createProductWithInventory: ((
  product: ProductWithInventoryToCreate,
  options?: CreateProductWithInventoryOptions,
) => Promise<CreateProductWithInventoryResponse>) &
  Throws<CreateProductWithInventoryErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.createProductWithInventory",
  path: "/stores/v3/products-with-inventory",
  args: ["product", ["returnEntity", "fields"]],
  request: { product: productWithInventoryCodec },
  response: { inventoryResults: resultsCodec, product: v3ProductCodec },
});

/** Options of {@link updateProduct}. */
export interface UpdateProductOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/**
 * Application error codes for {@link updateProduct}, and how to fix the errors.
 *
 * - `MISSING_VARIANT_OPTION_CHOICE`: A variant has no choice for one of the product's options.
 *   Send a choice for each option of the product.
 * - `DUPLICATE_VARIANT_OPTION_CHOICE`: Two variants have the same choices. Send each
 *   combination of choices only once.
 * - `DUPLICATE_PRODUCT_OPTIONS`: The product lists the same option twice. List each option only
 *   once.
 * - `INVALID_DEFAULT_VARIANT`: The default variant is not a visible variant of the product.
 *   Choose a visible variant as the default.
 * - `FIELD_MASK_VALUE_NOT_SUPPORTED`: The field mask contains a field that this operation
 *   cannot update. Remove this field from the field mask.
 * - `VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT`: The variants do not match the product's options.
 *   Send one variant for each combination that you sell.
 * - `DUPLICATE_SLUG_ERROR`: Another product has this slug. Choose a different slug. If you omit
 *   the slug, the platform generates one from the product's name.
 * - `DIGITAL_FILE_NOT_FOUND_ERROR`: The file of a digital product was not found. Upload the
 *   file first, and send its id in the product.
 * - `BARCODE_ALREADY_EXIST_ERROR`: Another variant already has this barcode. Use a unique
 *   barcode for each variant.
 * - `DUPLICATE_BARCODE_ERROR`: Two variants in the request have the same barcode. Use a unique
 *   barcode for each variant.
 * - `SKU_ALREADY_EXIST_ERROR`: Another variant has this SKU. Use a unique SKU for each variant.
 * - `VARIANT_ID_ALREADY_EXISTS`: Another product has a variant with this id. If you omit the
 *   id, the platform generates one.
 * - `INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION`: Only physical products can be sold by
 *   subscription. Remove the subscriptions, or change the product's type.
 * - `ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT`: The product is sold only by
 *   subscription, but all of its subscriptions are hidden. Make a subscription visible, or
 *   allow one-time purchases of the product.
 * - `INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT`: The subscription discount must be less than the
 *   price. Send a discount that is lower than the price.
 * - `SUBSCRIPTION_ID_ALREADY_EXISTS`: A subscription with this id already exists. If you omit
 *   the id, the platform generates one.
 * - `PREORDER_VALIDATION_ERROR`: The preorder settings are invalid. To set a limit or a
 *   message, turn on preorder.
 * - `BRAND_CREATION_FAILED`: The brand in the product could not be created. Create the brand
 *   with `createBrand` first, and send its id in the product.
 * - `RIBBON_NOT_FOUND`: No ribbon has this id. Query the ribbons again, or send the name of a
 *   new ribbon.
 * - `INFO_SECTION_ERROR_OCCURRED`: An info section in the product is invalid. Check that the
 *   info section exists, and that the product lists it only once.
 * - `CUSTOMIZATION_NOT_EXIST`: The product refers to an option or modifier that does not exist.
 *   Create the option or modifier first, or correct its id.
 * - `ADD_CUSTOMIZATION_CHOICES_FAILED`: The product's new choices could not be added to their
 *   customization. First add the choices with `addCustomizationChoices`, then refer to them by
 *   id in the product.
 * - `CHOICE_NOT_EXIST`: The product refers to a choice that its customization does not have.
 *   Add the choice to the customization, or correct the id.
 * - `FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR`: The field mask contains a field that is missing
 *   from the request. Send the field, or remove it from the field mask.
 * - `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`: The compare-at price must be higher than the
 *   price. Send a higher compare-at price, or omit the field.
 * - `DUPLICATE_RIBBON_IN_ADDITIONAL`: The additional ribbons contain the same ribbon twice.
 *   List each ribbon only once.
 * - `DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL`: The primary ribbon is also listed as an
 *   additional ribbon. Remove the ribbon from one of the two fields.
 */
export type UpdateProductErrorCode =
  | "MISSING_VARIANT_OPTION_CHOICE"
  | "DUPLICATE_VARIANT_OPTION_CHOICE"
  | "DUPLICATE_PRODUCT_OPTIONS"
  | "INVALID_DEFAULT_VARIANT"
  | "FIELD_MASK_VALUE_NOT_SUPPORTED"
  | "VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT"
  | "DUPLICATE_SLUG_ERROR"
  | "DIGITAL_FILE_NOT_FOUND_ERROR"
  | "BARCODE_ALREADY_EXIST_ERROR"
  | "DUPLICATE_BARCODE_ERROR"
  | "SKU_ALREADY_EXIST_ERROR"
  | "VARIANT_ID_ALREADY_EXISTS"
  | "INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION"
  | "ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT"
  | "INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT"
  | "SUBSCRIPTION_ID_ALREADY_EXISTS"
  | "PREORDER_VALIDATION_ERROR"
  | "BRAND_CREATION_FAILED"
  | "RIBBON_NOT_FOUND"
  | "INFO_SECTION_ERROR_OCCURRED"
  | "CUSTOMIZATION_NOT_EXIST"
  | "ADD_CUSTOMIZATION_CHOICES_FAILED"
  | "CHOICE_NOT_EXIST"
  | "FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR"
  | "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE"
  | "DUPLICATE_RIBBON_IN_ADDITIONAL"
  | "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL";

/**
 * Updates a product. Requires the current revision.
 *
 * `PATCH /stores/v3/products/{product.id}` (stores/products-v3)
 *
 * @param id - Id of the product, which the platform assigns.
 * @param product - The id, the current revision and the fields to update. Requires `revision`.
 * @param options - Optional fields: `fields`.
 * @returns The updated product.
 * @remarks For error codes, see {@link UpdateProductErrorCode}. This operation can be called by
 *   apps or with an API key. Requires the permission `WIX_STORES.PRODUCT_UPDATE`.
 * @example
 * ```ts
 * const product = await client.use(productsV3).updateProduct("<product id>", { revision: "1" });
 * ```
 */
export const updateProduct: ((
  id: string,
  product: V3ProductToUpdate,
  options?: UpdateProductOptions,
) => Promise<V3Product>) &
  Throws<UpdateProductErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.updateProduct",
  method: "PATCH",
  path: "/stores/v3/products/{product.id}",
  args: ["product.id", "...product", ["fields"]],
  request: { fieldMask: "m", product: v3ProductCodec },
  response: { product: v3ProductCodec },
  returns: "product",
  mask: "fieldMask",
});

/** Options of {@link updateProductWithInventory}. */
export interface UpdateProductWithInventoryOptions {
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/**
 * Application error codes for {@link updateProductWithInventory}, and how to fix the errors.
 *
 * - `RIBBON_NOT_FOUND`: No ribbon has this id. Query the ribbons again, or send the name of a
 *   new ribbon.
 * - `INFO_SECTION_ERROR_OCCURRED`: An info section in the product is invalid. Check that the
 *   info section exists, and that the product lists it only once.
 * - `CUSTOMIZATION_NOT_EXIST`: The product refers to an option or modifier that does not exist.
 *   Create the option or modifier first, or correct its id.
 * - `ADD_CUSTOMIZATION_CHOICES_FAILED`: The product's new choices could not be added to their
 *   customization. First add the choices with `addCustomizationChoices`, then refer to them by
 *   id in the product.
 * - `CHOICE_NOT_EXIST`: The product refers to a choice that its customization does not have.
 *   Add the choice to the customization, or correct the id.
 * - `PRODUCT_RESTRICTION_ERROR`: An app restricts changes to this product. See
 *   `details.applicationError.data` for the restrictions.
 * - `PREORDER_VALIDATION_ERROR`: The preorder settings are invalid. To set a limit or a
 *   message, turn on preorder.
 * - `FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR`: The field mask contains a field that is missing
 *   from the request. Send the field, or remove it from the field mask.
 * - `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`: The compare-at price must be higher than the
 *   price. Send a higher compare-at price, or omit the field.
 * - `DUPLICATE_RIBBON_IN_ADDITIONAL`: The additional ribbons contain the same ribbon twice.
 *   List each ribbon only once.
 * - `DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL`: The primary ribbon is also listed as an
 *   additional ribbon. Remove the ribbon from one of the two fields.
 */
export type UpdateProductWithInventoryErrorCode =
  | "RIBBON_NOT_FOUND"
  | "INFO_SECTION_ERROR_OCCURRED"
  | "CUSTOMIZATION_NOT_EXIST"
  | "ADD_CUSTOMIZATION_CHOICES_FAILED"
  | "CHOICE_NOT_EXIST"
  | "PRODUCT_RESTRICTION_ERROR"
  | "PREORDER_VALIDATION_ERROR"
  | "FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR"
  | "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE"
  | "DUPLICATE_RIBBON_IN_ADDITIONAL"
  | "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL";

/**
 * Updates a product and the inventory of its variants. Requires the current revision.
 *
 * `PATCH /stores/v3/products-with-inventory/{product.id}` (stores/products-v3)
 *
 * @param id - Id of the product.
 * @param product - The product, with the fields to update and the inventory of its variants.
 *   Requires `revision`.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @remarks For error codes, see {@link UpdateProductWithInventoryErrorCode}. This operation can
 *   be called by apps or with an API key. Requires the permission `WIX_STORES.PRODUCT_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).updateProductWithInventory("<product id>", {
 *   revision: "1",
 * });
 * ```
 */
export const updateProductWithInventory: ((
  id: string,
  product: ProductWithInventoryToUpdate,
  options?: UpdateProductWithInventoryOptions,
) => Promise<UpdateProductWithInventoryResponse>) &
  Throws<UpdateProductWithInventoryErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.updateProductWithInventory",
  method: "PATCH",
  path: "/stores/v3/products-with-inventory/{product.id}",
  args: ["product.id", "...product", ["returnEntity", "fields"]],
  request: { fieldMask: "m", product: productWithInventoryCodec },
  response: { inventoryResults: resultsCodec, product: v3ProductCodec },
  mask: "fieldMask",
});

/** Options of {@link bulkCreateProducts}. */
export interface BulkCreateProductsOptions {
  /** Whether each result includes the product. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link bulkCreateProducts}, and how to fix the errors.
 *
 * - `MISSING_VARIANT_OPTION_CHOICE`: A variant has no choice for one of the product's options.
 *   Send a choice for each option of the product.
 * - `DUPLICATE_VARIANT_OPTION_CHOICE`: Two variants have the same choices. Send each
 *   combination of choices only once.
 * - `DUPLICATE_PRODUCT_OPTIONS`: The product lists the same option twice. List each option only
 *   once.
 * - `INVALID_DEFAULT_VARIANT`: The default variant is not a visible variant of the product.
 *   Choose a visible variant as the default.
 * - `VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT`: The variants do not match the product's options.
 *   Send one variant for each combination that you sell.
 * - `DUPLICATE_SLUG_ERROR`: Another product has this slug. Choose a different slug. If you omit
 *   the slug, the platform generates one from the product's name.
 * - `DIGITAL_FILE_NOT_FOUND_ERROR`: The file of a digital product was not found. Upload the
 *   file first, and send its id in the product.
 * - `BARCODE_ALREADY_EXIST_ERROR`: Another variant already has this barcode. Use a unique
 *   barcode for each variant.
 * - `DUPLICATE_BARCODE_ERROR`: Two variants in the request have the same barcode. Use a unique
 *   barcode for each variant.
 * - `SKU_ALREADY_EXIST_ERROR`: Another variant has this SKU. Use a unique SKU for each variant.
 * - `VARIANT_ID_ALREADY_EXISTS`: Another product has a variant with this id. If you omit the
 *   id, the platform generates one.
 * - `INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION`: Only physical products can be sold by
 *   subscription. Remove the subscriptions, or change the product's type.
 * - `ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT`: The product is sold only by
 *   subscription, but all of its subscriptions are hidden. Make a subscription visible, or
 *   allow one-time purchases of the product.
 * - `INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT`: The subscription discount must be less than the
 *   price. Send a discount that is lower than the price.
 * - `SUBSCRIPTION_ID_ALREADY_EXISTS`: A subscription with this id already exists. If you omit
 *   the id, the platform generates one.
 * - `PRODUCTS_LIMIT_EXCEEDED`: The store has reached the limit for products. Delete some of the
 *   products first.
 * - `PRODUCT_MEDIA_NOT_EXIST`: An image or video of the product was not found. Upload the file
 *   first, and send its id in the product.
 * - `ONLY_SPACES_STRING_ERROR`: A text field in the product contains only spaces. Send text, or
 *   omit the field.
 * - `BRAND_CREATION_FAILED`: The brand in the product could not be created. Create the brand
 *   with `createBrand` first, and send its id in the product.
 * - `RIBBON_NOT_FOUND`: No ribbon has this id. Query the ribbons again, or send the name of a
 *   new ribbon.
 * - `RIBBON_CREATION_FAILED`: The ribbon in the product could not be created. Create the ribbon
 *   with `createRibbon` first, and send its id in the product.
 * - `INFO_SECTION_CREATION_FAILED`: The info section in the product could not be created.
 *   Create the info section with `createInfoSection` first, and send its id in the product.
 * - `CUSTOMIZATION_NOT_EXIST`: The product refers to an option or modifier that does not exist.
 *   Create the option or modifier first, or correct its id.
 * - `CUSTOMIZATIONS_CREATION_FAILED`: Options or modifiers in the product could not be created.
 *   Create them as customizations first, and send their ids in the product.
 * - `ADD_CUSTOMIZATION_CHOICES_FAILED`: The product's new choices could not be added to their
 *   customization. First add the choices with `addCustomizationChoices`, then refer to them by
 *   id in the product.
 * - `CHOICE_NOT_EXIST`: The product refers to a choice that its customization does not have.
 *   Add the choice to the customization, or correct the id.
 * - `PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED`: A new option in a product requires a name and a
 *   type. Send a name and a type, or the id of an existing option.
 * - `PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED`: A new choice in a product requires a name
 *   and a type. Send a name and a type, or the id of an existing choice.
 * - `MODIFIER_NAME_AND_TYPE_REQUIRED`: A new modifier in a product requires a name and a type.
 *   Send a name and a type, or the id of an existing modifier.
 * - `MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED`: A new choice in a product requires a name and a
 *   type. Send a name and a type, or the id of an existing choice.
 * - `TOO_MANY_OPTIONS_IN_REQUEST`: A product in the request has too many options. Send fewer
 *   options for the product.
 * - `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`: The compare-at price must be higher than the
 *   price. Send a higher compare-at price, or omit the field.
 * - `DUPLICATE_RIBBON_IN_ADDITIONAL`: The additional ribbons contain the same ribbon twice.
 *   List each ribbon only once.
 * - `DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL`: The primary ribbon is also listed as an
 *   additional ribbon. Remove the ribbon from one of the two fields.
 */
export type BulkCreateProductsErrorCode =
  | "MISSING_VARIANT_OPTION_CHOICE"
  | "DUPLICATE_VARIANT_OPTION_CHOICE"
  | "DUPLICATE_PRODUCT_OPTIONS"
  | "INVALID_DEFAULT_VARIANT"
  | "VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT"
  | "DUPLICATE_SLUG_ERROR"
  | "DIGITAL_FILE_NOT_FOUND_ERROR"
  | "BARCODE_ALREADY_EXIST_ERROR"
  | "DUPLICATE_BARCODE_ERROR"
  | "SKU_ALREADY_EXIST_ERROR"
  | "VARIANT_ID_ALREADY_EXISTS"
  | "INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION"
  | "ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT"
  | "INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT"
  | "SUBSCRIPTION_ID_ALREADY_EXISTS"
  | "PRODUCTS_LIMIT_EXCEEDED"
  | "PRODUCT_MEDIA_NOT_EXIST"
  | "ONLY_SPACES_STRING_ERROR"
  | "BRAND_CREATION_FAILED"
  | "RIBBON_NOT_FOUND"
  | "RIBBON_CREATION_FAILED"
  | "INFO_SECTION_CREATION_FAILED"
  | "CUSTOMIZATION_NOT_EXIST"
  | "CUSTOMIZATIONS_CREATION_FAILED"
  | "ADD_CUSTOMIZATION_CHOICES_FAILED"
  | "CHOICE_NOT_EXIST"
  | "PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED"
  | "PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED"
  | "MODIFIER_NAME_AND_TYPE_REQUIRED"
  | "MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED"
  | "TOO_MANY_OPTIONS_IN_REQUEST"
  | "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE"
  | "DUPLICATE_RIBBON_IN_ADDITIONAL"
  | "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL";

/**
 * Creates up to 100 products, with a result for each.
 *
 * `POST /stores/v3/bulk/products/create` (stores/products-v3)
 *
 * @param products - The products to create. Each item requires `name`, `productType` and
 *   `variantsInfo`. `variantsInfo` requires `variants`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @remarks For error codes, see {@link BulkCreateProductsErrorCode}. This operation can be
 *   called by apps or with an API key. Requires the permission `WIX_STORES.PRODUCT_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkCreateProducts([
 *   {
 *     name: "Linen shirt",
 *     productType: "PHYSICAL",
 *     variantsInfo: { variants: [{ price: { actualPrice: { amount: "19.90" } } }] },
 *   },
 * ]);
 * ```
 */
export const bulkCreateProducts: ((
  products: V3ProductToCreate[],
  options?: BulkCreateProductsOptions,
) => Promise<BulkCreateProductsResponse>) &
  Throws<BulkCreateProductsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkCreateProducts",
  path: "/stores/v3/bulk/products/create",
  args: ["products", ["returnEntity", "fields"]],
  request: { products: v3ProductCodec },
  response: { results: { item: v3ProductCodec } },
});

/** Options of {@link bulkCreateProductsWithInventory}. */
export interface BulkCreateProductsWithInventoryOptions {
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link bulkCreateProductsWithInventory}, and how to fix the
 * errors.
 *
 * - `RIBBON_NOT_FOUND`: No ribbon has this id. Query the ribbons again, or send the name of a
 *   new ribbon.
 * - `RIBBON_CREATION_FAILED`: The ribbon in the product could not be created. Create the ribbon
 *   with `createRibbon` first, and send its id in the product.
 * - `INFO_SECTION_CREATION_FAILED`: The info section in the product could not be created.
 *   Create the info section with `createInfoSection` first, and send its id in the product.
 * - `CUSTOMIZATION_NOT_EXIST`: The product refers to an option or modifier that does not exist.
 *   Create the option or modifier first, or correct its id.
 * - `CUSTOMIZATIONS_CREATION_FAILED`: Options or modifiers in the product could not be created.
 *   Create them as customizations first, and send their ids in the product.
 * - `ADD_CUSTOMIZATION_CHOICES_FAILED`: The product's new choices could not be added to their
 *   customization. First add the choices with `addCustomizationChoices`, then refer to them by
 *   id in the product.
 * - `CHOICE_NOT_EXIST`: The product refers to a choice that its customization does not have.
 *   Add the choice to the customization, or correct the id.
 * - `PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED`: A new option in a product requires a name and a
 *   type. Send a name and a type, or the id of an existing option.
 * - `PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED`: A new choice in a product requires a name
 *   and a type. Send a name and a type, or the id of an existing choice.
 * - `MODIFIER_NAME_AND_TYPE_REQUIRED`: A new modifier in a product requires a name and a type.
 *   Send a name and a type, or the id of an existing modifier.
 * - `MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED`: A new choice in a product requires a name and a
 *   type. Send a name and a type, or the id of an existing choice.
 * - `TOO_MANY_OPTIONS_IN_REQUEST`: A product in the request has too many options. Send fewer
 *   options for the product.
 * - `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`: The compare-at price must be higher than the
 *   price. Send a higher compare-at price, or omit the field.
 * - `DUPLICATE_RIBBON_IN_ADDITIONAL`: The additional ribbons contain the same ribbon twice.
 *   List each ribbon only once.
 * - `DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL`: The primary ribbon is also listed as an
 *   additional ribbon. Remove the ribbon from one of the two fields.
 */
export type BulkCreateProductsWithInventoryErrorCode =
  | "RIBBON_NOT_FOUND"
  | "RIBBON_CREATION_FAILED"
  | "INFO_SECTION_CREATION_FAILED"
  | "CUSTOMIZATION_NOT_EXIST"
  | "CUSTOMIZATIONS_CREATION_FAILED"
  | "ADD_CUSTOMIZATION_CHOICES_FAILED"
  | "CHOICE_NOT_EXIST"
  | "PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED"
  | "PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED"
  | "MODIFIER_NAME_AND_TYPE_REQUIRED"
  | "MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED"
  | "TOO_MANY_OPTIONS_IN_REQUEST"
  | "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE"
  | "DUPLICATE_RIBBON_IN_ADDITIONAL"
  | "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL";

/**
 * Creates up to 100 products and their inventory, with a result for each.
 *
 * `POST /stores/v3/bulk/products-with-inventory/create` (stores/products-v3)
 *
 * @param products - The products to create, with the inventory of their variants. Each item
 *   requires `name`, `productType` and `variantsInfo`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @remarks For error codes, see {@link BulkCreateProductsWithInventoryErrorCode}. This
 *   operation can be called by apps or with an API key. Requires the permissions
 *   `WIX_STORES.PRODUCT_CREATE` and `WIX_STORES.INVENTORY_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkCreateProductsWithInventory([
 *   {
 *     name: "Linen shirt",
 *     productType: "PHYSICAL",
 *     variantsInfo: { variants: [{ price: { actualPrice: { amount: "19.90" } } }] },
 *   },
 * ]);
 * ```
 */
export const bulkCreateProductsWithInventory: ((
  products: ProductWithInventoryToCreate[],
  options?: BulkCreateProductsWithInventoryOptions,
) => Promise<BulkCreateProductsWithInventoryResponse>) &
  Throws<BulkCreateProductsWithInventoryErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkCreateProductsWithInventory",
  path: "/stores/v3/bulk/products-with-inventory/create",
  args: ["products", ["returnEntity", "fields"]],
  request: { products: productWithInventoryCodec },
  response: {
    inventoryResults: resultsCodec,
    productResults: { results: { item: v3ProductCodec } },
  },
});

/** Options of {@link bulkUpdateProducts}. */
export interface BulkUpdateProductsOptions {
  /** Whether each result includes the product. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link bulkUpdateProducts}, and how to fix the errors.
 *
 * - `TOO_MANY_VARIANTS`: A product would have too many variants. Send fewer options or choices,
 *   or split the request into several requests.
 * - `MISSING_VARIANT_OPTION_CHOICE`: A variant has no choice for one of the product's options.
 *   Send a choice for each option of the product.
 * - `DUPLICATE_VARIANT_OPTION_CHOICE`: Two variants have the same choices. Send each
 *   combination of choices only once.
 * - `DUPLICATE_PRODUCT_OPTIONS`: The product lists the same option twice. List each option only
 *   once.
 * - `INVALID_DEFAULT_VARIANT`: The default variant is not a visible variant of the product.
 *   Choose a visible variant as the default.
 * - `FIELD_MASK_VALUE_NOT_SUPPORTED`: The field mask contains a field that this operation
 *   cannot update. Remove this field from the field mask.
 * - `VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT`: The variants do not match the product's options.
 *   Send one variant for each combination that you sell.
 * - `DUPLICATE_SLUG_ERROR`: Another product has this slug. Choose a different slug. If you omit
 *   the slug, the platform generates one from the product's name.
 * - `DIGITAL_FILE_NOT_FOUND_ERROR`: The file of a digital product was not found. Upload the
 *   file first, and send its id in the product.
 * - `BARCODE_ALREADY_EXIST_ERROR`: Another variant already has this barcode. Use a unique
 *   barcode for each variant.
 * - `DUPLICATE_BARCODE_ERROR`: Two variants in the request have the same barcode. Use a unique
 *   barcode for each variant.
 * - `SKU_ALREADY_EXIST_ERROR`: Another variant has this SKU. Use a unique SKU for each variant.
 * - `VARIANT_ID_ALREADY_EXISTS`: Another product has a variant with this id. If you omit the
 *   id, the platform generates one.
 * - `INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION`: Only physical products can be sold by
 *   subscription. Remove the subscriptions, or change the product's type.
 * - `ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT`: The product is sold only by
 *   subscription, but all of its subscriptions are hidden. Make a subscription visible, or
 *   allow one-time purchases of the product.
 * - `INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT`: The subscription discount must be less than the
 *   price. Send a discount that is lower than the price.
 * - `SUBSCRIPTION_ID_ALREADY_EXISTS`: A subscription with this id already exists. If you omit
 *   the id, the platform generates one.
 * - `PREORDER_VALIDATION_ERROR`: The preorder settings are invalid. To set a limit or a
 *   message, turn on preorder.
 * - `BRAND_CREATION_FAILED`: The brand in the product could not be created. Create the brand
 *   with `createBrand` first, and send its id in the product.
 * - `RIBBON_NOT_FOUND`: No ribbon has this id. Query the ribbons again, or send the name of a
 *   new ribbon.
 * - `INFO_SECTION_ERROR_OCCURRED`: An info section in the product is invalid. Check that the
 *   info section exists, and that the product lists it only once.
 * - `CUSTOMIZATION_NOT_EXIST`: The product refers to an option or modifier that does not exist.
 *   Create the option or modifier first, or correct its id.
 * - `ADD_CUSTOMIZATION_CHOICES_FAILED`: The product's new choices could not be added to their
 *   customization. First add the choices with `addCustomizationChoices`, then refer to them by
 *   id in the product.
 * - `CHOICE_NOT_EXIST`: The product refers to a choice that its customization does not have.
 *   Add the choice to the customization, or correct the id.
 * - `TOO_MANY_OPTIONS_IN_REQUEST`: A product in the request has too many options. Send fewer
 *   options for the product.
 * - `FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR`: The field mask contains a field that is missing
 *   from the request. Send the field, or remove it from the field mask.
 * - `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`: The compare-at price must be higher than the
 *   price. Send a higher compare-at price, or omit the field.
 * - `DUPLICATE_RIBBON_IN_ADDITIONAL`: The additional ribbons contain the same ribbon twice.
 *   List each ribbon only once.
 * - `DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL`: The primary ribbon is also listed as an
 *   additional ribbon. Remove the ribbon from one of the two fields.
 */
export type BulkUpdateProductsErrorCode =
  | "TOO_MANY_VARIANTS"
  | "MISSING_VARIANT_OPTION_CHOICE"
  | "DUPLICATE_VARIANT_OPTION_CHOICE"
  | "DUPLICATE_PRODUCT_OPTIONS"
  | "INVALID_DEFAULT_VARIANT"
  | "FIELD_MASK_VALUE_NOT_SUPPORTED"
  | "VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT"
  | "DUPLICATE_SLUG_ERROR"
  | "DIGITAL_FILE_NOT_FOUND_ERROR"
  | "BARCODE_ALREADY_EXIST_ERROR"
  | "DUPLICATE_BARCODE_ERROR"
  | "SKU_ALREADY_EXIST_ERROR"
  | "VARIANT_ID_ALREADY_EXISTS"
  | "INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION"
  | "ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT"
  | "INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT"
  | "SUBSCRIPTION_ID_ALREADY_EXISTS"
  | "PREORDER_VALIDATION_ERROR"
  | "BRAND_CREATION_FAILED"
  | "RIBBON_NOT_FOUND"
  | "INFO_SECTION_ERROR_OCCURRED"
  | "CUSTOMIZATION_NOT_EXIST"
  | "ADD_CUSTOMIZATION_CHOICES_FAILED"
  | "CHOICE_NOT_EXIST"
  | "TOO_MANY_OPTIONS_IN_REQUEST"
  | "FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR"
  | "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE"
  | "DUPLICATE_RIBBON_IN_ADDITIONAL"
  | "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL";

/**
 * Updates up to 100 products, with a result for each.
 *
 * `POST /stores/v3/bulk/products/update` (stores/products-v3)
 *
 * @param products - The products to update, each with the fields to change. Each item requires
 *   `product`. `product` requires `id` and `revision`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @remarks For error codes, see {@link BulkUpdateProductsErrorCode}. This operation can be
 *   called by apps or with an API key. Requires the permission `WIX_STORES.PRODUCT_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkUpdateProducts([
 *   { product: { id: "<product id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdateProducts: ((
  products: V3MaskedProduct[],
  options?: BulkUpdateProductsOptions,
) => Promise<BulkUpdateProductsResponse>) &
  Throws<BulkUpdateProductsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkUpdateProducts",
  path: "/stores/v3/bulk/products/update",
  args: ["products", ["returnEntity", "fields"]],
  request: { products: { fieldMask: "m", product: v3ProductCodec } },
  response: { results: { item: v3ProductCodec } },
  mask: "products.fieldMask",
});

/** Options of {@link bulkUpdateProductsWithInventory}. */
export interface BulkUpdateProductsWithInventoryOptions {
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link bulkUpdateProductsWithInventory}, and how to fix the
 * errors.
 *
 * - `RIBBON_NOT_FOUND`: No ribbon has this id. Query the ribbons again, or send the name of a
 *   new ribbon.
 * - `INFO_SECTION_ERROR_OCCURRED`: An info section in the product is invalid. Check that the
 *   info section exists, and that the product lists it only once.
 * - `CUSTOMIZATION_NOT_EXIST`: The product refers to an option or modifier that does not exist.
 *   Create the option or modifier first, or correct its id.
 * - `ADD_CUSTOMIZATION_CHOICES_FAILED`: The product's new choices could not be added to their
 *   customization. First add the choices with `addCustomizationChoices`, then refer to them by
 *   id in the product.
 * - `CHOICE_NOT_EXIST`: The product refers to a choice that its customization does not have.
 *   Add the choice to the customization, or correct the id.
 * - `PRODUCT_RESTRICTION_ERROR`: An app restricts changes to this product. See
 *   `details.applicationError.data` for the restrictions.
 * - `PREORDER_VALIDATION_ERROR`: The preorder settings are invalid. To set a limit or a
 *   message, turn on preorder.
 * - `TOO_MANY_OPTIONS_IN_REQUEST`: A product in the request has too many options. Send fewer
 *   options for the product.
 * - `FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR`: The field mask contains a field that is missing
 *   from the request. Send the field, or remove it from the field mask.
 * - `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`: The compare-at price must be higher than the
 *   price. Send a higher compare-at price, or omit the field.
 * - `DUPLICATE_RIBBON_IN_ADDITIONAL`: The additional ribbons contain the same ribbon twice.
 *   List each ribbon only once.
 * - `DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL`: The primary ribbon is also listed as an
 *   additional ribbon. Remove the ribbon from one of the two fields.
 */
export type BulkUpdateProductsWithInventoryErrorCode =
  | "RIBBON_NOT_FOUND"
  | "INFO_SECTION_ERROR_OCCURRED"
  | "CUSTOMIZATION_NOT_EXIST"
  | "ADD_CUSTOMIZATION_CHOICES_FAILED"
  | "CHOICE_NOT_EXIST"
  | "PRODUCT_RESTRICTION_ERROR"
  | "PREORDER_VALIDATION_ERROR"
  | "TOO_MANY_OPTIONS_IN_REQUEST"
  | "FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR"
  | "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE"
  | "DUPLICATE_RIBBON_IN_ADDITIONAL"
  | "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL";

/**
 * Updates up to 100 products and their inventory, with a result for each.
 *
 * `POST /stores/v3/bulk/products-with-inventory/update` (stores/products-v3)
 *
 * @param products - The products to update, each with the fields to change and its inventory.
 *   Each item requires `product`. `product` requires `id` and `revision`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @remarks For error codes, see {@link BulkUpdateProductsWithInventoryErrorCode}. This
 *   operation can be called by apps or with an API key. Requires the permissions
 *   `WIX_STORES.PRODUCT_UPDATE` and `WIX_STORES.INVENTORY_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkUpdateProductsWithInventory([
 *   { product: { id: "<product id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdateProductsWithInventory: ((
  products: MaskedProductWithInventory[],
  options?: BulkUpdateProductsWithInventoryOptions,
) => Promise<BulkUpdateProductsWithInventoryResponse>) &
  Throws<BulkUpdateProductsWithInventoryErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkUpdateProductsWithInventory",
  path: "/stores/v3/bulk/products-with-inventory/update",
  args: ["products", ["returnEntity", "fields"]],
  request: { products: { fieldMask: "m", product: productWithInventoryCodec } },
  response: {
    inventoryResults: resultsCodec,
    productResults: { results: { item: v3ProductCodec } },
  },
  mask: "products.fieldMask",
});

/** Options of {@link bulkUpdateProductsByFilter}. */
export interface BulkUpdateProductsByFilterOptions {
  /** Filter object that selects products. */
  filter?: Record<string, unknown> | null;
  /** Values to set on each of the products. */
  product: V3ProductForBulkUpdateProductsByFilter;
  /** Search text, filter, sorting, paging and aggregations for the products. */
  search?: SearchDetails;
}

/**
 * Application error codes for {@link bulkUpdateProductsByFilter}, and how to fix the errors.
 *
 * - `FIELD_MASK_VALUE_NOT_SUPPORTED`: The field mask contains a field that this operation
 *   cannot update. Remove this field from the field mask.
 * - `INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION`: Only physical products can be sold by
 *   subscription. Remove the subscriptions, or change the product's type.
 * - `VARIANT_ID_ALREADY_EXISTS`: Another product has a variant with this id. If you omit the
 *   id, the platform generates one.
 * - `ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT`: The product is sold only by
 *   subscription, but all of its subscriptions are hidden. Make a subscription visible, or
 *   allow one-time purchases of the product.
 * - `INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT`: The subscription discount must be less than the
 *   price. Send a discount that is lower than the price.
 * - `SUBSCRIPTION_ID_ALREADY_EXISTS`: A subscription with this id already exists. If you omit
 *   the id, the platform generates one.
 * - `BRAND_CREATION_FAILED`: The brand in the product could not be created. Create the brand
 *   with `createBrand` first, and send its id in the product.
 * - `RIBBON_NOT_FOUND`: No ribbon has this id. Query the ribbons again, or send the name of a
 *   new ribbon.
 * - `INFO_SECTION_ERROR_OCCURRED`: An info section in the product is invalid. Check that the
 *   info section exists, and that the product lists it only once.
 * - `CUSTOMIZATION_NOT_EXIST`: The product refers to an option or modifier that does not exist.
 *   Create the option or modifier first, or correct its id.
 * - `ADD_CUSTOMIZATION_CHOICES_FAILED`: The product's new choices could not be added to their
 *   customization. First add the choices with `addCustomizationChoices`, then refer to them by
 *   id in the product.
 * - `CHOICE_NOT_EXIST`: The product refers to a choice that its customization does not have.
 *   Add the choice to the customization, or correct the id.
 * - `FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR`: The field mask contains a field that is missing
 *   from the request. Send the field, or remove it from the field mask.
 * - `DUPLICATE_RIBBON_IN_ADDITIONAL`: The additional ribbons contain the same ribbon twice.
 *   List each ribbon only once.
 * - `DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL`: The primary ribbon is also listed as an
 *   additional ribbon. Remove the ribbon from one of the two fields.
 */
export type BulkUpdateProductsByFilterErrorCode =
  | "FIELD_MASK_VALUE_NOT_SUPPORTED"
  | "INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION"
  | "VARIANT_ID_ALREADY_EXISTS"
  | "ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT"
  | "INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT"
  | "SUBSCRIPTION_ID_ALREADY_EXISTS"
  | "BRAND_CREATION_FAILED"
  | "RIBBON_NOT_FOUND"
  | "INFO_SECTION_ERROR_OCCURRED"
  | "CUSTOMIZATION_NOT_EXIST"
  | "ADD_CUSTOMIZATION_CHOICES_FAILED"
  | "CHOICE_NOT_EXIST"
  | "FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR"
  | "DUPLICATE_RIBBON_IN_ADDITIONAL"
  | "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL";

/**
 * Starts a job that applies the same update to all products that match a filter.
 *
 * `POST /stores/v3/bulk/products/update-by-filter` (stores/products-v3)
 *
 * @param options - Required fields: `product`. Optional fields: `filter` and `search`.
 * @remarks For error codes, see {@link BulkUpdateProductsByFilterErrorCode}. This operation can
 *   be called by apps or with an API key. Requires the permission `WIX_STORES.PRODUCT_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkUpdateProductsByFilter({
 *   product: {
 *     subscriptionDetails: {
 *       subscriptions: [{ autoRenewal: true, title: "Linen shirt", frequency: "DAY" }],
 *     },
 *   },
 * });
 * ```
 */
export const bulkUpdateProductsByFilter: ((
  options: BulkUpdateProductsByFilterOptions,
) => Promise<V3BulkUpdateProductsByFilterResponse>) &
  Throws<BulkUpdateProductsByFilterErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkUpdateProductsByFilter",
  path: "/stores/v3/bulk/products/update-by-filter",
  args: [["filter", "product", "search"]],
  request: { fieldMask: "m", product: v3ProductCodec },
  mask: "fieldMask",
});

/**
 * Deletes a product by id.
 *
 * `DELETE /stores/v3/products/{productId}` (stores/products-v3)
 *
 * @param productId - Id of the product.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.PRODUCT_DELETE`.
 * @example
 * ```ts
 * await client.use(productsV3).deleteProduct("<product id>");
 * ```
 */
export const deleteProduct: (productId: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.productsV3.deleteProduct",
  method: "DELETE",
  path: "/stores/v3/products/{productId}",
  args: ["productId"],
});

/** Options of {@link getProduct}. */
export interface GetProductOptions {
  /**
   * Fields to return in addition to the base fields, such as 'URL' or 'CURRENCY'. At most 100
   * items.
   */
  fields?: SingleEntityOpsRequestedFields[];
}

/**
 * Application error codes for {@link getProduct}, and how to fix the errors.
 *
 * - `NO_PERMISSION_TO_READ_MERCHANT_DATA`: The caller is not allowed to read costs and other
 *   merchant data. Do not request the field MERCHANT_DATA.
 * - `NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS`: The caller may only read visible products.
 *   Exclude hidden products, or call the operation as an app that has the permission.
 */
export type GetProductErrorCode =
  | "NO_PERMISSION_TO_READ_MERCHANT_DATA"
  | "NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS";

/**
 * Returns a product by id. Reading hidden products or merchant data requires additional
 * permissions.
 *
 * `GET /stores/v3/products/{productId}` (stores/products-v3)
 *
 * @param productId - Id of the product.
 * @param options - Optional fields: `fields`.
 * @returns The product, with its variants.
 * @remarks For error codes, see {@link GetProductErrorCode}. This operation can be called by
 *   visitors, members and apps, or with an API key. Requires the permission
 *   `WIX_STORES.PRODUCT_READ`. To read hidden products, `WIX_STORES.PRODUCT_READ_NON_VISIBLE`
 *   is also required. To read data that only the merchant can see, such as the cost,
 *   `WIX_STORES.PRODUCT_MERCHANT_DATA_READ` is also required.
 * @example
 * ```ts
 * const product = await client.use(productsV3).getProduct("<product id>");
 * ```
 */
export const getProduct: ((productId: string, options?: GetProductOptions) => Promise<V3Product>) &
  Throws<GetProductErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.getProduct",
  method: "GET",
  path: "/stores/v3/products/{productId}",
  args: ["productId", ["fields"]],
  response: { product: v3ProductCodec },
  returns: "product",
});

/**
 * Deletes up to 100 products, with a result for each.
 *
 * `POST /stores/v3/bulk/products/delete` (stores/products-v3)
 *
 * @param productIds - Ids of the products.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.PRODUCT_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkDeleteProducts(["<product id>"]);
 * ```
 */
export const bulkDeleteProducts: (productIds: string[]) => Promise<V3BulkDeleteProductsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.productsV3.bulkDeleteProducts",
    path: "/stores/v3/bulk/products/delete",
    args: ["productIds"],
  });

/** Options of {@link bulkDeleteProductsByFilter}. */
export interface BulkDeleteProductsByFilterOptions {
  /** Search text, filter, sorting, paging and aggregations for the products. */
  search?: SearchDetails;
}

/**
 * Starts a job that deletes all products that match a filter.
 *
 * `POST /stores/v3/bulk/products/delete-by-filter` (stores/products-v3)
 *
 * @param filter - Filter object that selects products.
 * @param options - Optional fields: `search`.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.PRODUCT_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkDeleteProductsByFilter({});
 * ```
 */
export const bulkDeleteProductsByFilter: (
  filter: Record<string, unknown>,
  options?: BulkDeleteProductsByFilterOptions,
) => Promise<V3BulkDeleteProductsByFilterResponse> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkDeleteProductsByFilter",
  path: "/stores/v3/bulk/products/delete-by-filter",
  args: ["filter", ["search"]],
});

/** Options of {@link getProductBySlug}. */
export interface GetProductBySlugOptions {
  /**
   * Fields to return in addition to the base fields, such as 'URL' or 'CURRENCY'. At most 100
   * items.
   */
  fields?: SingleEntityOpsRequestedFields[];
}

/**
 * Application error codes for {@link getProductBySlug}, and how to fix the errors.
 *
 * - `NO_PERMISSION_TO_READ_MERCHANT_DATA`: The caller is not allowed to read costs and other
 *   merchant data. Do not request the field MERCHANT_DATA.
 * - `NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS`: The caller may only read visible products.
 *   Exclude hidden products, or call the operation as an app that has the permission.
 */
export type GetProductBySlugErrorCode =
  | "NO_PERMISSION_TO_READ_MERCHANT_DATA"
  | "NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS";

/**
 * Returns a product by slug.
 *
 * `GET /stores/v3/products/slug/{slug}` (stores/products-v3)
 *
 * @param slug - Last part of the product page's URL. 1 to 100 characters.
 * @param options - Optional fields: `fields`.
 * @remarks For error codes, see {@link GetProductBySlugErrorCode}. This operation can be called
 *   by visitors, members and apps, or with an API key. Requires the permission
 *   `WIX_STORES.PRODUCT_READ`. To read hidden products, `WIX_STORES.PRODUCT_READ_NON_VISIBLE`
 *   is also required. To read data that only the merchant can see, such as the cost,
 *   `WIX_STORES.PRODUCT_MERCHANT_DATA_READ` is also required.
 * @example
 * ```ts
 * const response = await client.use(productsV3).getProductBySlug("linen-shirt");
 * ```
 */
export const getProductBySlug: ((
  slug: string,
  options?: GetProductBySlugOptions,
) => Promise<V3GetProductBySlugResponse>) &
  Throws<GetProductBySlugErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.getProductBySlug",
  method: "GET",
  path: "/stores/v3/products/slug/{slug}",
  args: ["slug", ["fields"]],
  response: { product: v3ProductCodec },
});

/** Options of {@link searchProducts}. */
export interface SearchProductsOptions {
  /**
   * Fields to return in addition to the base fields, such as 'URL' or 'CURRENCY'. At most 100
   * items.
   */
  fields?: RequestedFields[];
}

/** Fields that {@link searchProducts} can search, filter, sort or aggregate by. */
export interface SearchProductsFields {
  values: {
    id: string;
    "brand.id": string;
    "brand.name": string;
    handle: string;
    "inventory.availabilityStatus": InventoryAvailabilityStatus;
    "inventory.preorderAvailability": ProductPreorderAvailability;
    "inventory.preorderStatus": PreorderStatus;
    "physicalProperties.deliveryProfileId": string;
    "physicalProperties.fulfillerId": string;
    productType: ProductType;
    "ribbon.id": string;
    "ribbon.name": string;
    slug: string;
    "subscriptionDetails.allowOneTimePurchases": boolean;
    taxGroupId: string;
    visible: boolean;
    visibleInPos: boolean;
    createdDate: Date;
    updatedDate: Date;
    "actualPriceRange.maxValue.amount": string | number;
    "actualPriceRange.minValue.amount": string | number;
    "compareAtPriceRange.maxValue.amount": string | number;
    "compareAtPriceRange.minValue.amount": string | number;
    name: string;
    "physicalProperties.shippingWeightRange.maxValue": number;
    "physicalProperties.shippingWeightRange.minValue": number;
    "additionalRibbons.id": string;
    "additionalRibbons.name": string;
    "infoSections.id": string;
    "infoSections.uniqueName": string;
    "modifiers.id": string;
    "modifiers.choicesSettings.choices.choiceId": string;
    "modifiers.choicesSettings.choices.name": string;
    "modifiers.name": string;
    "options.id": string;
    "options.choicesSettings.choices.choiceId": string;
    "options.choicesSettings.choices.name": string;
    "options.name": string;
    "tags.privateTags.tagIds": string;
    "tags.publicTags.tagIds": string;
    "allCategoriesInfo.categories": ProductCategory;
    "directCategoriesInfo.categories": ProductCategory;
    "variantsInfo.variants": Variant;
  };
  eq:
    | "id"
    | "brand.id"
    | "brand.name"
    | "handle"
    | "importId"
    | "inventory.availabilityStatus"
    | "inventory.preorderAvailability"
    | "inventory.preorderStatus"
    | "physicalProperties.deliveryProfileId"
    | "physicalProperties.fulfillerId"
    | "productType"
    | "ribbon.id"
    | "ribbon.name"
    | "slug"
    | "subscriptionDetails.allowOneTimePurchases"
    | "taxGroupId"
    | "visible"
    | "visibleInPos"
    | "createdDate"
    | "updatedDate"
    | "actualPriceRange.maxValue.amount"
    | "actualPriceRange.minValue.amount"
    | "compareAtPriceRange.maxValue.amount"
    | "compareAtPriceRange.minValue.amount"
    | "minVariantPriceInfo.sku"
    | "name"
    | "physicalProperties.shippingWeightRange.maxValue"
    | "physicalProperties.shippingWeightRange.minValue";
  in: SearchProductsFields["eq"];
  exists: SearchProductsFields["eq"];
  compare:
    | "id"
    | "brand.id"
    | "brand.name"
    | "handle"
    | "importId"
    | "physicalProperties.deliveryProfileId"
    | "physicalProperties.fulfillerId"
    | "ribbon.id"
    | "ribbon.name"
    | "slug"
    | "taxGroupId"
    | "createdDate"
    | "updatedDate"
    | "actualPriceRange.maxValue.amount"
    | "actualPriceRange.minValue.amount"
    | "compareAtPriceRange.maxValue.amount"
    | "compareAtPriceRange.minValue.amount"
    | "minVariantPriceInfo.sku"
    | "name"
    | "physicalProperties.shippingWeightRange.maxValue"
    | "physicalProperties.shippingWeightRange.minValue";
  startsWith:
    | "id"
    | "brand.id"
    | "brand.name"
    | "handle"
    | "importId"
    | "physicalProperties.deliveryProfileId"
    | "physicalProperties.fulfillerId"
    | "ribbon.id"
    | "ribbon.name"
    | "slug"
    | "taxGroupId"
    | "minVariantPriceInfo.sku"
    | "name";
  has:
    | "additionalRibbons.id"
    | "additionalRibbons.name"
    | "infoSections.id"
    | "infoSections.uniqueName"
    | "modifiers.id"
    | "modifiers.choicesSettings.choices.choiceId"
    | "modifiers.choicesSettings.choices.name"
    | "modifiers.name"
    | "options.id"
    | "options.choicesSettings.choices.choiceId"
    | "options.choicesSettings.choices.name"
    | "options.name"
    | "tags.privateTags.tagIds"
    | "tags.publicTags.tagIds";
  ascending:
    | "createdDate"
    | "updatedDate"
    | "actualPriceRange.maxValue.amount"
    | "actualPriceRange.minValue.amount"
    | "compareAtPriceRange.maxValue.amount"
    | "compareAtPriceRange.minValue.amount"
    | "minVariantPriceInfo.sku"
    | "name"
    | "physicalProperties.shippingWeightRange.maxValue"
    | "physicalProperties.shippingWeightRange.minValue";
  descending: SearchProductsFields["ascending"];
  match:
    | "allCategoriesInfo.categories"
    | "directCategoriesInfo.categories"
    | "variantsInfo.variants";
  text:
    | "description"
    | "directCategoryIdsInfo.categoryIds"
    | "minVariantPriceInfo.sku"
    | "name"
    | "physicalProperties.deliveryProfileId"
    | "physicalProperties.shippingGroupId"
    | "variantsInfo.variants.barcode"
    | "variantsInfo.variants.sku";
  aggregate:
    | "createdDate"
    | "id"
    | "updatedDate"
    | "actualPriceRange.maxValue.amount"
    | "actualPriceRange.minValue.amount"
    | "additionalRibbons.id"
    | "additionalRibbons.name"
    | "allCategoriesInfo.categories"
    | "allCategoriesInfo.categories.id"
    | "allCategoriesInfo.categories.index"
    | "brand.id"
    | "brand.name"
    | "compareAtPriceRange.maxValue.amount"
    | "compareAtPriceRange.minValue.amount"
    | "directCategoriesInfo.categories"
    | "directCategoriesInfo.categories.id"
    | "directCategoriesInfo.categories.index"
    | "handle"
    | "importId"
    | "infoSections.id"
    | "infoSections.uniqueName"
    | "inventory.availabilityStatus"
    | "inventory.preorderAvailability"
    | "inventory.preorderStatus"
    | "minVariantPriceInfo.sku"
    | "modifiers.id"
    | "modifiers.choicesSettings.choices.choiceId"
    | "modifiers.choicesSettings.choices.name"
    | "modifiers.name"
    | "name"
    | "options.id"
    | "options.choicesSettings.choices.choiceId"
    | "options.choicesSettings.choices.name"
    | "options.name"
    | "physicalProperties.deliveryProfileId"
    | "physicalProperties.fulfillerId"
    | "physicalProperties.shippingWeightRange.maxValue"
    | "physicalProperties.shippingWeightRange.minValue"
    | "productType"
    | "ribbon.id"
    | "ribbon.name"
    | "slug"
    | "subscriptionDetails.allowOneTimePurchases"
    | "tags.privateTags.tagIds"
    | "tags.publicTags.tagIds"
    | "taxGroupId"
    | "variantsInfo.variants"
    | "variantsInfo.variants.barcode"
    | "variantsInfo.variants.choices.optionChoiceIds.choiceId"
    | "variantsInfo.variants.choices.optionChoiceIds.optionId"
    | "variantsInfo.variants.physicalProperties.weight"
    | "variantsInfo.variants.price.actualPrice.amount"
    | "variantsInfo.variants.price.compareAtPrice.amount"
    | "variantsInfo.variants.sku"
    | "variantsInfo.variants.visible"
    | "visible"
    | "visibleInPos";
}

/** The search object that {@link searchProducts} accepts. */
export interface SearchProductsSearch
  extends Omit<CommonCursorSearch, "filter" | "sort" | "search" | "aggregations">,
    TypedSearch<SearchProductsFields> {}

/**
 * Searches products by free text, with filters and aggregations.
 *
 * `GET /stores/v3/products/search` (stores/products-v3)
 *
 * @returns A search builder. Call `find(options)` to send the search.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `WIX_STORES.PRODUCT_READ`. To read hidden products,
 *   `WIX_STORES.PRODUCT_READ_NON_VISIBLE` is also required. To read data that only the merchant
 *   can see, such as the cost, `WIX_STORES.PRODUCT_MERCHANT_DATA_READ` is also required.
 * @example
 * ```ts
 * const page = await client.use(productsV3).searchProducts().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const searchProducts: {
  (): AggregateSearchBuilder<V3Product, SearchProductsFields, [options?: SearchProductsOptions]>;
  /**
   * Searches products by free text, with filters and aggregations. Sends a search object instead
   * of returning a builder.
   */
  (
    search: SearchProductsSearch,
    options?: SearchProductsOptions,
  ): Promise<V3SearchProductsResponse>;
} = /* @__PURE__ */ searchOperation({
  name: "stores.productsV3.searchProducts",
  method: "GET",
  path: "/stores/v3/products/search",
  args: ["search", ["fields"]],
  request: { search: aggregationsCodec },
  response: { aggregationData: aggregationDataCodec, products: v3ProductCodec },
  complex: true,
  fallback: true,
  query: { items: "products" },
});

/** Options of {@link queryProducts}. */
export interface QueryProductsOptions {
  /**
   * Fields to return in addition to the base fields, such as 'URL' or 'CURRENCY'. At most 100
   * items.
   */
  fields?: RequestedFields[];
}

/** Fields that {@link queryProducts} can filter or sort by. */
export interface QueryProductsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    slug: string;
    visible: boolean;
    "options.id": string;
    handle: string;
  };
  eq: "id" | "createdDate" | "updatedDate" | "slug" | "visible" | "options.id" | "handle";
  in: QueryProductsFields["eq"];
  exists: QueryProductsFields["eq"];
  compare: "id" | "createdDate" | "updatedDate" | "slug" | "options.id" | "handle";
  startsWith: "id" | "slug" | "options.id" | "handle";
  has: "options.id";
  ascending: "createdDate" | "updatedDate" | "slug" | "visible";
  descending: QueryProductsFields["ascending"];
}

/** The query builder that {@link queryProducts} returns. */
export type ProductsQueryBuilder = CursorQueryBuilder<V3Product, QueryProductsFields>;

/** A page of the query builder that {@link queryProducts} returns. */
export type ProductsQueryResult = CursorPage<V3Product>;

/** The query object that {@link queryProducts} accepts. */
export interface QueryProductsQuery
  extends Omit<CommonCursorQuery, "filter" | "sort">,
    TypedQuery<QueryProductsFields> {}

/**
 * Queries products with filters, sorting and cursor paging.
 *
 * `GET /stores/v3/products/query` (stores/products-v3)
 *
 * @param options - Optional fields: `fields`.
 * @returns A query builder. Call `find()` to send the query.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `WIX_STORES.PRODUCT_READ`. To read hidden products,
 *   `WIX_STORES.PRODUCT_READ_NON_VISIBLE` is also required. To read data that only the merchant
 *   can see, such as the cost, `WIX_STORES.PRODUCT_MERCHANT_DATA_READ` is also required.
 * @example
 * ```ts
 * const page = await client.use(productsV3).queryProducts().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryProducts: {
  (options?: QueryProductsOptions): ProductsQueryBuilder;
  /**
   * Queries products with filters, sorting and cursor paging. Sends a query object instead of
   * returning a builder.
   */
  (query: QueryProductsQuery, options?: QueryProductsOptions): Promise<V3QueryProductsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "stores.productsV3.queryProducts",
  method: "GET",
  path: "/stores/v3/products/query",
  args: ["query", ["fields"]],
  response: { products: v3ProductCodec },
  complex: true,
  fallback: true,
  query: { items: "products" },
});

/** Options of {@link countProducts}. */
export interface CountProductsOptions {
  /** Filter that the products must match. */
  filter?: Record<string, unknown> | null;
  /** Free text to search for. */
  search?: SearchDetails;
  /** Whether to include hidden products. Only merchants and apps can set this. */
  returnNonVisibleProducts?: boolean;
}

/**
 * Application error codes for {@link countProducts}, and how to fix the errors.
 *
 * - `NO_PERMISSION_TO_READ_MERCHANT_DATA`: The caller is not allowed to read costs and other
 *   merchant data. Do not request the field MERCHANT_DATA.
 * - `NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS`: The caller may only read visible products.
 *   Exclude hidden products, or call the operation as an app that has the permission.
 */
export type CountProductsErrorCode =
  | "NO_PERMISSION_TO_READ_MERCHANT_DATA"
  | "NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS";

/**
 * Counts the products that match a filter or search.
 *
 * `GET /stores/v3/products/count` (stores/products-v3)
 *
 * @param options - Optional fields: `filter`, `search` and `returnNonVisibleProducts`.
 * @remarks For error codes, see {@link CountProductsErrorCode}. This operation can be called by
 *   visitors, members and apps, or with an API key. Requires the permission
 *   `WIX_STORES.PRODUCT_READ`. To read hidden products, `WIX_STORES.PRODUCT_READ_NON_VISIBLE`
 *   is also required.
 * @example
 * ```ts
 * const response = await client.use(productsV3).countProducts();
 * ```
 */
export const countProducts: ((options?: CountProductsOptions) => Promise<V3CountProductsResponse>) &
  Throws<CountProductsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.countProducts",
  method: "GET",
  path: "/stores/v3/products/count",
  args: [["filter", "search", "returnNonVisibleProducts"]],
  complex: true,
  fallback: true,
});

/** Options of {@link bulkUpdateProductVariantsByFilter}. */
export interface BulkUpdateProductVariantsByFilterOptions {
  /** Values to set on each variant of the products. */
  variant: VariantInput;
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
}

/**
 * Application error codes for {@link bulkUpdateProductVariantsByFilter}, and how to fix the
 * errors.
 *
 * - `FIELD_MASK_VALUE_NOT_SUPPORTED`: The field mask contains a field that this operation
 *   cannot update. Remove this field from the field mask.
 * - `VARIANT_ID_ALREADY_EXISTS`: Another product has a variant with this id. If you omit the
 *   id, the platform generates one.
 * - `FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR`: The field mask contains a field that is missing
 *   from the request. Send the field, or remove it from the field mask.
 */
export type BulkUpdateProductVariantsByFilterErrorCode =
  | "FIELD_MASK_VALUE_NOT_SUPPORTED"
  | "VARIANT_ID_ALREADY_EXISTS"
  | "FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR";

/**
 * Starts a job that applies the same update to the variants of all matching products.
 *
 * `POST /stores/v3/bulk/products/update-variants-by-filter` (stores/products-v3)
 *
 * @param filter - Filter that selects the items to change.
 * @param options - Required fields: `variant`. Optional fields: `search`.
 * @remarks For error codes, see {@link BulkUpdateProductVariantsByFilterErrorCode}. This
 *   operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.PRODUCT_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkUpdateProductVariantsByFilter({}, {
 *   variant: { id: "<product id>" },
 * });
 * ```
 */
export const bulkUpdateProductVariantsByFilter: ((
  filter: Record<string, unknown>,
  options: BulkUpdateProductVariantsByFilterOptions,
) => Promise<BulkUpdateProductVariantsByFilterResponse>) &
  Throws<BulkUpdateProductVariantsByFilterErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkUpdateProductVariantsByFilter",
  path: "/stores/v3/bulk/products/update-variants-by-filter",
  args: ["filter", ["variant", "search"]],
  request: { fieldMask: "m", variant: variantCodec },
  mask: "fieldMask",
});

/** Options of {@link bulkAdjustProductVariantsByFilter}. */
export interface BulkAdjustProductVariantsByFilterOptions {
  /** How to change the merchant's cost for the variants. */
  cost?: V3AdjustValue;
  /** How to round the new amounts. */
  rounding?: BulkAdjustProductVariantsByFilterRequestRoundingStrategy;
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
  /** How to change the price. */
  actualPrice?: V3AdjustValue;
  /** How to change the compare-at price. */
  compareAtPrice?: V3AdjustValue;
  /** Discount off the compare-at price, used to set the price. */
  compareAtPriceDiscount?: V3UnsignedAdjustValue;
}

/**
 * Application error codes for {@link bulkAdjustProductVariantsByFilter}, and how to fix the
 * errors.
 *
 * - `ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE`: The adjustment would make a price negative or exceed
 *   the limit. Adjust the prices by a smaller amount.
 * - `ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE`: The adjustment would take a compare-at price
 *   outside its limits or below the price. Adjust the compare-at prices by a smaller amount.
 * - `ADJUSTED_COST_OUT_OF_RANGE`: The adjustment would make a cost negative or exceed the
 *   limit. Adjust the costs by a smaller amount.
 * - `CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT`: The price of this variant is restricted and
 *   cannot be adjusted. Omit the variant from the adjustment.
 */
export type BulkAdjustProductVariantsByFilterErrorCode =
  | "ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE"
  | "ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE"
  | "ADJUSTED_COST_OUT_OF_RANGE"
  | "CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT";

/**
 * Starts a job that increases or reduces the prices or costs of all matching products'
 * variants.
 *
 * `POST /stores/v3/bulk/products/adjust-variants-by-filter` (stores/products-v3)
 *
 * @param filter - Filter that selects the items to change.
 * @param options - Optional fields: `cost`, `rounding`, `search`, `actualPrice`,
 *   `compareAtPrice` and `compareAtPriceDiscount`.
 * @remarks For error codes, see {@link BulkAdjustProductVariantsByFilterErrorCode}. This
 *   operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.PRODUCT_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkAdjustProductVariantsByFilter({});
 * ```
 */
export const bulkAdjustProductVariantsByFilter: ((
  filter: Record<string, unknown>,
  options?: BulkAdjustProductVariantsByFilterOptions,
) => Promise<V3BulkAdjustProductVariantsByFilterResponse>) &
  Throws<BulkAdjustProductVariantsByFilterErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkAdjustProductVariantsByFilter",
  path: "/stores/v3/bulk/products/adjust-variants-by-filter",
  args: [
    "filter",
    ["cost", "rounding", "search", "actualPrice", "compareAtPrice", "compareAtPriceDiscount"],
  ],
});

/** Options of {@link bulkAddInfoSectionsToProductsByFilter}. */
export interface BulkAddInfoSectionsToProductsByFilterOptions {
  /** Ids of the info sections to add. 1 to 20 items. */
  infoSectionIds: string[];
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
}

/**
 * Application error codes for {@link bulkAddInfoSectionsToProductsByFilter}, and how to fix the
 * errors.
 *
 * - `TOO_MANY_INFO_SECTIONS_ERROR`: A product would have too many info sections. Remove some of
 *   its info sections first.
 */
export type BulkAddInfoSectionsToProductsByFilterErrorCode = "TOO_MANY_INFO_SECTIONS_ERROR";

/**
 * Starts a job that adds up to 20 info sections to all products that match a filter.
 *
 * `POST /stores/v3/bulk/products/add-info-sections-by-filter` (stores/products-v3)
 *
 * @param filter - Filter that selects the items to change.
 * @param options - Required fields: `infoSectionIds`. Optional fields: `search`.
 * @remarks For error codes, see {@link BulkAddInfoSectionsToProductsByFilterErrorCode}. This
 *   operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.PRODUCT_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkAddInfoSectionsToProductsByFilter({}, {
 *   infoSectionIds: ["<info section id>"],
 * });
 * ```
 */
export const bulkAddInfoSectionsToProductsByFilter: ((
  filter: Record<string, unknown>,
  options: BulkAddInfoSectionsToProductsByFilterOptions,
) => Promise<V3BulkAddInfoSectionsToProductsByFilterResponse>) &
  Throws<BulkAddInfoSectionsToProductsByFilterErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkAddInfoSectionsToProductsByFilter",
  path: "/stores/v3/bulk/products/add-info-sections-by-filter",
  args: ["filter", ["infoSectionIds", "search"]],
});

/** Options of {@link bulkAddInfoSectionsToProducts}. */
export interface BulkAddInfoSectionsToProductsOptions {
  /** Ids of the info sections to add. 1 to 10 items. */
  infoSectionIds: string[];
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link bulkAddInfoSectionsToProducts}, and how to fix the errors.
 *
 * - `TOO_MANY_INFO_SECTIONS_ERROR`: A product would have too many info sections. Remove some of
 *   its info sections first.
 */
export type BulkAddInfoSectionsToProductsErrorCode = "TOO_MANY_INFO_SECTIONS_ERROR";

/**
 * Adds up to 10 info sections to up to 100 products, with a result for each.
 *
 * `POST /stores/v3/bulk/products/add-info-sections` (stores/products-v3)
 *
 * @param products - The products to update, each with its current revision. 1 to 100 items.
 * @param options - Required fields: `infoSectionIds`. Optional fields: `returnEntity` and
 *   `fields`.
 * @remarks For error codes, see {@link BulkAddInfoSectionsToProductsErrorCode}. This operation
 *   can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.PRODUCT_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkAddInfoSectionsToProducts(
 *   [{ productId: "<product id>" }],
 *   { infoSectionIds: ["<info section id>"] },
 * );
 * ```
 */
export const bulkAddInfoSectionsToProducts: ((
  products: V3ProductIdWithRevision[],
  options: BulkAddInfoSectionsToProductsOptions,
) => Promise<V3BulkAddInfoSectionsToProductsResponse>) &
  Throws<BulkAddInfoSectionsToProductsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkAddInfoSectionsToProducts",
  path: "/stores/v3/bulk/products/add-info-sections",
  args: ["products", ["infoSectionIds", "returnEntity", "fields"]],
  response: { results: { item: v3ProductCodec } },
});

/** Options of {@link bulkRemoveInfoSectionsFromProductsByFilter}. */
export interface BulkRemoveInfoSectionsFromProductsByFilterOptions {
  /** Ids of the info sections to remove. 1 to 100 items. */
  infoSectionIds: string[];
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
}

/**
 * Starts a job that removes info sections from all products that match a filter.
 *
 * `POST /stores/v3/bulk/products/remove-info-sections-by-filter` (stores/products-v3)
 *
 * @param filter - Filter that selects the items to change.
 * @param options - Required fields: `infoSectionIds`. Optional fields: `search`.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.PRODUCT_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkRemoveInfoSectionsFromProductsByFilter({}, {
 *   infoSectionIds: ["<info section id>"],
 * });
 * ```
 */
export const bulkRemoveInfoSectionsFromProductsByFilter: (
  filter: Record<string, unknown>,
  options: BulkRemoveInfoSectionsFromProductsByFilterOptions,
) => Promise<V3BulkRemoveInfoSectionsFromProductsByFilterResponse> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkRemoveInfoSectionsFromProductsByFilter",
  path: "/stores/v3/bulk/products/remove-info-sections-by-filter",
  args: ["filter", ["infoSectionIds", "search"]],
});

/** Options of {@link bulkRemoveInfoSectionsFromProducts}. */
export interface BulkRemoveInfoSectionsFromProductsOptions {
  /** Ids of the info sections to remove. 1 to 100 items. */
  infoSectionIds: string[];
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Removes info sections from up to 100 products, with a result for each.
 *
 * `POST /stores/v3/bulk/products/remove-info-sections` (stores/products-v3)
 *
 * @param products - The products to update, each with its current revision. 1 to 100 items.
 * @param options - Required fields: `infoSectionIds`. Optional fields: `returnEntity` and
 *   `fields`.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.PRODUCT_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkRemoveInfoSectionsFromProducts(
 *   [{ productId: "<product id>" }],
 *   { infoSectionIds: ["<info section id>"] },
 * );
 * ```
 */
export const bulkRemoveInfoSectionsFromProducts: (
  products: V3ProductIdWithRevision[],
  options: BulkRemoveInfoSectionsFromProductsOptions,
) => Promise<V3BulkRemoveInfoSectionsFromProductsResponse> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkRemoveInfoSectionsFromProducts",
  path: "/stores/v3/bulk/products/remove-info-sections",
  args: ["products", ["infoSectionIds", "returnEntity", "fields"]],
  response: { results: { item: v3ProductCodec } },
});

/** Options of {@link bulkAddProductsToCategoriesByFilter}. */
export interface BulkAddProductsToCategoriesByFilterOptions {
  /** Filter that selects the items to change. */
  filter?: Record<string, unknown> | null;
  /** Ids of the categories to add the products to. 1 to 5 items. */
  categoryIds: string[];
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
}

/**
 * Starts a job that adds all matching products to up to 5 categories.
 *
 * `POST /stores/v3/bulk/products/add-to-categories-by-filter` (stores/products-v3)
 *
 * @param options - Required fields: `categoryIds`. Optional fields: `filter` and `search`.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `CATEGORIES.CATEGORY_ADD_ITEM`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkAddProductsToCategoriesByFilter({
 *   categoryIds: ["<category id>"],
 * });
 * ```
 */
export const bulkAddProductsToCategoriesByFilter: (
  options: BulkAddProductsToCategoriesByFilterOptions,
) => Promise<BulkAddProductsToCategoriesByFilterResponse> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkAddProductsToCategoriesByFilter",
  path: "/stores/v3/bulk/products/add-to-categories-by-filter",
  args: [["filter", "categoryIds", "search"]],
});

/** Options of {@link bulkRemoveProductsFromCategoriesByFilter}. */
export interface BulkRemoveProductsFromCategoriesByFilterOptions {
  /** Filter that selects the items to change. */
  filter?: Record<string, unknown> | null;
  /** Ids of the categories to remove the products from. 1 to 5 items. */
  categoryIds: string[];
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
}

/**
 * Starts a job that removes all matching products from up to 5 categories.
 *
 * `POST /stores/v3/bulk/products/remove-from-categories-by-filter` (stores/products-v3)
 *
 * @param options - Required fields: `categoryIds`. Optional fields: `filter` and `search`.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `CATEGORIES.CATEGORY_REMOVE_ITEM`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkRemoveProductsFromCategoriesByFilter({
 *   categoryIds: ["<category id>"],
 * });
 * ```
 */
export const bulkRemoveProductsFromCategoriesByFilter: (
  options: BulkRemoveProductsFromCategoriesByFilterOptions,
) => Promise<BulkRemoveProductsFromCategoriesByFilterResponse> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkRemoveProductsFromCategoriesByFilter",
  path: "/stores/v3/bulk/products/remove-from-categories-by-filter",
  args: [["filter", "categoryIds", "search"]],
});

/**
 * Returns the id and tree of the category that contains all products.
 *
 * `GET /stores/v3/all-products-category` (stores/products-v3)
 *
 * @remarks Requires the permission `WIX_STORES.ALL_PRODUCTS_CATEGORY_READ`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).getAllProductsCategory();
 * ```
 */
export const getAllProductsCategory: () => Promise<GetAllProductsCategoryResponse> =
  /* @__PURE__ */ operation({
    name: "stores.productsV3.getAllProductsCategory",
    method: "GET",
    path: "/stores/v3/all-products-category",
  });

/** Options of {@link bulkUpdateProductTags}. */
export interface BulkUpdateProductTagsOptions {
  /** Tags to assign to the products. */
  assignTags?: TagsInput;
  /** Tags to remove from the products. */
  unassignTags?: TagsInput;
}

/**
 * Application error codes for {@link bulkUpdateProductTags}, and how to fix the errors.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: The request does not contain any tags. Send at least one
 *   tag to assign or unassign.
 */
export type BulkUpdateProductTagsErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Assigns tags to up to 100 products, or removes tags from them, with a result for each.
 *
 * `POST /stores/v3/bulk/products/update-tags` (stores/products-v3)
 *
 * @param productIds - Ids of the products.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @remarks For error codes, see {@link BulkUpdateProductTagsErrorCode}. This operation can be
 *   called by apps or with an API key. Requires the permission
 *   `stores:catalog:v3:product:bulk_update_product_tags`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkUpdateProductTags(["<product id>"]);
 * ```
 */
export const bulkUpdateProductTags: ((
  productIds: string[],
  options?: BulkUpdateProductTagsOptions,
) => Promise<V3BulkUpdateProductTagsResponse>) &
  Throws<BulkUpdateProductTagsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkUpdateProductTags",
  path: "/stores/v3/bulk/products/update-tags",
  args: ["productIds", ["assignTags", "unassignTags"]],
});

/** Options of {@link bulkUpdateProductTagsByFilter}. */
export interface BulkUpdateProductTagsByFilterOptions {
  /** Tags to assign to the products. */
  assignTags?: TagsInput;
  /** Tags to remove from the products. */
  unassignTags?: TagsInput;
}

/**
 * Application error codes for {@link bulkUpdateProductTagsByFilter}, and how to fix the errors.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: The request does not contain any tags. Send at least one
 *   tag to assign or unassign.
 */
export type BulkUpdateProductTagsByFilterErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Starts a job that updates the tags of all products that match a filter.
 *
 * `POST /stores/v3/bulk/products/update-tags-by-filter` (stores/products-v3)
 *
 * @param filter - Filter object that selects products.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @remarks For error codes, see {@link BulkUpdateProductTagsByFilterErrorCode}. This operation
 *   can be called by apps or with an API key. Requires the permission
 *   `stores:catalog:v3:product:bulk_update_product_tags_by_filter`.
 * @example
 * ```ts
 * const response = await client.use(productsV3).bulkUpdateProductTagsByFilter({});
 * ```
 */
export const bulkUpdateProductTagsByFilter: ((
  filter: Record<string, unknown>,
  options?: BulkUpdateProductTagsByFilterOptions,
) => Promise<V3BulkUpdateProductTagsByFilterResponse>) &
  Throws<BulkUpdateProductTagsByFilterErrorCode> = /* @__PURE__ */ operation({
  name: "stores.productsV3.bulkUpdateProductTagsByFilter",
  path: "/stores/v3/bulk/products/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

/** Event that {@link onProductCreated} passes to its handler. */
export interface ProductCreatedEvent {
  /** The created entity. */
  entity: V3Product;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a product is created.
 *
 * The type of the event is `wix.stores.catalog.v3.product_created`.
 *
 * @example
 * ```ts
 * client.use(productsV3).onProductCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onProductCreated: (handler: EventHandler<ProductCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.product_created",
    codec: { entity: v3ProductCodec },
  });

/** Event that {@link onProductDeleted} passes to its handler. */
export interface ProductDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: V3Product;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a product is deleted.
 *
 * The type of the event is `wix.stores.catalog.v3.product_deleted`.
 *
 * @example
 * ```ts
 * client.use(productsV3).onProductDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onProductDeleted: (handler: EventHandler<ProductDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.product_deleted",
    codec: { entity: v3ProductCodec },
  });

/** Event that {@link onProductUpdated} passes to its handler. */
export interface ProductUpdatedEvent {
  /** The entity after the change. */
  entity: V3Product;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a product changes.
 *
 * The type of the event is `wix.stores.catalog.v3.product_updated`.
 *
 * @example
 * ```ts
 * client.use(productsV3).onProductUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onProductUpdated: (handler: EventHandler<ProductUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.product_updated",
    codec: { entity: v3ProductCodec, modifiedFields: v3ProductCodec },
  });

/** Request of {@link createProduct}. */
export interface CreateProductRequest {
  /** The product to create. It must have a name, a type and variants. */
  product: V3ProductToCreate;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** A product in a V3 catalog. */
export interface V3Product {
  /** Dimensions and prices per unit. Set only for physical products. */
  physicalProperties?: PhysicalPropertiesOfProductsV3;
  /**
   * Id of the product, which the platform assigns. 1 to 36 characters. Cannot be changed after
   * creation.
   */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the product was created. */
  createdDate?: Date | null;
  /** When the product was last updated. */
  updatedDate?: Date | null;
  /** Name of the product, 1 to 80 characters. */
  name?: string | null;
  /** Last part of the product page's URL. It is unique within the store. 1 to 300 characters. */
  slug?: string | null;
  /** URL of the product page. Returned only if you request `URL`. */
  url?: PageUrlV2;
  /** Description as rich content. Returned only if you request `DESCRIPTION`. */
  description?: RichContent;
  /**
   * Description as HTML. Returned only if you request `PLAIN_DESCRIPTION`. At most 16,000
   * characters.
   */
  plainDescription?: string | null;
  /** Whether the product is visible in the online store. */
  visible?: boolean | null;
  /** Whether the product is visible at the point of sale. */
  visibleInPos?: boolean | null;
  /** Images and videos of the product. */
  media?: MediaOfProductsV3;
  /** Search engine and link preview metadata for the product page. */
  seoData?: SeoSchema;
  /** Id of the tax group that determines the product's tax. */
  taxGroupId?: string | null;
  /**
   * Options, such as size or color. Each combination of their choices is a variant. At most 6
   * items.
   */
  options: ConnectedOption[];
  /** Modifiers, such as an engraving. They do not create variants. At most 10 items. */
  modifiers: ConnectedModifier[];
  /** Brand of the product. */
  brand?: BrandOfCatalogImportsV3;
  /** Info sections, such as a return policy. At most 20 items. */
  infoSections: InfoSectionOfCatalogImportsV3[];
  /** Label shown on the product, such as 'New'. */
  ribbon?: Ribbon;
  /** Categories that directly contain the product. */
  directCategoriesInfo?: ProductCategoriesInfo;
  /** All categories that contain the product, including parent categories. */
  allCategoriesInfo?: ProductCategoriesInfo;
  /** Id of the category that is used in the product's breadcrumbs. */
  mainCategoryId?: string | null;
  /**
   * Minimum and maximum cost of the variants to the merchant. Returned only if you request
   * `MERCHANT_DATA`.
   */
  costRange?: PriceRange;
  /** Summary of the inventory of all variants at the default location. */
  inventory?: Inventory;
  /**
   * Whether the product is physical or digital. You cannot change this after creation. Cannot be
   * changed after creation.
   */
  productType: ProductType;
  /**
   * Identifier that you choose for the product. It stays the same if the name changes. Imports
   * use it to find existing products. 1 to 100 characters.
   */
  handle?: string | null;
  /**
   * Currency of all prices, as an ISO 4217 code such as 'EUR'. Returned only if you request
   * `CURRENCY`.
   */
  currency?: string | null;
  /** Path of categories that the product is in. Returned only if you request `BREADCRUMBS_INFO`. */
  breadcrumbsInfo?: BreadcrumbsInfo;
  /** Minimum and maximum current price of the variants. */
  actualPriceRange?: PriceRange;
  /** Minimum and maximum compare-at price of the variants, which stores often show struck through. */
  compareAtPriceRange?: PriceRange;
  /** All variants. Returned with single products, but not in lists. */
  variantsInfo?: VariantsInfo;
  /** Who can buy the product. */
  purchaseEligibility?: PurchaseEligibility;
  /** Additional ribbons that are shown on the product. At most 4 items. */
  additionalRibbons: Ribbon[];
  /** Extended fields of the product. */
  extendedFields?: ExtendedFields;
  /** Tags attached to the product. */
  tags?: Tags;
  /** Subscriptions of the product. */
  subscriptionDetails?: SubscriptionDetails;
  /** Number of variants, and the cheapest variant. */
  variantSummary?: VariantSummary;
}

/** A product in a V3 catalog. */
export interface V3ProductInput {
  /** Dimensions and prices per unit. Set only for physical products. */
  physicalProperties?: PhysicalPropertiesOfProductsV3Input;
  /**
   * Id of the product, which the platform assigns. 1 to 36 characters. Cannot be changed after
   * creation.
   */
  id?: string | null;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Name of the product, 1 to 80 characters. */
  name?: string | null;
  /** Last part of the product page's URL. It is unique within the store. 1 to 300 characters. */
  slug?: string | null;
  /** Description as rich content. Returned only if you request `DESCRIPTION`. */
  description?: RichContentInput;
  /**
   * Description as HTML. Returned only if you request `PLAIN_DESCRIPTION`. At most 16,000
   * characters.
   */
  plainDescription?: string | null;
  /** Whether the product is visible in the online store. */
  visible?: boolean | null;
  /** Whether the product is visible at the point of sale. */
  visibleInPos?: boolean | null;
  /** Images and videos of the product. */
  media?: MediaOfProductsV3Input;
  /** Search engine and link preview metadata for the product page. */
  seoData?: SeoSchemaInput;
  /** Id of the tax group that determines the product's tax. */
  taxGroupId?: string | null;
  /**
   * Options, such as size or color. Each combination of their choices is a variant. At most 6
   * items.
   */
  options?: ConnectedOptionInput[];
  /** Modifiers, such as an engraving. They do not create variants. At most 10 items. */
  modifiers?: ConnectedModifierInput[];
  /** Brand of the product. */
  brand?: BrandOfCatalogImportsV3;
  /** Info sections, such as a return policy. At most 20 items. */
  infoSections?: InfoSectionOfCatalogImportsV3Input[];
  /** Label shown on the product, such as 'New'. */
  ribbon?: Ribbon;
  /** Id of the category that is used in the product's breadcrumbs. */
  mainCategoryId?: string | null;
  /**
   * Whether the product is physical or digital. You cannot change this after creation. Cannot be
   * changed after creation.
   */
  productType?: ProductType;
  /** All variants. Returned with single products, but not in lists. */
  variantsInfo?: VariantsInfoInput;
  /** Who can buy the product. */
  purchaseEligibility?: PurchaseEligibilityInput;
  /** Additional ribbons that are shown on the product. At most 4 items. */
  additionalRibbons?: Ribbon[];
  /** Extended fields of the product. */
  extendedFields?: ExtendedFields;
  /** Tags attached to the product. */
  tags?: TagsInput;
  /** Subscriptions of the product. */
  subscriptionDetails?: SubscriptionDetailsInput;
}

/** The variant of `V3ProductInput` that `createProduct` and `bulkCreateProducts` accept. */
export interface V3ProductToCreate extends V3ProductInput {
  /** Name of the product, 1 to 80 characters. */
  name: string;
  /**
   * Whether the product is physical or digital. You cannot change this after creation. Cannot be
   * changed after creation.
   */
  productType: ProductType;
  /** All variants. Returned with single products, but not in lists. */
  variantsInfo: VariantsInfoToCreate;
}

/** The variant of `V3ProductInput` that `updateProduct` accepts. */
export interface V3ProductToUpdate extends Omit<V3ProductInput, "id"> {
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** All variants. Returned with single products, but not in lists. */
  variantsInfo?: VariantsInfoToUpdate;
}

/** The variant of `V3ProductInput` that `bulkUpdateProducts` accepts. */
export interface V3ProductForBulkUpdateProducts extends V3ProductInput {
  /**
   * Id of the product, which the platform assigns. 1 to 36 characters. Cannot be changed after
   * creation.
   */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** All variants. Returned with single products, but not in lists. */
  variantsInfo?: VariantsInfoToUpdate;
}

/** The variant of `V3ProductInput` that `bulkUpdateProductsByFilter` accepts. */
export interface V3ProductForBulkUpdateProductsByFilter extends V3ProductInput {
  /** Subscriptions of the product. */
  subscriptionDetails?: SubscriptionDetailsToUpdate;
}

/** Categories that contain a product. */
export interface ProductCategoriesInfo {
  /** The categories that contain the product, one entry per category. At most 2,000 items. */
  categories: ProductCategory[];
}

/** A category that contains a product. */
export interface ProductCategory {
  /** Id of the category. */
  id: string;
  /** Position of the product within the category. At most 200. */
  index?: number | null;
}

/** Minimum and maximum amount among a product's variants. */
export interface PriceRange {
  /** Minimum amount among the variants. */
  minValue?: FixedMonetaryAmount;
  /** Maximum amount among the variants. */
  maxValue?: FixedMonetaryAmount;
}

/** Summary of the inventory of all variants of a product at the default location. */
export interface Inventory {
  /** Availability of the variants: in stock, partially out of stock or out of stock. */
  availabilityStatus: InventoryAvailabilityStatus;
  /** Whether all, some or no variants can be preordered. */
  preorderStatus: PreorderStatus;
  /** Which variants can currently be preordered. */
  preorderAvailability: ProductPreorderAvailability;
}

/** Whether preorder is enabled, disabled or enabled for some variants. */
export type PreorderStatus = "ENABLED" | "DISABLED" | "PARTIALLY_ENABLED" | (string & {});

/** Whether all, some or no variants can be preordered. */
export type ProductPreorderAvailability =
  | "ALL_VARIANTS"
  | "NO_VARIANTS"
  | "SOME_VARIANTS"
  | (string & {});

/** All variants of a product. */
export interface VariantsInfo {
  /** The variants. A product without options has exactly one variant. 1 to 1,000 items. */
  variants: Variant[];
}

/** All variants of a product. */
export interface VariantsInfoInput {
  /** The variants. A product without options has exactly one variant. 1 to 1,000 items. */
  variants?: VariantInput[];
}

/** The variant of `VariantsInfoInput` that `createProduct` and `bulkCreateProducts` accept. */
export interface VariantsInfoToCreate extends VariantsInfoInput {
  /** The variants. A product without options has exactly one variant. 1 to 1,000 items. */
  variants: VariantToSend[];
}

/** The variant of `VariantsInfoInput` that `updateProduct` and `bulkUpdateProducts` accept. */
export interface VariantsInfoToUpdate extends VariantsInfoInput {
  /** The variants. A product without options has exactly one variant. 1 to 1,000 items. */
  variants?: VariantToSend[];
}

/**
 * A combination of choices that buyers can buy, with its own price and inventory.
 *
 * At most one of `physicalProperties` and `digitalProperties` is set.
 */
export type Variant = {
  /**
   * Id of the variant. To add the variant to a cart, send it in the item's options. Cannot be
   * changed after creation.
   */
  id: string;
  /** Whether the variant is visible on the site. */
  visible?: boolean | null;
  /** Stock keeping unit (SKU). 1 to 40 characters. */
  sku?: string | null;
  /** Barcode of the variant. 1 to 40 characters. */
  barcode?: string | null;
  /**
   * The variant's choice for each option. Empty if the product has no options. At most 6 items.
   * Cannot be changed after creation.
   */
  choices: OptionChoice[];
  /** Prices of the variant. */
  price: PriceInfo;
  /** The merchant's cost and profit. Returned only if you request `MERCHANT_DATA`. */
  revenueDetails?: RevenueDetails;
  /** Image or video to show for the variant. */
  media?: ProductMedia;
  /** The variant's price for each subscription. Returned only if you request them. */
  subscriptionPricesInfo?: SubscriptionPricesInfo;
  /** Whether the variant is in stock or can be preordered. */
  inventoryStatus?: InventoryStatus;
} & (
  | {
      /** Weight, dimensions and price per unit. Set only for physical variants. */
      physicalProperties?: VariantPhysicalProperties;
      digitalProperties?: undefined;
    }
  | {
      physicalProperties?: undefined;
      /** File that the buyer of a digital variant receives. */
      digitalProperties?: VariantDigitalProperties;
    }
);

/**
 * A combination of choices that buyers can buy, with its own price and inventory.
 *
 * At most one of `physicalProperties` and `digitalProperties` is set.
 */
export type VariantInput = {
  /**
   * Id of the variant. To add the variant to a cart, send it in the item's options. Cannot be
   * changed after creation.
   */
  id?: string | null;
  /** Whether the variant is visible on the site. */
  visible?: boolean | null;
  /** Stock keeping unit (SKU). 1 to 40 characters. */
  sku?: string | null;
  /** Barcode of the variant. 1 to 40 characters. */
  barcode?: string | null;
  /**
   * The variant's choice for each option. Empty if the product has no options. At most 6 items.
   * Cannot be changed after creation.
   */
  choices?: OptionChoiceInput[];
  /** Prices of the variant. */
  price?: PriceInfoInput;
  /** The merchant's cost and profit. Returned only if you request `MERCHANT_DATA`. */
  revenueDetails?: RevenueDetailsInput;
} & (
  | {
      /** Weight, dimensions and price per unit. Set only for physical variants. */
      physicalProperties?: VariantPhysicalPropertiesInput;
      digitalProperties?: undefined;
    }
  | {
      physicalProperties?: undefined;
      /** File that the buyer of a digital variant receives. */
      digitalProperties?: VariantDigitalPropertiesInput;
    }
);

/** The variant of `VariantInput` that `createProduct`, `updateProduct` and 2 others accept. */
export type VariantToSend = {
  /**
   * Id of the variant. To add the variant to a cart, send it in the item's options. Cannot be
   * changed after creation.
   */
  id?: string | null;
  /** Whether the variant is visible on the site. */
  visible?: boolean | null;
  /** Stock keeping unit (SKU). 1 to 40 characters. */
  sku?: string | null;
  /** Barcode of the variant. 1 to 40 characters. */
  barcode?: string | null;
  /**
   * The variant's choice for each option. Empty if the product has no options. At most 6 items.
   * Cannot be changed after creation.
   */
  choices?: OptionChoiceInput[];
  /** Prices of the variant. */
  price: PriceInfoToSend;
  /** The merchant's cost and profit. Returned only if you request `MERCHANT_DATA`. */
  revenueDetails?: RevenueDetailsInput;
} & (
  | {
      /** Weight, dimensions and price per unit. Set only for physical variants. */
      physicalProperties?: VariantPhysicalPropertiesToSend;
      digitalProperties?: undefined;
    }
  | {
      physicalProperties?: undefined;
      /** File that the buyer of a digital variant receives. */
      digitalProperties?: VariantDigitalPropertiesInput;
    }
);

/** A variant's choice for an option. */
export interface OptionChoice {
  /** Ids of the option and the choice. */
  optionChoiceIds?: OptionChoiceIds;
  /** Names of the option and the choice. Returned only if you request them. */
  optionChoiceNames?: OptionChoiceNames;
}

/** A variant's choice for an option. */
export interface OptionChoiceInput {
  /** Ids of the option and the choice. */
  optionChoiceIds?: OptionChoiceIdsInput;
  /** Names of the option and the choice. Returned only if you request them. */
  optionChoiceNames?: OptionChoiceNamesInput;
}

/** A variant's price for each subscription. */
export interface SubscriptionPricesInfo {
  /** Prices of the variant, one entry per subscription. At most 6 items. */
  subscriptionPrices: SubscriptionPrice[];
}

/** Price of a variant with a subscription. */
export interface SubscriptionPrice {
  /** Id of the subscription. */
  subscriptionId: string;
  /** Price of the variant with the subscription. */
  price?: FixedMonetaryAmount;
  /** Price per unit with the subscription. */
  pricePerUnit?: SubscriptionPricePerUnit;
  /** Price after automatic discounts. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/** Price per unit with a subscription. */
export interface SubscriptionPricePerUnit {
  /** Price per unit as a decimal string. */
  value: string;
  /** Price per unit as display text. At most 20 characters. */
  description?: string | null;
  /** Price per unit after automatic discounts. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/** Inventory status of a variant. */
export interface InventoryStatus {
  /** Whether the variant is in stock. */
  inStock: boolean;
  /** Whether the variant can be preordered. */
  preorderEnabled: boolean;
}

/** Number of variants of a product, and the cheapest variant. */
export interface VariantSummary {
  /** Number of variants. */
  variantCount: number;
  /** Variant with the lowest price. Lists return it only if you request it. */
  minPriceVariant?: Variant;
}

/** Fields of a product that are returned only if you request them. */
export type SingleEntityOpsRequestedFields =
  | "URL"
  | "CURRENCY"
  | "INFO_SECTION"
  | "MERCHANT_DATA"
  | "PLAIN_DESCRIPTION"
  | "INFO_SECTION_PLAIN_DESCRIPTION"
  | "SUBSCRIPTION_PRICES_INFO"
  | "BREADCRUMBS_INFO"
  | "WEIGHT_MEASUREMENT_UNIT_INFO"
  | "VARIANT_OPTION_CHOICE_NAMES"
  | "MEDIA_ITEMS_INFO"
  | "DESCRIPTION"
  | "DIRECT_CATEGORIES_INFO"
  | "ALL_CATEGORIES_INFO"
  | "INFO_SECTION_DESCRIPTION"
  | "THUMBNAIL"
  | "PRODUCT_CHOICES_MEDIA_REFERENCES"
  | "PRODUCT_CHOICES_DISPLAY_IMAGE"
  | "DISCOUNT_INFO";

/** Response of {@link createProduct}. */
export interface CreateProductResponse {
  /** The created product. */
  product?: V3Product;
}

/** Request of {@link createProductWithInventory}. */
export interface CreateProductWithInventoryRequest {
  /** The product to create, with the inventory of its variants. */
  product: ProductWithInventoryToCreate;
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** Response of {@link createProductWithInventory}. */
export interface CreateProductWithInventoryResponse {
  /** The created product. */
  product?: V3Product;
  /**
   * Results of creating the inventory. Check them, because this can fail even if the product was
   * created.
   */
  inventoryResults?: BulkInventoryItemResults;
}

/** Results of creating or updating inventory. */
export interface BulkInventoryItemResults {
  /** One result for each inventory item. At most 1,000 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
  /** Reason why the inventory could not be written. Absent if it was written. */
  error?: ApplicationError;
}

/** Request of {@link updateProduct}. */
export interface UpdateProductRequest {
  /** The id, the current revision and the fields to update. */
  product: V3ProductForBulkUpdateProducts;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** Response of {@link updateProduct}. */
export interface UpdateProductResponse {
  /** The updated product. */
  product?: V3Product;
}

/** Request of {@link updateProductWithInventory}. */
export interface UpdateProductWithInventoryRequest {
  /** The product, with the fields to update and the inventory of its variants. */
  product: ProductWithInventoryForBulkUpdateProductsWithInventory;
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** Response of {@link updateProductWithInventory}. */
export interface UpdateProductWithInventoryResponse {
  /** The updated product. */
  product?: V3Product;
  /**
   * Results of updating the inventory. Check them, because this can fail even if the product was
   * updated.
   */
  inventoryResults?: BulkInventoryItemResults;
}

/** Request of {@link bulkCreateProducts}. */
export interface BulkCreateProductsRequest {
  /** The products to create. 1 to 100 items. */
  products: V3ProductToCreate[];
  /** Whether each result includes the product. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Product fields that are returned in lists only if you request them. */
export type RequestedFields =
  | "URL"
  | "CURRENCY"
  | "INFO_SECTION"
  | "MERCHANT_DATA"
  | "PLAIN_DESCRIPTION"
  | "INFO_SECTION_PLAIN_DESCRIPTION"
  | "SUBSCRIPTION_PRICES_INFO"
  | "BREADCRUMBS_INFO"
  | "WEIGHT_MEASUREMENT_UNIT_INFO"
  | "VARIANT_OPTION_CHOICE_NAMES"
  | "MEDIA_ITEMS_INFO"
  | "DESCRIPTION"
  | "DIRECT_CATEGORIES_INFO"
  | "ALL_CATEGORIES_INFO"
  | "INFO_SECTION_DESCRIPTION"
  | "THUMBNAIL"
  | "PRODUCT_CHOICES_MEDIA_REFERENCES"
  | "PRODUCT_CHOICES_DISPLAY_IMAGE"
  | "MIN_PRICE_VARIANT"
  | "DISCOUNT_INFO";

/** Response of {@link bulkCreateProducts}. */
export interface BulkCreateProductsResponse {
  /** One result for each of the products. 1 to 100 items. */
  results: CatalogV3BulkProductResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the products. */
export interface CatalogV3BulkProductResult {
  /** Id and index of the product, and whether the change succeeded. */
  itemMetadata?: ItemMetadataOfCustomizationsV3;
  /** The product. Present only if `returnEntity` is true. */
  item?: V3Product;
}

/** Request of {@link bulkCreateProductsWithInventory}. */
export interface BulkCreateProductsWithInventoryRequest {
  /** The products to create, with the inventory of their variants. 1 to 100 items. */
  products: ProductWithInventoryToCreate[];
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link bulkCreateProductsWithInventory}. */
export interface BulkCreateProductsWithInventoryResponse {
  /** Results of creating the products. */
  productResults?: BulkProductResults;
  /** Results of creating the inventory. */
  inventoryResults?: BulkInventoryItemResults;
}

/** Results of creating or updating products. */
export interface BulkProductResults {
  /** One result for each product. 1 to 100 items. */
  results: CatalogV3BulkProductResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkUpdateProducts}. */
export interface BulkUpdateProductsRequest {
  /** The products to update, each with the fields to change. 1 to 100 items. */
  products: V3MaskedProduct[];
  /** Whether each result includes the product. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** A product and the fields to update. */
export interface V3MaskedProduct {
  /** The product, with the fields to update. */
  product: V3ProductForBulkUpdateProducts;
}

/** Response of {@link bulkUpdateProducts}. */
export interface BulkUpdateProductsResponse {
  /** One result for each of the products. 1 to 100 items. */
  results: CatalogV3BulkProductResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkUpdateProductsWithInventory}. */
export interface BulkUpdateProductsWithInventoryRequest {
  /** The products to update, each with the fields to change and its inventory. 1 to 100 items. */
  products: MaskedProductWithInventory[];
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** A product and the fields to update, with the inventory of its variants. */
export interface MaskedProductWithInventory {
  /** The product, with the fields to update. */
  product: ProductWithInventoryForBulkUpdateProductsWithInventory;
}

/** Response of {@link bulkUpdateProductsWithInventory}. */
export interface BulkUpdateProductsWithInventoryResponse {
  /** Results of updating the products. */
  productResults?: BulkProductResults;
  /** Results of updating the inventory. */
  inventoryResults?: BulkInventoryItemResults;
}

/** Request of {@link bulkUpdateProductsByFilter}. */
export interface V3BulkUpdateProductsByFilterRequest {
  /** Filter object that selects products. */
  filter?: Record<string, unknown> | null;
  /** Values to set on each of the products. */
  product: V3ProductForBulkUpdateProductsByFilter;
  /** Search text, filter, sorting, paging and aggregations for the products. */
  search?: SearchDetails;
}

/** Response of {@link bulkUpdateProductsByFilter}. */
export interface V3BulkUpdateProductsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link deleteProduct}. */
export interface V3DeleteProductRequest {
  /** Id of the product. 1 to 36 characters. */
  productId: string;
}

/** Response of {@link deleteProduct}. */
export type V3DeleteProductResponse = Record<string, never>;

/** Request of {@link bulkDeleteProducts}. */
export interface V3BulkDeleteProductsRequest {
  /** Ids of the products. 1 to 100 items. */
  productIds: string[];
}

/** Response of {@link bulkDeleteProducts}. */
export interface V3BulkDeleteProductsResponse {
  /** One result for each of the products. 1 to 100 items. */
  results: BulkDeleteProductsResponseBulkProductResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the products. */
export interface BulkDeleteProductsResponseBulkProductResult {
  /** Id and index of the product, and whether the change succeeded. */
  itemMetadata?: ItemMetadataOfCustomizationsV3;
}

/** Request of {@link bulkDeleteProductsByFilter}. */
export interface V3BulkDeleteProductsByFilterRequest {
  /** Filter object that selects products. */
  filter: Record<string, unknown>;
  /** Search text, filter, sorting, paging and aggregations for the products. */
  search?: SearchDetails;
}

/** Response of {@link bulkDeleteProductsByFilter}. */
export interface V3BulkDeleteProductsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link getProduct}. */
export interface V3GetProductRequest {
  /** Id of the product. 1 to 36 characters. */
  productId: string;
  /**
   * Fields to return in addition to the base fields, such as 'URL' or 'CURRENCY'. At most 100
   * items.
   */
  fields?: SingleEntityOpsRequestedFields[];
}

/** Response of {@link getProduct}. */
export interface V3GetProductResponse {
  /** The product, with its variants. */
  product?: V3Product;
}

/** Request of {@link getProductBySlug}. */
export interface V3GetProductBySlugRequest {
  /** Last part of the product page's URL. 1 to 100 characters. */
  slug: string;
  /**
   * Fields to return in addition to the base fields, such as 'URL' or 'CURRENCY'. At most 100
   * items.
   */
  fields?: SingleEntityOpsRequestedFields[];
}

/** Response of {@link getProductBySlug}. */
export interface V3GetProductBySlugResponse {
  /** The product, with its variants. */
  product?: V3Product;
}

/** Request of {@link searchProducts}. */
export interface V3SearchProductsRequest {
  /** Search text, filter, sorting and paging. */
  search: CommonCursorSearch;
  /**
   * Fields to return in addition to the base fields, such as 'URL' or 'CURRENCY'. At most 100
   * items.
   */
  fields?: RequestedFields[];
}

/** Filter, sorting, search text, aggregations and paging of a search. */
export interface CommonCursorSearch {
  /** The page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, such as { visible: true }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 10 items. */
  sort?: WixCommonSorting[];
  /** Aggregations over all matches, such as facet counts. At most 10 items. */
  aggregations?: Aggregation[];
  /** Free text to search for. */
  search?: SearchDetails;
  /**
   * Time zone for dates in filters and aggregations, as an IANA name such as 'Europe/Paris'. At
   * most 50 characters.
   */
  timeZone?: string | null;
}

/** A field to sort by. */
export interface WixCommonSorting {
  /** Path of the field to sort by, such as 'name'. At most 512 characters. */
  fieldName?: string;
  /** Sort order. Default: ascending. */
  order?: SortOrder;
  /** Conditions that select which entries of a list field to sort by. At most 10 items. */
  selectItemsBy?: Record<string, unknown>[] | null;
}

/** Response of {@link searchProducts}. */
export interface V3SearchProductsResponse {
  /** Products on this page, without their variants. */
  products: V3Product[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the requested aggregations. */
  aggregationData?: AggregationData;
}

/** Request of {@link queryProducts}. */
export interface V3QueryProductsRequest {
  /** Filter, sorting and paging. */
  query?: CommonCursorQuery;
  /**
   * Fields to return in addition to the base fields, such as 'URL' or 'CURRENCY'. At most 100
   * items.
   */
  fields?: RequestedFields[];
}

/** Filter, sorting and paging of a query that is paged by cursor. */
export interface CommonCursorQuery {
  /** The page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 5 items. */
  sort?: WixCommonSorting[];
}

/** Response of {@link queryProducts}. */
export interface V3QueryProductsResponse {
  /** Products on this page, without their variants. */
  products: V3Product[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link countProducts}. */
export interface V3CountProductsRequest {
  /** Filter that the products must match. */
  filter?: Record<string, unknown> | null;
  /** Free text to search for. */
  search?: SearchDetails;
  /** Whether to include hidden products. Only merchants and apps can set this. */
  returnNonVisibleProducts?: boolean;
}

/** Response of {@link countProducts}. */
export interface V3CountProductsResponse {
  /** Number of matching products. */
  count: number;
}

/** Request of {@link bulkUpdateProductVariantsByFilter}. */
export interface BulkUpdateProductVariantsByFilterRequest {
  /** Filter that selects the items to change. */
  filter: Record<string, unknown>;
  /** Values to set on each variant of the products. */
  variant: VariantInput;
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
}

/** Response of {@link bulkUpdateProductVariantsByFilter}. */
export interface BulkUpdateProductVariantsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link bulkAdjustProductVariantsByFilter}. */
export interface V3BulkAdjustProductVariantsByFilterRequest {
  /** Filter that selects the items to change. */
  filter: Record<string, unknown>;
  /** How to change the merchant's cost for the variants. */
  cost?: V3AdjustValue;
  /** How to round the new amounts. */
  rounding?: BulkAdjustProductVariantsByFilterRequestRoundingStrategy;
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
  /** How to change the price. */
  actualPrice?: V3AdjustValue;
  /** How to change the compare-at price. */
  compareAtPrice?: V3AdjustValue;
  /** Discount off the compare-at price, used to set the price. */
  compareAtPriceDiscount?: V3UnsignedAdjustValue;
}

/**
 * A change by an amount or a percentage.
 *
 * At most one of `amount` and `percentage` is set.
 */
export type V3AdjustValue =
  | {
      /** Amount to add, in the store's currency. Use a negative amount to subtract. A decimal string. */
      amount?: string;
      percentage?: undefined;
    }
  | {
      amount?: undefined;
      /** Percentage to add. Use a negative percentage to subtract. -100 to 1,000. */
      percentage?: number;
    };

/** How adjusted amounts are rounded. */
export type BulkAdjustProductVariantsByFilterRequestRoundingStrategy =
  | "NO_ROUNDING"
  | "CURRENCY_PRECISION"
  | "NEAREST_WHOLE_NUMBER";

/**
 * A discount by an amount or a percentage.
 *
 * At most one of `amount` and `percentage` is set.
 */
export type V3UnsignedAdjustValue =
  | {
      /** Amount to subtract, in the store's currency. A decimal string. */
      amount?: string;
      percentage?: undefined;
    }
  | {
      amount?: undefined;
      /** Percentage to subtract. At most 100. */
      percentage?: number;
    };

/** Response of {@link bulkAdjustProductVariantsByFilter}. */
export interface V3BulkAdjustProductVariantsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link bulkAddInfoSectionsToProductsByFilter}. */
export interface V3BulkAddInfoSectionsToProductsByFilterRequest {
  /** Filter that selects the items to change. */
  filter: Record<string, unknown>;
  /** Ids of the info sections to add. 1 to 20 items. */
  infoSectionIds: string[];
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
}

/** Response of {@link bulkAddInfoSectionsToProductsByFilter}. */
export interface V3BulkAddInfoSectionsToProductsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link bulkAddInfoSectionsToProducts}. */
export interface V3BulkAddInfoSectionsToProductsRequest {
  /** The products to update, each with its current revision. 1 to 100 items. */
  products: V3ProductIdWithRevision[];
  /** Ids of the info sections to add. 1 to 10 items. */
  infoSectionIds: string[];
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** A product and its expected revision. */
export interface V3ProductIdWithRevision {
  /** Id of the product. 1 to 36 characters. */
  productId?: string;
  /** Current revision of the product. */
  revision?: string;
}

/** Response of {@link bulkAddInfoSectionsToProducts}. */
export interface V3BulkAddInfoSectionsToProductsResponse {
  /** One result for each item in the request. 1 to 100 items. */
  results: CatalogV3BulkProductResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkRemoveInfoSectionsFromProductsByFilter}. */
export interface V3BulkRemoveInfoSectionsFromProductsByFilterRequest {
  /** Filter that selects the items to change. */
  filter: Record<string, unknown>;
  /** Ids of the info sections to remove. 1 to 100 items. */
  infoSectionIds: string[];
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
}

/** Response of {@link bulkRemoveInfoSectionsFromProductsByFilter}. */
export interface V3BulkRemoveInfoSectionsFromProductsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link bulkRemoveInfoSectionsFromProducts}. */
export interface V3BulkRemoveInfoSectionsFromProductsRequest {
  /** The products to update, each with its current revision. 1 to 100 items. */
  products: V3ProductIdWithRevision[];
  /** Ids of the info sections to remove. 1 to 100 items. */
  infoSectionIds: string[];
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link bulkRemoveInfoSectionsFromProducts}. */
export interface V3BulkRemoveInfoSectionsFromProductsResponse {
  /** One result for each item in the request. 1 to 100 items. */
  results: CatalogV3BulkProductResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkAddProductsToCategoriesByFilter}. */
export interface BulkAddProductsToCategoriesByFilterRequest {
  /** Filter that selects the items to change. */
  filter?: Record<string, unknown> | null;
  /** Ids of the categories to add the products to. 1 to 5 items. */
  categoryIds: string[];
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
}

/** Response of {@link bulkAddProductsToCategoriesByFilter}. */
export interface BulkAddProductsToCategoriesByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link bulkRemoveProductsFromCategoriesByFilter}. */
export interface BulkRemoveProductsFromCategoriesByFilterRequest {
  /** Filter that selects the items to change. */
  filter?: Record<string, unknown> | null;
  /** Ids of the categories to remove the products from. 1 to 5 items. */
  categoryIds: string[];
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
}

/** Response of {@link bulkRemoveProductsFromCategoriesByFilter}. */
export interface BulkRemoveProductsFromCategoriesByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link getAllProductsCategory}. */
export type GetAllProductsCategoryRequest = Record<string, never>;

/** Response of {@link getAllProductsCategory}. */
export interface GetAllProductsCategoryResponse {
  /** Id of the category that contains all products. */
  categoryId: string;
  /** Tree that the category is in. */
  treeReference?: TreeReference;
}

/** Request of {@link bulkUpdateProductTags}. */
export interface V3BulkUpdateProductTagsRequest {
  /** Ids of the products. 1 to 100 items. */
  productIds: string[];
  /** Tags to assign to the products. */
  assignTags?: TagsInput;
  /** Tags to remove from the products. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateProductTags}. */
export interface V3BulkUpdateProductTagsResponse {
  /** One result for each of the products. 1 to 100 items. */
  results: BulkUpdateProductTagsResponseBulkUpdateProductTagsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the products. */
export interface BulkUpdateProductTagsResponseBulkUpdateProductTagsResult {
  /** Id and index of the product, and whether the change succeeded. */
  itemMetadata?: ItemMetadataOfCustomizationsV3;
}

/** Request of {@link bulkUpdateProductTagsByFilter}. */
export interface V3BulkUpdateProductTagsByFilterRequest {
  /** Filter object that selects products. */
  filter: Record<string, unknown>;
  /** Tags to assign to the products. */
  assignTags?: TagsInput;
  /** Tags to remove from the products. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateProductTagsByFilter}. */
export interface V3BulkUpdateProductTagsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}
