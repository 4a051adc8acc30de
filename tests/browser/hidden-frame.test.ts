import type { Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chromiumPath, howToGetChromium } from "./chromium.js";
import { loaded, openSessionShop, type SessionShop } from "./session-shop.js";

const ADA = { email: "ada@example.com", password: "portico" };
const FRAME = "iframe";

describe.skipIf(!chromiumPath)(
  `a login in a hidden frame, in a browser${chromiumPath ? "" : ` (${howToGetChromium})`}`,
  () => {
    let site: SessionShop;
    let page: Page;

    beforeAll(async () => {
      site = await openSessionShop();
    }, 60_000);
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
      await page.waitForFunction(
        (count) => shop.messages.count === count,
        before + messages.length,
      );
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

    it("goes from the password to the member, on another origin than the platform's", async () => {
      expect(new URL(site.shop).origin).not.toBe(new URL(site.platform).origin);
      const { catalog } = site.emulator.state;
      const product = [...catalog.products.values()][0];
      const reference = {
        appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
        catalogItemId: product?.id ?? "",
        options: { variantId: product?.variants[0]?.id },
      };
      const cart = await page.evaluate(async (catalogReference) => {
        const catalogItems = [{ catalogReference, quantity: 1 }];
        return (await shop.client.cart.addLineItemsToCurrentCart({ catalogItems })).cart?.id;
      }, reference);
      const state = await page.evaluate((ada) => shop.auth.signIn(ada), ADA);
      expect(state).toMatchObject({ loginState: "SUCCESS" });
      expect(await frames()).toBe(0);
      const seen = await page.evaluate(async () => ({
        slug: (await shop.client.members.getCurrentMember()).member?.profile?.slug,
        cart: (await shop.client.cart.getCurrentCart()).cart?.id,
        events: shop.events,
      }));
      expect(seen).toEqual({
        slug: "ada",
        cart,
        events: ["visitor none>visitor", "member visitor>member"],
      });
      expect(site.problems).toEqual([]);
    });

    it("by hand: getMemberTokensForDirectLogin", async () => {
      const tokens = await page.evaluate(async (ada) => {
        const state = await shop.auth.login(ada);
        if (state.loginState !== "SUCCESS") throw new Error(state.loginState);
        return shop.auth.getMemberTokensForDirectLogin(state.data.sessionToken);
      }, ADA);
      expect(tokens.refreshToken.role).toBe("member");
      expect(await role()).toBe("visitor");
      expect(await frames()).toBe(0);
    });

    it("shows nothing while it works", async () => {
      await silence();
      const frame = await begun();
      expect(await page.locator(FRAME).isVisible()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
      await answer(frame);
      expect(await ended()).toMatchObject({ value: { loginState: "SUCCESS" } });
      expect(await frames()).toBe(0);
    });

    it("takes no message of another state, or of another shape", async () => {
      await silence();
      const frame = await begun();
      const state = stateOf(frame);
      await post(frame, [
        { code: "evil", state: "another" },
        { code: "evil" },
        { error: "evil", state: "another" },
        { state },
        { code: 5, state },
        { code: "", state },
        { code: ["evil"], state },
        { error: "", state },
        { error: { message: "evil" }, state },
        [{ code: "evil", state }],
        JSON.stringify({ code: "evil", state }),
        "evil",
        7,
        null,
        undefined,
      ]);
      await isPending();
      await answer(frame);
      expect(await ended()).toMatchObject({ value: { loginState: "SUCCESS" } });
      expect(await role()).toBe("member");
    });

    it("takes no message of another window: the page, another frame, a popup", async () => {
      await silence();
      const frame = await begun();
      const evil = { code: "evil", state: stateOf(frame) };
      await post(page, [evil, { error: "evil", state: evil.state }], "self");
      await isPending();

      // A second frame of the very origin that the answer comes from.
      await page.evaluate((src) => {
        const other = document.createElement("iframe");
        other.src = src;
        other.id = "other";
        document.body.append(other);
      }, `${site.platform}/_portico/authorize?other`);
      await expect.poll(() => page.frames().length).toBe(3);
      const other = page.frames()[2] as Frame;
      await other.waitForLoadState();
      await other.waitForURL(/other/);
      await post(other, [evil]);
      await page.evaluate(() => document.querySelector("#other")?.remove());
      await isPending();

      const opened = site.context.waitForEvent("page");
      await page.evaluate((address) => void window.open(address), site.stranger);
      const popup = await opened;
      await popup.waitForLoadState();
      await post(popup, [evil], "opener");
      await popup.close();
      await isPending();

      await answer(frame);
      expect(await ended()).toMatchObject({ value: { loginState: "SUCCESS" } });
      expect(await frames()).toBe(0);
    });

    it("takes no message of another origin, even from its own frame", async () => {
      await silence();
      const frame = await begun();
      const address = frame.url();
      const state = stateOf(frame);
      for (const origin of [site.stranger, site.shop]) {
        await frame.goto(origin);
        await post(frame, [
          { code: "evil", state },
          { error: "evil", state },
        ]);
        await isPending();
      }
      await answer(frame, address);
      expect(await ended()).toMatchObject({ value: { loginState: "SUCCESS" } });
    });

    it("a code that is not the platform's ends in its refusal, and in no session", async () => {
      await silence();
      const frame = await begun();
      await post(frame, [{ code: "made-up", state: stateOf(frame) }]);
      const result = await ended();
      expect(result).toMatchObject({
        value: {
          loginState: "FAILURE",
          error: expect.stringContaining("Failed to fetch tokens from OAuth API"),
        },
      });
      expect(JSON.stringify(result)).not.toContain("made-up");
      expect(await role()).toBe("visitor");
      expect(await frames()).toBe(0);
    });

    it("an error answer gives the platform's error", async () => {
      const result = await page.evaluate(() =>
        shop.outcome(shop.auth.getMemberTokensForDirectLogin("no-such-session")),
      );
      expect(result).toEqual({
        error: {
          name: "HttpError",
          code: "login_required",
          message: "There is no session to log in with",
        },
      });
      expect(await frames()).toBe(0);

      await silence();
      const frame = await begun();
      await post(frame, [{ error: "access_denied", state: stateOf(frame) }]);
      expect(await ended()).toEqual({
        value: { loginState: "FAILURE", error: "access_denied" },
      });
      expect(await role()).toBe("visitor");
      expect(await frames()).toBe(0);
    });

    it("times out after 120 seconds, not before", async () => {
      await stopTime();
      await silence();
      await begun();
      await page.clock.fastForward(119_999);
      await isPending();
      await page.clock.fastForward(1);
      expect(await ended()).toEqual({
        value: { loginState: "FAILURE", error: "OAuth flow timed out", retryable: true },
      });
      expect(await frames()).toBe(0);
      expect(await role()).toBe("visitor");
      // Trying again works.
      await page.unrouteAll();
      expect(await page.evaluate((ada) => shop.auth.signIn(ada), ADA)).toMatchObject({
        loginState: "SUCCESS",
      });
    });

    it("times out when the platform's page cannot be reached", async () => {
      await stopTime();
      await page.route(
        (url) => url.pathname === "/_portico/authorize",
        (route) => route.abort("connectionrefused"),
      );
      await page.evaluate(() =>
        shop.begin("login", shop.auth.getMemberTokensForDirectLogin("session")),
      );
      await page.locator(FRAME).waitFor({ state: "attached" });
      await page.clock.fastForward(120_000);
      expect(await ended()).toEqual({
        error: { name: "SystemError", code: "TIMEOUT", message: "OAuth flow timed out" },
      });
      expect(await frames()).toBe(0);
    });

    it("two at once do not hear each other", async () => {
      await silence();
      const first = await begun();
      await page.evaluate(() =>
        shop.begin("second", shop.auth.getMemberTokensForDirectLogin("session")),
      );
      await expect.poll(() => page.frames().length).toBe(3);
      const second = page.frames()[2] as Frame;
      await second.waitForURL(/authorize/);
      await second.waitForLoadState();
      await post(second, [{ error: "access_denied", state: stateOf(second) }]);
      expect(await page.evaluate(() => shop.ended("second"))).toMatchObject({
        error: { code: "access_denied" },
      });
      await isPending();
      await answer(first);
      expect(await ended()).toMatchObject({ value: { loginState: "SUCCESS" } });
      expect(await frames()).toBe(0);
    });

    it("carries the session over to the platform's pages once in a week", async () => {
      const frameRequests: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/_portico/")) frameRequests.push(pathname);
      });
      expect(await page.evaluate(() => shop.auth.sessions.isSessionSynced())).toBe(false);
      await page.evaluate(() => shop.auth.sessions.syncToWixPages());
      expect(await page.evaluate(() => shop.auth.sessions.isSessionSynced())).toBe(true);
      await page.evaluate(() => shop.auth.sessions.syncToWixPages());
      expect(frameRequests).toEqual(["/_portico/warm-up"]);
      await page.evaluate(() => shop.auth.sessions.syncToWixPages({ force: true }));
      expect(frameRequests).toHaveLength(2);
      expect(await frames()).toBe(0);
    });
  },
);
