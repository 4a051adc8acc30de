import { createClient } from "@portico/core";
import { environmentOf, type KeyValueStore, memoryStorage } from "@portico/core/internal";
import { timelineClock } from "@portico/core/testing";
import { describe, expect, it, vi } from "vitest";
import type { AppTarget } from "./app-grants.js";
import { sessionKey } from "./app-session.js";
import { AppStrategy, type AppStrategyOptions } from "./app-strategy.js";

const APP_CREDENTIALS = { appId: "app", appSecret: "secret" };

/**
 * Creates a fake token service. Its tokens start with the name of their owner, and it rotates
 * refresh tokens.
 */
function mockTokenService(clock = timelineClock(undefined, 10_000)) {
  const requests: Record<string, string>[] = [];
  let count = 0;
  const fetch = async (request: Request) => {
    const body = (await request.json()) as Record<string, string>;
    if (request.url.endsWith("token-info")) {
      const { token = "" } = body;
      // An installation's tokens contain its instance id, but callers' tokens do not.
      const instanceId = token.includes("#") ? token.split(/[.#]/)[0] : `of ${token}`;
      return Response.json({ active: true, clientId: "app", instanceId });
    }
    requests.push(body);
    count += 1;
    const grantValue =
      body.refresh_token ?? body.instance_id ?? body.access_token ?? body.code ?? "";
    const owner = grantValue.replace(/[#\s].*/, "").replaceAll(" ", "-");
    return Response.json({
      access_token: `${owner}#${count}`,
      ...(request.url.endsWith("/oauth/access") && { refresh_token: `${owner}#${count}` }),
    });
  };
  const open = (options: Partial<AppStrategyOptions>) => {
    const auth = AppStrategy({ ...APP_CREDENTIALS, ...options });
    auth.connect(environmentOf({ clock, fetch }));
    return auth;
  };
  const sentToken = async (auth: AppStrategy) =>
    (await auth.getAuthHeaders()).headers.Authorization;
  return { clock, requests, fetch, open, sentToken };
}

describe("sessionKey", () => {
  const targets: [string, AppTarget][] = [
    ["app", {}],
    ["other", {}],
    ["app", { instanceId: "i" }],
    ["app", { instanceId: "j" }],
    ["app", { refreshToken: "i" }],
    ["app", { refreshToken: "r" }],
    ["app", { refreshToken: "r", instanceId: "i" }],
    ["app", { accessToken: "i" }],
    ["app", { accessToken: "a" }],
    ["app", { accessToken: "a", refreshToken: "r" }],
    ['app","i', {}],
    ["app.i", {}],
  ];

  it("differs for each app, installation and token, but is the same for equal targets", async () => {
    const keys = await Promise.all(targets.map(([appId, target]) => sessionKey(appId, target)));
    expect(new Set(keys).size).toBe(targets.length);
    const repeatedKeys = targets.map(([appId, target]) => sessionKey(appId, { ...target }));
    expect(await Promise.all(repeatedKeys)).toEqual(keys);
  });

  it("contains only URL-safe characters and no token", async () => {
    const secret = "s3cret-refresh-token";
    const key = await sessionKey("app", { refreshToken: secret, accessToken: secret });
    expect(key).toMatch(/^portico\.app\.[\w-]{22}$/);
    expect(key).not.toContain(secret);
  });

  it("does not depend on other tokens if `instanceId` is set", async () => {
    const instanceId = "i";
    const callerTargets = [
      { instanceId },
      { instanceId, accessToken: "a" },
      { instanceId, refreshToken: "" },
    ];
    expect(
      new Set(await Promise.all(callerTargets.map((target) => sessionKey("app", target)))).size,
    ).toBe(1);
  });
});

describe("AppStrategy for several sites that share one storage", () => {
  it.each([
    ["refresh tokens", { refreshToken: "one" }, { refreshToken: "two" }],
    ["callers' tokens", { accessToken: "one" }, { accessToken: "two" }],
    ["instances", { instanceId: "one" }, { instanceId: "two" }],
  ])("sends different tokens for different %s", async (_, firstTarget, secondTarget) => {
    const { open, sentToken, clock } = mockTokenService();
    const tokenStorage = memoryStorage();
    const [firstAuth, secondAuth] = [
      open({ ...firstTarget, tokenStorage }),
      open({ ...secondTarget, tokenStorage }),
    ];
    for (let round = 0; round < 3; round++) {
      const sentTokens = await Promise.all(
        [firstAuth, secondAuth, firstAuth, secondAuth].map(sentToken),
      );
      expect(sentTokens.map((token) => token?.split("#")[0])).toEqual(["one", "two", "one", "two"]);
      await clock.advance(5 * 3_600_000);
    }
  });

  it("continues with the rotated refresh token after a restart", async () => {
    const { open, sentToken, clock, requests } = mockTokenService();
    const tokenStorage = memoryStorage();
    for (const refreshToken of ["one", "two"])
      await sentToken(open({ refreshToken, tokenStorage }));
    await clock.advance(300_000);
    for (const refreshToken of ["one", "two"])
      await sentToken(open({ refreshToken, tokenStorage }));
    expect(requests.map((body) => body.refresh_token)).toEqual(["one", "two", "one#1", "two#2"]);
  });

  it("continues with a stored refresh token if the access token is missing", async () => {
    const { open, sentToken, requests } = mockTokenService();
    const tokenStorage = memoryStorage();
    const storedTokens = {
      accessToken: { value: "", expiresAt: 0 },
      refreshToken: { value: "rotated", role: "none" },
    };
    const key = await sessionKey("app", { refreshToken: "given" });
    await tokenStorage.set(key, JSON.stringify(storedTokens));
    await sentToken(open({ refreshToken: "given", tokenStorage }));
    expect(requests.map((body) => body.refresh_token)).toEqual(["rotated"]);
  });
});

describe("AppStrategy with a slow storage", () => {
  it("uses the stored refresh token at the next refresh if the storage read completes after its timeout", async () => {
    const { open, sentToken, clock, requests } = mockTokenService(timelineClock());
    const storedTokens = {
      accessToken: { value: "", expiresAt: 0 },
      refreshToken: { value: "rotated", role: "none" },
    };
    const innerStorage = memoryStorage();
    await innerStorage.set(
      await sessionKey("app", { refreshToken: "given" }),
      JSON.stringify(storedTokens),
    );
    let release: (() => void) | undefined;
    const delay = new Promise<void>((resolve) => {
      release = resolve;
    });
    const tokenStorage: KeyValueStore = {
      get: async (key) => delay.then(() => innerStorage.get(key)),
      set: (key, value) => innerStorage.set(key, value),
    };
    const auth = open({ refreshToken: "given", tokenStorage });
    const firstToken = sentToken(auth);
    await vi.waitFor(() => expect(clock.sleepCount).toBe(1));
    await clock.advance(10_000);
    expect(await firstToken).toBe("given#1");
    release?.();
    await clock.advance(300_000);
    await sentToken(auth);
    expect(requests.map((body) => body.refresh_token)).toEqual(["given", "rotated"]);
  });
});

describe("AppStrategy", () => {
  it("falls back to the instance id if the refresh token is rejected, and rejects calls without an instance id", async () => {
    const { clock } = mockTokenService();
    const requests: unknown[] = [];
    const fetch = async (request: Request) => {
      const body = (await request.json()) as Record<string, string>;
      requests.push(body.refresh_token ?? body.instance_id);
      return body.instance_id
        ? Response.json({ access_token: "installation's" })
        : Response.json({ error: "invalid_grant" }, { status: 400 });
    };
    const auth = AppStrategy({ ...APP_CREDENTIALS, refreshToken: "old", instanceId: "i" });
    auth.connect(environmentOf({ clock, fetch }));
    expect((await auth.getAuthHeaders()).headers.Authorization).toBe("installation's");
    expect(requests).toEqual(["old", "i"]);
    const authWithoutInstance = AppStrategy({ ...APP_CREDENTIALS, refreshToken: "old" });
    authWithoutInstance.connect(environmentOf({ clock, fetch }));
    await expect(authWithoutInstance.getAuthHeaders()).rejects.toMatchObject({
      code: "invalid_grant",
    });
  });

  it("creates elevated strategies that share one token per site", async () => {
    const { open, sentToken, requests } = mockTokenService();
    const tokenStorage = memoryStorage();
    const elevatedToken = async (accessToken: string) =>
      sentToken(await open({ accessToken, tokenStorage }).elevated());
    const tokens = [
      await elevatedToken("one"),
      await elevatedToken("two"),
      await elevatedToken("one"),
    ];
    expect(tokens).toEqual(["of#1", "of#2", "of#1"]);
    expect(requests.map((body) => body.instance_id)).toEqual(["of one", "of two"]);
  });

  it("rejects a storage that can hold only one session", () => {
    const tokenStorage = { getTokens: () => ({}), setTokens: () => {} } as never;
    expect(() => AppStrategy({ ...APP_CREDENTIALS, tokenStorage })).toThrow(
      "tokenStorage must be { get, set }, not an object",
    );
  });
});

describe("AppStrategy after an installation", () => {
  const callback = (instance: string, code = instance) =>
    `https://app.example/?code=${code}&instanceId=${instance}&state=s`;
  const expected = { state: "s" };

  it("keeps using the session that its options select", async () => {
    for (const [options, token] of [
      [{ refreshToken: "mine" }, "mine"],
      [{ instanceId: "mine" }, "mine"],
      [{ accessToken: "mine" }, "mine"],
    ] as const) {
      const { open, sentToken } = mockTokenService();
      const auth = open(options);
      const tokenBefore = await sentToken(auth);
      expect(await auth.handleOAuthCallback(callback("one"), expected)).toEqual({
        instanceId: "one",
        accessToken: "one#2",
        refreshToken: "one#2",
      });
      expect(await sentToken(auth)).toBe(tokenBefore);
      expect(tokenBefore).toBe(`${token}#1`);
    }
  });

  it("continues with the session from the installation, and finds it in the storage after a restart", async () => {
    const { open, sentToken, clock } = mockTokenService();
    const tokenStorage = memoryStorage();
    const auth = open({ tokenStorage });
    const { refreshToken } = await auth.handleOAuthCallback(callback("one"), expected);
    expect(await sentToken(auth)).toBe("one#1");
    expect(await sentToken(open({ refreshToken, tokenStorage }))).toBe("one#1");
    await clock.advance(300_000);
    expect(await sentToken(open({ refreshToken, tokenStorage }))).toBe("one#2");
    // A strategy without a target site does not find a session.
    await expect(open({ tokenStorage }).getAuthHeaders()).rejects.toMatchObject({
      code: "MISSING_CREDENTIALS",
    });
  });

  it("rejects calls after installations on several sites", async () => {
    const { open, sentToken } = mockTokenService();
    const auth = open({});
    await auth.handleOAuthCallback(callback("one"), expected);
    // Installs the app on the same site again.
    await auth.handleOAuthCallback(callback("one", "one.again"), expected);
    expect(await sentToken(auth)).toBe("one.again#2");
    const secondResult = await auth.handleOAuthCallback(callback("two"), expected);
    expect(secondResult.refreshToken).toBe("two#3");
    for (const call of [() => auth.getAuthHeaders(), () => auth.getTokenInfo()]) {
      await expect(call()).rejects.toMatchObject({ code: "SEVERAL_INSTALLATIONS" });
    }
    await auth.handleOAuthCallback(callback("one"), expected);
    await expect(auth.getAuthHeaders()).rejects.toThrow(
      "Create one strategy per site with the refresh token that handleOAuthCallback returned: AppStrategy({ appId, appSecret, refreshToken })",
    );
  });

  it("completes a call that started before the app was installed on a second site", async () => {
    const { open, sentToken } = mockTokenService();
    const auth = open({});
    await auth.handleOAuthCallback(callback("one"), expected);
    const pendingToken = sentToken(auth);
    const secondInstallation = auth.handleOAuthCallback(callback("two"), expected);
    expect(await pendingToken).toBe("one#1");
    await secondInstallation;
  });

  it("does not start a session if the response contains no refresh token", async () => {
    const auth = AppStrategy(APP_CREDENTIALS);
    createClient({
      auth,
      fetch: async () => Response.json({ access_token: "a", instanceId: "one" }),
    });
    expect(await auth.handleOAuthCallback(callback("one"), expected)).toMatchObject({
      accessToken: "a",
      refreshToken: "",
    });
    await expect(auth.getAuthHeaders()).rejects.toMatchObject({ code: "MISSING_CREDENTIALS" });
  });
});
