// @vitest-environment jsdom
import { isPorticoError } from "@portico/core";
import { afterEach, describe, expect, it } from "vitest";
import { loadFrames } from "./frames.js";
import { HOUR, networkError, shop } from "./shop.js";
import { EXISTING_MEMBER, HOME, prepareStep, type Step, steps } from "./steps.js";

const REASON = "fetch failed: connect ECONNREFUSED 203.0.113.1:443";

let stopLoadingFrames = () => {};
afterEach(() => {
  stopLoadingFrames();
  expect(document.querySelectorAll("iframe")).toHaveLength(0);
  sessionStorage.clear();
});

/** Runs an attempt and returns its value or its error. */
const outcomeOf = (attempt: () => Promise<unknown>) =>
  attempt().then(
    (value) => ({ value }) as { value: Record<string, unknown>; error?: undefined },
    (error: unknown) => ({ error }) as { error: unknown; value?: undefined },
  );

/** Prepares a step, and returns a function that breaks the network after some requests. */
async function prepareOnBadNetwork(step: Step) {
  const { testShop, page } = await prepareStep(step);
  stopLoadingFrames = loadFrames(testShop.emulator);
  const attempt = await step.prepare(page, testShop);
  const breakNetworkAfter = (requestCount: number) => {
    let remainingRequests = requestCount;
    testShop.network.intercept = () => {
      remainingRequests -= 1;
      return remainingRequests < 0 ? Promise.reject(networkError()) : undefined;
    };
  };
  return { testShop, page, attempt, breakNetworkAfter };
}

async function countRequests(step: Step): Promise<number> {
  const { testShop, attempt } = await prepareOnBadNetwork(step);
  testShop.receivedRequests.length = 0;
  await attempt();
  stopLoadingFrames();
  return testShop.receivedRequests.length;
}

describe.each(steps.map((step) => [step.name, step] as const))("%s", (name, step) => {
  it("fails with the reason if the network breaks at any request, and can be retried", async () => {
    const requestCount = await countRequests(step);
    expect(requestCount).toBeGreaterThan(0);
    for (let successCount = 0; successCount < requestCount; successCount++) {
      const { testShop, page, attempt, breakNetworkAfter } = await prepareOnBadNetwork(step);
      const tokens = page.auth.getTokens();
      breakNetworkAfter(successCount);
      const { value, error } = await outcomeOf(attempt);
      if (name === "logout") {
        expect(value).toMatchObject({ logoutUrl: HOME, complete: false });
        expect(String(value?.error)).toContain(REASON);
        expect(page.auth.getTokens().refreshToken.role).toBe("none");
        continue;
      }
      if (value) {
        expect(value).toEqual({
          loginState: "FAILURE",
          error: expect.stringContaining(REASON),
          retryable: true,
        });
      } else {
        if (!isPorticoError(error)) expect.fail(`It failed with ${String(error)}`);
        expect(error).toMatchObject({ name: "SystemError", code: "NETWORK", retryable: true });
        expect(error.message).toContain(REASON);
        expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code: "NETWORK" });
      }
      expect(page.auth.getTokens()).toEqual(tokens);
      testShop.network.intercept = undefined;
      const retry = await outcomeOf(attempt);
      expect(retry.error).toBeUndefined();
      expect(retry.value?.loginState).not.toBe("FAILURE");
      stopLoadingFrames();
    }
  });

  it("fails with the reason if the network is down and the token has expired", async () => {
    const { page, attempt, breakNetworkAfter } = await prepareOnBadNetwork(step);
    const expiredTokens = page.auth.getTokens();
    expiredTokens.accessToken.expiresAt = 1;
    page.auth.setTokens(expiredTokens);
    const tokens = page.auth.getTokens();
    breakNetworkAfter(0);
    const { value, error } = await outcomeOf(attempt);
    expect(String(value?.error ?? error)).toContain(REASON);
    if (name !== "logout") expect(page.auth.getTokens()).toEqual(tokens);
  });
});

describe("a first visit without a network", () => {
  it("fails at every step with the reason, and succeeds when the network is back", async () => {
    const testShop = shop({ members: [EXISTING_MEMBER] });
    stopLoadingFrames = loadFrames(testShop.emulator);
    const { auth } = testShop.open();
    const emptyTokens = auth.getTokens();
    testShop.network.intercept = () => Promise.reject(networkError());
    for (const attempt of [
      () => auth.signIn(EXISTING_MEMBER),
      () => auth.register(EXISTING_MEMBER),
      () => auth.signIn({ redirectUri: HOME, navigate: () => {} }),
      () => auth.resendVerificationCode("00000000-0000-4000-8000-000000000000"),
    ]) {
      expect(await attempt()).toMatchObject({
        loginState: "FAILURE",
        error: expect.stringContaining(REASON),
      });
    }
    await expect(auth.getAuthHeaders()).rejects.toMatchObject({ code: "NETWORK" });
    expect(await auth.logout(HOME)).toMatchObject({ complete: false, logoutUrl: HOME });
    expect(auth.getTokens()).toEqual(emptyTokens);
    testShop.network.intercept = undefined;
    await testShop.clock.advance(HOUR);
    expect(await auth.signIn(EXISTING_MEMBER)).toMatchObject({ loginState: "SUCCESS" });
  });
});
