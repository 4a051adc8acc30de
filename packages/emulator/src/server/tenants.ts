// Several emulators behind one address, for tests that run side by side: a request says whose it is.
import { refusedTo, TENANTS } from "./control/guard.js";
import { isOwnHost, type Trusted } from "./cors.js";
import { isOwnPath } from "./destinations.js";

const HEADER = "x-portico-tenant";
/** Parameter of a page's address, and the cookie that it leaves for the pages after it. */
const PARAMETER = "portico-tenant";
/** Names of this machine that have the tenant's before them. */
const DOMAIN = ".tenant.localhost";
/** A part of a host name. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
/** How many there are at most, unless told otherwise. */
const MOST = 32;

/** What answers requests. */
type Handle = (request: Request, from?: string) => Promise<Response>;

/** One of several. */
export interface Tenant {
  readonly serve: Handle;
  /** It is no more: nothing of it goes on. */
  end(): void;
}

/** What tenants need of the emulator that listens. */
export interface Landlord {
  readonly serve: Handle;
  readonly trusted: () => Trusted;
  readonly origin: () => string;
  /** Makes one, of the same options. */
  make(name: string): Tenant;
  readonly most?: number;
}

/** Where the pages of a tenant are: at a name of their own where the server's allows one. */
export function originOf(origin: string, name: string): string {
  const { protocol, hostname, port } = new URL(origin);
  if (hostname !== "localhost") return origin;
  return `${protocol}//${name}${DOMAIN}${port === "" ? "" : `:${port}`}`;
}

const refusal = (status: number, message: string) =>
  Response.json({ message, details: {} }, { status, headers: { "Cache-Control": "no-store" } });

function cookieOf(request: Request): string | undefined {
  const cookies = request.headers.get("Cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${PARAMETER}=([^;]*)`).exec(cookies)?.[1];
}

/** The tenant that a page's address names; a picture on somebody else's page names none. */
function parameterOf(request: Request, url: URL): string | undefined {
  const { headers, method } = request;
  const isForeign =
    headers.get("Sec-Fetch-Site") === "cross-site" && headers.get("Sec-Fetch-Mode") !== "navigate";
  const isVisit = method === "GET" && !isForeign;
  return isVisit && isOwnPath(url.pathname)
    ? (url.searchParams.get(PARAMETER) ?? undefined)
    : undefined;
}

/** Who asks: empty for the emulator without a name. */
function nameOf(request: Request, url: URL): string {
  const host = (request.headers.get("Host") ?? url.host).replace(/:\d+$/, "").toLowerCase();
  const named =
    request.headers.get(HEADER) ??
    parameterOf(request, url) ??
    (host.endsWith(DOMAIN) ? host.slice(0, -DOMAIN.length) : undefined) ??
    (isOwnPath(url.pathname) ? cookieOf(request) : undefined);
  return (named ?? "").toLowerCase();
}

/** Leaves what the next page's request brings along. */
function remembered(response: Response, name: string): Response {
  const age = name === "" ? "; Max-Age=0" : "";
  response.headers.append(
    "Set-Cookie",
    `${PARAMETER}=${name}; Path=/; HttpOnly; SameSite=Lax${age}`,
  );
  return response;
}

/** Makes what answers requests of several emulators: each is made when it is asked for the first time. */
export function tenantsOf(landlord: Landlord): Handle {
  const { most = MOST } = landlord;
  const tenants = new Map<string, Tenant>();

  function manage(request: Request, url: URL, from: string | undefined): Response {
    const refused = refusedTo(request, url, { origin: landlord.origin(), from });
    if (refused !== undefined) return refusal(403, refused);
    const name = url.pathname.slice(TENANTS.length + 1).toLowerCase();
    if (name === "" && request.method === "GET") return Response.json([...tenants.keys()]);
    if (name === "" || request.method !== "DELETE") {
      return refusal(405, `${TENANTS} supports GET, and DELETE ${TENANTS}/<name>`);
    }
    const tenant = tenants.get(name);
    if (!tenant) return refusal(404, `Tenant ${name} not found`);
    tenants.delete(name);
    tenant.end();
    return Response.json({});
  }

  /** The tenant of a name, or why there is none. */
  function tenantOf(name: string): Tenant | Response {
    const known = tenants.get(name);
    if (known) return known;
    if (!NAME.test(name)) {
      return refusal(400, "Tenant names can have up to 40 letters, digits and hyphens");
    }
    if (tenants.size >= most) {
      return refusal(
        409,
        `The limit of ${most} tenants is reached: DELETE ${TENANTS}/<name> removes one`,
      );
    }
    const made = landlord.make(name);
    tenants.set(name, made);
    return made;
  }

  return async (request, from) => {
    const url = new URL(request.url);
    if (!isOwnHost(request, landlord.trusted())) return await landlord.serve(request, from);
    if (url.pathname === TENANTS || url.pathname.startsWith(`${TENANTS}/`)) {
      return manage(request, url, from);
    }
    const name = nameOf(request, url);
    const asked = parameterOf(request, url);
    const tenant = name === "" ? landlord : tenantOf(name);
    if (tenant instanceof Response) return tenant;
    const response = await tenant.serve(request, from);
    return asked === undefined ? response : remembered(response, name);
  };
}
