/** What goes with an answer to one browser alone: no cache may hand it to another. */
export const PRIVATE = { "Cache-Control": "private, no-store", Vary: "Cookie" };

/** Adds the headers of a session to others. */
function addTo(headers: Headers, more: Headers): void {
  for (const [name, value] of more) {
    if (name === "set-cookie") headers.append(name, value);
    else if (name !== "vary") headers.set(name, value);
    else if (!/(^|,)\s*(cookie|\*)\s*(,|$)/i.test(headers.get(name) ?? "")) {
      headers.append(name, value);
    }
  }
}

/** An answer with further headers. */
export function withHeaders(response: Response, more: Headers): Response {
  if ([...more].length === 0) return response;
  try {
    addTo(response.headers, more);
    return response;
  } catch {
    // Those of an answer that was fetched, or made by Response.redirect.
    const copy = new Response(response.body, response);
    addTo(copy.headers, more);
    return copy;
  }
}
