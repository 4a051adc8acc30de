import { invalidOption, type KeyValueStore, warnInBrowser } from "@portico/core/internal";
import { hasMethods } from "../oauth/check-options.js";
import { type RedisLike, type RedisPlace, run, takeLock } from "./redis-lock.js";
import { GET, SET } from "./redis-scripts.js";
import { storedText } from "./stored-text.js";

/** Options of {@link redisStorage}. */
export interface RedisStorageOptions {
  /** What the names of its keys begin with; default "portico:". */
  prefix?: string;
  /**
   * Milliseconds after which the lock of a process that died is free, 500 to 15,000; default 15,000.
   * One that works keeps its lock for longer.
   */
  lease?: number;
  /**
   * Seconds that a session is kept after it was last read or written. Default: `cookie.maxAge` of the `sessionServer` that uses
   * the storage, 30 days unless set; elsewhere for ever.
   */
  maxAge?: number;
}

/** How long a lease may be, in milliseconds: no longer than others wait for it. */
const LONGEST_LEASE = 15_000;

function checkNumber(option: string, value: number, expected: string, fits: boolean): void {
  if (!Number.isFinite(value) || !fits) throw invalidOption(option, expected, value);
}

/**
 * Keeps sessions in Redis or Valkey, for any number of processes and machines: one of them renews a
 * session at a time, and all go on with what it got. It serves `tokenStorage` of `OAuthStrategy` and
 * `AppStrategy`; one store keeps any number of sessions.
 *
 * Where Redis does not answer nobody renews: calls go on as long as their access token works, and
 * fail with a SystemError of code LOCK_UNAVAILABLE after that, which may be tried again. No session
 * ends by it.
 *
 * The holders of a lock are numbered: a process that was stopped for long and goes on overwrites
 * nothing that was stored since. After a process died in the middle of a renewal, a refresh token that
 * is refused counts as lost only four leases later, as the new one may still come. Where it died with
 * the new one, and the token service takes the old one no more, the session is lost.
 *
 * Tokens are stored as they are, and Redis has to keep what it was given: `appendonly yes`, no
 * eviction. What one process changes, as a logout, another one sees with its next renewal or 401.
 *
 * @param redis - a client: ioredis and iovalkey as they are, others by `{ eval }`
 * @param options - prefix, lease, maxAge
 * @throws PorticoError - INVALID_OPTION
 * @example
 * ```ts
 * import { redisStorage } from "@portico/identity/redis";
 * import { Redis } from "ioredis";
 *
 * const tokenStorage = redisStorage(new Redis("redis://localhost:6379"));
 * const client = createClient({ auth: OAuthStrategy({ clientId: "…", tokenStorage }) });
 * ```
 */
export function redisStorage(redis: RedisLike, options: RedisStorageOptions = {}): KeyValueStore {
  warnInBrowser("SERVER_CODE_IN_BROWSER", "redisStorage");
  const { prefix = "portico:", lease = LONGEST_LEASE, maxAge } = options;
  if (!redis || !hasMethods(redis, "eval")) {
    throw invalidOption("redis", "a client with eval(script, numberOfKeys, …)", redis);
  }
  if (typeof prefix !== "string") throw invalidOption("prefix", "a string", prefix);
  checkNumber(
    "lease",
    lease,
    "milliseconds, 500 to 15,000",
    lease >= 500 && lease <= LONGEST_LEASE,
  );
  if (maxAge !== undefined) checkNumber("maxAge", maxAge, "seconds, more than 0", maxAge > 0);
  return storageOf({ redis, prefix, lease, maxAge });
}

/** A storage whose options were checked. */
function storageOf(
  options: Required<Pick<RedisStorageOptions, "prefix" | "lease">> &
    Pick<RedisStorageOptions, "maxAge"> & { redis: RedisLike },
): KeyValueStore {
  const { redis, prefix, lease, maxAge } = options;
  const life = maxAge === undefined ? "" : String(Math.ceil(maxAge * 1_000));
  // Braces keep a session's keys on one node of a cluster.
  const placeOf = (key: string): RedisPlace => ({
    redis,
    session: `${prefix}{${key}}`,
    life,
    lease,
  });
  const write = (key: string, ...value: string[]) => {
    const place = placeOf(key);
    return run(place, SET, [place.session], ["", life, ...value]);
  };
  return {
    shared: true,
    async get(key) {
      const place = placeOf(key);
      return storedText(await run(place, GET, [place.session], [life]));
    },
    set: (key, value) => write(key, value),
    remove: (key) => write(key),
    expiring: (seconds) => storageOf({ ...options, maxAge: maxAge ?? seconds }),
    lock: (key, { wait, signal }) => takeLock(placeOf(key), wait, signal),
  };
}
