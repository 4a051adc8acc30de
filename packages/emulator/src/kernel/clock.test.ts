import { expect, test } from "vitest";
import { EmulatorClock } from "./clock.js";

const never = new AbortController().signal;
/** A clock that only `advance` and `set` move. */
const stopped = () => new EmulatorClock({ now: () => 1000 });

test("what is to be done when the time has come is done once the clock was moved there", () => {
  const clock = stopped();
  const done: string[] = [];
  clock.after(10, () => done.push("ten"), never);
  clock.after(20, () => done.push("twenty"), never);
  clock.advance(9);
  expect(done).toEqual([]);
  clock.advance(1);
  expect(done).toEqual(["ten"]);
  // set back, it waits as long again
  clock.reset();
  clock.set(1019);
  expect(done).toEqual(["ten"]);
  clock.set(1020);
  clock.advance(100);
  expect(done).toEqual(["ten", "twenty"]);
});

test("a source with a sleep of its own decides how long that takes", async () => {
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

test("at once when no time is left, and never once it was given up", () => {
  const clock = stopped();
  const done: string[] = [];
  const over = new AbortController();
  clock.after(0, () => done.push("now"), never);
  clock.after(5, () => done.push("given up"), over.signal);
  over.abort();
  clock.after(5, () => done.push("too late"), over.signal);
  clock.advance(10);
  expect(done).toEqual(["now"]);
});
