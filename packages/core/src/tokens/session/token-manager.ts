import { PorticoError } from "../../errors/portico-error.js";
import type { Clock } from "../../time/clock.js";
import {
  chain,
  type KeyValueStore,
  type Later,
  type TokenStorage,
} from "../model/key-value-store.js";
import { tokensOf } from "../model/stored-tokens.js";
import {
  emptyTokens,
  type GivenTokens,
  sameRefreshToken,
  sameTokens,
  type Tokens,
} from "../model/token.js";
import { memoryStorage } from "../store/memory-storage.js";
import { storeOf, tokenSlot } from "../store/token-slot.js";
import { tabHandover } from "../tabs/tab-handover.js";
import { tabLock, type WebLocks, webLocks } from "../tabs/tab-lock.js";
import { renewSession, type TokenGrants } from "./renewal.js";
import {
  type SessionEvent,
  type SessionListener,
  sessionEvent,
  tellListeners,
} from "./session-events.js";

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
  /** Resolves when the store has been read and has taken everything that was written. */
  settled(): Promise<void>;
  /** Stops listening to other tabs and tells nobody anything any more. Calls go on working. */
  dispose(): void;
}

interface Flight {
  readonly generation: number;
  readonly promise: Promise<Tokens | undefined>;
  readonly controller: AbortController;
}

const LEEWAY = 60;
// Seconds without another attempt where one failed in passing and the session works without it.
const REST = 30;

/**
 * Makes the one manager that a strategy keeps its session with.
 *
 * @param options - grants, clock, storage
 */
export function createTokenManager(options: TokenManagerOptions): TokenManager {
  const { grants, clock, key, leeway = LEEWAY } = options;
  const storage = options.storage ?? memoryStorage();
  const store = storeOf(storage);
  const slot = tokenSlot(store, key);
  const lock = store.shared
    ? tabLock(key, store, clock, {
        locks: options.locks,
        timeout: options.lockTimeout,
        leases: store === storage,
      })
    : <T>(task: () => Promise<T>) => task();
  const handover = tabHandover(
    key,
    () => (store.shared ? webLocks(options.locks) : undefined),
    clock,
  );
  const listeners = new Set<SessionListener>();
  // What listeners know; nothing before the first reading, which is no change.
  let known: Tokens | undefined;
  // Counts logins and logouts: what was begun before one must not undo it.
  let generation = 0;
  let flight: Flight | undefined;
  let rejected: string | undefined;
  let restingUntil = 0;
  let minted = { value: "", lifetime: 0 };
  let unsubscribe: (() => void) | undefined;
  let disposed = false;

  const seconds = () => clock().now() / 1000;

  const tell = (event: SessionEvent | undefined) => {
    if (event && !disposed) tellListeners(listeners, event);
  };

  const observe = (tokens: Tokens, renewedFrom?: Tokens): Tokens => {
    const { refreshToken } = tokens;
    // A refresh token that replaces the one before makes nobody else of the caller.
    const same = sameRefreshToken(known?.refreshToken, renewedFrom?.refreshToken);
    const event = known && sessionEvent(same ? { ...known, refreshToken } : known, tokens);
    known = tokens;
    tell(event);
    return tokens;
  };

  const listen = () => {
    if (disposed || unsubscribe || !store.subscribe) return;
    unsubscribe = store.subscribe(key, () => {
      Promise.resolve(slot.fresh()).then(observe);
    });
  };

  const usable = ({ accessToken, setAside }: Tokens): boolean => {
    const left = accessToken.expiresAt - seconds();
    if (!accessToken.value || accessToken.value === rejected || left <= 0) return false;
    const rest = restingUntil - seconds();
    // A rest that is too long was begun before the clock was put back.
    if (rest > 0 && rest <= REST) return true;
    const early = minted.value === accessToken.value ? minted.lifetime / 10 : leeway;
    return !setAside && left > Math.min(leeway, early);
  };

  const read = (): Later<Tokens> => {
    listen();
    return slot.current();
  };

  const save = (tokens: Tokens, lost?: boolean, renewedFrom?: Tokens): Later<void> => {
    const written = slot.write(tokens);
    if (lost) tell({ type: "lost", role: tokens.refreshToken.role, previousRole: "member" });
    observe(tokens, renewedFrom);
    return written;
  };

  /** Renews under the lock; undefined when someone else changed the session meanwhile. */
  const run = (born: number, signal: AbortSignal) =>
    lock(async () => {
      let held = await slot.fresh();
      if (!usable(held)) held = await handover.take(slot.fresh);
      if (born !== generation) return undefined;
      if (usable(held)) return observe(held);
      const { value, expiresAt } = held.accessToken;
      const renewal = await renewSession(
        held,
        grants,
        { alive: value !== "" && expiresAt > seconds(), rejected: value === rejected && !!value },
        signal,
      );
      const { tokens, lost, troubled, error } = renewal;
      const now = await slot.fresh();
      if (born !== generation || !sameTokens(now, held)) return undefined;
      if (troubled) restingUntil = seconds() + REST;
      if (tokens.accessToken.value !== value) {
        const { accessToken } = tokens;
        minted = { value: accessToken.value, lifetime: accessToken.expiresAt - seconds() };
      }
      // The lock is kept until the store has them: the next tab must read them.
      if (!sameTokens(tokens, held)) {
        await save(tokens, lost, renewal.renewed ? held : undefined);
        await handover.leave(tokens);
      }
      if (error !== undefined) throw error;
      return tokens;
    });

  const renew = (): Promise<Tokens | undefined> => {
    if (flight?.generation === generation) return flight.promise;
    const controller = new AbortController();
    const promise = run(generation, controller.signal).finally(() => {
      if (flight?.promise === promise) flight = undefined;
    });
    flight = { generation, promise, controller };
    return promise;
  };

  const replace = (tokens: Tokens) => {
    generation += 1;
    rejected = undefined;
    restingUntil = 0;
    flight?.controller.abort();
    flight = undefined;
    // What the session was before must be known for its listeners to hear what changed.
    known = slot.peek();
    save(tokens);
    handover.leave(tokens);
  };

  const get = async (): Promise<Tokens> => {
    for (let turn = 0; turn < 10; turn++) {
      const held = observe(await read());
      if (usable(held)) return held;
      const born = generation;
      try {
        const tokens = await renew();
        if (tokens && born === generation) return tokens;
      } catch (error) {
        if (born === generation) throw error;
      }
    }
    throw new PorticoError("The session kept changing while it was renewed", {
      code: "SESSION_CONFLICT",
      retryable: true,
    });
  };

  if (options.tokens) slot.write(tokensOf(options.tokens));

  return {
    get,
    usable,
    peek() {
      listen();
      return slot.peek();
    },
    set: (tokens) => replace(tokensOf(tokens)),
    clear: () => replace(emptyTokens()),
    async recover(accessToken) {
      const held = observe(await read());
      if (held.accessToken.value !== accessToken) return held.accessToken.value !== "";
      rejected = accessToken;
      try {
        return (await get()).accessToken.value !== accessToken;
      } catch {
        return false;
      } finally {
        if (rejected === accessToken) rejected = undefined;
      }
    },
    subscribe(listener) {
      chain(read(), (tokens) => {
        known ??= tokens;
      });
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: slot.settled,
    dispose() {
      disposed = true;
      unsubscribe?.();
      listeners.clear();
    },
  };
}
