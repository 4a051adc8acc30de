// Tests the built documentation site in a browser.
import { execFile } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { chromiumHint, chromiumPath, shellLaunchOptions } from "../browser/chromium.js";

const folder = fileURLToPath(new URL("../../docs/site", import.meta.url));
const site = inject("site");

test("the reference is at most 25 MB", () => {
  const dist = join(folder, "dist/reference");
  const files = globSync("**", { cwd: dist, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.reduce(
    (sum, file) => sum + statSync(join(file.parentPath, file.name)).size,
    0,
  );
  expect(bytes / 1e6).toBeLessThanOrEqual(25);
});

test.each(["llms.txt", "llms-full.txt", "errors.md", "reference/ecom/orders.md"])(
  "the site serves %s",
  async (path) => {
    const response = await fetch(new URL(path, site));
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^[#<>\w]/);
  },
);

describe.skipIf(!chromiumPath)(`the site in a browser${chromiumHint}`, () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch(shellLaunchOptions());
  });

  afterAll(() => browser?.close());

  async function withPage(
    path: string,
    options: BrowserContextOptions,
    visit: (page: Page) => Promise<void>,
  ): Promise<void> {
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      await page.goto(new URL(path, site).href);
      await visit(page);
    } finally {
      await context.close();
    }
  }

  test.each([
    ["CORS", /\/(troubleshooting|faq)\//],
    ["next.js", /\/(servers|start)\/next\//],
    ["SESSION_READ_ONLY", /\/error-codes\//],
    ["refund", /refund|orders/],
    ["useCart", /\/react\/cart\/|\/reference\/react\//],
  ])("lists a page about %s among the first two search results", async (query, expected) => {
    await withPage("guides/", {}, async (page) => {
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByPlaceholder("Search").fill(query);
      const results = page.locator(".pagefind-ui__result");
      await results.nth(1).waitFor();
      const links = results.locator(".pagefind-ui__result-title > a");
      const addresses = await links.evaluateAll((elements) =>
        elements.slice(0, 2).map((link) => (link as HTMLAnchorElement).href),
      );
      expect(addresses.join(" ")).toMatch(expected);
    });
  });

  const phone = { viewport: { width: 390, height: 844 } };
  const desktop = { viewport: { width: 1280, height: 900 } };

  describe.each([
    ["phone in the light theme", { ...phone, colorScheme: "light" as const }],
    ["phone in the dark theme", { ...phone, colorScheme: "dark" as const }],
    ["desktop in the light theme", { ...desktop, colorScheme: "light" as const }],
    ["desktop in the dark theme", { ...desktop, colorScheme: "dark" as const }],
  ])("on a %s", (_, options) => {
    test.each([
      "",
      "guides/",
      "recipes/",
      "errors/",
      "error-codes/",
      "react/cart/",
      "reference/",
      "reference/ecom/orders/",
    ])("has no accessibility violations on /%s, and is not wider than the window", async (path) => {
      await withPage(path, options, async (page) => {
        // Starlight's search button shows its shortcut, which `aria-keyshortcuts` already states.
        const axe = new AxeBuilder({ page }).disableRules("label-content-name-mismatch");
        const { violations } = await axe.analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBe(options.viewport.width);
      });
    });
  });

  test.each(["", "errors/", "reference/ecom/orders/"])(
    "has Lighthouse scores of at least 95 for accessibility, best practices and SEO on /%s",
    async (path) => {
      const { stdout } = await promisify(execFile)(
        join(folder, "node_modules/.bin/lighthouse"),
        [
          new URL(path, site).href,
          "--output=json",
          "--quiet",
          // omit performance, because timings depend on the machine
          "--only-categories=accessibility,best-practices,seo",
          "--chrome-flags=--headless --no-sandbox",
        ],
        { env: { ...process.env, CHROME_PATH: chromiumPath }, maxBuffer: 1e8 },
      );
      const { categories } = JSON.parse(stdout) as {
        categories: Record<string, { score: number }>;
      };
      const scores = Object.entries(categories).map(([name, { score }]) => [name, score * 100]);
      expect(scores.filter(([, score]) => (score as number) < 95)).toEqual([]);
      expect(scores).toHaveLength(3);
    },
  );
});
