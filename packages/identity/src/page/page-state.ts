import {
  type AccessToken,
  type Clock,
  type SessionListener,
  sessionObserver,
  type TokenRole,
  type Tokens,
  tabChannel,
  tokenHealth,
} from "@portico/core/internal";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";

/** What a page knows of the session that its server keeps. */
export interface PageState {
  readonly tokens: Tokens;
  /** Role and number of the login: "member.7". */
  readonly identity: string;
  readonly epoch: number;
  readonly health: ReturnType<typeof tokenHealth>;
  /** Whether the server has said who is there. */
  readonly isKnown: boolean;
  /** What the server has answered last has begun the session. */
  readonly isNew: boolean;
  /** Another tab says that somebody else is there, and the server could not be asked yet. */
  isDoubted: boolean;
  /** Raised when the session is replaced: what was asked before is of the one before. */
  readonly generation: number;
  /** Whether an access token is or was that of whoever is there now. */
  owns(accessToken: string): boolean;
  /** Takes what the server has answered. */
  take(tokens: Tokens, lost?: boolean, isNew?: boolean): void;
  /** The session is another one, without its having been asked for. */
  replace(tokens: Tokens): void;
  /** Calls `hear` with what other tabs say of who is there. */
  listen(hear: (identity: unknown) => void): void;
  subscribe(listener: SessionListener): () => void;
  dispose(): void;
}

/**
 * Tokens without a refresh token. What tells callers apart is their refresh token: here the number of the login
 * stands for it.
 */
export const tokensFor = (
  role: TokenRole,
  epoch = 0,
  accessToken: AccessToken = { value: "", expiresAt: 0 },
): Tokens => ({ accessToken, refreshToken: { value: String(epoch), role } });

export const identityOf = (role: TokenRole, epoch = 0): string =>
  `${role === "member" ? "member" : "visitor"}.${epoch}`;

/**
 * @param name - of the channel between tabs
 * @param clock - looked up at each use
 * @param snapshot - what the page was rendered with
 */
export function pageState(
  name: string,
  clock: () => Clock,
  snapshot: SessionSnapshot | undefined,
): PageState {
  const health = tokenHealth(clock);
  const observer = sessionObserver();
  const channel = tabChannel(name);
  const own = new Set<string>();
  let tokens = tokensFor(snapshot?.role ?? "none", snapshot?.epoch);
  let unlisten: (() => void) | undefined;
  let isKnown = snapshot !== undefined;
  let isNew = false;
  let isDoubted = false;
  let generation = 0;
  observer.observe(tokens);

  const epoch = () => Number(tokens.refreshToken.value);
  const identity = () => identityOf(tokens.refreshToken.role, epoch());

  const take = (next: Tokens, lost = false, begun = false) => {
    const before = identity();
    tokens = next;
    isKnown = true;
    isNew = begun;
    isDoubted = false;
    const another = identity() !== before;
    if (another) {
      own.clear();
      health.reset();
    }
    if (next.accessToken.value) own.add(next.accessToken.value);
    observer.observe(next, undefined, lost);
    if (another) channel.tell(identity());
  };

  return {
    health,
    take,
    get tokens() {
      return tokens;
    },
    get identity() {
      return identity();
    },
    get epoch() {
      return epoch();
    },
    get isKnown() {
      return isKnown;
    },
    get isNew() {
      return isNew;
    },
    get isDoubted() {
      return isDoubted;
    },
    set isDoubted(value) {
      isDoubted = value;
    },
    get generation() {
      return generation;
    },
    owns: (accessToken) => own.has(accessToken),
    replace(next) {
      generation += 1;
      own.clear();
      const before = identity();
      take(next);
      // A logout is news to the others even where this page did not know of the login that it has ended.
      if (identity() === before) channel.tell(before);
    },
    listen(hear) {
      if (unlisten) return;
      unlisten = channel.listen(hear);
      // A page that comes back from a login, or from a form without a script, tells the others.
      if (isKnown) channel.tell(identity());
    },
    subscribe: observer.subscribe,
    dispose() {
      unlisten?.();
      unlisten = () => {};
      observer.dispose();
    },
  };
}
