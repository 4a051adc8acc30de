/** The limit in the Fetch standard (https://fetch.spec.whatwg.org/#http-redirect-fetch). */
const MAX_REDIRECTS = 20;

/**
 * These functions are passed in, because this file is loaded on demand and shares no code with the
 * package.
 */
export interface RedirectSteps {
  fetch(request: Request): Promise<Response>;
  /** Recreates the first request, because its body can be read only once. */
  repeat(): Request;
  isTrusted(origin: string): boolean;
  isRedirect(response: Response): boolean;
  fail(reason: string): Error;
}

/**
 * Follows redirects like `fetch`. As soon as a redirect leads to an untrusted origin, sends no more
 * headers or bodies.
 */
export async function followRedirects(
  firstRequest: Request,
  firstResponse: Response,
  { fetch, repeat, isTrusted, isRedirect, fail }: RedirectSteps,
): Promise<{ response: Response; trusted: boolean }> {
  let request = firstRequest;
  let response = firstResponse;
  let { method } = firstRequest;
  let hasBody = true;
  let hasOnlyTrustedOrigins = true;
  for (let count = 0; isRedirect(response); count++) {
    const { status } = response;
    const location = response.headers.get("location");
    if (location === null && status) break;
    response.body?.cancel().catch(() => {});
    if (location === null) throw fail("The server redirects, and browsers do not reveal where to");
    if (count === MAX_REDIRECTS) throw fail(`The server redirected more than ${count} times`);
    const url = new URL(location, request.url);
    if (status === 303 ? method !== "HEAD" : status < 303 && method === "POST") {
      method = "GET";
      hasBody = false;
    }
    // An untrusted origin must not choose the target of a request with credentials.
    hasOnlyTrustedOrigins &&= isTrusted(url.origin);
    if (
      !hasOnlyTrustedOrigins &&
      !(/^(GET|HEAD)$/.test(method) && /^https?:$/.test(url.protocol))
    ) {
      const reason = `Cannot follow the redirect to ${url.origin}: the origin is not in allowedOrigins`;
      throw fail(reason);
    }
    const { signal, headers } = request;
    const forwardedHeaders = hasOnlyTrustedOrigins
      ? [...headers].filter(([name]) => !name.startsWith("content-"))
      : [];
    const initWithoutBody = {
      method,
      signal,
      headers: forwardedHeaders,
      redirect: "manual",
    } as const;
    request = new Request(url, hasOnlyTrustedOrigins && hasBody ? repeat() : initWithoutBody);
    response = await fetch(request);
  }
  return { response, trusted: hasOnlyTrustedOrigins };
}
