// Serves several emulators at one address, for parallel tests.
import { type Handle, machineError, requestError, TENANTS_PATH } from "./control/guard.js";
import { isOwnHost, type TrustedHosts } from "./cors.js";
import { isOwnPath } from "./destinations.js";

const TENANT_HEADER = "x-portico-tenant";
/** Name of the query parameter on hosted pages, and of the cookie that stores its value. */
const TENANT_PARAMETER = "portico-tenant";
/** Domain whose subdomains select a tenant. */
const TENANT_DOMAIN = ".tenant.localhost";
const TENANT_NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
const DEFAULT_LIMIT = 32;

export interface Tenant {
  readonly serve: Handle;
  stop(): void;
}

export interface MainEmulator {
  readonly serve: Handle;
  readonly trusted: () => TrustedHosts;
  readonly origin: () => string;
  make(name: string): Tenant;
  readonly limit?: number;
}

/** On localhost, each tenant has a separate subdomain. */
export function originOf(origin: string, name: string): string {
  const { protocol, hostname, port } = new URL(origin);
  if (hostname !== "localhost") return origin;
  return `${protocol}//${name}${TENANT_DOMAIN}${port === "" ? "" : `:${port}`}`;
}

const errorResponse = (status: number, message: string) =>
  Response.json({ message, details: {} }, { status, headers: { "Cache-Control": "no-store" } });

function cookieOf(request: Request): string | undefined {
  const cookies = request.headers.get("Cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${TENANT_PARAMETER}=([^;]*)`).exec(cookies)?.[1];
}

function parameterOf(request: Request, url: URL): string | undefined {
  const { headers, method } = request;
  const isEmbedded =
    headers.get("Sec-Fetch-Site") === "cross-site" && headers.get("Sec-Fetch-Mode") !== "navigate";
  const isVisit = method === "GET" && !isEmbedded;
  return isVisit && isOwnPath(url.pathname)
    ? (url.searchParams.get(TENANT_PARAMETER) ?? undefined)
    : undefined;
}

/** Returns an empty string for the default emulator. */
function tenantName(request: Request, url: URL): string {
  const host = (request.headers.get("Host") ?? url.host).replace(/:\d+$/, "").toLowerCase();
  const name =
    request.headers.get(TENANT_HEADER) ??
    parameterOf(request, url) ??
    (host.endsWith(TENANT_DOMAIN) ? host.slice(0, -TENANT_DOMAIN.length) : undefined) ??
    (isOwnPath(url.pathname) ? cookieOf(request) : undefined);
  return (name ?? "").toLowerCase();
}

function withCookie(response: Response, name: string): Response {
  const maxAge = name === "" ? "; Max-Age=0" : "";
  const cookie = `${TENANT_PARAMETER}=${name}; Path=/; HttpOnly; SameSite=Lax${maxAge}`;
  response.headers.append("Set-Cookie", cookie);
  return response;
}

/** The first request for a tenant creates the tenant. */
export function tenantHandler(main: MainEmulator): Handle {
  const { limit = DEFAULT_LIMIT } = main;
  const tenants = new Map<string, Tenant>();

  function manage(request: Request, url: URL, address: string | undefined): Response {
    const message = machineError(address) ?? requestError(request, url, main.origin());
    if (message !== undefined) return errorResponse(403, message);
    const name = url.pathname.slice(TENANTS_PATH.length + 1).toLowerCase();
    if (name === "" && request.method === "GET") return Response.json([...tenants.keys()]);
    if (name === "" || request.method !== "DELETE") {
      return errorResponse(405, `${TENANTS_PATH} supports GET, and DELETE ${TENANTS_PATH}/<name>`);
    }
    const tenant = tenants.get(name);
    if (!tenant) return errorResponse(404, `Tenant ${name} not found`);
    tenants.delete(name);
    tenant.stop();
    return Response.json({});
  }

  function tenantOf(name: string): Tenant | Response {
    const existingTenant = tenants.get(name);
    if (existingTenant) return existingTenant;
    if (!TENANT_NAME.test(name)) {
      return errorResponse(400, "Tenant names can have up to 40 letters, digits and hyphens");
    }
    if (tenants.size >= limit) {
      return errorResponse(
        409,
        `The limit of ${limit} tenants is reached: DELETE ${TENANTS_PATH}/<name> removes one`,
      );
    }
    const tenant = main.make(name);
    tenants.set(name, tenant);
    return tenant;
  }

  return async (request, address) => {
    const url = new URL(request.url);
    if (!isOwnHost(request, main.trusted())) return await main.serve(request, address);
    if (url.pathname === TENANTS_PATH || url.pathname.startsWith(`${TENANTS_PATH}/`)) {
      return manage(request, url, address);
    }
    const name = tenantName(request, url);
    const parameter = parameterOf(request, url);
    const tenant = name === "" ? main : tenantOf(name);
    if (tenant instanceof Response) return tenant;
    const response = await tenant.serve(request, address);
    return parameter === undefined ? response : withCookie(response, name);
  };
}
