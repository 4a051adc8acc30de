import { type StoreLock, systemClock, within } from "@portico/core/internal";
import { EXTEND, LOCK, RELEASE, SET } from "./redis-scripts.js";

/** What is used of a Redis client: `new Redis()` of ioredis or iovalkey as it is. */
export interface RedisLike {
  eval(
    script: string,
    numberOfKeys: number,
    ...keysAndArguments: string[]
  ): PromiseLike<unknown> | undefined;
}

/** One session in Redis. */
export interface RedisPlace {
  readonly redis: RedisLike;
  readonly session: string;
  /** Milliseconds that a session is kept after it was written, "" for ever. */
  readonly life: string;
  /** Milliseconds that a lock lasts whose holder died. */
  readonly lease: number;
}

/** How long Redis may take for one answer, in milliseconds. */
const ANSWER = 5_000;

/** How long to wait before the lock is asked for again, in milliseconds, and by how much that varies. */
const POLL = 50;

/** How long to wait before a write that failed is tried again, in milliseconds. */
const AGAIN = 1_000;

/** A holder that stopped may come back, and one that works goes on, for so many leases. */
const LEASES = 4;

const clock = systemClock();
const nothing = () => {};

/** Runs a script. What it fails with names no argument: there are tokens among them. */
export async function run(
  { redis }: Pick<RedisPlace, "redis">,
  script: string,
  keys: readonly string[],
  values: readonly (string | number)[] = [],
): Promise<unknown> {
  try {
    return await redis.eval(script, keys.length, ...keys, ...values.map(String));
  } catch (error) {
    throw new Error(`Redis: ${error instanceof Error ? error.message : "failed"}`);
  }
}

const inTime = <T>(answer: Promise<T>, ms = ANSWER): Promise<T> =>
  within(clock, ms, answer, () => new Error(`Redis: no answer within ${ms} ms`));

/**
 * Takes the lock of a session.
 *
 * @param place - of the session
 * @param wait - milliseconds, at most
 * @param signal - ends the wait
 */
export async function takeLock(
  place: RedisPlace,
  wait: number,
  signal?: AbortSignal,
): Promise<StoreLock> {
  const { session, lease } = place;
  const me = crypto.randomUUID();
  const keys = [session, `${session}:lock`];
  const giveBack = () => run(place, RELEASE, keys, [me]);
  const end = clock.now() + wait;
  for (;;) {
    signal?.throwIfAborted();
    const asked = clock.now();
    const answer = run(place, LOCK, keys, [me, lease, lease * LEASES]);
    try {
      const taken = await inTime(answer, Math.max(1, Math.min(ANSWER, end - asked)));
      if (Array.isArray(taken)) {
        const [number, doubt] = taken.map(Number);
        return holdLock(place, { me, number: number as number, asked, orphaned: doubt === 1 });
      }
    } catch (error) {
      // It may have been given all the same, or may be yet.
      answer.then(giveBack, giveBack).catch(nothing);
      throw error;
    }
    if (clock.now() >= end) throw new Error(`Redis: the session was locked for ${wait} ms`);
    await clock.sleep(POLL * (1 + Math.random()), signal);
  }
}

/** Holds a lock: keeps it as long as the work goes on, and writes under its number. */
function holdLock(
  place: RedisPlace,
  taken: { me: string; number: number; asked: number; orphaned: boolean },
): StoreLock {
  const { session, lease, life } = place;
  const { me, number, asked, orphaned } = taken;
  const lock = `${session}:lock`;
  const over = new AbortController();
  let until = asked + lease;
  let latest = "";
  let writing: Promise<unknown> = Promise.resolve();

  const keep = async () => {
    while (clock.now() - asked < lease * LEASES) {
      await clock.sleep(lease / 3, over.signal);
      const began = clock.now();
      const kept = await inTime(run(place, EXTEND, [lock], [me, lease])).catch(nothing);
      if (kept === 1) until = began + lease;
      if (kept !== 0) continue;
      until = 0;
      return;
    }
  };
  keep().catch(nothing);

  /** What is written here exists nowhere else: it is tried again until nobody would wait for it. */
  const write = async (value: string): Promise<boolean> => {
    const end = clock.now() + lease * LEASES;
    for (;;) {
      // A later one takes its place.
      if (latest !== value) return true;
      try {
        return (await run(place, SET, [session], [number, life, value])) === 1;
      } catch (error) {
        if (clock.now() >= end) throw error;
        await clock.sleep(AGAIN);
      }
    }
  };

  return {
    orphaned,
    // Not when it is all but over: what is sent now takes its time.
    isHeld: () => clock.now() < until - lease / 5,
    set(value) {
      latest = value;
      const done = write(value);
      writing = done;
      return done;
    },
    async release() {
      await writing.catch(nothing);
      over.abort();
      await run(place, RELEASE, [session, lock], [me]);
    },
  };
}
