import { describe, expect, it } from "vitest";
import { timelineClock } from "../../time/testing/timeline-clock.js";
import { emptyTokens } from "../model/token.js";
import { tokenHealth } from "./token-health.js";

function setUp(leeway?: number) {
  const clock = timelineClock();
  const tokens = (value: string, seconds: number) => ({
    ...emptyTokens(),
    accessToken: { value, expiresAt: clock.now() / 1000 + seconds },
  });
  return { clock, tokens, ...tokenHealth(() => clock, leeway) };
}

describe("an access token", () => {
  it("is usable until its expiry time minus the leeway", () => {
    const { usable, tokens } = setUp();
    expect([59, 60, 61].map((seconds) => usable(tokens("a", seconds)))).toEqual([
      false,
      false,
      true,
    ]);
    const healthWithShortLeeway = setUp(5);
    expect(
      [5, 6].map((seconds) =>
        healthWithShortLeeway.usable(healthWithShortLeeway.tokens("a", seconds)),
      ),
    ).toEqual([false, true]);
  });

  it("is usable until its expiry time after a failed refresh", () => {
    const { usable, tokens, recordFailure } = setUp();
    recordFailure();
    expect([1, 0, -1].map((seconds) => usable(tokens("a", seconds)))).toEqual([true, false, false]);
    expect(usable(tokens("", 100))).toBe(false);
  });

  it("is valid until its expiry time, regardless of the leeway", () => {
    const { stateOf, tokens } = setUp();
    expect([1, 0, -1].map((seconds) => stateOf(tokens("a", seconds)).alive)).toEqual([
      true,
      false,
      false,
    ]);
    expect(stateOf(tokens("", 100)).alive).toBe(false);
  });

  it("stays marked as rejected until the session changes", () => {
    const { stateOf, tokens, reject, reset } = setUp();
    expect(stateOf(tokens("a", 100)).rejected).toBe(false);
    expect(reject("a")).toBe(true);
    expect(stateOf(tokens("a", 100)).rejected).toBe(true);
    expect(stateOf(tokens("b", 100)).rejected).toBe(false);
    reset();
    expect(stateOf(tokens("a", 100)).rejected).toBe(false);
  });

  it("that was refreshed after a 401 response is not refreshed after another 401 response within a minute", async () => {
    const { tokens, reject, recordRenewal, clock } = setUp();
    reject("a");
    recordRenewal(tokens("a", 100), { tokens: tokens("b", 100) });
    expect(reject("b")).toBe(false);
    await clock.advance(60_000);
    expect(reject("b")).toBe(true);
  });

  it("keeps its normal leeway if a refresh returns the same token", async () => {
    const { tokens, recordRenewal, usable, clock } = setUp();
    const currentTokens = tokens("a", 300);
    recordRenewal(currentTokens, { tokens: currentTokens, transient: true });
    await clock.advance(250_000);
    expect(usable(currentTokens)).toBe(false);
  });

  it("with a short lifetime is used for nine tenths of that lifetime", async () => {
    const { tokens, recordRenewal, usable, clock } = setUp();
    const shortLivedTokens = tokens("b", 40);
    recordRenewal(tokens("a", 0), { tokens: shortLivedTokens });
    await clock.advance(35_000);
    expect(usable(shortLivedTokens)).toBe(true);
    await clock.advance(1_000);
    expect(usable(shortLivedTokens)).toBe(false);
  });
});
