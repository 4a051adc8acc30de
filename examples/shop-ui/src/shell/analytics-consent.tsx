"use client";
import { setConsent, useConsent } from "./consented-analytics";

export function AnalyticsConsent() {
  return (
    <label className="tick small">
      <input
        type="checkbox"
        checked={useConsent()}
        onChange={({ target }) => setConsent(target.checked)}
      />
      <span>Share usage statistics</span>
    </label>
  );
}
