import { setTimeout as sleep } from "node:timers/promises";

/** How often something unclear is looked at and tried again before the command stops. */
export const ROUNDS = 6;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;

/** Waits before another round, longer each time, and never in step with others. */
export async function patience(round: number): Promise<void> {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** round) * (0.5 + Math.random() / 2);
  await sleep(wait);
}
