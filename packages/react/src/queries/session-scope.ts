import { asFields, nonEmptyText } from "@portico/core/internal";
import type { SessionEvent, SessionListener, SessionSnapshot, TokenRole } from "@portico/identity";
import type { PorticoClient } from "./portico-client.js";

/** Session of an authentication strategy. */
interface SessionAuth {
  getTokens(): { refreshToken: { role: TokenRole } };
  subscribe(listener: SessionListener): () => void;
  ready(): Promise<void>;
  // The following properties exist only if the server keeps the session.
  /** Number of the identity. The server and the browser use the same number. */
  readonly sessionVersion?: number;
  readonly isNew?: boolean;
  initialSnapshot?(): SessionSnapshot | undefined;
  updateSession?(session: SessionSnapshot): void;
  check?(): Promise<void>;
}

const hasSession = (auth: unknown): auth is SessionAuth =>
  ["getTokens", "subscribe", "ready"].every((name) => name in asFields(auth));

/** No other tab can have used a session that is younger than this. */
const NEW_VISITOR_MS = 10_000;

/** The user cannot submit a form this soon after the session is loaded. */
const HYDRATION_MS = 2_000;

export const userKind = (role: TokenRole | undefined) => (role === "member" ? "member" : "visitor");

function createSessionScope(auth: SessionAuth) {
  const listeners = new Set<() => void>();
  let sessionVersion = auth.sessionVersion ?? 0;
  const storedRole = auth.getTokens().refreshToken.role;
  // If there are no tokens, the storage may not have been read yet.
  let role: TokenRole | undefined =
    storedRole === "none" && !auth.initialSnapshot?.() ? undefined : storedRole;
  let key = `${userKind(role)}.${sessionVersion}`;
  let createdAt: number | undefined;
  let isUsedElsewhere = false;
  const isServerSession = auth.initialSnapshot !== undefined;

  const changeRole = (newRole: TokenRole, isNewUser: boolean) => {
    if (!isNewUser && newRole === role) return;
    role = newRole;
    if (isNewUser) {
      isUsedElsewhere = false;
      sessionVersion = auth.sessionVersion ?? sessionVersion + 1;
      key = `${userKind(newRole)}.${sessionVersion}`;
    }
    for (const listener of [...listeners]) listener();
  };
  auth.subscribe(({ type, role: next, previousRole }: SessionEvent) => {
    // A "visitor" event follows each "expired" event.
    if (type === "expired") return;
    // Without a previous session, the new visitor session belongs to the same user.
    const isFirstVisitor = previousRole === "none" && next === "visitor";
    createdAt = isFirstVisitor && role === "none" && !isServerSession ? Date.now() : undefined;
    changeRole(next, type !== "refreshed" && !isFirstVisitor);
  });
  let loadedAt = 0;
  const loadRole = () => {
    loadedAt = Date.now();
    if (role !== undefined) return;
    const { role: loadedRole } = auth.getTokens().refreshToken;
    changeRole(loadedRole, loadedRole === "member");
  };
  const loaded = auth.ready().then(loadRole, loadRole);

  return {
    /** Resolves when the session is loaded or loading has failed. */
    loaded,
    /** Whether a server also uses the session, for example for form posts. */
    isServerSession,
    /**
     * Role and number of the identity, such as `"member.1"`. Changes with every login and logout.
     */
    get key(): string {
      return key;
    },
    /** Role, or `undefined` while the session may not be loaded yet. */
    get role(): TokenRole | undefined {
      return role;
    },
    /**
     * Whether no other page can have used the session, because it does not exist yet or this page
     * has just created it.
     */
    get isUnused(): boolean {
      const isNew = createdAt !== undefined && Math.abs(Date.now() - createdAt) < NEW_VISITOR_MS;
      return !isUsedElsewhere && (role === "none" || isNew);
    },
    /** Whether the server has just created the session for this page. */
    get isNewOnServer(): boolean {
      return (
        !isUsedElsewhere && auth.isNew === true && Math.abs(Date.now() - loadedAt) < HYDRATION_MS
      );
    },
    /** Marks the session as used, for example by another tab or a form post. */
    markUsed(): void {
      isUsedElsewhere = true;
    },
    /** Returns the role that the HTML was rendered for, if the server had a session. */
    renderedRole: (): TokenRole | undefined => auth.initialSnapshot?.()?.role,
    /** Calls `listener` in the same tick when the key or the role changes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Adopts the session that a server used for rendering. */
    adopt: (session: SessionSnapshot): void => auth.updateSession?.(session),
    /** Checks whether another page has changed the session. */
    check(): void {
      createdAt = undefined;
      if (auth.check) void auth.check();
      // Adding a listener makes the strategy re-read its storage.
      else auth.subscribe(() => {})();
    },
  };
}

type SessionScope = ReturnType<typeof createSessionScope>;

/** Session of clients with a fixed user, for example with an API key. */
const FIXED_SESSION: SessionAuth = {
  getTokens: () => ({ refreshToken: { role: "visitor" } }),
  subscribe: () => () => {},
  ready: async () => {},
};

const scopes = /* @__PURE__ */ new WeakMap<object, SessionScope>();

/**
 * Returns the identity of a client's requests. All views of a client share one scope. A query whose
 * key contains the scope's `key` never shows a previous user's data.
 */
export function sessionScope({ auth }: PorticoClient): SessionScope {
  const sessionAuth = hasSession(auth) ? auth : FIXED_SESSION;
  const scope = scopes.get(sessionAuth) ?? createSessionScope(sessionAuth);
  scopes.set(sessionAuth, scope);
  return scope;
}

export function clientIdOf({ auth }: PorticoClient): string {
  return nonEmptyText(asFields(auth).clientId) ?? "";
}
