import type { Clock } from "../../time/clock.js";
import { chain, type KeyValueStore, type TokenStorage } from "../model/key-value-store.js";
import { tokensOf } from "../model/stored-tokens.js";
import { emptyTokens, type Tokens, type TokensInput } from "../model/token.js";
import { boundedStore } from "../store/bounded-store.js";
import { memoryStorage } from "../store/memory-storage.js";
import { tokenSlot } from "../store/token-slot.js";
import { tabHandover } from "../tabs/tab-handover.js";
import { tabLock, type WebLocks, webLocks } from "../tabs/tab-lock.js";
import type { TokenGrants } from "./renewal.js";
import { sharedRenewal } from "./renewal-flight.js";
import { type SessionListener, sessionObserver } from "./session-events.js";
import { tokenHealth } from "./token-health.js";

export interface TokenManagerOptions {
  grants: TokenGrants;
  /** A function, because a client may provide its own clock later. */
  clock: () => Clock;
  /** All tabs must use the same key. */
  key: string;
  storage?: KeyValueStore | TokenStorage;
  /** These tokens override the stored tokens. */
  tokens?: TokensInput;
  /** Seconds. Default: 60. */
  leeway?: number;
  /** Milliseconds to wait for a Web Lock or a lease. Default: 10,000. */
  lockTimeout?: number;
  /** Default: `navigator.locks`. `null` disables Web Locks. */
  locks?: WebLocks | null;
}

export interface TokenManager {
  /** If necessary, refreshes the tokens once for all concurrent callers. */
  get(): Promise<Tokens>;
  /** Returns tokens that may be expired or, if the store is asynchronous, outdated. */
  peek(): Tokens;
  usable(tokens: Tokens): boolean;
  /** Cancels a refresh in progress. */
  set(tokens: TokensInput): void;
  /** Cancels a refresh in progress. */
  clear(): void;
  /** Handles a 401. Returns whether the call can be retried. */
  recover(accessToken: string): Promise<boolean>;
  subscribe(listener: SessionListener): () => void;
  /** Resolves when all reads and writes have finished or failed. */
  settled(): Promise<void>;
  /** Stops listening to the store and emitting events. Calls still work. */
  dispose(): void;
}

export function createTokenManager(options: TokenManagerOptions): TokenManager {
  const { grants, clock, key, locks } = options;
  const storage = options.storage ?? memoryStorage();
  const store = boundedStore(storage, clock);
  const slot = tokenSlot(store, key, clock);
  const health = tokenHealth(clock, options.leeway);
  const observer = sessionObserver();
  const { observe } = observer;
  const { shared } = store;
  const usesLeases = !("getTokens" in storage);
  const lock =
    shared || store.lock
      ? tabLock(key, store, clock, { locks, timeout: options.lockTimeout, leases: usesLeases })
      : undefined;
  const webLocksOfPage = () => (shared && !store.lock ? webLocks(locks) : undefined);
  const handover = tabHandover(key, webLocksOfPage, clock);
  let unsubscribe: (() => void) | undefined;
  let endedToken: string | undefined;

  const listen = () => {
    unsubscribe ??= store.subscribe(key, () => chain(slot.fresh(), observe));
  };
  const read = () => {
    listen();
    return slot.current();
  };
  const renewal = sharedRenewal({ read, slot, grants, clock, lock, handover, health, observer });

  const replace = (tokens: Tokens) => {
    // Observe the stored session first, so that a change by another tab is emitted too.
    endedToken = observe(slot.peek()).accessToken.value;
    health.reset();
    renewal.cancel();
    slot.write(tokens);
    observe(tokens);
    handover.announce(tokens);
  };

  if (options.tokens) {
    slot.peek();
    slot.write(tokensOf(options.tokens));
  }

  return {
    get: renewal.get,
    usable: health.usable,
    peek() {
      listen();
      return slot.peek();
    },
    set: (tokens) => replace(tokensOf(tokens)),
    clear: () => replace(emptyTokens()),
    async recover(accessToken) {
      const { value } = observe(await read()).accessToken;
      // Do not retry a call as a different user.
      if (value !== accessToken) return value !== "" && accessToken !== endedToken;
      if (!health.reject(accessToken)) return false;
      return renewal.get().then(
        (tokens) => tokens.accessToken.value !== accessToken,
        () => false,
      );
    },
    subscribe(listener) {
      chain(read(), observe);
      return observer.subscribe(listener);
    },
    settled: slot.settled,
    dispose() {
      unsubscribe?.();
      unsubscribe = () => {};
      observer.dispose();
    },
  };
}
