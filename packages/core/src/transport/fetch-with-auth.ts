import type { ClientView } from "../client/client-view.js";
import { API_HOST, EDGE_HOST } from "../client/environment.js";
import { PorticoError } from "../errors/portico-error.js";
import { sendAuthorized, timeoutOf } from "./authorize.js";
import { withDeadline } from "./deadline.js";
import { setHeaders } from "./headers.js";
import { remember } from "./http.js";
import { isRedirect } from "./response.js";

type Attempt = Parameters<typeof sendAuthorized<Response>>[2];

/** Implements the public `fetchWithAuth`. A redirect to another origin is followed without the request's headers. */
export async function fetchWithAuth(
  view: ClientView,
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const { environment, options } = view.state;
  const { baseUrl, clock } = environment;
  const given = typeof input === "object" && "url" in input ? input : undefined;
  const address = given?.url ?? String(input);
  // Paths refer to the API host.
  const isPath = /^\/(?![/\\])/.test(address);
  const url = new URL(isPath ? baseUrl + address : address, `${baseUrl}/`);
  const edge = baseUrl === API_HOST ? [EDGE_HOST] : [];
  const allowed = [baseUrl, ...edge, ...(options.allowedOrigins ?? [])];
  const isTrusted = (origin: string) => allowed.some((each) => new URL(each).origin === origin);
  if (!isTrusted(url.origin)) {
    throw new PorticoError(
      `Cannot send credentials to ${url.origin}: the origin is not in allowedOrigins`,
      { code: "FOREIGN_ORIGIN" },
    );
  }
  const signals = [init.signal ?? given?.signal, view.options.signal];
  const signal = AbortSignal.any(signals.filter((each) => !!each));
  const mode = init.redirect ?? given?.redirect ?? "follow";
  const follows = mode === "follow";
  const redirect = follows ? "manual" : mode;
  let trusted = true;
  let last: Response | undefined;
  const call = { method: init.method ?? given?.method ?? "GET", url: url.href };
  const attempt: Attempt = async (headers, { fetch }, deadline) => {
    await last?.body?.cancel();
    deadline.signal.throwIfAborted();
    const combined = AbortSignal.any([signal, deadline.signal]);
    // A custom fetch always receives a Request.
    const make = () => {
      const request = new Request(given?.clone() ?? url, { ...init, signal: combined, redirect });
      setHeaders(request.headers, [...headers, Object.fromEntries(request.headers)]);
      return request;
    };
    const send = (request: Request) => fetch(request);
    const request = make();
    trusted = true;
    last = await send(request);
    if (follows && isRedirect(last)) {
      // Loaded on demand: redirects are rare, and in browsers this function only throws.
      const { followRedirects } = await import("./follow-redirects.js");
      const fail = (reason: string) => new PorticoError(reason, { code: "REDIRECTED" });
      const steps = { send, again: make, isTrusted, isRedirect, fail };
      ({ response: last, trusted } = await followRedirects(request, last, steps));
    }
    if (trusted) remember(view.state, last.headers);
    return last;
  };
  try {
    // The time limits cover credentials and response headers. The body may stream for longer.
    return await sendAuthorized(
      view,
      { signal, ...call },
      (headers, environment, { signal }) =>
        withDeadline(clock, { ...call, timeout: timeoutOf(view), signal }, (deadline) =>
          attempt(headers, environment, deadline),
        ),
      // A stream can be read only once, so a request with a stream as its body is not retried.
      ({ result }) => trusted && result?.status === 401 && !(init.body instanceof ReadableStream),
    );
  } catch (error) {
    // Like fetch, reject with the signal's reason.
    signal.throwIfAborted();
    throw error;
  }
}
