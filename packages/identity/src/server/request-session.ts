import {
  emptyTokens,
  type SessionEvent,
  type SessionListener,
  type TokenManager,
  type TokenRole,
} from "@portico/core/internal";
import type { CookieBox } from "./cookie-box.js";
import type { ServerParts } from "./server-parts.js";
import { readOnly, sessionActor } from "./session-actor.js";
import { readSession } from "./session-cookie.js";
import { sessionData } from "./session-data.js";
import { sessionKeeper } from "./session-keeper.js";

/** The session of one request. */
export interface RequestSession {
  /** The token manager for a strategy. */
  readonly manager: TokenManager;
  readonly role: TokenRole;
  /** Number of a member's login; 0 for visitors. */
  readonly sessionVersion: number;
  readonly isReadOnly: boolean;
  readonly data: unknown;
  /** Replaces the data that the app stores with the session. */
  setData(value: unknown): void;
  /** Writes all changes to the storage and then to the cookies. */
  save(): Promise<void>;
  /** Waits for pending refreshes, prevents further ones, and writes all changes. */
  finish(): Promise<void>;
}

/**
 * Opens the session of a request.
 *
 * @param parts - of the server
 * @param box - the request's cookies
 * @param readOnlyHelp - returns what to do if cookies cannot be set; undefined if they can. Read at each use
 * @param asked - runs after tokens were obtained, before the caller receives them
 */
export async function requestSession(
  parts: ServerParts,
  box: CookieBox,
  readOnlyHelp: () => string | undefined,
  asked: () => Promise<void>,
): Promise<RequestSession> {
  const listeners = new Set<SessionListener>();
  // sessions are shared for a minute and must not keep a request's listeners or client in memory
  const weakly = new WeakRef(listeners);
  const hear = (event: SessionEvent) => {
    for (const listener of [...(weakly.deref() ?? [])]) listener(event);
  };
  const isReadOnly = () => readOnlyHelp() !== undefined;
  const held = await readSession(parts, box);
  let isSent = false;
  const writability = () => (isReadOnly() ? "read-only" : isSent ? "sent" : "writable");
  const actor = await sessionActor(parts, held, writability, hear, readOnlyHelp);
  const keeper = sessionKeeper(parts, box, held, actor);

  const pending = new Set<Promise<unknown>>();
  const tracked = <Result>(work: Promise<Result>): Promise<Result> => {
    pending.add(work);
    const done = () => pending.delete(work);
    work.then(done, done);
    return work;
  };
  const data = await sessionData(parts, box, () => sessionVersion());
  const save = async () => {
    if (isReadOnly()) return;
    await keeper.save();
    await data.save();
  };

  const current = () => actor.own ?? actor.shared?.manager;
  const replace = () => {
    const next = actor.replace();
    keeper.leave();
    data.clear();
    return next;
  };
  const manager: TokenManager = {
    async get() {
      const tokens = await tracked(actor.get());
      await asked();
      return tokens;
    },
    peek: () => (actor.failure ? emptyTokens() : actor.peek()),
    usable: (tokens) => current()?.usable(tokens) ?? false,
    set: (tokens) => replace().set(tokens),
    clear: () => replace().clear(),
    async recover(accessToken) {
      const recovered = await tracked(actor.recover(accessToken));
      await asked();
      return recovered;
    },
    subscribe(listener) {
      actor.listen();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: async () => current()?.settled(),
    dispose: () => listeners.clear(),
  };
  const role = () => manager.peek().refreshToken.role;
  const sessionVersion = () => (role() === "member" ? actor.sessionVersion : 0);
  return {
    manager,
    get isReadOnly() {
      return isReadOnly();
    },
    get role() {
      return role();
    },
    get sessionVersion() {
      return sessionVersion();
    },
    get data() {
      return data.value;
    },
    setData(value) {
      if (writability() !== "writable") throw readOnly();
      data.set(value);
    },
    save,
    async finish() {
      isSent = true;
      await Promise.allSettled(pending);
      await save();
    },
  };
}
