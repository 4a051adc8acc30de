import { setTimeout as sleep } from "node:timers/promises";
import { EXIT, Stop } from "../stop.ts";

/** Maximum number of additional rounds after a first round with unclear results. */
export const MAX_ROUNDS = 6;

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

/** Waits before the next round, with exponential backoff and jitter. */
export async function backOff(round: number): Promise<void> {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** round) * (0.5 + Math.random() / 2);
  await sleep(wait);
}

/**
 * Waits before another round.
 *
 * @throws Stop after the last round
 */
export async function waitForNextRound(round: number): Promise<void> {
  if (round === MAX_ROUNDS) {
    throw new Stop(
      "The store is not responding properly. Run the same command later to resume.",
      EXIT.stopped,
    );
  }
  await backOff(round);
}
