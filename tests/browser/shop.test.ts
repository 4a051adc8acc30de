import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, howToGetChromium, openBrowser } from "./chromium.js";

const serve = fileURLToPath(new URL("../../examples/storefront/serve.mjs", import.meta.url));

/** Starts the demo as `npm run demo` does, on a free port, and waits for the address it prints. */
async function startDemo(): Promise<{ address: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [serve, "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /Portico demo shop: (\S+)/.exec(line)?.[1];
    if (address) return { address, process: child };
  }
  throw new Error("the demo ended without an address");
}

describe.skipIf(!chromiumPath)(
  `the demo shop in a browser${chromiumPath ? "" : ` (${howToGetChromium})`}`,
  () => {
    let demo: Awaited<ReturnType<typeof startDemo>>;
    let browser: Browser;
    let page: Page;
    const problems: string[] = [];

    beforeAll(async () => {
      [demo, browser] = await Promise.all([startDemo(), openBrowser()]);
      page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      page.on("pageerror", (error) => problems.push(String(error)));
      page.on("console", (message) => {
        // the platform answers 404 while a visitor has no cart, which the browser reports by itself
        if (message.type() === "error" && !/status of 404/.test(message.text()))
          problems.push(message.text());
      });
    }, 60_000);

    afterAll(async () => {
      await browser?.close();
      demo?.process.kill();
    });

    it("sells a product, from the list to the order", async () => {
      await page.goto(demo.address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("navigation", { name: "Categories" }).getByRole("link").first().click();
      const products = page.getByRole("main").locator("a[href*='/product-page/']");
      await products.first().waitFor();
      expect(await products.count()).toBeGreaterThan(8);

      await products.nth(2).click();
      const name = (await page.getByRole("heading", { level: 1 }).textContent()) as string;
      for (const group of await page.getByRole("radiogroup").all())
        await group
          .getByRole("radio", { name: /^[^(]*$/ })
          .first()
          .check({ force: true });
      await page.getByRole("button", { name: "Add to cart" }).click();
      await page.getByRole("link", { name: /^Cart, 1 item/ }).click();

      const line = page.getByRole("main").getByText(name).first();
      await line.waitFor();
      await page.getByRole("button", { name: /checkout/i }).click();

      // the platform's hosted page
      await page.getByRole("button", { name: /place order/i }).waitFor();
      expect(await page.content()).toContain(name);
      await page.getByRole("button", { name: "Fill in a demo customer" }).click();
      await page.getByRole("button", { name: /place order/i }).click();

      // back in the shop
      await page.getByRole("heading", { name: /thank you/i }).waitFor();
      expect(new URL(page.url()).origin).toBe(new URL(demo.address).origin);
      await page.getByRole("list", { name: "Ordered items" }).getByText(name).waitFor();
      await page.getByRole("link", { name: "Cart", exact: true }).waitFor();
      expect(problems).toEqual([]);
    }, 60_000);
  },
);
