import { useCallback, useEffect, useInsertionEffect, useRef } from "react";
import { useClient } from "../provider/provider.js";
import { emitShopEvent, onShopEvent } from "../queries/shop-events.js";
import type { AnalyticsEvent } from "./analytics-events.js";
import type { Analytics } from "./create-analytics.js";
import { fromShopEvent } from "./from-shop-event.js";

/** Props of {@link AnalyticsListener}. */
export interface AnalyticsListenerProps {
  /** Object from {@link createAnalytics}. */
  readonly analytics: Analytics;
}

/**
 * Sends events from hooks to `analytics`. Render it once, inside `<PorticoProvider>`.
 *
 * @throws PorticoError with code `NO_PROVIDER` outside of a provider.
 * @example
 * ```tsx
 * import { AnalyticsListener, createAnalytics, sendToGtag } from "@portico/react/analytics";
 *
 * const analytics = createAnalytics({ send: sendToGtag });
 *
 * const listener = <AnalyticsListener analytics={analytics} />;
 * ```
 */
export function AnalyticsListener({ analytics }: AnalyticsListenerProps): null {
  const client = useClient();
  // Insertion effects run before the effects that emit events, so the listener also receives the
  // events of the first commit.
  useInsertionEffect(
    () =>
      onShopEvent(client, (shopEvent) => {
        const event = fromShopEvent(shopEvent);
        if (event) analytics.track(event);
      }),
    [client, analytics],
  );
  return null;
}

/**
 * Returns a stable function that tracks events that no hook tracks, such as `select_item` or
 * `search`.
 *
 * @throws PorticoError with code `NO_PROVIDER` outside of a provider.
 * @example
 * ```tsx
 * import { useTrack } from "@portico/react/analytics";
 *
 * function Search({ term }: { term: string }) {
 *   const track = useTrack();
 *   const search = () => track({ name: "search", params: { search_term: term } });
 *   return <button type="button" onClick={search}>Search</button>;
 * }
 * ```
 */
export function useTrack(): (event: AnalyticsEvent) => void {
  const client = useClient();
  return useCallback(
    (event) => emitShopEvent(client, () => ({ type: "page", ...event })),
    [client],
  );
}

/**
 * Sends an event, such as `view_item`, when the component shows something. Re-renders and
 * StrictMode do not send an unchanged event again.
 *
 * @param event - The event, or `undefined` while the data loads.
 * @param id - Id of the content. A new id sends the event again. Default: the content of the event.
 * @throws PorticoError with code `NO_PROVIDER` outside of a provider.
 * @example
 * ```tsx
 * import { useProduct } from "@portico/react";
 * import { productItem, useTrackView } from "@portico/react/analytics";
 *
 * function Product({ slug }: { slug: string }) {
 *   const { data } = useProduct(slug);
 *   useTrackView(data && { name: "view_item", params: { items: [productItem(data)] } });
 *   return <h1>{data?.name}</h1>;
 * }
 * ```
 */
export function useTrackView(event: AnalyticsEvent | undefined, id?: string): void {
  const track = useTrack();
  const lastSentKey = useRef<string>(undefined);
  useEffect(() => {
    const key = event && (id ?? JSON.stringify(event));
    if (!event || lastSentKey.current === key) return;
    lastSentKey.current = key;
    track(event);
  });
}
