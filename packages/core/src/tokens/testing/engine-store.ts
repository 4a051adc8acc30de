import type { Clock } from "../../time/clock.js";
import type { KeyValueStore, StoreLock } from "../model/key-value-store.js";

const LEASE_DURATION = 15_000;
const ORPHAN_PERIOD = 60_000;

/** Simulates a database with locks, such as Redis. Each process opens a separate store. */
export function engineStore(clock: Clock) {
  const values = new Map<string, string>();
  const behavior = { lock: "works", get: "works", set: "works" } as Record<
    "lock" | "get" | "set",
    "works" | "fails" | "hangs"
  >;
  let lastSequenceNumber = 0;
  let highestWritten = 0;
  let holder: { until: number; sequenceNumber: number; isAlive?(): boolean } | undefined;
  let orphanedUntil = 0;

  const applyBehavior = async (operation: keyof typeof behavior) => {
    await Promise.resolve();
    if (behavior[operation] === "fails") throw new Error("connect ECONNREFUSED");
    if (behavior[operation] === "hangs") await new Promise<never>(() => {});
  };
  const write = (key: string, value: string | undefined, sequenceNumber: number) => {
    if (sequenceNumber < highestWritten) return false;
    highestWritten = sequenceNumber;
    orphanedUntil = 0;
    if (value === undefined) values.delete(key);
    else values.set(key, value);
    return true;
  };
  const writeWithoutLock = async (key: string, value?: string) => {
    await applyBehavior("set");
    lastSequenceNumber += 1;
    return write(key, value, lastSequenceNumber);
  };

  const isLocked = () => {
    // A running process extends its lock.
    if (holder?.isAlive?.()) holder.until = clock.now() + LEASE_DURATION;
    return !!holder && holder.until > clock.now();
  };

  /** Opens the store of one process. Its locks expire unless `isAlive` returns true. */
  const open = (isAlive?: () => boolean): KeyValueStore => ({
    shared: true,
    async get(key) {
      await applyBehavior("get");
      return values.get(key);
    },
    set: writeWithoutLock,
    remove: writeWithoutLock,
    async lock(key, { signal }) {
      await applyBehavior("lock");
      while (isLocked()) {
        await clock.sleep(50, signal);
        await applyBehavior("lock");
      }
      if (holder) orphanedUntil = clock.now() + ORPHAN_PERIOD;
      lastSequenceNumber += 1;
      const newHolder = {
        until: clock.now() + LEASE_DURATION,
        sequenceNumber: lastSequenceNumber,
        isAlive,
      };
      holder = newHolder;
      const lock: StoreLock = {
        async release() {
          await applyBehavior("lock");
          if (holder === newHolder) holder = undefined;
        },
        async set(value) {
          await applyBehavior("set");
          return write(key, value, newHolder.sequenceNumber);
        },
        isHeld: () => holder === newHolder && isLocked(),
        orphaned: orphanedUntil > clock.now(),
      };
      return lock;
    },
  });
  return { open, values, behavior, hasHolder: () => !!holder };
}
