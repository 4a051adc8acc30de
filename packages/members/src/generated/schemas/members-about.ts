// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  CursorPagingMetadata,
  CursorQueryOfBadgesV2,
  guid,
  needing,
  RichContent,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export {
  Alignment,
  AnchorData,
  Animation,
  AppEmbedData,
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
  CursorPagingOfBadgesV2 as CursorPaging,
  CursorQueryOfBadgesV2 as CursorQuery,
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
  SortingOfBadgesV2 as Sorting,
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

export const CreateMemberAboutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberAbout: MemberAbout }),
);

export const MemberAbout: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    memberId: guid.nullish(),
    content: RichContent.optional(),
  }),
);

export const CreateMemberAboutResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberAbout: MemberAbout.optional() }),
);

export const UpdateMemberAboutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberAbout: MemberAbout }),
);

export const UpdateMemberAboutResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberAbout: MemberAbout.optional() }),
);

export const DeleteMemberAboutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const DeleteMemberAboutResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const GetMemberAboutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const GetMemberAboutResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberAbout: MemberAbout.optional() }),
);

export const GetMyMemberAboutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const GetMyMemberAboutResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberAbout: MemberAbout.optional() }),
);

export const QueryMemberAboutsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQueryOfBadgesV2.optional() }),
);

export const QueryMemberAboutsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    memberAbouts: z.array(MemberAbout).optional(),
    metadata: CursorPagingMetadata.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.membersAbout.createMemberAbout": /* @__PURE__ */ needing(
    CreateMemberAboutRequest,
    "memberAbout.content",
  ),
  "members.membersAbout.updateMemberAbout": /* @__PURE__ */ needing(
    UpdateMemberAboutRequest,
    "memberAbout.id",
    "memberAbout.content",
    "memberAbout.revision",
  ),
  "members.membersAbout.deleteMemberAbout": DeleteMemberAboutRequest,
  "members.membersAbout.getMemberAbout": GetMemberAboutRequest,
  "members.membersAbout.getMyMemberAbout": GetMyMemberAboutRequest,
  "members.membersAbout.queryMemberAbouts": QueryMemberAboutsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.membersAbout.createMemberAbout":
    /* @__PURE__ */ responseSchema(CreateMemberAboutResponse),
  "members.membersAbout.updateMemberAbout":
    /* @__PURE__ */ responseSchema(UpdateMemberAboutResponse),
  "members.membersAbout.deleteMemberAbout":
    /* @__PURE__ */ responseSchema(DeleteMemberAboutResponse),
  "members.membersAbout.getMemberAbout": /* @__PURE__ */ responseSchema(GetMemberAboutResponse),
  "members.membersAbout.getMyMemberAbout": /* @__PURE__ */ responseSchema(GetMyMemberAboutResponse),
  "members.membersAbout.queryMemberAbouts":
    /* @__PURE__ */ responseSchema(QueryMemberAboutsResponse),
};
