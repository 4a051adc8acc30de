// Helpers for tests of logins in a hidden frame. The tests can replace the platform's login page.
import type { Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { openSessionShop, type SessionShop, waitUntilLoaded } from "./session-shop.js";

export const ADA = { email: "ada@example.com", password: "portico" };
export const FRAME = "iframe";

/** Opens a shop for the tests in one file. Returns functions that control the login frame. */
export function frameLogins() {
  let site: SessionShop;
  let page: Page;

  beforeAll(async () => {
    site = await openSessionShop();
  });
  afterAll(() => site?.close());
  let isTimeStopped = false;
  beforeEach(async () => {
    await site.reset();
    page = await site.visit();
  });

  afterEach(async () => {
    if (isTimeStopped) await page.clock.resume();
    isTimeStopped = false;
  });

  const frameCount = () => page.locator(FRAME).count();
  const role = () => page.evaluate(() => shop.auth.getTokens().refreshToken.role);
  const loginResult = () => page.evaluate(() => shop.taskResult("login"));

  /** Replaces the platform's login page, so that only the test sends messages. */
  async function replacePlatformPage(body = "<!doctype html><title>Login</title>") {
    await page.route(
      (url) => url.pathname === "/_portico/authorize",
      (route) => route.fulfill({ contentType: "text/html", body }),
    );
  }

  /** Stops the clock on all pages until the test advances it. */
  async function stopTime() {
    await page.clock.install();
    await page.reload();
    await waitUntilLoaded(page);
    await page.evaluate(() => shop.auth.getAuthHeaders());
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    isTimeStopped = true;
  }

  /** Starts a login, waits until its frame has loaded, and returns the frame. */
  async function startLogin(): Promise<Frame> {
    await page.evaluate((ada) => shop.track("login", shop.auth.signIn(ada)), ADA);
    await page.locator(FRAME).waitFor({ state: "attached" });
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1] as Frame;
    await frame.waitForURL(/_portico\/authorize/);
    await frame.waitForLoadState();
    return frame;
  }

  /** Posts messages to the page, and waits until the page has received them. */
  async function postMessages(from: Frame | Page, messages: unknown[], to = "parent") {
    const countBefore = await page.evaluate(() => shop.messages.count);
    await from.evaluate(
      ([sentMessages, name]) => {
        const target = { parent, opener: opener as Window, self: window }[name];
        for (const message of sentMessages) target.postMessage(message, "*");
      },
      [messages, to as "parent" | "opener" | "self"] as const,
    );
    await page.waitForFunction(
      (count) => shop.messages.count === count,
      countBefore + messages.length,
    );
  }

  const stateOf = (frame: Frame) => new URL(frame.url()).searchParams.get("state");
  const expectPending = async () => {
    expect(await page.evaluate(() => shop.isSettled("login"))).toBe(false);
    expect(await frameCount()).toBe(1);
    expect(await role()).toBe("visitor");
  };
  /** Loads the platform's real login page instead of the replacement. */
  async function loadPlatformPage(frame: Frame, address = frame.url()) {
    await page.unrouteAll();
    // The platform's page completes the login, so the shop may remove the frame before the page has
    // loaded.
    await frame.goto(address).catch(() => {});
  }

  return {
    get site() {
      return site;
    },
    get page() {
      return page;
    },
    frameCount,
    role,
    loginResult,
    replacePlatformPage,
    stopTime,
    startLogin,
    postMessages,
    stateOf,
    expectPending,
    loadPlatformPage,
  };
}
