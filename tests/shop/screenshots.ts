// Takes the screenshots in README.md: two pages of the built shop.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { chromiumPath, howToGetChromium, openBrowser } from "../browser/chromium.ts";
import { startDemo } from "./demo.ts";

const folder = fileURLToPath(new URL("../../docs/screenshots", import.meta.url));

async function takeScreenshot(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForLoadState("networkidle");
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Lazy images outside the viewport never load.
      const visibleImages = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && right > left;
      });
      const imagesDecoded = Promise.all(
        visibleImages.map((image) => image.decode().catch(() => {})),
      );
      await Promise.race([imagesDecoded, new Promise((resolve) => setTimeout(resolve, 3000))]);
    });
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 72 });
    writeFileSync(join(folder, `${name}-${colorScheme}.webp`), data, "base64");
  }
  await session.detach();
}

if (!chromiumPath) throw new Error(`npm run screenshots ${howToGetChromium}`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const [demo, browser] = await Promise.all([startDemo(), openBrowser()]);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => localStorage.setItem("portico-demo-note", "dismissed"));
  await page.goto(demo.address, { waitUntil: "networkidle" });
  await page.locator("main img").first().waitFor();
  await takeScreenshot(page, "home");

  await page.goto(new URL("/product-page/harbor-wool-coat", demo.address).href);
  await page.getByRole("button", { name: "Add to cart" }).waitFor();
  await takeScreenshot(page, "product");
} finally {
  await browser.close();
  demo.process.kill();
}
