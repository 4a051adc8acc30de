import { vi } from "vitest";

export async function tick(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise(setImmediate);
    vi.advanceTimersByTime(1);
  }
  await new Promise(setImmediate);
}
