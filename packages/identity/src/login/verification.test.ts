import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applicationError, LOGIN, platformKit, REGISTER, VERIFY } from "../testing/platform-kit.js";

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

describe("email verification", () => {
  it("continues from the current state after a wrong code, but not after a success", async () => {
    const { auth, mockReply, requestsTo } = kit();
    expect(await auth.processVerification({ verificationCode: "1" })).toEqual({
      loginState: "FAILURE",
      error: "Unknown _state",
    });
    mockReply(REGISTER, 200, { state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "t" });
    await auth.register({ email: EMAIL, password: PASSWORD });
    mockReply(VERIFY, 400, applicationError("VERIFICATION_FAILED", "wrong code"));
    expect(await auth.processVerification({ verificationCode: "000000" })).toEqual({
      loginState: "FAILURE",
      error: "wrong code",
    });
    nock.cleanAll();
    mockReply(VERIFY, 200, { state: "SUCCESS", sessionToken: "s" });
    expect(await auth.processVerification({ code: "123456" })).toMatchObject({
      loginState: "SUCCESS",
    });
    expect(requestsTo(VERIFY).map(({ body }) => body)).toEqual([
      { code: "000000", stateToken: "t" },
      { code: "123456", stateToken: "t" },
    ]);
    expect(await auth.processVerification({ verificationCode: "123456" })).toEqual({
      loginState: "FAILURE",
      error: "Unknown _state",
    });
    expect(
      await auth.processVerification({ code: "1" }, { loginState: "OWNER_APPROVAL_REQUIRED" }),
    ).toEqual({ loginState: "FAILURE", error: "Unknown _state" });
  });

  it("resends the code to the registered user or to the given identity", async () => {
    const { auth, mockReply, requestsTo } = kit();
    expect(await auth.resendVerificationCode()).toEqual({
      loginState: "FAILURE",
      error: "Unknown _state",
    });
    mockReply(REGISTER, 200, {
      state: "REQUIRE_EMAIL_VERIFICATION",
      stateToken: "t",
      identity: { id: "i" },
    });
    mockReply(START_VERIFICATION, 200, { verificationId: "v" });
    await auth.register({ email: EMAIL, password: PASSWORD });
    expect(await auth.resendVerificationCode()).toEqual({ sent: true });
    expect(await auth.resendVerificationCode("another")).toEqual({ sent: true });
    expect(requestsTo(START_VERIFICATION).map(({ body }) => body)).toEqual([
      { identityId: "i", target: "EMAIL" },
      { identityId: "another", target: "EMAIL" },
    ]);
    nock.cleanAll();
    mockReply(START_VERIFICATION, 400, applicationError("TOO_OFTEN", "wait"));
    expect(await auth.resendVerificationCode()).toEqual({ loginState: "FAILURE", error: "wait" });
  });
});

describe("verifyFactor", () => {
  const challenge = {
    state: "MFA",
    stateToken: "t",
    identity: { id: "i" },
    mfaChallengeData: { availableFactors: [{ type: "SMS" }] },
  };

  it("continues from the current state after a wrong code", async () => {
    const { auth, mockReply, requestsTo } = kit();
    expect(await auth.verifyFactor("SMS", { smsData: { code: "1" } })).toEqual({
      loginState: "FAILURE",
      error: "Unknown _state",
    });
    mockReply(LOGIN, 200, challenge);
    expect(await auth.login({ email: EMAIL, password: PASSWORD })).toMatchObject({
      loginState: "MFA_REQUIRED",
    });
    mockReply(VERIFY_SMS, 400, applicationError("BAD_CODE", "wrong code"));
    expect(await auth.verifyFactor("SMS", { smsData: { code: "1" } })).toEqual({
      loginState: "FAILURE",
      error: "wrong code",
    });
    nock.cleanAll();
    mockReply(VERIFY_SMS, 200, { state: "SUCCESS", sessionToken: "s" });
    expect(
      await auth.verifyFactor("SMS", { smsData: { code: "2" }, rememberThisDevice: true }),
    ).toEqual({ loginState: "SUCCESS", data: { sessionToken: "s" } });
    expect(requestsTo(VERIFY_SMS).at(-1)?.body).toEqual({
      factorType: "SMS",
      stateToken: "t",
      smsData: { code: "2" },
      rememberThisDevice: true,
    });
  });

  it("sends the payload of each kind of factor", async () => {
    const { auth, mockReply, requests } = kit();
    const factors = [
      ["SMS", { smsData: { code: "1" } }],
      ["CALL", { callData: { code: "1" } }],
      ["EMAIL", { emailData: { code: "1" } }],
      ["TOTP", { totpData: { code: "1" } }],
      ["PUSH", { pushData: {} }],
      ["WEBAUTHN", { webauthnData: { credential: { id: "key" } } }],
      ["PASSWORD", { totpData: { code: "secret" } }],
      ["RECOVERY_CODE", { totpData: { code: "abc" } }],
    ] as const;
    for (const [type, data] of factors) {
      const path = `/_api/iam/authentication/v2/${type}/verify`;
      mockReply(path, 200, { state: "SUCCESS", sessionToken: "s" });
      const state = await auth.verifyFactor(type, { ...data, stateToken: "given" } as never);
      expect(state.loginState).toBe("SUCCESS");
      expect(requests.at(-1)).toMatchObject({
        path,
        body: { factorType: type, stateToken: "given", ...data },
      });
    }
  });
});
