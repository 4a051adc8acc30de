// @vitest-environment jsdom
import { settle } from "@portico/core/testing";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { platformKit, REDIRECT } from "../testing/platform-kit.js";

const SYNC_TIME_KEY = "wixRedirectSessionLastPreWarm";
const WEEK = 604_800_000;

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  vi.unstubAllGlobals();
  nock.cleanAll();
  nock.enableNetConnect();
  localStorage.clear();
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

function kit() {
  const platform = platformKit();
  platform.mockTokenService();
  return platform;
}

/** Waits for the hidden frame. Returns null if the transfer ends without a frame. */
async function waitForFrame(pendingSync: Promise<void>) {
  let isSettled = false;
  pendingSync.then(() => {
    isSettled = true;
  });
  let frame: HTMLIFrameElement | null = null;
  while (!frame && !isSettled) {
    await settle(1);
    frame = document.querySelector("iframe");
  }
  return frame;
}

async function loadFrame(pendingSync: Promise<void>) {
  const frame = await waitForFrame(pendingSync);
  frame?.dispatchEvent(new Event("load"));
  return frame?.src;
}

describe("syncToWixPages", () => {
  it("transfers the session at most once every 7 days, unless a transfer is forced", async () => {
    const { auth, mockRedirectSession, requestsTo, clock } = kit();
    mockRedirectSession("https://site.example/warm");
    expect(auth.sessions.isSessionSynced()).toBe(false);
    const firstSync = auth.sessions.syncToWixPages();
    expect(await loadFrame(firstSync)).toBe("https://site.example/warm");
    await firstSync;
    expect(requestsTo(REDIRECT)[0]?.body).toEqual({ login: {} });
    expect(localStorage.getItem(SYNC_TIME_KEY)).toBe(String(clock.now()));
    expect(document.querySelector("iframe")).toBeNull();
    expect(clock.sleepCount).toBe(0);
    expect(auth.sessions.isSessionSynced()).toBe(true);
    await clock.advance(WEEK - 1);
    expect(auth.sessions.isSessionSynced()).toBe(true);
    await auth.sessions.syncToWixPages({});
    expect(requestsTo(REDIRECT)).toHaveLength(1);
    const forcedSync = auth.sessions.syncToWixPages({ force: true });
    await loadFrame(forcedSync);
    await forcedSync;
    await clock.advance(WEEK);
    expect(auth.sessions.isSessionSynced()).toBe(false);
    const thirdSync = auth.sessions.syncToWixPages();
    await loadFrame(thirdSync);
    await thirdSync;
    expect(requestsTo(REDIRECT)).toHaveLength(3);
  });

  it("logs errors instead of rejecting", async () => {
    const errorLog = vi.spyOn(console, "error").mockImplementation(() => {});
    const { auth, mockReply, mockRedirectSession, clock } = kit();
    localStorage.setItem(SYNC_TIME_KEY, "1");
    mockReply(REDIRECT, 200, {});
    await auth.sessions.syncToWixPages();
    expect(errorLog.mock.calls[0]?.[0]).toBe("Error during redirect session pre-warm:");
    expect(errorLog.mock.calls[0]?.[1].message).toBe("No redirect URL found");
    expect(localStorage.getItem(SYNC_TIME_KEY)).toBeNull();
    nock.cleanAll();
    mockRedirectSession("https://site.example/never");
    const hangingSync = auth.sessions.syncToWixPages();
    expect(await waitForFrame(hangingSync)).not.toBeNull();
    await clock.advance(30_000);
    await hangingSync;
    expect(errorLog.mock.calls[1]?.[1].message).toBe("The page did not load within 30000 ms");
    expect(document.querySelector("iframe")).toBeNull();
    expect(auth.sessions.isSessionSynced()).toBe(false);
  });

  it("finishes without localStorage, but does not record the transfer", async () => {
    vi.stubGlobal("localStorage", undefined);
    const { auth, mockRedirectSession } = kit();
    mockRedirectSession("https://site.example/warm");
    const pendingSync = auth.sessions.syncToWixPages();
    await loadFrame(pendingSync);
    await pendingSync;
    expect(auth.sessions.isSessionSynced()).toBe(false);
  });
});

it("isSessionSynced returns false if the stored time is invalid or in the future", () => {
  const { auth, clock } = kit();
  for (const text of ["soon", "", String(clock.now() + 1000)]) {
    localStorage.setItem(SYNC_TIME_KEY, text);
    expect(auth.sessions.isSessionSynced()).toBe(false);
  }
});
