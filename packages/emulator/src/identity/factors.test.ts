import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../emulator.js";
import { logIn, member, post } from "../testing/login.js";
import { type Caller, merchant, shop } from "../testing/test-client.js";
import { totpCode } from "./totp.js";

let emulator: Emulator;
let guest: Caller;

beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

const ADA = { email: "ada@example.com", password: "portico" };
const me = async (caller: Caller) =>
  (await caller.call("members.members.getCurrentMember", { fieldsets: ["FULL"] })).member;
const login = (email: string, password: string, rest = {}) =>
  ["identity.authentication.loginV2", { loginId: { email }, password, ...rest }] as const;

describe("further factors", () => {
  const secret = "JBSWY3DPEHPK3PXP";
  const factors = [
    { type: "SMS", secret: "+15550100" },
    { type: "TOTP", secret },
    { type: "WEBAUTHN", secret: "key-1" },
    { type: "RECOVERY_CODE", secret: "aaaa bbbb" },
  ] as const;

  beforeEach(async () => {
    ({ emulator, guest } = await shop({ members: [{ ...ADA, factors: [...factors] }] }));
  });

  const factor = (stateToken: string, factorType: string, rest: Record<string, unknown>) =>
    ["identity.authentication.verifyFactor", { factorType, stateToken, ...rest }] as const;

  test("the login asks for one, a right answer continues it", async () => {
    const started = await guest.call(...login(ADA.email, ADA.password));
    expect(started).toMatchObject({
      state: "STATUS_CHECK",
      mfaChallengeData: {
        availableFactors: [
          { type: "SMS" },
          { type: "TOTP" },
          { type: "WEBAUTHN" },
          { type: "RECOVERY_CODE" },
        ],
        verificationChallengeData: {
          factorType: "WEBAUTHN",
          webauthnData: { allowCredentials: [{ id: "key-1" }] },
        },
      },
    });
    expect(emulator.outbox).toMatchObject([{ channel: "sms", to: "+15550100" }]);
    const { stateToken } = started;
    expect(
      await guest.fails(...factor(stateToken, "SMS", { smsData: { code: "1" } })),
    ).toMatchObject({ status: 400, code: "BAD_CODE" });
    const done = await guest.call(
      ...factor(stateToken, "SMS", { smsData: { code: emulator.outbox[0]?.code } }),
    );
    expect(done.state).toBe("SUCCESS");
    expect((await me(await member(guest, done.sessionToken))).loginEmail).toBe(ADA.email);
    expect(
      await guest.fails(
        ...factor(stateToken, "SMS", { smsData: { code: emulator.outbox[0]?.code } }),
      ),
    ).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });

  test("every kind", async () => {
    const begin = async () => (await guest.call(...login(ADA.email, ADA.password))).stateToken;
    const totp = { totpData: { code: await totpCode(secret, emulator.clock.now()) } };
    expect((await guest.call(...factor(await begin(), "TOTP", totp))).state).toBe("SUCCESS");
    const key = { webauthnData: { credential: { id: "key-1" } } };
    expect((await guest.call(...factor(await begin(), "WEBAUTHN", key))).state).toBe("SUCCESS");
    expect(
      await guest.fails(
        ...factor(await begin(), "WEBAUTHN", { webauthnData: { credential: { id: "other" } } }),
      ),
    ).toMatchObject({ code: "BAD_CODE" });
    expect(
      (await guest.call(...factor(await begin(), "RECOVERY_CODE", { smsData: { code: "bbbb" } })))
        .state,
    ).toBe("SUCCESS");
    expect(await guest.fails(...factor(await begin(), "PUSH", {}))).toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await guest.fails(...factor(await begin(), "NOSE", {}))).toEqual({
      status: 400,
      fields: ["factorType INVALID_ENUM_VALUE"],
    });
  });
});

test("one-time passwords follow the standard's test vector", async () => {
  expect(await totpCode("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 59_000)).toBe("287082");
});

describe("passwords", () => {
  test("a reset by message: link, page, once, and the old sessions end", async () => {
    const ada = await logIn(guest);
    await guest.call("identity.recovery.sendRecoveryEmail", {
      email: ADA.email,
      redirect: { url: "http://localhost:5173/login", clientId: "shop" },
    });
    await guest.call("identity.recovery.sendRecoveryEmail", { email: "nobody@example.com" });
    expect(emulator.outbox).toHaveLength(1);
    const link = emulator.outbox[0]?.link ?? "";
    expect(await (await emulator.fetch(link)).text()).toContain("New password");
    const back = await post(emulator, link, { password: "new-password" });
    expect(back.headers.get("location")).toBe("http://localhost:5173/login");
    expect((await emulator.fetch(link)).status).toBe(410);
    expect((await ada.send("members.members.getCurrentMember")).status).toBe(401);
    expect(await guest.fails(...login(ADA.email, ADA.password))).toMatchObject({ code: "-19976" });
    await guest.call(...login(ADA.email, "new-password"));
    const request = { email: ADA.email, redirect: { url: "https://evil.example" } };
    expect(await guest.fails("identity.recovery.sendRecoveryEmail", request)).toMatchObject({
      status: 403,
    });
  });

  test("a reset by call", async () => {
    await guest.call("identity.recovery.sendRecoveryEmail", { email: ADA.email });
    const recoveryToken = emulator.outbox[0]?.code;
    const done = await guest.call("identity.recovery.recover", {
      recoveryToken,
      password: "another",
    });
    expect(done.state).toBe("SUCCESS");
    expect(
      await guest.fails("identity.recovery.recover", { recoveryToken, password: "x" }),
    ).toMatchObject({ status: 400 });
  });

  test("changing it, and activation by the owner", async () => {
    const ada = await logIn(guest);
    await ada.call("identity.authentication.changePassword", { newPassword: "changed" });
    await guest.call(...login(ADA.email, "changed"));
    expect(
      await guest.fails("identity.authentication.changePassword", { newPassword: "x" }),
    ).toMatchObject({ status: 403 });
    const { id } = await me(ada);
    await merchant(emulator).call("identity.recovery.sendActivationEmail", { identityId: id });
    expect(emulator.outbox).toMatchObject([
      { kind: "activation", link: expect.stringContaining("token=") },
    ]);
  });
});
