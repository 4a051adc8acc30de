import type { CallStart } from "../client/middleware.js";
import { type ErrorInit, PorticoError, systemError } from "../errors/portico-error.js";
import { requestIdOf } from "./headers.js";

/** Omits the query string, which may contain secrets. */
export const requestLine = ({ method, url }: Partial<CallStart>) =>
  url && `${method} ${url.replace(/[?#].*/s, "")}`;

export const callError = (reason: string, call: Partial<CallStart>, init: ErrorInit) =>
  systemError(reason, { operation: call.operation, request: requestLine(call), ...init });

export const unusableResponse = (
  code: "BAD_PAYLOAD" | "TOO_LARGE" | "REDIRECTED" | "UNEXPECTED_RESPONSE",
  reason: string,
  { status, headers }: Pick<Response, "status" | "headers">,
  call: Partial<CallStart>,
) =>
  callError(reason, call, {
    code,
    status: status || undefined,
    requestId: requestIdOf(headers),
    cause: new Error(reason),
  });

const decoder = /* @__PURE__ */ new TextDecoder();

/**
 * Throws the error from `createError` if `Content-Length` or the body exceeds `limit` bytes. Counts
 * the bytes too, because `Content-Length` is unreliable for compressed or chunked bodies.
 */
export async function readText(
  message: Pick<Response, "body" | "headers" | "text">,
  limit: number,
  createError: () => Error,
): Promise<string> {
  const { body, headers } = message;
  // A custom fetch may return a body that is not a stream. The limit does not apply to it.
  if (body && !body.getReader) return message.text();
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let knownSize = Number(headers.get("content-length")); ; knownSize = size) {
    if (knownSize > limit) {
      reader?.cancel().catch(() => {});
      throw createError();
    }
    const chunk = (await reader?.read())?.value;
    if (!chunk) return chunks.length === 1 ? decoder.decode(chunks[0]) : new Blob(chunks).text();
    size += chunk.byteLength;
    chunks.push(chunk);
  }
}

/** Reads the body of an incoming request. */
export function requestText(
  request: Pick<Request, "body" | "headers" | "text">,
  limit: number,
  code = "BODY_TOO_LARGE",
): Promise<string> {
  const reason = `The request body has more than ${limit} bytes`;
  return readText(request, limit, () => new PorticoError(reason, { code, status: 413 }));
}

/** "opaqueredirect" means that the browser hides the target. */
export const isRedirect = ({ status, type }: Pick<Response, "status" | "type">): boolean =>
  type === "opaqueredirect" || /^30[12378]$/.test(String(status));

/**
 * Creates the body for operations that document a redirect. If the browser hides the target, uses
 * the request's URL, because opening that URL leads to the target.
 */
export const redirectBody = ({ status, headers }: Response, url: string): object => ({
  redirectUrl: new URL(headers.get("location") ?? "", url).href,
  statusCode: status,
  headers: [...headers].map(([key, value]) => ({ key, value })),
  body: "",
});
