import type { Client, ClientOptions } from "@portico/core";
import type { GivenTokens, KeyValueStore, Later, TokenRole } from "@portico/core/internal";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";
import type { OAuthStrategy } from "../oauth-strategy.js";

/** How the session's cookie is called and where it is sent. */
export interface SessionCookieOptions {
  /** Default: `portico.` and the client id. Over https, without `domain` and `path`, `__Host-` goes before it. */
  name?: string;
  /** Seconds that the session lives without being used; default 30 days. */
  maxAge?: number;
  /**
   * Seconds after a login in which the member has to log in again, however often the session is used. Default: no limit.
   */
  absoluteMaxAge?: number;
  /** false: the browser forgets the cookie when it closes. Default true. */
  persistent?: boolean;
  /** Default: the host alone that set it. */
  domain?: string;
  /** Default "/". */
  path?: string;
  /** Default "lax". */
  sameSite?: "lax" | "strict" | "none";
}

/** A login that has just succeeded, before the response sets the session's cookie. */
export interface CompletedLogin<Modules extends object = object, Data = unknown> {
  /** The request to `callback`. */
  readonly request: Request;
  /** A client that acts as the member. */
  readonly client: ServerClient<Modules, Data>;
  /** The path that the member returns to. */
  readonly returnTo: string;
}

/** An error of `login`, `callback`, `logout` or `session`. */
export interface SessionProblem {
  readonly request: Request;
  /** The HTTP status of the default response. */
  readonly status: number;
  /** Such as UNKNOWN_LOGIN, LOGIN_REFUSED or the code of a PorticoError. */
  readonly code: string;
  /** A text for the user, in English. */
  readonly message: string;
  /** The error that caused it, if there is one. */
  readonly error?: unknown;
}

/** Checks data that an app keeps with a session: a zod schema, or any object with this method. */
export interface DataSchema<Data> {
  /** Returns the data, and throws for anything else. */
  parse(value: unknown): Data;
}

/** Options of `sessionServer`. */
export interface SessionServerOptions<Modules extends object = object, Data = unknown>
  extends Pick<
    ClientOptions<Modules>,
    | "modules"
    | "baseUrl"
    | "fetch"
    | "clock"
    | "headers"
    | "timeout"
    | "retries"
    | "retry"
    | "hooks"
  > {
  /** Id of the OAuth client. */
  clientId: string;
  /**
   * What cookies are sealed with: at least 32 characters that nobody can guess. Of several the first
   * seals and all open, so that a secret is replaced by putting a new one before it.
   */
  secret: string | readonly string[];
  /** The path that `login`, `callback`, `logout` and `session` are below; default "/auth". */
  basePath?: string;
  /** The address that browsers see, "https://shop.example"; default: that of the request. */
  origin?: string;
  /**
   * A proxy in front of this server sets X-Forwarded-Proto and X-Forwarded-Host (or Forwarded, RFC 7239),
   * and removes what a browser says there; default false.
   */
  trustProxy?: boolean;
  cookie?: SessionCookieOptions;
  /**
   * The schema of a small object that you keep with each session, such as a theme or the chosen store: `session.data` and
   * `session.setData`. It is sealed in a separate cookie, and a login or logout removes it. At most 1,024 bytes of JSON.
   */
  data?: DataSchema<Data>;
  /**
   * Where sessions are kept, for several machines and for logouts that end every copy of a cookie: the
   * cookie then has a sealed id alone. Default: the cookie has the sealed tokens.
   */
  storage?: KeyValueStore;
  /** Seconds before its expiry at which an access token is renewed, 0 or more; default 60. */
  leeway?: number;
  /**
   * Whether calls say which client they are made with: `User-Agent: portico/1.2.0 (Node.js/24)`, unless `headers` has
   * one; default true.
   */
  identify?: boolean;
  /**
   * Runs after a member has logged in at `callback`, before the response is sent: load the profile, write an audit log. If
   * it throws, the member is not logged in.
   */
  onLogin?(login: CompletedLogin<Modules, Data>): Later<unknown>;
  /** Returns the response of a successful `callback`. Default: a redirect to `returnTo`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook may return nothing
  onCallback?(login: CompletedLogin<Modules, Data>): Later<Response | undefined | void>;
  /**
   * Runs for every error of `login`, `callback`, `logout` and `session`. Return a response to replace the default one. The
   * session's cookies are added to it.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook may return nothing
  onError?(problem: SessionProblem): Later<Response | undefined | void>;
  /**
   * The path of a page for errors that a browser navigates to: `/login-failed` is opened as
   * `/login-failed?error=UNKNOWN_LOGIN`. Default: a plain text.
   */
  errorPage?: string;
}

/**
 * A cookie to set, as Set-Cookie has it (RFC 6265). A `maxAge` of 0 removes it; without one the browser forgets it when it
 * closes.
 */
export interface ServerCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly domain?: string;
  readonly maxAge?: number;
  readonly sameSite: "lax" | "strict" | "none";
  readonly secure: boolean;
  readonly httpOnly: true;
}

/** The cookies of a request, where a framework hands out no Request. */
export interface ServerCookies {
  cookies: {
    getAll(): Later<readonly { name: string; value: string }[]>;
    /** Sets cookies as soon as the session has changed. Without it the session is read-only. */
    setAll?(cookies: readonly ServerCookie[]): Later<unknown>;
    /**
     * Whether `setAll` still works, for example because no headers have been sent. While it returns false the session is
     * read-only. Default: always.
     */
    isWritable?(): boolean;
    /** The `help` of SESSION_READ_ONLY errors where there is no `setAll`, for adapters of frameworks. */
    readOnlyHelp?: string;
  };
  /** The request's address. */
  url?: string;
  /** The request's headers. */
  headers?: Headers;
}

/** A request: the standard's own, or what a framework tells of one. */
export type ServerRequest = Request | ServerCookies;

/** The session behind one request. */
export interface ServerSession<Data = unknown> {
  /** Whose session it is at the moment; "none" before a visitor's first call. */
  readonly role: TokenRole;
  /** Whether somebody is logged in. */
  readonly isMember: boolean;
  /** Whether no cookie can be written, so that the session is not renewed and logins are not possible. */
  readonly isReadOnly: boolean;
  /** The data stored with `setData`; `undefined` if nothing is stored. */
  readonly data: Data | undefined;
  /**
   * Stores data with the session. It needs the option `data` of `sessionServer`.
   *
   * @param data - replaces the previous data; `undefined` removes it
   * @throws PorticoError - INVALID_SESSION_DATA for what the schema rejects or more than 1,024 bytes of JSON,
   *   SESSION_READ_ONLY where no cookie can be written
   */
  setData(data: Data | undefined): Promise<void>;
  /** What the page may know, to go on with the same session. */
  snapshot(): SessionSnapshot;
  /**
   * Returns the session's response headers: Set-Cookie, and the Cache-Control and Vary that belong to it. Empty if nothing
   * changed.
   *
   * It waits for calls that are renewing the session. From then on the client of a `Request` renews nothing, because
   * a renewed session could no longer reach the browser: calls use the access token while it works, and then
   * reject with SESSION_READ_ONLY. So take the headers last.
   *
   * @throws SystemError - SESSION_STORE_UNAVAILABLE if `storage` does not take the session;
   *   PorticoError SESSION_TOO_LARGE
   */
  headers(): Promise<Headers>;
  /**
   * Adds the headers of `headers()` to a response, each cookie once. Returns the same response, or a copy if its headers
   * cannot be changed.
   *
   * @param response - of the application
   * @throws as `headers`
   */
  applyTo(response: Response): Promise<Response>;
  /**
   * The request's Cookie header as it would be by now, for what is passed on.
   *
   * @throws as `headers`
   */
  cookieHeader(): Promise<string>;
}

/** The strategy of a request's client. */
export interface ServerAuth extends OAuthStrategy {
  /** The number of a member's login, by which server and page call a member the same; 0 for visitors. */
  readonly epoch: number;
  /** The session as a page is rendered with it: of the moment. */
  rendered(): SessionSnapshot;
  /**
   * Replaces the session. The new session applies at once. Await the promise where a framework writes the cookies (Express,
   * Next.js actions): it resolves when the cookie is set.
   *
   * @param tokens - of a login, or empty ones to log out
   * @throws PorticoError - SESSION_READ_ONLY where no cookie can be written, SESSION_TOO_LARGE; SystemError -
   *   SESSION_STORE_UNAVAILABLE
   */
  setTokens(tokens: GivenTokens): Promise<void>;
}

/** A client that acts as whoever sent a request. */
export type ServerClient<Modules extends object = object, Data = unknown> = Client<
  Modules,
  ServerAuth
> & {
  readonly session: ServerSession<Data>;
};

/** Answers a request. */
export type Handler = (request: Request) => Promise<Response>;

/** What answers below `basePath`. */
export interface SessionHandlers {
  /** `GET ?returnTo=/path&idp=google`: to the platform's login page. */
  readonly login: Handler;
  /** `GET`: back from it. */
  readonly callback: Handler;
  /** `POST`, from the site's own pages: out, and on by the platform's logout page. */
  readonly logout: Handler;
  /** `GET`, and `POST { rejected }` after a 401: the access token, for the site's own pages. */
  readonly session: Handler;
}

/** Sessions in cookies: what {@link sessionServer} makes. */
export interface SessionServer<Modules extends object = object, Data = unknown> {
  /**
   * A client for one request, that acts as whoever sent it. Its calls fail with a PorticoError of code
   * SESSION_READ_ONLY where the session has to be begun or renewed and no cookie can be written, and with a
   * SystemError of code SESSION_STORE_UNAVAILABLE where `storage` does not answer; nobody is logged out by either.
   *
   * @param request - the request, or its cookies
   * @param options - `readOnly`: for where no cookie can be written
   * @example
   * ```ts
   * import { runWithClient } from "@portico/core";
   * import type { SessionServer } from "@portico/identity/server";
   *
   * async function page(server: SessionServer, request: Request): Promise<Response> {
   *   const client = await server.createServerClient(request);
   *   const html = await runWithClient(client, async () => `Hello, ${client.session.role}`);
   *   return client.session.applyTo(new Response(html));
   * }
   * ```
   */
  createServerClient(
    request: ServerRequest,
    options?: { readOnly?: boolean },
  ): Promise<ServerClient<Modules, Data>>;
  /**
   * Checks that a member is logged in.
   *
   * @param client - of the request
   * @param request - of the browser
   * @returns `undefined` for a member. For anyone else the response to send: a redirect to the login page that leads back
   *   to this page, or 401 with the code LOGIN_REQUIRED for requests that are not GET or accept JSON
   */
  requireMember(client: ServerClient, request: Request): Promise<Response | undefined>;
  /**
   * Answers what is below `basePath`; resolves to `undefined` for any other address.
   *
   * @param request - of the browser
   */
  handle(request: Request): Promise<Response | undefined>;
  /** The same, one by one. */
  readonly handlers: SessionHandlers;
  /**
   * For reads of what everybody sees, products and categories: one visitor for all requests. It touches no
   * cookie, so pages that need nothing else can be cached. Any other call fails with a PorticoError of
   * code NOT_CATALOG.
   */
  readonly catalog: Client<Modules>;
}
