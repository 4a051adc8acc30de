import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { findViolations, phone, useShop } from "./world.js";

async function openLargePicture(page: Page) {
  await page.getByRole("button", { name: /^Enlarge picture 1 of/ }).click();
  const dialog = page.getByRole("dialog", { name: "Harbor Wool Coat" });
  await dialog.getByRole("region", { name: "Pictures of Harbor Wool Coat" }).waitFor();
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  return {
    dialog,
    button,
    expectPicture: (number: number) =>
      expect.poll(() => button(`Picture ${number} of 3`).getAttribute("aria-current")).toBe("true"),
    expectZoomed: (isZoomed: boolean) =>
      expect.poll(() => button("Zoom out").isEnabled()).toBe(isZoomed),
  };
}

async function pinch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", distance?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        distance === undefined
          ? []
          : [195 - distance, 195 + distance].map((x, id) => ({ x, y: 400, id })),
    });
  await touch("touchStart", 20);
  for (const distance of [40, 60, 80, 100, 120]) await touch("touchMove", distance);
  await touch("touchEnd");
}

describe.skipIf(!chromiumPath)(`a product gallery${chromiumHint}`, () => {
  const shop = useShop();

  it("loads its code only when it is opened", async () => {
    const { page } = await (await shop.openVisitor()).openTab("/product-page/harbor-wool-coat");
    const requestedUrls: string[] = [];
    page.on("request", (request) => requestedUrls.push(request.url()));
    await page.getByRole("button", { name: /^Enlarge picture 1/ }).waitFor();
    expect(requestedUrls.filter((url) => url.includes("/product-lightbox-"))).toEqual([]);
    await openLargePicture(page);
    expect(requestedUrls.filter((url) => /\/product-lightbox-.*\.js$/.test(url))).toHaveLength(1);
  });

  it("changes pictures with buttons, arrow keys and thumbnails, and restores the focus when it is closed", async () => {
    const { page } = await (await shop.openVisitor()).openTab("/product-page/harbor-wool-coat");
    const { dialog, button, expectPicture } = await openLargePicture(page);
    await expectPicture(1);
    expect(await button("Previous picture").isEnabled()).toBe(false);
    await button("Next picture").click();
    await expectPicture(2);
    await page.keyboard.press("ArrowRight");
    await expectPicture(3);
    expect(await button("Next picture").isEnabled()).toBe(false);
    await page.keyboard.press("ArrowLeft");
    await expectPicture(2);
    await button("Picture 1 of 3").click();
    await expectPicture(1);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    const focusedLabel = () =>
      page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await expect.poll(focusedLabel).toBe("Enlarge picture 1 of 3");
  });

  it("zooms with a double click, the mouse wheel and buttons", async () => {
    const { page } = await (await shop.openVisitor()).openTab("/product-page/harbor-wool-coat");
    const { dialog, button, expectZoomed } = await openLargePicture(page);
    const picture = dialog.getByRole("img", { name: "Harbor Wool Coat, camel", exact: true });
    await expectZoomed(false);
    await picture.dblclick();
    await expectZoomed(true);
    await picture.dblclick();
    await expectZoomed(false);
    await picture.hover();
    await page.mouse.wheel(0, -400);
    await expectZoomed(true);
    await page.mouse.wheel(0, 2000);
    await expectZoomed(false);
    await button("Zoom in").click();
    await expectZoomed(true);
  });

  it("zooms with two fingers on a phone, and has no accessibility violations", async () => {
    const visitor = await shop.openVisitor({ viewport: phone, hasTouch: true, isMobile: true });
    const { page } = await visitor.openTab("/product-page/harbor-wool-coat");
    const { expectPicture, expectZoomed } = await openLargePicture(page);
    await expectPicture(1);
    await expectZoomed(false);
    await pinch(page);
    await expectZoomed(true);
    expect(await findViolations(page)).toEqual([]);
  });
});
