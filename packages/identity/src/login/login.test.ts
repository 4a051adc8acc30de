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

const EMAIL = "ada@example.com";
const PASSWORD = "correct horse";
const START_VERIFICATION = "/_api/iam/verification/v1/start";
const VERIFY_SMS = "/_api/iam/authentication/v2/SMS/verify";

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

function kit() {
  const platform = platformKit();
  platform.mockTokenService();
  return platform;
}

describe("login and register", () => {
  it("send the documented request with the visitor token", async () => {
    const { auth, mockReply, requestsTo } = kit();
    mockReply(LOGIN, 200, { state: "SUCCESS", sessionToken: "s" });
    mockReply(REGISTER, 200, { state: "SUCCESS", sessionToken: "s" });
    const captchaTokens = { recaptchaToken: "c", invisibleRecaptchaToken: "i" };
    const clientMetaData = { device: "d-1" };
    await auth.login({ email: EMAIL, password: PASSWORD, captchaTokens, clientMetaData });
    await auth.register({
      email: EMAIL,
      password: PASSWORD,
      captchaTokens: { recaptchaToken: "c" },
      profile: { firstName: "Ada" },
      clientMetaData,
    });
    expect(requestsTo(LOGIN)).toEqual([
      {
        path: LOGIN,
        authorization: "access-1",
        body: {
          loginId: { email: EMAIL },
          password: PASSWORD,
          captchaTokens: [{ Recaptcha: "c", InvisibleRecaptcha: "i" }],
          clientMetaData: { device: "d-1" },
        },
      },
    ]);
    expect(requestsTo(REGISTER)[0]?.body).toEqual({
      loginId: { email: EMAIL },
      password: PASSWORD,
      profile: { firstName: "Ada" },
      captchaTokens: [{ Recaptcha: "c" }],
      clientMetaData: { device: "d-1" },
    });
    await auth.login({ email: EMAIL, password: PASSWORD });
    expect(requestsTo(LOGIN)[1]?.body).toEqual({ loginId: { email: EMAIL }, password: PASSWORD });
  });

  it.each([
    [
      { state: "SUCCESS", sessionToken: "s" },
      { loginState: "SUCCESS", data: { sessionToken: "s" } },
    ],
    [{ state: "REQUIRE_OWNER_APPROVAL" }, { loginState: "OWNER_APPROVAL_REQUIRED" }],
    [
      { state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "t" },
      { loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken: "t" } },
    ],
    [{ state: "STATUS_CHECK" }, { loginState: "FAILURE", error: "Unknown _state" }],
    [{ state: "REQUIRE_MISSING_FIELDS" }, { loginState: "FAILURE", error: "Unknown _state" }],
    [
      { state: "FUTURE_STATE", stateToken: "t" },
      { loginState: "FAILURE", error: "Unknown _state" },
    ],
    [{}, { loginState: "FAILURE", error: "Unknown _state" }],
    [
      { state: "ANY", stateToken: "t", mfaChallengeData: { availableFactors: [] } },
      {
        loginState: "MFA_REQUIRED",
        data: { stateToken: "t", mfaChallengeData: { availableFactors: [] } },
      },
    ],
  ])("return the login state and data from the response %o", async (body, state) => {
    const { auth, mockReply } = kit();
    for (const path of [LOGIN, REGISTER, VERIFY]) mockReply(path, 200, body);
    expect(await auth.login({ email: EMAIL, password: PASSWORD })).toEqual(state);
    expect(await auth.register({ email: EMAIL, password: PASSWORD })).toEqual(state);
    const verificationState = {
      loginState: "EMAIL_VERIFICATION_REQUIRED",
      data: { stateToken: "t" },
    } as const;
    expect(
      await auth.processVerification({ verificationCode: "123456" }, verificationState),
    ).toEqual(state);
  });

  it.each([
    ["-19971", "missingCaptchaToken", "missingCaptchaToken"],
    ["-19970", "invalidCaptchaToken", "invalidCaptchaToken"],
    ["-19976", "invalidPassword", undefined],
    ["-19973", "resetPassword", undefined],
    ["-19995", "invalidEmail", "emailAlreadyExists"],
    ["-19999", "invalidEmail", undefined],
    ["SOMETHING", "invalidEmail", undefined],
  ])(
    "return the `errorCode` for the platform's error code %s",
    async (code, loginErrorCode, registrationErrorCode) => {
      for (const status of [400, 401, 403, 409]) {
        const { auth, mockReply, requestsTo } = kit();
        mockReply(LOGIN, status, applicationError(code));
        mockReply(REGISTER, status, applicationError(code));
        const failure = { loginState: "FAILURE", error: "the server's message" };
        expect(await auth.login({ email: EMAIL, password: PASSWORD })).toEqual({
          ...failure,
          errorCode: loginErrorCode,
        });
        expect(await auth.register({ email: EMAIL, password: PASSWORD })).toEqual({
          ...failure,
          ...(registrationErrorCode && { errorCode: registrationErrorCode }),
        });
        // A wrong password must not cause the client to refresh the token and send the password
        // again.
        if (code.startsWith("-")) expect(requestsTo(LOGIN)).toHaveLength(1);
        nock.cleanAll();
      }
    },
  );

  it("return invalidEmail if the response contains a violation of type EMAIL", async () => {
    const { auth, mockReply } = kit();
    const violations = (data: unknown) => ({
      message: "INVALID",
      details: {
        validationError: {
          fieldViolations: [{ field: "loginId.email", description: "is no address", data }],
        },
      },
    });
    mockReply(REGISTER, 400, violations({ type: "EMAIL" }));
    mockReply(LOGIN, 400, violations({ type: "EMAIL" }));
    expect(await auth.register({ email: "x", password: PASSWORD })).toEqual({
      loginState: "FAILURE",
      error: "is no address",
      errorCode: "invalidEmail",
    });
    expect(await auth.login({ email: "x", password: PASSWORD })).toEqual({
      loginState: "FAILURE",
      error: 'INVALID_ARGUMENT: "loginId.email" is no address',
      errorCode: "invalidEmail",
    });
    nock.cleanAll();
    for (const data of [null, undefined, { type: "OTHER" }]) {
      mockReply(REGISTER, 400, violations(data));
      expect(await auth.register({ email: "x", password: PASSWORD })).toEqual({
        loginState: "FAILURE",
        error: 'INVALID_ARGUMENT: "loginId.email" is no address',
      });
      nock.cleanAll();
    }
  });
});

describe("login", () => {
  it.each([
    [500, {}],
    [500, applicationError("-19976")],
    [503, applicationError("-19976")],
    [429, applicationError("THROTTLED_FEATURE")],
  ])("returns no error code for status %s", async (status, body) => {
    const { auth, mockReply } = kit();
    mockReply(LOGIN, status, body);
    const state = await auth.login({ email: EMAIL, password: PASSWORD });
    expect(state).toMatchObject({ loginState: "FAILURE", retryable: true });
    expect(state).not.toHaveProperty("errorCode");
  });

  it("refreshes a rejected token and retries the request", async () => {
    const { auth, mockReply, requestsTo, clock } = kit();
    auth.setTokens(memberTokens(clock));
    mockReply(LOGIN, 200, { state: "SUCCESS", sessionToken: "s" });
    nock.cleanAll();
    const platform = platformKit({ tokens: memberTokens(clock) });
    platform.mockTokenService();
    const statuses = [401, 200];
    nock("https://www.wixapis.com")
      .persist()
      .post(LOGIN)
      .reply(() => [statuses.shift(), { state: "SUCCESS", sessionToken: "s" }] as never);
    expect(await platform.auth.login({ email: EMAIL, password: PASSWORD })).toMatchObject({
      loginState: "SUCCESS",
    });
    expect(platform.requestsTo("/oauth2/token")).toHaveLength(1);
    expect(requestsTo(LOGIN)).toHaveLength(0);
  });
});

describe("login without a network", () => {
  it("returns the network error at every step and keeps the tokens", async () => {
    const { auth, mockReply, clock } = kit();
    const tokensBefore = memberTokens(clock);
    auth.setTokens(tokensBefore);
    for (const path of [LOGIN, REGISTER, VERIFY, VERIFY_SMS, START_VERIFICATION])
      mockReply(path, 200, null);
    const verificationState = {
      loginState: "EMAIL_VERIFICATION_REQUIRED",
      data: { stateToken: "t" },
    } as const;
    const steps = [
      auth.login({ email: EMAIL, password: PASSWORD }),
      auth.register({ email: EMAIL, password: PASSWORD }),
      auth.processVerification({ code: "1" }, verificationState),
      auth.verifyFactor("SMS", { smsData: { code: "1" }, stateToken: "t" }),
      auth.resendVerificationCode("i"),
    ];
    for (const step of steps) {
      const state = await step;
      expect(state).toMatchObject({
        loginState: "FAILURE",
        error: expect.stringContaining("connect ECONNREFUSED"),
        retryable: true,
      });
      expect(state).not.toHaveProperty("errorCode");
    }
    expect(auth.getTokens()).toEqual(tokensBefore);
  });

  it("returns a failure state if the visitor token cannot be requested", async () => {
    const { auth, mockReply } = platformKit();
    mockReply("/oauth2/token", 200, null);
    expect(await auth.login({ email: EMAIL, password: PASSWORD })).toMatchObject({
      loginState: "FAILURE",
      error: expect.stringMatching(/^Failed to fetch tokens from OAuth API: .*ECONNREFUSED/),
    });
  });
});
