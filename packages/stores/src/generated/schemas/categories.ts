// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  ApplicationError,
  BulkActionMetadata,
  CursorPagingMetadata,
  Cursors,
  dateTime,
  ExtendedFields,
  guid,
  ItemMetadata,
  needing,
  RichContent,
  responseSchema,
  urlSlug,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  AggregationData,
  BreadcrumbsInfo,
  CursorPagingOfCategories,
  CursorQueryOfCategories,
  CursorSearch,
  ImageOfProductsV3,
  SearchDetails,
  SeoSchema,
  TreeReference,
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
  BulkActionMetadata,
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
  CursorPagingMetadata,
  Cursors,
  Decoration,
  DecorationType,
  Design,
  DesignTarget,
  Dimensions,
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
  Media,
  MentionData,
  Metadata,
  Mode,
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
  Position as ImageStylesPosition,
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
  Sorting,
  SortOrder,
  Source,
  Spoiler,
  SpoilerData,
  Stop,
  Styles,
  StylesBorder,
  StylesPosition,
  TableCellData,
  TableData,
  Target,
  TextAlignment,
  TextData,
  TextNodeStyle,
  TextStyle,
  Thumbnails,
  ThumbnailsAlignment,
  TocData,
  Type,
  Variant,
  VerticalAlignment,
  VerticalAlignmentAlignment,
  Video,
  VideoData,
  ViewMode,
  ViewRole,
  VoteRole,
  Width,
  WidthType,
} from "@portico/core/schemas";
export {
  Aggregation,
  AggregationData,
  AggregationResults,
  AggregationResultsScalarResult,
  AggregationType,
  Breadcrumb,
  BreadcrumbsInfo,
  CursorPagingOfCategories as CursorPaging,
  CursorQueryOfCategories as CursorQuery,
  CursorSearch,
  DateHistogramAggregation,
  DateHistogramResult,
  DateHistogramResults,
  GroupByValueResults,
  ImageOfProductsV3 as Image,
  IncludeMissingValuesOptions,
  Interval,
  Keyword,
  MissingValues,
  NestedAggregation,
  NestedAggregationItem,
  NestedAggregationResults,
  NestedAggregationType,
  NestedResults,
  NestedResultValue,
  NestedValueAggregationResult,
  RangeAggregation,
  RangeAggregationResult,
  RangeBucket,
  RangeResult,
  RangeResults,
  Results,
  ScalarAggregation,
  ScalarResult,
  ScalarType,
  SearchDetails,
  SeoSchema,
  Settings,
  SortDirection,
  SortType,
  Tag,
  TreeReference,
  ValueAggregation,
  ValueAggregationResult,
  ValueResult,
  ValueResults,
} from "./common.js";
export { RequestedFields as SingleEntityOpsRequestedFields };

export const CreateCategoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    category: Category,
    treeReference: TreeReference,
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const Category: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    name: z.string().min(1).max(80).nullish(),
    image: ImageOfProductsV3.optional(),
    itemCounter: z.number().optional(),
    description: z.string().min(1).max(600).nullish(),
    visible: z.boolean().nullish(),
    breadcrumbsInfo: BreadcrumbsInfo.optional(),
    parentCategory: ParentCategory.optional(),
    slug: z.string().min(1).max(300).nullish(),
    seoData: SeoSchema.optional(),
    richContentDescription: RichContent.optional(),
    treeReference: TreeReference.optional(),
    managingAppId: guid.nullish(),
    extendedFields: ExtendedFields.optional(),
  }),
);

export const ParentCategory: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.nullish(), index: z.number().nullish() }),
);

export const CreateCategoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ category: Category.optional() }),
);

export const GetCategoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categoryId: guid,
    treeReference: TreeReference,
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const GetCategoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ category: Category.optional() }),
);

export const GetCategoryBySlugRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    slug: urlSlug,
    treeReference: TreeReference,
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const GetCategoryBySlugResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ category: Category.optional() }),
);

export const UpdateCategoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    category: Category,
    treeReference: TreeReference,
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const UpdateCategoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ category: Category.optional() }),
);

export const DeleteCategoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ categoryId: guid, treeReference: TreeReference }),
);

export const DeleteCategoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const QueryCategoriesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    query: CursorQueryOfCategories.optional(),
    treeReference: TreeReference,
    returnNonVisibleCategories: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const RequestedFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["BREADCRUMBS_INFO", "DESCRIPTION", "RICH_CONTENT_DESCRIPTION"]),
);

export const QueryCategoriesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categories: z.array(Category).max(1000).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const SearchCategoriesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    search: CursorSearch.optional(),
    treeReference: TreeReference,
    returnNonVisibleCategories: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const SearchCategoriesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categories: z.array(Category).max(1000).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
    aggregationData: AggregationData.optional(),
  }),
);

export const CountCategoriesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()).nullish(),
    search: SearchDetails.optional(),
    treeReference: TreeReference,
    returnNonVisibleCategories: z.boolean().optional(),
  }),
);

export const CountCategoriesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ count: z.number().optional() }),
);

export const MoveCategoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categoryId: guid,
    treeReference: TreeReference,
    parentCategoryId: guid.nullish(),
    position: Position,
    moveAfterCategoryId: guid.nullish(),
  }),
);

export const Position: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["FIRST", "LAST", "AFTER"]));

export const MoveCategoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    parentCategoryId: guid.nullish(),
    categoriesAfterMove: z.array(guid).max(100).optional(),
  }),
);

export const BulkUpdateCategoriesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categories: z.array(MaskedCategory).min(1).max(100),
    treeReference: TreeReference,
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const MaskedCategory: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ category: Category.optional() }),
);

export const BulkUpdateCategoriesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkCategoriesResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkCategoriesResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), category: Category.optional() }),
);

export const UpdateCategoryVisibilityRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categoryId: guid,
    visible: z.boolean(),
    treeReference: TreeReference,
    revision: z.string(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const UpdateCategoryVisibilityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ category: Category.optional() }),
);

export const BulkShowCategoriesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categoryIds: z.array(guid).min(1).max(100),
    treeReference: TreeReference,
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const BulkShowCategoriesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkCategoriesResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkAddItemsToCategoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categoryId: guid,
    items: z.array(ItemReference).min(1).max(1000),
    treeReference: TreeReference,
  }),
);

export const ItemReference: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogItemId: z.string().min(1).max(36).optional(),
    appId: z.string().min(1).max(36).optional(),
  }),
);

export const BulkAddItemsToCategoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkItemsToCategoryResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkItemsToCategoryResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemReferenceMetadata.optional() }),
);

export const ItemReferenceMetadata: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    item: ItemReference.optional(),
    originalIndex: z.number().optional(),
    success: z.boolean().optional(),
    error: ApplicationError.optional(),
  }),
);

export const BulkAddItemToCategoriesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    item: ItemReference,
    categoryIds: z.array(guid).min(1).max(100),
    treeReference: TreeReference,
  }),
);

export const BulkAddItemToCategoriesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkItemToCategoriesResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkItemToCategoriesResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

export const BulkRemoveItemsFromCategoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categoryId: guid,
    items: z.array(ItemReference).min(1).max(100),
    treeReference: TreeReference,
  }),
);

export const BulkRemoveItemsFromCategoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkItemsToCategoryResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkRemoveItemFromCategoriesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    item: ItemReference,
    categoryIds: z.array(guid).min(1).max(100),
    treeReference: TreeReference,
  }),
);

export const BulkRemoveItemFromCategoriesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkItemToCategoriesResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const ListItemsInCategoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPagingOfCategories.optional(),
    categoryId: guid,
    treeReference: TreeReference,
    useCategoryArrangement: z.boolean().optional(),
    includeItemsFromSubcategories: z.boolean().optional(),
  }),
);

export const ListItemsInCategoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    items: z.array(ItemReference).max(100).optional(),
    pagingMetadata: PagingMetadataV2.optional(),
  }),
);

export const PagingMetadataV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    count: z.number().nullish(),
    offset: z.number().nullish(),
    total: z.number().nullish(),
    cursors: Cursors.optional(),
  }),
);

export const ListCategoriesForItemRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ item: ItemReference, treeReference: TreeReference }),
);

export const ListCategoriesForItemResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    directCategoryIds: z.array(guid).max(1000).optional(),
    allCategoryIds: z.array(guid).max(1000).optional(),
  }),
);

export const ListCategoriesForItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ items: z.array(ItemReference).max(100), treeReference: TreeReference }),
);

export const ListCategoriesForItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ categoriesForItems: z.array(MapItemToCategories).max(100).optional() }),
);

export const MapItemToCategories: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    item: ItemReference.optional(),
    directCategoryIds: z.array(guid).max(1000).optional(),
    indirectCategoryIds: z.array(guid).max(1000).optional(),
  }),
);

export const ListTreesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const ListTreesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ trees: z.array(TreeReference).max(20).optional() }),
);

export const SetArrangedItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categoryId: guid,
    treeReference: TreeReference,
    items: z.array(ItemReference).max(100).optional(),
  }),
);

export const SetArrangedItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ items: z.array(ItemReference).max(100).optional() }),
);

export const GetArrangedItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ categoryId: guid, treeReference: TreeReference }),
);

export const GetArrangedItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ items: z.array(ItemReference).max(100).optional() }),
);

export const BulkSetItemCategoriesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    item: ItemReference,
    categoryIds: z.array(guid).max(1000).optional(),
    treeReference: TreeReference,
  }),
);

export const BulkSetItemCategoriesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    addResults: z.array(BulkItemToCategoriesResult).optional(),
    removeResults: z.array(BulkItemToCategoriesResult).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const CategoryMoved: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categoryId: guid.optional(),
    parentCategory: ParentCategory.optional(),
    treeReference: TreeReference.optional(),
  }),
);

export const ItemAddedToCategory: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categoryId: guid.optional(),
    addedItem: ItemReference.optional(),
    treeReference: TreeReference.optional(),
  }),
);

export const ItemRemovedFromCategory: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categoryId: guid.optional(),
    removedItem: ItemReference.optional(),
    treeReference: TreeReference.optional(),
  }),
);

export const ItemsArrangedInCategory: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ categoryId: guid.optional(), treeReference: TreeReference.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.categories.createCategory": /* @__PURE__ */ needing(
    CreateCategoryRequest,
    "category.name",
    "category.parentCategory.id",
    "treeReference.appNamespace",
  ),
  "stores.categories.getCategory": /* @__PURE__ */ needing(
    GetCategoryRequest,
    "treeReference.appNamespace",
  ),
  "stores.categories.deleteCategory": /* @__PURE__ */ needing(
    DeleteCategoryRequest,
    "treeReference.appNamespace",
  ),
  "stores.categories.getCategoryBySlug": /* @__PURE__ */ needing(
    GetCategoryBySlugRequest,
    "treeReference.appNamespace",
  ),
  "stores.categories.updateCategory": /* @__PURE__ */ needing(
    UpdateCategoryRequest,
    "category.id",
    "category.revision",
    "treeReference.appNamespace",
  ),
  "stores.categories.queryCategories": QueryCategoriesRequest,
  "stores.categories.searchCategories": /* @__PURE__ */ needing(
    SearchCategoriesRequest,
    "treeReference.appNamespace",
    "search",
  ),
  "stores.categories.countCategories": /* @__PURE__ */ needing(
    CountCategoriesRequest,
    "treeReference.appNamespace",
  ),
  "stores.categories.moveCategory": /* @__PURE__ */ needing(
    MoveCategoryRequest,
    "treeReference.appNamespace",
  ),
  "stores.categories.bulkUpdateCategories": /* @__PURE__ */ needing(
    BulkUpdateCategoriesRequest,
    "categories.category",
    "categories.category.id",
    "categories.category.revision",
    "treeReference.appNamespace",
  ),
  "stores.categories.updateCategoryVisibility": /* @__PURE__ */ needing(
    UpdateCategoryVisibilityRequest,
    "treeReference.appNamespace",
  ),
  "stores.categories.bulkShowCategories": /* @__PURE__ */ needing(
    BulkShowCategoriesRequest,
    "treeReference.appNamespace",
  ),
  "stores.categories.bulkAddItemsToCategory": /* @__PURE__ */ needing(
    BulkAddItemsToCategoryRequest,
    "items.appId",
    "items.catalogItemId",
    "treeReference.appNamespace",
  ),
  "stores.categories.bulkAddItemToCategories": /* @__PURE__ */ needing(
    BulkAddItemToCategoriesRequest,
    "item.appId",
    "item.catalogItemId",
    "treeReference.appNamespace",
  ),
  "stores.categories.bulkRemoveItemsFromCategory": /* @__PURE__ */ needing(
    BulkRemoveItemsFromCategoryRequest,
    "items.appId",
    "items.catalogItemId",
    "treeReference.appNamespace",
  ),
  "stores.categories.bulkRemoveItemFromCategories": /* @__PURE__ */ needing(
    BulkRemoveItemFromCategoriesRequest,
    "item.appId",
    "item.catalogItemId",
    "treeReference.appNamespace",
  ),
  "stores.categories.listItemsInCategory": /* @__PURE__ */ needing(
    ListItemsInCategoryRequest,
    "treeReference.appNamespace",
  ),
  "stores.categories.listCategoriesForItem": /* @__PURE__ */ needing(
    ListCategoriesForItemRequest,
    "treeReference.appNamespace",
  ),
  "stores.categories.listCategoriesForItems": /* @__PURE__ */ needing(
    ListCategoriesForItemsRequest,
    "items.appId",
    "items.catalogItemId",
    "treeReference.appNamespace",
  ),
  "stores.categories.listTrees": ListTreesRequest,
  "stores.categories.setArrangedItems": /* @__PURE__ */ needing(
    SetArrangedItemsRequest,
    "treeReference.appNamespace",
  ),
  "stores.categories.getArrangedItems": /* @__PURE__ */ needing(
    GetArrangedItemsRequest,
    "treeReference.appNamespace",
  ),
  "stores.categories.bulkSetItemCategories": BulkSetItemCategoriesRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.categories.createCategory": /* @__PURE__ */ responseSchema(CreateCategoryResponse),
  "stores.categories.getCategory": /* @__PURE__ */ responseSchema(GetCategoryResponse),
  "stores.categories.deleteCategory": /* @__PURE__ */ responseSchema(DeleteCategoryResponse),
  "stores.categories.getCategoryBySlug": /* @__PURE__ */ responseSchema(GetCategoryBySlugResponse),
  "stores.categories.updateCategory": /* @__PURE__ */ responseSchema(UpdateCategoryResponse),
  "stores.categories.queryCategories": /* @__PURE__ */ responseSchema(QueryCategoriesResponse),
  "stores.categories.searchCategories": /* @__PURE__ */ responseSchema(SearchCategoriesResponse),
  "stores.categories.countCategories": /* @__PURE__ */ responseSchema(CountCategoriesResponse),
  "stores.categories.moveCategory": /* @__PURE__ */ responseSchema(MoveCategoryResponse),
  "stores.categories.bulkUpdateCategories": /* @__PURE__ */ responseSchema(
    BulkUpdateCategoriesResponse,
  ),
  "stores.categories.updateCategoryVisibility": /* @__PURE__ */ responseSchema(
    UpdateCategoryVisibilityResponse,
  ),
  "stores.categories.bulkShowCategories": /* @__PURE__ */ responseSchema(
    BulkShowCategoriesResponse,
  ),
  "stores.categories.bulkAddItemsToCategory": /* @__PURE__ */ responseSchema(
    BulkAddItemsToCategoryResponse,
  ),
  "stores.categories.bulkAddItemToCategories": /* @__PURE__ */ responseSchema(
    BulkAddItemToCategoriesResponse,
  ),
  "stores.categories.bulkRemoveItemsFromCategory": /* @__PURE__ */ responseSchema(
    BulkRemoveItemsFromCategoryResponse,
  ),
  "stores.categories.bulkRemoveItemFromCategories": /* @__PURE__ */ responseSchema(
    BulkRemoveItemFromCategoriesResponse,
  ),
  "stores.categories.listItemsInCategory": /* @__PURE__ */ responseSchema(
    ListItemsInCategoryResponse,
  ),
  "stores.categories.listCategoriesForItem": /* @__PURE__ */ responseSchema(
    ListCategoriesForItemResponse,
  ),
  "stores.categories.listCategoriesForItems": /* @__PURE__ */ responseSchema(
    ListCategoriesForItemsResponse,
  ),
  "stores.categories.listTrees": /* @__PURE__ */ responseSchema(ListTreesResponse),
  "stores.categories.setArrangedItems": /* @__PURE__ */ responseSchema(SetArrangedItemsResponse),
  "stores.categories.getArrangedItems": /* @__PURE__ */ responseSchema(GetArrangedItemsResponse),
  "stores.categories.bulkSetItemCategories": /* @__PURE__ */ responseSchema(
    BulkSetItemCategoriesResponse,
  ),
};
