import { withCookies } from "../server/responses.js";

/** The part of a Node or Express request that the adapter uses. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The parsed body, if a body parser has already run. */
  readonly body?: unknown;
}

/** The part of a Node response that the adapter uses. */
export interface NodeResponse {
  statusCode: number;
  readonly headersSent: boolean;
  getHeader(name: string): number | string | string[] | undefined;
  setHeader(name: string, value: string | readonly string[]): unknown;
  getHeaderNames(): string[];
  removeHeader(name: string): unknown;
  end(body?: string): unknown;
}

const FORM_TYPE = "application/x-www-form-urlencoded";

function toHeaders({ headers }: NodeRequest): Headers {
  const entries = Object.entries(headers).flatMap(([name, value = []]) =>
    // HTTP/2 sends the method and path as pseudo-headers, which `Headers` rejects
    name.startsWith(":") ? [] : [value].flat().map((each): [string, string] => [name, each]),
  );
  return new Headers(entries);
}

function bodyStream(request: NodeRequest): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        chunks ??= request[Symbol.asyncIterator]();
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

function serializeBody(body: object | string, headers: Headers): string {
  if (typeof body === "string") return body;
  if (body instanceof Uint8Array) return new TextDecoder().decode(body);
  if (/^application\/json\b/i.test(headers.get("content-type") ?? "")) return JSON.stringify(body);
  headers.set("Content-Type", FORM_TYPE);
  const textFields = Object.entries(body).filter((entry): entry is [string, string] => {
    return typeof entry[1] === "string";
  });
  return new URLSearchParams(textFields).toString();
}

export function standardRequest(request: NodeRequest, url: string): Request {
  const { method, body } = request;
  const headers = toHeaders(request);
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers });
  // the body may be serialized again, so its length may change
  headers.delete("Content-Length");
  if (typeof body === "string" || (typeof body === "object" && body !== null)) {
    return new Request(url, { method, body: serializeBody(body, headers), headers });
  }
  const init = { method, headers, body: bodyStream(request), duplex: "half" };
  return new Request(url, init);
}

export function addCookies(response: NodeResponse, lines: readonly string[]): void {
  const value = response.getHeader("Set-Cookie") ?? [];
  response.setHeader("Set-Cookie", withCookies([value].flat().map(String), lines));
}

export function varyByCookie(response: NodeResponse): void {
  const vary = [response.getHeader("Vary") ?? []].flat().map(String).join(", ");
  if (!/(^|,)\s*(cookie|\*)\s*(,|$)/i.test(vary)) {
    response.setHeader("Vary", vary ? `${vary}, Cookie` : "Cookie");
  }
}

/** Buffers the whole body as text, so use this function only for short responses. */
export async function sendResponse(
  standardResponse: Response,
  response: NodeResponse,
): Promise<void> {
  const text = await standardResponse.text();
  response.statusCode = standardResponse.status;
  for (const [name, value] of standardResponse.headers) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  const cookies = standardResponse.headers.getSetCookie();
  if (cookies.length > 0) addCookies(response, cookies);
  response.end(text);
}
