import { type ClientOptions, createClient } from "@portico/core";
import { stringifySetCookie } from "cookie";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";
import { type OAuthStrategy, strategyOf } from "../oauth-strategy.js";
import { type CookieBox, cookieBox, cookiesIn } from "./cookie-box.js";
import { publicOrigin } from "./public-origin.js";
import { type RequestSession, requestSession } from "./request-session.js";
import type { ServerParts } from "./server-parts.js";
import type {
  ServerAuth,
  ServerClient,
  ServerCookies,
  ServerRequest,
  ServerSession,
} from "./server-types.js";
import { readOnly } from "./session-actor.js";
import { PRIVATE, withHeaders } from "./with-headers.js";

/** A client of one request, and what is behind it. */
export interface OpenedClient<Modules extends object> {
  readonly client: ServerClient<Modules>;
  readonly box: CookieBox;
  /** As the browser knows this server; `undefined` where nothing tells it. */
  readonly origin: string | undefined;
}

// Not by its class: frameworks have classes of their own, and some of them a `cookies` too.
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

function sessionOf(
  session: RequestSession,
  snapshot: () => SessionSnapshot,
  box: CookieBox,
  save: () => Promise<void>,
): ServerSession {
  const headers = async () => {
    await save();
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
    isReadOnly: session.isReadOnly,
    snapshot,
    headers,
    applyTo: async (response) => withHeaders(response, await headers()),
    async cookieHeader() {
      await save();
      return box.header();
    },
  };
}

/** Writes cookies into a framework's own as soon as they change. */
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
      throw readOnly(error);
    }
  };
}

/** The same strategy, whose every promise settles after `work` is done. */
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

/** The same strategy, with what a page needs to go on with its session. */
function renderable(
  strategy: OAuthStrategy,
  session: RequestSession,
  rendered: () => SessionSnapshot,
): ServerAuth {
  const epoch = { get: () => session.epoch, enumerable: true };
  return Object.defineProperty(Object.assign(strategy, { rendered, epoch: 0 }), "epoch", epoch);
}

/**
 * Makes the client of a request.
 *
 * @param parts - of the server
 * @param options - of every client
 * @param request - who asks
 * @param readOnly - no cookie can be written
 */
export async function openClient<Modules extends object>(
  parts: ServerParts,
  options: ClientOptions<Modules>,
  request: ServerRequest,
  readOnly = false,
): Promise<OpenedClient<Modules>> {
  const box = await boxOf(parts, request);
  const jar = isRequest(request) ? undefined : request;
  const write = jar && jarWriter(jar, box);
  const flush = async () => {
    await session.save();
    await write?.();
  };
  const isReadOnly = readOnly || (jar !== undefined && !jar.cookies.setAll);
  const session = await requestSession(parts, box, isReadOnly, async () => write && flush());
  const { clientId, grants, link, clock } = parts;
  const { environment, connect } = link;
  const { manager } = session;
  const origin = publicOrigin(parts, request);
  const redirectUri = origin && `${origin}${parts.basePath}/callback`;
  const context = { clientId, redirectUri, manager, grants, tokenHeaders: {}, environment, clock };
  const strategy = strategyOf(context, connect);
  const snapshot = () => {
    const { role, epoch } = session;
    return { clientId, role, ...(epoch > 0 && { epoch }) };
  };
  const auth = renderable(
    write && !isReadOnly ? followedBy(strategy, flush) : strategy,
    session,
    snapshot,
  );
  const client = createClient({ ...options, auth });
  const members = { session: sessionOf(session, snapshot, box, flush) };
  return { client: Object.assign(client, members), box, origin };
}
