import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RetryOptions } from "../client/retry-options.js";
import { systemError } from "../errors/portico-error.js";
import { fakeClock } from "../time/testing/fake-clock.js";
import { retryDelay as delayOf } from "./retry.js";

const clock = fakeClock();
const retryAfterHeaders = (value: string) => new Headers({ "Retry-After": value });
const error = systemError("no response", { code: "NETWORK" });
const retry: RetryOptions = { limit: 99 };
const options = { read: true, attempts: 1, remaining: 30_000, retry, error };
const retryDelay = (response: object, call: typeof options) =>
  delayOf({ ...call, ...response }, clock);

describe("retryDelay", () => {
  it("returns delays that grow exponentially, with jitter, up to a limit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (attempts) => {
        const fullDelay = Math.min(8_000, 300 * 2 ** (attempts - 1));
        const delay = retryDelay({ status: 500 }, { ...options, attempts }) ?? Number.NaN;
        expect(delay).toBeGreaterThanOrEqual(fullDelay / 2);
        expect(delay).toBeLessThanOrEqual(fullDelay);
      }),
    );
    const delays = new Set(Array.from({ length: 20 }, () => retryDelay({}, options)));
    expect(delays.size).toBeGreaterThan(1);
  });

  it("uses the options for delay and jitter", () => {
    const retryDelayWith = (retry: RetryOptions) =>
      retryDelay({}, { ...options, attempts: 3, retry: { limit: 9, ...retry } }) ?? Number.NaN;
    const delay = (attemptCount: number) => attemptCount * 5_000;
    expect(retryDelayWith({ jitter: false })).toBe(1_200);
    expect(retryDelayWith({ delay, jitter: false })).toBe(15_000);
    expect(retryDelayWith({ delay, jitter: (ms) => ms + 1 })).toBe(15_001);
    expect(retryDelayWith({ delay, jitter: () => -1 })).toBe(0);
    const delays = Array.from({ length: 50 }, () => retryDelayWith({ delay, jitter: true }));
    expect(Math.max(...delays)).toBeLessThanOrEqual(15_000);
    expect(Math.min(...delays)).toBeLessThan(7_500);
  });

  it("returns a delay for a read that timed out only if retryOnTimeout is set", () => {
    const timeoutFailure = { error: systemError("no response", { code: "TIMEOUT" }) };
    const retry = { limit: 2, retryOnTimeout: true };
    expect(retryDelay(timeoutFailure, options)).toBeUndefined();
    expect(retryDelay(timeoutFailure, { ...options, retry })).toBeGreaterThan(0);
    expect(retryDelay(timeoutFailure, { ...options, retry, read: false })).toBeUndefined();
  });

  it("accepts a Retry-After header in seconds or as a date", () => {
    expect(retryDelay({ status: 429, headers: retryAfterHeaders("7") }, options)).toBe(7_000);
    expect(retryDelay({ status: 429, headers: retryAfterHeaders("0") }, options)).toBe(0);
    const date = new Date(Math.ceil(clock.time / 1000) * 1000 + 5_000);
    expect(
      retryDelay({ status: 503, headers: retryAfterHeaders(date.toUTCString()) }, options),
    ).toBe(date.getTime() - clock.time);
    const pastDateHeaders = retryAfterHeaders(new Date(0).toUTCString());
    expect(retryDelay({ status: 503, headers: pastDateHeaders }, options)).toBe(0);
    expect(
      retryDelay({ status: 503, headers: retryAfterHeaders("soon") }, options),
    ).toBeGreaterThan(0);
  });

  it.each([
    ["1.5", 1_500],
    ["1.25", 1_250],
    [" 12 ", 12_000],
  ])("parses the Retry-After value %j", (value, ms) => {
    expect(retryDelay({ status: 503, headers: retryAfterHeaders(value) }, options)).toBe(ms);
  });

  it.each(["", "soon", "2s", "2 s", "1.x", "NaN", "-2", "2,5"])(
    "ignores the Retry-After value %j",
    (value) => {
      const delay = retryDelay({ status: 503, headers: retryAfterHeaders(value) }, options);
      expect(delay).toBeGreaterThanOrEqual(150);
      expect(delay).toBeLessThanOrEqual(300);
    },
  );

  it("returns no delay if it would use up the remaining time", () => {
    expect(retryDelay({ status: 429, headers: retryAfterHeaders("30") }, options)).toBeUndefined();
    expect(retryDelay({ status: 429, headers: retryAfterHeaders("29") }, options)).toBe(29_000);
    expect(retryDelay({ status: 500 }, { ...options, remaining: 100 })).toBeUndefined();
  });

  it("returns a delay for a write only after a 429 or 503 response with Retry-After", () => {
    const writeOptions = { ...options, read: false };
    expect(retryDelay({ status: 503, headers: retryAfterHeaders("1") }, writeOptions)).toBe(1_000);
    expect(
      retryDelay({ status: 503, headers: retryAfterHeaders("soon") }, writeOptions),
    ).toBeUndefined();
    expect(retryDelay({ status: 503 }, writeOptions)).toBeUndefined();
    expect(
      retryDelay({ status: 500, headers: retryAfterHeaders("1") }, writeOptions),
    ).toBeUndefined();
    expect(retryDelay({}, writeOptions)).toBeUndefined();
  });
});
