// Generated from api/ by `npm run generate`. Do not edit.

/** Position on the map. */
export interface AddressLocation {
  /** Latitude in degrees, from -90 to 90. */
  latitude?: number | null;
  /** Longitude in degrees, from -180 to 180. */
  longitude?: number | null;
}

/** Where something is placed along a line. */
export type Alignment = "START" | "CENTER" | "END" | (string & {});

/** Where a link to an anchor leads to. */
export interface AnchorData {
  /** Id of the node that the link jumps to. */
  anchor: string;
}

/** Where a link to an anchor leads to. */
export interface AnchorDataInput {
  /** Id of the node that the link jumps to. */
  anchor?: string;
}

/** How a node moves: when it comes into view, again and again, or under the pointer. */
export interface Animation {
  /** Whether the node moves when it is seen or when it is pointed at. */
  type: Type;
  /** How it moves when it comes into view. */
  entrance?: EntranceAnimation;
  /** How it keeps moving while it is in view. */
  loop?: LoopAnimation;
  /** How it follows the pointer. */
  effect?: PointerEffect;
  /** Time of the movement back, in milliseconds. */
  transitionDuration?: number | null;
}

/** How a node moves: when it comes into view, again and again, or under the pointer. */
export interface AnimationInput {
  /** Whether the node moves when it is seen or when it is pointed at. */
  type?: Type;
  /** How it moves when it comes into view. */
  entrance?: EntranceAnimationInput;
  /** How it keeps moving while it is in view. */
  loop?: LoopAnimationInput;
  /** How it follows the pointer. */
  effect?: PointerEffectInput;
  /** Time of the movement back, in milliseconds. */
  transitionDuration?: number | null;
}

/**
 * A product, a booking service or an event, shown as a card inside formatted text.
 *
 * At most one of: `bookingData`, `eventData`.
 */
export type AppEmbedData = {
  /** Which kind of item is embedded. */
  type: AppType;
  /** Id of the item. */
  itemId?: string | null;
  /** Name of the item as it is shown. */
  name?: string | null;
  /**
   * Address of the picture; `image` takes its place.
   *
   * @deprecated
   */
  imageSrc?: string | null;
  /** Address of the item's page. */
  url?: string | null;
  /** Picture of the item. */
  image?: Media;
  /** True when the picture is not shown. */
  hideImage?: boolean | null;
  /** True when the title is not shown. */
  hideTitle?: boolean | null;
  /** True when the price is not shown. */
  hidePrice?: boolean | null;
  /** True when the description is not shown. */
  hideDescription?: boolean | null;
  /** True when date and time are not shown. */
  hideDateTime?: boolean | null;
  /** True when the place is not shown. */
  hideLocation?: boolean | null;
  /** True when the duration is not shown. */
  hideDuration?: boolean | null;
  /** True when the button is not shown. */
  hideButton?: boolean | null;
  /** True when the ribbon is not shown. */
  hideRibbon?: boolean | null;
  /** Look of the card's button. */
  buttonStyles?: ButtonStyles;
  /** Look of the card's picture. */
  imageStyles?: ImageStyles;
  /** Look of the card's ribbon. */
  ribbonStyles?: RibbonStyles;
  /** Look of the card itself. */
  cardStyles?: CardStyles;
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** What the item costs. */
  pricingData?: PricingData;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
} & (
  | {
      /** Further details of a booking service. */
      bookingData?: BookingData;
      eventData?: undefined;
    }
  | {
      bookingData?: undefined;
      /** Further details of an event. */
      eventData?: EventData;
    }
);

/**
 * A product, a booking service or an event, shown as a card inside formatted text.
 *
 * At most one of: `bookingData`, `eventData`.
 */
export type AppEmbedDataInput = {
  /** Which kind of item is embedded. */
  type?: AppType;
  /** Id of the item. */
  itemId?: string | null;
  /** Name of the item as it is shown. */
  name?: string | null;
  /**
   * Address of the picture; `image` takes its place.
   *
   * @deprecated
   */
  imageSrc?: string | null;
  /** Address of the item's page. */
  url?: string | null;
  /** Picture of the item. */
  image?: Media;
  /** True when the picture is not shown. */
  hideImage?: boolean | null;
  /** True when the title is not shown. */
  hideTitle?: boolean | null;
  /** True when the price is not shown. */
  hidePrice?: boolean | null;
  /** True when the description is not shown. */
  hideDescription?: boolean | null;
  /** True when date and time are not shown. */
  hideDateTime?: boolean | null;
  /** True when the place is not shown. */
  hideLocation?: boolean | null;
  /** True when the duration is not shown. */
  hideDuration?: boolean | null;
  /** True when the button is not shown. */
  hideButton?: boolean | null;
  /** True when the ribbon is not shown. */
  hideRibbon?: boolean | null;
  /** Look of the card's button. */
  buttonStyles?: ButtonStyles;
  /** Look of the card's picture. */
  imageStyles?: ImageStylesInput;
  /** Look of the card's ribbon. */
  ribbonStyles?: RibbonStylesInput;
  /** Look of the card itself. */
  cardStyles?: CardStylesInput;
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** What the item costs. */
  pricingData?: PricingData;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
} & (
  | {
      /** Further details of a booking service. */
      bookingData?: BookingData;
      eventData?: undefined;
    }
  | {
      bookingData?: undefined;
      /** Further details of an event. */
      eventData?: EventData;
    }
);

/** Kinds of items that formatted text can embed. */
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

/** Shape of a picture's frame. */
export type AspectRatio = "SQUARE" | "RECTANGLE" | (string & {});

/** Sound inside formatted text. */
export interface AudioData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** The sound's file. */
  audio?: Media;
  /** True when visitors cannot download it. */
  disableDownload?: boolean | null;
  /** Picture shown beside the player. */
  coverImage?: Media;
  /** Name of the piece, as it is shown. */
  name?: string | null;
  /** Who made it, as it is shown. */
  authorName?: string | null;
  /** HTML of a player from another site. */
  html?: string | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** Sound inside formatted text. */
export interface AudioDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** The sound's file. */
  audio?: Media;
  /** True when visitors cannot download it. */
  disableDownload?: boolean | null;
  /** Picture shown beside the player. */
  coverImage?: Media;
  /** Name of the piece, as it is shown. */
  name?: string | null;
  /** Who made it, as it is shown. */
  authorName?: string | null;
  /** HTML of a player from another site. */
  html?: string | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** What fills the space behind a block. */
export interface Backdrop {
  /** Whether it is one color or a gradient. */
  type: BackdropType;
  /** Its color, as a hex code. At most 19 characters. */
  color?: string | null;
  /** The gradient, where it is one. */
  gradient?: Gradient;
}

/** What fills the space behind a block. */
export interface BackdropInput {
  /** Whether it is one color or a gradient. */
  type?: BackdropType;
  /** Its color, as a hex code. At most 19 characters. */
  color?: string | null;
  /** The gradient, where it is one. */
  gradient?: GradientInput;
}

/** What a backdrop is made of. */
export type BackdropType = "COLOR" | "GRADIENT" | (string & {});

/** What fills a block. */
export interface Background {
  /** Whether it is one color or a gradient. */
  type: BackgroundType;
  /** Its color, as a hex code. At most 19 characters. */
  color?: string | null;
  /** The gradient, where it is one. */
  gradient?: Gradient;
}

/** What fills a block. */
export interface BackgroundInput {
  /** Whether it is one color or a gradient. */
  type?: BackgroundType;
  /** Its color, as a hex code. At most 19 characters. */
  color?: string | null;
  /** The gradient, where it is one. */
  gradient?: GradientInput;
}

/** A gradient of two colors. */
export interface BackgroundGradient {
  /** Angle of the gradient, in degrees. */
  angle?: number | null;
  /** Color that the gradient begins with, as a hex code. At most 19 characters. */
  startColor?: string | null;
  /** Color that the gradient ends with, as a hex code. At most 19 characters. */
  lastColor?: string | null;
}

/** A picture behind a card's contents. */
export interface BackgroundImage {
  /** The picture's file and size. */
  media?: Media;
  /**
   * How opaque the picture is, from 0 to 100.
   *
   * @deprecated
   */
  opacity?: number | null;
  /** How the picture is fitted into the block. */
  scaling: Scaling;
  /** Which part of the picture stays in view. */
  position: ImagePositionPosition;
  /** Color or gradient over the picture. */
  overlay?: Background;
  /** How blurred the picture is, in pixels. */
  blur?: number | null;
}

/** A picture behind a card's contents. */
export interface BackgroundImageInput {
  /** The picture's file and size. */
  media?: Media;
  /**
   * How opaque the picture is, from 0 to 100.
   *
   * @deprecated
   */
  opacity?: number | null;
  /** How the picture is fitted into the block. */
  scaling?: Scaling;
  /** Which part of the picture stays in view. */
  position?: ImagePositionPosition;
  /** Color or gradient over the picture. */
  overlay?: BackgroundInput;
  /** How blurred the picture is, in pixels. */
  blur?: number | null;
}

/** What a background is made of. */
export type BackgroundType = "COLOR" | "GRADIENT" | (string & {});

/** A strip of color or a picture along an edge of a block. */
export interface Banner {
  /** What the strip shows. */
  origin: Origin;
  /** At which edge the strip stands. */
  position: BannerPosition;
}

/** A strip of color or a picture along an edge of a block. */
export interface BannerInput {
  /** What the strip shows. */
  origin?: Origin;
  /** At which edge the strip stands. */
  position?: BannerPosition;
}

/** Edges at which a banner can stand. */
export type BannerPosition = "TOP" | "BOTTOM" | (string & {});

/** How a quotation is set. */
export interface BlockquoteData {
  /** How far it is indented, in steps. */
  indentation: number;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** How a quotation is set. */
export interface BlockquoteDataInput {
  /** How far it is indented, in steps. */
  indentation?: number;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** Details of an embedded booking service. */
export interface BookingData {
  /** How long the service takes, as it is shown. */
  durations?: string | null;
}

/** Border of a button; the fields of its styles take its place. */
export interface Border {
  /**
   * How thick the border is, in pixels.
   *
   * @deprecated
   */
  width?: number | null;
  /**
   * How round the corners are, in pixels.
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
  /** Color of the upper border. At most 19 characters. */
  top?: string | null;
  /** Color of the lower border. At most 19 characters. */
  bottom?: string | null;
}

/** Widths of a table cell's borders, in pixels. */
export interface BorderWidths {
  /** Width of the left border. */
  left?: number | null;
  /** Width of the right border. */
  right?: number | null;
  /** Width of the upper border. */
  top?: number | null;
  /** Width of the lower border. */
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

/** How a list with bullets is set. */
export interface BulletedListData {
  /** How far it is indented, in steps. */
  indentation: number;
  /** How far the markers stand from the text, in steps. */
  offset?: number | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** How a list with bullets is set. */
export interface BulletedListDataInput {
  /** How far it is indented, in steps. */
  indentation?: number;
  /** How far the markers stand from the text, in steps. */
  offset?: number | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** A button inside formatted text. */
export interface ButtonData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** Whether it opens a link or does something on the page. */
  type: ButtonDataType;
  /** Colors and border of the button. */
  styles?: Styles;
  /** What is written on it. */
  text?: string | null;
  /** Where it leads; for buttons of type `LINK`. */
  link?: Link;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** A button inside formatted text. */
export interface ButtonDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** Whether it opens a link or does something on the page. */
  type?: ButtonDataType;
  /** Colors and border of the button. */
  styles?: StylesInput;
  /** What is written on it. */
  text?: string | null;
  /** Where it leads; for buttons of type `LINK`. */
  link?: LinkInput;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** What a button does. */
export type ButtonDataType = "LINK" | "ACTION" | (string & {});

/** Look of the button on an embedded item. */
export interface ButtonStyles {
  /** What is written on the button. */
  buttonText?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the border under the pointer, as a hex code. At most 19 characters. */
  borderColorHover?: string | null;
  /** Color of the text under the pointer, as a hex code. At most 19 characters. */
  textColorHover?: string | null;
  /** Color of the background under the pointer, as a hex code. At most 19 characters. */
  backgroundColorHover?: string | null;
  /** How large the button is. */
  buttonSize?: string | null;
}

/** Text below a picture or a video. */
export interface CaptionData {
  /** How the lines are aligned and spaced. */
  textStyle?: TextStyle;
}

/** Text below a picture or a video. */
export interface CaptionDataInput {
  /** How the lines are aligned and spaced. */
  textStyle?: TextStyleInput;
}

/** What stands behind the contents of a card. */
export interface CardData {
  /** Color or gradient behind the contents. */
  background?: Background;
  /** Picture behind the contents. */
  backgroundImage?: BackgroundImage;
}

/** What stands behind the contents of a card. */
export interface CardDataInput {
  /** Color or gradient behind the contents. */
  background?: BackgroundInput;
  /** Picture behind the contents. */
  backgroundImage?: BackgroundImageInput;
}

/** Look of an embedded item's card. */
export interface CardStyles {
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** Whether the card has a frame. */
  type: CardStylesType;
  /** Where the contents stand in the card. */
  alignment: Alignment;
  /** Whether title and price stand side by side. */
  titlePriceLayout: Layout;
  /** Color of the title, as a hex code. At most 19 characters. */
  titleColor?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
}

/** Look of an embedded item's card. */
export interface CardStylesInput {
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** Whether the card has a frame. */
  type?: CardStylesType;
  /** Where the contents stand in the card. */
  alignment?: Alignment;
  /** Whether title and price stand side by side. */
  titlePriceLayout?: Layout;
  /** Color of the title, as a hex code. At most 19 characters. */
  titleColor?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
}

/** Whether a card has a frame. */
export type CardStylesType = "CONTAINED" | "FRAMELESS" | (string & {});

/** Look of a table's cell. */
export interface CellStyle {
  /** Where the contents stand in the height of the cell. */
  verticalAlignment: VerticalAlignment;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
}

/** Look of a table's cell. */
export interface CellStyleInput {
  /** Where the contents stand in the height of the cell. */
  verticalAlignment?: VerticalAlignment;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
}

/** How a list with checkboxes is set. */
export interface CheckboxListData {
  /** How far it is indented, in steps. */
  indentation: number;
  /** How far the markers stand from the text, in steps. */
  offset?: number | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** How a list with checkboxes is set. */
export interface CheckboxListDataInput {
  /** How far it is indented, in steps. */
  indentation?: number;
  /** How far the markers stand from the text, in steps. */
  offset?: number | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** How a block of code is set. */
export interface CodeBlockData {
  /** How the lines are aligned and spaced. */
  textStyle?: TextStyle;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** How a block of code is set. */
export interface CodeBlockDataInput {
  /** How the lines are aligned and spaced. */
  textStyle?: TextStyleInput;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** A list whose items open and close. */
export interface CollapsibleListData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** True when opening an item closes the others. */
  expandOnlyOne?: boolean | null;
  /** Which items are open at first. */
  initialExpandedItems: InitialExpandedItems;
  /** In which direction the text runs. */
  direction: Direction;
  /** True when search engines may take the list as questions with answers. */
  isQapageData?: boolean | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** A list whose items open and close. */
export interface CollapsibleListDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** True when opening an item closes the others. */
  expandOnlyOne?: boolean | null;
  /** Which items are open at first. */
  initialExpandedItems?: InitialExpandedItems;
  /** In which direction the text runs. */
  direction?: Direction;
  /** True when search engines may take the list as questions with answers. */
  isQapageData?: boolean | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** Colors of a piece of text, as hex codes. */
export interface ColorData {
  /** Color behind the text. */
  background?: string | null;
  /** Color of the text. */
  foreground?: string | null;
}

/** Colors of a button; the fields of its styles take their place. */
export interface Colors {
  /**
   * Color of the text, as a hex code.
   *
   * @deprecated
   */
  text?: string | null;
  /**
   * Color of the border, as a hex code.
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

/** How wide the columns of a block are. */
export type ColumnSize = "SMALL" | "MEDIUM" | "LARGE" | "EXTRA_LARGE" | (string & {});

/** How a picture is fitted into its frame. */
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
 * A property of a piece of text, such as bold, a color or a link.
 *
 * At most one of: `anchorData`, `colorData`, `linkData`, `mentionData`, `fontSizeData`,
 * `fontWeightValue`, `italicData`, `underlineData`, `spoilerData`, `strikethroughData`,
 * `superscriptData`, `subscriptData`, `fontFamilyData`, `sketchData`.
 */
export interface Decoration {
  /** Target inside the text; set for `ANCHOR`. */
  anchorData?: AnchorData;
  /** Colors of the text; set for `COLOR`. */
  colorData?: ColorData;
  /** Where the text leads; set for `LINK`. */
  linkData?: LinkData;
  /** Who is mentioned; set for `MENTION`. */
  mentionData?: MentionData;
  /** Size of the letters; set for `FONT_SIZE`. */
  fontSizeData?: FontSizeData;
  /** Weight of the letters from 100 to 900, 400 being normal; set for `BOLD`. */
  fontWeightValue?: number | null;
  /** True when the text is slanted; set for `ITALIC`. */
  italicData?: boolean | null;
  /** True when the text is underlined; set for `UNDERLINE`. */
  underlineData?: boolean | null;
  /** What hides the text until it is clicked; set for `SPOILER`. */
  spoilerData?: SpoilerData;
  /** True when the text is struck through; set for `STRIKETHROUGH`. */
  strikethroughData?: boolean | null;
  /** True when the text is raised; set for `SUPERSCRIPT`. */
  superscriptData?: boolean | null;
  /** True when the text is lowered; set for `SUBSCRIPT`. */
  subscriptData?: boolean | null;
  /** Typeface of the text; set for `FONT_FAMILY`. */
  fontFamilyData?: FontFamilyData;
  /** What is drawn over the text as if by hand; set for `SKETCH`. */
  sketchData?: SketchData;
  /** Which property it is; says which of the other fields is set. */
  type: DecorationType;
}

/**
 * A property of a piece of text, such as bold, a color or a link.
 *
 * At most one of: `anchorData`, `colorData`, `linkData`, `mentionData`, `fontSizeData`,
 * `fontWeightValue`, `italicData`, `underlineData`, `spoilerData`, `strikethroughData`,
 * `superscriptData`, `subscriptData`, `fontFamilyData`, `sketchData`.
 */
export interface DecorationInput {
  /** Target inside the text; set for `ANCHOR`. */
  anchorData?: AnchorDataInput;
  /** Colors of the text; set for `COLOR`. */
  colorData?: ColorData;
  /** Where the text leads; set for `LINK`. */
  linkData?: LinkDataInput;
  /** Who is mentioned; set for `MENTION`. */
  mentionData?: MentionDataInput;
  /** Size of the letters; set for `FONT_SIZE`. */
  fontSizeData?: FontSizeDataInput;
  /** Weight of the letters from 100 to 900, 400 being normal; set for `BOLD`. */
  fontWeightValue?: number | null;
  /** True when the text is slanted; set for `ITALIC`. */
  italicData?: boolean | null;
  /** True when the text is underlined; set for `UNDERLINE`. */
  underlineData?: boolean | null;
  /** What hides the text until it is clicked; set for `SPOILER`. */
  spoilerData?: SpoilerData;
  /** True when the text is struck through; set for `STRIKETHROUGH`. */
  strikethroughData?: boolean | null;
  /** True when the text is raised; set for `SUPERSCRIPT`. */
  superscriptData?: boolean | null;
  /** True when the text is lowered; set for `SUBSCRIPT`. */
  subscriptData?: boolean | null;
  /** Typeface of the text; set for `FONT_FAMILY`. */
  fontFamilyData?: FontFamilyData;
  /** What is drawn over the text as if by hand; set for `SKETCH`. */
  sketchData?: SketchDataInput;
  /** Which property it is; says which of the other fields is set. */
  type?: DecorationType;
}

/** Properties that a piece of text can have. */
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

/** Look of a poll. */
export interface Design {
  /** Look of the poll as a whole. */
  poll?: PollDesign;
  /** Look of the answers to choose from. */
  options?: OptionDesign;
}

/** Look of a poll. */
export interface DesignInput {
  /** Look of the poll as a whole. */
  poll?: PollDesignInput;
  /** Look of the answers to choose from. */
  options?: OptionDesign;
}

/** What a layout's design applies to. */
export type DesignTarget = "LAYOUT" | "CELL" | (string & {});

/** Sizes of a table's rows and columns. */
export interface Dimensions {
  /** Width of each column in relation to the others. */
  colsWidthRatio: number[];
  /** Height of each row, in pixels. */
  rowsHeight: number[];
  /** Least width of each column, in pixels. */
  colsMinWidth: number[];
}

/** Sizes of a table's rows and columns. */
export interface DimensionsInput {
  /** Width of each column in relation to the others. */
  colsWidthRatio?: number[];
  /** Height of each row, in pixels. */
  rowsHeight?: number[];
  /** Least width of each column, in pixels. */
  colsMinWidth?: number[];
}

/** In which direction text runs. */
export type Direction = "LTR" | "RTL" | (string & {});

/** A line between two parts of a text. */
export interface DividerData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** How the line is drawn. */
  lineStyle: LineStyle;
  /** How long the line is. */
  width: Width;
  /** Where the line stands. */
  alignment: DividerDataAlignment;
  /** Color and dashes of the line. */
  styles?: DividerDataStyles;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** A line between two parts of a text. */
export interface DividerDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** How the line is drawn. */
  lineStyle?: LineStyle;
  /** How long the line is. */
  width?: Width;
  /** Where the line stands. */
  alignment?: DividerDataAlignment;
  /** Color and dashes of the line. */
  styles?: DividerDataStylesInput;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** Where a dividing line stands. */
export type DividerDataAlignment = "CENTER" | "LEFT" | "RIGHT" | (string & {});

/** Color and dashes of a dividing line. */
export interface DividerDataStyles {
  /** Its color, as a hex code. At most 19 characters. */
  color?: string | null;
  /** How the ends of the line are drawn. */
  lineCap: LineCap;
  /** How thick each stroke of the line is, in pixels. At most 10 items. */
  lineThickness: number[];
  /** How long a dash is, in pixels. */
  dashLength?: number | null;
  /** Space between two dashes, in pixels. */
  dashGap?: number | null;
  /** Space between the strokes of a double line, in pixels. */
  lineGap?: number | null;
}

/** Color and dashes of a dividing line. */
export interface DividerDataStylesInput {
  /** Its color, as a hex code. At most 19 characters. */
  color?: string | null;
  /** How the ends of the line are drawn. */
  lineCap?: LineCap;
  /** How thick each stroke of the line is, in pixels. At most 10 items. */
  lineThickness?: number[];
  /** How long a dash is, in pixels. */
  dashLength?: number | null;
  /** Space between two dashes, in pixels. */
  dashGap?: number | null;
  /** Space between the strokes of a double line, in pixels. */
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

/** Something of another site shown inside the text, such as a post or a video. */
export interface EmbedData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** What the other site says of it, in the oEmbed format. */
  oembed?: Oembed;
  /** Address of what is embedded. */
  src?: string | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** Something of another site shown inside the text, such as a post or a video. */
export interface EmbedDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** What the other site says of it, in the oEmbed format. */
  oembed?: Oembed;
  /** Address of what is embedded. */
  src?: string | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** How a node moves when it comes into view. */
export interface EntranceAnimation {
  /** Which movement it makes. */
  effect?: EntranceEffect;
  /** How long the movement takes, in milliseconds. */
  duration?: number | null;
  /** Time before it begins, in milliseconds. */
  delay?: number | null;
}

/** How a node moves when it comes into view. */
export interface EntranceAnimationInput {
  /** Which movement it makes. */
  effect?: EntranceEffectInput;
  /** How long the movement takes, in milliseconds. */
  duration?: number | null;
  /** Time before it begins, in milliseconds. */
  delay?: number | null;
}

/** A movement into view. */
export interface EntranceEffect {
  /** Which of the known movements it is. */
  type: EntranceEffectType;
  /** From or to which side it moves. At most 20 characters. */
  direction?: string | null;
  /** Shape that uncovers the node, for effects that have one. At most 12 characters. */
  shape?: string | null;
  /** How the speed changes during the movement, as a CSS easing function. At most 100 characters. */
  easing?: string | null;
}

/** A movement into view. */
export interface EntranceEffectInput {
  /** Which of the known movements it is. */
  type?: EntranceEffectType;
  /** From or to which side it moves. At most 20 characters. */
  direction?: string | null;
  /** Shape that uncovers the node, for effects that have one. At most 12 characters. */
  shape?: string | null;
  /** How the speed changes during the movement, as a CSS easing function. At most 100 characters. */
  easing?: string | null;
}

/** Known movements into view. */
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
  /** When the event takes place, as it is shown. */
  scheduling?: string | null;
  /** Where the event takes place, as it is shown. */
  location?: string | null;
}

/** Custom data that apps attach to an entity. */
export interface ExtendedFields {
  /** Data per app: first the app's namespace, then its field names. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** A file to download, inside formatted text. */
export interface FileData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** Where the file is. */
  src?: FileSource;
  /** Name of the file, as it is shown. */
  name?: string | null;
  /** Ending of the file's name, such as `pdf`. */
  type?: string | null;
  /**
   * Size of the file; `sizeInKb` takes its place.
   *
   * @deprecated
   */
  size?: number | null;
  /** How a PDF is shown on the page. */
  pdfSettings?: PDFSettings;
  /** Media type of the file, such as `application/pdf`. */
  mimeType?: string | null;
  /** Path of the file in the site's media store. */
  path?: string | null;
  /** Size of the file in kilobytes, as text. */
  sizeInKb?: string | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** A file to download, inside formatted text. */
export interface FileDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** Where the file is. */
  src?: FileSource;
  /** Name of the file, as it is shown. */
  name?: string | null;
  /** Ending of the file's name, such as `pdf`. */
  type?: string | null;
  /**
   * Size of the file; `sizeInKb` takes its place.
   *
   * @deprecated
   */
  size?: number | null;
  /** How a PDF is shown on the page. */
  pdfSettings?: PDFSettingsInput;
  /** Media type of the file, such as `application/pdf`. */
  mimeType?: string | null;
  /** Path of the file in the site's media store. */
  path?: string | null;
  /** Size of the file in kilobytes, as text. */
  sizeInKb?: string | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/**
 * Where a file is: an address, or an id in the site's media store.
 *
 * At most one of: `url`, `custom`, `id`.
 */
export type FileSource = {
  /** True when the file is not public. */
  private?: boolean | null;
} & (
  | {
      /** Full address of the file. */
      url?: string | null;
      custom?: null;
      id?: null;
    }
  | {
      url?: null;
      /**
       * Source of another kind; use `url` or `id`.
       *
       * @deprecated
       */
      custom?: string | null;
      id?: null;
    }
  | {
      url?: null;
      custom?: null;
      /** Id of the file in the site's media store. */
      id?: string | null;
    }
);

/** Typeface of a piece of text. */
export interface FontFamilyData {
  /** Name of the typeface. At most 1000 characters. */
  value?: string | null;
}

/** Size of the letters. */
export interface FontSizeData {
  /** Unit of the size. */
  unit: FontType;
  /** Size in that unit. */
  value?: number | null;
}

/** Size of the letters. */
export interface FontSizeDataInput {
  /** Unit of the size. */
  unit?: FontType;
  /** Size in that unit. */
  value?: number | null;
}

/** Units of letter sizes. */
export type FontType = "PX" | "EM" | (string & {});

/** The files of an animated picture. */
export interface GIF {
  /** Address as a GIF. */
  gif?: string | null;
  /** Address as a video. */
  mp4?: string | null;
  /** Address of the picture that does not move. */
  still?: string | null;
}

/** An animated picture inside formatted text. */
export interface GIFData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** The files in full size. */
  original?: GIF;
  /** The files in a smaller size. */
  downsized?: GIF;
  /** How high it is, in pixels. */
  height: number;
  /** How wide it is, in pixels. */
  width: number;
  /** Whether it is a picture or a sticker. */
  gifType: GIFType;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** An animated picture inside formatted text. */
export interface GIFDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** The files in full size. */
  original?: GIF;
  /** The files in a smaller size. */
  downsized?: GIF;
  /** How high it is, in pixels. */
  height?: number;
  /** How wide it is, in pixels. */
  width?: number;
  /** Whether it is a picture or a sticker. */
  gifType?: GIFType;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** Kinds of animated pictures. */
export type GIFType = "NORMAL" | "STICKER" | (string & {});

/** Pictures and videos shown together. */
export interface GalleryData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** The pictures and videos, in the order shown. */
  items: Item[];
  /** How they are arranged. */
  options?: GalleryOptions;
  /** True when a click does not show it larger. */
  disableExpand?: boolean | null;
  /** True when visitors cannot download it. */
  disableDownload?: boolean | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** Pictures and videos shown together. */
export interface GalleryDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** The pictures and videos, in the order shown. */
  items?: ItemInput[];
  /** How they are arranged. */
  options?: GalleryOptionsInput;
  /** True when a click does not show it larger. */
  disableExpand?: boolean | null;
  /** True when visitors cannot download it. */
  disableDownload?: boolean | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** How a gallery is arranged. */
export interface GalleryOptions {
  /** Arrangement of the items. */
  layout?: GalleryOptionsLayout;
  /** Look of each item. */
  item?: ItemStyle;
  /** Where the small previews stand. */
  thumbnails?: Thumbnails;
}

/** How a gallery is arranged. */
export interface GalleryOptionsInput {
  /** Arrangement of the items. */
  layout?: GalleryOptionsLayoutInput;
  /** Look of each item. */
  item?: ItemStyleInput;
  /** Where the small previews stand. */
  thumbnails?: ThumbnailsInput;
}

/** Arrangement of a gallery's items. */
export interface GalleryOptionsLayout {
  /** Which of the known arrangements it is. */
  type: LayoutType;
  /** True when the items scroll sideways. */
  horizontalScroll?: boolean | null;
  /** Whether the items run in rows or in columns. */
  orientation: Orientation;
  /** Columns on a wide screen. */
  numberOfColumns?: number | null;
  /** Columns on a phone. */
  mobileNumberOfColumns?: number | null;
}

/** Arrangement of a gallery's items. */
export interface GalleryOptionsLayoutInput {
  /** Which of the known arrangements it is. */
  type?: LayoutType;
  /** True when the items scroll sideways. */
  horizontalScroll?: boolean | null;
  /** Whether the items run in rows or in columns. */
  orientation?: Orientation;
  /** Columns on a wide screen. */
  numberOfColumns?: number | null;
  /** Columns on a phone. */
  mobileNumberOfColumns?: number | null;
}

/** A gradient of several colors. */
export interface Gradient {
  /** Whether the colors run along a line or from a center. */
  type: GradientType;
  /** Where each color stands in the gradient. At most 1000 items. */
  stops: Stop[];
  /** Angle of the gradient, in degrees. */
  angle?: number | null;
  /** Place of the center from the left, in percent; for radial gradients. At most 100. */
  centerX?: number | null;
  /** Place of the center from the top, in percent; for radial gradients. At most 100. */
  centerY?: number | null;
}

/** A gradient of several colors. */
export interface GradientInput {
  /** Whether the colors run along a line or from a center. */
  type?: GradientType;
  /** Where each color stands in the gradient. At most 1000 items. */
  stops?: Stop[];
  /** Angle of the gradient, in degrees. */
  angle?: number | null;
  /** Place of the center from the left, in percent; for radial gradients. At most 100. */
  centerX?: number | null;
  /** Place of the center from the top, in percent; for radial gradients. At most 100. */
  centerY?: number | null;
}

/** How the colors of a gradient run. */
export type GradientType = "LINEAR" | "RADIAL" | (string & {});

/**
 * HTML, or a page of another address, inside formatted text.
 *
 * At most one of: `url`, `html`, `isAdsense`, `widgetId`.
 */
export type HTMLData = {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** Where the HTML comes from. */
  source: Source;
  /** True when the height follows the contents. */
  autoHeight?: boolean | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
} & (
  | {
      /** Address of the page that is shown. */
      url?: string;
      html?: undefined;
      isAdsense?: null;
      widgetId?: undefined;
    }
  | {
      url?: undefined;
      /** HTML that is shown. */
      html?: string;
      isAdsense?: null;
      widgetId?: undefined;
    }
  | {
      url?: undefined;
      html?: undefined;
      /**
       * True for an advertisement; `source` tells it.
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
 * HTML, or a page of another address, inside formatted text.
 *
 * At most one of: `url`, `html`, `isAdsense`, `widgetId`.
 */
export type HTMLDataInput = {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** Where the HTML comes from. */
  source?: Source;
  /** True when the height follows the contents. */
  autoHeight?: boolean | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
} & (
  | {
      /** Address of the page that is shown. */
      url?: string;
      html?: undefined;
      isAdsense?: null;
      widgetId?: undefined;
    }
  | {
      url?: undefined;
      /** HTML that is shown. */
      html?: string;
      isAdsense?: null;
      widgetId?: undefined;
    }
  | {
      url?: undefined;
      html?: undefined;
      /**
       * True for an advertisement; `source` tells it.
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

/** A heading of a text. */
export interface HeadingData {
  /** Level of the heading, from 1 to 6. */
  level: number;
  /** How the lines are aligned and spaced. */
  textStyle?: TextStyle;
  /** How far it is indented, in steps. */
  indentation?: number | null;
  /** Level that it looks like, where it differs from `level`. */
  renderedLevel?: number | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** A heading of a text. */
export interface HeadingDataInput {
  /** Level of the heading, from 1 to 6. */
  level?: number;
  /** How the lines are aligned and spaced. */
  textStyle?: TextStyleInput;
  /** How far it is indented, in steps. */
  indentation?: number | null;
  /** Level that it looks like, where it differs from `level`. */
  renderedLevel?: number | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** How high a block is. */
export interface Height {
  /** The height in pixels, as text. */
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
  /** When the address stops working; absent for addresses that do not expire. */
  urlExpirationDate?: Date | null;
  /** The most important place of the picture, kept in view when it is cropped. */
  focalPoint?: {
    /** Place from the left, as a share of the width. */
    x?: number | null;
    /** Place from the top, as a share of the height. */
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
  /** When the address stops working; absent for addresses that do not expire. */
  urlExpirationDate?: Date | null;
  /** The most important place of the picture, kept in view when it is cropped. */
  focalPoint?: {
    /** Place from the left, as a share of the width. */
    x?: number | null;
    /** Place from the top, as a share of the height. */
    y?: number | null;
  };
}

/** A picture inside formatted text. */
export interface ImageData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** The picture's file and size. */
  image?: Media;
  /** Where a click on the picture leads. */
  link?: Link;
  /** True when a click does not show it larger. */
  disableExpand?: boolean | null;
  /** Text read out instead of it, for those who do not see it. */
  altText?: string | null;
  /**
   * Text below the picture; a caption node takes its place.
   *
   * @deprecated
   */
  caption?: string | null;
  /** True when visitors cannot download it. */
  disableDownload?: boolean | null;
  /** True when the picture says nothing, so that screen readers leave it out. */
  decorative?: boolean | null;
  /** Border of the picture. */
  styles?: ImageDataStyles;
  /** Which part of the picture is shown. */
  crop?: ImageDataCrop;
  /** Shape into which the picture is cut. */
  cropShape?: string | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** A picture inside formatted text. */
export interface ImageDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** The picture's file and size. */
  image?: Media;
  /** Where a click on the picture leads. */
  link?: LinkInput;
  /** True when a click does not show it larger. */
  disableExpand?: boolean | null;
  /** Text read out instead of it, for those who do not see it. */
  altText?: string | null;
  /**
   * Text below the picture; a caption node takes its place.
   *
   * @deprecated
   */
  caption?: string | null;
  /** True when visitors cannot download it. */
  disableDownload?: boolean | null;
  /** True when the picture says nothing, so that screen readers leave it out. */
  decorative?: boolean | null;
  /** Border of the picture. */
  styles?: ImageDataStyles;
  /** Which part of the picture is shown. */
  crop?: ImageDataCrop;
  /** Shape into which the picture is cut. */
  cropShape?: string | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** The part of a picture that is shown. */
export interface ImageDataCrop {
  /** Left edge of the part. */
  x?: number | null;
  /** Upper edge of the part. */
  y?: number | null;
  /** How wide the part is. */
  width?: number | null;
  /** How high the part is. */
  height?: number | null;
}

/** Look of a picture inside formatted text. */
export interface ImageDataStyles {
  /** Border around the picture. */
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

/** Which part of a picture stays in view when it is cropped. */
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

/** Which part of a card's picture stays in view when it is cropped. */
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

/** Look of the picture on an embedded item. */
export interface ImageStyles {
  /** True when the picture is not shown. */
  hideImage?: boolean | null;
  /** Where the picture stands on the card. */
  imagePosition: Position;
  /** Shape of the picture's frame. */
  aspectRatio: AspectRatio;
  /** How the picture is fitted into its frame. */
  resizing: Resizing;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
}

/** Look of the picture on an embedded item. */
export interface ImageStylesInput {
  /** True when the picture is not shown. */
  hideImage?: boolean | null;
  /** Where the picture stands on the card. */
  imagePosition?: Position;
  /** Shape of the picture's frame. */
  aspectRatio?: AspectRatio;
  /** How the picture is fitted into its frame. */
  resizing?: Resizing;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
}

/** Whether headings of lower levels are indented. */
export type Indentation = "NESTED" | "FLAT" | (string & {});

/** Which items of a collapsible list are open at first. */
export type InitialExpandedItems = "FIRST" | "ALL" | "NONE" | (string & {});

/**
 * A picture or a video of a gallery.
 *
 * At most one of: `image`, `video`.
 */
export type Item = {
  /** Title as it is shown. */
  title?: string | null;
  /** Text read out instead of it, for those who do not see it. */
  altText?: string | null;
} & (
  | {
      /** Set when the item is a picture. */
      image?: ImageOfInfoSectionsV3;
      video?: undefined;
    }
  | {
      image?: undefined;
      /** Set when the item is a video. */
      video?: Video;
    }
);

/**
 * A picture or a video of a gallery.
 *
 * At most one of: `image`, `video`.
 */
export type ItemInput = {
  /** Title as it is shown. */
  title?: string | null;
  /** Text read out instead of it, for those who do not see it. */
  altText?: string | null;
} & (
  | {
      /** Set when the item is a picture. */
      image?: ImageOfInfoSectionsV3Input;
      video?: undefined;
    }
  | {
      image?: undefined;
      /** Set when the item is a video. */
      video?: Video;
    }
);

/** Outcome of a bulk operation for one item. */
export interface ItemMetadata {
  /** Id of the item; absent when a new item could not be created. */
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

/** Look of the items in a gallery. */
export interface ItemStyle {
  /** Size that an item should have, in pixels. */
  targetSize?: number | null;
  /** Width of an item divided by its height. */
  ratio?: number | null;
  /** How an item is fitted into its frame. */
  crop: Crop;
  /** Space between two items, in pixels. */
  spacing?: number | null;
}

/** Look of the items in a gallery. */
export interface ItemStyleInput {
  /** Size that an item should have, in pixels. */
  targetSize?: number | null;
  /** Width of an item divided by its height. */
  ratio?: number | null;
  /** How an item is fitted into its frame. */
  crop?: Crop;
  /** Space between two items, in pixels. */
  spacing?: number | null;
}

/** How the layers of a section's edge fade. */
export type LayerEffect = "CENTER" | "FADE_TO_TOP" | "FADE_TO_BOTTOM" | (string & {});

/** Copies of a section's edge, one behind the other. */
export interface Layers {
  /** How many layers there are. */
  count?: number | null;
  /** How far each layer is moved up or down. */
  offsetY?: number | null;
  /** How the layers fade. */
  layerEffect: LayerEffect;
  /** How far each layer is moved sideways. */
  offsetX?: number | null;
}

/** Copies of a section's edge, one behind the other. */
export interface LayersInput {
  /** How many layers there are. */
  count?: number | null;
  /** How far each layer is moved up or down. */
  offsetY?: number | null;
  /** How the layers fade. */
  layerEffect?: LayerEffect;
  /** How far each layer is moved sideways. */
  offsetX?: number | null;
}

/** Whether two things stand one above the other or side by side. */
export type Layout = "STACKED" | "SIDE_BY_SIDE" | (string & {});

/** Part of a layout that stands in its columns. */
export interface LayoutCellData {
  /** How many of the layout's twelve columns the cell takes. */
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
  /** Picture behind the cells. */
  backgroundImage?: LayoutDataBackgroundImage;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /**
   * Color of the space around the block; `backdrop` takes its place. At most 19 characters.
   *
   * @deprecated
   */
  backdropColor?: string | null;
  /** Picture in the space around the block. */
  backdropImage?: LayoutDataBackgroundImage;
  /** Space above the block, in pixels. */
  backdropPaddingTop?: number | null;
  /** Space below the block, in pixels. */
  backdropPaddingBottom?: number | null;
  /** Space between two cells, in pixels. */
  gap?: number | null;
  /** Space inside the cells, in pixels: top, right, bottom, left. At most 4 items. */
  cellPadding: number[];
  /** Where the contents stand in the height of a cell. */
  cellVerticalAlignment: VerticalAlignmentAlignment;
  /** What becomes of the cells on a narrow screen. */
  responsivenessBehaviour: ResponsivenessBehaviour;
  /** Width in pixels below which the screen counts as narrow. */
  responsivenessBreakpoint?: number | null;
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** Whether the design is that of the block or of its cells. */
  designTarget: DesignTarget;
  /** Strip along an edge of the block. */
  banner?: Banner;
  /** Color or gradient behind the cells. */
  background?: Background;
  /** What fills the space around the block. */
  backdrop?: Backdrop;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
  /** Shape of the upper edge. */
  topDivider?: SectionDivider;
  /** Shape of the lower edge. */
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
  /** Picture behind the cells. */
  backgroundImage?: LayoutDataBackgroundImageInput;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /**
   * Color of the space around the block; `backdrop` takes its place. At most 19 characters.
   *
   * @deprecated
   */
  backdropColor?: string | null;
  /** Picture in the space around the block. */
  backdropImage?: LayoutDataBackgroundImageInput;
  /** Space above the block, in pixels. */
  backdropPaddingTop?: number | null;
  /** Space below the block, in pixels. */
  backdropPaddingBottom?: number | null;
  /** Space between two cells, in pixels. */
  gap?: number | null;
  /** Space inside the cells, in pixels: top, right, bottom, left. At most 4 items. */
  cellPadding?: number[];
  /** Where the contents stand in the height of a cell. */
  cellVerticalAlignment?: VerticalAlignmentAlignment;
  /** What becomes of the cells on a narrow screen. */
  responsivenessBehaviour?: ResponsivenessBehaviour;
  /** Width in pixels below which the screen counts as narrow. */
  responsivenessBreakpoint?: number | null;
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** Whether the design is that of the block or of its cells. */
  designTarget?: DesignTarget;
  /** Strip along an edge of the block. */
  banner?: BannerInput;
  /** Color or gradient behind the cells. */
  background?: BackgroundInput;
  /** What fills the space around the block. */
  backdrop?: BackdropInput;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
  /** Shape of the upper edge. */
  topDivider?: SectionDividerInput;
  /** Shape of the lower edge. */
  bottomDivider?: SectionDividerInput;
}

/** A picture behind or around a layout. */
export interface LayoutDataBackgroundImage {
  /** The picture's file and size. */
  media?: Media;
  /**
   * How opaque the picture is, from 0 to 100.
   *
   * @deprecated
   */
  opacity?: number | null;
  /** How the picture is fitted into the block. */
  scaling: Scaling;
  /** Which part of the picture stays in view. */
  position: ImagePosition;
  /** How blurred the picture is, in pixels. */
  blur?: number | null;
  /** Color or gradient over the picture. */
  overlay?: Background;
}

/** A picture behind or around a layout. */
export interface LayoutDataBackgroundImageInput {
  /** The picture's file and size. */
  media?: Media;
  /**
   * How opaque the picture is, from 0 to 100.
   *
   * @deprecated
   */
  opacity?: number | null;
  /** How the picture is fitted into the block. */
  scaling?: Scaling;
  /** Which part of the picture stays in view. */
  position?: ImagePosition;
  /** How blurred the picture is, in pixels. */
  blur?: number | null;
  /** Color or gradient over the picture. */
  overlay?: BackgroundInput;
}

/** Known arrangements of a gallery. */
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

/** How a dividing line is drawn. */
export type LineStyle = "SINGLE" | "DOUBLE" | "DASHED" | "DOTTED" | (string & {});

/**
 * Where something leads: an address, or a node of the same text.
 *
 * At most one of: `url`, `anchor`.
 */
export type Link = {
  /** In which window the link opens. */
  target: Target;
  /** How the page relates to the address, for search engines and browsers. */
  rel?: Rel;
  /** Further data that an editor keeps with the link, as text. */
  customData?: string | null;
} & (
  | {
      /** Full address that the link opens. */
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
 * Where something leads: an address, or a node of the same text.
 *
 * At most one of: `url`, `anchor`.
 */
export type LinkInput = {
  /** In which window the link opens. */
  target?: Target;
  /** How the page relates to the address, for search engines and browsers. */
  rel?: Rel;
  /** Further data that an editor keeps with the link, as text. */
  customData?: string | null;
} & (
  | {
      /** Full address that the link opens. */
      url?: string;
      anchor?: undefined;
    }
  | {
      url?: undefined;
      /** Id of the node that the link jumps to. */
      anchor?: string;
    }
);

/** A link on a piece of text. */
export interface LinkData {
  /** Where the text leads. */
  link?: Link;
}

/** A link on a piece of text. */
export interface LinkDataInput {
  /** Where the text leads. */
  link?: LinkInput;
}

/** A link shown as a card with title and picture. */
export interface LinkPreviewData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** Where the card leads. */
  link?: Link;
  /** Title as it is shown. */
  title?: string | null;
  /** Address of the preview picture. */
  thumbnailUrl?: string | null;
  /** What the page says of itself. */
  description?: string | null;
  /** HTML that shows the page, where its site gives some. */
  html?: string | null;
  /** Look of the card. */
  styles?: LinkPreviewDataStyles;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** A link shown as a card with title and picture. */
export interface LinkPreviewDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** Where the card leads. */
  link?: LinkInput;
  /** Title as it is shown. */
  title?: string | null;
  /** Address of the preview picture. */
  thumbnailUrl?: string | null;
  /** What the page says of itself. */
  description?: string | null;
  /** HTML that shows the page, where its site gives some. */
  html?: string | null;
  /** Look of the card. */
  styles?: LinkPreviewDataStylesInput;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** Look of a link's card. */
export interface LinkPreviewDataStyles {
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the title, as a hex code. At most 19 characters. */
  titleColor?: string | null;
  /** Color of the second line, as a hex code. At most 19 characters. */
  subtitleColor?: string | null;
  /** Color of the address, as a hex code. At most 19 characters. */
  linkColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Where the picture stands on the card. */
  thumbnailPosition: StylesPosition;
}

/** Look of a link's card. */
export interface LinkPreviewDataStylesInput {
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the title, as a hex code. At most 19 characters. */
  titleColor?: string | null;
  /** Color of the second line, as a hex code. At most 19 characters. */
  subtitleColor?: string | null;
  /** Color of the address, as a hex code. At most 19 characters. */
  linkColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Where the picture stands on the card. */
  thumbnailPosition?: StylesPosition;
}

/** An item of a list with checkboxes. */
export interface ListItemNodeData {
  /** True when the item is ticked. */
  checked?: boolean | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** An item of a list with checkboxes. */
export interface ListItemNodeDataInput {
  /** True when the item is ticked. */
  checked?: boolean | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** How the entries of a table of contents are numbered. */
export type ListStyle =
  | "PLAIN"
  | "NUMBERED"
  | "LETTERS"
  | "ROMAN"
  | "BULLETED"
  | "ALPHABETICAL_INDEX"
  | "ALPHABETICAL_INDEX_COMPACT"
  | (string & {});

/** How a node keeps moving. */
export interface LoopAnimation {
  /** Which movement it makes. */
  effect?: LoopEffect;
  /** How long the movement takes, in milliseconds. */
  duration?: number | null;
  /** Time between two movements, in milliseconds. */
  iterationDelay?: number | null;
}

/** How a node keeps moving. */
export interface LoopAnimationInput {
  /** Which movement it makes. */
  effect?: LoopEffectInput;
  /** How long the movement takes, in milliseconds. */
  duration?: number | null;
  /** Time between two movements, in milliseconds. */
  iterationDelay?: number | null;
}

/** A movement that repeats. */
export interface LoopEffect {
  /** Which of the known movements it is. */
  type: LoopEffectType;
  /** From or to which side it moves. At most 20 characters. */
  direction?: string | null;
  /** How the speed changes during the movement, as a CSS easing function. At most 100 characters. */
  easing?: string | null;
}

/** A movement that repeats. */
export interface LoopEffectInput {
  /** Which of the known movements it is. */
  type?: LoopEffectType;
  /** From or to which side it moves. At most 20 characters. */
  direction?: string | null;
  /** How the speed changes during the movement, as a CSS easing function. At most 100 characters. */
  easing?: string | null;
}

/** Known movements that repeat. */
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

/** A map inside formatted text. */
export interface MapData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** What the map shows and what visitors may do with it. */
  mapSettings?: MapSettings;
}

/** A map inside formatted text. */
export interface MapDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** What the map shows and what visitors may do with it. */
  mapSettings?: MapSettingsInput;
}

/** What a map shows and what visitors may do with it. */
export interface MapSettings {
  /** Address that the map shows. */
  address?: string | null;
  /** True when visitors may move the map. */
  draggable?: boolean | null;
  /** True when the address is marked. */
  marker?: boolean | null;
  /** True when visitors may switch to the view of the street. */
  streetViewControl?: boolean | null;
  /** True when visitors may zoom in and out. */
  zoomControl?: boolean | null;
  /** Latitude of the address, in degrees. */
  lat?: number | null;
  /** Longitude of the address, in degrees. */
  lng?: number | null;
  /** What is written at the mark. */
  locationName?: string | null;
  /** True when visitors may choose the kind of map. */
  viewModeControl?: boolean | null;
  /** How near the map is at first. */
  initialZoom?: number | null;
  /** Which kind of map it is. */
  mapType: MapType;
}

/** What a map shows and what visitors may do with it. */
export interface MapSettingsInput {
  /** Address that the map shows. */
  address?: string | null;
  /** True when visitors may move the map. */
  draggable?: boolean | null;
  /** True when the address is marked. */
  marker?: boolean | null;
  /** True when visitors may switch to the view of the street. */
  streetViewControl?: boolean | null;
  /** True when visitors may zoom in and out. */
  zoomControl?: boolean | null;
  /** Latitude of the address, in degrees. */
  lat?: number | null;
  /** Longitude of the address, in degrees. */
  lng?: number | null;
  /** What is written at the mark. */
  locationName?: string | null;
  /** True when visitors may choose the kind of map. */
  viewModeControl?: boolean | null;
  /** How near the map is at first. */
  initialZoom?: number | null;
  /** Which kind of map it is. */
  mapType?: MapType;
}

/** Kinds of maps; `SATELITE` is spelled so by the platform. */
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

/** A picture, a video or a sound: its file and its size. */
export interface Media {
  /** Where the file is. */
  src?: FileSource;
  /** How wide it is, in pixels. */
  width?: number | null;
  /** How high it is, in pixels. */
  height?: number | null;
  /** Length in seconds; for videos and sounds. */
  duration?: number | null;
}

/** Who is mentioned in a text. */
export interface MentionData {
  /** Name of who is mentioned, as it is shown. */
  name: string;
  /** Part of the address of their page. */
  slug: string;
  /** Id of who is mentioned. */
  id?: string | null;
  /** Kind of who is mentioned. */
  type?: string | null;
}

/** Who is mentioned in a text. */
export interface MentionDataInput {
  /** Name of who is mentioned, as it is shown. */
  name?: string;
  /** Part of the address of their page. */
  slug?: string;
  /** Id of who is mentioned. */
  id?: string | null;
  /** Kind of who is mentioned. */
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

/** How the words of a search combine: any of them or all of them. */
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
  /** Data of a list whose items fold. */
  collapsibleListData?: CollapsibleListData;
  /** Set on a node of type `TABLE`. */
  tableData?: TableData;
  /** Set on a node of type `TABLE_CELL`. */
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
  /** Set on a node of type `CAPTION`. */
  captionData?: CaptionData;
  /** Data of a layout with columns. */
  layoutData?: LayoutData;
  /** Data of a column of a layout. */
  layoutCellData?: LayoutCellData;
  /** Set on a node of type `SHAPE`. */
  shapeData?: ShapeData;
  /** Set on a node of type `CARD`. */
  cardData?: CardData;
  /** Data of a table of contents. */
  tocData?: TocData;
  /** Data of a block with a repeating layout. */
  smartBlockData?: SmartBlockData;
  /** Data of a cell of such a block. */
  smartBlockCellData?: SmartBlockCellData;
  /** Data of a list with checkboxes. */
  checkboxListData?: CheckboxListData;
  /** Set on a node of type `LIST_ITEM`. */
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
  /** Data of a list whose items fold. */
  collapsibleListData?: CollapsibleListDataInput;
  /** Set on a node of type `TABLE`. */
  tableData?: TableDataInput;
  /** Set on a node of type `TABLE_CELL`. */
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
  /** Set on a node of type `CAPTION`. */
  captionData?: CaptionDataInput;
  /** Data of a layout with columns. */
  layoutData?: LayoutDataInput;
  /** Data of a column of a layout. */
  layoutCellData?: LayoutCellData;
  /** Set on a node of type `SHAPE`. */
  shapeData?: ShapeDataInput;
  /** Set on a node of type `CARD`. */
  cardData?: CardDataInput;
  /** Data of a table of contents. */
  tocData?: TocDataInput;
  /** Data of a block with a repeating layout. */
  smartBlockData?: SmartBlockDataInput;
  /** Data of a cell of such a block. */
  smartBlockCellData?: SmartBlockCellDataInput;
  /** Data of a list with checkboxes. */
  checkboxListData?: CheckboxListDataInput;
  /** Set on a node of type `LIST_ITEM`. */
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

/** Space and color around a paragraph or a heading. */
export interface NodeStyle {
  /** Space above, as a CSS length. */
  paddingTop?: string | null;
  /** Space below, as a CSS length. */
  paddingBottom?: string | null;
  /** Color behind it, as a hex code. */
  backgroundColor?: string | null;
}

/** What a node of formatted text is. */
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

/** What another site says of something embedded, in the oEmbed format. */
export interface Oembed {
  /** Kind of resource: `photo`, `video`, `link` or `rich`. */
  type?: string | null;
  /** How wide it is, in pixels. */
  width?: number | null;
  /** How high it is, in pixels. */
  height?: number | null;
  /** Title of the resource. */
  title?: string | null;
  /** Address of the resource. */
  url?: string | null;
  /** HTML that shows the resource. */
  html?: string | null;
  /** Who made the resource. */
  authorName?: string | null;
  /** Address of the maker's page. */
  authorUrl?: string | null;
  /** Name of the site that it comes from. */
  providerName?: string | null;
  /** Address of the site that it comes from. */
  providerUrl?: string | null;
  /** Address of the preview picture. */
  thumbnailUrl?: string | null;
  /** Width of the preview in pixels, as text. */
  thumbnailWidth?: string | null;
  /** Height of the preview in pixels, as text. */
  thumbnailHeight?: string | null;
  /** Address of the video, where it is one. */
  videoUrl?: string | null;
  /** Version of the oEmbed format. */
  version?: string | null;
}

/** An answer to choose in a poll. */
export interface Option {
  /** Id of this answer. */
  id?: string | null;
  /** Text of the answer. */
  title?: string | null;
  /** Picture beside the answer. */
  image?: Media;
}

/** Look of a poll's answers. */
export interface OptionDesign {
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
}

/** What each answer of a poll shows. */
export interface OptionLayout {
  /** True when each answer shows a picture. */
  enableImage?: boolean | null;
}

/** How a numbered list is set. */
export interface OrderedListData {
  /** How far it is indented, in steps. */
  indentation: number;
  /** How far the markers stand from the text, in steps. */
  offset?: number | null;
  /** Number of the first item. */
  start?: number | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** How a numbered list is set. */
export interface OrderedListDataInput {
  /** How far it is indented, in steps. */
  indentation?: number;
  /** How far the markers stand from the text, in steps. */
  offset?: number | null;
  /** Number of the first item. */
  start?: number | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** Whether a gallery runs in rows or in columns. */
export type Orientation = "ROWS" | "COLUMNS" | (string & {});

/** What the strip along a layout's edge shows. */
export type Origin = "IMAGE" | "LAYOUT" | (string & {});

/** How a PDF is shown on the page. */
export interface PDFSettings {
  /** How large the PDF is shown. */
  viewMode: ViewMode;
  /** True when visitors cannot download it. */
  disableDownload?: boolean | null;
  /** True when visitors cannot print the PDF. */
  disablePrint?: boolean | null;
}

/** How a PDF is shown on the page. */
export interface PDFSettingsInput {
  /** How large the PDF is shown. */
  viewMode?: ViewMode;
  /** True when visitors cannot download it. */
  disableDownload?: boolean | null;
  /** True when visitors cannot print the PDF. */
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

/** How a paragraph is set. */
export interface ParagraphData {
  /** How the lines are aligned and spaced. */
  textStyle?: TextStyle;
  /** How far it is indented, in steps. */
  indentation?: number | null;
  /** Depth of the paragraph in a nested list. */
  level?: number | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** How a paragraph is set. */
export interface ParagraphDataInput {
  /** How the lines are aligned and spaced. */
  textStyle?: TextStyleInput;
  /** How far it is indented, in steps. */
  indentation?: number | null;
  /** Depth of the paragraph in a nested list. */
  level?: number | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** Who may see and answer a poll. */
export interface Permissions {
  /** Who may see the results. */
  view: ViewRole;
  /** Who may vote. */
  vote: VoteRole;
  /** True when a voter may choose several answers. */
  allowMultipleVotes?: boolean | null;
}

/** Who may see and answer a poll. */
export interface PermissionsInput {
  /** Who may see the results. */
  view?: ViewRole;
  /** Who may vote. */
  vote?: VoteRole;
  /** True when a voter may choose several answers. */
  allowMultipleVotes?: boolean | null;
}

/** Where the ribbon of an embedded item stands. */
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

/** How a video plays. */
export interface PlaybackOptions {
  /** True when it starts by itself. */
  autoPlay?: boolean | null;
  /** True when it starts again at its end. */
  playInLoop?: boolean | null;
  /** True when visitors see the player's buttons. */
  showControls?: boolean | null;
}

/** Size and place of a picture, a video or another block in the text. */
export interface PluginContainerData {
  /** How wide the block is. */
  width?: PluginContainerDataWidth;
  /** Where the block stands in the line. */
  alignment: PluginContainerDataAlignment;
  /** What hides the block until it is clicked. */
  spoiler?: Spoiler;
  /** How high the block is. */
  height?: Height;
  /** True when text flows around the block. */
  textWrap?: boolean | null;
}

/** Size and place of a picture, a video or another block in the text. */
export interface PluginContainerDataInput {
  /** How wide the block is. */
  width?: PluginContainerDataWidth;
  /** Where the block stands in the line. */
  alignment?: PluginContainerDataAlignment;
  /** What hides the block until it is clicked. */
  spoiler?: Spoiler;
  /** How high the block is. */
  height?: Height;
  /** True when text flows around the block. */
  textWrap?: boolean | null;
}

/** Where a block stands in the line. */
export type PluginContainerDataAlignment = "CENTER" | "LEFT" | "RIGHT" | (string & {});

/**
 * Width of a block: one of the known sizes, or pixels.
 *
 * At most one of: `size`, `custom`.
 */
export type PluginContainerDataWidth =
  | {
      /** One of the known sizes. */
      size?: WidthType;
      custom?: null;
    }
  | {
      size?: undefined;
      /** Width in pixels, as text. */
      custom?: string | null;
    };

/** How a node follows the pointer. */
export interface PointerEffect {
  /** Which of the known effects it is. */
  type: PointerEffectType;
  /** True when the node moves against the pointer. */
  inverted?: boolean | null;
  /** Axis along which it moves. At most 20 characters. */
  axis?: string | null;
  /** From or to which side it moves. At most 8 characters. */
  direction?: string | null;
  /** How the speed changes during the movement, as a CSS easing function. At most 100 characters. */
  easing?: string | null;
}

/** How a node follows the pointer. */
export interface PointerEffectInput {
  /** Which of the known effects it is. */
  type?: PointerEffectType;
  /** True when the node moves against the pointer. */
  inverted?: boolean | null;
  /** Axis along which it moves. At most 20 characters. */
  axis?: string | null;
  /** From or to which side it moves. At most 8 characters. */
  direction?: string | null;
  /** How the speed changes during the movement, as a CSS easing function. At most 100 characters. */
  easing?: string | null;
}

/** Known effects under the pointer. */
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

/** A question with answers to vote on. */
export interface Poll {
  /** Id of this poll. */
  id?: string | null;
  /** The question that is asked. */
  title?: string | null;
  /** Id of the creator. */
  creatorId?: string | null;
  /** Picture above the question. */
  image?: Media;
  /** The answers to choose from. */
  options: Option[];
  /** Who may vote, and what is shown of the votes. */
  settings?: SettingsOfInfoSectionsV3;
}

/** A question with answers to vote on. */
export interface PollInput {
  /** Id of this poll. */
  id?: string | null;
  /** The question that is asked. */
  title?: string | null;
  /** Id of the creator. */
  creatorId?: string | null;
  /** Picture above the question. */
  image?: Media;
  /** The answers to choose from. */
  options?: Option[];
  /** Who may vote, and what is shown of the votes. */
  settings?: SettingsOfInfoSectionsV3Input;
}

/** A poll inside formatted text. */
export interface PollData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** Question and answers. */
  poll?: Poll;
  /** Arrangement of question and answers. */
  layout?: PollDataLayout;
  /** Colors and corners of the poll. */
  design?: Design;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** A poll inside formatted text. */
export interface PollDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** Question and answers. */
  poll?: PollInput;
  /** Arrangement of question and answers. */
  layout?: PollDataLayoutInput;
  /** Colors and corners of the poll. */
  design?: DesignInput;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** Arrangement of a poll. */
export interface PollDataLayout {
  /** Arrangement of the poll as a whole. */
  poll?: PollLayout;
  /** What each answer shows. */
  options?: OptionLayout;
}

/** Arrangement of a poll. */
export interface PollDataLayoutInput {
  /** Arrangement of the poll as a whole. */
  poll?: PollLayoutInput;
  /** What each answer shows. */
  options?: OptionLayout;
}

/** Look of a poll as a whole. */
export interface PollDesign {
  /** What stands behind question and answers. */
  background?: PollDesignBackground;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
}

/** Look of a poll as a whole. */
export interface PollDesignInput {
  /** What stands behind question and answers. */
  background?: PollDesignBackgroundInput;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
}

/**
 * What stands behind a poll: a color, a picture or a gradient.
 *
 * At most one of: `color`, `image`, `gradient`.
 */
export type PollDesignBackground = {
  /** Says which of the other fields is set. */
  type: PollDesignBackgroundType;
} & (
  | {
      /** Its color, as a hex code. At most 19 characters. */
      color?: string | null;
      image?: undefined;
      gradient?: undefined;
    }
  | {
      color?: null;
      /** The picture's file and size. */
      image?: Media;
      gradient?: undefined;
    }
  | {
      color?: null;
      image?: undefined;
      /** The gradient, where it is one. */
      gradient?: BackgroundGradient;
    }
);

/**
 * What stands behind a poll: a color, a picture or a gradient.
 *
 * At most one of: `color`, `image`, `gradient`.
 */
export type PollDesignBackgroundInput = {
  /** Says which of the other fields is set. */
  type?: PollDesignBackgroundType;
} & (
  | {
      /** Its color, as a hex code. At most 19 characters. */
      color?: string | null;
      image?: undefined;
      gradient?: undefined;
    }
  | {
      color?: null;
      /** The picture's file and size. */
      image?: Media;
      gradient?: undefined;
    }
  | {
      color?: null;
      image?: undefined;
      /** The gradient, where it is one. */
      gradient?: BackgroundGradient;
    }
);

/** What a poll's background is made of. */
export type PollDesignBackgroundType = "COLOR" | "IMAGE" | "GRADIENT" | (string & {});

/** Arrangement of a poll as a whole. */
export interface PollLayout {
  /** Whether the answers form a list or a grid. */
  type: PollLayoutType;
  /** In which direction the text runs. */
  direction: Direction;
  /** True when the poll shows a picture. */
  enableImage?: boolean | null;
}

/** Arrangement of a poll as a whole. */
export interface PollLayoutInput {
  /** Whether the answers form a list or a grid. */
  type?: PollLayoutType;
  /** In which direction the text runs. */
  direction?: Direction;
  /** True when the poll shows a picture. */
  enableImage?: boolean | null;
}

/** How the answers of a poll are arranged. */
export type PollLayoutType = "LIST" | "GRID" | (string & {});

/** Where the picture of a card stands. */
export type Position = "START" | "END" | "TOP" | (string & {});

/** What an embedded item costs. */
export interface PricingData {
  /** Lowest price, a decimal in a string. */
  valueFrom?: string | null;
  /** Highest price, a decimal in a string; absent when there is one price. */
  valueTo?: string | null;
  /** Price after a discount, a decimal in a string; absent without one. */
  discountedValue?: string | null;
  /** Currency of the prices. An ISO 4217 currency code. */
  currency?: string | null;
  /** Id of the pricing plan. */
  pricingPlanId?: string | null;
}

/**
 * Response of an operation that redirects. The client does not follow the redirect: open
 * `redirectUrl` instead.
 */
export interface RedirectResponse {
  /**
   * URL that the platform redirects to. A browser hides the target of a redirect: there it is the
   * URL of the request itself, which leads to the same target. Absent when the platform responded
   * without a redirect.
   */
  redirectUrl?: string | null;
  /** Body in Base64. */
  body: Uint8Array;
  /** HTTP status of the answer, such as 200. */
  statusCode?: number | null;
  /** HTTP headers of the answer. */
  headers: HeadersEntry[];
}

/** How a page relates to an address that it links to. */
export interface Rel {
  /** True when search engines should not follow the link. */
  nofollow?: boolean | null;
  /** True when somebody paid for the link. */
  sponsored?: boolean | null;
  /** True when visitors of the site wrote the link. */
  ugc?: boolean | null;
  /** True when the other site is not told where the visitor came from. */
  noreferrer?: boolean | null;
}

/** How a picture is fitted into its frame. */
export type Resizing = "FILL" | "FIT" | (string & {});

/** What becomes of a layout's cells on a narrow screen. */
export type ResponsivenessBehaviour = "STACK" | "WRAP" | (string & {});

/** Look of the ribbon on an embedded item. */
export interface RibbonStyles {
  /** What is written on the ribbon. */
  ribbonText?: string | null;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** Where on the card the ribbon stands. */
  ribbonPlacement: Placement;
}

/** Look of the ribbon on an embedded item. */
export interface RibbonStylesInput {
  /** What is written on the ribbon. */
  ribbonText?: string | null;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** Where on the card the ribbon stands. */
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

/** How a background picture is fitted into its block. */
export type Scaling = "AUTO" | "CONTAIN" | "COVER" | (string & {});

/** Shape of a section's upper or lower edge. */
export interface SectionDivider {
  /** Which of the known shapes it is. */
  type: Shape;
  /** Its color, as a hex code. At most 19 characters. */
  color?: string | null;
  /** How high the edge is, in pixels. */
  height?: number | null;
  /** How far the shape is moved sideways. */
  offsetX?: number | null;
  /** True when the shape is mirrored. */
  flipped?: boolean | null;
  /** Copies of the shape, one behind the other. */
  layers?: Layers;
}

/** Shape of a section's upper or lower edge. */
export interface SectionDividerInput {
  /** Which of the known shapes it is. */
  type?: Shape;
  /** Its color, as a hex code. At most 19 characters. */
  color?: string | null;
  /** How high the edge is, in pixels. */
  height?: number | null;
  /** How far the shape is moved sideways. */
  offsetX?: number | null;
  /** True when the shape is mirrored. */
  flipped?: boolean | null;
  /** Copies of the shape, one behind the other. */
  layers?: LayersInput;
}

/** Who may vote in a poll, and what is shown of the votes. */
export interface SettingsOfInfoSectionsV3 {
  /** Who may vote and who sees the results. */
  permissions?: Permissions;
  /** True when it is shown who voted. */
  showVoters?: boolean | null;
  /** True when it is shown how many voted. */
  showVotesCount?: boolean | null;
}

/** Who may vote in a poll, and what is shown of the votes. */
export interface SettingsOfInfoSectionsV3Input {
  /** Who may vote and who sees the results. */
  permissions?: PermissionsInput;
  /** True when it is shown who voted. */
  showVoters?: boolean | null;
  /** True when it is shown how many voted. */
  showVotesCount?: boolean | null;
}

/** Known shapes of a section's edge. */
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

/** A vector drawing inside formatted text. */
export interface ShapeData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** The drawing's file and size. */
  shape?: Media;
  /** Colors of the drawing. */
  styles?: ShapeDataStyles;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
  /** Where a click on the drawing leads. */
  link?: Link;
  /** Text read out instead of it, for those who do not see it. At most 1000 characters. */
  altText?: string | null;
}

/** A vector drawing inside formatted text. */
export interface ShapeDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** The drawing's file and size. */
  shape?: Media;
  /** Colors of the drawing. */
  styles?: ShapeDataStyles;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
  /** Where a click on the drawing leads. */
  link?: LinkInput;
  /** Text read out instead of it, for those who do not see it. At most 1000 characters. */
  altText?: string | null;
}

/** Colors of a vector drawing. */
export interface ShapeDataStyles {
  /** Its color, as a hex code. At most 19 characters. */
  color?: string | null;
  /** New colors by the original ones, all as hex codes. */
  colors?: Record<string, string>;
}

/** Something drawn over a text as if by hand. */
export interface SketchData {
  /** What is drawn. */
  variant: Variant;
  /** Its color, as a hex code. At most 19 characters. */
  color?: string | null;
  /** True when the drawing appears stroke by stroke. */
  animate?: boolean | null;
}

/** Something drawn over a text as if by hand. */
export interface SketchDataInput {
  /** What is drawn. */
  variant?: Variant;
  /** Its color, as a hex code. At most 19 characters. */
  color?: string | null;
  /** True when the drawing appears stroke by stroke. */
  animate?: boolean | null;
}

/** One cell of a designed block. */
export interface SmartBlockCellData {
  /** Short text of the cell, such as a number. */
  label?: string | null;
  /** Drawing shown in the cell. */
  shape?: Media;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** Design of the block that the cell is in. */
  type: SmartBlockDataType;
  /** Color of what stands out, as a hex code. At most 19 characters. */
  accentColor?: string | null;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the drawing, as a hex code. At most 19 characters. */
  shapeColor?: string | null;
}

/** One cell of a designed block. */
export interface SmartBlockCellDataInput {
  /** Short text of the cell, such as a number. */
  label?: string | null;
  /** Drawing shown in the cell. */
  shape?: Media;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** Design of the block that the cell is in. */
  type?: SmartBlockDataType;
  /** Color of what stands out, as a hex code. At most 19 characters. */
  accentColor?: string | null;
  /** Color of the background, as a hex code. At most 19 characters. */
  backgroundColor?: string | null;
  /** Color of the drawing, as a hex code. At most 19 characters. */
  shapeColor?: string | null;
}

/** A block of text in a ready-made design, such as steps or statistics. */
export interface SmartBlockData {
  /** Which of the known designs it is. */
  type: SmartBlockDataType;
  /** In which direction the cells follow each other. */
  orientation?: string | null;
  /** How wide the columns are. */
  columnSize: ColumnSize;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** A block of text in a ready-made design, such as steps or statistics. */
export interface SmartBlockDataInput {
  /** Which of the known designs it is. */
  type?: SmartBlockDataType;
  /** In which direction the cells follow each other. */
  orientation?: string | null;
  /** How wide the columns are. */
  columnSize?: ColumnSize;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** Known designs of a block. */
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

/** Whether the smallest or the largest comes first. */
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

/** Where the HTML of a node comes from. */
export type Source = "HTML" | "ADSENSE" | "AI" | "AI_WIDGET" | (string & {});

/** What hides a block until it is clicked. */
export interface Spoiler {
  /** True when the block is hidden at first. */
  enabled?: boolean | null;
  /** Text shown in its place. */
  description?: string | null;
  /** What is written on the button that shows it. */
  buttonText?: string | null;
}

/** What hides a piece of text until it is clicked. */
export interface SpoilerData {
  /** Id of this spoiler. */
  id?: string | null;
}

/** Whether the buyer came back to an abandoned cart. */
export type StatusOfAbandonedCarts = "ABANDONED" | "RECOVERED" | (string & {});

/** A color at a place of a gradient. */
export interface Stop {
  /** Its color, as a hex code. At most 19 characters. */
  color?: string | null;
  /** Place of the color, from 0 to 100 percent of the way. */
  position?: number | null;
}

/** Colors and border of a button. */
export interface Styles {
  /**
   * Border of the button; the fields below take its place.
   *
   * @deprecated
   */
  border?: Border;
  /**
   * Colors of the button; the fields below take their place.
   *
   * @deprecated
   */
  colors?: Colors;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /**
   * How thick the border is under the pointer, in pixels.
   *
   * @deprecated
   */
  borderWidthHover?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Color of the border under the pointer, as a hex code. At most 19 characters. */
  borderColorHover?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
  /** Color of the text under the pointer, as a hex code. At most 19 characters. */
  textColorHover?: string | null;
  /**
   * Color of the background, as a hex code. At most 19 characters.
   *
   * @deprecated
   */
  backgroundColor?: string | null;
  /**
   * Color of the background under the pointer, as a hex code. At most 19 characters.
   *
   * @deprecated
   */
  backgroundColorHover?: string | null;
  /** How large the button is. */
  buttonSize?: string | null;
  /** Color or gradient of the button. */
  background?: Background;
  /** Color or gradient under the pointer. */
  backgroundHover?: Background;
}

/** Colors and border of a button. */
export interface StylesInput {
  /**
   * Border of the button; the fields below take its place.
   *
   * @deprecated
   */
  border?: Border;
  /**
   * Colors of the button; the fields below take their place.
   *
   * @deprecated
   */
  colors?: Colors;
  /** How thick the border is, in pixels. */
  borderWidth?: number | null;
  /**
   * How thick the border is under the pointer, in pixels.
   *
   * @deprecated
   */
  borderWidthHover?: number | null;
  /** How round the corners are, in pixels. */
  borderRadius?: number | null;
  /** Color of the border, as a hex code. At most 19 characters. */
  borderColor?: string | null;
  /** Color of the border under the pointer, as a hex code. At most 19 characters. */
  borderColorHover?: string | null;
  /** Color of the text, as a hex code. At most 19 characters. */
  textColor?: string | null;
  /** Color of the text under the pointer, as a hex code. At most 19 characters. */
  textColorHover?: string | null;
  /**
   * Color of the background, as a hex code. At most 19 characters.
   *
   * @deprecated
   */
  backgroundColor?: string | null;
  /**
   * Color of the background under the pointer, as a hex code. At most 19 characters.
   *
   * @deprecated
   */
  backgroundColorHover?: string | null;
  /** How large the button is. */
  buttonSize?: string | null;
  /** Color or gradient of the button. */
  background?: BackgroundInput;
  /** Color or gradient under the pointer. */
  backgroundHover?: BackgroundInput;
}

/** Border around a picture. */
export interface StylesBorder {
  /** How thick the border is, in pixels. */
  width?: number | null;
  /** Color of the border, as a hex code. At most 19 characters. */
  color?: string | null;
  /** How round the corners are, in pixels. */
  radius?: number | null;
}

/** Where the picture of a link's card stands. */
export type StylesPosition = "START" | "END" | "TOP" | "HIDDEN" | (string & {});

/** Units of time that billing cycles are counted in. */
export type SubscriptionFrequency = "UNDEFINED" | "DAY" | "WEEK" | "MONTH" | "YEAR" | (string & {});

/** Look and extent of one cell in a table. */
export interface TableCellData {
  /** Colors and alignment of the cell. */
  cellStyle?: CellStyle;
  /** Colors of the four borders. */
  borderColors?: BorderColors;
  /** How many columns the cell takes. */
  colspan?: number | null;
  /** How many rows the cell takes. */
  rowspan?: number | null;
  /** Widths of the four borders. */
  borderWidths?: BorderWidths;
}

/** Look and extent of one cell in a table. */
export interface TableCellDataInput {
  /** Colors and alignment of the cell. */
  cellStyle?: CellStyleInput;
  /** Colors of the four borders. */
  borderColors?: BorderColors;
  /** How many columns the cell takes. */
  colspan?: number | null;
  /** How many rows the cell takes. */
  rowspan?: number | null;
  /** Widths of the four borders. */
  borderWidths?: BorderWidths;
}

/** A table inside formatted text. */
export interface TableData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** Sizes of rows and columns. */
  dimensions?: Dimensions;
  /**
   * True when the first row is a heading; `rowHeader` takes its place.
   *
   * @deprecated
   */
  header?: boolean | null;
  /** True when the first row is a heading. */
  rowHeader?: boolean | null;
  /** True when the first column is a heading. */
  columnHeader?: boolean | null;
  /** Space between two cells, in pixels. */
  cellSpacing?: number | null;
  /** Space inside the cells, in pixels: top, right, bottom, left. At most 4 items. */
  cellPadding: number[];
  /** Text read out instead of it, for those who do not see it. */
  altText?: string | null;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** A table inside formatted text. */
export interface TableDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** Sizes of rows and columns. */
  dimensions?: DimensionsInput;
  /**
   * True when the first row is a heading; `rowHeader` takes its place.
   *
   * @deprecated
   */
  header?: boolean | null;
  /** True when the first row is a heading. */
  rowHeader?: boolean | null;
  /** True when the first column is a heading. */
  columnHeader?: boolean | null;
  /** Space between two cells, in pixels. */
  cellSpacing?: number | null;
  /** Space inside the cells, in pixels: top, right, bottom, left. At most 4 items. */
  cellPadding?: number[];
  /** Text read out instead of it, for those who do not see it. */
  altText?: string | null;
  /** How the node moves; absent when it does not. */
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

/** In which window a link opens. */
export type Target = "SELF" | "BLANK" | "PARENT" | "TOP" | (string & {});

/** How the lines of a text are aligned. */
export type TextAlignment = "AUTO" | "LEFT" | "RIGHT" | "CENTER" | "JUSTIFY" | (string & {});

/** A piece of text. */
export interface TextData {
  /** The text itself. */
  text: string;
  /** Properties of the text, such as bold or a color. */
  decorations: Decoration[];
}

/** A piece of text. */
export interface TextDataInput {
  /** The text itself. */
  text?: string;
  /** Properties of the text, such as bold or a color. */
  decorations?: DecorationInput[];
}

/** Look that nodes of one type have in a document. */
export interface TextNodeStyle {
  /** Properties that their text has. */
  decorations: Decoration[];
  /** Space and color around them. */
  nodeStyle?: NodeStyle;
  /** Height of a line, as a CSS value. */
  lineHeight?: string | null;
}

/** Look that nodes of one type have in a document. */
export interface TextNodeStyleInput {
  /** Properties that their text has. */
  decorations?: DecorationInput[];
  /** Space and color around them. */
  nodeStyle?: NodeStyle;
  /** Height of a line, as a CSS value. */
  lineHeight?: string | null;
}

/** How lines of text are set. */
export interface TextStyle {
  /** How the lines are aligned. */
  textAlignment: TextAlignment;
  /** Height of a line, as a CSS value. */
  lineHeight?: string | null;
}

/** How lines of text are set. */
export interface TextStyleInput {
  /** How the lines are aligned. */
  textAlignment?: TextAlignment;
  /** Height of a line, as a CSS value. */
  lineHeight?: string | null;
}

/** Small previews beside a gallery. */
export interface Thumbnails {
  /** On which side the previews stand. */
  placement: ThumbnailsAlignment;
  /** Space between two previews, in pixels. */
  spacing?: number | null;
}

/** Small previews beside a gallery. */
export interface ThumbnailsInput {
  /** On which side the previews stand. */
  placement?: ThumbnailsAlignment;
  /** Space between two previews, in pixels. */
  spacing?: number | null;
}

/** Sides on which previews can stand. */
export type ThumbnailsAlignment = "TOP" | "RIGHT" | "BOTTOM" | "LEFT" | "NONE" | (string & {});

/** A table of contents made from the headings of a text. */
export interface TocData {
  /** Levels of the headings that are listed. */
  includedHeadings: number[];
  /** How the entries are numbered. */
  listStyle: ListStyle;
  /** Size of the letters, in pixels. */
  fontSize?: number | null;
  /** Space between two entries, in pixels. */
  itemSpacing?: number | null;
  /** Color of the entries, as a hex code. At most 19 characters. */
  color?: string | null;
  /** Whether entries of lower levels are indented. */
  indentation: Indentation;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** A table of contents made from the headings of a text. */
export interface TocDataInput {
  /** Levels of the headings that are listed. */
  includedHeadings?: number[];
  /** How the entries are numbered. */
  listStyle?: ListStyle;
  /** Size of the letters, in pixels. */
  fontSize?: number | null;
  /** Space between two entries, in pixels. */
  itemSpacing?: number | null;
  /** Color of the entries, as a hex code. At most 19 characters. */
  color?: string | null;
  /** Whether entries of lower levels are indented. */
  indentation?: Indentation;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** When an animated node moves. */
export type Type = "VIEW" | "POINTER" | (string & {});

/** What a drawing over a text shows. */
export type Variant =
  | "UNDERLINE"
  | "BOX"
  | "CIRCLE"
  | "HIGHLIGHT"
  | "STRIKETHROUGH"
  | "CROSSED_OFF"
  | (string & {});

/** Where the contents stand in the height of a cell. */
export type VerticalAlignment = "TOP" | "MIDDLE" | "BOTTOM" | (string & {});

/** Where the contents stand in the height of a layout's cell. */
export type VerticalAlignmentAlignment = "TOP" | "MIDDLE" | "BOTTOM" | (string & {});

/** A video and its preview. */
export interface Video {
  /** The video's file and size. */
  media?: Media;
  /** Picture shown before it plays. */
  thumbnail?: Media;
}

/** A video inside formatted text. */
export interface VideoData {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerData;
  /** The video's file and size. */
  video?: Media;
  /** Picture shown before it plays. */
  thumbnail?: Media;
  /** True when visitors cannot download it. */
  disableDownload?: boolean | null;
  /** Title as it is shown. */
  title?: string | null;
  /** How the video plays. */
  options?: PlaybackOptions;
  /** How the node moves; absent when it does not. */
  animation?: Animation;
}

/** A video inside formatted text. */
export interface VideoDataInput {
  /** Size and place of the block in the text. */
  containerData?: PluginContainerDataInput;
  /** The video's file and size. */
  video?: Media;
  /** Picture shown before it plays. */
  thumbnail?: Media;
  /** True when visitors cannot download it. */
  disableDownload?: boolean | null;
  /** Title as it is shown. */
  title?: string | null;
  /** How the video plays. */
  options?: PlaybackOptions;
  /** How the node moves; absent when it does not. */
  animation?: AnimationInput;
}

/** How large a PDF is shown. */
export type ViewMode = "NONE" | "FULL" | "MINI" | (string & {});

/** Who may see the results of a poll. */
export type ViewRole = "CREATOR" | "VOTERS" | "EVERYONE" | (string & {});

/** Who may vote in a poll. */
export type VoteRole = "SITE_MEMBERS" | "ALL" | (string & {});

/** Units of weight: kilograms or pounds. */
export type WeightUnit = "UNSPECIFIED_WEIGHT_UNIT" | "KG" | "LB" | (string & {});

/** How long a dividing line is. */
export type Width = "LARGE" | "MEDIUM" | "SMALL" | (string & {});

/** Known widths of a block. */
export type WidthType = "CONTENT" | "SMALL" | "ORIGINAL" | "FULL_WIDTH" | (string & {});

/** Where an answered page stands, for lists paged by offset or by cursors. */
export interface PagingMetadataV2OfMemberFollowers {
  /** Number of items on this page. */
  count?: number | null;
  /** Cursors to the next page and the one before, when paging by cursors. */
  cursors?: Cursors;
}

/** Whether something is in use. */
export type ActivationStatus =
  | "UNKNOWN"
  | "ENABLED"
  | "DISABLED"
  | "PENDING"
  | "DEMO"
  | (string & {});

/** How far a deletion has come. */
export type DeletionStatus =
  | "UNKNOWN"
  | "TRASH"
  | "DELETED"
  | "PENDING_PURGE"
  | "PURGED_EXTERNALLY"
  | (string & {});
