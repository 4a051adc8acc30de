import {
  type Clock,
  createTokenManager,
  type KeyValueStore,
  SystemError,
  sameTokens,
  type TokenGrants,
  type TokenManager,
  type Tokens,
  tokensOf,
  within,
} from "@portico/core/internal";
import { sha256 } from "../oauth/pkce.js";
import { steadyGrants } from "./steady-grants.js";

/** Milliseconds that a session is shared for after it was opened or renewed: requests sent before that come late. */
const KEPT = 60_000;

/** Milliseconds that a store may take for one answer. */
const STORE_TIMEOUT = 5_000;

/** A session that parallel requests have in common. */
export interface SharedSession {
  readonly manager: TokenManager;
  /** Somebody has logged in or out: what was asked before that must not bring it back. */
  readonly isOver: boolean;
  /** As the manager's, during which the session is not forgotten. */
  get(): Promise<Tokens>;
  recover(accessToken: string): Promise<boolean>;
  /** What is made of tokens, once for all requests. */
  sealed(tokens: Tokens, close: () => Promise<string>): Promise<string>;
  end(): void;
}

/** Where sessions are found that other requests use too. */
export interface SharedSessions {
  /** The session that a cookie's tokens belong to. */
  ofTokens(tokens: Tokens): Promise<SharedSession>;
  /** Tokens are in use again with which a session had ended, as when somebody sets their own anew. */
  revive(tokens: Tokens): Promise<void>;
  /**
   * The session that is kept under an id; `undefined` where there is none.
   *
   * @throws SystemError - SESSION_STORE_UNAVAILABLE
   */
  ofId(id: string): Promise<SharedSession | undefined>;
  /** Keeps a new session under an id. Throws as `ofId` does. */
  keep(id: string, tokens: Tokens): Promise<void>;
  /** Removes what is kept under an id. Throws as `ofId` does. */
  forget(id: string): Promise<void>;
}

/** What sessions are made of. */
export interface SharedParts {
  readonly grants: Required<TokenGrants>;
  readonly clock: () => Clock;
  readonly leeway: number | undefined;
  readonly storage: KeyValueStore | undefined;
}

interface Entry {
  readonly session: SharedSession;
  readonly busy: number;
  readonly touched: number;
  /** Whether these tokens are the session's, or were before it was renewed here. */
  knows(tokens: Tokens): boolean;
}

export const isEmpty = ({ accessToken, refreshToken }: Tokens): boolean =>
  !accessToken.value && !refreshToken.value;

const storeKey = (id: string) => `session.${id}`;

/** What a session of a cookie goes by; nothing of a token can be told from it. */
const nameOf = ({ accessToken, refreshToken }: Tokens) =>
  sha256(`${refreshToken.role} ${refreshToken.value || accessToken.value}`);

function entryOf(
  make: (grants: TokenGrants) => TokenManager,
  { grants, clock, storage }: SharedParts,
  renewed: (entry: Entry) => Promise<void>,
): Entry {
  let over = false;
  let busy = 0;
  let touched = clock().now();
  let seal: { tokens: Tokens; value: Promise<string> } | undefined;
  const past: Tokens[] = [];
  const manager = make(steadyGrants(grants, () => over));

  const using = async <T>(work: () => Promise<T>): Promise<T> => {
    busy += 1;
    const before = manager.peek();
    try {
      return await work();
    } finally {
      if (!sameTokens(manager.peek(), before)) {
        touched = clock().now();
        past.push(before);
        await renewed(entry);
      }
      busy -= 1;
    }
  };

  const session: SharedSession = {
    manager,
    get isOver() {
      return over;
    },
    get: () => using(manager.get),
    recover: (accessToken) => using(() => manager.recover(accessToken)),
    sealed(tokens, close) {
      if (!seal || !sameTokens(seal.tokens, tokens)) {
        const value = close();
        seal = { tokens, value };
        value.catch(() => {
          seal = undefined;
        });
      }
      return seal.value;
    },
    end() {
      over = true;
      touched = clock().now();
      // A renewal under way would store it again.
      if (storage) manager.clear();
    },
  };
  const entry: Entry = {
    session,
    get busy() {
      return busy;
    },
    get touched() {
      return touched;
    },
    knows: (tokens) => [manager.peek(), ...past].some((each) => sameTokens(each, tokens)),
  };
  return entry;
}

function unavailable(cause: unknown): SystemError {
  return new SystemError(
    "The session store did not answer: the session stays as it was, try again in a moment",
    { code: "SESSION_STORE_UNAVAILABLE", retryable: true, cause },
  );
}

/** Makes the place where the requests of one server find their sessions. */
export function sharedSessions(parts: SharedParts): SharedSessions {
  const { clock, leeway, storage } = parts;
  const entries = new Map<string, Entry>();
  const opening = new Map<string, Promise<SharedSession | undefined>>();
  let swept = clock().now();

  const sweep = () => {
    const now = clock().now();
    if (Math.abs(now - swept) < KEPT / 4) return;
    swept = now;
    for (const [name, { busy, touched }] of entries) {
      if (!busy && Math.abs(now - touched) > KEPT) entries.delete(name);
    }
  };

  const ask = async <T>(work: (store: KeyValueStore) => T | PromiseLike<T>): Promise<T> => {
    if (!storage) throw unavailable(undefined);
    const answer = (async () => work(storage))();
    const late = () => new Error(`no answer within ${STORE_TIMEOUT} ms`);
    try {
      return await within(clock(), STORE_TIMEOUT, answer, late);
    } catch (error) {
      throw unavailable(error);
    }
  };

  const read = async (id: string): Promise<SharedSession | undefined> => {
    let known = entries.get(id);
    let stored: Tokens;
    try {
      stored = tokensOf(await ask((store) => store.get(storeKey(id))));
    } catch (error) {
      // What is known goes on through an outage of the store.
      if (known && !known.session.isOver) return known.session;
      throw error;
    }
    known = entries.get(id);
    if (known?.session.isOver) return known.session;
    if (known && (known.busy > 0 || known.knows(stored))) return known.session;
    if (isEmpty(stored)) {
      entries.delete(id);
      return undefined;
    }
    // Another process has changed it, or none here has used it for a while.
    const entry = entryOf(
      (grants) => createTokenManager({ grants, clock, leeway, storage, key: storeKey(id) }),
      parts,
      async () => {},
    );
    entries.set(id, entry);
    const { manager } = entry.session;
    await manager.settled();
    if (isEmpty(manager.peek())) {
      entries.delete(id);
      throw unavailable(undefined);
    }
    return entry.session;
  };

  return {
    async ofTokens(tokens) {
      const name = await nameOf(tokens);
      sweep();
      const known = entries.get(name)?.session;
      if (known) {
        const { accessToken, refreshToken } = known.manager.peek();
        const isNewer =
          refreshToken.value === tokens.refreshToken.value &&
          tokens.accessToken.expiresAt > accessToken.expiresAt;
        // Renewed by another process; one with another refresh token is older than what is known.
        if (isNewer && !known.isOver) known.manager.set(tokens);
        return known;
      }
      const entry = entryOf(
        (grants) => createTokenManager({ grants, clock, leeway, key: name, tokens }),
        parts,
        // Who comes with the new cookie uses the same session as who still has the old one.
        async (renewed) => {
          const { manager } = renewed.session;
          if (!isEmpty(manager.peek())) entries.set(await nameOf(manager.peek()), renewed);
        },
      );
      entries.set(name, entry);
      return entry.session;
    },
    async revive(tokens) {
      const name = await nameOf(tokens);
      if (entries.get(name)?.session.isOver) entries.delete(name);
    },
    ofId(id) {
      sweep();
      let found = opening.get(id);
      if (!found) {
        found = read(id).finally(() => opening.delete(id));
        opening.set(id, found);
      }
      return found;
    },
    keep: (id, tokens) =>
      ask(async (store) => void (await store.set(storeKey(id), JSON.stringify(tokens)))),
    forget: (id) =>
      ask(async (store) => {
        const key = storeKey(id);
        await (store.remove ? store.remove(key) : store.set(key, ""));
      }),
  };
}
