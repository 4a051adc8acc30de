"use client";
import { AnalyticsListener, createAnalytics, sendToDataLayer } from "@portico/react/analytics";

// This module is loaded only with consent. A tag manager reads `window.dataLayer`.
const analytics = createAnalytics({ consent: "granted", send: sendToDataLayer });

export function Analytics() {
  return <AnalyticsListener analytics={analytics} />;
}
