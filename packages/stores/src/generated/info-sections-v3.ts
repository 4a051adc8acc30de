// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage texts, such as a return policy, that many products of a V3 catalog can show.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type Operation,
  operation,
  queryArguments,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  ItemMetadata,
  RichContent,
  RichContentInput,
} from "@portico/core/types";
import { richContentCodec } from "./codecs.js";
import type { RequestedFields } from "./common.js";

export type {
  Alignment,
  AnchorData,
  AnchorDataInput,
  Animation,
  AnimationInput,
  AppEmbedData,
  AppEmbedDataInput,
  ApplicationError,
  ApplicationErrorInput,
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
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
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
  ImageOfInfoSectionsV3 as Image,
  ImageOfInfoSectionsV3Input as ImageInput,
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
  SettingsOfInfoSectionsV3 as Settings,
  SettingsOfInfoSectionsV3Input as SettingsInput,
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
export type { RequestedFields } from "./common.js";

const infoSectionCodec: CodecTable = {
  createdDate: "d",
  description: richContentCodec,
  updatedDate: "d",
};

/**
 * Create an info section.
 *
 * `POST /stores/v3/info-sections` (stores/info-sections-v3)
 *
 * @param infoSection - needs `title`, `uniqueName`
 * @remarks Needs WIX_STORES.INFO_SECTION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(infoSectionsV3).createInfoSection({
 *   uniqueName: "<unique name>",
 *   title: "Linen shirt",
 * });
 * ```
 */
export const createInfoSection: (infoSection: InfoSectionToCreate) => Promise<InfoSection> =
  /* @__PURE__ */ operation({
    name: "stores.infoSectionsV3.createInfoSection",
    method: "POST",
    path: "/stores/v3/info-sections",
    args: ["infoSection"],
    request: { infoSection: infoSectionCodec },
    response: { infoSection: infoSectionCodec },
    returns: "infoSection",
  });

/** The `options` of {@link getInfoSection}. */
export interface GetInfoSectionOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get an info section by its id.
 *
 * `GET /stores/v3/info-sections/{infoSectionId}` (stores/info-sections-v3)
 *
 * @param infoSectionId - id of the info section
 * @param options - may hold `fields`
 * @remarks Needs WIX_STORES.INFO_SECTION_READ.
 * @example
 * ```ts
 * const answer = await client.use(infoSectionsV3).getInfoSection("<info section id>");
 * ```
 */
export const getInfoSection: (
  infoSectionId: string,
  options?: GetInfoSectionOptions,
) => Promise<InfoSection> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.getInfoSection",
  method: "GET",
  path: "/stores/v3/info-sections/{infoSectionId}",
  args: ["infoSectionId", ["fields"]],
  response: { infoSection: infoSectionCodec },
  returns: "infoSection",
});

/**
 * Delete an info section by its id.
 *
 * `DELETE /stores/v3/info-sections/{infoSectionId}` (stores/info-sections-v3)
 *
 * @param infoSectionId - id of the info section
 * @remarks Needs WIX_STORES.INFO_SECTION_DELETE.
 * @example
 * ```ts
 * await client.use(infoSectionsV3).deleteInfoSection("<info section id>");
 * ```
 */
export const deleteInfoSection: (infoSectionId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.infoSectionsV3.deleteInfoSection",
    method: "DELETE",
    path: "/stores/v3/info-sections/{infoSectionId}",
    args: ["infoSectionId"],
  });

/** The `options` of {@link getOrCreateInfoSection}. */
export interface GetOrCreateInfoSectionOptions {
  infoSection?: InfoSectionForGetOrCreate;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get an info section that matches the given one, creating it if there is none.
 *
 * `POST /stores/v3/info-sections/get-or-create` (stores/info-sections-v3)
 *
 * @param options - may hold `infoSection`, `fields`
 * @remarks Needs WIX_STORES.INFO_SECTION_GET_OR_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(infoSectionsV3).getOrCreateInfoSection();
 * ```
 */
export const getOrCreateInfoSection: (
  options?: GetOrCreateInfoSectionOptions,
) => Promise<GetOrCreateInfoSectionResponse> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.getOrCreateInfoSection",
  method: "POST",
  path: "/stores/v3/info-sections/get-or-create",
  args: [["infoSection", "fields"]],
  request: { infoSection: { description: richContentCodec } },
  response: { infoSection: infoSectionCodec },
});

/** The `options` of {@link bulkGetOrCreateInfoSections}. */
export interface BulkGetOrCreateInfoSectionsOptions {
  /** 1 to 100 items. */
  infoSections?: InfoSectionForGetOrCreate[];
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get up to 100 matching info sections, creating those that do not exist.
 *
 * `POST /stores/v3/bulk/info-sections/get-or-create` (stores/info-sections-v3)
 *
 * @param options - may hold `infoSections`, `fields`
 * @remarks Needs WIX_STORES.INFO_SECTION_GET_OR_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(infoSectionsV3).bulkGetOrCreateInfoSections();
 * ```
 */
export const bulkGetOrCreateInfoSections: (
  options?: BulkGetOrCreateInfoSectionsOptions,
) => Promise<BulkGetOrCreateInfoSectionsResponse> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.bulkGetOrCreateInfoSections",
  method: "POST",
  path: "/stores/v3/bulk/info-sections/get-or-create",
  args: [["infoSections", "fields"]],
  request: { infoSections: { description: richContentCodec } },
  response: { results: { item: infoSectionCodec } },
});

/** The `options` of {@link updateInfoSection}. */
export interface UpdateInfoSectionOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Change an info section; needs its current revision.
 *
 * `PATCH /stores/v3/info-sections/{infoSection.id}` (stores/info-sections-v3)
 *
 * @param id - id of the info section
 * @param infoSection - needs `revision`
 * @param options - may hold `fields`
 * @remarks Needs WIX_STORES.INFO_SECTION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(infoSectionsV3).updateInfoSection("<info section id>", {
 *   revision: "1",
 * });
 * ```
 */
export const updateInfoSection: (
  id: string,
  infoSection: InfoSectionToUpdate,
  options?: UpdateInfoSectionOptions,
) => Promise<InfoSection> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.updateInfoSection",
  method: "PATCH",
  path: "/stores/v3/info-sections/{infoSection.id}",
  args: ["infoSection.id", "...infoSection", ["fields"]],
  request: { fieldMask: "m", infoSection: infoSectionCodec },
  response: { infoSection: infoSectionCodec },
  returns: "infoSection",
  mask: "fieldMask",
});

/** The `options` of {@link queryInfoSections}. */
export interface QueryInfoSectionsOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

const queryInfoSectionsOperation: Operation = {
  name: "stores.infoSectionsV3.queryInfoSections",
  method: "GET",
  path: "/stores/v3/info-sections/query",
  args: ["query", ["fields"]],
  response: { infoSections: infoSectionCodec },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "infoSections", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryInfoSections} takes. */
export interface QueryInfoSectionsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    uniqueName: string;
    title: string;
  };
  eq: "id" | "createdDate" | "updatedDate" | "uniqueName" | "title";
  in: "id" | "createdDate" | "updatedDate" | "uniqueName" | "title";
  exists: "id" | "createdDate" | "updatedDate" | "uniqueName" | "title";
  compare: "id" | "createdDate" | "updatedDate" | "uniqueName" | "title";
  startsWith: "id" | "uniqueName" | "title";
  has: never;
  ascending: "createdDate" | "updatedDate" | "uniqueName" | "title";
  descending: "createdDate" | "updatedDate" | "uniqueName" | "title";
}

/**
 * Query info sections with filters, sorting and cursor paging.
 *
 * `GET /stores/v3/info-sections/query` (stores/info-sections-v3)
 *
 * @param options - may hold `fields`
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_STORES.INFO_SECTION_READ.
 * @example
 * ```ts
 * const page = await client.use(infoSectionsV3).queryInfoSections().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryInfoSections(
  options?: QueryInfoSectionsOptions,
): CursorQueryBuilder<InfoSection, QueryInfoSectionsFields>;
/** Query info sections with filters, sorting and cursor paging. Sends the query as it stands. */
export function queryInfoSections(
  query: CursorQuery,
  options?: QueryInfoSectionsOptions,
): Promise<QueryInfoSectionsResponse>;
export function queryInfoSections(
  first?: CursorQuery | QueryInfoSectionsOptions,
  options?: QueryInfoSectionsOptions,
): unknown {
  return call(queryInfoSectionsOperation, queryArguments(first, options));
}

/** The `options` of {@link countInfoSections}. */
export interface CountInfoSectionsOptions {
  filter?: Record<string, unknown> | null;
}

/**
 * Count the info sections that match a filter.
 *
 * `POST /stores/v3/info-sections/count` (stores/info-sections-v3)
 *
 * @param options - may hold `filter`
 * @remarks Needs WIX_STORES.INFO_SECTION_READ.
 * @example
 * ```ts
 * const answer = await client.use(infoSectionsV3).countInfoSections();
 * ```
 */
export const countInfoSections: (
  options?: CountInfoSectionsOptions,
) => Promise<CountInfoSectionsResponse> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.countInfoSections",
  method: "POST",
  path: "/stores/v3/info-sections/count",
  args: [["filter"]],
  read: true,
});

/** The `options` of {@link bulkCreateInfoSections}. */
export interface BulkCreateInfoSectionsOptions {
  returnEntity?: boolean;
}

/**
 * Create up to 100 info sections, with a result for each.
 *
 * `POST /stores/v3/bulk/info-sections/create` (stores/info-sections-v3)
 *
 * @param infoSections - needs `title`, `uniqueName`; 1 to 100 items
 * @param options - may hold `returnEntity`
 * @remarks Needs WIX_STORES.INFO_SECTION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(infoSectionsV3).bulkCreateInfoSections([
 *   { uniqueName: "<unique name>", title: "Linen shirt" },
 * ]);
 * ```
 */
export const bulkCreateInfoSections: (
  infoSections: InfoSectionToCreate[],
  options?: BulkCreateInfoSectionsOptions,
) => Promise<BulkCreateInfoSectionsResponse> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.bulkCreateInfoSections",
  method: "POST",
  path: "/stores/v3/bulk/info-sections/create",
  args: ["infoSections", ["returnEntity"]],
  request: { infoSections: infoSectionCodec },
  response: { results: { item: infoSectionCodec } },
});

/** The `options` of {@link bulkUpdateInfoSections}. */
export interface BulkUpdateInfoSectionsOptions {
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Update up to 100 info sections, with a result for each.
 *
 * `POST /stores/v3/bulk/info-sections/update` (stores/info-sections-v3)
 *
 * @param infoSections - needs `infoSection.id`, `infoSection.revision`; 1 to 100 items
 * @param options - may hold `returnEntity`, `fields`
 * @remarks Needs WIX_STORES.INFO_SECTION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(infoSectionsV3).bulkUpdateInfoSections([
 *   { infoSection: { id: "<info section id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdateInfoSections: (
  infoSections: MaskedInfoSection[],
  options?: BulkUpdateInfoSectionsOptions,
) => Promise<BulkUpdateInfoSectionsResponse> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.bulkUpdateInfoSections",
  method: "POST",
  path: "/stores/v3/bulk/info-sections/update",
  args: ["infoSections", ["returnEntity", "fields"]],
  request: { infoSections: { fieldMask: "m", infoSection: infoSectionCodec } },
  response: { results: { item: infoSectionCodec } },
});

/**
 * Delete up to 100 info sections, with a result for each.
 *
 * `POST /stores/v3/bulk/info-sections/delete` (stores/info-sections-v3)
 *
 * @param infoSectionIds - ids of the info sections
 * @remarks Needs WIX_STORES.INFO_SECTION_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(infoSectionsV3).bulkDeleteInfoSections(["<info section id>"]);
 * ```
 */
export const bulkDeleteInfoSections: (
  infoSectionIds: string[],
) => Promise<BulkDeleteInfoSectionsResponse> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.bulkDeleteInfoSections",
  method: "POST",
  path: "/stores/v3/bulk/info-sections/delete",
  args: ["infoSectionIds"],
});

/** What a handler of {@link onInfoSectionCreated} gets. */
export interface InfoSectionCreatedEvent {
  entity: InfoSection;
  metadata: EventMetadata;
}

/**
 * Sent when an info section is created.
 *
 * Event type `wix.stores.catalog.v3.info_section_created`.
 *
 * @example
 * ```ts
 * client.use(infoSectionsV3).onInfoSectionCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onInfoSectionCreated: (handler: EventHandler<InfoSectionCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.info_section_created",
    codec: { entity: infoSectionCodec },
  });

/** What a handler of {@link onInfoSectionDeleted} gets. */
export interface InfoSectionDeletedEvent {
  entity?: InfoSection;
  metadata: EventMetadata;
}

/**
 * Sent when an info section is deleted.
 *
 * Event type `wix.stores.catalog.v3.info_section_deleted`.
 *
 * @example
 * ```ts
 * client.use(infoSectionsV3).onInfoSectionDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onInfoSectionDeleted: (handler: EventHandler<InfoSectionDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.info_section_deleted",
    codec: { entity: infoSectionCodec },
  });

/** What a handler of {@link onInfoSectionUpdated} gets. */
export interface InfoSectionUpdatedEvent {
  entity: InfoSection;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  metadata: EventMetadata;
}

/**
 * Sent when an info section changes.
 *
 * Event type `wix.stores.catalog.v3.info_section_updated`.
 *
 * @example
 * ```ts
 * client.use(infoSectionsV3).onInfoSectionUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onInfoSectionUpdated: (handler: EventHandler<InfoSectionUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.info_section_updated",
    codec: { entity: infoSectionCodec, modifiedFields: infoSectionCodec },
  });

export interface CreateInfoSectionRequest {
  infoSection: InfoSectionToCreate;
}

export interface InfoSection {
  /** Guid. */
  id: string;
  revision: string;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** At most 100 characters. */
  uniqueName: string;
  /** 1 to 50 characters. */
  title: string;
  description?: RichContent;
  /** At most 16000 characters. */
  plainDescription?: string | null;
  assignedProductsCount?: number | null;
}

export interface InfoSectionInput {
  /** Guid. */
  id?: string | null;
  revision?: string | null;
  /** At most 100 characters. */
  uniqueName?: string;
  /** 1 to 50 characters. */
  title?: string;
  description?: RichContentInput;
  /** At most 16000 characters. */
  plainDescription?: string | null;
}

/** What `createInfoSection` and `bulkCreateInfoSections` take as `InfoSectionInput`. */
export interface InfoSectionToCreate extends InfoSectionInput {
  /** At most 100 characters. */
  uniqueName: string;
  /** 1 to 50 characters. */
  title: string;
}

/** What `updateInfoSection` takes as `InfoSectionInput`. */
export interface InfoSectionToUpdate extends Omit<InfoSectionInput, "id"> {
  revision: string;
}

/** What `bulkUpdateInfoSections` takes as `InfoSectionInput`. */
export interface InfoSectionForBulkUpdateInfoSections extends InfoSectionInput {
  /** Guid. */
  id: string;
  revision: string;
}

export interface CreateInfoSectionResponse {
  infoSection?: InfoSection;
}

export interface GetInfoSectionRequest {
  /** Guid. */
  infoSectionId: string;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface GetInfoSectionResponse {
  infoSection?: InfoSection;
}

export interface GetOrCreateInfoSectionRequest {
  infoSection?: InfoSectionForGetOrCreate;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface InfoSectionForGetOrCreate {
  /** Guid. */
  id?: string | null;
  /** At most 100 characters. */
  uniqueName?: string | null;
  /** 1 to 50 characters. */
  title?: string | null;
  description?: RichContentInput;
  /** At most 16000 characters. */
  plainDescription?: string | null;
}

export interface GetOrCreateInfoSectionResponse {
  infoSection?: InfoSection;
}

export interface BulkGetOrCreateInfoSectionsRequest {
  /** 1 to 100 items. */
  infoSections?: InfoSectionForGetOrCreate[];
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface BulkGetOrCreateInfoSectionsResponse {
  /** 1 to 100 items. */
  results: BulkInfoSectionItemResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkInfoSectionItemResult {
  itemMetadata?: ItemMetadata;
  item?: InfoSection;
}

export interface UpdateInfoSectionRequest {
  infoSection: InfoSectionForBulkUpdateInfoSections;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface UpdateInfoSectionResponse {
  infoSection?: InfoSection;
}

export interface DeleteInfoSectionRequest {
  /** Guid. */
  infoSectionId: string;
}

export type DeleteInfoSectionResponse = Record<string, never>;

export interface QueryInfoSectionsRequest {
  query?: CursorQuery;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface QueryInfoSectionsResponse {
  infoSections: InfoSection[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface CountInfoSectionsRequest {
  filter?: Record<string, unknown> | null;
}

export interface CountInfoSectionsResponse {
  count: number;
}

export interface BulkCreateInfoSectionsRequest {
  /** 1 to 100 items. */
  infoSections: InfoSectionToCreate[];
  returnEntity?: boolean;
}

export interface BulkCreateInfoSectionsResponse {
  /** 1 to 100 items. */
  results: BulkInfoSectionItemResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpdateInfoSectionsRequest {
  /** 1 to 100 items. */
  infoSections: MaskedInfoSection[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface MaskedInfoSection {
  infoSection?: InfoSectionForBulkUpdateInfoSections;
  fieldMask?: string[];
}

export interface BulkUpdateInfoSectionsResponse {
  /** 1 to 100 items. */
  results: BulkInfoSectionItemResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkDeleteInfoSectionsRequest {
  /** 1 to 100 items. */
  infoSectionIds: string[];
}

export interface BulkDeleteInfoSectionsResponse {
  results: BulkInfoSectionResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkInfoSectionResult {
  itemMetadata?: ItemMetadata;
}
