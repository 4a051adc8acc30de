// @vitest-environment jsdom

import { settle } from "@portico/core/testing";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { platformKit, REDIRECT } from "../testing/platform-kit.js";

const ORIGIN = "https://site.example";
const ENDPOINT = "https://login.example";

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
  document.body.innerHTML = "";
});

const frames = () => document.querySelectorAll("iframe");

/** A direct login that has got as far as its hidden frame. */
async function opened(endpoint: unknown = `${ENDPOINT}/x`) {
  const kit = platformKit();
  const all = await framed(
    kit,
    () => kit.auth.getMemberTokensForDirectLogin("session-token"),
    endpoint,
  );
  const result = all.result.then(
    (tokens) => ({ tokens, error: undefined }),
    (error: unknown) => ({ tokens: undefined, error }),
  );
  return { ...all, result };
}

/** A login of any kind that has got as far as its hidden frame. */
async function framed<Result>(
  all: ReturnType<typeof platformKit>,
  login: () => Promise<Result>,
  endpoint: unknown = `${ENDPOINT}/x`,
) {
  all.mockTokenService();
  all.mockRedirectSession(`${ORIGIN}/authorize?session=s`, { urlDetails: { endpoint } });
  const result = login();
  let done = false;
  const end = () => {
    done = true;
  };
  result.then(end, end);
  while (frames().length === 0 && !done) await settle(1);
  const frame = frames()[0] as HTMLIFrameElement;
  const request = { prompt: all.prompt(), authRequest: all.authRequest() };
  const say = (
    data: unknown,
    { origin = ORIGIN, source = frame.contentWindow as Window | null } = {},
  ) => window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  return { ...all, result, frame, say, request, isDone: () => done };
}

describe("a login in a hidden frame", () => {
  it("opens the authorization address without a prompt, and takes its code", async () => {
    const { frame, request, say, result, requestsTo } = await opened();
    expect(frame.style.display).toBe("none");
    expect(frame.src).toBe(`${ORIGIN}/authorize?session=s`);
    const { state, ...rest } = request.authRequest;
    expect(request.prompt).toBe("none");
    expect(rest).toMatchObject({ responseMode: "web_message", sessionToken: "session-token" });
    expect(rest).not.toHaveProperty("redirectUri");
    say({ code: "c", state });
    expect((await result).tokens?.refreshToken.role).toBe("member");
    expect(requestsTo("/oauth2/token").at(-1)?.body).toMatchObject({ code: "c" });
    expect(frames()).toHaveLength(0);
  });

  it("listens no longer than it lasts", async () => {
    const added = vi.spyOn(window, "addEventListener");
    const { request, say, result } = await opened();
    const [, , how] = added.mock.calls.find(([type]) => type === "message") ?? [];
    added.mockRestore();
    const { signal } = how as { signal: AbortSignal };
    expect(signal.aborted).toBe(false);
    say({ code: "c", state: request.authRequest.state });
    await result;
    expect(signal.aborted).toBe(true);
  });

  it("takes the answer of the authorization endpoint's origin too", async () => {
    const { request, say, result } = await opened();
    say({ code: "c", state: request.authRequest.state }, { origin: ENDPOINT });
    expect((await result).tokens).toBeDefined();
  });

  it("is not moved by messages of others: window, origin, state, shape", async () => {
    const { request, say, result, isDone, requestsTo } = await opened();
    const { state } = request.authRequest;
    const code = { code: "evil", state };
    say(code, { source: window });
    say(code, { source: null });
    say(code, { origin: "https://evil.example" });
    say(code, { origin: "null" });
    say(code, { origin: "" });
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
      say(data);
    }
    await settle();
    expect(isDone()).toBe(false);
    expect(frames()).toHaveLength(1);
    say({ code: "good", state });
    expect((await result).tokens).toBeDefined();
    expect(requestsTo("/oauth2/token").map(({ body }) => body.code)).toEqual([undefined, "good"]);
  });

  it("fails with the platform's error", async () => {
    for (const [data, message] of [
      [{ error: "login_required", error_description: "who are you" }, "who are you"],
      [{ error: "login_required" }, "login_required"],
    ] as const) {
      const { request, say, result, auth } = await opened();
      say({ ...data, state: request.authRequest.state });
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

  it("times out after 120 seconds, and no sooner", async () => {
    const { clock, result, isDone, say, request } = await opened();
    await clock.advance(119_999);
    expect(isDone()).toBe(false);
    await clock.advance(1);
    expect((await result).error).toMatchObject({
      message: "OAuth flow timed out",
      code: "TIMEOUT",
      retryable: true,
    });
    expect(frames()).toHaveLength(0);
    // Nobody listens any more, and no timer is left.
    say({ code: "late", state: request.authRequest.state });
    expect(clock.sleeping).toBe(0);
  });

  it("leaves no frame and no timer behind when the code is refused", async () => {
    const { request, say, result, clock, reply } = await opened();
    nock.cleanAll();
    reply("/oauth2/token", 400, { error: "invalid_grant" });
    say({ code: "c", state: request.authRequest.state });
    expect((await result).error).toMatchObject({ code: "invalid_grant" });
    expect(frames()).toHaveLength(0);
    expect(clock.sleeping).toBe(0);
  });

  it.each(["no address", null, 5])("goes on without the endpoint %s", async (endpoint) => {
    const { request, say, result, isDone } = await opened(endpoint);
    const { state } = request.authRequest;
    say({ code: "evil", state }, { origin: ENDPOINT });
    await settle();
    expect(isDone()).toBe(false);
    say({ code: "c", state });
    expect((await result).tokens).toBeDefined();
  });

  it("opens no frame when there is no address", async () => {
    const { auth, reply, mockTokenService } = platformKit();
    mockTokenService();
    reply(REDIRECT, 500, {});
    await expect(auth.getMemberTokensForDirectLogin("s")).rejects.toMatchObject({ status: 500 });
    expect(frames()).toHaveLength(0);
  });
});

describe("a silent login", () => {
  const silent = () => {
    const kit = platformKit();
    return framed(kit, () => kit.auth.signInSilently());
  };

  it("makes the session that of whoever is known to the platform's pages", async () => {
    const { auth, request, say, result } = await silent();
    expect(request.prompt).toBe("none");
    expect(request.authRequest).not.toHaveProperty("sessionToken");
    say({ code: "c", state: request.authRequest.state });
    expect(await result).toEqual({ loginState: "SUCCESS" });
    expect(auth.loggedIn()).toBe(true);
  });

  it("changes nothing where nobody is known, and asks no members", async () => {
    const { auth, request, say, result, requests } = await silent();
    const visitor = auth.getTokens();
    say({ error: "login_required", state: request.authRequest.state });
    expect(await result).toEqual({ loginState: "INITIAL" });
    expect(auth.getTokens()).toEqual(visitor);
    auth.setTokens({ ...visitor, refreshToken: { value: "r", role: "member" } });
    const before = requests.length;
    expect(await auth.signInSilently()).toEqual({ loginState: "SUCCESS" });
    expect(requests).toHaveLength(before);
  });

  it("leaves whoever logs in by hand meanwhile", async () => {
    const { auth, request, say, result } = await silent();
    const byHand = { ...auth.getTokens(), refreshToken: { value: "r", role: "member" as const } };
    auth.setTokens(byHand);
    say({ code: "c", state: request.authRequest.state });
    expect(await result).toEqual({ loginState: "SUCCESS" });
    expect(auth.getTokens()).toEqual(byHand);
  });

  it("says what else went wrong, without the cause among its own properties", async () => {
    const { request, say, result } = await silent();
    say({ error: "server_error", state: request.authRequest.state });
    const state = await result;
    expect(state).toEqual({ loginState: "FAILURE", error: "server_error" });
    expect(Object.keys(state)).not.toContain("cause");
    expect(state).toHaveProperty("cause.code", "server_error");
  });
});
