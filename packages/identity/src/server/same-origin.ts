/**
 * Returns whether a request comes from pages of this site, according to Origin or else Sec-Fetch-Site (Fetch
 * Metadata).
 *
 * @param request - of a browser
 * @param origin - of the site
 * @param otherwise - result if both headers are missing
 */
export function isSameOrigin(
  { headers }: Request,
  origin: string | undefined,
  otherwise: boolean,
): boolean {
  const from = headers.get("origin");
  if (from !== null) return from === origin;
  const site = headers.get("sec-fetch-site");
  return site === null ? otherwise : site === "same-origin";
}
