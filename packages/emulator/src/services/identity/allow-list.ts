import { isLocal } from "../../kernel/local.js";
import { permissionDenied } from "../../kernel/platform-error.js";
import type { SiteSettings } from "../../kernel/site.js";

/**
 * Whether an address may be returned to. The list is exact, as on the platform; pages of this machine are let
 * through as long as `allowLocalhost` is on, because a development server's port changes.
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

/** Whether an OAuth client exists: any does where the site names none, unless it is strict. */
export function isKnownClient(
  { clients, strict }: SiteSettings,
  clientId: string | undefined,
): clientId is string {
  if (clientId === undefined) return false;
  return clients.includes(clientId) || (clients.length === 0 && !strict);
}

/** Whether an app exists and has this secret; the same holds where the site names no apps. */
export function isKnownApp({ apps, strict }: SiteSettings, id: unknown, secret: unknown): boolean {
  if (apps.length === 0) return !strict;
  return apps.some((app) => app.id === id && app.secret === secret);
}

/** 403 for an address that is not on the list. */
export function requireReturnTo(site: SiteSettings, address: string, field: string): void {
  if (mayReturnTo(site, address)) return;
  throw permissionDenied(
    `The URL in '${field}' is not allowed for this client`,
    "REDIRECT_URI_NOT_ALLOWED",
  );
}
