import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { desktop, phone, useShop, type Visitor } from "./world.js";

const VISITOR_PAGES = [
  "/",
  "/shop",
  "/category/knitwear",
  "/product-page/harbor-wool-coat",
  "/shop?q=wool",
  "/login",
  "/register",
  "/reset-password",
  "/thank-you",
];
const MEMBER_PAGES = ["", "/wishlist", "/profile", "/addresses", "/privacy"].map(
  (path) => `/account${path}`,
);

async function observeShifts({ context }: Visitor): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as LayoutShift;
        if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
}

async function slowDownNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 60,
    downloadThroughput: 500_000,
    uploadThroughput: 250_000,
  });
}

describe.skipIf(!chromiumPath)(`layout shifts in the shop${chromiumHint}`, () => {
  const shop = useShop();

  it.each([
    ["phone", phone],
    ["desktop", desktop],
  ] as const)("stay below 0.05 on every page on a %s", async (_name, viewport) => {
    const visitor = await shop.openVisitor({ viewport });
    await observeShifts(visitor);
    const tab = await visitor.openMemberTab();
    await tab.fillCart();
    await slowDownNetwork(tab.page);
    const shifts: Record<string, number> = {};
    for (const path of [...VISITOR_PAGES, "/cart", ...MEMBER_PAGES]) {
      await tab.page.goto(new URL(path, tab.address).href);
      await tab.page.waitForLoadState("networkidle");
      shifts[path] = await tab.page.evaluate("window.shift");
    }
    const largeShifts = Object.entries(shifts).filter(([, shift]) => shift >= 0.05);
    expect(largeShifts, JSON.stringify(shifts)).toEqual([]);
    console.info(`Largest layout shift: ${Math.max(...Object.values(shifts)).toFixed(4)}`);
  });
});
