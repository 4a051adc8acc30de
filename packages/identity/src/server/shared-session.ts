import {
  type Clock,
  type KeyValueStore,
  sameTokens,
  type TokenGrants,
  type TokenManager,
  type Tokens,
} from "@portico/core/internal";
import { steadyGrants } from "./steady-grants.js";

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

/** What sessions are made of. */
export interface SharedParts {
  readonly grants: Required<TokenGrants>;
  readonly clock: () => Clock;
  readonly leeway: number | undefined;
  readonly storage: KeyValueStore | undefined;
}

/** A shared session, and what tells how long it is needed. */
export interface SharedEntry {
  readonly session: SharedSession;
  /** How many requests wait for it. */
  readonly busy: number;
  /** When it was opened, renewed or ended, in milliseconds since the epoch. */
  readonly touched: number;
  /** Whether these tokens are the session's, or were before it was renewed here. */
  knows(tokens: Tokens): boolean;
}

/** Whether there is no session. */
export function isEmpty({ accessToken, refreshToken }: Tokens): boolean {
  return !accessToken.value && !refreshToken.value;
}

/**
 * Makes a session that can be shared.
 *
 * @param make - its manager
 * @param parts - of the server
 * @param renewed - done when its tokens have changed, before anybody gets them
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
      // A renewal under way would store it again.
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
