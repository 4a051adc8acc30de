// Generated from api/ by `npm run generate`. Do not edit.

/** Whether an entity is in use. */
export const ActivationStatus = {
  UNKNOWN: "UNKNOWN",
  /** In use. */
  ENABLED: "ENABLED",
  /** Turned off. */
  DISABLED: "DISABLED",
  /** Not in use yet. */
  PENDING: "PENDING",
  /** Part of a demo site. */
  DEMO: "DEMO",
} as const;

/** Whether a member can take part in the community. */
export const ActivityStatusStatus = {
  /** The status is not returned, because the response contains only public fields. */
  UNKNOWN: "UNKNOWN",
  /** The member can take part in the community. */
  ACTIVE: "ACTIVE",
  /** The member cannot comment, like or share. */
  MUTED: "MUTED",
} as const;

/** Alignment of elements along a line. */
export const Alignment = {
  START: "START",
  CENTER: "CENTER",
  END: "END",
} as const;

/** Kinds of items that can be embedded in rich content. */
export const AppType = {
  PRODUCT: "PRODUCT",
  EVENT: "EVENT",
  BOOKING: "BOOKING",
} as const;

/** Whether a field applies to all members or only to some. */
export const AppliesToEnumAppliesTo = {
  ALL_MEMBERS: "ALL_MEMBERS",
  SELECTED_MEMBERS: "SELECTED_MEMBERS",
} as const;

/** Aspect ratio of an image's frame. */
export const AspectRatio = {
  SQUARE: "SQUARE",
  RECTANGLE: "RECTANGLE",
} as const;

/** Kinds of backdrops. */
export const BackdropType = {
  COLOR: "COLOR",
  GRADIENT: "GRADIENT",
} as const;

/** Kinds of backgrounds. */
export const BackgroundType = {
  COLOR: "COLOR",
  GRADIENT: "GRADIENT",
} as const;

/** Edges of a block that a banner can be placed along. */
export const BannerPosition = {
  TOP: "TOP",
  BOTTOM: "BOTTOM",
} as const;

/** Kinds of buttons. */
export const ButtonDataType = {
  LINK: "LINK",
  ACTION: "ACTION",
} as const;

/** Card styles, with or without a frame. */
export const CardStylesType = {
  CONTAINED: "CONTAINED",
  FRAMELESS: "FRAMELESS",
} as const;

/** Width of a block's columns. */
export const ColumnSize = {
  SMALL: "SMALL",
  MEDIUM: "MEDIUM",
  LARGE: "LARGE",
  EXTRA_LARGE: "EXTRA_LARGE",
} as const;

/** How an image is fitted into its frame. */
export const Crop = {
  FILL: "FILL",
  FIT: "FIT",
} as const;

/** Kinds of text decorations. */
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

/** Progress of a deletion. */
export const DeletionStatus = {
  UNKNOWN: "UNKNOWN",
  /** In the trash. It can be restored. */
  TRASH: "TRASH",
  /** Deleted. */
  DELETED: "DELETED",
  /** Scheduled for permanent deletion. */
  PENDING_PURGE: "PENDING_PURGE",
  /** Permanently deleted by another system. */
  PURGED_EXTERNALLY: "PURGED_EXTERNALLY",
} as const;

/** Whether a layout's design applies to the whole block or to its cells. */
export const DesignTarget = {
  LAYOUT: "LAYOUT",
  CELL: "CELL",
} as const;

/** Reading directions of text. */
export const Direction = {
  LTR: "LTR",
  RTL: "RTL",
} as const;

/** Horizontal alignment of a divider. */
export const DividerDataAlignment = {
  CENTER: "CENTER",
  LEFT: "LEFT",
  RIGHT: "RIGHT",
} as const;

/** Kinds of entrance effects. */
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

/** Units of font sizes. */
export const FontType = {
  PX: "PX",
  EM: "EM",
} as const;

/** Kinds of animated images. */
export const GIFType = {
  NORMAL: "NORMAL",
  STICKER: "STICKER",
} as const;

/** Kinds of gradients. */
export const GradientType = {
  LINEAR: "LINEAR",
  RADIAL: "RADIAL",
} as const;

/** Part of an image that stays visible when it is cropped. */
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

/** Part of a card's image that stays visible when it is cropped. */
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

/** Whether lower-level headings are indented. */
export const Indentation = {
  NESTED: "NESTED",
  FLAT: "FLAT",
} as const;

/** Items in a collapsible list that are open initially. */
export const InitialExpandedItems = {
  FIRST: "FIRST",
  ALL: "ALL",
  NONE: "NONE",
} as const;

/** Fade effect of a divider's layers. */
export const LayerEffect = {
  CENTER: "CENTER",
  FADE_TO_TOP: "FADE_TO_TOP",
  FADE_TO_BOTTOM: "FADE_TO_BOTTOM",
} as const;

/** Whether two elements are stacked or side by side. */
export const Layout = {
  STACKED: "STACKED",
  SIDE_BY_SIDE: "SIDE_BY_SIDE",
} as const;

/** Kinds of gallery layouts. */
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

/** Line styles of a divider. */
export const LineStyle = {
  SINGLE: "SINGLE",
  DOUBLE: "DOUBLE",
  DASHED: "DASHED",
  DOTTED: "DOTTED",
} as const;

/** Numbering style of a table of contents. */
export const ListStyle = {
  PLAIN: "PLAIN",
  NUMBERED: "NUMBERED",
  LETTERS: "LETTERS",
  ROMAN: "ROMAN",
  BULLETED: "BULLETED",
  ALPHABETICAL_INDEX: "ALPHABETICAL_INDEX",
  ALPHABETICAL_INDEX_COMPACT: "ALPHABETICAL_INDEX_COMPACT",
} as const;

/** Kinds of repeating effects. */
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

/** Kinds of maps. The platform spells `SATELITE` with one L. */
export const MapType = {
  ROADMAP: "ROADMAP",
  SATELITE: "SATELITE",
  HYBRID: "HYBRID",
  TERRAIN: "TERRAIN",
} as const;

/** Kinds of rich content nodes. */
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

/** Whether a gallery is laid out in rows or columns. */
export const Orientation = {
  ROWS: "ROWS",
  COLUMNS: "COLUMNS",
} as const;

/** Content of a layout's banner. */
export const Origin = {
  IMAGE: "IMAGE",
  LAYOUT: "LAYOUT",
} as const;

/** Origin of a custom field. */
export const OriginOfCustomFieldApplications = {
  UNKNOWN: "UNKNOWN",
  /** The merchant created the field for members. */
  CUSTOM: "CUSTOM",
  /** The field belongs to the site's contacts. */
  CONTACT: "CONTACT",
  /** The field is predefined and exists on every site. */
  SYSTEM: "SYSTEM",
} as const;

/** Position of the ribbon on an embedded item's card. */
export const Placement = {
  IMAGE: "IMAGE",
  PRODUCT_INFO: "PRODUCT_INFO",
} as const;

/** Alignment of a block. */
export const PluginContainerDataAlignment = {
  CENTER: "CENTER",
  LEFT: "LEFT",
  RIGHT: "RIGHT",
} as const;

/** Kinds of pointer effects. */
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

/** Kinds of poll backgrounds. */
export const PollDesignBackgroundType = {
  COLOR: "COLOR",
  IMAGE: "IMAGE",
  GRADIENT: "GRADIENT",
} as const;

/** How the options of a poll are arranged. */
export const PollLayoutType = {
  LIST: "LIST",
  GRID: "GRID",
} as const;

/** Position of a card's image. */
export const Position = {
  START: "START",
  END: "END",
  TOP: "TOP",
} as const;

/** Who can see a member's data. */
export const Privacy = {
  UNKNOWN: "UNKNOWN",
  /** Everyone can see the data. */
  PUBLIC: "PUBLIC",
  /** Only the member and the site can see the data. */
  PRIVATE: "PRIVATE",
} as const;

/** Whether a profile is private or public. */
export const PrivacyStatusStatus = {
  /** The status is not returned, because the response contains only public fields. */
  UNKNOWN: "UNKNOWN",
  /** Only the site and the member can see the profile. */
  PRIVATE: "PRIVATE",
  /** Everyone can see the profile. */
  PUBLIC: "PUBLIC",
} as const;

/** How an image is fitted into its frame. */
export const Resizing = {
  FILL: "FILL",
  FIT: "FIT",
} as const;

/** Behavior of a layout's cells on narrow screens. */
export const ResponsivenessBehaviour = {
  STACK: "STACK",
  WRAP: "WRAP",
} as const;

/** How a background image is scaled to fit its block. */
export const Scaling = {
  AUTO: "AUTO",
  CONTAIN: "CONTAIN",
  COVER: "COVER",
} as const;

/** Sections of a member profile. */
export const Section = {
  GENERAL: "GENERAL",
  SOCIAL: "SOCIAL",
  DISPLAY_INFO: "DISPLAY_INFO",
  ADDRESS: "ADDRESS",
} as const;

/** Kinds of divider shapes. */
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

/** Kinds of smart blocks. */
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

/** Social networks for fields of the type `SOCIAL`. */
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

/** Ascending or descending order. */
export const SortOrder = {
  ASC: "ASC",
  DESC: "DESC",
} as const;

/** Source of a node's HTML. */
export const Source = {
  HTML: "HTML",
  ADSENSE: "ADSENSE",
  AI: "AI",
  AI_WIDGET: "AI_WIDGET",
} as const;

/** Status of a member: pending, approved, blocked or offline. */
export const StatusOfMembers = {
  /** The status is not returned, because the response contains only public fields. */
  UNKNOWN: "UNKNOWN",
  /** The member is waiting for the owner's approval. */
  PENDING: "PENDING",
  /** The member can log in to members-only pages. */
  APPROVED: "APPROVED",
  /** The member cannot log in to members-only pages. */
  BLOCKED: "BLOCKED",
  /** The identity was created without a login. */
  OFFLINE: "OFFLINE",
} as const;

/** Position of the image in a link preview. */
export const StylesPosition = {
  START: "START",
  END: "END",
  TOP: "TOP",
  HIDDEN: "HIDDEN",
} as const;

/** Target window of a link. */
export const Target = {
  SELF: "SELF",
  BLANK: "BLANK",
  PARENT: "PARENT",
  TOP: "TOP",
} as const;

/** Alignments of lines of text. */
export const TextAlignment = {
  AUTO: "AUTO",
  LEFT: "LEFT",
  RIGHT: "RIGHT",
  CENTER: "CENTER",
  JUSTIFY: "JUSTIFY",
} as const;

/** Sides of a gallery where thumbnails can be shown. */
export const ThumbnailsAlignment = {
  TOP: "TOP",
  RIGHT: "RIGHT",
  BOTTOM: "BOTTOM",
  LEFT: "LEFT",
  NONE: "NONE",
} as const;

/** Events that can trigger an animation. */
export const Type = {
  VIEW: "VIEW",
  POINTER: "POINTER",
} as const;

/** Kinds of custom field values. */
export const TypeOfCustomFieldSuggestions = {
  UNKNOWN: "UNKNOWN",
  TEXT: "TEXT",
  NUMBER: "NUMBER",
  DATE: "DATE",
  URL: "URL",
  SOCIAL: "SOCIAL",
} as const;

/** Kinds of drawings over text. */
export const Variant = {
  UNDERLINE: "UNDERLINE",
  BOX: "BOX",
  CIRCLE: "CIRCLE",
  HIGHLIGHT: "HIGHLIGHT",
  STRIKETHROUGH: "STRIKETHROUGH",
  CROSSED_OFF: "CROSSED_OFF",
} as const;

/** Vertical alignment of the cells' content. */
export const VerticalAlignment = {
  TOP: "TOP",
  MIDDLE: "MIDDLE",
  BOTTOM: "BOTTOM",
} as const;

/** Vertical alignment of a cell's content. */
export const VerticalAlignmentAlignment = {
  TOP: "TOP",
  MIDDLE: "MIDDLE",
  BOTTOM: "BOTTOM",
} as const;

/** Display modes of a PDF. */
export const ViewMode = {
  NONE: "NONE",
  FULL: "FULL",
  MINI: "MINI",
} as const;

/** Who can see the results of a poll. */
export const ViewRole = {
  CREATOR: "CREATOR",
  VOTERS: "VOTERS",
  EVERYONE: "EVERYONE",
} as const;

/** Who can vote in a poll. */
export const VoteRole = {
  SITE_MEMBERS: "SITE_MEMBERS",
  ALL: "ALL",
} as const;

/** Length of a divider. */
export const Width = {
  LARGE: "LARGE",
  MEDIUM: "MEDIUM",
  SMALL: "SMALL",
} as const;

/** Predefined widths of a block. */
export const WidthType = {
  CONTENT: "CONTENT",
  SMALL: "SMALL",
  ORIGINAL: "ORIGINAL",
  FULL_WIDTH: "FULL_WIDTH",
} as const;
