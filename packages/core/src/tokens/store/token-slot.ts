import {
  chain,
  type KeyValueStore,
  type Later,
  type TokenStorage,
} from "../model/key-value-store.js";
import { tokensOf } from "../model/stored-tokens.js";
import { emptyTokens, sameTokens, type Tokens } from "../model/token.js";

/** One session's place in a store, which never fails: what the store loses is kept in memory. */
export interface TokenSlot {
  /** What is known without waiting. */
  peek(): Tokens;
  /** The session, read again where that needs no waiting. */
  current(): Later<Tokens>;
  /** The session, read again in any case. */
  fresh(): Later<Tokens>;
  write(tokens: Tokens): Later<void>;
  /** Resolves when everything written has reached the store. */
  settled(): Promise<void>;
}

/** Presents the platform client's kind of storage as a store. */
export function storeOf(storage: KeyValueStore | TokenStorage): KeyValueStore {
  if (!("getTokens" in storage)) return storage;
  return {
    // Pages share such a storage across tabs more often than not (cookies, localStorage).
    shared: typeof document !== "undefined",
    get: () => JSON.stringify(storage.getTokens()),
    set: (_key, value) => storage.setTokens(JSON.parse(value)),
  };
}

const NOTHING = /* @__PURE__ */ Symbol("nothing");

/**
 * Opens a session's place in a store.
 *
 * @param store - where it is kept
 * @param key - the name it is kept under
 */
export function tokenSlot(store: KeyValueStore, key: string): TokenSlot {
  let memory = emptyTokens();
  let text: unknown = NOTHING;
  // What the store shows although something else was written to it: as long as it shows that,
  // memory is right (storage full or blocked, a cookie too long, a store that is not to be written).
  let ignored: unknown = NOTHING;
  let loading: Promise<Tokens> | undefined;
  let isAsync = false;
  let tail: Promise<unknown> = Promise.resolve();
  let writes = 0;

  const attempt = <T>(work: () => Later<T>, otherwise: (error: unknown) => Later<T>): Later<T> => {
    try {
      const value = work();
      if (!(value instanceof Promise)) return value;
      isAsync = true;
      return value.catch(otherwise);
    } catch (error) {
      return otherwise(error);
    }
  };

  const read = (): Later<Tokens> => {
    const before = writes;
    return attempt(
      () =>
        chain(store.get(key), (raw) => {
          // A write that began meanwhile knows better; an unchanged text needs no second parsing.
          if (before !== writes || raw === ignored || raw === text) return memory;
          ignored = NOTHING;
          text = raw;
          memory = tokensOf(raw);
          return memory;
        }),
      () => memory,
    );
  };

  const fresh = (): Later<Tokens> => (isAsync ? tail.then(read) : read());

  const current = (): Later<Tokens> => {
    if (isAsync) {
      loading ??= Promise.resolve(fresh());
      return writes > 0 ? memory : loading.then(() => memory);
    }
    const value = read();
    if (value instanceof Promise) loading = value;
    return value;
  };

  return {
    fresh,
    current,
    peek() {
      const value = current();
      return value instanceof Promise ? memory : value;
    },
    write(tokens) {
      writes += 1;
      memory = tokens;
      text = NOTHING;
      const put = () =>
        attempt<unknown>(
          () =>
            store.remove && !tokens.accessToken.value && !tokens.refreshToken.value
              ? store.remove(key)
              : store.set(key, JSON.stringify(tokens)),
          () => undefined,
        );
      const check = () =>
        attempt<void>(
          () =>
            chain(store.get(key), (raw) => {
              if (memory === tokens) ignored = sameTokens(tokensOf(raw), tokens) ? NOTHING : raw;
            }),
          () => undefined,
        );
      if (!isAsync) {
        const done = put();
        if (!(done instanceof Promise)) return chain(check(), () => undefined);
        tail = done.then(check);
      } else {
        // In order, and only the last of several that wait.
        tail = tail.then(() => (memory === tokens ? chain(put(), check) : undefined));
      }
      return tail.then(() => undefined);
    },
    settled: async () => {
      await current();
      await tail;
    },
  };
}
