import type { Clock } from "../../time/clock.js";
import {
  attempt,
  type BoundedStore,
  chain,
  isThenable,
  type MaybePromise,
  type StoreLock,
} from "../model/key-value-store.js";
import { tokensOf } from "../model/stored-tokens.js";
import { emptyTokens, type Tokens } from "../model/token.js";
import { STORE_PAUSE } from "./bounded-store.js";

/** Keeps the session in memory too, in case the store loses it. */
export interface TokenSlot {
  peek(): Tokens;
  /** Reads a synchronous store on every call. */
  current(): MaybePromise<Tokens>;
  /** Reads the store again. With a lock, throws the store's errors instead of ignoring them. */
  fresh(lock?: StoreLock): MaybePromise<Tokens>;
  /**
   * If the tokens were `renewed` before the store could be read, the session in the store takes
   * precedence later. If a `lock` is passed, a session that another process stores first takes
   * precedence.
   */
  write(tokens: Tokens, renewed?: boolean, lock?: StoreLock): MaybePromise<unknown>;
  settled(): Promise<void>;
}

export function tokenSlot(store: BoundedStore, key: string, clock: () => Clock): TokenSlot {
  let memory = emptyTokens();
  // As long as the store returns this string, `memory` is newer. Undefined before the first read.
  // Null after a write before the first read, because the first string is outdated in this case.
  let lastText: string | null | undefined;
  // Strings that this slot has written and that the store has not returned yet.
  const unconfirmedTexts = new Set<string>();
  let pendingRead: Promise<Tokens> | undefined;
  let isAsync = false;
  let pendingWrites: PromiseLike<unknown> | undefined;
  let writeLock: StoreLock | undefined;
  // Time of a failed write that must be retried.
  let failedAt: number | undefined;

  const isRetryDue = () =>
    failedAt !== undefined && Math.abs(clock().now() - failedAt) >= STORE_PAUSE;

  const save = (): MaybePromise<unknown> => {
    const tokens = memory;
    const lock = writeLock;
    const { accessToken, refreshToken } = tokens;
    const isRemoval = !lock && !accessToken.value && !refreshToken.value;
    const storeValue = isRemoval ? store.remove : store.set;
    const value = JSON.stringify(tokens);
    // The store may return an empty string after a removal.
    const expectedTexts = isRemoval ? ["", value] : [value];
    // A write that timed out may finish after a later write, so write again.
    const onLateWrite = () => {
      if (memory !== tokens) enqueue();
    };
    for (const text of expectedTexts) unconfirmedTexts.add(text);
    return attempt<unknown>(
      () =>
        chain(storeValue(key, value, onLateWrite, lock), (done) => {
          failedAt = undefined;
          return chain(store.get(key), (text): unknown => {
            if (lock && done === false) return acceptText(text, tokens);
            const { value } = tokensOf(text).accessToken;
            if (expectedTexts.includes(text)) unconfirmedTexts.clear();
            // The store may have reformatted our string. If the token is different, another tab
            // wrote it.
            if (memory !== tokens || !value || value === accessToken.value) lastText = text;
            return;
          });
        }),
      () => {
        failedAt = clock().now();
      },
    );
  };

  const enqueue = () => {
    const tokens = memory;
    // Only the last of several pending writes is carried out.
    const result = chain(pendingWrites, () => (memory === tokens ? save() : undefined));
    if (isThenable(result)) {
      const write = result.then(() => {
        if (pendingWrites === write) pendingWrites = undefined;
      });
      pendingWrites = write;
    }
    return pendingWrites;
  };

  /** `previousMemory` is the value of `memory` from the start of the read. */
  const acceptText = (text: string, previousMemory: Tokens): Tokens => {
    if (text !== lastText && !unconfirmedTexts.has(text)) {
      const storedTokens = tokensOf(text);
      const isCurrent =
        lastText === undefined
          ? !storedTokens.accessToken.value && !storedTokens.refreshToken.value
          : lastText === null || memory !== previousMemory;
      if (!isCurrent || lastText == null) lastText = text;
      if (!isCurrent) {
        memory = storedTokens;
        failedAt = undefined;
      }
    }
    if (isRetryDue()) {
      failedAt = clock().now();
      enqueue();
    }
    return memory;
  };

  const read = (lock?: StoreLock): MaybePromise<Tokens> => {
    const previousMemory = memory;
    const value = attempt(
      () => chain(store.get(key), (text) => acceptText(text, previousMemory)),
      (error) => {
        if (lock) throw error;
        return memory;
      },
    );
    isAsync ||= isThenable(value);
    return value;
  };

  const freshTokens = (lock?: StoreLock) => (pendingWrites ? memory : read(lock));

  const currentTokens = (): MaybePromise<Tokens> => {
    if (!pendingRead && (!isAsync || lastText === undefined || isRetryDue())) {
      const value = freshTokens();
      if (!isThenable(value)) return value;
      pendingRead = Promise.resolve(value).then(() => {
        pendingRead = undefined;
        return memory;
      });
    }
    return (lastText === undefined && pendingRead) || memory;
  };

  return {
    fresh: freshTokens,
    current: currentTokens,
    peek() {
      const value = currentTokens();
      return isThenable(value) ? memory : value;
    },
    write(tokens, renewed, lock) {
      memory = tokens;
      writeLock = lock;
      if (lastText === undefined) {
        if (renewed) {
          failedAt = Number.NEGATIVE_INFINITY;
          return undefined;
        }
        lastText = null;
      }
      return enqueue();
    },
    settled: async () => {
      await currentTokens();
      await pendingWrites;
    },
  };
}
