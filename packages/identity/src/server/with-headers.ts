/** Headers of a response for one browser: no cache may give it to another. */
export const PRIVATE = { "Cache-Control": "private, no-store", Vary: "Cookie" };

const nameOf = (line: string) => (line.split("=")[0] ?? "").trim();

/**
 * Adds Set-Cookie lines to others. A line replaces earlier ones of the same name, so that a response sets each cookie once.
 *
 * @param lines - of the response so far
 * @param more - lines to add
 */
export function withCookies(lines: readonly string[], more: readonly string[]): string[] {
  const names = new Set(more.map(nameOf));
  return [...lines.filter((line) => !names.has(nameOf(line))), ...more];
}

/** Adds the session's headers to a response's headers. */
function addTo(headers: Headers, more: Headers): void {
  const cookies = withCookies(headers.getSetCookie(), more.getSetCookie());
  headers.delete("set-cookie");
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  for (const [name, value] of more) {
    if (name === "set-cookie") continue;
    if (name !== "vary") headers.set(name, value);
    else if (!/(^|,)\s*(cookie|\*)\s*(,|$)/i.test(headers.get(name) ?? "")) {
      headers.append(name, value);
    }
  }
}

/** Returns a response with further headers. */
export function withHeaders(response: Response, more: Headers): Response {
  if ([...more].length === 0) return response;
  try {
    addTo(response.headers, more);
    return response;
  } catch {
    // The headers of a fetched response, and of Response.redirect, cannot be changed.
    const copy = new Response(response.body, response);
    addTo(copy.headers, more);
    return copy;
  }
}
