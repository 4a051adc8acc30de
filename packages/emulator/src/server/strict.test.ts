// Like a live site, `strict: true` rejects clients and origins that are not registered.
import { describe, expect, it } from "vitest";
import { createEmulator } from "../emulator.js";
import type { EmulatorOptions } from "../options/option-types.js";
import { Caller, type Json, visitor } from "../testing/test-client.js";

const TOKEN_URL = "https://www.wixapis.com/oauth2/token";
const CALLBACK = "https://shop.example/callback";
const LOCAL_ORIGIN = "http://localhost:5173";

const strictEmulator = (site: EmulatorOptions["site"] = {}) =>
  createEmulator({ seed: "minimal", strict: true, site });

async function requestToken(options: EmulatorOptions, body: object, headers: HeadersInit = {}) {
  const emulator = createEmulator({ seed: "minimal", ...options });
  const init = { method: "POST", body: JSON.stringify(body), headers };
  const response = await emulator.fetch(TOKEN_URL, init);
  return { status: response.status, body: (await response.json()) as Json };
}

const anonymousRequest = (clientId: string) => ({ clientId, grantType: "anonymous" });
const appRequest = (secret: string) => ({
  grant_type: "client_credentials",
  client_id: "app",
  client_secret: secret,
  instance_id: "instance",
});

describe("a client id", () => {
  it.each<[boolean, string[], string, number]>([
    [true, ["shop"], "shop", 200],
    [true, ["shop"], "sohp", 400],
    [true, [], "shop", 400],
    [false, [], "shop", 200],
    [false, ["shop"], "sohp", 400],
  ])(
    "is accepted or rejected depending on strict (%s) and the registered clients (%j): %s gets status %d",
    async (isStrict, clients, clientId, status) => {
      const response = await requestToken(
        { strict: isStrict, site: { clients } },
        anonymousRequest(clientId),
      );
      expect(response.status).toBe(status);
      if (status === 200) return;
      expect(response.body).toEqual({
        error: "invalid_client",
        error_description: expect.stringContaining(`Unknown OAuth client "${clientId}"`),
      });
    },
  );

  it("is checked when a redirect session is created", async () => {
    const emulator = strictEmulator({ clients: ["shop"], redirectAllowList: [CALLBACK] });
    const guest = await visitor(emulator);
    const prepare = (clientId: string) =>
      guest.send("identity.redirects.createRedirectSession", {
        auth: {
          authRequest: { clientId, redirectUri: CALLBACK, responseType: "code", state: "s" },
        },
      });
    expect((await prepare("shop")).status).toBe(200);
    expect((await prepare("other")).body.details.applicationError.code).toBe("OAUTH_APP_NOT_FOUND");
    const logout = { logout: { clientId: "other" } };
    expect(await guest.fails("identity.redirects.createRedirectSession", logout)).toMatchObject({
      status: 404,
    });
  });

  it("must match the client id of the refresh token", async () => {
    const emulator = createEmulator({ seed: "minimal" });
    const guest = await visitor(emulator, "shop");
    const renew = (clientId: string) =>
      new Caller(emulator).send("identity.oauth.token", {
        clientId,
        grantType: "refresh_token",
        refreshToken: guest.refreshToken,
      });
    expect((await renew("other")).body.error).toBe("invalid_grant");
    expect((await renew("shop")).status).toBe(200);
  });
});

describe("an app secret", () => {
  it.each<[boolean, object[], string, number]>([
    [true, [{ id: "app", secret: "right" }], "right", 200],
    [true, [{ id: "app", secret: "right" }], "wrong", 401],
    [true, [], "right", 401],
    [false, [], "right", 200],
  ])(
    "is accepted or rejected depending on strict (%s) and the registered apps (%j): %s gets status %d",
    async (isStrict, apps, secret, status) => {
      const site = { apps } as EmulatorOptions["site"];
      expect(
        (await requestToken({ strict: isStrict, ...(site && { site }) }, appRequest(secret)))
          .status,
      ).toBe(status);
    },
  );
});

describe("an origin in strict mode", () => {
  const site = { clients: ["shop"], redirectAllowList: [CALLBACK] };

  it.each([LOCAL_ORIGIN, "https://other.example", "http://shop.example", "null"])(
    "is rejected without CORS headers, both in a request and in a preflight request: %s",
    async (origin) => {
      const emulator = strictEmulator(site);
      for (const init of [
        { method: "POST", body: JSON.stringify(anonymousRequest("shop")) },
        { method: "OPTIONS" },
      ]) {
        const response = await emulator.fetch(TOKEN_URL, { ...init, headers: { Origin: origin } });
        expect(response.status).toBe(403);
        expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
        expect(((await response.json()) as Json).message).toContain(`The origin ${origin}`);
      }
    },
  );

  it.each(["https://shop.example", undefined])(
    "is accepted if it is the origin of a URL in the redirect allow list, or missing: %s",
    async (origin) => {
      const headers = origin === undefined ? undefined : { Origin: origin };
      expect(
        (await requestToken({ strict: true, site }, anonymousRequest("shop"), headers)).status,
      ).toBe(200);
    },
  );

  it("is accepted if it is the origin of the hosted pages", async () => {
    const { url, close } = await strictEmulator(site).listen({ port: 0 });
    const post = (origin: string) =>
      fetch(`${url}/oauth2/token`, {
        method: "POST",
        body: JSON.stringify(anonymousRequest("shop")),
        headers: { Origin: origin },
      });
    expect((await post(url)).status).toBe(200);
    expect((await post(LOCAL_ORIGIN)).status).toBe(403);
    await close();
  });
});

describe("a local redirect URL in strict mode", () => {
  it("must be in the redirect allow list", async () => {
    const callbacks = { callbacks: { postFlowUrl: LOCAL_ORIGIN }, login: {} };
    const prepare = async (redirectAllowList: string[]) => {
      const emulator = strictEmulator({ clients: ["shop"], redirectAllowList });
      const guest = await visitor(emulator);
      return (await guest.send("identity.redirects.createRedirectSession", callbacks)).status;
    };
    expect(await prepare([])).toBe(403);
    expect(await prepare([LOCAL_ORIGIN])).toBe(200);
  });
});
