import {
  emptyTokens,
  type SessionEvent,
  type SessionListener,
  type TokenManager,
  type TokenRole,
} from "@portico/core/internal";
import { type CookieBox, cookieBox, cookiesIn } from "./cookie-box.js";
import { publicOrigin, type ServerParts } from "./options.js";
import { readSession } from "./sealed-cookies.js";
import type { ServerCookies, ServerRequest } from "./server-types.js";
import { HEADERS_SENT, readOnly, sessionActor } from "./session-actor.js";
import { sessionData, sessionKeeper } from "./session-changes.js";

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

/** The cookies and the session of a request. */
interface Opened {
  readonly box: CookieBox;
  readonly session: RequestSession;
}

/** The session of a client, and how its cookies are written. */
export interface OpenedSession extends Opened {
  /** Writes all changes so far. */
  save(): Promise<void>;
  /** The same, before the response is sent. */
  finish(): Promise<void>;
  /** Whether a framework writes the cookies as soon as they change. */
  readonly isJar: boolean;
}

// Not by its class: frameworks have their own Request classes, some with `cookies`.
const isRequest = (request: ServerRequest): request is Request =>
  "method" in request && typeof request.headers?.get === "function";

async function boxOf(parts: ServerParts, request: ServerRequest): Promise<CookieBox> {
  const origin = publicOrigin(parts, request);
  if (isRequest(request)) {
    const header = request.headers.get("cookie") ?? "";
    return cookieBox(cookiesIn(header), header, parts.cookie, origin);
  }
  const all = await request.cookies.getAll();
  const header = all.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  return cookieBox(all, header, parts.cookie, origin);
}

// instructions for places that cannot write cookies
const MADE_READ_ONLY =
  "The client was created with `readOnly: true`. Start the session earlier with a client that is not read-only: in middleware, or in the handler that sends the response.";
const NO_SET_ALL =
  "Pass `cookies.setAll` to `createServerClient` where cookies can be set, or start the session earlier, in the middleware or proxy.";
const SET_ALL_FAILED =
  "`cookies.setAll` failed: see `error.cause`. Call it where the framework can set cookies, such as an action, a route handler or middleware.";

/** Writes cookies through a framework as soon as they change. */
function jarWriter({ cookies }: ServerCookies, box: CookieBox): () => Promise<void> {
  const written = new Set<object>();
  return async () => {
    const news = box.changed().filter((cookie) => !written.has(cookie));
    if (news.length === 0) return;
    for (const cookie of news) written.add(cookie);
    try {
      await cookies.setAll?.(news);
    } catch (error) {
      for (const cookie of news) written.delete(cookie);
      throw readOnly(SET_ALL_FAILED, error);
    }
  };
}

/**
 * Creates a function that opens the session of a request.
 *
 * @param parts - of the server
 */
export function sessionOpener(
  parts: ServerParts,
): (request: ServerRequest, isReadOnly: boolean) => Promise<OpenedSession> {
  // One session per Request, so that a middleware and a page that both open it set one cookie.
  const opened = new WeakMap<Request, Promise<Opened>>();

  const openRequest = async (request: Request): Promise<Opened> => {
    const box = await boxOf(parts, request);
    const never = () => undefined;
    return { box, session: await requestSession(parts, box, never, async () => {}) };
  };

  return async (request, given) => {
    if (isRequest(request) && !given) {
      const opening = opened.get(request) ?? openRequest(request);
      opened.set(request, opening);
      const { box, session } = await opening;
      return { box, session, save: session.save, finish: session.finish, isJar: false };
    }
    const box = await boxOf(parts, request);
    const jar = isRequest(request) ? undefined : request;
    const write = jar && jarWriter(jar, box);
    const cookies = jar?.cookies;
    const readOnlyHelp = () => {
      if (given) return MADE_READ_ONLY;
      if (!cookies?.setAll) return cookies?.readOnlyHelp ?? NO_SET_ALL;
      return cookies.isWritable?.() === false ? HEADERS_SENT : undefined;
    };
    const save = async () => {
      await session.save();
      await write?.();
    };
    const session = await requestSession(parts, box, readOnlyHelp, async () => write && save());
    return { box, session, save, finish: save, isJar: jar !== undefined };
  };
}
