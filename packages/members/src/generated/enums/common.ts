// Generated from api/ by `npm run generate`. Do not edit.

/** Classifies members as active or muted. */
export const ActivityStatusStatus = {
  UNKNOWN: "UNKNOWN",
  ACTIVE: "ACTIVE",
  MUTED: "MUTED",
} as const;

/** Known values of `Alignment`. */
export const Alignment = {
  START: "START",
  CENTER: "CENTER",
  END: "END",
} as const;

/** Known values of `AppType`. */
export const AppType = {
  PRODUCT: "PRODUCT",
  EVENT: "EVENT",
  BOOKING: "BOOKING",
} as const;

/** Known values of `AppliesToEnumAppliesTo`. */
export const AppliesToEnumAppliesTo = {
  ALL_MEMBERS: "ALL_MEMBERS",
  SELECTED_MEMBERS: "SELECTED_MEMBERS",
} as const;

/** Known values of `AspectRatio`. */
export const AspectRatio = {
  SQUARE: "SQUARE",
  RECTANGLE: "RECTANGLE",
} as const;

/** Known values of `BackdropType`. */
export const BackdropType = {
  COLOR: "COLOR",
  GRADIENT: "GRADIENT",
} as const;

/** Known values of `BackgroundType`. */
export const BackgroundType = {
  COLOR: "COLOR",
  GRADIENT: "GRADIENT",
} as const;

/** Known values of `BannerPosition`. */
export const BannerPosition = {
  TOP: "TOP",
  BOTTOM: "BOTTOM",
} as const;

/** Known values of `ButtonDataType`. */
export const ButtonDataType = {
  LINK: "LINK",
  ACTION: "ACTION",
} as const;

/** Known values of `CardStylesType`. */
export const CardStylesType = {
  CONTAINED: "CONTAINED",
  FRAMELESS: "FRAMELESS",
} as const;

/** Known values of `ColumnSize`. */
export const ColumnSize = {
  SMALL: "SMALL",
  MEDIUM: "MEDIUM",
  LARGE: "LARGE",
  EXTRA_LARGE: "EXTRA_LARGE",
} as const;

/** Known values of `Crop`. */
export const Crop = {
  FILL: "FILL",
  FIT: "FIT",
} as const;

/** Known values of `DecorationType`. */
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

/** Known values of `DesignTarget`. */
export const DesignTarget = {
  LAYOUT: "LAYOUT",
  CELL: "CELL",
} as const;

/** Known values of `Direction`. */
export const Direction = {
  LTR: "LTR",
  RTL: "RTL",
} as const;

/** Known values of `DividerDataAlignment`. */
export const DividerDataAlignment = {
  CENTER: "CENTER",
  LEFT: "LEFT",
  RIGHT: "RIGHT",
} as const;

/** Known values of `EntranceEffectType`. */
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

/** Known values of `FontType`. */
export const FontType = {
  PX: "PX",
  EM: "EM",
} as const;

/** Known values of `GIFType`. */
export const GIFType = {
  NORMAL: "NORMAL",
  STICKER: "STICKER",
} as const;

/** Known values of `GradientType`. */
export const GradientType = {
  LINEAR: "LINEAR",
  RADIAL: "RADIAL",
} as const;

/** Known values of `ImagePosition`. */
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

/** Known values of `ImagePositionPosition`. */
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

/** Known values of `Indentation`. */
export const Indentation = {
  NESTED: "NESTED",
  FLAT: "FLAT",
} as const;

/** Known values of `InitialExpandedItems`. */
export const InitialExpandedItems = {
  FIRST: "FIRST",
  ALL: "ALL",
  NONE: "NONE",
} as const;

/** Known values of `LayerEffect`. */
export const LayerEffect = {
  CENTER: "CENTER",
  FADE_TO_TOP: "FADE_TO_TOP",
  FADE_TO_BOTTOM: "FADE_TO_BOTTOM",
} as const;

/** Known values of `Layout`. */
export const Layout = {
  STACKED: "STACKED",
  SIDE_BY_SIDE: "SIDE_BY_SIDE",
} as const;

/** Known values of `LayoutType`. */
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

/** Known values of `LineCap`. */
export const LineCap = {
  SQUARE: "SQUARE",
  ROUND: "ROUND",
} as const;

/** Known values of `LineStyle`. */
export const LineStyle = {
  SINGLE: "SINGLE",
  DOUBLE: "DOUBLE",
  DASHED: "DASHED",
  DOTTED: "DOTTED",
} as const;

/** Known values of `ListStyle`. */
export const ListStyle = {
  PLAIN: "PLAIN",
  NUMBERED: "NUMBERED",
  LETTERS: "LETTERS",
  ROMAN: "ROMAN",
  BULLETED: "BULLETED",
  ALPHABETICAL_INDEX: "ALPHABETICAL_INDEX",
  ALPHABETICAL_INDEX_COMPACT: "ALPHABETICAL_INDEX_COMPACT",
} as const;

/** Known values of `LoopEffectType`. */
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

/** Known values of `MapType`. */
export const MapType = {
  ROADMAP: "ROADMAP",
  SATELITE: "SATELITE",
  HYBRID: "HYBRID",
  TERRAIN: "TERRAIN",
} as const;

/** Classifies the nodes of formatted text. */
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

/** Known values of `Orientation`. */
export const Orientation = {
  ROWS: "ROWS",
  COLUMNS: "COLUMNS",
} as const;

/** Known values of `Origin`. */
export const Origin = {
  IMAGE: "IMAGE",
  LAYOUT: "LAYOUT",
} as const;

/** Known values of `OriginOfCustomFieldApplications`. */
export const OriginOfCustomFieldApplications = {
  UNKNOWN: "UNKNOWN",
  CUSTOM: "CUSTOM",
  CONTACT: "CONTACT",
  SYSTEM: "SYSTEM",
} as const;

/** Known values of `Placement`. */
export const Placement = {
  IMAGE: "IMAGE",
  PRODUCT_INFO: "PRODUCT_INFO",
} as const;

/** Known values of `PluginContainerDataAlignment`. */
export const PluginContainerDataAlignment = {
  CENTER: "CENTER",
  LEFT: "LEFT",
  RIGHT: "RIGHT",
} as const;

/** Known values of `PointerEffectType`. */
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

/** Known values of `PollDesignBackgroundType`. */
export const PollDesignBackgroundType = {
  COLOR: "COLOR",
  IMAGE: "IMAGE",
  GRADIENT: "GRADIENT",
} as const;

/** Known values of `PollLayoutType`. */
export const PollLayoutType = {
  LIST: "LIST",
  GRID: "GRID",
} as const;

/** Known values of `Position`. */
export const Position = {
  START: "START",
  END: "END",
  TOP: "TOP",
} as const;

/** Known values of `Privacy`. */
export const Privacy = {
  UNKNOWN: "UNKNOWN",
  PUBLIC: "PUBLIC",
  PRIVATE: "PRIVATE",
} as const;

/** Classifies profiles as private or public. */
export const PrivacyStatusStatus = {
  UNKNOWN: "UNKNOWN",
  PRIVATE: "PRIVATE",
  PUBLIC: "PUBLIC",
} as const;

/** Known values of `Resizing`. */
export const Resizing = {
  FILL: "FILL",
  FIT: "FIT",
} as const;

/** Known values of `ResponsivenessBehaviour`. */
export const ResponsivenessBehaviour = {
  STACK: "STACK",
  WRAP: "WRAP",
} as const;

/** Known values of `Scaling`. */
export const Scaling = {
  AUTO: "AUTO",
  CONTAIN: "CONTAIN",
  COVER: "COVER",
} as const;

/** Known values of `Section`. */
export const Section = {
  GENERAL: "GENERAL",
  SOCIAL: "SOCIAL",
  DISPLAY_INFO: "DISPLAY_INFO",
  ADDRESS: "ADDRESS",
} as const;

/** Known values of `Shape`. */
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

/** Known values of `SmartBlockDataType`. */
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

/** Known values of `SocialTypeType`. */
export const SocialTypeType = {
  UNKNOWN: "UNKNOWN",
  FACEBOOK: "FACEBOOK",
  INSTAGRAM: "INSTAGRAM",
  LINKEDIN: "LINKEDIN",
  TWITTER: "TWITTER",
  YOUTUBE: "YOUTUBE",
  PINTEREST: "PINTEREST",
  TIKTOK: "TIKTOK",
  DEVIANTART: "DEVIANTART",
  SOUNDCLOUD: "SOUNDCLOUD",
  TUMBLR: "TUMBLR",
  VIMEO: "VIMEO",
  VKONTAKTE: "VKONTAKTE",
  ODNOKLASSNIKI: "ODNOKLASSNIKI",
  OTHER: "OTHER",
} as const;

/** Classifies an order as ascending or descending. */
export const SortOrder = {
  ASC: "ASC",
  DESC: "DESC",
} as const;

/** Known values of `Source`. */
export const Source = {
  HTML: "HTML",
  ADSENSE: "ADSENSE",
  AI: "AI",
  AI_WIDGET: "AI_WIDGET",
} as const;

/** Classifies members by approval: pending, approved, blocked or offline. */
export const StatusOfMembers = {
  UNKNOWN: "UNKNOWN",
  PENDING: "PENDING",
  APPROVED: "APPROVED",
  BLOCKED: "BLOCKED",
  OFFLINE: "OFFLINE",
} as const;

/** Known values of `StylesPosition`. */
export const StylesPosition = {
  START: "START",
  END: "END",
  TOP: "TOP",
  HIDDEN: "HIDDEN",
} as const;

/** Known values of `Target`. */
export const Target = {
  SELF: "SELF",
  BLANK: "BLANK",
  PARENT: "PARENT",
  TOP: "TOP",
} as const;

/** Known values of `TextAlignment`. */
export const TextAlignment = {
  AUTO: "AUTO",
  LEFT: "LEFT",
  RIGHT: "RIGHT",
  CENTER: "CENTER",
  JUSTIFY: "JUSTIFY",
} as const;

/** Known values of `ThumbnailsAlignment`. */
export const ThumbnailsAlignment = {
  TOP: "TOP",
  RIGHT: "RIGHT",
  BOTTOM: "BOTTOM",
  LEFT: "LEFT",
  NONE: "NONE",
} as const;

/** Known values of `Type`. */
export const Type = {
  VIEW: "VIEW",
  POINTER: "POINTER",
} as const;

/** Known values of `TypeOfCustomFieldSuggestions`. */
export const TypeOfCustomFieldSuggestions = {
  UNKNOWN: "UNKNOWN",
  TEXT: "TEXT",
  NUMBER: "NUMBER",
  DATE: "DATE",
  URL: "URL",
  SOCIAL: "SOCIAL",
} as const;

/** Known values of `Variant`. */
export const Variant = {
  UNDERLINE: "UNDERLINE",
  BOX: "BOX",
  CIRCLE: "CIRCLE",
  HIGHLIGHT: "HIGHLIGHT",
  STRIKETHROUGH: "STRIKETHROUGH",
  CROSSED_OFF: "CROSSED_OFF",
} as const;

/** Known values of `VerticalAlignment`. */
export const VerticalAlignment = {
  TOP: "TOP",
  MIDDLE: "MIDDLE",
  BOTTOM: "BOTTOM",
} as const;

/** Known values of `VerticalAlignmentAlignment`. */
export const VerticalAlignmentAlignment = {
  TOP: "TOP",
  MIDDLE: "MIDDLE",
  BOTTOM: "BOTTOM",
} as const;

/** Known values of `ViewMode`. */
export const ViewMode = {
  NONE: "NONE",
  FULL: "FULL",
  MINI: "MINI",
} as const;

/** Known values of `ViewRole`. */
export const ViewRole = {
  CREATOR: "CREATOR",
  VOTERS: "VOTERS",
  EVERYONE: "EVERYONE",
} as const;

/** Known values of `VoteRole`. */
export const VoteRole = {
  SITE_MEMBERS: "SITE_MEMBERS",
  ALL: "ALL",
} as const;

/** Known values of `Width`. */
export const Width = {
  LARGE: "LARGE",
  MEDIUM: "MEDIUM",
  SMALL: "SMALL",
} as const;

/** Known values of `WidthType`. */
export const WidthType = {
  CONTENT: "CONTENT",
  SMALL: "SMALL",
  ORIGINAL: "ORIGINAL",
  FULL_WIDTH: "FULL_WIDTH",
} as const;
