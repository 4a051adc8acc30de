import type { AuthStrategy } from "../client/auth-strategy.js";
import type { ClientView } from "../client/client-view.js";
import { API_HOST, urlOf } from "../client/environment.js";
import { sendOperation } from "../transport/authorize.js";
import { fetchWithAuth } from "../transport/fetch-with-auth.js";
import { jsonBody, withValidationErrors } from "../wire/sendable.js";
import { QUERY_LIMIT } from "../wire/url.js";
import type { WixHttpClient, WixRequest } from "./descriptors.js";
import { makeTransformable } from "./transformable-error.js";

/** Matches methods that only read, such as "QueryPosts", but not "GetOrCreateBrand". */
const READ_METHOD = /\.(Bulk)?(Get|List|Query|Search|Count|Aggregate)(?![a-z]|Or[A-Z])\w*$/;

function withFallback(request: WixRequest): WixRequest {
  const [fallback] = request.fallback ?? [];
  const isLong = request.method === "GET" && `${request.params ?? ""}`.length > QUERY_LIMIT;
  return isLong && fallback ? fallback : request;
}

/** Without a content type, `fetch` would send a string body as plain text. */
function withContentType(init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers);
  if (typeof init.body === "string" && !headers.has("content-type")) {
    headers.set("content-type", "application/json");
  }
  return { ...init, headers };
}

export function httpClient(view: ClientView, name: string): WixHttpClient {
  const { environment } = view.state;
  const auth = view.state.auth as (AuthStrategy & { getActiveToken?(): string }) | undefined;
  return {
    async request(factory) {
      try {
        // The packages choose the path of an operation by the host that they receive.
        const request = withFallback(factory({ host: new URL(API_HOST).host }));
        const { url, params, data, migrationOptions } = request;
        const method = request.method.toUpperCase();
        const query = `${params ?? ""}`;
        const operation = { name, path: url };
        const response = await sendOperation(view, {
          method,
          path: query ? `${url}?${query}` : url,
          body: data ? withValidationErrors(operation, () => jsonBody(data)) : undefined,
          read: method === "GET" || READ_METHOD.test(request.methodFqn ?? ""),
          operation,
        });
        const { status, headers, body } = response;
        const [transform] = [request.transformResponse].flat();
        const result =
          migrationOptions?.optInTransformResponse && transform ? transform(body) : body;
        return { data: result, headers, status, statusText: "" };
      } catch (error) {
        throw makeTransformable(error);
      }
    },
    fetchWithAuth: (input, init) => fetchWithAuth(view, input, withContentType(init)),
    wixAPIFetch(path, init) {
      const { pathname, search } = new URL(path, API_HOST);
      return fetchWithAuth(view, urlOf(environment, pathname + search), withContentType(init));
    },
    getActiveToken: () => auth?.getActiveToken?.(),
    getAuthHeaders: async () => auth?.getAuthHeaders() ?? { headers: {} },
  };
}
