// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Load many products into a V3 catalog through an import that runs as a job.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { call, type Operation } from "@portico/core/runtime";
import type {
  BlockquoteDataInput,
  BulkActionMetadata,
  BulletedListDataInput,
  ButtonDataInput,
  CaptionDataInput,
  CheckboxListDataInput,
  CodeBlockDataInput,
  CollapsibleListDataInput,
  DividerDataInput,
  DocumentStyleInput,
  EmbedDataInput,
  ExtendedFields,
  FileDataInput,
  GIFDataInput,
  HeadingDataInput,
  HTMLDataInput,
  ItemMetadata,
  LayoutCellData,
  LinkPreviewDataInput,
  ListItemNodeDataInput,
  MapDataInput,
  MetadataInput,
  NodeStyle,
  NodeType,
  OrderedListDataInput,
  ParagraphDataInput,
  SmartBlockDataInput,
  TableCellDataInput,
  TagsInput,
  TextDataInput,
  TocDataInput,
} from "@portico/core/types";
import { productWithInventoryCodec } from "./codecs.js";
import type {
  AppEmbedDataOfProductsV3Input,
  AudioDataOfProductsV3Input,
  CardDataOfProductsV3Input,
  ConnectedModifierInput,
  ConnectedOptionInput,
  GalleryDataOfProductsV3Input,
  ImageDataOfProductsV3Input,
  InventoryItemComposite,
  LayoutDataOfProductsV3Input,
  MediaOfProductsV3Input,
  OptionChoiceIdsInput,
  OptionChoiceNamesInput,
  PhysicalPropertiesOfProductsV3Input,
  PollDataOfProductsV3Input,
  PriceInfoInput,
  ProductType,
  PurchaseEligibilityInput,
  RevenueDetailsInput,
  Ribbon,
  SeoSchemaInput,
  ShapeDataOfProductsV3Input,
  SmartBlockCellDataOfProductsV3Input,
  SubscriptionDetailsInput,
  TableDataOfProductsV3Input,
  VariantDigitalPropertiesInput,
  VariantPhysicalPropertiesInput,
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
  BulkActionMetadata,
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
  Decoration,
  DecorationInput,
  DecorationType,
  DesignTarget,
  Direction,
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
  SketchData,
  SketchDataInput,
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
  BackgroundImageOfProductsV3 as BackgroundImage,
  BackgroundImageOfProductsV3Input as BackgroundImageInput,
  CardDataOfProductsV3 as CardData,
  CardDataOfProductsV3Input as CardDataInput,
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
  InventoryItemComposite,
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

const createCatalogImportOperation: Operation = {
  name: "stores.catalogImportsV3.createCatalogImport",
  method: "POST",
  path: "/stores/v3/catalog-imports",
  args: ["catalogImport"],
  request: { catalogImport: { createdDate: "d" } },
  response: { catalogImport: { createdDate: "d" } },
  returns: "catalogImport",
};

/**
 * Open an import, to which products are then added.
 *
 * `POST /stores/v3/catalog-imports` (stores/catalog-imports-v3)
 *
 * @remarks Needs stores:catalog:v3:catalog_import:create_catalog_import.
 * @example
 * ```ts
 * const answer = await client.use(catalogImportsV3).createCatalogImport({});
 * ```
 */
export function createCatalogImport(catalogImport: CatalogImportInput): Promise<CatalogImport> {
  return call(createCatalogImportOperation, [catalogImport]);
}

const addProductsToImportOperation: Operation = {
  name: "stores.catalogImportsV3.addProductsToImport",
  method: "POST",
  path: "/stores/v3/catalog-imports/{catalogImportId}/add-products",
  args: ["catalogImportId", "products"],
  request: { products: { product: productWithInventoryCodec, fieldMask: "m" } },
  mask: "products.fieldMask",
};

/**
 * Add up to 100 products to an open import, with a result for each.
 *
 * `POST /stores/v3/catalog-imports/{catalogImportId}/add-products` (stores/catalog-imports-v3)
 *
 * @param catalogImportId - id of the catalog import
 * @param products - needs `product`, `product.handle`; 1 to 100 items
 * @remarks Needs stores:catalog:v3:catalog_import:add_products_to_import.
 * @example
 * ```ts
 * const answer = await client.use(catalogImportsV3).addProductsToImport("<catalog import id>", [
 *   { product: { handle: "<handle>" } },
 * ]);
 * ```
 */
export function addProductsToImport(
  catalogImportId: string,
  products: ProductItem[],
): Promise<AddProductsToImportResponse> {
  return call(addProductsToImportOperation, [catalogImportId, products]);
}

const submitCatalogImportOperation: Operation = {
  name: "stores.catalogImportsV3.submitCatalogImport",
  method: "POST",
  path: "/stores/v3/catalog-imports/{catalogImportId}/submit",
  args: ["catalogImportId"],
};

/** Codes of the application errors of {@link submitCatalogImport}. */
export type SubmitCatalogImportErrorCode = "CATALOG_IMPORT_ALREADY_SUBMITTED";

/**
 * Close an import and start the job that writes its products to the catalog.
 *
 * `POST /stores/v3/catalog-imports/{catalogImportId}/submit` (stores/catalog-imports-v3)
 *
 * @param catalogImportId - id of the catalog import
 * @remarks Its application errors have a {@link SubmitCatalogImportErrorCode}. Needs
 *   stores:catalog:v3:catalog_import:submit_catalog_import.
 * @example
 * ```ts
 * const answer = await client.use(catalogImportsV3).submitCatalogImport("<catalog import id>");
 * ```
 */
export function submitCatalogImport(catalogImportId: string): Promise<SubmitCatalogImportResponse> {
  return call(submitCatalogImportOperation, [catalogImportId]);
}

export interface CreateCatalogImportRequest {
  catalogImport: CatalogImportInput;
}

export interface CatalogImport {
  /** Guid. */
  id: string;
  createdDate?: Date | null;
}

export type CatalogImportInput = Record<string, never>;

export interface CreateCatalogImportResponse {
  catalogImport?: CatalogImport;
}

export interface AddProductsToImportRequest {
  /** Guid. */
  catalogImportId: string;
  /** 1 to 100 items. */
  products: ProductItem[];
}

export interface ProductItem {
  product?: ProductWithInventory;
  categoryIdsInfo?: ProductCategoryIdsInfo;
}

export interface ProductWithInventory {
  physicalProperties?: PhysicalPropertiesOfProductsV3Input;
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
  brand?: Brand;
  /** At most 20 items. */
  infoSections?: InfoSection[];
  ribbon?: Ribbon;
  /** At most 4 items. */
  additionalRibbons?: Ribbon[];
  /** Guid. */
  mainCategoryId?: string | null;
  /** Set on creation only. */
  productType?: ProductType;
  /** 1 to 100 characters. */
  handle?: string | null;
  variantsInfo?: VariantsInfo;
  subscriptionDetails?: SubscriptionDetailsInput;
  purchaseEligibility?: PurchaseEligibilityInput;
  extendedFields?: ExtendedFields;
  tags?: TagsInput;
}

export interface Brand {
  /** Guid. */
  id?: string | null;
  /** At most 50 characters. */
  name?: string | null;
}

export interface InfoSection {
  /** Guid. */
  id?: string | null;
  /** At most 100 characters. */
  uniqueName?: string | null;
  /** At most 16000 characters. */
  plainDescription?: string | null;
}

/** Formatted text as a tree of nodes. */
export interface RichContent {
  /** Nodes at the top level, in reading order. */
  nodes?: Node[];
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
  nodes?: Node[];
  /** Spacing and background of the node. */
  style?: NodeStyle;
}

export interface VariantsInfo {
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
  optionChoiceIds?: OptionChoiceIdsInput;
  optionChoiceNames?: OptionChoiceNamesInput;
}

export interface ProductCategoryIdsInfo {
  /** At most 1000 items. */
  categoryIds?: string[];
}

export interface AddProductsToImportResponse {
  /** 1 to 100 items. */
  results: AddProductResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface AddProductResult {
  itemMetadata?: ItemMetadata;
}

export interface SubmitCatalogImportRequest {
  /** Guid. */
  catalogImportId: string;
}

export interface SubmitCatalogImportResponse {
  /** Guid. */
  jobId: string;
  totalProductsCount: number;
}
