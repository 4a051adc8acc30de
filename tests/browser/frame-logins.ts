// A login in a hidden frame, in which tests speak in the platform's place.
import type { Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { loaded, openSessionShop, type SessionShop } from "./session-shop.js";

export const ADA = { email: "ada@example.com", password: "portico" };
export const FRAME = "iframe";

/** A shop, visited anew for each test of a file, and what its tests do with the frame of a login. */
export function frameLogins() {
  let site: SessionShop;
  let page: Page;

  beforeAll(async () => {
    site = await openSessionShop();
  });
  afterAll(() => site?.close());
  let timeStands = false;
  beforeEach(async () => {
    await site.reset();
    page = await site.visit();
  });

  afterEach(async () => {
    if (timeStands) await page.clock.resume();
    timeStands = false;
  });

  const frames = () => page.locator(FRAME).count();
  const role = () => page.evaluate(() => shop.auth.getTokens().refreshToken.role);
  const ended = () => page.evaluate(() => shop.ended("login"));

  /** The platform's page says nothing until it is loaded again: the test speaks in its place. */
  async function silence(body = "<!doctype html><title>Login</title>") {
    await page.route(
      (url) => url.pathname === "/_portico/authorize",
      (route) => route.fulfill({ contentType: "text/html", body }),
    );
  }

  /** From now on the test alone moves the time of all pages. */
  async function stopTime() {
    await page.clock.install();
    await page.reload();
    await loaded(page);
    await page.evaluate(() => shop.auth.getAuthHeaders());
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    timeStands = true;
  }

  /** Begins a login; its frame, once it is loaded. */
  async function begun(): Promise<Frame> {
    await page.evaluate((ada) => shop.begin("login", shop.auth.signIn(ada)), ADA);
    await page.locator(FRAME).waitFor({ state: "attached" });
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1] as Frame;
    await frame.waitForURL(/_portico\/authorize/);
    await frame.waitForLoadState();
    return frame;
  }

  /** Posts from a window to the page, and waits until the page has got it. */
  async function post(from: Frame | Page, messages: unknown[], to = "parent") {
    const before = await page.evaluate(() => shop.messages.count);
    await from.evaluate(
      ([all, name]) => {
        const target = { parent, opener: opener as Window, self: window }[name];
        for (const message of all) target.postMessage(message, "*");
      },
      [messages, to as "parent" | "opener" | "self"] as const,
    );
    await page.waitForFunction((count) => shop.messages.count === count, before + messages.length);
  }

  const stateOf = (frame: Frame) => new URL(frame.url()).searchParams.get("state");
  const isPending = async () => {
    expect(await page.evaluate(() => shop.isSettled("login"))).toBe(false);
    expect(await frames()).toBe(1);
    expect(await role()).toBe("visitor");
  };
  /** Lets the platform's own page answer after all. */
  async function answer(frame: Frame, address = frame.url()) {
    await page.unrouteAll();
    // The page answers and its frame goes while it still loads.
    await frame.goto(address).catch(() => {});
  }

  return {
    get site() {
      return site;
    },
    get page() {
      return page;
    },
    frames,
    role,
    ended,
    silence,
    stopTime,
    begun,
    post,
    stateOf,
    isPending,
    answer,
  };
}
