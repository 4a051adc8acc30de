import {
  emptyTokens,
  type SessionEvent,
  type SessionListener,
  type TokenManager,
  type TokenRole,
} from "@portico/core/internal";
import { publicOrigin, type ServerContext } from "./options.js";
import type { ServerCookies, ServerRequest } from "./request-cookies.js";
import { openCookies, parseCookieHeader, type RequestCookies } from "./request-cookies.js";
import { readSession } from "./sealed-cookies.js";
import { createSessionActor, HEADERS_SENT_HELP, readOnlyError } from "./session-actor.js";
import { createSessionWriter, readSessionData } from "./session-changes.js";

export interface RequestSession {
  readonly manager: TokenManager;
  readonly role: TokenRole;
  readonly sessionVersion: number;
  readonly isReadOnly: boolean;
  readonly data: unknown;
  setData(value: unknown): void;
  save(): Promise<void>;
  /** Waits for pending refreshes, prevents further ones and saves the session. */
  finish(): Promise<void>;
}

/** Opens a request's session. `readOnlyHelp` returns undefined if cookies can be set. */
export async function createRequestSession(
  context: ServerContext,
  requestCookies: RequestCookies,
  readOnlyHelp: () => string | undefined,
  onTokens: () => Promise<void>,
): Promise<RequestSession> {
  const listeners = new Set<SessionListener>();
  // Shared sessions outlive the request and must not keep its listeners in memory.
  const weakListeners = new WeakRef(listeners);
  const notify = (event: SessionEvent) => {
    for (const listener of [...(weakListeners.deref() ?? [])]) listener(event);
  };
  const isReadOnly = () => readOnlyHelp() !== undefined;
  const sessionCookie = await readSession(context, requestCookies);
  let headersSent = false;
  const writability = () => (isReadOnly() ? "read-only" : headersSent ? "sent" : "writable");
  const actor = await createSessionActor(context, sessionCookie, writability, notify, readOnlyHelp);
  const writer = createSessionWriter(context, requestCookies, sessionCookie, actor);

  const pendingCalls = new Set<Promise<unknown>>();
  const track = <Result>(promise: Promise<Result>): Promise<Result> => {
    pendingCalls.add(promise);
    const remove = () => pendingCalls.delete(promise);
    promise.then(remove, remove);
    return promise;
  };
  const data = await readSessionData(context, requestCookies, () => sessionVersion());
  const save = async () => {
    if (isReadOnly()) return;
    await writer.save();
    await data.save();
  };

  const currentManager = () => actor.requestManager ?? actor.sharedSession?.manager;
  const replaceSession = () => {
    const newManager = actor.replace();
    writer.invalidatePrevious();
    data.clear();
    return newManager;
  };
  const manager: TokenManager = {
    async get() {
      const tokens = await track(actor.get());
      await onTokens();
      return tokens;
    },
    peek: () => (actor.failure ? emptyTokens() : actor.peek()),
    usable: (tokens) => currentManager()?.usable(tokens) ?? false,
    set: (tokens) => replaceSession().set(tokens),
    clear: () => replaceSession().clear(),
    async recover(accessToken) {
      const hasRecovered = await track(actor.recover(accessToken));
      await onTokens();
      return hasRecovered;
    },
    subscribe(listener) {
      actor.listen();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: async () => currentManager()?.settled(),
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
      if (writability() !== "writable") throw readOnlyError();
      data.set(value);
    },
    save,
    async finish() {
      headersSent = true;
      await Promise.allSettled(pendingCalls);
      await save();
    },
  };
}

interface SessionWithCookies {
  readonly requestCookies: RequestCookies;
  readonly session: RequestSession;
}

export interface OpenedSession extends SessionWithCookies {
  save(): Promise<void>;
  /** Saves the session right before the response is sent. */
  finish(): Promise<void>;
  readonly writesImmediately: boolean;
}

// Frameworks have their own Request classes, and some of these have a `cookies` property.
const isRequest = (request: ServerRequest): request is Request =>
  "method" in request && typeof request.headers?.get === "function";

async function readCookies(
  context: ServerContext,
  request: ServerRequest,
): Promise<RequestCookies> {
  const origin = publicOrigin(context, request);
  if (isRequest(request)) {
    const header = request.headers.get("cookie") ?? "";
    return openCookies(parseCookieHeader(header), header, context.cookie, origin);
  }
  const pairs = await request.cookies.getAll();
  const header = pairs.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  return openCookies(pairs, header, context.cookie, origin);
}

const READ_ONLY_HELP =
  "The client was created with `readOnly: true`. Start the session earlier with a client that is not read-only: in middleware, or in the handler that sends the response.";
const SET_ALL_MISSING_HELP =
  "Pass `cookies.setAll` to `createServerClient` where cookies can be set, or start the session earlier, in the middleware or proxy.";
const SET_ALL_FAILED_HELP =
  "`cookies.setAll` failed: see `error.cause`. Call it where the framework can set cookies, such as an action, a route handler or middleware.";

function cookieWriter(
  { cookies }: ServerCookies,
  requestCookies: RequestCookies,
): () => Promise<void> {
  const writtenCookies = new Set<object>();
  return async () => {
    const newCookies = requestCookies
      .changedCookies()
      .filter((cookie) => !writtenCookies.has(cookie));
    if (newCookies.length === 0) return;
    for (const cookie of newCookies) writtenCookies.add(cookie);
    try {
      await cookies.setAll?.(newCookies);
    } catch (error) {
      for (const cookie of newCookies) writtenCookies.delete(cookie);
      throw readOnlyError(SET_ALL_FAILED_HELP, error);
    }
  };
}

export function sessionOpener(
  context: ServerContext,
): (request: ServerRequest, isReadOnly: boolean) => Promise<OpenedSession> {
  // A middleware and its page share a session, so that they set only one cookie.
  const openedSessions = new WeakMap<Request, Promise<SessionWithCookies>>();

  const openRequest = async (request: Request): Promise<SessionWithCookies> => {
    const requestCookies = await readCookies(context, request);
    const noReadOnlyHelp = () => undefined;
    return {
      requestCookies,
      session: await createRequestSession(context, requestCookies, noReadOnlyHelp, async () => {}),
    };
  };

  return async (request, isReadOnly) => {
    if (isRequest(request) && !isReadOnly) {
      const pendingSession = openedSessions.get(request) ?? openRequest(request);
      openedSessions.set(request, pendingSession);
      const { requestCookies, session } = await pendingSession;
      return {
        requestCookies,
        session,
        save: session.save,
        finish: session.finish,
        writesImmediately: false,
      };
    }
    const requestCookies = await readCookies(context, request);
    const frameworkCookies = isRequest(request) ? undefined : request;
    const writeCookies = frameworkCookies && cookieWriter(frameworkCookies, requestCookies);
    const cookies = frameworkCookies?.cookies;
    const readOnlyHelp = () => {
      if (isReadOnly) return READ_ONLY_HELP;
      if (!cookies?.setAll) return cookies?.readOnlyHelp ?? SET_ALL_MISSING_HELP;
      return cookies.isWritable?.() === false ? HEADERS_SENT_HELP : undefined;
    };
    const save = async () => {
      await session.save();
      await writeCookies?.();
    };
    const session = await createRequestSession(
      context,
      requestCookies,
      readOnlyHelp,
      async () => writeCookies && save(),
    );
    return {
      requestCookies,
      session,
      save,
      finish: save,
      writesImmediately: frameworkCookies !== undefined,
    };
  };
}
