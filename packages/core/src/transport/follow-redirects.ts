import { PorticoError } from "../errors/portico-error.js";
import { isRedirect } from "./redirects.js";

/** How many redirects fetch follows (Fetch standard, section 4.4). */
const MAX_REDIRECTS = 20;

const redirected = (reason: string) =>
  new PorticoError(`${reason}. Use { redirect: "manual" } to get the redirect itself`, {
    code: "REDIRECTED",
  });

/**
 * Follows redirects as fetch does, with two differences: an origin that is not trusted gets no
 * headers of the request, and no request with a body.
 *
 * @param first - the request that was redirected
 * @param redirect - its response
 * @param send - sends one request
 * @param again - makes the first request once more, because its body can be read only once
 * @param isTrusted - whether an origin may get the headers
 * @returns the last response, and whether a trusted origin sent it
 * @throws PorticoError - REDIRECTED in a browser, after 20 redirects, or where a body would leave the trusted origins
 */
export async function followRedirects(
  first: Request,
  redirect: Response,
  send: (request: Request) => Promise<Response>,
  again: () => Request,
  isTrusted: (origin: string) => boolean,
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
    if (location === null) throw redirected("Browsers do not tell where this redirect leads");
    if (count === MAX_REDIRECTS) throw redirected(`More than ${MAX_REDIRECTS} redirects`);
    const url = new URL(location, next.url);
    const { status } = response;
    if (status === 303 ? method !== "HEAD" : status < 303 && method === "POST") {
      method = "GET";
      hasBody = false;
    }
    // Once another origin had a say, even one that leads back decides about a request with credentials.
    trusted &&= isTrusted(url.origin);
    const isRead = method === "GET" || method === "HEAD";
    if (!trusted && !(isRead && /^https?:$/.test(url.protocol))) {
      throw redirected(`The request is not sent to ${url.origin}, which is not in allowedOrigins`);
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
