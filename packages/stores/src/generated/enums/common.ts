// Generated from api/ by `npm run generate`. Do not edit.

/** Kinds of summaries: per value, per range, a single number, per time span, or nested. */
export const AggregationType = {
  /** Counts how often each value occurs. */
  VALUE: "VALUE",
  /** Counts how many values lie in each of several ranges. */
  RANGE: "RANGE",
  /** Works out one number. */
  SCALAR: "SCALAR",
  /** Counts by spans of time. */
  DATE_HISTOGRAM: "DATE_HISTOGRAM",
  /** Counts inside each group of another aggregation. */
  NESTED: "NESTED",
} as const;

/** Where something is placed along a line. */
export const Alignment = {
  START: "START",
  CENTER: "CENTER",
  END: "END",
} as const;

/** Kinds of items that formatted text can embed. */
export const AppType = {
  PRODUCT: "PRODUCT",
  EVENT: "EVENT",
  BOOKING: "BOOKING",
} as const;

/** Shape of a picture's frame. */
export const AspectRatio = {
  SQUARE: "SQUARE",
  RECTANGLE: "RECTANGLE",
} as const;

/** Whether a variant is in stock, out of stock or open to preorder. */
export const AvailabilityStatus = {
  OUT_OF_STOCK: "OUT_OF_STOCK",
  IN_STOCK: "IN_STOCK",
  /** Not in stock, but can be ordered before it is. */
  PREORDER: "PREORDER",
} as const;

/** What a backdrop is made of. */
export const BackdropType = {
  COLOR: "COLOR",
  GRADIENT: "GRADIENT",
} as const;

/** What a background is made of. */
export const BackgroundType = {
  COLOR: "COLOR",
  GRADIENT: "GRADIENT",
} as const;

/** Edges at which a banner can stand. */
export const BannerPosition = {
  TOP: "TOP",
  BOTTOM: "BOTTOM",
} as const;

/** What a button does. */
export const ButtonDataType = {
  LINK: "LINK",
  ACTION: "ACTION",
} as const;

/** Whether a card has a frame. */
export const CardStylesType = {
  CONTAINED: "CONTAINED",
  FRAMELESS: "FRAMELESS",
} as const;

/** How a choice is shown: as text or as a color. */
export const ChoiceType = {
  /** Shown by its name. */
  CHOICE_TEXT: "CHOICE_TEXT",
  /** Shown as a color. */
  ONE_COLOR: "ONE_COLOR",
  /** Shown as several colors. */
  MULTIPLE_COLORS: "MULTIPLE_COLORS",
  /** Shown as a picture. */
  IMAGE: "IMAGE",
} as const;

/** How wide the columns of a block are. */
export const ColumnSize = {
  SMALL: "SMALL",
  MEDIUM: "MEDIUM",
  LARGE: "LARGE",
  EXTRA_LARGE: "EXTRA_LARGE",
} as const;

/** How a picture is fitted into its frame. */
export const Crop = {
  FILL: "FILL",
  FIT: "FIT",
} as const;

/** How the choices of an option or modifier are shown to buyers. */
export const CustomizationRenderType = {
  /** The buyer writes a text. */
  FREE_TEXT: "FREE_TEXT",
  /** The choices are shown by their names. */
  TEXT_CHOICES: "TEXT_CHOICES",
  /** The choices are shown as colors or pictures. */
  SWATCH_CHOICES: "SWATCH_CHOICES",
} as const;

/** Whether a customization makes variants, or is filled in by the buyer. */
export const CustomizationType = {
  /** Its choices make variants, each with a price and stock of its own. */
  PRODUCT_OPTION: "PRODUCT_OPTION",
  /** Asked of the buyer with each item; makes no variants. */
  MODIFIER: "MODIFIER",
} as const;

/** Properties that a piece of text can have. */
export const DecorationType = {
  BOLD: "BOLD",
  ITALIC: "ITALIC",
  UNDERLINE: "UNDERLINE",
  SPOILER: "SPOILER",
  ANCHOR: "ANCHOR",
  MENTION: "MENTION",
  LINK: "LINK",
  COLOR: "COLOR",
  FONT_SIZE: "FONT_SIZE",
  EXTERNAL: "EXTERNAL",
  STRIKETHROUGH: "STRIKETHROUGH",
  SUPERSCRIPT: "SUPERSCRIPT",
  SUBSCRIPT: "SUBSCRIPT",
  FONT_FAMILY: "FONT_FAMILY",
  SKETCH: "SKETCH",
} as const;

/** What a layout's design applies to. */
export const DesignTarget = {
  LAYOUT: "LAYOUT",
  CELL: "CELL",
} as const;

/** Units of length for a product's or a package's measures. */
export const DimensionsUnit = {
  UNKNOWN_DIMENSIONS_UNIT: "UNKNOWN_DIMENSIONS_UNIT",
  MM: "MM",
  CM: "CM",
  M: "M",
  IN: "IN",
  FT: "FT",
  YD: "YD",
} as const;

/** In which direction text runs. */
export const Direction = {
  LTR: "LTR",
  RTL: "RTL",
} as const;

/** Kinds of discounts: an amount or a percentage. */
export const DiscountTypeOfProductsV3 = {
  AMOUNT: "AMOUNT",
  PERCENT: "PERCENT",
} as const;

/** Where a dividing line stands. */
export const DividerDataAlignment = {
  CENTER: "CENTER",
  LEFT: "LEFT",
  RIGHT: "RIGHT",
} as const;

/** Known movements into view. */
export const EntranceEffectType = {
  FADE: "FADE",
  ARC: "ARC",
  BLUR: "BLUR",
  BOUNCE: "BOUNCE",
  DROP: "DROP",
  EXPAND: "EXPAND",
  FLIP: "FLIP",
  FLOAT: "FLOAT",
  FOLD: "FOLD",
  GLIDE: "GLIDE",
  REVEAL: "REVEAL",
  SHAPE: "SHAPE",
  SHUTTERS: "SHUTTERS",
  SLIDE: "SLIDE",
  SPIN: "SPIN",
  TILT: "TILT",
  TURN: "TURN",
  WINK: "WINK",
} as const;

/** Kinds of protected files, such as pictures, documents, music or archives. */
export const FileType = {
  UNSPECIFIED: "UNSPECIFIED",
  SECURE_PICTURE: "SECURE_PICTURE",
  SECURE_VIDEO: "SECURE_VIDEO",
  SECURE_DOCUMENT: "SECURE_DOCUMENT",
  SECURE_MUSIC: "SECURE_MUSIC",
  SECURE_ARCHIVE: "SECURE_ARCHIVE",
  SECURE_RAW: "SECURE_RAW",
} as const;

/** Units of letter sizes. */
export const FontType = {
  PX: "PX",
  EM: "EM",
} as const;

/** Kinds of animated pictures. */
export const GIFType = {
  NORMAL: "NORMAL",
  STICKER: "STICKER",
} as const;

/** How the colors of a gradient run. */
export const GradientType = {
  LINEAR: "LINEAR",
  RADIAL: "RADIAL",
} as const;

/** Which part of a picture stays in view when it is cropped. */
export const ImagePosition = {
  CENTER: "CENTER",
  CENTER_LEFT: "CENTER_LEFT",
  CENTER_RIGHT: "CENTER_RIGHT",
  TOP: "TOP",
  TOP_LEFT: "TOP_LEFT",
  TOP_RIGHT: "TOP_RIGHT",
  BOTTOM: "BOTTOM",
  BOTTOM_LEFT: "BOTTOM_LEFT",
  BOTTOM_RIGHT: "BOTTOM_RIGHT",
} as const;

/** Which part of a card's picture stays in view when it is cropped. */
export const ImagePositionPosition = {
  CENTER: "CENTER",
  CENTER_LEFT: "CENTER_LEFT",
  CENTER_RIGHT: "CENTER_RIGHT",
  TOP: "TOP",
  TOP_LEFT: "TOP_LEFT",
  TOP_RIGHT: "TOP_RIGHT",
  BOTTOM: "BOTTOM",
  BOTTOM_LEFT: "BOTTOM_LEFT",
  BOTTOM_RIGHT: "BOTTOM_RIGHT",
} as const;

/** Whether headings of lower levels are indented. */
export const Indentation = {
  NESTED: "NESTED",
  FLAT: "FLAT",
} as const;

/** Which items of a collapsible list are open at first. */
export const InitialExpandedItems = {
  FIRST: "FIRST",
  ALL: "ALL",
  NONE: "NONE",
} as const;

/** Spans of time, from a second to a year. */
export const Interval = {
  YEAR: "YEAR",
  MONTH: "MONTH",
  WEEK: "WEEK",
  DAY: "DAY",
  HOUR: "HOUR",
  MINUTE: "MINUTE",
  SECOND: "SECOND",
} as const;

/** State of a product's stock: in stock, partly out of stock or out of stock. */
export const InventoryAvailabilityStatus = {
  /** Every variant is in stock. */
  IN_STOCK: "IN_STOCK",
  /** No variant is in stock. */
  OUT_OF_STOCK: "OUT_OF_STOCK",
  /** Some variants are in stock. */
  PARTIALLY_OUT_OF_STOCK: "PARTIALLY_OUT_OF_STOCK",
} as const;

/** How the layers of a section's edge fade. */
export const LayerEffect = {
  CENTER: "CENTER",
  FADE_TO_TOP: "FADE_TO_TOP",
  FADE_TO_BOTTOM: "FADE_TO_BOTTOM",
} as const;

/** Whether two things stand one above the other or side by side. */
export const Layout = {
  STACKED: "STACKED",
  SIDE_BY_SIDE: "SIDE_BY_SIDE",
} as const;

/** Known arrangements of a gallery. */
export const LayoutType = {
  COLLAGE: "COLLAGE",
  MASONRY: "MASONRY",
  GRID: "GRID",
  THUMBNAIL: "THUMBNAIL",
  SLIDER: "SLIDER",
  SLIDESHOW: "SLIDESHOW",
  PANORAMA: "PANORAMA",
  COLUMN: "COLUMN",
  MAGIC: "MAGIC",
  FULLSIZE: "FULLSIZE",
} as const;

/** How the ends of a line are drawn. */
export const LineCap = {
  SQUARE: "SQUARE",
  ROUND: "ROUND",
} as const;

/** How a dividing line is drawn. */
export const LineStyle = {
  SINGLE: "SINGLE",
  DOUBLE: "DOUBLE",
  DASHED: "DASHED",
  DOTTED: "DOTTED",
} as const;

/** How the entries of a table of contents are numbered. */
export const ListStyle = {
  PLAIN: "PLAIN",
  NUMBERED: "NUMBERED",
  LETTERS: "LETTERS",
  ROMAN: "ROMAN",
  BULLETED: "BULLETED",
  ALPHABETICAL_INDEX: "ALPHABETICAL_INDEX",
  ALPHABETICAL_INDEX_COMPACT: "ALPHABETICAL_INDEX_COMPACT",
} as const;

/** Known movements that repeat. */
export const LoopEffectType = {
  BOUNCE: "BOUNCE",
  BREATHE: "BREATHE",
  CROSS: "CROSS",
  FLASH: "FLASH",
  FLIP: "FLIP",
  FOLD: "FOLD",
  JELLO: "JELLO",
  POKE: "POKE",
  PULSE: "PULSE",
  RUBBER: "RUBBER",
  SPIN: "SPIN",
  SWING: "SWING",
  WIGGLE: "WIGGLE",
} as const;

/** Kinds of maps; `SATELITE` is spelled so by the platform. */
export const MapType = {
  ROADMAP: "ROADMAP",
  SATELITE: "SATELITE",
  HYBRID: "HYBRID",
  TERRAIN: "TERRAIN",
} as const;

/** Units of volume, mass, length and area. */
export const MeasurementUnit = {
  UNSPECIFIED: "UNSPECIFIED",
  ML: "ML",
  CL: "CL",
  L: "L",
  CBM: "CBM",
  MG: "MG",
  G: "G",
  KG: "KG",
  MM: "MM",
  CM: "CM",
  M: "M",
  SQM: "SQM",
  OZ: "OZ",
  LB: "LB",
  FLOZ: "FLOZ",
  PT: "PT",
  QT: "QT",
  GAL: "GAL",
  IN: "IN",
  FT: "FT",
  YD: "YD",
  SQFT: "SQFT",
} as const;

/** Kinds of media: image, video, audio, document or archive. */
export const MediaItemType = {
  unspecified_media_item_type: "unspecified_media_item_type",
  image: "image",
  video: "video",
  audio: "audio",
  document: "document",
  zip: "zip",
} as const;

/** Kinds of product media: image or video. */
export const MediaType = {
  IMAGE: "IMAGE",
  VIDEO: "VIDEO",
} as const;

/** Kinds of media that a product group can have. */
export const MediaTypeOfProductGroupsV3 = {
  IMAGE: "IMAGE",
} as const;

/** What becomes of items that lack the field: left out or counted. */
export const MissingValues = {
  /** Items without the field are left out. */
  EXCLUDE: "EXCLUDE",
  /** Items without the field are counted together. */
  INCLUDE: "INCLUDE",
} as const;

/** How the words of a search combine: any of them or all of them. */
export const Mode = {
  OR: "OR",
  AND: "AND",
} as const;

/** How a modifier is filled in: free text, text choices or swatches. */
export const ModifierRenderType = {
  /** The buyer writes a text. */
  FREE_TEXT: "FREE_TEXT",
  /** The choices are shown by their names. */
  TEXT_CHOICES: "TEXT_CHOICES",
  /** The choices are shown as colors or pictures. */
  SWATCH_CHOICES: "SWATCH_CHOICES",
} as const;

/** Kinds of steps of a nested summary: per value, per range, a single number or per time span. */
export const NestedAggregationType = {
  VALUE: "VALUE",
  RANGE: "RANGE",
  SCALAR: "SCALAR",
  DATE_HISTOGRAM: "DATE_HISTOGRAM",
} as const;

/** What a node of formatted text is. */
export const NodeType = {
  PARAGRAPH: "PARAGRAPH",
  TEXT: "TEXT",
  HEADING: "HEADING",
  BULLETED_LIST: "BULLETED_LIST",
  ORDERED_LIST: "ORDERED_LIST",
  LIST_ITEM: "LIST_ITEM",
  BLOCKQUOTE: "BLOCKQUOTE",
  CODE_BLOCK: "CODE_BLOCK",
  VIDEO: "VIDEO",
  DIVIDER: "DIVIDER",
  FILE: "FILE",
  GALLERY: "GALLERY",
  GIF: "GIF",
  HTML: "HTML",
  IMAGE: "IMAGE",
  LINK_PREVIEW: "LINK_PREVIEW",
  MAP: "MAP",
  POLL: "POLL",
  APP_EMBED: "APP_EMBED",
  BUTTON: "BUTTON",
  COLLAPSIBLE_LIST: "COLLAPSIBLE_LIST",
  TABLE: "TABLE",
  EMBED: "EMBED",
  COLLAPSIBLE_ITEM: "COLLAPSIBLE_ITEM",
  COLLAPSIBLE_ITEM_TITLE: "COLLAPSIBLE_ITEM_TITLE",
  COLLAPSIBLE_ITEM_BODY: "COLLAPSIBLE_ITEM_BODY",
  TABLE_CELL: "TABLE_CELL",
  TABLE_ROW: "TABLE_ROW",
  EXTERNAL: "EXTERNAL",
  AUDIO: "AUDIO",
  CAPTION: "CAPTION",
  LAYOUT: "LAYOUT",
  LAYOUT_CELL: "LAYOUT_CELL",
  SHAPE: "SHAPE",
  CARD: "CARD",
  TOC: "TOC",
  SMART_BLOCK: "SMART_BLOCK",
  SMART_BLOCK_CELL: "SMART_BLOCK_CELL",
  CHECKBOX_LIST: "CHECKBOX_LIST",
} as const;

/** Whether a gallery runs in rows or in columns. */
export const Orientation = {
  ROWS: "ROWS",
  COLUMNS: "COLUMNS",
} as const;

/** What the strip along a layout's edge shows. */
export const Origin = {
  IMAGE: "IMAGE",
  LAYOUT: "LAYOUT",
} as const;

/** Where the ribbon of an embedded item stands. */
export const Placement = {
  IMAGE: "IMAGE",
  PRODUCT_INFO: "PRODUCT_INFO",
} as const;

/** Where a block stands in the line. */
export const PluginContainerDataAlignment = {
  CENTER: "CENTER",
  LEFT: "LEFT",
  RIGHT: "RIGHT",
} as const;

/** Known effects under the pointer. */
export const PointerEffectType = {
  AIRY: "AIRY",
  BLOB: "BLOB",
  BLUR: "BLUR",
  SCALE: "SCALE",
  SKEW: "SKEW",
  SWIVEL: "SWIVEL",
  TILT_3D: "TILT_3D",
  TRACK: "TRACK",
  TRACK_3D: "TRACK_3D",
} as const;

/** What a poll's background is made of. */
export const PollDesignBackgroundType = {
  COLOR: "COLOR",
  IMAGE: "IMAGE",
  GRADIENT: "GRADIENT",
} as const;

/** How the answers of a poll are arranged. */
export const PollLayoutType = {
  LIST: "LIST",
  GRID: "GRID",
} as const;

/** Where the picture of a card stands. */
export const Position = {
  START: "START",
  END: "END",
  TOP: "TOP",
} as const;

/** How the choices of an option are shown: as text or as swatches. */
export const ProductOptionRenderType = {
  /** The choices are shown by their names. */
  TEXT_CHOICES: "TEXT_CHOICES",
  /** The choices are shown as colors or pictures. */
  SWATCH_CHOICES: "SWATCH_CHOICES",
} as const;

/** Kinds of products: physical goods or digital files. */
export const ProductType = {
  /** Shipped to the buyer. */
  PHYSICAL: "PHYSICAL",
  /** Downloaded by the buyer. */
  DIGITAL: "DIGITAL",
} as const;

/** Fields that are answered only when asked for. */
export const RequestedFields = {
  ASSIGNED_PRODUCTS_COUNT: "ASSIGNED_PRODUCTS_COUNT",
} as const;

/** How a picture is fitted into its frame. */
export const Resizing = {
  FILL: "FILL",
  FIT: "FIT",
} as const;

/** What becomes of a layout's cells on a narrow screen. */
export const ResponsivenessBehaviour = {
  STACK: "STACK",
  WRAP: "WRAP",
} as const;

/**
 * What is worked out as one number: the count of distinct values, the smallest or the largest
 * value.
 */
export const ScalarType = {
  /** How many different values there are. */
  COUNT_DISTINCT: "COUNT_DISTINCT",
  MIN: "MIN",
  MAX: "MAX",
} as const;

/** How a background picture is fitted into its block. */
export const Scaling = {
  AUTO: "AUTO",
  CONTAIN: "CONTAIN",
  COVER: "COVER",
} as const;

/** Known shapes of a section's edge. */
export const Shape = {
  ELLIPSE: "ELLIPSE",
  TILT: "TILT",
  LIQUID: "LIQUID",
  LEFT_WAVE: "LEFT_WAVE",
  PAINT_SCRIBBLE: "PAINT_SCRIBBLE",
  INVERTED_ELLIPSE: "INVERTED_ELLIPSE",
  RIGHT_WAVE: "RIGHT_WAVE",
  DUNES: "DUNES",
  WAVES: "WAVES",
  TRIANGLE: "TRIANGLE",
  SEMI_ELLIPSE: "SEMI_ELLIPSE",
  PLANTS: "PLANTS",
  LAYERED_ELLIPSE: "LAYERED_ELLIPSE",
  PIXELS: "PIXELS",
  PAINT: "PAINT",
  CLOUDS: "CLOUDS",
  OPTICAL_ILLUSION: "OPTICAL_ILLUSION",
  STRIPES: "STRIPES",
  BLOBS: "BLOBS",
  SEMI_CIRCLES: "SEMI_CIRCLES",
  HILL: "HILL",
  BRUSH: "BRUSH",
  PEAKS: "PEAKS",
  ANGLED_TRIANGLE: "ANGLED_TRIANGLE",
} as const;

/** Known designs of a block. */
export const SmartBlockDataType = {
  SOLID_BOXES: "SOLID_BOXES",
  NUMBERED_BOXES: "NUMBERED_BOXES",
  STATS: "STATS",
  CIRCLE_STATS: "CIRCLE_STATS",
  SOLID_BOXES_ALTERNATING: "SOLID_BOXES_ALTERNATING",
  SOLID_JOINED_BOXES: "SOLID_JOINED_BOXES",
  SIDE_LINE_TEXT: "SIDE_LINE_TEXT",
  TOP_LINE_TEXT: "TOP_LINE_TEXT",
  OUTLINE_BOXES_WITH_TOP_CIRCLE: "OUTLINE_BOXES_WITH_TOP_CIRCLE",
  BIG_BULLETS: "BIG_BULLETS",
  SMALL_BULLETS: "SMALL_BULLETS",
  ARROW_BULLETS: "ARROW_BULLETS",
  PROCESS_STEPS: "PROCESS_STEPS",
  BAR_STATS: "BAR_STATS",
  TIMELINE: "TIMELINE",
  MINIMAL_TIMELINE: "MINIMAL_TIMELINE",
  PILLS: "PILLS",
  STAR_RATING: "STAR_RATING",
  QUOTE_BOXES: "QUOTE_BOXES",
  CIRCLE: "CIRCLE",
  PYRAMID: "PYRAMID",
  STAIRCASE: "STAIRCASE",
  VERTICAL_FUNNEL: "VERTICAL_FUNNEL",
} as const;

/** Whether the largest or the smallest comes first. */
export const SortDirection = {
  DESC: "DESC",
  ASC: "ASC",
} as const;

/** Whether the smallest or the largest comes first. */
export const SortOrder = {
  ASC: "ASC",
  DESC: "DESC",
} as const;

/** What counted values are ordered by: their number or their value. */
export const SortType = {
  /** By how often a value occurs. */
  COUNT: "COUNT",
  /** By the value itself. */
  VALUE: "VALUE",
} as const;

/** Where the HTML of a node comes from. */
export const Source = {
  HTML: "HTML",
  ADSENSE: "ADSENSE",
  AI: "AI",
  AI_WIDGET: "AI_WIDGET",
} as const;

/** Whether the buyer came back to an abandoned cart. */
export const StatusOfAbandonedCarts = {
  ABANDONED: "ABANDONED",
  RECOVERED: "RECOVERED",
} as const;

/** Where the picture of a link's card stands. */
export const StylesPosition = {
  START: "START",
  END: "END",
  TOP: "TOP",
  HIDDEN: "HIDDEN",
} as const;

/** Units of time that billing cycles are counted in. */
export const SubscriptionFrequency = {
  UNDEFINED: "UNDEFINED",
  /** Counted in days. */
  DAY: "DAY",
  /** Counted in weeks. */
  WEEK: "WEEK",
  /** Counted in months. */
  MONTH: "MONTH",
  /** Counted in years. */
  YEAR: "YEAR",
} as const;

/** In which window a link opens. */
export const Target = {
  SELF: "SELF",
  BLANK: "BLANK",
  PARENT: "PARENT",
  TOP: "TOP",
} as const;

/** How the lines of a text are aligned. */
export const TextAlignment = {
  AUTO: "AUTO",
  LEFT: "LEFT",
  RIGHT: "RIGHT",
  CENTER: "CENTER",
  JUSTIFY: "JUSTIFY",
} as const;

/** Sides on which previews can stand. */
export const ThumbnailsAlignment = {
  TOP: "TOP",
  RIGHT: "RIGHT",
  BOTTOM: "BOTTOM",
  LEFT: "LEFT",
  NONE: "NONE",
} as const;

/** When an animated node moves. */
export const Type = {
  VIEW: "VIEW",
  POINTER: "POINTER",
} as const;

/** Who may buy a product, such as members only. */
export const UserCriteria = {
  /** Only members of the site. */
  MEMBERS_ONLY: "MEMBERS_ONLY",
} as const;

/** What a drawing over a text shows. */
export const Variant = {
  UNDERLINE: "UNDERLINE",
  BOX: "BOX",
  CIRCLE: "CIRCLE",
  HIGHLIGHT: "HIGHLIGHT",
  STRIKETHROUGH: "STRIKETHROUGH",
  CROSSED_OFF: "CROSSED_OFF",
} as const;

/**
 * Which catalog a site's shop has; a shop keeps the one that it began with unless the platform
 * moves it.
 */
export const Version = {
  /** Use the services whose names carry no version, such as `products` and `inventory`. */
  V1_CATALOG: "V1_CATALOG",
  /** Use the services whose names end in `V3`. */
  V3_CATALOG: "V3_CATALOG",
  /** The site has no shop. */
  STORES_NOT_INSTALLED: "STORES_NOT_INSTALLED",
} as const;

/** Where the contents stand in the height of a cell. */
export const VerticalAlignment = {
  TOP: "TOP",
  MIDDLE: "MIDDLE",
  BOTTOM: "BOTTOM",
} as const;

/** Where the contents stand in the height of a layout's cell. */
export const VerticalAlignmentAlignment = {
  TOP: "TOP",
  MIDDLE: "MIDDLE",
  BOTTOM: "BOTTOM",
} as const;

/** How large a PDF is shown. */
export const ViewMode = {
  NONE: "NONE",
  FULL: "FULL",
  MINI: "MINI",
} as const;

/** Who may see the results of a poll. */
export const ViewRole = {
  CREATOR: "CREATOR",
  VOTERS: "VOTERS",
  EVERYONE: "EVERYONE",
} as const;

/** Who may vote in a poll. */
export const VoteRole = {
  SITE_MEMBERS: "SITE_MEMBERS",
  ALL: "ALL",
} as const;

/** Units of weight: kilograms or pounds. */
export const WeightUnit = {
  UNSPECIFIED_WEIGHT_UNIT: "UNSPECIFIED_WEIGHT_UNIT",
  KG: "KG",
  LB: "LB",
} as const;

/** How long a dividing line is. */
export const Width = {
  LARGE: "LARGE",
  MEDIUM: "MEDIUM",
  SMALL: "SMALL",
} as const;

/** Known widths of a block. */
export const WidthType = {
  CONTENT: "CONTENT",
  SMALL: "SMALL",
  ORIGINAL: "ORIGINAL",
  FULL_WIDTH: "FULL_WIDTH",
} as const;
