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
  /** Reads the store again, unless a write is pending. With a lock, throws the store's errors. */
  fresh(lock?: StoreLock): MaybePromise<Tokens>;
  /**
   * If the tokens were `renewed` before the store could be read, a session in the store takes
   * precedence as soon as it can be read. With a `lock`, a session that another process stores
   * first takes precedence.
   */
  write(tokens: Tokens, renewed?: boolean, lock?: StoreLock): MaybePromise<unknown>;
  settled(): Promise<void>;
}

interface SlotState {
  tokens: Tokens;
  /**
   * As long as the store returns this string, `tokens` is current. Undefined before the first read.
   * Null after a write before the first read, because the first string that is read is outdated.
   */
  lastText: string | null | undefined;
  /** Written strings that the store has not returned yet. */
  readonly unconfirmedTexts: Set<string>;
  lock: StoreLock | undefined;
  /** Time of a failed write, or -Infinity for a postponed write. */
  failedAt: number | undefined;
}

/** Replaces the tokens in memory if a string from the store is newer. */
function acceptText(state: SlotState, text: string, tokensBeforeRead: Tokens): void {
  const { lastText } = state;
  if (text === lastText || state.unconfirmedTexts.has(text)) return;
  const storedTokens = tokensOf(text);
  const isCurrent =
    lastText === undefined
      ? !storedTokens.accessToken.value && !storedTokens.refreshToken.value
      : lastText === null || state.tokens !== tokensBeforeRead;
  if (!isCurrent || lastText == null) state.lastText = text;
  if (isCurrent) return;
  state.tokens = storedTokens;
  state.failedAt = undefined;
}

function writeQueue(store: BoundedStore, key: string, clock: () => Clock, state: SlotState) {
  let pending: PromiseLike<unknown> | undefined;

  const save = (): MaybePromise<unknown> => {
    const { tokens, lock } = state;
    const { accessToken, refreshToken } = tokens;
    const isRemoval = !lock && !accessToken.value && !refreshToken.value;
    const updateStore = isRemoval ? store.remove : store.set;
    const value = JSON.stringify(tokens);
    // The store may return an empty string after a removal.
    const expectedTexts = isRemoval ? ["", value] : [value];
    // A write that timed out may finish after a later write, so write again.
    const onLateWrite = () => {
      if (state.tokens !== tokens) enqueue();
    };
    for (const text of expectedTexts) state.unconfirmedTexts.add(text);
    return attempt<unknown>(
      () =>
        chain(updateStore(key, value, onLateWrite, lock), (done) => {
          state.failedAt = undefined;
          return chain(store.get(key), (text) => {
            if (lock && done === false) return acceptText(state, text, tokens);
            const { value } = tokensOf(text).accessToken;
            if (expectedTexts.includes(text)) state.unconfirmedTexts.clear();
            // The store may have reformatted our string. If the token is different, another tab
            // wrote it.
            if (state.tokens !== tokens || !value || value === accessToken.value) {
              state.lastText = text;
            }
          });
        }),
      () => {
        state.failedAt = clock().now();
      },
    );
  };

  const enqueue = () => {
    const { tokens } = state;
    // Only the last of several queued writes is carried out.
    const result = chain(pending, () => (state.tokens === tokens ? save() : undefined));
    if (isThenable(result)) {
      const write = result.then(() => {
        if (pending === write) pending = undefined;
      });
      pending = write;
    }
    return pending;
  };

  return { enqueue, pending: () => pending };
}

export function tokenSlot(store: BoundedStore, key: string, clock: () => Clock): TokenSlot {
  const state: SlotState = {
    tokens: emptyTokens(),
    lastText: undefined,
    unconfirmedTexts: new Set(),
    lock: undefined,
    failedAt: undefined,
  };
  const { enqueue, pending } = writeQueue(store, key, clock, state);
  let pendingRead: Promise<Tokens> | undefined;
  let isAsync = false;

  const isRetryDue = () =>
    state.failedAt !== undefined && Math.abs(clock().now() - state.failedAt) >= STORE_PAUSE;

  const read = (lock?: StoreLock): MaybePromise<Tokens> => {
    const { tokens } = state;
    const value = attempt(
      () =>
        chain(store.get(key), (text) => {
          acceptText(state, text, tokens);
          if (isRetryDue()) {
            state.failedAt = clock().now();
            enqueue();
          }
          return state.tokens;
        }),
      (error) => {
        if (lock) throw error;
        return state.tokens;
      },
    );
    isAsync ||= isThenable(value);
    return value;
  };

  const fresh = (lock?: StoreLock) => (pending() ? state.tokens : read(lock));

  const current = (): MaybePromise<Tokens> => {
    if (!pendingRead && (!isAsync || state.lastText === undefined || isRetryDue())) {
      const value = fresh();
      if (!isThenable(value)) return value;
      pendingRead = Promise.resolve(value).then(() => {
        pendingRead = undefined;
        return state.tokens;
      });
    }
    return (state.lastText === undefined && pendingRead) || state.tokens;
  };

  return {
    fresh,
    current,
    peek() {
      const value = current();
      return isThenable(value) ? state.tokens : value;
    },
    write(tokens, renewed, lock) {
      state.tokens = tokens;
      state.lock = lock;
      if (state.lastText === undefined) {
        if (renewed) {
          state.failedAt = Number.NEGATIVE_INFINITY;
          return undefined;
        }
        state.lastText = null;
      }
      return enqueue();
    },
    settled: async () => {
      await current();
      await pending();
    },
  };
}
