"use client";

export type {
  AnalyticsEvent,
  AnalyticsItem,
  AnalyticsParams,
  ItemsParams,
  ListParams,
} from "./analytics/analytics-events.js";
export { lineItem, productItem } from "./analytics/analytics-items.js";
export {
  type Analytics,
  type AnalyticsConsent,
  type AnalyticsOptions,
  createAnalytics,
} from "./analytics/create-analytics.js";
export { sendToDataLayer, sendToGtag } from "./analytics/send-to-google.js";
export {
  AnalyticsListener,
  type AnalyticsListenerProps,
  useTrack,
  useTrackView,
} from "./analytics/use-track.js";
