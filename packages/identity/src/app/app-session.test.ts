import { createClient } from "@portico/core";
import { environmentOf, type KeyValueStore, memoryStorage } from "@portico/core/internal";
import { timelineClock } from "@portico/core/testing";
import { describe, expect, it, vi } from "vitest";
import type { AppTarget } from "./app-grants.js";
import { sessionKey } from "./app-session.js";
import { AppStrategy, type AppStrategyOptions } from "./app-strategy.js";

const APP = { appId: "app", appSecret: "secret" };

/** Issues tokens that start with the name of their owner, and rotates refresh tokens. */
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
    const from = body.refresh_token ?? body.instance_id ?? body.access_token ?? body.code ?? "";
    const owner = from.replace(/[#\s].*/, "").replaceAll(" ", "-");
    return Response.json({
      access_token: `${owner}#${count}`,
      ...(request.url.endsWith("/oauth/access") && { refresh_token: `${owner}#${count}` }),
    });
  };
  const open = (options: Partial<AppStrategyOptions>) => {
    const auth = AppStrategy({ ...APP, ...options });
    auth.connect(environmentOf({ clock, fetch }));
    return auth;
  };
  const sent = async (auth: AppStrategy) => (await auth.getAuthHeaders()).headers.Authorization;
  return { clock, requests, fetch, open, sent };
}

describe("sessionKey", () => {
  const places: [string, AppTarget][] = [
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

  it("differs for each app, installation and token, and stays the same after a restart", async () => {
    const keys = await Promise.all(places.map(([appId, place]) => sessionKey(appId, place)));
    expect(new Set(keys).size).toBe(places.length);
    const repeated = places.map(([appId, place]) => sessionKey(appId, { ...place }));
    expect(await Promise.all(repeated)).toEqual(keys);
  });

  it("contains only URL-safe characters and no token", async () => {
    const secret = "s3cret-refresh-token";
    const key = await sessionKey("app", { refreshToken: secret, accessToken: secret });
    expect(key).toMatch(/^portico\.app\.[\w-]{22}$/);
    expect(key).not.toContain(secret);
  });

  it("is the same for each caller of one installation", async () => {
    const instanceId = "i";
    const keys = [
      { instanceId },
      { instanceId, accessToken: "a" },
      { instanceId, refreshToken: "" },
    ];
    expect(new Set(await Promise.all(keys.map((place) => sessionKey("app", place)))).size).toBe(1);
  });
});

describe("AppStrategy for several sites that share one storage", () => {
  it.each([
    ["refresh tokens", { refreshToken: "one" }, { refreshToken: "two" }],
    ["callers' tokens", { accessToken: "one" }, { accessToken: "two" }],
    ["instances", { instanceId: "one" }, { instanceId: "two" }],
  ])("sends different tokens for different %s", async (_, firstTarget, secondTarget) => {
    const { open, sent, clock } = mockTokenService();
    const tokenStorage = memoryStorage();
    const [first, second] = [
      open({ ...firstTarget, tokenStorage }),
      open({ ...secondTarget, tokenStorage }),
    ];
    for (let turn = 0; turn < 3; turn++) {
      const all = await Promise.all([first, second, first, second].map(sent));
      expect(all.map((token) => token?.split("#")[0])).toEqual(["one", "two", "one", "two"]);
      await clock.advance(5 * 3_600_000);
    }
  });

  it("continues with the refreshed token after a restart", async () => {
    const { open, sent, clock, requests } = mockTokenService();
    const tokenStorage = memoryStorage();
    for (const refreshToken of ["one", "two"]) await sent(open({ refreshToken, tokenStorage }));
    await clock.advance(300_000);
    for (const refreshToken of ["one", "two"]) await sent(open({ refreshToken, tokenStorage }));
    expect(requests.map((body) => body.refresh_token)).toEqual(["one", "two", "one#1", "two#2"]);
  });

  it("continues with a stored refresh token if the access token is missing", async () => {
    const { open, sent, requests } = mockTokenService();
    const tokenStorage = memoryStorage();
    const stored = {
      accessToken: { value: "", expiresAt: 0 },
      refreshToken: { value: "rotated", role: "none" },
    };
    const key = await sessionKey("app", { refreshToken: "given" });
    await tokenStorage.set(key, JSON.stringify(stored));
    await sent(open({ refreshToken: "given", tokenStorage }));
    expect(requests.map((body) => body.refresh_token)).toEqual(["rotated"]);
  });

  it("uses stored tokens even if the storage responded too late at first", async () => {
    const { open, sent, clock, requests } = mockTokenService(timelineClock());
    const stored = {
      accessToken: { value: "", expiresAt: 0 },
      refreshToken: { value: "rotated", role: "none" },
    };
    const values = memoryStorage();
    await values.set(await sessionKey("app", { refreshToken: "given" }), JSON.stringify(stored));
    let release: (() => void) | undefined;
    const hung = new Promise<void>((resolve) => {
      release = resolve;
    });
    const tokenStorage: KeyValueStore = {
      get: async (key) => hung.then(() => values.get(key)),
      set: (key, value) => values.set(key, value),
    };
    const auth = open({ refreshToken: "given", tokenStorage });
    const first = sent(auth);
    await vi.waitFor(() => expect(clock.sleepCount).toBe(1));
    await clock.advance(10_000);
    expect(await first).toBe("given#1");
    release?.();
    await clock.advance(300_000);
    await sent(auth);
    expect(requests.map((body) => body.refresh_token)).toEqual(["given", "rotated"]);
  });

  it("falls back to the installation if the refresh token is rejected, and fails if there is no installation", async () => {
    const { clock } = mockTokenService();
    const requests: unknown[] = [];
    const fetch = async (request: Request) => {
      const body = (await request.json()) as Record<string, string>;
      requests.push(body.refresh_token ?? body.instance_id);
      return body.instance_id
        ? Response.json({ access_token: "installation's" })
        : Response.json({ error: "invalid_grant" }, { status: 400 });
    };
    const auth = AppStrategy({ ...APP, refreshToken: "old", instanceId: "i" });
    auth.connect(environmentOf({ clock, fetch }));
    expect((await auth.getAuthHeaders()).headers.Authorization).toBe("installation's");
    expect(requests).toEqual(["old", "i"]);
    const without = AppStrategy({ ...APP, refreshToken: "old" });
    without.connect(environmentOf({ clock, fetch }));
    await expect(without.getAuthHeaders()).rejects.toMatchObject({ code: "invalid_grant" });
  });

  it("creates elevated strategies that share one token per site", async () => {
    const { open, sent, requests } = mockTokenService();
    const tokenStorage = memoryStorage();
    const elevated = async (accessToken: string) =>
      sent(await open({ accessToken, tokenStorage }).elevated());
    const tokens = [await elevated("one"), await elevated("two"), await elevated("one")];
    expect(tokens).toEqual(["of#1", "of#2", "of#1"]);
    expect(requests.map((body) => body.instance_id)).toEqual(["of one", "of two"]);
  });

  it("rejects a storage that can hold only one session", () => {
    const tokenStorage = { getTokens: () => ({}), setTokens: () => {} } as never;
    expect(() => AppStrategy({ ...APP, tokenStorage })).toThrow(
      "tokenStorage must be { get, set }, not an object",
    );
  });
});

describe("AppStrategy after an installation", () => {
  const callback = (instance: string, code = instance) =>
    `https://app.example/?code=${code}&instanceId=${instance}&state=s`;
  const expected = { state: "s" };

  it("continues with its configured session if there is one", async () => {
    for (const [options, token] of [
      [{ refreshToken: "mine" }, "mine"],
      [{ instanceId: "mine" }, "mine"],
      [{ accessToken: "mine" }, "mine"],
    ] as const) {
      const { open, sent } = mockTokenService();
      const auth = open(options);
      const before = await sent(auth);
      expect(await auth.handleOAuthCallback(callback("one"), expected)).toEqual({
        instanceId: "one",
        accessToken: "one#2",
        refreshToken: "one#2",
      });
      expect(await sent(auth)).toBe(before);
      expect(before).toBe(`${token}#1`);
    }
  });

  it("continues with the session from the installation, and finds it in the storage after a restart", async () => {
    const { open, sent, clock } = mockTokenService();
    const tokenStorage = memoryStorage();
    const auth = open({ tokenStorage });
    const { refreshToken } = await auth.handleOAuthCallback(callback("one"), expected);
    expect(await sent(auth)).toBe("one#1");
    expect(await sent(open({ refreshToken, tokenStorage }))).toBe("one#1");
    await clock.advance(300_000);
    expect(await sent(open({ refreshToken, tokenStorage }))).toBe("one#2");
    // A strategy without a target site does not find a session.
    await expect(open({ tokenStorage }).getAuthHeaders()).rejects.toMatchObject({
      code: "MISSING_CREDENTIALS",
    });
  });

  it("rejects calls after installations on several sites", async () => {
    const { open, sent } = mockTokenService();
    const auth = open({});
    await auth.handleOAuthCallback(callback("one"), expected);
    // Installs the app on the same site again.
    await auth.handleOAuthCallback(callback("one", "one.again"), expected);
    expect(await sent(auth)).toBe("one.again#2");
    const second = await auth.handleOAuthCallback(callback("two"), expected);
    expect(second.refreshToken).toBe("two#3");
    for (const call of [() => auth.getAuthHeaders(), () => auth.getTokenInfo()]) {
      await expect(call()).rejects.toMatchObject({ code: "SEVERAL_INSTALLATIONS" });
    }
    await auth.handleOAuthCallback(callback("one"), expected);
    await expect(auth.getAuthHeaders()).rejects.toThrow(
      "Create one strategy per site with the refresh token that handleOAuthCallback returned: AppStrategy({ appId, appSecret, refreshToken })",
    );
  });

  it("completes a call that started before the app was installed on a second site", async () => {
    const { open, sent } = mockTokenService();
    const auth = open({});
    await auth.handleOAuthCallback(callback("one"), expected);
    const started = sent(auth);
    const finishing = auth.handleOAuthCallback(callback("two"), expected);
    expect(await started).toBe("one#1");
    await finishing;
  });

  it("does not start a session if the response contains no refresh token", async () => {
    const auth = AppStrategy(APP);
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
