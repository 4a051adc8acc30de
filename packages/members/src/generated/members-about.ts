// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the "about" text of member profiles, which is rich content.
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
  CursorPagingMetadata,
  CursorQueryOfBadgesV2,
  RichContent,
  RichContentInput,
} from "@portico/core/types";

export type {
  Alignment,
  AnchorData,
  AnchorDataInput,
  Animation,
  AnimationInput,
  AppEmbedData,
  AppEmbedDataInput,
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
  CursorPagingOfBadgesV2 as CursorPaging,
  CursorQueryOfBadgesV2 as CursorQuery,
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
  SortingOfBadgesV2 as Sorting,
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

const backgroundCodec: CodecTable = {
  gradient: { centerX: "f", centerY: "f", stops: { position: "f" } },
};

const memberAboutCodec: CodecTable = {
  content: {
    metadata: { createdTimestamp: "d", updatedTimestamp: "d" },
    nodes: {
      appEmbedData: { image: { duration: "f" } },
      audioData: { audio: { duration: "f" }, coverImage: { duration: "f" } },
      buttonData: { styles: { background: backgroundCodec, backgroundHover: backgroundCodec } },
      cardData: {
        background: backgroundCodec,
        backgroundImage: { media: { duration: "f" }, overlay: backgroundCodec },
      },
      galleryData: {
        items: {
          image: { media: { duration: "f" } },
          video: { media: { duration: "f" }, thumbnail: { duration: "f" } },
        },
        options: { item: { ratio: "f" } },
      },
      imageData: { crop: { height: "f", width: "f", x: "f", y: "f" }, image: { duration: "f" } },
      layoutData: {
        backdrop: backgroundCodec,
        backdropImage: { media: { duration: "f" }, overlay: backgroundCodec },
        background: backgroundCodec,
        backgroundImage: { media: { duration: "f" }, overlay: backgroundCodec },
      },
      mapData: { mapSettings: { lat: "f", lng: "f" } },
      pollData: {
        design: { poll: { background: { image: { duration: "f" } } } },
        poll: { image: { duration: "f" }, options: { image: { duration: "f" } } },
      },
      shapeData: { shape: { duration: "f" } },
      smartBlockCellData: { shape: { duration: "f" } },
      tocData: { fontSize: "f", itemSpacing: "f" },
      videoData: { thumbnail: { duration: "f" }, video: { duration: "f" } },
    },
  },
};

/**
 * Creates the "about" text for a member.
 *
 * `POST /members/v2/abouts` (members/members-about)
 *
 * @param memberAbout - "About" text of the member. Requires `content`.
 * @returns The created text.
 * @remarks Requires the permission `MEMBERS.MEMBER_ABOUT_CREATE`.
 * @example
 * ```ts
 * const memberAbout = await client.use(membersAbout).createMemberAbout({ content: {} });
 * ```
 */
export const createMemberAbout: (memberAbout: MemberAboutInput) => Promise<MemberAbout> =
  /* @__PURE__ */ operation({
    name: "members.membersAbout.createMemberAbout",
    path: "/members/v2/abouts",
    args: ["memberAbout"],
    request: { memberAbout: memberAboutCodec },
    response: { memberAbout: memberAboutCodec },
    returns: "memberAbout",
  });

/**
 * Updates a member's "about" text.
 *
 * `PATCH /members/v2/abouts/{memberAbout.id}` (members/members-about)
 *
 * @param id - Id of the text.
 * @param memberAbout - The "about" text, with its id, its current revision and the fields to
 *   update. Requires `content` and `revision`.
 * @returns The updated text.
 * @remarks Requires the permission `MEMBERS.MEMBER_ABOUT_UPDATE`.
 * @example
 * ```ts
 * const memberAbout = await client.use(membersAbout).updateMemberAbout("<member about id>", {
 *   revision: "1",
 *   content: {},
 * });
 * ```
 */
export const updateMemberAbout: (
  id: string,
  memberAbout: MemberAboutToUpdate,
) => Promise<MemberAbout> = /* @__PURE__ */ operation({
  name: "members.membersAbout.updateMemberAbout",
  method: "PATCH",
  path: "/members/v2/abouts/{memberAbout.id}",
  args: ["memberAbout.id", "...memberAbout"],
  request: { memberAbout: memberAboutCodec },
  response: { memberAbout: memberAboutCodec },
  returns: "memberAbout",
});

/**
 * Deletes an "about" text by id.
 *
 * `DELETE /members/v2/abouts/{id}` (members/members-about)
 *
 * @param id - Id of the text about the member.
 * @remarks Requires the permission `MEMBERS.MEMBER_ABOUT_DELETE`.
 * @example
 * ```ts
 * await client.use(membersAbout).deleteMemberAbout("<member about id>");
 * ```
 */
export const deleteMemberAbout: (id: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "members.membersAbout.deleteMemberAbout",
  method: "DELETE",
  path: "/members/v2/abouts/{id}",
  args: ["id"],
});

/**
 * Returns an "about" text by id.
 *
 * `GET /members/v2/abouts/{id}` (members/members-about)
 *
 * @param id - Id of the text about the member.
 * @returns The requested text.
 * @remarks Requires the permission `MEMBERS.MEMBER_ABOUT_READ`.
 * @example
 * ```ts
 * const memberAbout = await client.use(membersAbout).getMemberAbout("<member about id>");
 * ```
 */
export const getMemberAbout: (id: string) => Promise<MemberAbout> = /* @__PURE__ */ operation({
  name: "members.membersAbout.getMemberAbout",
  method: "GET",
  path: "/members/v2/abouts/{id}",
  args: ["id"],
  response: { memberAbout: memberAboutCodec },
  returns: "memberAbout",
});

/**
 * Returns the current member's "about" text.
 *
 * `GET /members/v2/abouts/my` (members/members-about)
 *
 * @remarks Requires the permission `MEMBERS.MEMBER_ABOUT_READ`.
 * @example
 * ```ts
 * const response = await client.use(membersAbout).getMyMemberAbout();
 * ```
 */
export const getMyMemberAbout: () => Promise<GetMyMemberAboutResponse> = /* @__PURE__ */ operation({
  name: "members.membersAbout.getMyMemberAbout",
  method: "GET",
  path: "/members/v2/abouts/my",
  response: { memberAbout: memberAboutCodec },
});

/** Fields that {@link queryMemberAbouts} can filter or sort by. */
export interface QueryMemberAboutsFields {
  values: {
    id: string;
    memberId: string;
  };
  eq: "id" | "memberId";
  in: QueryMemberAboutsFields["eq"];
  exists: QueryMemberAboutsFields["eq"];
  compare: QueryMemberAboutsFields["eq"];
  startsWith: QueryMemberAboutsFields["eq"];
  has: never;
  ascending: never;
  descending: never;
}

/** The query builder that {@link queryMemberAbouts} returns. */
export type MemberAboutsQueryBuilder = CursorQueryBuilder<MemberAbout, QueryMemberAboutsFields>;

/** A page of the query builder that {@link queryMemberAbouts} returns. */
export type MemberAboutsQueryResult = CursorPage<MemberAbout>;

/** The query object that {@link queryMemberAbouts} accepts. */
export interface QueryMemberAboutsQuery
  extends Omit<CursorQueryOfBadgesV2, "filter" | "sort">,
    TypedQuery<QueryMemberAboutsFields> {}

/**
 * Queries "about" texts with filters and paging.
 *
 * `POST /members/v2/abouts/query` (members/members-about)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `MEMBERS.MEMBER_ABOUT_READ`.
 * @example
 * ```ts
 * const page = await client.use(membersAbout).queryMemberAbouts().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryMemberAbouts: {
  (): MemberAboutsQueryBuilder;
  /**
   * Queries "about" texts with filters and paging. Sends a query object instead of returning a
   * builder.
   */
  (query: QueryMemberAboutsQuery): Promise<QueryMemberAboutsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "members.membersAbout.queryMemberAbouts",
  path: "/members/v2/abouts/query",
  args: ["query"],
  response: { memberAbouts: memberAboutCodec },
  read: true,
  query: { items: "memberAbouts", metadata: "metadata" },
});

/** Event that {@link onMemberAboutCreated} passes to its handler. */
export interface MemberAboutCreatedEvent {
  /** The created entity. */
  entity: MemberAbout;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a member's "about" text is created.
 *
 * The type of the event is `wix.members.about.v2.member_about_created`.
 *
 * @example
 * ```ts
 * client.use(membersAbout).onMemberAboutCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onMemberAboutCreated: (handler: EventHandler<MemberAboutCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.members.about.v2.member_about_created",
    codec: { entity: memberAboutCodec },
  });

/** Event that {@link onMemberAboutDeleted} passes to its handler. */
export interface MemberAboutDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: MemberAbout;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a member's "about" text is deleted.
 *
 * The type of the event is `wix.members.about.v2.member_about_deleted`.
 *
 * @example
 * ```ts
 * client.use(membersAbout).onMemberAboutDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onMemberAboutDeleted: (handler: EventHandler<MemberAboutDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.members.about.v2.member_about_deleted",
    codec: { entity: memberAboutCodec },
  });

/** Event that {@link onMemberAboutUpdated} passes to its handler. */
export interface MemberAboutUpdatedEvent {
  /** The entity after the change. */
  entity: MemberAbout;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a member's "about" text is updated.
 *
 * The type of the event is `wix.members.about.v2.member_about_updated`.
 *
 * @example
 * ```ts
 * client.use(membersAbout).onMemberAboutUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onMemberAboutUpdated: (handler: EventHandler<MemberAboutUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.members.about.v2.member_about_updated",
    codec: { entity: memberAboutCodec },
  });

/** Request of {@link createMemberAbout}. */
export interface CreateMemberAboutRequest {
  /** "About" text of the member. */
  memberAbout: MemberAboutInput;
}

/** The "about" text of a member. */
export interface MemberAbout {
  /** Id of the text. */
  id: string;
  /** Revision of the text. It increases with every update. An update must send the current value. */
  revision: string;
  /** Id of the member that the text is about. */
  memberId?: string | null;
  /** The text as rich content. */
  content: RichContent;
}

/** The "about" text of a member. */
export interface MemberAboutInput {
  /** Id of the text. */
  id?: string | null;
  /** Revision of the text. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Id of the member that the text is about. */
  memberId?: string | null;
  /** The text as rich content. */
  content: RichContentInput;
}

/** The variant of `MemberAboutInput` that `updateMemberAbout` accepts. */
export interface MemberAboutToUpdate extends Omit<MemberAboutInput, "id"> {
  /** Revision of the text. It increases with every update. An update must send the current value. */
  revision: string;
}

/** Response of {@link createMemberAbout}. */
export interface CreateMemberAboutResponse {
  /** The created text. */
  memberAbout?: MemberAbout;
}

/** Request of {@link updateMemberAbout}. */
export interface UpdateMemberAboutRequest {
  /** The "about" text, with its id, its current revision and the fields to update. */
  memberAbout: MemberAboutInput;
}

/** Response of {@link updateMemberAbout}. */
export interface UpdateMemberAboutResponse {
  /** The updated text. */
  memberAbout?: MemberAbout;
}

/** Request of {@link deleteMemberAbout}. */
export interface DeleteMemberAboutRequest {
  /** Id of the text about the member. */
  id: string;
}

/** Response of {@link deleteMemberAbout}. */
export type DeleteMemberAboutResponse = Record<string, never>;

/** Request of {@link getMemberAbout}. */
export interface GetMemberAboutRequest {
  /** Id of the text about the member. */
  id: string;
}

/** Response of {@link getMemberAbout}. */
export interface GetMemberAboutResponse {
  /** The requested text. */
  memberAbout?: MemberAbout;
}

/** Request of {@link getMyMemberAbout}. */
export type GetMyMemberAboutRequest = Record<string, never>;

/** Response of {@link getMyMemberAbout}. */
export interface GetMyMemberAboutResponse {
  /** "About" text of the current member. */
  memberAbout?: MemberAbout;
}

/** Request of {@link queryMemberAbouts}. */
export interface QueryMemberAboutsRequest {
  /** Filter, sorting and paging of the texts. */
  query?: CursorQueryOfBadgesV2;
}

/** Response of {@link queryMemberAbouts}. */
export interface QueryMemberAboutsResponse {
  /** The texts on this page. */
  memberAbouts: MemberAbout[];
  /** Paging metadata, for fetching other pages. */
  metadata?: CursorPagingMetadata;
}
