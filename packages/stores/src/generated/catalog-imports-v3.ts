// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Import many products into a V3 catalog with an asynchronous job.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { BulkActionMetadata, ItemMetadata } from "@portico/core/types";
import { productWithInventoryCodec } from "./codecs.js";
import type { ProductWithInventoryToAdd } from "./common.js";

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
  BulkActionMetadata,
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
  Variant,
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
  BrandOfCatalogImportsV3 as Brand,
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
  DimensionsOfProductsV3 as Dimensions,
  DimensionsOfProductsV3Input as DimensionsInput,
  DimensionsUnit,
  DiscountTypeOfProductsV3 as DiscountType,
  FileType,
  FixedMonetaryAmount,
  FixedMonetaryAmountInput,
  FreeTextSettings,
  FreeTextSettingsInput,
  ImageOfProductsV3 as Image,
  ImageOfProductsV3Input as ImageInput,
  InfoSectionOfCatalogImportsV3 as InfoSection,
  InfoSectionOfCatalogImportsV3Input as InfoSectionInput,
  InventoryItemComposite,
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
  ModifierChoicesSettings,
  ModifierChoicesSettingsInput,
  ModifierRenderType,
  OptionChoiceIds,
  OptionChoiceIdsInput,
  OptionChoiceNames,
  OptionChoiceNamesInput,
  OptionChoiceReferences,
  PhysicalPropertiesOfProductsV3 as PhysicalProperties,
  PhysicalPropertiesOfProductsV3Input as PhysicalPropertiesInput,
  PreorderInfo,
  PreorderInfoInput,
  PriceInfo,
  PriceInfoInput,
  PricePerUnit,
  PricePerUnitInput,
  PricePerUnitRange,
  PricePerUnitRangePricePerUnit,
  PricePerUnitSettings,
  PricePerUnitSettingsInput,
  ProductMedia,
  ProductMediaInput,
  ProductOptionRenderType,
  ProductType,
  ProductWithInventory,
  ProductWithInventoryToAdd,
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
  Subscription,
  SubscriptionDetails,
  SubscriptionDetailsInput,
  SubscriptionDiscount,
  SubscriptionDiscountInput,
  SubscriptionInput,
  Tag,
  TagInput,
  Thumbnail,
  ThumbnailInput,
  UserCriteria,
  VariantDigitalProperties,
  VariantDigitalPropertiesInput,
  VariantPhysicalProperties,
  VariantPhysicalPropertiesInput,
  VariantsInfoOfCatalogImportsV3 as VariantsInfo,
  VariantWithInventory,
  VideoResolution,
  VideoV2,
  WeightMeasurementUnitInfo,
  WeightRange,
} from "./common.js";

/**
 * Creates an import. After that, add products to the import.
 *
 * `POST /stores/v3/catalog-imports` (stores/catalog-imports-v3)
 *
 * @param catalogImport - The catalog import to create.
 * @returns The created catalog import.
 * @remarks Requires the permission `stores:catalog:v3:catalog_import:create_catalog_import`.
 * @example
 * ```ts
 * const catalogImport = await client.use(catalogImportsV3).createCatalogImport({});
 * ```
 */
export const createCatalogImport: (catalogImport: CatalogImportInput) => Promise<CatalogImport> =
  /* @__PURE__ */ operation({
    name: "stores.catalogImportsV3.createCatalogImport",
    path: "/stores/v3/catalog-imports",
    args: ["catalogImport"],
    request: { catalogImport: { createdDate: "d" } },
    response: { catalogImport: { createdDate: "d" } },
    returns: "catalogImport",
  });

/**
 * Creates up to 100 products, or overwrites existing products with the same handle. Requires no
 * revisions. The fields and category assignments that you send replace the existing ones.
 *
 * `POST /stores/v3/catalog-imports/{catalogImportId}/add-products` (stores/catalog-imports-v3)
 *
 * @param catalogImportId - Id of the catalog import.
 * @param products - The products to create or, if the handle exists, to overwrite. Each item
 *   requires `product`. `product` requires `handle`. 1 to 100 items.
 * @remarks Requires the permission `stores:catalog:v3:catalog_import:add_products_to_import`.
 * @example
 * ```ts
 * const response = await client.use(catalogImportsV3).addProductsToImport(
 *   "<catalog import id>",
 *   [{ product: { handle: "<handle>" } }],
 * );
 * ```
 */
export const addProductsToImport: (
  catalogImportId: string,
  products: ProductItem[],
) => Promise<AddProductsToImportResponse> = /* @__PURE__ */ operation({
  name: "stores.catalogImportsV3.addProductsToImport",
  path: "/stores/v3/catalog-imports/{catalogImportId}/add-products",
  args: ["catalogImportId", "products"],
  request: { products: { fieldMask: "m", product: productWithInventoryCodec } },
  mask: "products.fieldMask",
});

/**
 * Application error codes for {@link submitCatalogImport}, and how to fix the errors.
 *
 * - `CATALOG_IMPORT_ALREADY_SUBMITTED`: This import has already been submitted. To see the
 *   progress of the import, fetch its status.
 */
export type SubmitCatalogImportErrorCode = "CATALOG_IMPORT_ALREADY_SUBMITTED";

/**
 * Submits an import and starts the job that writes its products to the catalog.
 *
 * `POST /stores/v3/catalog-imports/{catalogImportId}/submit` (stores/catalog-imports-v3)
 *
 * @param catalogImportId - Id of the catalog import.
 * @remarks For error codes, see {@link SubmitCatalogImportErrorCode}. Requires the permission
 *   `stores:catalog:v3:catalog_import:submit_catalog_import`.
 * @example
 * ```ts
 * const response = await client.use(catalogImportsV3).submitCatalogImport(
 *   "<catalog import id>",
 * );
 * ```
 */
export const submitCatalogImport: ((
  catalogImportId: string,
) => Promise<SubmitCatalogImportResponse>) &
  Throws<SubmitCatalogImportErrorCode> = /* @__PURE__ */ operation({
  name: "stores.catalogImportsV3.submitCatalogImport",
  path: "/stores/v3/catalog-imports/{catalogImportId}/submit",
  args: ["catalogImportId"],
});

/** Request of {@link createCatalogImport}. */
export interface CreateCatalogImportRequest {
  /** The catalog import to create. */
  catalogImport: CatalogImportInput;
}

/** A batch of products to import into the catalog. */
export interface CatalogImport {
  /** Id of the catalog import. */
  id: string;
  /** When the catalog import was created. */
  createdDate?: Date | null;
}

/** A batch of products to import into the catalog. */
export type CatalogImportInput = Record<string, never>;

/** Response of {@link createCatalogImport}. */
export interface CreateCatalogImportResponse {
  /** The created catalog import. */
  catalogImport?: CatalogImport;
}

/** Request of {@link addProductsToImport}. */
export interface AddProductsToImportRequest {
  /** Id of the catalog import. */
  catalogImportId: string;
  /** The products to create or, if the handle exists, to overwrite. 1 to 100 items. */
  products: ProductItem[];
}

/** A product in an import. */
export interface ProductItem {
  /** The product, with the inventory of its variants. */
  product: ProductWithInventoryToAdd;
  /** Categories of the product. Omit this to keep the current categories. */
  categoryIdsInfo?: ProductCategoryIdsInfo;
}

/** All categories of a product. */
export interface ProductCategoryIdsInfo {
  /** Ids of the categories. At most 1,000 items. */
  categoryIds?: string[];
}

/** Response of {@link addProductsToImport}. */
export interface AddProductsToImportResponse {
  /** One result for each item in the request. 1 to 100 items. */
  results: AddProductResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one product in an import. */
export interface AddProductResult {
  /** Id and index of the item, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link submitCatalogImport}. */
export interface SubmitCatalogImportRequest {
  /** Id of the catalog import. */
  catalogImportId: string;
}

/** Response of {@link submitCatalogImport}. */
export interface SubmitCatalogImportResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
  /** Number of products in the import. */
  totalProductsCount: number;
}
