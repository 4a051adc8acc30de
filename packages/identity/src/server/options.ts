import {
  checkAddress,
  checkNames,
  invalidOption,
  type KeyValueStore,
  type TokenGrants,
} from "@portico/core/internal";
import { checkOptionalText, hasMethods, requireText } from "../oauth/check-options.js";
import type { Connection } from "../oauth/connection.js";
import type { CookieSettings } from "./request-cookies.js";
import type { Sealing } from "./sealed-cookies.js";
import type { DataSchema, SessionServerOptions } from "./server-types.js";
import type { SharedSessions } from "./shared-sessions.js";

const MIN_SECRET_LENGTH = 32;
const DAY_SECONDS = 24 * 60 * 60;

export function checkSecrets(secret: unknown): string[] {
  const secrets: unknown[] = Array.isArray(secret) ? secret : [secret];
  const expected = `a string of at least ${MIN_SECRET_LENGTH} characters, or a list of such strings`;
  if (secrets.length === 0) throw invalidOption("secret", expected, secret, "an empty list");
  return secrets.map((each) => {
    if (typeof each !== "string") throw invalidOption("secret", expected, each);
    if (each.length < MIN_SECRET_LENGTH) {
      throw invalidOption("secret", expected, each, "a shorter string");
    }
    return each;
  });
}

export function checkBasePath(basePath: unknown = "/auth"): string {
  const expected = 'a path such as "/auth"';
  if (typeof basePath !== "string") throw invalidOption("basePath", expected, basePath);
  if (!/^(\/[\w.~-]+)+\/?$/.test(basePath)) {
    throw invalidOption("basePath", expected, basePath, null);
  }
  return basePath.replace(/\/$/, "");
}

export function checkOrigin(origin: string | undefined): string | undefined {
  if (origin === undefined) return undefined;
  requireText("origin", origin);
  checkAddress("origin", origin);
  const { origin: siteOrigin, pathname } = new URL(origin);
  if (pathname !== "/") {
    throw invalidOption("origin", 'an origin such as "https://shop.example"', origin, "a path too");
  }
  return siteOrigin;
}

export function cookieSettings(
  clientId: string,
  cookie: SessionServerOptions["cookie"] = {},
): CookieSettings {
  const { path = "/", domain, sameSite = "lax", maxAge = 30 * DAY_SECONDS } = cookie;
  const { absoluteMaxAge, persistent = true } = cookie;
  const { name = `portico.${clientId.replace(/[^\w-]/g, "_")}` } = cookie;
  if (typeof name !== "string" || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
    throw invalidOption("cookie.name", "a cookie's name (RFC 6265)", name, null);
  }
  for (const [option, seconds] of Object.entries({ maxAge, absoluteMaxAge })) {
    if (seconds !== undefined && (!Number.isSafeInteger(seconds) || seconds <= 0)) {
      const expected = "a whole number of seconds";
      throw invalidOption(`cookie.${option}`, expected, seconds, null);
    }
  }
  if (typeof persistent !== "boolean") {
    throw invalidOption("cookie.persistent", "true or false", persistent);
  }
  if (!["lax", "strict", "none"].includes(sameSite)) {
    throw invalidOption("cookie.sameSite", '"lax", "strict" or "none"', sameSite, null);
  }
  if (typeof path !== "string" || !/^\/[!-:<-~]*$/.test(path)) {
    throw invalidOption("cookie.path", "a path", path, null);
  }
  checkOptionalText("cookie.domain", domain);
  if (domain !== undefined && !/^\.?[\w-]+(\.[\w-]+)*$/.test(domain)) {
    throw invalidOption("cookie.domain", "a domain", domain, null);
  }
  return { name, path, domain, sameSite, maxAge, absoluteMaxAge, isPersistent: persistent };
}

const SERVER_OPTION_NAMES =
  "clientId secret basePath origin trustProxy cookie storage leeway identify data onLogin onCallback onError errorPage";
const CLIENT_OPTION_NAMES = "modules baseUrl fetch clock headers timeout totalTimeout retry hooks";

const HOOK_NAMES = ["onLogin", "onCallback", "onError"] as const;

export function checkServerOptions(options: SessionServerOptions): void {
  checkNames(
    options,
    `${SERVER_OPTION_NAMES} ${CLIENT_OPTION_NAMES}`.split(" "),
    "The argument of sessionServer",
  );
  const { clientId, storage, leeway, headers } = options;
  requireText("clientId", clientId);
  // A string would become one header per character.
  if (headers !== undefined && (headers === null || typeof headers !== "object")) {
    throw invalidOption("headers", "an object", headers);
  }
  if (storage !== undefined && !hasMethods(storage, "get", "set")) {
    throw invalidOption("storage", "{ get, set }", storage);
  }
  if (leeway !== undefined && !(Number.isFinite(leeway) && leeway >= 0)) {
    throw invalidOption("leeway", "a number of seconds, 0 or more", leeway);
  }
  if (options.data !== undefined && !hasMethods(options.data, "parse")) {
    throw invalidOption("data", "a schema with a `parse` method", options.data);
  }
  for (const name of HOOK_NAMES) {
    if (options[name] !== undefined && typeof options[name] !== "function") {
      throw invalidOption(name, "a function", options[name]);
    }
  }
  const { errorPage } = options;
  const expected = 'a path such as "/login-failed"';
  if (errorPage !== undefined && typeof errorPage !== "string") {
    throw invalidOption("errorPage", expected, errorPage);
  }
  // "//host" and "/\\host" lead to another site
  if (errorPage !== undefined && !/^\/(?![/\\])[!-~]*$/.test(errorPage)) {
    throw invalidOption("errorPage", expected, errorPage, null);
  }
}

export interface ServerContext extends Sealing {
  readonly clientId: string;
  readonly basePath: string;
  readonly origin: string | undefined;
  readonly trustProxy: boolean;
  readonly dataSchema: DataSchema<unknown> | undefined;
  readonly storage: KeyValueStore | undefined;
  readonly leeway: number | undefined;
  readonly connection: Connection;
  readonly grants: Required<TokenGrants>;
  readonly sessions: SharedSessions;
}

export interface IncomingRequest {
  readonly url?: string;
  readonly headers?: Headers;
}

const HOST_PATTERN = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Returns undefined if the protocol or the host is invalid, for example because the host contains a
 * path or credentials.
 */
export function originOfHost(protocol: string, host: string | undefined): string | undefined {
  if (!/^https?$/i.test(protocol) || !host || !HOST_PATTERN.test(host)) return undefined;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Each proxy appends its own value, so the first value describes the browser's request. */
const firstValue = (value: string | null | undefined) => value?.split(",")[0]?.trim() || undefined;

/** Returns a parameter of the Forwarded header (RFC 7239, section 4). */
function forwardedParameter(forwarded: string | undefined, name: string): string | undefined {
  for (const pair of forwarded?.split(";") ?? []) {
    const [key = "", ...value] = pair.split("=");
    if (key.trim().toLowerCase() === name) return value.join("=").trim().replace(/^"|"$/g, "");
  }
  return undefined;
}

function forwardedOrigin(
  headers: Headers | undefined,
  requestUrl: URL | undefined,
): string | undefined {
  const forwardedHeader = firstValue(headers?.get("forwarded"));
  const protocol =
    firstValue(headers?.get("x-forwarded-proto")) ??
    forwardedParameter(forwardedHeader, "proto") ??
    requestUrl?.protocol.slice(0, -1);
  const host =
    firstValue(headers?.get("x-forwarded-host")) ??
    forwardedParameter(forwardedHeader, "host") ??
    requestUrl?.host ??
    headers?.get("host") ??
    undefined;
  return protocol ? originOfHost(protocol, host) : undefined;
}

export function publicOrigin(
  settings: { readonly origin: string | undefined; readonly trustProxy: boolean },
  incoming: IncomingRequest,
): string | undefined {
  if (settings.origin) return settings.origin;
  const { url, headers } = incoming;
  // Some frameworks pass a path instead of a URL.
  const requestUrl = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  return (
    (settings.trustProxy ? forwardedOrigin(headers, requestUrl) : undefined) ?? requestUrl?.origin
  );
}
