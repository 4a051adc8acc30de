import { describe, expect, it } from "vitest";
import { fakeClock } from "./testing/fake-clock.js";
import { within } from "./within.js";

const late = () => new Error("late");

describe("within", () => {
  it("settles like the promise and clears the timer", async () => {
    const clock = fakeClock();
    const signals: (AbortSignal | undefined)[] = [];
    const watched = {
      ...clock,
      sleep: (ms: number, signal?: AbortSignal) => {
        signals.push(signal);
        return clock.sleep(ms, signal);
      },
    };
    expect(await within(watched, 5, Promise.resolve("result"), late)).toBe("result");
    const failed = Promise.reject(new Error("broken"));
    await expect(within(watched, 7, failed, late)).rejects.toThrow("broken");
    expect(clock.sleepDurations).toEqual([5, 7]);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  it("rejects with the given error after the time limit, and ignores a later result", async () => {
    const clock = fakeClock();
    const reason = { code: "LATE" };
    const promise = clock.sleep(9).then(() => "ignored");
    const waiting = within(clock, 5, promise, () => reason);
    const [first, end] = [await clock.next(), await clock.next()];
    end.wake();
    await expect(waiting).rejects.toBe(reason);
    first.wake();
    expect(await promise).toBe("ignored");
    await expect(waiting).rejects.toBe(reason);
  });
});
