import { isLocal } from "../../kernel/local.js";
import { permissionDenied } from "../../kernel/platform-error.js";
import type { SiteSettings } from "../../kernel/site.js";

/**
 * Whether an address may be returned to. The list is exact, as on the platform; pages of this machine are let
 * through as long as `allowLocalhost` is on, because a development server's port changes.
 */
export function mayReturnTo(site: SiteSettings, address: string): boolean {
  if (site.redirectAllowList.includes(address)) return true;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") return false;
  return site.allowLocalhost && isLocal(url.hostname);
}

/** 403 for an address that is not on the list. */
export function requireReturnTo(site: SiteSettings, address: string, field: string): void {
  if (mayReturnTo(site, address)) return;
  throw permissionDenied(
    `The address in '${field}' is not allowed for this client`,
    "REDIRECT_URI_NOT_ALLOWED",
  );
}
