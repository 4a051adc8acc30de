import {
  type Clock,
  isRefusal,
  type KeyValueStore,
  PorticoError,
  sameTokens,
  type TokenGrants,
  type TokenManager,
  type Tokens,
} from "@portico/core/internal";

/**
 * Wraps grants so that a member whose session cannot be refreshed temporarily does not become a visitor: the request
 * fails, and the next one continues with the same session.
 *
 * @param grants - of the client
 * @param isOver - returns whether the session has ended since, so that no new one may start
 */
export function steadyGrants(
  grants: Required<TokenGrants>,
  isOver: () => boolean = () => false,
): Required<TokenGrants> {
  let failure: { readonly error: unknown } | undefined;
  return {
    async renew(refreshToken, options) {
      failure = undefined;
      try {
        return await grants.renew(refreshToken, options);
      } catch (error) {
        if (!isRefusal(error)) failure = { error };
        throw error;
      }
    },
    async start(options) {
      if (isOver()) {
        throw new PorticoError("The session has ended", { code: "SESSION_ENDED" });
      }
      if (failure) throw failure.error;
      return grants.start(options);
    },
  };
}

/** A session that parallel requests share. */
export interface SharedSession {
  readonly manager: TokenManager;
  /** Whether a login or logout has replaced it. Earlier requests must not restore it. */
  readonly isOver: boolean;
  /** Returns the manager's tokens. The session stays in memory during the call. */
  get(): Promise<Tokens>;
  recover(accessToken: string): Promise<boolean>;
  /** Returns the sealed tokens, computed once for all requests. */
  sealed(tokens: Tokens, close: () => Promise<string>): Promise<string>;
  end(): void;
}

/** What sessions are created with. */
export interface SharedParts {
  readonly grants: Required<TokenGrants>;
  readonly clock: () => Clock;
  readonly leeway: number | undefined;
  readonly storage: KeyValueStore | undefined;
}

/** A shared session, and data that decides how long it is needed. */
export interface SharedEntry {
  readonly session: SharedSession;
  /** Number of requests that are waiting for it. */
  readonly busy: number;
  /** When it was opened, refreshed or ended, in milliseconds since the Unix epoch. */
  readonly touched: number;
  /** Returns whether these tokens are the session's, or were before it was refreshed here. */
  knows(tokens: Tokens): boolean;
}

/** Returns whether there is no session. */
export function isEmpty({ accessToken, refreshToken }: Tokens): boolean {
  return !accessToken.value && !refreshToken.value;
}

/**
 * Creates a session that can be shared.
 *
 * @param make - creates its manager
 * @param parts - of the server
 * @param renewed - runs when its tokens have changed, before anyone receives them
 */
export function sharedEntry(
  make: (grants: TokenGrants) => TokenManager,
  { grants, clock, storage }: SharedParts,
  renewed: (entry: SharedEntry) => Promise<void> = async () => {},
): SharedEntry {
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
        if (!entry.knows(before)) past.push(before);
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
      // a pending refresh would store it again
      if (storage) manager.clear();
    },
  };
  const entry: SharedEntry = {
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
