import { createEmulator, type Emulator } from "@portico/emulator";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath, openBrowser } from "./chromium.js";

describe.skipIf(!chromiumPath)(`the emulator's dashboard${chromiumHint}`, () => {
  let emulator: Emulator;
  let server: Awaited<ReturnType<Emulator["listen"]>>;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];
  const requestedOrigins: string[] = [];

  beforeAll(async () => {
    emulator = createEmulator({ seed: "minimal", site: { name: "<b>Shop</b>" } });
    [server, browser] = await Promise.all([emulator.listen({ port: 0 }), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  beforeEach(async () => {
    emulator.seed("minimal");
    problems.length = requestedOrigins.length = 0;
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("request", (request) => requestedOrigins.push(new URL(request.url()).origin));
    await page.goto(`${server.url}/_portico/`);
  });
  afterEach(async () => {
    await page.close();
    expect(problems).toEqual([]);
    expect([...new Set(requestedOrigins)]).toEqual([server.url]);
  });

  const region = (name: string) => page.getByRole("region", { name, exact: true });
  const statusText = () => page.getByRole("status").textContent();
  const clickButton = (name: string) => page.getByRole("button", { name, exact: true }).click();
  /** Returns a visitor's access token for a shop. */
  async function fetchVisitorToken(): Promise<string> {
    const body = JSON.stringify({ clientId: "shop", grantType: "anonymous" });
    const response = await fetch(`${server.url}/oauth2/token`, { method: "POST", body });
    return ((await response.json()) as { access_token: string }).access_token;
  }

  it("shows new requests without their tokens, and filters them", async () => {
    const Authorization = await fetchVisitorToken();
    const row = region("Requests")
      .getByRole("row")
      .filter({ hasText: /identity\.oauth\.token/ });
    await row.waitFor();
    expect(await row.textContent()).toContain("200");
    expect(await row.textContent()).toContain("Anonymous");
    await row.locator("summary").click();
    const bodies = (await row.locator("pre").allTextContents()).join();
    expect(bodies).toContain('"grantType": "anonymous"');
    expect(bodies).toContain('"access_token": "[removed]"');
    expect(await page.content()).not.toContain(Authorization);
    await fetch(`${server.url}/stores/v3/products/nothing`, { headers: { Authorization } });
    await region("Requests")
      .getByRole("row")
      .filter({ hasText: /getProduct/ })
      .waitFor();
    await page.getByLabel("Filter").fill("404");
    expect(await row.isVisible()).toBe(false);
    expect(
      await region("Requests")
        .getByRole("row")
        .filter({ hasText: /getProduct/ })
        .isVisible(),
    ).toBe(true);
  });

  it("advances, sets and resets the clock", async () => {
    const timeBefore = emulator.clock.now();
    await clickButton("+1 day");
    await expect.poll(statusText).toContain("Advanced the clock by 1 day");
    expect(emulator.clock.now() - timeBefore).toBeGreaterThanOrEqual(86_400_000);
    await page.getByLabel("Set to (UTC)").fill("2031-05-06T07:08");
    await clickButton("Set");
    await page.getByText("2031-05-06 07:08").waitFor();
    expect(new Date(emulator.clock.now()).toISOString()).toMatch(/^2031-05-06T07:08/);
    await clickButton("Reset clock");
    await expect.poll(() => emulator.clock.offset).toBe(0);
  });

  it("adds a fault that affects the next request, and removes faults", async () => {
    await page.getByRole("combobox", { name: /^Fault/ }).selectOption("status");
    await page.getByRole("spinbutton", { name: "Status" }).fill("418");
    await page.getByLabel("Operation, or path starting with /").fill("/oauth2/");
    await page.getByLabel("Times").fill("2");
    await clickButton("Add fault");
    await page.getByText("2 left").waitFor();
    expect(emulator.faults.list()).toMatchObject([{ kind: "status", status: 418, times: 2 }]);
    expect((await fetch(`${server.url}/oauth2/jwks`)).status).toBe(418);
    await page.getByText("1 left").waitFor();
    await region("Requests").getByRole("row").filter({ hasText: /418/ }).waitFor();
    await clickButton("Clear");
    await page.getByText("No faults.").waitFor();
    expect(emulator.faults.size).toBe(0);
    await page.getByRole("combobox", { name: /^Fault/ }).selectOption("delay");
    expect(await page.getByLabel("Milliseconds").inputValue()).toBe("2000");
  });

  it("shows members and messages with links, clears messages on reset, and restores a snapshot", async () => {
    const Authorization = await fetchVisitorToken();
    const headers = { Authorization, "Content-Type": "application/json" };
    const send = (path: string, body: unknown) =>
      fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    const email = "ada@example.com";
    await send("/_api/iam/recovery/v1/send-email", { email });
    const message = region("Outbox")
      .getByRole("row")
      .filter({ hasText: /Reset your password/ });
    await message.waitFor();
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      message.getByRole("link", { name: "Open link" }).click(),
    ]);
    await popup.getByRole("heading", { level: 1 }).waitFor();
    await popup.close();
    expect(await region("Members").textContent()).toContain(email);
    await clickButton("Take snapshot");
    await page.getByRole("button", { name: /^Restore snapshot-/ }).waitFor();
    await clickButton("Reset");
    await region("Outbox").getByText("No messages yet.").waitFor();
    await region("Requests").getByText("No requests yet").waitFor();
    expect(emulator.outbox).toEqual([]);
    await page
      .getByRole("button", { name: /^Restore snapshot-/ })
      .last()
      .click();
    await region("Outbox")
      .getByRole("row")
      .filter({ hasText: /Reset your password/ })
      .waitFor();
  });

  it("loads another seed, and offers the current data as a download", async () => {
    await page.getByLabel("Seed").selectOption("digital");
    await clickButton("Load seed");
    await expect.poll(() => emulator.state.catalog.products.size).toBe(7);
    await page.getByText("7 products").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download as seed" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("seed.json");
  });

  it("has controls that the Tab key reaches, a label for every control, and a light and a dark theme", async () => {
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(background).toBe(scheme === "light" ? "rgb(250, 248, 244)" : "rgb(21, 20, 18)");
    }
    const unlabeledControls = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>("input,select,button,a")]
        .filter((control) => !control.closest("[hidden]"))
        .filter((control) => !(control.textContent?.trim() || control.labels?.length))
        .map((control) => control.outerHTML),
    );
    expect(unlabeledControls).toEqual([]);
    const focusedIds: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press("Tab");
      focusedIds.push(await page.evaluate(() => document.activeElement?.id ?? ""));
    }
    for (const id of [
      "filter",
      "clock-reset",
      "clock-time",
      "fault-kind",
      "faults-clear",
      "reset",
    ]) {
      expect(focusedIds).toContain(id);
    }
  });
});
