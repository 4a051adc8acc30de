import { setTimeout as sleep } from "node:timers/promises";

/** How often something unclear is looked at and tried again before the command stops. */
export const ROUNDS = 6;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;

/** A time, and waiting for a later one. */
interface Clock {
  now(): number;
  sleep(milliseconds: number, signal: AbortSignal): Promise<unknown>;
}

const machine: Clock = {
  now: Date.now,
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};

/** Waits before another round, longer each time, and never in step with others. */
export async function patience(round: number): Promise<void> {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** round) * (0.5 + Math.random() / 2);
  await sleep(wait);
}

/**
 * A fetch that keeps the shop's pace: once one request was answered 429, all others wait until the time that
 * `Retry-After` named. The client repeats the refused one itself.
 */
export function paced(send: (request: Request) => Promise<Response>, clock: Clock = machine) {
  const { now } = clock;
  let open = 0;
  return async (request: Request): Promise<Response> => {
    for (let wait = open - now(); wait > 0; wait = open - now()) {
      await clock.sleep(wait, request.signal);
    }
    const answer = await send(request);
    const seconds = Number(answer.headers.get("retry-after"));
    if (answer.status === 429 && seconds > 0) open = Math.max(open, now() + seconds * 1000);
    return answer;
  };
}
