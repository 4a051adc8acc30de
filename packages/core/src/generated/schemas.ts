// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import * as z from "zod/v4";
import { atMostOne } from "../schema-parts/objects.js";
import {
  bytes,
  currency,
  dateTime,
  decimal,
  guid,
  notANumber,
  webUrl,
} from "../schema-parts/texts.js";

export const AddressLocation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    latitude: z.union([z.number(), notANumber]).nullish(),
    longitude: z.union([z.number(), notANumber]).nullish(),
  }),
);

export const Alignment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["START", "CENTER", "END"]),
);

export const AnchorData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ anchor: z.string().optional() }),
);

export const Animation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: Type.optional(),
    entrance: EntranceAnimation.optional(),
    loop: LoopAnimation.optional(),
    effect: PointerEffect.optional(),
    transitionDuration: z.number().nullish(),
  }),
);

export const AppEmbedData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      bookingData: BookingData.optional(),
      eventData: EventData.optional(),
      type: AppType.optional(),
      itemId: z.string().nullish(),
      name: z.string().nullish(),
      imageSrc: z.string().nullish(),
      url: z.string().nullish(),
      image: Media.optional(),
      hideImage: z.boolean().nullish(),
      hideTitle: z.boolean().nullish(),
      hidePrice: z.boolean().nullish(),
      hideDescription: z.boolean().nullish(),
      hideDateTime: z.boolean().nullish(),
      hideLocation: z.boolean().nullish(),
      hideDuration: z.boolean().nullish(),
      hideButton: z.boolean().nullish(),
      hideRibbon: z.boolean().nullish(),
      buttonStyles: ButtonStyles.optional(),
      imageStyles: ImageStyles.optional(),
      ribbonStyles: RibbonStyles.optional(),
      cardStyles: CardStyles.optional(),
      containerData: PluginContainerData.optional(),
      pricingData: PricingData.optional(),
      animation: Animation.optional(),
    }),
    ["bookingData", "eventData"],
  ),
);

export const AppType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["PRODUCT", "EVENT", "BOOKING"]),
);

export const ApplicationError: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().optional(),
    description: z.string().optional(),
    data: z.record(z.string(), z.unknown()).nullish(),
  }),
);

export const AspectRatio: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["SQUARE", "RECTANGLE"]));

export const AudioData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    audio: Media.optional(),
    disableDownload: z.boolean().nullish(),
    coverImage: Media.optional(),
    name: z.string().nullish(),
    authorName: z.string().nullish(),
    html: z.string().nullish(),
    animation: Animation.optional(),
  }),
);

export const Backdrop: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: BackdropType.optional(),
    color: z.string().max(19).nullish(),
    gradient: Gradient.optional(),
  }),
);

export const BackdropType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["COLOR", "GRADIENT"]));

export const Background: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: BackgroundType.optional(),
    color: z.string().max(19).nullish(),
    gradient: Gradient.optional(),
  }),
);

export const BackgroundGradient: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    angle: z.number().nullish(),
    startColor: z.string().max(19).nullish(),
    lastColor: z.string().max(19).nullish(),
  }),
);

export const BackgroundImage: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    media: Media.optional(),
    opacity: z.number().nullish(),
    scaling: Scaling.optional(),
    position: ImagePositionPosition.optional(),
    overlay: Background.optional(),
    blur: z.number().nullish(),
  }),
);

export const BackgroundType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["COLOR", "GRADIENT"]),
);

export const Banner: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ origin: Origin.optional(), position: BannerPosition.optional() }),
);

export const BannerPosition: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["TOP", "BOTTOM"]));

export const BlockquoteData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ indentation: z.number().optional(), animation: Animation.optional() }),
);

export const BookingData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ durations: z.string().nullish() }),
);

export const Border: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ width: z.number().nullish(), radius: z.number().nullish() }),
);

export const BorderColors: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    left: z.string().max(19).nullish(),
    right: z.string().max(19).nullish(),
    top: z.string().max(19).nullish(),
    bottom: z.string().max(19).nullish(),
  }),
);

export const BorderWidths: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    left: z.number().nullish(),
    right: z.number().nullish(),
    top: z.number().nullish(),
    bottom: z.number().nullish(),
  }),
);

export const BulkActionMetadata: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    totalSuccesses: z.number().optional(),
    totalFailures: z.number().optional(),
    undetailedFailures: z.number().optional(),
  }),
);

export const BulletedListData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    indentation: z.number().optional(),
    offset: z.number().nullish(),
    animation: Animation.optional(),
  }),
);

export const ButtonData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    type: ButtonDataType.optional(),
    styles: Styles.optional(),
    text: z.string().nullish(),
    link: Link.optional(),
    animation: Animation.optional(),
  }),
);

export const ButtonDataType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["LINK", "ACTION"]));

export const ButtonStyles: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    buttonText: z.string().nullish(),
    borderWidth: z.number().nullish(),
    borderRadius: z.number().nullish(),
    borderColor: z.string().max(19).nullish(),
    textColor: z.string().max(19).nullish(),
    backgroundColor: z.string().max(19).nullish(),
    borderColorHover: z.string().max(19).nullish(),
    textColorHover: z.string().max(19).nullish(),
    backgroundColorHover: z.string().max(19).nullish(),
    buttonSize: z.string().nullish(),
  }),
);

export const CaptionData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ textStyle: TextStyle.optional() }),
);

export const CardData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ background: Background.optional(), backgroundImage: BackgroundImage.optional() }),
);

export const CardStyles: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    backgroundColor: z.string().max(19).nullish(),
    borderColor: z.string().max(19).nullish(),
    borderWidth: z.number().nullish(),
    borderRadius: z.number().nullish(),
    type: CardStylesType.optional(),
    alignment: Alignment.optional(),
    titlePriceLayout: Layout.optional(),
    titleColor: z.string().max(19).nullish(),
    textColor: z.string().max(19).nullish(),
  }),
);

export const CardStylesType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CONTAINED", "FRAMELESS"]),
);

export const CellStyle: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    verticalAlignment: VerticalAlignment.optional(),
    backgroundColor: z.string().max(19).nullish(),
  }),
);

export const CheckboxListData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    indentation: z.number().optional(),
    offset: z.number().nullish(),
    animation: Animation.optional(),
  }),
);

export const CodeBlockData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ textStyle: TextStyle.optional(), animation: Animation.optional() }),
);

export const CollapsibleListData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    expandOnlyOne: z.boolean().nullish(),
    initialExpandedItems: InitialExpandedItems.optional(),
    direction: Direction.optional(),
    isQapageData: z.boolean().nullish(),
    animation: Animation.optional(),
  }),
);

export const ColorData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ background: z.string().nullish(), foreground: z.string().nullish() }),
);

export const Colors: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    text: z.string().nullish(),
    border: z.string().nullish(),
    background: z.string().nullish(),
  }),
);

export const ColumnSize: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["SMALL", "MEDIUM", "LARGE", "EXTRA_LARGE"]),
);

export const Crop: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["FILL", "FIT"]));

export const CursorPaging: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ limit: z.number().max(100).nullish(), cursor: z.string().max(16000).nullish() }),
);

export const CursorPagingMetadata: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    count: z.number().nullish(),
    cursors: Cursors.optional(),
    hasNext: z.boolean().nullish(),
  }),
);

export const CursorPagingMetadataOfBadgesV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    count: z.number().nullish(),
    cursors: CursorsOfBadgesV2.optional(),
    hasNext: z.boolean().nullish(),
  }),
);

export const CursorPagingOfBadgesV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ limit: z.number().max(100).nullish(), cursor: z.string().nullish() }),
);

export const CursorQuery: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPaging.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(Sorting).max(5).optional(),
  }),
);

export const CursorQueryOfBadgesV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPagingOfBadgesV2.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(SortingOfBadgesV2).optional(),
  }),
);

export const Cursors: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ next: z.string().max(16000).nullish(), prev: z.string().max(16000).nullish() }),
);

export const CursorsOfBadgesV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ next: z.string().nullish(), prev: z.string().nullish() }),
);

export const Decoration: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      anchorData: AnchorData.optional(),
      colorData: ColorData.optional(),
      linkData: LinkData.optional(),
      mentionData: MentionData.optional(),
      fontSizeData: FontSizeData.optional(),
      fontWeightValue: z.number().nullish(),
      italicData: z.boolean().nullish(),
      underlineData: z.boolean().nullish(),
      spoilerData: SpoilerData.optional(),
      strikethroughData: z.boolean().nullish(),
      superscriptData: z.boolean().nullish(),
      subscriptData: z.boolean().nullish(),
      fontFamilyData: FontFamilyData.optional(),
      sketchData: SketchData.optional(),
      type: DecorationType.optional(),
    }),
    [
      "anchorData",
      "colorData",
      "linkData",
      "mentionData",
      "fontSizeData",
      "fontWeightValue",
      "italicData",
      "underlineData",
      "spoilerData",
      "strikethroughData",
      "superscriptData",
      "subscriptData",
      "fontFamilyData",
      "sketchData",
    ],
  ),
);

export const DecorationType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "BOLD",
    "ITALIC",
    "UNDERLINE",
    "SPOILER",
    "ANCHOR",
    "MENTION",
    "LINK",
    "COLOR",
    "FONT_SIZE",
    "EXTERNAL",
    "STRIKETHROUGH",
    "SUPERSCRIPT",
    "SUBSCRIPT",
    "FONT_FAMILY",
    "SKETCH",
  ]),
);

export const Design: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ poll: PollDesign.optional(), options: OptionDesign.optional() }),
);

export const DesignTarget: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["LAYOUT", "CELL"]));

export const Dimensions: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    colsWidthRatio: z.array(z.number()).optional(),
    rowsHeight: z.array(z.number()).optional(),
    colsMinWidth: z.array(z.number()).optional(),
  }),
);

export const Direction: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["LTR", "RTL"]));

export const DividerData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    lineStyle: LineStyle.optional(),
    width: Width.optional(),
    alignment: DividerDataAlignment.optional(),
    styles: DividerDataStyles.optional(),
    animation: Animation.optional(),
  }),
);

export const DividerDataAlignment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CENTER", "LEFT", "RIGHT"]),
);

export const DividerDataStyles: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    color: z.string().max(19).nullish(),
    lineCap: LineCap.optional(),
    lineThickness: z.array(z.number()).max(10).optional(),
    dashLength: z.number().nullish(),
    dashGap: z.number().nullish(),
    lineGap: z.number().nullish(),
  }),
);

export const DocumentStyle: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    headerOne: TextNodeStyle.optional(),
    headerTwo: TextNodeStyle.optional(),
    headerThree: TextNodeStyle.optional(),
    headerFour: TextNodeStyle.optional(),
    headerFive: TextNodeStyle.optional(),
    headerSix: TextNodeStyle.optional(),
    paragraph: TextNodeStyle.optional(),
    blockquote: TextNodeStyle.optional(),
    codeBlock: TextNodeStyle.optional(),
  }),
);

export const EmbedData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    oembed: Oembed.optional(),
    src: z.string().nullish(),
    animation: Animation.optional(),
  }),
);

export const EntranceAnimation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    effect: EntranceEffect.optional(),
    duration: z.number().nullish(),
    delay: z.number().nullish(),
  }),
);

export const EntranceEffect: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: EntranceEffectType.optional(),
    direction: z.string().max(20).nullish(),
    shape: z.string().max(12).nullish(),
    easing: z.string().max(100).nullish(),
  }),
);

export const EntranceEffectType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "FADE",
    "ARC",
    "BLUR",
    "BOUNCE",
    "DROP",
    "EXPAND",
    "FLIP",
    "FLOAT",
    "FOLD",
    "GLIDE",
    "REVEAL",
    "SHAPE",
    "SHUTTERS",
    "SLIDE",
    "SPIN",
    "TILT",
    "TURN",
    "WINK",
  ]),
);

export const EventData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ scheduling: z.string().nullish(), location: z.string().nullish() }),
);

export const ExtendedFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ namespaces: z.record(z.string(), z.record(z.string(), z.unknown())).optional() }),
);

export const FileData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    src: FileSource.optional(),
    name: z.string().nullish(),
    type: z.string().nullish(),
    size: z.number().nullish(),
    pdfSettings: PDFSettings.optional(),
    mimeType: z.string().nullish(),
    path: z.string().nullish(),
    sizeInKb: z.string().nullish(),
    animation: Animation.optional(),
  }),
);

export const FileSource: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      url: z.string().nullish(),
      custom: z.string().nullish(),
      id: z.string().nullish(),
      private: z.boolean().nullish(),
    }),
    ["url", "custom", "id"],
  ),
);

export const FontFamilyData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ value: z.string().max(1000).nullish() }),
);

export const FontSizeData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ unit: FontType.optional(), value: z.number().nullish() }),
);

export const FontType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["PX", "EM"]));

export const GIF: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ gif: webUrl.nullish(), mp4: webUrl.nullish(), still: webUrl.nullish() }),
);

export const GIFData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    original: GIF.optional(),
    downsized: GIF.optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    gifType: GIFType.optional(),
    animation: Animation.optional(),
  }),
);

export const GIFType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["NORMAL", "STICKER"]));

export const GalleryData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    items: z.array(Item).optional(),
    options: GalleryOptions.optional(),
    disableExpand: z.boolean().nullish(),
    disableDownload: z.boolean().nullish(),
    animation: Animation.optional(),
  }),
);

export const GalleryOptions: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    layout: GalleryOptionsLayout.optional(),
    item: ItemStyle.optional(),
    thumbnails: Thumbnails.optional(),
  }),
);

export const GalleryOptionsLayout: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: LayoutType.optional(),
    horizontalScroll: z.boolean().nullish(),
    orientation: Orientation.optional(),
    numberOfColumns: z.number().nullish(),
    mobileNumberOfColumns: z.number().nullish(),
  }),
);

export const Gradient: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: GradientType.optional(),
    stops: z.array(Stop).max(1000).optional(),
    angle: z.number().nullish(),
    centerX: z.union([z.number().max(100), notANumber]).nullish(),
    centerY: z.union([z.number().max(100), notANumber]).nullish(),
  }),
);

export const GradientType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["LINEAR", "RADIAL"]));

export const HTMLData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      url: z.string().optional(),
      html: z.string().optional(),
      isAdsense: z.boolean().nullish(),
      widgetId: z.string().optional(),
      containerData: PluginContainerData.optional(),
      source: Source.optional(),
      autoHeight: z.boolean().nullish(),
      animation: Animation.optional(),
    }),
    ["url", "html", "isAdsense", "widgetId"],
  ),
);

export const HeadersEntry: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ key: z.string().optional(), value: z.string().optional() }),
);

export const HeadingData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    level: z.number().optional(),
    textStyle: TextStyle.optional(),
    indentation: z.number().nullish(),
    renderedLevel: z.number().nullish(),
    animation: Animation.optional(),
  }),
);

export const Height: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ custom: z.string().nullish() }),
);

export const Image: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    url: z.string().optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    altText: z.string().nullish(),
    filename: z.string().nullish(),
    urlExpirationDate: dateTime.nullish(),
    focalPoint: z
      .looseObject({
        x: z.union([z.number(), notANumber]).nullish(),
        y: z.union([z.number(), notANumber]).nullish(),
      })
      .optional(),
  }),
);

export const ImageData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    image: Media.optional(),
    link: Link.optional(),
    disableExpand: z.boolean().nullish(),
    altText: z.string().nullish(),
    caption: z.string().nullish(),
    disableDownload: z.boolean().nullish(),
    decorative: z.boolean().nullish(),
    styles: ImageDataStyles.optional(),
    crop: ImageDataCrop.optional(),
    cropShape: z.string().nullish(),
    animation: Animation.optional(),
  }),
);

export const ImageDataCrop: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    x: z.union([z.number(), notANumber]).nullish(),
    y: z.union([z.number(), notANumber]).nullish(),
    width: z.union([z.number(), notANumber]).nullish(),
    height: z.union([z.number(), notANumber]).nullish(),
  }),
);

export const ImageDataStyles: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ border: StylesBorder.optional() }),
);

export const ImageOfInfoSectionsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ media: Media.optional(), link: Link.optional() }),
);

export const ImagePosition: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "CENTER",
    "CENTER_LEFT",
    "CENTER_RIGHT",
    "TOP",
    "TOP_LEFT",
    "TOP_RIGHT",
    "BOTTOM",
    "BOTTOM_LEFT",
    "BOTTOM_RIGHT",
  ]),
);

export const ImagePositionPosition: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "CENTER",
    "CENTER_LEFT",
    "CENTER_RIGHT",
    "TOP",
    "TOP_LEFT",
    "TOP_RIGHT",
    "BOTTOM",
    "BOTTOM_LEFT",
    "BOTTOM_RIGHT",
  ]),
);

export const ImageStyles: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    hideImage: z.boolean().nullish(),
    imagePosition: Position.optional(),
    aspectRatio: AspectRatio.optional(),
    resizing: Resizing.optional(),
    borderColor: z.string().max(19).nullish(),
    borderWidth: z.number().nullish(),
    borderRadius: z.number().nullish(),
  }),
);

export const Indentation: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["NESTED", "FLAT"]));

export const InitialExpandedItems: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["FIRST", "ALL", "NONE"]),
);

export const Item: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      image: ImageOfInfoSectionsV3.optional(),
      video: Video.optional(),
      title: z.string().nullish(),
      altText: z.string().nullish(),
    }),
    ["image", "video"],
  ),
);

export const ItemMetadata: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    originalIndex: z.number().optional(),
    success: z.boolean().optional(),
    error: ApplicationError.optional(),
  }),
);

export const ItemMetadataOfProducts: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().nullish(),
    originalIndex: z.number().optional(),
    success: z.boolean().optional(),
    error: ApplicationError.optional(),
  }),
);

export const ItemStyle: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    targetSize: z.number().nullish(),
    ratio: z.union([z.number(), notANumber]).nullish(),
    crop: Crop.optional(),
    spacing: z.number().nullish(),
  }),
);

export const LayerEffect: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CENTER", "FADE_TO_TOP", "FADE_TO_BOTTOM"]),
);

export const Layers: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    count: z.number().nullish(),
    offsetY: z.number().nullish(),
    layerEffect: LayerEffect.optional(),
    offsetX: z.number().nullish(),
  }),
);

export const Layout: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["STACKED", "SIDE_BY_SIDE"]));

export const LayoutCellData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ colSpan: z.number().nullish() }),
);

export const LayoutData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    backgroundColor: z.string().max(19).nullish(),
    backgroundImage: LayoutDataBackgroundImage.optional(),
    borderColor: z.string().max(19).nullish(),
    borderWidth: z.number().nullish(),
    borderRadius: z.number().nullish(),
    backdropColor: z.string().max(19).nullish(),
    backdropImage: LayoutDataBackgroundImage.optional(),
    backdropPaddingTop: z.number().nullish(),
    backdropPaddingBottom: z.number().nullish(),
    gap: z.number().nullish(),
    cellPadding: z.array(z.number()).max(4).optional(),
    cellVerticalAlignment: VerticalAlignmentAlignment.optional(),
    responsivenessBehaviour: ResponsivenessBehaviour.optional(),
    responsivenessBreakpoint: z.number().nullish(),
    containerData: PluginContainerData.optional(),
    designTarget: DesignTarget.optional(),
    banner: Banner.optional(),
    background: Background.optional(),
    backdrop: Backdrop.optional(),
    animation: Animation.optional(),
    topDivider: SectionDivider.optional(),
    bottomDivider: SectionDivider.optional(),
  }),
);

export const LayoutDataBackgroundImage: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    media: Media.optional(),
    opacity: z.number().nullish(),
    scaling: Scaling.optional(),
    position: ImagePosition.optional(),
    blur: z.number().nullish(),
    overlay: Background.optional(),
  }),
);

export const LayoutType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "COLLAGE",
    "MASONRY",
    "GRID",
    "THUMBNAIL",
    "SLIDER",
    "SLIDESHOW",
    "PANORAMA",
    "COLUMN",
    "MAGIC",
    "FULLSIZE",
  ]),
);

export const LineCap: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["SQUARE", "ROUND"]));

export const LineStyle: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["SINGLE", "DOUBLE", "DASHED", "DOTTED"]),
);

export const Link: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      url: z.string().optional(),
      anchor: z.string().optional(),
      target: Target.optional(),
      rel: Rel.optional(),
      customData: z.string().nullish(),
    }),
    ["url", "anchor"],
  ),
);

export const LinkData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ link: Link.optional() }),
);

export const LinkPreviewData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    link: Link.optional(),
    title: z.string().nullish(),
    thumbnailUrl: z.string().nullish(),
    description: z.string().nullish(),
    html: z.string().nullish(),
    styles: LinkPreviewDataStyles.optional(),
    animation: Animation.optional(),
  }),
);

export const LinkPreviewDataStyles: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    backgroundColor: z.string().max(19).nullish(),
    titleColor: z.string().max(19).nullish(),
    subtitleColor: z.string().max(19).nullish(),
    linkColor: z.string().max(19).nullish(),
    borderWidth: z.number().nullish(),
    borderRadius: z.number().nullish(),
    borderColor: z.string().max(19).nullish(),
    thumbnailPosition: StylesPosition.optional(),
  }),
);

export const ListItemNodeData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checked: z.boolean().nullish(), animation: Animation.optional() }),
);

export const ListStyle: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "PLAIN",
    "NUMBERED",
    "LETTERS",
    "ROMAN",
    "BULLETED",
    "ALPHABETICAL_INDEX",
    "ALPHABETICAL_INDEX_COMPACT",
  ]),
);

export const LoopAnimation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    effect: LoopEffect.optional(),
    duration: z.number().nullish(),
    iterationDelay: z.number().nullish(),
  }),
);

export const LoopEffect: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: LoopEffectType.optional(),
    direction: z.string().max(20).nullish(),
    easing: z.string().max(100).nullish(),
  }),
);

export const LoopEffectType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "BOUNCE",
    "BREATHE",
    "CROSS",
    "FLASH",
    "FLIP",
    "FOLD",
    "JELLO",
    "POKE",
    "PULSE",
    "RUBBER",
    "SPIN",
    "SWING",
    "WIGGLE",
  ]),
);

export const MapData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    mapSettings: MapSettings.optional(),
  }),
);

export const MapSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    address: z.string().nullish(),
    draggable: z.boolean().nullish(),
    marker: z.boolean().nullish(),
    streetViewControl: z.boolean().nullish(),
    zoomControl: z.boolean().nullish(),
    lat: z.union([z.number(), notANumber]).nullish(),
    lng: z.union([z.number(), notANumber]).nullish(),
    locationName: z.string().nullish(),
    viewModeControl: z.boolean().nullish(),
    initialZoom: z.number().nullish(),
    mapType: MapType.optional(),
  }),
);

export const MapType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ROADMAP", "SATELITE", "HYBRID", "TERRAIN"]),
);

export const MeasurementUnit: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNSPECIFIED",
    "ML",
    "CL",
    "L",
    "CBM",
    "MG",
    "G",
    "KG",
    "MM",
    "CM",
    "M",
    "SQM",
    "OZ",
    "LB",
    "FLOZ",
    "PT",
    "QT",
    "GAL",
    "IN",
    "FT",
    "YD",
    "SQFT",
  ]),
);

export const Media: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    src: FileSource.optional(),
    width: z.number().nullish(),
    height: z.number().nullish(),
    duration: z.union([z.number(), notANumber]).nullish(),
  }),
);

export const MentionData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: z.string().optional(),
    slug: z.string().optional(),
    id: z.string().nullish(),
    type: z.string().nullish(),
  }),
);

export const Metadata: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    version: z.number().optional(),
    createdTimestamp: dateTime.nullish(),
    updatedTimestamp: dateTime.nullish(),
    id: z.string().nullish(),
  }),
);

export const Mode: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["OR", "AND"]));

export const Node: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      buttonData: ButtonData.optional(),
      codeBlockData: CodeBlockData.optional(),
      dividerData: DividerData.optional(),
      fileData: FileData.optional(),
      galleryData: GalleryData.optional(),
      gifData: GIFData.optional(),
      headingData: HeadingData.optional(),
      htmlData: HTMLData.optional(),
      imageData: ImageData.optional(),
      linkPreviewData: LinkPreviewData.optional(),
      mapData: MapData.optional(),
      paragraphData: ParagraphData.optional(),
      pollData: PollData.optional(),
      textData: TextData.optional(),
      appEmbedData: AppEmbedData.optional(),
      videoData: VideoData.optional(),
      embedData: EmbedData.optional(),
      collapsibleListData: CollapsibleListData.optional(),
      tableData: TableData.optional(),
      tableCellData: TableCellData.optional(),
      externalData: z.record(z.string(), z.unknown()).nullish(),
      audioData: AudioData.optional(),
      orderedListData: OrderedListData.optional(),
      bulletedListData: BulletedListData.optional(),
      blockquoteData: BlockquoteData.optional(),
      captionData: CaptionData.optional(),
      layoutData: LayoutData.optional(),
      layoutCellData: LayoutCellData.optional(),
      shapeData: ShapeData.optional(),
      cardData: CardData.optional(),
      tocData: TocData.optional(),
      smartBlockData: SmartBlockData.optional(),
      smartBlockCellData: SmartBlockCellData.optional(),
      checkboxListData: CheckboxListData.optional(),
      listItemData: ListItemNodeData.optional(),
      type: NodeType.optional(),
      id: z.string().optional(),
      nodes: z.array(Node).optional(),
      style: NodeStyle.optional(),
    }),
    [
      "buttonData",
      "codeBlockData",
      "dividerData",
      "fileData",
      "galleryData",
      "gifData",
      "headingData",
      "htmlData",
      "imageData",
      "linkPreviewData",
      "mapData",
      "paragraphData",
      "pollData",
      "textData",
      "appEmbedData",
      "videoData",
      "embedData",
      "collapsibleListData",
      "tableData",
      "tableCellData",
      "externalData",
      "audioData",
      "orderedListData",
      "bulletedListData",
      "blockquoteData",
      "captionData",
      "layoutData",
      "layoutCellData",
      "shapeData",
      "cardData",
      "tocData",
      "smartBlockData",
      "smartBlockCellData",
      "checkboxListData",
      "listItemData",
    ],
  ),
);

export const NodeStyle: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paddingTop: z.string().nullish(),
    paddingBottom: z.string().nullish(),
    backgroundColor: z.string().nullish(),
  }),
);

export const NodeType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "PARAGRAPH",
    "TEXT",
    "HEADING",
    "BULLETED_LIST",
    "ORDERED_LIST",
    "LIST_ITEM",
    "BLOCKQUOTE",
    "CODE_BLOCK",
    "VIDEO",
    "DIVIDER",
    "FILE",
    "GALLERY",
    "GIF",
    "HTML",
    "IMAGE",
    "LINK_PREVIEW",
    "MAP",
    "POLL",
    "APP_EMBED",
    "BUTTON",
    "COLLAPSIBLE_LIST",
    "TABLE",
    "EMBED",
    "COLLAPSIBLE_ITEM",
    "COLLAPSIBLE_ITEM_TITLE",
    "COLLAPSIBLE_ITEM_BODY",
    "TABLE_CELL",
    "TABLE_ROW",
    "EXTERNAL",
    "AUDIO",
    "CAPTION",
    "LAYOUT",
    "LAYOUT_CELL",
    "SHAPE",
    "CARD",
    "TOC",
    "SMART_BLOCK",
    "SMART_BLOCK_CELL",
    "CHECKBOX_LIST",
  ]),
);

export const Oembed: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: z.string().nullish(),
    width: z.number().nullish(),
    height: z.number().nullish(),
    title: z.string().nullish(),
    url: z.string().nullish(),
    html: z.string().nullish(),
    authorName: z.string().nullish(),
    authorUrl: z.string().nullish(),
    providerName: z.string().nullish(),
    providerUrl: z.string().nullish(),
    thumbnailUrl: z.string().nullish(),
    thumbnailWidth: z.string().nullish(),
    thumbnailHeight: z.string().nullish(),
    videoUrl: z.string().nullish(),
    version: z.string().nullish(),
  }),
);

export const Option: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().nullish(), title: z.string().nullish(), image: Media.optional() }),
);

export const OptionDesign: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ borderRadius: z.number().nullish() }),
);

export const OptionLayout: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ enableImage: z.boolean().nullish() }),
);

export const OrderedListData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    indentation: z.number().optional(),
    offset: z.number().nullish(),
    start: z.number().nullish(),
    animation: Animation.optional(),
  }),
);

export const Orientation: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["ROWS", "COLUMNS"]));

export const Origin: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["IMAGE", "LAYOUT"]));

export const PDFSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    viewMode: ViewMode.optional(),
    disableDownload: z.boolean().nullish(),
    disablePrint: z.boolean().nullish(),
  }),
);

export const PageUrlV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ relativePath: z.string().optional(), url: z.string().nullish() }),
);

export const Paging: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ limit: z.number().nullish(), offset: z.number().nullish() }),
);

export const PagingMetadataV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    count: z.number().nullish(),
    offset: z.number().nullish(),
    total: z.number().nullish(),
    tooManyToCount: z.boolean().nullish(),
    cursors: Cursors.optional(),
  }),
);

export const ParagraphData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    textStyle: TextStyle.optional(),
    indentation: z.number().nullish(),
    level: z.number().nullish(),
    animation: Animation.optional(),
  }),
);

export const Permissions: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    view: ViewRole.optional(),
    vote: VoteRole.optional(),
    allowMultipleVotes: z.boolean().nullish(),
  }),
);

export const Placement: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["IMAGE", "PRODUCT_INFO"]));

export const PlatformPaging: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ limit: z.number().max(100).nullish(), offset: z.number().nullish() }),
);

export const PlatformPagingMetadata: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    count: z.number().nullish(),
    offset: z.number().nullish(),
    total: z.number().nullish(),
    cursors: Cursors.optional(),
  }),
);

export const PlatformQuery: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      paging: PlatformPaging.optional(),
      cursorPaging: CursorPaging.optional(),
      filter: z.record(z.string(), z.unknown()).nullish(),
      sort: z.array(SortingOfProducts).optional(),
    }),
    ["paging", "cursorPaging"],
  ),
);

export const PlaybackOptions: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    autoPlay: z.boolean().nullish(),
    playInLoop: z.boolean().nullish(),
    showControls: z.boolean().nullish(),
  }),
);

export const PluginContainerData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    width: PluginContainerDataWidth.optional(),
    alignment: PluginContainerDataAlignment.optional(),
    spoiler: Spoiler.optional(),
    height: Height.optional(),
    textWrap: z.boolean().nullish(),
  }),
);

export const PluginContainerDataAlignment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CENTER", "LEFT", "RIGHT"]),
);

export const PluginContainerDataWidth: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(z.looseObject({ size: WidthType.optional(), custom: z.string().nullish() }), [
    "size",
    "custom",
  ]),
);

export const PointerEffect: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: PointerEffectType.optional(),
    inverted: z.boolean().nullish(),
    axis: z.string().max(20).nullish(),
    direction: z.string().max(8).nullish(),
    easing: z.string().max(100).nullish(),
  }),
);

export const PointerEffectType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["AIRY", "BLOB", "BLUR", "SCALE", "SKEW", "SWIVEL", "TILT_3D", "TRACK", "TRACK_3D"]),
);

export const Poll: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().nullish(),
    title: z.string().nullish(),
    creatorId: z.string().nullish(),
    image: Media.optional(),
    options: z.array(Option).optional(),
    settings: SettingsOfInfoSectionsV3.optional(),
  }),
);

export const PollData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    poll: Poll.optional(),
    layout: PollDataLayout.optional(),
    design: Design.optional(),
    animation: Animation.optional(),
  }),
);

export const PollDataLayout: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ poll: PollLayout.optional(), options: OptionLayout.optional() }),
);

export const PollDesign: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    background: PollDesignBackground.optional(),
    borderRadius: z.number().nullish(),
  }),
);

export const PollDesignBackground: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      color: z.string().max(19).nullish(),
      image: Media.optional(),
      gradient: BackgroundGradient.optional(),
      type: PollDesignBackgroundType.optional(),
    }),
    ["color", "image", "gradient"],
  ),
);

export const PollDesignBackgroundType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["COLOR", "IMAGE", "GRADIENT"]),
);

export const PollLayout: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: PollLayoutType.optional(),
    direction: Direction.optional(),
    enableImage: z.boolean().nullish(),
  }),
);

export const PollLayoutType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["LIST", "GRID"]));

export const Position: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["START", "END", "TOP"]));

export const PricingData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    valueFrom: decimal({ maxScale: 2 }).nullish(),
    valueTo: decimal({ maxScale: 2 }).nullish(),
    discountedValue: decimal({ maxScale: 2 }).nullish(),
    currency: currency.nullish(),
    pricingPlanId: guid.nullish(),
  }),
);

export const RedirectResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    redirectUrl: z.string().nullish(),
    body: bytes.optional(),
    statusCode: z.number().nullish(),
    headers: z.array(HeadersEntry).optional(),
  }),
);

export const Rel: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    nofollow: z.boolean().nullish(),
    sponsored: z.boolean().nullish(),
    ugc: z.boolean().nullish(),
    noreferrer: z.boolean().nullish(),
  }),
);

export const Resizing: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["FILL", "FIT"]));

export const ResponsivenessBehaviour: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["STACK", "WRAP"]),
);

export const RibbonStyles: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ribbonText: z.string().nullish(),
    backgroundColor: z.string().max(19).nullish(),
    textColor: z.string().max(19).nullish(),
    borderColor: z.string().max(19).nullish(),
    borderWidth: z.number().nullish(),
    borderRadius: z.number().nullish(),
    ribbonPlacement: Placement.optional(),
  }),
);

export const RichContent: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    nodes: z.array(Node).optional(),
    metadata: Metadata.optional(),
    documentStyle: DocumentStyle.optional(),
  }),
);

export const Scaling: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["AUTO", "CONTAIN", "COVER"]),
);

export const SectionDivider: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: Shape.optional(),
    color: z.string().max(19).nullish(),
    height: z.number().nullish(),
    offsetX: z.number().nullish(),
    flipped: z.boolean().nullish(),
    layers: Layers.optional(),
  }),
);

export const SettingsOfInfoSectionsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    permissions: Permissions.optional(),
    showVoters: z.boolean().nullish(),
    showVotesCount: z.boolean().nullish(),
  }),
);

export const Shape: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "ELLIPSE",
    "TILT",
    "LIQUID",
    "LEFT_WAVE",
    "PAINT_SCRIBBLE",
    "INVERTED_ELLIPSE",
    "RIGHT_WAVE",
    "DUNES",
    "WAVES",
    "TRIANGLE",
    "SEMI_ELLIPSE",
    "PLANTS",
    "LAYERED_ELLIPSE",
    "PIXELS",
    "PAINT",
    "CLOUDS",
    "OPTICAL_ILLUSION",
    "STRIPES",
    "BLOBS",
    "SEMI_CIRCLES",
    "HILL",
    "BRUSH",
    "PEAKS",
    "ANGLED_TRIANGLE",
  ]),
);

export const ShapeData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    shape: Media.optional(),
    styles: ShapeDataStyles.optional(),
    animation: Animation.optional(),
    link: Link.optional(),
    altText: z.string().max(1000).nullish(),
  }),
);

export const ShapeDataStyles: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    color: z.string().max(19).nullish(),
    colors: z.record(z.string(), z.string()).optional(),
  }),
);

export const SketchData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    variant: Variant.optional(),
    color: z.string().max(19).nullish(),
    animate: z.boolean().nullish(),
  }),
);

export const SmartBlockCellData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    label: z.string().nullish(),
    shape: Media.optional(),
    borderColor: z.string().max(19).nullish(),
    borderWidth: z.number().nullish(),
    borderRadius: z.number().nullish(),
    type: SmartBlockDataType.optional(),
    accentColor: z.string().max(19).nullish(),
    backgroundColor: z.string().max(19).nullish(),
    shapeColor: z.string().max(19).nullish(),
  }),
);

export const SmartBlockData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: SmartBlockDataType.optional(),
    orientation: z.string().nullish(),
    columnSize: ColumnSize.optional(),
    borderColor: z.string().max(19).nullish(),
    borderWidth: z.number().nullish(),
    borderRadius: z.number().nullish(),
    animation: Animation.optional(),
  }),
);

export const SmartBlockDataType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "SOLID_BOXES",
    "NUMBERED_BOXES",
    "STATS",
    "CIRCLE_STATS",
    "SOLID_BOXES_ALTERNATING",
    "SOLID_JOINED_BOXES",
    "SIDE_LINE_TEXT",
    "TOP_LINE_TEXT",
    "OUTLINE_BOXES_WITH_TOP_CIRCLE",
    "BIG_BULLETS",
    "SMALL_BULLETS",
    "ARROW_BULLETS",
    "PROCESS_STEPS",
    "BAR_STATS",
    "TIMELINE",
    "MINIMAL_TIMELINE",
    "PILLS",
    "STAR_RATING",
    "QUOTE_BOXES",
    "CIRCLE",
    "PYRAMID",
    "STAIRCASE",
    "VERTICAL_FUNNEL",
  ]),
);

export const SortOrder: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["ASC", "DESC"]));

export const Sorting: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ fieldName: z.string().max(512).optional(), order: SortOrder.optional() }),
);

export const SortingOfBadgesV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ fieldName: z.string().optional(), order: SortOrder.optional() }),
);

export const SortingOfProducts: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    fieldName: z.string().max(512).optional(),
    order: SortOrder.optional(),
    origin: AddressLocation.optional(),
  }),
);

export const Source: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["HTML", "ADSENSE", "AI", "AI_WIDGET"]),
);

export const Spoiler: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    enabled: z.boolean().nullish(),
    description: z.string().nullish(),
    buttonText: z.string().nullish(),
  }),
);

export const SpoilerData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().nullish() }),
);

export const StatusOfAbandonedCarts: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ABANDONED", "RECOVERED"]),
);

export const Stop: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    color: z.string().max(19).nullish(),
    position: z.union([z.number(), notANumber]).nullish(),
  }),
);

export const Styles: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    border: Border.optional(),
    colors: Colors.optional(),
    borderWidth: z.number().nullish(),
    borderWidthHover: z.number().nullish(),
    borderRadius: z.number().nullish(),
    borderColor: z.string().max(19).nullish(),
    borderColorHover: z.string().max(19).nullish(),
    textColor: z.string().max(19).nullish(),
    textColorHover: z.string().max(19).nullish(),
    backgroundColor: z.string().max(19).nullish(),
    backgroundColorHover: z.string().max(19).nullish(),
    buttonSize: z.string().nullish(),
    background: Background.optional(),
    backgroundHover: Background.optional(),
  }),
);

export const StylesBorder: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    width: z.number().nullish(),
    color: z.string().max(19).nullish(),
    radius: z.number().nullish(),
  }),
);

export const StylesPosition: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["START", "END", "TOP", "HIDDEN"]),
);

export const SubscriptionFrequency: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNDEFINED", "DAY", "WEEK", "MONTH", "YEAR"]),
);

export const TableCellData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cellStyle: CellStyle.optional(),
    borderColors: BorderColors.optional(),
    colspan: z.number().nullish(),
    rowspan: z.number().nullish(),
    borderWidths: BorderWidths.optional(),
  }),
);

export const TableData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    dimensions: Dimensions.optional(),
    header: z.boolean().nullish(),
    rowHeader: z.boolean().nullish(),
    columnHeader: z.boolean().nullish(),
    cellSpacing: z.number().nullish(),
    cellPadding: z.array(z.number()).max(4).optional(),
    altText: z.string().nullish(),
    animation: Animation.optional(),
  }),
);

export const TagList: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tagIds: z.array(z.string().max(5)).max(100).optional() }),
);

export const Tags: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ privateTags: TagList.optional(), publicTags: TagList.optional() }),
);

export const TagsOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ privateTags: TagList.optional(), tags: TagList.optional() }),
);

export const Target: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["SELF", "BLANK", "PARENT", "TOP"]),
);

export const TextAlignment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["AUTO", "LEFT", "RIGHT", "CENTER", "JUSTIFY"]),
);

export const TextData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ text: z.string().optional(), decorations: z.array(Decoration).optional() }),
);

export const TextNodeStyle: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    decorations: z.array(Decoration).optional(),
    nodeStyle: NodeStyle.optional(),
    lineHeight: z.string().nullish(),
  }),
);

export const TextStyle: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ textAlignment: TextAlignment.optional(), lineHeight: z.string().nullish() }),
);

export const Thumbnails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ placement: ThumbnailsAlignment.optional(), spacing: z.number().nullish() }),
);

export const ThumbnailsAlignment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["TOP", "RIGHT", "BOTTOM", "LEFT", "NONE"]),
);

export const TocData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    includedHeadings: z.array(z.number()).optional(),
    listStyle: ListStyle.optional(),
    fontSize: z.union([z.number(), notANumber]).nullish(),
    itemSpacing: z.union([z.number(), notANumber]).nullish(),
    color: z.string().max(19).nullish(),
    indentation: Indentation.optional(),
    animation: Animation.optional(),
  }),
);

export const Type: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["VIEW", "POINTER"]));

export const Variant: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNDERLINE", "BOX", "CIRCLE", "HIGHLIGHT", "STRIKETHROUGH", "CROSSED_OFF"]),
);

export const VerticalAlignment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["TOP", "MIDDLE", "BOTTOM"]),
);

export const VerticalAlignmentAlignment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["TOP", "MIDDLE", "BOTTOM"]),
);

export const Video: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ media: Media.optional(), thumbnail: Media.optional() }),
);

export const VideoData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    containerData: PluginContainerData.optional(),
    video: Media.optional(),
    thumbnail: Media.optional(),
    disableDownload: z.boolean().nullish(),
    title: z.string().nullish(),
    options: PlaybackOptions.optional(),
    animation: Animation.optional(),
  }),
);

export const ViewMode: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["NONE", "FULL", "MINI"]));

export const ViewRole: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CREATOR", "VOTERS", "EVERYONE"]),
);

export const VoteRole: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["SITE_MEMBERS", "ALL"]));

export const WeightUnit: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNSPECIFIED_WEIGHT_UNIT", "KG", "LB"]),
);

export const Width: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["LARGE", "MEDIUM", "SMALL"]));

export const WidthType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CONTENT", "SMALL", "ORIGINAL", "FULL_WIDTH"]),
);

export const PagingMetadataV2OfMemberFollowers: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ count: z.number().nullish(), cursors: Cursors.optional() }),
);

export const ActivationStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "ENABLED", "DISABLED", "PENDING", "DEMO"]),
);

export const DeletionStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "TRASH", "DELETED", "PENDING_PURGE", "PURGED_EXTERNALLY"]),
);
