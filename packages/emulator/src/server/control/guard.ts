// Only programs on this machine and the emulator's pages may use the control API. Pages from other
// origins (even on this machine), HTML forms, and other machines without a token are rejected.

/** `address` is the address of the calling machine. */
export type Handle = (request: Request, address?: string) => Promise<Response>;

export const CONTROL_PATH = "/_portico/control/";
export const TENANTS_PATH = "/_portico/tenants";

/** Matches the control API and the dashboard, which shows the same data. */
export const isControlPath = (path: string): boolean =>
  path.startsWith(CONTROL_PATH) || path === "/_portico/" || path === "/";

/** Header that programs can send instead of a JSON content type. */
const CONTROL_HEADER = "X-Portico-Control";

/** Requests from this process have no address. */
export function machineError(address = "::1"): string | undefined {
  if (address === "::1" || /^(::ffff:)?127\./.test(address)) return undefined;
  return `The control API and the dashboard are only available on the emulator's machine, not to ${address}`;
}

/** Programs outside browsers send no `Origin` header. */
function isFromOtherSite(request: Request, url: URL, origin: string): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const requestOrigin = request.headers.get("Origin");
  if (requestOrigin === null || requestOrigin === origin) return false;
  return requestOrigin !== `${url.protocol}//${request.headers.get("Host") ?? url.host}`;
}

export function requestError(request: Request, url: URL, origin: string): string | undefined {
  if (isFromOtherSite(request, url, origin))
    return "The control API rejects requests from other websites";
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  const type = request.headers.get("Content-Type") ?? "";
  if (type.startsWith("application/json") || request.headers.has(CONTROL_HEADER)) return undefined;
  return `Changes require the content type application/json or the header ${CONTROL_HEADER}`;
}
