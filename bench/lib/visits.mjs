// Measures visits to the built shop in a browser with added network latency.
import { preview } from "vite";
import { launchChromium } from "./chromium.mjs";

const LATENCY_MS = 60;

/**
 * Runs before the page's scripts: adds up layout shifts, and records the responses and the time
 * when the first product appears.
 */
function recordLoading() {
  globalThis.pageVisit = { shift: 0, product: undefined, responses: {} };
  const { fetch } = globalThis;
  globalThis.fetch = async (...args) => {
    const response = await fetch(...args);
    const recordResponse = (text) => {
      globalThis.pageVisit.responses[response.url] = text;
    };
    response
      .clone()
      .text()
      .then(recordResponse, () => {});
    return response;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) globalThis.pageVisit.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const checkForProduct = () => {
    const link = document.querySelector("main a[href*='/product-page/']");
    if (link === null || globalThis.pageVisit.product !== undefined) return;
    const slug = decodeURIComponent(link.pathname.split("/").at(-1));
    globalThis.pageVisit.product = { slug, at: performance.now() };
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
  const depthOf = ({ begin }) =>
    1 + Math.max(0, ...requests.filter(({ end }) => end <= begin).map(depthOf));
  return depthOf(firstWithProduct);
}

async function visit(context, address, { viewport, scrollsDown } = {}) {
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  await page.addInitScript(recordLoading);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(() => globalThis.pageVisit.product !== undefined);
  if (scrollsDown) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - 2 * innerHeight));
    const scrollBefore = await page.evaluate(() => scrollY);
    await page.reload({ waitUntil: "networkidle" });
    await page.waitForFunction((top) => Math.abs(scrollY - top) < innerHeight, scrollBefore);
  }
  const pageVisit = await page.evaluate(() => ({
    ...globalThis.pageVisit,
    category: document.querySelector("a[href*='/category/']")?.href,
    requests: performance
      .getEntriesByType("resource")
      .filter(({ initiatorType }) => initiatorType === "fetch")
      .map(({ name, startTime, responseEnd }) => ({ name, begin: startTime, end: responseEnd })),
  }));
  await page.close();
  return pageVisit;
}

/** Returns the rows for the visits, or an empty list if no browser is installed. */
export async function measureVisits(shop, outDir) {
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
    const urlOf = (path) => new URL(path, server.resolvedUrls.local[0]).href;
    const phoneViewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const firstVisit = await visit(context, urlOf("/shop"));
    const returningVisit = await visit(context, urlOf("/shop"));
    const categoryVisit = await visit(context, firstVisit.category);
    const homeVisit = await visit(context, urlOf("/"));
    const phoneVisit = await visit(context, urlOf("/shop"), { viewport: phoneViewport });
    const scrolledVisit = await visit(context, urlOf("/shop?page=3"), { scrollsDown: true });
    const scrolledPhoneVisit = await visit(context, urlOf("/shop?page=3"), {
      viewport: phoneViewport,
      scrollsDown: true,
    });
    const shiftOf = (...visits) => Number(Math.max(...visits.map(({ shift }) => shift)).toFixed(3));
    return [
      {
        label: "largest layout shift on the home and list pages",
        value: shiftOf(firstVisit, returningVisit, categoryVisit, homeVisit, phoneVisit),
        target: 0,
      },
      {
        label: "layout shift after scrolling far down a list and reloading",
        value: shiftOf(scrolledVisit, scrolledPhoneVisit),
        target: 0,
      },
      {
        label: "sequential requests before the first product, new visitor",
        value: requestDepth(firstVisit),
        target: 2,
      },
      {
        label: "sequential requests, returning visitor",
        value: requestDepth(returningVisit),
        target: 1,
      },
      {
        label: "sequential requests, category page",
        value: requestDepth(categoryVisit),
        target: 1,
      },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
