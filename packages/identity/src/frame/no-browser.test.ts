import nock from "nock";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LOGIN, platformKit, REDIRECT } from "../testing/platform-kit.js";
import { addHiddenFrame } from "./hidden-frame.js";

const error = { code: "NO_BROWSER", message: "A hidden frame needs a browser" };

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

it("addHiddenFrame throws outside browsers", () => {
  expect(() => addHiddenFrame("https://site.example/")).toThrow(expect.objectContaining(error));
});

it("a hidden-frame login outside browsers fails before it requests a redirect session", async () => {
  const { auth, requestsTo, mockReply, mockTokenService, mockRedirectSession, clock } =
    platformKit();
  mockTokenService();
  mockRedirectSession("https://site.example/authorize");
  mockReply(LOGIN, 200, { state: "SUCCESS", sessionToken: "s" });
  const directLoginError = {
    ...error,
    message: "A direct login requires a browser or the option redirectUri of OAuthStrategy",
  };
  await expect(auth.getMemberTokensForDirectLogin("s")).rejects.toMatchObject(directLoginError);
  for (const [login, { code, message }] of [
    [() => auth.signIn({ email: "ada@example.com", password: "cobol" }), directLoginError],
    [() => auth.signInSilently(), error],
  ] as const) {
    const state = await login();
    expect(state).toEqual({ loginState: "FAILURE", error: message });
    expect(state).toHaveProperty("cause.code", code);
  }
  expect(requestsTo(REDIRECT)).toEqual([]);
  expect(auth.loggedIn()).toBe(false);
  expect(clock.sleepCount).toBe(0);
});
