import type { Clock } from "../../time/clock.js";
import type { KeyValueStore, StoreLock } from "../model/key-value-store.js";

const LEASE = 15_000;
const ORPHAN_PERIOD = 60_000;

/** Simulates a database with locks, such as Redis. Each process opens a separate store. */
export function engineStore(clock: Clock) {
  const values = new Map<string, string>();
  const mood = { lock: "works", get: "works", set: "works" } as Record<
    "lock" | "get" | "set",
    "works" | "fails" | "hangs"
  >;
  let lastNumber = 0;
  let highestWriter = 0;
  let holder: { until: number; number: number; lives?(): boolean } | undefined;
  let doubtUntil = 0;

  const turn = async (operation: keyof typeof mood) => {
    await Promise.resolve();
    if (mood[operation] === "fails") throw new Error("connect ECONNREFUSED");
    if (mood[operation] === "hangs") await new Promise<never>(() => {});
  };
  const write = (key: string, value: string | undefined, number: number) => {
    if (number < highestWriter) return false;
    highestWriter = number;
    doubtUntil = 0;
    if (value === undefined) values.delete(key);
    else values.set(key, value);
    return true;
  };
  const unlocked = async (key: string, value?: string) => {
    await turn("set");
    lastNumber += 1;
    return write(key, value, lastNumber);
  };

  const isLocked = () => {
    // A running process extends its lock.
    if (holder?.lives?.()) holder.until = clock.now() + LEASE;
    return !!holder && holder.until > clock.now();
  };

  /** Without `lives`, locks expire. */
  const open = (lives?: () => boolean): KeyValueStore => ({
    shared: true,
    async get(key) {
      await turn("get");
      return values.get(key);
    },
    set: unlocked,
    remove: unlocked,
    async lock(key, { signal }) {
      await turn("lock");
      while (isLocked()) {
        await clock.sleep(50, signal);
        await turn("lock");
      }
      if (holder) doubtUntil = clock.now() + ORPHAN_PERIOD;
      lastNumber += 1;
      const current = { until: clock.now() + LEASE, number: lastNumber, lives };
      holder = current;
      const lock: StoreLock = {
        async release() {
          await turn("lock");
          if (holder === current) holder = undefined;
        },
        async set(value) {
          await turn("set");
          return write(key, value, current.number);
        },
        isHeld: () => holder === current && isLocked(),
        orphaned: doubtUntil > clock.now(),
      };
      return lock;
    },
  });
  return { open, values, mood, isLocked: () => !!holder };
}
