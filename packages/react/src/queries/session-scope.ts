import { fieldsOf, textOf } from "@portico/core/internal";
import type { SessionEvent, SessionListener, SessionSnapshot, TokenRole } from "@portico/identity";
import type { PorticoClient } from "./portico-client.js";

/** The parts of an authentication strategy that are needed to follow its session. */
interface SessionAuth {
  getTokens(): { refreshToken: { role: TokenRole } };
  subscribe(listener: SessionListener): () => void;
  ready(): Promise<void>;
  /**
   * Number of the identity, known to server and browser. Exists in `ServerSessionStrategy` and the server's strategy.
   */
  readonly sessionVersion?: number;
  /** Whether the session is new. Exists where the server keeps the session. */
  readonly isNew?: boolean;
  initialSnapshot?(): SessionSnapshot | undefined;
  updateSession?(session: SessionSnapshot): void;
  check?(): Promise<void>;
}

const scopes = /* @__PURE__ */ new WeakMap<object, SessionScope>();

const isFollowable = (auth: unknown): auth is SessionAuth =>
  ["getTokens", "subscribe", "ready"].every((name) => name in fieldsOf(auth));

/** Milliseconds for which a visitor counts as new, because no other tab can have used the session yet. */
const NEW = 10_000;

/** Milliseconds from the response to hydration. No form is submitted before that. */
const WAKING = 2_000;

const familyOf = (role: TokenRole | undefined) => (role === "member" ? "member" : "visitor");

function follow(auth: SessionAuth) {
  const listeners = new Set<() => void>();
  let sessionVersion = auth.sessionVersion ?? 0;
  const held = auth.getTokens().refreshToken.role;
  // No tokens may also mean that they have not been read yet.
  let role: TokenRole | undefined = held === "none" && !auth.initialSnapshot?.() ? undefined : held;
  let key = `${familyOf(role)}.${sessionVersion}`;
  let madeAt: number | undefined;
  let isTouched = false;
  const isServers = auth.initialSnapshot !== undefined;

  const become = (next: TokenRole, another: boolean) => {
    if (!another && next === role) return;
    role = next;
    if (another) {
      isTouched = false;
      sessionVersion = auth.sessionVersion ?? sessionVersion + 1;
      key = `${familyOf(next)}.${sessionVersion}`;
    }
    for (const listener of [...listeners]) listener();
  };
  auth.subscribe(({ type, role: next, previousRole }: SessionEvent) => {
    // A "visitor" event follows "expired". The first visitor of a page is the same user as before.
    if (type === "expired") return;
    const first = previousRole === "none" && next === "visitor";
    madeAt = first && role === "none" && !isServers ? Date.now() : undefined;
    become(next, type !== "refreshed" && !first);
  });
  let knownAt = 0;
  const read = () => {
    knownAt = Date.now();
    if (role !== undefined) return;
    const { role: stored } = auth.getTokens().refreshToken;
    become(stored, stored === "member");
  };
  const known = auth.ready().then(read, read);

  return {
    /** Resolves when the session is loaded. */
    known,
    /** Whether a server also uses the session, for example for form posts. */
    isServers,
    /**
     * Role and number of the identity, such as `"member.1"`. Changes with every login and logout. Server and browser
     * use the same key if the server keeps the session.
     */
    get key(): string {
      return key;
    },
    /** Role of the identity. `undefined` until an asynchronous storage has been read. */
    get role(): TokenRole | undefined {
      return role;
    },
    /** Whether no other page can have used the session: it does not exist yet, or this page has just created it. */
    get isUntouched(): boolean {
      const isNew = madeAt !== undefined && Math.abs(Date.now() - madeAt) < NEW;
      return !isTouched && (role === "none" || isNew);
    },
    /** Whether the server has just created the session while rendering this page. */
    get isBegun(): boolean {
      return !isTouched && auth.isNew === true && Math.abs(Date.now() - knownAt) < WAKING;
    },
    /** Marks the session as used elsewhere, for example by another tab or a form post. */
    touch(): void {
      isTouched = true;
    },
    /** Returns the role that the HTML was rendered for. `undefined` if the server had no session. */
    rendered: (): TokenRole | undefined => auth.initialSnapshot?.()?.role,
    /** Calls `listener` when the key or the role changes, in the same tick. Returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Adopts a session that a server has rendered. */
    adopt: (session: SessionSnapshot): void => auth.updateSession?.(session),
    /** Re-reads the storage. Call it when a page is restored from the back/forward cache. */
    check(): void {
      madeAt = undefined;
      if (auth.check) void auth.check();
      // A new listener makes the strategy read its storage.
      else auth.subscribe(() => {})();
    },
  };
}

/** Identity that cached data belongs to. */
export type SessionScope = ReturnType<typeof follow>;

/** Identity of clients whose session cannot change, such as API keys. */
const FIXED: SessionAuth = {
  getTokens: () => ({ refreshToken: { role: "visitor" } }),
  subscribe: () => () => {},
  ready: async () => {},
};

/**
 * Returns the identity that a client's requests belong to. All views of a client share one scope. Put `key` into query
 * keys so that data of a previous user never shows.
 */
export function sessionScope({ auth }: PorticoClient): SessionScope {
  const followed = isFollowable(auth) ? auth : FIXED;
  const scope = scopes.get(followed) ?? follow(followed);
  scopes.set(followed, scope);
  return scope;
}

/** Returns the client id of the client's strategy, or `""`. */
export function clientIdOf({ auth }: PorticoClient): string {
  return textOf(fieldsOf(auth).clientId) ?? "";
}
