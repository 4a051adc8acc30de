import { memoryStorage } from "@portico/core/internal";
import { parseSetCookie } from "cookie";
import { afterEach, describe, expect, it } from "vitest";
import {
  type AdapterApp,
  adapterApps,
  answering,
  lending,
  type OpenApp,
  rendering,
} from "../testing/adapter-apps.js";
import { browser, COOKIE, memberBrowser, SITE, serverKit } from "../testing/server-kit.js";

// With a world of its own: Express is asked over a real connection
const EXPIRED = -10;

const open: AdapterApp[] = [];
afterEach(() => {
  for (const app of open.splice(0)) app.close?.();
});

const setBy = (answer: Response) =>
  answer.headers.getSetCookie().map((line) => parseSetCookie(line));

/** What every answer with a session's cookie has to say. */
function expectPrivate({ headers }: Response) {
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("vary")).toMatch(/\bCookie\b/i);
}

/** An app on a platform. */
async function started(openApp: OpenApp, options: object = {}) {
  const kit = serverKit({ origin: SITE, ...options });
  const app = await openApp(kit.server);
  open.push(app);
  return { ...kit, app };
}

const namesSetBy = (answer: Response) => setBy(answer).map(({ name }) => name);

/** A storage that reads, and takes nothing. */
const fullStorage = () => ({ ...memoryStorage(), set: () => Promise.reject(new Error("full")) });

describe.each(adapterApps)("%s", (_, openApp) => {
  const start = (options = {}) => started(openApp, options);

  it("leaves a page without a session as it is", async () => {
    const { app, asked } = await start();
    const answer = await app.fetch(browser().request("/plain"));
    expect(await answer.json()).toEqual({ role: "none" });
    expect(setBy(answer)).toEqual([]);
    expect(answer.headers.get("cache-control")).toBeNull();
    const cached = await app.fetch(browser().request("/cached"));
    expect(cached.headers.get("cache-control")).toBe("public, max-age=60");
    expect(namesSetBy(cached)).toEqual(["theme"]);
    expect(asked).toEqual([]);
  });

  it("leaves a page of a member as it is, whose token works", async () => {
    const kit = await start();
    const page = await memberBrowser(kit);
    const answer = await kit.app.fetch(page.request("/asks"));
    expect(await answer.json()).toEqual({ role: "member" });
    expect(setBy(answer)).toEqual([]);
    expect(kit.asked.map(({ authorization }) => authorization)).toEqual(["member-access"]);
  });

  it("logs in: to the platform, back with a session, on to where it began", async () => {
    const kit = await start();
    const page = browser();
    const login = await kit.app.fetch(page.request("/auth/login?returnTo=/plain?a=1"));
    expect(login.status).toBe(302);
    expect(login.headers.get("location")).toBe("https://platform.example/login");
    expectPrivate(login);
    page.take(login);
    const begun = kit.asked.find(({ body }) => body.auth)?.body.auth;
    const state = (begun as { authRequest: { state: string } }).authRequest.state;
    const back = await kit.app.fetch(page.request(`/auth/callback?code=c&state=${state}`));
    expect(back.status).toBe(303);
    // a path, or as Next.js wants it the whole address
    expect(back.headers.get("location")).toMatch(/^(https:\/\/shop\.example)?\/plain\?a=1$/);
    expectPrivate(back);
    page.take(back);
    expect([...page.cookies.keys()]).toEqual([COOKIE]);
    const answer = await kit.app.fetch(page.request("/plain"));
    expect(await answer.json()).toEqual({ role: "member" });
  });

  it("tells the page's own script the access token, and begins a session for it", async () => {
    const kit = await start();
    const page = browser();
    const ask = (path: string, init: RequestInit = {}) =>
      kit.app.fetch(
        page.request(path, { ...init, headers: { "Sec-Fetch-Site": "same-origin", Origin: SITE } }),
      );
    const answer = await ask("/auth/session");
    expect(await answer.json()).toMatchObject({ role: "visitor" });
    page.take(answer);
    const body = JSON.stringify({ rejected: "access-1" });
    const renewed = await ask("/auth/session", { method: "POST", body });
    expect(renewed.status).toBe(200);
    expect(await renewed.json()).toMatchObject({ accessToken: { value: "access-2" } });
    expectPrivate(renewed);
  });

  it("logs out by POST alone, from its own pages alone", async () => {
    const kit = await start();
    const page = await memberBrowser(kit);
    expect((await kit.app.fetch(page.request("/auth/logout"))).status).toBe(405);
    const leave = (origin: string) =>
      kit.app.fetch(
        page.request("/auth/logout", {
          method: "POST",
          headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
          body: "returnTo=%2Fplain",
        }),
      );
    expect((await leave("https://evil.example")).status).toBe(403);
    const out = await leave(SITE);
    expect(out.status).toBe(303);
    expect(out.headers.get("location")).toBe("https://platform.example/logout");
    expectPrivate(out);
    expect(JSON.stringify(kit.asked.at(-1)?.body)).toContain(`${SITE}/plain`);
    page.take(out);
    expect(page.cookies.size).toBe(0);
  });

  it.each(["cookie", "storage"])("renews early, and sets cookies once (%s)", async (kind) => {
    const kit = await start(kind === "storage" ? { storage: memoryStorage() } : {});
    const page = await memberBrowser(kit, "ada", EXPIRED);
    const answer = await kit.app.fetch(page.request("/cached"));
    expect(await answer.json()).toEqual({ role: "member" });
    expect(kit.grants()).toEqual(["refresh_token"]);
    const names = namesSetBy(answer);
    // What is kept in a storage has the same cookie as before.
    expect(names.sort()).toEqual(kind === "storage" ? ["theme"] : [COOKIE, "theme"]);
    if (kind === "cookie") expectPrivate(answer);
    page.take(answer);
    const next = await kit.app.fetch(page.request("/asks"));
    expect(await next.json()).toEqual({ role: "member" });
    expect(setBy(next)).toEqual([]);
    expect(kit.asked.at(-1)?.authorization).toBe("access-1");
    expect(kit.grants()).toEqual(["refresh_token"]);
  });

  it("asks the platform with the token that was renewed for the page", async () => {
    const kit = await start();
    const page = await memberBrowser(kit, "ada", EXPIRED);
    const answer = await kit.app.fetch(page.request("/asks"));
    expect(answer.status).toBe(200);
    expect(namesSetBy(answer)).toEqual([COOKIE]);
    expect(kit.asked.map(({ authorization }) => authorization)).toEqual([null, "access-1"]);
  });

  it("renews once for parallel requests", async () => {
    const kit = await start();
    const page = await memberBrowser(kit, "ada", EXPIRED);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => kit.app.fetch(page.request("/asks"))),
    );
    expect(kit.grants()).toEqual(["refresh_token"]);
    const values = answers.flatMap(setBy).map(({ value }) => value);
    expect(values).toHaveLength(10);
    expect(new Set(values).size).toBe(1);
  });

  it("begins a session where something is asked and cookies can be set", async () => {
    const kit = await start();
    const page = browser();
    const answer = await kit.app.fetch(page.request("/asks", { method: "POST" }));
    expect(await answer.json()).toEqual({ role: "visitor" });
    expect(namesSetBy(answer)).toEqual([COOKIE]);
    page.take(answer);
    const next = await kit.app.fetch(page.request("/asks"));
    expect(await next.json()).toEqual({ role: "visitor" });
    expect(setBy(next)).toEqual([]);
    expect(kit.grants()).toEqual(["anonymous"]);
  });

  it("sends visitors of a members' page to the login page, and members to the page", async () => {
    const kit = await start();
    const anonymous = await kit.app.fetch(browser().request("/members?tab=orders"));
    expect([303, 307]).toContain(anonymous.status);
    const { pathname, searchParams } = new URL(anonymous.headers.get("location") ?? "", SITE);
    expect(pathname).toBe("/auth/login");
    expect(searchParams.get("returnTo")).toMatch(/^\/members/);
    const page = await memberBrowser(kit);
    const answer = await kit.app.fetch(page.request("/members"));
    expect([answer.status, await answer.json()]).toEqual([200, { role: "member" }]);
  });

  it("removes a cookie that nobody sealed", async () => {
    const { app } = await start();
    const page = browser();
    page.cookies.set(COOKIE, "forged");
    const answer = await app.fetch(page.request("/plain"));
    expect(await answer.json()).toEqual({ role: "none" });
    expect(setBy(answer)).toMatchObject([{ name: COOKIE, value: "", maxAge: 0 }]);
    expectPrivate(answer);
  });

  it("shows a page that asks nothing while the platform is away, and keeps the session", async () => {
    const kit = await start();
    const page = await memberBrowser(kit, "ada", EXPIRED);
    kit.platform.say = () => new Response("away", { status: 503 });
    const answer = await kit.app.fetch(page.request("/plain"));
    expect(await answer.json()).toEqual({ role: "member" });
    expect(setBy(answer)).toEqual([]);
    kit.platform.say = undefined;
    const next = await kit.app.fetch(page.request("/asks"));
    expect(await next.json()).toEqual({ role: "member" });
  });

  it("answers 404 for what is no address of the server's", async () => {
    const { app } = await start();
    const answer = await app.fetch(browser().request("/auth/other"));
    expect(answer.status).toBe(404);
  });
});

describe.each(lending)("%s's requireMember", (_, openApp) => {
  it.each([
    ["a POST", { method: "POST" }],
    ["JSON", { headers: { Accept: "application/json" } }],
  ])("responds to %s with 401", async (_what, init) => {
    const { app } = await started(openApp);
    const answer = await app.fetch(browser().request("/members", init));
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain("LOGIN_REQUIRED");
    expectPrivate(answer);
  });
});

describe.each(lending)("%s", (_, openApp) => {
  it("lends its client to calls that name none", async () => {
    const kit = await started(openApp);
    const [ada, grace] = [await memberBrowser(kit, "ada"), await memberBrowser(kit, "grace")];
    const answers = await Promise.all(
      [ada, grace].map((page) => kit.app.fetch(page.request("/ambient"))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(kit.asked.map(({ authorization }) => authorization).sort()).toEqual([
      "ada-access",
      "grace-access",
    ]);
  });

  it("adds cookies to a redirect", async () => {
    const { app } = await started(openApp);
    const answer = await app.fetch(browser().request("/elsewhere"));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("https://shop.example/plain");
    expect(namesSetBy(answer)).toEqual([COOKIE]);
    expectPrivate(answer);
  });
});

describe.each(answering)("%s", (_, openApp) => {
  it("answers 503 in place of a page whose session cannot be kept", async () => {
    const { app } = await started(openApp, { storage: fullStorage() });
    const answer = await app.fetch(browser().request("/elsewhere"));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(answer.headers.get("location")).toBeNull();
    expect(setBy(answer)).toEqual([]);
  });
});

describe.each(rendering)("%s", (_, openApp) => {
  it("sets no cookie from what is rendered", async () => {
    const kit = await started(openApp);
    const asks = kit.app.fetch(browser().request("/asks"));
    await expect(asks).rejects.toMatchObject({ code: "SESSION_READ_ONLY" });
    expect(kit.asked).toEqual([]);
  });

  it("fails the action whose session cannot be kept", async () => {
    const { app } = await started(openApp, { storage: fullStorage() });
    const acts = app.fetch(browser().request("/asks", { method: "POST" }));
    await expect(acts).rejects.toMatchObject({ code: "SESSION_STORE_UNAVAILABLE" });
  });

  it.each(["http://localhost:3000", "https://shop.example"])(
    "names cookies alike wherever it runs, without `origin` (%s)",
    async (site) => {
      const kit = await started(openApp, { origin: undefined });
      const page = browser(site);
      const begun = await kit.app.fetch(page.request("/asks", { method: "POST" }));
      page.take(begun);
      expect(page.cookies.size).toBe(1);
      await kit.clock.advance(14_400_000);
      const answer = await kit.app.fetch(page.request("/asks"));
      expect(namesSetBy(answer)).toEqual([...page.cookies.keys()]);
      expect(kit.grants()).toEqual(["anonymous", "refresh_token"]);
    },
  );
});
