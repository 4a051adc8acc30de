// Who may reach the emulator, and read what it answers. It knows codes, reset links and a merchant's key, and any page
// of the web can send requests to this machine: so it answers under its own names, to pages of this machine.
import { isLocal } from "../kernel/local.js";

const EXPOSED = "X-Wix-Request-Id, X-Wix-Consistent, Retry-After";

/** Hosts of the platform whose calls the emulator answers, however they were led here. */
export const API_HOSTS: readonly string[] = ["www.wixapis.com", "edge.wixapis.com", "www.wix.com"];

/** What trust is decided by. */
export interface Trusted {
  /** Names that the emulator is reached by, besides those of this machine: of its origin, and what it listens on. */
  readonly hosts: readonly string[];
  /** Addresses that the site lets hosted pages return to. */
  readonly addresses: readonly string[];
  /** Only origins of `addresses` and the emulator's own pages are trusted, not other pages of this machine. */
  readonly strict?: boolean;
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * Whether a request came for one of the emulator's own names. A page whose own name was made to point at this machine
 * (DNS rebinding) is of one origin with it, but sends its name; an address needs no name.
 */
export function isOwnHost(request: Request, trusted: Trusted): boolean {
  const url = new URL(request.url);
  const asked = parsed(`http://${request.headers.get("Host") ?? url.host}`);
  if (!asked) return false;
  const { hostname } = asked;
  const isAddress = hostname.startsWith("[") || /^\d+(\.\d+){3}$/.test(hostname);
  return isAddress || isLocal(hostname) || [...API_HOSTS, ...trusted.hosts].includes(hostname);
}

/** Whether pages of an origin may read answers: of this machine, of the host that was asked, of an allowed address. */
export function mayRead(request: Request, trusted: Trusted): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null) return true;
  const from = parsed(origin);
  if (!from) return false;
  const asked = parsed(`http://${request.headers.get("Host") ?? new URL(request.url).host}`);
  if (trusted.strict) {
    if (asked?.host === from.host) return true;
  } else {
    if (isLocal(from.hostname) || trusted.hosts.includes(from.hostname)) return true;
    if (asked?.hostname === from.hostname) return true;
  }
  return trusted.addresses.some((address) => parsed(address)?.origin === from.origin);
}

/** Headers that let the page that asked read an answer. */
export function addCors(request: Request, headers: Headers, trusted: Trusted): void {
  headers.append("Vary", "Origin");
  if (!mayRead(request, trusted)) return;
  headers.set("Access-Control-Allow-Origin", request.headers.get("Origin") ?? "*");
  headers.set("Access-Control-Expose-Headers", EXPOSED);
}

/** The answer to a preflight: the wildcard does not cover Authorization, so what is asked for is allowed by name. */
export function preflight(request: Request, trusted: Trusted): Response {
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
