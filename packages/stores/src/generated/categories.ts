// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Organize a site's items, such as products, into category trees.
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
  CursorPagingMetadata,
  Cursors,
  ExtendedFields,
  ItemMetadata,
  RichContent,
  RichContentInput,
} from "@portico/core/types";
import { aggregationDataCodec, aggregationsCodec, richContentCodec } from "./codecs.js";
import type {
  AggregationData,
  BreadcrumbsInfo,
  CursorPagingOfCategories,
  CursorQueryOfCategories,
  CursorSearch,
  ImageOfProductsV3,
  ImageOfProductsV3Input,
  SearchDetails,
  SeoSchema,
  SeoSchemaInput,
  TreeReference,
  TreeReferenceInput,
  TreeReferenceToSend,
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
  CursorPagingMetadata,
  Cursors,
  Decoration,
  DecorationInput,
  DecorationType,
  Design,
  DesignInput,
  DesignTarget,
  Dimensions,
  DimensionsInput,
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
  Media,
  MentionData,
  MentionDataInput,
  Metadata,
  MetadataInput,
  Mode,
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
  Position as ImageStylesPosition,
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
  Sorting,
  SortOrder,
  Source,
  Spoiler,
  SpoilerData,
  Stop,
  Styles,
  StylesBorder,
  StylesInput,
  StylesPosition,
  TableCellData,
  TableCellDataInput,
  TableData,
  TableDataInput,
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
  Width,
  WidthType,
} from "@portico/core/types";
export type {
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
  ImageOfProductsV3Input as ImageInput,
  IncludeMissingValuesOptions,
  Interval,
  Keyword,
  KeywordInput,
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
  SeoSchemaInput,
  Settings,
  SettingsInput,
  SortDirection,
  SortType,
  Tag,
  TagInput,
  TreeReference,
  TreeReferenceInput,
  TreeReferenceToSend,
  ValueAggregation,
  ValueAggregationResult,
  ValueResult,
  ValueResults,
} from "./common.js";

/** Alias of {@link RequestedFields}. */
export type SingleEntityOpsRequestedFields = RequestedFields;

const categoryCodec: CodecTable = {
  createdDate: "d",
  image: { urlExpirationDate: "d" },
  richContentDescription: richContentCodec,
  updatedDate: "d",
};

/** Options of {@link createCategory}. */
export interface CreateCategoryOptions {
  /** Tree to create the category in. */
  treeReference: TreeReferenceToSend;
  /** Fields to return in addition to the base fields, such as 'DESCRIPTION'. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link createCategory}, and how to fix the errors.
 *
 * - `NAMESPACE_NOT_FOUND_IN_DEV_CENTER`: No app has registered this `appNamespace`. For the
 *   store's category tree, use "@wix/stores".
 * - `DUPLICATE_SLUG`: Another category has this slug. Choose a different slug for this
 *   category.
 * - `DUPLICATE_HANDLE`: Another category has this handle. Choose a different handle for this
 *   category.
 * - `CATEGORIES_LIMIT_PER_TREE_EXCEEDED`: The category tree has reached its limit. Delete
 *   categories that you no longer need.
 * - `PARENT_CATEGORY_NOT_IN_TREE`: The parent category is in another tree. Choose a parent
 *   category in the same tree.
 * - `TREES_LIMIT_EXCEEDED`: The site has reached the limit for category trees. Use an existing
 *   category tree.
 * - `CATEGORY_DEPTH_LIMIT_EXCEEDED`: The category would be nested too deeply. Choose a parent
 *   category at a higher level of the tree.
 * - `PARENT_CATEGORY_HIDDEN`: A category cannot be visible if its parent is hidden. Make the
 *   parent category visible first.
 */
export type CreateCategoryErrorCode =
  | "NAMESPACE_NOT_FOUND_IN_DEV_CENTER"
  | "DUPLICATE_SLUG"
  | "DUPLICATE_HANDLE"
  | "CATEGORIES_LIMIT_PER_TREE_EXCEEDED"
  | "PARENT_CATEGORY_NOT_IN_TREE"
  | "TREES_LIMIT_EXCEEDED"
  | "CATEGORY_DEPTH_LIMIT_EXCEEDED"
  | "PARENT_CATEGORY_HIDDEN";

/**
 * Creates a category in the given tree.
 *
 * `POST /categories/v1/categories` (categories/categories)
 *
 * @param category - The category to create. It must have a name. Requires `name`.
 *   `parentCategory` requires `id`.
 * @param options - Required fields: `treeReference`. `treeReference` requires `appNamespace`.
 *   Optional fields: `fields`.
 * @returns The created category.
 * @remarks For error codes, see {@link CreateCategoryErrorCode}. This operation can be called
 *   by apps or with an API key. Requires the permission `CATEGORIES.CATEGORY_CREATE`.
 * @example
 * ```ts
 * const category = await client.use(categories).createCategory({ name: "Linen shirt" }, {
 *   treeReference: { appNamespace: "<app namespace>" },
 * });
 * ```
 */
export const createCategory: ((
  category: CategoryToCreate,
  options: CreateCategoryOptions,
) => Promise<Category>) &
  Throws<CreateCategoryErrorCode> = /* @__PURE__ */ operation({
  name: "stores.categories.createCategory",
  path: "/categories/v1/categories",
  args: ["category", ["treeReference", "fields"]],
  request: { category: categoryCodec },
  response: { category: categoryCodec },
  returns: "category",
});

/** Options of {@link getCategory}. */
export interface GetCategoryOptions {
  /** Fields to return in addition to the base fields, such as 'DESCRIPTION'. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Returns a category in a tree by id.
 *
 * `GET /categories/v1/categories/{categoryId}` (categories/categories)
 *
 * @param categoryId - Id of the category.
 * @param treeReference - Tree that the category is in. Requires `appNamespace`.
 * @param options - Optional fields: `fields`.
 * @returns The requested category.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `CATEGORIES.CATEGORY_READ`.
 * @example
 * ```ts
 * const category = await client.use(categories).getCategory("<category id>", {
 *   appNamespace: "<app namespace>",
 * });
 * ```
 */
export const getCategory: (
  categoryId: string,
  treeReference: TreeReferenceToSend,
  options?: GetCategoryOptions,
) => Promise<Category> = /* @__PURE__ */ operation({
  name: "stores.categories.getCategory",
  method: "GET",
  path: "/categories/v1/categories/{categoryId}",
  args: ["categoryId", "treeReference", ["fields"]],
  response: { category: categoryCodec },
  returns: "category",
});

/**
 * Application error codes for {@link deleteCategory}, and how to fix the errors.
 *
 * - `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`: An app manages this category. Change the category
 *   in that app, or choose another category.
 */
export type DeleteCategoryErrorCode = "MANAGED_CATEGORY_OPERATION_NOT_ALLOWED";

/**
 * Deletes a category from its tree.
 *
 * `DELETE /categories/v1/categories/{categoryId}` (categories/categories)
 *
 * @param categoryId - Id of the category.
 * @param treeReference - Tree that contains the categories, such as the store's tree. Requires
 *   `appNamespace`.
 * @remarks For error codes, see {@link DeleteCategoryErrorCode}. This operation can be called
 *   by apps or with an API key. Requires the permission `CATEGORIES.CATEGORY_DELETE`.
 * @example
 * ```ts
 * await client.use(categories).deleteCategory("<category id>", {
 *   appNamespace: "<app namespace>",
 * });
 * ```
 */
export const deleteCategory: ((
  categoryId: string,
  treeReference: TreeReferenceToSend,
) => Promise<void>) &
  Throws<DeleteCategoryErrorCode> = /* @__PURE__ */ operation({
  name: "stores.categories.deleteCategory",
  method: "DELETE",
  path: "/categories/v1/categories/{categoryId}",
  args: ["categoryId", "treeReference"],
});

/** Options of {@link getCategoryBySlug}. */
export interface GetCategoryBySlugOptions {
  /** Fields to return in addition to the base fields, such as 'DESCRIPTION'. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Returns a category by slug.
 *
 * `GET /categories/v1/categories/slug/{slug}` (categories/categories)
 *
 * @param slug - Last part of the category page's URL. A slug.
 * @param treeReference - Tree that the category is in. Requires `appNamespace`.
 * @param options - Optional fields: `fields`.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `CATEGORIES.CATEGORY_READ`.
 * @example
 * ```ts
 * const response = await client.use(categories).getCategoryBySlug("linen-shirt", {
 *   appNamespace: "<app namespace>",
 * });
 * ```
 */
export const getCategoryBySlug: (
  slug: string,
  treeReference: TreeReferenceToSend,
  options?: GetCategoryBySlugOptions,
) => Promise<GetCategoryBySlugResponse> = /* @__PURE__ */ operation({
  name: "stores.categories.getCategoryBySlug",
  method: "GET",
  path: "/categories/v1/categories/slug/{slug}",
  args: ["slug", "treeReference", ["fields"]],
  response: { category: categoryCodec },
});

/** Options of {@link updateCategory}. */
export interface UpdateCategoryOptions {
  /** Tree that the category is in. */
  treeReference: TreeReferenceToSend;
  /** Fields to return in addition to the base fields, such as 'DESCRIPTION'. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link updateCategory}, and how to fix the errors.
 *
 * - `DUPLICATE_SLUG`: Another category has this slug. Choose a different slug for this
 *   category.
 * - `REMOVED_SLUG`: A category must have a slug. Send a slug, or omit the field to keep the
 *   current slug.
 */
export type UpdateCategoryErrorCode = "DUPLICATE_SLUG" | "REMOVED_SLUG";

/**
 * Updates a category. Requires its current revision.
 *
 * `PATCH /categories/v1/categories/{category.id}` (categories/categories)
 *
 * @param id - Id of the category.
 * @param category - The id, the current revision and the fields to update. Requires `revision`.
 * @param options - Required fields: `treeReference`. `treeReference` requires `appNamespace`.
 *   Optional fields: `fields`.
 * @returns The updated category.
 * @remarks For error codes, see {@link UpdateCategoryErrorCode}. This operation can be called
 *   by apps or with an API key. Requires the permission `CATEGORIES.CATEGORY_UPDATE`.
 * @example
 * ```ts
 * const category = await client.use(categories).updateCategory(
 *   "<category id>",
 *   { revision: "1" },
 *   { treeReference: { appNamespace: "<app namespace>" } },
 * );
 * ```
 */
export const updateCategory: ((
  id: string,
  category: CategoryToUpdate,
  options: UpdateCategoryOptions,
) => Promise<Category>) &
  Throws<UpdateCategoryErrorCode> = /* @__PURE__ */ operation({
  name: "stores.categories.updateCategory",
  method: "PATCH",
  path: "/categories/v1/categories/{category.id}",
  args: ["category.id", "...category", ["treeReference", "fields"]],
  request: { category: categoryCodec, fieldMask: "m" },
  response: { category: categoryCodec },
  returns: "category",
  mask: "fieldMask",
});

/** Options of {@link queryCategories}. */
export interface QueryCategoriesOptions {
  /** Tree that the categories are in. */
  treeReference: TreeReferenceInput;
  /** Whether to include hidden categories. Only merchants and apps can set this. */
  returnNonVisibleCategories?: boolean;
  /** Fields to return in addition to the base fields, such as 'DESCRIPTION'. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields that {@link queryCategories} can filter or sort by. */
export interface QueryCategoriesFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    name: string;
    visible: boolean;
    "parentCategory.id": string;
    "parentCategory.index": number;
    slug: string;
    "treeReference.appNamespace": string;
    "treeReference.treeKey": string;
    managingAppId: string;
  };
  eq:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "name"
    | "visible"
    | "parentCategory.id"
    | "parentCategory.index"
    | "slug"
    | "treeReference.appNamespace"
    | "treeReference.treeKey"
    | "managingAppId";
  in: QueryCategoriesFields["eq"];
  exists: QueryCategoriesFields["eq"];
  compare:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "name"
    | "parentCategory.id"
    | "parentCategory.index"
    | "slug"
    | "treeReference.appNamespace"
    | "treeReference.treeKey"
    | "managingAppId";
  startsWith:
    | "id"
    | "name"
    | "parentCategory.id"
    | "slug"
    | "treeReference.appNamespace"
    | "treeReference.treeKey"
    | "managingAppId";
  has: never;
  ascending:
    | "createdDate"
    | "updatedDate"
    | "name"
    | "parentCategory.id"
    | "parentCategory.index"
    | "managingAppId";
  descending: QueryCategoriesFields["ascending"];
}

/** The query builder that {@link queryCategories} returns. */
export type CategoriesQueryBuilder = CursorQueryBuilder<Category, QueryCategoriesFields>;

/** A page of the query builder that {@link queryCategories} returns. */
export type CategoriesQueryResult = CursorPage<Category>;

/** The query object that {@link queryCategories} accepts. */
export interface QueryCategoriesQuery
  extends Omit<CursorQueryOfCategories, "filter" | "sort">,
    TypedQuery<QueryCategoriesFields> {}

/**
 * Queries a tree's categories with filters, sorting and paging. Hidden categories are returned
 * only if you request them. The platform can reject an empty filter, or a filter on `visible`.
 *
 * `POST /categories/v1/categories/query` (categories/categories)
 *
 * @param options - Optional fields: `treeReference`, `returnNonVisibleCategories` and `fields`.
 * @returns A query builder. Call `find()` to send the query.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `CATEGORIES.CATEGORY_READ`.
 * @example
 * ```ts
 * const page = await client.use(categories).queryCategories({
 *   treeReference: { appNamespace: "<app namespace>" },
 * }).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryCategories: {
  (options: QueryCategoriesOptions): CategoriesQueryBuilder;
  /**
   * Queries a tree's categories with filters, sorting and paging. Hidden categories are returned
   * only if you request them. The platform can reject an empty filter, or a filter on `visible`.
   * Sends a query object instead of returning a builder.
   */
  (query: QueryCategoriesQuery, options: QueryCategoriesOptions): Promise<QueryCategoriesResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "stores.categories.queryCategories",
  path: "/categories/v1/categories/query",
  args: ["query", ["treeReference", "returnNonVisibleCategories", "fields"]],
  response: { categories: categoryCodec },
  read: true,
  query: { items: "categories" },
});

/** Options of {@link searchCategories}. */
export interface SearchCategoriesOptions {
  /** Tree that the categories are in. */
  treeReference: TreeReferenceToSend;
  /** Whether to include hidden categories. Only merchants and apps can set this. */
  returnNonVisibleCategories?: boolean;
  /** Fields to return in addition to the base fields, such as 'DESCRIPTION'. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields that {@link searchCategories} can search, filter, sort or aggregate by. */
export interface SearchCategoriesFields {
  values: {
    id: string;
    slug: string;
    "treeReference.appNamespace": string;
    "treeReference.treeKey": string;
    visible: boolean;
    createdDate: Date;
    updatedDate: Date;
    managingAppId: string;
    name: string;
    "parentCategory.id": string;
    "parentCategory.index": number;
  };
  eq:
    | "id"
    | "slug"
    | "treeReference.appNamespace"
    | "treeReference.treeKey"
    | "visible"
    | "createdDate"
    | "updatedDate"
    | "managingAppId"
    | "name"
    | "parentCategory.id"
    | "parentCategory.index";
  in: SearchCategoriesFields["eq"];
  exists: SearchCategoriesFields["eq"];
  compare:
    | "id"
    | "slug"
    | "treeReference.appNamespace"
    | "treeReference.treeKey"
    | "createdDate"
    | "updatedDate"
    | "managingAppId"
    | "name"
    | "parentCategory.id"
    | "parentCategory.index";
  startsWith:
    | "id"
    | "slug"
    | "treeReference.appNamespace"
    | "treeReference.treeKey"
    | "managingAppId"
    | "name"
    | "parentCategory.id";
  has: never;
  ascending:
    | "createdDate"
    | "updatedDate"
    | "managingAppId"
    | "name"
    | "parentCategory.id"
    | "parentCategory.index";
  descending: SearchCategoriesFields["ascending"];
  match: never;
  text: "description" | "name";
  aggregate:
    | "createdDate"
    | "id"
    | "updatedDate"
    | "managingAppId"
    | "name"
    | "parentCategory.id"
    | "parentCategory.index"
    | "slug"
    | "treeReference.appNamespace"
    | "treeReference.treeKey"
    | "visible";
}

/** The search object that {@link searchCategories} accepts. */
export interface SearchCategoriesSearch
  extends Omit<CursorSearch, "filter" | "sort" | "search" | "aggregations">,
    TypedSearch<SearchCategoriesFields> {}

/**
 * Searches a tree's categories by free text, with filters and aggregations.
 *
 * `POST /categories/v1/categories/search` (categories/categories)
 *
 * @returns A search builder. Call `find(options)` to send the search.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `CATEGORIES.CATEGORY_READ`.
 * @example
 * ```ts
 * const page = await client.use(categories).searchCategories().limit(20).find({
 *   treeReference: { appNamespace: "<app namespace>" },
 * });
 * for (const item of page.items) console.log(item);
 * ```
 */
export const searchCategories: {
  (): AggregateSearchBuilder<Category, SearchCategoriesFields, [options: SearchCategoriesOptions]>;
  /**
   * Searches a tree's categories by free text, with filters and aggregations. Sends a search
   * object instead of returning a builder.
   */
  (
    search: SearchCategoriesSearch,
    options: SearchCategoriesOptions,
  ): Promise<SearchCategoriesResponse>;
} = /* @__PURE__ */ searchOperation({
  name: "stores.categories.searchCategories",
  path: "/categories/v1/categories/search",
  args: ["search", ["treeReference", "returnNonVisibleCategories", "fields"]],
  request: { search: aggregationsCodec },
  response: { aggregationData: aggregationDataCodec, categories: categoryCodec },
  read: true,
  query: { items: "categories" },
});

/** Options of {@link countCategories}. */
export interface CountCategoriesOptions {
  /** Filter that the categories must match. */
  filter?: Record<string, unknown> | null;
  /** Free text to search for. */
  search?: SearchDetails;
  /** Tree that the categories are in. */
  treeReference: TreeReferenceToSend;
  /** Whether to include hidden categories. Only merchants and apps can set this. */
  returnNonVisibleCategories?: boolean;
}

/**
 * Counts the categories in a tree that match a filter or search.
 *
 * `POST /categories/v1/categories/count` (categories/categories)
 *
 * @param options - Required fields: `treeReference`. `treeReference` requires `appNamespace`.
 *   Optional fields: `filter`, `search` and `returnNonVisibleCategories`.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `CATEGORIES.CATEGORY_READ`.
 * @example
 * ```ts
 * const response = await client.use(categories).countCategories({
 *   treeReference: { appNamespace: "<app namespace>" },
 * });
 * ```
 */
export const countCategories: (
  options: CountCategoriesOptions,
) => Promise<CountCategoriesResponse> = /* @__PURE__ */ operation({
  name: "stores.categories.countCategories",
  path: "/categories/v1/categories/count",
  args: [["filter", "search", "treeReference", "returnNonVisibleCategories"]],
  read: true,
});

/** Options of {@link moveCategory}. */
export interface MoveCategoryOptions {
  /** Id of the new parent category. Omit it to move the category to the top level. */
  parentCategoryId?: string | null;
  /** Where to place the category among its siblings. */
  position: Position;
  /** Id of the category to move this category after. */
  moveAfterCategoryId?: string | null;
}

/**
 * Application error codes for {@link moveCategory}, and how to fix the errors.
 *
 * - `PARENT_CATEGORY_NOT_IN_TREE`: The parent category is in another tree. Choose a parent
 *   category in the same tree.
 * - `CATEGORY_DEPTH_LIMIT_EXCEEDED`: The category would be nested too deeply. Choose a parent
 *   category at a higher level of the tree.
 * - `TREE_CYCLE_DETECTED`: A category cannot be its own descendant. Choose another parent
 *   category.
 * - `MISSING_AFTER_CATEGORY`: The position AFTER requires `moveAfterCategoryId`. Send
 *   `moveAfterCategoryId`, or choose the position FIRST or LAST.
 * - `AFTER_CATEGORY_NOT_IN_PARENT`: The category in `moveAfterCategoryId` is not a child of the
 *   new parent. Send a category that is a child of the new parent, or choose another position.
 */
export type MoveCategoryErrorCode =
  | "PARENT_CATEGORY_NOT_IN_TREE"
  | "CATEGORY_DEPTH_LIMIT_EXCEEDED"
  | "TREE_CYCLE_DETECTED"
  | "MISSING_AFTER_CATEGORY"
  | "AFTER_CATEGORY_NOT_IN_PARENT";

/**
 * Moves a category to another parent, or to another position among its siblings.
 *
 * `POST /categories/v1/categories/{categoryId}/move` (categories/categories)
 *
 * @param categoryId - Id of the category.
 * @param treeReference - Tree that contains the categories, such as the store's tree. Requires
 *   `appNamespace`.
 * @param options - Required fields: `position`. Optional fields: `parentCategoryId` and
 *   `moveAfterCategoryId`.
 * @remarks For error codes, see {@link MoveCategoryErrorCode}. This operation can be called by
 *   apps or with an API key. Requires the permission `CATEGORIES.CATEGORY_MOVE`.
 * @example
 * ```ts
 * const response = await client.use(categories).moveCategory(
 *   "<category id>",
 *   { appNamespace: "<app namespace>" },
 *   { position: "FIRST" },
 * );
 * ```
 */
export const moveCategory: ((
  categoryId: string,
  treeReference: TreeReferenceToSend,
  options: MoveCategoryOptions,
) => Promise<MoveCategoryResponse>) &
  Throws<MoveCategoryErrorCode> = /* @__PURE__ */ operation({
  name: "stores.categories.moveCategory",
  path: "/categories/v1/categories/{categoryId}/move",
  args: ["categoryId", "treeReference", ["parentCategoryId", "position", "moveAfterCategoryId"]],
});

/** Options of {@link bulkUpdateCategories}. */
export interface BulkUpdateCategoriesOptions {
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
  /** Whether each result includes the category. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link bulkUpdateCategories}, and how to fix the errors.
 *
 * - `UPDATE_OF_FIELD_NOT_ALLOWED`: A field in the request does not support bulk updates. Remove
 *   this field from the field mask.
 */
export type BulkUpdateCategoriesErrorCode = "UPDATE_OF_FIELD_NOT_ALLOWED";

/**
 * Updates up to 100 categories in a tree, with a result for each.
 *
 * `POST /categories/v1/bulk/categories/update` (categories/categories)
 *
 * @param categories - The categories to update, each with the fields to change. Each item
 *   requires `category`. `category` requires `id` and `revision`. 1 to 100 items.
 * @param options - Required fields: `treeReference`. `treeReference` requires `appNamespace`.
 *   Optional fields: `returnEntity` and `fields`.
 * @remarks For error codes, see {@link BulkUpdateCategoriesErrorCode}. This operation can be
 *   called by apps or with an API key. Requires the permission `CATEGORIES.CATEGORY_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(categories).bulkUpdateCategories(
 *   [{ category: { id: "<category id>", revision: "1" } }],
 *   { treeReference: { appNamespace: "<app namespace>" } },
 * );
 * ```
 */
export const bulkUpdateCategories: ((
  categories: MaskedCategory[],
  options: BulkUpdateCategoriesOptions,
) => Promise<BulkUpdateCategoriesResponse>) &
  Throws<BulkUpdateCategoriesErrorCode> = /* @__PURE__ */ operation({
  name: "stores.categories.bulkUpdateCategories",
  path: "/categories/v1/bulk/categories/update",
  args: ["categories", ["treeReference", "returnEntity", "fields"]],
  request: { categories: { category: categoryCodec, fieldMask: "m" } },
  response: { results: { category: categoryCodec } },
  mask: "categories.fieldMask",
});

/** Options of {@link updateCategoryVisibility}. */
export interface UpdateCategoryVisibilityOptions {
  /** Whether to show the category on the site. */
  visible: boolean;
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
  /** Current revision of the category. */
  revision: string;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link updateCategoryVisibility}, and how to fix the errors.
 *
 * - `PARENT_CATEGORY_HIDDEN`: A category cannot be visible if its parent is hidden. Make the
 *   parent category visible first.
 */
export type UpdateCategoryVisibilityErrorCode = "PARENT_CATEGORY_HIDDEN";

/**
 * Shows or hides a single category.
 *
 * `PATCH /categories/v1/categories/visibility` (categories/categories)
 *
 * @param categoryId - Id of the category.
 * @param options - Required fields: `revision`, `treeReference` and `visible`. `treeReference`
 *   requires `appNamespace`. Optional fields: `fields`.
 * @remarks For error codes, see {@link UpdateCategoryVisibilityErrorCode}. This operation can
 *   be called by apps or with an API key. Requires the permission `CATEGORIES.CATEGORY_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(categories).updateCategoryVisibility("<category id>", {
 *   visible: true,
 *   treeReference: { appNamespace: "<app namespace>" },
 *   revision: "1",
 * });
 * ```
 */
export const updateCategoryVisibility: ((
  categoryId: string,
  options: UpdateCategoryVisibilityOptions,
) => Promise<UpdateCategoryVisibilityResponse>) &
  Throws<UpdateCategoryVisibilityErrorCode> = /* @__PURE__ */ operation({
  name: "stores.categories.updateCategoryVisibility",
  method: "PATCH",
  path: "/categories/v1/categories/visibility",
  args: ["categoryId", ["visible", "treeReference", "revision", "fields"]],
  response: { category: categoryCodec },
});

/** Options of {@link bulkShowCategories}. */
export interface BulkShowCategoriesOptions {
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Makes up to 100 hidden categories visible, with a result for each.
 *
 * `POST /categories/v1/bulk/categories/show` (categories/categories)
 *
 * @param categoryIds - Ids of the categories to show on the site.
 * @param options - Required fields: `treeReference`. `treeReference` requires `appNamespace`.
 *   Optional fields: `returnEntity` and `fields`.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `CATEGORIES.CATEGORY_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(categories).bulkShowCategories(["<category id>"], {
 *   treeReference: { appNamespace: "<app namespace>" },
 * });
 * ```
 */
export const bulkShowCategories: (
  categoryIds: string[],
  options: BulkShowCategoriesOptions,
) => Promise<BulkShowCategoriesResponse> = /* @__PURE__ */ operation({
  name: "stores.categories.bulkShowCategories",
  path: "/categories/v1/bulk/categories/show",
  args: ["categoryIds", ["treeReference", "returnEntity", "fields"]],
  response: { results: { category: categoryCodec } },
});

/** Options of {@link bulkAddItemsToCategory}. */
export interface BulkAddItemsToCategoryOptions {
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
}

/**
 * Application error codes for {@link bulkAddItemsToCategory}, and how to fix the errors.
 *
 * - `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`: An app manages this category. Change the category
 *   in that app, or choose another category.
 */
export type BulkAddItemsToCategoryErrorCode = "MANAGED_CATEGORY_OPERATION_NOT_ALLOWED";

/**
 * Adds up to 1,000 items to a category, with a result for each.
 *
 * `POST /categories/v1/bulk/categories/{categoryId}/add-items` (categories/categories)
 *
 * @param categoryId - Id of the category.
 * @param items - The items to add to the category. Each item requires `appId` and
 *   `catalogItemId`. 1 to 1,000 items.
 * @param options - Required fields: `treeReference`. `treeReference` requires `appNamespace`.
 * @remarks For error codes, see {@link BulkAddItemsToCategoryErrorCode}. This operation can be
 *   called by apps or with an API key. Requires the permission `CATEGORIES.CATEGORY_ADD_ITEM`.
 * @example
 * ```ts
 * const response = await client.use(categories).bulkAddItemsToCategory(
 *   "<category id>",
 *   [{ catalogItemId: "<catalog item id>", appId: "<app id>" }],
 *   { treeReference: { appNamespace: "<app namespace>" } },
 * );
 * ```
 */
export const bulkAddItemsToCategory: ((
  categoryId: string,
  items: ItemReferenceToSend[],
  options: BulkAddItemsToCategoryOptions,
) => Promise<BulkAddItemsToCategoryResponse>) &
  Throws<BulkAddItemsToCategoryErrorCode> = /* @__PURE__ */ operation({
  name: "stores.categories.bulkAddItemsToCategory",
  path: "/categories/v1/bulk/categories/{categoryId}/add-items",
  args: ["categoryId", "items", ["treeReference"]],
});

/** Options of {@link bulkAddItemToCategories}. */
export interface BulkAddItemToCategoriesOptions {
  /** Ids of the categories to add the item to. 1 to 100 items. */
  categoryIds: string[];
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
}

/**
 * Application error codes for {@link bulkAddItemToCategories}, and how to fix the errors.
 *
 * - `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`: An app manages this category. Change the category
 *   in that app, or choose another category.
 */
export type BulkAddItemToCategoriesErrorCode = "MANAGED_CATEGORY_OPERATION_NOT_ALLOWED";

/**
 * Adds an item to up to 100 categories, with a result for each.
 *
 * `POST /categories/v1/bulk/categories/add-item` (categories/categories)
 *
 * @param item - The item to add to the categories. Requires `appId` and `catalogItemId`.
 * @param options - Required fields: `categoryIds` and `treeReference`. `treeReference` requires
 *   `appNamespace`.
 * @remarks For error codes, see {@link BulkAddItemToCategoriesErrorCode}. This operation can be
 *   called by apps or with an API key. Requires the permission `CATEGORIES.CATEGORY_ADD_ITEM`.
 * @example
 * ```ts
 * const response = await client.use(categories).bulkAddItemToCategories(
 *   { catalogItemId: "<catalog item id>", appId: "<app id>" },
 *   {
 *     categoryIds: ["<category id>"],
 *     treeReference: { appNamespace: "<app namespace>" },
 *   },
 * );
 * ```
 */
export const bulkAddItemToCategories: ((
  item: ItemReferenceToSend,
  options: BulkAddItemToCategoriesOptions,
) => Promise<BulkAddItemToCategoriesResponse>) &
  Throws<BulkAddItemToCategoriesErrorCode> = /* @__PURE__ */ operation({
  name: "stores.categories.bulkAddItemToCategories",
  path: "/categories/v1/bulk/categories/add-item",
  args: ["item", ["categoryIds", "treeReference"]],
});

/** Options of {@link bulkRemoveItemsFromCategory}. */
export interface BulkRemoveItemsFromCategoryOptions {
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
}

/**
 * Application error codes for {@link bulkRemoveItemsFromCategory}, and how to fix the errors.
 *
 * - `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`: An app manages this category. Change the category
 *   in that app, or choose another category.
 */
export type BulkRemoveItemsFromCategoryErrorCode = "MANAGED_CATEGORY_OPERATION_NOT_ALLOWED";

/**
 * Removes up to 100 items from a category, with a result for each.
 *
 * `POST /categories/v1/bulk/categories/{categoryId}/remove-items` (categories/categories)
 *
 * @param categoryId - Id of the category.
 * @param items - The items to remove from the category. Each item requires `appId` and
 *   `catalogItemId`. 1 to 100 items.
 * @param options - Required fields: `treeReference`. `treeReference` requires `appNamespace`.
 * @remarks For error codes, see {@link BulkRemoveItemsFromCategoryErrorCode}. This operation
 *   can be called by apps or with an API key. Requires the permission
 *   `CATEGORIES.CATEGORY_REMOVE_ITEM`.
 * @example
 * ```ts
 * const response = await client.use(categories).bulkRemoveItemsFromCategory(
 *   "<category id>",
 *   [{ catalogItemId: "<catalog item id>", appId: "<app id>" }],
 *   { treeReference: { appNamespace: "<app namespace>" } },
 * );
 * ```
 */
export const bulkRemoveItemsFromCategory: ((
  categoryId: string,
  items: ItemReferenceToSend[],
  options: BulkRemoveItemsFromCategoryOptions,
) => Promise<BulkRemoveItemsFromCategoryResponse>) &
  Throws<BulkRemoveItemsFromCategoryErrorCode> = /* @__PURE__ */ operation({
  name: "stores.categories.bulkRemoveItemsFromCategory",
  path: "/categories/v1/bulk/categories/{categoryId}/remove-items",
  args: ["categoryId", "items", ["treeReference"]],
});

/** Options of {@link bulkRemoveItemFromCategories}. */
export interface BulkRemoveItemFromCategoriesOptions {
  /** Ids of the categories to remove the item from. 1 to 100 items. */
  categoryIds: string[];
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
}

/**
 * Application error codes for {@link bulkRemoveItemFromCategories}, and how to fix the errors.
 *
 * - `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`: An app manages this category. Change the category
 *   in that app, or choose another category.
 */
export type BulkRemoveItemFromCategoriesErrorCode = "MANAGED_CATEGORY_OPERATION_NOT_ALLOWED";

/**
 * Removes an item from up to 100 categories, with a result for each.
 *
 * `POST /categories/v1/bulk/categories/remove-item` (categories/categories)
 *
 * @param item - The item to remove from the categories. Requires `appId` and `catalogItemId`.
 * @param options - Required fields: `categoryIds` and `treeReference`. `treeReference` requires
 *   `appNamespace`.
 * @remarks For error codes, see {@link BulkRemoveItemFromCategoriesErrorCode}. This operation
 *   can be called by apps or with an API key. Requires the permission
 *   `CATEGORIES.CATEGORY_REMOVE_ITEM`.
 * @example
 * ```ts
 * const response = await client.use(categories).bulkRemoveItemFromCategories(
 *   { catalogItemId: "<catalog item id>", appId: "<app id>" },
 *   {
 *     categoryIds: ["<category id>"],
 *     treeReference: { appNamespace: "<app namespace>" },
 *   },
 * );
 * ```
 */
export const bulkRemoveItemFromCategories: ((
  item: ItemReferenceToSend,
  options: BulkRemoveItemFromCategoriesOptions,
) => Promise<BulkRemoveItemFromCategoriesResponse>) &
  Throws<BulkRemoveItemFromCategoriesErrorCode> = /* @__PURE__ */ operation({
  name: "stores.categories.bulkRemoveItemFromCategories",
  path: "/categories/v1/bulk/categories/remove-item",
  args: ["item", ["categoryIds", "treeReference"]],
});

/** Options of {@link listItemsInCategory}. */
export interface ListItemsInCategoryOptions {
  /** The page to return. */
  cursorPaging?: CursorPagingOfCategories;
  /** Whether to use the order that the merchant arranged. */
  useCategoryArrangement?: boolean;
  /** Whether to include items in subcategories. */
  includeItemsFromSubcategories?: boolean;
}

/**
 * Lists the items in a category page by page, optionally including items in its subcategories.
 *
 * `GET /categories/v1/categories/{categoryId}/list-items` (categories/categories)
 *
 * @param categoryId - Id of the category.
 * @param treeReference - Tree that the category is in. Requires `appNamespace`.
 * @param options - Optional fields: `cursorPaging`, `useCategoryArrangement` and
 *   `includeItemsFromSubcategories`.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `CATEGORIES.CATEGORY_READ`.
 * @example
 * ```ts
 * const response = await client.use(categories).listItemsInCategory("<category id>", {
 *   appNamespace: "<app namespace>",
 * });
 * ```
 */
export const listItemsInCategory: (
  categoryId: string,
  treeReference: TreeReferenceToSend,
  options?: ListItemsInCategoryOptions,
) => Promise<ListItemsInCategoryResponse> = /* @__PURE__ */ operation({
  name: "stores.categories.listItemsInCategory",
  method: "GET",
  path: "/categories/v1/categories/{categoryId}/list-items",
  args: [
    "categoryId",
    "treeReference",
    ["cursorPaging", "useCategoryArrangement", "includeItemsFromSubcategories"],
  ],
  order: [
    "cursorPaging",
    "categoryId",
    "treeReference",
    "useCategoryArrangement",
    "includeItemsFromSubcategories",
  ],
  fallback: true,
});

/** Options of {@link listCategoriesForItem}. */
export interface ListCategoriesForItemOptions {
  /** Tree to search. */
  treeReference: TreeReferenceToSend;
}

/**
 * Lists the ids of an item's categories, including parent categories.
 *
 * `GET /categories/v1/categories/list-categories-for-item` (categories/categories)
 *
 * @param item - The item whose categories to list.
 * @param options - Required fields: `treeReference`. `treeReference` requires `appNamespace`.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `CATEGORIES.CATEGORY_READ`.
 * @example
 * ```ts
 * const response = await client.use(categories).listCategoriesForItem(
 *   { catalogItemId: "<catalog item id>" },
 *   { treeReference: { appNamespace: "<app namespace>" } },
 * );
 * ```
 */
export const listCategoriesForItem: (
  item: ItemReferenceInput,
  options: ListCategoriesForItemOptions,
) => Promise<ListCategoriesForItemResponse> = /* @__PURE__ */ operation({
  name: "stores.categories.listCategoriesForItem",
  method: "GET",
  path: "/categories/v1/categories/list-categories-for-item",
  args: ["item", ["treeReference"]],
  fallback: true,
});

/** Options of {@link listCategoriesForItems}. */
export interface ListCategoriesForItemsOptions {
  /** Tree to search. */
  treeReference: TreeReferenceToSend;
}

/**
 * Lists the category ids of up to 100 items.
 *
 * `GET /categories/v1/categories/list-categories-for-items` (categories/categories)
 *
 * @param items - The items whose categories to list. Each item requires `appId` and
 *   `catalogItemId`. At most 100 items.
 * @param options - Required fields: `treeReference`. `treeReference` requires `appNamespace`.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `CATEGORIES.CATEGORY_READ`.
 * @example
 * ```ts
 * const response = await client.use(categories).listCategoriesForItems(
 *   [{ catalogItemId: "<catalog item id>", appId: "<app id>" }],
 *   { treeReference: { appNamespace: "<app namespace>" } },
 * );
 * ```
 */
export const listCategoriesForItems: (
  items: ItemReferenceToSend[],
  options: ListCategoriesForItemsOptions,
) => Promise<ListCategoriesForItemsResponse> = /* @__PURE__ */ operation({
  name: "stores.categories.listCategoriesForItems",
  method: "GET",
  path: "/categories/v1/categories/list-categories-for-items",
  args: ["items", ["treeReference"]],
  fallback: true,
});

/**
 * Lists the site's category trees.
 *
 * `GET /categories/v1/categories/list-trees` (categories/categories)
 *
 * @remarks Requires the permission `CATEGORIES.CATEGORY_READ`.
 * @example
 * ```ts
 * const response = await client.use(categories).listTrees();
 * ```
 */
export const listTrees: () => Promise<ListTreesResponse> = /* @__PURE__ */ operation({
  name: "stores.categories.listTrees",
  method: "GET",
  path: "/categories/v1/categories/list-trees",
});

/** Options of {@link setArrangedItems}. */
export interface SetArrangedItemsOptions {
  /**
   * Items to show first, in this order. Used only if the category's `useCategoryArrangement` is
   * true. At most 100 items.
   */
  items?: ItemReferenceInput[];
}

/**
 * Application error codes for {@link setArrangedItems}, and how to fix the errors.
 *
 * - `ITEM_NOT_IN_CATEGORY`: Only items in the category can be arranged. Add the item to the
 *   category first.
 */
export type SetArrangedItemsErrorCode = "ITEM_NOT_IN_CATEGORY";

/**
 * Replaces the manual order of up to 100 items in a category. The order is used only if
 * `useCategoryArrangement` is true.
 *
 * `POST /categories/v1/categories/{categoryId}/set-arranged-items` (categories/categories)
 *
 * @param categoryId - Id of the category.
 * @param treeReference - Tree that contains the categories, such as the store's tree. Requires
 *   `appNamespace`.
 * @param options - Optional fields: `items`.
 * @remarks For error codes, see {@link SetArrangedItemsErrorCode}. This operation can be called
 *   by apps or with an API key. Requires the permission `CATEGORIES.CATEGORY_MOVE_ITEM`.
 * @example
 * ```ts
 * const response = await client.use(categories).setArrangedItems("<category id>", {
 *   appNamespace: "<app namespace>",
 * });
 * ```
 */
export const setArrangedItems: ((
  categoryId: string,
  treeReference: TreeReferenceToSend,
  options?: SetArrangedItemsOptions,
) => Promise<SetArrangedItemsResponse>) &
  Throws<SetArrangedItemsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.categories.setArrangedItems",
  path: "/categories/v1/categories/{categoryId}/set-arranged-items",
  args: ["categoryId", "treeReference", ["items"]],
});

/**
 * Returns the manually arranged items in a category.
 *
 * `GET /categories/v1/categories/{categoryId}/arranged-items` (categories/categories)
 *
 * @param categoryId - Id of the category.
 * @param treeReference - Tree that the category is in. Requires `appNamespace`.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `CATEGORIES.CATEGORY_READ`.
 * @example
 * ```ts
 * const response = await client.use(categories).getArrangedItems("<category id>", {
 *   appNamespace: "<app namespace>",
 * });
 * ```
 */
export const getArrangedItems: (
  categoryId: string,
  treeReference: TreeReferenceToSend,
) => Promise<GetArrangedItemsResponse> = /* @__PURE__ */ operation({
  name: "stores.categories.getArrangedItems",
  method: "GET",
  path: "/categories/v1/categories/{categoryId}/arranged-items",
  args: ["categoryId", "treeReference"],
});

/** Options of {@link bulkSetItemCategories}. */
export interface BulkSetItemCategoriesOptions {
  /**
   * Ids of all categories that contain the item after the call. The item is removed from all
   * other categories. At most 1,000 items.
   */
  categoryIds?: string[];
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceInput;
}

/**
 * Sets the categories of an item: adds it to the given categories and removes it from all
 * others.
 *
 * `POST /categories/v1/bulk/categories/set-item-categories` (categories/categories)
 *
 * @param item - The item whose categories to set.
 * @param options - Optional fields: `categoryIds` and `treeReference`.
 * @remarks This operation can be called by apps or with an API key.
 * @example
 * ```ts
 * const response = await client.use(categories).bulkSetItemCategories(
 *   { catalogItemId: "<catalog item id>" },
 *   { treeReference: { appNamespace: "<app namespace>" } },
 * );
 * ```
 */
export const bulkSetItemCategories: (
  item: ItemReferenceInput,
  options: BulkSetItemCategoriesOptions,
) => Promise<BulkSetItemCategoriesResponse> = /* @__PURE__ */ operation({
  name: "stores.categories.bulkSetItemCategories",
  path: "/categories/v1/bulk/categories/set-item-categories",
  args: ["item", ["categoryIds", "treeReference"]],
});

/** Event that {@link onCategoryMoved} passes to its handler. */
export interface CategoryMovedEvent {
  /** Event-specific data. */
  data: CategoryMoved;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a category is moved to another parent or position.
 *
 * The type of the event is `wix.categories.v1.category_category_moved`.
 *
 * @example
 * ```ts
 * client.use(categories).onCategoryMoved(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCategoryMoved: (handler: EventHandler<CategoryMovedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.categories.v1.category_category_moved",
  });

/** Event that {@link onCategoryCreated} passes to its handler. */
export interface CategoryCreatedEvent {
  /** The created entity. */
  entity: Category;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a category is created.
 *
 * The type of the event is `wix.categories.v1.category_created`.
 *
 * @example
 * ```ts
 * client.use(categories).onCategoryCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCategoryCreated: (handler: EventHandler<CategoryCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.categories.v1.category_created",
    codec: { entity: categoryCodec },
  });

/** Event that {@link onCategoryDeleted} passes to its handler. */
export interface CategoryDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: Category;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a category is deleted.
 *
 * The type of the event is `wix.categories.v1.category_deleted`.
 *
 * @example
 * ```ts
 * client.use(categories).onCategoryDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCategoryDeleted: (handler: EventHandler<CategoryDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.categories.v1.category_deleted",
    codec: { entity: categoryCodec },
  });

/** Event that {@link onCategoryItemAddedToCategory} passes to its handler. */
export interface CategoryItemAddedToCategoryEvent {
  /** Event-specific data. */
  data: ItemAddedToCategory;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an item is added to a category.
 *
 * The type of the event is `wix.categories.v1.category_item_added_to_category`.
 *
 * @example
 * ```ts
 * client.use(categories).onCategoryItemAddedToCategory(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onCategoryItemAddedToCategory: (
  handler: EventHandler<CategoryItemAddedToCategoryEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.categories.v1.category_item_added_to_category",
});

/** Event that {@link onCategoryItemRemovedFromCategory} passes to its handler. */
export interface CategoryItemRemovedFromCategoryEvent {
  /** Event-specific data. */
  data: ItemRemovedFromCategory;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an item is removed from a category.
 *
 * The type of the event is `wix.categories.v1.category_item_removed_from_category`.
 *
 * @example
 * ```ts
 * client.use(categories).onCategoryItemRemovedFromCategory(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onCategoryItemRemovedFromCategory: (
  handler: EventHandler<CategoryItemRemovedFromCategoryEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.categories.v1.category_item_removed_from_category",
});

/** Event that {@link onCategoryItemsArrangedInCategory} passes to its handler. */
export interface CategoryItemsArrangedInCategoryEvent {
  /** Event-specific data. */
  data: ItemsArrangedInCategory;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when the items in a category are arranged manually.
 *
 * The type of the event is `wix.categories.v1.category_items_arranged_in_category`.
 *
 * @example
 * ```ts
 * client.use(categories).onCategoryItemsArrangedInCategory(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onCategoryItemsArrangedInCategory: (
  handler: EventHandler<CategoryItemsArrangedInCategoryEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.categories.v1.category_items_arranged_in_category",
});

/** Event that {@link onCategoryUpdated} passes to its handler. */
export interface CategoryUpdatedEvent {
  /** The entity after the change. */
  entity: Category;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when fields of a category change.
 *
 * The type of the event is `wix.categories.v1.category_updated`.
 *
 * @example
 * ```ts
 * client.use(categories).onCategoryUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCategoryUpdated: (handler: EventHandler<CategoryUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.categories.v1.category_updated",
    codec: { entity: categoryCodec, modifiedFields: categoryCodec },
  });

/** Request of {@link createCategory}. */
export interface CreateCategoryRequest {
  /** The category to create. It must have a name. */
  category: CategoryToCreate;
  /** Tree to create the category in. */
  treeReference: TreeReferenceToSend;
  /** Fields to return in addition to the base fields, such as 'DESCRIPTION'. At most 100 items. */
  fields?: RequestedFields[];
}

/** A group of catalog items, placed in a tree. */
export interface Category {
  /** Id of the category. Cannot be changed after creation. */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the category was created. */
  createdDate?: Date | null;
  /** When the category was last updated. */
  updatedDate?: Date | null;
  /** Name of the category. 1 to 80 characters. */
  name?: string | null;
  /** Image of the category. */
  image?: ImageOfProductsV3;
  /** Number of items in the category. */
  itemCounter: number;
  /** Description as plain text. Returned only if you request `DESCRIPTION`. 1 to 600 characters. */
  description?: string | null;
  /** Whether the site shows the category. Cannot be changed after creation. */
  visible?: boolean | null;
  /** Path of parent categories. Returned only if you request `BREADCRUMBS_INFO`. */
  breadcrumbsInfo?: BreadcrumbsInfo;
  /** Parent category. Absent for a top-level category. Cannot be changed after creation. */
  parentCategory?: ParentCategory;
  /** Last part of the category page's URL. 1 to 300 characters. */
  slug?: string | null;
  /** Search engine and link preview metadata for the category page. */
  seoData?: SeoSchema;
  /** Description as formatted text. Returned only if you request `RICH_CONTENT_DESCRIPTION`. */
  richContentDescription?: RichContent;
  /** Tree that the category is in. */
  treeReference?: TreeReference;
  /**
   * Id of the app that manages the category, if any. Only this app can change it. Cannot be
   * changed after creation.
   */
  managingAppId?: string | null;
  /** Extended fields of the category. */
  extendedFields?: ExtendedFields;
}

/** A group of catalog items, placed in a tree. */
export interface CategoryInput {
  /** Id of the category. Cannot be changed after creation. */
  id?: string | null;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Name of the category. 1 to 80 characters. */
  name?: string | null;
  /** Image of the category. */
  image?: ImageOfProductsV3Input;
  /** Description as plain text. Returned only if you request `DESCRIPTION`. 1 to 600 characters. */
  description?: string | null;
  /** Whether the site shows the category. Cannot be changed after creation. */
  visible?: boolean | null;
  /** Parent category. Absent for a top-level category. Cannot be changed after creation. */
  parentCategory?: ParentCategoryInput;
  /** Last part of the category page's URL. 1 to 300 characters. */
  slug?: string | null;
  /** Search engine and link preview metadata for the category page. */
  seoData?: SeoSchemaInput;
  /** Description as formatted text. Returned only if you request `RICH_CONTENT_DESCRIPTION`. */
  richContentDescription?: RichContentInput;
  /**
   * Id of the app that manages the category, if any. Only this app can change it. Cannot be
   * changed after creation.
   */
  managingAppId?: string | null;
  /** Extended fields of the category. */
  extendedFields?: ExtendedFields;
}

/** The variant of `CategoryInput` that `createCategory` accepts. */
export interface CategoryToCreate extends CategoryInput {
  /** Name of the category. 1 to 80 characters. */
  name: string;
  /** Parent category. Absent for a top-level category. Cannot be changed after creation. */
  parentCategory?: ParentCategoryToCreate;
}

/** The variant of `CategoryInput` that `updateCategory` accepts. */
export interface CategoryToUpdate extends Omit<CategoryInput, "id"> {
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/** The variant of `CategoryInput` that `bulkUpdateCategories` accepts. */
export interface CategoryForBulkUpdateCategories extends CategoryInput {
  /** Id of the category. Cannot be changed after creation. */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/** A category's parent, and the category's position in it. */
export interface ParentCategory {
  /** Id of the parent. */
  id?: string | null;
  /** Position of the category among its siblings, starting at 0. */
  index?: number | null;
}

/** A category's parent, and the category's position in it. */
export interface ParentCategoryInput {
  /** Id of the parent. */
  id?: string | null;
}

/** The variant of `ParentCategoryInput` that `createCategory` accepts. */
export interface ParentCategoryToCreate extends ParentCategoryInput {
  /** Id of the parent. */
  id: string;
}

/** Response of {@link createCategory}. */
export interface CreateCategoryResponse {
  /** The created category. */
  category?: Category;
}

/** Request of {@link getCategory}. */
export interface GetCategoryRequest {
  /** Id of the category. */
  categoryId: string;
  /** Tree that the category is in. */
  treeReference: TreeReferenceToSend;
  /** Fields to return in addition to the base fields, such as 'DESCRIPTION'. At most 100 items. */
  fields?: RequestedFields[];
}

/** The requested category. */
export interface GetCategoryResponse {
  /** The requested category. */
  category?: Category;
}

/** Request of {@link getCategoryBySlug}. */
export interface GetCategoryBySlugRequest {
  /** Last part of the category page's URL. A slug. */
  slug: string;
  /** Tree that the category is in. */
  treeReference: TreeReferenceToSend;
  /** Fields to return in addition to the base fields, such as 'DESCRIPTION'. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link getCategoryBySlug}. */
export interface GetCategoryBySlugResponse {
  /** The requested category. */
  category?: Category;
}

/** Request of {@link updateCategory}. */
export interface UpdateCategoryRequest {
  /** The id, the current revision and the fields to update. */
  category: CategoryForBulkUpdateCategories;
  /** Tree that the category is in. */
  treeReference: TreeReferenceToSend;
  /** Fields to return in addition to the base fields, such as 'DESCRIPTION'. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link updateCategory}. */
export interface UpdateCategoryResponse {
  /** The updated category. */
  category?: Category;
}

/** Request of {@link deleteCategory}. */
export interface DeleteCategoryRequest {
  /** Id of the category. */
  categoryId: string;
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
}

/** Response of {@link deleteCategory}. */
export type DeleteCategoryResponse = Record<string, never>;

/** Request of {@link queryCategories}. */
export interface QueryCategoriesRequest {
  /** Filter, sorting and paging. */
  query?: CursorQueryOfCategories;
  /** Tree that the categories are in. */
  treeReference: TreeReferenceInput;
  /** Whether to include hidden categories. Only merchants and apps can set this. */
  returnNonVisibleCategories?: boolean;
  /** Fields to return in addition to the base fields, such as 'DESCRIPTION'. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields of a category that are returned only if you request them. */
export type RequestedFields = "BREADCRUMBS_INFO" | "DESCRIPTION" | "RICH_CONTENT_DESCRIPTION";

/** Response of {@link queryCategories}. */
export interface QueryCategoriesResponse {
  /** Categories on this page. At most 1,000 items. */
  categories: Category[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link searchCategories}. */
export interface SearchCategoriesRequest {
  /** Search text, filter, sorting and paging. */
  search: CursorSearch;
  /** Tree that the categories are in. */
  treeReference: TreeReferenceToSend;
  /** Whether to include hidden categories. Only merchants and apps can set this. */
  returnNonVisibleCategories?: boolean;
  /** Fields to return in addition to the base fields, such as 'DESCRIPTION'. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link searchCategories}. */
export interface SearchCategoriesResponse {
  /** Categories on this page. At most 1,000 items. */
  categories: Category[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the requested aggregations. */
  aggregationData?: AggregationData;
}

/** Request of {@link countCategories}. */
export interface CountCategoriesRequest {
  /** Filter that the categories must match. */
  filter?: Record<string, unknown> | null;
  /** Free text to search for. */
  search?: SearchDetails;
  /** Tree that the categories are in. */
  treeReference: TreeReferenceToSend;
  /** Whether to include hidden categories. Only merchants and apps can set this. */
  returnNonVisibleCategories?: boolean;
}

/** Response of {@link countCategories}. */
export interface CountCategoriesResponse {
  /** Number of matching categories. */
  count: number;
}

/** Request of {@link moveCategory}. */
export interface MoveCategoryRequest {
  /** Id of the category. */
  categoryId: string;
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
  /** Id of the new parent category. Omit it to move the category to the top level. */
  parentCategoryId?: string | null;
  /** Where to place the category among its siblings. */
  position: Position;
  /** Id of the category to move this category after. */
  moveAfterCategoryId?: string | null;
}

/** Possible positions of a category among the categories with the same parent. */
export type Position = "FIRST" | "LAST" | "AFTER";

/** Response of {@link moveCategory}. */
export interface MoveCategoryResponse {
  /** Id of the category's new parent. Absent for a top-level category. */
  parentCategoryId?: string | null;
  /** Ids of all of the parent's child categories, in their new order. At most 100 items. */
  categoriesAfterMove: string[];
}

/** Request of {@link bulkUpdateCategories}. */
export interface BulkUpdateCategoriesRequest {
  /** The categories to update, each with the fields to change. 1 to 100 items. */
  categories: MaskedCategory[];
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
  /** Whether each result includes the category. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** A category and the fields to update. */
export interface MaskedCategory {
  /** The category, with the fields to update. */
  category: CategoryForBulkUpdateCategories;
}

/** Response of {@link bulkUpdateCategories}. */
export interface BulkUpdateCategoriesResponse {
  /** One result for each of the categories. 1 to 100 items. */
  results: BulkCategoriesResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the categories. */
export interface BulkCategoriesResult {
  /** Id and index of the category, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The category. Present only if `returnEntity` is true. */
  category?: Category;
}

/** Request of {@link updateCategoryVisibility}. */
export interface UpdateCategoryVisibilityRequest {
  /** Id of the category. */
  categoryId: string;
  /** Whether to show the category on the site. */
  visible: boolean;
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
  /** Current revision of the category. */
  revision: string;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link updateCategoryVisibility}. */
export interface UpdateCategoryVisibilityResponse {
  /** The category after the call. */
  category?: Category;
}

/** Request of {@link bulkShowCategories}. */
export interface BulkShowCategoriesRequest {
  /** Ids of the categories to show on the site. 1 to 100 items. */
  categoryIds: string[];
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link bulkShowCategories}. */
export interface BulkShowCategoriesResponse {
  /** One result for each item in the request. 1 to 100 items. */
  results: BulkCategoriesResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkAddItemsToCategory}. */
export interface BulkAddItemsToCategoryRequest {
  /** Id of the category. */
  categoryId: string;
  /** The items to add to the category. 1 to 1,000 items. */
  items: ItemReferenceToSend[];
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
}

/** Reference to an item in a catalog. */
export interface ItemReference {
  /** Id of the item. For a store, the product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. 1 to 36 characters. */
  appId: string;
}

/** Reference to an item in a catalog. */
export interface ItemReferenceInput {
  /** Id of the item. For a store, the product id. 1 to 36 characters. */
  catalogItemId?: string;
  /** Id of the app that owns the catalog. 1 to 36 characters. */
  appId?: string;
}

/**
 * The variant of `ItemReferenceInput` that `bulkAddItemsToCategory`, `bulkAddItemToCategories`
 * and 3 others accept.
 */
export interface ItemReferenceToSend extends ItemReferenceInput {
  /** Id of the item. For a store, the product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. 1 to 36 characters. */
  appId: string;
}

/** Response of {@link bulkAddItemsToCategory}. */
export interface BulkAddItemsToCategoryResponse {
  /** One result for each item in the request. 1 to 100 items. */
  results: BulkItemsToCategoryResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one item that was added to or removed from a category. */
export interface BulkItemsToCategoryResult {
  /** The item, and whether the change succeeded. */
  itemMetadata?: ItemReferenceMetadata;
}

/** An item from a bulk request, and whether its change succeeded. */
export interface ItemReferenceMetadata {
  /** The item in the request. */
  item?: ItemReference;
  /** Index of the item in the request, starting at 0. */
  originalIndex: number;
  /** Whether the change succeeded. */
  success: boolean;
  /** Why the change failed. Absent if it succeeded. */
  error?: ApplicationError;
}

/** Request of {@link bulkAddItemToCategories}. */
export interface BulkAddItemToCategoriesRequest {
  /** The item to add to the categories. */
  item: ItemReferenceToSend;
  /** Ids of the categories to add the item to. 1 to 100 items. */
  categoryIds: string[];
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
}

/** Response of {@link bulkAddItemToCategories}. */
export interface BulkAddItemToCategoriesResponse {
  /** One result for each item in the request. 1 to 100 items. */
  results: BulkItemToCategoriesResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one category that an item was added to or removed from. */
export interface BulkItemToCategoriesResult {
  /** Id and index of the item, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkRemoveItemsFromCategory}. */
export interface BulkRemoveItemsFromCategoryRequest {
  /** Id of the category. */
  categoryId: string;
  /** The items to remove from the category. 1 to 100 items. */
  items: ItemReferenceToSend[];
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
}

/** Response of {@link bulkRemoveItemsFromCategory}. */
export interface BulkRemoveItemsFromCategoryResponse {
  /** One result for each item in the request. 1 to 100 items. */
  results: BulkItemsToCategoryResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkRemoveItemFromCategories}. */
export interface BulkRemoveItemFromCategoriesRequest {
  /** The item to remove from the categories. */
  item: ItemReferenceToSend;
  /** Ids of the categories to remove the item from. 1 to 100 items. */
  categoryIds: string[];
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
}

/** Response of {@link bulkRemoveItemFromCategories}. */
export interface BulkRemoveItemFromCategoriesResponse {
  /** One result for each item in the request. 1 to 100 items. */
  results: BulkItemToCategoriesResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link listItemsInCategory}. */
export interface ListItemsInCategoryRequest {
  /** The page to return. */
  cursorPaging?: CursorPagingOfCategories;
  /** Id of the category. */
  categoryId: string;
  /** Tree that the category is in. */
  treeReference: TreeReferenceToSend;
  /** Whether to use the order that the merchant arranged. */
  useCategoryArrangement?: boolean;
  /** Whether to include items in subcategories. */
  includeItemsFromSubcategories?: boolean;
}

/** Response of {@link listItemsInCategory}. */
export interface ListItemsInCategoryResponse {
  /** Items on this page, as references. At most 100 items. */
  items: ItemReference[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PagingMetadataV2;
}

/** Paging metadata of lists that are paged by offset or by cursor. */
export interface PagingMetadataV2 {
  /** Number of items on this page. */
  count?: number | null;
  /** Number of items that were skipped before this page, when paging by offset. */
  offset?: number | null;
  /** Total number of items across all pages, when paging by offset. */
  total?: number | null;
  /** Cursors to the next and previous pages, when paging by cursor. */
  cursors?: Cursors;
}

/** Request of {@link listCategoriesForItem}. */
export interface ListCategoriesForItemRequest {
  /** The item whose categories to list. */
  item: ItemReferenceInput;
  /** Tree to search. */
  treeReference: TreeReferenceToSend;
}

/** Response of {@link listCategoriesForItem}. */
export interface ListCategoriesForItemResponse {
  /** Ids of the categories that directly contain the item. At most 1,000 items. */
  directCategoryIds: string[];
  /**
   * Ids of all categories that contain the item, including parent categories. At most 1,000
   * items.
   */
  allCategoryIds: string[];
}

/** Request of {@link listCategoriesForItems}. */
export interface ListCategoriesForItemsRequest {
  /** The items whose categories to list. At most 100 items. */
  items: ItemReferenceToSend[];
  /** Tree to search. */
  treeReference: TreeReferenceToSend;
}

/** Response of {@link listCategoriesForItems}. */
export interface ListCategoriesForItemsResponse {
  /** One entry per item. At most 100 items. */
  categoriesForItems: MapItemToCategories[];
}

/** An item and its categories. */
export interface MapItemToCategories {
  /** The item in the request. */
  item?: ItemReference;
  /** Ids of the categories that directly contain the item. At most 1,000 items. */
  directCategoryIds: string[];
  /** Ids of the parents of the categories that directly contain the item. At most 1,000 items. */
  indirectCategoryIds: string[];
}

/** Request of {@link listTrees}. */
export type ListTreesRequest = Record<string, never>;

/** Response of {@link listTrees}. */
export interface ListTreesResponse {
  /** References to the category trees of the site. At most 20 items. */
  trees: TreeReference[];
}

/** Request of {@link setArrangedItems}. */
export interface SetArrangedItemsRequest {
  /** Id of the category. */
  categoryId: string;
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceToSend;
  /**
   * Items to show first, in this order. Used only if the category's `useCategoryArrangement` is
   * true. At most 100 items.
   */
  items?: ItemReferenceInput[];
}

/** Response of {@link setArrangedItems}. */
export interface SetArrangedItemsResponse {
  /** The items that are shown first, in order. At most 100 items. */
  items: ItemReference[];
}

/** Request of {@link getArrangedItems}. */
export interface GetArrangedItemsRequest {
  /** Id of the category. */
  categoryId: string;
  /** Tree that the category is in. */
  treeReference: TreeReferenceToSend;
}

/** Response of {@link getArrangedItems}. */
export interface GetArrangedItemsResponse {
  /** Items in their arranged order. At most 100 items. */
  items: ItemReference[];
}

/** Request of {@link bulkSetItemCategories}. */
export interface BulkSetItemCategoriesRequest {
  /** The item whose categories to set. */
  item: ItemReferenceInput;
  /**
   * Ids of all categories that contain the item after the call. The item is removed from all
   * other categories. At most 1,000 items.
   */
  categoryIds?: string[];
  /** Tree that contains the categories, such as the store's tree. */
  treeReference: TreeReferenceInput;
}

/** Response of {@link bulkSetItemCategories}. */
export interface BulkSetItemCategoriesResponse {
  /** One result for each category that the item was added to. */
  addResults: BulkItemToCategoriesResult[];
  /** One result for each category that the item was removed from. */
  removeResults: BulkItemToCategoriesResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Data of the {@link onCategoryMoved} event. */
export interface CategoryMoved {
  /** Id of the category. */
  categoryId: string;
  /** The new parent category. Absent for a top-level category. */
  parentCategory?: ParentCategory;
  /** Tree that contains the categories, such as the store's tree. */
  treeReference?: TreeReference;
}

/** Data of the {@link onCategoryItemAddedToCategory} event. */
export interface ItemAddedToCategory {
  /** Id of the category. */
  categoryId: string;
  /** The item that was added. */
  addedItem?: ItemReference;
  /** Tree that contains the categories, such as the store's tree. */
  treeReference?: TreeReference;
}

/** Data of the {@link onCategoryItemRemovedFromCategory} event. */
export interface ItemRemovedFromCategory {
  /** Id of the category. */
  categoryId: string;
  /** The item that was removed. */
  removedItem?: ItemReference;
  /** Tree that contains the categories, such as the store's tree. */
  treeReference?: TreeReference;
}

/** Data of the {@link onCategoryItemsArrangedInCategory} event. */
export interface ItemsArrangedInCategory {
  /** Id of the category. */
  categoryId: string;
  /** Tree that contains the categories, such as the store's tree. */
  treeReference?: TreeReference;
}
