// `npm run screenshots`: the main screens of the built shop into docs/screenshots, phone and desktop, light and dark.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { chromiumPath, howToGetChromium, openBrowser } from "../browser/chromium.ts";
import { startDemo } from "./demo.ts";

const folder = fileURLToPath(new URL("../../docs/screenshots", import.meta.url));
const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
type Device = keyof typeof devices;

/** Takes what is in sight, light and dark, once it has settled. */
async function take(page: Page, device: Device, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForLoadState("networkidle");
    await page.evaluate(async () => {
      await document.fonts.ready;
      // a lazy picture out of sight never comes
      const inSight = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && right > left;
      });
      const decoded = Promise.all(inSight.map((image) => image.decode().catch(() => {})));
      await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 3000))]);
    });
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 72 });
    writeFileSync(join(folder, `${name}-${device}-${colorScheme}.webp`), data, "base64");
  }
  await session.detach();
}

/** Chooses the first of every option that is to be had, so that the product can be bought. */
async function choose(page: Page): Promise<void> {
  for (const group of await page.locator("main fieldset:has(input[type=radio])").all())
    if ((await group.locator("input:checked").count()) === 0)
      await group.locator("label:not(.unavailable) input").first().check({ force: true });
}

async function visit(browser: Browser, address: string, device: Device): Promise<void> {
  const context = await browser.newContext(devices[device]);
  const page = await context.newPage();
  const shot = (name: string) => take(page, device, name);
  const open = async (path: string) => {
    await page.goto(new URL(path, address).href, { waitUntil: "networkidle" });
  };
  await open("/");
  await page.locator("main img").first().waitFor();
  await shot("home");
  await open("/shop");
  const card = page.locator("article a[href*='/product-page/']").nth(1);
  await card.waitFor();
  await shot("list");
  await page.getByRole("button", { name: /^Filter/ }).click();
  await page.getByRole("dialog", { name: "Filter" }).getByRole("checkbox").first().waitFor();
  await shot("filter");
  await page.keyboard.press("Escape");
  await card.click();
  const buy = page.getByRole("button", { name: "Add to cart" });
  await buy.waitFor();
  await choose(page);
  // choosing scrolls to what is chosen
  await page.evaluate(() => window.scrollTo(0, 0));
  await shot("product");
  await buy.click();
  await page.getByRole("dialog", { name: "Your cart" }).locator("data").last().waitFor();
  await shot("drawer");

  await open("/login");
  await shot("login");
  await page.getByLabel("Email address").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("portico");
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await page.locator("header a[href='/account']").waitFor();

  await open("/cart");
  await page.locator("dl.sums data").last().waitFor();
  await shot("cart");
  await page.getByRole("main").getByRole("button", { name: "Checkout" }).click();
  await page.getByRole("button", { name: "Fill in demo details" }).click();
  await shot("checkout");
  await page.getByRole("button", { name: /place order/i }).click();
  await page.getByRole("heading", { name: /thank you/i }).waitFor();
  await shot("order");
  await open("/account");
  await page
    .getByRole("link", { name: /^Order / })
    .first()
    .waitFor();
  await shot("account");
  await context.close();
}

if (!chromiumPath) throw new Error(`npm run screenshots ${howToGetChromium}`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const [demo, browser] = await Promise.all([startDemo(), openBrowser()]);
try {
  for (const device of Object.keys(devices) as Device[]) await visit(browser, demo.address, device);
} finally {
  await browser.close();
  demo.process.kill();
}
