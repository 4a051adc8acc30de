import { vi } from "vitest";

/** Runs all pending tasks, with fake timers. */
export async function tick(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise(setImmediate);
    vi.advanceTimersByTime(1);
  }
  await new Promise(setImmediate);
}
