import { type StoreLock, systemClock, within } from "@portico/core/internal";
import { EXTEND_SCRIPT, LOCK_SCRIPT, RELEASE_SCRIPT, SET_SCRIPT } from "./redis-scripts.js";

/**
 * Client for Redis 5 or later, or for Valkey. Pass `new Redis()` from ioredis or iovalkey. For
 * other clients, implement `eval`.
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

export interface RedisSession {
  readonly redis: RedisLike;
  readonly sessionKey: string;
  /** In milliseconds, or "" for no limit. */
  readonly lifetime: string;
  /** In milliseconds. */
  readonly lease: number;
}

/** In milliseconds. */
const RESPONSE_TIMEOUT = 5_000;

/** In milliseconds. Applies even if less time remains to acquire the lock. */
const MIN_RESPONSE_TIMEOUT = 1_000;

/** In milliseconds. */
const POLL_DELAY = 50;

/** In milliseconds, after a failed write. */
const RETRY_DELAY = 1_000;

/**
 * Time limit, in leases, for extending a lock and for retrying a write. Within this time, a paused
 * process may resume and store a new token.
 */
const MAX_LEASES = 4;

const clock = /* @__PURE__ */ systemClock();
const doNothing = () => {};

/** Runs a script. Errors do not contain the arguments, because the arguments include tokens. */
export async function runScript(
  { redis }: Pick<RedisSession, "redis">,
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

const withTimeout = <T>(response: Promise<T>, ms = RESPONSE_TIMEOUT): Promise<T> =>
  within(clock, ms, response, () => new Error(`Redis did not respond within ${ms} ms`));

/** Acquires the session's lock. Waits up to `wait` milliseconds. */
export async function acquireLock(
  redisSession: RedisSession,
  wait: number,
  signal?: AbortSignal,
): Promise<StoreLock> {
  const { sessionKey, lease } = redisSession;
  const holderId = crypto.randomUUID();
  const keys = [sessionKey, `${sessionKey}:lock`];
  const releaseLock = () => runScript(redisSession, RELEASE_SCRIPT, keys, [holderId]);
  const deadline = clock.now() + wait;
  for (;;) {
    signal?.throwIfAborted();
    const requestedAt = clock.now();
    const response = runScript(redisSession, LOCK_SCRIPT, keys, [
      holderId,
      lease,
      lease * MAX_LEASES,
    ]);
    try {
      const result = await withTimeout(
        response,
        Math.min(RESPONSE_TIMEOUT, Math.max(MIN_RESPONSE_TIMEOUT, deadline - requestedAt)),
      );
      if (Array.isArray(result)) {
        const [fence, orphanedFlag] = result.map(Number);
        return holdLock(redisSession, {
          holderId,
          fence: fence as number,
          requestedAt,
          orphaned: orphanedFlag === 1,
        });
      }
    } catch (error) {
      // Release the lock, because Redis may have granted it or may still grant it.
      response.then(releaseLock, releaseLock).catch(doNothing);
      throw error;
    }
    if (clock.now() >= deadline) throw new Error(`Redis: the session was locked for ${wait} ms`);
    await clock.sleep(POLL_DELAY * (1 + Math.random()), signal);
  }
}

function holdLock(
  redisSession: RedisSession,
  acquisition: { holderId: string; fence: number; requestedAt: number; orphaned: boolean },
): StoreLock {
  const { sessionKey, lease, lifetime } = redisSession;
  const { holderId, fence, requestedAt, orphaned } = acquisition;
  const lockKey = `${sessionKey}:lock`;
  const releaseController = new AbortController();
  let heldUntil = requestedAt + lease;
  let latestValue = "";
  let lastWrite: Promise<unknown> = Promise.resolve();

  const keepExtending = async () => {
    while (clock.now() - requestedAt < lease * MAX_LEASES) {
      await clock.sleep(lease / 3, releaseController.signal);
      const startedAt = clock.now();
      const extendResult = Number(
        await withTimeout(
          runScript(redisSession, EXTEND_SCRIPT, [lockKey], [holderId, lease]),
        ).catch(doNothing),
      );
      if (extendResult === 1) heldUntil = startedAt + lease;
      if (extendResult !== 0) continue;
      heldUntil = 0;
      return;
    }
  };
  keepExtending().catch(doNothing);

  /** Retries failed writes, because this process has the only copy of the value. */
  const write = async (value: string): Promise<boolean> => {
    const deadline = clock.now() + lease * MAX_LEASES;
    for (;;) {
      // A later write has replaced this value.
      if (latestValue !== value) return true;
      try {
        return (
          Number(
            await runScript(redisSession, SET_SCRIPT, [sessionKey], [fence, lifetime, value]),
          ) !== 0
        );
      } catch (error) {
        if (clock.now() >= deadline) throw error;
        await clock.sleep(RETRY_DELAY);
      }
    }
  };

  return {
    orphaned,
    // The lock must still be held when a request that is sent now returns.
    isHeld: () => clock.now() < heldUntil - lease / 5,
    set(value) {
      latestValue = value;
      const result = write(value);
      lastWrite = result;
      return result;
    },
    async release() {
      await lastWrite.catch(doNothing);
      releaseController.abort();
      await runScript(redisSession, RELEASE_SCRIPT, [sessionKey, lockKey], [holderId]);
    },
  };
}
