"use client";
import { AnalyticsListener, createAnalytics, sendToDataLayer } from "@portico/react/analytics";

// Loaded only with consent. A tag manager reads the events from `window.dataLayer`.
const analytics = createAnalytics({ consent: "granted", send: sendToDataLayer });

/** Reports what the buyer does in the shop. */
export function Analytics() {
  return <AnalyticsListener analytics={analytics} />;
}
