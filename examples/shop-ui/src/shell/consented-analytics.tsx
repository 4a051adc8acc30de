"use client";
import { useSyncExternalStore } from "react";
import { Boundary } from "../design/boundary";
import { lazyComponent } from "../design/lazy-component";
import { readStored, store } from "../design/storage";

const Analytics = lazyComponent(() => import("./analytics"), "Analytics");

const CONSENT_KEY = "portico-analytics";

const isGranted = () => readStored(CONSENT_KEY) === "granted";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setConsent(isAllowed: boolean): void {
  store(CONSENT_KEY, isAllowed ? "granted" : null);
  for (const listener of listeners) listener();
}

/**
 * Returns whether the visitor has consented. On the server, returns `false`, because only the
 * browser stores the consent.
 */
export const useConsent = () => useSyncExternalStore(subscribe, isGranted, () => false);

/**
 * With consent, loads analytics before the first page renders, because that page may report an
 * order.
 */
export async function preloadAnalytics(): Promise<void> {
  if (isGranted()) await Analytics.preload();
}

export function ConsentedAnalytics() {
  if (!useConsent()) return null;
  return (
    <Boundary fallback={null}>
      <Analytics />
    </Boundary>
  );
}
