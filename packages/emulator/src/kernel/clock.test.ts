import { describe, expect, it } from "vitest";
import { EmulatorClock } from "./clock.js";

const neverAborted = new AbortController().signal;
const stoppedClock = () => new EmulatorClock({ now: () => 1000 });

describe("EmulatorClock", () => {
  it("runs a task when the clock reaches the task's time", () => {
    const clock = stoppedClock();
    const finished: string[] = [];
    clock.after(10, () => finished.push("ten"), neverAborted);
    clock.after(20, () => finished.push("twenty"), neverAborted);
    clock.advance(9);
    expect(finished).toEqual([]);
    clock.advance(1);
    expect(finished).toEqual(["ten"]);
    // When the clock moves back, the task still runs at its scheduled time.
    clock.reset();
    clock.set(1019);
    expect(finished).toEqual(["ten"]);
    clock.set(1020);
    clock.advance(100);
    expect(finished).toEqual(["ten", "twenty"]);
  });

  it("runs a task after the time source's sleep, or when the clock is moved to the task's time", async () => {
    const slept: number[] = [];
    let wake = () => {};
    const clock = new EmulatorClock({
      now: () => 1000,
      sleep: (ms) => {
        slept.push(ms);
        return new Promise((resolve) => {
          wake = resolve;
        });
      },
    });
    const finished: string[] = [];
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    clock.after(10, () => finished.push("slept"), neverAborted);
    wake();
    await settled();
    expect(finished).toEqual(["slept"]);
    clock.after(10, () => finished.push("moved"), neverAborted);
    clock.advance(5);
    clock.advance(5);
    expect(finished).toEqual(["slept", "moved"]);
    wake();
    await settled();
    expect([finished.length, slept]).toEqual([2, [10, 10]]);
  });

  it("runs a task without a delay immediately, and never runs an aborted task", () => {
    const clock = stoppedClock();
    const finished: string[] = [];
    const controller = new AbortController();
    clock.after(0, () => finished.push("now"), neverAborted);
    clock.after(5, () => finished.push("aborted"), controller.signal);
    controller.abort();
    clock.after(5, () => finished.push("already aborted"), controller.signal);
    clock.advance(10);
    expect(finished).toEqual(["now"]);
  });
});
