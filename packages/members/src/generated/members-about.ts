// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Keep the "about" text of member profiles as rich content.
 * @module
 */
import { call, listen, type CursorQueryBuilder, type EventDefinition, type EventHandler, type EventMetadata, type Operation } from "@portico/core/runtime";
import type { CursorPagingMetadata, CursorQueryOfBadgesV2, RichContent, RichContentInput } from "@portico/core/types";
export type { Alignment, AnchorData, AnchorDataInput, Animation, AnimationInput, AppEmbedData, AppEmbedDataInput, AppType, AspectRatio, AudioData, AudioDataInput, Backdrop, BackdropInput, BackdropType, Background, BackgroundGradient, BackgroundImage, BackgroundImageInput, BackgroundInput, BackgroundType, Banner, BannerInput, BannerPosition, BlockquoteData, BlockquoteDataInput, BookingData, Border, BorderColors, BorderWidths, BulletedListData, BulletedListDataInput, ButtonData, ButtonDataInput, ButtonDataType, ButtonStyles, CaptionData, CaptionDataInput, CardData, CardDataBackground, CardDataBackgroundInput, CardDataBackgroundType, CardDataInput, CardStyles, CardStylesInput, CardStylesType, CellStyle, CellStyleInput, CheckboxListData, CheckboxListDataInput, CodeBlockData, CodeBlockDataInput, CollapsibleListData, CollapsibleListDataInput, ColorData, Colors, ColumnSize, Crop, CursorPagingMetadata, CursorPagingOfBadgesV2 as CursorPaging, CursorQueryOfBadgesV2 as CursorQuery, Cursors, Decoration, DecorationInput, DecorationType, Design, DesignInput, DesignTarget, Dimensions, DimensionsInput, Direction, DividerData, DividerDataAlignment, DividerDataInput, DividerDataStyles, DividerDataStylesInput, DocumentStyle, DocumentStyleInput, EmbedData, EmbedDataInput, EntranceAnimation, EntranceAnimationInput, EntranceEffect, EntranceEffectInput, EntranceEffectType, EventData, FileData, FileDataInput, FileSource, FontFamilyData, FontSizeData, FontSizeDataInput, FontType, GIF, GIFData, GIFDataInput, GIFType, GalleryData, GalleryDataInput, GalleryOptions, GalleryOptionsInput, GalleryOptionsLayout, GalleryOptionsLayoutInput, Gradient, GradientInput, GradientType, HTMLData, HTMLDataInput, HeadingData, HeadingDataInput, Height, ImageData, ImageDataCrop, ImageDataInput, ImageDataStyles, ImageOfInfoSectionsV3 as Image, ImageOfInfoSectionsV3Input as ImageInput, ImagePosition, ImagePositionPosition, ImageScalingScaling, ImageStyles, ImageStylesInput, Indentation, InitialExpandedItems, Item, ItemInput, ItemStyle, ItemStyleInput, LayerEffect, Layers, LayersInput, Layout, LayoutCellData, LayoutData, LayoutDataBackground, LayoutDataBackgroundImage, LayoutDataBackgroundImageInput, LayoutDataBackgroundInput, LayoutDataBackgroundType, LayoutDataInput, LayoutType, LineCap, LineStyle, Link, LinkData, LinkDataInput, LinkInput, LinkPreviewData, LinkPreviewDataInput, LinkPreviewDataStyles, LinkPreviewDataStylesInput, ListItemNodeData, ListItemNodeDataInput, ListStyle, LoopAnimation, LoopAnimationInput, LoopEffect, LoopEffectInput, LoopEffectType, MapData, MapDataInput, MapSettings, MapSettingsInput, MapType, Media, MentionData, MentionDataInput, Metadata, MetadataInput, Node, NodeInput, NodeStyle, NodeType, Oembed, Option, OptionDesign, OptionLayout, OrderedListData, OrderedListDataInput, Orientation, Origin, PDFSettings, PDFSettingsInput, ParagraphData, ParagraphDataInput, Permissions, PermissionsInput, Placement, PlaybackOptions, PluginContainerData, PluginContainerDataAlignment, PluginContainerDataInput, PluginContainerDataWidth, PointerEffect, PointerEffectInput, PointerEffectType, Poll, PollData, PollDataInput, PollDataLayout, PollDataLayoutInput, PollDesign, PollDesignBackground, PollDesignBackgroundInput, PollDesignBackgroundType, PollDesignInput, PollInput, PollLayout, PollLayoutDirection, PollLayoutInput, PollLayoutType, Position, PricingData, Rel, Resizing, ResponsivenessBehaviour, RibbonStyles, RibbonStylesInput, RichContent, RichContentInput, Scaling, SectionDivider, SectionDividerInput, SettingsOfInfoSectionsV3 as Settings, SettingsOfInfoSectionsV3Input as SettingsInput, Shape, ShapeData, ShapeDataInput, ShapeDataStyles, SketchData, SketchDataInput, SmartBlockCellData, SmartBlockCellDataInput, SmartBlockData, SmartBlockDataInput, SmartBlockDataType, SortOrder, SortingOfBadgesV2 as Sorting, Source, Spoiler, SpoilerData, Stop, Styles, StylesBorder, StylesInput, StylesPosition, TableCellData, TableCellDataInput, TableData, TableDataInput, Target, TextAlignment, TextData, TextDataInput, TextNodeStyle, TextNodeStyleInput, TextStyle, TextStyleInput, Thumbnails, ThumbnailsAlignment, ThumbnailsInput, TocData, TocDataInput, Type, Variant, VerticalAlignment, VerticalAlignmentAlignment, Video, VideoData, VideoDataInput, ViewMode, ViewRole, VoteRole, Width, WidthType } from "@portico/core/types";

const stopCodec = { position: "f" } as const;
const gradientCodec = { stops: stopCodec, centerX: "f", centerY: "f" } as const;
const backgroundCodec = { gradient: gradientCodec } as const;
const stylesCodec = { background: backgroundCodec, backgroundHover: backgroundCodec } as const;
const buttonDataCodec = { styles: stylesCodec } as const;
const mediaCodec = { duration: "f" } as const;
const imageOfInfoSectionsV3Codec = { media: mediaCodec } as const;
const videoCodec = { media: mediaCodec, thumbnail: mediaCodec } as const;
const itemCodec = { image: imageOfInfoSectionsV3Codec, video: videoCodec } as const;
const itemStyleCodec = { ratio: "f" } as const;
const galleryOptionsCodec = { item: itemStyleCodec } as const;
const galleryDataCodec = { items: itemCodec, options: galleryOptionsCodec } as const;
const imageDataCropCodec = { x: "f", y: "f", width: "f", height: "f" } as const;
const imageDataCodec = { image: mediaCodec, crop: imageDataCropCodec } as const;
const mapSettingsCodec = { lat: "f", lng: "f" } as const;
const mapDataCodec = { mapSettings: mapSettingsCodec } as const;
const optionCodec = { image: mediaCodec } as const;
const pollCodec = { image: mediaCodec, options: optionCodec } as const;
const pollDesignCodec = { background: optionCodec } as const;
const designCodec = { poll: pollDesignCodec } as const;
const pollDataCodec = { poll: pollCodec, design: designCodec } as const;
const videoDataCodec = { video: mediaCodec, thumbnail: mediaCodec } as const;
const audioDataCodec = { audio: mediaCodec, coverImage: mediaCodec } as const;
const layoutDataBackgroundImageCodec = { media: mediaCodec, overlay: backgroundCodec } as const;
const layoutDataCodec = { backgroundImage: layoutDataBackgroundImageCodec, backdropImage: layoutDataBackgroundImageCodec, background: backgroundCodec, backdrop: backgroundCodec } as const;
const shapeDataCodec = { shape: mediaCodec } as const;
const cardDataCodec = { background: backgroundCodec, backgroundImage: layoutDataBackgroundImageCodec } as const;
const tocDataCodec = { fontSize: "f", itemSpacing: "f" } as const;
const nodeCodec = { buttonData: buttonDataCodec, galleryData: galleryDataCodec, imageData: imageDataCodec, mapData: mapDataCodec, pollData: pollDataCodec, appEmbedData: optionCodec, videoData: videoDataCodec, audioData: audioDataCodec, layoutData: layoutDataCodec, shapeData: shapeDataCodec, cardData: cardDataCodec, tocData: tocDataCodec, smartBlockCellData: shapeDataCodec } as const;
const metadataCodec = { createdTimestamp: "d", updatedTimestamp: "d" } as const;
const richContentCodec = { nodes: nodeCodec, metadata: metadataCodec } as const;
const memberAboutCodec = { content: richContentCodec } as const;

const createMemberAboutOperation: Operation = {
  name: "members.membersAbout.createMemberAbout",
  method: "POST",
  path: "/members/v2/abouts",
  names: ["memberAbout"],
  args: { memberAbout: "0" },
  request: { memberAbout: memberAboutCodec },
  response: { memberAbout: memberAboutCodec },
  returns: "memberAbout",
};
/**
 * Create the about text of a member.
 *
 * `POST /members/v2/abouts` (members/members-about)
 * @param memberAbout - member about; needs `content`
 * @returns the answer's `memberAbout`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs MEMBERS.MEMBER_ABOUT_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(membersAbout).createMemberAbout({ content: {} });
 * ```
 */
export function createMemberAbout(memberAbout: MemberAboutInput): Promise<MemberAbout> {
  return call(createMemberAboutOperation, [memberAbout]);
}
const updateMemberAboutOperation: Operation = {
  name: "members.membersAbout.updateMemberAbout",
  method: "PATCH",
  path: "/members/v2/abouts/{memberAbout.id}",
  names: ["id", "memberAbout"],
  args: { "memberAbout.id": "0" },
  spread: { memberAbout: "1" },
  request: { memberAbout: memberAboutCodec },
  response: { memberAbout: memberAboutCodec },
  returns: "memberAbout",
};
/**
 * Change a member's about text.
 *
 * `PATCH /members/v2/abouts/{memberAbout.id}` (members/members-about)
 * @param id - id
 * @param memberAbout - member about; needs `content`, `revision`
 * @returns the answer's `memberAbout`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs MEMBERS.MEMBER_ABOUT_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(membersAbout).updateMemberAbout("<id>", { revision: "1", content: {} });
 * ```
 */
export function updateMemberAbout(id: string, memberAbout: Omit<MemberAboutInput, "id">): Promise<MemberAbout> {
  return call(updateMemberAboutOperation, [id, memberAbout]);
}
const deleteMemberAboutOperation: Operation = {
  name: "members.membersAbout.deleteMemberAbout",
  method: "DELETE",
  path: "/members/v2/abouts/{id}",
  names: ["id"],
  args: { id: "0" },
};
/**
 * Delete an about text by its id.
 *
 * `DELETE /members/v2/abouts/{id}` (members/members-about)
 * @param id - id
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs MEMBERS.MEMBER_ABOUT_DELETE.
 * @example
 * ```ts
 * await client.use(membersAbout).deleteMemberAbout("<id>");
 * ```
 */
export function deleteMemberAbout(id: string): Promise<void> {
  return call(deleteMemberAboutOperation, [id]);
}
const getMemberAboutOperation: Operation = {
  name: "members.membersAbout.getMemberAbout",
  method: "GET",
  path: "/members/v2/abouts/{id}",
  names: ["id"],
  args: { id: "0" },
  response: { memberAbout: memberAboutCodec },
  returns: "memberAbout",
};
/**
 * Get an about text by its id.
 *
 * `GET /members/v2/abouts/{id}` (members/members-about)
 * @param id - id
 * @returns the answer's `memberAbout`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs MEMBERS.MEMBER_ABOUT_READ.
 * @example
 * ```ts
 * const answer = await client.use(membersAbout).getMemberAbout("<id>");
 * ```
 */
export function getMemberAbout(id: string): Promise<MemberAbout> {
  return call(getMemberAboutOperation, [id]);
}
const getMyMemberAboutOperation: Operation = {
  name: "members.membersAbout.getMyMemberAbout",
  method: "GET",
  path: "/members/v2/abouts/my",
  response: { memberAbout: memberAboutCodec },
};
/**
 * Get the about text of the logged-in member.
 *
 * `GET /members/v2/abouts/my` (members/members-about)
 * @returns the whole answer, a `GetMyMemberAboutResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs MEMBERS.MEMBER_ABOUT_READ.
 * @example
 * ```ts
 * const answer = await client.use(membersAbout).getMyMemberAbout();
 * ```
 */
export function getMyMemberAbout(): Promise<GetMyMemberAboutResponse> {
  return call(getMyMemberAboutOperation, []);
}
const queryMemberAboutsOperation: Operation = {
  name: "members.membersAbout.queryMemberAbouts",
  method: "POST",
  path: "/members/v2/abouts/query",
  names: ["query"],
  args: { query: "0" },
  response: { memberAbouts: memberAboutCodec },
  read: true,
  query: { paging: "cursor", items: "memberAbouts", metadata: "metadata" },
};
/** The fields that the query of {@link queryMemberAbouts} takes. */
export interface QueryMemberAboutsFields {
  values: {
    "id": string;
    "memberId": string;
  };
  eq: "id" | "memberId";
  in: "id" | "memberId";
  exists: "id" | "memberId";
  compare: "id" | "memberId";
  startsWith: "id" | "memberId";
  has: never;
  ascending: never;
  descending: never;
}
/**
 * Query about texts with filters and paging.
 *
 * `POST /members/v2/abouts/query` (members/members-about)
 * @returns a builder; `find()` sends the query
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs MEMBERS.MEMBER_ABOUT_READ.
 * @example
 * ```ts
 * const page = await client.use(membersAbout).queryMemberAbouts().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryMemberAbouts(): CursorQueryBuilder<MemberAbout, QueryMemberAboutsFields>;
/**
 * Query about texts with filters and paging. Sends the query as it stands.
 * @param query - what to look for
 */
export function queryMemberAbouts(query: CursorQueryOfBadgesV2): Promise<QueryMemberAboutsResponse>;
export function queryMemberAbouts(query?: CursorQueryOfBadgesV2): unknown {
  return call(queryMemberAboutsOperation, [query]);
}

const onMemberAboutCreatedEvent: EventDefinition = { name: "members.membersAbout.onMemberAboutCreated", type: "wix.members.about.v2.member_about_created", domainEvent: true, codec: { entity: memberAboutCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onMemberAboutCreated} gets. */
export interface MemberAboutCreatedEvent {
  entity: MemberAbout;
  metadata: EventMetadata;
}
/**
 * Sent when a member's about text is created.
 *
 * Event type `wix.members.about.v2.member_about_created`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(membersAbout).onMemberAboutCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onMemberAboutCreated(handler: EventHandler<MemberAboutCreatedEvent>): void {
  listen(onMemberAboutCreatedEvent, handler);
}
const onMemberAboutDeletedEvent: EventDefinition = { name: "members.membersAbout.onMemberAboutDeleted", type: "wix.members.about.v2.member_about_deleted", domainEvent: true, codec: { entity: memberAboutCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onMemberAboutDeleted} gets. */
export interface MemberAboutDeletedEvent {
  entity?: MemberAbout;
  metadata: EventMetadata;
}
/**
 * Sent when a member's about text is deleted.
 *
 * Event type `wix.members.about.v2.member_about_deleted`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(membersAbout).onMemberAboutDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onMemberAboutDeleted(handler: EventHandler<MemberAboutDeletedEvent>): void {
  listen(onMemberAboutDeletedEvent, handler);
}
const onMemberAboutUpdatedEvent: EventDefinition = { name: "members.membersAbout.onMemberAboutUpdated", type: "wix.members.about.v2.member_about_updated", domainEvent: true, codec: { entity: memberAboutCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onMemberAboutUpdated} gets. */
export interface MemberAboutUpdatedEvent {
  entity: MemberAbout;
  metadata: EventMetadata;
}
/**
 * Sent when a member's about text changes.
 *
 * Event type `wix.members.about.v2.member_about_updated`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(membersAbout).onMemberAboutUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onMemberAboutUpdated(handler: EventHandler<MemberAboutUpdatedEvent>): void {
  listen(onMemberAboutUpdatedEvent, handler);
}

export interface CreateMemberAboutRequest {
  memberAbout: MemberAboutInput;
}
export interface MemberAbout {
  /** Guid. */
  id: string;
  revision?: string | null;
  /** Guid. */
  memberId?: string | null;
  content?: RichContent;
}
export interface MemberAboutInput {
  /** Guid. */
  id?: string | null;
  revision?: string | null;
  /** Guid. */
  memberId?: string | null;
  content?: RichContentInput;
}
export interface CreateMemberAboutResponse {
  memberAbout?: MemberAbout;
}
export interface UpdateMemberAboutRequest {
  memberAbout: MemberAboutInput;
}
export interface UpdateMemberAboutResponse {
  memberAbout?: MemberAbout;
}
export interface DeleteMemberAboutRequest {
  /** Guid. */
  id: string;
}
export type DeleteMemberAboutResponse = Record<string, never>;
export interface GetMemberAboutRequest {
  /** Guid. */
  id: string;
}
export interface GetMemberAboutResponse {
  memberAbout?: MemberAbout;
}
export type GetMyMemberAboutRequest = Record<string, never>;
export interface GetMyMemberAboutResponse {
  memberAbout?: MemberAbout;
}
export interface QueryMemberAboutsRequest {
  query?: CursorQueryOfBadgesV2;
}
export interface QueryMemberAboutsResponse {
  memberAbouts: MemberAbout[];
  metadata?: CursorPagingMetadata;
}
