import type { Frame } from "playwright-core";
import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "./chromium.js";
import { frameLogins } from "./frame-logins.js";

describe.skipIf(!chromiumPath)(
  `messages to a hidden-frame login, in a browser${chromiumHint}`,
  () => {
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
    } = world;

    it("are ignored if their state or shape is wrong", async () => {
      await replacePlatformPage();
      const frame = await startLogin();
      const state = stateOf(frame);
      await postMessages(frame, [
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
      await expectPending();
      await loadPlatformPage(frame);
      expect(await loginResult()).toMatchObject({ value: { loginState: "SUCCESS" } });
      expect(await role()).toBe("member");
    });

    it("are ignored if they come from the page itself, another frame or a popup", async () => {
      await replacePlatformPage();
      const frame = await startLogin();
      const forgedMessage = { code: "evil", state: stateOf(frame) };
      await postMessages(
        world.page,
        [forgedMessage, { error: "evil", state: forgedMessage.state }],
        "self",
      );
      await expectPending();

      // Adds a second frame with the same origin as the platform's page.
      await world.page.evaluate((src) => {
        const otherFrameElement = document.createElement("iframe");
        otherFrameElement.src = src;
        otherFrameElement.id = "other";
        document.body.append(otherFrameElement);
      }, `${world.site.platform}/_portico/authorize?other`);
      await expect.poll(() => world.page.frames().length).toBe(3);
      const otherFrame = world.page.frames()[2] as Frame;
      await otherFrame.waitForLoadState();
      await otherFrame.waitForURL(/other/);
      await postMessages(otherFrame, [forgedMessage]);
      await world.page.evaluate(() => document.querySelector("#other")?.remove());
      await expectPending();

      const popupPromise = world.site.context.waitForEvent("page");
      await world.page.evaluate((address) => void window.open(address), world.site.otherSite);
      const popup = await popupPromise;
      await popup.waitForLoadState();
      await postMessages(popup, [forgedMessage], "opener");
      await popup.close();
      await expectPending();

      await loadPlatformPage(frame);
      expect(await loginResult()).toMatchObject({ value: { loginState: "SUCCESS" } });
      expect(await frameCount()).toBe(0);
    });

    it("are ignored if the login frame has navigated to another origin", async () => {
      await replacePlatformPage();
      const frame = await startLogin();
      const address = frame.url();
      const state = stateOf(frame);
      for (const origin of [world.site.otherSite, world.site.shop]) {
        await frame.goto(origin);
        await postMessages(frame, [
          { code: "evil", state },
          { error: "evil", state },
        ]);
        await expectPending();
      }
      await loadPlatformPage(frame, address);
      expect(await loginResult()).toMatchObject({ value: { loginState: "SUCCESS" } });
    });

    it("make the login fail if the platform did not issue their code", async () => {
      await replacePlatformPage();
      const frame = await startLogin();
      await postMessages(frame, [{ code: "made-up", state: stateOf(frame) }]);
      const result = await loginResult();
      expect(result).toMatchObject({
        value: {
          loginState: "FAILURE",
          error: expect.stringContaining("Failed to fetch tokens from OAuth API"),
        },
      });
      expect(JSON.stringify(result)).not.toContain("made-up");
      expect(await role()).toBe("visitor");
      expect(await frameCount()).toBe(0);
    });

    it("affect only the login with the same state if two logins run in parallel", async () => {
      await replacePlatformPage();
      const firstFrame = await startLogin();
      await world.page.evaluate(() =>
        shop.track("second", shop.auth.getMemberTokensForDirectLogin("session")),
      );
      await expect.poll(() => world.page.frames().length).toBe(3);
      const secondFrame = world.page.frames()[2] as Frame;
      await secondFrame.waitForURL(/authorize/);
      await secondFrame.waitForLoadState();
      await postMessages(secondFrame, [{ error: "access_denied", state: stateOf(secondFrame) }]);
      expect(await world.page.evaluate(() => shop.taskResult("second"))).toMatchObject({
        error: { code: "access_denied" },
      });
      await expectPending();
      await loadPlatformPage(firstFrame);
      expect(await loginResult()).toMatchObject({ value: { loginState: "SUCCESS" } });
      expect(await frameCount()).toBe(0);
    });
  },
);
