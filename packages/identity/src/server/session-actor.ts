import {
  createTokenManager,
  PorticoError,
  type SessionListener,
  type TokenManager,
  type Tokens,
} from "@portico/core/internal";
import type { ServerParts } from "./server-parts.js";
import type { Held } from "./session-cookie.js";
import { isEmpty, type SharedSession } from "./shared-session.js";
import { steadyGrants } from "./steady-grants.js";

/** Who a request acts as: the session of its cookie, until somebody logs in or out in it. */
export interface SessionActor {
  /** That of the cookie, which parallel requests have in common; `undefined` from when `own` is there. */
  readonly shared: SharedSession | undefined;
  /** A session of this request alone. */
  readonly own: TokenManager | undefined;
  /** The session of the cookie has ended meanwhile: whoever this request acts as is kept nowhere. */
  readonly isPassing: boolean;
  /** The number of the login. */
  readonly epoch: number;
  /** Why the session of the cookie is not known. */
  readonly failure: unknown;
  /** Tokens that work, renewed where need be. */
  get(): Promise<Tokens>;
  peek(): Tokens;
  recover(accessToken: string): Promise<boolean>;
  /** Somebody logs in or out: another session, of this request alone, that goes on from the one before. */
  replace(): TokenManager;
  /** From now on `hear` is told what happens to the session. */
  listen(): void;
}

/** The error for what cannot be done where no cookie can be written. */
export function readOnly(cause?: unknown): PorticoError {
  return new PorticoError(
    "The session has to be begun or renewed, and no cookie can be written here. Make a client where one can, " +
      "in the proxy or middleware, before this is rendered",
    { code: "SESSION_READ_ONLY", cause },
  );
}

// At random: who counts would have to remember whoever has logged out.
const newEpoch = () => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1);

/**
 * Finds who a request acts as.
 *
 * @param parts - of the server
 * @param held - what the request's cookie holds
 * @param isReadOnly - no cookie can be written
 * @param hear - told what happens to the session, once anybody listens
 */
export async function sessionActor(
  { clock, grants, leeway, sessions, storage }: ServerParts,
  held: Held,
  isReadOnly: boolean,
  hear: SessionListener,
): Promise<SessionActor> {
  let shared: SharedSession | undefined;
  let own: TokenManager | undefined;
  let passing = false;
  let { epoch } = held;
  let failure: unknown;
  let stop: (() => void) | undefined;

  const begin = (tokens?: Tokens): TokenManager => {
    const manager = createTokenManager({
      grants: steadyGrants(grants),
      clock,
      leeway,
      key: "session",
      tokens,
    });
    if (stop) {
      stop();
      stop = manager.subscribe(hear);
    }
    own = manager;
    return manager;
  };
  const pass = () => {
    passing = true;
    return begin();
  };

  try {
    if (storage) shared = held.id ? await sessions.ofId(held.id) : undefined;
    else if (held.tokens) shared = await sessions.ofTokens(held.tokens);
  } catch (error) {
    failure = error;
  }
  if (shared?.isOver) pass();
  // Tokens that were sealed before there was a storage move there.
  else if (!shared) begin(failure ? undefined : held.tokens);
  const current = () => own ?? shared?.manager ?? begin();

  const readable = (): Tokens => {
    const tokens = current().peek();
    const { value, expiresAt } = tokens.accessToken;
    if (!value || expiresAt * 1000 <= clock().now()) throw readOnly();
    return tokens;
  };

  return {
    get shared() {
      return own ? undefined : shared;
    },
    get own() {
      return own;
    },
    get isPassing() {
      return passing;
    },
    get epoch() {
      return epoch;
    },
    get failure() {
      return failure;
    },
    peek: () => current().peek(),
    async get() {
      if (failure) throw failure;
      if (isReadOnly) return readable();
      if (own || !shared) return current().get();
      try {
        if (!shared.isOver) return await shared.get();
      } catch (error) {
        if (!shared.isOver) throw error;
      }
      return (own ?? pass()).get();
    },
    async recover(accessToken) {
      if (isReadOnly || failure) return false;
      return (own || !shared ? current() : shared).recover(accessToken);
    },
    replace() {
      if (isReadOnly) throw readOnly();
      const tokens = current().peek();
      passing = false;
      epoch = newEpoch();
      failure = undefined;
      const next = begin(isEmpty(tokens) ? undefined : tokens);
      shared?.end();
      return next;
    },
    listen() {
      stop ??= current().subscribe(hear);
    },
  };
}
