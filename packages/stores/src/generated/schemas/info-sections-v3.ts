// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  dateTime,
  guid,
  ItemMetadata,
  needing,
  RichContent,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { RequestedFields } from "./common.js";

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
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
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
  ImageOfInfoSectionsV3 as Image,
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
  SettingsOfInfoSectionsV3 as Settings,
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
export { RequestedFields } from "./common.js";

export const CreateInfoSectionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ infoSection: InfoSection }),
);

export const InfoSection: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    uniqueName: z.string().max(100).optional(),
    title: z.string().min(1).max(50).optional(),
    description: RichContent.optional(),
    plainDescription: z.string().max(16000).nullish(),
    assignedProductsCount: z.number().nullish(),
  }),
);

export const CreateInfoSectionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ infoSection: InfoSection.optional() }),
);

export const GetInfoSectionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ infoSectionId: guid, fields: z.array(RequestedFields).max(100).optional() }),
);

export const GetInfoSectionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ infoSection: InfoSection.optional() }),
);

export const GetOrCreateInfoSectionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    infoSection: InfoSectionForGetOrCreate.optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const InfoSectionForGetOrCreate: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    uniqueName: z.string().max(100).nullish(),
    title: z.string().min(1).max(50).nullish(),
    description: RichContent.optional(),
    plainDescription: z.string().max(16000).nullish(),
  }),
);

export const GetOrCreateInfoSectionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ infoSection: InfoSection.optional() }),
);

export const BulkGetOrCreateInfoSectionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    infoSections: z.array(InfoSectionForGetOrCreate).min(1).max(100).optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const BulkGetOrCreateInfoSectionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkInfoSectionItemResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkInfoSectionItemResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), item: InfoSection.optional() }),
);

export const UpdateInfoSectionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ infoSection: InfoSection, fields: z.array(RequestedFields).max(100).optional() }),
);

export const UpdateInfoSectionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ infoSection: InfoSection.optional() }),
);

export const DeleteInfoSectionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ infoSectionId: guid }),
);

export const DeleteInfoSectionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const QueryInfoSectionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    query: CursorQuery.optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const QueryInfoSectionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    infoSections: z.array(InfoSection).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const CountInfoSectionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ filter: z.record(z.string(), z.unknown()).nullish() }),
);

export const CountInfoSectionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ count: z.number().optional() }),
);

export const BulkCreateInfoSectionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    infoSections: z.array(InfoSection).min(1).max(100),
    returnEntity: z.boolean().optional(),
  }),
);

export const BulkCreateInfoSectionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkInfoSectionItemResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdateInfoSectionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    infoSections: z.array(MaskedInfoSection).min(1).max(100),
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const MaskedInfoSection: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ infoSection: InfoSection.optional(), fieldMask: z.string().optional() }),
);

export const BulkUpdateInfoSectionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkInfoSectionItemResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkDeleteInfoSectionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ infoSectionIds: z.array(guid).min(1).max(100) }),
);

export const BulkDeleteInfoSectionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkInfoSectionResult).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkInfoSectionResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.infoSectionsV3.createInfoSection": /* @__PURE__ */ needing(
    CreateInfoSectionRequest,
    "infoSection.title",
    "infoSection.uniqueName",
  ),
  "stores.infoSectionsV3.getInfoSection": GetInfoSectionRequest,
  "stores.infoSectionsV3.deleteInfoSection": DeleteInfoSectionRequest,
  "stores.infoSectionsV3.getOrCreateInfoSection": GetOrCreateInfoSectionRequest,
  "stores.infoSectionsV3.bulkGetOrCreateInfoSections": BulkGetOrCreateInfoSectionsRequest,
  "stores.infoSectionsV3.updateInfoSection": /* @__PURE__ */ needing(
    UpdateInfoSectionRequest,
    "infoSection.id",
    "infoSection.revision",
  ),
  "stores.infoSectionsV3.queryInfoSections": QueryInfoSectionsRequest,
  "stores.infoSectionsV3.countInfoSections": CountInfoSectionsRequest,
  "stores.infoSectionsV3.bulkCreateInfoSections": /* @__PURE__ */ needing(
    BulkCreateInfoSectionsRequest,
    "infoSections.title",
    "infoSections.uniqueName",
  ),
  "stores.infoSectionsV3.bulkUpdateInfoSections": /* @__PURE__ */ needing(
    BulkUpdateInfoSectionsRequest,
    "infoSections.infoSection.id",
    "infoSections.infoSection.revision",
  ),
  "stores.infoSectionsV3.bulkDeleteInfoSections": BulkDeleteInfoSectionsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.infoSectionsV3.createInfoSection":
    /* @__PURE__ */ responseSchema(CreateInfoSectionResponse),
  "stores.infoSectionsV3.getInfoSection": /* @__PURE__ */ responseSchema(GetInfoSectionResponse),
  "stores.infoSectionsV3.deleteInfoSection":
    /* @__PURE__ */ responseSchema(DeleteInfoSectionResponse),
  "stores.infoSectionsV3.getOrCreateInfoSection": /* @__PURE__ */ responseSchema(
    GetOrCreateInfoSectionResponse,
  ),
  "stores.infoSectionsV3.bulkGetOrCreateInfoSections": /* @__PURE__ */ responseSchema(
    BulkGetOrCreateInfoSectionsResponse,
  ),
  "stores.infoSectionsV3.updateInfoSection":
    /* @__PURE__ */ responseSchema(UpdateInfoSectionResponse),
  "stores.infoSectionsV3.queryInfoSections":
    /* @__PURE__ */ responseSchema(QueryInfoSectionsResponse),
  "stores.infoSectionsV3.countInfoSections":
    /* @__PURE__ */ responseSchema(CountInfoSectionsResponse),
  "stores.infoSectionsV3.bulkCreateInfoSections": /* @__PURE__ */ responseSchema(
    BulkCreateInfoSectionsResponse,
  ),
  "stores.infoSectionsV3.bulkUpdateInfoSections": /* @__PURE__ */ responseSchema(
    BulkUpdateInfoSectionsResponse,
  ),
  "stores.infoSectionsV3.bulkDeleteInfoSections": /* @__PURE__ */ responseSchema(
    BulkDeleteInfoSectionsResponse,
  ),
};
