import { base64url } from "jose";
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import { authorize, logIn, memberCaller, post, resultOf } from "../../../testing/login.js";
import { type Caller, merchant, shop } from "../../../testing/test-client.js";
import { totpCode } from "./totp.js";

let emulator: Emulator;
let guest: Caller;

beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

const ADA = { email: "ada@example.com", password: "portico" };
const currentMember = async (caller: Caller) =>
  (await caller.call("members.members.getCurrentMember", { fieldsets: ["FULL"] })).member;
const loginCall = (email: string, password: string, rest = {}) =>
  ["identity.authentication.loginV2", { loginId: { email }, password, ...rest }] as const;

describe("second factors", () => {
  const secret = "JBSWY3DPEHPK3PXP";
  const factors = [
    { type: "SMS", secret: "+15550100" },
    { type: "TOTP", secret },
    { type: "WEBAUTHN", secret: "key-1" },
    { type: "RECOVERY_CODE", secret: "aaaa bbbb" },
    { type: "PUSH", secret: "phone" },
    { type: "PASSWORD" },
  ] as const;

  beforeEach(async () => {
    ({ emulator, guest } = await shop({ members: [{ ...ADA, factors: [...factors] }] }));
  });

  const factorCall = (stateToken: string, factorType: string, rest: Record<string, unknown>) =>
    ["identity.authentication.verifyFactor", { factorType, stateToken, ...rest }] as const;

  test("are required for a direct login, which succeeds after a correct code", async () => {
    const loginResponse = await guest.call(...loginCall(ADA.email, ADA.password));
    expect(loginResponse).toMatchObject({
      state: "STATUS_CHECK",
      mfaChallengeData: {
        factorType: "SMS",
        reason: "USER_SETTINGS",
        verificationChallengeData: { hint: "******100" },
        availableFactors: factors.map(({ type }) => ({
          factorType: type,
          factorStatus: "ENABLED",
        })),
      },
    });
    expect(emulator.outbox).toMatchObject([{ channel: "sms", to: "+15550100" }]);
    const { stateToken } = loginResponse;
    const smsAttempt = (text?: string) =>
      factorCall(stateToken, "SMS", { smsData: { code: text } });
    expect(await guest.fails(...smsAttempt("1"))).toMatchObject({ status: 400, code: "BAD_CODE" });
    // An empty proof requests a new code, which replaces the old one.
    const retry = await guest.call(...smsAttempt());
    expect(retry.stateToken).toBe(stateToken);
    expect(await guest.fails(...smsAttempt(emulator.outbox[0]?.code))).toMatchObject({
      code: "BAD_CODE",
    });
    const response = await guest.call(...smsAttempt(emulator.outbox[1]?.code));
    expect(response.state).toBe("SUCCESS");
    expect((await currentMember(await memberCaller(guest, response.sessionToken))).loginEmail).toBe(
      ADA.email,
    );
    expect(await guest.fails(...smsAttempt(emulator.outbox[1]?.code))).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
  });

  test("of different types accept correct proofs and reject wrong ones", async () => {
    const startLogin = async () =>
      (await guest.call(...loginCall(ADA.email, ADA.password))).stateToken;
    const expectSuccess = async (
      type: string,
      data: Record<string, unknown>,
      stateToken?: string,
    ) => {
      const result = await guest.call(
        ...factorCall(stateToken ?? (await startLogin()), type, data),
      );
      expect(result.state).toBe("SUCCESS");
    };
    const expectBadCode = async (
      type: string,
      data: Record<string, unknown>,
      stateToken?: string,
    ) => {
      const token = stateToken ?? (await startLogin());
      expect(await guest.fails(...factorCall(token, type, data))).toMatchObject({
        code: "BAD_CODE",
      });
    };
    await expectSuccess("TOTP", {
      totpData: { code: await totpCode(secret, emulator.clock.now()) },
    });
    await expectBadCode("TOTP", { totpData: { code: "000000" } });
    const passkeyProof = async (id: string, overrides: Record<string, unknown> = {}) => {
      const stateToken = await startLogin();
      const reply = await guest.call(...factorCall(stateToken, "WEBAUTHN", {}));
      const { webauthnData } = reply.mfaChallengeData.verificationChallengeData;
      const { challenge } = JSON.parse(webauthnData.publicKeyCredentialRequestOptionsJson);
      const clientData = { type: "webauthn.get", challenge, ...overrides };
      const response = { clientDataJSON: base64url.encode(JSON.stringify(clientData)) };
      const credential = JSON.stringify({ id, response });
      return [{ webauthnData: { challengeId: stateToken, credential } }, stateToken] as const;
    };
    await expectSuccess("WEBAUTHN", ...(await passkeyProof("key-1")));
    await expectBadCode("WEBAUTHN", ...(await passkeyProof("other")));
    await expectBadCode("WEBAUTHN", ...(await passkeyProof("key-1", { challenge: "another" })));
    await expectBadCode("WEBAUTHN", ...(await passkeyProof("key-1", { type: "webauthn.create" })));
    // This proof belongs to the challenge of another login.
    await expectBadCode("WEBAUTHN", (await passkeyProof("key-1"))[0]);
    await expectBadCode("WEBAUTHN", { webauthnData: { credential: "{" } });
    await expectSuccess("RECOVERY_CODE", { recoveryCodeData: { code: "bbbb" } });
    await expectBadCode("RECOVERY_CODE", { recoveryCodeData: { code: "bbbb" } });
    await expectSuccess("PASSWORD", { passwordData: { password: ADA.password } });
    await expectBadCode("PASSWORD", { passwordData: { password: "x" } });

    const stateToken = await startLogin();
    const pushReply = await guest.call(...factorCall(stateToken, "PUSH", {}));
    const { pushData } = pushReply.mfaChallengeData.verificationChallengeData;
    expect(await guest.fails(...factorCall(stateToken, "PUSH", { pushData }))).toMatchObject({
      code: "BAD_CODE",
    });
    emulator.controls.identity.approvePush(pushData.transactionId);
    await expectSuccess("PUSH", { pushData }, stateToken);
    const webauthnReply = await guest.call(...factorCall(await startLogin(), "WEBAUTHN", {}));
    expect(webauthnReply.mfaChallengeData.verificationChallengeData.webauthnData).toMatchObject({
      allowCredentials: [{ id: "key-1" }],
    });
    expect(await guest.fails(...factorCall(await startLogin(), "CALL", {}))).toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await guest.fails(...factorCall(await startLogin(), "NOSE", {}))).toEqual({
      status: 400,
      fields: ["factorType INVALID_ENUM_VALUE"],
    });
  });

  test("are required for a hosted login", async () => {
    const url = await authorize(guest);
    const page = await (await post(emulator, url, { ...ADA, action: "login" })).text();
    const stateToken = /name="stateToken" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const form = { stateToken, kind: "factor", action: "verify" };
    expect((await post(emulator, url, { ...form, code: "1" })).status).toBe(422);
    const code = await totpCode(secret, emulator.clock.now());
    expect(resultOf(await post(emulator, url, { ...form, code })).get("code")).toBeTruthy();
  });
});

describe("setSignOn and setFactors", () => {
  test("change the CAPTCHA, approval, verification and factor settings until the next reset", async () => {
    const { controls } = emulator;
    controls.identity.setSignOn({ captcha: "always" });
    expect(await guest.fails(...loginCall(ADA.email, ADA.password))).toMatchObject({
      code: "-19971",
    });
    controls.identity.setSignOn({ captcha: "never", requireOwnerApproval: true });
    const register = (email: string) =>
      guest.call("identity.authentication.registerV2", { loginId: { email }, password: "a-word" });
    expect(await register("a@example.com")).toMatchObject({ state: "REQUIRE_OWNER_APPROVAL" });
    controls.identity.setSignOn({ requireEmailVerification: true });
    expect(await register("b@example.com")).toMatchObject({ state: "REQUIRE_EMAIL_VERIFICATION" });
    const { signOnPolicy } = await merchant(emulator).call("identity.signOnPolicy.getSignOnPolicy");
    expect(signOnPolicy).toMatchObject({
      requireOwnerApproval: true,
      requireEmailVerification: true,
    });
    controls.members.setFactors(ADA.email, [{ type: "SMS", secret: "+15550100" }]);
    expect(await guest.call(...loginCall(ADA.email, ADA.password))).toMatchObject({
      mfaChallengeData: { factorType: "SMS" },
    });
    emulator.reset();
    expect(emulator.state.site.signOn).toEqual({
      requireOwnerApproval: false,
      requireEmailVerification: false,
      captcha: "never",
    });
    expect([...emulator.state.members.values()].flatMap(({ factors }) => factors)).toEqual([]);
  });

  test("throw and change nothing if an argument is invalid", () => {
    const { controls } = emulator;
    const invalidChange = JSON.parse('{ "captcha": "sometimes" }');
    expect(() => controls.identity.setSignOn(invalidChange)).toThrow(/captcha/);
    expect(() => controls.identity.setSignOn(JSON.parse('{ "mfa": true }'))).toThrow(/mfa/);
    expect(() => controls.members.setFactors("nobody@example.com", [])).toThrow("Member");
    const unknownFactors = JSON.parse('[{ "type": "NOSE" }]');
    expect(() => controls.members.setFactors(ADA.email, unknownFactors)).toThrow(/type/);
    expect(emulator.state.site.signOn.captcha).toBe("never");
  });
});

test("totpCode matches the test vector in RFC 6238", async () => {
  expect(await totpCode("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 59_000)).toBe("287082");
});

describe("passwords", () => {
  test("can be reset once with each emailed link, and a reset ends all sessions", async () => {
    const ada = await logIn(guest);
    await guest.call("identity.recovery.sendRecoveryEmail", {
      email: ADA.email,
      redirect: { url: "http://localhost:5173/login", clientId: "shop" },
    });
    await guest.call("identity.recovery.sendRecoveryEmail", { email: "nobody@example.com" });
    expect(emulator.outbox).toHaveLength(1);
    const link = emulator.outbox[0]?.link ?? "";
    expect(await (await emulator.fetch(link)).text()).toContain("New password");
    const response = await post(emulator, link, { password: "new-password" });
    expect(response.headers.get("location")).toBe("http://localhost:5173/login");
    expect((await emulator.fetch(link)).status).toBe(410);
    expect((await ada.send("members.members.getCurrentMember")).status).toBe(401);
    expect(await guest.fails(...loginCall(ADA.email, ADA.password))).toMatchObject({
      code: "-19976",
    });
    await guest.call(...loginCall(ADA.email, "new-password"));
    const request = { email: ADA.email, redirect: { url: "https://evil.example" } };
    expect(await guest.fails("identity.recovery.sendRecoveryEmail", request)).toMatchObject({
      status: 403,
    });
  });

  test("can be reset once through the API with each emailed token", async () => {
    await guest.call("identity.recovery.sendRecoveryEmail", { email: ADA.email });
    const recoveryToken = emulator.outbox[0]?.code;
    expect(await guest.fails("identity.recovery.recover", { recoveryToken, password: "" })).toEqual(
      { status: 400, fields: ["password MIN_LENGTH"] },
    );
    const response = await guest.call("identity.recovery.recover", {
      recoveryToken,
      password: "another",
    });
    expect(response.state).toBe("SUCCESS");
    expect(
      await guest.fails("identity.recovery.recover", { recoveryToken, password: "x" }),
    ).toMatchObject({ status: 400 });
  });

  test("can be changed by members, and the owner can send activation links", async () => {
    const ada = await logIn(guest);
    await ada.call("identity.authentication.changePassword", { newPassword: "changed" });
    await guest.call(...loginCall(ADA.email, "changed"));
    expect(
      await guest.fails("identity.authentication.changePassword", { newPassword: "x" }),
    ).toMatchObject({ status: 403 });
    const { id } = await currentMember(ada);
    await merchant(emulator).call("identity.recovery.sendActivationEmail", { identityId: id });
    expect(emulator.outbox).toMatchObject([
      { kind: "activation", link: expect.stringContaining("token=") },
    ]);
  });
});
