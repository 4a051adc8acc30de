import { systemClock } from "@portico/core/internal";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServerSessionStrategy } from "../server-session-strategy.js";
import { fakeServer, MEMBER, stubPage, VISITOR } from "../testing/browser-kit.js";

beforeEach(stubPage);
afterEach(() => vi.unstubAllGlobals());

describe("ServerSessionStrategy", () => {
  it("requests the access token once for all calls and uses it until shortly before it expires", async () => {
    const { clock, requests, openTab } = fakeServer();
    const { auth, getToken, events } = openTab(VISITOR);
    expect(auth.getTokens().accessToken.value).toBe("");
    expect(await Promise.all([getToken(), getToken(), getToken()])).toEqual(["a1", "a1", "a1"]);
    expect(await getToken()).toBe("a1");
    await clock.advance(14_400_000 - 61_000);
    expect(await getToken()).toBe("a1");
    expect(requests).toEqual(["GET /auth/session"]);
    await clock.advance(2_000);
    expect(await Promise.all([getToken(), getToken()])).toEqual(["a2", "a2"]);
    expect(requests).toHaveLength(2);
    expect(events).toEqual(["refreshed: visitor → visitor", "refreshed: visitor → visitor"]);
  });

  it("reads the role from the page without a request, and never receives a refresh token", async () => {
    const { requests, openTab, logIn } = fakeServer();
    logIn(7);
    const { auth, getToken } = openTab(MEMBER);
    expect(auth).toMatchObject({ clientId: "shop", sessionVersion: 7 });
    expect(auth.loggedIn()).toBe(true);
    expect(auth.initialSnapshot()).toEqual(MEMBER);
    await auth.ready();
    expect(requests).toEqual([]);
    await getToken();
    expect(auth.getTokens().refreshToken).toEqual({ value: "", role: "member" });
  });

  it("requests the role if the page was rendered without a session", async () => {
    const { requests, openTab, logIn } = fakeServer();
    logIn(3);
    const { auth, events, currentUser } = openTab();
    expect(currentUser()).toBe("none.0");
    expect(auth.initialSnapshot()).toBeUndefined();
    await Promise.all([auth.ready(), auth.getAuthHeaders()]);
    await auth.ready();
    expect(currentUser()).toBe("member.3");
    expect(events).toEqual(["member: none → member"]);
    expect(requests).toHaveLength(1);
  });

  it("uses each token for 30 seconds if the browser's clock is ahead, instead of requesting a token before every call", async () => {
    const { clock, requests, state, openTab } = fakeServer();
    const { getToken } = openTab(VISITOR);
    state.respond = () =>
      Response.json({
        clientId: "shop",
        role: "visitor",
        accessToken: { value: "old", expiresAt: 1 },
      });
    expect([await getToken(), await getToken()]).toEqual(["old", "old"]);
    expect(requests).toHaveLength(1);
    await clock.advance(40_000);
    expect([await getToken(), await getToken()]).toEqual(["old", "old"]);
    expect(requests).toHaveLength(2);
  });
});

describe("ServerSessionStrategy after a 401 response", () => {
  const headersWith = (token: string) => ({ headers: { Authorization: token } });

  it("reports the rejected token to the server once for all calls", async () => {
    const { requests, openTab } = fakeServer();
    const { auth, getToken } = openTab(VISITOR);
    await getToken();
    const results = await Promise.all([1, 2, 3].map(() => auth.recover(headersWith("a1"))));
    expect(results).toEqual([true, true, true]);
    expect(await auth.recover(headersWith("a1"))).toBe(true);
    expect(requests).toEqual(["GET /auth/session", "POST /auth/session a1"]);
    expect(await getToken()).toBe("a2");
    // The platform also rejects the new token, so requesting a third one would not help.
    expect(await auth.recover(headersWith("a2"))).toBe(false);
    expect(requests).toHaveLength(2);
  });

  it("does not retry a call as another user", async () => {
    const { openTab, state, issueToken, logIn } = fakeServer();
    logIn(7);
    const { auth, getToken, events } = openTab(MEMBER);
    await getToken();
    state.identity = { role: "visitor" };
    issueToken();
    expect(await auth.recover(headersWith("a2"))).toBe(false);
    expect(events.slice(-2)).toEqual(["expired: member → visitor", "visitor: member → visitor"]);
    expect(await auth.recover(headersWith("a2"))).toBe(false);
    expect(await auth.recover(headersWith("never had"))).toBe(false);
  });

  it("does not retry a call if the server has no newer token", async () => {
    const { openTab, state } = fakeServer();
    const { auth, getToken } = openTab(VISITOR);
    await getToken();
    state.respond = () => Response.json({ code: "X", message: "No" }, { status: 503 });
    expect(await auth.recover(headersWith("a1"))).toBe(false);
    const accessToken = { value: "a1", expiresAt: state.expiresAt };
    state.respond = () => Response.json({ clientId: "shop", role: "visitor", accessToken });
    expect(await auth.recover(headersWith("a1"))).toBe(false);
    expect(await getToken()).toBe("a1");
  });
});

describe("ServerSessionStrategy without an access token from the server", () => {
  const outages = [
    ["is unreachable", () => Promise.reject(new TypeError("fetch failed"))],
    ["responds with 503", () => new Response("later", { status: 503 })],
    ["responds with 429", () => new Response("later", { status: 429 })],
  ] as const;

  it.each(outages)(
    "rejects with a retryable error and does not log the user out if the server %s",
    async (_description, respond) => {
      const { openTab, state, logIn, clock } = fakeServer();
      logIn(7);
      state.respond = respond;
      const { auth, getToken, events, currentUser } = openTab(MEMBER);
      const error = await getToken().catch((error: unknown) => error);
      expect(error).toMatchObject({
        name: "SystemError",
        code: "SESSION_UNAVAILABLE",
        retryable: true,
      });
      await expect(auth.logout({ navigate: () => {} })).rejects.toMatchObject({
        code: "SESSION_UNAVAILABLE",
      });
      expect(currentUser()).toBe("member.7");
      expect(events).toEqual([]);
      state.respond = undefined;
      expect(await getToken()).toBe("a2");
      // Calls succeed while the token is valid.
      state.respond = respond;
      await clock.advance(14_400_000 - 30_000);
      expect(await getToken()).toBe("a2");
      await clock.advance(31_000);
      await expect(getToken()).rejects.toMatchObject({ code: "SESSION_UNAVAILABLE" });
      expect(currentUser()).toBe("member.7");
    },
  );

  it("times out if the server does not respond", async () => {
    const { openTab, state, clock } = fakeServer();
    state.respond = () => new Promise(() => {});
    const call = openTab(VISITOR).getToken();
    const rejection = expect(call).rejects.toMatchObject({ code: "SESSION_UNAVAILABLE" });
    await clock.advance(600_000);
    await rejection;
  });

  it.each([
    ["a page", () => new Response("<html>"), "NO_SESSION_SERVER"],
    ["404", () => new Response("", { status: 404 }), "NO_SESSION_SERVER"],
    [
      'the role "none"',
      () => Response.json({ clientId: "shop", role: "none" }),
      "NO_SESSION_SERVER",
    ],
    [
      "another client id",
      () =>
        Response.json({
          clientId: "other",
          role: "visitor",
          accessToken: { value: "a", expiresAt: 9e9 },
        }),
      "CLIENT_CHANGED",
    ],
    [
      "a rejection",
      () => Response.json({ code: "CROSS_ORIGIN", message: "No" }, { status: 403 }),
      "CROSS_ORIGIN",
    ],
  ])(
    "rejects with a specific error code if the server responds with %s",
    async (_description, respond, code) => {
      const { openTab, state } = fakeServer();
      state.respond = respond;
      await expect(openTab(VISITOR).getToken()).rejects.toMatchObject({ code });
    },
  );

  it("rejects calls outside browsers", async () => {
    vi.stubGlobal("location", undefined);
    const auth = ServerSessionStrategy({ session: MEMBER });
    expect(auth.loggedIn()).toBe(true);
    await expect(auth.getAuthHeaders()).rejects.toMatchObject({ code: "NO_BROWSER" });
  });
});

it.each(["/", "auth", "//evil.example", "/\\evil", "https://evil.example"])(
  "ServerSessionStrategy rejects the basePath %j",
  (basePath) => {
    expect(() => ServerSessionStrategy({ basePath })).toThrow(/basePath/);
  },
);

it("ServerSessionStrategy without a client uses its basePath and fetch, and the system clock", async () => {
  const { state } = fakeServer();
  const expiresAt = systemClock().now() / 1000 + 1000;
  const paths: unknown[] = [];
  const auth = ServerSessionStrategy({
    basePath: "/konto/",
    clientId: "shop",
    fetch: async (path) => {
      paths.push(path);
      return Response.json({
        clientId: "shop",
        ...state.identity,
        accessToken: { value: "a", expiresAt },
      });
    },
  });
  expect((await auth.getAuthHeaders()).headers.Authorization).toBe("a");
  expect(paths).toEqual(["/konto/session"]);
});
