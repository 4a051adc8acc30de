import { type StoreLock, systemClock, within } from "@portico/core/internal";
import { EXTEND, LOCK, RELEASE, SET } from "./redis-scripts.js";

/**
 * The part of a Redis client that is used (Redis 5 or later, Valkey). Pass `new Redis()` of ioredis or iovalkey. For
 * other clients, write a function that runs a script.
 *
 * @example
 * ```ts
 * import type { RedisLike } from "@portico/identity/redis";
 *
 * interface NodeRedis {
 *   eval(script: string, on: { keys: string[]; arguments: string[] }): Promise<unknown>;
 * }
 * export const fromNodeRedis = (client: NodeRedis): RedisLike => ({
 *   eval: (script, count, ...rest) =>
 *     client.eval(script, { keys: rest.slice(0, count), arguments: rest.slice(count) }),
 * });
 * ```
 */
export interface RedisLike {
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): PromiseLike<unknown>;
}

/** The place of a session in Redis. */
export interface RedisPlace {
  readonly redis: RedisLike;
  readonly session: string;
  /** Lifetime of a session in milliseconds, "" for no limit. */
  readonly life: string;
  /** Lifetime in milliseconds of a crashed process's lock. */
  readonly lease: number;
}

/** Maximum time for one response of Redis in milliseconds, and its minimum near the end of the wait. */
const ANSWER = 5_000;
const LEAST = 1_000;

/** Minimum delay between attempts to take a lock, in milliseconds. A random part is added. */
const POLL = 50;

/** Delay before a failed write is retried, in milliseconds. */
const AGAIN = 1_000;

/** Number of leases during which a paused holder may return and a running one keeps its lock. */
const LEASES = 4;

const clock = /* @__PURE__ */ systemClock();
const nothing = () => {};

/** Runs a script. Its error does not contain the arguments, because they include tokens. */
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
  within(clock, ms, answer, () => new Error(`Redis did not respond within ${ms} ms`));

/**
 * Acquires the lock of a session.
 *
 * @param place - of the session
 * @param wait - maximum time to wait in milliseconds
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
      const taken = await inTime(answer, Math.min(ANSWER, Math.max(LEAST, end - asked)));
      if (Array.isArray(taken)) {
        const [number, doubt] = taken.map(Number);
        return holdLock(place, { me, number: number as number, asked, orphaned: doubt === 1 });
      }
    } catch (error) {
      // Redis may have granted the lock anyway, or may still grant it
      answer.then(giveBack, giveBack).catch(nothing);
      throw error;
    }
    if (clock.now() >= end) throw new Error(`Redis: the session was locked for ${wait} ms`);
    await clock.sleep(POLL * (1 + Math.random()), signal);
  }
}

/** Holds a lock: extends it while the work continues, and writes with its number. */
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
      const kept = Number(await inTime(run(place, EXTEND, [lock], [me, lease])).catch(nothing));
      if (kept === 1) until = began + lease;
      if (kept !== 0) continue;
      until = 0;
      return;
    }
  };
  keep().catch(nothing);

  /** Retries a write until no other process waits for the value, because this is the only copy. */
  const write = async (value: string): Promise<boolean> => {
    const end = clock.now() + lease * LEASES;
    for (;;) {
      // a later write replaces this one
      if (latest !== value) return true;
      try {
        return Number(await run(place, SET, [session], [number, life, value])) !== 0;
      } catch (error) {
        if (clock.now() >= end) throw error;
        await clock.sleep(AGAIN);
      }
    }
  };

  return {
    orphaned,
    // leave time for a request that is sent now
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
