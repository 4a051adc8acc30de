// @vitest-environment jsdom

import { settle } from "@portico/core/testing";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memberTokens, platformKit, REDIRECT } from "../testing/platform-kit.js";

const ORIGIN = "https://site.example";
const ENDPOINT = "https://login.example";

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
  document.body.innerHTML = "";
});

const frames = () => document.querySelectorAll("iframe");

async function startDirectLogin(endpoint: unknown = `${ENDPOINT}/x`) {
  const kit = platformKit();
  const frameLogin = await startFrameLogin(
    kit,
    () => kit.auth.getMemberTokensForDirectLogin("session-token"),
    endpoint,
  );
  const result = frameLogin.result.then(
    (tokens) => ({ tokens, error: undefined }),
    (error: unknown) => ({ tokens: undefined, error }),
  );
  return { ...frameLogin, result };
}

async function startFrameLogin<Result>(
  kit: ReturnType<typeof platformKit>,
  login: () => Promise<Result>,
  endpoint: unknown = `${ENDPOINT}/x`,
) {
  kit.mockTokenService();
  kit.mockRedirectSession(`${ORIGIN}/authorize?session=s`, { urlDetails: { endpoint } });
  const result = login();
  let isDone = false;
  const markDone = () => {
    isDone = true;
  };
  result.then(markDone, markDone);
  while (frames().length === 0 && !isDone) await settle(1);
  const frame = frames()[0] as HTMLIFrameElement;
  const request = { prompt: kit.prompt(), authRequest: kit.authRequest() };
  const postToPage = (
    data: unknown,
    { origin = ORIGIN, source = frame.contentWindow as Window | null } = {},
  ) => window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  return { ...kit, result, frame, postToPage, request, isDone: () => isDone };
}

describe("a hidden-frame login", () => {
  it("opens the authorization URL without a prompt and exchanges the code", async () => {
    const { frame, request, postToPage, result, requestsTo } = await startDirectLogin();
    expect(frame.style.display).toBe("none");
    expect(frame.src).toBe(`${ORIGIN}/authorize?session=s`);
    const { state, ...rest } = request.authRequest;
    expect(request.prompt).toBe("none");
    expect(rest).toMatchObject({ responseMode: "web_message", sessionToken: "session-token" });
    expect(rest).not.toHaveProperty("redirectUri");
    postToPage({ code: "c", state });
    expect((await result).tokens?.refreshToken.role).toBe("member");
    expect(requestsTo("/oauth2/token").at(-1)?.body).toMatchObject({ code: "c" });
    expect(frames()).toHaveLength(0);
  });

  it("stops listening for messages when it is complete", async () => {
    const addListenerSpy = vi.spyOn(window, "addEventListener");
    const { request, postToPage, result } = await startDirectLogin();
    const [, , options] = addListenerSpy.mock.calls.find(([type]) => type === "message") ?? [];
    addListenerSpy.mockRestore();
    const { signal } = options as { signal: AbortSignal };
    expect(signal.aborted).toBe(false);
    postToPage({ code: "c", state: request.authRequest.state });
    await result;
    expect(signal.aborted).toBe(true);
  });

  it("accepts messages from the origin of the authorization endpoint", async () => {
    const { request, postToPage, result } = await startDirectLogin();
    postToPage({ code: "c", state: request.authRequest.state }, { origin: ENDPOINT });
    expect((await result).tokens).toBeDefined();
  });

  it("ignores messages from another window or origin, or with a different state or shape", async () => {
    const { request, postToPage, result, isDone, requestsTo } = await startDirectLogin();
    const { state } = request.authRequest;
    const evilMessage = { code: "evil", state };
    postToPage(evilMessage, { source: window });
    postToPage(evilMessage, { source: null });
    postToPage(evilMessage, { origin: "https://evil.example" });
    postToPage(evilMessage, { origin: "null" });
    postToPage(evilMessage, { origin: "" });
    for (const data of [
      { code: "evil", state: "other" },
      { code: "evil" },
      { state },
      { code: 5, state },
      { code: "", state },
      { error: {}, state },
      { error: "", state },
      ["evil", state],
      "evil",
      null,
      undefined,
      7,
    ]) {
      postToPage(data);
    }
    await settle();
    expect(isDone()).toBe(false);
    expect(frames()).toHaveLength(1);
    postToPage({ code: "good", state });
    expect((await result).tokens).toBeDefined();
    expect(requestsTo("/oauth2/token").map(({ body }) => body.code)).toEqual([undefined, "good"]);
  });

  it("fails with the platform's error", async () => {
    for (const [data, message] of [
      [{ error: "login_required", error_description: "who are you" }, "who are you"],
      [{ error: "login_required" }, "login_required"],
    ] as const) {
      const { request, postToPage, result, auth } = await startDirectLogin();
      postToPage({ ...data, state: request.authRequest.state });
      expect((await result).error).toMatchObject({
        name: "HttpError",
        code: "login_required",
        message,
      });
      expect(frames()).toHaveLength(0);
      expect(auth.loggedIn()).toBe(false);
      nock.cleanAll();
    }
  });

  it("times out after exactly 120 seconds", async () => {
    const { clock, result, isDone, postToPage, request } = await startDirectLogin();
    await clock.advance(119_999);
    expect(isDone()).toBe(false);
    await clock.advance(1);
    expect((await result).error).toMatchObject({
      message: "OAuth flow timed out",
      code: "TIMEOUT",
      retryable: true,
    });
    expect(frames()).toHaveLength(0);
    postToPage({ code: "late", state: request.authRequest.state });
    expect(clock.sleepCount).toBe(0);
  });

  it("removes the frame and the timer if the code is rejected", async () => {
    const { request, postToPage, result, clock, mockReply } = await startDirectLogin();
    nock.cleanAll();
    mockReply("/oauth2/token", 400, { error: "invalid_grant" });
    postToPage({ code: "c", state: request.authRequest.state });
    expect((await result).error).toMatchObject({ code: "invalid_grant" });
    expect(frames()).toHaveLength(0);
    expect(clock.sleepCount).toBe(0);
  });

  it.each(["no address", null, 5])(
    "accepts only messages from the frame URL's origin if the endpoint is invalid: %s",
    async (endpoint) => {
      const { request, postToPage, result, isDone } = await startDirectLogin(endpoint);
      const { state } = request.authRequest;
      postToPage({ code: "evil", state }, { origin: ENDPOINT });
      await settle();
      expect(isDone()).toBe(false);
      postToPage({ code: "c", state });
      expect((await result).tokens).toBeDefined();
    },
  );

  it("opens no frame if the request for the authorization URL fails", async () => {
    const { auth, mockReply, mockTokenService } = platformKit();
    mockTokenService();
    mockReply(REDIRECT, 500, {});
    await expect(auth.getMemberTokensForDirectLogin("s")).rejects.toMatchObject({ status: 500 });
    expect(frames()).toHaveLength(0);
  });
});

describe("signInSilently", () => {
  const startSilentLogin = () => {
    const kit = platformKit();
    return startFrameLogin(kit, () => kit.auth.signInSilently());
  };

  it("logs the member in if the platform has a session for that member", async () => {
    const { auth, request, postToPage, result } = await startSilentLogin();
    expect(request.prompt).toBe("none");
    expect(request.authRequest).not.toHaveProperty("sessionToken");
    postToPage({ code: "c", state: request.authRequest.state });
    expect(await result).toEqual({ loginState: "SUCCESS" });
    expect(auth.loggedIn()).toBe(true);
  });

  it("changes nothing if the platform has no session", async () => {
    const { auth, request, postToPage, result } = await startSilentLogin();
    const visitorTokens = auth.getTokens();
    postToPage({ error: "login_required", state: request.authRequest.state });
    expect(await result).toEqual({ loginState: "INITIAL" });
    expect(auth.getTokens()).toEqual(visitorTokens);
  });

  it("sends no request if a member is logged in", async () => {
    const { auth, requests, clock } = platformKit();
    auth.setTokens(memberTokens(clock));
    expect(await auth.signInSilently()).toEqual({ loginState: "SUCCESS" });
    expect(requests).toEqual([]);
  });

  it("keeps the session of a member who logs in during the check", async () => {
    const { auth, request, postToPage, result } = await startSilentLogin();
    const loginTokens = {
      ...auth.getTokens(),
      refreshToken: { value: "r", role: "member" as const },
    };
    auth.setTokens(loginTokens);
    postToPage({ code: "c", state: request.authRequest.state });
    expect(await result).toEqual({ loginState: "SUCCESS" });
    expect(auth.getTokens()).toEqual(loginTokens);
  });

  it("returns a failure state with a non-enumerable cause if the platform reports server_error", async () => {
    const { request, postToPage, result } = await startSilentLogin();
    postToPage({ error: "server_error", state: request.authRequest.state });
    const state = await result;
    expect(state).toEqual({ loginState: "FAILURE", error: "server_error" });
    expect(Object.keys(state)).not.toContain("cause");
    expect(state).toHaveProperty("cause.code", "server_error");
  });
});
