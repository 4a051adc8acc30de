import type { OutboxMessage } from "../../kernel/events.js";
import type { EmulatorOptions } from "../../options/option-types.js";
import { runningClient } from "../control-token.js";
import { emulatorOf } from "../shop-flags.js";
import type { ReplayTarget } from "./replay.js";

const lastCode = (messages: readonly OutboxMessage[]): string | undefined =>
  messages.findLast(({ code }) => code !== undefined)?.code;

export function newTarget(options: EmulatorOptions, start: number): ReplayTarget {
  let now = start;
  const emulator = emulatorOf({ ...options, clock: { now: () => now } });
  return {
    fetch: emulator.fetch,
    setTime: (to) => {
      now = to;
    },
    apiKey: emulator.state.site.apiKeys[0],
    lastCode: () => lastCode(emulator.outbox),
  };
}

/** Restores the data and clock afterward. */
export async function withRunningTarget<T>(
  url: string,
  use: (target: ReplayTarget) => Promise<T>,
): Promise<T> {
  const emulator = runningClient(url);
  const { site } = await emulator.exportSeed();
  const snapshot = await emulator.snapshot();
  const { offset } = await emulator.clock.advance(0);
  try {
    return await use({
      fetch: (input, init) => {
        const request = new Request(input, init);
        const { pathname, search } = new URL(request.url);
        return globalThis.fetch(new Request(new URL(pathname + search, url), request));
      },
      setTime: (to) => emulator.clock.set(to),
      apiKey: site?.apiKeys?.[0],
      lastCode: async () => lastCode(await emulator.outbox()),
    });
  } finally {
    // Move the clock before `restore`, so that `restore` discards changes by scheduled work.
    await emulator.clock.reset();
    await emulator.clock.advance(offset);
    await emulator.restore(snapshot);
  }
}
