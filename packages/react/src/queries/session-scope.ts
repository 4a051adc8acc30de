import { fieldsOf, textOf } from "@portico/core/internal";
import type { SessionEvent, SessionListener, SessionSnapshot, TokenRole } from "@portico/identity";
import type { PorticoClient } from "./portico-client.js";

/** What of a session decides whose data a query holds. */
export interface SessionScope {
  /**
   * Role and number of the identity, such as "member.1": another after every login and logout. Where a server
   * keeps the session, server and page have the same.
   */
  readonly key: string;
  /** Of the identity; `undefined` until a storage that answers later has been read. */
  readonly role: TokenRole | undefined;
  /** Nobody else can have done anything with the session: there is none, or this page has just begun it. */
  readonly isUntouched: boolean;
  /** The page's server has begun it with its last answer to this page; what it does later is not known here. */
  readonly isBegun: boolean;
  /** Another tab tells that it has. */
  touch(): void;
  /** A server acts for the session too, as with forms that post to it. */
  readonly isServers: boolean;
  /** As the page's HTML was rendered for it; `undefined` where the server did not know. */
  rendered(): TokenRole | undefined;
  /** Settles when the role is known: "none" is then somebody who has never been here. */
  readonly known: Promise<void>;
  /**
   * Calls `listener` when key or role have changed, in the same tick as the session.
   *
   * @returns what stops that
   */
  subscribe(listener: () => void): () => void;
  /** Takes what a server has rendered, where it keeps the session. */
  adopt(session: SessionSnapshot): void;
  /** Looks at the storage, where another page may have logged in while this one was put aside. */
  check(): void;
}

/** What a strategy needs to have for its session to be followed. */
interface SessionAuth {
  getTokens(): { refreshToken: { role: TokenRole } };
  subscribe(listener: SessionListener): () => void;
  ready(): Promise<void>;
  /** Of an identity that server and page know: `ServerSessionStrategy` and the server's own have it. */
  readonly epoch?: number;
  /** Of a page whose server keeps the session. */
  readonly isNew?: boolean;
  rendered?(): SessionSnapshot | undefined;
  adopt?(session: SessionSnapshot): void;
  check?(): Promise<void>;
}

const scopes = new WeakMap<object, SessionScope>();

const isFollowable = (auth: unknown): auth is SessionAuth =>
  ["getTokens", "subscribe", "ready"].every((name) => name in fieldsOf(auth));

/** How long a visitor counts as new, in milliseconds: no other tab has done anything with the session yet. */
const NEW = 10_000;

const familyOf = (role: TokenRole | undefined) => (role === "member" ? "member" : "visitor");

function follow(auth: SessionAuth): SessionScope {
  const listeners = new Set<() => void>();
  let epoch = auth.epoch ?? 0;
  const held = auth.getTokens().refreshToken.role;
  // No tokens may also mean that they have not been read yet.
  let role: TokenRole | undefined = held === "none" && !auth.rendered?.() ? undefined : held;
  let key = `${familyOf(role)}.${epoch}`;
  let madeAt: number | undefined;
  let isTouched = false;
  const isServers = auth.rendered !== undefined;

  const become = (next: TokenRole, another: boolean) => {
    if (!another && next === role) return;
    role = next;
    if (another) {
      isTouched = false;
      epoch = auth.epoch ?? epoch + 1;
      key = `${familyOf(next)}.${epoch}`;
    }
    for (const listener of [...listeners]) listener();
  };
  auth.subscribe(({ type, role: next, previousRole }: SessionEvent) => {
    // "visitor" follows "lost"; the first visitor of a page is nobody else than before.
    if (type === "lost") return;
    const first = previousRole === "none" && next === "visitor";
    madeAt = first && role === "none" && !isServers ? Date.now() : undefined;
    become(next, type !== "renewed" && !first);
  });
  const read = () => {
    if (role !== undefined) return;
    const { role: stored } = auth.getTokens().refreshToken;
    become(stored, stored === "member");
  };
  const known = auth.ready().then(read, read);

  return {
    known,
    isServers,
    get key() {
      return key;
    },
    get role() {
      return role;
    },
    get isUntouched() {
      const isNew = madeAt !== undefined && Math.abs(Date.now() - madeAt) < NEW;
      return !isTouched && (role === "none" || isNew);
    },
    get isBegun() {
      return !isTouched && auth.isNew === true;
    },
    touch() {
      isTouched = true;
    },
    rendered: () => auth.rendered?.()?.role,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    adopt: (session) => auth.adopt?.(session),
    check() {
      madeAt = undefined;
      if (auth.check) void auth.check();
      // A new listener makes the strategy read its storage.
      else auth.subscribe(() => {})();
    },
  };
}

/** The one identity of clients without a session that can change: an API key, a test's client. */
const FIXED: SessionAuth = {
  getTokens: () => ({ refreshToken: { role: "visitor" } }),
  subscribe: () => () => {},
  ready: async () => {},
};

/**
 * Whose data a client gets at the moment: one scope for all views of a client. What is asked under
 * a scope's key stays there, so that an answer for the one before never shows.
 *
 * @param client - made by createClient
 * @returns the client's scope; one that never changes where its strategy has no session
 * @example
 * ```ts
 * const stop = sessionScope(client).subscribe(() => console.log(sessionScope(client).role));
 * ```
 */
export function sessionScope({ auth }: PorticoClient): SessionScope {
  const followed = isFollowable(auth) ? auth : FIXED;
  const scope = scopes.get(followed) ?? follow(followed);
  scopes.set(followed, scope);
  return scope;
}

/** The client id of a client's strategy, "" where it has none. */
export function clientIdOf({ auth }: PorticoClient): string {
  return textOf(fieldsOf(auth).clientId) ?? "";
}
