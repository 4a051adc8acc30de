import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import {
  authorize,
  CALLBACK_URL,
  exchangeCode,
  memberCaller,
  post,
  postedMessage,
  resultOf,
} from "../../../testing/login.js";
import { Caller, merchant, shop } from "../../../testing/test-client.js";

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
const registrationCall = (email: string, rest = {}) =>
  [
    "identity.authentication.registerV2",
    { loginId: { email }, password: "secret", ...rest },
  ] as const;
const verificationCall = (code: string | undefined, stateToken: string) =>
  ["identity.verification.verifyDuringAuthentication", { code, stateToken }] as const;

describe("the hosted login", () => {
  test("rejects logins and registrations without stating which accounts exist", async () => {
    const url = await authorize(guest);
    expect(await (await emulator.fetch(url)).text()).toContain('type="password"');
    const rejectedLogin = await post(emulator, url, { ...ADA, password: "x", action: "login" });
    expect(rejectedLogin.status).toBe(422);
    const alertOf = (page: string) => /role="alert">([^<]*)/.exec(page)?.[1];
    const page = await rejectedLogin.text();
    expect(page).not.toContain('value="x"');
    const unknownAccount = { email: "nobody@example.com", password: "x", action: "login" };
    expect(alertOf(page)).toBe("Incorrect email address or password.");
    expect(alertOf(await (await post(emulator, url, unknownAccount)).text())).toBe(alertOf(page));
    const rejection = await (await post(emulator, url, { ...ADA, action: "register" })).text();
    expect(alertOf(rejection)).toMatch(/^This email address can’t be used/);
  });

  test("returns a code that works once, and only with its verifier", async () => {
    const url = await authorize(guest);
    const result = resultOf(await post(emulator, url, { ...ADA, action: "login" }));
    expect(result.get("state")).toBe("the-state");
    const code = result.get("code") ?? "";
    expect((await exchangeCode(emulator, code, { codeVerifier: "w".repeat(43) })).error).toBe(
      "invalid_grant",
    );
    expect((await exchangeCode(emulator, code)).error).toBe("invalid_grant");
    const next = resultOf(await post(emulator, url, { ...ADA, action: "login" })).get("code") ?? "";
    const tokens = await exchangeCode(emulator, next);
    expect(await currentMember(new Caller(emulator, tokens.access_token))).toMatchObject({
      loginEmail: ADA.email,
    });
    expect((await exchangeCode(emulator, next)).error).toBe("invalid_grant");
  });

  test("issues codes that expire and are bound to a client and a redirect URL", async () => {
    const url = await authorize(guest);
    const newCode = async () =>
      resultOf(await post(emulator, url, { ...ADA, action: "login" })).get("code") ?? "";
    expect((await exchangeCode(emulator, await newCode(), { clientId: "other" })).error).toBe(
      "invalid_grant",
    );
    expect(
      (await exchangeCode(emulator, await newCode(), { redirectUri: `${CALLBACK_URL}/x` })).error,
    ).toBe("invalid_grant");
    const oldCode = await newCode();
    emulator.clock.advance(11 * 60_000);
    expect((await exchangeCode(emulator, oldCode)).error).toBe("invalid_grant");
  });

  test("registers a member and returns the code in the query string if requested", async () => {
    const url = await authorize(guest, { responseMode: "query" });
    expect(await (await post(emulator, url, { action: "show-register" })).text()).toContain(
      "First name",
    );
    const form = {
      email: "grace@example.com",
      password: "cobol",
      firstName: "Grace",
      action: "register",
    };
    const response = await post(emulator, url, form);
    const code = new URL(response.headers.get("location") ?? "").searchParams.get("code") ?? "";
    const tokens = await exchangeCode(emulator, code);
    expect(await currentMember(new Caller(emulator, tokens.access_token))).toMatchObject({
      contact: { firstName: "Grace" },
    });
  });

  test("requires an emailed code after registration if the site verifies email addresses", async () => {
    ({ emulator, guest } = await shop({ site: { signOn: { requireEmailVerification: true } } }));
    const url = await authorize(guest);
    const page = await (
      await post(emulator, url, { email: "new@example.com", password: "x", action: "register" })
    ).text();
    const stateToken = /name="stateToken" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const form = { stateToken, kind: "verify-email", action: "verify" };
    expect((await post(emulator, url, { ...form, code: "000000x" })).status).toBe(422);
    const result = resultOf(
      await post(emulator, url, { ...form, code: emulator.outbox[0]?.code ?? "" }),
    );
    expect(result.get("code")).toBeTruthy();
  });

  test("rejects redirect URLs that are not on the allow list, and unknown sessions", async () => {
    const { status } = await guest.send("identity.redirects.createRedirectSession", {
      auth: {
        authRequest: {
          clientId: "shop",
          responseType: "code",
          redirectUri: "https://evil.example",
          state: "s",
        },
      },
    });
    expect(status).toBe(403);
    expect((await emulator.fetch(`${emulator.origin}/_portico/authorize?session=x`)).status).toBe(
      404,
    );
  });

  test("rejects requests with invalid or missing OAuth parameters", async () => {
    const fields = async (authRequest: object) =>
      (await guest.fails("identity.redirects.createRedirectSession", { auth: { authRequest } }))
        .fields;
    expect(await fields({ clientId: "shop" })).toEqual([
      "auth.authRequest.responseType REQUIRED_FIELD",
      "auth.authRequest.state REQUIRED_FIELD",
    ]);
    const validQuery = { clientId: "shop", responseType: "code", state: "s" };
    expect(
      await fields({ ...validQuery, responseMode: "form_post", responseType: "token" }),
    ).toEqual([
      "auth.authRequest.responseType INVALID_ENUM_VALUE",
      "auth.authRequest.responseMode INVALID_ENUM_VALUE",
    ]);
  });

  test("returns login_required for prompt=none without a session", async () => {
    const result = resultOf(await emulator.fetch(await authorize(guest, {}, "none")));
    expect(result.get("error")).toBe("login_required");
    expect(result.get("state")).toBe("the-state");
  });
});

describe("direct login", () => {
  test("returns a session token that a hidden frame can exchange for member tokens", async () => {
    const { sessionToken } = await guest.call(...loginCall(ADA.email, ADA.password));
    const url = await authorize(guest, { responseMode: "web_message", sessionToken }, "none");
    const { message, target } = await postedMessage(await emulator.fetch(url));
    expect(message).toMatchObject({ state: "the-state" });
    expect(target).toBe("http://localhost:5173");
    const ada = await memberCaller(guest, sessionToken);
    expect(await currentMember(ada)).toMatchObject({
      loginEmail: ADA.email,
      lastLoginDate: expect.any(String),
    });
    expect(await ada.call("identity.oauth.userInfo")).toMatchObject({
      email: ADA.email,
      name: "Ada Byron",
    });
  });

  test("fails with login_required in the frame if the session token is invalid", async () => {
    const url = await authorize(guest, { responseMode: "web_message", sessionToken: "x" }, "none");
    expect((await postedMessage(await emulator.fetch(url))).message).toMatchObject({
      error: "login_required",
    });
  });

  test("rejects invalid logins and registrations with the platform's error codes", async () => {
    expect(await guest.fails(...loginCall("nobody@example.com", "x"))).toMatchObject({
      status: 404,
      code: "-19999",
    });
    expect(await guest.fails(...loginCall(ADA.email, "wrong"))).toMatchObject({
      status: 401,
      code: "-19976",
    });
    expect(await guest.fails(...loginCall("not-an-address", "x"))).toEqual({
      status: 400,
      fields: ["loginId.email FORMAT"],
    });
    expect(await guest.fails(...registrationCall(ADA.email))).toMatchObject({ code: "-19995" });
    const { body } = await guest.send(...registrationCall("x"));
    expect(body.details.validationError.fieldViolations[0].data).toEqual({ type: "EMAIL" });
    ({ emulator, guest } = await shop({
      members: [
        { ...ADA, resetRequired: true },
        { email: "b@example.com", password: "x", status: "BLOCKED" },
      ],
    }));
    expect(await guest.fails(...loginCall(ADA.email, ADA.password))).toMatchObject({
      code: "-19973",
    });
    expect(await guest.fails(...loginCall("b@example.com", "x"))).toMatchObject({ status: 403 });
  });

  test("requires a valid CAPTCHA token if the sign-on setting `captcha` is `always`", async () => {
    ({ emulator, guest } = await shop({ site: { signOn: { captcha: "always" } } }));
    const captcha = (Recaptcha: string) => ({ captchaTokens: [{ Recaptcha }] });
    expect(await guest.fails(...loginCall(ADA.email, ADA.password))).toMatchObject({
      code: "-19971",
    });
    expect(
      await guest.fails(...registrationCall("n@example.com", captcha("invalid"))),
    ).toMatchObject({
      code: "-19970",
    });
    await guest.call(...loginCall(ADA.email, ADA.password, captcha("good")));
  });
});

describe("registration", () => {
  test("creates a member and returns a session token", async () => {
    const { state, sessionToken, identity } = await guest.call(
      ...registrationCall("new@example.com", { profile: { firstName: "New" } }),
    );
    expect(state).toBe("SUCCESS");
    expect(identity).toMatchObject({
      email: { address: "new@example.com", isVerified: false },
      identityProfile: { firstName: "New" },
    });
    expect((await currentMember(await memberCaller(guest, sessionToken))).id).toBe(identity.id);
  });

  test("requires email verification if enabled, and rejects wrong or outdated codes", async () => {
    ({ emulator, guest } = await shop({ site: { signOn: { requireEmailVerification: true } } }));
    const { state, stateToken, identity, sessionToken } = await guest.call(
      ...registrationCall("new@example.com"),
    );
    expect({ state, sessionToken }).toEqual({
      state: "REQUIRE_EMAIL_VERIFICATION",
      sessionToken: undefined,
    });
    const firstCode = emulator.outbox[0]?.code;
    expect(await guest.fails(...verificationCall("999999", stateToken))).toMatchObject({
      status: 400,
      code: "VERIFICATION_FAILED",
    });
    expect(await guest.fails(...verificationCall("12", stateToken))).toEqual({
      status: 400,
      fields: ["code MIN_LENGTH"],
    });
    await guest.call("identity.verification.start", { identityId: identity.id, target: "EMAIL" });
    const secondCode = emulator.outbox[1]?.code;
    expect(secondCode).not.toBe(firstCode);
    expect(await guest.fails(...verificationCall(firstCode, stateToken))).toMatchObject({
      code: "VERIFICATION_FAILED",
    });
    expect((await guest.call(...verificationCall(secondCode, stateToken))).state).toBe("SUCCESS");
    expect(await guest.fails(...verificationCall(secondCode, stateToken))).toMatchObject({
      code: "VERIFICATION_FAILED",
    });
    expect((await guest.call(...loginCall("new@example.com", "secret"))).state).toBe("SUCCESS");
    const retry = await guest.call(...registrationCall("late@example.com"));
    emulator.clock.advance(16 * 60_000);
    expect(
      await guest.fails(...verificationCall(emulator.outbox.at(-1)?.code, retry.stateToken)),
    ).toMatchObject({ code: "VERIFICATION_FAILED" });
  });

  test("waits for the owner's approval if the sign-on policy requires it", async () => {
    const owner = merchant(emulator);
    await owner.call("identity.signOnPolicy.updateSignOnPolicy", {
      signOnPolicy: { requireOwnerApproval: true },
    });
    expect((await guest.call("identity.signOnPolicy.getSignOnPolicy")).signOnPolicy).toMatchObject({
      requireOwnerApproval: true,
      requireEmailVerification: false,
    });
    const { state, identity } = await guest.call(...registrationCall("new@example.com"));
    expect(state).toBe("REQUIRE_OWNER_APPROVAL");
    expect(identity.status).toEqual({
      name: "PENDING",
      reasons: ["PENDING_ADMIN_APPROVAL_REQUIRED", "PENDING_EMAIL_VERIFICATION_REQUIRED"],
    });
    expect((await guest.call(...loginCall("new@example.com", "secret"))).state).toBe(
      "REQUIRE_OWNER_APPROVAL",
    );
    await owner.call("members.members.approveMember", { id: identity.id });
    expect((await guest.call(...loginCall("new@example.com", "secret"))).state).toBe("SUCCESS");
  });
});

describe("validateEmail", () => {
  test("returns whether an address is valid and its domain can receive email", async () => {
    expect(
      await guest.call("identity.authentication.validateEmail", { email: "a@b.co" }),
    ).toMatchObject({ valid: true });
    expect(await guest.call("identity.authentication.validateEmail", { email: "a" })).toMatchObject(
      { valid: false, formatInvalid: true },
    );
    expect(
      await guest.call("identity.authentication.validateEmail", { email: "a@b.invalid" }),
    ).toMatchObject({ valid: false });
  });
});
