import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } from "jose";
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import { logIn } from "../../../testing/login.js";
import { webhookOptions } from "../../../testing/sent-events.js";
import {
  API_KEY,
  Caller,
  type Json,
  merchant,
  reference,
  shop,
  visitor,
} from "../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;

beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

const HOURS = 3_600_000;
const requestToken = (body: Record<string, unknown>, authorization = "") =>
  new Caller(emulator, authorization).send("identity.oauth.token", body);
const read = (caller: Caller) => caller.send("stores.productsV3.getAllProductsCategory");

describe("access tokens", () => {
  test("expire after four hours", async () => {
    const { body } = await requestToken({ clientId: "shop", grantType: "anonymous" });
    expect(body).toMatchObject({ expires_in: 14_400, token_type: "Bearer" });
    // Stop the clock, because the test checks exact times.
    const stoppedShop = await shop({ clock: { now: () => Date.UTC(2026, 0, 31) } });
    stoppedShop.emulator.clock.advance(4 * HOURS - 1000);
    expect((await read(stoppedShop.guest)).status).toBe(200);
    stoppedShop.emulator.clock.advance(1000);
    const response = await read(stoppedShop.guest);
    expect(response.status).toBe(401);
    expect(response.body.details.applicationError.code).toBe("UNAUTHENTICATED");
  });

  test("are rejected with 401 if they are missing, unknown or issued before a reset", async () => {
    expect((await read(new Caller(emulator))).status).toBe(401);
    expect((await read(new Caller(emulator, "OauthNG.JWS.x.y.z"))).status).toBe(401);
    emulator.reset();
    await visitor(emulator);
    expect((await read(guest)).status).toBe(401);
  });

  test("are signed with a published key and can be introspected", async () => {
    const url = new URL("https://www.wixapis.com/oauth2/jwks");
    const keys = createRemoteJWKSet(url, { [customFetch]: emulator.fetch });
    const jwt = guest.authorization.replace("OauthNG.JWS.", "");
    const { payload } = await jwtVerify(jwt, keys, { audience: "shop" });
    const info = await new Caller(emulator).call("identity.oauth.tokenInfo", {
      token: guest.authorization,
    });
    expect(info).toMatchObject({
      active: true,
      subjectType: "VISITOR",
      subjectId: payload.sub,
      clientId: "shop",
    });
    emulator.clock.advance(5 * HOURS);
    expect(
      await new Caller(emulator).call("identity.oauth.tokenInfo", { token: guest.authorization }),
    ).toMatchObject({ active: false });
  });
});

describe("refresh tokens", () => {
  test("provide a new access token for the same visitor and cart", async () => {
    await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [{ catalogReference: reference(emulator, "boot-socks"), quantity: 1 }],
    });
    emulator.clock.advance(5 * HOURS);
    const { body } = await requestToken({
      clientId: "shop",
      grantType: "refresh_token",
      refreshToken: guest.refreshToken,
    });
    expect(body.refresh_token).toBe(guest.refreshToken);
    const refreshed = new Caller(emulator, body.access_token);
    expect((await refreshed.call("ecom.currentCartV2.getCurrentCart")).cart.lineItems).toHaveLength(
      1,
    );
    const other = await visitor(emulator);
    expect(await other.fails("ecom.currentCartV2.getCurrentCart")).toMatchObject({ status: 404 });
  });

  test("are revoked after use if rotation is enabled", async () => {
    ({ emulator, guest } = await shop({ rotateRefreshTokens: true }));
    const renew = (refreshToken: string) =>
      requestToken({ clientId: "shop", grantType: "refresh_token", refreshToken });
    const firstResponse = await renew(guest.refreshToken);
    expect(firstResponse.body.refresh_token).not.toBe(guest.refreshToken);
    expect(await renew(guest.refreshToken)).toMatchObject({
      status: 400,
      body: { error: "invalid_grant" },
    });
    expect((await renew(firstResponse.body.refresh_token)).status).toBe(200);
  });
});

describe("token requests", () => {
  test("are rejected with an OAuth error if the token, the grant type or the client is invalid", async () => {
    expect(
      await requestToken({ clientId: "shop", grantType: "refresh_token", refreshToken: "x" }),
    ).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect(await requestToken({ clientId: "shop", grantType: "password" })).toMatchObject({
      status: 400,
      body: { error: "unsupported_grant_type" },
    });
    expect(await requestToken({})).toMatchObject({
      status: 400,
      body: { error: "invalid_request" },
    });
    ({ emulator, guest } = await shop({ site: { clients: ["shop"] } }));
    expect(await requestToken({ clientId: "stranger", grantType: "anonymous" })).toMatchObject({
      status: 400,
      body: { error: "invalid_client" },
    });
  });

  test("can contain form-encoded parameters in snake case", async () => {
    const response = await emulator.fetch("https://www.wixapis.com/oauth2/token", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "client_id=shop&grant_type=anonymous",
    });
    expect(response.status).toBe(200);
  });
});

describe("a server", () => {
  test("can read data with the correct API key and site id", async () => {
    expect((await read(merchant(emulator))).status).toBe(200);
    expect((await read(new Caller(emulator, "another-api-key"))).status).toBe(401);
    const send = (siteId: string) =>
      emulator.fetch("https://www.wixapis.com/stores/v3/provision/version", {
        headers: { Authorization: API_KEY, "wix-site-id": siteId },
      });
    expect((await send(emulator.state.site.id)).status).toBe(200);
    expect((await send("00000000-0000-4000-8000-00000000000f")).status).toBe(404);
  });

  test("can get an app token with the app secret", async () => {
    ({ emulator, guest } = await shop({ site: { apps: [{ id: "app", secret: "app-secret" }] } }));
    const requestAppToken = (secret: string) =>
      requestToken({
        grant_type: "client_credentials",
        client_id: "app",
        client_secret: secret,
        instance_id: "instance",
      });
    expect((await requestAppToken("wrong")).status).toBe(401);
    const { body } = await requestAppToken("app-secret");
    expect(body).not.toHaveProperty("refresh_token");
    await new Caller(emulator, body.access_token).call("members.members.queryMembers", {});
    expect(await guest.fails("members.members.createMember", { member: {} })).toMatchObject({
      status: 403,
      code: "PERMISSION_DENIED",
    });
  });

  test("can log a member in with a visitor token and an API key", async () => {
    const { id } = [...emulator.state.members.values()][0] ?? {};
    const grant = { grant_type: "authorized_client", scope: "offline_access", member_id: id };
    expect((await requestToken(grant, guest.authorization)).status).toBe(401);
    const { body } = await requestToken(grant, `${guest.authorization},${API_KEY}`);
    const ada = new Caller(emulator, body.access_token);
    expect((await ada.call("members.members.getCurrentMember")).member.id).toBe(id);
    const { sessionToken, identity } = await merchant(emulator, guest).call(
      "identity.authentication.signOn",
      { loginId: { email: "new@example.com" }, verifyEmail: true },
    );
    const secondResponse = await requestToken(
      { grant_type: "authorized_client", member_id: identity.id, session_token: sessionToken },
      `${guest.authorization},${API_KEY}`,
    );
    expect(decodeJwt(secondResponse.body.access_token.replace("OauthNG.JWS.", "")).sub).toBe(
      identity.id,
    );
    expect(
      (
        await requestToken(
          { grant_type: "authorized_client", member_id: id, session_token: sessionToken },
          `${guest.authorization},${API_KEY}`,
        )
      ).body.error,
    ).toBe("invalid_grant");
  });
});

test("a legacy app exchanges the code from its install page for tokens, and loses access when it is removed", async () => {
  const app = { id: "app", secret: "app-secret" };
  ({ emulator, guest } = await shop({ site: { apps: [app] }, ...webhookOptions() }));
  const installPage = await emulator.fetch(
    "https://www.wix.com/installer/install?appId=app&redirectUrl=http%3A%2F%2Flocalhost%2Fback&state=s",
  );
  const returnUrl = new URL(installPage.headers.get("location") ?? "");
  expect([installPage.status, returnUrl.pathname, returnUrl.searchParams.get("state")]).toEqual([
    302,
    "/back",
    "s",
  ]);
  const requestAccess = async (body: Record<string, unknown>) => {
    const request = { client_id: app.id, client_secret: app.secret, ...body };
    const response = await emulator.fetch("https://www.wixapis.com/oauth/access", {
      method: "POST",
      body: JSON.stringify(request),
    });
    return { status: response.status, body: (await response.json()) as Json };
  };
  const code = returnUrl.searchParams.get("code");
  const firstResponse = await requestAccess({ grant_type: "authorization_code", code });
  expect(firstResponse.status).toBe(200);
  expect((await requestAccess({ grant_type: "authorization_code", code })).body.error).toBe(
    "invalid_grant",
  );
  const refreshRequest = {
    grant_type: "refresh_token",
    refresh_token: firstResponse.body.refresh_token,
  };
  const secondResponse = await requestAccess(refreshRequest);
  expect(secondResponse.body.refresh_token).toBe(firstResponse.body.refresh_token);
  expect((await requestAccess({ ...refreshRequest, client_secret: "x" })).status).toBe(401);
  expect((await requestAccess({ grant_type: "other" })).body.error).toBe("unsupported_grant_type");
  const legacyApp = new Caller(emulator, secondResponse.body.access_token);
  expect((await read(legacyApp)).status).toBe(200);
  const instanceId = returnUrl.searchParams.get("instanceId") ?? "";
  const reportedEvents = async () => {
    await emulator.settled();
    return emulator.webhooks.map(({ jwt }) => {
      const event = JSON.parse(decodeJwt(jwt).data as string);
      return [event.eventType, event.instanceId, JSON.parse(event.data)];
    });
  };
  const installedEvent = ["AppInstalled", instanceId, { appId: app.id }];
  expect(await reportedEvents()).toEqual([installedEvent]);
  emulator.clock.advance(301_000);
  expect((await read(legacyApp)).status).toBe(401);
  const stripRequest = {
    grant_type: "strip_bound_session",
    client_secret: app.secret,
    access_token: guest.authorization,
  };
  const appCaller = new Caller(emulator, (await requestToken(stripRequest)).body.access_token);
  await appCaller.call("members.members.queryMembers", {});
  expect((await requestToken({ ...stripRequest, access_token: "x" })).body.error).toBe(
    "invalid_grant",
  );
  emulator.controls.identity.removeApp(instanceId);
  expect(await reportedEvents()).toEqual([
    installedEvent,
    ["AppRemoved", instanceId, { appId: app.id }],
  ]);
  expect((await requestAccess(refreshRequest)).body.error).toBe("invalid_grant");
  expect(() => emulator.controls.identity.removeApp("none")).toThrow("Unknown app instance");
});

test("the tokens of a blocked member are rejected", async () => {
  const ada = await logIn(guest);
  expect((await read(ada)).status).toBe(200);
  emulator.controls.members.setMemberStatus("ada@example.com", "BLOCKED");
  expect((await read(ada)).status).toBe(401);
  expect(
    (
      await requestToken({
        clientId: "shop",
        grantType: "refresh_token",
        refreshToken: ada.refreshToken,
      })
    ).body.error,
  ).toBe("invalid_grant");
});

test("an access token is accepted only as the complete signed string", async () => {
  const signedToken = guest.authorization;
  const text = signedToken.slice(0, signedToken.lastIndexOf("."));
  for (const forgedToken of [text, `${text}.`, `${text}.${"A".repeat(342)}`, `${signedToken}A`]) {
    expect((await read(new Caller(emulator, forgedToken))).status).toBe(401);
  }
  expect((await read(guest)).status).toBe(200);
  const { accessTokens } = emulator.state.identity;
  for (const [key, { signature: _, ...token }] of accessTokens) accessTokens.set(key, token);
  for (const unsignedToken of [text, `${text}.`, `${text}.undefined`]) {
    expect((await read(new Caller(emulator, unsignedToken))).status).toBe(401);
  }
});

test("a rotating refresh token works for only one of two concurrent requests", async () => {
  ({ emulator, guest } = await shop({ rotateRefreshTokens: true }));
  const renew = { clientId: "shop", grantType: "refresh_token", refreshToken: guest.refreshToken };
  const responses = await Promise.all([requestToken(renew), requestToken(renew)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  const activeTokens = [...emulator.state.identity.refreshTokens.values()].filter(
    (refreshToken) => !refreshToken.revoked,
  );
  expect(activeTokens).toHaveLength(1);
});
