import {
  createTokenManager,
  isPorticoError,
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
  /** When the login happened, in seconds since 1970. */
  readonly since: number;
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

/** Whether the session's cookie can still be written: "sent" means that the response headers were already taken. */
export type Writability = "writable" | "sent" | "read-only";

/** What to do when the response headers were already sent. */
export const HEADERS_SENT = "Make the first call of a request before the response starts.";

/**
 * The error for a session that has to be started or renewed where no cookie can be written.
 *
 * @param help - what to do in this place
 * @param cause - what writing a cookie failed with
 */
export function readOnly(help?: string, cause?: unknown): PorticoError {
  return new PorticoError(
    "The session must be started or refreshed, but this place cannot set cookies",
    { code: "SESSION_READ_ONLY", cause, help },
  );
}

/** The same after the response headers were sent. */
const headersSent = () =>
  new PorticoError(
    "The session must be started or refreshed, but the response headers were already sent",
    { code: "SESSION_READ_ONLY", help: HEADERS_SENT },
  );

/** Milliseconds after a failed token request in which the calls of the same request fail at once. */
const OUTAGE = 30_000;

// At random: who counts would have to remember whoever has logged out.
const newEpoch = () => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1);

/**
 * Finds who a request acts as.
 *
 * @param parts - of the server
 * @param held - what the request's cookie holds
 * @param writability - looked up at each use
 * @param hear - told what happens to the session, once anybody listens
 * @param readOnlyHelp - what to do where no cookie can be written, looked up at each use
 */
export async function sessionActor(
  { clock, grants, leeway, sessions, storage }: ServerParts,
  held: Held,
  writability: () => Writability,
  hear: SessionListener,
  readOnlyHelp: () => string | undefined,
): Promise<SessionActor> {
  let shared: SharedSession | undefined;
  let own: TokenManager | undefined;
  let passing = false;
  let { epoch } = held;
  const now = () => Math.floor(clock().now() / 1000);
  let since = held.since ?? now();
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

  const readable = (error: () => PorticoError): Tokens => {
    const tokens = current().peek();
    const { value, expiresAt } = tokens.accessToken;
    if (!value || expiresAt * 1000 <= clock().now()) throw error();
    return tokens;
  };
  const renewed = async (): Promise<Tokens> => {
    if (own || !shared) return current().get();
    try {
      if (!shared.isOver) return await shared.get();
    } catch (error) {
      if (!shared.isOver) throw error;
    }
    return (own ?? pass()).get();
  };
  const isUsable = () => current().usable(current().peek());

  // A middleware and the page behind it would otherwise both wait for a token service that hangs.
  let outage: { readonly error: unknown; readonly at: number } | undefined;
  const get = async (): Promise<Tokens> => {
    if (failure) throw failure;
    const state = writability();
    if (state === "read-only") return readable(() => readOnly(readOnlyHelp()));
    if (state === "sent" && !isEmpty(current().peek())) return readable(headersSent);
    if (outage && Math.abs(clock().now() - outage.at) < OUTAGE && !isUsable()) throw outage.error;
    try {
      return await renewed();
    } catch (error) {
      if (isPorticoError(error) && error.retryable) outage = { error, at: clock().now() };
      throw error;
    }
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
    get since() {
      return since;
    },
    get failure() {
      return failure;
    },
    peek: () => current().peek(),
    get,
    async recover(accessToken) {
      if (writability() !== "writable" || failure) return false;
      // An expired token is renewed by the next call anyway, which remembers a failure.
      if (current().peek().accessToken.value === accessToken && !isUsable()) {
        return get().then(
          (tokens) => tokens.accessToken.value !== accessToken,
          () => false,
        );
      }
      return (own || !shared ? current() : shared).recover(accessToken);
    },
    replace() {
      if (writability() === "read-only") throw readOnly(readOnlyHelp());
      const tokens = current().peek();
      passing = false;
      epoch = newEpoch();
      since = now();
      failure = undefined;
      outage = undefined;
      const next = begin(isEmpty(tokens) ? undefined : tokens);
      shared?.end();
      return next;
    },
    listen() {
      stop ??= current().subscribe(hear);
    },
  };
}
