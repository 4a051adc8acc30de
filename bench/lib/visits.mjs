// Measures visits to the built shop in a browser on a slow network.
import { preview } from "vite";
import { launchChromium } from "./chromium.mjs";

const latency = 60;

/**
 * Runs before the page's scripts: sums up layout shifts, and records responses and when the
 * first product appears.
 */
function watch() {
  globalThis.seen = { shift: 0, product: undefined, responses: {} };
  const { fetch } = globalThis;
  globalThis.fetch = async (...args) => {
    const response = await fetch(...args);
    const note = (text) => {
      globalThis.seen.responses[response.url] = text;
    };
    response
      .clone()
      .text()
      .then(note, () => {});
    return response;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) globalThis.seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const checkForProduct = () => {
    const link = document.querySelector("main a[href*='/product-page/']");
    if (link === null || globalThis.seen.product !== undefined) return;
    const slug = decodeURIComponent(link.pathname.split("/").at(-1));
    globalThis.seen.product = { slug, at: performance.now() };
  };
  new MutationObserver(checkForProduct).observe(document, { childList: true, subtree: true });
}

/**
 * Returns the number of sequential requests before the first product appears. Excludes parallel
 * requests, such as the one for the cart.
 */
function requestDepth({ product, requests, responses }) {
  const slug = `"slug":${JSON.stringify(product.slug)}`;
  const firstWithProduct = requests
    .filter(({ name, end }) => end <= product.at && responses[name]?.includes(slug))
    .sort((one, other) => one.end - other.end)[0];
  if (!firstWithProduct)
    throw new Error(`no response contains ${product.slug}, the first product seen`);
  const depth = ({ begin }) =>
    1 + Math.max(0, ...requests.filter(({ end }) => end <= begin).map(depth));
  return depth(firstWithProduct);
}

async function visit(context, address, { viewport, deep } = {}) {
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  await page.addInitScript(watch);
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(() => globalThis.seen.product !== undefined);
  if (deep) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - 2 * innerHeight));
    const before = await page.evaluate(() => scrollY);
    await page.reload({ waitUntil: "networkidle" });
    await page.waitForFunction((top) => Math.abs(scrollY - top) < innerHeight, before);
  }
  const seen = await page.evaluate(() => ({
    ...globalThis.seen,
    category: document.querySelector("a[href*='/category/']")?.href,
    requests: performance
      .getEntriesByType("resource")
      .filter(({ initiatorType }) => initiatorType === "fetch")
      .map(({ name, startTime, responseEnd }) => ({ name, begin: startTime, end: responseEnd })),
  }));
  await page.close();
  return seen;
}

/** Returns the rows for the visits, or an empty list if no browser is installed. */
export async function visits(shop, outDir) {
  const browser = await launchChromium();
  if (!browser) {
    console.error("> no Chromium: layout shift and waiting are not measured");
    return [];
  }
  const server = await preview({
    root: shop,
    logLevel: "warn",
    build: { outDir },
    preview: { port: 0, strictPort: true },
  });
  try {
    const at = (path) => new URL(path, server.resolvedUrls.local[0]).href;
    const small = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const first = await visit(context, at("/shop"));
    const again = await visit(context, at("/shop"));
    const category = await visit(context, first.category);
    const home = await visit(context, at("/"));
    const phone = await visit(context, at("/shop"), { viewport: small });
    const deep = await visit(context, at("/shop?page=3"), { deep: true });
    const deepPhone = await visit(context, at("/shop?page=3"), { viewport: small, deep: true });
    const shiftOf = (...seen) => Number(Math.max(...seen.map(({ shift }) => shift)).toFixed(3));
    return [
      {
        what: "largest layout shift on the home and list pages",
        value: shiftOf(first, again, category, home, phone),
        aim: 0,
      },
      {
        what: "layout shift after scrolling far down a list and reloading",
        value: shiftOf(deep, deepPhone),
        aim: 0,
      },
      {
        what: "sequential requests before the first product, new visitor",
        value: requestDepth(first),
        aim: 2,
      },
      { what: "sequential requests, returning visitor", value: requestDepth(again), aim: 1 },
      { what: "sequential requests, category page", value: requestDepth(category), aim: 1 },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
