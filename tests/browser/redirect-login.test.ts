import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "./chromium.js";
import { openSessionShop, type SessionShop, waitUntilLoaded } from "./session-shop.js";

const ADA = { email: "ada@example.com", password: "portico" };

describe.skipIf(!chromiumPath)(
  `a client that redirects to the platform, in a browser${chromiumHint}`,
  () => {
    let site: SessionShop;
    let page: Page;

    beforeAll(async () => {
      site = await openSessionShop();
    });
    afterAll(() => site?.close());
    beforeEach(async () => {
      await site.reset();
      page = await site.visit("/product?color=red#reviews");
    });
    afterEach(() => {
      expect(site.problems).toEqual([]);
    });

    const currentUrl = () => new URL(page.url());
    const callbackUrl = () => `${site.shop}/callback`;

    /** Opens the platform's login page. */
    async function openLoginPage(options: { responseMode?: "fragment" | "query" } = {}) {
      await page.evaluate(
        ([redirectUri, rest]) => {
          // The page unloads before the call resolves.
          shop.auth.signIn({ redirectUri, ...rest });
        },
        [callbackUrl(), options] as const,
      );
      await page.waitForURL(/_portico\/authorize/);
    }

    /** Fills in the platform's login page, and waits until the shop's callback page has loaded. */
    async function logIn() {
      expect(currentUrl().origin).toBe(site.platform);
      await page.locator("#email").fill(ADA.email);
      await page.locator("#password").fill(ADA.password);
      await page.locator("#submit").click();
      await page.waitForURL(/\/callback/);
      await waitUntilLoaded(page);
    }

    const finishLogin = () => page.evaluate(() => shop.auth.handleRedirectCallback());

    it.each(["fragment", "query"] as const)(
      "receives the code in the %s, returns the original URL, and keeps the visitor's cart",
      async (responseMode) => {
        const product = [...site.emulator.state.catalog.products.values()][0];
        const reference = {
          appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
          catalogItemId: product?.id ?? "",
          options: { variantId: product?.variants[0]?.id },
        };
        const cartId = await page.evaluate(async (catalogReference) => {
          const catalogItems = [{ catalogReference, quantity: 1 }];
          return (await shop.client.cart.addLineItemsToCurrentCart({ catalogItems })).cart?.id;
        }, reference);
        await openLoginPage({ responseMode });
        // The URL of the login page must contain no token.
        const storageState = await site.context.storageState();
        const address = page.url();
        for (const { localStorage } of storageState.origins) {
          for (const { value } of localStorage) {
            const { accessToken, refreshToken } = JSON.parse(value);
            expect(address).not.toContain(accessToken.value);
            expect(address).not.toContain(refreshToken.value);
          }
        }
        await logIn();
        expect(responseMode === "query" ? currentUrl().search : currentUrl().hash).toMatch(/code=/);

        // React may run an effect twice, so a page may handle the callback twice.
        const results = await page.evaluate(() =>
          Promise.all([shop.auth.handleRedirectCallback(), shop.auth.handleRedirectCallback()]),
        );
        const success = {
          loginState: "SUCCESS",
          data: { originalUri: `${site.shop}/product?color=red#reviews` },
        };
        expect(results).toEqual([success, success]);
        expect(page.url()).toBe(callbackUrl());
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
        const state = await page.evaluate(async () => ({
          slug: (await shop.client.members.getCurrentMember()).member?.profile?.slug,
          cart: (await shop.client.cart.getCurrentCart()).cart?.id,
        }));
        expect(state).toEqual({ slug: "ada", cart: cartId });
        await page.reload();
        await waitUntilLoaded(page);
        expect(await finishLogin()).toEqual({ loginState: "INITIAL" });
        expect(await page.evaluate(() => shop.auth.loggedIn())).toBe(true);
      },
    );

    it("returns to the original page by default", async () => {
      await page.goto(`${site.shop}/product?color=red`);
      await waitUntilLoaded(page);
      await page.evaluate(() => {
        shop.auth.signIn();
      });
      await page.waitForURL(/_portico\/authorize/);
      await page.locator("#email").fill(ADA.email);
      await page.locator("#password").fill(ADA.password);
      await page.locator("#submit").click();
      await page.waitForURL(/color=red/);
      await waitUntilLoaded(page);
      expect(await finishLogin()).toMatchObject({ loginState: "SUCCESS" });
      expect(page.url()).toBe(`${site.shop}/product?color=red`);
    });

    it("logs the member in after a wrong password", async () => {
      await openLoginPage();
      await page.locator("#email").fill(ADA.email);
      await page.locator("#password").fill("wrong");
      await page.locator("#submit").click();
      await page.getByRole("alert").waitFor();
      await logIn();
      expect(await finishLogin()).toMatchObject({ loginState: "SUCCESS" });
    });

    it("rejects a response with a wrong or missing state, then accepts the correct response", async () => {
      await openLoginPage();
      await logIn();
      const correctUrl = page.url();
      const hash = new URLSearchParams(currentUrl().hash.slice(1));
      hash.set("state", "another");
      await page.goto(`${callbackUrl()}?forged#${hash}`);
      await waitUntilLoaded(page);
      expect(await finishLogin()).toEqual({ loginState: "FAILURE", error: "Invalid _state" });
      hash.delete("state");
      await page.goto(`${callbackUrl()}?incomplete#${hash}`);
      await waitUntilLoaded(page);
      expect(await finishLogin()).toEqual({
        loginState: "FAILURE",
        error: "Missing code or _state",
      });
      expect(await page.evaluate(() => shop.auth.loggedIn())).toBe(false);
      await page.goto(correctUrl);
      await page.reload();
      await waitUntilLoaded(page);
      expect(await finishLogin()).toMatchObject({ loginState: "SUCCESS" });
    });

    it("cannot complete a login that started in another tab", async () => {
      await openLoginPage();
      await logIn();
      const otherTab = await site.visit(`/callback${currentUrl().hash}`);
      expect(await otherTab.evaluate(() => shop.auth.handleRedirectCallback())).toEqual({
        loginState: "FAILURE",
        error: "Invalid _state",
      });
      expect(await finishLogin()).toMatchObject({ loginState: "SUCCESS" });
    });

    it("logs the member in step by step with getAuthUrl, parseFromUrl, getMemberTokens and setTokens", async () => {
      const [data, authUrl] = await page.evaluate(async (redirectUri) => {
        const oauthData = shop.auth.generateOAuthData(redirectUri, location.href);
        return [oauthData, (await shop.auth.getAuthUrl(oauthData)).authUrl] as const;
      }, callbackUrl());
      expect(authUrl).not.toContain(data.codeVerifier);
      await page.goto(authUrl);
      await logIn();
      const role = await page.evaluate(async (oauthData) => {
        const { code, state } = shop.auth.parseFromUrl();
        shop.auth.setTokens(await shop.auth.getMemberTokens(code, state, oauthData));
        return shop.auth.getTokens().refreshToken.role;
      }, data);
      expect(role).toBe("member");
    });

    it("returns a logout URL on the platform that redirects to the given page", async () => {
      const returnUrl = `${site.shop}/bye`;
      const { redirectUrl } = await page.evaluate(
        (postLogoutRedirectUri) => shop.client.authentication.logout({ postLogoutRedirectUri }),
        returnUrl,
      );
      expect(new URL(redirectUrl as string).origin).toBe(site.platform);
      await page.goto(redirectUrl as string);
      expect(page.url()).toBe(returnUrl);
    });

    it("needs no password for a second login until the member logs out", async () => {
      const silentLoginUrl = () =>
        page.evaluate(
          async ([redirectUri]) => {
            const data = shop.auth.generateOAuthData(redirectUri);
            return (await shop.auth.getAuthUrl(data, { prompt: "none" })).authUrl;
          },
          [callbackUrl()] as const,
        );
      const completeLogin = async (url: string) => {
        await page.goto(url);
        await page.waitForURL(/\/callback/);
        return new URLSearchParams(currentUrl().hash.slice(1));
      };
      expect((await completeLogin(await silentLoginUrl())).get("error")).toBe("login_required");
      await waitUntilLoaded(page);
      await openLoginPage();
      await logIn();
      await finishLogin();
      expect((await completeLogin(await silentLoginUrl())).get("code")).toBeTruthy();
      await page.goto(`${site.shop}/`);
      await waitUntilLoaded(page);
      const { logoutUrl } = await page.evaluate(
        (home) => shop.auth.logout(home),
        `${site.shop}/bye`,
      );
      expect(new URL(logoutUrl).origin).toBe(site.platform);
      await page.goto(logoutUrl);
      expect(page.url()).toBe(`${site.shop}/bye`);
      await waitUntilLoaded(page);
      expect(await page.evaluate(() => shop.auth.loggedIn())).toBe(false);
      expect((await completeLogin(await silentLoginUrl())).get("error")).toBe("login_required");
    });

    it("returns the platform's error", async () => {
      const url = await page.evaluate(
        async ([redirectUri]) => {
          const { authUrl } = await shop.auth
            .signIn({ redirectUri, navigate: () => {} })
            .then((state) => (state.loginState === "REDIRECT" ? state.data : { authUrl: "" }));
          return authUrl;
        },
        [callbackUrl()] as const,
      );
      const state = new URL(url).searchParams.get("state");
      await page.goto(
        `${callbackUrl()}#error=access_denied&error_description=Not+today&state=${state}`,
      );
      await waitUntilLoaded(page);
      expect(await finishLogin()).toEqual({ loginState: "FAILURE", error: "Not today" });
      expect(page.url()).toBe(callbackUrl());
    });
  },
);
