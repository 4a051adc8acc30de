import { describe, expect, it } from "vitest";
import { fakeClock } from "./testing/fake-clock.js";
import { within } from "./within.js";

const createError = () => new Error("late");

describe("within", () => {
  it("settles like the promise and clears the timer", async () => {
    const clock = fakeClock();
    const signals: (AbortSignal | undefined)[] = [];
    const recordingClock = {
      ...clock,
      sleep: (ms: number, signal?: AbortSignal) => {
        signals.push(signal);
        return clock.sleep(ms, signal);
      },
    };
    expect(await within(recordingClock, 5, Promise.resolve("result"), createError)).toBe("result");
    const rejection = Promise.reject(new Error("broken"));
    await expect(within(recordingClock, 7, rejection, createError)).rejects.toThrow("broken");
    expect(clock.sleepDurations).toEqual([5, 7]);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  it("rejects with the given error after the time limit, and ignores a later result", async () => {
    const clock = fakeClock();
    const reason = { code: "LATE" };
    const promise = clock.sleep(9).then(() => "ignored");
    const limitedPromise = within(clock, 5, promise, () => reason);
    const [promiseSleep, timeoutSleep] = [await clock.next(), await clock.next()];
    timeoutSleep.wake();
    await expect(limitedPromise).rejects.toBe(reason);
    promiseSleep.wake();
    expect(await promise).toBe("ignored");
    await expect(limitedPromise).rejects.toBe(reason);
  });
});
