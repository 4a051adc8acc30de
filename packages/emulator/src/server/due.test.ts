import { describe, expect, it } from "vitest";
import { emulatorWith } from "../emulator.js";
import type { Context } from "../kernel/context.js";
import { defineService } from "../kernel/service.js";

interface Data {
  remaining: readonly number[];
  readonly done: string[];
}

const alarmService = (name: string, times: readonly number[]) => {
  const slice = { name, slice: (): Data => ({ remaining: [...times], done: [] }) };
  return defineService({
    ...slice,
    handlers: {},
    timer: {
      run({ store, changes, now }: Context) {
        const data = store(slice) as Data;
        const [due, ...remaining] = data.remaining;
        changes.set(data, "remaining", remaining);
        changes.append(data.done, `${due} at ${now}`);
      },
      next: ({ store }) => store(slice).remaining[0],
    },
  });
};
const unscheduled = { name: "unscheduled", slice: (): Data => ({ remaining: [], done: [] }) };
/** Without `next`, a service runs whenever the clock moves. */
const moveService = defineService({
  ...unscheduled,
  handlers: {},
  timer: {
    run: ({ store, changes, now }: Context) =>
      changes.append(store(unscheduled).done, `ran at ${now}`),
  },
});

const setUp = () => {
  let now = 0;
  const emulator = emulatorWith(
    () => [alarmService("morning", [10, 30]), alarmService("evening", [20]), moveService] as const,
    { seed: "empty", clock: { now: () => now, sleep: async () => {} } },
  );
  const done = () => {
    const { morning, evening, unscheduled: moves } = emulator.state;
    return [morning?.done, evening?.done, moves?.done];
  };
  const goTo = (time: number) => {
    now = time;
  };
  return { emulator, done, goTo };
};

describe("scheduled work", () => {
  it("runs with its scheduled time as the current time when the clock is moved past it", () => {
    const { emulator, done } = setUp();
    emulator.clock.advance(9);
    expect(done()).toEqual([[], [], ["ran at 9"]]);
    emulator.clock.advance(100);
    const moves = ["ran at 9", "ran at 109"];
    expect(done()).toEqual([["10 at 10", "30 at 30"], ["20 at 20"], moves]);
    emulator.clock.advance(-100);
    expect(done()[0]).toHaveLength(2);
  });

  it("runs on the first request after its scheduled time if the clock is not moved", async () => {
    const { emulator, done, goTo } = setUp();
    goTo(20);
    expect(done()).toEqual([[], [], []]);
    await emulator.fetch(`${emulator.origin}/_portico/nothing`);
    expect(done()).toEqual([["10 at 10"], ["20 at 20"], []]);
  });
});
