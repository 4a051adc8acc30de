import type { AnalyticsEvent } from "./analytics-events.js";

interface GoogleWindow {
  gtag?: (command: "event", name: string, params: object) => void;
  dataLayer?: object[];
}

/**
 * Sends an event to Google Analytics with the page's `gtag` function. Discards the event if the
 * function is missing.
 *
 * @param event - Event from the `send` option of {@link createAnalytics}.
 * @example
 * ```ts
 * import { createAnalytics, sendToGtag } from "@portico/react/analytics";
 *
 * const analytics = createAnalytics({ consent: "granted", send: sendToGtag });
 * ```
 */
export function sendToGtag({ name, params }: AnalyticsEvent): void {
  (globalThis as GoogleWindow).gtag?.("event", name, params);
}

/**
 * Sends an event to Google Tag Manager's `dataLayer`. The parameters of item events are in
 * `ecommerce`.
 *
 * @param event - Event from the `send` option of {@link createAnalytics}.
 * @example
 * ```ts
 * import { createAnalytics, sendToDataLayer } from "@portico/react/analytics";
 *
 * const analytics = createAnalytics({ consent: "granted", send: sendToDataLayer });
 * ```
 */
export function sendToDataLayer({ name, params }: AnalyticsEvent): void {
  const googleWindow = globalThis as GoogleWindow;
  googleWindow.dataLayer ??= [];
  // Tag Manager merges `ecommerce` objects, so the previous one is cleared first.
  if ("items" in params)
    googleWindow.dataLayer.push({ ecommerce: null }, { event: name, ecommerce: params });
  else googleWindow.dataLayer.push({ event: name, ...params });
}
