import { PorticoError, systemError } from "../../errors/portico-error.js";
import type { Clock } from "../../time/clock.js";
import { within } from "../../time/within.js";
import type { MaybePromise } from "../model/key-value-store.js";
import { sameTokens, type Tokens } from "../model/token.js";
import type { TokenSlot } from "../store/token-slot.js";
import type { TabHandover } from "../tabs/tab-handover.js";
import type { GrantedLock, TabLock } from "../tabs/tab-lock.js";
import { renewSession, type TokenGrants } from "./renewal.js";
import type { SessionObserver } from "./session-events.js";
import type { TokenHealth } from "./token-health.js";

/** Milliseconds. By default, a token request times out earlier. */
const RENEWAL_TIMEOUT = 60_000;

/** Milliseconds to wait for a new token in the store after a rejection. */
const RECHECK_TIMEOUT = 2_000;

/** Milliseconds. */
const RECHECK_INTERVAL = 200;

export interface RenewalDependencies {
  readonly read: () => MaybePromise<Tokens>;
  readonly slot: TokenSlot;
  readonly grants: TokenGrants;
  readonly clock: () => Clock;
  /** Undefined unless the store is shared or has locks. */
  readonly lock: TabLock | undefined;
  readonly handover: TabHandover;
  readonly health: TokenHealth;
  readonly observer: SessionObserver;
}

export interface SharedRenewal {
  /** Returns the current tokens if they are usable. Otherwise joins or starts a refresh. */
  get(): Promise<Tokens>;
  /** Cancels the refresh. Calls that wait for it read the session again. */
  cancel(): void;
}

export function sharedRenewal(dependencies: RenewalDependencies): SharedRenewal {
  const { read, clock, health, observer } = dependencies;
  let currentRenewal: { promise: Promise<Tokens | undefined>; cancel(): void } | undefined;
  // Number of logins and logouts. Calls ignore the result of a refresh from before the last one.
  let generation = 0;

  const renew = () => {
    const controller = new AbortController();
    const { signal } = controller;
    const whenAborted = new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason)),
    );
    const outcome = new Promise<Tokens | undefined>((resolve, reject) => {
      whenAborted.catch(reject);
      refreshUnderLock(dependencies, { signal, aborted: whenAborted }, resolve).catch(reject);
    });
    const promise = within(clock(), RENEWAL_TIMEOUT, outcome, () => {
      const reason = `the session was not refreshed within ${RENEWAL_TIMEOUT} ms`;
      const error = systemError(reason, { code: "TIMEOUT", retryable: true });
      health.recordFailure();
      controller.abort(error);
      return error;
    }).finally(() => {
      if (currentRenewal?.promise === promise) currentRenewal = undefined;
    });
    return { promise, cancel: () => controller.abort() };
  };

  return {
    cancel() {
      generation += 1;
      currentRenewal?.cancel();
      currentRenewal = undefined;
    },
    async get() {
      for (let attempt = 0; attempt < 10; attempt++) {
        const currentTokens = observer.observe(await read());
        if (health.usable(currentTokens)) return currentTokens;
        const startGeneration = generation;
        currentRenewal ??= renew();
        try {
          const tokens = await currentRenewal.promise;
          if (tokens && startGeneration === generation) return tokens;
        } catch (error) {
          if (startGeneration === generation) throw error;
        }
      }
      throw new PorticoError("The session changed several times while it was being refreshed", {
        code: "SESSION_CONFLICT",
        retryable: true,
      });
    },
  };
}

/**
 * Keeps the lock until the store has the new tokens, so that the next tab reads them. Calls
 * `settle` before the write finishes, so that calls do not wait for the store.
 */
async function refreshUnderLock(
  { slot, grants, clock, handover, health, observer, lock: acquireLock }: RenewalDependencies,
  { signal, aborted: whenAborted }: { signal: AbortSignal; aborted: Promise<never> },
  settle: (outcome?: Tokens | Promise<never>) => void,
): Promise<void> {
  let lock: GrantedLock | undefined;
  try {
    lock = await acquireLock?.(signal);
    const { isExclusive = !lock, storeLock } = lock ?? {};
    const readAgain = () => slot.fresh(storeLock);
    let currentTokens = await readAgain();
    if (!health.usable(currentTokens)) currentTokens = await handover.awaitAnnounced(readAgain);
    signal.throwIfAborted();
    if (health.usable(currentTokens)) return settle(observer.observe(currentTokens));
    const isLockLost = () => storeLock?.isHeld?.() === false;
    if (isLockLost()) throw new Error("the lock was lost");
    // Another tab may have used the refresh token, and may be about to store the new token.
    const recheck = async () => {
      for (
        let waited = 0;
        sameTokens(await readAgain(), currentTokens);
        waited += RECHECK_INTERVAL
      ) {
        if (isExclusive) return;
        if (waited >= RECHECK_TIMEOUT) {
          if (storeLock?.orphaned || isLockLost())
            throw new Error("another holder may store a new token");
          return;
        }
        await clock().sleep(RECHECK_INTERVAL, signal);
      }
      settle();
      // Ends the refresh. No call receives this value, because `settle` was called first.
      throw signal;
    };
    // A token request that ignores the signal must not hold the lock.
    const renewal = await Promise.race([
      whenAborted,
      renewSession(currentTokens, grants, { ...health.stateOf(currentTokens), recheck }, signal),
    ]);
    const storedTokens = await slot.fresh();
    signal.throwIfAborted();
    if (!sameTokens(storedTokens, currentTokens)) return settle();
    health.recordRenewal(currentTokens, renewal);
    const { tokens, renewed, expired, error } = renewal;
    const isChanged = !sameTokens(tokens, currentTokens);
    const pendingWrite = isChanged && slot.write(tokens, true, storeLock);
    if (isChanged) observer.observe(tokens, renewed ? currentTokens : undefined, expired);
    settle(error === undefined ? tokens : Promise.reject(error));
    await pendingWrite;
    if (isChanged) await handover.announce(tokens);
  } catch (cause) {
    if (cause === signal || signal.aborted) throw cause;
    // Keep using the valid token if the store or its lock is unavailable.
    health.recordFailure();
    const currentTokens = slot.peek();
    if (health.usable(currentTokens)) return settle(observer.observe(currentTokens));
    const reason =
      "the session's storage did not grant its lock. The session is unchanged: try again";
    throw systemError(reason, { code: "LOCK_UNAVAILABLE", retryable: true, cause });
  } finally {
    lock?.release();
  }
}
