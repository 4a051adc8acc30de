// Generated from api/ by `npm run generate`. Do not edit.

export {
  AggregationType,
  Alignment,
  AppType,
  AspectRatio,
  BackdropType,
  BackgroundType,
  BannerPosition,
  ButtonDataType,
  CardDataBackgroundType,
  CardStylesType,
  ColumnSize,
  Crop,
  DecorationType,
  DesignTarget,
  Direction,
  DividerDataAlignment,
  EntranceEffectType,
  FontType,
  GIFType,
  GradientType,
  ImagePosition,
  ImagePositionPosition,
  ImageScalingScaling,
  Indentation,
  InitialExpandedItems,
  Interval,
  LayerEffect,
  Layout,
  LayoutDataBackgroundType,
  LayoutType,
  LineCap,
  LineStyle,
  ListStyle,
  LoopEffectType,
  MapType,
  MissingValues,
  Mode,
  NestedAggregationType,
  NodeType,
  Orientation,
  Origin,
  Placement,
  PluginContainerDataAlignment,
  PointerEffectType,
  PollDesignBackgroundType,
  PollLayoutDirection,
  PollLayoutType,
  Resizing,
  ResponsivenessBehaviour,
  ScalarType,
  Scaling,
  Shape,
  SmartBlockDataType,
  SortDirection,
  SortOrder,
  SortType,
  Source,
  StylesPosition,
  Target,
  TextAlignment,
  ThumbnailsAlignment,
  Type,
  Variant,
  VerticalAlignment,
  VerticalAlignmentAlignment,
  ViewMode,
  ViewRole,
  VoteRole,
  Width,
  WidthType,
} from "./common.js";

/** Known values of `ImageStylesPosition`. */
export const ImageStylesPosition = {
  START: "START",
  END: "END",
  TOP: "TOP",
} as const;

/** Classifies the category fields that are answered only on request. */
export const SingleEntityOpsRequestedFields = {
  BREADCRUMBS_INFO: "BREADCRUMBS_INFO",
  DESCRIPTION: "DESCRIPTION",
  RICH_CONTENT_DESCRIPTION: "RICH_CONTENT_DESCRIPTION",
} as const;

/** Classifies the category fields that are answered only on request. */
export const RequestedFields = {
  BREADCRUMBS_INFO: "BREADCRUMBS_INFO",
  DESCRIPTION: "DESCRIPTION",
  RICH_CONTENT_DESCRIPTION: "RICH_CONTENT_DESCRIPTION",
} as const;

/** Known values of `Position`. */
export const Position = {
  FIRST: "FIRST",
  LAST: "LAST",
  AFTER: "AFTER",
} as const;
