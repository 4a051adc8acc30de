// The emulator holds login codes, reset links and API keys, and any website can send requests to
// this machine. So the emulator accepts only requests for its own host names, and only trusted
// origins can read the responses.
import { isLocal } from "../site/local-host.js";

const EXPOSED_HEADERS = "X-Wix-Request-Id, X-Wix-Consistent, Retry-After";

/** Requests to these platform hosts may be routed to the emulator. */
export const API_HOSTS: readonly string[] = ["www.wixapis.com", "edge.wixapis.com", "www.wix.com"];

export interface TrustedHosts {
  /** Host of the emulator's origin, and the `host` and `aliases` options of `listen()`. */
  readonly hosts: readonly string[];
  readonly urls: readonly string[];
  /** Whether to trust only the emulator and `urls`, not other local pages. */
  readonly strict?: boolean;
}

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * In a DNS rebinding attack, a page has the same origin as the emulator, but its requests contain
 * the attacker's host name.
 */
export function isOwnHost(request: Request, trusted: TrustedHosts): boolean {
  const url = new URL(request.url);
  const requestUrl = parseUrl(`http://${request.headers.get("Host") ?? url.host}`);
  if (!requestUrl) return false;
  const { hostname } = requestUrl;
  const isAddress = hostname.startsWith("[") || /^\d+(\.\d+){3}$/.test(hostname);
  return isAddress || isLocal(hostname) || [...API_HOSTS, ...trusted.hosts].includes(hostname);
}

/** Trusts the requested host and `urls` and, unless `strict` is set, local pages and `hosts`. */
export function canRead(request: Request, trusted: TrustedHosts): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null) return true;
  const originUrl = parseUrl(origin);
  if (!originUrl) return false;
  const requestUrl = parseUrl(`http://${request.headers.get("Host") ?? new URL(request.url).host}`);
  if (trusted.strict) {
    if (requestUrl?.host === originUrl.host) return true;
  } else {
    if (isLocal(originUrl.hostname) || trusted.hosts.includes(originUrl.hostname)) return true;
    if (requestUrl?.hostname === originUrl.hostname) return true;
  }
  return trusted.urls.some((address) => parseUrl(address)?.origin === originUrl.origin);
}

export function addCors(request: Request, headers: Headers, trusted: TrustedHosts): void {
  headers.append("Vary", "Origin");
  if (!canRead(request, trusted)) return;
  headers.set("Access-Control-Allow-Origin", request.headers.get("Origin") ?? "*");
  headers.set("Access-Control-Expose-Headers", EXPOSED_HEADERS);
}

/** Allows the requested headers by name, because the wildcard does not cover Authorization. */
export function preflight(request: Request, trusted: TrustedHosts): Response {
  const headers = new Headers();
  addCors(request, headers, trusted);
  if (headers.has("Access-Control-Allow-Origin")) {
    headers.set("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE, OPTIONS");
    headers.set(
      "Access-Control-Allow-Headers",
      request.headers.get("Access-Control-Request-Headers") ??
        "Authorization, Content-Type, X-Wix-Consistent",
    );
    headers.set("Access-Control-Max-Age", "600");
  }
  return new Response(null, { status: 204, headers });
}
