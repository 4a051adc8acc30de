// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadFrames } from "./frames.js";
import { ADA, fillCart, type OpenPage, productInStock, readCart, type Shop, shop } from "./shop.js";

let stopLoadingFrames = () => {};
beforeEach(() => {
  stopLoadingFrames = () => {};
});
afterEach(() => {
  stopLoadingFrames();
  expect(document.querySelectorAll("iframe")).toHaveLength(0);
});

/** Opens a shop whose hosted pages work in hidden frames. */
function openShop(options: Parameters<typeof shop>[0] = {}): Shop {
  const testShop = shop(options);
  stopLoadingFrames = loadFrames(testShop.emulator);
  return testShop;
}

const fetchCurrentMember = async ({ client }: OpenPage) =>
  (await client.members.getCurrentMember()).member;
const NEW_CREDENTIALS = { email: "grace@example.com", password: "cobol" };

describe("a password login", () => {
  it("exchanges the password for tokens and keeps the visitor's cart", async () => {
    const { emulator, open, grants } = openShop();
    const page = open();
    const cart = await fillCart(page, emulator);
    const visitor = page.auth.getTokens();
    const state = await page.auth.signIn(ADA);
    expect(state).toMatchObject({ loginState: "SUCCESS" });
    expect(page.auth.loggedIn()).toBe(true);
    expect(page.auth.getTokens().refreshToken).toMatchObject({ role: "member" });
    expect(page.auth.getTokens().accessToken.value).not.toBe(visitor.accessToken.value);
    expect(grants()).toEqual(["anonymous", "authorization_code"]);
    expect(await fetchCurrentMember(page)).toMatchObject({ profile: { slug: "ada" } });
    expect(await readCart(page)).toEqual(cart);
    expect(page.events).toEqual(["visitor none>visitor", "member visitor>member"]);
  });

  it("can run step by step with login and getMemberTokensForDirectLogin, which returns tokens without storing them", async () => {
    const { open } = openShop();
    const { auth, client } = open();
    const state = await auth.login(ADA);
    if (state.loginState !== "SUCCESS") throw new Error("The login failed");
    expect(auth.getTokens().refreshToken.role).toBe("visitor");
    const tokens = await auth.getMemberTokensForDirectLogin(state.data.sessionToken);
    expect(auth.getTokens().refreshToken.role).toBe("visitor");
    auth.setTokens(tokens);
    expect((await client.members.getCurrentMember()).member?.profile?.slug).toBe("ada");
  });

  it("succeeds as the first call on a page", async () => {
    const { open, grants } = openShop();
    const page = open();
    expect(await page.auth.signIn(ADA)).toMatchObject({ loginState: "SUCCESS" });
    expect(grants()).toEqual(["anonymous", "authorization_code"]);
  });

  it.each([
    ["an unknown email", { email: "nobody@example.com", password: "x" }, "invalidEmail"],
    ["an invalid email", { email: "nobody", password: "x" }, "invalidEmail"],
    ["a wrong password", { ...ADA, password: "wrong" }, "invalidPassword"],
    ["a password that must be reset", { email: "r@example.com", password: "r" }, "resetPassword"],
    ["a blocked account", { email: "b@example.com", password: "b" }, "invalidEmail"],
  ])(
    "with %s returns FAILURE with an error code, and keeps the visitor's tokens",
    async (_name, params, errorCode) => {
      const { open } = openShop({
        members: [
          ADA,
          { email: "r@example.com", password: "r", resetRequired: true },
          { email: "b@example.com", password: "b", status: "BLOCKED" },
        ],
      });
      const page = open();
      await page.auth.getAuthHeaders();
      const tokensBefore = page.auth.getTokens();
      const state = await page.auth.signIn(params);
      expect(state).toEqual({ loginState: "FAILURE", errorCode, error: expect.any(String) });
      expect(page.auth.getTokens()).toEqual(tokensBefore);
      // The correct credentials still work after the failed attempt.
      expect(await page.auth.signIn(ADA)).toMatchObject({ loginState: "SUCCESS" });
    },
  );

  it("requires a CAPTCHA if the site does, and distinguishes a missing CAPTCHA token from an invalid one", async () => {
    const { open } = openShop({ site: { signOn: { captcha: "always" } } });
    const { auth } = open();
    expect(await auth.signIn(ADA)).toMatchObject({ errorCode: "missingCaptchaToken" });
    const invalidCaptcha = { captchaTokens: { recaptchaToken: "invalid" } };
    expect(await auth.signIn({ ...ADA, ...invalidCaptcha })).toMatchObject({
      errorCode: "invalidCaptchaToken",
    });
    expect(await auth.register(NEW_CREDENTIALS)).toMatchObject({
      errorCode: "missingCaptchaToken",
    });
    expect(await auth.register({ ...NEW_CREDENTIALS, ...invalidCaptcha })).toMatchObject({
      errorCode: "invalidCaptchaToken",
    });
    const validCaptcha = { captchaTokens: { invisibleRecaptchaToken: "solved" } };
    expect(await auth.register({ ...NEW_CREDENTIALS, ...validCaptcha })).toMatchObject({
      loginState: "SUCCESS",
    });
    expect(await auth.signIn({ ...ADA, ...validCaptcha })).toMatchObject({ loginState: "SUCCESS" });
  });

  it("returns a retryable failure if the platform responds with 500, 503 or 429", async () => {
    const { emulator, open } = openShop();
    const { auth } = open();
    for (const status of [500, 503, 429]) {
      emulator.faults.add({
        kind: "status",
        status,
        operation: "identity.authentication.loginV2",
        headers: { "Retry-After": "3600" },
      });
      expect(await auth.signIn(ADA)).toEqual({
        loginState: "FAILURE",
        error: expect.any(String),
        retryable: true,
      });
    }
    expect(await auth.signIn(ADA)).toMatchObject({ loginState: "SUCCESS" });
  });

  it("merges the visitor's cart into the member's cart", async () => {
    const { emulator, open } = openShop();
    const phone = open();
    await phone.auth.signIn(ADA);
    await fillCart(phone, emulator);
    const desktop = open();
    await desktop.client.cart.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference: productInStock(emulator), quantity: 2 }],
    });
    await desktop.auth.signIn(ADA);
    const { cart } = await desktop.client.cart.getCurrentCart();
    const quantities = cart?.lineItems?.map(({ quantityInfo }) => quantityInfo?.requestedQuantity);
    expect(quantities).toEqual([3]);
    expect(await readCart(phone)).toEqual(await readCart(desktop));
  });
});

describe("a registration", () => {
  it("returns a state that can be exchanged for member tokens", async () => {
    const { emulator, open } = openShop();
    const page = open();
    const cart = await fillCart(page, emulator);
    const state = await page.auth.register({ ...NEW_CREDENTIALS, profile: { firstName: "Grace" } });
    expect(state).toMatchObject({ loginState: "SUCCESS" });
    expect(page.auth.loggedIn()).toBe(false);
    expect(await page.auth.signIn(state)).toMatchObject({ loginState: "SUCCESS" });
    expect(await fetchCurrentMember(page)).toMatchObject({ profile: { slug: "grace" } });
    expect(await readCart(page)).toEqual(cart);
    await page.auth.logout("http://localhost:5173/");
    expect(await page.auth.signIn(NEW_CREDENTIALS)).toMatchObject({ loginState: "SUCCESS" });
  });

  it("with an existing or invalid email returns FAILURE with an error code", async () => {
    const { open } = openShop();
    const { auth } = open();
    expect(await auth.register(ADA)).toMatchObject({
      loginState: "FAILURE",
      errorCode: "emailAlreadyExists",
    });
    const state = await auth.register({ email: "grace", password: "x" });
    expect(state).toMatchObject({ loginState: "FAILURE", errorCode: "invalidEmail" });
    expect(await auth.signIn(state)).toEqual(state);
  });

  it("with email verification rejects wrong and replaced codes, and logs the member in with the latest code", async () => {
    const { emulator, open } = openShop({ site: { signOn: { requireEmailVerification: true } } });
    const page = open();
    const { auth } = page;
    const cart = await fillCart(page, emulator);
    const state = await auth.register(NEW_CREDENTIALS);
    expect(state).toEqual({
      loginState: "EMAIL_VERIFICATION_REQUIRED",
      data: { stateToken: expect.any(String) },
    });
    expect(await auth.signIn(state)).toEqual(state);
    const wrongCodeState = await auth.processVerification({ verificationCode: "nocode" });
    expect(wrongCodeState).toEqual({
      loginState: "FAILURE",
      error: "The code is incorrect or has expired",
    });
    expect(await auth.resendVerificationCode()).toEqual({ sent: true });
    expect(emulator.outbox.map(({ kind, to }) => [kind, to])).toEqual([
      ["verification", NEW_CREDENTIALS.email],
      ["verification", NEW_CREDENTIALS.email],
    ]);
    const [oldCode, newCode] = emulator.outbox.map(({ code }) => code);
    expect(await auth.processVerification({ verificationCode: oldCode })).toMatchObject({
      loginState: "FAILURE",
    });
    const verifiedState = await auth.processVerification({ verificationCode: newCode });
    expect(verifiedState).toMatchObject({ loginState: "SUCCESS" });
    expect(await auth.signIn(verifiedState)).toMatchObject({ loginState: "SUCCESS" });
    expect(await readCart(page)).toEqual(cart);
    // The verification is complete, so its code cannot be used again.
    expect(await auth.processVerification({ verificationCode: newCode })).toEqual({
      loginState: "FAILURE",
      error: "Unknown _state",
    });
  });

  it("can be verified after a page reload with the stored state", async () => {
    const { emulator, open } = openShop({ site: { signOn: { requireEmailVerification: true } } });
    const state = JSON.parse(JSON.stringify(await open().auth.register(NEW_CREDENTIALS)));
    const code = emulator.outbox[0]?.code;
    const { auth } = open();
    expect(await auth.processVerification({ code })).toMatchObject({ error: "Unknown _state" });
    const verifiedState = await auth.processVerification({ code }, state);
    expect(await auth.signIn(verifiedState)).toMatchObject({ loginState: "SUCCESS" });
    expect(auth.loggedIn()).toBe(true);
  });

  it("that requires the owner's approval does not allow a login before the approval", async () => {
    const { emulator, open } = openShop({ site: { signOn: { requireOwnerApproval: true } } });
    const page = open();
    const approvalRequiredState = { loginState: "OWNER_APPROVAL_REQUIRED" };
    expect(await page.auth.register(NEW_CREDENTIALS)).toEqual(approvalRequiredState);
    expect(await page.auth.signIn(NEW_CREDENTIALS)).toEqual(approvalRequiredState);
    expect(page.auth.loggedIn()).toBe(false);
    emulator.controls.members.setMemberStatus(NEW_CREDENTIALS.email, "APPROVED");
    expect(await page.auth.signIn(NEW_CREDENTIALS)).toMatchObject({ loginState: "SUCCESS" });
    expect(await fetchCurrentMember(page)).toMatchObject({ profile: { slug: "grace" } });
  });
});
