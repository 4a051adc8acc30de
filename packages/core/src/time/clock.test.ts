import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTimer, systemClock } from "./clock.js";
import { fakeClock } from "./testing/fake-clock.js";

describe("the system clock", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("returns the current time", () => {
    vi.setSystemTime(1234);
    expect(systemClock().now()).toBe(1234);
  });

  it("sleeps for the given time", async () => {
    const onDone = vi.fn();
    const sleep = systemClock().sleep(1_000).then(onDone);
    await vi.advanceTimersByTimeAsync(999);
    expect(onDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sleep;
    expect(onDone).toHaveBeenCalled();
  });

  it("rejects `sleep` with the signal's abort reason, and clears the timer", async () => {
    const controller = new AbortController();
    const sleep = systemClock().sleep(1_000, controller.signal);
    const reason = new Error("enough");
    controller.abort(reason);
    await expect(sleep).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
    await expect(systemClock().sleep(1, controller.signal)).rejects.toBe(reason);
  });

  it("removes its listener from the signal after sleeping", async () => {
    const { signal } = new AbortController();
    const sleeps = Array.from({ length: 20 }, () => systemClock().sleep(10, signal));
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10);
    await Promise.all(sleeps);
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });
});

describe("startTimer", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("calls `setTimeout` for a clock with the `sleep` of the system clock, and does not run the callback of a stopped timer", async () => {
    for (const clock of [systemClock(), { ...systemClock(), now: () => 7 }]) {
      const callback = vi.fn();
      startTimer(clock, 10, callback);
      const stop = startTimer(clock, 10, callback);
      expect(vi.getTimerCount()).toBe(2);
      stop();
      await vi.advanceTimersByTimeAsync(10);
      expect(callback).toHaveBeenCalledTimes(1);
    }
  });

  it("calls the `sleep` of a custom clock, and does not run the callback of a stopped timer", async () => {
    const clock = fakeClock();
    const callback = vi.fn();
    startTimer(clock, 10, callback);
    const stop = startTimer(clock, 20, callback);
    stop();
    (await clock.next()).wake();
    (await clock.next()).wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(clock.sleepDurations).toEqual([10, 20]);
    expect(callback).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
