import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium } from "playwright-core";

const COMMON_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function findChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) return configuredPath;
  // `executablePath` throws on platforms without a Playwright build
  const installedPath = (() => {
    try {
      return chromium.executablePath();
    } catch {
      return "";
    }
  })();
  return [...COMMON_PATHS, installedPath].find((path) => path && existsSync(path));
}

export const chromiumPath = findChromium();

export const howToGetChromium =
  "needs Chromium: `apt-get install -y chromium`, or `npx playwright-core install chromium`, or CHROMIUM_PATH";

/** Suffix for the titles of tests that are skipped if no browser is installed. */
export const chromiumHint = chromiumPath ? "" : ` (${howToGetChromium})`;

/** The headless shell needs a third less CPU than Chromium, but has no back/forward cache. */
const headlessShell = "/usr/bin/chromium-headless-shell";
const shellPath =
  process.env.CHROMIUM_PATH || !existsSync(headlessShell) ? chromiumPath : headlessShell;

/**
 * Returns the launch options for the full browser, which has a back/forward cache like users'
 * browsers.
 */
export const launchOptions = () => ({
  executablePath: chromiumPath as string,
  args: flags,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});

/**
 * Returns the launch options for tests that do not need the back/forward cache: for the headless
 * shell if it is installed and `CHROMIUM_PATH` is not set, otherwise for the full browser.
 */
export const shellLaunchOptions = () => ({ executablePath: shellPath as string, args: flags });

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Closes a context, and ignores errors in route handlers that are still running. These errors would
 * fail the whole test run.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  const routedTargets = [context, ...context.pages()];
  await Promise.all(routedTargets.map((target) => target.unrouteAll({ behavior: "ignoreErrors" })));
  await context.close();
}

/** Opens a browser without pages. Each context has a separate profile. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions());
