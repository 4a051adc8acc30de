import { type ClientOptions, createClient } from "@portico/core";
import type { TokensInput } from "@portico/core/internal";
import { stringifySetCookie } from "cookie";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";
import { type OAuthStrategy, strategyOf } from "../oauth-strategy.js";
import type { CookieBox } from "./cookie-box.js";
import { sessionOpener } from "./open-session.js";
import { publicOrigin } from "./public-origin.js";
import type { RequestSession } from "./request-session.js";
import type { ServerParts } from "./server-parts.js";
import type { ServerAuth, ServerClient, ServerRequest, ServerSession } from "./server-types.js";
import { PRIVATE, withHeaders } from "./with-headers.js";

/** The client of a request. */
export interface OpenedClient<Modules extends object> {
  readonly client: ServerClient<Modules>;
  readonly box: CookieBox;
  /** Public origin of this server; `undefined` if unknown. */
  readonly origin: string | undefined;
}

/**
 * @param save - writes all changes so far
 * @param finish - the same, before the response is sent
 */
function sessionOf(
  session: RequestSession,
  snapshot: () => SessionSnapshot,
  box: CookieBox,
  { save, finish }: { save(): Promise<void>; finish(): Promise<void> },
): ServerSession {
  const headers = async () => {
    await finish();
    const changed = box.changed();
    const headers = new Headers(changed.length > 0 ? PRIVATE : {});
    for (const cookie of changed) headers.append("Set-Cookie", stringifySetCookie(cookie));
    return headers;
  };
  return {
    get role() {
      return session.role;
    },
    get isMember() {
      return session.role === "member";
    },
    get isReadOnly() {
      return session.isReadOnly;
    },
    get data() {
      return session.data;
    },
    async setData(data) {
      session.setData(data);
      await save();
    },
    snapshot,
    headers,
    applyTo: async (response) => withHeaders(response, await headers()),
    async cookieHeader() {
      await save();
      return box.header();
    },
  };
}

/** Wraps a strategy so that every promise settles after `work` is done. */
function followedBy(strategy: OAuthStrategy, work: () => Promise<void>): OAuthStrategy {
  const followed = Object.entries(strategy).map(([name, member]: [string, unknown]) => {
    if (typeof member !== "function") return [name, member];
    return [
      name,
      (...args: unknown[]) => {
        const result: unknown = member(...args);
        return result instanceof Promise ? result.finally(work) : result;
      },
    ];
  });
  return Object.fromEntries(followed) as OAuthStrategy;
}

/**
 * Creates the strategy of a request's client.
 *
 * @param strategy - the strategy of its session
 * @param session - the session
 * @param initialSnapshot - returns what the browser needs to continue the session
 * @param write - writes the session's cookies
 */
function serverAuth(
  strategy: OAuthStrategy,
  session: RequestSession,
  initialSnapshot: () => SessionSnapshot,
  write: () => Promise<void>,
): ServerAuth {
  const sessionVersion = { get: () => session.sessionVersion, enumerable: true };
  const setTokens = (tokens: TokensInput): Promise<void> => {
    strategy.setTokens(tokens);
    const written = write();
    // Code that does not await it must not crash the process. The next write reports the failure again.
    written.catch(() => {});
    return written;
  };
  const auth = { ...strategy, initialSnapshot, setTokens, sessionVersion: 0 };
  return Object.defineProperty(auth, "sessionVersion", sessionVersion);
}

/** Creates the client of a request. `readOnly`: cookies cannot be set. */
export type OpenClient = <Modules extends object>(
  options: ClientOptions<Modules>,
  request: ServerRequest,
  readOnly?: boolean,
) => Promise<OpenedClient<Modules>>;

/**
 * Creates a function that opens the client of a request.
 *
 * @param parts - of the server
 */
export function clientOpener(parts: ServerParts): OpenClient {
  const openSession = sessionOpener(parts);
  return async (options, request, readOnly = false) => {
    const { box, session, save, finish, isJar } = await openSession(request, readOnly);
    const { clientId, grants, link, clock } = parts;
    const { environment, connect } = link;
    const { manager } = session;
    const origin = publicOrigin(parts, request);
    const redirectUri = origin && `${origin}${parts.basePath}/callback`;
    const context = {
      clientId,
      redirectUri,
      manager,
      grants,
      tokenHeaders: {},
      environment,
      clock,
    };
    const strategy = strategyOf(context, connect);
    const snapshot = () => {
      const { role, sessionVersion } = session;
      return { clientId, role, ...(sessionVersion > 0 && { sessionVersion }) };
    };
    // write a framework's cookies as soon as the session changes
    const followed = isJar && !session.isReadOnly ? followedBy(strategy, save) : strategy;
    const auth = serverAuth(followed, session, snapshot, isJar ? save : async () => {});
    const client = createClient({ ...options, auth });
    const members = { session: sessionOf(session, snapshot, box, { save, finish }) };
    return { client: Object.assign(client, members), box, origin };
  };
}
