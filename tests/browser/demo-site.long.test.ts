import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import express from "express";
import { type Browser, chromium, type ViewportSize } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addDemo } from "../../docs/site/src/demo/build.ts";
import { desktop, findViolations, loadedFonts, phone, Visitor } from "../shop/world.js";
import { chromiumHint, chromiumPath, closeContext, launchOptions } from "./chromium.js";

const BASE = "/portico/";
const NO_CART = /404.*\/carts\/current$/;

describe.skipIf(!chromiumPath)(`the demo shop on a static site${chromiumHint}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "portico-demo-"));
  const visitors: Visitor[] = [];
  let server: Server;
  let browser: Browser;
  let address: string;

  beforeAll(async () => {
    const notFoundPage = join(folder, "404.html");
    writeFileSync(notFoundPage, "<!doctype html><html><head></head><body>Not found</body></html>");
    addDemo(folder, BASE);
    const app = express()
      .use(BASE, express.static(folder))
      .use((_request, response) => void response.status(404).sendFile(notFoundPage));
    server = await new Promise((resolve) => {
      const listening = app.listen(0, () => resolve(listening));
    });
    // By default, the emulator accepts all redirects to localhost, so use another host.
    const origin = `http://portico.example:${(server.address() as AddressInfo).port}`;
    address = `${origin}${BASE}demo/`;
    const options = launchOptions();
    browser = await chromium.launch({
      ...options,
      args: [
        ...options.args,
        "--host-resolver-rules=MAP portico.example 127.0.0.1",
        `--unsafely-treat-insecure-origin-as-secure=${origin}`,
      ],
    });
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    for (const visitor of visitors.splice(0)) {
      await closeContext(visitor.context);
      visitor.allowProblem(NO_CART);
      expect(visitor.problems).toEqual([]);
    }
  });

  async function openTab(viewport: ViewportSize = desktop) {
    const visitor = new Visitor(
      await browser.newContext({ viewport, reducedMotion: "reduce" }),
      address,
    );
    visitors.push(visitor);
    const tab = await visitor.openTab();
    return { visitor, tab, bar: tab.page.getByRole("navigation", { name: "Demo" }) };
  }

  /** Opens the shop as a new visitor, through the loading screen. */
  async function openDemo(viewport?: ViewportSize) {
    const demo = await openTab(viewport);
    await demo.tab.page.goto(address);
    await demo.bar.waitFor();
    return demo;
  }

  it.each([
    ["desktops", desktop],
    ["phones", phone],
  ])("sells a product on %s", async (_, viewport) => {
    const { tab } = await openDemo(viewport);
    expect(await findViolations(tab.page)).toEqual([]);
    const name = await tab.fillCart();
    const picture = tab.lineItem(name).locator("img");
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    await tab.checkout();
    expect(await loadedFonts(tab.page)).toContain("Fraunces Variable");
    await tab.placeOrder();
    expect(tab.path).toMatch(/^\/portico\/demo\/thank-you\?orderId=/);
    await tab.main.getByText(name).waitFor();
    await tab.page.reload();
    await tab.page.getByRole("heading", { name: /thank you/i }).waitFor();
    const pageWidth = await tab.page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth).toBeLessThanOrEqual(viewport.width);
  });

  it("logs the member in, keeps the session after a reload, and logs the member out", async () => {
    const { tab } = await openDemo();
    await tab.open("/login");
    await tab.enterCredentials("Log in", "ada@example.com", "portico");
    await tab.expectMember();
    await tab.open("/account/profile");
    await tab.page.reload();
    await tab.expectMember();
    expect(tab.path).toBe("/portico/demo/account/profile");
    await tab.main.getByRole("button", { name: "Log out" }).click();
    await tab.expectMember(false);
    await expect.poll(() => tab.path).toBe("/portico/demo/");
  });

  it("logs the member in on the hosted page", async () => {
    const { tab } = await openDemo();
    await tab.open("/login");
    await tab.main.getByRole("button", { name: "Go to the hosted login page" }).click();
    await tab.page.getByText("Welcome back").waitFor();
    await tab.enterCredentials("Log in", "ada@example.com", "portico");
    await tab.expectMember();
    expect(tab.path).toBe("/portico/demo/account");
  });

  it("logs the member in with the code from the inbox", async () => {
    const { tab } = await openDemo();
    await tab.open("/login");
    await tab.enterCredentials("Log in", "grace@example.com", "portico");
    await tab.submitCodeFrom(await tab.openInbox());
    await tab.expectMember();
  });

  it("keeps the cart when the browser stops the service worker", async () => {
    const { tab } = await openDemo();
    const name = await tab.fillCart();
    const devtools = await tab.page.context().newCDPSession(tab.page);
    const stopped = new Promise<void>((resolve) => {
      devtools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
        if (versions.some(({ runningStatus }) => runningStatus === "stopped")) resolve();
      });
    });
    await devtools.send("ServiceWorker.enable");
    await devtools.send("ServiceWorker.stopAllWorkers");
    await stopped;
    await tab.page.reload();
    await tab.lineItem(name).waitFor();
    await tab.expectCount(1);
  });

  it("shows a product page if it is the first page that a visitor opens", async () => {
    const { tab, visitor } = await openTab();
    await tab.page.goto(`${address}product-page/harbor-wool-coat?color=navy`);
    await tab.main.getByRole("heading", { name: "Harbor Wool Coat" }).waitFor();
    expect(tab.path).toContain("/portico/demo/product-page/harbor-wool-coat?color=navy");
    visitor.expectProblem(/404.*\/product-page\//);
  });

  it("links to the emulator's dashboard, and empties the cart after a reset", async () => {
    const { tab, bar } = await openDemo();
    await tab.fillCart();
    await bar.getByRole("link", { name: "Emulator" }).click();
    await tab.page.getByRole("heading", { name: "Platform emulator" }).waitFor();
    await tab.page.getByRole("row").filter({ hasText: "addLineItems" }).first().waitFor();
    await tab.goBack();
    await bar.getByRole("button", { name: "Reset" }).click();
    await tab.page.waitForURL(address);
    await tab.expectCount(0);
    await tab.open("/cart");
    await tab.main
      .getByText(/your cart is empty/i)
      .first()
      .waitFor();
  });

  it("explains that it needs service workers if the browser does not support them", async () => {
    const { tab, visitor } = await openTab();
    await visitor.context.addInitScript(() => {
      Object.defineProperty(navigator, "serviceWorker", { value: undefined });
    });
    await tab.page.goto(address);
    await tab.page.getByText("needs a service worker").waitFor();
    expect(await findViolations(tab.page)).toEqual([]);
  });

  it("has a service worker of at most 480 kB after compression", () => {
    const code = readFileSync(join(folder, "demo/service-worker.js"));
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(480_000);
  });
});
