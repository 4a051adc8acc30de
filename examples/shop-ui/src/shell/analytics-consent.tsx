import { Suspense, useState } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { part } from "shop-ui/design/part";
import { readStored, store } from "shop-ui/design/storage";

const Analytics = part(() => import("./analytics.js"), "Analytics");

const CONSENT = "portico-analytics";

const isGranted = () => readStored(CONSENT) === "granted";

/** Loads analytics before the first page, which may report an order. Does nothing without consent. */
export async function fetchAnalytics(): Promise<void> {
  if (isGranted()) await Analytics.fetch();
}

/** Asks for the visitor's consent to analytics. */
export function AnalyticsConsent() {
  const [isAllowed, setAllowed] = useState(isGranted);
  return (
    <>
      <label className="tick small">
        <input
          type="checkbox"
          checked={isAllowed}
          onChange={({ target }) => {
            store(CONSENT, target.checked ? "granted" : null);
            setAllowed(target.checked);
          }}
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
