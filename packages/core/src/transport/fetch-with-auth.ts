import type { ClientView } from "../client/client-view.js";
import { API_HOST, EDGE_HOST } from "../client/environment.js";
import { PorticoError } from "../errors/portico-error.js";
import { authorized } from "./authorized.js";
import { remember } from "./consistency.js";
import { setHeaders } from "./headers.js";

/**
 * A plain fetch with the client's headers and credentials. They go to the API's own origin and to
 * `allowedOrigins`, nowhere else.
 *
 * @param view - the client
 * @param input - an address, a path on the API host, or a Request
 * @param init - as for fetch; its headers win
 * @throws PorticoError of code FOREIGN_ORIGIN
 */
export async function fetchWithAuth(
  view: ClientView,
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const { environment, options } = view.state;
  const { baseUrl } = environment;
  const given = typeof input === "object" && "url" in input ? input : undefined;
  const address = given?.url ?? String(input);
  // A path is one on the API host.
  const isPath = /^\/(?![/\\])/.test(address);
  const url = new URL(isPath ? baseUrl + address : address, `${baseUrl}/`);
  const allowed = [
    baseUrl,
    ...(baseUrl === API_HOST ? [EDGE_HOST] : []),
    ...(options.allowedOrigins ?? []),
  ];
  if (!allowed.some((origin) => new URL(origin).origin === url.origin)) {
    throw new PorticoError(
      `Credentials are not sent to ${url.origin}: it is not in allowedOrigins`,
      { code: "FOREIGN_ORIGIN" },
    );
  }
  const signals = [init.signal ?? given?.signal, view.options.signal];
  const signal = AbortSignal.any(signals.filter((each) => !!each));
  let last: Response | undefined;
  try {
    // Credentials and headers have their time; how long the body streams is its reader's affair.
    return await authorized(
      view,
      { signal, method: init.method ?? given?.method ?? "GET", url: url.href },
      async (headers, own, deadline) => {
        await last?.body?.cancel();
        deadline.signal.throwIfAborted();
        const ending = AbortSignal.any([signal, deadline.signal]);
        // Always a Request, as every other call: whoever gives a fetch need read one kind of input.
        const request = new Request(given?.clone() ?? url, { ...init, signal: ending });
        setHeaders(request.headers, [...headers, Object.fromEntries(request.headers)]);
        last = await own.fetch(request);
        remember(view.state, last.headers);
        return last;
      },
      // A stream that was sent is gone: only what can be sent again is.
      ({ result }) => result?.status === 401 && !(init.body instanceof ReadableStream),
    );
  } catch (error) {
    // As fetch does.
    signal.throwIfAborted();
    throw error;
  }
}
