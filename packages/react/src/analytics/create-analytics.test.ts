// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnalyticsEvent } from "./analytics-events.js";
import { createAnalytics } from "./create-analytics.js";
import { sendToDataLayer, sendToGtag } from "./send-to-google.js";

// Earlier tests may have stored order ids.
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const searchEvent = (term: string): AnalyticsEvent => ({
  name: "search",
  params: { search_term: term },
});
const purchaseEvent = (id: string): AnalyticsEvent => ({
  name: "purchase",
  params: { transaction_id: id, items: [] },
});

describe("an Analytics object", () => {
  it("holds events until consent is granted", () => {
    const send = vi.fn();
    const analytics = createAnalytics({ send });
    analytics.track(searchEvent("coat"));
    analytics.track(purchaseEvent("1"));
    analytics.track(purchaseEvent("1"));
    expect(send).not.toHaveBeenCalled();
    expect(localStorage.getItem("portico.analytics.orders")).toBeNull();
    expect(analytics.consent).toBe("pending");
    analytics.setConsent("granted");
    analytics.setConsent("granted");
    expect(send.mock.calls).toEqual([[searchEvent("coat")], [purchaseEvent("1")]]);
    analytics.track(searchEvent("hat"));
    expect(send).toHaveBeenLastCalledWith(searchEvent("hat"));
  });

  it("holds at most the last 100 events", () => {
    const send = vi.fn();
    const analytics = createAnalytics({ send });
    for (let count = 0; count < 150; count += 1) analytics.track(searchEvent(`${count}`));
    analytics.setConsent("granted");
    expect(send).toHaveBeenCalledTimes(100);
    expect(send).toHaveBeenLastCalledWith(searchEvent("149"));
  });

  it("discards waiting and later events when consent is denied", () => {
    const send = vi.fn();
    const analytics = createAnalytics({ send });
    analytics.track(searchEvent("coat"));
    analytics.setConsent("denied");
    analytics.track(purchaseEvent("1"));
    analytics.setConsent("granted");
    expect(send).not.toHaveBeenCalled();
  });

  it("sends each purchase that was tracked with consent only once across page reloads", () => {
    const send = vi.fn();
    const visit = () => {
      const analytics = createAnalytics({ consent: "denied", send });
      analytics.track(purchaseEvent("1"));
      analytics.setConsent("granted");
      analytics.track(purchaseEvent("2"));
      analytics.setConsent("denied");
    };
    visit();
    // After a reload, the page creates a new Analytics object.
    visit();
    expect(send.mock.calls).toEqual([[purchaseEvent("2")]]);
  });

  it("sends a repeated purchase only once if the browser blocks storage", () => {
    vi.stubGlobal("localStorage", undefined);
    const send = vi.fn();
    const analytics = createAnalytics({ consent: "granted", send });
    analytics.track(purchaseEvent("1"));
    analytics.track(purchaseEvent("1"));
    expect(send).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it("passes an error thrown by send to reportError", () => {
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    const error = new Error("blocked");
    const analytics = createAnalytics({
      consent: "granted",
      send: () => {
        throw error;
      },
    });
    analytics.track(searchEvent("coat"));
    expect(report).toHaveBeenCalledWith(error);
  });
});

describe("sendToGtag", () => {
  it("calls the page's gtag function if there is one", () => {
    sendToGtag(searchEvent("coat"));
    const gtag = vi.fn();
    vi.stubGlobal("gtag", gtag);
    sendToGtag(searchEvent("coat"));
    expect(gtag.mock.calls).toEqual([["event", "search", { search_term: "coat" }]]);
  });
});

describe("sendToDataLayer", () => {
  it("pushes the params of an event, wrapped in an ecommerce object if they contain items", () => {
    vi.stubGlobal("dataLayer", undefined);
    sendToDataLayer(searchEvent("coat"));
    sendToDataLayer(purchaseEvent("1"));
    expect((globalThis as { dataLayer?: unknown }).dataLayer).toEqual([
      { event: "search", search_term: "coat" },
      { ecommerce: null },
      { event: "purchase", ecommerce: { transaction_id: "1", items: [] } },
    ]);
  });
});
