/**
 * Whether a request comes from the site's own pages: as Origin says, else Sec-Fetch-Site (Fetch Metadata).
 *
 * @param request - of a browser
 * @param origin - of the site
 * @param otherwise - where neither header is there
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
