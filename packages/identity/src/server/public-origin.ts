/** Parts of a request that determine its URL. */
export interface Incoming {
  readonly url?: string;
  readonly headers?: Headers;
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Returns the origin of a Host header; `undefined` if the header is invalid, because it can contain a path,
 * credentials or another host.
 *
 * @param protocol - "http" or "https"
 * @param host - a host with or without a port
 */
export function originOfHost(protocol: string, host: string | undefined): string | undefined {
  if (!/^https?$/i.test(protocol) || !host || !HOST.test(host)) return undefined;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Returns the first of several values: each proxy appends its own. */
const first = (value: string | null | undefined) => value?.split(",")[0]?.trim() || undefined;

/** Returns a parameter of the first element of Forwarded (RFC 7239, section 4). */
function parameter(forwarded: string | undefined, name: string): string | undefined {
  for (const pair of forwarded?.split(";") ?? []) {
    const [key = "", ...value] = pair.split("=");
    if (key.trim().toLowerCase() === name) return value.join("=").trim().replace(/^"|"$/g, "");
  }
  return undefined;
}

/** Returns the origin that a proxy reports. */
function forwardedOrigin(headers: Headers | undefined, own: URL | undefined): string | undefined {
  const forwarded = first(headers?.get("forwarded"));
  const proto =
    first(headers?.get("x-forwarded-proto")) ??
    parameter(forwarded, "proto") ??
    own?.protocol.slice(0, -1);
  const host =
    first(headers?.get("x-forwarded-host")) ??
    parameter(forwarded, "host") ??
    own?.host ??
    headers?.get("host") ??
    undefined;
  return proto ? originOfHost(proto, host) : undefined;
}

/**
 * Returns the public origin of this server; `undefined` if unknown.
 *
 * @param settings - `origin` if it is configured, `trustProxy` if a proxy reports it
 * @param incoming - the request
 */
export function publicOrigin(
  settings: { readonly origin: string | undefined; readonly trustProxy: boolean },
  incoming: Incoming,
): string | undefined {
  if (settings.origin) return settings.origin;
  const { url, headers } = incoming;
  // some frameworks pass only a path
  const own = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  return (settings.trustProxy ? forwardedOrigin(headers, own) : undefined) ?? own?.origin;
}
