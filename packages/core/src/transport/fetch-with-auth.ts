import type { ClientView } from "../client/client-view.js";
import { API_HOST, EDGE_HOST } from "../client/environment.js";
import { toTimeLimit } from "../client/retry-options.js";
import { PorticoError } from "../errors/portico-error.js";
import { sendAuthorized } from "./authorize.js";
import { withDeadline } from "./deadline.js";
import { setHeaders } from "./headers.js";
import { rememberConsistency } from "./http.js";
import { isRedirect } from "./response.js";

export async function fetchWithAuth(
  { state, options }: ClientView,
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const { baseUrl, clock } = state.environment;
  const inputRequest = typeof input === "object" && "url" in input ? input : undefined;
  // Paths are relative to `baseUrl`, which may itself contain a path.
  const address = (inputRequest?.url ?? String(input)).replace(/^\/(?![/\\])/, "./");
  const url = new URL(address, `${baseUrl}/`);
  const edgeHosts = baseUrl === API_HOST ? [EDGE_HOST] : [];
  const allowedUrls = [baseUrl, ...edgeHosts, ...(state.options.allowedOrigins ?? [])];
  const isTrusted = (origin: string) => allowedUrls.some((each) => new URL(each).origin === origin);
  if (!isTrusted(url.origin)) {
    const reason = `Cannot send credentials to ${url.origin}: the origin is not in allowedOrigins`;
    throw new PorticoError(reason, { code: "FOREIGN_ORIGIN" });
  }
  const signals = [init.signal ?? inputRequest?.signal, options.signal];
  const signal = AbortSignal.any(signals.filter((each) => !!each));
  const mode = init.redirect ?? inputRequest?.redirect ?? "follow";
  const redirect = mode === "follow" ? "manual" : mode;
  const timeout = toTimeLimit(options.timeout ?? state.environment.timeout);
  const call = { method: init.method ?? inputRequest?.method ?? "GET", url: url.href };
  let hasOnlyTrustedOrigins = true;
  let lastResponse: Response | undefined;
  try {
    // The time limits do not cover the response body, which may take longer to stream.
    return await sendAuthorized<Response>(
      { state, options },
      { signal, ...call },
      (headers, { fetch }, totalDeadline) =>
        withDeadline(
          clock,
          { ...call, timeout, signal: totalDeadline.signal },
          async (deadline) => {
            await lastResponse?.body?.cancel();
            deadline.signal.throwIfAborted();
            const combinedSignal = AbortSignal.any([signal, deadline.signal]);
            // A custom fetch always receives a Request.
            const createRequest = () => {
              const source = inputRequest?.clone() ?? url;
              const request = new Request(source, { ...init, signal: combinedSignal, redirect });
              setHeaders(request.headers, [...headers, Object.fromEntries(request.headers)]);
              return request;
            };
            const request = createRequest();
            hasOnlyTrustedOrigins = true;
            lastResponse = await fetch(request);
            if (mode === "follow" && isRedirect(lastResponse)) {
              // Redirects are rare, so the module is loaded on demand. In browsers, it only throws.
              const { followRedirects } = await import("./follow-redirects.js");
              const fail = (reason: string) => new PorticoError(reason, { code: "REDIRECTED" });
              const steps = {
                fetch,
                repeat: createRequest,
                isTrusted,
                isRedirect,
                fail,
              };
              ({ response: lastResponse, trusted: hasOnlyTrustedOrigins } = await followRedirects(
                request,
                lastResponse,
                steps,
              ));
            }
            if (hasOnlyTrustedOrigins) rememberConsistency(state, lastResponse.headers);
            return lastResponse;
          },
        ),
      // A stream in `init.body` can be read only once, so such a request is not retried.
      (_, result) =>
        hasOnlyTrustedOrigins && result?.status === 401 && !(init.body instanceof ReadableStream),
    );
  } catch (error) {
    // Like `fetch`, rejects with the signal's reason.
    signal.throwIfAborted();
    throw error;
  }
}
