// `npm run screenshots`: two pages of the built shop for README.md, in docs/screenshots, light and dark.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { chromiumPath, howToGetChromium, openBrowser } from "../browser/chromium.ts";
import { startDemo } from "./demo.ts";

const folder = fileURLToPath(new URL("../../docs/screenshots", import.meta.url));

/** Takes the visible part of a page in both color schemes, after its images have loaded. */
async function take(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForLoadState("networkidle");
    await page.evaluate(async () => {
      await document.fonts.ready;
      // lazy images outside the viewport never load
      const visible = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && right > left;
      });
      const decoded = Promise.all(visible.map((image) => image.decode().catch(() => {})));
      await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 3000))]);
    });
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 72 });
    writeFileSync(join(folder, `${name}-${colorScheme}.webp`), data, "base64");
  }
  await session.detach();
}

<<<<<<< HEAD
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

=======
>>>>>>> 83f69a0 (Rewrite the READMEs of the repository and the examples, with two screenshots)
if (!chromiumPath) throw new Error(`npm run screenshots ${howToGetChromium}`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const [demo, browser] = await Promise.all([startDemo(), openBrowser()]);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(demo.address, { waitUntil: "networkidle" });
  await page.locator("main img").first().waitFor();
  await take(page, "home");

  await page.goto(new URL("/product-page/harbor-wool-coat", demo.address).href);
  await page.getByRole("button", { name: "Add to cart" }).waitFor();
  await take(page, "product");
} finally {
  await browser.close();
  demo.process.kill();
}
