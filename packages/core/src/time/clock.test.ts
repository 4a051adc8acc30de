import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "./clock.js";

describe("systemClock", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("tells the time", () => {
    vi.setSystemTime(1234);
    expect(systemClock().now()).toBe(1234);
  });

  it("sleeps", async () => {
    const done = vi.fn();
    const sleep = systemClock().sleep(1_000).then(done);
    await vi.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sleep;
    expect(done).toHaveBeenCalled();
  });

  it("wakes with the reason of its signal, and leaves no timer", async () => {
    const controller = new AbortController();
    const sleep = systemClock().sleep(1_000, controller.signal);
    const reason = new Error("enough");
    controller.abort(reason);
    await expect(sleep).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
    await expect(systemClock().sleep(1, controller.signal)).rejects.toBe(reason);
  });
});
