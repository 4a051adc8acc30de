import { createTokenManager } from "@portico/core/internal";
import { expect, it } from "vitest";
import { createConnection } from "../oauth/connection.js";
import { sessionGrants } from "../oauth/token-service.js";
import { lazyCalls, lazyFlows } from "./lazy-flows.js";
import { loginFlows } from "./login-flows.js";

const LOST = new TypeError("Failed to fetch dynamically imported module");

/** Flows whose code comes with the attempt of this number. */
function arriving(at: number) {
  const { environment, clock } = createConnection();
  const grants = sessionGrants(environment, "client", {});
  const manager = createTokenManager({ grants, clock, key: "kept" });
  const context = { clientId: "client", manager, grants, tokenHeaders: {}, environment, clock };
  let attempts = 0;
  const flows = lazyFlows(async () => {
    attempts += 1;
    if (attempts < at) throw LOST;
    return loginFlows(context);
  });
  return { flows, steps: lazyCalls(flows), attempts: () => attempts };
}

it("are loaded once, and not before they are needed", async () => {
  const { flows, steps, attempts } = arriving(1);
  expect(attempts()).toBe(0);
  const [first, second] = await Promise.all([flows(), flows()]);
  expect(first).toBe(second);
  expect(await steps.handleRedirectCallback({ url: "https://shop.example/" })).toEqual({
    loginState: "INITIAL",
  });
  expect(attempts()).toBe(1);
});

it("that cannot be loaded reject with an error that says so, and are tried again", async () => {
  const { flows, attempts } = arriving(3);
  for (const requests of [flows(), flows()]) {
    await expect(requests).rejects.toMatchObject({
      name: "SystemError",
      message: "The code of the login could not be loaded",
      code: "NETWORK",
      retryable: true,
      cause: LOST,
    });
  }
  await expect(flows()).rejects.toMatchObject({ code: "NETWORK" });
  expect(await flows()).toHaveProperty("register");
  expect(attempts()).toBe(3);
});

it.each([
  ["register", ({ register }) => register({ email: "a@b.c", password: "p" })],
  ["login", ({ login }) => login({ email: "a@b.c", password: "p" })],
  ["processVerification", ({ processVerification }) => processVerification({ code: "123456" })],
  ["verifyFactor", ({ verifyFactor }) => verifyFactor("TOTP", { totpData: { code: "1" } })],
  ["resendVerificationCode", ({ resendVerificationCode }) => resendVerificationCode()],
  ["signIn", ({ signIn }) => signIn()],
  ["signInSilently", ({ signInSilently }) => signInSilently()],
  ["handleRedirectCallback", ({ handleRedirectCallback }) => handleRedirectCallback()],
] satisfies [string, (steps: ReturnType<typeof lazyCalls>) => Promise<unknown>][])(
  "%s fails without rejecting where the code cannot be loaded",
  async (_, call) => {
    const state = await call(arriving(2).steps);
    expect(state).toEqual({
      loginState: "FAILURE",
      error: "The code of the login could not be loaded",
      retryable: true,
    });
    expect(state).toHaveProperty("cause.cause", LOST);
  },
);

it("of a step that asks again, once the code is there", async () => {
  const { steps } = arriving(2);
  await steps.resendVerificationCode();
  expect(await steps.resendVerificationCode()).toEqual({
    loginState: "FAILURE",
    error: "Unknown _state",
  });
});
