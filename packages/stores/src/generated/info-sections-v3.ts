// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage info sections, such as a return policy, that products of a V3 catalog share.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorPage,
  type CursorQueryBuilder,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  type TypedQuery,
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
 * Creates an info section.
 *
 * `POST /stores/v3/info-sections` (stores/info-sections-v3)
 *
 * @param infoSection - The info section to create. Requires `title` and `uniqueName`.
 * @returns The created info section.
 * @remarks Requires the permission `WIX_STORES.INFO_SECTION_CREATE`.
 * @example
 * ```ts
 * const infoSection = await client.use(infoSectionsV3).createInfoSection({
 *   uniqueName: "<unique name>",
 *   title: "Linen shirt",
 * });
 * ```
 */
export const createInfoSection: (infoSection: InfoSectionToCreate) => Promise<InfoSection> =
  /* @__PURE__ */ operation({
    name: "stores.infoSectionsV3.createInfoSection",
    path: "/stores/v3/info-sections",
    args: ["infoSection"],
    request: { infoSection: infoSectionCodec },
    response: { infoSection: infoSectionCodec },
    returns: "infoSection",
  });

/** Options of {@link getInfoSection}. */
export interface GetInfoSectionOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Returns an info section by id.
 *
 * `GET /stores/v3/info-sections/{infoSectionId}` (stores/info-sections-v3)
 *
 * @param infoSectionId - Id of the info section.
 * @param options - Optional fields: `fields`.
 * @returns The requested info section.
 * @remarks Requires the permission `WIX_STORES.INFO_SECTION_READ`.
 * @example
 * ```ts
 * const infoSection = await client.use(infoSectionsV3).getInfoSection("<info section id>");
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
 * Deletes an info section by id.
 *
 * `DELETE /stores/v3/info-sections/{infoSectionId}` (stores/info-sections-v3)
 *
 * @param infoSectionId - Id of the info section.
 * @remarks Requires the permission `WIX_STORES.INFO_SECTION_DELETE`.
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

/** Options of {@link getOrCreateInfoSection}. */
export interface GetOrCreateInfoSectionOptions {
  /** The info section to get, or to create if it does not exist. */
  infoSection?: InfoSectionForGetOrCreate;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Returns an info section by id or unique name, or creates it if it does not exist.
 *
 * `POST /stores/v3/info-sections/get-or-create` (stores/info-sections-v3)
 *
 * @param options - Optional fields: `infoSection` and `fields`.
 * @remarks Requires the permission `WIX_STORES.INFO_SECTION_GET_OR_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(infoSectionsV3).getOrCreateInfoSection();
 * ```
 */
export const getOrCreateInfoSection: (
  options?: GetOrCreateInfoSectionOptions,
) => Promise<GetOrCreateInfoSectionResponse> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.getOrCreateInfoSection",
  path: "/stores/v3/info-sections/get-or-create",
  args: [["infoSection", "fields"]],
  request: { infoSection: { description: richContentCodec } },
  response: { infoSection: infoSectionCodec },
});

/** Options of {@link bulkGetOrCreateInfoSections}. */
export interface BulkGetOrCreateInfoSectionsOptions {
  /** The sections to get, or to create if they do not exist. 1 to 100 items. */
  infoSections?: InfoSectionForGetOrCreate[];
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Returns up to 100 info sections by id or unique name, and creates the missing info sections.
 *
 * `POST /stores/v3/bulk/info-sections/get-or-create` (stores/info-sections-v3)
 *
 * @param options - Optional fields: `infoSections` and `fields`.
 * @remarks Requires the permission `WIX_STORES.INFO_SECTION_GET_OR_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(infoSectionsV3).bulkGetOrCreateInfoSections();
 * ```
 */
export const bulkGetOrCreateInfoSections: (
  options?: BulkGetOrCreateInfoSectionsOptions,
) => Promise<BulkGetOrCreateInfoSectionsResponse> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.bulkGetOrCreateInfoSections",
  path: "/stores/v3/bulk/info-sections/get-or-create",
  args: [["infoSections", "fields"]],
  request: { infoSections: { description: richContentCodec } },
  response: { results: { item: infoSectionCodec } },
});

/** Options of {@link updateInfoSection}. */
export interface UpdateInfoSectionOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Updates an info section. Requires the current revision.
 *
 * `PATCH /stores/v3/info-sections/{infoSection.id}` (stores/info-sections-v3)
 *
 * @param id - Id of the info section.
 * @param infoSection - The info section, with the fields to update. Requires `revision`.
 * @param options - Optional fields: `fields`.
 * @returns The updated info section.
 * @remarks Requires the permission `WIX_STORES.INFO_SECTION_UPDATE`.
 * @example
 * ```ts
 * const infoSection = await client.use(infoSectionsV3).updateInfoSection("<info section id>", {
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

/** Options of {@link queryInfoSections}. */
export interface QueryInfoSectionsOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields that {@link queryInfoSections} can filter or sort by. */
export interface QueryInfoSectionsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    uniqueName: string;
    title: string;
  };
  eq: "id" | "createdDate" | "updatedDate" | "uniqueName" | "title";
  in: QueryInfoSectionsFields["eq"];
  exists: QueryInfoSectionsFields["eq"];
  compare: QueryInfoSectionsFields["eq"];
  startsWith: "id" | "uniqueName" | "title";
  has: never;
  ascending: "createdDate" | "updatedDate" | "uniqueName" | "title";
  descending: QueryInfoSectionsFields["ascending"];
}

/** The query builder that {@link queryInfoSections} returns. */
export type InfoSectionsQueryBuilder = CursorQueryBuilder<InfoSection, QueryInfoSectionsFields>;

/** A page of the query builder that {@link queryInfoSections} returns. */
export type InfoSectionsQueryResult = CursorPage<InfoSection>;

/** The query object that {@link queryInfoSections} accepts. */
export interface QueryInfoSectionsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryInfoSectionsFields> {}

/**
 * Queries info sections with filters, sorting and cursor paging.
 *
 * `GET /stores/v3/info-sections/query` (stores/info-sections-v3)
 *
 * @param options - Optional fields: `fields`.
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `WIX_STORES.INFO_SECTION_READ`.
 * @example
 * ```ts
 * const page = await client.use(infoSectionsV3).queryInfoSections().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryInfoSections: {
  (options?: QueryInfoSectionsOptions): InfoSectionsQueryBuilder;
  /**
   * Queries info sections with filters, sorting and cursor paging. Sends a query object instead
   * of returning a builder.
   */
  (
    query: QueryInfoSectionsQuery,
    options?: QueryInfoSectionsOptions,
  ): Promise<QueryInfoSectionsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "stores.infoSectionsV3.queryInfoSections",
  method: "GET",
  path: "/stores/v3/info-sections/query",
  args: ["query", ["fields"]],
  response: { infoSections: infoSectionCodec },
  complex: true,
  fallback: true,
  query: { items: "infoSections" },
});

/** Options of {@link countInfoSections}. */
export interface CountInfoSectionsOptions {
  /** Filter object that selects info sections. */
  filter?: Record<string, unknown> | null;
}

/**
 * Counts the info sections that match a filter.
 *
 * `POST /stores/v3/info-sections/count` (stores/info-sections-v3)
 *
 * @param options - Optional fields: `filter`.
 * @remarks Requires the permission `WIX_STORES.INFO_SECTION_READ`.
 * @example
 * ```ts
 * const response = await client.use(infoSectionsV3).countInfoSections();
 * ```
 */
export const countInfoSections: (
  options?: CountInfoSectionsOptions,
) => Promise<CountInfoSectionsResponse> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.countInfoSections",
  path: "/stores/v3/info-sections/count",
  args: [["filter"]],
  read: true,
});

/** Options of {@link bulkCreateInfoSections}. */
export interface BulkCreateInfoSectionsOptions {
  /** Whether each result includes the info section. */
  returnEntity?: boolean;
}

/**
 * Creates up to 100 info sections, with a result for each.
 *
 * `POST /stores/v3/bulk/info-sections/create` (stores/info-sections-v3)
 *
 * @param infoSections - The info sections to create. Each item requires `title` and
 *   `uniqueName`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks Requires the permission `WIX_STORES.INFO_SECTION_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(infoSectionsV3).bulkCreateInfoSections([
 *   { uniqueName: "<unique name>", title: "Linen shirt" },
 * ]);
 * ```
 */
export const bulkCreateInfoSections: (
  infoSections: InfoSectionToCreate[],
  options?: BulkCreateInfoSectionsOptions,
) => Promise<BulkCreateInfoSectionsResponse> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.bulkCreateInfoSections",
  path: "/stores/v3/bulk/info-sections/create",
  args: ["infoSections", ["returnEntity"]],
  request: { infoSections: infoSectionCodec },
  response: { results: { item: infoSectionCodec } },
});

/** Options of {@link bulkUpdateInfoSections}. */
export interface BulkUpdateInfoSectionsOptions {
  /** Whether each result includes the info section. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Updates up to 100 info sections, with a result for each.
 *
 * `POST /stores/v3/bulk/info-sections/update` (stores/info-sections-v3)
 *
 * @param infoSections - The info sections to update, each with the fields to change.
 *   `infoSection` requires `id` and `revision`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @remarks Requires the permission `WIX_STORES.INFO_SECTION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(infoSectionsV3).bulkUpdateInfoSections([
 *   { infoSection: { id: "<info section id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdateInfoSections: (
  infoSections: MaskedInfoSection[],
  options?: BulkUpdateInfoSectionsOptions,
) => Promise<BulkUpdateInfoSectionsResponse> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.bulkUpdateInfoSections",
  path: "/stores/v3/bulk/info-sections/update",
  args: ["infoSections", ["returnEntity", "fields"]],
  request: { infoSections: { fieldMask: "m", infoSection: infoSectionCodec } },
  response: { results: { item: infoSectionCodec } },
});

/**
 * Deletes up to 100 info sections, with a result for each.
 *
 * `POST /stores/v3/bulk/info-sections/delete` (stores/info-sections-v3)
 *
 * @param infoSectionIds - Ids of the info sections.
 * @remarks Requires the permission `WIX_STORES.INFO_SECTION_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(infoSectionsV3).bulkDeleteInfoSections([
 *   "<info section id>",
 * ]);
 * ```
 */
export const bulkDeleteInfoSections: (
  infoSectionIds: string[],
) => Promise<BulkDeleteInfoSectionsResponse> = /* @__PURE__ */ operation({
  name: "stores.infoSectionsV3.bulkDeleteInfoSections",
  path: "/stores/v3/bulk/info-sections/delete",
  args: ["infoSectionIds"],
});

/** Event that {@link onInfoSectionCreated} passes to its handler. */
export interface InfoSectionCreatedEvent {
  /** The created entity. */
  entity: InfoSection;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an info section is created.
 *
 * The type of the event is `wix.stores.catalog.v3.info_section_created`.
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

/** Event that {@link onInfoSectionDeleted} passes to its handler. */
export interface InfoSectionDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: InfoSection;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an info section is deleted.
 *
 * The type of the event is `wix.stores.catalog.v3.info_section_deleted`.
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

/** Event that {@link onInfoSectionUpdated} passes to its handler. */
export interface InfoSectionUpdatedEvent {
  /** The entity after the change. */
  entity: InfoSection;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an info section changes.
 *
 * The type of the event is `wix.stores.catalog.v3.info_section_updated`.
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

/** Request of {@link createInfoSection}. */
export interface CreateInfoSectionRequest {
  /** The info section to create. */
  infoSection: InfoSectionToCreate;
}

/** An info section that products share, such as shipping or care instructions. */
export interface InfoSection {
  /** Id of the info section. */
  id: string;
  /**
   * Revision of the info section. It increases with every update. An update must send the current
   * value.
   */
  revision: string;
  /** When the info section was created. */
  createdDate?: Date | null;
  /** When the info section was last updated. */
  updatedDate?: Date | null;
  /** Unique name of the info section, which only the merchant sees. At most 100 characters. */
  uniqueName: string;
  /** Title that buyers see. 1 to 50 characters. */
  title: string;
  /** Text of the section, as rich content. Returned only if you request it. */
  description?: RichContent;
  /** Text of the section, as HTML. Returned only if you request it. At most 16,000 characters. */
  plainDescription?: string | null;
  /** Number of products that have the info section. Returned only if you request it. */
  assignedProductsCount?: number | null;
}

/** An info section that products share, such as shipping or care instructions. */
export interface InfoSectionInput {
  /** Id of the info section. */
  id?: string | null;
  /**
   * Revision of the info section. It increases with every update. An update must send the current
   * value.
   */
  revision?: string | null;
  /** Unique name of the info section, which only the merchant sees. At most 100 characters. */
  uniqueName?: string;
  /** Title that buyers see. 1 to 50 characters. */
  title?: string;
  /** Text of the section, as rich content. Returned only if you request it. */
  description?: RichContentInput;
  /** Text of the section, as HTML. Returned only if you request it. At most 16,000 characters. */
  plainDescription?: string | null;
}

/**
 * The variant of `InfoSectionInput` that `createInfoSection` and `bulkCreateInfoSections`
 * accept.
 */
export interface InfoSectionToCreate extends InfoSectionInput {
  /** Unique name of the info section, which only the merchant sees. At most 100 characters. */
  uniqueName: string;
  /** Title that buyers see. 1 to 50 characters. */
  title: string;
}

/** The variant of `InfoSectionInput` that `updateInfoSection` accepts. */
export interface InfoSectionToUpdate extends Omit<InfoSectionInput, "id"> {
  /**
   * Revision of the info section. It increases with every update. An update must send the current
   * value.
   */
  revision: string;
}

/** The variant of `InfoSectionInput` that `bulkUpdateInfoSections` accepts. */
export interface InfoSectionForBulkUpdateInfoSections extends InfoSectionInput {
  /** Id of the info section. */
  id: string;
  /**
   * Revision of the info section. It increases with every update. An update must send the current
   * value.
   */
  revision: string;
}

/** Response of {@link createInfoSection}. */
export interface CreateInfoSectionResponse {
  /** The created info section. */
  infoSection?: InfoSection;
}

/** Request of {@link getInfoSection}. */
export interface GetInfoSectionRequest {
  /** Id of the info section. */
  infoSectionId: string;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link getInfoSection}. */
export interface GetInfoSectionResponse {
  /** The requested info section. */
  infoSection?: InfoSection;
}

/** Request of {@link getOrCreateInfoSection}. */
export interface GetOrCreateInfoSectionRequest {
  /** The info section to get, or to create if it does not exist. */
  infoSection?: InfoSectionForGetOrCreate;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** An info section to get by id or unique name, or to create if it does not exist. */
export interface InfoSectionForGetOrCreate {
  /** Id of the section. Omit it to find the section by its unique name. */
  id?: string | null;
  /** Unique name of the info section, which only the merchant sees. At most 100 characters. */
  uniqueName?: string | null;
  /** Title that buyers see. Used only for a new section. 1 to 50 characters. */
  title?: string | null;
  /** Text of the section, as rich content. Used only for a new section. */
  description?: RichContentInput;
  /** Text of the section, as HTML. Used only for a new section. At most 16,000 characters. */
  plainDescription?: string | null;
}

/** Response of {@link getOrCreateInfoSection}. */
export interface GetOrCreateInfoSectionResponse {
  /** The existing or newly created info section. */
  infoSection?: InfoSection;
}

/** Request of {@link bulkGetOrCreateInfoSections}. */
export interface BulkGetOrCreateInfoSectionsRequest {
  /** The sections to get, or to create if they do not exist. 1 to 100 items. */
  infoSections?: InfoSectionForGetOrCreate[];
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link bulkGetOrCreateInfoSections}. */
export interface BulkGetOrCreateInfoSectionsResponse {
  /** One result for each of the info sections. 1 to 100 items. */
  results: BulkInfoSectionItemResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the info sections. */
export interface BulkInfoSectionItemResult {
  /** Id and index of the info section, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The info section after the change. */
  item?: InfoSection;
}

/** Request of {@link updateInfoSection}. */
export interface UpdateInfoSectionRequest {
  /** The info section, with the fields to update. */
  infoSection: InfoSectionForBulkUpdateInfoSections;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link updateInfoSection}. */
export interface UpdateInfoSectionResponse {
  /** The updated info section. */
  infoSection?: InfoSection;
}

/** Request of {@link deleteInfoSection}. */
export interface DeleteInfoSectionRequest {
  /** Id of the info section. */
  infoSectionId: string;
}

/** Response of {@link deleteInfoSection}. */
export type DeleteInfoSectionResponse = Record<string, never>;

/** Request of {@link queryInfoSections}. */
export interface QueryInfoSectionsRequest {
  /** Filter, sorting and paging for the info sections. */
  query?: CursorQuery;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link queryInfoSections}. */
export interface QueryInfoSectionsResponse {
  /** The info sections on this page. */
  infoSections: InfoSection[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link countInfoSections}. */
export interface CountInfoSectionsRequest {
  /** Filter object that selects info sections. */
  filter?: Record<string, unknown> | null;
}

/** Response of {@link countInfoSections}. */
export interface CountInfoSectionsResponse {
  /** Number of info sections that match the filter. */
  count: number;
}

/** Request of {@link bulkCreateInfoSections}. */
export interface BulkCreateInfoSectionsRequest {
  /** The info sections to create. 1 to 100 items. */
  infoSections: InfoSectionToCreate[];
  /** Whether each result includes the info section. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreateInfoSections}. */
export interface BulkCreateInfoSectionsResponse {
  /** One result for each of the info sections. 1 to 100 items. */
  results: BulkInfoSectionItemResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkUpdateInfoSections}. */
export interface BulkUpdateInfoSectionsRequest {
  /** The info sections to update, each with the fields to change. 1 to 100 items. */
  infoSections: MaskedInfoSection[];
  /** Whether each result includes the info section. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** An info section and the fields to update. */
export interface MaskedInfoSection {
  /** The info section, with the fields to update. */
  infoSection?: InfoSectionForBulkUpdateInfoSections;
  /** Paths of the fields to update. */
  fieldMask?: string[];
}

/** Response of {@link bulkUpdateInfoSections}. */
export interface BulkUpdateInfoSectionsResponse {
  /** One result for each of the info sections. 1 to 100 items. */
  results: BulkInfoSectionItemResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkDeleteInfoSections}. */
export interface BulkDeleteInfoSectionsRequest {
  /** Ids of the info sections. 1 to 100 items. */
  infoSectionIds: string[];
}

/** Response of {@link bulkDeleteInfoSections}. */
export interface BulkDeleteInfoSectionsResponse {
  /** One result for each of the info sections. */
  results: BulkInfoSectionResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the info sections. */
export interface BulkInfoSectionResult {
  /** Id and index of the info section, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}
