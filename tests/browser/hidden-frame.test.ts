import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "./chromium.js";
import { ADA, FRAME, frameLogins } from "./frame-logins.js";

describe.skipIf(!chromiumPath)(`the hidden frame, in a browser${chromiumHint}`, () => {
  const world = frameLogins();
  const {
    loadPlatformPage,
    startLogin,
    loginResult,
    frameCount,
    expectPending,
    postMessages,
    role,
    replacePlatformPage,
    stateOf,
    stopTime,
  } = world;

  it("logs a member in with a password across origins, and keeps the visitor's cart", async () => {
    expect(new URL(world.site.shop).origin).not.toBe(new URL(world.site.platform).origin);
    const { catalog } = world.site.emulator.state;
    const product = [...catalog.products.values()][0];
    const reference = {
      appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
      catalogItemId: product?.id ?? "",
      options: { variantId: product?.variants[0]?.id },
    };
    const cartId = await world.page.evaluate(async (catalogReference) => {
      const catalogItems = [{ catalogReference, quantity: 1 }];
      return (await shop.client.cart.addLineItemsToCurrentCart({ catalogItems })).cart?.id;
    }, reference);
    const state = await world.page.evaluate((ada) => shop.auth.signIn(ada), ADA);
    expect(state).toMatchObject({ loginState: "SUCCESS" });
    expect(await frameCount()).toBe(0);
    const result = await world.page.evaluate(async () => ({
      slug: (await shop.client.members.getCurrentMember()).member?.profile?.slug,
      cart: (await shop.client.cart.getCurrentCart()).cart?.id,
      events: shop.events,
    }));
    expect(result).toEqual({
      slug: "ada",
      cart: cartId,
      events: ["visitor none>visitor", "member visitor>member"],
    });
    expect(world.site.problems).toEqual([]);
  });

  it("returns member tokens to getMemberTokensForDirectLogin", async () => {
    const tokens = await world.page.evaluate(async (ada) => {
      const state = await shop.auth.login(ada);
      if (state.loginState !== "SUCCESS") throw new Error(state.loginState);
      return shop.auth.getMemberTokensForDirectLogin(state.data.sessionToken);
    }, ADA);
    expect(tokens.refreshToken.role).toBe("member");
    expect(await role()).toBe("visitor");
    expect(await frameCount()).toBe(0);
  });

  it("is invisible and does not take the focus", async () => {
    await replacePlatformPage();
    const frame = await startLogin();
    expect(await world.page.locator(FRAME).isVisible()).toBe(false);
    expect(await world.page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await loadPlatformPage(frame);
    expect(await loginResult()).toMatchObject({ value: { loginState: "SUCCESS" } });
    expect(await frameCount()).toBe(0);
  });

  it("reports the platform's error", async () => {
    const result = await world.page.evaluate(() =>
      shop.settleTask(shop.auth.getMemberTokensForDirectLogin("no-such-session")),
    );
    expect(result).toEqual({
      error: {
        name: "HttpError",
        code: "login_required",
        message: "No session to log in with",
      },
    });
    expect(await frameCount()).toBe(0);

    await replacePlatformPage();
    const frame = await startLogin();
    await postMessages(frame, [{ error: "access_denied", state: stateOf(frame) }]);
    expect(await loginResult()).toEqual({
      value: { loginState: "FAILURE", error: "access_denied" },
    });
    expect(await role()).toBe("visitor");
    expect(await frameCount()).toBe(0);
  });

  it("times out after 120 seconds, but not earlier", async () => {
    await stopTime();
    await replacePlatformPage();
    await startLogin();
    await world.page.clock.fastForward(119_999);
    await expectPending();
    await world.page.clock.fastForward(1);
    expect(await loginResult()).toEqual({
      value: { loginState: "FAILURE", error: "OAuth flow timed out", retryable: true },
    });
    expect(await frameCount()).toBe(0);
    expect(await role()).toBe("visitor");
    // A retry with the platform's real page succeeds.
    await world.page.unrouteAll();
    expect(await world.page.evaluate((ada) => shop.auth.signIn(ada), ADA)).toMatchObject({
      loginState: "SUCCESS",
    });
  });

  it("times out if the platform's page cannot be loaded", async () => {
    await stopTime();
    await world.page.route(
      (url) => url.pathname === "/_portico/authorize",
      (route) => route.abort("connectionrefused"),
    );
    await world.page.evaluate(() =>
      shop.track("login", shop.auth.getMemberTokensForDirectLogin("session")),
    );
    await world.page.locator(FRAME).waitFor({ state: "attached" });
    await world.page.clock.fastForward(120_000);
    expect(await loginResult()).toEqual({
      error: { name: "SystemError", code: "TIMEOUT", message: "OAuth flow timed out" },
    });
    expect(await frameCount()).toBe(0);
  });

  it("transfers the session to the platform's pages once, and again only if forced", async () => {
    const frameRequests: string[] = [];
    world.page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/_portico/")) frameRequests.push(pathname);
    });
    expect(await world.page.evaluate(() => shop.auth.sessions.isSessionSynced())).toBe(false);
    await world.page.evaluate(() => shop.auth.sessions.syncToWixPages());
    expect(await world.page.evaluate(() => shop.auth.sessions.isSessionSynced())).toBe(true);
    await world.page.evaluate(() => shop.auth.sessions.syncToWixPages());
    expect(frameRequests).toEqual(["/_portico/warm-up"]);
    await world.page.evaluate(() => shop.auth.sessions.syncToWixPages({ force: true }));
    expect(frameRequests).toHaveLength(2);
    expect(await frameCount()).toBe(0);
  });
});
