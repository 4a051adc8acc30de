// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the products of a V3 catalog with their variants, prices and media.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  call,
  type EventDefinition,
  type EventHandler,
  type EventMetadata,
  listen,
  type Operation,
  queryArguments,
} from "@portico/core/runtime";
import type {
  AnchorData,
  AnchorDataInput,
  ApplicationError,
  BlockquoteData,
  BlockquoteDataInput,
  BulletedListData,
  BulletedListDataInput,
  ButtonData,
  ButtonDataInput,
  CaptionData,
  CaptionDataInput,
  CheckboxListData,
  CheckboxListDataInput,
  CodeBlockData,
  CodeBlockDataInput,
  CollapsibleListData,
  CollapsibleListDataInput,
  ColorData,
  DecorationType,
  DividerData,
  DividerDataInput,
  EmbedData,
  EmbedDataInput,
  ExtendedFields,
  FileData,
  FileDataInput,
  FontFamilyData,
  FontSizeData,
  FontSizeDataInput,
  GIFData,
  GIFDataInput,
  HeadingData,
  HeadingDataInput,
  HTMLData,
  HTMLDataInput,
  ItemMetadata,
  LayoutCellData,
  LinkData,
  LinkDataInput,
  LinkPreviewData,
  LinkPreviewDataInput,
  ListItemNodeData,
  ListItemNodeDataInput,
  MapData,
  MapDataInput,
  MentionData,
  MentionDataInput,
  Metadata,
  MetadataInput,
  NodeStyle,
  NodeType,
  OrderedListData,
  OrderedListDataInput,
  PageUrlV2,
  ParagraphData,
  ParagraphDataInput,
  SmartBlockData,
  SmartBlockDataInput,
  SpoilerData,
  TableCellData,
  TableCellDataInput,
  Tags,
  TagsInput,
  TocData,
  TocDataInput,
} from "@portico/core/types";
import {
  aggregationDataCodec,
  bulkInventoryItemResultsCodec,
  connectedOptionCodec,
  cursorSearchCodec,
  mediaCodec,
  physicalPropertiesCodec,
  productMediaCodec,
  productWithInventoryCodec,
  richContentCodec,
  variantPhysicalPropertiesCodec,
} from "./codecs.js";
import type {
  AppEmbedDataOfProductsV3,
  AppEmbedDataOfProductsV3Input,
  AudioDataOfProductsV3,
  AudioDataOfProductsV3Input,
  CardDataOfProductsV3,
  CardDataOfProductsV3Input,
  CommonCursors,
  ConnectedModifier,
  ConnectedModifierInput,
  ConnectedOption,
  ConnectedOptionInput,
  FixedMonetaryAmount,
  FixedMonetaryAmountInput,
  GalleryDataOfProductsV3,
  GalleryDataOfProductsV3Input,
  ImageDataOfProductsV3,
  ImageDataOfProductsV3Input,
  InventoryItem,
  InventoryItemComposite,
  LayoutDataOfProductsV3,
  LayoutDataOfProductsV3Input,
  MediaOfProductsV3,
  MediaOfProductsV3Input,
  OptionChoiceIds,
  OptionChoiceIdsInput,
  OptionChoiceNames,
  OptionChoiceNamesInput,
  PhysicalPropertiesOfProductsV3,
  PhysicalPropertiesOfProductsV3Input,
  PollDataOfProductsV3,
  PollDataOfProductsV3Input,
  PriceInfo,
  PriceInfoInput,
  ProductMedia,
  ProductOptionRenderType,
  ProductType,
  PurchaseEligibility,
  PurchaseEligibilityInput,
  RevenueDetails,
  RevenueDetailsInput,
  Ribbon,
  SeoSchema,
  SeoSchemaInput,
  ShapeDataOfProductsV3,
  ShapeDataOfProductsV3Input,
  SmartBlockCellDataOfProductsV3,
  SmartBlockCellDataOfProductsV3Input,
  SubscriptionDetails,
  SubscriptionDetailsInput,
  TableDataOfProductsV3,
  TableDataOfProductsV3Input,
  TreeReference,
  VariantDigitalProperties,
  VariantDigitalPropertiesInput,
  VariantPhysicalProperties,
  VariantPhysicalPropertiesInput,
  VideoDataOfProductsV3,
  VideoDataOfProductsV3Input,
} from "./common.js";

export type {
  Alignment,
  AnchorData,
  AnchorDataInput,
  Animation,
  AnimationInput,
  ApplicationError,
  ApplicationErrorInput,
  AppType,
  AspectRatio,
  Backdrop,
  BackdropInput,
  BackdropType,
  Background,
  BackgroundGradient,
  BackgroundInput,
  BackgroundType,
  Banner,
  BannerInput,
  BannerPosition,
  BlockquoteData,
  BlockquoteDataInput,
  BookingData,
  Border,
  BorderColors,
  BorderWidths,
  BulletedListData,
  BulletedListDataInput,
  ButtonData,
  ButtonDataInput,
  ButtonDataType,
  ButtonStyles,
  CaptionData,
  CaptionDataInput,
  CardDataBackground,
  CardDataBackgroundInput,
  CardDataBackgroundType,
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
  DecorationType,
  DesignTarget,
  Direction,
  DividerData,
  DividerDataAlignment,
  DividerDataInput,
  DividerDataStyles,
  DividerDataStylesInput,
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
  ImageDataCrop,
  ImageDataStyles,
  ImagePosition,
  ImagePositionPosition,
  ImageScalingScaling,
  ImageStyles,
  ImageStylesInput,
  Indentation,
  InitialExpandedItems,
  ItemMetadata,
  ItemStyle,
  ItemStyleInput,
  LayerEffect,
  Layers,
  LayersInput,
  Layout,
  LayoutCellData,
  LayoutDataBackground,
  LayoutDataBackgroundInput,
  LayoutDataBackgroundType,
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
  MentionData,
  MentionDataInput,
  Metadata,
  MetadataInput,
  NodeStyle,
  NodeType,
  Oembed,
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
  PollDataLayout,
  PollDataLayoutInput,
  PollDesignBackgroundType,
  PollLayout,
  PollLayoutDirection,
  PollLayoutInput,
  PollLayoutType,
  Position,
  PricingData,
  Rel,
  Resizing,
  ResponsivenessBehaviour,
  RibbonStyles,
  RibbonStylesInput,
  Scaling,
  SectionDivider,
  SectionDividerInput,
  Shape,
  ShapeDataStyles,
  SmartBlockData,
  SmartBlockDataInput,
  SmartBlockDataType,
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
  TagList,
  TagListInput,
  Tags,
  TagsInput,
  Target,
  TextAlignment,
  TextStyle,
  TextStyleInput,
  Thumbnails,
  ThumbnailsAlignment,
  ThumbnailsInput,
  TocData,
  TocDataInput,
  Type,
  VerticalAlignment,
  VerticalAlignmentAlignment,
  ViewMode,
  ViewRole,
  VoteRole,
  WeightUnit,
  Width,
  WidthType,
} from "@portico/core/types";
export type {
  AppEmbedDataOfProductsV3 as AppEmbedData,
  AppEmbedDataOfProductsV3Input as AppEmbedDataInput,
  AudioDataOfProductsV3 as AudioData,
  AudioDataOfProductsV3Input as AudioDataInput,
  AvailabilityStatus,
  BackgroundImageOfProductsV3 as BackgroundImage,
  BackgroundImageOfProductsV3Input as BackgroundImageInput,
  CardDataOfProductsV3 as CardData,
  CardDataOfProductsV3Input as CardDataInput,
  ChoicesSettings,
  ChoicesSettingsInput,
  ChoiceType,
  CommonCursors,
  ConnectedModifier,
  ConnectedModifierChoice,
  ConnectedModifierChoiceInput,
  ConnectedModifierInput,
  ConnectedOption,
  ConnectedOptionChoice,
  ConnectedOptionChoiceInput,
  ConnectedOptionInput,
  DesignOfProductsV3 as Design,
  DesignOfProductsV3Input as DesignInput,
  DimensionsOfProductsV3 as Dimensions,
  DimensionsOfProductsV3Input as DimensionsInput,
  DimensionsUnit,
  DiscountTypeOfProductsV3 as DiscountType,
  FileType,
  FixedMonetaryAmount,
  FixedMonetaryAmountInput,
  FreeTextSettings,
  FreeTextSettingsInput,
  GalleryDataOfProductsV3 as GalleryData,
  GalleryDataOfProductsV3Input as GalleryDataInput,
  ImageDataOfProductsV3 as ImageData,
  ImageDataOfProductsV3Input as ImageDataInput,
  ImageOfProductsV3 as Image,
  ImageOfProductsV3Input as ImageInput,
  InventoryItem,
  InventoryItemComposite,
  InventoryItemInput,
  ItemImage,
  ItemImageInput,
  ItemOfProductsV3 as Item,
  ItemOfProductsV3Input as ItemInput,
  Keyword,
  KeywordInput,
  LayoutDataBackgroundImageOfProductsV3 as LayoutDataBackgroundImage,
  LayoutDataBackgroundImageOfProductsV3Input as LayoutDataBackgroundImageInput,
  LayoutDataOfProductsV3 as LayoutData,
  LayoutDataOfProductsV3Input as LayoutDataInput,
  MediaItemsInfo,
  MediaItemsInfoInput,
  MediaOfProductsV3 as Media,
  MediaOfProductsV3Input as MediaInput,
  MediaReference,
  MediaReferences,
  MediaReferencesInput,
  MediaType,
  ModifierChoicesSettings,
  ModifierChoicesSettingsInput,
  ModifierRenderType,
  OptionChoiceIds,
  OptionChoiceIdsInput,
  OptionChoiceNames,
  OptionChoiceNamesInput,
  OptionOfProductsV3 as Option,
  PhysicalPropertiesOfProductsV3 as PhysicalProperties,
  PhysicalPropertiesOfProductsV3Input as PhysicalPropertiesInput,
  PollDataOfProductsV3 as PollData,
  PollDataOfProductsV3Input as PollDataInput,
  PollDesignBackgroundOfProductsV3 as PollDesignBackground,
  PollDesignBackgroundOfProductsV3Input as PollDesignBackgroundInput,
  PollDesignOfProductsV3 as PollDesign,
  PollDesignOfProductsV3Input as PollDesignInput,
  PollOfProductsV3 as Poll,
  PollOfProductsV3Input as PollInput,
  PollSettings,
  PollSettingsInput,
  PreorderInfo,
  PreorderInfoInput,
  PriceInfo,
  PriceInfoInput,
  PricePerUnit,
  PricePerUnitInput,
  PricePerUnitRange,
  PricePerUnitRangeInput,
  PricePerUnitRangePricePerUnit,
  PricePerUnitRangePricePerUnitInput,
  PricePerUnitSettings,
  PricePerUnitSettingsInput,
  Product,
  ProductInput,
  ProductMedia,
  ProductMediaInput,
  ProductOptionRenderType,
  ProductType,
  PurchaseEligibility,
  PurchaseEligibilityInput,
  RevenueDetails,
  RevenueDetailsInput,
  Ribbon,
  SecuredMedia,
  SecuredMediaInput,
  SeoSchema,
  SeoSchemaInput,
  Settings,
  SettingsInput,
  ShapeDataOfProductsV3 as ShapeData,
  ShapeDataOfProductsV3Input as ShapeDataInput,
  SmartBlockCellDataOfProductsV3 as SmartBlockCellData,
  SmartBlockCellDataOfProductsV3Input as SmartBlockCellDataInput,
  Subscription,
  SubscriptionDetails,
  SubscriptionDetailsInput,
  SubscriptionDiscount,
  SubscriptionDiscountInput,
  SubscriptionInput,
  TableDataDimensions,
  TableDataDimensionsInput,
  TableDataOfProductsV3 as TableData,
  TableDataOfProductsV3Input as TableDataInput,
  Tag,
  TagInput,
  Thumbnail,
  ThumbnailInput,
  TreeReference,
  TreeReferenceInput,
  UserCriteria,
  V1Media,
  VariantDigitalProperties,
  VariantDigitalPropertiesInput,
  VariantPhysicalProperties,
  VariantPhysicalPropertiesInput,
  VideoDataOfProductsV3 as VideoData,
  VideoDataOfProductsV3Input as VideoDataInput,
  VideoOfProductsV3 as Video,
  VideoResolution,
  VideoResolutionInput,
  VideoV2,
  VideoV2Input,
  WeightMeasurementUnitInfo,
  WeightMeasurementUnitInfoInput,
  WeightRange,
  WeightRangeInput,
} from "./common.js";

const variantCodec: CodecTable = {
  physicalProperties: variantPhysicalPropertiesCodec,
  revenueDetails: { profitMargin: "f" },
  media: productMediaCodec,
};

const v3ProductCodec: CodecTable = {
  physicalProperties: physicalPropertiesCodec,
  createdDate: "d",
  updatedDate: "d",
  description: richContentCodec,
  media: mediaCodec,
  options: connectedOptionCodec,
  modifiers: connectedOptionCodec,
  infoSections: { description: richContentCodec },
  variantsInfo: { variants: variantCodec },
  subscriptionDetails: { subscriptions: { discount: { percentOff: "f" } } },
  variantSummary: { minPriceVariant: variantCodec },
  minVariantPriceInfo: {
    pricePerUnitData: { settings: { quantity: "f" } },
    revenueDetails: { profitMargin: "f" },
    weight: "f",
  },
};

const createProductOperation: Operation = {
  name: "stores.productsV3.createProduct",
  method: "POST",
  path: "/stores/v3/products",
  args: ["product", ["fields"]],
  request: { product: v3ProductCodec },
  response: { product: v3ProductCodec },
  returns: "product",
};

/** The `options` of {@link createProduct}. */
export interface CreateProductOptions {
  /** Further fields to answer. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** Codes of the application errors of {@link createProduct}. */
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
 * Create a product with at least one variant.
 *
 * `POST /stores/v3/products` (stores/products-v3)
 *
 * @param product - needs `name`, `productType`, `variantsInfo`, `variantsInfo.variants`; The
 *   product; name, type and variants are required
 * @param options - may hold `fields`
 * @remarks Its application errors have a {@link CreateProductErrorCode}. Needs
 *   WIX_STORES.PRODUCT_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).createProduct({
 *   name: "Linen shirt",
 *   productType: "PHYSICAL",
 *   variantsInfo: {
 *     variants: [
 *       {
 *         physicalProperties: {
 *           pricePerUnit: { settings: { measurementUnit: "UNSPECIFIED" } },
 *           productDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *           packageDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *         },
 *         price: { actualPrice: {} },
 *       },
 *     ],
 *   },
 * });
 * ```
 */
export function createProduct(
  product: V3ProductInput,
  options?: CreateProductOptions,
): Promise<V3Product> {
  return call(createProductOperation, [product, options]);
}

const createProductWithInventoryOperation: Operation = {
  name: "stores.productsV3.createProductWithInventory",
  method: "POST",
  path: "/stores/v3/products-with-inventory",
  args: ["product", ["returnEntity", "fields"]],
  request: { product: productWithInventoryCodec },
  response: { product: v3ProductCodec, inventoryResults: bulkInventoryItemResultsCodec },
};

/** The `options` of {@link createProductWithInventory}. */
export interface CreateProductWithInventoryOptions {
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** Codes of the application errors of {@link createProductWithInventory}. */
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
 * Create a product along with the stock of its variants.
 *
 * `POST /stores/v3/products-with-inventory` (stores/products-v3)
 *
 * @param product - needs `name`, `productType`, `variantsInfo`
 * @param options - may hold `returnEntity`, `fields`
 * @remarks Its application errors have a {@link CreateProductWithInventoryErrorCode}. Needs
 *   WIX_STORES.PRODUCT_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).createProductWithInventory({
 *   name: "Linen shirt",
 *   productType: "PHYSICAL",
 *   variantsInfo: {
 *     variants: [
 *       {
 *         physicalProperties: {
 *           pricePerUnit: { settings: { measurementUnit: "UNSPECIFIED" } },
 *           productDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *           packageDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *         },
 *         price: { actualPrice: {} },
 *       },
 *     ],
 *   },
 * });
 * ```
 */
export function createProductWithInventory(
  product: ProductWithInventory,
  options?: CreateProductWithInventoryOptions,
): Promise<CreateProductWithInventoryResponse> {
  return call(createProductWithInventoryOperation, [product, options]);
}

const updateProductOperation: Operation = {
  name: "stores.productsV3.updateProduct",
  method: "PATCH",
  path: "/stores/v3/products/{product.id}",
  args: ["product.id", "...product", ["fields"]],
  request: { product: v3ProductCodec, fieldMask: "m" },
  response: { product: v3ProductCodec },
  returns: "product",
  mask: "fieldMask",
};

/** The `options` of {@link updateProduct}. */
export interface UpdateProductOptions {
  /** Further fields to answer. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** Codes of the application errors of {@link updateProduct}. */
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
 * Change a product; needs its current revision.
 *
 * `PATCH /stores/v3/products/{product.id}` (stores/products-v3)
 *
 * @param id - Id of the product, given by the platform; 1 to 36 characters, set on creation
 *   only
 * @param product - needs `revision`; Id, current revision and the fields to change
 * @param options - may hold `fields`
 * @remarks Its application errors have a {@link UpdateProductErrorCode}. Needs
 *   WIX_STORES.PRODUCT_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).updateProduct("<id>", {
 *   revision: "1",
 *   variantsInfo: {
 *     variants: [
 *       {
 *         physicalProperties: {
 *           pricePerUnit: { settings: { measurementUnit: "UNSPECIFIED" } },
 *           productDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *           packageDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *         },
 *         price: { actualPrice: {} },
 *       },
 *     ],
 *   },
 * });
 * ```
 */
export function updateProduct(
  id: string,
  product: Omit<V3ProductInput, "id">,
  options?: UpdateProductOptions,
): Promise<V3Product> {
  return call(updateProductOperation, [id, product, options]);
}

const updateProductWithInventoryOperation: Operation = {
  name: "stores.productsV3.updateProductWithInventory",
  method: "PATCH",
  path: "/stores/v3/products-with-inventory/{product.id}",
  args: ["product.id", "...product", ["returnEntity", "fields"]],
  request: { product: productWithInventoryCodec, fieldMask: "m" },
  response: { product: v3ProductCodec, inventoryResults: bulkInventoryItemResultsCodec },
  mask: "fieldMask",
};

/** The `options` of {@link updateProductWithInventory}. */
export interface UpdateProductWithInventoryOptions {
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** Codes of the application errors of {@link updateProductWithInventory}. */
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
 * Change a product along with its variants' stock; needs its current revision.
 *
 * `PATCH /stores/v3/products-with-inventory/{product.id}` (stores/products-v3)
 *
 * @param id - id of the product
 * @param product - needs `revision`
 * @param options - may hold `returnEntity`, `fields`
 * @remarks Its application errors have a {@link UpdateProductWithInventoryErrorCode}. Needs
 *   WIX_STORES.PRODUCT_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).updateProductWithInventory("<id>", {
 *   revision: "1",
 *   variantsInfo: {
 *     variants: [
 *       {
 *         physicalProperties: {
 *           pricePerUnit: { settings: { measurementUnit: "UNSPECIFIED" } },
 *           productDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *           packageDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *         },
 *         price: { actualPrice: {} },
 *       },
 *     ],
 *   },
 * });
 * ```
 */
export function updateProductWithInventory(
  id: string,
  product: Omit<ProductWithInventory, "id">,
  options?: UpdateProductWithInventoryOptions,
): Promise<UpdateProductWithInventoryResponse> {
  return call(updateProductWithInventoryOperation, [id, product, options]);
}

const bulkCreateProductsOperation: Operation = {
  name: "stores.productsV3.bulkCreateProducts",
  method: "POST",
  path: "/stores/v3/bulk/products/create",
  args: ["products", ["returnEntity", "fields"]],
  request: { products: v3ProductCodec },
  response: { results: { item: v3ProductCodec } },
};

/** The `options` of {@link bulkCreateProducts}. */
export interface BulkCreateProductsOptions {
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/** Codes of the application errors of {@link bulkCreateProducts}. */
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
 * Create up to 100 products, with a result for each.
 *
 * `POST /stores/v3/bulk/products/create` (stores/products-v3)
 *
 * @param products - needs `name`, `productType`, `variantsInfo`, `variantsInfo.variants`; 1 to
 *   100 items
 * @param options - may hold `returnEntity`, `fields`
 * @remarks Its application errors have a {@link BulkCreateProductsErrorCode}. Needs
 *   WIX_STORES.PRODUCT_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkCreateProducts([
 *   {
 *     name: "Linen shirt",
 *     productType: "PHYSICAL",
 *     variantsInfo: {
 *       variants: [
 *         {
 *           physicalProperties: {
 *             pricePerUnit: { settings: { measurementUnit: "UNSPECIFIED" } },
 *             productDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *             packageDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *           },
 *           price: { actualPrice: {} },
 *         },
 *       ],
 *     },
 *   },
 * ]);
 * ```
 */
export function bulkCreateProducts(
  products: V3ProductInput[],
  options?: BulkCreateProductsOptions,
): Promise<BulkCreateProductsResponse> {
  return call(bulkCreateProductsOperation, [products, options]);
}

const bulkCreateProductsWithInventoryOperation: Operation = {
  name: "stores.productsV3.bulkCreateProductsWithInventory",
  method: "POST",
  path: "/stores/v3/bulk/products-with-inventory/create",
  args: ["products", ["returnEntity", "fields"]],
  request: { products: productWithInventoryCodec },
  response: {
    productResults: { results: { item: v3ProductCodec } },
    inventoryResults: bulkInventoryItemResultsCodec,
  },
};

/** The `options` of {@link bulkCreateProductsWithInventory}. */
export interface BulkCreateProductsWithInventoryOptions {
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/** Codes of the application errors of {@link bulkCreateProductsWithInventory}. */
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
 * Create up to 100 products and their stock, with results for both.
 *
 * `POST /stores/v3/bulk/products-with-inventory/create` (stores/products-v3)
 *
 * @param products - needs `name`, `productType`, `variantsInfo`; 1 to 100 items
 * @param options - may hold `returnEntity`, `fields`
 * @remarks Its application errors have a {@link BulkCreateProductsWithInventoryErrorCode}.
 *   Needs WIX_STORES.PRODUCT_CREATE, WIX_STORES.INVENTORY_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkCreateProductsWithInventory([
 *   {
 *     name: "Linen shirt",
 *     productType: "PHYSICAL",
 *     variantsInfo: {
 *       variants: [
 *         {
 *           physicalProperties: {
 *             pricePerUnit: { settings: { measurementUnit: "UNSPECIFIED" } },
 *             productDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *             packageDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *           },
 *           price: { actualPrice: {} },
 *         },
 *       ],
 *     },
 *   },
 * ]);
 * ```
 */
export function bulkCreateProductsWithInventory(
  products: ProductWithInventory[],
  options?: BulkCreateProductsWithInventoryOptions,
): Promise<BulkCreateProductsWithInventoryResponse> {
  return call(bulkCreateProductsWithInventoryOperation, [products, options]);
}

const bulkUpdateProductsOperation: Operation = {
  name: "stores.productsV3.bulkUpdateProducts",
  method: "POST",
  path: "/stores/v3/bulk/products/update",
  args: ["products", ["returnEntity", "fields"]],
  request: { products: { product: v3ProductCodec, fieldMask: "m" } },
  response: { results: { item: v3ProductCodec } },
  mask: "products.fieldMask",
};

/** The `options` of {@link bulkUpdateProducts}. */
export interface BulkUpdateProductsOptions {
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/** Codes of the application errors of {@link bulkUpdateProducts}. */
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
 * Update up to 100 products, with a result for each.
 *
 * `POST /stores/v3/bulk/products/update` (stores/products-v3)
 *
 * @param products - needs `product`, `product.id`, `product.revision`; 1 to 100 items
 * @param options - may hold `returnEntity`, `fields`
 * @remarks Its application errors have a {@link BulkUpdateProductsErrorCode}. Needs
 *   WIX_STORES.PRODUCT_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkUpdateProducts([
 *   {
 *     product: {
 *       id: "<id>",
 *       revision: "1",
 *       variantsInfo: {
 *         variants: [
 *           {
 *             physicalProperties: {
 *               pricePerUnit: { settings: { measurementUnit: "UNSPECIFIED" } },
 *               productDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *               packageDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *             },
 *             price: { actualPrice: {} },
 *           },
 *         ],
 *       },
 *     },
 *   },
 * ]);
 * ```
 */
export function bulkUpdateProducts(
  products: V3MaskedProduct[],
  options?: BulkUpdateProductsOptions,
): Promise<BulkUpdateProductsResponse> {
  return call(bulkUpdateProductsOperation, [products, options]);
}

const bulkUpdateProductsWithInventoryOperation: Operation = {
  name: "stores.productsV3.bulkUpdateProductsWithInventory",
  method: "POST",
  path: "/stores/v3/bulk/products-with-inventory/update",
  args: ["products", ["returnEntity", "fields"]],
  request: { products: { product: productWithInventoryCodec, fieldMask: "m" } },
  response: {
    productResults: { results: { item: v3ProductCodec } },
    inventoryResults: bulkInventoryItemResultsCodec,
  },
  mask: "products.fieldMask",
};

/** The `options` of {@link bulkUpdateProductsWithInventory}. */
export interface BulkUpdateProductsWithInventoryOptions {
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/** Codes of the application errors of {@link bulkUpdateProductsWithInventory}. */
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
 * Update up to 100 products and their stock, with results for both.
 *
 * `POST /stores/v3/bulk/products-with-inventory/update` (stores/products-v3)
 *
 * @param products - needs `product`, `product.id`, `product.revision`; 1 to 100 items
 * @param options - may hold `returnEntity`, `fields`
 * @remarks Its application errors have a {@link BulkUpdateProductsWithInventoryErrorCode}.
 *   Needs WIX_STORES.PRODUCT_UPDATE, WIX_STORES.INVENTORY_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkUpdateProductsWithInventory([
 *   {
 *     product: {
 *       id: "<id>",
 *       revision: "1",
 *       variantsInfo: {
 *         variants: [
 *           {
 *             physicalProperties: {
 *               pricePerUnit: { settings: { measurementUnit: "UNSPECIFIED" } },
 *               productDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *               packageDimensions: { unit: "UNKNOWN_DIMENSIONS_UNIT" },
 *             },
 *             price: { actualPrice: {} },
 *           },
 *         ],
 *       },
 *     },
 *   },
 * ]);
 * ```
 */
export function bulkUpdateProductsWithInventory(
  products: MaskedProductWithInventory[],
  options?: BulkUpdateProductsWithInventoryOptions,
): Promise<BulkUpdateProductsWithInventoryResponse> {
  return call(bulkUpdateProductsWithInventoryOperation, [products, options]);
}

const bulkUpdateProductsByFilterOperation: Operation = {
  name: "stores.productsV3.bulkUpdateProductsByFilter",
  method: "POST",
  path: "/stores/v3/bulk/products/update-by-filter",
  args: [["filter", "product", "search"]],
  request: { product: v3ProductCodec, fieldMask: "m" },
  mask: "fieldMask",
};

/** The `options` of {@link bulkUpdateProductsByFilter}. */
export interface BulkUpdateProductsByFilterOptions {
  filter?: Record<string, unknown> | null;
  product: V3ProductInput;
  search?: WixCommonSearchDetails;
}

/** Codes of the application errors of {@link bulkUpdateProductsByFilter}. */
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
 * Start a job that makes the same change to all products matching a filter.
 *
 * `POST /stores/v3/bulk/products/update-by-filter` (stores/products-v3)
 *
 * @param options - needs `product`; may hold `filter`, `search`
 * @remarks Its application errors have a {@link BulkUpdateProductsByFilterErrorCode}. Needs
 *   WIX_STORES.PRODUCT_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkUpdateProductsByFilter({
 *   product: {
 *     subscriptionDetails: {
 *       subscriptions: [{ title: "Linen shirt", frequency: "UNDEFINED", discount: {} }],
 *     },
 *   },
 * });
 * ```
 */
export function bulkUpdateProductsByFilter(
  options: BulkUpdateProductsByFilterOptions,
): Promise<V3BulkUpdateProductsByFilterResponse> {
  return call(bulkUpdateProductsByFilterOperation, [options]);
}

const deleteProductOperation: Operation = {
  name: "stores.productsV3.deleteProduct",
  method: "DELETE",
  path: "/stores/v3/products/{productId}",
  args: ["productId"],
};

/**
 * Delete a product by its id.
 *
 * `DELETE /stores/v3/products/{productId}` (stores/products-v3)
 *
 * @param productId - id of the product
 * @remarks Needs WIX_STORES.PRODUCT_DELETE.
 * @example
 * ```ts
 * await client.use(productsV3).deleteProduct("<product id>");
 * ```
 */
export function deleteProduct(productId: string): Promise<void> {
  return call(deleteProductOperation, [productId]);
}

const getProductOperation: Operation = {
  name: "stores.productsV3.getProduct",
  method: "GET",
  path: "/stores/v3/products/{productId}",
  args: ["productId", ["fields"]],
  response: { product: v3ProductCodec },
  returns: "product",
};

/** The `options` of {@link getProduct}. */
export interface GetProductOptions {
  /** Further fields to answer, such as 'URL' or 'CURRENCY'. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** Codes of the application errors of {@link getProduct}. */
export type GetProductErrorCode =
  | "NO_PERMISSION_TO_READ_MERCHANT_DATA"
  | "NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS";

/**
 * Get a product by its id; hidden ones and merchant data need extra permissions.
 *
 * `GET /stores/v3/products/{productId}` (stores/products-v3)
 *
 * @param productId - Id of the product; 1 to 36 characters
 * @param options - may hold `fields`
 * @remarks Its application errors have a {@link GetProductErrorCode}. Needs
 *   WIX_STORES.PRODUCT_READ, WIX_STORES.PRODUCT_READ_NON_VISIBLE,
 *   WIX_STORES.PRODUCT_MERCHANT_DATA_READ.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).getProduct("<product id>");
 * ```
 */
export function getProduct(productId: string, options?: GetProductOptions): Promise<V3Product> {
  return call(getProductOperation, [productId, options]);
}

const bulkDeleteProductsOperation: Operation = {
  name: "stores.productsV3.bulkDeleteProducts",
  method: "POST",
  path: "/stores/v3/bulk/products/delete",
  args: ["productIds"],
};

/**
 * Delete up to 100 products, with a result for each.
 *
 * `POST /stores/v3/bulk/products/delete` (stores/products-v3)
 *
 * @param productIds - ids of the products
 * @remarks Needs WIX_STORES.PRODUCT_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkDeleteProducts(["<product id>"]);
 * ```
 */
export function bulkDeleteProducts(productIds: string[]): Promise<V3BulkDeleteProductsResponse> {
  return call(bulkDeleteProductsOperation, [productIds]);
}

const bulkDeleteProductsByFilterOperation: Operation = {
  name: "stores.productsV3.bulkDeleteProductsByFilter",
  method: "POST",
  path: "/stores/v3/bulk/products/delete-by-filter",
  args: ["filter", ["search"]],
};

/** The `options` of {@link bulkDeleteProductsByFilter}. */
export interface BulkDeleteProductsByFilterOptions {
  search?: WixCommonSearchDetails;
}

/**
 * Start a job that deletes all products matching a filter.
 *
 * `POST /stores/v3/bulk/products/delete-by-filter` (stores/products-v3)
 *
 * @param options - may hold `search`
 * @remarks Needs WIX_STORES.PRODUCT_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkDeleteProductsByFilter({});
 * ```
 */
export function bulkDeleteProductsByFilter(
  filter: Record<string, unknown>,
  options?: BulkDeleteProductsByFilterOptions,
): Promise<V3BulkDeleteProductsByFilterResponse> {
  return call(bulkDeleteProductsByFilterOperation, [filter, options]);
}

const getProductBySlugOperation: Operation = {
  name: "stores.productsV3.getProductBySlug",
  method: "GET",
  path: "/stores/v3/products/slug/{slug}",
  args: ["slug", ["fields"]],
  response: { product: v3ProductCodec },
};

/** The `options` of {@link getProductBySlug}. */
export interface GetProductBySlugOptions {
  /** Further fields to answer, such as 'URL' or 'CURRENCY'. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** Codes of the application errors of {@link getProductBySlug}. */
export type GetProductBySlugErrorCode =
  | "NO_PERMISSION_TO_READ_MERCHANT_DATA"
  | "NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS";

/**
 * Look up a product by its URL slug.
 *
 * `GET /stores/v3/products/slug/{slug}` (stores/products-v3)
 *
 * @param slug - Last part of the product page's address; 1 to 100 characters
 * @param options - may hold `fields`
 * @remarks Its application errors have a {@link GetProductBySlugErrorCode}. Needs
 *   WIX_STORES.PRODUCT_READ, WIX_STORES.PRODUCT_READ_NON_VISIBLE,
 *   WIX_STORES.PRODUCT_MERCHANT_DATA_READ.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).getProductBySlug("linen-shirt");
 * ```
 */
export function getProductBySlug(
  slug: string,
  options?: GetProductBySlugOptions,
): Promise<V3GetProductBySlugResponse> {
  return call(getProductBySlugOperation, [slug, options]);
}

const searchProductsOperation: Operation = {
  name: "stores.productsV3.searchProducts",
  method: "GET",
  path: "/stores/v3/products/search",
  args: ["search", ["fields"]],
  request: { search: cursorSearchCodec },
  response: { products: v3ProductCodec, aggregationData: aggregationDataCodec },
  complex: true,
  fallback: true,
};

/** The `options` of {@link searchProducts}. */
export interface SearchProductsOptions {
  /** Further fields to answer, such as 'URL' or 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Search products by free text, with filters and aggregations.
 *
 * `GET /stores/v3/products/search` (stores/products-v3)
 *
 * @param search - Text, filter, order and page
 * @param options - may hold `fields`
 * @remarks Needs WIX_STORES.PRODUCT_READ, WIX_STORES.PRODUCT_READ_NON_VISIBLE,
 *   WIX_STORES.PRODUCT_MERCHANT_DATA_READ.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).searchProducts({});
 * ```
 */
export function searchProducts(
  search: CommonCursorSearch,
  options?: SearchProductsOptions,
): Promise<V3SearchProductsResponse> {
  return call(searchProductsOperation, [search, options]);
}

const queryProductsOperation: Operation = {
  name: "stores.productsV3.queryProducts",
  method: "GET",
  path: "/stores/v3/products/query",
  args: ["query", ["fields"]],
  response: { products: v3ProductCodec },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "products", metadata: "pagingMetadata" },
};

/** The `options` of {@link queryProducts}. */
export interface QueryProductsOptions {
  /** Further fields to answer, such as 'URL' or 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
}

/** The fields that the query of {@link queryProducts} takes. */
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
  in: "id" | "createdDate" | "updatedDate" | "slug" | "visible" | "options.id" | "handle";
  exists: "id" | "createdDate" | "updatedDate" | "slug" | "visible" | "options.id" | "handle";
  compare: "id" | "createdDate" | "updatedDate" | "slug" | "options.id" | "handle";
  startsWith: "id" | "slug" | "options.id" | "handle";
  has: never;
  ascending: "createdDate" | "updatedDate" | "slug" | "visible";
  descending: "createdDate" | "updatedDate" | "slug" | "visible";
}

/**
 * Query products with filters, sorting and cursor paging.
 *
 * `GET /stores/v3/products/query` (stores/products-v3)
 *
 * @param options - may hold `fields`
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_STORES.PRODUCT_READ, WIX_STORES.PRODUCT_READ_NON_VISIBLE,
 *   WIX_STORES.PRODUCT_MERCHANT_DATA_READ.
 * @example
 * ```ts
 * const page = await client.use(productsV3).queryProducts().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryProducts(
  options?: QueryProductsOptions,
): CursorQueryBuilder<V3Product, QueryProductsFields>;
/** Query products with filters, sorting and cursor paging. Sends the query as it stands. */
export function queryProducts(
  query: CommonCursorQuery,
  options?: QueryProductsOptions,
): Promise<V3QueryProductsResponse>;
export function queryProducts(
  first?: CommonCursorQuery | QueryProductsOptions,
  options?: QueryProductsOptions,
): unknown {
  return call(queryProductsOperation, queryArguments(first, options));
}

const countProductsOperation: Operation = {
  name: "stores.productsV3.countProducts",
  method: "GET",
  path: "/stores/v3/products/count",
  args: [["filter", "search", "returnNonVisibleProducts"]],
  complex: true,
  fallback: true,
};

/** The `options` of {@link countProducts}. */
export interface CountProductsOptions {
  /** Conditions that a product must meet. */
  filter?: Record<string, unknown> | null;
  /** Free text to look for. */
  search?: WixCommonSearchDetails;
  /** True to count hidden products too; merchants and apps only. */
  returnNonVisibleProducts?: boolean;
}

/** Codes of the application errors of {@link countProducts}. */
export type CountProductsErrorCode =
  | "NO_PERMISSION_TO_READ_MERCHANT_DATA"
  | "NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS";

/**
 * Count the products that match a filter or search.
 *
 * `GET /stores/v3/products/count` (stores/products-v3)
 *
 * @param options - may hold `filter`, `search`, `returnNonVisibleProducts`
 * @remarks Its application errors have a {@link CountProductsErrorCode}. Needs
 *   WIX_STORES.PRODUCT_READ, WIX_STORES.PRODUCT_READ_NON_VISIBLE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).countProducts();
 * ```
 */
export function countProducts(options?: CountProductsOptions): Promise<V3CountProductsResponse> {
  return call(countProductsOperation, [options]);
}

const bulkUpdateProductVariantsByFilterOperation: Operation = {
  name: "stores.productsV3.bulkUpdateProductVariantsByFilter",
  method: "POST",
  path: "/stores/v3/bulk/products/update-variants-by-filter",
  args: ["filter", ["variant", "search"]],
  request: { variant: variantCodec, fieldMask: "m" },
  mask: "fieldMask",
};

/** The `options` of {@link bulkUpdateProductVariantsByFilter}. */
export interface BulkUpdateProductVariantsByFilterOptions {
  variant: VariantInput;
  search?: WixCommonSearchDetails;
}

/** Codes of the application errors of {@link bulkUpdateProductVariantsByFilter}. */
export type BulkUpdateProductVariantsByFilterErrorCode =
  | "FIELD_MASK_VALUE_NOT_SUPPORTED"
  | "VARIANT_ID_ALREADY_EXISTS"
  | "FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR";

/**
 * Start a job that makes the same change to the variants of all matching products.
 *
 * `POST /stores/v3/bulk/products/update-variants-by-filter` (stores/products-v3)
 *
 * @param options - needs `variant`; may hold `search`
 * @remarks Its application errors have a {@link BulkUpdateProductVariantsByFilterErrorCode}.
 *   Needs WIX_STORES.PRODUCT_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkUpdateProductVariantsByFilter({}, {
 *   variant: {},
 * });
 * ```
 */
export function bulkUpdateProductVariantsByFilter(
  filter: Record<string, unknown>,
  options: BulkUpdateProductVariantsByFilterOptions,
): Promise<BulkUpdateProductVariantsByFilterResponse> {
  return call(bulkUpdateProductVariantsByFilterOperation, [filter, options]);
}

const bulkAdjustProductVariantsByFilterOperation: Operation = {
  name: "stores.productsV3.bulkAdjustProductVariantsByFilter",
  method: "POST",
  path: "/stores/v3/bulk/products/adjust-variants-by-filter",
  args: [
    "filter",
    ["cost", "rounding", "search", "actualPrice", "compareAtPrice", "compareAtPriceDiscount"],
  ],
};

/** The `options` of {@link bulkAdjustProductVariantsByFilter}. */
export interface BulkAdjustProductVariantsByFilterOptions {
  cost?: V3AdjustValue;
  rounding?: BulkAdjustProductVariantsByFilterRequestRoundingStrategy;
  search?: WixCommonSearchDetails;
  actualPrice?: V3AdjustValue;
  compareAtPrice?: V3AdjustValue;
  compareAtPriceDiscount?: V3UnsignedAdjustValue;
}

/** Codes of the application errors of {@link bulkAdjustProductVariantsByFilter}. */
export type BulkAdjustProductVariantsByFilterErrorCode =
  | "ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE"
  | "ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE"
  | "ADJUSTED_COST_OUT_OF_RANGE"
  | "CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT";

/**
 * Start a job that raises or lowers prices or costs of all matching products' variants.
 *
 * `POST /stores/v3/bulk/products/adjust-variants-by-filter` (stores/products-v3)
 *
 * @param options - may hold `cost`, `rounding`, `search`, `actualPrice`, `compareAtPrice`,
 *   `compareAtPriceDiscount`
 * @remarks Its application errors have a {@link BulkAdjustProductVariantsByFilterErrorCode}.
 *   Needs WIX_STORES.PRODUCT_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkAdjustProductVariantsByFilter({});
 * ```
 */
export function bulkAdjustProductVariantsByFilter(
  filter: Record<string, unknown>,
  options?: BulkAdjustProductVariantsByFilterOptions,
): Promise<V3BulkAdjustProductVariantsByFilterResponse> {
  return call(bulkAdjustProductVariantsByFilterOperation, [filter, options]);
}

const bulkAddInfoSectionsToProductsByFilterOperation: Operation = {
  name: "stores.productsV3.bulkAddInfoSectionsToProductsByFilter",
  method: "POST",
  path: "/stores/v3/bulk/products/add-info-sections-by-filter",
  args: ["filter", ["infoSectionIds", "search"]],
};

/** The `options` of {@link bulkAddInfoSectionsToProductsByFilter}. */
export interface BulkAddInfoSectionsToProductsByFilterOptions {
  /** 1 to 20 items. */
  infoSectionIds: string[];
  search?: WixCommonSearchDetails;
}

/** Codes of the application errors of {@link bulkAddInfoSectionsToProductsByFilter}. */
export type BulkAddInfoSectionsToProductsByFilterErrorCode = "TOO_MANY_INFO_SECTIONS_ERROR";

/**
 * Start a job that adds up to 20 info sections to all products matching a filter.
 *
 * `POST /stores/v3/bulk/products/add-info-sections-by-filter` (stores/products-v3)
 *
 * @param options - needs `infoSectionIds`; may hold `search`
 * @remarks Its application errors have a {@link
 *   BulkAddInfoSectionsToProductsByFilterErrorCode}. Needs WIX_STORES.PRODUCT_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkAddInfoSectionsToProductsByFilter({}, {
 *   infoSectionIds: ["<info section id>"],
 * });
 * ```
 */
export function bulkAddInfoSectionsToProductsByFilter(
  filter: Record<string, unknown>,
  options: BulkAddInfoSectionsToProductsByFilterOptions,
): Promise<V3BulkAddInfoSectionsToProductsByFilterResponse> {
  return call(bulkAddInfoSectionsToProductsByFilterOperation, [filter, options]);
}

const bulkAddInfoSectionsToProductsOperation: Operation = {
  name: "stores.productsV3.bulkAddInfoSectionsToProducts",
  method: "POST",
  path: "/stores/v3/bulk/products/add-info-sections",
  args: ["products", ["infoSectionIds", "returnEntity", "fields"]],
  response: { results: { item: v3ProductCodec } },
};

/** The `options` of {@link bulkAddInfoSectionsToProducts}. */
export interface BulkAddInfoSectionsToProductsOptions {
  /** 1 to 10 items. */
  infoSectionIds: string[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/** Codes of the application errors of {@link bulkAddInfoSectionsToProducts}. */
export type BulkAddInfoSectionsToProductsErrorCode = "TOO_MANY_INFO_SECTIONS_ERROR";

/**
 * Add up to 10 info sections to up to 100 products, with a result for each.
 *
 * `POST /stores/v3/bulk/products/add-info-sections` (stores/products-v3)
 *
 * @param products - 1 to 100 items
 * @param options - needs `infoSectionIds`; may hold `returnEntity`, `fields`
 * @remarks Its application errors have a {@link BulkAddInfoSectionsToProductsErrorCode}. Needs
 *   WIX_STORES.PRODUCT_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkAddInfoSectionsToProducts([{}], {
 *   infoSectionIds: ["<info section id>"],
 * });
 * ```
 */
export function bulkAddInfoSectionsToProducts(
  products: V3ProductIdWithRevision[],
  options: BulkAddInfoSectionsToProductsOptions,
): Promise<V3BulkAddInfoSectionsToProductsResponse> {
  return call(bulkAddInfoSectionsToProductsOperation, [products, options]);
}

const bulkRemoveInfoSectionsFromProductsByFilterOperation: Operation = {
  name: "stores.productsV3.bulkRemoveInfoSectionsFromProductsByFilter",
  method: "POST",
  path: "/stores/v3/bulk/products/remove-info-sections-by-filter",
  args: ["filter", ["infoSectionIds", "search"]],
};

/** The `options` of {@link bulkRemoveInfoSectionsFromProductsByFilter}. */
export interface BulkRemoveInfoSectionsFromProductsByFilterOptions {
  /** 1 to 100 items. */
  infoSectionIds: string[];
  search?: WixCommonSearchDetails;
}

/**
 * Start a job that removes info sections from all products matching a filter.
 *
 * `POST /stores/v3/bulk/products/remove-info-sections-by-filter` (stores/products-v3)
 *
 * @param options - needs `infoSectionIds`; may hold `search`
 * @remarks Needs WIX_STORES.PRODUCT_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkRemoveInfoSectionsFromProductsByFilter({}, {
 *   infoSectionIds: ["<info section id>"],
 * });
 * ```
 */
export function bulkRemoveInfoSectionsFromProductsByFilter(
  filter: Record<string, unknown>,
  options: BulkRemoveInfoSectionsFromProductsByFilterOptions,
): Promise<V3BulkRemoveInfoSectionsFromProductsByFilterResponse> {
  return call(bulkRemoveInfoSectionsFromProductsByFilterOperation, [filter, options]);
}

const bulkRemoveInfoSectionsFromProductsOperation: Operation = {
  name: "stores.productsV3.bulkRemoveInfoSectionsFromProducts",
  method: "POST",
  path: "/stores/v3/bulk/products/remove-info-sections",
  args: ["products", ["infoSectionIds", "returnEntity", "fields"]],
  response: { results: { item: v3ProductCodec } },
};

/** The `options` of {@link bulkRemoveInfoSectionsFromProducts}. */
export interface BulkRemoveInfoSectionsFromProductsOptions {
  /** 1 to 100 items. */
  infoSectionIds: string[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Remove info sections from up to 100 products, with a result for each.
 *
 * `POST /stores/v3/bulk/products/remove-info-sections` (stores/products-v3)
 *
 * @param products - 1 to 100 items
 * @param options - needs `infoSectionIds`; may hold `returnEntity`, `fields`
 * @remarks Needs WIX_STORES.PRODUCT_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkRemoveInfoSectionsFromProducts([{}], {
 *   infoSectionIds: ["<info section id>"],
 * });
 * ```
 */
export function bulkRemoveInfoSectionsFromProducts(
  products: V3ProductIdWithRevision[],
  options: BulkRemoveInfoSectionsFromProductsOptions,
): Promise<V3BulkRemoveInfoSectionsFromProductsResponse> {
  return call(bulkRemoveInfoSectionsFromProductsOperation, [products, options]);
}

const bulkAddProductsToCategoriesByFilterOperation: Operation = {
  name: "stores.productsV3.bulkAddProductsToCategoriesByFilter",
  method: "POST",
  path: "/stores/v3/bulk/products/add-to-categories-by-filter",
  args: [["filter", "categoryIds", "search"]],
};

/** The `options` of {@link bulkAddProductsToCategoriesByFilter}. */
export interface BulkAddProductsToCategoriesByFilterOptions {
  filter?: Record<string, unknown> | null;
  /** 1 to 5 items. */
  categoryIds: string[];
  search?: WixCommonSearchDetails;
}

/**
 * Start a job that puts all matching products into up to 5 categories.
 *
 * `POST /stores/v3/bulk/products/add-to-categories-by-filter` (stores/products-v3)
 *
 * @param options - needs `categoryIds`; may hold `filter`, `search`
 * @remarks Needs CATEGORIES.CATEGORY_ADD_ITEM.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkAddProductsToCategoriesByFilter({
 *   categoryIds: ["<category id>"],
 * });
 * ```
 */
export function bulkAddProductsToCategoriesByFilter(
  options: BulkAddProductsToCategoriesByFilterOptions,
): Promise<BulkAddProductsToCategoriesByFilterResponse> {
  return call(bulkAddProductsToCategoriesByFilterOperation, [options]);
}

const bulkRemoveProductsFromCategoriesByFilterOperation: Operation = {
  name: "stores.productsV3.bulkRemoveProductsFromCategoriesByFilter",
  method: "POST",
  path: "/stores/v3/bulk/products/remove-from-categories-by-filter",
  args: [["filter", "categoryIds", "search"]],
};

/** The `options` of {@link bulkRemoveProductsFromCategoriesByFilter}. */
export interface BulkRemoveProductsFromCategoriesByFilterOptions {
  filter?: Record<string, unknown> | null;
  /** 1 to 5 items. */
  categoryIds: string[];
  search?: WixCommonSearchDetails;
}

/**
 * Start a job that takes all matching products out of up to 5 categories.
 *
 * `POST /stores/v3/bulk/products/remove-from-categories-by-filter` (stores/products-v3)
 *
 * @param options - needs `categoryIds`; may hold `filter`, `search`
 * @remarks Needs CATEGORIES.CATEGORY_REMOVE_ITEM.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkRemoveProductsFromCategoriesByFilter({
 *   categoryIds: ["<category id>"],
 * });
 * ```
 */
export function bulkRemoveProductsFromCategoriesByFilter(
  options: BulkRemoveProductsFromCategoriesByFilterOptions,
): Promise<BulkRemoveProductsFromCategoriesByFilterResponse> {
  return call(bulkRemoveProductsFromCategoriesByFilterOperation, [options]);
}

const getAllProductsCategoryOperation: Operation = {
  name: "stores.productsV3.getAllProductsCategory",
  method: "GET",
  path: "/stores/v3/all-products-category",
};

/**
 * Get the id of the category that holds every product, and its tree.
 *
 * `GET /stores/v3/all-products-category` (stores/products-v3)
 *
 * @remarks Needs WIX_STORES.ALL_PRODUCTS_CATEGORY_READ.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).getAllProductsCategory();
 * ```
 */
export function getAllProductsCategory(): Promise<GetAllProductsCategoryResponse> {
  return call(getAllProductsCategoryOperation, []);
}

const bulkUpdateProductTagsOperation: Operation = {
  name: "stores.productsV3.bulkUpdateProductTags",
  method: "POST",
  path: "/stores/v3/bulk/products/update-tags",
  args: ["productIds", ["assignTags", "unassignTags"]],
};

/** The `options` of {@link bulkUpdateProductTags}. */
export interface BulkUpdateProductTagsOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

/** Codes of the application errors of {@link bulkUpdateProductTags}. */
export type BulkUpdateProductTagsErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Add and remove tags on up to 100 products, with a result for each.
 *
 * `POST /stores/v3/bulk/products/update-tags` (stores/products-v3)
 *
 * @param productIds - ids of the products
 * @param options - may hold `assignTags`, `unassignTags`
 * @remarks Its application errors have a {@link BulkUpdateProductTagsErrorCode}. Needs
 *   stores:catalog:v3:product:bulk_update_product_tags.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkUpdateProductTags(["<product id>"]);
 * ```
 */
export function bulkUpdateProductTags(
  productIds: string[],
  options?: BulkUpdateProductTagsOptions,
): Promise<V3BulkUpdateProductTagsResponse> {
  return call(bulkUpdateProductTagsOperation, [productIds, options]);
}

const bulkUpdateProductTagsByFilterOperation: Operation = {
  name: "stores.productsV3.bulkUpdateProductTagsByFilter",
  method: "POST",
  path: "/stores/v3/bulk/products/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
};

/** The `options` of {@link bulkUpdateProductTagsByFilter}. */
export interface BulkUpdateProductTagsByFilterOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

/** Codes of the application errors of {@link bulkUpdateProductTagsByFilter}. */
export type BulkUpdateProductTagsByFilterErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Start a job that changes tags on all products matching a filter.
 *
 * `POST /stores/v3/bulk/products/update-tags-by-filter` (stores/products-v3)
 *
 * @param options - may hold `assignTags`, `unassignTags`
 * @remarks Its application errors have a {@link BulkUpdateProductTagsByFilterErrorCode}. Needs
 *   stores:catalog:v3:product:bulk_update_product_tags_by_filter.
 * @example
 * ```ts
 * const answer = await client.use(productsV3).bulkUpdateProductTagsByFilter({});
 * ```
 */
export function bulkUpdateProductTagsByFilter(
  filter: Record<string, unknown>,
  options?: BulkUpdateProductTagsByFilterOptions,
): Promise<V3BulkUpdateProductTagsByFilterResponse> {
  return call(bulkUpdateProductTagsByFilterOperation, [filter, options]);
}

const onProductCreatedEvent: EventDefinition = {
  name: "stores.productsV3.onProductCreated",
  type: "wix.stores.catalog.v3.product_created",
  domainEvent: true,
  codec: { entity: v3ProductCodec, metadata: { eventTime: "d" } },
};

/** What a handler of {@link onProductCreated} gets. */
export interface ProductCreatedEvent {
  entity: V3Product;
  metadata: EventMetadata;
}

/**
 * Sent when a product is created.
 *
 * Event type `wix.stores.catalog.v3.product_created`.
 *
 * @example
 * ```ts
 * client.use(productsV3).onProductCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onProductCreated(handler: EventHandler<ProductCreatedEvent>): void {
  listen(onProductCreatedEvent, handler);
}

const onProductDeletedEvent: EventDefinition = {
  name: "stores.productsV3.onProductDeleted",
  type: "wix.stores.catalog.v3.product_deleted",
  domainEvent: true,
  codec: { entity: v3ProductCodec, metadata: { eventTime: "d" } },
};

/** What a handler of {@link onProductDeleted} gets. */
export interface ProductDeletedEvent {
  entity?: V3Product;
  metadata: EventMetadata;
}

/**
 * Sent when a product is deleted.
 *
 * Event type `wix.stores.catalog.v3.product_deleted`.
 *
 * @example
 * ```ts
 * client.use(productsV3).onProductDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onProductDeleted(handler: EventHandler<ProductDeletedEvent>): void {
  listen(onProductDeletedEvent, handler);
}

const onProductUpdatedEvent: EventDefinition = {
  name: "stores.productsV3.onProductUpdated",
  type: "wix.stores.catalog.v3.product_updated",
  domainEvent: true,
  codec: { entity: v3ProductCodec, modifiedFields: v3ProductCodec, metadata: { eventTime: "d" } },
};

/** What a handler of {@link onProductUpdated} gets. */
export interface ProductUpdatedEvent {
  entity: V3Product;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  metadata: EventMetadata;
}

/**
 * Sent when a product changes.
 *
 * Event type `wix.stores.catalog.v3.product_updated`.
 *
 * @example
 * ```ts
 * client.use(productsV3).onProductUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onProductUpdated(handler: EventHandler<ProductUpdatedEvent>): void {
  listen(onProductUpdatedEvent, handler);
}

/** A product to create. */
export interface CreateProductRequest {
  /** The product; name, type and variants are required. */
  product: V3ProductInput;
  /** Further fields to answer. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** A product of a shop with the newer catalogue (v3). */
export interface V3Product {
  /** Measures and prices per unit of a physical product. */
  physicalProperties?: PhysicalPropertiesOfProductsV3;
  /** Id of the product, given by the platform. 1 to 36 characters, set on creation only. */
  id: string;
  /** Revision number, raised by every change; send the current one with an update. */
  revision?: string | null;
  /** When the product was created. */
  createdDate?: Date | null;
  /** When the product was last changed. */
  updatedDate?: Date | null;
  /** Name of the product, 1 to 80 characters. */
  name?: string | null;
  /** Last part of the product page's address, unique within the shop. 1 to 300 characters. */
  slug?: string | null;
  /** Address of the product page; answered only when the field URL is asked for. */
  url?: PageUrlV2;
  /** Description as formatted text; answered only when the field DESCRIPTION is asked for. */
  description?: RichContent;
  /**
   * Description as HTML; answered only when the field PLAIN_DESCRIPTION is asked for. At most
   * 16000 characters.
   */
  plainDescription?: string | null;
  /** True when the shop shows the product. */
  visible?: boolean | null;
  /** True when the point of sale offers the product. */
  visibleInPos?: boolean | null;
  /** Images and videos of the product. */
  media?: MediaOfProductsV3;
  /** What search engines and link previews read about the product page. */
  seoData?: SeoSchema;
  /** Id of the tax group that decides the product's tax. Guid. */
  taxGroupId?: string | null;
  /**
   * Options, such as size or colour, whose choices make up the variants; 6 at most. At most 6
   * items.
   */
  options: ConnectedOption[];
  /**
   * Extras and texts that a buyer adds without making another variant; 10 at most. At most 10
   * items.
   */
  modifiers: ConnectedModifier[];
  /** Brand of the product. */
  brand?: V3Brand;
  /** Blocks of further text, such as a return policy; 20 at most. At most 20 items. */
  infoSections: InfoSection[];
  /** Label shown on the product, such as 'New'. */
  ribbon?: Ribbon;
  /** Categories that the product was put into itself. */
  directCategoriesInfo?: ProductCategoriesInfo;
  /** All categories of the product, the parents included. */
  allCategoriesInfo?: ProductCategoriesInfo;
  /** Id of the category that stands for the product in breadcrumbs. Guid. */
  mainCategoryId?: string | null;
  /** Lowest and highest cost of the variants to the merchant; needs the field MERCHANT_DATA. */
  costRange?: PriceRange;
  /** Summary of the stock of all variants. */
  inventory?: Inventory;
  /** Tells if the product is physical or digital; fixed after creation. Set on creation only. */
  productType: ProductType;
  /** Key of the product in catalogue imports. 1 to 100 characters. */
  handle?: string | null;
  /**
   * Currency of all prices as an ISO 4217 code, such as 'EUR'; needs the field CURRENCY.
   * Currency.
   */
  currency?: string | null;
  /** Path of categories to the product; needs the field BREADCRUMBS_INFO. */
  breadcrumbsInfo?: BreadcrumbsInfo;
  /** Lowest and highest price of the variants as sold now. */
  actualPriceRange?: PriceRange;
  /** Lowest and highest price of the variants before a sale, to show struck through. */
  compareAtPriceRange?: PriceRange;
  /** All variants; answered with a single product, left out of lists. */
  variantsInfo?: VariantsInfo;
  /** Who may buy the product. */
  purchaseEligibility?: PurchaseEligibility;
  /** Further labels beside the ribbon; 4 at most. At most 4 items. */
  additionalRibbons: Ribbon[];
  /** Custom data that apps attach to the product. */
  extendedFields?: ExtendedFields;
  /** Tags attached to the product. */
  tags?: Tags;
  /** Subscriptions under which the product can be bought. */
  subscriptionDetails?: SubscriptionDetails;
  /** Number of variants and the cheapest one. */
  variantSummary?: VariantSummary;
}

/** A product of a shop with the newer catalogue (v3). */
export interface V3ProductInput {
  /** Measures and prices per unit of a physical product. */
  physicalProperties?: PhysicalPropertiesOfProductsV3Input;
  /** Id of the product, given by the platform. 1 to 36 characters, set on creation only. */
  id?: string | null;
  /** Revision number, raised by every change; send the current one with an update. */
  revision?: string | null;
  /** Name of the product, 1 to 80 characters. */
  name?: string | null;
  /** Last part of the product page's address, unique within the shop. 1 to 300 characters. */
  slug?: string | null;
  /** Description as formatted text; answered only when the field DESCRIPTION is asked for. */
  description?: RichContentInput;
  /**
   * Description as HTML; answered only when the field PLAIN_DESCRIPTION is asked for. At most
   * 16000 characters.
   */
  plainDescription?: string | null;
  /** True when the shop shows the product. */
  visible?: boolean | null;
  /** True when the point of sale offers the product. */
  visibleInPos?: boolean | null;
  /** Images and videos of the product. */
  media?: MediaOfProductsV3Input;
  /** What search engines and link previews read about the product page. */
  seoData?: SeoSchemaInput;
  /** Id of the tax group that decides the product's tax. Guid. */
  taxGroupId?: string | null;
  /**
   * Options, such as size or colour, whose choices make up the variants; 6 at most. At most 6
   * items.
   */
  options?: ConnectedOptionInput[];
  /**
   * Extras and texts that a buyer adds without making another variant; 10 at most. At most 10
   * items.
   */
  modifiers?: ConnectedModifierInput[];
  /** Brand of the product. */
  brand?: V3Brand;
  /** Blocks of further text, such as a return policy; 20 at most. At most 20 items. */
  infoSections?: InfoSectionInput[];
  /** Label shown on the product, such as 'New'. */
  ribbon?: Ribbon;
  /** Id of the category that stands for the product in breadcrumbs. Guid. */
  mainCategoryId?: string | null;
  /** Tells if the product is physical or digital; fixed after creation. Set on creation only. */
  productType?: ProductType;
  /** All variants; answered with a single product, left out of lists. */
  variantsInfo?: VariantsInfoInput;
  /** Who may buy the product. */
  purchaseEligibility?: PurchaseEligibilityInput;
  /** Further labels beside the ribbon; 4 at most. At most 4 items. */
  additionalRibbons?: Ribbon[];
  /** Custom data that apps attach to the product. */
  extendedFields?: ExtendedFields;
  /** Tags attached to the product. */
  tags?: TagsInput;
  /** Subscriptions under which the product can be bought. */
  subscriptionDetails?: SubscriptionDetailsInput;
}

/** Formatted text as a tree of nodes. */
export interface RichContent {
  /** Nodes at the top level, in reading order. */
  nodes: Node[];
  /** Version and dates of the document. */
  metadata?: Metadata;
  /** Default styles of headings, paragraphs and quotes. */
  documentStyle?: DocumentStyle;
}

/** Formatted text as a tree of nodes. */
export interface RichContentInput {
  /** Nodes at the top level, in reading order. */
  nodes?: NodeInput[];
  /** Version and dates of the document. */
  metadata?: MetadataInput;
  /** Default styles of headings, paragraphs and quotes. */
  documentStyle?: DocumentStyleInput;
}

/**
 * One node of formatted text: a paragraph, a heading, an image and so on.
 *
 * At most one of: `buttonData`, `codeBlockData`, `dividerData`, `fileData`, `galleryData`,
 * `gifData`, `headingData`, `htmlData`, `imageData`, `linkPreviewData`, `mapData`,
 * `paragraphData`, `pollData`, `textData`, `appEmbedData`, `videoData`, `embedData`,
 * `collapsibleListData`, `tableData`, `tableCellData`, `externalData`, `audioData`,
 * `orderedListData`, `bulletedListData`, `blockquoteData`, `captionData`, `layoutData`,
 * `layoutCellData`, `shapeData`, `cardData`, `tocData`, `smartBlockData`, `smartBlockCellData`,
 * `checkboxListData`, `listItemData`.
 */
export interface Node {
  /** Data of a button. */
  buttonData?: ButtonData;
  /** Data of a block of code. */
  codeBlockData?: CodeBlockData;
  /** Data of a dividing line. */
  dividerData?: DividerData;
  /** Data of a file to download. */
  fileData?: FileData;
  /** Data of a gallery. */
  galleryData?: GalleryDataOfProductsV3;
  /** Data of an animated image. */
  gifData?: GIFData;
  /** Data of a heading, with its level. */
  headingData?: HeadingData;
  /** Data of embedded HTML. */
  htmlData?: HTMLData;
  /** Data of an image. */
  imageData?: ImageDataOfProductsV3;
  /** Data of a link with a preview. */
  linkPreviewData?: LinkPreviewData;
  /**
   * Data of a map.
   *
   * @deprecated
   */
  mapData?: MapData;
  /** Data of a paragraph. */
  paragraphData?: ParagraphData;
  /** Data of a poll. */
  pollData?: PollDataOfProductsV3;
  /** Text and its decorations. */
  textData?: TextData;
  /** Data of an embedded app item. */
  appEmbedData?: AppEmbedDataOfProductsV3;
  /** Data of a video. */
  videoData?: VideoDataOfProductsV3;
  /** Data of content embedded from another site. */
  embedData?: EmbedData;
  /** Data of a list whose items fold. */
  collapsibleListData?: CollapsibleListData;
  /** Data of a table. */
  tableData?: TableDataOfProductsV3;
  /** Data of a cell of a table. */
  tableCellData?: TableCellData;
  /** Data of a node that an app defines. */
  externalData?: Record<string, unknown> | null;
  /** Data of a sound. */
  audioData?: AudioDataOfProductsV3;
  /** Data of a numbered list. */
  orderedListData?: OrderedListData;
  /** Data of a list with bullets. */
  bulletedListData?: BulletedListData;
  /** Data of a quotation. */
  blockquoteData?: BlockquoteData;
  /** Data of a caption. */
  captionData?: CaptionData;
  /** Data of a layout with columns. */
  layoutData?: LayoutDataOfProductsV3;
  /** Data of a column of a layout. */
  layoutCellData?: LayoutCellData;
  /** Data of a shape. */
  shapeData?: ShapeDataOfProductsV3;
  /** Data of a card. */
  cardData?: CardDataOfProductsV3;
  /** Data of a table of contents. */
  tocData?: TocData;
  /** Data of a block with a repeating layout. */
  smartBlockData?: SmartBlockData;
  /** Data of a cell of such a block. */
  smartBlockCellData?: SmartBlockCellDataOfProductsV3;
  /** Data of a list with checkboxes. */
  checkboxListData?: CheckboxListData;
  /** Data of an item of a list. */
  listItemData?: ListItemNodeData;
  /** Kind of node, which decides the data field that is set. */
  type: NodeType;
  /** Id of the node within the document. */
  id: string;
  /** Nodes inside this one. */
  nodes: Node[];
  /** Spacing and background of the node. */
  style?: NodeStyle;
}

/**
 * One node of formatted text: a paragraph, a heading, an image and so on.
 *
 * At most one of: `buttonData`, `codeBlockData`, `dividerData`, `fileData`, `galleryData`,
 * `gifData`, `headingData`, `htmlData`, `imageData`, `linkPreviewData`, `mapData`,
 * `paragraphData`, `pollData`, `textData`, `appEmbedData`, `videoData`, `embedData`,
 * `collapsibleListData`, `tableData`, `tableCellData`, `externalData`, `audioData`,
 * `orderedListData`, `bulletedListData`, `blockquoteData`, `captionData`, `layoutData`,
 * `layoutCellData`, `shapeData`, `cardData`, `tocData`, `smartBlockData`, `smartBlockCellData`,
 * `checkboxListData`, `listItemData`.
 */
export interface NodeInput {
  /** Data of a button. */
  buttonData?: ButtonDataInput;
  /** Data of a block of code. */
  codeBlockData?: CodeBlockDataInput;
  /** Data of a dividing line. */
  dividerData?: DividerDataInput;
  /** Data of a file to download. */
  fileData?: FileDataInput;
  /** Data of a gallery. */
  galleryData?: GalleryDataOfProductsV3Input;
  /** Data of an animated image. */
  gifData?: GIFDataInput;
  /** Data of a heading, with its level. */
  headingData?: HeadingDataInput;
  /** Data of embedded HTML. */
  htmlData?: HTMLDataInput;
  /** Data of an image. */
  imageData?: ImageDataOfProductsV3Input;
  /** Data of a link with a preview. */
  linkPreviewData?: LinkPreviewDataInput;
  /**
   * Data of a map.
   *
   * @deprecated
   */
  mapData?: MapDataInput;
  /** Data of a paragraph. */
  paragraphData?: ParagraphDataInput;
  /** Data of a poll. */
  pollData?: PollDataOfProductsV3Input;
  /** Text and its decorations. */
  textData?: TextDataInput;
  /** Data of an embedded app item. */
  appEmbedData?: AppEmbedDataOfProductsV3Input;
  /** Data of a video. */
  videoData?: VideoDataOfProductsV3Input;
  /** Data of content embedded from another site. */
  embedData?: EmbedDataInput;
  /** Data of a list whose items fold. */
  collapsibleListData?: CollapsibleListDataInput;
  /** Data of a table. */
  tableData?: TableDataOfProductsV3Input;
  /** Data of a cell of a table. */
  tableCellData?: TableCellDataInput;
  /** Data of a node that an app defines. */
  externalData?: Record<string, unknown> | null;
  /** Data of a sound. */
  audioData?: AudioDataOfProductsV3Input;
  /** Data of a numbered list. */
  orderedListData?: OrderedListDataInput;
  /** Data of a list with bullets. */
  bulletedListData?: BulletedListDataInput;
  /** Data of a quotation. */
  blockquoteData?: BlockquoteDataInput;
  /** Data of a caption. */
  captionData?: CaptionDataInput;
  /** Data of a layout with columns. */
  layoutData?: LayoutDataOfProductsV3Input;
  /** Data of a column of a layout. */
  layoutCellData?: LayoutCellData;
  /** Data of a shape. */
  shapeData?: ShapeDataOfProductsV3Input;
  /** Data of a card. */
  cardData?: CardDataOfProductsV3Input;
  /** Data of a table of contents. */
  tocData?: TocDataInput;
  /** Data of a block with a repeating layout. */
  smartBlockData?: SmartBlockDataInput;
  /** Data of a cell of such a block. */
  smartBlockCellData?: SmartBlockCellDataOfProductsV3Input;
  /** Data of a list with checkboxes. */
  checkboxListData?: CheckboxListDataInput;
  /** Data of an item of a list. */
  listItemData?: ListItemNodeDataInput;
  /** Kind of node, which decides the data field that is set. */
  type?: NodeType;
  /** Id of the node within the document. */
  id?: string;
  /** Nodes inside this one. */
  nodes?: NodeInput[];
  /** Spacing and background of the node. */
  style?: NodeStyle;
}

export interface TextData {
  text: string;
  decorations: Decoration[];
}

export interface TextDataInput {
  text?: string;
  decorations?: DecorationInput[];
}

/**
 * At most one of: `anchorData`, `colorData`, `linkData`, `mentionData`, `fontSizeData`,
 * `fontWeightValue`, `italicData`, `underlineData`, `spoilerData`, `strikethroughData`,
 * `superscriptData`, `subscriptData`, `fontFamilyData`, `sketchData`.
 */
export interface Decoration {
  anchorData?: AnchorData;
  colorData?: ColorData;
  linkData?: LinkData;
  mentionData?: MentionData;
  fontSizeData?: FontSizeData;
  fontWeightValue?: number | null;
  italicData?: boolean | null;
  underlineData?: boolean | null;
  spoilerData?: SpoilerData;
  strikethroughData?: boolean | null;
  superscriptData?: boolean | null;
  subscriptData?: boolean | null;
  fontFamilyData?: FontFamilyData;
  sketchData?: SketchData;
  type: DecorationType;
}

/**
 * At most one of: `anchorData`, `colorData`, `linkData`, `mentionData`, `fontSizeData`,
 * `fontWeightValue`, `italicData`, `underlineData`, `spoilerData`, `strikethroughData`,
 * `superscriptData`, `subscriptData`, `fontFamilyData`, `sketchData`.
 */
export interface DecorationInput {
  anchorData?: AnchorDataInput;
  colorData?: ColorData;
  linkData?: LinkDataInput;
  mentionData?: MentionDataInput;
  fontSizeData?: FontSizeDataInput;
  fontWeightValue?: number | null;
  italicData?: boolean | null;
  underlineData?: boolean | null;
  spoilerData?: SpoilerData;
  strikethroughData?: boolean | null;
  superscriptData?: boolean | null;
  subscriptData?: boolean | null;
  fontFamilyData?: FontFamilyData;
  sketchData?: SketchDataInput;
  type?: DecorationType;
}

export interface SketchData {
  variant: SketchDataVariant;
  /** At most 19 characters. */
  color?: string | null;
  animate?: boolean | null;
}

export interface SketchDataInput {
  variant?: SketchDataVariant;
  /** At most 19 characters. */
  color?: string | null;
  animate?: boolean | null;
}

export type SketchDataVariant =
  | "UNDERLINE"
  | "BOX"
  | "CIRCLE"
  | "HIGHLIGHT"
  | "STRIKETHROUGH"
  | "CROSSED_OFF"
  | (string & {});

/** Default styles of a document's headings, paragraphs, quotes and code. */
export interface DocumentStyle {
  /** Style of headings of level 1. */
  headerOne?: TextNodeStyle;
  /** Style of headings of level 2. */
  headerTwo?: TextNodeStyle;
  /** Style of headings of level 3. */
  headerThree?: TextNodeStyle;
  /** Style of headings of level 4. */
  headerFour?: TextNodeStyle;
  /** Style of headings of level 5. */
  headerFive?: TextNodeStyle;
  /** Style of headings of level 6. */
  headerSix?: TextNodeStyle;
  /** Style of paragraphs. */
  paragraph?: TextNodeStyle;
  /** Style of quotations. */
  blockquote?: TextNodeStyle;
  /** Style of code. */
  codeBlock?: TextNodeStyle;
}

/** Default styles of a document's headings, paragraphs, quotes and code. */
export interface DocumentStyleInput {
  /** Style of headings of level 1. */
  headerOne?: TextNodeStyleInput;
  /** Style of headings of level 2. */
  headerTwo?: TextNodeStyleInput;
  /** Style of headings of level 3. */
  headerThree?: TextNodeStyleInput;
  /** Style of headings of level 4. */
  headerFour?: TextNodeStyleInput;
  /** Style of headings of level 5. */
  headerFive?: TextNodeStyleInput;
  /** Style of headings of level 6. */
  headerSix?: TextNodeStyleInput;
  /** Style of paragraphs. */
  paragraph?: TextNodeStyleInput;
  /** Style of quotations. */
  blockquote?: TextNodeStyleInput;
  /** Style of code. */
  codeBlock?: TextNodeStyleInput;
}

export interface TextNodeStyle {
  decorations: Decoration[];
  nodeStyle?: NodeStyle;
  lineHeight?: string | null;
}

export interface TextNodeStyleInput {
  decorations?: DecorationInput[];
  nodeStyle?: NodeStyle;
  lineHeight?: string | null;
}

/** Brand of a product. */
export interface V3Brand {
  /** Id of the brand. Guid. */
  id?: string | null;
  /** Name of the brand. At most 50 characters. */
  name?: string | null;
}

/** Block of further text on a product page, such as a return policy. */
export interface InfoSection {
  /** Id of the section; one section can serve many products. Guid. */
  id?: string | null;
  /**
   * Name that tells the section apart within the shop; visitors do not see it. At most 100
   * characters.
   */
  uniqueName?: string | null;
  /** Heading of the section. 1 to 50 characters. */
  title?: string | null;
  /** Text as formatted content; answered only when its field is asked for. */
  description?: RichContent;
  /** Text as HTML; answered only when its field is asked for. At most 16000 characters. */
  plainDescription?: string | null;
}

/** Block of further text on a product page, such as a return policy. */
export interface InfoSectionInput {
  /** Id of the section; one section can serve many products. Guid. */
  id?: string | null;
  /**
   * Name that tells the section apart within the shop; visitors do not see it. At most 100
   * characters.
   */
  uniqueName?: string | null;
  /** Text as HTML; answered only when its field is asked for. At most 16000 characters. */
  plainDescription?: string | null;
}

/** Categories that a product belongs to. */
export interface ProductCategoriesInfo {
  /** One entry per category. At most 2000 items. */
  categories: ProductCategory[];
}

/** Categories that a product belongs to. */
export type ProductCategoriesInfoInput = Record<string, never>;

/** One category of a product. */
export interface ProductCategory {
  /** Id of the category. Guid. */
  id: string;
  /** Position of the product within the category. At most 200. */
  index?: number | null;
}

/** One category of a product. */
export interface ProductCategoryInput {
  /** Id of the category. Guid. */
  id?: string;
  /** Position of the product within the category. At most 200. */
  index?: number | null;
}

/** Lowest and highest amount over a product's variants. */
export interface PriceRange {
  /** Lowest amount. */
  minValue?: FixedMonetaryAmount;
  /** Highest amount. */
  maxValue?: FixedMonetaryAmount;
}

/** Lowest and highest amount over a product's variants. */
export interface PriceRangeInput {
  /** Lowest amount. */
  minValue?: FixedMonetaryAmountInput;
  /** Highest amount. */
  maxValue?: FixedMonetaryAmountInput;
}

/** Summary of the stock of all variants of a product. */
export interface Inventory {
  /** Tells if all, some or none of the variants are in stock. */
  availabilityStatus: InventoryAvailabilityStatus;
  /** Tells if all, some or none of the variants can be ordered ahead. */
  preorderStatus: PreorderStatus;
  /** Which variants can be ordered ahead right now. */
  preorderAvailability: ProductPreorderAvailability;
}

/** Summary of the stock of all variants of a product. */
export type InventoryInput = Record<string, never>;

/** Classifies a product's stock: in stock, partly out of stock or out of stock. */
export type InventoryAvailabilityStatus =
  | "IN_STOCK"
  | "OUT_OF_STOCK"
  | "PARTIALLY_OUT_OF_STOCK"
  | (string & {});

/** Classifies a product by preorder: on, off, or on for some of the variants. */
export type PreorderStatus = "ENABLED" | "DISABLED" | "PARTIALLY_ENABLED" | (string & {});

/** Classifies which variants can be preordered: all, some or none. */
export type ProductPreorderAvailability =
  | "ALL_VARIANTS"
  | "NO_VARIANTS"
  | "SOME_VARIANTS"
  | (string & {});

/** Path of categories that leads to an entity. */
export interface BreadcrumbsInfo {
  /** Categories on the path, from the top down. At most 5 items. */
  breadcrumbs: BreadCrumb[];
}

/** Path of categories that leads to an entity. */
export type BreadcrumbsInfoInput = Record<string, never>;

/** One category on the path to a product. */
export interface BreadCrumb {
  /** Id of the category. Guid. */
  categoryId: string;
  /** Name of the category. 1 to 80 characters. */
  categoryName: string;
  /** Last part of the category page's address. 1 to 100 characters. */
  categorySlug: string;
}

/** One category on the path to a product. */
export interface BreadCrumbInput {
  /** Id of the category. Guid. */
  categoryId?: string;
  /** Name of the category. 1 to 80 characters. */
  categoryName?: string;
  /** Last part of the category page's address. 1 to 100 characters. */
  categorySlug?: string;
}

/** All variants of a product. */
export interface VariantsInfo {
  /** The variants; a product without options has exactly one. 1 to 1000 items. */
  variants: Variant[];
}

/** All variants of a product. */
export interface VariantsInfoInput {
  /** The variants; a product without options has exactly one. 1 to 1000 items. */
  variants?: VariantInput[];
}

/**
 * One combination of choices that can be bought, with its own price and stock.
 *
 * At most one of: `physicalProperties`, `digitalProperties`.
 */
export interface Variant {
  /** Weight, measures and price per unit of a physical variant. */
  physicalProperties?: VariantPhysicalProperties;
  /** File that the buyer of a digital variant receives. */
  digitalProperties?: VariantDigitalProperties;
  /** Id of the variant, as used in a cart item's options. Guid, set on creation only. */
  id: string;
  /** True when the shop shows the variant. */
  visible?: boolean | null;
  /** Stock keeping unit. 1 to 40 characters. */
  sku?: string | null;
  /** Barcode number. 1 to 40 characters. */
  barcode?: string | null;
  /**
   * Choice made for each option; empty for a product without options. At most 6 items, set on
   * creation only.
   */
  choices: OptionChoice[];
  /** Prices of the variant. */
  price?: PriceInfo;
  /** Cost and profit to the merchant; needs the field MERCHANT_DATA. */
  revenueDetails?: RevenueDetails;
  /** Image or video to show for the variant. */
  media?: ProductMedia;
  /** Prices under each subscription; answered only when its field is asked for. */
  subscriptionPricesInfo?: SubscriptionPricesInfo;
  /** Tells if the variant can be bought or ordered ahead. */
  inventoryStatus?: InventoryStatus;
}

/**
 * One combination of choices that can be bought, with its own price and stock.
 *
 * At most one of: `physicalProperties`, `digitalProperties`.
 */
export interface VariantInput {
  /** Weight, measures and price per unit of a physical variant. */
  physicalProperties?: VariantPhysicalPropertiesInput;
  /** File that the buyer of a digital variant receives. */
  digitalProperties?: VariantDigitalPropertiesInput;
  /** Id of the variant, as used in a cart item's options. Guid, set on creation only. */
  id?: string | null;
  /** True when the shop shows the variant. */
  visible?: boolean | null;
  /** Stock keeping unit. 1 to 40 characters. */
  sku?: string | null;
  /** Barcode number. 1 to 40 characters. */
  barcode?: string | null;
  /**
   * Choice made for each option; empty for a product without options. At most 6 items, set on
   * creation only.
   */
  choices?: OptionChoiceInput[];
  /** Prices of the variant. */
  price?: PriceInfoInput;
  /** Cost and profit to the merchant; needs the field MERCHANT_DATA. */
  revenueDetails?: RevenueDetailsInput;
}

/** Choice that a variant stands for, for one option. */
export interface OptionChoice {
  /** The option and the choice by id. */
  optionChoiceIds?: OptionChoiceIds;
  /** The option and the choice by name; answered only when its field is asked for. */
  optionChoiceNames?: OptionChoiceNames;
}

/** Choice that a variant stands for, for one option. */
export interface OptionChoiceInput {
  /** The option and the choice by id. */
  optionChoiceIds?: OptionChoiceIdsInput;
  /** The option and the choice by name; answered only when its field is asked for. */
  optionChoiceNames?: OptionChoiceNamesInput;
}

/** Prices of a variant under each subscription. */
export interface SubscriptionPricesInfo {
  /** One entry per subscription. At most 6 items. */
  subscriptionPrices: SubscriptionPrice[];
}

/** Prices of a variant under each subscription. */
export interface SubscriptionPricesInfoInput {
  /** One entry per subscription. At most 6 items. */
  subscriptionPrices?: SubscriptionPriceInput[];
}

/** Price of a variant under one subscription. */
export interface SubscriptionPrice {
  /** Id of the subscription. Guid. */
  subscriptionId: string;
  /** Price of the variant under the subscription. */
  price?: FixedMonetaryAmount;
  /** Price per unit under the subscription. */
  pricePerUnit?: SubscriptionPricePerUnit;
  /** Price after automatic discounts. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/** Price of a variant under one subscription. */
export type SubscriptionPriceInput = Record<string, never>;

/** Price per unit under a subscription. */
export interface SubscriptionPricePerUnit {
  /** Price per unit as a decimal string. Decimal in a string. */
  value: string;
  /** Price per unit as text to show. At most 20 characters. */
  description?: string | null;
  /** Price per unit after automatic discounts. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/** Price per unit under a subscription. */
export type SubscriptionPricePerUnitInput = Record<string, never>;

/** Tells if a variant can be bought now. */
export interface InventoryStatus {
  /** True when it is in stock. */
  inStock: boolean;
  /** True when it can be ordered ahead. */
  preorderEnabled: boolean;
}

/** Tells if a variant can be bought now. */
export interface InventoryStatusInput {
  /** True when it is in stock. */
  inStock?: boolean;
  /** True when it can be ordered ahead. */
  preorderEnabled?: boolean;
}

/** Number of a product's variants and the cheapest one. */
export interface VariantSummary {
  /** Number of variants. */
  variantCount: number;
  /** Variant with the lowest price; answered in lists when its field is asked for. */
  minPriceVariant?: Variant;
}

/** Number of a product's variants and the cheapest one. */
export type VariantSummaryInput = Record<string, never>;

/** Classifies the product fields that are answered only on request. */
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

/** The product that was created. */
export interface CreateProductResponse {
  /** The product. */
  product?: V3Product;
}

export interface CreateProductWithInventoryRequest {
  product: ProductWithInventory;
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

export interface ProductWithInventory {
  physicalProperties?: PhysicalPropertiesOfProductsV3Input;
  /** 1 to 36 characters, set on creation only. */
  id?: string | null;
  revision?: string | null;
  /** 1 to 80 characters. */
  name?: string | null;
  /** 1 to 300 characters. */
  slug?: string | null;
  /** At most 16000 characters. */
  plainDescription?: string | null;
  visible?: boolean | null;
  visibleInPos?: boolean | null;
  media?: MediaOfProductsV3Input;
  seoData?: SeoSchemaInput;
  /** Guid. */
  taxGroupId?: string | null;
  /** At most 6 items. */
  options?: ConnectedOptionInput[];
  /** At most 10 items. */
  modifiers?: ConnectedModifierInput[];
  brand?: V3Brand;
  /** At most 20 items. */
  infoSections?: InfoSectionInput[];
  ribbon?: Ribbon;
  /** At most 4 items. */
  additionalRibbons?: Ribbon[];
  /** Guid. */
  mainCategoryId?: string | null;
  /** Set on creation only. */
  productType?: ProductType;
  variantsInfo?: V3VariantsInfo;
  subscriptionDetails?: SubscriptionDetailsInput;
  purchaseEligibility?: PurchaseEligibilityInput;
  extendedFields?: ExtendedFields;
  tags?: TagsInput;
}

export interface V3VariantsInfo {
  /** 1 to 1000 items. */
  variants?: VariantWithInventory[];
}

/** At most one of: `physicalProperties`, `digitalProperties`. */
export interface VariantWithInventory {
  physicalProperties?: VariantPhysicalPropertiesInput;
  digitalProperties?: VariantDigitalPropertiesInput;
  /** Guid, set on creation only. */
  id?: string | null;
  visible?: boolean | null;
  /** 1 to 40 characters. */
  sku?: string | null;
  /** 1 to 40 characters. */
  barcode?: string | null;
  price?: PriceInfoInput;
  revenueDetails?: RevenueDetailsInput;
  inventoryItem?: InventoryItemComposite;
  /** At most 6 items, set on creation only. */
  choices?: OptionChoiceReferences[];
}

export interface OptionChoiceReferences {
  optionChoiceIds?: V3OptionChoiceIds;
  optionChoiceNames?: V3OptionChoiceNames;
}

export interface V3OptionChoiceIds {
  /** 1 to 36 characters, set on creation only. */
  optionId?: string;
  /** Guid, set on creation only. */
  choiceId?: string;
}

export interface V3OptionChoiceNames {
  /** At least 1 characters. */
  optionName?: string;
  /** At least 1 characters. */
  choiceName?: string;
  renderType?: ProductOptionRenderType;
}

export interface CreateProductWithInventoryResponse {
  product?: V3Product;
  inventoryResults?: BulkInventoryItemResults;
}

export interface BulkInventoryItemResults {
  /** At most 1000 items. */
  results: BulkInventoryItemResult[];
  bulkActionMetadata?: CommonBulkActionMetadata;
  error?: ApplicationError;
}

export interface BulkInventoryItemResult {
  itemMetadata?: ItemMetadata;
  item?: InventoryItem;
}

export interface CommonBulkActionMetadata {
  totalSuccesses: number;
  totalFailures: number;
  undetailedFailures: number;
}

/** A product to change. */
export interface UpdateProductRequest {
  /** Id, current revision and the fields to change. */
  product: V3ProductInput;
  /** Further fields to answer. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** The product after the change. */
export interface UpdateProductResponse {
  /** The product. */
  product?: V3Product;
}

export interface UpdateProductWithInventoryRequest {
  product: ProductWithInventory;
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

export interface UpdateProductWithInventoryResponse {
  product?: V3Product;
  inventoryResults?: BulkInventoryItemResults;
}

export interface BulkCreateProductsRequest {
  /** 1 to 100 items. */
  products: V3ProductInput[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/** Classifies the product fields that lists answer only on request. */
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

export interface BulkCreateProductsResponse {
  /** 1 to 100 items. */
  results: CatalogV3BulkProductResult[];
  bulkActionMetadata?: CommonBulkActionMetadata;
}

export interface CatalogV3BulkProductResult {
  itemMetadata?: WixCommonItemMetadata;
  item?: V3Product;
}

export interface WixCommonItemMetadata {
  /** 1 to 36 characters. */
  id?: string | null;
  originalIndex: number;
  success: boolean;
  error?: ApplicationError;
}

export interface BulkCreateProductsWithInventoryRequest {
  /** 1 to 100 items. */
  products: ProductWithInventory[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface BulkCreateProductsWithInventoryResponse {
  productResults?: BulkProductResults;
  inventoryResults?: BulkInventoryItemResults;
}

export interface BulkProductResults {
  /** 1 to 100 items. */
  results: CatalogV3BulkProductResult[];
  bulkActionMetadata?: CommonBulkActionMetadata;
}

export interface BulkUpdateProductsRequest {
  /** 1 to 100 items. */
  products: V3MaskedProduct[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface V3MaskedProduct {
  product?: V3ProductInput;
}

export interface BulkUpdateProductsResponse {
  /** 1 to 100 items. */
  results: CatalogV3BulkProductResult[];
  bulkActionMetadata?: CommonBulkActionMetadata;
}

export interface BulkUpdateProductsWithInventoryRequest {
  /** 1 to 100 items. */
  products: MaskedProductWithInventory[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface MaskedProductWithInventory {
  product?: ProductWithInventory;
}

export interface BulkUpdateProductsWithInventoryResponse {
  productResults?: BulkProductResults;
  inventoryResults?: BulkInventoryItemResults;
}

export interface V3BulkUpdateProductsByFilterRequest {
  filter?: Record<string, unknown> | null;
  product: V3ProductInput;
  search?: WixCommonSearchDetails;
}

/** Free text to look for and how to match it. */
export interface WixCommonSearchDetails {
  /** How several words combine: any of them or all of them. */
  mode?: CommonSearchDetailsMode;
  /** Text to look for, 100 characters at most. At most 100 characters. */
  expression?: string | null;
  /** Paths of the fields to look in; the searchable ones when left out. At most 20 items. */
  fields?: string[];
  /** True to tolerate small spelling differences. */
  fuzzy?: boolean;
}

/** Classifies how the words of a search combine: any of them or all of them. */
export type CommonSearchDetailsMode = "OR" | "AND";

export interface V3BulkUpdateProductsByFilterResponse {
  /** Guid. */
  jobId: string;
}

export interface V3DeleteProductRequest {
  /** 1 to 36 characters. */
  productId: string;
}

export type V3DeleteProductResponse = Record<string, never>;

export interface V3BulkDeleteProductsRequest {
  /** 1 to 100 items. */
  productIds: string[];
}

export interface V3BulkDeleteProductsResponse {
  /** 1 to 100 items. */
  results: BulkDeleteProductsResponseBulkProductResult[];
  bulkActionMetadata?: CommonBulkActionMetadata;
}

export interface BulkDeleteProductsResponseBulkProductResult {
  itemMetadata?: WixCommonItemMetadata;
}

export interface V3BulkDeleteProductsByFilterRequest {
  filter: Record<string, unknown> | null;
  search?: WixCommonSearchDetails;
}

export interface V3BulkDeleteProductsByFilterResponse {
  /** Guid. */
  jobId: string;
}

/** Which product to read. */
export interface V3GetProductRequest {
  /** Id of the product. 1 to 36 characters. */
  productId: string;
  /** Further fields to answer, such as 'URL' or 'CURRENCY'. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** The product that was asked for. */
export interface V3GetProductResponse {
  /** The product, with its variants. */
  product?: V3Product;
}

/** Which product to read, by its address. */
export interface V3GetProductBySlugRequest {
  /** Last part of the product page's address. 1 to 100 characters. */
  slug: string;
  /** Further fields to answer, such as 'URL' or 'CURRENCY'. At most 100 items. */
  fields?: SingleEntityOpsRequestedFields[];
}

/** The product at that address. */
export interface V3GetProductBySlugResponse {
  /** The product, with its variants. */
  product?: V3Product;
}

/** Which products to find by text, filter and category. */
export interface V3SearchProductsRequest {
  /** Text, filter, order and page. */
  search?: CommonCursorSearch;
  /** Further fields to answer, such as 'URL' or 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
}

/** Filter, order, free text, summaries and page of a search. */
export interface CommonCursorSearch {
  /** Page to answer. */
  cursorPaging?: CommonCursorPaging;
  /** Conditions that an item must meet, as a filter object such as { visible: true }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 10 items. */
  sort?: WixCommonSorting[];
  /**
   * Summaries to compute over all matches, such as the counts behind filter facets. At most 10
   * items.
   */
  aggregations?: WixCommonAggregation[];
  /** Free text to look for. */
  search?: WixCommonSearchDetails;
  /**
   * Time zone for dates in filters and summaries, as an IANA name such as 'Europe/Paris'. At most
   * 50 characters.
   */
  timeZone?: string | null;
}

/** How many items a page holds and where it starts. */
export interface CommonCursorPaging {
  /** Largest number of items on the page. At most 100. */
  limit?: number | null;
  /**
   * Cursor of an earlier answer that says where this page starts; leave out for the first page.
   * At most 16000 characters.
   */
  cursor?: string | null;
}

/** One field to order the results by. */
export interface WixCommonSorting {
  /** Path of the field to order by, such as 'name'. At most 512 characters. */
  fieldName?: string;
  /** Direction of the order; ascending when left out. */
  order?: WixCommonSortOrder;
  /** Entries of a list field that decide the order, as conditions. At most 10 items. */
  selectItemsBy?: Record<string, unknown>[] | null;
}

/** Classifies an order as ascending or descending. */
export type WixCommonSortOrder = "ASC" | "DESC";

/**
 * Summary to compute over all items that match a search.
 *
 * At most one of: `value`, `range`, `scalar`, `dateHistogram`, `nested`.
 */
export interface WixCommonAggregation {
  /** Settings of a summary that counts items per distinct value. */
  value?: CommonAggregationValueAggregation;
  /** Settings of a summary that counts items per number range. */
  range?: CommonAggregationRangeAggregation;
  /** Settings of a summary that yields a single number. */
  scalar?: CommonAggregationScalarAggregation;
  /** Settings of a summary that counts items per time span. */
  dateHistogram?: CommonAggregationDateHistogramAggregation;
  /** Settings of summaries inside one another. */
  nested?: CommonAggregationNestedAggregation;
  /** Name under which the result is answered; your choice. At most 100 characters. */
  name?: string | null;
  /** Kind of summary, which decides the settings that apply. */
  type?: WixCommonAggregationType;
  /** Path of the field that is summed up. At most 200 characters. */
  fieldPath?: string;
}

/** Summary that counts items per distinct value of a field. */
export interface CommonAggregationValueAggregation {
  /** What to do with items that lack the field, when they are included. */
  includeOptions?: AggregationValueAggregationIncludeMissingValuesOptions;
  /** What to order the values by: their count or themselves. */
  sortType?: AggregationValueAggregationSortType;
  /** Direction in which the values are ordered. */
  sortDirection?: AggregationValueAggregationSortDirection;
  /** Largest number of values to answer. */
  limit?: number | null;
  /** Tells if items that lack the field are counted. */
  missingValues?: AggregationValueAggregationMissingValues;
}

/** How items that lack the summed field are counted. */
export interface AggregationValueAggregationIncludeMissingValuesOptions {
  /** Name of the value under which those items are counted. At most 20 characters. */
  addToBucket?: string;
}

/** Classifies the order of counted values: by count or by value. */
export type AggregationValueAggregationSortType = "COUNT" | "VALUE";

/** Classifies an order as descending or ascending. */
export type AggregationValueAggregationSortDirection = "DESC" | "ASC";

/** Classifies the treatment of items that lack the field: left out or counted. */
export type AggregationValueAggregationMissingValues = "EXCLUDE" | "INCLUDE";

/** Summary that counts items per range of numbers. */
export interface CommonAggregationRangeAggregation {
  /** Ranges to count. At most 50 items. */
  buckets?: AggregationRangeAggregationRangeBucket[];
}

/** One range of numbers to count. */
export interface AggregationRangeAggregationRangeBucket {
  /** Lower bound, included; open when left out. */
  from?: number | null;
  /** Upper bound, excluded; open when left out. */
  to?: number | null;
}

/** Summary that yields a single number. */
export interface CommonAggregationScalarAggregation {
  /** Which number: distinct values, smallest or largest. */
  type?: WixCommonScalarType;
}

/** Classifies single-number summaries: count of distinct values, smallest or largest value. */
export type WixCommonScalarType = "COUNT_DISTINCT" | "MIN" | "MAX" | (string & {});

/** Summary that counts items per span of time. */
export interface CommonAggregationDateHistogramAggregation {
  /** Length of each span. */
  interval?: AggregationDateHistogramAggregationInterval;
}

/** Classifies spans of time, from a second to a year. */
export type AggregationDateHistogramAggregationInterval =
  | "YEAR"
  | "MONTH"
  | "WEEK"
  | "DAY"
  | "HOUR"
  | "MINUTE"
  | "SECOND";

/** Summaries that are computed inside one another. */
export interface CommonAggregationNestedAggregation {
  /** Steps of the summary, from the outermost to the innermost. 2 to 3 items. */
  nestedAggregations?: AggregationNestedAggregationNestedAggregationItem[];
}

/**
 * One step of a nested summary.
 *
 * At most one of: `value`, `range`, `scalar`, `dateHistogram`.
 */
export interface AggregationNestedAggregationNestedAggregationItem {
  /** Settings of a step that counts items per distinct value. */
  value?: CommonAggregationValueAggregation;
  /** Settings of a step that counts items per number range. */
  range?: CommonAggregationRangeAggregation;
  /** Settings of a step that yields a single number. */
  scalar?: CommonAggregationScalarAggregation;
  /** Settings of a step that counts items per time span. */
  dateHistogram?: CommonAggregationDateHistogramAggregation;
  /** Name under which the step's result is answered; your choice. At most 100 characters. */
  name?: string | null;
  /** Kind of step, which decides the settings that apply. */
  type?: AggregationNestedAggregationNestedAggregationType;
  /** Path of the field that is summed up. At most 200 characters. */
  fieldPath?: string;
}

/**
 * Classifies the steps of a nested summary: per value, per range, a single number or per time
 * span.
 */
export type AggregationNestedAggregationNestedAggregationType =
  | "VALUE"
  | "RANGE"
  | "SCALAR"
  | "DATE_HISTOGRAM";

/** Classifies summaries: per value, per range, a single number, per time span, or nested. */
export type WixCommonAggregationType =
  | "VALUE"
  | "RANGE"
  | "SCALAR"
  | "DATE_HISTOGRAM"
  | "NESTED"
  | (string & {});

/** One page of matching products. */
export interface V3SearchProductsResponse {
  /** Products on this page, without their variants. */
  products: V3Product[];
  /** Where the page stands. */
  pagingMetadata?: CommonCursorPagingMetadata;
  /** Results of the summaries that were asked for. */
  aggregationData?: CommonAggregationData;
}

/** Where an answered page stands in a list that is paged by cursors. */
export interface CommonCursorPagingMetadata {
  /** Number of items on this page. */
  count?: number | null;
  /** Cursors to the next page and the one before. */
  cursors?: CommonCursors;
  /** True when another page follows. */
  hasNext?: boolean | null;
}

/** Results of the summaries that a search asked for. */
export interface CommonAggregationData {
  /** One result per summary. At most 10000 items. */
  results: AggregationDataAggregationResults[];
}

/**
 * Result of one summary.
 *
 * At most one of: `values`, `ranges`, `scalar`, `groupedByValue`, `dateHistogram`, `nested`.
 */
export interface AggregationDataAggregationResults {
  /** Counts per distinct value. */
  values?: AggregationResultsValueResults;
  /** Counts per number range. */
  ranges?: AggregationResultsRangeResults;
  /** The single number. */
  scalar?: AggregationDataAggregationResultsScalarResult;
  /** Results grouped by a value. */
  groupedByValue?: AggregationResultsGroupByValueResults;
  /** Counts per time span. */
  dateHistogram?: AggregationResultsDateHistogramResults;
  /** Results of nested summaries. */
  nested?: AggregationResultsNestedResults;
  /** Name that the request gave the summary. At most 100 characters. */
  name: string;
  /** Kind of summary, which decides the result that is set. */
  type: WixCommonAggregationType;
  /** Path of the field that was summed up. At most 200 characters. */
  fieldPath: string;
}

/** Counts per distinct value. */
export interface AggregationResultsValueResults {
  /** One entry per value. At most 250 items. */
  results: ValueResultsValueAggregationResult[];
}

/** One distinct value and how often it occurs. */
export interface ValueResultsValueAggregationResult {
  /** The value. At most 100 characters. */
  value: string;
  /** Number of matching items with this value. */
  count: number;
}

/** Counts per range of numbers. */
export interface AggregationResultsRangeResults {
  /** One entry per range. At most 50 items. */
  results: RangeResultsRangeAggregationResult[];
}

/** One range of numbers and how many items fall in it. */
export interface RangeResultsRangeAggregationResult {
  /** Lower bound, included. */
  from?: number | null;
  /** Upper bound, excluded. */
  to?: number | null;
  /** Number of matching items in the range. */
  count: number;
}

/** Result of a single-number summary. */
export interface AggregationDataAggregationResultsScalarResult {
  /** Which number this is: distinct values, smallest or largest. */
  type: WixCommonScalarType;
  /** The number. */
  value: number;
}

/** Results grouped by a value. */
export interface AggregationResultsGroupByValueResults {
  /** One entry per group. At most 1000 items. */
  results: GroupByValueResultsNestedValueAggregationResult[];
}

/** One group and the result inside it. */
export interface GroupByValueResultsNestedValueAggregationResult {
  /** Value that the group shares. At most 1000 characters. */
  value: string;
  /** Result computed inside the group. */
  nestedResults?: AggregationResultsNestedAggregationResults;
}

/**
 * Result computed inside one group.
 *
 * At most one of: `values`, `ranges`, `scalar`.
 */
export interface AggregationResultsNestedAggregationResults {
  /** Counts per distinct value. */
  values?: AggregationResultsValueResults;
  /** Counts per number range. */
  ranges?: AggregationResultsRangeResults;
  /** The single number. */
  scalar?: AggregationDataAggregationResultsScalarResult;
  /** Name that the request gave the summary. At most 100 characters. */
  name: string;
  /** Kind of summary, which decides the result that is set. */
  type: WixCommonAggregationType;
  /** Path of the field that was summed up. At most 200 characters. */
  fieldPath: string;
}

/** Counts per span of time. */
export interface AggregationResultsDateHistogramResults {
  /** One entry per span. At most 200 items. */
  results: DateHistogramResultsDateHistogramResult[];
}

/** One span of time and how many items fall in it. */
export interface DateHistogramResultsDateHistogramResult {
  /** Start of the span, as an ISO 8601 date. At most 100 characters. */
  value: string;
  /** Number of matching items in the span. */
  count: number;
}

/** Results of nested summaries. */
export interface AggregationResultsNestedResults {
  /** One entry per combination of values. At most 1000 items. */
  results: NestedResultsResults[];
}

/** One combination of a nested summary. */
export interface NestedResultsResults {
  /** Result of each step, by the step's name. */
  results?: Record<string, NestedResultsNestedResultValue>;
}

/**
 * Result of one step of a nested summary.
 *
 * At most one of: `value`, `range`, `scalar`, `dateHistogram`.
 */
export interface NestedResultsNestedResultValue {
  /** Distinct value and its count. */
  value?: NestedResultsValueResult;
  /** Number range and its count. */
  range?: NestedResultsRangeResult;
  /** The single number. */
  scalar?: NestedResultsScalarResult;
  /** Time span and its count. */
  dateHistogram?: NestedResultsValueResult;
}

/** A distinct value and how often it occurs. */
export interface NestedResultsValueResult {
  /** The value. At most 1000 characters. */
  value: string;
  /** Number of matching items with this value. */
  count?: number | null;
}

/** A number range and how many items fall in it. */
export interface NestedResultsRangeResult {
  /** Lower bound, included. */
  from?: number | null;
  /** Upper bound, excluded. */
  to?: number | null;
  /** Number of matching items in the range. */
  count?: number | null;
}

/** A single number. */
export interface NestedResultsScalarResult {
  /** The number. */
  value: number;
}

/** Which products to list. */
export interface V3QueryProductsRequest {
  /** Filter, order and page. */
  query?: CommonCursorQuery;
  /** Further fields to answer, such as 'URL' or 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
}

/** Filter, order and page of a query that is paged by cursors. */
export interface CommonCursorQuery {
  /** Page to answer. */
  cursorPaging?: CommonCursorPaging;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 5 items. */
  sort?: WixCommonSorting[];
}

/** One page of products. */
export interface V3QueryProductsResponse {
  /** Products on this page, without their variants. */
  products: V3Product[];
  /** Where the page stands. */
  pagingMetadata?: CommonCursorPagingMetadata;
}

/** Which products to count. */
export interface V3CountProductsRequest {
  /** Conditions that a product must meet. */
  filter?: Record<string, unknown> | null;
  /** Free text to look for. */
  search?: WixCommonSearchDetails;
  /** True to count hidden products too; merchants and apps only. */
  returnNonVisibleProducts?: boolean;
}

/** How many products match. */
export interface V3CountProductsResponse {
  /** Number of matching products. */
  count: number;
}

export interface BulkUpdateProductVariantsByFilterRequest {
  filter: Record<string, unknown> | null;
  variant: VariantInput;
  search?: WixCommonSearchDetails;
}

export interface BulkUpdateProductVariantsByFilterResponse {
  /** Guid. */
  jobId: string;
}

export interface V3BulkAdjustProductVariantsByFilterRequest {
  filter: Record<string, unknown> | null;
  cost?: V3AdjustValue;
  rounding?: BulkAdjustProductVariantsByFilterRequestRoundingStrategy;
  search?: WixCommonSearchDetails;
  actualPrice?: V3AdjustValue;
  compareAtPrice?: V3AdjustValue;
  compareAtPriceDiscount?: V3UnsignedAdjustValue;
}

/** At most one of: `amount`, `percentage`. */
export interface V3AdjustValue {
  /** Decimal in a string. */
  amount?: string;
  /** -100 to 1000. */
  percentage?: number;
}

export type BulkAdjustProductVariantsByFilterRequestRoundingStrategy =
  | "NO_ROUNDING"
  | "CURRENCY_PRECISION"
  | "NEAREST_WHOLE_NUMBER";

/** At most one of: `amount`, `percentage`. */
export interface V3UnsignedAdjustValue {
  /** Decimal in a string. */
  amount?: string;
  /** At most 100. */
  percentage?: number;
}

export interface V3BulkAdjustProductVariantsByFilterResponse {
  /** Guid. */
  jobId: string;
}

export interface V3BulkAddInfoSectionsToProductsByFilterRequest {
  filter: Record<string, unknown> | null;
  /** 1 to 20 items. */
  infoSectionIds: string[];
  search?: WixCommonSearchDetails;
}

export interface V3BulkAddInfoSectionsToProductsByFilterResponse {
  /** Guid. */
  jobId: string;
}

export interface V3BulkAddInfoSectionsToProductsRequest {
  /** 1 to 100 items. */
  products: V3ProductIdWithRevision[];
  /** 1 to 10 items. */
  infoSectionIds: string[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface V3ProductIdWithRevision {
  /** 1 to 36 characters. */
  productId?: string;
  revision?: string;
}

export interface V3BulkAddInfoSectionsToProductsResponse {
  /** 1 to 100 items. */
  results: CatalogV3BulkProductResult[];
  bulkActionMetadata?: CommonBulkActionMetadata;
}

export interface V3BulkRemoveInfoSectionsFromProductsByFilterRequest {
  filter: Record<string, unknown> | null;
  /** 1 to 100 items. */
  infoSectionIds: string[];
  search?: WixCommonSearchDetails;
}

export interface V3BulkRemoveInfoSectionsFromProductsByFilterResponse {
  /** Guid. */
  jobId: string;
}

export interface V3BulkRemoveInfoSectionsFromProductsRequest {
  /** 1 to 100 items. */
  products: V3ProductIdWithRevision[];
  /** 1 to 100 items. */
  infoSectionIds: string[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface V3BulkRemoveInfoSectionsFromProductsResponse {
  /** 1 to 100 items. */
  results: CatalogV3BulkProductResult[];
  bulkActionMetadata?: CommonBulkActionMetadata;
}

export interface BulkAddProductsToCategoriesByFilterRequest {
  filter?: Record<string, unknown> | null;
  /** 1 to 5 items. */
  categoryIds: string[];
  search?: WixCommonSearchDetails;
}

export interface BulkAddProductsToCategoriesByFilterResponse {
  /** Guid. */
  jobId: string;
}

export interface BulkRemoveProductsFromCategoriesByFilterRequest {
  filter?: Record<string, unknown> | null;
  /** 1 to 5 items. */
  categoryIds: string[];
  search?: WixCommonSearchDetails;
}

export interface BulkRemoveProductsFromCategoriesByFilterResponse {
  /** Guid. */
  jobId: string;
}

/** Takes no fields. */
export type GetAllProductsCategoryRequest = Record<string, never>;

/** The category that holds every product of the shop. */
export interface GetAllProductsCategoryResponse {
  /** Id of that category. Guid. */
  categoryId: string;
  /** Tree that the category is in. */
  treeReference?: TreeReference;
}

export interface V3BulkUpdateProductTagsRequest {
  /** 1 to 100 items. */
  productIds: string[];
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface V3BulkUpdateProductTagsResponse {
  /** 1 to 100 items. */
  results: BulkUpdateProductTagsResponseBulkUpdateProductTagsResult[];
  bulkActionMetadata?: CommonBulkActionMetadata;
}

export interface BulkUpdateProductTagsResponseBulkUpdateProductTagsResult {
  itemMetadata?: WixCommonItemMetadata;
}

export interface V3BulkUpdateProductTagsByFilterRequest {
  filter: Record<string, unknown> | null;
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface V3BulkUpdateProductTagsByFilterResponse {
  /** Guid. */
  jobId: string;
}
