import { fromBase64Url } from "../../checks/json.js";
import { operations } from "../../generated/operations.js";
import { Router } from "../../server/router.js";
import { PACKED_PARAMETER, type Pair } from "./pair.js";
import { Pseudonyms } from "./pseudonyms.js";

export interface RecorderOptions {
  readonly target: string;
  readonly onPair: (pair: Pair) => void;
  readonly keepIds?: boolean;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
}

/** Headers that apply only to a single connection, or that `fetch` handles itself. */
const EXCLUDED_HEADERS = [
  "accept-encoding",
  "connection",
  "content-encoding",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

function forwardedHeaders(headers: Headers): Headers {
  const copy = new Headers(headers);
  for (const name of EXCLUDED_HEADERS) copy.delete(name);
  return copy;
}

const jsonOf = (text: string): unknown => (text === "" ? undefined : JSON.parse(text));

function queryOf(search: URLSearchParams): [string, unknown][] {
  return [...search].map(([name, value]) => [
    name,
    name === PACKED_PARAMETER ? JSON.parse(fromBase64Url(value)) : value,
  ]);
}

/**
 * Forwards all requests, and records the platform's operations. Replaces secrets, personal data
 * and, unless `keepIds` is set, ids. The only recorded header is `Authorization`, as a pseudonym.
 */
export function recorder(options: RecorderOptions): (request: Request) => Promise<Response> {
  const { target, onPair, keepIds = false, now = Date.now } = options;
  const send = options.fetch ?? globalThis.fetch;
  const router = new Router(operations);
  const pseudonyms = new Pseudonyms();

  function pairOf(request: Request, sentText: string, at: number, response: Pair["response"]) {
    const url = new URL(request.url);
    const { method, headers } = request;
    const operation = router.match(method, url.pathname)?.route.name;
    if (operation === undefined) return undefined;
    const context = { hasLoginCodes: operation.startsWith("identity."), keepIds };
    const isForm = /^application\/x-www-form-urlencoded/.test(headers.get("Content-Type") ?? "");
    const body = isForm ? Object.fromEntries(new URLSearchParams(sentText)) : jsonOf(sentText);
    const authorization = headers.get("Authorization");
    return {
      at,
      operation,
      method,
      path: pseudonyms.path(url.pathname, context),
      query: queryOf(url.searchParams).map(([name, value]): [string, unknown] => [
        name,
        pseudonyms.value(value, context, name),
      ]),
      ...(authorization === null ? {} : { authorization: pseudonyms.authorization(authorization) }),
      ...(sentText !== "" && {
        body: { as: isForm ? "form" : "json", value: pseudonyms.value(body, context) } as const,
      }),
      response: { status: response.status, body: pseudonyms.value(response.body, context) },
    };
  }

  return async (request) => {
    const time = now();
    const { method, headers } = request;
    const { pathname, search } = new URL(request.url);
    const bytes = method === "GET" || method === "HEAD" ? undefined : await request.arrayBuffer();
    let response: Response;
    let content: ArrayBuffer;
    try {
      response = await send(new URL(pathname + search, target), {
        method,
        headers: forwardedHeaders(headers),
        redirect: "manual",
        ...(bytes ? { body: bytes } : {}),
      });
      content = await response.arrayBuffer();
    } catch {
      return Response.json({ message: "Cannot reach the target" }, { status: 502 });
    }
    const { status } = response;
    const text = (buffer: ArrayBuffer | undefined) => new TextDecoder().decode(buffer);
    let pair: Pair | undefined;
    try {
      pair = pairOf(request, text(bytes), time, { status, body: jsonOf(text(content)) });
    } catch {
      // Do not record requests or responses with invalid JSON, such as an HTML error page.
    }
    if (pair) onPair(pair);
    const hasNoBody = content.byteLength === 0 || status === 204 || status === 304;
    return new Response(hasNoBody ? null : content, {
      status,
      headers: forwardedHeaders(response.headers),
    });
  };
}
