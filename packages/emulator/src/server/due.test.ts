import { expect, test } from "vitest";
import { emulatorWith } from "../emulator.js";
import type { Context } from "../kernel/context.js";
import { defineService } from "../kernel/service.js";

interface Data {
  left: readonly number[];
  readonly done: string[];
}

/** A service that has something to do at some times. */
const alarm = (name: string, times: readonly number[]) => {
  const slice = { name, slice: (): Data => ({ left: [...times], done: [] }) };
  return defineService({
    ...slice,
    handlers: {},
    when: {
      time({ store, changes, now }: Context) {
        const data = store(slice) as Data;
        const [due, ...left] = data.left;
        changes.set(data, "left", left);
        changes.append(data.done, `${due} at ${now}`);
      },
      next: ({ store }) => store(slice).left[0],
    },
  });
};
const watching = { name: "watching", slice: (): Data => ({ left: [], done: [] }) };
/** A service that looks whenever the clock is moved. */
const watch = defineService({
  ...watching,
  handlers: {},
  when: {
    time: ({ store, changes, now }: Context) =>
      changes.append(store(watching).done, `looked at ${now}`),
  },
});

const make = () => {
  let now = 0;
  const emulator = emulatorWith(
    () => [alarm("morning", [10, 30]), alarm("evening", [20]), watch] as const,
    { seed: "empty", clock: { now: () => now, sleep: async () => {} } },
  );
  const done = () => {
    const { morning, evening, watching: looks } = emulator.state;
    return [morning?.done, evening?.done, looks?.done];
  };
  const goTo = (time: number) => {
    now = time;
  };
  return { emulator, done, goTo };
};

test("what is due is done when the clock is moved, each at its own time", () => {
  const { emulator, done } = make();
  emulator.clock.advance(9);
  expect(done()).toEqual([[], [], ["looked at 9"]]);
  emulator.clock.advance(100);
  const looks = ["looked at 9", "looked at 109"];
  expect(done()).toEqual([["10 at 10", "30 at 30"], ["20 at 20"], looks]);
  emulator.clock.advance(-100);
  expect(done()[0]).toHaveLength(2);
});

test("and with the next request, where time has gone on by itself", async () => {
  const { emulator, done, goTo } = make();
  goTo(20);
  expect(done()).toEqual([[], [], []]);
  await emulator.fetch(`${emulator.origin}/_portico/nothing`);
  expect(done()).toEqual([["10 at 10"], ["20 at 20"], []]);
});
