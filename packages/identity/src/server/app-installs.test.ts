import { createClient } from "@portico/core";
import { timelineClock } from "@portico/core/testing";
import { describe, expect, it } from "vitest";
import { AppStrategy } from "../app/app-strategy.js";
import { browser, SECRET, SITE } from "../testing/server-kit.js";
import { type AppInstallsOptions, appInstalls, type Installation } from "./app-installs.js";

function kit(options: Partial<AppInstallsOptions> = {}) {
  const clock = timelineClock(undefined, 4_000);
  const requests: string[] = [];
  const platform = { status: 200, instanceId: "i" };
  const app = AppStrategy({ appId: "app", appSecret: "the app's secret" });
  createClient({
    auth: app,
    clock,
    async fetch(request) {
      requests.push(await request.text());
      if (request.url.endsWith("/oauth2/token-info")) {
        return Response.json({ active: true, instanceId: platform.instanceId });
      }
      const body = { access_token: "the-access", refresh_token: "the-refresh" };
      return Response.json(platform.status === 200 ? body : {}, { status: platform.status });
    },
  });
  const storedInstallations: Installation[] = [];
  const installs = appInstalls({
    app,
    clock,
    secret: SECRET,
    onInstalled: async (installation) => void storedInstallations.push(installation),
    ...options,
  });
  const send = async (tab: ReturnType<typeof browser>, path: string, init?: RequestInit) => {
    const response = await installs.handle(tab.request(path, init));
    if (!response) throw new Error(`${path} was not handled`);
    tab.storeCookies(response);
    return response;
  };
  const startInstallation = async (tab: ReturnType<typeof browser>, query = "") => {
    const response = await send(tab, `/app/install${query}`);
    const { searchParams } = new URL(response.headers.get("location") ?? "");
    return {
      response,
      ...Object.fromEntries(searchParams),
      state: searchParams.get("state"),
    };
  };
  return { installs, clock, requests, storedInstallations, platform, send, startInstallation };
}

const callbackPath = (state: string | null) => `/app/installed?code=c&instanceId=i&state=${state}`;

describe("appInstalls", () => {
  it("redirects to the platform with a new state, and stores the installation when the callback arrives", async () => {
    const { send, startInstallation, storedInstallations } = kit();
    const tab = browser();
    const { response, ...query } = await startInstallation(tab, "?token=t");
    expect(response.status).toBe(302);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(query).toEqual({
      appId: "app",
      redirectUrl: `${SITE}/app/installed`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      token: "t",
    });
    const completedResponse = await send(tab, callbackPath(query.state));
    expect([completedResponse.status, await completedResponse.text()]).toEqual([
      200,
      "The app is installed.\n",
    ]);
    expect(storedInstallations).toEqual([
      { instanceId: "i", accessToken: "the-access", refreshToken: "the-refresh" },
    ]);
    expect(tab.cookies.size).toBe(0);
  });

  it("returns the response of `onInstalled`", async () => {
    const { send, startInstallation } = kit({
      onInstalled: async () => Response.redirect(`${SITE}/done`),
    });
    const tab = browser();
    const { state } = await startInstallation(tab);
    const response = await send(tab, callbackPath(state));
    expect(response.headers.get("location")).toBe(`${SITE}/done`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(tab.cookies.size).toBe(0);
  });

  it("rejects an installation that is unknown, was started in another browser or is already complete", async () => {
    const { send, startInstallation, requests, storedInstallations } = kit();
    const tab = browser();
    const { state } = await startInstallation(browser());
    for (const path of [
      callbackPath(state),
      callbackPath("made-up"),
      "/app/installed",
      callbackPath(""),
    ]) {
      const response = await send(tab, path, { headers: { Accept: "application/json" } });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: "UNKNOWN_INSTALLATION" });
    }
    expect(requests).toEqual([]);
    const ownInstallation = await startInstallation(tab);
    await send(tab, callbackPath(ownInstallation.state));
    expect((await send(tab, callbackPath(ownInstallation.state))).status).toBe(400);
    expect(storedInstallations).toHaveLength(1);
  });

  it("responds with an error to an installation that takes too long, has no code or fails in an outage", async () => {
    const { send, startInstallation, clock, platform, storedInstallations } = kit();
    const tab = browser();
    const { state } = await startInstallation(tab);
    const noCodeResponse = await send(tab, `/app/installed?state=${state}`);
    expect([noCodeResponse.status, await noCodeResponse.text()]).toEqual([
      400,
      expect.stringContaining("INVALID_CALLBACK"),
    ]);
    platform.status = 503;
    expect((await send(tab, callbackPath(state))).status).toBe(503);
    platform.status = 200;
    expect((await send(tab, callbackPath(state))).status).toBe(200);
    expect(storedInstallations).toHaveLength(1);
    const lateInstallation = await startInstallation(tab);
    await clock.advance(601_000);
    expect((await send(tab, callbackPath(lateInstallation.state))).status).toBe(400);
  });

  it("stores nothing if the callback URL contains the instance id of another site", async () => {
    const { send, startInstallation, platform, storedInstallations } = kit();
    const tab = browser();
    const { state } = await startInstallation(tab);
    platform.instanceId = "the attacker's";
    const response = await send(tab, callbackPath(state), {
      headers: { Accept: "application/json" },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "INSTANCE_MISMATCH" });
    expect(storedInstallations).toEqual([]);
  });

  it("handles only GET requests on its routes", async () => {
    const { send, installs } = kit();
    for (const path of ["/app/install", "/app/installed"]) {
      expect((await send(browser(), path, { method: "POST" })).status).toBe(405);
    }
    expect(await installs.handle(browser().request("/app"))).toBeUndefined();
    expect(await installs.handle(browser().request("/app/other"))).toBeUndefined();
  });
});
