import type { Clock } from "../../time/clock.js";
import { chain, type KeyValueStore, type TokenStorage } from "../model/key-value-store.js";
import { tokensOf } from "../model/stored-tokens.js";
import { emptyTokens, type GivenTokens, type Tokens } from "../model/token.js";
import { boundedStore } from "../store/bounded-store.js";
import { memoryStorage } from "../store/memory-storage.js";
import { tokenSlot } from "../store/token-slot.js";
import { tabHandover } from "../tabs/tab-handover.js";
import { tabLock, type WebLocks, webLocks } from "../tabs/tab-lock.js";
import type { TokenGrants } from "./renewal.js";
import { renewalFlight } from "./renewal-flight.js";
import { type SessionListener, sessionObserver } from "./session-events.js";
import { tokenHealth } from "./token-health.js";

/** What a token manager is made of. */
export interface TokenManagerOptions {
  /** How the strategy gets tokens. */
  grants: TokenGrants;
  /** Looked up at each use: a client may lend its own clock later. */
  clock: () => Clock;
  /** The name that the session is kept under, the same in every tab. */
  key: string;
  /** Default: memory. */
  storage?: KeyValueStore | TokenStorage;
  /** Tokens to begin with, instead of the stored ones. */
  tokens?: GivenTokens;
  /** Seconds before its expiry at which an access token is renewed; default 60. */
  leeway?: number;
  /** Milliseconds that one tab waits for another's renewal; default 10,000. */
  lockTimeout?: number;
  /** Web Locks; default the browser's, `null` for none. */
  locks?: WebLocks | null;
}

/** Keeps one session: whoever needs a token asks it. */
export interface TokenManager {
  /** Tokens that work now; renews first where needed, once for all who ask meanwhile. */
  get(): Promise<Tokens>;
  /** The tokens as they are, possibly expired. With an asynchronous store: those last read. */
  peek(): Tokens;
  /** Whether tokens can be used without a renewal. */
  usable(tokens: Tokens): boolean;
  /** Replaces the session, as a login does. A renewal under way comes to nothing. */
  set(tokens: GivenTokens): void;
  /** Ends the session, as a logout does. A renewal under way comes to nothing. */
  clear(): void;
  /**
   * The platform answered 401 to an access token.
   *
   * @returns whether there is another one now, so that the call is worth repeating
   */
  recover(accessToken: string): Promise<boolean>;
  /** Calls `listener` whenever the session changes, here or in another tab; returns what stops that. */
  subscribe(listener: SessionListener): () => void;
  /** Resolves when the store has been read and has taken everything that was written, or has failed. */
  settled(): Promise<void>;
  /** Stops listening to other tabs and tells nobody anything any more. Calls go on working. */
  dispose(): void;
}

/**
 * Makes the one manager that a strategy keeps its session with.
 *
 * @param options - grants, clock, storage
 */
export function createTokenManager(options: TokenManagerOptions): TokenManager {
  const { grants, clock, key, locks } = options;
  const storage = options.storage ?? memoryStorage();
  const store = boundedStore(storage, clock);
  const slot = tokenSlot(store, key, clock);
  const health = tokenHealth(clock, options.leeway);
  const observer = sessionObserver();
  const { observe } = observer;
  const { shared } = store;
  const leases = !("getTokens" in storage);
  const lock =
    shared || store.lock
      ? tabLock(key, store, clock, { locks, timeout: options.lockTimeout, leases })
      : undefined;
  const pageLocks = () => (shared && !store.lock ? webLocks(locks) : undefined);
  const handover = tabHandover(key, pageLocks, clock);
  let unsubscribe: (() => void) | undefined;
  // The access token of the session before the last login or logout.
  let ended: string | undefined;

  const listen = () => {
    unsubscribe ??= store.subscribe(key, () => chain(slot.fresh(), observe));
  };
  const read = () => {
    listen();
    return slot.current();
  };
  const flight = renewalFlight({
    read,
    slot,
    grants,
    clock,
    lock,
    handover,
    health,
    observer,
  });

  const replace = (tokens: Tokens) => {
    // What the session was before must be known for its listeners to hear what changed.
    ended = observe(slot.peek()).accessToken.value;
    health.reset();
    flight.end();
    slot.write(tokens);
    observe(tokens);
    handover.leave(tokens);
  };

  if (options.tokens) {
    slot.peek();
    slot.write(tokensOf(options.tokens));
  }

  return {
    get: flight.get,
    usable: health.usable,
    peek() {
      listen();
      return slot.peek();
    },
    set: (tokens) => replace(tokensOf(tokens)),
    clear: () => replace(emptyTokens()),
    async recover(accessToken) {
      const { value } = observe(await read()).accessToken;
      // What somebody asked for is not repeated as somebody else.
      if (value !== accessToken) return value !== "" && accessToken !== ended;
      if (!health.reject(accessToken)) return false;
      return flight.get().then(
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
