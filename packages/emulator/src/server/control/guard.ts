// Who may control the emulator: programs of this machine, and its own page. Not a page of another origin, though it be
// of this machine, no form, and no other machine, though the emulator listens to it.

/** Where the control API is. */
export const CONTROL = "/_portico/control/";
/** Where tenants are listed and ended. */
export const TENANTS = "/_portico/tenants";

/** Whether a path is of the control API, or the dashboard's, which shows the same. */
export const isControlled = (path: string): boolean =>
  path.startsWith(CONTROL) || path === "/_portico/" || path === "/";

/** Header that a program sends in place of a JSON content type. */
const HEADER = "X-Portico-Control";

/** Whether an address of a socket is this machine's own; without one, the request was made in this process. */
const isLoopback = (address: string | undefined): boolean =>
  address === undefined || address === "::1" || /^(::ffff:)?127\./.test(address);

/** Why another machine gets no control; undefined: the request is of this one. */
export function refusedMachine(address: string | undefined): string | undefined {
  if (isLoopback(address)) return undefined;
  return `The control API and the dashboard are only available on the emulator's machine, not to ${address}`;
}

/** Whether a request comes from a page of another origin; a program names none. */
function isForeign(request: Request, url: URL, origin: string): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const from = request.headers.get("Origin");
  if (from === null || from === origin) return false;
  return from !== `${url.protocol}//${request.headers.get("Host") ?? url.host}`;
}

/** Why a request may not control the emulator; undefined: it may. */
export function refusedControl(request: Request, url: URL, origin: string): string | undefined {
  if (isForeign(request, url, origin))
    return "The control API rejects requests from other websites";
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  const type = request.headers.get("Content-Type") ?? "";
  if (type.startsWith("application/json") || request.headers.has(HEADER)) return undefined;
  return `Changes require the content type application/json or the header ${HEADER}`;
}

/** Why a request may not control what is beside the control API; undefined: it may. */
export function refusedTo(
  request: Request,
  url: URL,
  { origin, from }: { readonly origin: string; readonly from: string | undefined },
): string | undefined {
  return refusedMachine(from) ?? refusedControl(request, url, origin);
}
