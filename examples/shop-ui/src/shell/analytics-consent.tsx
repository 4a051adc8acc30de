"use client";
import { Suspense, useSyncExternalStore } from "react";
import { Boundary } from "../design/boundary";
import { lazyComponent } from "../design/lazy-component";
import { readStored, store } from "../design/storage";

const Analytics = lazyComponent(() => import("./analytics"), "Analytics");

const CONSENT = "portico-analytics";

const isGranted = () => readStored(CONSENT) === "granted";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setConsent(isAllowed: boolean) {
  store(CONSENT, isAllowed ? "granted" : null);
  for (const listener of listeners) listener();
}

/** Loads analytics before the first page renders, which may report an order. */
export async function fetchAnalytics(): Promise<void> {
  if (isGranted()) await Analytics.preload();
}

export function AnalyticsConsent() {
  // The server does not know the consent.
  const isAllowed = useSyncExternalStore(subscribe, isGranted, () => false);
  return (
    <>
      <label className="tick small">
        <input
          type="checkbox"
          checked={isAllowed}
          onChange={({ target }) => setConsent(target.checked)}
        />
        <span>Share usage statistics</span>
      </label>
      {isAllowed && (
        <Boundary fallback={null}>
          <Suspense>
            <Analytics />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
