import { vi } from "vitest";

/** Lets everything happen that waits for neither a test nor a clock, with fake timeouts. */
export async function tick(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise(setImmediate);
    vi.advanceTimersByTime(1);
  }
  await new Promise(setImmediate);
}
