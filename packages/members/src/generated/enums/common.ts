// Generated from api/ by `npm run generate`. Do not edit.

/** Whether something is in use. */
export const ActivationStatus = {
  UNKNOWN: "UNKNOWN",
  /** In use. */
  ENABLED: "ENABLED",
  /** Switched off. */
  DISABLED: "DISABLED",
  /** Not in use yet. */
  PENDING: "PENDING",
  /** Belongs to a demonstration. */
  DEMO: "DEMO",
} as const;

/** Whether a member may take part in the community. */
export const ActivityStatusStatus = {
  /** Not told: the answer holds public facts alone. */
  UNKNOWN: "UNKNOWN",
  /** May take part in the community. */
  ACTIVE: "ACTIVE",
  /** May not comment, like or share. */
  MUTED: "MUTED",
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

/** Whether all members have a field or only chosen ones. */
export const AppliesToEnumAppliesTo = {
  ALL_MEMBERS: "ALL_MEMBERS",
  SELECTED_MEMBERS: "SELECTED_MEMBERS",
} as const;

/** Shape of a picture's frame. */
export const AspectRatio = {
  SQUARE: "SQUARE",
  RECTANGLE: "RECTANGLE",
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

/** How far a deletion has come. */
export const DeletionStatus = {
  UNKNOWN: "UNKNOWN",
  /** In the trash; it can be restored. */
  TRASH: "TRASH",
  /** Deleted. */
  DELETED: "DELETED",
  /** Will be removed for good. */
  PENDING_PURGE: "PENDING_PURGE",
  /** Was removed for good by another system. */
  PURGED_EXTERNALLY: "PURGED_EXTERNALLY",
} as const;

/** What a layout's design applies to. */
export const DesignTarget = {
  LAYOUT: "LAYOUT",
  CELL: "CELL",
} as const;

/** In which direction text runs. */
export const Direction = {
  LTR: "LTR",
  RTL: "RTL",
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

/** Where a custom field comes from. */
export const OriginOfCustomFieldApplications = {
  UNKNOWN: "UNKNOWN",
  /** The merchant made it for members. */
  CUSTOM: "CUSTOM",
  /** It is one of the fields of contacts. */
  CONTACT: "CONTACT",
  /** Every site has it. */
  SYSTEM: "SYSTEM",
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

/** Who sees something of a member. */
export const Privacy = {
  UNKNOWN: "UNKNOWN",
  /** Everybody. */
  PUBLIC: "PUBLIC",
  /** The member and the site alone. */
  PRIVATE: "PRIVATE",
} as const;

/** Whether a profile is private or public. */
export const PrivacyStatusStatus = {
  /** Not told: the answer holds public facts alone. */
  UNKNOWN: "UNKNOWN",
  /** Only the site and the member see the profile. */
  PRIVATE: "PRIVATE",
  /** Everybody sees the profile. */
  PUBLIC: "PUBLIC",
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

/** How a background picture is fitted into its block. */
export const Scaling = {
  AUTO: "AUTO",
  CONTAIN: "CONTAIN",
  COVER: "COVER",
} as const;

/** Parts of a member's profile in which a field can stand. */
export const Section = {
  GENERAL: "GENERAL",
  SOCIAL: "SOCIAL",
  DISPLAY_INFO: "DISPLAY_INFO",
  ADDRESS: "ADDRESS",
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

/** Networks that a field of the type `SOCIAL` can be of. */
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

/** Whether the smallest or the largest comes first. */
export const SortOrder = {
  ASC: "ASC",
  DESC: "DESC",
} as const;

/** Where the HTML of a node comes from. */
export const Source = {
  HTML: "HTML",
  ADSENSE: "ADSENSE",
  AI: "AI",
  AI_WIDGET: "AI_WIDGET",
} as const;

/** Whether a member was let in: pending, approved, blocked or offline. */
export const StatusOfMembers = {
  /** Not told: the answer holds public facts alone. */
  UNKNOWN: "UNKNOWN",
  /** Waits for the owner's approval. */
  PENDING: "PENDING",
  /** Can log in to members' pages. */
  APPROVED: "APPROVED",
  /** Cannot log in to members' pages. */
  BLOCKED: "BLOCKED",
  /** Was made without a login. */
  OFFLINE: "OFFLINE",
} as const;

/** Where the picture of a link's card stands. */
export const StylesPosition = {
  START: "START",
  END: "END",
  TOP: "TOP",
  HIDDEN: "HIDDEN",
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

/** What a custom field holds. */
export const TypeOfCustomFieldSuggestions = {
  UNKNOWN: "UNKNOWN",
  TEXT: "TEXT",
  NUMBER: "NUMBER",
  DATE: "DATE",
  URL: "URL",
  SOCIAL: "SOCIAL",
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
