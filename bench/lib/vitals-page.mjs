// Measures one page load and one interaction on a simulated phone with slow 4G.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const webVitalsCode = readFileSync(
  createRequire(import.meta.url)
    .resolve("web-vitals")
    .replace(/[^/\\]+$/, "web-vitals.iife.js"),
  "utf8",
);

/** Reports every change in the vitals, because they are read while the page is still open. */
const collectVitals = `${webVitalsCode}
  globalThis.vitals = {};
  for (const name of ["FCP", "LCP", "CLS", "INP"])
    webVitals["on" + name](({ value }) => { vitals[name] = value; }, { reportAllChanges: true, durationThreshold: 0 });`;

/** Lighthouse's "slow 4G" network conditions. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Loads a page with an empty HTTP cache.
 *
 * @param context - browser context, with the storage and cookies of earlier pages
 * @param target - URL of the page, a selector of its main content, and an interaction
 */
export async function vitalsOf(context, { address, mainSelector, interact }) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(collectVitals);
  await devtools.send("Network.enable");
  await devtools.send("Network.clearBrowserCache");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const scripts = new Set();
  let scriptBytes = 0;
  let totalBytes = 0;
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    totalBytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle", timeout: 60_000 });
  await page.locator(mainSelector).first().waitFor();
  const transferSizes = { script: scriptBytes / 1000, total: totalBytes / 1000 };
  await interact(page);
  await page.waitForFunction(() => globalThis.vitals.INP !== undefined);
  const vitals = await page.evaluate(() => globalThis.vitals);
  const loadedScripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .map(({ responseEnd, transferSize }) => ({ responseEnd, transferSize })),
  );
  // scripts that loaded before the LCP may have delayed it
  const scriptsBeforeLcp = loadedScripts.filter(({ responseEnd }) => responseEnd < vitals.LCP);
  const scriptBeforeLcp =
    scriptsBeforeLcp.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  await page.close();
  return { ...vitals, CLS: vitals.CLS ?? 0, ...transferSizes, scriptBeforeLcp };
}
