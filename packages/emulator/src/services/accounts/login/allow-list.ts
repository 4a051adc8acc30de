import { permissionDenied } from "../../../kernel/platform-error.js";
import { isLocal } from "../../../site/local-host.js";
import type { SiteSettings } from "../../../site/settings.js";

/**
 * `allowLocalhost` also allows local URLs, because the port of a development server can change.
 * Strict sites ignore `allowLocalhost`.
 */
export function mayReturnTo(site: SiteSettings, address: string): boolean {
  if (site.redirectAllowList.includes(address)) return true;
  if (site.strict || !site.allowLocalhost || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === "http:" || protocol === "https:") && isLocal(hostname);
}

/** Accepts every client id if the site lists no clients and is not strict. */
export function isKnownClient(
  { clients, strict }: SiteSettings,
  clientId: string | undefined,
): clientId is string {
  if (clientId === undefined) return false;
  return clients.includes(clientId) || (clients.length === 0 && !strict);
}

export function isAppSecret({ apps, strict }: SiteSettings, id: unknown, secret: unknown): boolean {
  if (apps.length === 0) return !strict;
  return apps.some((app) => app.id === id && app.secret === secret);
}

export function requireReturnTo(site: SiteSettings, address: string, field: string): void {
  if (mayReturnTo(site, address)) return;
  throw permissionDenied(
    `The URL in '${field}' is not allowed for this client`,
    "REDIRECT_URI_NOT_ALLOWED",
  );
}
