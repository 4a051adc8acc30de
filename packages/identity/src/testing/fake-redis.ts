import type { RedisLike } from "../fleet/redis-lock.js";
import {
  EXTEND_SCRIPT,
  GET_SCRIPT,
  LOCK_SCRIPT,
  RELEASE_SCRIPT,
  SET_SCRIPT,
} from "../fleet/redis-scripts.js";

interface Hash {
  value?: string;
  fence: number;
  drawn: number;
  holder?: string;
  doubt: number;
}

/**
 * Creates a client that imitates Redis and the scripts. `tests/fleet` runs the scripts on a real
 * Redis.
 */
export function fakeRedis() {
  const hashes = new Map<string, Hash>();
  const locks = new Map<string, { holder: string; until: number }>();
  const commands: string[] = [];
  const behavior: { mode: "works" | "fails" | "hangs" } = { mode: "works" };
  let pendingResolvers: (() => void)[] = [];

  const hashOf = (key: string): Hash => {
    const hash = hashes.get(key) ?? { fence: 0, drawn: 0, doubt: 0 };
    hashes.set(key, hash);
    return hash;
  };
  const lockOf = (key: string) => {
    const lock = locks.get(key);
    return lock && lock.until > Date.now() ? lock : undefined;
  };

  const scripts: Record<string, (keys: string[], values: string[]) => unknown> = {
    [GET_SCRIPT]: ([session = ""]) => hashOf(session).value ?? null,
    [SET_SCRIPT]: ([session = ""], [number, _lifetime, value]) => {
      const hash = hashOf(session);
      const currentNumber = number === "" ? hash.drawn + 1 : Number(number);
      if (currentNumber < hash.fence) return 0;
      const { holder } = hash;
      const drawn = Math.max(hash.drawn, currentNumber);
      hashes.set(session, { value, fence: currentNumber, drawn, holder, doubt: 0 });
      return 1;
    },
    [LOCK_SCRIPT]: ([session = "", lock = ""], [holderId = "", lease, doubt]) => {
      const currentLock = lockOf(lock);
      if (currentLock && currentLock.holder !== holderId) return null;
      locks.set(lock, { holder: holderId, until: Date.now() + Number(lease) });
      const hash = hashOf(session);
      hash.drawn += 1;
      if ((hash.holder ?? holderId) !== holderId) hash.doubt = Date.now() + Number(doubt);
      hash.holder = holderId;
      return [hash.drawn, hash.doubt > Date.now() ? 1 : 0];
    },
    [EXTEND_SCRIPT]: ([lock = ""], [holderId, lease]) => {
      const currentLock = lockOf(lock);
      if (currentLock?.holder !== holderId) return 0;
      if (currentLock) currentLock.until = Date.now() + Number(lease);
      return 1;
    },
    [RELEASE_SCRIPT]: ([session = "", lock = ""], [holderId]) => {
      const hash = hashOf(session);
      if (hash.holder === holderId) hash.holder = undefined;
      if (lockOf(lock)?.holder === holderId) locks.delete(lock);
      return 1;
    },
  };
  const scriptNames = new Map([
    [GET_SCRIPT, "get"],
    [SET_SCRIPT, "set"],
    [LOCK_SCRIPT, "lock"],
    [EXTEND_SCRIPT, "extend"],
    [RELEASE_SCRIPT, "release"],
  ]);

  const redis: RedisLike = {
    async eval(script, count, ...rest) {
      commands.push(scriptNames.get(script) ?? "unknown");
      if (behavior.mode === "fails") throw new Error("Connection is closed.");
      if (behavior.mode === "hangs")
        await new Promise<void>((resolve) => pendingResolvers.push(resolve));
      return scripts[script]?.(rest.slice(0, count), rest.slice(count));
    },
  };
  return {
    redis,
    behavior,
    hashes,
    commands,
    isLocked: () => [...locks.keys()].some(lockOf),
    resume() {
      behavior.mode = "works";
      for (const resolve of pendingResolvers) resolve();
      pendingResolvers = [];
    },
  };
}
