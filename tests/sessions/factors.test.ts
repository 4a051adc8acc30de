// @vitest-environment jsdom
import { type Emulator, totpCode } from "@portico/emulator";
import type { FactorOptions, FactorPayloads, MfaRequiredState } from "@portico/identity";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadFrames } from "./frames.js";
import { ADA, type OpenPage, type Shop, shop } from "./shop.js";

const SECRET = "JBSWY3DPEHPK3PXP";
const FACTORS = [
  { type: "SMS", secret: "+15550100" },
  { type: "CALL", secret: "+15550101" },
  { type: "EMAIL", secret: "ada.byron@example.com" },
  { type: "TOTP", secret: SECRET },
  { type: "PUSH", secret: "phone" },
  { type: "WEBAUTHN", secret: "key-1" },
  { type: "RECOVERY_CODE", secret: "aaaa bbbb" },
  { type: "PASSWORD" },
] as const;
type FactorType = keyof FactorPayloads;

let testShop: Shop;
let stopLoadingFrames = () => {};
beforeEach(() => {
  testShop = shop({ members: [{ ...ADA, factors: [...FACTORS] }] });
  stopLoadingFrames = loadFrames(testShop.emulator);
});
afterEach(() => stopLoadingFrames());

/** Starts a login that stops at its second factor. */
async function startLogin(page: OpenPage): Promise<MfaRequiredState> {
  const state = await page.auth.signIn(ADA);
  if (state.loginState !== "MFA_REQUIRED") throw new Error(`It is ${state.loginState}`);
  return state;
}

const lastCodeOf = (emulator: Emulator) => emulator.outbox.at(-1)?.code ?? "";

/** Functions that return the correct response to each challenge. */
const correctResponses: {
  [Key in FactorType]: (emulator: Emulator) => Promise<FactorPayloads[Key]> | FactorPayloads[Key];
} = {
  SMS: (emulator) => ({ smsData: { code: lastCodeOf(emulator) } }),
  CALL: (emulator) => ({ callData: { code: lastCodeOf(emulator) } }),
  EMAIL: (emulator) => ({ emailData: { code: lastCodeOf(emulator) } }),
  TOTP: async ({ clock }) => ({ totpData: { code: await totpCode(SECRET, clock.now()) } }),
  PUSH: (emulator) => {
    const transactionId = lastCodeOf(emulator);
    emulator.controls.identity.approvePush(transactionId);
    return { pushData: { transactionId } };
  },
  WEBAUTHN: ({ state }) => {
    const challenge = [...state.identity.pendingSteps.values()].at(-1)?.code;
    const client = JSON.stringify({ type: "webauthn.get", challenge });
    const response = { clientDataJSON: Buffer.from(client).toString("base64url") };
    return { webauthnData: { credential: JSON.stringify({ id: "key-1", response }) } };
  },
  RECOVERY_CODE: () => ({ recoveryCodeData: { code: "bbbb" } }),
  PASSWORD: () => ({ passwordData: { password: ADA.password } }),
};

const incorrectResponses: FactorPayloads = {
  SMS: { smsData: { code: "wrong" } },
  CALL: { callData: { code: "wrong" } },
  EMAIL: { emailData: { code: "wrong" } },
  TOTP: { totpData: { code: "000000" } },
  PUSH: { pushData: { transactionId: "00000000-0000-4000-8000-000000000000" } },
  WEBAUTHN: { webauthnData: { credential: JSON.stringify({ id: "another-key" }) } },
  RECOVERY_CODE: { recoveryCodeData: { code: "wrong" } },
  PASSWORD: { passwordData: { password: "wrong" } },
};

/** Makes the platform send the code of a factor or create its challenge. */
const requestFactor = <Key extends FactorType>(
  { auth }: OpenPage,
  type: Key,
  options: FactorOptions = {},
) => auth.verifyFactor(type, options as FactorPayloads[Key]);

describe("a login with a second factor", () => {
  it("lists the available factors and the default factor", async () => {
    const { data } = await startLogin(testShop.open());
    expect(data.mfaChallengeData).toMatchObject({
      factorType: "SMS",
      reason: "USER_SETTINGS",
      verificationChallengeData: { hint: "******100" },
      availableFactors: FACTORS.map(({ type }) => ({ factorType: type, factorStatus: "ENABLED" })),
    });
    expect(testShop.emulator.outbox).toMatchObject([{ channel: "sms", to: "+15550100" }]);
  });

  it.each(FACTORS.map(({ type }) => type))(
    "by %s completes after a challenge, an incorrect response and a correct response",
    async (type) => {
      const page = testShop.open();
      await startLogin(page);
      const tokensBefore = page.auth.getTokens();
      const challenge = await requestFactor(page, type);
      expect(challenge).toMatchObject({
        loginState: "MFA_REQUIRED",
        data: { stateToken: expect.any(String), mfaChallengeData: { factorType: type } },
      });
      expect(await page.auth.verifyFactor(type, incorrectResponses[type])).toEqual({
        loginState: "FAILURE",
        error: "Incorrect code",
      });
      expect(page.auth.getTokens()).toEqual(tokensBefore);
      const state = await page.auth.verifyFactor(
        type,
        await correctResponses[type](testShop.emulator),
      );
      expect(state).toMatchObject({ loginState: "SUCCESS" });
      expect(await page.auth.signIn(state)).toMatchObject({ loginState: "SUCCESS" });
      const { member } = await page.client.members.getCurrentMember();
      expect(member?.profile?.slug).toBe("ada");
      expect(page.events.at(-1)).toBe("member visitor>member");
    },
  );

  it("continues after a page reload if the caller passes the state token", async () => {
    const { data } = await startLogin(testShop.open());
    const page = testShop.open();
    const response = await correctResponses.SMS(testShop.emulator);
    expect(await page.auth.verifyFactor("SMS", response)).toEqual({
      loginState: "FAILURE",
      error: "Unknown _state",
    });
    const state = await page.auth.verifyFactor("SMS", { ...response, stateToken: data.stateToken });
    expect(state).toMatchObject({ loginState: "SUCCESS" });
  });

  it("accepts a code only once, and for at most 15 minutes", async () => {
    const page = testShop.open();
    const { data } = await startLogin(page);
    const response = {
      ...(await correctResponses.SMS(testShop.emulator)),
      stateToken: data.stateToken,
    };
    expect(await page.auth.verifyFactor("SMS", response)).toMatchObject({ loginState: "SUCCESS" });
    expect(await page.auth.verifyFactor("SMS", response)).toMatchObject({ loginState: "FAILURE" });

    await startLogin(page);
    const lateResponse = await correctResponses.SMS(testShop.emulator);
    await testShop.clock.advance(16 * 60_000);
    expect(await page.auth.verifyFactor("SMS", lateResponse)).toMatchObject({
      loginState: "FAILURE",
    });
  });

  it("returns a WebAuthn challenge in the browser's format", async () => {
    const page = testShop.open();
    await startLogin(page);
    const state = await requestFactor(page, "WEBAUTHN");
    const data = state.loginState === "MFA_REQUIRED" ? state.data.mfaChallengeData : undefined;
    const { webauthnData } = data?.verificationChallengeData ?? {};
    const text = webauthnData?.publicKeyCredentialRequestOptionsJson;
    expect(JSON.parse(text ?? "null")).toMatchObject({ allowCredentials: [{ id: "key-1" }] });
  });
});
