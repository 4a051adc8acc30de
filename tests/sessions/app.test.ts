import { createClient } from "@portico/core";
import { ApiKeyStrategy } from "@portico/identity";
import { AppStrategy, type AppStrategyOptions } from "@portico/identity/app";
import { members } from "@portico/members";
import { productsV3 } from "@portico/stores";
import { describe, expect, it } from "vitest";
import { API_KEY, HOUR, shop } from "./shop.js";

const APP = { appId: "app", appSecret: "app-secret" };
const CALLBACK_URL = "http://localhost:3000/installed";

/** Creates a site with one app, and a function that creates backends for the app. */
function createPlatform() {
  const setup = shop({ site: { apps: [{ id: APP.appId, secret: APP.appSecret }] } });
  const requests: { path: string; authorization: string | null }[] = [];
  const createBackend = (options: Partial<AppStrategyOptions> = {}) =>
    createClient({
      auth: AppStrategy({ ...APP, ...options }),
      clock: setup.clock,
      async fetch(request) {
        const { pathname: path } = new URL(request.url);
        requests.push({ path, authorization: request.headers.get("authorization") });
        return setup.emulator.fetch(request);
      },
      modules: { members, products: productsV3 },
    });
  const countTokenRequests = () =>
    requests.filter(({ path }) => /token$|access$/.test(path)).length;
  return { ...setup, createBackend, requests, countTokenRequests };
}

const countMembers = async (
  client: ReturnType<ReturnType<typeof createPlatform>["createBackend"]>,
) => (await client.members.queryMembers().find()).items.length;

describe("AppStrategy", () => {
  it("installs the app, completes the callback and stays connected for months", async () => {
    const { emulator, createBackend, clock, countTokenRequests } = createPlatform();
    const client = createBackend();
    const installUrl = client.auth.getInstallUrl({ redirectUrl: CALLBACK_URL, state: "mine" });
    const response = await emulator.fetch(installUrl, { redirect: "manual" });
    const address = response.headers.get("location") ?? "";
    await expect(client.auth.handleOAuthCallback(address, { state: "other" })).rejects.toThrow(
      "Its state differs from the expected one",
    );
    const { refreshToken } = await client.auth.handleOAuthCallback(address, { state: "mine" });
    expect(await countMembers(client)).toBe(1);
    const countBefore = countTokenRequests();
    await clock.advance(HOUR);
    await Promise.all(Array.from({ length: 100 }, () => countMembers(client)));
    expect(countTokenRequests()).toBe(countBefore + 1);
    await clock.advance(90 * 24 * HOUR);
    expect(await countMembers(createBackend({ refreshToken }))).toBe(1);
    // Each authorization code works only once.
    await expect(client.auth.handleOAuthCallback(address, { state: "mine" })).rejects.toMatchObject(
      { code: "invalid_grant" },
    );
  });

  it("acts for an instance with one token for 200 calls, then with a new token after the first one expires", async () => {
    const { createBackend, clock, countTokenRequests } = createPlatform();
    const client = createBackend({ instanceId: "instance" });
    await Promise.all(Array.from({ length: 200 }, () => countMembers(client)));
    expect(countTokenRequests()).toBe(1);
    await clock.advance(5 * HOUR);
    await Promise.all(Array.from({ length: 200 }, () => countMembers(client)));
    expect(countTokenRequests()).toBe(2);
  });

  it("requests one new token if the platform rejects its token", async () => {
    const { emulator, createBackend, countTokenRequests } = createPlatform();
    const client = createBackend({ instanceId: "instance" });
    await countMembers(client);
    const { accessTokens } = emulator.state.identity;
    for (const [key, token] of accessTokens) accessTokens.set(key, { ...token, revoked: true });
    await Promise.all(Array.from({ length: 50 }, () => countMembers(client)));
    expect(countTokenRequests()).toBe(2);
  });

  it("fails with the platform's error, without the secret, if the secret is wrong", async () => {
    const { createBackend } = createPlatform();
    const appSecret = "not-the-app-secret-at-all";
    const error = await countMembers(createBackend({ instanceId: "instance", appSecret })).catch(
      (reason) => reason,
    );
    expect(error).toMatchObject({ name: "HttpError", status: 401, code: "invalid_client" });
    expect(JSON.stringify(error) + error.stack).not.toContain(appSecret);
  });

  it("returns information about the caller's token, and rejects the elevation of another app's token", async () => {
    const { open, createBackend } = createPlatform();
    const visitor = open();
    const { headers } = await visitor.auth.getAuthHeaders();
    const client = createBackend({ accessToken: headers.Authorization });
    expect(await client.auth.getTokenInfo()).toMatchObject({
      active: true,
      subjectType: "VISITOR",
      clientId: "shop",
    });
    // The token was issued for another app.
    await expect(client.auth.elevated()).rejects.toMatchObject({ code: "FOREIGN_TOKEN" });
  });

  it("elevates a visitor's token from the app's site to the app's permissions", async () => {
    const { emulator, clock, open, createBackend } = createPlatform();
    const visitor = open({ clientId: APP.appId });
    const { headers } = await visitor.auth.getAuthHeaders();
    const createMember = (client: Pick<typeof visitor.client, "members">) =>
      client.members.createMember({ member: { loginEmail: "new@example.com" } });
    await expect(createMember(visitor.client)).rejects.toMatchObject({ status: 403 });
    const client = createBackend({ accessToken: headers.Authorization });
    expect(await countMembers(client)).toBe(1);
    const elevated = createClient({
      auth: await client.auth.elevated(),
      clock,
      fetch: emulator.fetch,
      modules: { members },
    });
    expect(await createMember(elevated)).toMatchObject({ loginEmail: "new@example.com" });
    expect(await countMembers(client)).toBe(2);
  });
});

describe("ApiKeyStrategy", () => {
  const merchant = (testShop: ReturnType<typeof createPlatform>, siteId: string) =>
    createClient({
      auth: ApiKeyStrategy({ apiKey: API_KEY, siteId }),
      clock: testShop.clock,
      fetch: testShop.emulator.fetch,
      modules: { members },
    });

  it("sends the key and the site id without requesting a token", async () => {
    const testShop = createPlatform();
    const client = merchant(testShop, testShop.emulator.state.site.id);
    expect((await client.members.queryMembers().find()).items).toHaveLength(1);
    expect(testShop.emulator.state.identity.accessTokens.size).toBe(0);
    await expect(
      merchant(testShop, "00000000-0000-4000-8000-00000000000f").members.queryMembers().find(),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("fails with a 401 error if the key is rejected, and does not retry", async () => {
    const testShop = createPlatform();
    let requestCount = 0;
    const client = createClient({
      auth: ApiKeyStrategy({ apiKey: "another-api-key", siteId: testShop.emulator.state.site.id }),
      clock: testShop.clock,
      fetch(request) {
        requestCount += 1;
        return testShop.emulator.fetch(request);
      },
      modules: { members },
    });
    await expect(client.members.queryMembers().find()).rejects.toMatchObject({ status: 401 });
    expect(requestCount).toBe(1);
  });
});
