// Generated from api/ by `npm run generate`. Do not edit.

/** Latitude and longitude of an address. */
export interface AddressLocation {
  /** Latitude in degrees, from -90 to 90. */
  latitude?: number | null;
  /** Longitude in degrees, from -180 to 180. */
  longitude?: number | null;
}

/** Alignment of elements along a line. */
export type Alignment = "START" | "CENTER" | "END" | (string & {});

/** Target of a link to an anchor. */
export interface AnchorData {
  /** Id of the node that the link jumps to. */
  anchor: string;
}

/** Target of a link to an anchor. */
export interface AnchorDataInput {
  /** Id of the node that the link jumps to. */
  anchor?: string;
}

/**
 * Animation of a node. It runs when the node comes into view, repeatedly, or in response to the
 * pointer.
 */
export interface Animation {
  /** What triggers the animation: scrolling the node into view, or the pointer. */
  type: Type;
  /** Animation that plays when the node comes into view. */
  entrance?: EntranceAnimation;
  /** Repeating animation while the node is in view. */
  loop?: LoopAnimation;
  /** Animation that follows the pointer. */
  effect?: PointerEffect;
  /** Duration of the return movement in milliseconds. */
  transitionDuration?: number | null;
}

/**
 * Animation of a node. It runs when the node comes into view, repeatedly, or in response to the
 * pointer.
 */
export interface AnimationInput {
  /** What triggers the animation: scrolling the node into view, or the pointer. */
  type?: Type;
  /** Animation that plays when the node comes into view. */
  entrance?: EntranceAnimationInput;
  /** Repeating animation while the node is in view. */
  loop?: LoopAnimationInput;
  /** Animation that follows the pointer. */
  effect?: PointerEffectInput;
  /** Duration of the return movement in milliseconds. */
  transitionDuration?: number | null;
}

/**
 * A product, booking service or event, shown as a card in rich content.
 *
 * At most one of `bookingData` and `eventData` is set.
 */
export type AppEmbedData = {
  /** Kind of the embedded item. */
  type: AppType;
  /** Id of the item. */
  itemId?: string | null;
  /** Display name of the item. */
  name?: string | null;
  /**
   * URL of the image. Use `image` instead.
   *
   * @deprecated
   */
  imageSrc?: string | null;
  /** URL of the item's page. */
  url?: string | null;
  /** Image of the item. */
  image?: Media;
  /** Whether the image is hidden. */
  hideImage?: boolean | null;
  /** Whether the title is hidden. */
  hideTitle?: boolean | null;
  /** Whether the price is hidden. */
  hidePrice?: boolean | null;
  /** Whether the description is hidden. */
  hideDescription?: boolean | null;
  /** Whether the date and time are hidden. */
  hideDateTime?: boolean | null;
  /** Whether the location is hidden. */
  hideLocation?: boolean | null;
  /** Whether the duration is hidden. */
  hideDuration?: boolean | null;
  /** Whether the button is hidden. */
  hideButton?: boolean | null;
  /** Whether the ribbon is hidden. */
  hideRibbon?: boolean | null;
  /** Style of the card's button. */
  buttonStyles?: ButtonStyles;
  /** Style of the card's image. */
  imageStyles?: ImageStyles;
  /** Style of the card's ribbon. */
  ribbonStyles?: RibbonStyles;
  /** Style of the card. */
  cardStyles?: CardStyles;
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** Price of the item. */
  pricingData?: PricingData;
  /** Animation of the node, if any. */
  animation?: Animation;
} & (
  | {
      /** Details of the booking service. Set only if the item is a booking service. */
      bookingData?: BookingData;
      eventData?: undefined;
    }
  | {
      bookingData?: undefined;
      /** Details of the event. Set only if the item is an event. */
      eventData?: EventData;
    }
);

/**
 * A product, booking service or event, shown as a card in rich content.
 *
 * At most one of `bookingData` and `eventData` is set.
 */
export type AppEmbedDataInput = {
  /** Kind of the embedded item. */
  type?: AppType;
  /** Id of the item. */
  itemId?: string | null;
  /** Display name of the item. */
  name?: string | null;
  /**
   * URL of the image. Use `image` instead.
   *
   * @deprecated
   */
  imageSrc?: string | null;
  /** URL of the item's page. */
  url?: string | null;
  /** Image of the item. */
  image?: Media;
  /** Whether the image is hidden. */
  hideImage?: boolean | null;
  /** Whether the title is hidden. */
  hideTitle?: boolean | null;
  /** Whether the price is hidden. */
  hidePrice?: boolean | null;
  /** Whether the description is hidden. */
  hideDescription?: boolean | null;
  /** Whether the date and time are hidden. */
  hideDateTime?: boolean | null;
  /** Whether the location is hidden. */
  hideLocation?: boolean | null;
  /** Whether the duration is hidden. */
  hideDuration?: boolean | null;
  /** Whether the button is hidden. */
  hideButton?: boolean | null;
  /** Whether the ribbon is hidden. */
  hideRibbon?: boolean | null;
  /** Style of the card's button. */
  buttonStyles?: ButtonStyles;
  /** Style of the card's image. */
  imageStyles?: ImageStylesInput;
  /** Style of the card's ribbon. */
  ribbonStyles?: RibbonStylesInput;
  /** Style of the card. */
  cardStyles?: CardStylesInput;
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** Price of the item. */
  pricingData?: PricingData;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
} & (
  | {
      /** Details of the booking service. Set only if the item is a booking service. */
      bookingData?: BookingData;
      eventData?: undefined;
    }
  | {
      bookingData?: undefined;
      /** Details of the event. Set only if the item is an event. */
      eventData?: EventData;
    }
);

/** Kinds of items that can be embedded in rich content. */
export type AppType = "PRODUCT" | "EVENT" | "BOOKING" | (string & {});

/** Business error with a machine-readable code. */
export interface ApplicationError {
  /** Stable error code, such as 'PRODUCT_NOT_FOUND'. */
  code: string;
  /** Description for developers, in English. */
  description: string;
  /** Additional data about the error. Its shape depends on the code. */
  data?: Record<string, unknown> | null;
}

/** Aspect ratio of an image's frame. */
export type AspectRatio = "SQUARE" | "RECTANGLE" | (string & {});

/** Audio in rich content. */
export interface AudioData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** The audio file. */
  audio?: Media;
  /** True if visitors cannot download the audio file. */
  disableDownload?: boolean | null;
  /** Image shown with the player. */
  coverImage?: Media;
  /** Display name of the audio file. */
  name?: string | null;
  /** Display name of the audio file's author. */
  authorName?: string | null;
  /** HTML of an embedded player from another site. */
  html?: string | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** Audio in rich content. */
export interface AudioDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** The audio file. */
  audio?: Media;
  /** True if visitors cannot download the audio file. */
  disableDownload?: boolean | null;
  /** Image shown with the player. */
  coverImage?: Media;
  /** Display name of the audio file. */
  name?: string | null;
  /** Display name of the audio file's author. */
  authorName?: string | null;
  /** HTML of an embedded player from another site. */
  html?: string | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Color or gradient behind a block. */
export interface Backdrop {
  /** Whether the backdrop is a color or a gradient. */
  type: BackdropType;
  /** Color as a hex code. At most 19 characters. */
  color?: string | null;
  /** The gradient, if the type is a gradient. */
  gradient?: Gradient;
}

/** Color or gradient behind a block. */
export interface BackdropInput {
  /** Whether the backdrop is a color or a gradient. */
  type?: BackdropType;
  /** Color as a hex code. At most 19 characters. */
  color?: string | null;
  /** The gradient, if the type is a gradient. */
  gradient?: GradientInput;
}

/** Kinds of backdrops. */
export type BackdropType = "COLOR" | "GRADIENT" | (string & {});

/** Background of a block. */
export interface Background {
  /** Whether the backdrop is a color or a gradient. */
  type: BackgroundType;
  /** Color as a hex code. At most 19 characters. */
  color?: string | null;
  /** The gradient, if the type is a gradient. */
  gradient?: Gradient;
}

/** Background of a block. */
export interface BackgroundInput {
  /** Whether the backdrop is a color or a gradient. */
  type?: BackgroundType;
  /** Color as a hex code. At most 19 characters. */
  color?: string | null;
  /** The gradient, if the type is a gradient. */
  gradient?: GradientInput;
}

/** A gradient of two colors. */
export interface BackgroundGradient {
  /** Angle of the gradient, in degrees. */
  angle?: number | null;
  /** Start color of the gradient, as a hex code. At most 19 characters. */
  startColor?: string | null;
  /** End color of the gradient, as a hex code. At most 19 characters. */
  lastColor?: string | null;
}

/** Background image of a card. */
export interface BackgroundImage {
  /** The image's file and size. */
  media?: Media;
  /**
   * Opacity of the image, from 0 to 100.
   *
   * @deprecated
   */
  opacity?: number | null;
  /** How the image is scaled to fit the block. */
  scaling: Scaling;
  /** Part of the image that stays visible. */
  position: ImagePositionPosition;
  /** Color or gradient over the image. */
  overlay?: Background;
  /** Blur of the image in pixels. */
  blur?: number | null;
}

/** Background image of a card. */
export interface BackgroundImageInput {
  /** The image's file and size. */
  media?: Media;
  /**
   * Opacity of the image, from 0 to 100.
   *
   * @deprecated
   */
  opacity?: number | null;
  /** How the image is scaled to fit the block. */
  scaling?: Scaling;
  /** Part of the image that stays visible. */
  position?: ImagePositionPosition;
  /** Color or gradient over the image. */
  overlay?: BackgroundInput;
  /** Blur of the image in pixels. */
  blur?: number | null;
}

/** Kinds of backgrounds. */
export type BackgroundType = "COLOR" | "GRADIENT" | (string & {});

/** A color or image along one edge of a block. */
export interface Banner {
  /** Content of the banner: a color or an image. */
  origin: Origin;
  /** Edge that the banner is placed along. */
  position: BannerPosition;
}

/** A color or image along one edge of a block. */
export interface BannerInput {
  /** Content of the banner: a color or an image. */
  origin?: Origin;
  /** Edge that the banner is placed along. */
  position?: BannerPosition;
}

/** Edges of a block that a banner can be placed along. */
export type BannerPosition = "TOP" | "BOTTOM" | (string & {});

/** Data of a block quote. */
export interface BlockquoteData {
  /** Number of indentation levels. */
  indentation: number;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** Data of a block quote. */
export interface BlockquoteDataInput {
  /** Number of indentation levels. */
  indentation?: number;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Details of an embedded booking service. */
export interface BookingData {
  /** Duration of the service, as display text. */
  durations?: string | null;
}

/** Border of a button. Use the other fields of the button's styles instead. */
export interface Border {
  /**
   * Border width in pixels.
   *
   * @deprecated
   */
  width?: number | null;
  /**
   * Corner radius in pixels.
   *
   * @deprecated
   */
  radius?: number | null;
}

/** Colors of a table cell's borders, as hex codes. */
export interface BorderColors {
  /** Color of the left border. At most 19 characters. */
  left?: string | null;
  /** Color of the right border. At most 19 characters. */
  right?: string | null;
  /** Color of the top border. At most 19 characters. */
  top?: string | null;
  /** Color of the bottom border. At most 19 characters. */
  bottom?: string | null;
}

/** Widths of a table cell's borders, in pixels. */
export interface BorderWidths {
  /** Width of the left border. */
  left?: number | null;
  /** Width of the right border. */
  right?: number | null;
  /** Width of the top border. */
  top?: number | null;
  /** Width of the bottom border. */
  bottom?: number | null;
}

/** How many items in a bulk operation succeeded and failed. */
export interface BulkActionMetadata {
  /** Number of items that succeeded. */
  totalSuccesses: number;
  /** Number of items that failed. */
  totalFailures: number;
  /** Number of failed items without individual details. */
  undetailedFailures: number;
}

/** Settings of a bulleted list. */
export interface BulletedListData {
  /** Number of indentation levels. */
  indentation: number;
  /** Indentation level of the list. */
  offset?: number | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** Settings of a bulleted list. */
export interface BulletedListDataInput {
  /** Number of indentation levels. */
  indentation?: number;
  /** Indentation level of the list. */
  offset?: number | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** A button in rich content. */
export interface ButtonData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** Whether the button opens a link or triggers an action. */
  type: ButtonDataType;
  /** Colors and border of the button. */
  styles?: Styles;
  /** Label on the button. */
  text?: string | null;
  /** Link target. Used only if the type of the button is `LINK`. */
  link?: Link;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** A button in rich content. */
export interface ButtonDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** Whether the button opens a link or triggers an action. */
  type?: ButtonDataType;
  /** Colors and border of the button. */
  styles?: StylesInput;
  /** Label on the button. */
  text?: string | null;
  /** Link target. Used only if the type of the button is `LINK`. */
  link?: LinkInput;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Kinds of buttons. */
export type ButtonDataType = "LINK" | "ACTION" | (string & {});

/** Style of the button on an embedded item. */
export interface ButtonStyles {
  /** Label on the button. */
  buttonText?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Border color on hover, as a hex code. At most 19 characters. */
  borderColorHover?: string | null;
  /** Text color on hover, as a hex code. At most 19 characters. */
  textColorHover?: string | null;
  /** Background color on hover, as a hex code. At most 19 characters. */
  backgroundColorHover?: string | null;
  /** Display size of the button. */
  buttonSize?: string | null;
}

/** Caption of an image or a video. */
export interface CaptionData {
  /** Alignment and spacing of the lines. */
  textStyle?: TextStyle;
}

/** Caption of an image or a video. */
export interface CaptionDataInput {
  /** Alignment and spacing of the lines. */
  textStyle?: TextStyleInput;
}

/** Background of a card. */
export interface CardData {
  /** Background color or gradient. */
  background?: Background;
  /** Image behind the content. */
  backgroundImage?: BackgroundImage;
}

/** Background of a card. */
export interface CardDataInput {
  /** Background color or gradient. */
  background?: BackgroundInput;
  /** Image behind the content. */
  backgroundImage?: BackgroundImageInput;
}

/** Style of an embedded item's card. */
export interface CardStyles {
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Whether the card has a frame. */
  type: CardStylesType;
  /** Alignment of the card's content. */
  alignment: Alignment;
  /** Whether the title and price are stacked or side by side. */
  titlePriceLayout: Layout;
  /** Color of the title, as a hex code. At most 19 characters. */
  titleColor?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
}

/** Style of an embedded item's card. */
export interface CardStylesInput {
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Whether the card has a frame. */
  type?: CardStylesType;
  /** Alignment of the card's content. */
  alignment?: Alignment;
  /** Whether the title and price are stacked or side by side. */
  titlePriceLayout?: Layout;
  /** Color of the title, as a hex code. At most 19 characters. */
  titleColor?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
}

/** Card styles, with or without a frame. */
export type CardStylesType = "CONTAINED" | "FRAMELESS" | (string & {});

/** Style of a table cell. */
export interface CellStyle {
  /** Vertical alignment of the cell's content. */
  verticalAlignment: VerticalAlignment;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
}

/** Style of a table cell. */
export interface CellStyleInput {
  /** Vertical alignment of the cell's content. */
  verticalAlignment?: VerticalAlignment;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
}

/** Settings of a list with checkboxes. */
export interface CheckboxListData {
  /** Number of indentation levels. */
  indentation: number;
  /** Indentation level of the list. */
  offset?: number | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** Settings of a list with checkboxes. */
export interface CheckboxListDataInput {
  /** Number of indentation levels. */
  indentation?: number;
  /** Indentation level of the list. */
  offset?: number | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Settings of a code block. */
export interface CodeBlockData {
  /** Alignment and spacing of the lines. */
  textStyle?: TextStyle;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** Settings of a code block. */
export interface CodeBlockDataInput {
  /** Alignment and spacing of the lines. */
  textStyle?: TextStyleInput;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** A list with collapsible items. */
export interface CollapsibleListData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** Whether opening an item closes the others. */
  expandOnlyOne?: boolean | null;
  /** Items that are open initially. */
  initialExpandedItems: InitialExpandedItems;
  /** Reading direction of the text. */
  direction: Direction;
  /** Whether search engines can treat the list as an FAQ. */
  isQapageData?: boolean | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** A list with collapsible items. */
export interface CollapsibleListDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** Whether opening an item closes the others. */
  expandOnlyOne?: boolean | null;
  /** Items that are open initially. */
  initialExpandedItems?: InitialExpandedItems;
  /** Reading direction of the text. */
  direction?: Direction;
  /** Whether search engines can treat the list as an FAQ. */
  isQapageData?: boolean | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Colors of a piece of text, as hex codes. */
export interface ColorData {
  /** Background color of the text. */
  background?: string | null;
  /** Color of the text. */
  foreground?: string | null;
}

/** Colors of a button. Use the other fields of the button's styles instead. */
export interface Colors {
  /**
   * Color of the text, as a hex code.
   *
   * @deprecated
   */
  text?: string | null;
  /**
   * Border color as a hex code.
   *
   * @deprecated
   */
  border?: string | null;
  /**
   * Color behind the text, as a hex code.
   *
   * @deprecated
   */
  background?: string | null;
}

/** Width of a block's columns. */
export type ColumnSize = "SMALL" | "MEDIUM" | "LARGE" | "EXTRA_LARGE" | (string & {});

/** How an image is fitted into its frame. */
export type Crop = "FILL" | "FIT" | (string & {});

/** Page size and cursor. */
export interface CursorPaging {
  /** Maximum number of items on the page. At most 100. */
  limit?: number | null;
  /** Cursor from a previous response. Omit it for the first page. At most 16,000 characters. */
  cursor?: string | null;
}

/** Paging metadata of a list that is paged by cursor. */
export interface CursorPagingMetadata {
  /** Number of items on this page. */
  count?: number | null;
  /** Cursors to the next and previous pages. */
  cursors?: Cursors;
  /** Whether there is another page. */
  hasNext?: boolean | null;
}

/** Paging metadata of a list that is paged by cursor. */
export interface CursorPagingMetadataOfBadgesV2 {
  /** Number of items on this page. */
  count?: number | null;
  /** Cursors to the next and previous pages. */
  cursors?: CursorsOfBadgesV2;
  /** Whether there is another page. */
  hasNext?: boolean | null;
}

/** Page size and cursor. */
export interface CursorPagingOfBadgesV2 {
  /** Maximum number of items on the page. At most 100. */
  limit?: number | null;
  /** Cursor from a previous response. Omit it for the first page. */
  cursor?: string | null;
}

/** Filter, sorting and paging of a query that is paged by cursor. */
export interface CursorQuery {
  /** The page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 5 items. */
  sort?: Sorting[];
}

/** Filter, sorting and paging of a query that is paged by cursor. */
export interface CursorQueryOfBadgesV2 {
  /** The page to return. */
  cursorPaging?: CursorPagingOfBadgesV2;
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. */
  sort?: SortingOfBadgesV2[];
}

/** Cursors to the next and previous pages. */
export interface Cursors {
  /** Cursor of the next page. Absent or empty on the last page. At most 16,000 characters. */
  next?: string | null;
  /** Cursor of the previous page. Absent or empty on the first page. At most 16,000 characters. */
  prev?: string | null;
}

/** Cursors to the next and previous pages. */
export interface CursorsOfBadgesV2 {
  /** Cursor of the next page. Absent or empty on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent or empty on the first page. */
  prev?: string | null;
}

/**
 * A text decoration, such as bold, a color or a link.
 *
 * At most one of `anchorData`, `colorData`, `linkData`, `mentionData`, `fontSizeData`,
 * `fontWeightValue`, `italicData`, `underlineData`, `spoilerData`, `strikethroughData`,
 * `superscriptData`, `subscriptData`, `fontFamilyData` and `sketchData` is set.
 */
export interface Decoration {
  /** Target within the content. Set only if `type` is `ANCHOR`. */
  anchorData?: AnchorData;
  /** Colors of the text. Set only if `type` is `COLOR`. */
  colorData?: ColorData;
  /** Link target. Set only if `type` is `LINK`. */
  linkData?: LinkData;
  /** The mentioned user. Set only if `type` is `MENTION`. */
  mentionData?: MentionData;
  /** Font size. Set only if `type` is `FONT_SIZE`. */
  fontSizeData?: FontSizeData;
  /** Font weight from 100 to 900, where 400 is normal. Set only if `type` is `BOLD`. */
  fontWeightValue?: number | null;
  /** Whether the text is italic. Set only if `type` is `ITALIC`. */
  italicData?: boolean | null;
  /** Whether the text is underlined. Set only if `type` is `UNDERLINE`. */
  underlineData?: boolean | null;
  /** Cover that hides the text until it is clicked. Set only if `type` is `SPOILER`. */
  spoilerData?: SpoilerData;
  /** Whether the text is struck through. Set only if `type` is `STRIKETHROUGH`. */
  strikethroughData?: boolean | null;
  /** Whether the text is superscript. Set only if `type` is `SUPERSCRIPT`. */
  superscriptData?: boolean | null;
  /** Whether the text is subscript. Set only if `type` is `SUBSCRIPT`. */
  subscriptData?: boolean | null;
  /** Font family of the text. Set only if `type` is `FONT_FAMILY`. */
  fontFamilyData?: FontFamilyData;
  /** Hand-drawn decoration over the text. Set only if `type` is `SKETCH`. */
  sketchData?: SketchData;
  /** Kind of decoration, which determines the field that is set. */
  type: DecorationType;
}

/**
 * A text decoration, such as bold, a color or a link.
 *
 * At most one of `anchorData`, `colorData`, `linkData`, `mentionData`, `fontSizeData`,
 * `fontWeightValue`, `italicData`, `underlineData`, `spoilerData`, `strikethroughData`,
 * `superscriptData`, `subscriptData`, `fontFamilyData` and `sketchData` is set.
 */
export interface DecorationInput {
  /** Target within the content. Set only if `type` is `ANCHOR`. */
  anchorData?: AnchorDataInput;
  /** Colors of the text. Set only if `type` is `COLOR`. */
  colorData?: ColorData;
  /** Link target. Set only if `type` is `LINK`. */
  linkData?: LinkDataInput;
  /** The mentioned user. Set only if `type` is `MENTION`. */
  mentionData?: MentionDataInput;
  /** Font size. Set only if `type` is `FONT_SIZE`. */
  fontSizeData?: FontSizeDataInput;
  /** Font weight from 100 to 900, where 400 is normal. Set only if `type` is `BOLD`. */
  fontWeightValue?: number | null;
  /** Whether the text is italic. Set only if `type` is `ITALIC`. */
  italicData?: boolean | null;
  /** Whether the text is underlined. Set only if `type` is `UNDERLINE`. */
  underlineData?: boolean | null;
  /** Cover that hides the text until it is clicked. Set only if `type` is `SPOILER`. */
  spoilerData?: SpoilerData;
  /** Whether the text is struck through. Set only if `type` is `STRIKETHROUGH`. */
  strikethroughData?: boolean | null;
  /** Whether the text is superscript. Set only if `type` is `SUPERSCRIPT`. */
  superscriptData?: boolean | null;
  /** Whether the text is subscript. Set only if `type` is `SUBSCRIPT`. */
  subscriptData?: boolean | null;
  /** Font family of the text. Set only if `type` is `FONT_FAMILY`. */
  fontFamilyData?: FontFamilyData;
  /** Hand-drawn decoration over the text. Set only if `type` is `SKETCH`. */
  sketchData?: SketchDataInput;
  /** Kind of decoration, which determines the field that is set. */
  type?: DecorationType;
}

/** Kinds of text decorations. */
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

/** Style of a poll. */
export interface Design {
  /** Style of the whole poll. */
  poll?: PollDesign;
  /** Style of the poll's options. */
  options?: OptionDesign;
}

/** Style of a poll. */
export interface DesignInput {
  /** Style of the whole poll. */
  poll?: PollDesignInput;
  /** Style of the poll's options. */
  options?: OptionDesign;
}

/** Whether a layout's design applies to the whole block or to its cells. */
export type DesignTarget = "LAYOUT" | "CELL" | (string & {});

/** Sizes of a table's rows and columns. */
export interface Dimensions {
  /** Relative width of each column. */
  colsWidthRatio: number[];
  /** Height of each row in pixels. */
  rowsHeight: number[];
  /** Minimum width of each column in pixels. */
  colsMinWidth: number[];
}

/** Sizes of a table's rows and columns. */
export interface DimensionsInput {
  /** Relative width of each column. */
  colsWidthRatio?: number[];
  /** Height of each row in pixels. */
  rowsHeight?: number[];
  /** Minimum width of each column in pixels. */
  colsMinWidth?: number[];
}

/** Reading directions of text. */
export type Direction = "LTR" | "RTL" | (string & {});

/** A divider in rich content. */
export interface DividerData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** Stroke style of the line. */
  lineStyle: LineStyle;
  /** Length of the line. */
  width: Width;
  /** Alignment of the line. */
  alignment: DividerDataAlignment;
  /** Color and dashes of the line. */
  styles?: DividerDataStyles;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** A divider in rich content. */
export interface DividerDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** Stroke style of the line. */
  lineStyle?: LineStyle;
  /** Length of the line. */
  width?: Width;
  /** Alignment of the line. */
  alignment?: DividerDataAlignment;
  /** Color and dashes of the line. */
  styles?: DividerDataStylesInput;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Horizontal alignment of a divider. */
export type DividerDataAlignment = "CENTER" | "LEFT" | "RIGHT" | (string & {});

/** Color and dashes of a divider. */
export interface DividerDataStyles {
  /** Color as a hex code. At most 19 characters. */
  color?: string | null;
  /** How the ends of the line are drawn. */
  lineCap: LineCap;
  /** Thickness of each stroke in pixels. At most 10 items. */
  lineThickness: number[];
  /** Length of a dash in pixels. */
  dashLength?: number | null;
  /** Space between dashes in pixels. */
  dashGap?: number | null;
  /** Space between the strokes of a double line in pixels. */
  lineGap?: number | null;
}

/** Color and dashes of a divider. */
export interface DividerDataStylesInput {
  /** Color as a hex code. At most 19 characters. */
  color?: string | null;
  /** How the ends of the line are drawn. */
  lineCap?: LineCap;
  /** Thickness of each stroke in pixels. At most 10 items. */
  lineThickness?: number[];
  /** Length of a dash in pixels. */
  dashLength?: number | null;
  /** Space between dashes in pixels. */
  dashGap?: number | null;
  /** Space between the strokes of a double line in pixels. */
  lineGap?: number | null;
}

/** Default styles of a document's headings, paragraphs, quotes and code. */
export interface DocumentStyle {
  /** Style of level 1 headings. */
  headerOne?: TextNodeStyle;
  /** Style of level 2 headings. */
  headerTwo?: TextNodeStyle;
  /** Style of level 3 headings. */
  headerThree?: TextNodeStyle;
  /** Style of level 4 headings. */
  headerFour?: TextNodeStyle;
  /** Style of level 5 headings. */
  headerFive?: TextNodeStyle;
  /** Style of level 6 headings. */
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
  /** Style of level 1 headings. */
  headerOne?: TextNodeStyleInput;
  /** Style of level 2 headings. */
  headerTwo?: TextNodeStyleInput;
  /** Style of level 3 headings. */
  headerThree?: TextNodeStyleInput;
  /** Style of level 4 headings. */
  headerFour?: TextNodeStyleInput;
  /** Style of level 5 headings. */
  headerFive?: TextNodeStyleInput;
  /** Style of level 6 headings. */
  headerSix?: TextNodeStyleInput;
  /** Style of paragraphs. */
  paragraph?: TextNodeStyleInput;
  /** Style of quotations. */
  blockquote?: TextNodeStyleInput;
  /** Style of code. */
  codeBlock?: TextNodeStyleInput;
}

/** Content that is embedded from another site, such as a post or a video. */
export interface EmbedData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** Metadata of the embedded content in the oEmbed format. */
  oembed?: Oembed;
  /** URL of the embedded content. */
  src?: string | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** Content that is embedded from another site, such as a post or a video. */
export interface EmbedDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** Metadata of the embedded content in the oEmbed format. */
  oembed?: Oembed;
  /** URL of the embedded content. */
  src?: string | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Animation of a node when it comes into view. */
export interface EntranceAnimation {
  /** Kind of animation. */
  effect?: EntranceEffect;
  /** Duration of the animation in milliseconds. */
  duration?: number | null;
  /** Delay before the animation in milliseconds. */
  delay?: number | null;
}

/** Animation of a node when it comes into view. */
export interface EntranceAnimationInput {
  /** Kind of animation. */
  effect?: EntranceEffectInput;
  /** Duration of the animation in milliseconds. */
  duration?: number | null;
  /** Delay before the animation in milliseconds. */
  delay?: number | null;
}

/** An effect that reveals a node. */
export interface EntranceEffect {
  /** Kind of animation. */
  type: EntranceEffectType;
  /** Direction of the movement. At most 20 characters. */
  direction?: string | null;
  /** Shape that reveals the node, for effects that use one. At most 12 characters. */
  shape?: string | null;
  /** CSS easing function of the animation. At most 100 characters. */
  easing?: string | null;
}

/** An effect that reveals a node. */
export interface EntranceEffectInput {
  /** Kind of animation. */
  type?: EntranceEffectType;
  /** Direction of the movement. At most 20 characters. */
  direction?: string | null;
  /** Shape that reveals the node, for effects that use one. At most 12 characters. */
  shape?: string | null;
  /** CSS easing function of the animation. At most 100 characters. */
  easing?: string | null;
}

/** Kinds of entrance effects. */
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

/** Details of an embedded event. */
export interface EventData {
  /** Date and time of the event, as display text. */
  scheduling?: string | null;
  /** Location of the event, as display text. */
  location?: string | null;
}

/** Extended fields of an entity. */
export interface ExtendedFields {
  /** Extended fields, keyed by app namespace and field name. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** A downloadable file in rich content. */
export interface FileData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** Location of the file. */
  src?: FileSource;
  /** Display name of the file. */
  name?: string | null;
  /** File extension, such as `pdf`. */
  type?: string | null;
  /**
   * Size of the file. Use `sizeInKb` instead.
   *
   * @deprecated
   */
  size?: number | null;
  /** How a PDF is displayed. */
  pdfSettings?: PDFSettings;
  /** MIME type of the file, such as `application/pdf`. */
  mimeType?: string | null;
  /** Path of the file in the Media Manager. */
  path?: string | null;
  /** Size of the file in kilobytes, as a string. */
  sizeInKb?: string | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** A downloadable file in rich content. */
export interface FileDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** Location of the file. */
  src?: FileSource;
  /** Display name of the file. */
  name?: string | null;
  /** File extension, such as `pdf`. */
  type?: string | null;
  /**
   * Size of the file. Use `sizeInKb` instead.
   *
   * @deprecated
   */
  size?: number | null;
  /** How a PDF is displayed. */
  pdfSettings?: PDFSettingsInput;
  /** MIME type of the file, such as `application/pdf`. */
  mimeType?: string | null;
  /** Path of the file in the Media Manager. */
  path?: string | null;
  /** Size of the file in kilobytes, as a string. */
  sizeInKb?: string | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/**
 * Location of a file: a URL, or an id in the Media Manager.
 *
 * At most one of `url`, `custom` and `id` is set.
 */
export type FileSource = {
  /** Whether the file is private. */
  private?: boolean | null;
} & (
  | {
      /** Full URL of the file. */
      url?: string | null;
      custom?: null;
      id?: null;
    }
  | {
      url?: null;
      /**
       * Custom location of the file. Use `url` or `id` instead.
       *
       * @deprecated
       */
      custom?: string | null;
      id?: null;
    }
  | {
      url?: null;
      custom?: null;
      /** Id of the file in the Media Manager. */
      id?: string | null;
    }
);

/** Font family of a text. */
export interface FontFamilyData {
  /** Name of the font family. At most 1,000 characters. */
  value?: string | null;
}

/** Font size with its unit. */
export interface FontSizeData {
  /** Unit of the size. */
  unit: FontType;
  /** Font size in the unit that `unit` specifies. */
  value?: number | null;
}

/** Font size with its unit. */
export interface FontSizeDataInput {
  /** Unit of the size. */
  unit?: FontType;
  /** Font size in the unit that `unit` specifies. */
  value?: number | null;
}

/** Units of font sizes. */
export type FontType = "PX" | "EM" | (string & {});

/** The files of an animated image. */
export interface GIF {
  /** URL of the GIF file. */
  gif?: string | null;
  /** URL of the MP4 file. */
  mp4?: string | null;
  /** URL of a still image. */
  still?: string | null;
}

/** An animated image in rich content. */
export interface GIFData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** The full-size files. */
  original?: GIF;
  /** The downsized files. */
  downsized?: GIF;
  /** Height in pixels. */
  height: number;
  /** Width in pixels. */
  width: number;
  /** Whether it is a GIF or a sticker. */
  gifType: GIFType;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** An animated image in rich content. */
export interface GIFDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** The full-size files. */
  original?: GIF;
  /** The downsized files. */
  downsized?: GIF;
  /** Height in pixels. */
  height?: number;
  /** Width in pixels. */
  width?: number;
  /** Whether it is a GIF or a sticker. */
  gifType?: GIFType;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Kinds of animated images. */
export type GIFType = "NORMAL" | "STICKER" | (string & {});

/** A gallery of images and videos. */
export interface GalleryData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** The images and videos, in display order. */
  items: Item[];
  /** Layout options of the gallery. */
  options?: GalleryOptions;
  /** True if clicking an item does not enlarge it. */
  disableExpand?: boolean | null;
  /** True if visitors cannot download the images and videos. */
  disableDownload?: boolean | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** A gallery of images and videos. */
export interface GalleryDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** The images and videos, in display order. */
  items?: ItemInput[];
  /** Layout options of the gallery. */
  options?: GalleryOptionsInput;
  /** True if clicking an item does not enlarge it. */
  disableExpand?: boolean | null;
  /** True if visitors cannot download the images and videos. */
  disableDownload?: boolean | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Layout of a gallery. */
export interface GalleryOptions {
  /** Layout of the items. */
  layout?: GalleryOptionsLayout;
  /** Style of each item. */
  item?: ItemStyle;
  /** Position of the thumbnails. */
  thumbnails?: Thumbnails;
}

/** Layout of a gallery. */
export interface GalleryOptionsInput {
  /** Layout of the items. */
  layout?: GalleryOptionsLayoutInput;
  /** Style of each item. */
  item?: ItemStyleInput;
  /** Position of the thumbnails. */
  thumbnails?: ThumbnailsInput;
}

/** Layout of a gallery's items. */
export interface GalleryOptionsLayout {
  /** Kind of layout. */
  type: LayoutType;
  /** Whether the items scroll horizontally. */
  horizontalScroll?: boolean | null;
  /** Whether the items are laid out in rows or columns. */
  orientation: Orientation;
  /** Number of columns on desktop. */
  numberOfColumns?: number | null;
  /** Number of columns on mobile devices. */
  mobileNumberOfColumns?: number | null;
}

/** Layout of a gallery's items. */
export interface GalleryOptionsLayoutInput {
  /** Kind of layout. */
  type?: LayoutType;
  /** Whether the items scroll horizontally. */
  horizontalScroll?: boolean | null;
  /** Whether the items are laid out in rows or columns. */
  orientation?: Orientation;
  /** Number of columns on desktop. */
  numberOfColumns?: number | null;
  /** Number of columns on mobile devices. */
  mobileNumberOfColumns?: number | null;
}

/** A gradient with several colors. */
export interface Gradient {
  /** Whether the gradient is linear or radial. */
  type: GradientType;
  /** Color stops of the gradient. At most 1,000 items. */
  stops: Stop[];
  /** Angle of the gradient, in degrees. */
  angle?: number | null;
  /** Horizontal position of the center in percent. Used only for radial gradients. At most 100. */
  centerX?: number | null;
  /** Vertical position of the center in percent. Used only for radial gradients. At most 100. */
  centerY?: number | null;
}

/** A gradient with several colors. */
export interface GradientInput {
  /** Whether the gradient is linear or radial. */
  type?: GradientType;
  /** Color stops of the gradient. At most 1,000 items. */
  stops?: Stop[];
  /** Angle of the gradient, in degrees. */
  angle?: number | null;
  /** Horizontal position of the center in percent. Used only for radial gradients. At most 100. */
  centerX?: number | null;
  /** Vertical position of the center in percent. Used only for radial gradients. At most 100. */
  centerY?: number | null;
}

/** Kinds of gradients. */
export type GradientType = "LINEAR" | "RADIAL" | (string & {});

/**
 * HTML or an embedded page in rich content.
 *
 * At most one of `url`, `html`, `isAdsense` and `widgetId` is set.
 */
export type HTMLData = {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** Source of the HTML. */
  source: Source;
  /** Whether the height adapts to the content. */
  autoHeight?: boolean | null;
  /** Animation of the node, if any. */
  animation?: Animation;
} & (
  | {
      /** URL of the embedded page. */
      url?: string;
      html?: undefined;
      isAdsense?: null;
      widgetId?: undefined;
    }
  | {
      url?: undefined;
      /** The embedded HTML. */
      html?: string;
      isAdsense?: null;
      widgetId?: undefined;
    }
  | {
      url?: undefined;
      html?: undefined;
      /**
       * Whether the HTML is an advertisement. Use `source` instead.
       *
       * @deprecated
       */
      isAdsense?: boolean | null;
      widgetId?: undefined;
    }
  | {
      url?: undefined;
      html?: undefined;
      isAdsense?: null;
      /** Id of the widget. */
      widgetId?: string;
    }
);

/**
 * HTML or an embedded page in rich content.
 *
 * At most one of `url`, `html`, `isAdsense` and `widgetId` is set.
 */
export type HTMLDataInput = {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** Source of the HTML. */
  source?: Source;
  /** Whether the height adapts to the content. */
  autoHeight?: boolean | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
} & (
  | {
      /** URL of the embedded page. */
      url?: string;
      html?: undefined;
      isAdsense?: null;
      widgetId?: undefined;
    }
  | {
      url?: undefined;
      /** The embedded HTML. */
      html?: string;
      isAdsense?: null;
      widgetId?: undefined;
    }
  | {
      url?: undefined;
      html?: undefined;
      /**
       * Whether the HTML is an advertisement. Use `source` instead.
       *
       * @deprecated
       */
      isAdsense?: boolean | null;
      widgetId?: undefined;
    }
  | {
      url?: undefined;
      html?: undefined;
      isAdsense?: null;
      /** Id of the widget. */
      widgetId?: string;
    }
);

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

/** A heading with its level. */
export interface HeadingData {
  /** Level of the heading, from 1 to 6. */
  level: number;
  /** Alignment and spacing of the lines. */
  textStyle?: TextStyle;
  /** Number of indentation levels. */
  indentation?: number | null;
  /** Level that the heading is rendered at, if it differs from `level`. */
  renderedLevel?: number | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** A heading with its level. */
export interface HeadingDataInput {
  /** Level of the heading, from 1 to 6. */
  level?: number;
  /** Alignment and spacing of the lines. */
  textStyle?: TextStyleInput;
  /** Number of indentation levels. */
  indentation?: number | null;
  /** Level that the heading is rendered at, if it differs from `level`. */
  renderedLevel?: number | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Height of a block. */
export interface Height {
  /** Height in pixels, as a string. */
  custom?: string | null;
}

/** Image in the site's Media Manager. */
export interface Image {
  /** Id of the media file. */
  id: string;
  /** URL of the image file. */
  url: string;
  /** Height of the original image in pixels. */
  height: number;
  /** Width of the original image in pixels. */
  width: number;
  /** Alternative text for screen readers. */
  altText?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
  /** Point of the image that stays visible when it is cropped. */
  focalPoint?: {
    /** Horizontal position, as a fraction of the width. */
    x?: number | null;
    /** Vertical position, as a fraction of the height. */
    y?: number | null;
  };
}

/** Image in the site's Media Manager. */
export interface ImageInput {
  /** Id of the media file. */
  id?: string;
  /** URL of the image file. */
  url?: string;
  /** Alternative text for screen readers. */
  altText?: string | null;
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
  /** Point of the image that stays visible when it is cropped. */
  focalPoint?: {
    /** Horizontal position, as a fraction of the width. */
    x?: number | null;
    /** Vertical position, as a fraction of the height. */
    y?: number | null;
  };
}

/** An image in rich content. */
export interface ImageData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** The image's file and size. */
  image?: Media;
  /** Link target of the image. */
  link?: Link;
  /** True if clicking an item does not enlarge it. */
  disableExpand?: boolean | null;
  /** Alternative text for screen readers. */
  altText?: string | null;
  /**
   * Caption of the image. Use a caption node instead.
   *
   * @deprecated
   */
  caption?: string | null;
  /** True if visitors cannot download the image. */
  disableDownload?: boolean | null;
  /** Whether the image is decorative, so that screen readers ignore it. */
  decorative?: boolean | null;
  /** Border of the image. */
  styles?: ImageDataStyles;
  /** Crop area of the image. */
  crop?: ImageDataCrop;
  /** Crop shape of the image. */
  cropShape?: string | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** An image in rich content. */
export interface ImageDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** The image's file and size. */
  image?: Media;
  /** Link target of the image. */
  link?: LinkInput;
  /** True if clicking an item does not enlarge it. */
  disableExpand?: boolean | null;
  /** Alternative text for screen readers. */
  altText?: string | null;
  /**
   * Caption of the image. Use a caption node instead.
   *
   * @deprecated
   */
  caption?: string | null;
  /** True if visitors cannot download the image. */
  disableDownload?: boolean | null;
  /** Whether the image is decorative, so that screen readers ignore it. */
  decorative?: boolean | null;
  /** Border of the image. */
  styles?: ImageDataStyles;
  /** Crop area of the image. */
  crop?: ImageDataCrop;
  /** Crop shape of the image. */
  cropShape?: string | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Crop area of an image. */
export interface ImageDataCrop {
  /** Left edge of the crop area. */
  x?: number | null;
  /** Top edge of the crop area. */
  y?: number | null;
  /** Width of the crop area. */
  width?: number | null;
  /** Height of the crop area. */
  height?: number | null;
}

/** Style of an image in rich content. */
export interface ImageDataStyles {
  /** Border around the image. */
  border?: StylesBorder;
}

/** Image in a rich content gallery. */
export interface ImageOfInfoSectionsV3 {
  /** The media file. */
  media?: Media;
  /** Link target of the image. */
  link?: Link;
}

/** Image in a rich content gallery. */
export interface ImageOfInfoSectionsV3Input {
  /** The media file. */
  media?: Media;
  /** Link target of the image. */
  link?: LinkInput;
}

/** Part of an image that stays visible when it is cropped. */
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

/** Part of a card's image that stays visible when it is cropped. */
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

/** Style of the image on an embedded item. */
export interface ImageStyles {
  /** Whether the image is hidden. */
  hideImage?: boolean | null;
  /** Position of the image on the card. */
  imagePosition: Position;
  /** Aspect ratio of the image's frame. */
  aspectRatio: AspectRatio;
  /** How the image is fitted into its frame. */
  resizing: Resizing;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
}

/** Style of the image on an embedded item. */
export interface ImageStylesInput {
  /** Whether the image is hidden. */
  hideImage?: boolean | null;
  /** Position of the image on the card. */
  imagePosition?: Position;
  /** Aspect ratio of the image's frame. */
  aspectRatio?: AspectRatio;
  /** How the image is fitted into its frame. */
  resizing?: Resizing;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
}

/** Whether lower-level headings are indented. */
export type Indentation = "NESTED" | "FLAT" | (string & {});

/** Items in a collapsible list that are open initially. */
export type InitialExpandedItems = "FIRST" | "ALL" | "NONE" | (string & {});

/**
 * An image or video in a gallery.
 *
 * At most one of `image` and `video` is set.
 */
export type Item = {
  /** Title that visitors see. */
  title?: string | null;
  /** Alternative text for screen readers. */
  altText?: string | null;
} & (
  | {
      /** Set if the item is an image. */
      image?: ImageOfInfoSectionsV3;
      video?: undefined;
    }
  | {
      image?: undefined;
      /** Set if the item is a video. */
      video?: Video;
    }
);

/**
 * An image or video in a gallery.
 *
 * At most one of `image` and `video` is set.
 */
export type ItemInput = {
  /** Title that visitors see. */
  title?: string | null;
  /** Alternative text for screen readers. */
  altText?: string | null;
} & (
  | {
      /** Set if the item is an image. */
      image?: ImageOfInfoSectionsV3Input;
      video?: undefined;
    }
  | {
      image?: undefined;
      /** Set if the item is a video. */
      video?: Video;
    }
);

/** Result of a bulk operation for one item. */
export interface ItemMetadata {
  /** Id of the item. Absent if a new item could not be created. */
  id?: string | null;
  /** Index of the item in the request, starting at 0. */
  originalIndex: number;
  /** Whether the operation succeeded for this item. */
  success: boolean;
  /** Why the operation failed for this item. */
  error?: ApplicationError;
}

/** Result of a bulk operation for one item. */
export interface ItemMetadataOfProducts {
  /** Id of the item. Absent if a new item could not be created. */
  id?: string | null;
  /** Index of the item in the request, starting at 0. */
  originalIndex: number;
  /** Whether the operation succeeded for this item. */
  success: boolean;
  /** Why the operation failed for this item. */
  error?: ApplicationError;
}

/** Style of the items in a gallery. */
export interface ItemStyle {
  /** Target size of an item in pixels. */
  targetSize?: number | null;
  /** Aspect ratio of an item, width divided by height. */
  ratio?: number | null;
  /** How an item is fitted into its frame. */
  crop: Crop;
  /** Space between items in pixels. */
  spacing?: number | null;
}

/** Style of the items in a gallery. */
export interface ItemStyleInput {
  /** Target size of an item in pixels. */
  targetSize?: number | null;
  /** Aspect ratio of an item, width divided by height. */
  ratio?: number | null;
  /** How an item is fitted into its frame. */
  crop?: Crop;
  /** Space between items in pixels. */
  spacing?: number | null;
}

/** Fade effect of a divider's layers. */
export type LayerEffect = "CENTER" | "FADE_TO_TOP" | "FADE_TO_BOTTOM" | (string & {});

/** Stacked copies of a divider's shape. */
export interface Layers {
  /** Number of layers. */
  count?: number | null;
  /** Vertical offset of each layer. */
  offsetY?: number | null;
  /** Fade effect of the layers. */
  layerEffect: LayerEffect;
  /** Horizontal offset of each layer. */
  offsetX?: number | null;
}

/** Stacked copies of a divider's shape. */
export interface LayersInput {
  /** Number of layers. */
  count?: number | null;
  /** Vertical offset of each layer. */
  offsetY?: number | null;
  /** Fade effect of the layers. */
  layerEffect?: LayerEffect;
  /** Horizontal offset of each layer. */
  offsetX?: number | null;
}

/** Whether two elements are stacked or side by side. */
export type Layout = "STACKED" | "SIDE_BY_SIDE" | (string & {});

/** A cell of a column layout. */
export interface LayoutCellData {
  /** Number of columns that the cell spans, out of the layout's twelve columns. */
  colSpan?: number | null;
}

/** A block that arranges other nodes in columns. */
export interface LayoutData {
  /**
   * Color of the background, as a hex code. At most 19 characters.
   *
   * @deprecated
   */
  backgroundColor?: string | null;
  /** Background image of the cells. */
  backgroundImage?: LayoutDataBackgroundImage;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /**
   * Backdrop color of the block. Use `backdrop` instead. At most 19 characters.
   *
   * @deprecated
   */
  backdropColor?: string | null;
  /** Backdrop image of the block. */
  backdropImage?: LayoutDataBackgroundImage;
  /** Space above the block in pixels. */
  backdropPaddingTop?: number | null;
  /** Space below the block in pixels. */
  backdropPaddingBottom?: number | null;
  /** Space between cells in pixels. */
  gap?: number | null;
  /** Cell padding in pixels: top, right, bottom, left. At most 4 items. */
  cellPadding: number[];
  /** Vertical alignment of the cells' content. */
  cellVerticalAlignment: VerticalAlignmentAlignment;
  /** Behavior of the cells on narrow screens. */
  responsivenessBehaviour: ResponsivenessBehaviour;
  /** Screen width in pixels below which the narrow layout is used. */
  responsivenessBreakpoint?: number | null;
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** Whether the design applies to the block or to its cells. */
  designTarget: DesignTarget;
  /** Banner along one edge of the block. */
  banner?: Banner;
  /** Background color or gradient of the cells. */
  background?: Background;
  /** Color or gradient around the block. */
  backdrop?: Backdrop;
  /** Animation of the node, if any. */
  animation?: Animation;
  /** Shape of the top edge. */
  topDivider?: SectionDivider;
  /** Shape of the bottom edge. */
  bottomDivider?: SectionDivider;
}

/** A block that arranges other nodes in columns. */
export interface LayoutDataInput {
  /**
   * Color of the background, as a hex code. At most 19 characters.
   *
   * @deprecated
   */
  backgroundColor?: string | null;
  /** Background image of the cells. */
  backgroundImage?: LayoutDataBackgroundImageInput;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /**
   * Backdrop color of the block. Use `backdrop` instead. At most 19 characters.
   *
   * @deprecated
   */
  backdropColor?: string | null;
  /** Backdrop image of the block. */
  backdropImage?: LayoutDataBackgroundImageInput;
  /** Space above the block in pixels. */
  backdropPaddingTop?: number | null;
  /** Space below the block in pixels. */
  backdropPaddingBottom?: number | null;
  /** Space between cells in pixels. */
  gap?: number | null;
  /** Cell padding in pixels: top, right, bottom, left. At most 4 items. */
  cellPadding?: number[];
  /** Vertical alignment of the cells' content. */
  cellVerticalAlignment?: VerticalAlignmentAlignment;
  /** Behavior of the cells on narrow screens. */
  responsivenessBehaviour?: ResponsivenessBehaviour;
  /** Screen width in pixels below which the narrow layout is used. */
  responsivenessBreakpoint?: number | null;
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** Whether the design applies to the block or to its cells. */
  designTarget?: DesignTarget;
  /** Banner along one edge of the block. */
  banner?: BannerInput;
  /** Background color or gradient of the cells. */
  background?: BackgroundInput;
  /** Color or gradient around the block. */
  backdrop?: BackdropInput;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
  /** Shape of the top edge. */
  topDivider?: SectionDividerInput;
  /** Shape of the bottom edge. */
  bottomDivider?: SectionDividerInput;
}

/** Background or backdrop image of a layout. */
export interface LayoutDataBackgroundImage {
  /** The image's file and size. */
  media?: Media;
  /**
   * Opacity of the image, from 0 to 100.
   *
   * @deprecated
   */
  opacity?: number | null;
  /** How the image is scaled to fit the block. */
  scaling: Scaling;
  /** Part of the image that stays visible. */
  position: ImagePosition;
  /** Blur of the image in pixels. */
  blur?: number | null;
  /** Color or gradient over the image. */
  overlay?: Background;
}

/** Background or backdrop image of a layout. */
export interface LayoutDataBackgroundImageInput {
  /** The image's file and size. */
  media?: Media;
  /**
   * Opacity of the image, from 0 to 100.
   *
   * @deprecated
   */
  opacity?: number | null;
  /** How the image is scaled to fit the block. */
  scaling?: Scaling;
  /** Part of the image that stays visible. */
  position?: ImagePosition;
  /** Blur of the image in pixels. */
  blur?: number | null;
  /** Color or gradient over the image. */
  overlay?: BackgroundInput;
}

/** Kinds of gallery layouts. */
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

/** How the ends of a line are drawn. */
export type LineCap = "SQUARE" | "ROUND" | (string & {});

/** Line styles of a divider. */
export type LineStyle = "SINGLE" | "DOUBLE" | "DASHED" | "DOTTED" | (string & {});

/**
 * Link to a URL or to a node in the same content.
 *
 * At most one of `url` and `anchor` is set.
 */
export type Link = {
  /** Target window of the link. */
  target: Target;
  /** Relationship between the page and the linked URL, for search engines and browsers. */
  rel?: Rel;
  /** Additional data that an editor stores with the link, as a string. */
  customData?: string | null;
} & (
  | {
      /** Full URL of the link. */
      url?: string;
      anchor?: undefined;
    }
  | {
      url?: undefined;
      /** Id of the node that the link jumps to. */
      anchor?: string;
    }
);

/**
 * Link to a URL or to a node in the same content.
 *
 * At most one of `url` and `anchor` is set.
 */
export type LinkInput = {
  /** Target window of the link. */
  target?: Target;
  /** Relationship between the page and the linked URL, for search engines and browsers. */
  rel?: Rel;
  /** Additional data that an editor stores with the link, as a string. */
  customData?: string | null;
} & (
  | {
      /** Full URL of the link. */
      url?: string;
      anchor?: undefined;
    }
  | {
      url?: undefined;
      /** Id of the node that the link jumps to. */
      anchor?: string;
    }
);

/** A link on text. */
export interface LinkData {
  /** Link target of the text. */
  link?: Link;
}

/** A link on text. */
export interface LinkDataInput {
  /** Link target of the text. */
  link?: LinkInput;
}

/** A link shown as a card with a title and an image. */
export interface LinkPreviewData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** Link target of the card. */
  link?: Link;
  /** Title that visitors see. */
  title?: string | null;
  /** URL of the preview image. */
  thumbnailUrl?: string | null;
  /** Description of the linked page. */
  description?: string | null;
  /** HTML to embed the page, if its site provides it. */
  html?: string | null;
  /** Style of the card. */
  styles?: LinkPreviewDataStyles;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** A link shown as a card with a title and an image. */
export interface LinkPreviewDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** Link target of the card. */
  link?: LinkInput;
  /** Title that visitors see. */
  title?: string | null;
  /** URL of the preview image. */
  thumbnailUrl?: string | null;
  /** Description of the linked page. */
  description?: string | null;
  /** HTML to embed the page, if its site provides it. */
  html?: string | null;
  /** Style of the card. */
  styles?: LinkPreviewDataStylesInput;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Style of a link preview. */
export interface LinkPreviewDataStyles {
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the title, as a hex code. At most 19 characters. */
  titleColor?: string | null;
  /** Color of the subtitle, as a hex code. At most 19 characters. */
  subtitleColor?: string | null;
  /** Color of the URL, as a hex code. At most 19 characters. */
  linkColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Position of the image on the card. */
  thumbnailPosition: StylesPosition;
}

/** Style of a link preview. */
export interface LinkPreviewDataStylesInput {
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the title, as a hex code. At most 19 characters. */
  titleColor?: string | null;
  /** Color of the subtitle, as a hex code. At most 19 characters. */
  subtitleColor?: string | null;
  /** Color of the URL, as a hex code. At most 19 characters. */
  linkColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Position of the image on the card. */
  thumbnailPosition?: StylesPosition;
}

/** An item in a list with checkboxes. */
export interface ListItemNodeData {
  /** Whether the item is checked. */
  checked?: boolean | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** An item in a list with checkboxes. */
export interface ListItemNodeDataInput {
  /** Whether the item is checked. */
  checked?: boolean | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Numbering style of a table of contents. */
export type ListStyle =
  | "PLAIN"
  | "NUMBERED"
  | "LETTERS"
  | "ROMAN"
  | "BULLETED"
  | "ALPHABETICAL_INDEX"
  | "ALPHABETICAL_INDEX_COMPACT"
  | (string & {});

/** Repeating animation of a node. */
export interface LoopAnimation {
  /** Kind of animation. */
  effect?: LoopEffect;
  /** Duration of the animation in milliseconds. */
  duration?: number | null;
  /** Time between repetitions in milliseconds. */
  iterationDelay?: number | null;
}

/** Repeating animation of a node. */
export interface LoopAnimationInput {
  /** Kind of animation. */
  effect?: LoopEffectInput;
  /** Duration of the animation in milliseconds. */
  duration?: number | null;
  /** Time between repetitions in milliseconds. */
  iterationDelay?: number | null;
}

/** A repeating effect. */
export interface LoopEffect {
  /** Kind of animation. */
  type: LoopEffectType;
  /** Direction of the movement. At most 20 characters. */
  direction?: string | null;
  /** CSS easing function of the animation. At most 100 characters. */
  easing?: string | null;
}

/** A repeating effect. */
export interface LoopEffectInput {
  /** Kind of animation. */
  type?: LoopEffectType;
  /** Direction of the movement. At most 20 characters. */
  direction?: string | null;
  /** CSS easing function of the animation. At most 100 characters. */
  easing?: string | null;
}

/** Kinds of repeating effects. */
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

/** A map in rich content. */
export interface MapData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** Location, zoom and controls of the map. */
  mapSettings?: MapSettings;
}

/** A map in rich content. */
export interface MapDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** Location, zoom and controls of the map. */
  mapSettings?: MapSettingsInput;
}

/** Location, zoom and controls of a map. */
export interface MapSettings {
  /** Address that the map shows. */
  address?: string | null;
  /** Whether visitors can drag the map. */
  draggable?: boolean | null;
  /** Whether the address has a marker. */
  marker?: boolean | null;
  /** Whether visitors can switch to street view. */
  streetViewControl?: boolean | null;
  /** Whether visitors can zoom. */
  zoomControl?: boolean | null;
  /** Latitude of the address, in degrees. */
  lat?: number | null;
  /** Longitude of the address, in degrees. */
  lng?: number | null;
  /** Label of the marker. */
  locationName?: string | null;
  /** Whether visitors can change the map type. */
  viewModeControl?: boolean | null;
  /** Initial zoom level. */
  initialZoom?: number | null;
  /** Kind of map. */
  mapType: MapType;
}

/** Location, zoom and controls of a map. */
export interface MapSettingsInput {
  /** Address that the map shows. */
  address?: string | null;
  /** Whether visitors can drag the map. */
  draggable?: boolean | null;
  /** Whether the address has a marker. */
  marker?: boolean | null;
  /** Whether visitors can switch to street view. */
  streetViewControl?: boolean | null;
  /** Whether visitors can zoom. */
  zoomControl?: boolean | null;
  /** Latitude of the address, in degrees. */
  lat?: number | null;
  /** Longitude of the address, in degrees. */
  lng?: number | null;
  /** Label of the marker. */
  locationName?: string | null;
  /** Whether visitors can change the map type. */
  viewModeControl?: boolean | null;
  /** Initial zoom level. */
  initialZoom?: number | null;
  /** Kind of map. */
  mapType?: MapType;
}

/** Kinds of maps. The platform spells `SATELITE` with one L. */
export type MapType = "ROADMAP" | "SATELITE" | "HYBRID" | "TERRAIN" | (string & {});

/** Units of volume, mass, length and area. */
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

/** An image, video or audio file and its size. */
export interface Media {
  /** Location of the file. */
  src?: FileSource;
  /** Width in pixels. */
  width?: number | null;
  /** Height in pixels. */
  height?: number | null;
  /** Duration in seconds. Set only for video and audio. */
  duration?: number | null;
}

/** A mention of a user. */
export interface MentionData {
  /** Display name of the mentioned user. */
  name: string;
  /** Last part of the URL of the user's page. */
  slug: string;
  /** Id of the mentioned user. */
  id?: string | null;
  /** Kind of mention. */
  type?: string | null;
}

/** A mention of a user. */
export interface MentionDataInput {
  /** Display name of the mentioned user. */
  name?: string;
  /** Last part of the URL of the user's page. */
  slug?: string;
  /** Id of the mentioned user. */
  id?: string | null;
  /** Kind of mention. */
  type?: string | null;
}

/** Version and dates of rich content. */
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
   * When the document was last updated.
   *
   * @deprecated
   */
  updatedTimestamp?: Date | null;
  /** Id of the document. */
  id?: string | null;
}

/** Version and dates of rich content. */
export interface MetadataInput {
  /** Version of the document format. */
  version?: number;
  /**
   * When the document was last updated.
   *
   * @deprecated
   */
  updatedTimestamp?: Date | null;
  /** Id of the document. */
  id?: string | null;
}

/** Whether all words of a search must match, or any of them. */
export type Mode = "OR" | "AND";

/**
 * A node of rich content, such as a paragraph, a heading or an image.
 *
 * At most one of `buttonData`, `codeBlockData`, `dividerData`, `fileData`, `galleryData`,
 * `gifData`, `headingData`, `htmlData`, `imageData`, `linkPreviewData`, `mapData`,
 * `paragraphData`, `pollData`, `textData`, `appEmbedData`, `videoData`, `embedData`,
 * `collapsibleListData`, `tableData`, `tableCellData`, `externalData`, `audioData`,
 * `orderedListData`, `bulletedListData`, `blockquoteData`, `captionData`, `layoutData`,
 * `layoutCellData`, `shapeData`, `cardData`, `tocData`, `smartBlockData`, `smartBlockCellData`,
 * `checkboxListData` and `listItemData` is set.
 */
export interface Node {
  /** Set on a node of type `BUTTON`. */
  buttonData?: ButtonData;
  /** Set on a node of type `CODE_BLOCK`. */
  codeBlockData?: CodeBlockData;
  /** Data of a dividing line. */
  dividerData?: DividerData;
  /** Data of a file to download. */
  fileData?: FileData;
  /** Set on a node of type `GALLERY`. */
  galleryData?: GalleryData;
  /** Data of an animated image. */
  gifData?: GIFData;
  /** Data of a heading, with its level. */
  headingData?: HeadingData;
  /** Data of embedded HTML. */
  htmlData?: HTMLData;
  /** Set on a node of type `IMAGE`. */
  imageData?: ImageData;
  /** Set on a node of type `LINK_PREVIEW`. */
  linkPreviewData?: LinkPreviewData;
  /**
   * Set on a node of type `MAP`.
   *
   * @deprecated
   */
  mapData?: MapData;
  /** Set on a node of type `PARAGRAPH`. */
  paragraphData?: ParagraphData;
  /** Set on a node of type `POLL`. */
  pollData?: PollData;
  /** Text and its decorations. */
  textData?: TextData;
  /** Data of an embedded app item. */
  appEmbedData?: AppEmbedData;
  /** Set on a node of type `VIDEO`. */
  videoData?: VideoData;
  /** Data of content embedded from another site. */
  embedData?: EmbedData;
  /** Set on a node of type `COLLAPSIBLE_LIST`. */
  collapsibleListData?: CollapsibleListData;
  /** Set on a node of type `TABLE`. */
  tableData?: TableData;
  /** Set on a node of type `TABLE_CELL`. */
  tableCellData?: TableCellData;
  /** Data of a node that an app defines. */
  externalData?: Record<string, unknown> | null;
  /** Set on a node of type `AUDIO`. */
  audioData?: AudioData;
  /** Set on a node of type `ORDERED_LIST`. */
  orderedListData?: OrderedListData;
  /** Set on a node of type `BULLETED_LIST`. */
  bulletedListData?: BulletedListData;
  /** Set on a node of type `BLOCKQUOTE`. */
  blockquoteData?: BlockquoteData;
  /** Set on a node of type `CAPTION`. */
  captionData?: CaptionData;
  /** Data of a layout with columns. */
  layoutData?: LayoutData;
  /** Data of a column in a layout. */
  layoutCellData?: LayoutCellData;
  /** Set on a node of type `SHAPE`. */
  shapeData?: ShapeData;
  /** Set on a node of type `CARD`. */
  cardData?: CardData;
  /** Data of a table of contents. */
  tocData?: TocData;
  /** Data of a block with a repeating layout. */
  smartBlockData?: SmartBlockData;
  /** Data of a cell in a smart block. */
  smartBlockCellData?: SmartBlockCellData;
  /** Data of a list with checkboxes. */
  checkboxListData?: CheckboxListData;
  /** Set on a node of type `LIST_ITEM`. */
  listItemData?: ListItemNodeData;
  /** Kind of node, which determines the data field that is set. */
  type: NodeType;
  /** Id of the node within the document. */
  id: string;
  /** Child nodes of this node. */
  nodes: Node[];
  /** Spacing and background of the node. */
  style?: NodeStyle;
}

/**
 * A node of rich content, such as a paragraph, a heading or an image.
 *
 * At most one of `buttonData`, `codeBlockData`, `dividerData`, `fileData`, `galleryData`,
 * `gifData`, `headingData`, `htmlData`, `imageData`, `linkPreviewData`, `mapData`,
 * `paragraphData`, `pollData`, `textData`, `appEmbedData`, `videoData`, `embedData`,
 * `collapsibleListData`, `tableData`, `tableCellData`, `externalData`, `audioData`,
 * `orderedListData`, `bulletedListData`, `blockquoteData`, `captionData`, `layoutData`,
 * `layoutCellData`, `shapeData`, `cardData`, `tocData`, `smartBlockData`, `smartBlockCellData`,
 * `checkboxListData` and `listItemData` is set.
 */
export interface NodeInput {
  /** Set on a node of type `BUTTON`. */
  buttonData?: ButtonDataInput;
  /** Set on a node of type `CODE_BLOCK`. */
  codeBlockData?: CodeBlockDataInput;
  /** Data of a dividing line. */
  dividerData?: DividerDataInput;
  /** Data of a file to download. */
  fileData?: FileDataInput;
  /** Set on a node of type `GALLERY`. */
  galleryData?: GalleryDataInput;
  /** Data of an animated image. */
  gifData?: GIFDataInput;
  /** Data of a heading, with its level. */
  headingData?: HeadingDataInput;
  /** Data of embedded HTML. */
  htmlData?: HTMLDataInput;
  /** Set on a node of type `IMAGE`. */
  imageData?: ImageDataInput;
  /** Set on a node of type `LINK_PREVIEW`. */
  linkPreviewData?: LinkPreviewDataInput;
  /**
   * Set on a node of type `MAP`.
   *
   * @deprecated
   */
  mapData?: MapDataInput;
  /** Set on a node of type `PARAGRAPH`. */
  paragraphData?: ParagraphDataInput;
  /** Set on a node of type `POLL`. */
  pollData?: PollDataInput;
  /** Text and its decorations. */
  textData?: TextDataInput;
  /** Data of an embedded app item. */
  appEmbedData?: AppEmbedDataInput;
  /** Set on a node of type `VIDEO`. */
  videoData?: VideoDataInput;
  /** Data of content embedded from another site. */
  embedData?: EmbedDataInput;
  /** Set on a node of type `COLLAPSIBLE_LIST`. */
  collapsibleListData?: CollapsibleListDataInput;
  /** Set on a node of type `TABLE`. */
  tableData?: TableDataInput;
  /** Set on a node of type `TABLE_CELL`. */
  tableCellData?: TableCellDataInput;
  /** Data of a node that an app defines. */
  externalData?: Record<string, unknown> | null;
  /** Set on a node of type `AUDIO`. */
  audioData?: AudioDataInput;
  /** Set on a node of type `ORDERED_LIST`. */
  orderedListData?: OrderedListDataInput;
  /** Set on a node of type `BULLETED_LIST`. */
  bulletedListData?: BulletedListDataInput;
  /** Set on a node of type `BLOCKQUOTE`. */
  blockquoteData?: BlockquoteDataInput;
  /** Set on a node of type `CAPTION`. */
  captionData?: CaptionDataInput;
  /** Data of a layout with columns. */
  layoutData?: LayoutDataInput;
  /** Data of a column in a layout. */
  layoutCellData?: LayoutCellData;
  /** Set on a node of type `SHAPE`. */
  shapeData?: ShapeDataInput;
  /** Set on a node of type `CARD`. */
  cardData?: CardDataInput;
  /** Data of a table of contents. */
  tocData?: TocDataInput;
  /** Data of a block with a repeating layout. */
  smartBlockData?: SmartBlockDataInput;
  /** Data of a cell in a smart block. */
  smartBlockCellData?: SmartBlockCellDataInput;
  /** Data of a list with checkboxes. */
  checkboxListData?: CheckboxListDataInput;
  /** Set on a node of type `LIST_ITEM`. */
  listItemData?: ListItemNodeDataInput;
  /** Kind of node, which determines the data field that is set. */
  type?: NodeType;
  /** Id of the node within the document. */
  id?: string;
  /** Child nodes of this node. */
  nodes?: NodeInput[];
  /** Spacing and background of the node. */
  style?: NodeStyle;
}

/** Spacing and background of a paragraph or a heading. */
export interface NodeStyle {
  /** Space above the node, as a CSS length. */
  paddingTop?: string | null;
  /** Space below the node, as a CSS length. */
  paddingBottom?: string | null;
  /** Background color as a hex code. */
  backgroundColor?: string | null;
}

/** Kinds of rich content nodes. */
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

/** Metadata of embedded content in the oEmbed format. */
export interface Oembed {
  /** Kind of resource: `photo`, `video`, `link` or `rich`. */
  type?: string | null;
  /** Width in pixels. */
  width?: number | null;
  /** Height in pixels. */
  height?: number | null;
  /** Title of the resource. */
  title?: string | null;
  /** URL of the resource. */
  url?: string | null;
  /** HTML that embeds the resource. */
  html?: string | null;
  /** Author of the resource. */
  authorName?: string | null;
  /** URL of the author's page. */
  authorUrl?: string | null;
  /** Name of the site that provides the resource. */
  providerName?: string | null;
  /** URL of the site that provides the resource. */
  providerUrl?: string | null;
  /** URL of the preview image. */
  thumbnailUrl?: string | null;
  /** Width of the thumbnail in pixels, as a string. */
  thumbnailWidth?: string | null;
  /** Height of the thumbnail in pixels, as a string. */
  thumbnailHeight?: string | null;
  /** URL of the video, if any. */
  videoUrl?: string | null;
  /** Version of the oEmbed format. */
  version?: string | null;
}

/** An option of a poll. */
export interface Option {
  /** Id of the option. */
  id?: string | null;
  /** Text of the option. */
  title?: string | null;
  /** Image of the option. */
  image?: Media;
}

/** Style of a poll's options. */
export interface OptionDesign {
  /** Corner radius in pixels. */
  borderRadius?: number | null;
}

/** Layout of a poll's options. */
export interface OptionLayout {
  /** Whether each option shows an image. */
  enableImage?: boolean | null;
}

/** Settings of a numbered list. */
export interface OrderedListData {
  /** Number of indentation levels. */
  indentation: number;
  /** Indentation level of the list. */
  offset?: number | null;
  /** Number of the first item. */
  start?: number | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** Settings of a numbered list. */
export interface OrderedListDataInput {
  /** Number of indentation levels. */
  indentation?: number;
  /** Indentation level of the list. */
  offset?: number | null;
  /** Number of the first item. */
  start?: number | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Whether a gallery is laid out in rows or columns. */
export type Orientation = "ROWS" | "COLUMNS" | (string & {});

/** Content of a layout's banner. */
export type Origin = "IMAGE" | "LAYOUT" | (string & {});

/** How a PDF is displayed. */
export interface PDFSettings {
  /** Display mode of the PDF. */
  viewMode: ViewMode;
  /** True if visitors cannot download the PDF. */
  disableDownload?: boolean | null;
  /** True if visitors cannot print the PDF. */
  disablePrint?: boolean | null;
}

/** How a PDF is displayed. */
export interface PDFSettingsInput {
  /** Display mode of the PDF. */
  viewMode?: ViewMode;
  /** True if visitors cannot download the PDF. */
  disableDownload?: boolean | null;
  /** True if visitors cannot print the PDF. */
  disablePrint?: boolean | null;
}

/** URL of a page on the site. */
export interface PageUrlV2 {
  /** Path relative to the site's URL, such as '/product-page/mug'. */
  relativePath: string;
  /** Full URL of the page. */
  url?: string | null;
}

/** URL of a page on the site. */
export interface PageUrlV2Input {
  /** Path relative to the site's URL, such as '/product-page/mug'. */
  relativePath?: string;
  /** Full URL of the page. */
  url?: string | null;
}

/** Paging by offset. */
export interface Paging {
  /** Maximum number of items on the page. */
  limit?: number | null;
  /** Number of items to skip. */
  offset?: number | null;
}

/** Paging metadata of lists that are paged by offset or by cursor. */
export interface PagingMetadataV2 {
  /** Number of items on this page. */
  count?: number | null;
  /** Number of items that were skipped before this page, when paging by offset. */
  offset?: number | null;
  /** Total number of items across all pages, when paging by offset. */
  total?: number | null;
  /** Whether the number of matches exceeds the limit for counting. */
  tooManyToCount?: boolean | null;
  /** Cursors to the next and previous pages, when paging by cursor. */
  cursors?: Cursors;
}

/** Settings of a paragraph. */
export interface ParagraphData {
  /** Alignment and spacing of the lines. */
  textStyle?: TextStyle;
  /** Number of indentation levels. */
  indentation?: number | null;
  /** Depth of the paragraph in a nested list. */
  level?: number | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** Settings of a paragraph. */
export interface ParagraphDataInput {
  /** Alignment and spacing of the lines. */
  textStyle?: TextStyleInput;
  /** Number of indentation levels. */
  indentation?: number | null;
  /** Depth of the paragraph in a nested list. */
  level?: number | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Permissions of a poll. */
export interface Permissions {
  /** Who can see the results. */
  view: ViewRole;
  /** Who can vote. */
  vote: VoteRole;
  /** Whether a voter can choose several options. */
  allowMultipleVotes?: boolean | null;
}

/** Permissions of a poll. */
export interface PermissionsInput {
  /** Who can see the results. */
  view?: ViewRole;
  /** Who can vote. */
  vote?: VoteRole;
  /** Whether a voter can choose several options. */
  allowMultipleVotes?: boolean | null;
}

/** Position of the ribbon on an embedded item's card. */
export type Placement = "IMAGE" | "PRODUCT_INFO" | (string & {});

/** Paging by offset. */
export interface PlatformPaging {
  /** Maximum number of items on the page. At most 100. */
  limit?: number | null;
  /** Number of items to skip. */
  offset?: number | null;
}

/** Paging metadata of lists that are paged by offset or by cursor. */
export interface PlatformPagingMetadata {
  /** Number of items on this page. */
  count?: number | null;
  /** Number of items that were skipped before this page, when paging by offset. */
  offset?: number | null;
  /** Total number of items across all pages, when paging by offset. */
  total?: number | null;
  /** Cursors to the next and previous pages, when paging by cursor. */
  cursors?: Cursors;
}

/**
 * Filter, sorting and paging of a query.
 *
 * At most one of `paging` and `cursorPaging` is set.
 */
export type PlatformQuery = {
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. */
  sort?: SortingOfProducts[];
} & (
  | {
      /** The page to return, by offset. Send either this or `cursorPaging`. */
      paging?: PlatformPaging;
      cursorPaging?: undefined;
    }
  | {
      paging?: undefined;
      /** The page to return, by cursor. Send either this or `paging`. */
      cursorPaging?: CursorPaging;
    }
);

/** Playback options of a video. */
export interface PlaybackOptions {
  /** Whether the video plays automatically. */
  autoPlay?: boolean | null;
  /** Whether the video plays in a loop. */
  playInLoop?: boolean | null;
  /** Whether the player's controls are visible. */
  showControls?: boolean | null;
}

/** Size and position of an image, a video or another block. */
export interface PluginContainerData {
  /** Width of the block. */
  width?: PluginContainerDataWidth;
  /** Alignment of the block. */
  alignment: PluginContainerDataAlignment;
  /** Cover that hides the block until it is clicked. */
  spoiler?: Spoiler;
  /** Height of the block. */
  height?: Height;
  /** Whether text wraps around the block. */
  textWrap?: boolean | null;
}

/** Size and position of an image, a video or another block. */
export interface PluginContainerDataInput {
  /** Width of the block. */
  width?: PluginContainerDataWidth;
  /** Alignment of the block. */
  alignment?: PluginContainerDataAlignment;
  /** Cover that hides the block until it is clicked. */
  spoiler?: Spoiler;
  /** Height of the block. */
  height?: Height;
  /** Whether text wraps around the block. */
  textWrap?: boolean | null;
}

/** Alignment of a block. */
export type PluginContainerDataAlignment = "CENTER" | "LEFT" | "RIGHT" | (string & {});

/**
 * Width of a block: a predefined size or a custom width.
 *
 * At most one of `size` and `custom` is set.
 */
export type PluginContainerDataWidth =
  | {
      /** A predefined size of the block. */
      size?: WidthType;
      custom?: null;
    }
  | {
      size?: undefined;
      /** Width in pixels, as a string. */
      custom?: string | null;
    };

/** How a node follows the pointer. */
export interface PointerEffect {
  /** Kind of effect. */
  type: PointerEffectType;
  /** Whether the node moves against the pointer. */
  inverted?: boolean | null;
  /** Axis of the movement. At most 20 characters. */
  axis?: string | null;
  /** Direction of the movement. At most 8 characters. */
  direction?: string | null;
  /** CSS easing function of the animation. At most 100 characters. */
  easing?: string | null;
}

/** How a node follows the pointer. */
export interface PointerEffectInput {
  /** Kind of effect. */
  type?: PointerEffectType;
  /** Whether the node moves against the pointer. */
  inverted?: boolean | null;
  /** Axis of the movement. At most 20 characters. */
  axis?: string | null;
  /** Direction of the movement. At most 8 characters. */
  direction?: string | null;
  /** CSS easing function of the animation. At most 100 characters. */
  easing?: string | null;
}

/** Kinds of pointer effects. */
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

/** A question with options to vote on. */
export interface Poll {
  /** Id of the poll. */
  id?: string | null;
  /** The question that the poll asks. */
  title?: string | null;
  /** Id of the creator. */
  creatorId?: string | null;
  /** Image shown with the question. */
  image?: Media;
  /** The options to choose from. */
  options: Option[];
  /** Settings for voting and results. */
  settings?: SettingsOfInfoSectionsV3;
}

/** A question with options to vote on. */
export interface PollInput {
  /** Id of the poll. */
  id?: string | null;
  /** The question that the poll asks. */
  title?: string | null;
  /** Id of the creator. */
  creatorId?: string | null;
  /** Image shown with the question. */
  image?: Media;
  /** The options to choose from. */
  options?: Option[];
  /** Settings for voting and results. */
  settings?: SettingsOfInfoSectionsV3Input;
}

/** A poll in rich content. */
export interface PollData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** The question and its options. */
  poll?: Poll;
  /** Layout of the poll. */
  layout?: PollDataLayout;
  /** Colors and corners of the poll. */
  design?: Design;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** A poll in rich content. */
export interface PollDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** The question and its options. */
  poll?: PollInput;
  /** Layout of the poll. */
  layout?: PollDataLayoutInput;
  /** Colors and corners of the poll. */
  design?: DesignInput;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Layout of a poll and its options. */
export interface PollDataLayout {
  /** Layout of the whole poll. */
  poll?: PollLayout;
  /** Layout of each option. */
  options?: OptionLayout;
}

/** Layout of a poll and its options. */
export interface PollDataLayoutInput {
  /** Layout of the whole poll. */
  poll?: PollLayoutInput;
  /** Layout of each option. */
  options?: OptionLayout;
}

/** Style of a whole poll. */
export interface PollDesign {
  /** Background of the poll. */
  background?: PollDesignBackground;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
}

/** Style of a whole poll. */
export interface PollDesignInput {
  /** Background of the poll. */
  background?: PollDesignBackgroundInput;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
}

/**
 * Background of a poll: a color, an image or a gradient.
 *
 * At most one of `color`, `image` and `gradient` is set.
 */
export type PollDesignBackground = {
  /** Kind of background, which determines the field that is set. */
  type: PollDesignBackgroundType;
} & (
  | {
      /** Color as a hex code. At most 19 characters. */
      color?: string | null;
      image?: undefined;
      gradient?: undefined;
    }
  | {
      color?: null;
      /** The image's file and size. */
      image?: Media;
      gradient?: undefined;
    }
  | {
      color?: null;
      image?: undefined;
      /** The gradient, if the type is a gradient. */
      gradient?: BackgroundGradient;
    }
);

/**
 * Background of a poll: a color, an image or a gradient.
 *
 * At most one of `color`, `image` and `gradient` is set.
 */
export type PollDesignBackgroundInput = {
  /** Kind of background, which determines the field that is set. */
  type?: PollDesignBackgroundType;
} & (
  | {
      /** Color as a hex code. At most 19 characters. */
      color?: string | null;
      image?: undefined;
      gradient?: undefined;
    }
  | {
      color?: null;
      /** The image's file and size. */
      image?: Media;
      gradient?: undefined;
    }
  | {
      color?: null;
      image?: undefined;
      /** The gradient, if the type is a gradient. */
      gradient?: BackgroundGradient;
    }
);

/** Kinds of poll backgrounds. */
export type PollDesignBackgroundType = "COLOR" | "IMAGE" | "GRADIENT" | (string & {});

/** Layout of a whole poll. */
export interface PollLayout {
  /** Whether the options form a list or a grid. */
  type: PollLayoutType;
  /** Reading direction of the text. */
  direction: Direction;
  /** Whether the poll shows an image. */
  enableImage?: boolean | null;
}

/** Layout of a whole poll. */
export interface PollLayoutInput {
  /** Whether the options form a list or a grid. */
  type?: PollLayoutType;
  /** Reading direction of the text. */
  direction?: Direction;
  /** Whether the poll shows an image. */
  enableImage?: boolean | null;
}

/** How the options of a poll are arranged. */
export type PollLayoutType = "LIST" | "GRID" | (string & {});

/** Position of a card's image. */
export type Position = "START" | "END" | "TOP" | (string & {});

/** Price of an embedded item. */
export interface PricingData {
  /** Lowest price, as a decimal string. */
  valueFrom?: string | null;
  /** Highest price, as a decimal string. Absent if there is only one price. */
  valueTo?: string | null;
  /** Discounted price, as a decimal string. Absent if there is no discount. */
  discountedValue?: string | null;
  /** Currency of the prices. An ISO 4217 currency code. */
  currency?: string | null;
  /** Id of the pricing plan. */
  pricingPlanId?: string | null;
}

/**
 * Response of `abandonedCheckouts.redirectToCheckout`, `cartV2.handleAsyncCheckoutCompletion`,
 * `checkoutTemplates.createAndRedirectToCheckout`,
 * `checkout.markCheckoutAsCompletedAndRedirectToUrl` and `authentication.logout`.
 */
export interface RedirectResponse {
  /**
   * URL that the response redirects to. Absent if the response was not a redirect. Browsers hide
   * the target of a redirect, so in a browser this is the URL of the request itself, which leads
   * to the same target.
   */
  redirectUrl?: string | null;
  /** Response body in Base64. */
  body: Uint8Array;
  /** HTTP status of the response, such as 200. */
  statusCode?: number | null;
  /** HTTP headers of the response. */
  headers: HeadersEntry[];
}

/** Relationship between a page and a URL that it links to. */
export interface Rel {
  /** Whether search engines should not follow the link. */
  nofollow?: boolean | null;
  /** Whether the link is sponsored. */
  sponsored?: boolean | null;
  /** Whether the link is user-generated content. */
  ugc?: boolean | null;
  /** Whether the browser omits the `Referer` header. */
  noreferrer?: boolean | null;
}

/** How an image is fitted into its frame. */
export type Resizing = "FILL" | "FIT" | (string & {});

/** Behavior of a layout's cells on narrow screens. */
export type ResponsivenessBehaviour = "STACK" | "WRAP" | (string & {});

/** Style of the ribbon on an embedded item. */
export interface RibbonStyles {
  /** Display text of the ribbon. */
  ribbonText?: string | null;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Position of the ribbon on the card. */
  ribbonPlacement: Placement;
}

/** Style of the ribbon on an embedded item. */
export interface RibbonStylesInput {
  /** Display text of the ribbon. */
  ribbonText?: string | null;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Position of the ribbon on the card. */
  ribbonPlacement?: Placement;
}

/** Rich content as a tree of nodes. */
export interface RichContent {
  /** Nodes at the top level, in reading order. */
  nodes: Node[];
  /** Version and dates of the document. */
  metadata?: Metadata;
  /** Default styles of headings, paragraphs and quotes. */
  documentStyle?: DocumentStyle;
}

/** Rich content as a tree of nodes. */
export interface RichContentInput {
  /** Nodes at the top level, in reading order. */
  nodes?: NodeInput[];
  /** Version and dates of the document. */
  metadata?: MetadataInput;
  /** Default styles of headings, paragraphs and quotes. */
  documentStyle?: DocumentStyleInput;
}

/** How a background image is scaled to fit its block. */
export type Scaling = "AUTO" | "CONTAIN" | "COVER" | (string & {});

/** Shape of a section's top or bottom edge. */
export interface SectionDivider {
  /** Kind of shape. */
  type: Shape;
  /** Color as a hex code. At most 19 characters. */
  color?: string | null;
  /** Height of the divider in pixels. */
  height?: number | null;
  /** Horizontal offset of the shape. */
  offsetX?: number | null;
  /** Whether the shape is mirrored. */
  flipped?: boolean | null;
  /** Stacked copies of the shape. */
  layers?: Layers;
}

/** Shape of a section's top or bottom edge. */
export interface SectionDividerInput {
  /** Kind of shape. */
  type?: Shape;
  /** Color as a hex code. At most 19 characters. */
  color?: string | null;
  /** Height of the divider in pixels. */
  height?: number | null;
  /** Horizontal offset of the shape. */
  offsetX?: number | null;
  /** Whether the shape is mirrored. */
  flipped?: boolean | null;
  /** Stacked copies of the shape. */
  layers?: LayersInput;
}

/** Voting and results settings of a poll. */
export interface SettingsOfInfoSectionsV3 {
  /** Who can vote and see the results. */
  permissions?: Permissions;
  /** Whether the voters are visible. */
  showVoters?: boolean | null;
  /** Whether the number of votes is visible. */
  showVotesCount?: boolean | null;
}

/** Voting and results settings of a poll. */
export interface SettingsOfInfoSectionsV3Input {
  /** Who can vote and see the results. */
  permissions?: PermissionsInput;
  /** Whether the voters are visible. */
  showVoters?: boolean | null;
  /** Whether the number of votes is visible. */
  showVotesCount?: boolean | null;
}

/** Kinds of divider shapes. */
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

/** A vector shape in rich content. */
export interface ShapeData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** The shape's file and size. */
  shape?: Media;
  /** Colors of the shape. */
  styles?: ShapeDataStyles;
  /** Animation of the node, if any. */
  animation?: Animation;
  /** Link target of the shape. */
  link?: Link;
  /** Alternative text for screen readers. At most 1,000 characters. */
  altText?: string | null;
}

/** A vector shape in rich content. */
export interface ShapeDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** The shape's file and size. */
  shape?: Media;
  /** Colors of the shape. */
  styles?: ShapeDataStyles;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
  /** Link target of the shape. */
  link?: LinkInput;
  /** Alternative text for screen readers. At most 1,000 characters. */
  altText?: string | null;
}

/** Colors of a vector shape. */
export interface ShapeDataStyles {
  /** Color as a hex code. At most 19 characters. */
  color?: string | null;
  /** Colors that replace the original ones, as hex codes. */
  colors?: Record<string, string>;
}

/** A hand-drawn decoration over text. */
export interface SketchData {
  /** Kind of drawing. */
  variant: Variant;
  /** Color as a hex code. At most 19 characters. */
  color?: string | null;
  /** Whether the drawing is animated stroke by stroke. */
  animate?: boolean | null;
}

/** A hand-drawn decoration over text. */
export interface SketchDataInput {
  /** Kind of drawing. */
  variant?: Variant;
  /** Color as a hex code. At most 19 characters. */
  color?: string | null;
  /** Whether the drawing is animated stroke by stroke. */
  animate?: boolean | null;
}

/** A single cell in a smart block. */
export interface SmartBlockCellData {
  /** Short label of the cell, such as a number. */
  label?: string | null;
  /** Shape in the cell. */
  shape?: Media;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Design of the cell's block. */
  type: SmartBlockDataType;
  /** Accent color as a hex code. At most 19 characters. */
  accentColor?: string | null;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the shape, as a hex code. At most 19 characters. */
  shapeColor?: string | null;
}

/** A single cell in a smart block. */
export interface SmartBlockCellDataInput {
  /** Short label of the cell, such as a number. */
  label?: string | null;
  /** Shape in the cell. */
  shape?: Media;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Design of the cell's block. */
  type?: SmartBlockDataType;
  /** Accent color as a hex code. At most 19 characters. */
  accentColor?: string | null;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the shape, as a hex code. At most 19 characters. */
  shapeColor?: string | null;
}

/** A text block with a predefined design, such as steps or statistics. */
export interface SmartBlockData {
  /** Kind of design. */
  type: SmartBlockDataType;
  /** Direction of the cells. */
  orientation?: string | null;
  /** Width of the columns. */
  columnSize: ColumnSize;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** A text block with a predefined design, such as steps or statistics. */
export interface SmartBlockDataInput {
  /** Kind of design. */
  type?: SmartBlockDataType;
  /** Direction of the cells. */
  orientation?: string | null;
  /** Width of the columns. */
  columnSize?: ColumnSize;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Kinds of smart blocks. */
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

/** Ascending or descending order. */
export type SortOrder = "ASC" | "DESC";

/** A field to sort by. */
export interface Sorting {
  /** Path of the field to sort by, such as 'createdDate' or 'name'. At most 512 characters. */
  fieldName?: string;
  /** Sort order. Default: ascending. */
  order?: SortOrder;
}

/** A field to sort by. */
export interface SortingOfBadgesV2 {
  /** Path of the field to sort by, such as 'createdDate' or 'name'. */
  fieldName?: string;
  /** Sort order. Default: ascending. */
  order?: SortOrder;
}

/** A field to sort by. */
export interface SortingOfProducts {
  /** Path of the field to sort by, such as 'createdDate' or 'name'. At most 512 characters. */
  fieldName?: string;
  /** Sort order. Default: ascending. */
  order?: SortOrder;
  /** Point for measuring distances when sorting by location. */
  origin?: AddressLocation;
}

/** Source of a node's HTML. */
export type Source = "HTML" | "ADSENSE" | "AI" | "AI_WIDGET" | (string & {});

/** Cover that hides a block until it is clicked. */
export interface Spoiler {
  /** Whether the block is hidden initially. */
  enabled?: boolean | null;
  /** Text shown instead of the block. */
  description?: string | null;
  /** Label of the button that reveals the block. */
  buttonText?: string | null;
}

/** Cover that hides text until it is clicked. */
export interface SpoilerData {
  /** Id of this spoiler. */
  id?: string | null;
}

/** Whether the buyer returned to an abandoned cart. */
export type StatusOfAbandonedCarts = "ABANDONED" | "RECOVERED" | (string & {});

/** A color stop of a gradient. */
export interface Stop {
  /** Color as a hex code. At most 19 characters. */
  color?: string | null;
  /** Position of the color, from 0 to 100 percent. */
  position?: number | null;
}

/** Colors and border of a button. */
export interface Styles {
  /**
   * Border of the button. Use the other style fields instead.
   *
   * @deprecated
   */
  border?: Border;
  /**
   * Colors of the button. Use the other style fields instead.
   *
   * @deprecated
   */
  colors?: Colors;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /**
   * Border width on hover, in pixels.
   *
   * @deprecated
   */
  borderWidthHover?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border color on hover, as a hex code. At most 19 characters. */
  borderColorHover?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
  /** Text color on hover, as a hex code. At most 19 characters. */
  textColorHover?: string | null;
  /**
   * Color of the background, as a hex code. At most 19 characters.
   *
   * @deprecated
   */
  backgroundColor?: string | null;
  /**
   * Background color on hover, as a hex code. At most 19 characters.
   *
   * @deprecated
   */
  backgroundColorHover?: string | null;
  /** Display size of the button. */
  buttonSize?: string | null;
  /** Background color or gradient of the button. */
  background?: Background;
  /** Background color or gradient on hover. */
  backgroundHover?: Background;
}

/** Colors and border of a button. */
export interface StylesInput {
  /**
   * Border of the button. Use the other style fields instead.
   *
   * @deprecated
   */
  border?: Border;
  /**
   * Colors of the button. Use the other style fields instead.
   *
   * @deprecated
   */
  colors?: Colors;
  /** Border width in pixels. */
  borderWidth?: number | null;
  /**
   * Border width on hover, in pixels.
   *
   * @deprecated
   */
  borderWidthHover?: number | null;
  /** Corner radius in pixels. */
  borderRadius?: number | null;
  /** Border color as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Border color on hover, as a hex code. At most 19 characters. */
  borderColorHover?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
  /** Text color on hover, as a hex code. At most 19 characters. */
  textColorHover?: string | null;
  /**
   * Color of the background, as a hex code. At most 19 characters.
   *
   * @deprecated
   */
  backgroundColor?: string | null;
  /**
   * Background color on hover, as a hex code. At most 19 characters.
   *
   * @deprecated
   */
  backgroundColorHover?: string | null;
  /** Display size of the button. */
  buttonSize?: string | null;
  /** Background color or gradient of the button. */
  background?: BackgroundInput;
  /** Background color or gradient on hover. */
  backgroundHover?: BackgroundInput;
}

/** Border of an image. */
export interface StylesBorder {
  /** Border width in pixels. */
  width?: number | null;
  /** Border color as a hex code. At most 19 characters. */
  color?: string | null;
  /** Corner radius in pixels. */
  radius?: number | null;
}

/** Position of the image in a link preview. */
export type StylesPosition = "START" | "END" | "TOP" | "HIDDEN" | (string & {});

/** Units of billing cycles. */
export type SubscriptionFrequency = "UNDEFINED" | "DAY" | "WEEK" | "MONTH" | "YEAR" | (string & {});

/** Style and size of a table cell. */
export interface TableCellData {
  /** Colors and alignment of the cell. */
  cellStyle?: CellStyle;
  /** Colors of the four borders. */
  borderColors?: BorderColors;
  /** Number of columns that the cell spans. */
  colspan?: number | null;
  /** Number of rows that the cell spans. */
  rowspan?: number | null;
  /** Widths of the four borders. */
  borderWidths?: BorderWidths;
}

/** Style and size of a table cell. */
export interface TableCellDataInput {
  /** Colors and alignment of the cell. */
  cellStyle?: CellStyleInput;
  /** Colors of the four borders. */
  borderColors?: BorderColors;
  /** Number of columns that the cell spans. */
  colspan?: number | null;
  /** Number of rows that the cell spans. */
  rowspan?: number | null;
  /** Widths of the four borders. */
  borderWidths?: BorderWidths;
}

/** A table in rich content. */
export interface TableData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** Sizes of rows and columns. */
  dimensions?: Dimensions;
  /**
   * Whether the first row is a header. Use `rowHeader` instead.
   *
   * @deprecated
   */
  header?: boolean | null;
  /** Whether the first row is a header. */
  rowHeader?: boolean | null;
  /** Whether the first column is a header. */
  columnHeader?: boolean | null;
  /** Space between cells in pixels. */
  cellSpacing?: number | null;
  /** Cell padding in pixels: top, right, bottom, left. At most 4 items. */
  cellPadding: number[];
  /** Alternative text for screen readers. */
  altText?: string | null;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** A table in rich content. */
export interface TableDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** Sizes of rows and columns. */
  dimensions?: DimensionsInput;
  /**
   * Whether the first row is a header. Use `rowHeader` instead.
   *
   * @deprecated
   */
  header?: boolean | null;
  /** Whether the first row is a header. */
  rowHeader?: boolean | null;
  /** Whether the first column is a header. */
  columnHeader?: boolean | null;
  /** Space between cells in pixels. */
  cellSpacing?: number | null;
  /** Cell padding in pixels: top, right, bottom, left. At most 4 items. */
  cellPadding?: number[];
  /** Alternative text for screen readers. */
  altText?: string | null;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** A list of tag ids. */
export interface TagList {
  /** Ids of the tags. At most 100 items. */
  tagIds: string[];
}

/** A list of tag ids. */
export interface TagListInput {
  /** Ids of the tags. At most 100 items. */
  tagIds?: string[];
}

/** Tags attached to an entity. */
export interface Tags {
  /** Tags that only the merchant can see. */
  privateTags?: TagList;
  /** Tags that visitors can also see. */
  publicTags?: TagList;
}

/** Tags attached to an entity. */
export interface TagsInput {
  /** Tags that only the merchant can see. */
  privateTags?: TagListInput;
  /** Tags that visitors can also see. */
  publicTags?: TagListInput;
}

/** Tags attached to an entity. */
export interface TagsOfOrders {
  /** Tags that only the merchant can see. */
  privateTags?: TagList;
  /** Tags that visitors can also see. */
  tags?: TagList;
}

/** Tags attached to an entity. */
export interface TagsOfOrdersInput {
  /** Tags that only the merchant can see. */
  privateTags?: TagListInput;
  /** Tags that visitors can also see. */
  tags?: TagListInput;
}

/** Target window of a link. */
export type Target = "SELF" | "BLANK" | "PARENT" | "TOP" | (string & {});

/** Alignments of lines of text. */
export type TextAlignment = "AUTO" | "LEFT" | "RIGHT" | "CENTER" | "JUSTIFY" | (string & {});

/** A piece of text. */
export interface TextData {
  /** Content of the text. */
  text: string;
  /** Decorations of the text, such as bold or a color. */
  decorations: Decoration[];
}

/** A piece of text. */
export interface TextDataInput {
  /** Content of the text. */
  text?: string;
  /** Decorations of the text, such as bold or a color. */
  decorations?: DecorationInput[];
}

/** Style for nodes of one type. */
export interface TextNodeStyle {
  /** Decorations of the text. */
  decorations: Decoration[];
  /** Spacing and background of the nodes. */
  nodeStyle?: NodeStyle;
  /** Line height as a CSS value. */
  lineHeight?: string | null;
}

/** Style for nodes of one type. */
export interface TextNodeStyleInput {
  /** Decorations of the text. */
  decorations?: DecorationInput[];
  /** Spacing and background of the nodes. */
  nodeStyle?: NodeStyle;
  /** Line height as a CSS value. */
  lineHeight?: string | null;
}

/** Alignment and spacing of lines of text. */
export interface TextStyle {
  /** Alignment of the lines of text. */
  textAlignment: TextAlignment;
  /** Line height as a CSS value. */
  lineHeight?: string | null;
}

/** Alignment and spacing of lines of text. */
export interface TextStyleInput {
  /** Alignment of the lines of text. */
  textAlignment?: TextAlignment;
  /** Line height as a CSS value. */
  lineHeight?: string | null;
}

/** Thumbnails of a gallery. */
export interface Thumbnails {
  /** Side of the gallery where the thumbnails are shown. */
  placement: ThumbnailsAlignment;
  /** Space between thumbnails in pixels. */
  spacing?: number | null;
}

/** Thumbnails of a gallery. */
export interface ThumbnailsInput {
  /** Side of the gallery where the thumbnails are shown. */
  placement?: ThumbnailsAlignment;
  /** Space between thumbnails in pixels. */
  spacing?: number | null;
}

/** Sides of a gallery where thumbnails can be shown. */
export type ThumbnailsAlignment = "TOP" | "RIGHT" | "BOTTOM" | "LEFT" | "NONE" | (string & {});

/** A table of contents that is built from headings. */
export interface TocData {
  /** Heading levels to include. */
  includedHeadings: number[];
  /** Numbering style of the entries. */
  listStyle: ListStyle;
  /** Font size in pixels. */
  fontSize?: number | null;
  /** Space between entries in pixels. */
  itemSpacing?: number | null;
  /** Color of the entries, as a hex code. At most 19 characters. */
  color?: string | null;
  /** Whether lower-level entries are indented. */
  indentation: Indentation;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** A table of contents that is built from headings. */
export interface TocDataInput {
  /** Heading levels to include. */
  includedHeadings?: number[];
  /** Numbering style of the entries. */
  listStyle?: ListStyle;
  /** Font size in pixels. */
  fontSize?: number | null;
  /** Space between entries in pixels. */
  itemSpacing?: number | null;
  /** Color of the entries, as a hex code. At most 19 characters. */
  color?: string | null;
  /** Whether lower-level entries are indented. */
  indentation?: Indentation;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Events that can trigger an animation. */
export type Type = "VIEW" | "POINTER" | (string & {});

/** Kinds of drawings over text. */
export type Variant =
  | "UNDERLINE"
  | "BOX"
  | "CIRCLE"
  | "HIGHLIGHT"
  | "STRIKETHROUGH"
  | "CROSSED_OFF"
  | (string & {});

/** Vertical alignment of the cells' content. */
export type VerticalAlignment = "TOP" | "MIDDLE" | "BOTTOM" | (string & {});

/** Vertical alignment of a cell's content. */
export type VerticalAlignmentAlignment = "TOP" | "MIDDLE" | "BOTTOM" | (string & {});

/** A video and its thumbnail. */
export interface Video {
  /** The video's file and size. */
  media?: Media;
  /** Thumbnail of the video. */
  thumbnail?: Media;
}

/** A video in rich content. */
export interface VideoData {
  /** Size and position of the block. */
  containerData?: PluginContainerData;
  /** The video's file and size. */
  video?: Media;
  /** Thumbnail of the video. */
  thumbnail?: Media;
  /** True if visitors cannot download the video. */
  disableDownload?: boolean | null;
  /** Title that visitors see. */
  title?: string | null;
  /** Playback options of the video. */
  options?: PlaybackOptions;
  /** Animation of the node, if any. */
  animation?: Animation;
}

/** A video in rich content. */
export interface VideoDataInput {
  /** Size and position of the block. */
  containerData?: PluginContainerDataInput;
  /** The video's file and size. */
  video?: Media;
  /** Thumbnail of the video. */
  thumbnail?: Media;
  /** True if visitors cannot download the video. */
  disableDownload?: boolean | null;
  /** Title that visitors see. */
  title?: string | null;
  /** Playback options of the video. */
  options?: PlaybackOptions;
  /** Animation of the node, if any. */
  animation?: AnimationInput;
}

/** Display modes of a PDF. */
export type ViewMode = "NONE" | "FULL" | "MINI" | (string & {});

/** Who can see the results of a poll. */
export type ViewRole = "CREATOR" | "VOTERS" | "EVERYONE" | (string & {});

/** Who can vote in a poll. */
export type VoteRole = "SITE_MEMBERS" | "ALL" | (string & {});

/** Units of weight: kilograms or pounds. */
export type WeightUnit = "UNSPECIFIED_WEIGHT_UNIT" | "KG" | "LB" | (string & {});

/** Length of a divider. */
export type Width = "LARGE" | "MEDIUM" | "SMALL" | (string & {});

/** Predefined widths of a block. */
export type WidthType = "CONTENT" | "SMALL" | "ORIGINAL" | "FULL_WIDTH" | (string & {});

/** Paging metadata of lists that are paged by offset or by cursor. */
export interface PagingMetadataV2OfMemberFollowers {
  /** Number of items on this page. */
  count?: number | null;
  /** Cursors to the next and previous pages, when paging by cursor. */
  cursors?: Cursors;
}

/** Whether an entity is in use. */
export type ActivationStatus =
  | "UNKNOWN"
  | "ENABLED"
  | "DISABLED"
  | "PENDING"
  | "DEMO"
  | (string & {});

/** Progress of a deletion. */
export type DeletionStatus =
  | "UNKNOWN"
  | "TRASH"
  | "DELETED"
  | "PENDING_PURGE"
  | "PURGED_EXTERNALLY"
  | (string & {});
