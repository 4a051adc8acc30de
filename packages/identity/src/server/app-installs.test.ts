import { createClient } from "@portico/core";
import { timelineClock } from "@portico/core/testing";
import { describe, expect, it } from "vitest";
import { AppStrategy } from "../app/app-strategy.js";
import { browser, SECRET, SITE } from "../testing/server-kit.js";
import { type AppInstallsOptions, appInstalls, type Installation } from "./app-installs.js";

function kit(options: Partial<AppInstallsOptions> = {}) {
  const clock = timelineClock(undefined, 4_000);
  const asked: string[] = [];
  const platform = { status: 200, instanceId: "i" };
  const app = AppStrategy({ appId: "app", appSecret: "the app's secret" });
  createClient({
    auth: app,
    clock,
    async fetch(request) {
      asked.push(await request.text());
      if (request.url.endsWith("/oauth2/token-info")) {
        return Response.json({ active: true, instanceId: platform.instanceId });
      }
      const body = { access_token: "the-access", refresh_token: "the-refresh" };
      return Response.json(platform.status === 200 ? body : {}, { status: platform.status });
    },
  });
  const kept: Installation[] = [];
  const installs = appInstalls({
    app,
    clock,
    secret: SECRET,
    onInstalled: async (installation) => void kept.push(installation),
    ...options,
  });
  const answerOf = async (page: ReturnType<typeof browser>, path: string, init?: RequestInit) => {
    const answer = await installs.handle(page.request(path, init));
    if (!answer) throw new Error(`${path} was not handled`);
    page.take(answer);
    return answer;
  };
  const begin = async (page: ReturnType<typeof browser>, query = "") => {
    const answer = await answerOf(page, `/app/install${query}`);
    const { searchParams } = new URL(answer.headers.get("location") ?? "");
    return { answer, ...Object.fromEntries(searchParams), state: searchParams.get("state") };
  };
  return { installs, clock, asked, kept, platform, answerOf, begin };
}

const back = (state: string | null) => `/app/installed?code=c&instanceId=i&state=${state}`;

describe("an installation", () => {
  it("goes to the platform with a state of its own, and is kept when it is back", async () => {
    const { answerOf, begin, kept } = kit();
    const page = browser();
    const { answer, ...asked } = await begin(page, "?token=t");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(asked).toEqual({
      appId: "app",
      redirectUrl: `${SITE}/app/installed`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      token: "t",
    });
    const done = await answerOf(page, back(asked.state));
    expect([done.status, await done.text()]).toEqual([200, "The app is installed.\n"]);
    expect(kept).toEqual([
      { instanceId: "i", accessToken: "the-access", refreshToken: "the-refresh" },
    ]);
    expect(page.cookies.size).toBe(0);
  });

  it("is answered as the app wants", async () => {
    const { answerOf, begin } = kit({ onInstalled: async () => Response.redirect(`${SITE}/done`) });
    const page = browser();
    const { state } = await begin(page);
    const done = await answerOf(page, back(state));
    expect(done.headers.get("location")).toBe(`${SITE}/done`);
    expect(done.headers.get("cache-control")).toBe("private, no-store");
    expect(page.cookies.size).toBe(0);
  });

  it("of another browser, of nobody or a second time is refused", async () => {
    const { answerOf, begin, asked, kept } = kit();
    const page = browser();
    const { state } = await begin(browser());
    for (const path of [back(state), back("made-up"), "/app/installed", back("")]) {
      const answer = await answerOf(page, path, { headers: { Accept: "application/json" } });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "UNKNOWN_INSTALLATION" });
    }
    expect(asked).toEqual([]);
    const own = await begin(page);
    await answerOf(page, back(own.state));
    expect((await answerOf(page, back(own.state))).status).toBe(400);
    expect(kept).toHaveLength(1);
  });

  it("that took too long, has no code, or meets an outage says so", async () => {
    const { answerOf, begin, clock, platform, kept } = kit();
    const page = browser();
    const { state } = await begin(page);
    const noCode = await answerOf(page, `/app/installed?state=${state}`);
    expect([noCode.status, await noCode.text()]).toEqual([
      400,
      expect.stringContaining("INVALID_CALLBACK"),
    ]);
    platform.status = 503;
    expect((await answerOf(page, back(state))).status).toBe(503);
    platform.status = 200;
    expect((await answerOf(page, back(state))).status).toBe(200);
    expect(kept).toHaveLength(1);
    const late = await begin(page);
    await clock.advance(601_000);
    expect((await answerOf(page, back(late.state))).status).toBe(400);
  });

  it("stores nothing when the callback URL names the instance of another site", async () => {
    const { answerOf, begin, platform, kept } = kit();
    const page = browser();
    const { state } = await begin(page);
    platform.instanceId = "the attacker's";
    const answer = await answerOf(page, back(state), { headers: { Accept: "application/json" } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "INSTANCE_MISMATCH" });
    expect(kept).toEqual([]);
  });

  it("takes GET alone, and no other address", async () => {
    const { answerOf, installs } = kit();
    for (const path of ["/app/install", "/app/installed"]) {
      expect((await answerOf(browser(), path, { method: "POST" })).status).toBe(405);
    }
    expect(await installs.handle(browser().request("/app"))).toBeUndefined();
    expect(await installs.handle(browser().request("/app/other"))).toBeUndefined();
  });
});
