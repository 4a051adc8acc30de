import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  applicationError,
  LOGIN,
  memberTokens,
  platformKit,
  REGISTER,
  VERIFY,
} from "../testing/platform-kit.js";
import { LoginState } from "./login-state.js";

const START_VERIFICATION = "/_api/iam/verification/v1/start";
const credentials = { email: "ada@example.com", password: "correct horse" };
const unknownState = { loginState: "FAILURE", error: "Unknown _state" };

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

function kit(options: Parameters<typeof platformKit>[0] = {}) {
  const platform = platformKit(options);
  platform.mockTokenService();
  return platform;
}

describe("a login response that lacks the data for its state", () => {
  it.each([
    { state: "SUCCESS" },
    { state: "SUCCESS", sessionToken: 5 },
    { state: "SUCCESS", stateToken: "t", mfaChallengeData: { availableFactors: [] } },
    { state: "REQUIRE_EMAIL_VERIFICATION" },
    { state: "REQUIRE_EMAIL_VERIFICATION", stateToken: 5 },
    { state: "REQUIRE_MFA", mfaChallengeData: { availableFactors: [] } },
    { sessionToken: "s" },
  ])('results in the failure "Unknown _state": %o', async (body) => {
    const { auth, mockReply } = kit();
    mockReply(LOGIN, 200, body);
    expect(await auth.login(credentials)).toEqual(unknownState);
  });

  it("results in a new state object each time, so that callers can change it", async () => {
    const { auth, mockReply } = kit();
    mockReply(LOGIN, 200, {});
    const steps = [
      () => auth.login(credentials),
      () => auth.processVerification({ code: "1" }),
      () => auth.verifyFactor("SMS", { smsData: { code: "1" } }),
      () => auth.resendVerificationCode(),
    ];
    for (const step of steps) Object.assign(await step(), { error: "changed" });
    for (const step of steps) expect(await step()).toEqual(unknownState);
  });

  it("does not replace the previous state", async () => {
    const { auth, mockReply, requestsTo } = kit();
    const registeredResponse = { state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "t" };
    mockReply(REGISTER, 200, { ...registeredResponse, identity: { id: "i" } });
    mockReply(VERIFY, 200, { state: "FUTURE_STATE", identity: { id: "other" } });
    mockReply(START_VERIFICATION, 200, {});
    await auth.register(credentials);
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(await auth.processVerification({ code: "1" })).toEqual(unknownState);
    }
    expect(requestsTo(VERIFY).map(({ body }) => body.stateToken)).toEqual(["t", "t"]);
    expect(await auth.resendVerificationCode()).toEqual({ sent: true });
    expect(requestsTo(START_VERIFICATION)[0]?.body.identityId).toBe("i");
  });
});

describe("the login state machine", () => {
  it("remembers the identity until a response contains a different one", async () => {
    const { auth, mockReply, requestsTo } = kit();
    const verificationRequired = { state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "t" };
    mockReply(REGISTER, 200, { ...verificationRequired, identity: { id: "i" } });
    mockReply(VERIFY, 200, verificationRequired);
    mockReply(LOGIN, 200, { ...verificationRequired, identity: { id: "j" } });
    mockReply(START_VERIFICATION, 200, {});
    await auth.register(credentials);
    await auth.processVerification({ code: "1" });
    await auth.resendVerificationCode();
    await auth.login(credentials);
    await auth.resendVerificationCode();
    expect(requestsTo(START_VERIFICATION).map(({ body }) => body.identityId)).toEqual(["i", "j"]);
  });

  it("sends no second factor without a challenge", async () => {
    const { auth, mockReply, requests } = kit();
    mockReply(REGISTER, 200, { state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "t" });
    await auth.register(credentials);
    const requestsBefore = requests.length;
    expect(await auth.verifyFactor("SMS", { smsData: { code: "1" } })).toEqual(unknownState);
    expect(requests).toHaveLength(requestsBefore);
  });

  it("escapes the factor name in the URL", async () => {
    const { auth, mockReply, requests } = kit();
    mockReply("/_api/iam/authentication/v2/..%2Flogin%3F/verify", 200, {});
    await auth.verifyFactor("../login?" as "SMS", { smsData: { code: "1" }, stateToken: "t" });
    expect(requests.at(-1)?.body).toMatchObject({ factorType: "../login?", stateToken: "t" });
  });
});

it("LoginState names each state after its value", () => {
  for (const [name, value] of Object.entries(LoginState)) expect(value).toBe(name);
  expect(Object.keys(LoginState)).toHaveLength(8);
});

describe("a login failure", () => {
  it("has no error code if the platform returns none", async () => {
    const { auth, mockReply } = kit();
    mockReply(LOGIN, 404, {});
    const state = await auth.login(credentials);
    expect(state.loginState).toBe("FAILURE");
    expect(state).not.toHaveProperty("errorCode");
    expect(state).not.toHaveProperty("retryable");
  });

  it.each([
    ["-19976", 1],
    ["-1", 1],
    ["A-19976", 2],
    ["-19976A", 2],
    ["19976", 2],
    ["-", 2],
  ])("with status 401 and the error code %s leads to %i login requests", async (code, times) => {
    const { auth, mockReply, requestsTo, clock } = kit();
    auth.setTokens(memberTokens(clock));
    mockReply(LOGIN, 401, applicationError(code));
    expect((await auth.login(credentials)).loginState).toBe("FAILURE");
    expect(requestsTo(LOGIN)).toHaveLength(times);
  });
});

describe("tokens for a known member", () => {
  const SIGN_ON = "/_api/iam/authentication/v2/sign-on";

  it.each([
    { sessionToken: "s" },
    { sessionToken: "s", identity: {} },
    { sessionToken: "s", identity: { id: 5 } },
    { identity: { id: "member" } },
    { sessionToken: 5, identity: { id: "member" } },
  ])("are not requested if the sign-on response is %o", async (body) => {
    const { auth, mockReply, requestsTo } = kit();
    mockReply(SIGN_ON, 200, body);
    await expect(
      auth.getMemberTokensForExternalLoginWithSession("a@b.c", "key"),
    ).rejects.toMatchObject({
      code: "BAD_PAYLOAD",
      message: "The sign-on response has no member or no session",
    });
    expect(requestsTo("/oauth2/token").map(({ body }) => body.grantType)).toEqual(["anonymous"]);
  });

  it("are bound to the session and requested with the configured headers", async () => {
    const tokenRequestOptions = { headers: { "client-binding": "b" } };
    const { auth, mockReply, requestsTo, clock } = kit({ tokenRequestOptions });
    auth.setTokens(memberTokens(clock));
    mockReply(SIGN_ON, 200, { sessionToken: "s", identity: { id: "member" } });
    await auth.getMemberTokensForExternalLoginWithSession("a@b.c", "key");
    expect(requestsTo(SIGN_ON)[0]?.body).toEqual({ loginId: { email: "a@b.c" } });
    expect(requestsTo("/oauth2/token")[0]?.body).toEqual({
      grant_type: "authorized_client",
      member_id: "member",
      session_token: "s",
    });
    nock.cleanAll();
    nock("https://www.wixapis.com", { reqheaders: { "client-binding": "b" } })
      .post("/oauth2/token")
      .times(2)
      .reply(200, { access_token: "a", expires_in: 60, refresh_token: "r" });
    await auth.getMemberTokensForExternalLogin("member", "key");
    const data = { redirectUri: "", originalUri: "", codeVerifier: "v", state: "s" };
    expect((await auth.getMemberTokens("c", "s", data)).accessToken.value).toBe("a");
  });
});
