// Generated from api/ by `npm run generate`. Do not edit.

/** Position on the map. */
export interface AddressLocation {
  /** Latitude in degrees, from -90 to 90. */
  latitude?: number | null;
  /** Longitude in degrees, from -180 to 180. */
  longitude?: number | null;
}

export type Alignment = "START" | "CENTER" | "END" | (string & {});

export interface AnchorData {
  anchor: string;
}

export interface AnchorDataInput {
  anchor?: string;
}

export interface Animation {
  type: Type;
  entrance?: EntranceAnimation;
  loop?: LoopAnimation;
  effect?: PointerEffect;
  transitionDuration?: number | null;
}

export interface AnimationInput {
  type?: Type;
  entrance?: EntranceAnimationInput;
  loop?: LoopAnimationInput;
  effect?: PointerEffectInput;
  transitionDuration?: number | null;
}

/** At most one of: `bookingData`, `eventData`. */
export interface AppEmbedData {
  bookingData?: BookingData;
  eventData?: EventData;
  type: AppType;
  itemId?: string | null;
  name?: string | null;
  /** @deprecated */
  imageSrc?: string | null;
  url?: string | null;
  image?: Media;
  hideImage?: boolean | null;
  hideTitle?: boolean | null;
  hidePrice?: boolean | null;
  hideDescription?: boolean | null;
  hideDateTime?: boolean | null;
  hideLocation?: boolean | null;
  hideDuration?: boolean | null;
  hideButton?: boolean | null;
  hideRibbon?: boolean | null;
  buttonStyles?: ButtonStyles;
  imageStyles?: ImageStyles;
  ribbonStyles?: RibbonStyles;
  cardStyles?: CardStyles;
  containerData?: PluginContainerData;
  pricingData?: PricingData;
  animation?: Animation;
}

/** At most one of: `bookingData`, `eventData`. */
export interface AppEmbedDataInput {
  bookingData?: BookingData;
  eventData?: EventData;
  type?: AppType;
  itemId?: string | null;
  name?: string | null;
  /** @deprecated */
  imageSrc?: string | null;
  url?: string | null;
  image?: Media;
  hideImage?: boolean | null;
  hideTitle?: boolean | null;
  hidePrice?: boolean | null;
  hideDescription?: boolean | null;
  hideDateTime?: boolean | null;
  hideLocation?: boolean | null;
  hideDuration?: boolean | null;
  hideButton?: boolean | null;
  hideRibbon?: boolean | null;
  buttonStyles?: ButtonStyles;
  imageStyles?: ImageStylesInput;
  ribbonStyles?: RibbonStylesInput;
  cardStyles?: CardStylesInput;
  containerData?: PluginContainerDataInput;
  pricingData?: PricingData;
  animation?: AnimationInput;
}

export type AppType = "PRODUCT" | "EVENT" | "BOOKING" | (string & {});

/** Business error with a code that programs can act on. */
export interface ApplicationError {
  /** Stable code of the error, such as 'PRODUCT_NOT_FOUND'. */
  code: string;
  /** Explanation for developers, in English. */
  description: string;
  /** Further facts about the error; the shape depends on the code. */
  data?: Record<string, unknown> | null;
}

/** Business error with a code that programs can act on. */
export interface ApplicationErrorInput {
  /** Stable code of the error, such as 'PRODUCT_NOT_FOUND'. */
  code?: string;
  /** Explanation for developers, in English. */
  description?: string;
  /** Further facts about the error; the shape depends on the code. */
  data?: Record<string, unknown> | null;
}

export type AspectRatio = "SQUARE" | "RECTANGLE" | (string & {});

export interface AudioData {
  containerData?: PluginContainerData;
  audio?: Media;
  disableDownload?: boolean | null;
  coverImage?: Media;
  name?: string | null;
  authorName?: string | null;
  html?: string | null;
  animation?: Animation;
}

export interface AudioDataInput {
  containerData?: PluginContainerDataInput;
  audio?: Media;
  disableDownload?: boolean | null;
  coverImage?: Media;
  name?: string | null;
  authorName?: string | null;
  html?: string | null;
  animation?: AnimationInput;
}

export interface Backdrop {
  type: BackdropType;
  /** At most 19 characters. */
  color?: string | null;
  gradient?: Gradient;
}

export interface BackdropInput {
  type?: BackdropType;
  /** At most 19 characters. */
  color?: string | null;
  gradient?: GradientInput;
}

export type BackdropType = "COLOR" | "GRADIENT" | (string & {});

export interface Background {
  type: BackgroundType;
  /** At most 19 characters. */
  color?: string | null;
  gradient?: Gradient;
}

export interface BackgroundInput {
  type?: BackgroundType;
  /** At most 19 characters. */
  color?: string | null;
  gradient?: GradientInput;
}

export interface BackgroundGradient {
  angle?: number | null;
  /** At most 19 characters. */
  startColor?: string | null;
  /** At most 19 characters. */
  lastColor?: string | null;
}

export interface BackgroundImage {
  media?: Media;
  /** @deprecated */
  opacity?: number | null;
  scaling: Scaling;
  position: ImagePositionPosition;
  overlay?: Background;
  blur?: number | null;
}

export interface BackgroundImageInput {
  media?: Media;
  /** @deprecated */
  opacity?: number | null;
  scaling?: Scaling;
  position?: ImagePositionPosition;
  overlay?: BackgroundInput;
  blur?: number | null;
}

export type BackgroundType = "COLOR" | "GRADIENT" | (string & {});

export interface Banner {
  origin: Origin;
  position: BannerPosition;
}

export interface BannerInput {
  origin?: Origin;
  position?: BannerPosition;
}

export type BannerPosition = "TOP" | "BOTTOM" | (string & {});

export interface BlockquoteData {
  indentation: number;
  animation?: Animation;
}

export interface BlockquoteDataInput {
  indentation?: number;
  animation?: AnimationInput;
}

export interface BookingData {
  durations?: string | null;
}

export interface Border {
  /** @deprecated */
  width?: number | null;
  /** @deprecated */
  radius?: number | null;
}

export interface BorderColors {
  /** At most 19 characters. */
  left?: string | null;
  /** At most 19 characters. */
  right?: string | null;
  /** At most 19 characters. */
  top?: string | null;
  /** At most 19 characters. */
  bottom?: string | null;
}

export interface BorderWidths {
  left?: number | null;
  right?: number | null;
  top?: number | null;
  bottom?: number | null;
}

/** Totals of a bulk operation. */
export interface BulkActionMetadata {
  /** Number of items that worked. */
  totalSuccesses: number;
  /** Number of items that failed. */
  totalFailures: number;
  /** Number of failed items that are not listed one by one. */
  undetailedFailures: number;
}

export interface BulletedListData {
  indentation: number;
  offset?: number | null;
  animation?: Animation;
}

export interface BulletedListDataInput {
  indentation?: number;
  offset?: number | null;
  animation?: AnimationInput;
}

export interface ButtonData {
  containerData?: PluginContainerData;
  type: ButtonDataType;
  styles?: Styles;
  text?: string | null;
  link?: Link;
  animation?: Animation;
}

export interface ButtonDataInput {
  containerData?: PluginContainerDataInput;
  type?: ButtonDataType;
  styles?: StylesInput;
  text?: string | null;
  link?: LinkInput;
  animation?: AnimationInput;
}

export type ButtonDataType = "LINK" | "ACTION" | (string & {});

export interface ButtonStyles {
  buttonText?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  /** At most 19 characters. */
  borderColor?: string | null;
  /** At most 19 characters. */
  textColor?: string | null;
  /** At most 19 characters. */
  backgroundColor?: string | null;
  /** At most 19 characters. */
  borderColorHover?: string | null;
  /** At most 19 characters. */
  textColorHover?: string | null;
  /** At most 19 characters. */
  backgroundColorHover?: string | null;
  buttonSize?: string | null;
}

export interface CaptionData {
  textStyle?: TextStyle;
}

export interface CaptionDataInput {
  textStyle?: TextStyleInput;
}

export interface CardData {
  background?: Background;
  backgroundImage?: BackgroundImage;
}

export interface CardDataInput {
  background?: BackgroundInput;
  backgroundImage?: BackgroundImageInput;
}

export interface CardStyles {
  /** At most 19 characters. */
  backgroundColor?: string | null;
  /** At most 19 characters. */
  borderColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  type: CardStylesType;
  alignment: Alignment;
  titlePriceLayout: Layout;
  /** At most 19 characters. */
  titleColor?: string | null;
  /** At most 19 characters. */
  textColor?: string | null;
}

export interface CardStylesInput {
  /** At most 19 characters. */
  backgroundColor?: string | null;
  /** At most 19 characters. */
  borderColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  type?: CardStylesType;
  alignment?: Alignment;
  titlePriceLayout?: Layout;
  /** At most 19 characters. */
  titleColor?: string | null;
  /** At most 19 characters. */
  textColor?: string | null;
}

export type CardStylesType = "CONTAINED" | "FRAMELESS" | (string & {});

export interface CellStyle {
  verticalAlignment: VerticalAlignment;
  /** At most 19 characters. */
  backgroundColor?: string | null;
}

export interface CellStyleInput {
  verticalAlignment?: VerticalAlignment;
  /** At most 19 characters. */
  backgroundColor?: string | null;
}

export interface CheckboxListData {
  indentation: number;
  offset?: number | null;
  animation?: Animation;
}

export interface CheckboxListDataInput {
  indentation?: number;
  offset?: number | null;
  animation?: AnimationInput;
}

export interface CodeBlockData {
  textStyle?: TextStyle;
  animation?: Animation;
}

export interface CodeBlockDataInput {
  textStyle?: TextStyleInput;
  animation?: AnimationInput;
}

export interface CollapsibleListData {
  containerData?: PluginContainerData;
  expandOnlyOne?: boolean | null;
  initialExpandedItems: InitialExpandedItems;
  direction: Direction;
  isQapageData?: boolean | null;
  animation?: Animation;
}

export interface CollapsibleListDataInput {
  containerData?: PluginContainerDataInput;
  expandOnlyOne?: boolean | null;
  initialExpandedItems?: InitialExpandedItems;
  direction?: Direction;
  isQapageData?: boolean | null;
  animation?: AnimationInput;
}

export interface ColorData {
  background?: string | null;
  foreground?: string | null;
}

export interface Colors {
  /** @deprecated */
  text?: string | null;
  /** @deprecated */
  border?: string | null;
  /** @deprecated */
  background?: string | null;
}

export type ColumnSize = "SMALL" | "MEDIUM" | "LARGE" | "EXTRA_LARGE" | (string & {});

export type Crop = "FILL" | "FIT" | (string & {});

/** How many items a page holds and where it starts. */
export interface CursorPaging {
  /** Largest number of items on the page. At most 100. */
  limit?: number | null;
  /**
   * Cursor of an earlier answer that says where this page starts; leave out for the first page.
   * At most 16000 characters.
   */
  cursor?: string | null;
}

/** Where an answered page stands in a list that is paged by cursors. */
export interface CursorPagingMetadata {
  /** Number of items on this page. */
  count?: number | null;
  /** Cursors to the next page and the one before. */
  cursors?: Cursors;
  /** True when another page follows. */
  hasNext?: boolean | null;
}

/** Where an answered page stands in a list that is paged by cursors. */
export interface CursorPagingMetadataOfBadgesV2 {
  /** Number of items on this page. */
  count?: number | null;
  /** Cursors to the next page and the one before. */
  cursors?: CursorsOfBadgesV2;
  /** True when another page follows. */
  hasNext?: boolean | null;
}

/** How many items a page holds and where it starts. */
export interface CursorPagingOfBadgesV2 {
  /** Largest number of items on the page. At most 100. */
  limit?: number | null;
  /** Cursor of an earlier answer that says where this page starts; leave out for the first page. */
  cursor?: string | null;
}

/** Filter, order and page of a query that is paged by cursors. */
export interface CursorQuery {
  /** Page to answer. */
  cursorPaging?: CursorPaging;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 5 items. */
  sort?: Sorting[];
}

/** Filter, order and page of a query that is paged by cursors. */
export interface CursorQueryOfBadgesV2 {
  /** Page to answer. */
  cursorPaging?: CursorPagingOfBadgesV2;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. */
  sort?: SortingOfBadgesV2[];
}

/** Cursors to the pages around the one that was answered. */
export interface Cursors {
  /** Cursor of the next page; absent or empty on the last page. At most 16000 characters. */
  next?: string | null;
  /** Cursor of the page before; absent or empty on the first page. At most 16000 characters. */
  prev?: string | null;
}

/** Cursors to the pages around the one that was answered. */
export interface CursorsOfBadgesV2 {
  /** Cursor of the next page; absent or empty on the last page. */
  next?: string | null;
  /** Cursor of the page before; absent or empty on the first page. */
  prev?: string | null;
}

/**
 * At most one of: `anchorData`, `colorData`, `linkData`, `mentionData`, `fontSizeData`,
 * `fontWeightValue`, `italicData`, `underlineData`, `spoilerData`, `strikethroughData`,
 * `superscriptData`, `subscriptData`, `fontFamilyData`, `sketchData`.
 */
export interface Decoration {
  anchorData?: AnchorData;
  colorData?: ColorData;
  linkData?: LinkData;
  mentionData?: MentionData;
  fontSizeData?: FontSizeData;
  fontWeightValue?: number | null;
  italicData?: boolean | null;
  underlineData?: boolean | null;
  spoilerData?: SpoilerData;
  strikethroughData?: boolean | null;
  superscriptData?: boolean | null;
  subscriptData?: boolean | null;
  fontFamilyData?: FontFamilyData;
  sketchData?: SketchData;
  type: DecorationType;
}

/**
 * At most one of: `anchorData`, `colorData`, `linkData`, `mentionData`, `fontSizeData`,
 * `fontWeightValue`, `italicData`, `underlineData`, `spoilerData`, `strikethroughData`,
 * `superscriptData`, `subscriptData`, `fontFamilyData`, `sketchData`.
 */
export interface DecorationInput {
  anchorData?: AnchorDataInput;
  colorData?: ColorData;
  linkData?: LinkDataInput;
  mentionData?: MentionDataInput;
  fontSizeData?: FontSizeDataInput;
  fontWeightValue?: number | null;
  italicData?: boolean | null;
  underlineData?: boolean | null;
  spoilerData?: SpoilerData;
  strikethroughData?: boolean | null;
  superscriptData?: boolean | null;
  subscriptData?: boolean | null;
  fontFamilyData?: FontFamilyData;
  sketchData?: SketchDataInput;
  type?: DecorationType;
}

export type DecorationType =
  | "BOLD"
  | "ITALIC"
  | "UNDERLINE"
  | "SPOILER"
  | "ANCHOR"
  | "MENTION"
  | "LINK"
  | "COLOR"
  | "FONT_SIZE"
  | "EXTERNAL"
  | "STRIKETHROUGH"
  | "SUPERSCRIPT"
  | "SUBSCRIPT"
  | "FONT_FAMILY"
  | "SKETCH"
  | (string & {});

export interface Design {
  poll?: PollDesign;
  options?: OptionDesign;
}

export interface DesignInput {
  poll?: PollDesignInput;
  options?: OptionDesign;
}

export type DesignTarget = "LAYOUT" | "CELL" | (string & {});

export interface Dimensions {
  colsWidthRatio: number[];
  rowsHeight: number[];
  colsMinWidth: number[];
}

export interface DimensionsInput {
  colsWidthRatio?: number[];
  rowsHeight?: number[];
  colsMinWidth?: number[];
}

export type Direction = "LTR" | "RTL" | (string & {});

export interface DividerData {
  containerData?: PluginContainerData;
  lineStyle: LineStyle;
  width: Width;
  alignment: DividerDataAlignment;
  styles?: DividerDataStyles;
  animation?: Animation;
}

export interface DividerDataInput {
  containerData?: PluginContainerDataInput;
  lineStyle?: LineStyle;
  width?: Width;
  alignment?: DividerDataAlignment;
  styles?: DividerDataStylesInput;
  animation?: AnimationInput;
}

export type DividerDataAlignment = "CENTER" | "LEFT" | "RIGHT" | (string & {});

export interface DividerDataStyles {
  /** At most 19 characters. */
  color?: string | null;
  lineCap: LineCap;
  /** At most 10 items. */
  lineThickness: number[];
  dashLength?: number | null;
  dashGap?: number | null;
  lineGap?: number | null;
}

export interface DividerDataStylesInput {
  /** At most 19 characters. */
  color?: string | null;
  lineCap?: LineCap;
  /** At most 10 items. */
  lineThickness?: number[];
  dashLength?: number | null;
  dashGap?: number | null;
  lineGap?: number | null;
}

/** Default styles of a document's headings, paragraphs, quotes and code. */
export interface DocumentStyle {
  /** Style of headings of level 1. */
  headerOne?: TextNodeStyle;
  /** Style of headings of level 2. */
  headerTwo?: TextNodeStyle;
  /** Style of headings of level 3. */
  headerThree?: TextNodeStyle;
  /** Style of headings of level 4. */
  headerFour?: TextNodeStyle;
  /** Style of headings of level 5. */
  headerFive?: TextNodeStyle;
  /** Style of headings of level 6. */
  headerSix?: TextNodeStyle;
  /** Style of paragraphs. */
  paragraph?: TextNodeStyle;
  /** Style of quotations. */
  blockquote?: TextNodeStyle;
  /** Style of code. */
  codeBlock?: TextNodeStyle;
}

/** Default styles of a document's headings, paragraphs, quotes and code. */
export interface DocumentStyleInput {
  /** Style of headings of level 1. */
  headerOne?: TextNodeStyleInput;
  /** Style of headings of level 2. */
  headerTwo?: TextNodeStyleInput;
  /** Style of headings of level 3. */
  headerThree?: TextNodeStyleInput;
  /** Style of headings of level 4. */
  headerFour?: TextNodeStyleInput;
  /** Style of headings of level 5. */
  headerFive?: TextNodeStyleInput;
  /** Style of headings of level 6. */
  headerSix?: TextNodeStyleInput;
  /** Style of paragraphs. */
  paragraph?: TextNodeStyleInput;
  /** Style of quotations. */
  blockquote?: TextNodeStyleInput;
  /** Style of code. */
  codeBlock?: TextNodeStyleInput;
}

export interface EmbedData {
  containerData?: PluginContainerData;
  oembed?: Oembed;
  src?: string | null;
  animation?: Animation;
}

export interface EmbedDataInput {
  containerData?: PluginContainerDataInput;
  oembed?: Oembed;
  src?: string | null;
  animation?: AnimationInput;
}

export interface EntranceAnimation {
  effect?: EntranceEffect;
  duration?: number | null;
  delay?: number | null;
}

export interface EntranceAnimationInput {
  effect?: EntranceEffectInput;
  duration?: number | null;
  delay?: number | null;
}

export interface EntranceEffect {
  type: EntranceEffectType;
  /** At most 20 characters. */
  direction?: string | null;
  /** At most 12 characters. */
  shape?: string | null;
  /** At most 100 characters. */
  easing?: string | null;
}

export interface EntranceEffectInput {
  type?: EntranceEffectType;
  /** At most 20 characters. */
  direction?: string | null;
  /** At most 12 characters. */
  shape?: string | null;
  /** At most 100 characters. */
  easing?: string | null;
}

export type EntranceEffectType =
  | "FADE"
  | "ARC"
  | "BLUR"
  | "BOUNCE"
  | "DROP"
  | "EXPAND"
  | "FLIP"
  | "FLOAT"
  | "FOLD"
  | "GLIDE"
  | "REVEAL"
  | "SHAPE"
  | "SHUTTERS"
  | "SLIDE"
  | "SPIN"
  | "TILT"
  | "TURN"
  | "WINK"
  | (string & {});

export interface EventData {
  scheduling?: string | null;
  location?: string | null;
}

/** Custom data that apps attach to an entity. */
export interface ExtendedFields {
  /** Data per app: first the app's namespace, then its field names. */
  namespaces?: Record<string, Record<string, unknown>>;
}

export interface FileData {
  containerData?: PluginContainerData;
  src?: FileSource;
  name?: string | null;
  type?: string | null;
  /** @deprecated */
  size?: number | null;
  pdfSettings?: PDFSettings;
  mimeType?: string | null;
  path?: string | null;
  sizeInKb?: string | null;
  animation?: Animation;
}

export interface FileDataInput {
  containerData?: PluginContainerDataInput;
  src?: FileSource;
  name?: string | null;
  type?: string | null;
  /** @deprecated */
  size?: number | null;
  pdfSettings?: PDFSettingsInput;
  mimeType?: string | null;
  path?: string | null;
  sizeInKb?: string | null;
  animation?: AnimationInput;
}

/** At most one of: `url`, `custom`, `id`. */
export interface FileSource {
  url?: string | null;
  /** @deprecated */
  custom?: string | null;
  id?: string | null;
  private?: boolean | null;
}

export interface FontFamilyData {
  /** At most 1000 characters. */
  value?: string | null;
}

export interface FontSizeData {
  unit: FontType;
  value?: number | null;
}

export interface FontSizeDataInput {
  unit?: FontType;
  value?: number | null;
}

export type FontType = "PX" | "EM" | (string & {});

export interface GIF {
  /** Web url. */
  gif?: string | null;
  /** Web url. */
  mp4?: string | null;
  /** Web url. */
  still?: string | null;
}

export interface GIFData {
  containerData?: PluginContainerData;
  original?: GIF;
  downsized?: GIF;
  height: number;
  width: number;
  gifType: GIFType;
  animation?: Animation;
}

export interface GIFDataInput {
  containerData?: PluginContainerDataInput;
  original?: GIF;
  downsized?: GIF;
  height?: number;
  width?: number;
  gifType?: GIFType;
  animation?: AnimationInput;
}

export type GIFType = "NORMAL" | "STICKER" | (string & {});

export interface GalleryData {
  containerData?: PluginContainerData;
  items: Item[];
  options?: GalleryOptions;
  disableExpand?: boolean | null;
  disableDownload?: boolean | null;
  animation?: Animation;
}

export interface GalleryDataInput {
  containerData?: PluginContainerDataInput;
  items?: ItemInput[];
  options?: GalleryOptionsInput;
  disableExpand?: boolean | null;
  disableDownload?: boolean | null;
  animation?: AnimationInput;
}

export interface GalleryOptions {
  layout?: GalleryOptionsLayout;
  item?: ItemStyle;
  thumbnails?: Thumbnails;
}

export interface GalleryOptionsInput {
  layout?: GalleryOptionsLayoutInput;
  item?: ItemStyleInput;
  thumbnails?: ThumbnailsInput;
}

export interface GalleryOptionsLayout {
  type: LayoutType;
  horizontalScroll?: boolean | null;
  orientation: Orientation;
  numberOfColumns?: number | null;
  mobileNumberOfColumns?: number | null;
}

export interface GalleryOptionsLayoutInput {
  type?: LayoutType;
  horizontalScroll?: boolean | null;
  orientation?: Orientation;
  numberOfColumns?: number | null;
  mobileNumberOfColumns?: number | null;
}

export interface Gradient {
  type: GradientType;
  /** At most 1000 items. */
  stops: Stop[];
  angle?: number | null;
  /** At most 100. */
  centerX?: number | null;
  /** At most 100. */
  centerY?: number | null;
}

export interface GradientInput {
  type?: GradientType;
  /** At most 1000 items. */
  stops?: Stop[];
  angle?: number | null;
  /** At most 100. */
  centerX?: number | null;
  /** At most 100. */
  centerY?: number | null;
}

export type GradientType = "LINEAR" | "RADIAL" | (string & {});

/** At most one of: `url`, `html`, `isAdsense`, `widgetId`. */
export interface HTMLData {
  url?: string;
  html?: string;
  /** @deprecated */
  isAdsense?: boolean | null;
  widgetId?: string;
  containerData?: PluginContainerData;
  source: Source;
  autoHeight?: boolean | null;
  animation?: Animation;
}

/** At most one of: `url`, `html`, `isAdsense`, `widgetId`. */
export interface HTMLDataInput {
  url?: string;
  html?: string;
  /** @deprecated */
  isAdsense?: boolean | null;
  widgetId?: string;
  containerData?: PluginContainerDataInput;
  source?: Source;
  autoHeight?: boolean | null;
  animation?: AnimationInput;
}

/** One HTTP header. */
export interface HeadersEntry {
  /** Name of the header. */
  key: string;
  /** Value of the header. */
  value: string;
}

/** One HTTP header. */
export interface HeadersEntryInput {
  /** Name of the header. */
  key?: string;
  /** Value of the header. */
  value?: string;
}

export interface HeadingData {
  level: number;
  textStyle?: TextStyle;
  indentation?: number | null;
  renderedLevel?: number | null;
  animation?: Animation;
}

export interface HeadingDataInput {
  level?: number;
  textStyle?: TextStyleInput;
  indentation?: number | null;
  renderedLevel?: number | null;
  animation?: AnimationInput;
}

export interface Height {
  custom?: string | null;
}

/** Image in the site's media store. */
export interface Image {
  /** Id of the media file. */
  id: string;
  /** Address of the image file. */
  url: string;
  /** Height of the original in pixels. */
  height: number;
  /** Width of the original in pixels. */
  width: number;
  /** Text for readers who cannot see the image. */
  altText?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
  urlExpirationDate?: Date | null;
  focalPoint?: {
    x?: number | null;
    y?: number | null;
  };
}

/** Image in the site's media store. */
export interface ImageInput {
  /** Id of the media file. */
  id?: string;
  /** Address of the image file. */
  url?: string;
  /** Text for readers who cannot see the image. */
  altText?: string | null;
  urlExpirationDate?: Date | null;
  focalPoint?: {
    x?: number | null;
    y?: number | null;
  };
}

export interface ImageData {
  containerData?: PluginContainerData;
  image?: Media;
  link?: Link;
  disableExpand?: boolean | null;
  altText?: string | null;
  /** @deprecated */
  caption?: string | null;
  disableDownload?: boolean | null;
  decorative?: boolean | null;
  styles?: ImageDataStyles;
  crop?: ImageDataCrop;
  cropShape?: string | null;
  animation?: Animation;
}

export interface ImageDataInput {
  containerData?: PluginContainerDataInput;
  image?: Media;
  link?: LinkInput;
  disableExpand?: boolean | null;
  altText?: string | null;
  /** @deprecated */
  caption?: string | null;
  disableDownload?: boolean | null;
  decorative?: boolean | null;
  styles?: ImageDataStyles;
  crop?: ImageDataCrop;
  cropShape?: string | null;
  animation?: AnimationInput;
}

export interface ImageDataCrop {
  x?: number | null;
  y?: number | null;
  width?: number | null;
  height?: number | null;
}

export interface ImageDataStyles {
  border?: StylesBorder;
}

/** Image of a gallery in formatted text. */
export interface ImageOfInfoSectionsV3 {
  /** The media file. */
  media?: Media;
  /** Where a click on the image leads. */
  link?: Link;
}

/** Image of a gallery in formatted text. */
export interface ImageOfInfoSectionsV3Input {
  /** The media file. */
  media?: Media;
  /** Where a click on the image leads. */
  link?: LinkInput;
}

export type ImagePosition =
  | "CENTER"
  | "CENTER_LEFT"
  | "CENTER_RIGHT"
  | "TOP"
  | "TOP_LEFT"
  | "TOP_RIGHT"
  | "BOTTOM"
  | "BOTTOM_LEFT"
  | "BOTTOM_RIGHT"
  | (string & {});

export type ImagePositionPosition =
  | "CENTER"
  | "CENTER_LEFT"
  | "CENTER_RIGHT"
  | "TOP"
  | "TOP_LEFT"
  | "TOP_RIGHT"
  | "BOTTOM"
  | "BOTTOM_LEFT"
  | "BOTTOM_RIGHT"
  | (string & {});

export interface ImageStyles {
  hideImage?: boolean | null;
  imagePosition: Position;
  aspectRatio: AspectRatio;
  resizing: Resizing;
  /** At most 19 characters. */
  borderColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
}

export interface ImageStylesInput {
  hideImage?: boolean | null;
  imagePosition?: Position;
  aspectRatio?: AspectRatio;
  resizing?: Resizing;
  /** At most 19 characters. */
  borderColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
}

export type Indentation = "NESTED" | "FLAT" | (string & {});

export type InitialExpandedItems = "FIRST" | "ALL" | "NONE" | (string & {});

/** At most one of: `image`, `video`. */
export interface Item {
  image?: ImageOfInfoSectionsV3;
  video?: Video;
  title?: string | null;
  altText?: string | null;
}

/** At most one of: `image`, `video`. */
export interface ItemInput {
  image?: ImageOfInfoSectionsV3Input;
  video?: Video;
  title?: string | null;
  altText?: string | null;
}

/** Outcome of a bulk operation for one item. */
export interface ItemMetadata {
  /** Id of the item; absent when a new item could not be created. Guid. */
  id?: string | null;
  /** Position of the item in the request, from 0. */
  originalIndex: number;
  /** True when the operation worked for this item. */
  success: boolean;
  /** What went wrong for this item. */
  error?: ApplicationError;
}

/** Outcome of a bulk operation for one item. */
export interface ItemMetadataOfProducts {
  /** Id of the item; absent when a new item could not be created. */
  id?: string | null;
  /** Position of the item in the request, from 0. */
  originalIndex: number;
  /** True when the operation worked for this item. */
  success: boolean;
  /** What went wrong for this item. */
  error?: ApplicationError;
}

export interface ItemStyle {
  targetSize?: number | null;
  ratio?: number | null;
  crop: Crop;
  spacing?: number | null;
}

export interface ItemStyleInput {
  targetSize?: number | null;
  ratio?: number | null;
  crop?: Crop;
  spacing?: number | null;
}

export type LayerEffect = "CENTER" | "FADE_TO_TOP" | "FADE_TO_BOTTOM" | (string & {});

export interface Layers {
  count?: number | null;
  offsetY?: number | null;
  layerEffect: LayerEffect;
  offsetX?: number | null;
}

export interface LayersInput {
  count?: number | null;
  offsetY?: number | null;
  layerEffect?: LayerEffect;
  offsetX?: number | null;
}

export type Layout = "STACKED" | "SIDE_BY_SIDE" | (string & {});

export interface LayoutCellData {
  colSpan?: number | null;
}

export interface LayoutData {
  /**
   * At most 19 characters.
   *
   * @deprecated
   */
  backgroundColor?: string | null;
  backgroundImage?: LayoutDataBackgroundImage;
  /** At most 19 characters. */
  borderColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  /**
   * At most 19 characters.
   *
   * @deprecated
   */
  backdropColor?: string | null;
  backdropImage?: LayoutDataBackgroundImage;
  backdropPaddingTop?: number | null;
  backdropPaddingBottom?: number | null;
  gap?: number | null;
  /** At most 4 items. */
  cellPadding: number[];
  cellVerticalAlignment: VerticalAlignmentAlignment;
  responsivenessBehaviour: ResponsivenessBehaviour;
  responsivenessBreakpoint?: number | null;
  containerData?: PluginContainerData;
  designTarget: DesignTarget;
  banner?: Banner;
  background?: Background;
  backdrop?: Backdrop;
  animation?: Animation;
  topDivider?: SectionDivider;
  bottomDivider?: SectionDivider;
}

export interface LayoutDataInput {
  /**
   * At most 19 characters.
   *
   * @deprecated
   */
  backgroundColor?: string | null;
  backgroundImage?: LayoutDataBackgroundImageInput;
  /** At most 19 characters. */
  borderColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  /**
   * At most 19 characters.
   *
   * @deprecated
   */
  backdropColor?: string | null;
  backdropImage?: LayoutDataBackgroundImageInput;
  backdropPaddingTop?: number | null;
  backdropPaddingBottom?: number | null;
  gap?: number | null;
  /** At most 4 items. */
  cellPadding?: number[];
  cellVerticalAlignment?: VerticalAlignmentAlignment;
  responsivenessBehaviour?: ResponsivenessBehaviour;
  responsivenessBreakpoint?: number | null;
  containerData?: PluginContainerDataInput;
  designTarget?: DesignTarget;
  banner?: BannerInput;
  background?: BackgroundInput;
  backdrop?: BackdropInput;
  animation?: AnimationInput;
  topDivider?: SectionDividerInput;
  bottomDivider?: SectionDividerInput;
}

export interface LayoutDataBackgroundImage {
  media?: Media;
  /** @deprecated */
  opacity?: number | null;
  scaling: Scaling;
  position: ImagePosition;
  blur?: number | null;
  overlay?: Background;
}

export interface LayoutDataBackgroundImageInput {
  media?: Media;
  /** @deprecated */
  opacity?: number | null;
  scaling?: Scaling;
  position?: ImagePosition;
  blur?: number | null;
  overlay?: BackgroundInput;
}

export type LayoutType =
  | "COLLAGE"
  | "MASONRY"
  | "GRID"
  | "THUMBNAIL"
  | "SLIDER"
  | "SLIDESHOW"
  | "PANORAMA"
  | "COLUMN"
  | "MAGIC"
  | "FULLSIZE"
  | (string & {});

export type LineCap = "SQUARE" | "ROUND" | (string & {});

export type LineStyle = "SINGLE" | "DOUBLE" | "DASHED" | "DOTTED" | (string & {});

/** At most one of: `url`, `anchor`. */
export interface Link {
  url?: string;
  anchor?: string;
  target: Target;
  rel?: Rel;
  customData?: string | null;
}

/** At most one of: `url`, `anchor`. */
export interface LinkInput {
  url?: string;
  anchor?: string;
  target?: Target;
  rel?: Rel;
  customData?: string | null;
}

export interface LinkData {
  link?: Link;
}

export interface LinkDataInput {
  link?: LinkInput;
}

export interface LinkPreviewData {
  containerData?: PluginContainerData;
  link?: Link;
  title?: string | null;
  thumbnailUrl?: string | null;
  description?: string | null;
  html?: string | null;
  styles?: LinkPreviewDataStyles;
  animation?: Animation;
}

export interface LinkPreviewDataInput {
  containerData?: PluginContainerDataInput;
  link?: LinkInput;
  title?: string | null;
  thumbnailUrl?: string | null;
  description?: string | null;
  html?: string | null;
  styles?: LinkPreviewDataStylesInput;
  animation?: AnimationInput;
}

export interface LinkPreviewDataStyles {
  /** At most 19 characters. */
  backgroundColor?: string | null;
  /** At most 19 characters. */
  titleColor?: string | null;
  /** At most 19 characters. */
  subtitleColor?: string | null;
  /** At most 19 characters. */
  linkColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  /** At most 19 characters. */
  borderColor?: string | null;
  thumbnailPosition: StylesPosition;
}

export interface LinkPreviewDataStylesInput {
  /** At most 19 characters. */
  backgroundColor?: string | null;
  /** At most 19 characters. */
  titleColor?: string | null;
  /** At most 19 characters. */
  subtitleColor?: string | null;
  /** At most 19 characters. */
  linkColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  /** At most 19 characters. */
  borderColor?: string | null;
  thumbnailPosition?: StylesPosition;
}

export interface ListItemNodeData {
  checked?: boolean | null;
  animation?: Animation;
}

export interface ListItemNodeDataInput {
  checked?: boolean | null;
  animation?: AnimationInput;
}

export type ListStyle =
  | "PLAIN"
  | "NUMBERED"
  | "LETTERS"
  | "ROMAN"
  | "BULLETED"
  | "ALPHABETICAL_INDEX"
  | "ALPHABETICAL_INDEX_COMPACT"
  | (string & {});

export interface LoopAnimation {
  effect?: LoopEffect;
  duration?: number | null;
  iterationDelay?: number | null;
}

export interface LoopAnimationInput {
  effect?: LoopEffectInput;
  duration?: number | null;
  iterationDelay?: number | null;
}

export interface LoopEffect {
  type: LoopEffectType;
  /** At most 20 characters. */
  direction?: string | null;
  /** At most 100 characters. */
  easing?: string | null;
}

export interface LoopEffectInput {
  type?: LoopEffectType;
  /** At most 20 characters. */
  direction?: string | null;
  /** At most 100 characters. */
  easing?: string | null;
}

export type LoopEffectType =
  | "BOUNCE"
  | "BREATHE"
  | "CROSS"
  | "FLASH"
  | "FLIP"
  | "FOLD"
  | "JELLO"
  | "POKE"
  | "PULSE"
  | "RUBBER"
  | "SPIN"
  | "SWING"
  | "WIGGLE"
  | (string & {});

export interface MapData {
  containerData?: PluginContainerData;
  mapSettings?: MapSettings;
}

export interface MapDataInput {
  containerData?: PluginContainerDataInput;
  mapSettings?: MapSettingsInput;
}

export interface MapSettings {
  address?: string | null;
  draggable?: boolean | null;
  marker?: boolean | null;
  streetViewControl?: boolean | null;
  zoomControl?: boolean | null;
  lat?: number | null;
  lng?: number | null;
  locationName?: string | null;
  viewModeControl?: boolean | null;
  initialZoom?: number | null;
  mapType: MapType;
}

export interface MapSettingsInput {
  address?: string | null;
  draggable?: boolean | null;
  marker?: boolean | null;
  streetViewControl?: boolean | null;
  zoomControl?: boolean | null;
  lat?: number | null;
  lng?: number | null;
  locationName?: string | null;
  viewModeControl?: boolean | null;
  initialZoom?: number | null;
  mapType?: MapType;
}

export type MapType = "ROADMAP" | "SATELITE" | "HYBRID" | "TERRAIN" | (string & {});

/** Classifies units of volume, mass, length and area. */
export type MeasurementUnit =
  | "UNSPECIFIED"
  | "ML"
  | "CL"
  | "L"
  | "CBM"
  | "MG"
  | "G"
  | "KG"
  | "MM"
  | "CM"
  | "M"
  | "SQM"
  | "OZ"
  | "LB"
  | "FLOZ"
  | "PT"
  | "QT"
  | "GAL"
  | "IN"
  | "FT"
  | "YD"
  | "SQFT"
  | (string & {});

export interface Media {
  src?: FileSource;
  width?: number | null;
  height?: number | null;
  duration?: number | null;
}

export interface MentionData {
  name: string;
  slug: string;
  id?: string | null;
  type?: string | null;
}

export interface MentionDataInput {
  name?: string;
  slug?: string;
  id?: string | null;
  type?: string | null;
}

/** Version and dates of a formatted text. */
export interface Metadata {
  /** Version of the document format. */
  version: number;
  /**
   * When the document was created.
   *
   * @deprecated
   */
  createdTimestamp?: Date | null;
  /**
   * When the document was last changed.
   *
   * @deprecated
   */
  updatedTimestamp?: Date | null;
  /** Id of the document. */
  id?: string | null;
}

/** Version and dates of a formatted text. */
export interface MetadataInput {
  /** Version of the document format. */
  version?: number;
  /**
   * When the document was last changed.
   *
   * @deprecated
   */
  updatedTimestamp?: Date | null;
  /** Id of the document. */
  id?: string | null;
}

/** Classifies how the words of a search combine: any of them or all of them. */
export type Mode = "OR" | "AND";

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
  buttonData?: ButtonData;
  /** Data of a block of code. */
  codeBlockData?: CodeBlockData;
  /** Data of a dividing line. */
  dividerData?: DividerData;
  /** Data of a file to download. */
  fileData?: FileData;
  /** Data of a gallery. */
  galleryData?: GalleryData;
  /** Data of an animated image. */
  gifData?: GIFData;
  /** Data of a heading, with its level. */
  headingData?: HeadingData;
  /** Data of embedded HTML. */
  htmlData?: HTMLData;
  /** Data of an image. */
  imageData?: ImageData;
  /** Data of a link with a preview. */
  linkPreviewData?: LinkPreviewData;
  /**
   * Data of a map.
   *
   * @deprecated
   */
  mapData?: MapData;
  /** Data of a paragraph. */
  paragraphData?: ParagraphData;
  /** Data of a poll. */
  pollData?: PollData;
  /** Text and its decorations. */
  textData?: TextData;
  /** Data of an embedded app item. */
  appEmbedData?: AppEmbedData;
  /** Data of a video. */
  videoData?: VideoData;
  /** Data of content embedded from another site. */
  embedData?: EmbedData;
  /** Data of a list whose items fold. */
  collapsibleListData?: CollapsibleListData;
  /** Data of a table. */
  tableData?: TableData;
  /** Data of a cell of a table. */
  tableCellData?: TableCellData;
  /** Data of a node that an app defines. */
  externalData?: Record<string, unknown> | null;
  /** Data of a sound. */
  audioData?: AudioData;
  /** Data of a numbered list. */
  orderedListData?: OrderedListData;
  /** Data of a list with bullets. */
  bulletedListData?: BulletedListData;
  /** Data of a quotation. */
  blockquoteData?: BlockquoteData;
  /** Data of a caption. */
  captionData?: CaptionData;
  /** Data of a layout with columns. */
  layoutData?: LayoutData;
  /** Data of a column of a layout. */
  layoutCellData?: LayoutCellData;
  /** Data of a shape. */
  shapeData?: ShapeData;
  /** Data of a card. */
  cardData?: CardData;
  /** Data of a table of contents. */
  tocData?: TocData;
  /** Data of a block with a repeating layout. */
  smartBlockData?: SmartBlockData;
  /** Data of a cell of such a block. */
  smartBlockCellData?: SmartBlockCellData;
  /** Data of a list with checkboxes. */
  checkboxListData?: CheckboxListData;
  /** Data of an item of a list. */
  listItemData?: ListItemNodeData;
  /** Kind of node, which decides the data field that is set. */
  type: NodeType;
  /** Id of the node within the document. */
  id: string;
  /** Nodes inside this one. */
  nodes: Node[];
  /** Spacing and background of the node. */
  style?: NodeStyle;
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
export interface NodeInput {
  /** Data of a button. */
  buttonData?: ButtonDataInput;
  /** Data of a block of code. */
  codeBlockData?: CodeBlockDataInput;
  /** Data of a dividing line. */
  dividerData?: DividerDataInput;
  /** Data of a file to download. */
  fileData?: FileDataInput;
  /** Data of a gallery. */
  galleryData?: GalleryDataInput;
  /** Data of an animated image. */
  gifData?: GIFDataInput;
  /** Data of a heading, with its level. */
  headingData?: HeadingDataInput;
  /** Data of embedded HTML. */
  htmlData?: HTMLDataInput;
  /** Data of an image. */
  imageData?: ImageDataInput;
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
  pollData?: PollDataInput;
  /** Text and its decorations. */
  textData?: TextDataInput;
  /** Data of an embedded app item. */
  appEmbedData?: AppEmbedDataInput;
  /** Data of a video. */
  videoData?: VideoDataInput;
  /** Data of content embedded from another site. */
  embedData?: EmbedDataInput;
  /** Data of a list whose items fold. */
  collapsibleListData?: CollapsibleListDataInput;
  /** Data of a table. */
  tableData?: TableDataInput;
  /** Data of a cell of a table. */
  tableCellData?: TableCellDataInput;
  /** Data of a node that an app defines. */
  externalData?: Record<string, unknown> | null;
  /** Data of a sound. */
  audioData?: AudioDataInput;
  /** Data of a numbered list. */
  orderedListData?: OrderedListDataInput;
  /** Data of a list with bullets. */
  bulletedListData?: BulletedListDataInput;
  /** Data of a quotation. */
  blockquoteData?: BlockquoteDataInput;
  /** Data of a caption. */
  captionData?: CaptionDataInput;
  /** Data of a layout with columns. */
  layoutData?: LayoutDataInput;
  /** Data of a column of a layout. */
  layoutCellData?: LayoutCellData;
  /** Data of a shape. */
  shapeData?: ShapeDataInput;
  /** Data of a card. */
  cardData?: CardDataInput;
  /** Data of a table of contents. */
  tocData?: TocDataInput;
  /** Data of a block with a repeating layout. */
  smartBlockData?: SmartBlockDataInput;
  /** Data of a cell of such a block. */
  smartBlockCellData?: SmartBlockCellDataInput;
  /** Data of a list with checkboxes. */
  checkboxListData?: CheckboxListDataInput;
  /** Data of an item of a list. */
  listItemData?: ListItemNodeDataInput;
  /** Kind of node, which decides the data field that is set. */
  type?: NodeType;
  /** Id of the node within the document. */
  id?: string;
  /** Nodes inside this one. */
  nodes?: NodeInput[];
  /** Spacing and background of the node. */
  style?: NodeStyle;
}

export interface NodeStyle {
  paddingTop?: string | null;
  paddingBottom?: string | null;
  backgroundColor?: string | null;
}

/** Classifies the nodes of formatted text. */
export type NodeType =
  | "PARAGRAPH"
  | "TEXT"
  | "HEADING"
  | "BULLETED_LIST"
  | "ORDERED_LIST"
  | "LIST_ITEM"
  | "BLOCKQUOTE"
  | "CODE_BLOCK"
  | "VIDEO"
  | "DIVIDER"
  | "FILE"
  | "GALLERY"
  | "GIF"
  | "HTML"
  | "IMAGE"
  | "LINK_PREVIEW"
  | "MAP"
  | "POLL"
  | "APP_EMBED"
  | "BUTTON"
  | "COLLAPSIBLE_LIST"
  | "TABLE"
  | "EMBED"
  | "COLLAPSIBLE_ITEM"
  | "COLLAPSIBLE_ITEM_TITLE"
  | "COLLAPSIBLE_ITEM_BODY"
  | "TABLE_CELL"
  | "TABLE_ROW"
  | "EXTERNAL"
  | "AUDIO"
  | "CAPTION"
  | "LAYOUT"
  | "LAYOUT_CELL"
  | "SHAPE"
  | "CARD"
  | "TOC"
  | "SMART_BLOCK"
  | "SMART_BLOCK_CELL"
  | "CHECKBOX_LIST"
  | (string & {});

export interface Oembed {
  type?: string | null;
  width?: number | null;
  height?: number | null;
  title?: string | null;
  url?: string | null;
  html?: string | null;
  authorName?: string | null;
  authorUrl?: string | null;
  providerName?: string | null;
  providerUrl?: string | null;
  thumbnailUrl?: string | null;
  thumbnailWidth?: string | null;
  thumbnailHeight?: string | null;
  videoUrl?: string | null;
  version?: string | null;
}

export interface Option {
  id?: string | null;
  title?: string | null;
  image?: Media;
}

export interface OptionDesign {
  borderRadius?: number | null;
}

export interface OptionLayout {
  enableImage?: boolean | null;
}

export interface OrderedListData {
  indentation: number;
  offset?: number | null;
  start?: number | null;
  animation?: Animation;
}

export interface OrderedListDataInput {
  indentation?: number;
  offset?: number | null;
  start?: number | null;
  animation?: AnimationInput;
}

export type Orientation = "ROWS" | "COLUMNS" | (string & {});

export type Origin = "IMAGE" | "LAYOUT" | (string & {});

export interface PDFSettings {
  viewMode: ViewMode;
  disableDownload?: boolean | null;
  disablePrint?: boolean | null;
}

export interface PDFSettingsInput {
  viewMode?: ViewMode;
  disableDownload?: boolean | null;
  disablePrint?: boolean | null;
}

/** Address of a page of the site. */
export interface PageUrlV2 {
  /** Path below the site's address, such as '/product-page/mug'. */
  relativePath: string;
  /** Address of the page in full. */
  url?: string | null;
}

/** Address of a page of the site. */
export interface PageUrlV2Input {
  /** Path below the site's address, such as '/product-page/mug'. */
  relativePath?: string;
  /** Address of the page in full. */
  url?: string | null;
}

/** Page of a list, by offset. */
export interface Paging {
  /** Largest number of items on the page. */
  limit?: number | null;
  /** Number of items to skip before the page starts, 0 for the first page. */
  offset?: number | null;
}

/** Where an answered page stands, for lists paged by offset or by cursors. */
export interface PagingMetadataV2 {
  /** Number of items on this page. */
  count?: number | null;
  /** Number of items that were skipped before this page, when paging by offset. */
  offset?: number | null;
  /** Number of items on all pages together, when paging by offset. */
  total?: number | null;
  /** True when the matches were too many to give a total. */
  tooManyToCount?: boolean | null;
  /** Cursors to the next page and the one before, when paging by cursors. */
  cursors?: Cursors;
}

export interface ParagraphData {
  textStyle?: TextStyle;
  indentation?: number | null;
  level?: number | null;
  animation?: Animation;
}

export interface ParagraphDataInput {
  textStyle?: TextStyleInput;
  indentation?: number | null;
  level?: number | null;
  animation?: AnimationInput;
}

export interface Permissions {
  view: ViewRole;
  vote: VoteRole;
  allowMultipleVotes?: boolean | null;
}

export interface PermissionsInput {
  view?: ViewRole;
  vote?: VoteRole;
  allowMultipleVotes?: boolean | null;
}

export type Placement = "IMAGE" | "PRODUCT_INFO" | (string & {});

/** Page of a list, by offset. */
export interface PlatformPaging {
  /** Largest number of items on the page, 100 at most. At most 100. */
  limit?: number | null;
  /** Number of items to skip before the page starts, 0 for the first page. */
  offset?: number | null;
}

/** Where an answered page stands, for lists paged by offset or by cursors. */
export interface PlatformPagingMetadata {
  /** Number of items on this page. */
  count?: number | null;
  /** Number of items that were skipped before this page, when paging by offset. */
  offset?: number | null;
  /** Number of items on all pages together, when paging by offset. */
  total?: number | null;
  /** Cursors to the next page and the one before, when paging by cursors. */
  cursors?: Cursors;
}

/**
 * Filter, order and page of a query.
 *
 * At most one of: `paging`, `cursorPaging`.
 */
export type PlatformQuery = {
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. */
  sort?: SortingOfProducts[];
} & (
  | {
      /** Page to answer, by offset; use this or cursorPaging. */
      paging?: PlatformPaging;
      cursorPaging?: undefined;
    }
  | {
      paging?: undefined;
      /** Page to answer, by cursor; use this or paging. */
      cursorPaging?: CursorPaging;
    }
);

export interface PlaybackOptions {
  autoPlay?: boolean | null;
  playInLoop?: boolean | null;
  showControls?: boolean | null;
}

export interface PluginContainerData {
  width?: PluginContainerDataWidth;
  alignment: PluginContainerDataAlignment;
  spoiler?: Spoiler;
  height?: Height;
  textWrap?: boolean | null;
}

export interface PluginContainerDataInput {
  width?: PluginContainerDataWidth;
  alignment?: PluginContainerDataAlignment;
  spoiler?: Spoiler;
  height?: Height;
  textWrap?: boolean | null;
}

export type PluginContainerDataAlignment = "CENTER" | "LEFT" | "RIGHT" | (string & {});

/** At most one of: `size`, `custom`. */
export interface PluginContainerDataWidth {
  size?: WidthType;
  custom?: string | null;
}

export interface PointerEffect {
  type: PointerEffectType;
  inverted?: boolean | null;
  /** At most 20 characters. */
  axis?: string | null;
  /** At most 8 characters. */
  direction?: string | null;
  /** At most 100 characters. */
  easing?: string | null;
}

export interface PointerEffectInput {
  type?: PointerEffectType;
  inverted?: boolean | null;
  /** At most 20 characters. */
  axis?: string | null;
  /** At most 8 characters. */
  direction?: string | null;
  /** At most 100 characters. */
  easing?: string | null;
}

export type PointerEffectType =
  | "AIRY"
  | "BLOB"
  | "BLUR"
  | "SCALE"
  | "SKEW"
  | "SWIVEL"
  | "TILT_3D"
  | "TRACK"
  | "TRACK_3D"
  | (string & {});

export interface Poll {
  id?: string | null;
  title?: string | null;
  creatorId?: string | null;
  image?: Media;
  options: Option[];
  settings?: SettingsOfInfoSectionsV3;
}

export interface PollInput {
  id?: string | null;
  title?: string | null;
  creatorId?: string | null;
  image?: Media;
  options?: Option[];
  settings?: SettingsOfInfoSectionsV3Input;
}

export interface PollData {
  containerData?: PluginContainerData;
  poll?: Poll;
  layout?: PollDataLayout;
  design?: Design;
  animation?: Animation;
}

export interface PollDataInput {
  containerData?: PluginContainerDataInput;
  poll?: PollInput;
  layout?: PollDataLayoutInput;
  design?: DesignInput;
  animation?: AnimationInput;
}

export interface PollDataLayout {
  poll?: PollLayout;
  options?: OptionLayout;
}

export interface PollDataLayoutInput {
  poll?: PollLayoutInput;
  options?: OptionLayout;
}

export interface PollDesign {
  background?: PollDesignBackground;
  borderRadius?: number | null;
}

export interface PollDesignInput {
  background?: PollDesignBackgroundInput;
  borderRadius?: number | null;
}

/** At most one of: `color`, `image`, `gradient`. */
export interface PollDesignBackground {
  /** At most 19 characters. */
  color?: string | null;
  image?: Media;
  gradient?: BackgroundGradient;
  type: PollDesignBackgroundType;
}

/** At most one of: `color`, `image`, `gradient`. */
export interface PollDesignBackgroundInput {
  /** At most 19 characters. */
  color?: string | null;
  image?: Media;
  gradient?: BackgroundGradient;
  type?: PollDesignBackgroundType;
}

export type PollDesignBackgroundType = "COLOR" | "IMAGE" | "GRADIENT" | (string & {});

export interface PollLayout {
  type: PollLayoutType;
  direction: Direction;
  enableImage?: boolean | null;
}

export interface PollLayoutInput {
  type?: PollLayoutType;
  direction?: Direction;
  enableImage?: boolean | null;
}

export type PollLayoutType = "LIST" | "GRID" | (string & {});

export type Position = "START" | "END" | "TOP" | (string & {});

export interface PricingData {
  /** Decimal in a string. */
  valueFrom?: string | null;
  /** Decimal in a string. */
  valueTo?: string | null;
  /** Decimal in a string. */
  discountedValue?: string | null;
  /** Currency. */
  currency?: string | null;
  /** Guid. */
  pricingPlanId?: string | null;
}

/** An HTTP answer as it is. */
export interface RawHttpResponse {
  /** Body in Base64. */
  body: Uint8Array;
  /** HTTP status. */
  statusCode?: number | null;
  /** HTTP headers. */
  headers: HeadersEntry[];
}

export interface Rel {
  nofollow?: boolean | null;
  sponsored?: boolean | null;
  ugc?: boolean | null;
  noreferrer?: boolean | null;
}

export type Resizing = "FILL" | "FIT" | (string & {});

export type ResponsivenessBehaviour = "STACK" | "WRAP" | (string & {});

export interface RibbonStyles {
  ribbonText?: string | null;
  /** At most 19 characters. */
  backgroundColor?: string | null;
  /** At most 19 characters. */
  textColor?: string | null;
  /** At most 19 characters. */
  borderColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  ribbonPlacement: Placement;
}

export interface RibbonStylesInput {
  ribbonText?: string | null;
  /** At most 19 characters. */
  backgroundColor?: string | null;
  /** At most 19 characters. */
  textColor?: string | null;
  /** At most 19 characters. */
  borderColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  ribbonPlacement?: Placement;
}

/** Formatted text as a tree of nodes. */
export interface RichContent {
  /** Nodes at the top level, in reading order. */
  nodes: Node[];
  /** Version and dates of the document. */
  metadata?: Metadata;
  /** Default styles of headings, paragraphs and quotes. */
  documentStyle?: DocumentStyle;
}

/** Formatted text as a tree of nodes. */
export interface RichContentInput {
  /** Nodes at the top level, in reading order. */
  nodes?: NodeInput[];
  /** Version and dates of the document. */
  metadata?: MetadataInput;
  /** Default styles of headings, paragraphs and quotes. */
  documentStyle?: DocumentStyleInput;
}

export type Scaling = "AUTO" | "CONTAIN" | "COVER" | (string & {});

export interface SectionDivider {
  type: Shape;
  /** At most 19 characters. */
  color?: string | null;
  height?: number | null;
  offsetX?: number | null;
  flipped?: boolean | null;
  layers?: Layers;
}

export interface SectionDividerInput {
  type?: Shape;
  /** At most 19 characters. */
  color?: string | null;
  height?: number | null;
  offsetX?: number | null;
  flipped?: boolean | null;
  layers?: LayersInput;
}

export interface SettingsOfInfoSectionsV3 {
  permissions?: Permissions;
  showVoters?: boolean | null;
  showVotesCount?: boolean | null;
}

export interface SettingsOfInfoSectionsV3Input {
  permissions?: PermissionsInput;
  showVoters?: boolean | null;
  showVotesCount?: boolean | null;
}

export type Shape =
  | "ELLIPSE"
  | "TILT"
  | "LIQUID"
  | "LEFT_WAVE"
  | "PAINT_SCRIBBLE"
  | "INVERTED_ELLIPSE"
  | "RIGHT_WAVE"
  | "DUNES"
  | "WAVES"
  | "TRIANGLE"
  | "SEMI_ELLIPSE"
  | "PLANTS"
  | "LAYERED_ELLIPSE"
  | "PIXELS"
  | "PAINT"
  | "CLOUDS"
  | "OPTICAL_ILLUSION"
  | "STRIPES"
  | "BLOBS"
  | "SEMI_CIRCLES"
  | "HILL"
  | "BRUSH"
  | "PEAKS"
  | "ANGLED_TRIANGLE"
  | (string & {});

export interface ShapeData {
  containerData?: PluginContainerData;
  shape?: Media;
  styles?: ShapeDataStyles;
  animation?: Animation;
  link?: Link;
  /** At most 1000 characters. */
  altText?: string | null;
}

export interface ShapeDataInput {
  containerData?: PluginContainerDataInput;
  shape?: Media;
  styles?: ShapeDataStyles;
  animation?: AnimationInput;
  link?: LinkInput;
  /** At most 1000 characters. */
  altText?: string | null;
}

export interface ShapeDataStyles {
  /** At most 19 characters. */
  color?: string | null;
  colors?: Record<string, string>;
}

export interface SketchData {
  variant: Variant;
  /** At most 19 characters. */
  color?: string | null;
  animate?: boolean | null;
}

export interface SketchDataInput {
  variant?: Variant;
  /** At most 19 characters. */
  color?: string | null;
  animate?: boolean | null;
}

export interface SmartBlockCellData {
  label?: string | null;
  shape?: Media;
  /** At most 19 characters. */
  borderColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  type: SmartBlockDataType;
  /** At most 19 characters. */
  accentColor?: string | null;
  /** At most 19 characters. */
  backgroundColor?: string | null;
  /** At most 19 characters. */
  shapeColor?: string | null;
}

export interface SmartBlockCellDataInput {
  label?: string | null;
  shape?: Media;
  /** At most 19 characters. */
  borderColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  type?: SmartBlockDataType;
  /** At most 19 characters. */
  accentColor?: string | null;
  /** At most 19 characters. */
  backgroundColor?: string | null;
  /** At most 19 characters. */
  shapeColor?: string | null;
}

export interface SmartBlockData {
  type: SmartBlockDataType;
  orientation?: string | null;
  columnSize: ColumnSize;
  /** At most 19 characters. */
  borderColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  animation?: Animation;
}

export interface SmartBlockDataInput {
  type?: SmartBlockDataType;
  orientation?: string | null;
  columnSize?: ColumnSize;
  /** At most 19 characters. */
  borderColor?: string | null;
  borderWidth?: number | null;
  borderRadius?: number | null;
  animation?: AnimationInput;
}

export type SmartBlockDataType =
  | "SOLID_BOXES"
  | "NUMBERED_BOXES"
  | "STATS"
  | "CIRCLE_STATS"
  | "SOLID_BOXES_ALTERNATING"
  | "SOLID_JOINED_BOXES"
  | "SIDE_LINE_TEXT"
  | "TOP_LINE_TEXT"
  | "OUTLINE_BOXES_WITH_TOP_CIRCLE"
  | "BIG_BULLETS"
  | "SMALL_BULLETS"
  | "ARROW_BULLETS"
  | "PROCESS_STEPS"
  | "BAR_STATS"
  | "TIMELINE"
  | "MINIMAL_TIMELINE"
  | "PILLS"
  | "STAR_RATING"
  | "QUOTE_BOXES"
  | "CIRCLE"
  | "PYRAMID"
  | "STAIRCASE"
  | "VERTICAL_FUNNEL"
  | (string & {});

/** Classifies an order as ascending or descending. */
export type SortOrder = "ASC" | "DESC";

/** One field to order the results by. */
export interface Sorting {
  /** Path of the field to order by, such as 'createdDate' or 'name'. At most 512 characters. */
  fieldName?: string;
  /** Direction of the order; ascending when left out. */
  order?: SortOrder;
}

/** One field to order the results by. */
export interface SortingOfBadgesV2 {
  /** Path of the field to order by, such as 'createdDate' or 'name'. */
  fieldName?: string;
  /** Direction of the order; ascending when left out. */
  order?: SortOrder;
}

/** One field to order the results by. */
export interface SortingOfProducts {
  /** Path of the field to order by, such as 'createdDate' or 'name'. At most 512 characters. */
  fieldName?: string;
  /** Direction of the order; ascending when left out. */
  order?: SortOrder;
  /** Point on the map from which distances are measured when ordering by a location. */
  origin?: AddressLocation;
}

export type Source = "HTML" | "ADSENSE" | "AI" | "AI_WIDGET" | (string & {});

export interface Spoiler {
  enabled?: boolean | null;
  description?: string | null;
  buttonText?: string | null;
}

export interface SpoilerData {
  id?: string | null;
}

export type StatusOfAbandonedCarts = "ABANDONED" | "RECOVERED" | (string & {});

export interface Stop {
  /** At most 19 characters. */
  color?: string | null;
  position?: number | null;
}

export interface Styles {
  /** @deprecated */
  border?: Border;
  /** @deprecated */
  colors?: Colors;
  borderWidth?: number | null;
  /** @deprecated */
  borderWidthHover?: number | null;
  borderRadius?: number | null;
  /** At most 19 characters. */
  borderColor?: string | null;
  /** At most 19 characters. */
  borderColorHover?: string | null;
  /** At most 19 characters. */
  textColor?: string | null;
  /** At most 19 characters. */
  textColorHover?: string | null;
  /**
   * At most 19 characters.
   *
   * @deprecated
   */
  backgroundColor?: string | null;
  /**
   * At most 19 characters.
   *
   * @deprecated
   */
  backgroundColorHover?: string | null;
  buttonSize?: string | null;
  background?: Background;
  backgroundHover?: Background;
}

export interface StylesInput {
  /** @deprecated */
  border?: Border;
  /** @deprecated */
  colors?: Colors;
  borderWidth?: number | null;
  /** @deprecated */
  borderWidthHover?: number | null;
  borderRadius?: number | null;
  /** At most 19 characters. */
  borderColor?: string | null;
  /** At most 19 characters. */
  borderColorHover?: string | null;
  /** At most 19 characters. */
  textColor?: string | null;
  /** At most 19 characters. */
  textColorHover?: string | null;
  /**
   * At most 19 characters.
   *
   * @deprecated
   */
  backgroundColor?: string | null;
  /**
   * At most 19 characters.
   *
   * @deprecated
   */
  backgroundColorHover?: string | null;
  buttonSize?: string | null;
  background?: BackgroundInput;
  backgroundHover?: BackgroundInput;
}

export interface StylesBorder {
  width?: number | null;
  /** At most 19 characters. */
  color?: string | null;
  radius?: number | null;
}

export type StylesPosition = "START" | "END" | "TOP" | "HIDDEN" | (string & {});

/** Classifies billing cycles by their unit of time. */
export type SubscriptionFrequency = "UNDEFINED" | "DAY" | "WEEK" | "MONTH" | "YEAR" | (string & {});

export interface TableCellData {
  cellStyle?: CellStyle;
  borderColors?: BorderColors;
  colspan?: number | null;
  rowspan?: number | null;
  borderWidths?: BorderWidths;
}

export interface TableCellDataInput {
  cellStyle?: CellStyleInput;
  borderColors?: BorderColors;
  colspan?: number | null;
  rowspan?: number | null;
  borderWidths?: BorderWidths;
}

export interface TableData {
  containerData?: PluginContainerData;
  dimensions?: Dimensions;
  /** @deprecated */
  header?: boolean | null;
  rowHeader?: boolean | null;
  columnHeader?: boolean | null;
  cellSpacing?: number | null;
  /** At most 4 items. */
  cellPadding: number[];
  altText?: string | null;
  animation?: Animation;
}

export interface TableDataInput {
  containerData?: PluginContainerDataInput;
  dimensions?: DimensionsInput;
  /** @deprecated */
  header?: boolean | null;
  rowHeader?: boolean | null;
  columnHeader?: boolean | null;
  cellSpacing?: number | null;
  /** At most 4 items. */
  cellPadding?: number[];
  altText?: string | null;
  animation?: AnimationInput;
}

/** A list of tags, by id. */
export interface TagList {
  /** Ids of the tags. At most 100 items. */
  tagIds: string[];
}

/** A list of tags, by id. */
export interface TagListInput {
  /** Ids of the tags. At most 100 items. */
  tagIds?: string[];
}

/** Tags attached to an entity. */
export interface Tags {
  /** Tags that only the merchant's side sees. */
  privateTags?: TagList;
  /** Tags that visitors may see too. */
  publicTags?: TagList;
}

/** Tags attached to an entity. */
export interface TagsInput {
  /** Tags that only the merchant's side sees. */
  privateTags?: TagListInput;
  /** Tags that visitors may see too. */
  publicTags?: TagListInput;
}

/** Tags attached to an entity. */
export interface TagsOfOrders {
  /** Tags that only the merchant's side sees. */
  privateTags?: TagList;
  /** Tags that visitors may see too. */
  tags?: TagList;
}

/** Tags attached to an entity. */
export interface TagsOfOrdersInput {
  /** Tags that only the merchant's side sees. */
  privateTags?: TagListInput;
  /** Tags that visitors may see too. */
  tags?: TagListInput;
}

export type Target = "SELF" | "BLANK" | "PARENT" | "TOP" | (string & {});

export type TextAlignment = "AUTO" | "LEFT" | "RIGHT" | "CENTER" | "JUSTIFY" | (string & {});

export interface TextData {
  text: string;
  decorations: Decoration[];
}

export interface TextDataInput {
  text?: string;
  decorations?: DecorationInput[];
}

export interface TextNodeStyle {
  decorations: Decoration[];
  nodeStyle?: NodeStyle;
  lineHeight?: string | null;
}

export interface TextNodeStyleInput {
  decorations?: DecorationInput[];
  nodeStyle?: NodeStyle;
  lineHeight?: string | null;
}

export interface TextStyle {
  textAlignment: TextAlignment;
  lineHeight?: string | null;
}

export interface TextStyleInput {
  textAlignment?: TextAlignment;
  lineHeight?: string | null;
}

export interface Thumbnails {
  placement: ThumbnailsAlignment;
  spacing?: number | null;
}

export interface ThumbnailsInput {
  placement?: ThumbnailsAlignment;
  spacing?: number | null;
}

export type ThumbnailsAlignment = "TOP" | "RIGHT" | "BOTTOM" | "LEFT" | "NONE" | (string & {});

export interface TocData {
  includedHeadings: number[];
  listStyle: ListStyle;
  fontSize?: number | null;
  itemSpacing?: number | null;
  /** At most 19 characters. */
  color?: string | null;
  indentation: Indentation;
  animation?: Animation;
}

export interface TocDataInput {
  includedHeadings?: number[];
  listStyle?: ListStyle;
  fontSize?: number | null;
  itemSpacing?: number | null;
  /** At most 19 characters. */
  color?: string | null;
  indentation?: Indentation;
  animation?: AnimationInput;
}

export type Type = "VIEW" | "POINTER" | (string & {});

export type Variant =
  | "UNDERLINE"
  | "BOX"
  | "CIRCLE"
  | "HIGHLIGHT"
  | "STRIKETHROUGH"
  | "CROSSED_OFF"
  | (string & {});

export type VerticalAlignment = "TOP" | "MIDDLE" | "BOTTOM" | (string & {});

export type VerticalAlignmentAlignment = "TOP" | "MIDDLE" | "BOTTOM" | (string & {});

export interface Video {
  media?: Media;
  thumbnail?: Media;
}

export interface VideoData {
  containerData?: PluginContainerData;
  video?: Media;
  thumbnail?: Media;
  disableDownload?: boolean | null;
  title?: string | null;
  options?: PlaybackOptions;
  animation?: Animation;
}

export interface VideoDataInput {
  containerData?: PluginContainerDataInput;
  video?: Media;
  thumbnail?: Media;
  disableDownload?: boolean | null;
  title?: string | null;
  options?: PlaybackOptions;
  animation?: AnimationInput;
}

export type ViewMode = "NONE" | "FULL" | "MINI" | (string & {});

export type ViewRole = "CREATOR" | "VOTERS" | "EVERYONE" | (string & {});

export type VoteRole = "SITE_MEMBERS" | "ALL" | (string & {});

/** Classifies weights: kilograms or pounds. */
export type WeightUnit = "UNSPECIFIED_WEIGHT_UNIT" | "KG" | "LB" | (string & {});

export type Width = "LARGE" | "MEDIUM" | "SMALL" | (string & {});

export type WidthType = "CONTENT" | "SMALL" | "ORIGINAL" | "FULL_WIDTH" | (string & {});

/** Where an answered page stands, for lists paged by offset or by cursors. */
export interface PagingMetadataV2OfMemberFollowers {
  /** Number of items on this page. */
  count?: number | null;
  /** Cursors to the next page and the one before, when paging by cursors. */
  cursors?: Cursors;
}
