import type { AnalyticsEvent } from "./analytics-events.js";

/** Whether the user has agreed to analytics. `"pending"` until the user decides. */
export type AnalyticsConsent = "granted" | "denied" | "pending";

/** Options of {@link createAnalytics}. */
export interface AnalyticsOptions {
  /** Initial consent. Default: `"pending"`. */
  readonly consent?: AnalyticsConsent;
  /** Sends an event to an analytics service. Called only with the user's consent. */
  readonly send: (event: AnalyticsEvent) => void;
}

/** Event stream that respects the user's consent. */
export interface Analytics {
  readonly consent: AnalyticsConsent;
  /** Changes the consent. `"granted"` sends the waiting events, and `"denied"` discards them. */
  setConsent(consent: AnalyticsConsent): void;
  /** Sends, holds or discards an event, depending on the consent. */
  track(event: AnalyticsEvent): void;
}

const MAX_WAITING_EVENTS = 100;

const MAX_ORDER_IDS = 50;

const STORAGE_KEY = "portico.analytics.orders";

function readOrderIds(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function storeOrderIds(ids: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(ids.slice(-MAX_ORDER_IDS)));
  } catch {}
}

/**
 * Creates an event stream that respects the user's consent, for `<AnalyticsListener>`. While
 * consent is pending, the last 100 events wait in memory. The stream sends each order once. If the
 * browser blocks storage, a reload of the thank-you page can send the order again. Create the
 * stream outside of components.
 *
 * @param options - `send` can be `sendToGtag`, `sendToDataLayer` or your own function.
 * @example
 * ```ts
 * import { createAnalytics, sendToGtag } from "@portico/react/analytics";
 *
 * const analytics = createAnalytics({ consent: "pending", send: sendToGtag });
 * analytics.setConsent("granted");
 * ```
 */
export function createAnalytics({ consent = "pending", send }: AnalyticsOptions): Analytics {
  let currentConsent = consent;
  let waitingEvents: AnalyticsEvent[] = [];
  const sentOrderIds = new Set<string>();

  const deliver = (event: AnalyticsEvent) => {
    if (event.name === "purchase") {
      const { transaction_id: id } = event.params;
      const storedIds = readOrderIds();
      if (sentOrderIds.has(id) || storedIds.includes(id)) return;
      sentOrderIds.add(id);
      storeOrderIds([...storedIds, id]);
    }
    // A failing service must not fail the buyer's action or hold back other events.
    try {
      send(event);
    } catch (error) {
      globalThis.reportError?.(error);
    }
  };

  return {
    get consent() {
      return currentConsent;
    },
    setConsent(next) {
      currentConsent = next;
      if (next === "pending") return;
      const events = waitingEvents;
      waitingEvents = [];
      if (next === "granted") events.forEach(deliver);
    },
    track(event) {
      if (currentConsent === "granted") deliver(event);
      else if (currentConsent === "pending")
        waitingEvents = [...waitingEvents, event].slice(-MAX_WAITING_EVENTS);
    },
  };
}
