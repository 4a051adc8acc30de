import { PorticoError } from "@portico/core/internal";
import { describe, expect, it, vi } from "vitest";
import { browser, COOKIE, roleOf, sendRequest, serverKit } from "../testing/server-kit.js";
import type { SessionServerOptions } from "./server-types.js";

function lastLoginState({ requests }: ReturnType<typeof serverKit>): string {
  const auth = requests.at(-1)?.body.auth as { authRequest: { state: string } } | undefined;
  return auth?.authRequest.state ?? "";
}

async function loginWith(options: Partial<SessionServerOptions>) {
  const kit = serverKit(options);
  const tab = browser();
  await sendRequest(kit, tab, "/auth/login?returnTo=/account");
  return { kit, tab, callbackPath: `/auth/callback?code=c&state=${lastLoginState(kit)}` };
}

describe("onLogin", () => {
  it("receives the request, the client for the member and the return path", async () => {
    const onLogin = vi.fn<NonNullable<SessionServerOptions["onLogin"]>>();
    const { kit, tab, callbackPath } = await loginWith({ onLogin });
    const response = await sendRequest(kit, tab, callbackPath);
    expect(response.headers.get("location")).toBe("/account");
    expect(onLogin).toHaveBeenCalledOnce();
    const [login] = onLogin.mock.calls[0] ?? [];
    expect(login).toMatchObject({
      request: expect.any(Request),
      returnTo: "/account",
      client: { session: { role: "member" } },
    });
  });

  it("prevents the login if it throws", async () => {
    const onError = vi.fn();
    const bannedError = new PorticoError("This member is banned", { code: "BANNED" });
    const onLogin = () => Promise.reject(bannedError);
    const { kit, tab, callbackPath } = await loginWith({ onLogin, onError });
    const response = await sendRequest(kit, tab, callbackPath);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("BANNED");
    expect(onError.mock.calls).toMatchObject([[{ code: "BANNED", error: bannedError }]]);
    expect(await roleOf(kit, tab)).toBe("visitor");
  });
});

describe("onCallback", () => {
  it("can return a response that replaces the redirect, and the server adds the session cookie", async () => {
    const onCallback = () => Response.redirect("https://shop.example/welcome", 303);
    const { kit, tab, callbackPath } = await loginWith({ onCallback });
    const response = await sendRequest(kit, tab, callbackPath);
    expect(response.headers.get("location")).toBe("https://shop.example/welcome");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await roleOf(kit, tab)).toBe("member");
  });
});

describe("onError", () => {
  it("can replace the response, and the server adds the session cookies", async () => {
    const problems: unknown[] = [];
    const kit = serverKit({
      onError({ request, ...problem }) {
        problems.push([new URL(request.url).pathname, problem]);
        return new Response("Our own page", { status: 418 });
      },
    });
    const tab = browser();
    await sendRequest(kit, tab, "/auth/login");
    const response = await sendRequest(
      kit,
      tab,
      `/auth/callback?error=denied&state=${lastLoginState(kit)}`,
    );
    expect([response.status, await response.text()]).toEqual([418, "Our own page"]);
    expect(problems).toMatchObject([
      ["/auth/callback", { status: 400, code: "LOGIN_NOT_COMPLETED", message: expect.any(String) }],
    ]);
    // The server still removes the login cookie, as in the response that the hook replaced.
    expect([...tab.cookies.keys()]).toEqual([COOKIE]);
  });

  it("runs for every handler and can leave the response unchanged", async () => {
    const onError = vi.fn();
    const kit = serverKit({ onError });
    const tab = browser();
    const statuses = [
      await sendRequest(kit, tab, "/auth/login", { method: "POST" }),
      await sendRequest(kit, tab, "/auth/callback"),
      await sendRequest(kit, tab, "/auth/logout", { method: "POST" }),
      await sendRequest(kit, tab, "/auth/session", { method: "PUT" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([405, 400, 403, 405]);
    expect(onError.mock.calls.map(([{ code }]) => code)).toEqual([
      "METHOD_NOT_ALLOWED",
      "INVALID_CALLBACK",
      "CROSS_ORIGIN",
      "METHOD_NOT_ALLOWED",
    ]);
  });
});

describe("errorPage", () => {
  it.each([
    ["/login-failed", "/login-failed?error=UNKNOWN_LOGIN"],
    ["/help?topic=login", "/help?topic=login&error=UNKNOWN_LOGIN"],
  ])("is opened with the error code in its URL: %s", async (errorPage, location) => {
    const kit = serverKit({ errorPage });
    const response = await sendRequest(kit, browser(), "/auth/callback?code=c&state=s");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(location);
  });

  it("does not affect JSON responses, POST requests or unsupported methods", async () => {
    const kit = serverKit({ errorPage: "/login-failed" });
    const jsonInit = { headers: { Accept: "application/json" } };
    const send = async (path: string, init?: RequestInit) =>
      (await sendRequest(kit, browser(), path, init)).status;
    expect(await send("/auth/callback?code=c&state=s", jsonInit)).toBe(400);
    expect(await send("/auth/logout", { method: "POST" })).toBe(403);
    expect(await send("/auth/logout")).toBe(405);
  });

  it.each(["login", "//evil.example", "/\\evil.example", "https://evil.example", "/a b", 1])(
    "cannot be %j",
    (errorPage) => {
      const options = { errorPage } as Partial<SessionServerOptions>;
      expect(() => serverKit(options)).toThrow(/errorPage/);
    },
  );
});

it("sessionServer rejects hooks that are not functions", () => {
  const options = { onLogin: "/welcome" } as unknown as Partial<SessionServerOptions>;
  expect(() => serverKit(options)).toThrow(/onLogin/);
});

it("sessionServer sets one session cookie if hooks use the client", async () => {
  const { kit, tab, callbackPath } = await loginWith({
    onLogin: async ({ client }) => void (await client.auth.getAuthHeaders()),
  });
  const response = await sendRequest(kit, tab, callbackPath);
  const names = response.headers.getSetCookie().map((line) => line.split("=")[0]);
  expect(names.filter((name) => name === COOKIE)).toHaveLength(1);
});
