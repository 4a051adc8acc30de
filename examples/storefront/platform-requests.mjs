// The shop and the emulator share one origin, in the demo and while developing.

/**
 * Whether a request is for the emulator and not for the shop: its hosted pages, everything but
 * reads, and all reads that neither name a file of the shop nor open a page.
 *
 * @param {{ method?: string, pathname: string, accept?: string }} request
 * @param {(pathname: string) => boolean} isShopFile
 */
export function isForPlatform({ method = "GET", pathname, accept = "" }, isShopFile) {
  if (pathname.startsWith("/_portico/") || pathname.startsWith("/_api/")) return true;
  if (method !== "GET" && method !== "HEAD") return true;
  if (pathname === "/") return false;
  return !isShopFile(pathname) && !accept.includes("text/html");
}
