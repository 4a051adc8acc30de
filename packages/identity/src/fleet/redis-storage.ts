import { invalidOption, type KeyValueStore, warnInBrowser } from "@portico/core/internal";
import { hasMethods } from "../oauth/check-options.js";
import { acquireLock, type RedisLike, type RedisSession, runScript } from "./redis-lock.js";
import { GET_SCRIPT, SET_SCRIPT } from "./redis-scripts.js";
import { storedText } from "./stored-text.js";

/** Options of {@link redisStorage}. */
export interface RedisStorageOptions {
  /** Prefix of all keys. Default: "portico:". */
  prefix?: string;
  /**
   * Lifetime of a crashed process's lock in milliseconds, 500 to 15,000. Default: 15,000.
   */
  lease?: number;
  /**
   * Lifetime of an unused session in seconds. Default: `cookie.maxAge` of the `sessionServer`, or
   * no limit without a `sessionServer`.
   */
  maxAge?: number;
}

/**
 * In milliseconds. Other processes wait longer for a lock, so that they can acquire it after its
 * holder has crashed.
 */
const MAX_LEASE = 15_000;

function checkNumber(option: string, value: number, expected: string, isInRange: boolean): void {
  if (!Number.isFinite(value) || !isInRange) throw invalidOption(option, expected, value);
}

/**
 * Stores sessions in Redis or Valkey, which any number of processes can share. Only one process at
 * a time refreshes a session. Pass the storage to `OAuthStrategy` or `AppStrategy` as
 * `tokenStorage`, or to `sessionServer` as `storage`.
 *
 * If Redis is unavailable, sessions in memory continue without being refreshed. Calls succeed until
 * the access token expires, and then reject with a retryable SystemError with code
 * LOCK_UNAVAILABLE. Calls in other sessions of a session server reject with
 * SESSION_STORE_UNAVAILABLE.
 *
 * Locks have fencing tokens, so that a process that was paused cannot overwrite newer access and
 * refresh tokens. If a process pauses or crashes during a refresh, the platform may reject the old
 * refresh token. Other processes then keep the session for four leases, because a paused process
 * may still store the new token. After that, the session ends.
 *
 * Tokens are stored unencrypted. Configure Redis so that it does not lose data, with
 * `appendonly yes` and without eviction. Other processes detect a change, such as a logout, at
 * their next refresh or after a 401 response.
 *
 * @param redis - an ioredis or iovalkey client, or an object with a compatible `eval`
 * @param options - `prefix` of the keys, `lease` in milliseconds and `maxAge` in seconds
 * @throws PorticoError - INVALID_OPTION if `redis` has no `eval` or an option is invalid
 * @example
 * ```ts
 * import { sessionServer } from "@portico/identity/server";
 * import { redisStorage } from "@portico/identity/redis";
 * import { Redis } from "ioredis";
 *
 * const server = sessionServer({
 *   clientId: "<your client id>",
 *   secret: "<32 or more random characters, kept secret>",
 *   storage: redisStorage(new Redis("redis://localhost:6379")),
 * });
 * ```
 */
export function redisStorage(redis: RedisLike, options: RedisStorageOptions = {}): KeyValueStore {
  warnInBrowser("SERVER_CODE_IN_BROWSER", "redisStorage");
  const { prefix = "portico:", lease = MAX_LEASE, maxAge } = options;
  if (!redis || !hasMethods(redis, "eval")) {
    throw invalidOption("redis", "a client with eval(script, numberOfKeys, …)", redis);
  }
  if (typeof prefix !== "string") throw invalidOption("prefix", "a string", prefix);
  checkNumber("lease", lease, "milliseconds, 500 to 15,000", lease >= 500 && lease <= MAX_LEASE);
  if (maxAge !== undefined) checkNumber("maxAge", maxAge, "seconds, more than 0", maxAge > 0);
  return createStorage({ redis, prefix, lease, maxAge });
}

function createStorage(
  options: Required<Pick<RedisStorageOptions, "prefix" | "lease">> &
    Pick<RedisStorageOptions, "maxAge"> & { redis: RedisLike },
): KeyValueStore {
  const { redis, prefix, lease, maxAge } = options;
  const lifetime = maxAge === undefined ? "" : String(Math.ceil(maxAge * 1_000));
  // The braces (a hash tag) keep a session's keys on one node of a cluster.
  const sessionFor = (key: string): RedisSession => ({
    redis,
    sessionKey: `${prefix}{${key}}`,
    lifetime: lifetime,
    lease,
  });
  const write = (key: string, ...value: string[]) => {
    const redisSession = sessionFor(key);
    return runScript(redisSession, SET_SCRIPT, [redisSession.sessionKey], ["", lifetime, ...value]);
  };
  return {
    shared: true,
    async get(key) {
      const redisSession = sessionFor(key);
      return storedText(
        await runScript(redisSession, GET_SCRIPT, [redisSession.sessionKey], [lifetime]),
      );
    },
    set: (key, value) => write(key, value),
    remove: (key) => write(key),
    withMaxAge: (seconds) => createStorage({ ...options, maxAge: maxAge ?? seconds }),
    lock: (key, { wait, signal }) => acquireLock(sessionFor(key), wait, signal),
  };
}
