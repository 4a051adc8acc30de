/** How many redirects fetch follows (Fetch standard, section 4.4). */
const MAX_REDIRECTS = 20;

/** Passed instead of imported, because this file is loaded on demand and shares no code with the rest. */
export interface RedirectSteps {
  send(request: Request): Promise<Response>;
  /** Creates the first request again, because its body can be read only once. */
  again(): Request;
  isTrusted(origin: string): boolean;
  isRedirect(response: Response): boolean;
  fail(reason: string): Error;
}

/**
 * Follows redirects as `fetch` does, but sends untrusted origins no headers and no bodies.
 *
 * @returns the last response, and whether a trusted origin sent it
 * @throws the error of `fail`: in browsers, after 20 redirects, or if a body would leave the trusted origins
 */
export async function followRedirects(
  first: Request,
  redirect: Response,
  { send, again, isTrusted, isRedirect, fail }: RedirectSteps,
): Promise<{ response: Response; trusted: boolean }> {
  let next = first;
  let response = redirect;
  let { method } = first;
  let hasBody = true;
  let trusted = true;
  for (let count = 0; ; count++) {
    const location = response.headers.get("location");
    if (!isRedirect(response) || (location === null && response.status)) {
      return { response, trusted };
    }
    response.body?.cancel().catch(() => {});
    if (location === null) throw fail("The server redirects, and browsers do not reveal where to");
    if (count === MAX_REDIRECTS)
      throw fail(`The server redirected more than ${MAX_REDIRECTS} times`);
    const url = new URL(location, next.url);
    const { status } = response;
    if (status === 303 ? method !== "HEAD" : status < 303 && method === "POST") {
      method = "GET";
      hasBody = false;
    }
    // After an untrusted origin, stay untrusted: it must not choose the target of a request with credentials.
    trusted &&= isTrusted(url.origin);
    const isRead = method === "GET" || method === "HEAD";
    if (!trusted && !(isRead && /^https?:$/.test(url.protocol))) {
      throw fail(
        `Cannot follow the redirect to ${url.origin}: the origin is not in allowedOrigins`,
      );
    }
    const { signal, headers } = next;
    next =
      trusted && hasBody
        ? new Request(url, again())
        : new Request(url, { method, signal, redirect: "manual" });
    if (trusted && !hasBody) {
      for (const [name, value] of headers) {
        if (!/^content-/.test(name)) next.headers.set(name, value);
      }
    }
    response = await send(next);
  }
}
