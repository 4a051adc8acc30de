import { permissionDenied } from "../../../kernel/platform-error.js";
import { isLocal } from "../../../site/local-host.js";
import type { SiteSettings } from "../../../site/settings.js";

/**
 * As on the platform, a URL must match an allowed one exactly. Local URLs are also allowed while
 * `allowLocalhost` is on, because the port of a development server changes.
 */
export function mayReturnTo(site: SiteSettings, address: string): boolean {
  if (site.redirectAllowList.includes(address)) return true;
  if (site.strict) return false;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") return false;
  return site.allowLocalhost && isLocal(url.hostname);
}

/** If the site lists no clients, every id is accepted unless the site is strict. */
export function isKnownClient(
  { clients, strict }: SiteSettings,
  clientId: string | undefined,
): clientId is string {
  if (clientId === undefined) return false;
  return clients.includes(clientId) || (clients.length === 0 && !strict);
}

export function isKnownApp({ apps, strict }: SiteSettings, id: unknown, secret: unknown): boolean {
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
