import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createEmulator, type Emulator, type EmulatorOptions } from "@portico/emulator";
import { build } from "esbuild";
import type { BrowserContext, Page } from "playwright-core";
import { closeContext, openBrowser } from "./chromium.js";
import type {} from "./shop-client.js";

/** Bundles the page's script with the built packages. */
async function bundleShop(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL("shop-client.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    // Use the built packages, because the path mappings in tsconfig.json resolve to source files.
    tsconfigRaw: "{}",
  });
  return result.outputFiles[0]?.text ?? "";
}

/** Starts a server that returns the shop's page for every path except `/shop.js`. */
async function servePages(script: string, api: () => string) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname === "/shop.js") {
      response.setHeader("Content-Type", "text/javascript");
      response.end(script);
      return;
    }
    const config = JSON.stringify({ api: api(), storage: url.searchParams.get("storage") });
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><title>Shop</title><link rel="icon" href="data:,"><body><script>globalThis.config = ${config}</script><script type="module" src="/shop.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Starts a browser and three servers: the platform, the shop and an unrelated site. */
export async function openSessionShop(options: EmulatorOptions = {}) {
  const emulator: Emulator = createEmulator({ seed: "minimal", ...options });
  const [script, platform, browser] = await Promise.all([
    bundleShop(),
    emulator.listen({ port: 0 }),
    openBrowser(),
  ]);
  const api = () => platform.url;
  const shop = await servePages(script, api);
  const otherSite = await servePages(script, api);
  const problems: string[] = [];
  let context: BrowserContext;

  return {
    emulator,
    /** The browser context created by the last reset. */
    get context() {
      return context;
    },
    platform: platform.url,
    shop: shop.origin,
    otherSite: otherSite.origin,
    /** Uncaught errors on all pages since the last reset. */
    problems,
    /** Opens a shop page in a new tab. */
    async visit(path = "/"): Promise<Page> {
      const page = await context.newPage();
      await page.goto(shop.origin + path);
      await waitUntilLoaded(page);
      return page;
    },
    /** Removes all browser data, and resets the emulator. */
    async reset(): Promise<void> {
      if (context) await closeContext(context);
      context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      context.on("weberror", (error) => problems.push(String(error.error())));
      emulator.reset();
      problems.length = 0;
    },
    async close(): Promise<void> {
      if (context) await closeContext(context);
      await browser.close();
      await Promise.all([platform.close(), shop.close(), otherSite.close()]);
    },
  };
}

export type SessionShop = Awaited<ReturnType<typeof openSessionShop>>;

/** Waits until a shop page has loaded its script. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => "shop" in globalThis);
}
