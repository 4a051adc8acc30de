// Measures the web vitals of both built example shops: `npm run bench -- --only=vitals` prints them
// and writes docs/internals/web-vitals.md.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { launchChromium } from "./lib/chromium.mjs";
import { runIfMain } from "./lib/table.mjs";
import { vitalsOf } from "./lib/vitals-page.mjs";

const examples = fileURLToPath(new URL("../examples", import.meta.url));
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

/** Maximum Largest Contentful Paint for each page, in seconds. */
const MAX_LCP = {
  storefront: { home: 2, list: 2.5, product: 2, cart: 2 },
  ssr: { home: 1.2, list: 1.2, product: 1.2, cart: 1.2 },
};
const MAX_INP = 100;
const MAX_LIST_SCRIPT = 115;

const firstCardOf = (page) => page.locator("main a[href*='/product-page/']").first();
const selectLastOption = (page) =>
  page.locator("main fieldset label:not(.unavailable)").last().tap();

/** Returns the pages to measure, each with an interaction. */
const pagesOf = (home, product) => ({
  home: { address: home, mainSelector: "main h1", interact: (page) => page.locator("body").tap() },
  list: {
    address: new URL("/shop", home).href,
    mainSelector: "main a[href*='/product-page/'] >> visible=true",
    interact: (page) =>
      page
        .getByRole("button", { name: /filter/i })
        .or(page.locator("main summary"))
        .first()
        .tap(),
  },
  product: { address: product, mainSelector: "main h1", interact: selectLastOption },
  cart: {
    address: new URL("/cart", home).href,
    mainSelector: "main h1",
    interact: (page) =>
      page
        .getByRole("button", { name: /Increase quantity/ })
        .first()
        .tap(),
  },
});

/** Starts an example shop. Returns its URL and a function that stops it. */
async function startShop(name, pattern) {
  const serverFile = fileURLToPath(new URL(`../examples/${name}/serve.mjs`, import.meta.url));
  const { PORTICO_CLIENT_ID: _, ...env } = process.env;
  const stdio = ["ignore", "pipe", "inherit"];
  const child = spawn(process.execPath, [serverFile, "--port", "0"], { env, stdio });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = pattern.exec(line)?.[1];
    if (address) return { address, stop: () => child.kill() };
  }
  throw new Error(`${name} ended without an address`);
}

/**
 * Opens a product and adds it to the cart without network or CPU throttling. Returns the product's
 * URL.
 */
async function addToCart(context, home) {
  const page = await context.newPage();
  await page.goto(new URL("/shop", home).href);
  const product = await firstCardOf(page).evaluate((link) => link.href);
  await page.goto(product);
  await page.locator("main h1").waitFor();
  for (const group of await page.locator("main fieldset:has(input[type=radio])").all()) {
    await group.locator("label:not(.unavailable)").first().click();
  }
  const addButton = page.getByRole("button", { name: "Add to cart" });
  await addButton.click();
  await page.waitForLoadState("networkidle");
  await page.close();
  return product;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measureShop(browser, home, rounds) {
  const runs = {};
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext(PHONE);
    const product = await addToCart(context, home);
    for (const [name, target] of Object.entries(pagesOf(home, product))) {
      const visitorContext = name === "cart" ? context : await browser.newContext(PHONE);
      runs[name] = [...(runs[name] ?? []), await vitalsOf(visitorContext, target)];
      if (visitorContext !== context) await visitorContext.close();
    }
    await context.close();
  }
  return runs;
}

export async function measureVitals({ quick }) {
  const browser = await launchChromium();
  if (!browser) {
    console.error("> no Chromium: web vitals are not measured");
    return [];
  }
  await build({ root: `${examples}/storefront`, logLevel: "warn" });
  const shops = {
    storefront: await startShop("storefront", /Portico demo shop: (\S+)/),
    ssr: await startShop("ssr", /Next\.js: (\S+)/),
  };
  const rows = [];
  try {
    for (const [shop, { address }] of Object.entries(shops)) {
      const runs = await measureShop(browser, address, quick ? 1 : 5);
      for (const [page, values] of Object.entries(runs)) {
        const group = shop === "ssr" ? "server-rendered shop" : "single-page shop";
        const medianOf = (name) => median(values.map((value) => value[name]));
        const addRow = (label, unit, portico, target) =>
          rows.push({
            group,
            label: `${page}: ${label}`,
            unit,
            portico,
            ...(target !== undefined && { target: { portico: target } }),
          });
        addRow("FCP", "s", medianOf("FCP") / 1000);
        addRow("LCP", "s", medianOf("LCP") / 1000, MAX_LCP[shop][page]);
        addRow("CLS", "", Number(medianOf("CLS").toFixed(3)), 0.1);
        addRow("INP", "ms", medianOf("INP"), MAX_INP);
        const script = shop === "storefront" && page === "list" ? MAX_LIST_SCRIPT : undefined;
        addRow("JavaScript before the LCP", "kB", medianOf("scriptBeforeLcp"), script);
        addRow("JavaScript, transferred", "kB", medianOf("script"));
        addRow("all responses, transferred", "kB", medianOf("total"));
      }
    }
  } finally {
    for (const { stop } of Object.values(shops)) stop();
    await browser.close();
  }
  return rows;
}

await runIfMain(import.meta.url, measureVitals);
