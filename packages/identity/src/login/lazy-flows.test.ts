import { createTokenManager } from "@portico/core/internal";
import { expect, it } from "vitest";
import { createConnection } from "../oauth/connection.js";
import { sessionGrants } from "../oauth/token-service.js";
import { lazyCalls, lazyFlows } from "./lazy-flows.js";
import { loginFlows } from "./login-flows.js";

const LOAD_FAILURE = new TypeError("Failed to fetch dynamically imported module");

function flowsThatLoadOnAttempt(successfulAttempt: number) {
  const { environment, clock } = createConnection();
  const grants = sessionGrants(environment, "client", {});
  const manager = createTokenManager({ grants, clock, key: "session" });
  const context = { clientId: "client", manager, grants, tokenHeaders: {}, environment, clock };
  let attempts = 0;
  const flows = lazyFlows(async () => {
    attempts += 1;
    if (attempts < successfulAttempt) throw LOAD_FAILURE;
    return loginFlows(context);
  });
  return { flows, steps: lazyCalls(flows), attempts: () => attempts };
}

it("lazyFlows loads the code once, when the code is first needed", async () => {
  const { flows, steps, attempts } = flowsThatLoadOnAttempt(1);
  expect(attempts()).toBe(0);
  const [firstFlows, secondFlows] = await Promise.all([flows(), flows()]);
  expect(firstFlows).toBe(secondFlows);
  expect(await steps.handleRedirectCallback({ url: "https://shop.example/" })).toEqual({
    loginState: "INITIAL",
  });
  expect(attempts()).toBe(1);
});

it("lazyFlows rejects if the code cannot be loaded, and retries on the next call", async () => {
  const { flows, attempts } = flowsThatLoadOnAttempt(3);
  for (const pendingFlows of [flows(), flows()]) {
    await expect(pendingFlows).rejects.toMatchObject({
      name: "SystemError",
      message: "The module for logging in could not be loaded",
      code: "NETWORK",
      retryable: true,
      cause: LOAD_FAILURE,
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
  "%s returns a failure state if the code cannot be loaded",
  async (_, call) => {
    const state = await call(flowsThatLoadOnAttempt(2).steps);
    expect(state).toEqual({
      loginState: "FAILURE",
      error: "The module for logging in could not be loaded",
      retryable: true,
    });
    expect(state).toHaveProperty("cause.cause", LOAD_FAILURE);
  },
);

it("a login step can be retried after its code has failed to load", async () => {
  const { steps } = flowsThatLoadOnAttempt(2);
  await steps.resendVerificationCode();
  expect(await steps.resendVerificationCode()).toEqual({
    loginState: "FAILURE",
    error: "Unknown _state",
  });
});
