import type { Client, ClientOptions } from "@portico/core";
import type { KeyValueStore, MaybePromise, TokenRole, TokensInput } from "@portico/core/internal";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";
import type { OAuthStrategy } from "../oauth-strategy.js";
import type { ServerRequest } from "./request-cookies.js";

/** Name and attributes of the session cookie. */
export interface SessionCookieOptions {
  /**
   * Name of the cookie. Default: "portico." followed by the client id. Over https, the prefix
   * `__Host-` is added if `domain` is not set and `path` is "/".
   */
  name?: string;
  /** Lifetime of an unused session in seconds. Default: 30 days. */
  maxAge?: number;
  /** Maximum duration of a login in seconds, even if the session is in use. Default: no limit. */
  absoluteMaxAge?: number;
  /** Whether the cookie remains when the browser closes. Default: true. */
  persistent?: boolean;
  /** Domain of the cookie. Default: only the host that sets it. */
  domain?: string;
  /** Path of the cookie. Default: "/". */
  path?: string;
  /** Whether requests from other sites include the cookie. Default: "lax". */
  sameSite?: "lax" | "strict" | "none";
}

/** A successful login whose response has not yet set the session cookie. */
export interface CompletedLogin<Modules extends object = object, Data = unknown> {
  /** The request to `callback`. */
  readonly request: Request;
  /** A client with the member's session. */
  readonly client: ServerClient<Modules, Data>;
  /** Path to return to. */
  readonly returnTo: string;
}

/** An error in the `login`, `callback`, `logout` or `session` route. */
export interface SessionProblem {
  readonly request: Request;
  /** HTTP status of the default response. */
  readonly status: number;
  /** Error code, such as UNKNOWN_LOGIN or a PorticoError's code. */
  readonly code: string;
  /** Message for the user, in English. */
  readonly message: string;
  /** The thrown error, if any. */
  readonly error?: unknown;
}

/** Schema for session data, such as a zod schema. */
export interface DataSchema<Data> {
  /** Returns valid data, and throws otherwise. */
  parse(value: unknown): Data;
}

/** Options of `sessionServer`, including `ClientOptions` for the clients that it creates. */
export interface SessionServerOptions<Modules extends object = object, Data = unknown>
  extends Pick<
    ClientOptions<Modules>,
    | "modules"
    | "baseUrl"
    | "fetch"
    | "clock"
    | "headers"
    | "timeout"
    | "totalTimeout"
    | "retry"
    | "hooks"
  > {
  /** Id of the OAuth client. */
  clientId: string;
  /**
   * Secret that encrypts cookies, with at least 32 random characters. In a list, the first secret
   * encrypts, and all secrets decrypt. To rotate secrets, add a new one at the start.
   */
  secret: string | readonly string[];
  /** Path of the `login`, `callback`, `logout` and `session` routes. Default: "/auth". */
  basePath?: string;
  /** Public origin, such as "https://shop.example". Default: the request's origin. */
  origin?: string;
  /**
   * Whether to trust X-Forwarded-Proto and X-Forwarded-Host (or Forwarded, RFC 7239). Set this only
   * if a proxy overwrites these headers. Default: false.
   */
  trustProxy?: boolean;
  /** Attributes of the session cookie. */
  cookie?: SessionCookieOptions;
  /**
   * Schema for a small object that you store with each session, such as a theme. Read it with
   * `session.data` and write it with `session.setData`. A separate encrypted cookie stores up to
   * 1,024 bytes of JSON. A login or logout removes it.
   */
  data?: DataSchema<Data>;
  /**
   * Storage for sessions. Use it if several servers share the sessions, or if a logout must
   * invalidate every copy of the cookie. The cookie then contains only an encrypted id. Default:
   * the cookie contains the encrypted tokens.
   */
  storage?: KeyValueStore;
  /** How many seconds before expiry an access token is refreshed, 0 or more. Default: 60. */
  leeway?: number;
  /**
   * Whether to send a `User-Agent` header such as `portico/1.2.0 (Node.js/24)`, unless `headers`
   * contains one. Default: true.
   */
  identify?: boolean;
  /**
   * Runs after a login in the `callback` route, before the response is sent, for example to write
   * an audit log. If it throws, the member is not logged in.
   */
  onLogin?(login: CompletedLogin<Modules, Data>): MaybePromise<unknown>;
  /** Returns the response to a successful `callback` request. Default: a redirect to `returnTo`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook may return nothing
  onCallback?(login: CompletedLogin<Modules, Data>): MaybePromise<Response | undefined | void>;
  /**
   * Runs for every error response of the routes. You can return a different response. It receives
   * the session's cookies.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook may return nothing
  onError?(problem: SessionProblem): MaybePromise<Response | undefined | void>;
  /**
   * Path of an error page to redirect browsers to. The page receives the error code, as in
   * `/login-failed?error=UNKNOWN_LOGIN`. Default: a plain text response.
   */
  errorPage?: string;
}

/** The session of a request. */
export interface ServerSession<Data = unknown> {
  /** The current role; "none" before a visitor's first call and after a logout. */
  readonly role: TokenRole;
  /** Whether a member is logged in. */
  readonly isMember: boolean;
  /** Whether cookies cannot be set. If so, the session cannot be refreshed, and logins fail. */
  readonly isReadOnly: boolean;
  /** The data that was stored with `setData`, if any. */
  readonly data: Data | undefined;
  /**
   * Stores data with the session. Requires the `data` option of `sessionServer`.
   *
   * @param data - the data to store instead of the previous data; `undefined` removes the data
   * @throws PorticoError - INVALID_SESSION_DATA if the schema rejects the data or the data exceeds
   *   1,024 bytes of JSON, SESSION_READ_ONLY if cookies cannot be set
   */
  setData(data: Data | undefined): Promise<void>;
  /** Returns the session's public data. Pass it to the browser's `ServerSessionStrategy`. */
  snapshot(): SessionSnapshot;
  /**
   * Returns the session's response headers: Set-Cookie, Cache-Control and Vary. The result is empty
   * if the session has not changed.
   *
   * Call this method last. If the client was created from a `Request`, it waits for pending
   * refreshes. Later calls with an expired access token reject with SESSION_READ_ONLY, because new
   * cookies could not reach the browser.
   *
   * @throws SystemError - SESSION_STORE_UNAVAILABLE if `storage` fails; PorticoError -
   *   SESSION_TOO_LARGE
   */
  headers(): Promise<Headers>;
  /**
   * Adds the session's headers to a response and avoids duplicate cookies. Returns the same
   * response, or a copy if the response's headers are immutable.
   *
   * @param response - the application's response
   * @throws SystemError or PorticoError - the same errors as `headers`
   */
  applyTo(response: Response): Promise<Response>;
  /**
   * Returns the request's Cookie header, updated with the session's changes, for requests that you
   * forward.
   *
   * @throws SystemError or PorticoError - the same errors as `headers`
   */
  cookieHeader(): Promise<string>;
}

/** A strategy with a request's session. */
export interface ServerAuth extends OAuthStrategy {
  /** Number that identifies the member's login on the server and in the browser; 0 for visitors. */
  readonly sessionVersion: number;
  /** Returns the public data of the session that the page is rendered with. */
  initialSnapshot(): SessionSnapshot;
  /**
   * Replaces the session immediately. If a framework writes the cookies, as in Express and Next.js
   * actions, await the promise, which resolves when the cookie is set. Otherwise, `headers` and
   * `applyTo` set the cookie.
   *
   * @param tokens - tokens from a login, or empty tokens to log out
   * @throws PorticoError - SESSION_READ_ONLY if cookies cannot be set, SESSION_TOO_LARGE;
   *   SystemError - SESSION_STORE_UNAVAILABLE
   */
  setTokens(tokens: TokensInput): Promise<void>;
}

/** A client with a request's session. */
export type ServerClient<Modules extends object = object, Data = unknown> = Client<
  Modules,
  ServerAuth
> & {
  readonly session: ServerSession<Data>;
};

/** Handles a request. */
export type Handler = (request: Request) => Promise<Response>;

/** The route handlers below `basePath`. */
export interface SessionHandlers {
  /** `GET ?returnTo=/path&idp=google`: redirects to the platform's login page. */
  readonly login: Handler;
  /** `GET`: completes the login and redirects to `returnTo`. */
  readonly callback: Handler;
  /**
   * `POST`, from pages on this site: logs the user out and redirects to the platform's logout page.
   */
  readonly logout: Handler;
  /**
   * `GET`, or `POST { rejected }` after a 401 response: returns the access token to pages on this
   * site.
   */
  readonly session: Handler;
}

/** Creates a client for each request's session, and serves the login routes. */
export interface SessionServer<Modules extends object = object, Data = unknown> {
  /**
   * Creates a client that uses a request's session. The client's calls reject with
   * SESSION_READ_ONLY if the session has to be started or refreshed but cookies cannot be set. They
   * reject with SESSION_STORE_UNAVAILABLE if the session cannot be read from `storage`. These
   * errors do not log the user out.
   *
   * @param request - the request, or its cookies
   * @param options - pass `readOnly: true` if cookies cannot be set
   * @example
   * ```ts
   * import { sessionServer } from "@portico/identity/server";
   * import { productsV3 } from "@portico/stores";
   *
   * const server = sessionServer({
   *   clientId: "<your client id>",
   *   secret: "<32 or more random characters, kept secret>",
   *   modules: { productsV3 },
   * });
   *
   * export async function handler(request: Request): Promise<Response> {
   *   const client = await server.createServerClient(request);
   *   const { items } = await client.productsV3.queryProducts().limit(10).find();
   *   return client.session.applyTo(Response.json(items.map(({ name }) => name)));
   * }
   * ```
   */
  createServerClient(
    request: ServerRequest,
    options?: { readOnly?: boolean },
  ): Promise<ServerClient<Modules, Data>>;
  /**
   * Returns `undefined` if a member is logged in. Otherwise returns the response to send.
   *
   * @param client - the client of the request
   * @param request - the browser's request
   * @returns a redirect to the login page that returns to this page, or status 401 with the code
   *   LOGIN_REQUIRED for requests that accept JSON or are not GET
   */
  requireMember(client: ServerClient, request: Request): Promise<Response | undefined>;
  /**
   * Handles requests to the routes below `basePath`. Resolves to `undefined` for other URLs.
   *
   * @param request - the browser's request
   */
  handle(request: Request): Promise<Response | undefined>;
  /** The individual route handlers. */
  readonly handlers: SessionHandlers;
  /**
   * A client for public data such as products, with one visitor session for all requests. It reads
   * and sets no cookies, so pages that use only this client can be cached. Calls that do not read
   * public data reject with NOT_CATALOG.
   */
  readonly catalog: Client<Modules>;
}
