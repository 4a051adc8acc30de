import { describe, expect, it } from "vitest";
import { EmulatorClock } from "./clock.js";

const never = new AbortController().signal;
const stopped = () => new EmulatorClock({ now: () => 1000 });

describe("EmulatorClock", () => {
  it("runs a task when the clock reaches the time of the task", () => {
    const clock = stopped();
    const done: string[] = [];
    clock.after(10, () => done.push("ten"), never);
    clock.after(20, () => done.push("twenty"), never);
    clock.advance(9);
    expect(done).toEqual([]);
    clock.advance(1);
    expect(done).toEqual(["ten"]);
    // When the clock moves back, the task still runs at its scheduled time.
    clock.reset();
    clock.set(1019);
    expect(done).toEqual(["ten"]);
    clock.set(1020);
    clock.advance(100);
    expect(done).toEqual(["ten", "twenty"]);
  });

  it("waits with the sleep function of the time source", async () => {
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
    const done: string[] = [];
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    clock.after(10, () => done.push("slept"), never);
    wake();
    await settled();
    expect(done).toEqual(["slept"]);
    clock.after(10, () => done.push("moved"), never);
    clock.advance(5);
    clock.advance(5);
    expect(done).toEqual(["slept", "moved"]);
    wake();
    await settled();
    expect([done.length, slept]).toEqual([2, [10, 10]]);
  });

  it("runs a task without a delay immediately, and never runs an aborted task", () => {
    const clock = stopped();
    const done: string[] = [];
    const controller = new AbortController();
    clock.after(0, () => done.push("now"), never);
    clock.after(5, () => done.push("aborted"), controller.signal);
    controller.abort();
    clock.after(5, () => done.push("already aborted"), controller.signal);
    clock.advance(10);
    expect(done).toEqual(["now"]);
  });
});
